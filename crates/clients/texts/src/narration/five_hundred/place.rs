//! Where the next card comes from: the hand, the row, or a hand that is played for its owner.

use five_hundred::{Choices, TrickView, View};
use table::Seat;

/// Where the viewer's next card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaysFrom {
    /// Their hand.
    Hand,
    /// Their row \[FH-PLAY-7\].
    Row,
    /// The contractor's open hand, which they play for the contractor \[FH-PLAY-6\].
    For(Seat),
}

/// Where the cards lie that a view's choices speak of.
pub fn plays_from(view: &View, me: Seat) -> PlaysFrom {
    let Choices::Play { cards, jokers, .. } = view.choices else { return PlaysFrom::Hand };
    let playable = cards | jokers;
    if let Some(row) = row_is_due(view) {
        return if row { PlaysFrom::Row } else { PlaysFrom::Hand };
    }
    let own = view.seats[me.index()].hand.unwrap_or_default();
    match &view.contract {
        Some(contract) if contract.seat != me && own.find(playable).is_none() => {
            PlaysFrom::For(contract.seat)
        }
        _ => PlaysFrom::Hand,
    }
}

/// Whether the next card comes from a row, and not from a hand; `None` in the games without rows. The winner of a trick
/// leads from where they won it, the first lead is from a hand, and after two cards of a trick it is the turn of the
/// other kind of card \[FH-PLAY-7\].
pub fn row_is_due(view: &View) -> Option<bool> {
    view.seats.iter().find_map(|seat| seat.row.as_ref())?;
    Some(match view.trick.as_ref().map_or(&[][..], |trick| &trick.plays) {
        [] => view.tricks.last().and_then(TrickView::winner).is_some_and(|winner| winner.from_row),
        [first] => first.from_row,
        [first, ..] => !first.from_row,
    })
}
