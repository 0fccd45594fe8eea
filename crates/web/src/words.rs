//! The texts of the page, in the language that is chosen: whatever asks for one in a view changes with it.

use leptos::prelude::*;
use texts::{Arg, Lang, Texts};

use crate::{
    derived::Derived,
    settings::{Settings, use_settings},
};

/// The texts of the page. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Say(Derived<Lang>);

/// Makes the texts known, those of the worker too.
pub fn know_texts() {
    texts::provide::english();
    texts::provide::english_rules();
    texts::provide::french();
    texts::provide::french_rules();
}

/// Puts the texts into the context of the page.
pub fn provide_words() {
    let settings = use_settings();
    provide_context(Say(Derived::new(move || settings.with(Settings::lang))));
}

/// The texts of the page.
///
/// # Panics
/// Outside the page.
#[must_use]
pub fn use_words() -> Say {
    expect_context()
}

impl Say {
    /// The language now.
    #[must_use]
    pub fn lang(self) -> Lang {
        self.0.get()
    }

    /// The texts now.
    #[must_use]
    pub fn texts(self) -> Texts {
        Texts::new(self.0.get())
    }

    /// A text that follows the language.
    pub fn get(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.texts().get(key)
    }

    /// A text with its places filled, as it is now.
    #[must_use]
    pub fn with(self, key: &str, args: &[(&str, Arg)]) -> String {
        self.texts().format(key, args)
    }
}
