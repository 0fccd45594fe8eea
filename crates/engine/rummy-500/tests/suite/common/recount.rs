//! What a finished hand came to, counted from the cards on the table.

use cards::Card;
use rummy_500::{Action, HandFacts, Meld, Rules, View};
use table::Seat;

/// The value of a card by the words of RM-VAL.
fn value(rules: &Rules, card: Card) -> i32 {
    let five_ten_fifteen = rules.axes().card_values.text() == "five_ten_fifteen";
    match card.to_string().trim_end_matches(['S', 'C', 'D', 'H']) {
        "A" | "X" => 15,
        "K" | "Q" | "J" | "10" => 10,
        _ if five_ten_fifteen => 5,
        number => number.parse().unwrap(),
    }
}

/// What each seat has laid and holds, and the seat that went out, as the referee sees the end of a hand.
pub(crate) fn recount(rules: &Rules, view: &View) -> HandFacts {
    let mut facts = HandFacts { out: out(view), ..HandFacts::default() };
    for (seat, shown) in Seat::all(rules.seats()).zip(&view.seats) {
        facts.held[seat] = shown.hand.unwrap().into_iter().map(|card| value(rules, card)).sum();
    }
    for meld in &view.melds {
        let is_run = matches!(meld.meld, Meld::Run { .. });
        for (place, (card, seat)) in meld.cards().enumerate() {
            let low_ace = is_run && place == 0 && card.to_string().starts_with('A');
            let low = if value(rules, "2S".parse().unwrap()) == 5 { 5 } else { 1 };
            facts.laid[seat] += if low_ace { low } else { value(rules, card.card()) };
        }
    }
    facts
}

/// The seat whose last card ended the hand \[RM-OUT-1\]; after `end`, the one whose last discard stands \[RM-UNPL-4\].
fn out(view: &View) -> Option<Seat> {
    let mut done = view.history.iter().rev();
    let last = done.next()?;
    if last.action != Action::End {
        return Some(last.seat);
    }
    let before = done.next().filter(|done| matches!(done.action, Action::Discard(_)))?;
    (view.seats[before.seat.index()].cards == 0).then_some(before.seat)
}
