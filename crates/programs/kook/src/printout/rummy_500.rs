//! A hand of Rummy 500 on paper: the deal, turn by turn what everybody did, the melds and who laid them, the hands
//! left, what it came to.

use rummy_500::{Action, HandResult, MeldView, Rules, View};
use serde_json::Value;
use table::{Recall, Seat, SeatSet, Viewer};
use texts::Texts;

use super::{INDENT, Printed, Printout, cards};
use crate::page::{self, Align};

type Paper<'t> = Printout<'t, Rules>;

/// How many cards of a pile stand on a line.
const CARDS_ON_A_LINE: usize = 16;

impl Printed for Rules {
    /// No partnerships \[RM-PACK-1\].
    fn print_deal(printout: &Paper<'_>) -> String {
        let deal = printout.table.deal_json().unwrap_or_default();
        let mut rows = Vec::new();
        let hands = deal.get("hands").and_then(Value::as_array).into_iter().flatten();
        for (seat, hand) in Seat::all(printout.rules().seats()).zip(hands) {
            rows.push(vec![printout.name(seat).to_owned(), printout.sorted(&cards(hand))]);
        }
        let turned_up = deal.get("discard").and_then(|card| card.as_str()?.parse().ok());
        rows.push(vec![printout.texts.get("print-turned-up"), printout.cards(turned_up.as_slice())]);
        let stock = deal.get("stock").map(cards).unwrap_or_default();
        let mut label = printout.texts.get("print-stock");
        for line in stock.chunks(CARDS_ON_A_LINE) {
            rows.push(vec![std::mem::take(&mut label), printout.cards(line)]);
        }
        page::columns(&rows, &[Align::Left], INDENT)
    }

    fn print_hand(printout: &Paper<'_>) -> Vec<String> {
        let view = printout.view();
        let mut parts = Vec::new();
        parts.extend(turns(printout));
        parts.extend(melds(printout, &view));
        parts.push(if view.outcome.is_some() {
            outcome(printout, &view)
        } else {
            unfinished(printout, &view)
        });
        parts
    }

    fn sheet_head(texts: Texts) -> Vec<String> {
        vec![texts.get("sheet-result")]
    }

    fn sheet_cells(printout: &Paper<'_>, number: usize, hand: &Value) -> Vec<String> {
        let out = hand["result"] == "out";
        vec![match last_to_play(printout, number).filter(|_| out) {
            Some(seat) => printout.about("print-went-out", seat, &[]),
            None => printout.texts.result(HandResult::StockEnded),
        }]
    }

    fn print_action(printout: &Paper<'_>, action: &str) -> String {
        let sign = |word: &str| match word.split_once('=') {
            Some((joker, card)) => format!("{joker}={}", printout.signs(card)),
            None => printout.signs(word),
        };
        action.split(' ').map(sign).collect::<Vec<_>>().join(" ")
    }
}

/// The last player to put a card anywhere in a hand: where somebody has gone out, they have \[RM-OUT-1\] \[RM-UNPL-4\].
fn last_to_play(printout: &Paper<'_>, number: usize) -> Option<Seat> {
    let actions = &printout.table.hands().get(number)?.actions;
    actions.iter().rev().find_map(|&(seat, action)| {
        matches!(action, Action::Meld(_) | Action::Lay(..) | Action::Discard(_)).then_some(seat)
    })
}

/// A line for each turn or call.
fn turns(printout: &Paper<'_>) -> Option<String> {
    let mut turns: Vec<(Seat, Vec<String>)> = Vec::new();
    for (seat, begins, phrases) in steps(printout) {
        match turns.last_mut().filter(|(last, _)| !begins && *last == seat) {
            Some((_, turn)) => turn.extend(phrases),
            None => turns.push((seat, phrases)),
        }
    }
    let width = turns.iter().map(|&(seat, _)| page::width(printout.name(seat))).max()?;
    let used = INDENT.len() + width + 2;
    let lines = turns.into_iter().map(|(seat, phrases)| {
        let name = printout.name(seat);
        let blanks = " ".repeat(width + 2 - page::width(name));
        let turn = page::fill_from(&format!("{}.", phrases.join("; ")), &" ".repeat(used), used);
        format!("{INDENT}{name}{blanks}{turn}\n")
    });
    Some(lines.collect())
}

/// The actions of the last hand, in order: by whom, whether a turn or a call begins with it, and in what words.
fn steps(printout: &Paper<'_>) -> Vec<(Seat, bool, Vec<String>)> {
    let mut table = printout.table.last_hand();
    table.rewind(0);
    let mut view = table.view(Viewer::Referee, Recall::Perfect);
    let mut steps = Vec::new();
    for &(seat, action) in printout.table.actions() {
        if table.act(seat, action).is_err() {
            break;
        }
        let after = table.view(Viewer::Referee, Recall::Perfect);
        let begins = matches!(action, Action::Stock | Action::Take(_) | Action::Rummy(_) | Action::End);
        steps.push((seat, begins, phrases(printout, seat, action, &view, &after)));
        view = after;
    }
    steps
}

/// An action in words with the cards it brought, and what came of it.
fn phrases(printout: &Paper<'_>, seat: Seat, action: Action, before: &View, after: &View) -> Vec<String> {
    let texts = printout.texts;
    let brought = match action {
        Action::Stock => before.stock_cards.iter().flatten().take(1).copied().collect(),
        Action::Take(count) | Action::Rummy(count) => {
            let left = before.pile.len().saturating_sub(usize::from(count));
            before.pile.iter().skip(left).copied().collect()
        }
        _ => Vec::new(),
    };
    let does = texts.action_with(printout.person(seat), action, &brought);
    let mut phrases = vec![match action {
        Action::Meld(_) => {
            let number = ("number", after.melds.len().into());
            texts.format("print-with-meld", &[("action", does.into()), number])
        }
        _ => does,
    }];
    let floated = |view: &View| view.seats.get(seat.index()).is_some_and(|seat| seat.floats);
    if after.outcome.as_ref().is_some_and(|outcome| outcome.out == Some(seat)) {
        phrases.push(printout.about("print-goes-out", seat, &[]));
    } else if floated(after) && !floated(before) && !after.out_pending {
        phrases.push(printout.about("print-floats", seat, &[]));
    }
    phrases
}

/// The melds on the table, and the cards each player laid.
fn melds(printout: &Paper<'_>, view: &View) -> Option<String> {
    if view.melds.is_empty() {
        return None;
    }
    let mut melds = page::fill(&printout.texts.get("print-melds"), INDENT);
    let used = INDENT.len() + 4;
    for (number, meld) in (1..).zip(&view.melds) {
        let text = shown(printout, meld, |_| true) + printout.dash() + &laid_by(printout, meld);
        let text = page::fill_from(&text, &" ".repeat(used), used).replace(page::JOINED, " ");
        melds += &format!("\n{INDENT}{number:2}  {text}");
    }
    Some(melds)
}

/// The cards of a meld that were laid by some.
fn shown(printout: &Paper<'_>, meld: &MeldView, by: impl Fn(Seat) -> bool) -> String {
    let cards = meld.cards().filter(|&(_, seat)| by(seat));
    let shown: Vec<String> =
        cards.map(|(card, _)| Rules::print_action(printout, &card.to_string())).collect();
    shown.join(page::JOINED)
}

/// The players who laid a meld: one name, or each name with its cards.
fn laid_by(printout: &Paper<'_>, meld: &MeldView) -> String {
    let seats: SeatSet = meld.by.iter().copied().collect();
    let cards_of = |seat: Seat| match seats.len() {
        1 => printout.name(seat).to_owned(),
        _ => {
            let by = printout.count(printout.name(seat), &shown(printout, meld, |laid_by| laid_by == seat));
            by.replace(' ', page::JOINED)
        }
    };
    seats.iter().map(cards_of).collect::<Vec<_>>().join(", ")
}

/// How the hand ended, and what it came to: for each player the cards on the table less those in the hand.
fn outcome(printout: &Paper<'_>, view: &View) -> String {
    let texts = printout.texts;
    let Some(outcome) = &view.outcome else { return String::new() };
    let result = match outcome.out {
        Some(seat) => printout.about("print-went-out", seat, &[]),
        None => Texts::capitalised(&texts.result(outcome.result)),
    };
    let head = ["print-on-table", "print-in-hand", "print-hand-points", "print-cards-left"];
    let mut rows = vec![vec![String::new()]];
    rows[0].extend(head.map(|key| texts.get(key)));
    for (seat, (held, points)) in
        Seat::all(printout.rules().seats()).zip(view.seats.iter().zip(&outcome.points))
    {
        let hand = held.hand.unwrap_or_default();
        rows.push(vec![
            printout.name(seat).to_owned(),
            held.laid.to_string(),
            printout.in_letters(texts::written(-printout.rules().value_of(hand))),
            printout.gain(*points),
            printout.sorted(&hand.to_canonical()),
        ]);
    }
    let align = [Align::Left, Align::Right, Align::Right, Align::Right, Align::Left];
    format!("{INDENT}{result}.\n\n{}", page::columns(&rows, &align, INDENT))
}

/// What everybody holds, and what there is to draw.
fn unfinished(printout: &Paper<'_>, view: &View) -> String {
    let mut rows = Vec::new();
    for (seat, held) in Seat::all(printout.rules().seats()).zip(&view.seats) {
        let hand = held.hand.unwrap_or_default().to_canonical();
        rows.push(vec![printout.name(seat).to_owned(), printout.sorted(&hand)]);
    }
    let mut label = printout.texts.get("print-pile");
    for line in view.pile.chunks(CARDS_ON_A_LINE) {
        rows.push(vec![std::mem::take(&mut label), printout.cards(line)]);
    }
    rows.push(vec![printout.texts.get("print-stock"), view.stock.to_string()]);
    page::columns(&rows, &[Align::Left], INDENT)
}
