//! How a table is saved: what its host chose when they opened it.

use kookaburra::AnyRules;
use std::{borrow::Cow, fmt};

use players::{Level, five_hundred::Conventions};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, Unexpected, Visitor},
};
use serde_json::{Map, Value};

use crate::{Chat, LONGEST_NAME, person_name};

/// The longest time that a bot takes for a move, in milliseconds.
pub const SLOWEST_BOT: u64 = 10_000;
/// The longest time for which a call or a trick stands, in seconds, where it is not until everybody has answered.
pub const LONGEST_STAND: u32 = 120;
/// The most time for a move at a table with a clock, and the largest reserve for a game, in seconds.
const LONGEST_MOVE: u32 = 3_600;
/// The same for a reserve.
const LONGEST_RESERVE: u32 = 24 * 3_600;
/// The most hours for a move.
const MOST_HOURS: u32 = 30 * 24;
/// The most names of bots.
pub const MOST_BOTS: usize = 16;

/// A table as somebody wants it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The game, as in a record.
    pub game: String,
    /// The rules, as in a record.
    pub rules: Map<String, Value>,
    /// How it is saved.
    #[serde(default)]
    pub options: Options,
}

impl Opening {
    /// A table of these rules.
    #[must_use]
    pub fn of(rules: &AnyRules, options: Options) -> Self {
        Self { game: rules.game().name().to_owned(), rules: rules.to_json(), options }
    }

    /// Whether irregular acts are possible by its rules \[LAW-AXIS-1\].
    #[must_use]
    pub fn is_open_table(&self) -> bool {
        self.rules.get("laws").is_some_and(|laws| laws == "open")
    }
}

/// How a table is saved.
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
    /// At an open table: for how many seconds a call or a finished trick stands before the game goes on; `null`: until
    /// everybody has answered \[LAW-OPEN\].
    #[serde(skip_serializing_if = "is_usual")]
    pub stand: Option<u32>,
}

impl Options {
    /// What is wrong with them, option by option, in words for whoever writes a client.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut fault = |is: bool, words: String| faults.extend(is.then_some(words));
        fault(self.bot_ms > SLOWEST_BOT, format!("bot_ms is from 0 to {SLOWEST_BOT}"));
        fault(
            self.stand.is_some_and(|stand| stand > LONGEST_STAND),
            format!("stand is from 0 to {LONGEST_STAND} seconds, or null"),
        );
        match self.pace {
            Pace::None => {}
            Pace::Clock { seconds, reserve } => {
                let is = seconds == 0 || seconds > LONGEST_MOVE;
                fault(is, format!("the seconds of a clock are from 1 to {LONGEST_MOVE}"));
                fault(
                    reserve > LONGEST_RESERVE,
                    format!("the reserve of a clock is from 0 to {LONGEST_RESERVE} seconds"),
                );
            }
            Pace::Correspondence { hours } => {
                let is = hours == 0 || hours > MOST_HOURS;
                fault(is, format!("the hours of correspondence are from 1 to {MOST_HOURS}"));
            }
        }
        fault(self.bots.len() > MOST_BOTS, format!("bots are up to {MOST_BOTS} names"));
        let is_name = |name: &String| person_name(name).as_deref() == Some(name);
        fault(
            !self.bots.iter().all(is_name),
            format!("each name of bots has from 1 to {LONGEST_NAME} characters that are shown"),
        );
        faults
    }
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
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(into = "WatchingText")]
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
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum WatchingText {
    /// Whether they see what everybody sees.
    Now(bool),
    /// One hand behind.
    Later(Later),
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Later {
    Delayed,
}

impl JsonSchema for Watching {
    fn schema_name() -> Cow<'static, str> {
        "Watching".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        WatchingText::json_schema(generator)
    }
}

impl<'de> Deserialize<'de> for Watching {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words;

        impl Visitor<'_> for Words {
            type Value = Watching;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("true, false or \"delayed\" for watching")
            }

            fn visit_bool<E: Error>(self, now: bool) -> Result<Watching, E> {
                Ok(if now { Watching::Yes } else { Watching::No })
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Watching, E> {
                match text {
                    "delayed" => Ok(Watching::Delayed),
                    other => Err(E::invalid_value(Unexpected::Str(other), &self)),
                }
            }
        }

        deserializer.deserialize_any(Words)
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(options: Value) -> Result<Options, serde_json::Error> {
        serde_json::from_value(options)
    }

    #[test]
    fn every_option_has_bounds_and_says_them() {
        assert_eq!(Options::default().faults(), Vec::<String>::new());
        for (options, word) in [
            (json!({ "bot_ms": 1_000_000_000_000_000_000_u64 }), "bot_ms"),
            (json!({ "stand": 121 }), "stand"),
            (json!({ "pace": { "clock": { "seconds": 0, "reserve": 0 } } }), "seconds"),
            (json!({ "pace": { "clock": { "seconds": 3_601, "reserve": 0 } } }), "seconds"),
            (json!({ "pace": { "clock": { "seconds": 30, "reserve": 86_401 } } }), "reserve"),
            (json!({ "pace": { "correspondence": { "hours": 0 } } }), "hours"),
            (json!({ "pace": { "correspondence": { "hours": u32::MAX } } }), "hours"),
            (json!({ "bots": ["", "", ""] }), "bots"),
            (json!({ "bots": ["\u{200b}"] }), "bots"),
            (json!({ "bots": ["x".repeat(33)] }), "bots"),
            (json!({ "bots": vec!["Ada"; 17] }), "bots"),
        ] {
            let faults = read(options.clone()).unwrap().faults();
            assert!(faults.len() == 1 && faults[0].contains(word), "{options}: {faults:?}");
        }
        for fits in [
            json!({ "bot_ms": 0, "stand": null, "bots": ["Ada", "Léo"] }),
            json!({ "pace": { "clock": { "seconds": 1, "reserve": 0 } } }),
            json!({ "pace": { "correspondence": { "hours": 24 } } }),
        ] {
            assert_eq!(read(fits).unwrap().faults(), Vec::<String>::new());
        }
    }

    #[test]
    fn what_watching_can_be_is_said_where_it_is_something_else() {
        let watching = |value: Value| read(json!({ "watching": value })).map(|options| options.watching);
        assert_eq!(watching(json!(true)).unwrap(), Watching::Yes);
        assert_eq!(watching(json!(false)).unwrap(), Watching::No);
        assert_eq!(watching(json!("delayed")).unwrap(), Watching::Delayed);
        for wrong in [json!("all"), json!(3), json!(null), json!(["delayed"])] {
            let why = watching(wrong).unwrap_err().to_string();
            assert!(why.contains("true, false or \"delayed\""), "{why}");
        }
        for (value, text) in
            [(Watching::No, "false"), (Watching::Yes, "true"), (Watching::Delayed, "\"delayed\"")]
        {
            assert_eq!(serde_json::to_string(&value).unwrap(), text);
        }
    }
}
