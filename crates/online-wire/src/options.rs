//! How a table is kept: what its host chose when they opened it.

use players::{Level, five_hundred::Conventions};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Chat;

/// A table as somebody wants it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The game, as in a record.
    pub game: String,
    /// The rules, as in a record.
    pub rules: Map<String, Value>,
    /// How it is kept.
    #[serde(default)]
    pub options: Options,
}

impl Opening {
    /// Whether irregular acts are possible by its rules \[LAW-AXIS-1\].
    #[must_use]
    pub fn is_open_table(&self) -> bool {
        self.rules.get("laws").is_some_and(|laws| laws == "open")
    }
}

/// How a table is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How many people share the game, if more than it has seats \[FH-END-8\].
    pub people: Option<usize>,
    /// How well bots play that hold empty seats.
    pub level: Level,
    /// What everybody’s calls say by agreement.
    pub conventions: Conventions,
    /// Whether packs are cut \[FH-DEAL-1\].
    pub cut: bool,
    /// How much time there is for a move.
    pub pace: Pace,
    /// Whether hints are welcome: a promise among players, no guard.
    pub hints: bool,
    /// What anybody with the link may see who has no place.
    pub watching: Watching,
    /// How people may talk.
    #[serde(skip_serializing_if = "Chat::is_usual")]
    pub chat: Chat,
    /// Whether anybody may find the table in the lobby, and come.
    pub listed: bool,
    /// How long a bot takes for a move, in milliseconds.
    pub bot_ms: u64,
    /// The names of bots, by place.
    pub bots: Vec<String>,
    /// At an open table: for how many seconds a call or a finished trick stands before the game goes on; `null`: until everybody
    /// has answered \[LAW-OPEN\].
    #[serde(skip_serializing_if = "is_usual")]
    pub stand: Option<u32>,
}

/// For how many seconds a call or a finished trick stands if nothing else is wanted.
const USUAL_STAND: Option<u32> = Some(5);

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_usual(stand: &Option<u32>) -> bool {
    *stand == USUAL_STAND
}

impl Default for Options {
    fn default() -> Self {
        Self {
            people: None,
            level: Level::Expert,
            conventions: Conventions::default(),
            cut: false,
            pace: Pace::None,
            hints: false,
            watching: Watching::Yes,
            chat: Chat::default(),
            listed: false,
            bot_ms: 900,
            bots: ["Ada", "Hank", "Fay", "Walt", "Bea", "Gus", "Nell"].map(str::to_owned).to_vec(),
            stand: USUAL_STAND,
        }
    }
}

/// What those see who have no place at a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(from = "WatchingText", into = "WatchingText")]
pub enum Watching {
    /// Nothing of the cards.
    No,
    /// What everybody sees.
    #[default]
    Yes,
    /// The hand before the one that is played, with all cards open.
    Delayed,
}

/// How that is written: `false`, `true` or `"delayed"`.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
enum WatchingText {
    /// Whether they see what everybody sees.
    Now(bool),
    /// One hand behind.
    Later(Later),
}

#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Later {
    Delayed,
}

impl From<WatchingText> for Watching {
    fn from(text: WatchingText) -> Self {
        match text {
            WatchingText::Now(false) => Self::No,
            WatchingText::Now(true) => Self::Yes,
            WatchingText::Later(Later::Delayed) => Self::Delayed,
        }
    }
}

impl From<Watching> for WatchingText {
    fn from(watching: Watching) -> Self {
        match watching {
            Watching::No => Self::Now(false),
            Watching::Yes => Self::Now(true),
            Watching::Delayed => Self::Later(Later::Delayed),
        }
    }
}

/// How much time there is for a move.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As much as one likes.
    #[default]
    None,
    /// A time for each move, and a reserve for each game.
    Clock {
        /// For each move, in seconds.
        seconds: u32,
        /// For each game, in seconds.
        reserve: u32,
    },
    /// Hours for each move: a table of correspondence.
    Correspondence {
        /// For each move.
        hours: u32,
    },
}

impl Pace {
    /// The time for a move and the reserve for a game, in milliseconds; `None` without a clock.
    #[must_use]
    pub const fn limits(self) -> Option<(u64, u64)> {
        match self {
            Self::None => None,
            Self::Clock { seconds, reserve } => Some((seconds as u64 * 1_000, reserve as u64 * 1_000)),
            Self::Correspondence { hours } => Some((hours as u64 * 3_600_000, 0)),
        }
    }
}
