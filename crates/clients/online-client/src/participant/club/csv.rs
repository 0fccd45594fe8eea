//! Results and standings as tables for spreadsheets. A double click opens them in the language of their words: a mark
//! says that the file is UTF-8, the sign between cells is the one that a spreadsheet of that language expects, and
//! points have the decimal mark of its numbers.

use online_wire::{
    Outcome,
    club::{Results, Standing},
};
use table::Seat;
use texts::{Lang, Texts};

use super::{Told, names, place_of, played, sides};

/// What says that a file is UTF-8.
const MARK: char = '\u{feff}';

/// What came of the deals of an evening that are open: a line for each side at each table.
#[must_use]
pub fn results_csv(texts: Texts, told: &Told, results: &Results) -> String {
    let heads = ["deal", "table", "contract", "tricks", "players", "points", "against"];
    let mut table = head(texts, &heads.map(|head| format!("club-{head}")));
    let sides = sides(&results.plan.opening);
    for deal in &results.deals {
        for (at, number) in deal.tables.iter().zip(1_usize..) {
            let names = names(texts, told, at);
            let (contract, tricks, points) = match &at.outcome {
                Outcome::Average => (texts.get("club-average"), None, None),
                Outcome::Played { hand, points } => {
                    let (contract, tricks) = played(texts, &results.plan.opening.game, hand, names.clone());
                    (contract, tricks, Some(points))
                }
            };
            for side in &sides {
                let first = side.first().map_or(0, Seat::index);
                let people: Vec<&str> =
                    side.iter().filter_map(|seat| Some(names.get(seat.index())?.as_str())).collect();
                let got = points.and_then(|points| points.get(first)).map(i32::to_string);
                let against = at.hundredths.get(first).copied().unwrap_or_default();
                let cells = [
                    (deal.number + 1).to_string(),
                    number.to_string(),
                    text(&contract),
                    tricks.map(|tricks| tricks.to_string()).unwrap_or_default(),
                    text(&people.join(" + ")),
                    got.unwrap_or_default(),
                    decimal(texts.lang(), against),
                ];
                table += &line(texts, &cells);
            }
        }
    }
    table
}

/// Where everybody stands, the best first.
#[must_use]
pub fn standings_csv(texts: Texts, told: &Told, standings: &[Standing]) -> String {
    let heads = ["place", "player", "deals", "above"];
    let mut table = head(texts, &heads.map(|head| format!("club-{head}")));
    for standing in standings {
        let cells = [
            place_of(standing, standings).to_string(),
            text(told.name(standing.member)),
            standing.deals.to_string(),
            decimal(texts.lang(), standing.hundredths),
        ];
        table += &line(texts, &cells);
    }
    table
}

fn head(texts: Texts, keys: &[String]) -> String {
    let cells: Vec<String> = keys.iter().map(|key| texts.get(key)).collect();
    format!("{MARK}{}", line(texts, &cells))
}

/// Hundredths of a point as a spreadsheet reads a number.
fn decimal(lang: Lang, hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let mark = if lang == Lang::Fr { "," } else { "." };
    let all = hundredths.unsigned_abs();
    match all % 100 {
        0 => format!("{sign}{}", all / 100),
        rest => format!("{sign}{}{mark}{rest:02}", all / 100),
    }
}

/// A text that no spreadsheet takes for a formula.
fn text(text: &str) -> String {
    let risky = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    if risky { format!("'{text}") } else { text.to_owned() }
}

fn line(texts: Texts, cells: &[String]) -> String {
    // Where a comma stands in numbers, a semicolon stands between cells.
    let between = if texts.lang() == Lang::Fr { ";" } else { "," };
    let quoted = |cell: &String| {
        let plain = !cell.contains([',', ';', '"', '\n', '\r']);
        let number = cell.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b',' | b'-'));
        let bare = plain || (number && between == ";");
        if bare { cell.clone() } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
    };
    cells.iter().map(quoted).collect::<Vec<_>>().join(between) + "\r\n"
}

#[cfg(test)]
mod tests {
    use online_wire::ParticipantId;
    use serde_json::json;

    use super::*;
    use crate::participant::club::testing::told;

    fn results() -> Results {
        let hand = json!({
            "contract": { "bid": "8H", "seat": 1, "partners": [3], "nominated": null },
            "tricks": [1, 5, 1, 3], "result": "made",
        });
        let results = json!({
            "plan": told().club.evening.unwrap().plan,
            "deals": [{ "number": 0, "tables": [
                { "seats": [0, 1, 2, null],
                  "outcome": { "played": { "hand": hand, "points": [20, 160, 20, 160] } },
                  "hundredths": [-1250, 4000, -1250, 4000], "code": "one" },
                { "seats": [null, null, null, null], "outcome": "average", "hundredths": [0, 0, 0, 0], "code": "two" },
            ] }],
            "awaited": 0, "standings": [],
        });
        serde_json::from_value(results).unwrap()
    }

    #[test]
    fn results_are_a_table_that_a_spreadsheet_of_the_language_opens() {
        let mut told = told();
        told.club.members[1].name = "=1+1, Bo".to_owned();
        let csv = results_csv(Texts::new(Lang::En), &told, &results());
        let lines: Vec<&str> = csv.split("\r\n").collect();
        assert_eq!(lines[0], "\u{feff}Deal,Table,Contract,Tricks,Players,Points,Against the others");
        assert!(lines[1].starts_with("1,1,") && lines[1].ends_with(",8,Mae + Jo,20,-12.50"), "{csv}");
        assert!(lines[2].contains(",\"'=1+1, Bo + bot\",160,40"), "{csv}");
        assert!(lines[3].starts_with("1,2,Average,,") && lines[3].ends_with(",,0"), "{csv}");
        assert_eq!((lines.len(), lines[5]), (6, ""), "every line ends alike");
        let french = results_csv(Texts::new(Lang::Fr), &told, &results());
        assert!(french.starts_with("\u{feff}Donne;Table;Contrat;"), "{french}");
        assert!(french.contains(";20;-12,50\r\n"), "{french}");
    }

    #[test]
    fn standings_are_a_table_whose_numbers_add_up() {
        let standing = |member, hundredths| Standing { member: ParticipantId(member), deals: 4, hundredths };
        let all = [standing(1, 1250), standing(0, 0), standing(2, -1250)];
        let csv = standings_csv(Texts::new(Lang::En), &told(), &all);
        let rows = "1,Bo,4,12.50\r\n2,Mae,4,0\r\n3,Jo,4,-12.50\r\n";
        assert_eq!(csv, format!("\u{feff}Place,Player,Deals,Points above average\r\n{rows}"));
    }
}
