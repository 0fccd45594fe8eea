//! What is no incident \[LAW-REF-3\].

use five_hundred::ScoreError;
use table::Seat;

use crate::{INCIDENT_FORMAT, Missing, Unfit};

/// Why a text, or what it tells, is no incident that can be judged.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Malformed {
    /// It can't be read.
    #[error("{0}")]
    Unreadable(String),
    /// It says that it is something else.
    #[error("the format is \"{}\", not \"{INCIDENT_FORMAT}\"", table::quoted(.0))]
    Format(String),
    /// The rules can't be played.
    #[error("rules: {0}")]
    Rules(#[from] table::Problems),
    /// A common fact that the table can't have.
    #[error("`{fact}`: {unfit}")]
    Common {
        /// The fact.
        fact: &'static str,
        /// Why.
        unfit: Unfit,
    },
    /// A contract that the rules don't have.
    #[error("`contract`: {0}")]
    Contract(ScoreError),
    /// Not one number of tricks for each seat.
    #[error("`tricks`: {found} numbers for {seats} seats: there must be one for each")]
    TrickSeats {
        /// How many there are.
        found: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// No hand can have come to these tricks.
    #[error("`tricks`: {0}")]
    Tricks(ScoreError),
    /// The play is over, and still nobody knows the contractor's partners.
    #[error("`partners`: when the play is over everybody knows those of seat {0}")]
    PartnersUnknown(Seat),
    /// A fact of one irregularity that the table can't have.
    #[error("incidents[{incident}]: `{fact}`: {unfit}")]
    Fact {
        /// The number of the irregularity, from 0.
        incident: usize,
        /// The fact.
        fact: &'static str,
        /// Why.
        unfit: Unfit,
    },
    /// A common fact is missing that decides.
    #[error(transparent)]
    CommonMissing(Missing),
    /// A fact is missing that decides.
    #[error("incidents[{incident}]: {missing}")]
    Missing {
        /// The number of the irregularity, from 0.
        incident: usize,
        /// The fact.
        missing: Missing,
    },
}
