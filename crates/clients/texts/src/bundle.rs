//! The messages themselves: what is there of each language, read when it is first asked for.

use std::{iter::once, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle, types::FluentNumber};
use unic_langid::langid;

use crate::{
    Lang,
    letters::{capital, in_small},
};

type Bundle = FluentBundle<FluentResource>;

/// Name and text of each file of a part.
pub(crate) type Files = &'static [(&'static str, &'static str)];

/// The files that are provided together, and read together.
pub(crate) struct Part {
    files: OnceLock<Files>,
    bundle: OnceLock<Bundle>,
}

impl Part {
    const fn new() -> Self {
        Self { files: OnceLock::new(), bundle: OnceLock::new() }
    }

    pub(crate) fn provide(&self, files: Files) {
        self.files.get_or_init(|| files);
    }

    fn files(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.files.get().copied().unwrap_or_default().iter().copied()
    }
}

/// A language with those of its parts that have been provided.
pub(crate) struct Language {
    lang: Lang,
    /// The texts of every table and the way to it.
    pub(crate) table: Part,
    /// What lies over a table, and what Home has below its first table.
    pub(crate) over: Part,
    /// Texts that are said on demand.
    pub(crate) advice: Part,
    /// What a table of Rummy 500 says besides.
    pub(crate) rummy: Part,
    /// What rule sheets and the other rooms beside the table say.
    pub(crate) rooms: Part,
    /// What a referee asks and rules.
    pub(crate) laws: Part,
    /// What a score sheet asks and says.
    pub(crate) sheet: Part,
    /// What is done and claimed at an open table.
    pub(crate) open: Part,
    /// What the course says.
    pub(crate) course: Part,
    /// Texts about challenges.
    pub(crate) challenges: Part,
    /// Texts about deals to practise on, and about positions.
    pub(crate) practice: Part,
    /// Figures of what somebody has played.
    pub(crate) figures: Part,
    /// The texts of tables for people in other places.
    pub(crate) online: Part,
    /// What only clients in a terminal say.
    pub(crate) terminal: Part,
}

static EN: Language = Language::new(Lang::En);
static FR: Language = Language::new(Lang::Fr);

/// A language, to provide parts of it.
pub(crate) const fn language(lang: Lang) -> &'static Language {
    match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
    }
}

/// A language to look something up in.
fn of(lang: Lang) -> &'static Language {
    #[cfg(feature = "all")]
    crate::provide::all();
    language(lang)
}

impl Language {
    const fn new(lang: Lang) -> Self {
        Self {
            lang,
            table: Part::new(),
            over: Part::new(),
            advice: Part::new(),
            rummy: Part::new(),
            rooms: Part::new(),
            laws: Part::new(),
            sheet: Part::new(),
            open: Part::new(),
            course: Part::new(),
            challenges: Part::new(),
            practice: Part::new(),
            figures: Part::new(),
            online: Part::new(),
            terminal: Part::new(),
        }
    }

    /// The bundle that has a message of this key.
    fn with(&self, key: &str) -> Option<&Bundle> {
        let Self {
            table,
            over,
            advice,
            rummy,
            rooms,
            laws,
            open,
            sheet,
            course,
            challenges,
            practice,
            figures,
            online,
            terminal,
            ..
        } = self;
        let parts = [
            table, over, advice, rummy, rooms, laws, open, sheet, course, challenges, practice, figures,
            online, terminal,
        ];
        let provided = parts.into_iter().filter(|part| part.files.get().is_some());
        provided
            .map(|part| part.bundle.get_or_init(|| self.read(part)))
            .find(|bundle| bundle.has_message(key))
    }

    /// Every part refers to the words of the table. A message that can't be read or that exists twice is left out here:
    /// the tests find it.
    fn read(&self, part: &Part) -> Bundle {
        let lang = self.lang;
        let locale = match lang {
            Lang::En => langid!("en"),
            Lang::Fr => langid!("fr"),
        };
        let mut bundle = Bundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match lang {
            Lang::En => |value, _| below_zero(value, Lang::En),
            Lang::Fr => |value, _| below_zero(value, Lang::Fr),
        }));
        for (name, function) in FUNCTIONS {
            let added = bundle.add_function(name, move |values, _| apply(function, values));
            debug_assert!(added.is_ok(), "{name}");
        }
        let is_table = std::ptr::eq(part, &self.table);
        let words = self.table.files().filter(|&(name, _)| name == WORDS && !is_table);
        for (name, text) in part.files().chain(words) {
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
                debug_assert!(false, "{lang}/{name}.ftl: {errors:?}");
                resource
            });
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "{lang}/{name}.ftl: {added:?}");
        }
        bundle
    }
}

/// A number below zero as a sentence has it: Fluent writes a hyphen, which nobody hears.
fn below_zero(value: &FluentValue<'_>, lang: Lang) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    (number.value < 0.0).then(|| {
        let size = FluentNumber::new(-number.value, number.options.clone());
        format!("{}{}", lang.minus(), size.as_string())
    })
}

/// The file of words that messages of every part may refer to.
const WORDS: &str = "terms";

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
    let text = in_small(text);
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

/// The definite article of a card or a suit: `l’as`, `la dame`, `le roi`.
fn with_le(noun: &str) -> String {
    if elides(noun) {
        format!("l’{noun}")
    } else if is_feminine(noun) {
        format!("la {noun}")
    } else {
        format!("le {noun}")
    }
}

/// `de` with the article: `de l’as`, `de la dame`, `du roi`.
fn with_du(noun: &str) -> String {
    if elides(noun) || is_feminine(noun) { format!("de {}", with_le(noun)) } else { format!("du {noun}") }
}

/// `à` with the article: `à l’as`, `à la dame`, `au roi`.
fn with_au(noun: &str) -> String {
    if elides(noun) || is_feminine(noun) { format!("à {}", with_le(noun)) } else { format!("au {noun}") }
}

/// `de` before a name: `d’Ann`, `de Bo`.
fn with_de(name: &str) -> String {
    if elides(name) { format!("d’{name}") } else { format!("de {name}") }
}

/// `que` before a name: `qu’Ann`, `que Bo`.
fn with_que(name: &str) -> String {
    if elides(name) { format!("qu’{name}") } else { format!("que {name}") }
}

fn is_feminine(noun: &str) -> bool {
    ["dame", "Blanche"].iter().any(|word| noun.starts_with(word))
}

/// The text with a capital first letter.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| once(capital(first)).chain(letters).collect())
}

/// Whether there is a message of this key.
pub(crate) fn has(lang: Lang, key: &str) -> bool {
    of(lang).with(key).is_some()
}

/// Fills the message of a key; `None` if there is no such message.
pub(crate) fn fill(lang: Lang, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = of(lang).with(key)?;
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
    fn a_part_is_there_once_it_is_provided_and_knows_the_words_of_the_table() {
        let english = Language::new(Lang::En);
        let there = || ["kitty", "deal"].map(|key| english.with(key).is_some());
        assert_eq!(there(), [false, false]);
        english.table.provide(&[(WORDS, "kitty = widow")]);
        assert_eq!(there(), [true, false]);
        english.rooms.provide(&[("rules", "deal = To the { kitty }.")]);
        assert_eq!(there(), [true, true]);
        let rules = english.with("deal").unwrap();
        let deal = rules.get_message("deal").unwrap().value().unwrap();
        assert_eq!(rules.format_pattern(deal, None, &mut Vec::new()), "To the widow.");
    }

    #[test]
    fn french_articles_and_elisions() {
        for (noun, le, du, au) in [
            ("as de pique", "l’as de pique", "de l’as de pique", "à l’as de pique"),
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
            ("Ann", "d’Ann", "qu’Ann"),
            ("Bo", "de Bo", "que Bo"),
            ("Émile", "d’Émile", "qu’Émile"),
            ("Hélène", "d’Hélène", "qu’Hélène"),
            ("Yves", "d’Yves", "qu’Yves"),
            ("Yannick", "de Yannick", "que Yannick"),
            ("", "de ", "que "),
        ] {
            assert_eq!((with_de(name).as_str(), with_que(name).as_str()), (of, that));
        }
    }
}
