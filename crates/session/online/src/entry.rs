//! The entries of a table's log.

use card_match::MatchGame;
use fair_shuffle::{Commitment, Nonce, Secret};
use online_wire::{Entered, Moment, ParticipantId, Phrase};
use players::Level;
use serde::{Deserialize, Serialize};
use table::{Seat, Seq};

/// Something that happened at a table.
#[derive(Clone, Debug)]
pub struct Entry<G: MatchGame> {
    /// Its number, without gaps from 0.
    pub seq: Seq,
    /// When, by the clock of whoever keeps the log.
    pub at: Moment,
    /// The person who wanted it; nobody where the table goes on by itself.
    pub by: Option<ParticipantId>,
    /// What tells the request from all others of that person.
    pub id: Option<String>,
    /// What it is.
    pub what: What<G>,
    /// What somebody wrote: it lies beside the log, and can be deleted.
    pub text: Option<String>,
}

/// What an entry says.
#[derive(Clone, Debug)]
pub enum What<G: MatchGame> {
    /// Something beside the cards.
    Social(Social),
    /// Entries of the match, which hold together.
    Played(Vec<table::Entry<G>>),
    /// Somebody claims in a window; what comes of it is seen when it closes.
    Called(ParticipantId, G::Action),
}

/// What happens beside the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Social {
    /// Somebody came.
    Came(ParticipantId),
    /// Somebody sits down, at once or with the next deal.
    Sat {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// The place.
        place: usize,
    },
    /// Somebody gives their place up.
    Stood(ParticipantId),
    /// Somebody leaves.
    Left(ParticipantId),
    /// Somebody is not there.
    Away(ParticipantId),
    /// They are there again, and play themselves.
    Back(ParticipantId),
    /// A bot plays at a place.
    Replaced(usize),
    /// Somebody is the host from now on.
    Host(ParticipantId),
    /// The host sends somebody away.
    Removed(ParticipantId),
    /// Nobody else may sit down, or they may again.
    Locked(bool),
    /// Everything stops, or goes on.
    Paused(bool),
    /// Nobody could reach the table for so many milliseconds: whatever runs is over so much later.
    Delayed(u64),
    /// How well bots play at a place.
    Level {
        /// The place.
        place: usize,
        /// How well.
        level: Level,
    },
    /// The first game is to begin.
    Started,
    /// Those who are waited for get more time.
    Waited,
    /// The person at a place, who is to play, is reminded.
    Nudged(usize),
    /// Everybody has more time for each answer from now on.
    MoreTime,
    /// Somebody takes days off until a moment.
    DaysOff {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// Until when.
        until: Moment,
    },
    /// The places are drawn by lot.
    SeatsDrawn,
    /// Somebody asks another to exchange places.
    AskedSwap {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// The other.
        with: ParticipantId,
    },
    /// Two exchange their places.
    Swapped(ParticipantId, ParticipantId),
    /// The table is closed.
    Ended,
    /// Somebody is ready for the next deal.
    Ready {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// How many cards they lift, if they cut.
        cut: Option<usize>,
    },
    /// Somebody commits to a nonce for the next deal.
    #[serde(rename = "pledged")]
    CommitmentMade {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// The commitment.
        commitment: Commitment,
    },
    /// The server commits to a secret for the next deal. The entry is saved before anybody is told of its commitment.
    Committed(Secret),
    /// Somebody shows their nonce.
    Shown {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// The nonce.
        nonce: Nonce,
    },
    /// Somebody stops an open table for a moment.
    Held(ParticipantId),
    /// Somebody claims nothing in a window.
    #[serde(rename = "let_go")]
    Decline(ParticipantId),
    /// A window is closed in which nobody claimed.
    Closed,
    /// The last act of somebody is to be taken back.
    AskedUndo {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// That act, in the log of the match.
        to: Seq,
    },
    /// Somebody claims the rest.
    AskedRest {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// Their seat.
        seat: Seat,
    },
    /// Somebody answers what was asked.
    Answered {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// Yes or no.
        yes: bool,
    },
    /// What was asked comes to nothing.
    Declined,
    /// Somebody says something.
    Said {
        /// Them.
        #[serde(rename = "visitor")]
        participant: ParticipantId,
        /// What.
        phrase: Phrase,
    },
    /// Somebody writes something.
    Wrote(ParticipantId),
    /// The deals below this number of the table that are not over count as average: they are not played on.
    Averaged(u32),
    /// The same, since the time of their round is over.
    TimeUp(u32),
    /// The deals below this number of the table are open to everybody.
    Opened(u32),
}

impl<G: MatchGame> What<G> {
    /// What everybody may know of it.
    pub(crate) fn told(&self) -> Entered {
        match self {
            Self::Social(social) => social.told(),
            Self::Played(_) => Entered::Played,
            Self::Called(..) => Entered::Answered,
        }
    }
}

impl Social {
    pub(crate) fn told(&self) -> Entered {
        match *self {
            Self::Came(participant) => Entered::Came(participant),
            Self::Sat { participant, place } => Entered::Sat { participant, place },
            Self::Stood(participant) => Entered::Stood(participant),
            Self::Left(participant) => Entered::Left(participant),
            Self::Away(participant) => Entered::Away(participant),
            Self::Back(participant) => Entered::Back(participant),
            Self::Replaced(place) => Entered::Replaced(place),
            Self::Host(participant) => Entered::Host(participant),
            Self::Removed(participant) => Entered::Removed(participant),
            Self::Locked(locked) => Entered::Locked(locked),
            Self::Paused(paused) => Entered::Paused(paused),
            Self::Delayed(_) => Entered::Delayed,
            Self::Level { place, .. } => Entered::Level(place),
            Self::Started => Entered::Started,
            Self::Waited => Entered::Waited,
            Self::Nudged(place) => Entered::Nudged(place),
            Self::MoreTime => Entered::MoreTime,
            Self::DaysOff { participant, .. } => Entered::DaysOff(participant),
            Self::SeatsDrawn => Entered::SeatsDrawn,
            Self::Swapped(one, other) => Entered::Swapped(one, other),
            Self::Ended => Entered::Ended,
            Self::Ready { participant, .. } => Entered::Ready(participant),
            Self::CommitmentMade { participant, .. } => Entered::CommitmentMade(participant),
            Self::Committed(_) => Entered::Committed,
            Self::Shown { participant, .. } => Entered::Shown(participant),
            Self::Held(participant) => Entered::Held(participant),
            Self::Closed => Entered::Closed,
            Self::AskedUndo { .. } | Self::AskedRest { .. } | Self::AskedSwap { .. } => Entered::Asked,
            Self::Decline(_) | Self::Answered { .. } => Entered::Answered,
            Self::Declined => Entered::Declined,
            Self::Said { participant, phrase } => Entered::Said { participant, phrase },
            Self::Wrote(participant) => Entered::Wrote { participant, text: None },
            Self::Averaged(_) | Self::TimeUp(_) => Entered::Averaged,
            Self::Opened(_) => Entered::ResultsOpened,
        }
    }
}
