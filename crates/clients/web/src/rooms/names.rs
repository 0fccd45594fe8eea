//! Fields for names: what nobody can be called is refused beside the field, in words, as it is typed, and is not saved.

use leptos::{ev, html, prelude::*};
use table::name::{self, NameFault};

use crate::words::{Say, use_words};

/// What is wrong with a name beside those that others have already; nothing yet if there is none.
fn problem(say: Say, typed: &str, taken: &[String]) -> Option<String> {
    match name::check_beside(typed, taken) {
        Ok(_) | Err(NameFault::Blank) => None,
        Err(fault) => Some(say.texts().name_fault(&fault)),
    }
}

/// A field for the name of a player.
#[component]
pub(crate) fn NameField(
    /// Its id on the page.
    #[prop(into)]
    id: String,
    /// What it says.
    #[prop(into)]
    label: Signal<String>,
    /// What stands in it while nothing is typed.
    #[prop(into, optional)]
    placeholder: Signal<String>,
    /// What the browser may fill in.
    #[prop(default = "off")]
    autocomplete: &'static str,
    /// Whether there must be one.
    #[prop(optional)]
    required: bool,
    /// The name now.
    #[prop(into)]
    value: Signal<String>,
    /// The names that others have.
    #[prop(into, optional)]
    taken: Signal<Vec<String>>,
    /// Keeps another name: one by which a player can be called, or none.
    set: impl Fn(String) + 'static,
) -> impl IntoView {
    let say = use_words();
    let input = NodeRef::<html::Input>::new();
    let typed = RwSignal::new(value.get_untracked());
    let wrong = Memo::new(move |_| taken.with(|taken| problem(say, &typed.get(), taken)));
    // What is being typed stays as it is typed: a blank at its end may be the beginning of another name.
    let shown = move || {
        let (saved, now) = (value.get(), typed.get_untracked());
        let stays = wrong.get_untracked().is_some() || name::check(&now).unwrap_or_default() == saved;
        if stays { now } else { saved }
    };
    // No form goes off with it: the browser leads back to the field.
    Effect::new(move |_| {
        if let Some(input) = input.get() {
            input.set_custom_validity(&wrong.get().unwrap_or_default());
        }
    });
    let write = move |event: ev::Event| {
        typed.set(event_target_value(&event));
        if wrong.get_untracked().is_none() {
            set(name::check(&typed.get_untracked()).unwrap_or_default());
        }
    };
    let wrong_id = format!("{id}-wrong");
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                id=id
                node_ref=input
                autocomplete=autocomplete
                required=required
                placeholder=placeholder
                aria-describedby=wrong_id.clone()
                aria-invalid=move || wrong.with(Option::is_some).then_some("true")
                prop:value=shown
                on:input=write
            />
            <p class="problems" id=wrong_id role="status">{wrong}</p>
        </div>
    }
}
