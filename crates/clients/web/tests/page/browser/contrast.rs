//! Whether everything can be told from its ground, whatever the mouse and the focus do.

use serde_json::{Value, json};

use crate::browser::BrowserUser;

const CONTROLS: &str = "a[href], button, input, select, textarea, summary";
const MEASURE: &str = include_str!("contrast.js");
/// What can happen to a control, and the states of CSS that it is in then.
const STATES: [(&str, &[&str]); 3] =
    [("hover", &["hover"]), ("focus", &["focus", "focus-visible"]), ("pressed", &["hover", "active"])];

impl BrowserUser<'_> {
    /// Sees to it that every text of the screen has a contrast of 4.5 to its ground (3 where it can't be used now),
    /// every sign, edge of a field and ring of the focus one of 3: at rest and with each state forced on all controls.
    pub(crate) fn can_be_read(&self, screen: &str) -> &Self {
        // Something that comes late has not been forced into any state: the screen is measured again.
        let poor = self.until("a screen that stays as it is", || {
            self.run(&format!("window.controls = [...document.querySelectorAll({CONTROLS:?})]"));
            let poor = self.measured();
            let stayed = format!(
                "const now = [...document.querySelectorAll({CONTROLS:?})];
                return now.length === window.controls.length && now.every((it, at) => it === window.controls[at])"
            );
            self.ask::<bool>(&stayed).then_some(poor)
        });
        assert!(poor.is_empty(), "{screen}:\n{}", poor.join("\n"));
        self
    }

    /// What can't be told from its ground, at rest and in each state.
    fn measured(&self) -> Vec<String> {
        let measure =
            |state: &str| -> Vec<String> { self.ask(&format!("const STATE = {state:?};\n{MEASURE}")) };
        let mut poor = measure("rest");
        let controls = self.controls();
        for (state, classes) in STATES {
            self.force(&controls, classes);
            poor.extend(measure(state));
        }
        self.force(&controls, &[]);
        poor
    }

    /// The controls as the browser's own tools know them.
    fn controls(&self) -> Vec<Value> {
        self.command("DOM.enable", &json!({}));
        self.command("CSS.enable", &json!({}));
        let document = self.command("DOM.getDocument", &json!({ "depth": 0 }));
        let asked = json!({ "nodeId": document["root"]["nodeId"], "selector": CONTROLS });
        self.command("DOM.querySelectorAll", &asked)["nodeIds"].as_array().cloned().unwrap_or_default()
    }

    fn force(&self, controls: &[Value], classes: &[&str]) {
        for control in controls {
            self.command(
                "CSS.forcePseudoState",
                &json!({ "nodeId": control, "forcedPseudoClasses": classes }),
            );
        }
    }
}
