//! The messages themselves: one bundle for each language, read when it is first asked for.

use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::langid;

use crate::Lang;

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// Name and text of each file of a language.
type Files = &'static [(&'static str, &'static str)];

macro_rules! files {
    ($lang:literal) => {
        &[
            ("terms", include_str!(concat!("../locales/", $lang, "/terms.ftl"))),
            ("refusals", include_str!(concat!("../locales/", $lang, "/refusals.ftl"))),
            ("rules", include_str!(concat!("../locales/", $lang, "/rules.ftl"))),
            ("bots", include_str!(concat!("../locales/", $lang, "/bots.ftl"))),
            ("terminal", include_str!(concat!("../locales/", $lang, "/terminal.ftl"))),
            ("rummy-terminal", include_str!(concat!("../locales/", $lang, "/rummy-terminal.ftl"))),
            ("desk", include_str!(concat!("../locales/", $lang, "/desk.ftl"))),
            ("cli", include_str!(concat!("../locales/", $lang, "/cli.ftl"))),
            ("review", include_str!(concat!("../locales/", $lang, "/review.ftl"))),
            ("arena", include_str!(concat!("../locales/", $lang, "/arena.ftl"))),
            ("rummy", include_str!(concat!("../locales/", $lang, "/rummy.ftl"))),
            ("baize", include_str!(concat!("../locales/", $lang, "/baize.ftl"))),
            ("rummy-rules", include_str!(concat!("../locales/", $lang, "/rummy-rules.ftl"))),
            ("web", include_str!(concat!("../locales/", $lang, "/web.ftl"))),
        ]
    };
}

static EN: LazyLock<Bundle> = LazyLock::new(|| read(Lang::En));
static FR: LazyLock<Bundle> = LazyLock::new(|| read(Lang::Fr));

pub(crate) fn of(lang: Lang) -> &'static Bundle {
    match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
    }
}

pub(crate) const fn files(lang: Lang) -> Files {
    match lang {
        Lang::En => files!("en"),
        Lang::Fr => files!("fr"),
    }
}

/// A message that can't be read or that exists twice is left out here: the tests find it.
fn read(lang: Lang) -> Bundle {
    let locale = match lang {
        Lang::En => langid!("en"),
        Lang::Fr => langid!("fr"),
    };
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    for (name, function) in FUNCTIONS {
        let added = bundle.add_function(name, move |values, _| apply(function, values));
        debug_assert!(added.is_ok(), "{name}");
    }
    for &(name, text) in files(lang) {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
            debug_assert!(false, "{lang}/{name}.ftl: {errors:?}");
            resource
        });
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{lang}/{name}.ftl: {added:?}");
    }
    bundle
}

type Function = fn(&str) -> String;

/// French that depends on the next word, which Fluent's selectors can't see.
const FUNCTIONS: [(&str, Function); 6] = [
    ("LE", with_le),
    ("DU", with_du),
    ("AU", with_au),
    ("DE", with_de),
    ("QUE", with_que),
    ("CAP", capitalised),
];

fn apply<'a>(function: Function, values: &[FluentValue<'a>]) -> FluentValue<'a> {
    match values {
        [FluentValue::String(text)] => FluentValue::from(function(text)),
        _ => FluentValue::Error,
    }
}

/// Whether a word elides the vowel before it: `as`, `Ann`, `Hélène`, but not `onze`, `huit`, `Yann`.
fn elides(text: &str) -> bool {
    let text = text.to_lowercase();
    if ["onze", "huit", "oui"].iter().any(|word| text.starts_with(word)) {
        return false;
    }
    let mut letters = text.chars();
    match letters.next() {
        Some('y') => letters.next().is_some_and(|letter| !is_vowel(letter)),
        Some('h') => true,
        first => first.is_some_and(is_vowel),
    }
}

fn is_vowel(letter: char) -> bool {
    "aàâäeéèêëiîïoôöuùûüœæ".contains(letter)
}

/// The definite article of a card or a suit: `l'as`, `la dame`, `le roi`.
fn with_le(noun: &str) -> String {
    if elides(noun) {
        format!("l'{noun}")
    } else if is_feminine(noun) {
        format!("la {noun}")
    } else {
        format!("le {noun}")
    }
}

/// `de` with the article: `de l'as`, `de la dame`, `du roi`.
fn with_du(noun: &str) -> String {
    if elides(noun) || is_feminine(noun) { format!("de {}", with_le(noun)) } else { format!("du {noun}") }
}

/// `à` with the article: `à l'as`, `à la dame`, `au roi`.
fn with_au(noun: &str) -> String {
    if elides(noun) || is_feminine(noun) { format!("à {}", with_le(noun)) } else { format!("au {noun}") }
}

/// `de` before a name: `d'Ann`, `de Bo`.
fn with_de(name: &str) -> String {
    if elides(name) { format!("d'{name}") } else { format!("de {name}") }
}

/// `que` before a name: `qu'Ann`, `que Bo`.
fn with_que(name: &str) -> String {
    if elides(name) { format!("qu'{name}") } else { format!("que {name}") }
}

fn is_feminine(noun: &str) -> bool {
    ["dame", "Blanche"].iter().any(|word| noun.starts_with(word))
}

/// The text with a capital first letter.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Fills the message of a key; `None` if there is no such message.
pub(crate) fn fill(lang: Lang, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = of(lang);
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{lang}: {key}: {errors:?}");
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_articles_and_elisions() {
        for (noun, le, du, au) in [
            ("as de pique", "l'as de pique", "de l'as de pique", "à l'as de pique"),
            ("dame de cœur", "la dame de cœur", "de la dame de cœur", "à la dame de cœur"),
            ("roi de trèfle", "le roi de trèfle", "du roi de trèfle", "au roi de trèfle"),
            ("onze de carreau", "le onze de carreau", "du onze de carreau", "au onze de carreau"),
            ("huit de carreau", "le huit de carreau", "du huit de carreau", "au huit de carreau"),
            ("Blanche", "la Blanche", "de la Blanche", "à la Blanche"),
            ("fou", "le fou", "du fou", "au fou"),
        ] {
            assert_eq!(
                (with_le(noun).as_str(), with_du(noun).as_str(), with_au(noun).as_str()),
                (le, du, au)
            );
        }
        for (name, of, that) in [
            ("Ann", "d'Ann", "qu'Ann"),
            ("Bo", "de Bo", "que Bo"),
            ("Émile", "d'Émile", "qu'Émile"),
            ("Hélène", "d'Hélène", "qu'Hélène"),
            ("Yves", "d'Yves", "qu'Yves"),
            ("Yannick", "de Yannick", "que Yannick"),
            ("", "de ", "que "),
        ] {
            assert_eq!((with_de(name).as_str(), with_que(name).as_str()), (of, that));
        }
    }
}
