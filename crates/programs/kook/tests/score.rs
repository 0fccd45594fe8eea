//! *Keep the score* in the terminal: evenings of people with real cards, as they type them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};

/// The program in a folder, with its own place for sheets there.
fn kook(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kook"));
    command.args(arguments).current_dir(folder).env("LC_ALL", "C").env("NO_COLOR", "1");
    command.env("KOOK_DATA", folder.join("data"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What it says to these lines, and how it ends.
fn answered(folder: &Path, arguments: &[&str], lines: &str) -> (String, String, i32) {
    let mut child = kook(folder, arguments).spawn().unwrap();
    // A program that reads no further closes the pipe.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

/// What it says when all is well: every text there is, none wider than a page.
fn said(folder: &Path, arguments: &[&str], lines: &str) -> String {
    let (said, errors, status) = answered(folder, arguments, lines);
    assert_eq!((errors.as_str(), status), ("", 0), "{said}");
    assert!(!said.contains('⟨') && said.lines().all(|line| line.chars().count() <= 80), "{said}");
    said
}

/// The same as one line, whatever its width.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn has(said: &str, words: &str) {
    assert!(flat(said).contains(words), "“{words}” is missing in:\n{said}");
}

fn sheet_in(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

fn totals(folder: &Path, file: &str) -> Vec<Value> {
    let (told, ..) = answered(folder, &["score", "--json", file], "");
    let told: Value = serde_json::from_str(&told).unwrap();
    told["games"].as_array().unwrap().iter().map(|game| game["totals"].clone()).collect()
}

const BEGIN: [&str; 9] =
    ["score", "--keep", "friday.json", "--rules", "quebec-4", "--names", "Mae,Bo,Ned,Ivy", "--dealer", "4"];
const KEEP: [&str; 3] = ["score", "--keep", "friday.json"];

#[test]
fn an_evening_of_three_variants_with_a_revoke_a_correction_and_an_interruption() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("friday.json");

    // A hand in a line, another question by question; then the terminal dies.
    let first = said(folder.path(), &BEGIN, "Mae 7H made\nhand\nbo\n8S\n");
    has(&first, "Mae, 7♥: made. Mae and Ned +200, total 200, need 800. Mae deals.");
    has(&first, "Who played the contract? 1 Mae 2 Bo 3 Ned 4 Ivy");
    has(&first, "Was it made? 1 Made 2 Failed");
    let saved = sheet_in(&file);
    assert_eq!(saved["games"][0]["draft"], json!({ "seat": 1, "bid": "8S" }));
    assert_eq!(saved["people"], json!(["Mae", "Bo", "Ned", "Ivy"]));

    // Somebody revoked: the referee knows the contract, and the ruling stands beside the hand.
    let lines = "ruling\n3\nthe hand is over\nbo\nS 5H 9S\nyes\nwrite it\n\n1\n";
    let ruled = said(folder.path(), &KEEP, lines);
    has(&ruled, "This hand so far: Bo, 8♠.");
    has(&ruled, "LAW-REV-6");
    has(&ruled, "Bo, 8♠: failed. Mae and Ned +240, total 440, need 560. Bo deals.");
    let hand = &sheet_in(&file)["games"][0]["hands"][1];
    assert!(hand["made"] == false && hand["note"].as_str().unwrap().contains("LAW-REV-6"), "{hand}");
    assert_eq!(sheet_in(&file)["games"][0].get("draft"), None);

    // Hand 1 was eight hearts: the effect and the law are told, the old row stays.
    let fixed = said(folder.path(), &KEEP, "correct 1\n2\n8H\n1\nundo\nredo\nsheet\n");
    has(&fixed, "Hand 1 as it should be");
    has(&fixed, "1 Who played the contract? Mae 2 What was it? 7♥");
    has(&fixed, "Mae and Ned: 540 instead of 440. Somebody may have bid since");
    has(&fixed, "(LAW-SCORE-3). 1 Correct it, all agree");
    has(&fixed, "Mae, 7♥: made. Mae and Ned +200; Bo and Ivy 0 (struck out).");
    has(&fixed, "Mae, 8♥: made. Mae and Ned +300, total 300; Bo and Ivy 0, total 0 (all agreed).");
    assert_eq!(totals(folder.path(), "friday.json"), [json!([540, 0])]);

    // Ivy sits out while three Americans play, and all end with Rummy.
    let lines = "next\n2\namerican-3\nMae, Bo, Ned, Ivy\nMae\nBo 8S 5\n3\nnext\n2\nrummy-500\n\n1\n\
                 hand\n36\n21\n-12\nK / K\nevening\nseason\nquit\n";
    let three = said(folder.path(), &KEEP, lines);
    has(&three, "Sitting out: Ivy.");
    has(
        &three,
        "Bo, 8♠, 5 tricks: failed. Mae +20, total 20, need 480. Bo −240, total −240, need 740. Ned +30, total 30",
    );
    has(&three, "Ned −12, total −12");
    has(&three, "Game 3. Mae 36, need 465. Bo 21, need 480. Ned −12, need 513. Ivy 0");
    has(&three, "Bo: 0 games, 0 won, 0 of 2 contracts made.");
    has(&three, "One sheet in this folder:");
    assert_eq!(
        totals(folder.path(), "friday.json"),
        [json!([540, 0]), json!([20, -240, 30]), json!([36, 21, -12, 0])]
    );

    // All of it in French.
    let french = said(folder.path(), &["score", "--keep", "friday.json", "--lang", "fr"], "aide\nfeuille\n");
    has(&french, "contrat réussi");
    has(&french, "corriger 3");
}

#[test]
fn two_rulings_are_noted_and_one_is_taken_before_the_next_bid() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("friday.json");
    // Mae plays; each says that the other revoked, and both rulings are noted.
    let lines = "mae 7H\n\nruling\n3\nthe hand is over\n1 2\nC 5H 9C\nyes\nplay on\n\nhand\nmade\n4\n";
    let noted = said(folder.path(), &BEGIN, lines);
    has(&noted, "Both are noted beside this hand.");
    has(
        &noted,
        "Mae and Ned +200, total 200, need 800. Noted: Who didn’t follow? Mae: The contract is lost.",
    );
    has(&noted, "Then: Mae and Ned 0, Bo and Ivy 200.");
    has(&noted, "Agree on one before anyone bids in the next hand");
    assert_eq!(sheet_in(&file)["games"][0]["hands"][0]["noted"].as_array().unwrap().len(), 2);
    // It is asked again when the sheet is opened, and can be settled by a word.
    let settled = said(folder.path(), &KEEP, "4\nsettle\n1\nsettle\nundo\n");
    has(&settled, "It counts as it was played");
    has(&settled, "Mae, 7♥: failed. Bo and Ivy +200, total 200");
    has(&settled, "No two rulings are noted on the last hand.");
    // Whoever bids in the next hand lets it stand.
    let late = said(folder.path(), &KEEP, "4\nbo 8S\n\nsettle\n");
    has(&late, "No two rulings are noted on the last hand.");
    assert_eq!(totals(folder.path(), "friday.json"), [json!([200, 0])]);
}

/// A program that is spoken to line by line.
struct Spoken {
    child: Child,
    output: BufReader<std::process::ChildStdout>,
}

impl Spoken {
    fn new(folder: &Path, arguments: &[&str]) -> Self {
        let mut child = kook(folder, arguments).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { child, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Reads until a line has these words.
    fn hear(&mut self, words: &str) {
        let mut heard = String::new();
        while !heard.contains(words) {
            let before = heard.len();
            self.output.read_line(&mut heard).unwrap();
            assert!(heard.len() > before, "“{words}” is missing in:\n{heard}");
        }
    }
}

#[test]
fn whatever_has_been_shown_is_in_the_file_when_the_machine_stops() {
    // Check 10
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("friday.json");
    let mut first = Spoken::new(folder.path(), &BEGIN);
    first.hear("who plays what?");
    assert_eq!(sheet_in(&file)["games"][0]["dealer"], 3);
    first.say("hand");
    first.say("Mae");
    first.hear("What was it?");
    assert_eq!(sheet_in(&file)["games"][0]["draft"]["seat"], 0);
    first.say("7H");
    first.hear("Was it made?");
    first.child.kill().unwrap();
    first.child.wait().unwrap();
    assert_eq!(sheet_in(&file)["games"][0]["draft"]["bid"], "7H");
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["friday.json"], "nothing half written lies about");
}

#[test]
fn another_writer_is_noticed_and_nothing_of_theirs_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = Spoken::new(folder.path(), &BEGIN);
    first.hear("who plays what?");
    said(folder.path(), &KEEP, "Mae 7H made\n");
    first.say("passed");
    first.hear("Another program has written on this sheet.");
    first.hear("Mae and Ned 200, need 800.");
    first.say("passed");
    first.hear("All passed.");
    assert_eq!(totals(folder.path(), "friday.json"), [json!([200, 0])]);
    assert_eq!(
        sheet_in(&folder.path().join("friday.json"))["games"][0]["hands"].as_array().unwrap().len(),
        2
    );
    // What isn't a sheet any more stays, and the sheet goes on beside it.
    fs::write(folder.path().join("friday.json"), "a shopping list").unwrap();
    first.say("undo");
    first.hear("There is something else in the file now");
    first.hear("Mae, 7♥: made.");
    first.child.kill().unwrap();
    first.child.wait().unwrap();
    assert_eq!(fs::read_to_string(folder.path().join("friday.json")).unwrap(), "a shopping list");
    assert_eq!(totals(folder.path(), "friday-2.json"), [json!([200, 0])]);
}

#[test]
fn a_hand_is_asked_for_what_its_points_depend_on() {
    let folder = tempfile::tempdir().unwrap();
    let keep = |rules: &str, names: &str, lines: &str| {
        let file = format!("{}.json", rules.split('+').next().unwrap());
        let arguments = ["score", "--keep", &file, "--rules", rules, "--names", names, "--dealer", "1"];
        said(folder.path(), &arguments, lines)
    };
    // Australians count everybody's tricks; what can't be isn't taken, and an answer can be taken back.
    let four = keep(
        "australian-4",
        "Mae,Bo,Ned,Ivy",
        "hand\nnobody\nMae\n7H\n11\n8\nNed 6S 4\ncorrect 9\ncorrect 1\n5\nwhat\n",
    );
    has(&four, "I don’t know “nobody”.");
    has(&four, "I don’t know “11”.");
    has(
        &four,
        "Mae, 7♥, 8 tricks: made. Mae and Ned +200, total 200, need 300. Bo and Ivy +20, total 20, need 480. Bo deals.",
    );
    has(&four, "Ned, 6♠, 4 tricks: failed.");
    has(&four, "There is no such entry to correct.");
    // A contract that the rules lack is scored once, or from now on.
    let once = keep("quebec-4", "A,B,C,D", "A misère\n1\nmade\nboard\nB misère\n3\nhelp\n");
    has(&once, "Your rules don’t have this contract.");
    has(&once, "A, Misère, 0 tricks: made. A and C +250");
    assert_eq!(once.matches("Your rules don’t have").count(), 2, "{once}");
    let saved = sheet_in(&folder.path().join("quebec-4.json"));
    assert!(saved["games"][0]["hands"][0]["rules"]["misere"] == "any_time", "{saved}");
    // Partners, another dealer, a step back, all passed and a void deal.
    let five =
        keep("australian-5", "A,B,C,D,E", "passed\nvoid\nhand\nA\nback\ndealer D\nB\n8S\nD\n4\n1\n3\n");
    has(&five, "All passed.");
    has(&five, "The deal was void.");
    has(&five, "D dealt out of turn");
    has(&five, "How many tricks did B and D win?");
    has(&five, "B −120, total −120, need 620. C +10, total 10");
    // Points beside the hands.
    let points = keep("american-4", "A,B,C,D", "points\n-50\n\nbad language\n");
    has(&points, "bad language A and C −50, total −50");
}

#[test]
fn without_a_file_a_sheet_is_kept_among_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    let new = "quebec-4\nMae, Bo, Ned, Ivy\n4\nMae 7H made\n";
    has(&said(folder.path(), &["score"], new), "Mae and Ned +200");
    has(&said(folder.path(), &["score"], "1\nundo\n"), "No hand yet.");
    // A second one of the same day has a name of its own; the season has both.
    let second = said(folder.path(), &["score"], "2\n?\nnonsense\n\nA,B\nA,B,C,D\ndraw\nA 7H 8\n");
    has(&second, "quebec-4");
    has(&second, "There are 2 players, and these rules are for 4.");
    has(&second, "A drew");
    assert_eq!(fs::read_dir(folder.path().join("data/sheets")).unwrap().count(), 2);
    has(&said(folder.path(), &["score", "--season"], ""), "Mae: 0 games, 0 won, 0 of 0 contracts made.");
    assert!(answered(folder.path(), &["score", "--json"], "").1.contains("Name its file"));
}

#[test]
fn a_season_counts_what_people_did_on_several_sheets() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = |file: &str, hands: Value| {
        let sheet = json!({
            "format": "kookaburra-sheet/1", "rules": { "preset": "australian-4" }, "people": ["Mae", "Bo", "Ned", "Ivy"],
            "games": [{ "players": ["Mae", "Bo", "Ned", "Ivy"], "dealer": 0, "hands": hands }],
        });
        fs::write(folder.path().join(file), sheet.to_string()).unwrap();
    };
    let hand = |bid: &str, seat: u8, tricks: Value| json!({ "kind": "hand", "bid": bid, "seat": seat, "tricks": tricks });
    let grand = || hand("10NT", 1, json!([null, 10]));
    sheet("a.json", json!([hand("10NT", 0, json!([10, null]))]));
    sheet("b.json", json!([hand("6S", 1, json!([null, 3])), grand(), grand()]));
    let told = said(folder.path(), &["score", "--season", "a.json", "b.json"], "");
    has(&told, "Mae: 2 games, 1 won, 1 of 1 contracts made.");
    has(&told, "Bo: 2 games, 1 won, 2 of 3 contracts made.");
    let told = said_json(folder.path(), &["score", "--season", "--json", "a.json", "b.json"]);
    assert_eq!(told["sheets"], 2);
    assert_eq!(told["season"][1], json!({ "name": "Bo", "games": 2, "wins": 1, "contracts": 3, "made": 2 }));
    fs::write(folder.path().join("c.json"), "{}").unwrap();
    let (_, errors, status) = answered(folder.path(), &["score", "--season", "a.json", "c.json"], "");
    assert!(status == 2 && errors.contains("c.json"), "{errors}");
    let (_, errors, status) = answered(folder.path(), &["score", "a.json", "b.json"], "");
    assert!(status == 2 && errors.contains("--season"), "{errors}");
}

fn said_json(folder: &Path, arguments: &[&str]) -> Value {
    let (told, errors, status) = answered(folder, arguments, "");
    assert_eq!((errors.as_str(), status), ("", 0));
    serde_json::from_str(&told).unwrap()
}

#[test]
fn of_two_people_with_names_alike_none_is_taken_for_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let keep = ["score", "--keep", "friday.json", "--rules", "american-3", "--dealer", "1", "--names"];
    for (names, why) in [
        ("Zoé,Zoe,Cy", "“Zoe” is too much like “Zoé”"),
        ("Ann,ann,Cy", "“ann” is too much like “Ann”"),
        ("2,Bo,Cy", "“2” is a number"),
        ("Ann,Zoe\u{301},Zo\u{e9}", "“Zoé” is too much like “Zoé”"),
    ] {
        let (_, told, status) = answered(folder.path(), &[&keep[..], &[names]].concat(), "");
        assert_eq!((flat(&told).contains(why), status), (true, 2), "{told}");
    }
    assert!(!folder.path().join("friday.json").exists());
    // A sheet that was saved before is asked about.
    let people = json!(["Zoé", "Zoe", "Cy"]);
    let game = json!({ "players": people, "dealer": 0, "hands": [] });
    let sheet = json!({ "format": "kookaburra-sheet/1", "rules": { "preset": "american-3" },
        "people": people, "games": [game] });
    fs::write(folder.path().join("friday.json"), sheet.to_string()).unwrap();
    let lines = "Zoe 7H 8\n\nzoé\n2\n7H\n8\n1\n";
    let told = said(folder.path(), &["score", "--keep", "friday.json"], lines);
    has(&told, "“Zoe” could be 1 Zoé or 2 Zoe. Type the number.");
    has(&told, "“zoé” could be 1 Zoé or 2 Zoe. Type the number.");
    let hand = &sheet_in(&folder.path().join("friday.json"))["games"][0]["hands"][0];
    assert_eq!(hand["seat"], 1, "{told}");
}

/// A new sheet in a folder, kept in `friday.json`.
fn begin_with(folder: &Path, rules: &str, names: &str, lines: &str) -> String {
    let options = ["score", "--keep", "friday.json", "--rules", rules, "--dealer", "1", "--names", names];
    said(folder, &options, lines)
}

#[test]
fn undo_brings_back_the_game_that_was_left_and_redo_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let lines = "Mae 10NT 10\nnext\n1\nundo\nsheet\nredo\nundo\nundo\nundo\n";
    let told = begin_with(folder.path(), "australian-4", "Mae,Bo,Ned,Ivy", lines);
    has(&told, "Mae and Ned 0, need 500. Bo and Ivy 0, need 500. Bo deals.");
    has(&told, "There is nothing to undo.");
    let file = folder.path().join("friday.json");
    assert_eq!(sheet_in(&file)["games"].as_array().unwrap().len(), 1);
    said(folder.path(), &KEEP, "redo\nredo\n");
    assert_eq!(totals(folder.path(), "friday.json"), [json!([520, 0]), json!([0, 0])]);
}

#[test]
fn what_was_typed_of_a_hand_is_never_dropped_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    // No tricks are a misère that was made; a number that can't be is named, and nothing is taken of its line.
    let lines = "Bo misere 0\nMae 7H 12\nMae 7H −1\nMae\n";
    let told = begin_with(folder.path(), "australian-4", "Mae,Bo,Ned,Ivy", lines);
    has(&told, "Bo, Misère, 0 tricks: made. Bo and Ivy +250");
    has(&told, "12 tricks can’t be: a hand has 0 to 10.");
    has(&told, "−1 tricks can’t be");
    let game = &sheet_in(&folder.path().join("friday.json"))["games"][0];
    assert!(game["hands"].as_array().unwrap().len() == 1 && game.get("draft").is_none(), "{game}");
    // What is half told is asked about before it goes.
    let told = said(folder.path(), &KEEP, "hand\nned\nmisere\npassed\n2\n\npassed\n1\nquit\n");
    has(&told, "This hand so far: Ned, Misère. 1 Yes: forget what was told of this hand 2 Leave it");
    assert_eq!(sheet_in(&folder.path().join("friday.json"))["games"][0]["hands"][1]["kind"], "passed");
}

#[test]
fn a_hand_written_twice_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let lines = "Mae 7H 8\nMae 7H 8\n2\nMae 7H 8\n1\n";
    let told = begin_with(folder.path(), "australian-4", "Mae,Bo,Ned,Ivy", lines);
    has(&told, "This is the same hand as the one before. Has it been written already?");
    assert_eq!(totals(folder.path(), "friday.json"), [json!([400, 40])]);
}

#[test]
fn a_minus_is_a_minus_however_it_is_typed_and_a_card_is_no_number() {
    let folder = tempfile::tempdir().unwrap();
    let told =
        begin_with(folder.path(), "rummy-500", "Ann,Bo,Cy,Di", "hand\n– 35\n+ 120\nA\n2\n−5\n５\nquit\n");
    has(&told, "As cards on the table that’s +15 points. Is that right?");
    assert_eq!(totals(folder.path(), "friday.json"), [json!([-35, 120, -5, 5])]);
}

#[test]
fn help_and_quit_are_heard_at_every_question() {
    let folder = tempfile::tempdir().unwrap();
    for lines in ["quit\n1\n", "australian-4\nquit\nA\n", "australian-4\nA,B,C,D\nquit\n1\n"] {
        let (told, _, status) = answered(folder.path(), &KEEP, lines);
        assert!(status == 0 && !told.contains("isn’t a game") && !told.contains("I don’t know"), "{told}");
        assert!(!folder.path().join("friday.json").exists());
    }
    begin_with(folder.path(), "australian-4", "Mae,Bo,Ned,Ivy", "Mae 7H 8\n");
    for lines in [
        "correct 1\nhelp\nquit\n1\n",
        "correct\nhelp\nquit\n",
        "ruling\nhelp\nquit\n1\n",
        "next\nhelp\nquit\n1\n",
    ] {
        let told = said(folder.path(), &KEEP, lines);
        has(&told, "Enter leaves things as they are, quit leaves the program.");
        assert!(!told.contains("I don’t know"), "{told}");
    }
    assert_eq!(totals(folder.path(), "friday.json"), [json!([200, 20])]);
}

#[test]
fn the_table_of_the_terminal_has_the_bytes_of_the_page() {
    let folder = tempfile::tempdir().unwrap();
    begin_with(folder.path(), "quebec-4", "Émilie,Zoé,Loïc,Bo", "Zoé 7H made\nBo 8S failed\n");
    for (lang, head) in [("en", "Game,Hand,Dealer,"), ("fr", "Partie;Donne;Donneur;")] {
        let output =
            kook(folder.path(), &["score", "--csv", "friday.json", "--lang", lang]).output().unwrap();
        let table = String::from_utf8(output.stdout).unwrap();
        assert!(table.starts_with(&format!("\u{feff}{head}")), "{table}");
        assert!(table.ends_with("\r\n") && table.matches('\n').count() == table.matches("\r\n").count());
    }
}
