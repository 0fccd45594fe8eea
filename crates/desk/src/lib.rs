//! What a graphical client gets: [`Scene`]s, made from what one player sees and with every word already in their
//! language, and replies to their [`DeskRequest`]s. Nothing here reads, writes, draws or waits.
//!
//! A client that shows scenes and sends requests needs to know nothing of any rule: what may be done stands in the scene,
//! as the notation of an action and as words.
#![forbid(unsafe_code)]

mod desk;
mod film;
mod five_hundred;
mod frame;
mod game;
mod judging;
mod log;
mod log_line;
mod opening;
mod records;
mod request;
mod rummy;
mod scene;
mod share;
mod sheet;
mod showing;
mod sitting;
#[cfg(test)]
mod tests;

pub use desk::Desk;
pub use game::OnDesk;
pub use log::{HandLog, TrickLine};
pub use log_line::{Animation, LogLine};
pub use narration::{End, SortBy, Sorting};
pub use opening::Opening;
pub use records::{
    HandSummary, KeptGame, Standing, Summary, check_record, game_of_save, identity, read_games, read_record,
    write_games,
};
pub use request::{
    Advice, Alternative, DeskReply, DeskRequest, Finding, Letters, Picked, Replay, Review, Update, Wishes,
};
pub use scene::{
    Ask, BidCell, BidRow, Bids, Can, ContractPanel, Cut, Felt, Game, HandView, HeldCard, Laid, Meld,
    MeldCard, Moment, Offer, Panel, Pile, PileCard, Play, PlayerPanel, Points, Row, RowPile, SansKitty,
    Scene, Shown, Slot, StrainHead, Total, Trick, Tricks,
};
pub use sheet::{Column, ScoreLine, ScoreSheet};
