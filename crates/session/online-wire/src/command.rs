//! What somebody at a table wants.

use fair_shuffle::{Commitment, Nonce};
use players::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Position, Seq};

use crate::{ParticipantId, Phrase};

/// How long somebody may think until they can be reminded by [`TableCommand::Nudge`], in milliseconds.
pub const NUDGE: u64 = 120_000;

/// How long somebody who is there may think, where there is no clock, until the host may
/// [`Replace`](TableCommand::Replace) them, in milliseconds.
pub const SILENT: u64 = 300_000;

/// How long what tells a request from others may be, in bytes.
pub const LONGEST_ID: usize = 64;

/// How many days somebody may take off at a time.
pub const DAYS_OFF: u32 = 21;

/// The most days off that somebody takes in one game, in all.
pub const DAYS_OFF_IN_ALL: u32 = 42;

/// The first message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Greeting {
    /// Who comes.
    pub hello: Hello,
}

/// Somebody who comes.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// See [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: String,
    /// What they want to be called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether views show the whole hand so far, as programs want them: who plays may remember it all.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub remembers: bool,
    /// The last entry that they were told of, if they were there before: what has happened since is told in the
    /// welcome.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Seq>,
    /// What stands at the end of their personal link: with it a browser that has forgotten them, or another device, is
    /// them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub personal: Option<String>,
}

/// A message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Tells it from all others of this person at this table. Sent again, it is done once.
    pub id: String,
    /// The position that the person saw; needed for what is done with cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Position>,
    /// What they want.
    #[serde(rename = "do")]
    pub command: TableCommand,
}

/// What somebody at a table wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TableCommand {
    /// Sit down at a place, or at the best free one.
    Sit {
        /// The place.
        #[serde(default)]
        place: Option<usize>,
    },
    /// Give the place up and watch.
    Stand {},
    /// Leave; a bot takes the cards.
    Leave {},
    /// Play again oneself what a bot plays.
    Return {},
    /// Begin the first game. The host’s.
    Start {},
    /// Let nobody else sit down, or let them again. The host’s.
    Lock {
        /// Whether it is locked.
        locked: bool,
    },
    /// Stop everything, or go on. The host’s.
    Pause {
        /// Whether it is stopped.
        paused: bool,
    },
    /// Let bots at a place play so well. The host’s.
    Level {
        /// The place.
        place: usize,
        /// How well.
        level: Level,
    },
    /// Send somebody away. The host’s.
    Remove {
        /// Whom.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
    },
    /// Let a bot play, until they are back, for whoever has been thinking at a place for five minutes, where there is
    /// no clock. The host’s.
    Replace {
        /// The place.
        place: usize,
    },
    /// Give a place to somebody: another device of the person who had it. The host’s.
    Give {
        /// The place.
        place: usize,
        /// To whom.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
    },
    /// Make somebody else the host. The host’s.
    Host {
        /// Whom.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
    },
    /// Give those who are waited for two minutes more; at an open table, where nobody is waited for, stop the game for
    /// a moment to object: once a trick.
    Wait {},
    /// Remind whoever is to play, once a turn and after two minutes.
    Nudge {},
    /// Let everybody have thirty seconds for each answer from now on. Nobody is named.
    MoreTime {},
    /// Take so many days off, from now on: the time of one’s moves begins after them. With 0 they are over. For tables
    /// where people take hours for a move.
    DaysOff {
        /// How many, up to [`DAYS_OFF`].
        days: u32,
    },
    /// Draw the seats by lot, before the first game. The host’s.
    DrawSeats {},
    /// Ask whoever has a place to exchange it for one’s own, before the first game.
    Swap {
        /// Their place.
        place: usize,
    },
    /// Close the table. The host’s.
    End {},
    /// Be ready for the next deal, or the next game.
    Ready {
        /// How many cards are lifted, if it is this person who cuts.
        #[serde(default)]
        cut: Option<usize>,
    },
    /// Act, in the words of a record without the seat. In a claim window whoever may claim does it in the same way.
    Act(String),
    /// Claim nothing in this window, or nothing more after one has said *wait*.
    #[serde(rename = "let_go")]
    Decline {},
    /// Show one’s cards and claim the rest.
    ClaimRest {},
    /// Ask to take one’s last act back.
    Undo {},
    /// Answer what was asked.
    Answer {
        /// Yes or no.
        yes: bool,
    },
    /// Say something.
    Say(Phrase),
    /// Write something, where the host lets people.
    Write(String),
    /// Commit to a nonce for the deal with this number.
    #[serde(rename = "pledge")]
    Commit {
        /// The number.
        deal: u32,
        /// The commitment.
        commitment: Commitment,
    },
    /// Know whether the table is still there: it is answered without an entry, and nobody else is told.
    Ping {},
    /// Show that nonce.
    Show {
        /// The number of the deal.
        deal: u32,
        /// The nonce.
        nonce: Nonce,
    },
}
