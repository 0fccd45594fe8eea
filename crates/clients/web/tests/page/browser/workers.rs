//! What the workers of a page do, for tests that must see it.

use serde_json::json;

use crate::browser::BrowserUser;

/// Begins every worker of the page with `first`. A worker of a script made here needs to be told where it comes from.
const FIRST: &str = "
const Real = window.Worker;
window.Worker = class extends Real {
  constructor(script, how) {
    const address = JSON.stringify(new URL(script, location.href).href);
    const whole = `
      const ask = globalThis.fetch;
      globalThis.fetch = (what, ...how) => ask(typeof what === 'string' ? new URL(what, ${address}) : what, ...how);
      ${first};
      await import(${address});`;
    super(URL.createObjectURL(new Blob([whole], { type: 'text/javascript' })), how);
  }
};";

impl BrowserUser<'_> {
    /// Runs a script in the page before anything of its own, and another one in each of its workers, from the next page
    /// on.
    pub(crate) fn run_first(&self, in_page: &str, in_workers: &str) -> &Self {
        // The page lets no worker begin with a script that is not its own.
        self.command("Page.setBypassCSP", &json!({ "enabled": true }));
        let source = format!("{in_page};\n{{ const first = {};\n{FIRST} }}", json!(in_workers));
        self.command("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": source }));
        self
    }
}
