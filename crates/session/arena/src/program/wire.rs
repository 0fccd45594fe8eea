//! The lines themselves: one JSON object each.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};
use table::Seat;

use super::Limits;

/// What the arena says, questions apart.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Message<'a> {
    /// First of all; to be answered with a greeting.
    Hello { protocol: &'a str, limits: Limits },
    /// A table, and a seat at it.
    Game {
        game: &'a str,
        rules: &'a Map<String, Value>,
        axes: &'a Map<String, Value>,
        seats: usize,
        seat: Seat,
        seed: &'a str,
    },
    /// An answer was not taken.
    Error { id: u64, message: String },
    /// The game is over.
    Result(&'a GameOver<'a>),
    /// No more games.
    Bye,
}

/// What the arena asks. Of the game it shows the seat's view, and nothing else.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Question<'a, V> {
    /// It is the seat's turn.
    Decide { id: u64, view: &'a V },
    /// The seat may claim before the player in turn goes on.
    Call { id: u64, view: &'a V },
}

/// How a game came out: nothing that was not said at the table.
#[derive(Serialize)]
pub(crate) struct GameOver<'a> {
    /// What each hand added to each seat's score.
    pub(crate) points: Vec<&'a [i32]>,
    /// The scores.
    pub(crate) scores: &'a [i32],
    /// The winners; nobody if the game was not played to its end.
    pub(crate) winners: &'a [Seat],
}

/// What a program answers to `hello`.
#[derive(Deserialize)]
pub(super) struct Greeting {
    pub(super) protocol: String,
}

/// What a program answers to `decide` and `call`.
#[derive(Deserialize)]
pub(super) struct Answer {
    pub(super) id: u64,
    #[serde(default)]
    pub(super) action: Option<String>,
}

/// Reads a line; more keys than are asked for do no harm.
pub(super) fn read<T: DeserializeOwned>(line: &[u8]) -> Result<T, String> {
    if line.trim_ascii_start().first() != Some(&b'{') {
        return Err("the line is not a JSON object".to_owned());
    }
    serde_json::from_slice(line).map_err(|error| error.to_string())
}
