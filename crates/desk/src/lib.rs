//! What a graphical client gets: [`Scene`]s, made from what one player sees and with every word already in his language,
//! and answers to his [`Order`]s. Nothing here reads, writes, draws or waits.
//!
//! A client that shows scenes and sends orders needs to know nothing of any rule: what may be done stands in the scene,
//! as the notation of an action and as words.

mod order;
mod scene;

pub use order::{Advice, Alternative, Answer, Order, Update};
pub use scene::{
    Ask, BidCell, BidRow, Bids, Can, Column, Deed, Fan, Felt, Game, Happening, HeldCard, Laid, Meld,
    MeldCard, Moment, Panel, Pile, PileCard, Plate, Play, Pod, Points, Row, RowPile, Scene, ScoreLine,
    ScoreSheet, Slot, Told, Total, Trick, Tricks,
};
