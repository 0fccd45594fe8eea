//! What page and worker say to each other: JSON texts, each request with a number that its reply repeats.

use desk::{Answer, Letters, Opening, Order, Summary};
use serde::{Deserialize, Serialize};

/// What the page asks of the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// The language of all that follows, and the letters of the court cards.
    Speak {
        /// The code of the language.
        lang: String,
        /// The letters.
        letters: Letters,
    },
    /// What match is kept, if any: its table in words.
    Kept,
    /// Go on with the match that is kept.
    Resume,
    /// Begin a match; one in progress is given up.
    Open(Box<Opening>),
    /// Something at the table.
    Order(Order),
    /// The games played in this browser.
    History,
    /// Something at a finished game that is being looked through.
    Show {
        /// Which one.
        game: u32,
        /// What to do there.
        order: Order,
    },
    /// The record of a finished game; of all of them if none is named.
    Export(Option<u32>),
    /// Takes in a record, or several of them.
    Import(String),
    /// Deletes a finished game; all of them if none is named.
    Forget(Option<u32>),
}

/// What the worker replies.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Response {
    /// It is done.
    Done,
    /// The table.
    Desk(Box<Answer>),
    /// The match that is kept, in words.
    Kept(Option<String>),
    /// The games played, the last one first.
    History(Vec<Played>),
    /// A text to be saved as a file.
    File(String),
    /// So many games were taken in.
    Imported(usize),
}

/// A finished game in the history.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number in this browser.
    pub id: u32,
    /// When it ended, in milliseconds since 1970.
    pub ended: f64,
    /// What it was.
    pub summary: Summary,
}

/// A request on its way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// Its number.
    pub number: u32,
    /// The request.
    pub request: Request,
}

/// A reply on its way; an error is a sentence for the player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Replied {
    /// The number of the request.
    pub number: u32,
    /// What came of it.
    pub result: Result<Response, String>,
}
