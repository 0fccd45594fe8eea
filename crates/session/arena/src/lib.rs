//! The arena measures players against each other in duplicate: every deal is played with the same cards by every
//! line-up, so that the luck of the cards cancels out, and every number comes with the interval it may be wrong by.
//!
//! A player is one of ours, by name, or any program that speaks the line protocol of `docs/bot-protocol.md`. A
//! player sees [`table::Game::View`]s and nothing else.
#![forbid(unsafe_code)]

mod arena;
mod contest;
mod entrant;
mod external_bot;
mod lineup;
mod log;
mod merge;
mod outcome;
mod program;
mod records;
mod regret;
mod schema;
mod seat;
mod shard;
mod sitter;
mod standings;
mod stats;
mod times;
mod worker;

pub use arena::{Arena, ArenaError, MOST_ENTRANTS, Series, Settings};
pub use contest::{Cheater, Contest, Contestant};
pub use entrant::{Entrant, EntrantError, names};
pub use external_bot::{ExternalBot, NoExternalBot};
pub use lineup::{partner_seatings, seatings};
pub use log::{Header, LOG_FORMAT, Log, LogError, Logged};
pub use merge::{Difference, MergeError, Part, series_of};
pub use outcome::{ContractPlayed, DealPlayed, Effort, Faults, GamePlayed, HandPlayed};
pub use program::{Fault, Limits, PROTOCOL, Repeated};
pub use records::{RecordFile, RecordsError};
pub use regret::{Advised, AdviserRegret, DecisionJudged, Judging, PhaseRegret};
pub use schema::bot_schema;
pub use shard::{MOST_SHARDS, NotAShard, Shard};
pub use sitter::{NoSitter, Sitter};
pub use standings::{EntrantResult, PairResult, PartnerResult, REPORT_FORMAT, Report, Standings};
pub use stats::Estimate;
pub use times::Times;
