//! A field for a number: it takes a minus however it is written or pasted, and says beside itself what is no number.

use std::collections::BTreeMap;

use leptos::prelude::*;
use texts::whole;

/// What stands in the fields of a screen as it was typed, by their ids: the screen may be drawn anew at every letter.
#[derive(Clone, Copy)]
pub(crate) struct Typed(RwSignal<BTreeMap<String, String>>);

impl Default for Typed {
    fn default() -> Self {
        Self(RwSignal::new(BTreeMap::new()))
    }
}

impl Typed {
    /// Nothing any more.
    pub(crate) fn clear(self) {
        self.0.update(BTreeMap::clear);
    }

    /// Whether something stands there that is no number.
    pub(crate) fn has_trouble(self) -> bool {
        self.0.with_untracked(|typed| typed.values().any(|text| is_wrong(text)))
    }

    fn of(self, id: &str) -> Option<String> {
        self.0.with(|typed| typed.get(id).cloned())
    }
}

fn is_wrong(text: &str) -> bool {
    !text.trim().is_empty() && whole::read(text).is_none()
}

/// A number that is typed, such as points of cards; nothing while there is none in the field. Other texts are
/// answered with `why`.
pub(crate) fn number(
    typed: Typed,
    title: String,
    id: String,
    value: Option<i32>,
    why: String,
    tell: impl Fn(Option<i32>) + 'static,
) -> AnyView {
    let (own, wrong, about) = (id.clone(), id.clone(), format!("{id}-wrong"));
    let read = {
        let id = id.clone();
        move |event| {
            let text = event_target_value(&event);
            let number = whole::read(&text);
            typed.0.update(|typed| {
                typed.insert(id.clone(), text);
            });
            tell(number);
        }
    };
    let shown = move || typed.of(&own).unwrap_or_else(|| value.map(whole::shown).unwrap_or_default());
    let is_wrong = Memo::new(move |_| typed.of(&wrong).is_some_and(|text| is_wrong(&text)));
    let trouble = move || is_wrong.get().then(|| why.clone());
    view! {
        <div class="field">
            <label for=id.clone()>{title}</label>
            <input
                inputmode="text"
                autocomplete="off"
                id=id
                prop:value=shown
                aria-invalid=move || is_wrong.get().to_string()
                aria-describedby=about.clone()
                on:input=read
            />
            <p class="problems" role="status" id=about>{trouble}</p>
        </div>
    }
    .into_any()
}
