//! A hand of Five Hundred on paper: the deal, the bidding, the exchange, the tricks, what it came to.

use five_hundred::{Action, ContractView, Nomination, PlayView, Rules, TrickView, View};
use serde_json::Value;
use table::Seat;
use texts::{Arg, Person, Texts};

use super::{INDENT, Printed, Printout, cards};
use crate::page::{self, Align};

type Paper<'t> = Printout<'t, Rules>;

impl Printed for Rules {
    fn print_deal(printout: &Paper<'_>) -> String {
        let deal = printout.table.deal_json().unwrap_or_default();
        let place = |key: &str| deal.get(key).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let seats = || Seat::all(printout.rules().seats());
        let mut rows = Vec::new();
        for (seat, hand) in seats().zip(place("hands")) {
            rows.push(vec![printout.name(seat).to_owned(), printout.sorted(&cards(hand))]);
        }
        for (seat, row) in seats().zip(place("rows")) {
            let piles: Vec<String> = cards(&row["up"])
                .into_iter()
                .zip(cards(&row["down"]))
                .map(|(up, down)| format!("{}/{}", printout.card(up), printout.card(down)))
                .collect();
            rows.push(vec![printout.about("print-row", seat, &[]), piles.join(" ")]);
        }
        let kitty = Texts::capitalised(&printout.texts.get("kitty"));
        for (seat, own) in seats().zip(place("kitties")) {
            rows.push(vec![format!("{kitty}, {}", printout.name(seat)), printout.sorted(&cards(own))]);
        }
        for (key, label) in [("kitty", kitty.clone()), ("dead", printout.texts.get("print-dead"))] {
            if let Some(value) = deal.get(key).filter(|value| !cards(value).is_empty()) {
                rows.push(vec![label, printout.sorted(&cards(value))]);
            }
        }
        page::columns(&rows, &[Align::Left], INDENT)
    }

    fn print_hand(printout: &Paper<'_>) -> Vec<String> {
        let view = printout.view();
        let parts = [
            bidding(printout, &view),
            view.contract.as_ref().map(|contract| with_exchange(printout, contract)),
            tricks(printout, &view),
            outcome(printout, &view),
        ];
        parts.into_iter().flatten().collect()
    }

    fn sheet_head(texts: Texts) -> Vec<String> {
        vec![texts.get("sheet-contract"), String::new()]
    }

    /// The contract and what became of it.
    fn sheet_cells(printout: &Paper<'_>, _: usize, hand: &Value) -> Vec<String> {
        let texts = printout.texts;
        let result = hand["result"].as_str().unwrap_or_default();
        let result = texts.format("result", &[("result", Arg::value(result))]);
        let contract = &hand["contract"];
        let bid = contract["bid"].as_str().and_then(|bid| bid.parse().ok());
        let seat = contract["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        match (bid, seat) {
            (Some(bid), Some(seat)) => {
                vec![format!("{}, {}", printout.name(Seat(seat)), texts.bid(bid)), result]
            }
            _ => vec![result, String::new()],
        }
    }

    fn print_action(printout: &Paper<'_>, action: &str) -> String {
        if printout.table.phase() == Some(::five_hundred::Phase::Play) {
            printout.signs(action)
        } else {
            action.to_owned()
        }
    }
}

/// The calls, and who made them.
fn bidding(printout: &Paper<'_>, view: &View) -> Option<String> {
    let calls: Vec<String> = view.calls.iter().map(|call| sentence(printout, call.seat, call.call)).collect();
    (!calls.is_empty()).then(|| page::fill(&calls.join(" "), INDENT))
}

fn sentence(printout: &Paper<'_>, seat: Seat, action: Action) -> String {
    let person = printout.person(seat);
    let action = printout.texts.action_of(person, action, &printout.names);
    let key = if person == Person::You { "sentence-you" } else { "sentence-they" };
    printout.about(key, seat, &[("action", action.into())])
}

/// The contract, and what was done before the first lead.
fn with_exchange(printout: &Paper<'_>, contract: &ContractView) -> String {
    let texts = printout.texts;
    let line = printout.about(
        "print-contract",
        contract.seat,
        &[
            ("bid", texts.bid(contract.bid).into()),
            ("value", contract.value.into()),
            ("count", contract.partners.len().into()),
            ("partners", texts.players(contract.partners, &printout.names).into()),
        ],
    );
    let mut text = page::fill(&line, INDENT);
    let exchange: Vec<String> =
        exchange(printout).into_iter().map(|(seat, action)| sentence(printout, seat, action)).collect();
    if !exchange.is_empty() {
        text += "\n";
        text += &page::fill(&exchange.join(" "), INDENT);
    }
    text
}

/// The actions between the auction and the first lead.
fn exchange(printout: &Paper<'_>) -> Vec<(Seat, Action)> {
    let actions = printout.table.actions().iter().copied();
    let of_exchange = |action: &Action| {
        !matches!(action, Action::Pass | Action::Look | Action::Bid(_) | Action::Play(_) | Action::Lead(..))
    };
    actions.filter(|(_, action)| of_exchange(action)).collect()
}

/// A line for each trick, a column for each place that plays.
fn tricks(printout: &Paper<'_>, view: &View) -> Option<String> {
    let texts = printout.texts;
    let tricks: Vec<&TrickView> = view.tricks.iter().chain(&view.trick).collect();
    if tricks.is_empty() {
        return None;
    }
    let seats = Seat::all(printout.rules().seats());
    let places: Vec<(Seat, bool)> = if view.seats.iter().any(|seat| seat.row.is_some()) {
        seats.flat_map(|seat| [(seat, false), (seat, true)]).collect()
    } else {
        seats.map(|seat| (seat, false)).collect()
    };
    let mut head = vec![String::new()];
    head.extend(places.iter().map(|&(seat, from_row)| {
        let row = || printout.about("print-row-short", seat, &[]);
        format!(" {}", if from_row { row() } else { printout.name(seat).to_owned() })
    }));
    head.push(texts.get("print-winner"));
    let mut rows = vec![head];
    for (number, trick) in tricks.into_iter().enumerate() {
        let mut row = vec![(number + 1).to_string()];
        row.extend(places.iter().map(|&place| cell(printout, view, trick, place)));
        let finished = number < view.tricks.len();
        row.push(if finished { winner(printout, trick).to_owned() } else { "…".to_owned() });
        rows.push(row);
    }
    let legend = page::fill(&texts.get("print-legend"), INDENT);
    Some(format!("{}{legend}", page::columns(&rows, &[Align::Right, Align::Left], INDENT)))
}

fn winner<'p>(printout: &'p Paper<'_>, trick: &TrickView) -> &'p str {
    trick.plays.get(usize::from(trick.best)).map_or("", |play| printout.name(play.seat))
}

/// The card a place played to a trick, marked if it led.
fn cell(printout: &Paper<'_>, view: &View, trick: &TrickView, (seat, from_row): (Seat, bool)) -> String {
    let is_here = |play: &&PlayView| play.seat == seat && play.from_row == from_row;
    let Some(play) = trick.plays.iter().find(is_here) else { return String::new() };
    let leads = trick.plays.first() == Some(play);
    let demand = trick.led.filter(|_| leads && play.card.is_joker() && joker_is_free(view));
    let demand = demand.map(|suit| format!(":{}", printout.suit(suit))).unwrap_or_default();
    format!("{}{}{demand}", if leads { ">" } else { " " }, printout.card(play.card))
}

/// Whether jokers belong to no suit, so that a lead of one names the suit it demands \[FH-JOK-5\].
fn joker_is_free(view: &View) -> bool {
    view.contract.as_ref().is_none_or(|contract| {
        contract.trump.is_none() && !matches!(contract.nominated, Some(Nomination::Suit(_)))
    })
}

/// What the hand came to.
fn outcome(printout: &Paper<'_>, view: &View) -> Option<String> {
    let texts = printout.texts;
    let outcome = view.outcome.as_ref()?;
    let tricks: Vec<String> = Seat::all(printout.rules().seats())
        .map(|seat| printout.count(printout.name(seat), &view.seats[seat.index()].tricks.to_string()))
        .collect();
    let points = printout.for_sides(|seat| printout.gain(outcome.points[seat.index()]));
    let result = Texts::capitalised(&texts.result(outcome.result));
    let mut rows = vec![vec![texts.get("print-result"), result]];
    if !view.tricks.is_empty() {
        rows.push(vec![texts.get("print-tricks"), tricks.join(", ")]);
    }
    rows.push(vec![texts.get("print-points"), points]);
    Some(page::columns(&rows, &[Align::Left], INDENT))
}
