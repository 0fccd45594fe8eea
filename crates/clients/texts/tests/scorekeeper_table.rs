//! A sheet as a table for spreadsheets.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use serde_json::{Value, json};
use sheet::{Scores, Sheet, score};
use texts::scorekeeper::csv;
use texts::{Lang, Texts};

fn scored(sheet: &Value) -> Option<(Sheet, Scores)> {
    let sheet = Sheet::read(&sheet.to_string()).ok()?;
    let scores = score(&sheet).ok()?;
    Some((sheet, scores))
}

fn evening(people: &[&str], games: &Value) -> (Sheet, Scores) {
    let rules = json!({ "preset": "quebec-4" });
    let format = "kookaburra-sheet/1";
    scored(&json!({ "format": format, "rules": rules, "people": people, "games": games })).unwrap()
}

/// The cells of a table, read as spreadsheets do.
fn cells(table: &str, between: char) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    let mut quoted = false;
    let mut chars = table.strip_prefix('\u{feff}').unwrap().chars().peekable();
    while let Some(c) = chars.next() {
        let cell = rows.last_mut().unwrap().last_mut().unwrap();
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => cell.push(chars.next().unwrap()),
            '"' => quoted = !quoted,
            c if c == between && !quoted => rows.last_mut().unwrap().push(String::new()),
            '\r' if !quoted => {
                assert_eq!(chars.next(), Some('\n'), "lines end in one way");
                rows.push(vec![String::new()]);
            }
            c => cell.push(c),
        }
    }
    assert_eq!(rows.pop().unwrap(), [""], "the last line ends, too");
    rows
}

#[test]
fn a_table_opens_in_the_language_of_its_words_and_has_no_formulas() {
    let made = json!({ "kind": "hand", "bid": "7H", "seat": 0, "made": true });
    let points = json!({ "kind": "points", "points": [-10, 0], "note": "=1+1, \"late\"; décision" });
    let players = ["Émilie", "Zoé", "Loïc", "Bo"];
    let (sheet, scores) = evening(
        &["Émilie", "Zoé", "Loïc", "Bo", "Cy"],
        &json!([{ "players": players, "dealer": 3, "hands": [made, points] }]),
    );
    let table = csv(&sheet, &scores, Texts::new(Lang::En));
    assert_eq!(table.as_bytes()[..3], [0xef, 0xbb, 0xbf], "a mark says that it is UTF-8");
    let lines: Vec<&str> = table.split("\r\n").collect();
    assert!(lines[0].ends_with("Game,Hand,Dealer,Contractor,Bid,Result,Mark,Note,Émilie,Émilie (total),Zoé,Zoé (total),Loïc,Loïc (total),Bo,Bo (total),Cy,Cy (total)"));
    assert_eq!(lines[1], "1,1,Bo,Émilie,7H,made,,,200,200,0,0,200,200,0,0,,");
    assert_eq!(lines[2], "1,2,,,,points,,\"'=1+1, \"\"late\"\"; décision\",-10,190,0,0,-10,190,0,0,,");
    assert_eq!((lines.len(), lines[3]), (4, ""));
    let table = csv(&sheet, &scores, Texts::new(Lang::Fr));
    assert!(table.starts_with("\u{feff}Partie;Donne;Donneur;Ouvreur;Annonce;Résultat;Marque;Note;Émilie;"));
    assert!(table.contains("\r\n1;1;Bo;Émilie;7H;réussi;;;200;200;"), "{table}");
}

#[test]
fn a_row_that_was_struck_out_has_no_points_and_a_start_has_a_row() {
    let hand = |made: bool| json!({ "kind": "hand", "bid": "7H", "seat": 0, "made": made });
    let correct = json!({ "kind": "correct", "entry": 0, "to": hand(true) });
    let players = ["Mae", "Bo", "Ned", "Ivy"];
    let first = json!({ "players": players, "dealer": 3, "hands": [hand(false), correct] });
    let second = json!({ "players": players, "dealer": 3, "start": [120, -60], "hands": [hand(true)] });
    let (sheet, scores) = evening(&players, &json!([first, second]));
    let rows = cells(&csv(&sheet, &scores, Texts::new(Lang::En)), ',');
    let facts: Vec<String> =
        rows[1..].iter().map(|row| [&row[..2], &row[5..7], &row[8..12]].concat().join(" ")).collect();
    assert_eq!(
        facts,
        [
            "1 1 failed struck out    ",
            "1 1 made corrected 200 200 0 0",
            "2  start  120 120 -60 -60",
            "2 1 made  200 320 0 -60"
        ]
    );
}

/// Numbers that follow from a seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }

    fn entry(&mut self, earlier: usize) -> Value {
        let bid = ["6S", "7H", "8NT", "10C"][self.below(4) as usize];
        let tricks = self.below(11);
        let hand =
            json!({ "kind": "hand", "bid": bid, "seat": self.below(4), "tricks": [tricks, 10 - tricks] });
        match self.below(8) {
            0 => json!({ "kind": "passed" }),
            1 => json!({ "kind": "void" }),
            2 => {
                json!({ "kind": "points", "points": [self.below(90), -(self.below(90) as i64)], "note": "a; b, c" })
            }
            3 if earlier > 0 => {
                let to = if self.below(3) == 0 { Value::Null } else { hand };
                json!({ "kind": "correct", "entry": self.below(earlier as u64), "to": to, "agreed": true })
            }
            _ => hand,
        }
    }
}

#[test]
fn the_points_of_every_column_add_up_to_its_total() {
    let mut dice = Dice(1896);
    let mut seen = [0; 3];
    for _ in 0..400 {
        let people = ["Ann", "Bo", "Cy", "Di", "Émile"];
        let games: Vec<Value> = (0..=dice.below(2))
            .map(|_| {
                let mut players = people;
                players.rotate_left(dice.below(5) as usize);
                let start = [dice.below(300) as i64 - 150, dice.below(300) as i64];
                let start = if dice.below(2) == 0 { json!([]) } else { json!(start) };
                let hands: Vec<Value> = (0..dice.below(9) as usize).map(|at| dice.entry(at)).collect();
                json!({ "players": players[..4], "dealer": dice.below(4), "start": start, "hands": hands })
            })
            .collect();
        let format = "kookaburra-sheet/1";
        let rules = json!({ "preset": "australian-4" });
        let sheet = json!({ "format": format, "rules": rules, "people": people, "games": games });
        let Some((sheet, scores)) = scored(&sheet) else { continue };
        for (lang, between) in [(Lang::En, ','), (Lang::Fr, ';')] {
            let rows = cells(&csv(&sheet, &scores, Texts::new(lang)), between);
            assert!(rows.iter().all(|row| row.len() == 8 + 2 * people.len()));
            for (number, (game, score)) in (1..).zip(sheet.games.iter().zip(&scores.games)) {
                let own = || rows[1..].iter().filter(|row| row[0] == number.to_string());
                for (at, person) in people.iter().enumerate() {
                    let number = |row: &Vec<String>, cell: usize| row[cell].parse::<i32>().ok();
                    let sum: i32 = own().filter_map(|row| number(row, 8 + 2 * at)).sum();
                    let last = own().filter_map(|row| number(row, 9 + 2 * at)).next_back();
                    let seat = game.players.iter().position(|name| name == person);
                    let column = score
                        .columns
                        .iter()
                        .position(|column| column.names.iter().any(|name| name == person));
                    let total = column.map_or(0, |column| score.totals[column]);
                    assert_eq!(
                        (sum, last.unwrap_or_default()),
                        (total, total),
                        "{person} {}",
                        sheet.to_json().unwrap()
                    );
                    seen[0] += usize::from(seat.is_none());
                }
                seen[1] += score.rows.iter().filter(|row| row.struck).count();
                seen[2] += usize::from(!game.start.is_empty());
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 100), "{seen:?}");
}
