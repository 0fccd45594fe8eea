//! What is answered over HTTP.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Company, Moment, Opening, club::Evening};

/// Tables can be had here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Served {
    /// See [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: String,
}

/// A key for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Key {
    /// The key, to be sent as `Authorization: Bearer KEY`. Whoever has it is this person.
    pub key: String,
}

/// A table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Opened {
    /// The code by which people come.
    pub code: String,
}

/// A club was founded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Founded {
    /// The code of the club.
    pub code: String,
    /// What stands after it in the club’s link: whoever has it may belong to the club.
    pub ticket: String,
}

/// A club as anybody with its code sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ClubLook {
    /// What it is called.
    pub title: String,
    /// How many belong to it.
    pub members: u32,
    /// Whether whoever asks belongs to it.
    pub member: bool,
    /// The next evening, or the one that is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evening: Option<Evening>,
}

/// A table as a newcomer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Look {
    /// Its rules, and how it is kept.
    pub opening: Opening,
    /// Everybody there.
    pub company: Company,
}

/// A code that can be said, and leads to a table for a while.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CodeToSay {
    /// Its six digits.
    pub digits: String,
    /// When it ends.
    pub until: Moment,
}

/// Such a code, as somebody has heard it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Digits {
    /// Its digits, with blanks or without.
    pub digits: String,
}

/// The tables that are open to anyone, those that were opened last first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Lobby {
    /// The tables.
    pub tables: Vec<Listed>,
}

/// A table that is open to anyone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Listed {
    /// The code by which people come.
    pub code: String,
    /// Its rules, and how it is kept.
    pub opening: Opening,
    /// How many people are there.
    pub people: usize,
    /// How many places nobody has.
    pub free: usize,
    /// Whether the first game has begun.
    pub started: bool,
}

/// Where others on the same network find a program that has begun on this computer alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Near {
    /// Its addresses, as in `http://192.168.1.7:5005/`; none as long as nobody has let others join.
    pub addresses: Vec<String>,
}

/// Why something was not done that was asked for over HTTP; the status says whose fault it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NotDone {
    /// What kind of refusal it is, such as `no_such_table`.
    pub code: String,
    /// What is wrong, for whoever writes a client.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}
