//! A hand of Rummy 500 with all cards open, in words.

use rummy_500::{Action, View};
use table::Seat;

use super::sorted;
use crate::narration::{Narrator, Reader};

/// Hands, melds and the pile.
pub(super) fn open_table(narrator: &Narrator, referee: &View) -> Vec<String> {
    let texts = &narrator.texts;
    let hands = Seat::all(referee.seats.len()).zip(&referee.seats).map(|(seat, state)| {
        let cards = sorted(narrator.sorting.by, state.hand.unwrap_or_default());
        narrator.whose(seat, &narrator.cards_in_short(&cards))
    });
    let mut lines: Vec<String> = hands.collect();
    if !referee.melds.is_empty() {
        let melds = referee.melds.iter().map(|meld| narrator.meld_in_short(meld.meld));
        let between = if narrator.reader == Reader::Looks { "  " } else { "; " };
        let melds = melds.collect::<Vec<_>>().join(between);
        lines.push(texts.format("review-melds", &[("melds", melds.into())]));
    }
    let pile = narrator.cards_in_short(&referee.pile);
    lines.push(texts.format("review-pile", &[("cards", pile.into()), ("stock", referee.stock.into())]));
    lines
}

/// The number of the turn.
pub(super) fn moment(narrator: &Narrator, before: &View) -> String {
    let turns = before.history.iter().filter(|done| matches!(done.action, Action::Discard(_))).count();
    narrator.texts.format("review-turn", &[("number", (turns + 1).into())])
}
