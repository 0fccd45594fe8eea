//! What a table tells somebody who is at it.

use card_match::PlayerState;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Position, Seq, Written};

use crate::{Average, Moment, Offer, Opening, ParticipantId, Participants, Phrase};

/// A message of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Message {
    /// The first of all: where and who one is.
    Welcome(Box<Welcome>),
    /// An entry.
    Told(Box<TableUpdate>),
    /// The answer to a request.
    Answer(Answer),
    /// The server ends; the client is to come back.
    GoingAway,
    /// Another version of the page is needed.
    Reload,
}

/// What a client needs to begin with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Welcome {
    /// See [`PROTOCOL`](crate::PROTOCOL).
    pub protocol: String,
    /// The name of the table in proofs.
    pub table: String,
    /// Its rules, and how it is saved.
    pub opening: Opening,
    /// The number of the one who is told.
    pub you: ParticipantId,
    /// The key to come back with, for a program that came without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What stands at the end of their personal link: whoever has it may be them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub personal: Option<String>,
    /// What happened since the entry that the hello names, without a gap and without what stands in `now`; not there if
    /// that is too much, or was not asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed: Option<Vec<TableUpdate>>,
    /// What there is now.
    pub now: TableUpdate,
}

/// What somebody is told of an entry.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableUpdate {
    /// Its number.
    pub seq: Seq,
    /// When it was.
    pub at: Moment,
    /// The person who wanted it; nobody where the table goes on by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<ParticipantId>,
    /// What it was.
    pub entered: Entered,
    /// The place of somebody for whom a bot acted here, or the clock answered, since their time was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late: Option<usize>,
    /// Why the hand that lies on the table is not played on and counts as average, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub average: Option<Average>,
    /// How many days off one may still take in this game, where people take hours for a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub days_left: Option<u32>,
    /// What happened with the cards, as far as the viewer learns it; each game has events of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Written>,
    /// The position of the match after it: what is done with cards names it.
    pub position: Position,
    /// What they see now, if that has changed: a view of the game, as programs get it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Map<String, Value>")]
    pub view: Option<Written>,
    /// What they could see now if they remembered the whole hand: at a table with hints, when they are to act. An
    /// adviser needs it, and it shows nothing that they have not been shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<Written>,
    /// Where the match stands for them now, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "standpoint")]
    pub player_state: Option<PlayerState>,
    /// Everybody at the table, if something has changed there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "company")]
    pub participants: Option<Participants>,
    /// What they may ask for now beside the cards, if that may have changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers: Option<Vec<Offer>>,
}

/// What everybody may know of an entry.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Entered {
    /// The table was opened.
    Opened,
    /// Somebody came.
    Came(ParticipantId),
    /// Somebody sat down, at a place.
    Sat {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// The place.
        place: usize,
    },
    /// Somebody gave their place up.
    Stood(ParticipantId),
    /// Somebody left.
    Left(ParticipantId),
    /// Somebody is not there.
    Away(ParticipantId),
    /// They are there again.
    Back(ParticipantId),
    /// A bot plays at a place.
    Replaced(usize),
    /// Somebody is the host now.
    Host(ParticipantId),
    /// The host has sent somebody away.
    Removed(ParticipantId),
    /// The table was locked, or not.
    Locked(bool),
    /// The table was stopped, or goes on.
    Paused(bool),
    /// The table could not be reached for a while: whatever runs is over so much later.
    Delayed,
    /// How well bots play at a place was changed.
    Level(usize),
    /// The first game is about to begin.
    Started,
    /// Somebody gives those who are waited for more time.
    Waited,
    /// The person at a place, who is to play, is reminded.
    Nudged(usize),
    /// Everybody has thirty seconds for each answer from now on.
    MoreTime,
    /// Somebody takes days off, or plays again.
    DaysOff(ParticipantId),
    /// The seats were drawn by lot.
    SeatsDrawn,
    /// Two have exchanged their seats.
    Swapped(ParticipantId, ParticipantId),
    /// The host has closed the table.
    Ended,
    /// Somebody says *wait* at an open table.
    Held(ParticipantId),
    /// Somebody is ready.
    Ready(ParticipantId),
    /// Somebody has committed to a nonce.
    #[serde(rename = "pledged")]
    CommitmentMade(ParticipantId),
    /// The server has committed to a deal.
    Committed,
    /// Somebody has shown their nonce.
    Shown(ParticipantId),
    /// Something was done with cards.
    Played,
    /// Somebody claims nothing.
    #[serde(rename = "let_go")]
    Decline,
    /// A window is closed in which nobody claimed.
    Closed,
    /// Something is asked.
    Asked,
    /// Somebody has answered.
    Answered,
    /// What was asked has come to nothing.
    Declined,
    /// Somebody said something.
    Said {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// What.
        phrase: Phrase,
    },
    /// Somebody wrote something.
    Wrote {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// What, as long as it is saved.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    /// A deal that others play too counts as average here.
    Averaged,
    /// Deals that others play too are open to everybody.
    ResultsOpened,
}

/// The answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Answer {
    /// The request.
    pub id: String,
    /// Its entry, if it became one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seq: Option<Seq>,
    /// Why it became none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

/// Why a request was refused. A client has words for the code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Refused {
    /// What kind of refusal it is, such as `not_your_turn`.
    pub code: String,
    /// The rule that decides it, if a rule of the game does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The last entry of the table.
    pub seq: Seq,
}
