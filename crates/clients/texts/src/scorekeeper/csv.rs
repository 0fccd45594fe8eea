//! A sheet as a table for spreadsheets: a line for each row, two columns for each person. A double click opens it in
//! the language of its words: a mark says that it is UTF-8, and the sign between cells is the one that a spreadsheet of
//! that language expects. The points of a column add up to its total.

use crate::{Lang, Texts};
use sheet::{Outcome, Row, Scores, Sheet};
use table::Seat;

/// What says that a file is UTF-8.
const MARK: char = '\u{feff}';

/// The sheet as CSV.
#[must_use]
pub fn csv(sheet: &Sheet, scores: &Scores, texts: Texts) -> String {
    let heads = ["game", "hand", "dealer", "contractor", "bid", "outcome", "mark", "note"];
    let mut head = heads.map(|key| texts.get(&format!("csv-{key}"))).to_vec();
    for name in &sheet.people {
        head.extend([text(name), text(&texts.format("csv-total", &[("name", name.into())]))]);
    }
    let mut table = format!("{MARK}{}", line(&head, texts));
    for (number, (game, score)) in (1..).zip(sheet.games.iter().zip(&scores.games)) {
        // What somebody has: nothing on the bench.
        let cells = |numbers: Option<&[i32]>| {
            let of = move |person: &String| {
                let column = score.columns.iter().position(|column| column.names.contains(person))?;
                numbers?.get(column).map(i32::to_string)
            };
            sheet.people.iter().map(of).map(Option::unwrap_or_default).collect::<Vec<_>>()
        };
        let mut add = |facts: [String; 7], points: Option<&[i32]>, totals: Option<&[i32]>| {
            let mut row = vec![number.to_string()];
            row.extend(facts);
            let pairs = cells(points).into_iter().zip(cells(totals));
            row.extend(pairs.flat_map(|(points, total)| [points, total]));
            table += &line(&row, texts);
        };
        if game.start.iter().any(|&points| points != 0) {
            let mut facts: [String; 7] = Default::default();
            facts[4] = texts.get("csv-start");
            add(facts, Some(&game.start), Some(&game.start));
        }
        for row in &score.rows {
            let name = |seat: Option<Seat>| {
                let name = seat.and_then(|seat| game.players.get(seat.index()));
                name.map(|name| text(name)).unwrap_or_default()
            };
            let facts = [
                row.number.to_string(),
                name(row.dealer),
                name(row.seat),
                row.bid.map(|bid| bid.to_string()).unwrap_or_default(),
                texts.get(outcome(row.outcome)),
                mark(row).map(|key| texts.get(key)).unwrap_or_default(),
                text(row.note.as_deref().unwrap_or_default()),
            ];
            // What was struck out counts for nothing.
            let counts = !row.struck;
            add(facts, counts.then_some(&row.points[..]), counts.then_some(&row.totals[..]));
        }
    }
    table
}

const fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Made => "tally-mark-made",
        Outcome::Failed => "tally-mark-failed",
        Outcome::PassedOut => "csv-passed",
        Outcome::PlayedWithoutBid => "csv-played",
        Outcome::Stopped => "tally-mark-stopped",
        Outcome::Void => "csv-void",
        Outcome::Counted => "csv-counted",
        Outcome::Points => "csv-points",
    }
}

const fn mark(row: &Row) -> Option<&'static str> {
    match (row.struck, row.agreed, row.corrects.is_some()) {
        (true, ..) => Some("pad-struck"),
        (false, true, _) => Some("pad-agreed"),
        (false, false, true) => Some("csv-corrected"),
        _ => None,
    }
}

/// A text that no spreadsheet takes for a formula.
fn text(text: &str) -> String {
    let risky = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    if risky { format!("'{text}") } else { text.to_owned() }
}

fn line(cells: &[String], texts: Texts) -> String {
    // Where a comma stands in numbers, a semicolon stands between cells.
    let between = match texts.lang() {
        Lang::En => ",",
        Lang::Fr => ";",
    };
    let quoted = |cell: &String| {
        let plain = !cell.contains([',', ';', '"', '\n', '\r']);
        if plain { cell.clone() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
    };
    cells.iter().map(quoted).collect::<Vec<_>>().join(between) + "\r\n"
}
