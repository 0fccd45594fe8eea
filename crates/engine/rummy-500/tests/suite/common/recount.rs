//! What a finished hand came to, counted from the cards on the table.

use cards::Card;
use rummy_500::{Action, HandFacts, Meld, MeldCard, Rules, View};
use table::Seat;

/// The value of a card by the words of RM-VAL, on the table or in a hand.
fn value(rules: &Rules, card: Card, table: bool) -> i32 {
    let axes = rules.axes();
    let faces = axes.card_values.text() == "faces_11_12_13";
    match card.to_string().trim_end_matches(['S', 'C', 'D', 'H']) {
        "A" => match axes.ace_value.text() {
            "by_place" | "15" => 15,
            "11_held_15" => {
                if table {
                    11
                } else {
                    15
                }
            }
            same => same.parse().unwrap(),
        },
        "X" => {
            if axes.joker_value.text() == "20" {
                20
            } else {
                15
            }
        }
        "K" => {
            if faces {
                13
            } else {
                10
            }
        }
        "Q" => {
            if faces {
                12
            } else {
                10
            }
        }
        "J" => {
            if faces {
                11
            } else {
                10
            }
        }
        "10" => 10,
        _ if axes.card_values.text() == "five_ten_fifteen" => 5,
        number => number.parse().unwrap(),
    }
}

/// The value of a card on the table: what stands for another may be worth as much, and an ace below a two is low.
fn laid(rules: &Rules, card: MeldCard, meld: Meld, is_low: bool) -> i32 {
    let of_group = meld.cards().filter_map(MeldCard::meaning).next();
    let shown = match card.meaning().or(of_group) {
        Some(shown) if card.card() != Card::X || rules.axes().joker_value.text() == "as_card" => shown,
        _ => return value(rules, Card::X, true),
    };
    let ace = shown.to_string().starts_with('A');
    match rules.axes().card_values.text() {
        _ if !(ace && is_low && rules.axes().ace_value.text() == "by_place") => value(rules, shown, true),
        "five_ten_fifteen" => 5,
        _ => 1,
    }
}

/// What each seat has laid and holds, and the seat that went out, as the referee sees the end of a hand.
pub(crate) fn recount(rules: &Rules, view: &View) -> HandFacts {
    let mut facts = HandFacts { out: out(rules, view), ..HandFacts::default() };
    for (seat, shown) in Seat::all(rules.seats()).zip(&view.seats) {
        facts.held[seat] = shown.hand.unwrap().into_iter().map(|card| value(rules, card, false)).sum();
    }
    for meld in &view.melds {
        let is_run = matches!(meld.meld, Meld::Run { .. });
        for (place, (card, seat)) in meld.cards().enumerate() {
            // An ace above a king is the last of its run.
            facts.laid[seat] += laid(rules, card, meld.meld, is_run && place == 0);
        }
    }
    if rules.axes().four_at_once.text() == "double" {
        for done in &view.history {
            let Action::Meld(meld) = done.action else { continue };
            let cards: Vec<MeldCard> = meld.cards().collect();
            if cards.len() == 4
                && !matches!(meld, Meld::Run { .. })
                && (cards.iter().all(|card| card.card() == Card::X)
                    || !cards.iter().any(|card| card.card() == Card::X))
            {
                facts.laid[done.seat] +=
                    cards.iter().map(|card| value(rules, card.card(), true)).sum::<i32>();
            }
        }
    }
    facts
}

/// The seat whose last card ended the hand \[RM-OUT-1\]; after `end`, the one whose last discard stands \[RM-UNPL-4\].
fn out(rules: &Rules, view: &View) -> Option<Seat> {
    let mut done = view.history.iter().rev();
    let last = done.next()?;
    if last.action != Action::End {
        // Where the hand ends with the stock, its last turn puts out only who may go out so [RM-STOCK-1].
        let floats = ["floating", "unplayable_discard"].contains(&rules.axes().going_out.text());
        let plays_on = floats && !matches!(last.action, Action::Discard(_));
        return Some(last.seat).filter(|seat| view.seats[seat.index()].cards == 0 && !plays_on);
    }
    let before = done.next().filter(|done| matches!(done.action, Action::Discard(_)))?;
    (view.seats[before.seat.index()].cards == 0).then_some(before.seat)
}
