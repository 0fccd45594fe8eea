//! The laws: what happens when somebody breaks a rule of Five Hundred.
//!
//! People tell an [`Incident`], [`rule`] answers with a [`Judgement`]: a pure function of data, which needs no card
//! that nobody tells it. Each section of the laws is a decision table in a file of its own, to be laid beside the
//! rulebook (`docs/spec/laws.md`). A fact is asked for when a row needs it: one that is missing is an error only where
//! it decides.
//!
//! ```
//! use laws::{Incident, rule};
//!
//! let incident = Incident::read(
//!     r#"{"format": "kookaburra-incident/1", "rules": {"preset": "quebec-4"}, "dealer": 0,
//!         "contract": {"bid": "7H", "seat": 1, "partners": [3]}, "stage": "play",
//!         "incidents": [{"kind": "lead", "seat": 1, "turn": 3, "card": "AD", "trick_complete": false}]}"#,
//! )?;
//! assert_eq!(rule(&incident)?.rulings[0].law, "LAW-TURN-3");
//! # Ok::<(), laws::Malformed>(())
//! ```
#![forbid(unsafe_code)]

mod fact;
mod hand;
mod incident;
mod malformed;
pub mod open_table;
mod points;
pub mod questions;
mod referee;
mod row;
mod ruling;
mod stage;
mod tables;
mod tally;

pub use fact::{
    Call, Cause, CutFault, DealFault, DrawFault, Hidden, How, Led, LookedAt, Missing, PackFault, Seats,
    Unfit, Vote, Votes,
};
pub use hand::Hand;
pub use incident::{
    Contract, Count, Cut, Deal, Draw, Exposed, INCIDENT_FORMAT, ImperfectPack, Incident, Irregularity,
    KittySeen, Lead, Look, Play, PrematureCall, Revoke, Score,
};
pub use malformed::Malformed;
pub use referee::{Answer, answer, judge, rule, ruling_on, rulings_of};
pub use ruling::{DealRuling, Effect, Judgement, Otherwise, Outcome, RULING_FORMAT, Ruling, Until};
pub use stage::Stage;
pub use tables::laws;
pub use tally::{Tally, by_seat, tally};
