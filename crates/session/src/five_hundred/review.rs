//! What all cards say of a card that was played in Five Hundred: the solver's verdict.

use cards::CardSet;
use five_hundred::{Action, Phase, Position, Rules, View};
use solver::{Bounds, Budget, Solver};
use table::{Seat, Table};

use super::Arrangement;
use crate::{
    Narrator,
    review::{Reviewed, Seen},
};

/// The cards that are played in one search, at most: first leads of five players are left out.
const NODES: u64 = 3_000_000;

/// What the solver's table of positions may take, in bytes.
const MEMORY: usize = 16 << 20;

/// Who knows all cards.
#[derive(Debug)]
pub struct Oracle(Solver);

impl Default for Oracle {
    fn default() -> Self {
        Self(Solver::new(MEMORY))
    }
}

impl Reviewed for Rules {
    type Oracle = Oracle;

    fn seen(oracle: &mut Oracle, before: &Table<Self>, action: Action) -> Option<Seen> {
        let position = Position::of_table(before)?;
        let mut budget = Budget { nodes: NODES, go_on: &mut |_| true };
        let solution = oracle.0.solve_within(&position, true, &mut budget);
        let known = |bounds: Bounds| (bounds.low == bounds.high).then_some(bounds.low);
        let done = solution.cards.iter().find(|card| card.action == action)?;
        Some(Seen { best: known(solution.value)?, done: known(done.value)?, misere: position.misere })
    }

    fn open_table(&self, narrator: &Narrator, referee: &View) -> Vec<String> {
        open_table(self, narrator, referee)
    }

    fn is_call(view: &View) -> bool {
        view.phase == Some(Phase::Auction)
    }

    fn moment(narrator: &Narrator, before: &View) -> String {
        if before.phase == Some(Phase::Play) {
            narrator.texts.format("review-trick", &[("number", (before.tricks_played + 1).into())])
        } else {
            narrator.texts.phase(before.phase.unwrap_or(Phase::Deal))
        }
    }
}

/// Hands and rows, what was laid away, the trick on the table.
fn open_table(rules: &Rules, narrator: &Narrator, view: &View) -> Vec<String> {
    let texts = &narrator.texts;
    let short = |cards: CardSet| {
        let cards = Arrangement::new(rules, view, cards).sort(rules, cards, narrator.sorting);
        cards.into_iter().map(|card| narrator.card(card)).collect::<Vec<_>>().join(" ")
    };
    let mut lines = Vec::new();
    for (seat, state) in Seat::all(view.seats.len()).zip(&view.seats) {
        lines.push(narrator.whose(seat, &short(state.hand.unwrap_or_default())));
        if let Some(row) = &state.row {
            let up: Vec<String> = row.up.iter().flatten().map(|&card| narrator.card(card)).collect();
            let args = [("name", narrator.name(seat).into()), ("cards", up.join(" ").into())];
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
        let args = [("cards", plays.collect::<Vec<_>>().join("  ").into())];
        lines.push(texts.format("review-lying", &args));
    }
    lines
}
