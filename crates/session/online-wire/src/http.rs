//! What is answered over HTTP.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use table::Seq;

use crate::{Moment, Opening, ParticipantId, Participants, club::Evening};

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
    /// Its rules, and how it is saved.
    pub opening: Opening,
    /// Everybody there.
    #[serde(rename = "company")]
    pub participants: Participants,
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
    /// Its rules, and how it is saved.
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

/// How browsers are notified whose page is closed: Web Push without a body.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Signed {
    /// The public key that notifies are signed with, as a browser wants it: a point of P-256 in base64 of addresses.
    pub key: String,
}

/// A browser that wants to be notified.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Listening {
    /// The address that its maker’s server gave it.
    pub endpoint: String,
    /// When not; missing where that is as it was at the address before, or at the one that was told of last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<QuietHours>,
    /// The address before, if this one takes its place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

/// The hours in which nobody is notified; none if they end where they begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// The minute of the day at which they begin.
    pub from: u16,
    /// The minute of the day at which they are over.
    pub to: u16,
    /// How many minutes the clock there is ahead of UTC now: for a server that doesn’t know the zone.
    #[serde(default)]
    pub offset: i16,
    /// The zone there, by its name in the database of time zones, as in `America/Toronto`: the hours are those of its
    /// clocks all year.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
}

/// A browser that does not want to be notified any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoMore {
    /// Its address.
    pub endpoint: String,
}

/// The tables that give a day for a move and wait for whoever asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Turns {
    /// Their codes, those first that have waited longest.
    pub tables: Vec<String>,
    /// What a notification says.
    pub words: String,
}

/// A report to whoever runs the server, on somebody at a table. It is answered without a body; nobody else hears of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Tells it from all others of whoever makes it. Sent again, it is made once.
    pub id: String,
    /// The person it is about.
    pub about: ParticipantId,
    /// The entries with which they wrote what it is about: the server has the texts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<Seq>,
    /// What happened, in up to [`LONGEST_REPORT`] characters; it may be empty if there is something that they wrote.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// The longest words of a [`Report`], in characters.
pub const LONGEST_REPORT: usize = 500;

/// How many texts a [`Report`] has at most.
pub const MOST_QUOTED: usize = 20;

/// Why something was not done that was asked for over HTTP; the status says whose fault it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NotDone {
    /// What kind of refusal it is, such as `no_such_table`.
    pub code: String,
    /// What is wrong, for whoever writes a client.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}
