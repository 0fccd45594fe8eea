//! What a graphical client and its desk say to each other, wherever either of them runs: [`Request`]s, each with a reply of its
//! own type, and [`Scene`]s. Plain data, in which every word is already in the player's language.
//!
//! A client that shows scenes and sends requests needs to know nothing of any rule: what may be done stands in the scene,
//! as the notation of an action and as words.
#![forbid(unsafe_code)]

mod hand_log;
mod log_line;
mod opening;
mod reply;
mod request;
mod scene;
mod sheet;
mod summary;

pub use hand_log::{HandLog, TrickLine};
pub use log_line::{Animation, LogLine};
pub use opening::Opening;
pub use reply::{Advice, Alternative, Finding, Picked, Refused, ReplayStep, ReviewPart, TypedReply, Update};
pub use request::{
    ClaimRest, DeskReply, DeskRequest, Hint, OpenRequest, Pick, Record, ReplayAt, Request, Retell,
    ReviewFrom, Score, Share, TableRequest, Typed, Wishes,
};
pub use scene::{
    Ask, BidCell, BidRow, Bids, Can, ContractPanel, Cut, Entry, Felt, Game, HandView, HeldCard, Laid, Meld,
    MeldCard, Moment, Offer, OpenTable, Panel, Pile, PileCard, Play, PlayerPanel, Points, RowPile, RowView,
    SansKitty, Scene, Shown, Slot, StrainHead, Tap, Total, Trick, Tricks,
};
pub use sheet::{Column, ScoreLine, ScoreView};
pub use summary::{HandSummary, Standing, Summary};
