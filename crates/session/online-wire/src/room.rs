//! A table as anybody may see it, without its cards.

use fair_shuffle::{Commitment, Participant};
use players::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Duplicate, Moment};

/// Somebody who came to a table, by their number in the order in which they came.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ParticipantId(pub u32);

/// Everybody at a table, and what is going on beside the cards.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Participants {
    /// Those who came, by number.
    #[serde(rename = "visitors")]
    pub participants: Vec<ParticipantInfo>,
    /// The places, by number. A person of the match is one of them; where they sit in a game is another matter.
    pub places: Vec<Place>,
    /// The host.
    pub host: Option<ParticipantId>,
    /// The host before, if they were not there when somebody else became host: they may have the role back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub former_host: Option<ParticipantId>,
    /// Nobody else may sit down.
    pub locked: bool,
    /// Everything is stopped.
    pub paused: bool,
    /// The first game has been begun.
    pub started: bool,
    /// Everybody has thirty seconds for each answer.
    #[serde(default)]
    pub more_time: bool,
    /// The host has closed the table: nothing goes on there.
    #[serde(default)]
    pub ended: bool,
    /// Those who are ready for the next deal.
    pub ready: Vec<ParticipantId>,
    /// The question that everybody is asked.
    pub vote: Option<Vote>,
    /// The deal that is being prepared, or the last one.
    pub dealing: Dealing,
    /// The wait that is going on.
    pub clock: Option<Clock>,
    /// The person who has said *wait* at an open table: nothing is called or played until they let go, or it is time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<ParticipantId>,
    /// Its deals come from outside, and others play them too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<Duplicate>,
}

/// Somebody who came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParticipantInfo {
    /// What they are called.
    pub name: String,
    /// They are at the table.
    pub here: bool,
    /// They have left, or were sent away.
    pub left: bool,
    /// Their place.
    pub place: Option<usize>,
    /// They take days off until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub off_until: Option<Moment>,
}

/// A place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The person it belongs to.
    #[serde(rename = "visitor")]
    pub participant: Option<ParticipantId>,
    /// A bot plays there now.
    pub bot: bool,
    /// How well bots play there.
    pub level: Level,
    /// The name that is shown there.
    pub name: String,
    /// The person who takes it with the next deal.
    pub next: Option<ParticipantId>,
}

/// Something that is asked of everybody who plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Vote {
    /// What.
    pub on: VoteOn,
    /// The person who asks.
    pub by: ParticipantId,
    /// Those who are still to answer. The answers themselves are nobody’s business.
    pub asked: Vec<ParticipantId>,
    /// Silence means no from then on.
    pub until: Moment,
}

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum VoteOn {
    /// May the last act be taken back?
    Undo,
    /// Will this person exchange seats?
    Swap(ParticipantId),
    /// Is the rest of the hand theirs? These are their cards. Or may the hand end?
    Rest {
        /// The seat.
        seat: Seat,
        /// The cards, as texts.
        cards: Vec<String>,
        /// Whether it is only to end a hand in which nothing can change any more: then no cards are shown.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ends: bool,
    },
}

/// A deal that is prepared, or was made.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dealing {
    /// The number of the next deal: a commitment is for it.
    pub next: u32,
    /// Those who have committed to a nonce for it.
    #[serde(rename = "pledged")]
    pub commitments_made: Vec<ParticipantId>,
    /// What the server has committed to, once it has.
    pub commitment: Option<Commitment>,
    /// Those who were there when it did.
    pub people: Vec<Participant>,
}

/// A wait: for whom, and until when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The place, if it is one that is waited for.
    pub place: Option<usize>,
    /// When a bot plays there, or what was prepared is done.
    pub until: Moment,
    /// The reserve of the game that is left, in milliseconds.
    pub reserve: u64,
}
