//! The format in which a match is kept between two sittings.

use std::cmp::Ordering;

use kookaburra::GameKind;
use players::{Level, five_hundred::Conventions};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Record, Seat, Spec};

use super::Company;

const FORMAT: &str = "kookaburra-save/2";
const FORMAT_OF_ALL_VERSIONS: &str = "kookaburra-save/";
const VERSION: u32 = 2;

/// A match as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    format: String,
    /// Who came to the table, who sits where, who has won.
    pub(super) company: Company,
    pub(super) seed: String,
    pub(super) level: Levels,
    pub(super) game: u32,
    /// Whether packs are cut.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) cut: bool,
    /// Who deals first in this game, if that was settled before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) first: Option<Seat>,
    /// What calls say by agreement, if not what they say to everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) conventions: Option<String>,
    /// How much had been done in this hand when the human claimed the rest of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) claimed: Option<usize>,
    /// The game so far; it says which game it is.
    pub record: Record,
}

impl Save {
    /// A match between people, of this seed, in so many-th game; the others play as [`Level::Club`] does.
    #[must_use]
    pub fn new(company: Company, seed: String, game: u32, record: Record) -> Self {
        let level = Levels::of(&[Level::Club]);
        let format = FORMAT.to_owned();
        Self {
            format,
            company,
            seed,
            level,
            game,
            cut: false,
            first: None,
            conventions: None,
            claimed: None,
            record,
        }
    }

    /// Reads a match; `None` if the text is none, or none that this version knows: see [`NotRead`].
    #[must_use]
    pub fn read(text: &[u8]) -> Option<Self> {
        serde_json::from_slice::<Self>(text).ok().filter(|save| save.format == FORMAT)
    }

    /// Whether this version knows everything that the match is made of: its game, its rules, its players.
    fn is_known(&self) -> bool {
        let rules = &self.record.rules;
        let known_rules = match GameKind::of(&self.record) {
            Ok(GameKind::FiveHundred) => Spec::<five_hundred::Preset>::from_json(rules).is_ok(),
            Ok(GameKind::RummyFiveHundred) => Spec::<rummy_500::Preset>::from_json(rules).is_ok(),
            Err(_) => false,
        };
        let conventions = self.conventions.as_deref().is_none_or(|text| text.parse::<Conventions>().is_ok());
        known_rules && conventions && self.level.read().is_some()
    }
}

/// What a text is that is no match to go on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotRead {
    /// A match of a later version, or of one that knows more.
    Newer,
    /// A match of an earlier version.
    Older,
    /// No match, or one that can't have been.
    Damaged,
}

impl NotRead {
    /// Looks at a text that is no match to go on with. What can't be told apart from a match that another version
    /// understands is not called damaged.
    #[must_use]
    pub fn of(text: &[u8]) -> Self {
        let Ok(value) = serde_json::from_slice::<Value>(text) else { return Self::Damaged };
        let version = value.get("format").and_then(Value::as_str).and_then(version_of);
        match version.map(|version| version.cmp(&VERSION)) {
            None => Self::Damaged,
            Some(Ordering::Less) => Self::Older,
            Some(Ordering::Greater) => Self::Newer,
            Some(Ordering::Equal) => match serde_json::from_value::<Save>(value) {
                Ok(save) if save.is_known() => Self::Damaged,
                Err(error) if !error.to_string().starts_with("unknown field") => Self::Damaged,
                // A key or a word that is not known here.
                _ => Self::Newer,
            },
        }
    }
}

/// The version in the name of a format of saves.
fn version_of(format: &str) -> Option<u32> {
    format.strip_prefix(FORMAT_OF_ALL_VERSIONS)?.parse().ok()
}

/// How well the others play: the name of a level, or one for each of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Levels {
    All(String),
    Each(Vec<String>),
}

impl Levels {
    /// The levels by person, the human left out.
    pub(super) fn of(levels: &[Level]) -> Self {
        match levels {
            [] => Self::All(Level::Club.name().to_owned()),
            [level] => Self::All(level.name().to_owned()),
            several => Self::Each(several.iter().map(|level| level.name().to_owned()).collect()),
        }
    }

    /// Reads them; `None` if there are no such players.
    pub(super) fn read(&self) -> Option<Vec<Level>> {
        match self {
            Self::All(level) => Some(vec![level.parse().ok()?]),
            Self::Each(levels) => levels.iter().map(|level| level.parse().ok()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    #[test]
    fn what_another_version_has_kept_is_not_called_damaged() {
        let save = testing::session("quebec-4", 3).save();
        let text = serde_json::to_string(&save).unwrap();
        assert!(Save::read(text.as_bytes()).is_some());
        for (from, to, kind) in [
            ("save/2", "save/3", NotRead::Newer),
            ("save/2", "save/1", NotRead::Older),
            ("\"game\":0", "\"game\":0,\"weather\":\"fine\"", NotRead::Newer),
            ("\"people\"", "\"hats\":[],\"people\"", NotRead::Newer),
            ("\"hands\"", "\"jury\":1,\"hands\"", NotRead::Newer),
            ("quebec-4", "quebec-9", NotRead::Newer),
            ("\"club\"", "\"oracle\"", NotRead::Newer),
            ("\"game\":0", "\"game\":-1", NotRead::Damaged),
            ("kookaburra-save/2", "magpie-save/2", NotRead::Damaged),
            ("{", "", NotRead::Damaged),
        ] {
            let other = text.replacen(from, to, 1);
            assert_ne!(other, text, "{from}");
            assert_eq!(NotRead::of(other.as_bytes()), kind, "{from} -> {to}");
        }
        assert_eq!(NotRead::of(b"\xff"), NotRead::Damaged);
    }

    #[test]
    fn names_in_a_save_are_fit_to_be_shown() {
        let text = serde_json::to_string(&testing::session("quebec-4", 3).save()).unwrap();
        let text = text.replace("\"Ned\"", "\"N\\u001b[2Jed\"").replace("\"Luc\"", "\"N\\u001b[2Jed\"");
        assert!(text.contains("001b"), "{text}");
        let again = crate::AnySession::resume(Save::read(text.as_bytes()).unwrap()).unwrap();
        let crate::AnySession::FiveHundred(again) = again else { panic!("another game") };
        assert!(again.names().iter().any(|name| name == "N\u{fffd}[2Jed"), "{:?}", again.names());
    }
}
