//! The entries of a club's log.

use fair_shuffle::{Commitment, Nonce, Secret};
use online_wire::{
    Moment, Outcome, ParticipantId,
    club::{Evening, Notice},
};
use serde::{Deserialize, Serialize};
use table::{LineVersion, Seed, Seq};

use crate::club::seats::Seating;

/// Something that happened in a club, as it is saved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The version of the format that its line needs.
    #[serde(default, rename = "v", skip_serializing_if = "LineVersion::is_first")]
    pub version: LineVersion,
    /// Its number, without gaps from 0.
    pub seq: Seq,
    /// When it was.
    pub at: Moment,
    /// The member who wanted it; nobody where the evening goes on by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<ParticipantId>,
    /// What tells the request from all others of that member.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What it is.
    pub what: What,
}

/// What an entry says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Somebody belongs to the club, perhaps again.
    Came(ParticipantId),
    /// They don’t any more.
    Left(ParticipantId),
    /// A director lets somebody belong to it no more: they don’t come back.
    Removed(ParticipantId),
    /// Whether somebody is director.
    Director(ParticipantId, bool),
    /// The club’s link ends so from now on.
    Renewed(String),
    /// A season begins.
    Season,
    /// The next evening is to be so.
    Planned(Box<Evening>, Shape),
    /// There is no next evening, or it is over.
    Ended,
    /// Whether somebody comes.
    Coming(ParticipantId, bool),
    /// The check-in is open.
    CheckInOpened,
    /// Somebody is there, with the partner they named.
    CheckedIn(ParticipantId, Option<ParticipantId>),
    /// Somebody is not there after all.
    CheckedOut(ParticipantId),
    /// Somebody commits to a nonce, for each deal.
    #[serde(rename = "pledged")]
    CommitmentMade(ParticipantId, Vec<Commitment>),
    /// The evening begins with those who are there. So it was saved before the seats stood in the log.
    Started,
    /// The evening begins with those who are there, at these seats.
    Seated(Seating),
    /// The server commits to a secret for each deal. The entry is saved before anybody is told of the commitments.
    Committed(Vec<Secret>),
    /// Somebody shows their nonce.
    Shown(ParticipantId, Nonce),
    /// A round begins at these tables.
    Round(Vec<TableKeys>),
    /// What came of the next deal at a table.
    Played(u32, Outcome),
    /// The next deal of a table counts as average.
    Averaged(u32),
    /// The time of a round is over: whatever is not over counts as average.
    TimeUp,
    /// Everything stops, or goes on.
    Paused(bool),
    /// The round has more time.
    MoreTime,
    /// A bot plays for somebody at once, and perhaps somebody else from the next round on.
    Substituted(ParticipantId, Option<ParticipantId>),
    /// A director says something.
    Announced(Notice),
    /// The table of a number asks for the director.
    Asked(u32),
    /// It was seen to.
    Answered(u32),
    /// Nobody could reach the club for so many milliseconds.
    Delayed(u64),
}

impl What {
    /// Whether the tables of the round before have to learn that it is over.
    #[must_use]
    pub const fn ends_a_round(&self) -> bool {
        matches!(self, Self::Round(_) | Self::Ended)
    }
}

/// The shape of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shape {
    /// How many seats it has.
    pub seats: usize,
    /// Whether there are four, and those who face each other are partners.
    pub partners: bool,
}

/// What a table of a round has of its own. It is secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableKeys {
    /// The code by which people come.
    pub code: String,
    /// Its name.
    pub name: String,
    /// The chance that bots have.
    pub key: Key,
}

/// A seed, as it is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key(pub Seed);

impl Serialize for Key {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self).map_err(|_| serde::de::Error::custom("64 hex digits were expected"))
    }
}
