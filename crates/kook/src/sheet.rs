//! The score sheet of a replayed game, and where the game stands after it.

use five_hundred::Phase;
use serde_json::Value;
use table::{Seat, SeatSet};

use crate::{
    page::{self, Align},
    printout::Printout,
};

/// A line for each finished hand: its contract, what it came to, points and running totals by side.
pub(crate) fn scores(printout: &Printout<'_>) -> String {
    let texts = printout.texts;
    let sides = printout.sides();
    let seats = printout.names.len();
    let start = printout.table.record().scores.clone().unwrap_or_else(|| vec![0; seats]);
    let first = |side: &SeatSet| side.first().map_or(0, Seat::index);
    let mut totals: Vec<i32> =
        sides.iter().map(|side| start.get(first(side)).copied().unwrap_or_default()).collect();
    let mut rows = Vec::new();
    let mut head = vec![texts.get("sheet-hand"), texts.get("sheet-contract"), String::new()];
    for side in &sides {
        let names: Vec<&str> = side.iter().map(|seat| printout.name(seat)).collect();
        head.extend([String::new(), names.join(", ")]);
    }
    rows.push(head);
    let mut opening = vec![String::new(), texts.get("sheet-start"), String::new()];
    opening.extend(totals.iter().flat_map(|&total| [String::new(), circled(total)]));
    rows.push(opening);
    for (number, hand) in printout.table.finished_hands().iter().enumerate() {
        let mut row = vec![(number + 1).to_string()];
        row.extend(contract(printout, hand));
        for (side, total) in sides.iter().zip(&mut totals) {
            let points = hand["points"][first(side)].as_i64().unwrap_or_default() as i32;
            *total += points;
            row.extend([format!("{points:+}"), circled(*total)]);
        }
        rows.push(row);
    }
    let title = texts.get("sheet-title");
    let line = "-".repeat(title.chars().count());
    let align = [Align::Right, Align::Left, Align::Left, Align::Right];
    format!("{title}\n{line}\n{}", page::columns(&rows, &align, "  "))
}

/// A negative total stands in a circle \[FH-SCO-12\].
fn circled(total: i32) -> String {
    if total < 0 { format!("({total})") } else { format!("{total} ") }
}

/// The contract of a finished hand and what became of it.
fn contract(printout: &Printout<'_>, hand: &Value) -> [String; 2] {
    let texts = printout.texts;
    let result = hand["result"].as_str().unwrap_or_default();
    let result = texts.format("result", &[("result", texts::Arg::value(result))]);
    let contract = &hand["contract"];
    let bid = contract["bid"].as_str().and_then(|bid| bid.parse().ok());
    let seat = contract["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
    match (bid, seat) {
        (Some(bid), Some(seat)) => [format!("{}, {}", printout.name(Seat(seat)), texts.bid(bid)), result],
        _ => [result, String::new()],
    }
}

/// Whose turn it is and what is legal, or who has won.
pub(crate) fn standing(printout: &Printout<'_>) -> String {
    let (table, texts) = (printout.table, printout.texts);
    let names = |seats: SeatSet| ("names", texts.players(seats, &printout.names).into());
    let standing = table.standing();
    let count = |seats: SeatSet| ("count", seats.len().into());
    let mut sentences = Vec::new();
    match printout.view.phase {
        None => {
            let winners = standing.winners;
            sentences.push(texts.format("standing-over", &[names(winners), count(winners)]));
            if standing.games.iter().flatten().any(|&games| games > 1) {
                sentences.push(texts.get("standing-double"));
            }
        }
        Some(Phase::Deal) => sentences.push(match table.next_dealer() {
            Some(dealer) => texts.format("standing-deal", &[("name", printout.name(dealer).into())]),
            None => texts.get("standing-new"),
        }),
        Some(phase) => {
            let turn = [names(table.to_act()), ("phase", texts.phase(phase).into())];
            sentences.push(texts.format("standing-turn", &turn));
            sentences.push(texts.format("standing-legal", &[("actions", legal(printout).into())]));
        }
    }
    if !standing.losers.is_empty() {
        sentences.push(texts.format("standing-lost", &[names(standing.losers), count(standing.losers)]));
    }
    sentences.iter().map(|sentence| page::fill(sentence, "") + "\n").collect()
}

/// The legal actions of those who may act.
fn legal(printout: &Printout<'_>) -> String {
    let lines = printout.table.legal_lines();
    let in_play = printout.view.phase == Some(Phase::Play);
    let words = lines.iter().map(|line| line.split_once(' ').map_or("", |(_, words)| words));
    words
        .map(|words| if in_play { printout.signs(words) } else { words.to_owned() })
        .collect::<Vec<_>>()
        .join(", ")
}
