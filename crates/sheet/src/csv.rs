//! A sheet as a table for other programs: a line for each row, two columns for each person.

use crate::{Outcome, Row, Scores, Sheet};

/// The sheet as CSV.
#[must_use]
pub fn csv(sheet: &Sheet, scores: &Scores) -> String {
    let mut head: Vec<String> =
        ["game", "entry", "dealer", "contractor", "bid", "outcome", "mark", "note"].map(str::to_owned).into();
    head.extend(sheet.people.iter().flat_map(|name| [text(name), text(&format!("{name} total"))]));
    let mut table = line(&head);
    for (number, (game, score)) in sheet.games.iter().zip(&scores.games).enumerate() {
        for row in &score.rows {
            let name = |seat: table::Seat| game.players.get(seat.index()).map(|name| text(name));
            let mut cells = vec![
                (number + 1).to_string(),
                (row.entry + 1).to_string(),
                row.dealer.and_then(name).unwrap_or_default(),
                row.seat.and_then(name).unwrap_or_default(),
                row.bid.map(|bid| bid.to_string()).unwrap_or_default(),
                outcome(row.outcome).to_owned(),
                mark(row).to_owned(),
                text(row.note.as_deref().unwrap_or_default()),
            ];
            for person in &sheet.people {
                let column = score.columns.iter().position(|column| column.names.contains(person));
                let cell =
                    |numbers: &[i32]| column.and_then(|column| numbers.get(column)).map(i32::to_string);
                cells.extend([cell(&row.points), cell(&row.totals)].map(Option::unwrap_or_default));
            }
            table += &line(&cells);
        }
    }
    table
}

const fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Made => "made",
        Outcome::Failed => "failed",
        Outcome::PassedOut => "passed_out",
        Outcome::PlayedWithoutBid => "played_without_bid",
        Outcome::Stopped => "stopped",
        Outcome::Void => "void",
        Outcome::Counted => "counted",
        Outcome::Points => "points",
    }
}

const fn mark(row: &Row) -> &'static str {
    match (row.struck, row.agreed, row.corrects.is_some()) {
        (true, ..) => "struck",
        (false, true, _) => "agreed",
        (false, false, true) => "corrected",
        _ => "",
    }
}

/// A text that no spreadsheet takes for a formula.
fn text(text: &str) -> String {
    let risky = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    if risky { format!("'{text}") } else { text.to_owned() }
}

fn line(cells: &[String]) -> String {
    let quoted = |cell: &String| {
        let plain = !cell.contains([',', '"', '\n', '\r']);
        if plain { cell.clone() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
    };
    cells.iter().map(quoted).collect::<Vec<_>>().join(",") + "\r\n"
}
