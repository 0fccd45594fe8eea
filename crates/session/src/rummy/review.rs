//! A hand of Rummy 500 with all cards open. Nothing more than its player saw can be said of a card: what comes from the stock
//! is luck.

use rummy_500::{Action, Rules, View};
use table::Seat;

use super::{event::happened, sorted};
use crate::{
    Narrator,
    review::{Reviewed, Step},
};

impl Reviewed for Rules {
    type Oracle = ();

    /// Hands, melds and the pile.
    fn open_table(&self, narrator: &Narrator, referee: &View) -> Vec<String> {
        let texts = &narrator.texts;
        let hands = Seat::all(referee.seats.len()).zip(&referee.seats).map(|(seat, state)| {
            let cards = sorted(narrator.sorting.by, state.hand.unwrap_or_default());
            narrator.whose(seat, &narrator.cards_in_short(&cards))
        });
        let mut lines: Vec<String> = hands.collect();
        if !referee.melds.is_empty() {
            let melds = referee.melds.iter().map(|meld| narrator.meld_in_short(meld.meld));
            let melds = melds.collect::<Vec<_>>().join("  ");
            lines.push(texts.format("review-melds", &[("melds", melds.into())]));
        }
        let pile = narrator.cards_in_short(&referee.pile);
        lines.push(texts.format("review-pile", &[("cards", pile.into()), ("stock", referee.stock.into())]));
        lines
    }

    fn done_in_short(narrator: &Narrator, step: &Step<Self>, after: &View) -> String {
        let events = happened(&step.before, after, step.seat, step.action);
        events.first().map(|event| narrator.rummy_in_short(event)).unwrap_or_default()
    }

    fn moment(narrator: &Narrator, before: &View) -> String {
        let turns = before.history.iter().filter(|done| matches!(done.action, Action::Discard(_))).count();
        narrator.texts.format("review-turn", &[("number", (turns + 1).into())])
    }
}
