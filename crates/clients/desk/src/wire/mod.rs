//! The messages between a graphical client and the code that makes its scenes: [`Request`]s, each with its own type of
//! reply, and [`Scene`]s. All of it is plain data, with every word already in the player's language.
//!
//! A client that draws scenes and sends requests needs no rules: the scene has each possible action, as notation and as
//! words.

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
    ClaimRest, DeskReply, DeskRequest, Hint, LessonRequest, OpenRequest, Pick, Preferences, Record, ReplayAt,
    Request, Retell, ReviewFrom, Score, Share, TableRequest, Typed,
};
pub use scene::{
    Ask, BidCell, BidRow, Bids, Can, ChallengeCard, ChallengeWish, ContractPanel, Cut, Entry, Game, HandView,
    HeldCard, Laid, LessonCard, LessonScene, LessonTask, LessonWish, Meld, MeldCard, Moment, Offer,
    OpenTable, Panel, Pile, PileCard, Play, PlayerPanel, Points, PuzzleCard, PuzzleWish, RowPile, RowView,
    SansKitty, Scene, Shown, Slot, StrainHead, TableArea, Tap, Total, Trick, Tricks,
};
pub use sheet::{Column, ScoreLine, ScoreView};
pub use summary::{HandSummary, Standing, Summary};
