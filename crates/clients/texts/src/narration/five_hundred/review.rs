//! A hand of Five Hundred with all cards open, in words.

use cards::{Card, CardSet};
use five_hundred::{Phase, Rules, View};
use table::Seat;

use super::Arrangement;
use crate::narration::{Narrator, Reader};

/// The trick, or the phase before the play.
pub(super) fn moment(narrator: &Narrator, before: &View) -> String {
    if before.phase == Some(Phase::Play) {
        narrator.texts.format("review-trick", &[("number", (before.tricks_played + 1).into())])
    } else {
        narrator.texts.phase(before.phase.unwrap_or(Phase::Deal))
    }
}

/// Hands and rows, what was discarded, the trick on the table.
pub(super) fn open_table(rules: &Rules, narrator: &Narrator, view: &View) -> Vec<String> {
    let texts = &narrator.texts;
    let short = |cards: CardSet| {
        let cards = Arrangement::new(rules, view, cards).sort(rules, cards, narrator.sorting);
        narrator.cards(&cards)
    };
    let mut lines = Vec::new();
    for (seat, state) in Seat::all(view.seats.len()).zip(&view.seats) {
        lines.push(narrator.whose(seat, &short(state.hand.unwrap_or_default())));
        if let Some(row) = &state.row {
            let up: Vec<Card> = row.up.iter().flatten().copied().collect();
            let args = [("name", narrator.name(seat).into()), ("cards", narrator.cards(&up).into())];
            lines.push(texts.format("review-row", &args));
        }
    }
    for (key, cards) in [
        ("review-kitty", view.kitty.filter(|_| view.contract.is_none())),
        ("review-discards", view.discards),
        ("review-dead", view.dead),
    ] {
        if let Some(cards) = cards.filter(|cards| !cards.is_empty()) {
            lines.push(texts.format(key, &[("cards", short(cards).into())]));
        }
    }
    if let Some(trick) = view.trick.as_ref().filter(|trick| !trick.plays.is_empty()) {
        let plays = trick.plays.iter();
        let plays = plays.map(|play| format!("{} {}", narrator.name(play.seat), narrator.card(play.card)));
        let between = if narrator.reader == Reader::Looks { "  " } else { ", " };
        let args = [("cards", plays.collect::<Vec<_>>().join(between).into())];
        lines.push(texts.format("review-table", &args));
    }
    lines
}
