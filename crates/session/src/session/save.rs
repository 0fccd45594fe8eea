//! The format in which a match is kept between two sittings.

use players::Level;
use serde::{Deserialize, Serialize};
use table::{Record, Seat};

use super::Company;

const FORMAT: &str = "kookaburra-save/2";

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

    /// Reads a match; `None` if the text is none.
    #[must_use]
    pub fn read(text: &[u8]) -> Option<Self> {
        serde_json::from_slice::<Self>(text).ok().filter(|save| save.format == FORMAT)
    }
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
