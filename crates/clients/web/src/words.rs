//! The texts of the page, in the language that is chosen: whatever asks for one in a view changes with it.

use cards::Suit;
use leptos::prelude::*;
use texts::{Arg, Lang, Texts};
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::{derived::Derived, settings::use_settings};

/// The texts of the page. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub struct Say(RwSignal<Lang>);

/// Makes the texts of a language known, here or in the worker; English is there from the beginning.
///
/// # Errors
/// They are out of reach.
pub async fn learn(lang: Lang) -> Result<(), SplitLoaderError> {
    match lang {
        Lang::En => Ok(()),
        Lang::Fr => french().await,
    }
}

#[wasm_split(french, fallible)]
fn french() -> Result<(), SplitLoaderError> {
    texts::provide::french();
    Ok(())
}

/// Makes those texts known that nobody needs at a first table: reasons, refusals, reviews, house rules, guidance.
///
/// # Errors
/// They are out of reach.
pub async fn learn_advice() -> Result<(), SplitLoaderError> {
    advice().await
}

#[wasm_split(advice, fallible)]
fn advice() -> Result<(), SplitLoaderError> {
    texts::provide::advice();
    Ok(())
}

/// What the page must be able to say at once: a language, and what the tables are that are offered by name.
async fn learn_for_page(lang: Lang, rare_tables: bool) -> Result<(), SplitLoaderError> {
    if rare_tables {
        learn_advice().await?;
    }
    learn(lang).await
}

/// Puts the texts into the context of the page, and says whether it can speak yet. Where texts are out of reach, the
/// page goes on with those it has.
pub fn provide_words() -> Signal<bool> {
    let settings = use_settings();
    let wanted =
        Derived::new(move || settings.with(|settings| (settings.lang(), settings.has_rare_tables())));
    let say = Say(RwSignal::new(Lang::default()));
    let speaks = RwSignal::new(wanted.get_untracked() == (Lang::default(), false));
    Effect::new(move |_| {
        let (lang, rare_tables) = wanted.get();
        spawn_local(async move {
            if learn_for_page(lang, rare_tables).await.is_ok() {
                say.0.set(lang);
            }
            speaks.set(true);
        });
    });
    provide_context(say);
    speaks.into()
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

/// The names of a side, which a sign joins for who looks.
#[must_use]
pub fn names_in_words(texts: Texts, names: &str) -> String {
    texts.list(names.split('+').map(str::to_owned).collect())
}

/// The same with the signs of suits as words.
#[must_use]
pub fn signs_in_words(texts: Texts, words: &str) -> String {
    let in_words = |sign: char| Suit::from_char(sign).filter(|_| "♠♣♦♥".contains(sign));
    let words = words
        .chars()
        .map(|sign| in_words(sign).map_or_else(|| sign.to_string(), |suit| format!(" {}", texts.suit(suit))));
    words.collect()
}
