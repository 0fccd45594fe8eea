//! Where the next card comes from: the hand, the row, or a hand that is played for its owner.

use cards::CardSet;
use five_hundred::{Choices, View};
use table::Seat;

/// Where the next card of the human comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// His hand.
    Hand,
    /// His row \[FH-PLAY-7\].
    Row,
    /// The contractor's open hand, which he plays for him \[FH-PLAY-6\].
    For(Seat),
}

/// Where the cards lie that a view's choices speak of.
pub fn place_of_play(view: &View, me: Seat) -> Place {
    let Choices::Play { cards, jokers, .. } = view.choices else { return Place::Hand };
    let playable = cards | jokers;
    if let Some(row) = &view.seats[me.index()].row {
        return if row_is_next(view, row.up.iter().flatten().copied().collect(), playable) {
            Place::Row
        } else {
            Place::Hand
        };
    }
    let own = view.seats[me.index()].hand.unwrap_or_default();
    match &view.contract {
        Some(contract) if contract.seat != me && own.find(playable).is_none() => Place::For(contract.seat),
        _ => Place::Hand,
    }
}

/// Whether the row plays: after two cards of a trick it is the turn of the other kind of card.
fn row_is_next(view: &View, row: CardSet, playable: CardSet) -> bool {
    match &view.trick {
        Some(trick) if !trick.plays.is_empty() => {
            let from_row = trick.plays[0].from_row;
            if trick.plays.len() < 2 { from_row } else { !from_row }
        }
        _ => row.find(playable).is_some(),
    }
}
