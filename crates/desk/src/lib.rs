//! What a graphical client gets: [`Scene`]s, made from what one player sees and with every word already in their
//! language, and answers to their [`Order`]s. Nothing here reads, writes, draws or waits.
//!
//! A client that shows scenes and sends orders needs to know nothing of any rule: what may be done stands in the scene,
//! as the notation of an action and as words.
#![forbid(unsafe_code)]

mod desk;
mod film;
mod five_hundred;
mod frame;
mod game;
mod judging;
mod log;
mod opening;
mod order;
mod records;
mod rummy;
mod scene;
mod share;
mod sheet;
mod showing;
mod sitting;
#[cfg(test)]
mod tests;
mod told;

pub use desk::Desk;
pub use game::OnDesk;
pub use log::{HandLog, TrickLine};
pub use narration::{End, SortBy, Sorting};
pub use opening::Opening;
pub use order::{
    Advice, Alternative, Answer, Finding, Letters, Order, Picked, Replay, Review, Update, Wishes,
};
pub use records::{
    HandSummary, KeptGame, Standing, Summary, check_record, game_of_save, identity, read_games, read_record,
    write_games,
};
pub use scene::{
    Ask, BidCell, BidRow, Bids, Can, Cut, Deed, Fan, Felt, Game, HeldCard, Laid, Meld, MeldCard, Moment,
    Panel, Pile, PileCard, Plate, Play, Pod, Points, Row, RowPile, SansKitty, Scene, Shown, Slot, StrainHead,
    Total, Trick, Tricks,
};
pub use sheet::{Column, ScoreLine, ScoreSheet};
pub use told::{Happening, Told};
