//! [`Texts`]: finds a message, fills it, and lets its words follow the country of the rules.

use fluent_bundle::{FluentArgs, FluentValue};

use crate::{Lang, Spoken, bundle};

/// What fills a place in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A text.
    Text(String),
    /// A number, which may also choose between singular and plural.
    Number(i64),
}

impl Arg {
    /// A value that messages choose by: Fluent tells `10` the number from "10" the text.
    #[must_use]
    pub fn value(text: &str) -> Self {
        text.parse().map_or_else(|_| Self::Text(text.to_owned()), Self::Number)
    }
}

impl Arg {
    /// What stands in the message: of a text nothing that a screen would obey.
    fn shown(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => table::cleaned(text).into(),
            Self::Number(number) => (*number).into(),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! from_integers {
    ($($integer:ty)+) => {$(
        impl From<$integer> for Arg {
            fn from(number: $integer) -> Self { Self::Number(i64::from(number)) }
        }
    )+};
}

from_integers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// A number as it stands in a table: with a real minus where it is below zero.
#[must_use]
pub fn written(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A gain as it stands in a table: with its sign, if it is one.
#[must_use]
pub fn gain(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { written(points) }
}

/// The texts of one language, in the words of one country. Small and `Copy`: make one wherever it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts {
    lang: Lang,
    words: Words,
}

/// What lets words follow the rules. Every message may ask for these three variables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    /// `$country`: `au`, `us` or `qc`.
    pub country: &'static str,
    /// `$nil`: the word for a contract to win no trick, `misere` or `nullo`.
    pub nil: &'static str,
    /// `$jokers`: how many the pack has that are not alike.
    pub jokers: u8,
    /// Whether bids of six are inkles, messages that bind nobody.
    pub inkles: bool,
}

impl Texts {
    /// The texts of a language, in Australian words: before a table has rules.
    #[must_use]
    pub const fn new(lang: Lang) -> Self {
        Self { lang, words: Words { country: "au", nil: "misere", jokers: 1, inkles: false } }
    }

    /// The texts of a language, in the words of those who play by such rules.
    #[must_use]
    pub fn for_rules(lang: Lang, rules: &impl Spoken) -> Self {
        Self { lang, words: rules.words() }
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// What lets the words follow the rules.
    pub(crate) const fn words(&self) -> Words {
        self.words
    }

    /// Whether there is a message of this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        bundle::has(self.lang, key)
    }

    /// The text of a key; the key itself between ⟨⟩ if there is no such message.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// The text of a key with its places filled; the key itself between ⟨⟩ if there is no such message.
    #[must_use]
    pub fn format(&self, key: &str, args: &[(&str, Arg)]) -> String {
        let mut values = FluentArgs::with_capacity(args.len() + 3);
        values.set("country", self.words.country);
        values.set("nil", self.words.nil);
        values.set("jokers", self.words.jokers);
        for (name, arg) in args {
            values.set(*name, arg.shown());
        }
        bundle::fill(self.lang, key, &values).unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// A number as a sentence has it, and a voice says it.
    #[must_use]
    pub fn said(&self, number: i32) -> String {
        let size = number.unsigned_abs();
        if number < 0 { format!("{}{size}", self.lang.minus()) } else { size.to_string() }
    }

    /// A gain as a sentence has it: with its sign, if it is one.
    #[must_use]
    pub fn said_gain(&self, points: i32) -> String {
        if points > 0 { format!("+{points}") } else { self.said(points) }
    }
}
