//! Records and rules as engineers meet them: hands of other programs, deals by their seeds, errors from one and in the
//! language of the reader.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod running;

use std::{
    fs,
    io::Write,
    process::{Command, Stdio},
};

use learning::puzzle::shipped;
use running::{complaint, run, said};
use serde_json::{Value, json};

#[test]
fn a_hand_that_play_deals_can_be_printed() {
    let folder = tempfile::tempdir().unwrap();
    for rules in ["quebec-4", "australian-4", "rummy-500"] {
        let mut play = Command::new(env!("CARGO_BIN_EXE_kook"));
        play.args(["play", rules, "--seed", "1896", "--plain"]).env("KOOK_DATA", folder.path());
        let mut play = play.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        play.stdin.take().unwrap().write_all(b"\n\nquit\n").unwrap();
        assert!(play.wait().unwrap().success());
        let saved = fs::read_to_string(folder.path().join("game.jsonl")).unwrap();
        let seed_in = |text: &str| {
            let at = text.find("\"seed\":\"").unwrap() + 8;
            text[at..at + 64].to_owned()
        };
        let deal = saved.lines().find(|line| line.contains("\"deal\"")).unwrap();
        let printed = said(&["deal", rules, "--play-seed", "1896"]);
        let by_its_seed = |dealer: &str| said(&["deal", rules, "--seed", &seed_in(deal), "--dealer", dealer]);
        let same = ["1", "2", "3", "4"].iter().filter(|dealer| by_its_seed(dealer) == printed).count();
        assert_eq!(same, 1, "{rules}: the cards of the first hand, dealt by whoever deals\n{printed}");
        let second = said(&["deal", rules, "--play-seed", "1896", "--hand", "2"]);
        assert_ne!(second, printed);
        assert_eq!(said(&["deal", rules, "--play-seed", "1896", "--hand", "1"]), printed);
    }
}

#[test]
fn every_command_takes_its_game_as_rules() {
    assert_eq!(said(&["rules", "--rules", "quebec-2"]), said(&["rules", "quebec-2"]));
    assert_eq!(
        said(&["deal", "--rules", "quebec-2", "--seed", "1"]),
        said(&["deal", "quebec-2", "--seed", "1"])
    );
    assert!(said(&["bench", "playouts", "--seconds", "0", "--rules", "american-3"]).contains("american-3"));
    assert!(complaint(&["rules", "quebec-2", "--rules", "quebec-4"]).contains("--rules"));
}

#[test]
fn a_rule_code_that_says_something_twice_or_ends_in_a_plus_is_refused() {
    for code in [
        "australian-4+misere=any_time+misere=off",
        "australian-4+misere=off+misere=off",
        "australian-4+",
        "australian-4++misere=off",
        "rummy-500+players=2+players=3",
    ] {
        let errors = complaint(&["rules", code]);
        assert!(errors.contains("twice") || errors.contains("house rule"), "{code}: {errors}");
        assert!(complaint(&["rules", code, "--lang", "fr"]).len() > 20);
    }
    assert!(said(&["rules", "australian-4 misere=off", "--code"]).contains("australian-4+misere=off"));
}

#[test]
fn what_is_wrong_with_a_record_is_told_from_one_in_the_language_of_the_reader() {
    let record = said(&["deal", "--seed", "2a", "--json", "--dealer", "4"]);
    let with = |actions: &str| record.replacen("\"actions\": []", &format!("\"actions\": [{actions}]"), 1);
    let unlawful = with("\"0 7H\", \"1 6S\"");
    let unreadable = with("\"0 7H\", \"1 foo\"");
    let lacking = record.replacen("\"AS\"", "\"KS\"", 1);
    for command in ["replay", "review", "solve"] {
        for (text, english, french) in [
            (&unlawful, "hand 1, action 2", "donne 1, action 2"),
            (&unreadable, "hand 1, action 2", "donne 1, action 2"),
            (&lacking, "hand 1", "donne 1"),
        ] {
            // Programs are answered where `solve` writes to no terminal.
            if command == "solve" {
                continue;
            }
            for (lang, part) in [("en", english), ("fr", french)] {
                let (_, errors, status) = run(&[command, "-", "--lang", lang], text.as_bytes());
                assert!(errors.contains(part) && status != 0, "{command} {lang}: {errors}");
                let others = ["is not", "isn’t", "counted", "there is", "missing"];
                assert!(lang == "en" || !others.iter().any(|word| errors.contains(word)), "{errors}");
            }
        }
    }
    let (answer, ..) = run(&["replay", "--json", "-"], unlawful.as_bytes());
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!((&answer["hand"], &answer["action"]), (&json!(0), &json!(1)), "programs count from 0");
}

#[test]
fn verify_answers_programs_too() {
    let record = said(&["deal", "--seed", "2a", "--json"]);
    let (answer, errors, status) = run(&["verify", "--json", "-"], record.as_bytes());
    assert_eq!((errors.as_str(), status), ("", 1));
    assert_eq!(serde_json::from_str::<Value>(&answer).unwrap(), json!({ "hand": 0, "verdict": "unproved" }));
    assert_eq!(said(&["help", "--help"]), said(&["help"]));
}

#[test]
fn a_hand_of_trickster_is_imported_replayed_and_reviewed() {
    let text = include_str!("../../../engine/kookaburra/tests/ptn/australian.ptn");
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("hand.ptn"), text).unwrap();
    let (record, errors, status) = run(&["import", &path("hand.ptn")], b"");
    assert_eq!((record.lines().count(), status), (1, 0), "{errors}");
    assert!(errors.contains("hand.ptn, line 2: The scores S:340 510 340 510"), "{errors}");
    let (page, errors, status) = run(&["replay", "-"], record.as_bytes());
    assert_eq!((errors.as_str(), status), ("", 0));
    assert!(page.contains("Wanda") && page.contains("Edith") && !page.contains("1234567"), "{page}");
    let (review, _, status) = run(&["review", "-", "--level", "strong"], record.as_bytes());
    assert!(status == 0 && review.contains("Wanda"), "{review}");
    assert_eq!(run(&["import", &path("hand.ptn"), "--out", &path("hand.json")], b"").2, 0);
    assert_eq!(fs::read_to_string(path("hand.json")).unwrap(), record);
    let again = complaint(&["import", &path("hand.ptn"), "--out", &path("hand.json")]);
    assert!(again.contains("exist") || again.contains("already"), "{again}");
    for (from, to, english, french) in [
        ("FiveHundred", "Whist", "line 6: This is a deal of Whist", "donne de Whist"),
        ("C7 CQ JH C5", "C7 HJ JH C5", "line 23: N, JH: ", "ligne 23\u{a0}: N, JH"),
        ("E:Q86", "E:Q8X", "isn’t a card", "n’est pas une carte"),
    ] {
        let wrong = text.replacen(from, to, 1);
        for (lang, part) in [("en", english), ("fr", french)] {
            let (output, errors, status) = run(&["import", "-", "--lang", lang], wrong.as_bytes());
            assert!(output.is_empty() && status == 2 && errors.contains(part), "{lang}: {errors}");
        }
    }
}

#[test]
fn puzzles_are_made_and_checked() {
    let make = ["puzzle", "make", "australian-4", "--open", "--hands", "1", "--seed", "28"];
    let (set, told, status) = run(&make, b"");
    assert_eq!((set.lines().count(), status), (2, 0), "{told}");
    assert!(told.contains("hands looked through: 1; puzzles found: 2"), "{told}");
    assert_eq!(run(&make, b"").0, set, "the same seed makes the same set");
    let check = |text: &str, lang| run(&["puzzle", "check", "-", "--lang", lang], text.as_bytes());
    assert_eq!((check(&set, "en").0.as_str(), check(&set, "en").2), ("", 0));
    // Without the hand itself the set begins with what a file has.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("set.jsonl");
    std::fs::write(&file, &set).unwrap();
    let with = ["puzzle", "make", "australian-4", "--open", "--hands", "0", "--seed", "1", "--with"];
    assert_eq!(run(&[&with[..], &[file.to_str().unwrap()]].concat(), b"").0, set);
    let (_, told, status) = run(
        &["puzzle", "make", "quebec-4", "--hands", "0", "--seed", "1", "--with", file.to_str().unwrap()],
        b"",
    );
    assert!(told.contains("one game and one kind") && status == 2, "{told}");
    // What a puzzle says is found out once more.
    let wrong = set.replacen("\"difficulty\":", "\"difficulty\":1", 1);
    assert!(wrong != set);
    let (failed, _, status) = check(&wrong, "en");
    assert!(failed.contains("<stdin>: puzzle 1: as written") && status == 1, "{failed}");
    assert!(check(&wrong, "fr").0.contains("problème 1"));
    let (twice, _, status) = check(&set.repeat(2), "en");
    assert!(twice.contains("puzzle 3: varied") && status == 1, "{twice}");
}

#[test]
fn what_is_wrong_with_a_file_of_puzzles_is_told_with_its_place() {
    let make = ["puzzle", "make", "australian-4", "--open", "--hands", "1", "--seed", "28"];
    let (set, ..) = run(&make, b"");
    let line = set.lines().next().unwrap();
    let mut cut = line.to_owned();
    cut.truncate(line.len() / 2);
    for (text, english, french) in [
        (cut, "line 1: ", "ligne 1"),
        (line.replacen("australian-4", "australian-9", 1), "line 1: ", "ligne 1"),
        (line.replacen("\"0 ", "\"0 hop, 0 ", 1), "Step 1: ", "Étape 1"),
        (line.replacen("\"right\":[", "\"right\":[\"7NT\",", 1), "right: “7NT” can’t be done here", "7NT"),
        ("\n{}".to_owned(), "line 2: ", "ligne 2"),
    ] {
        for (lang, part) in [("en", english), ("fr", french)] {
            let (said, errors, status) = run(&["puzzle", "check", "-", "--lang", lang], text.as_bytes());
            assert!(errors.contains(part) && said.is_empty() && status == 2, "{lang}: {errors}");
        }
    }
    for game in ["rummy-500", "australian-2", "poker"] {
        assert!(complaint(&["puzzle", "make", game, "--hands", "1", "--seed", "1", "--open"]).contains(game));
    }
}

#[test]
fn what_is_wrong_with_puzzles_of_rummy_is_told_with_its_place() {
    let (_, puzzle) = shipped().iter().find(|(_, puzzle)| puzzle.is_of_rummy()).unwrap();
    let line = puzzle.to_line().unwrap();
    let card = puzzle.hands[0].split(' ').next().unwrap();
    for (text, english, french) in [
        (line.replacen("rummy-500", "australian-4", 1), "6 instead of 5", "6 au lieu de 5"),
        (line.replacen("\"hands\":[", "\"hands\":[\"AS\",", 1), "7 lists of cards", "7 listes de cartes"),
        (line.replacen(&format!("\"{card} "), "\"", 1), "missing from the deal", "Il manque"),
        (line.replacen("\"after\":\"", "\"after\":\"0 hop, ", 1), "Step 1: ", "Étape 1"),
        (line.replacen("\"after\":\"", "\"after\":\"0 stock, 0 stock, ", 1), "Step ", "Étape "),
    ] {
        for (lang, part) in [("en", english), ("fr", french)] {
            let (said, errors, status) = run(&["puzzle", "check", "-", "--lang", lang], text.as_bytes());
            assert!(errors.contains(part) && said.is_empty() && status == 2, "{lang}: {errors}");
        }
    }
}

/// A position in play after four tricks.
const POSITION: &str = r#"
    rules = "australian-4"
    hands = [
        "JH JD QH 9H 8H AS KS 6S 7C 5D",
        "KH 7H 10S 8S 9C 10C QC KD 9D 6D",
        "6H 4H JS 5S AC 8C 5C QD 10D 7D",
        "AH 10H 5H QS 9S 7S KC JC 6C AD",
        "X 4D 8D",
    ]
    after = """
        0 7H, 1 pass, 2 pass, 3 pass, 0 discard 4D 5D 8D,
        0 X, 1 7H, 2 4H, 3 5H, 0 JH, 1 KH, 2 6H, 3 10H, 0 JD, 1 6D, 2 7D, 3 AH, 0 AS, 1 8S, 2 5S, 3 7S
    """
"#;

#[test]
fn a_deal_of_a_kind_is_drawn_linked_written_and_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let svg = folder.path().join("deal.svg");
    let like = ["deal", "--like", "seven-trumps", "--seed", "7", "--dealer", "4"];
    let (diagram, told, status) = run(&[&like[..], &["--svg", svg.to_str().unwrap()]].concat(), b"");
    assert!(status == 0 && told.contains("You asked for seven trumps. 1 deal in 84 is like this."), "{told}");
    assert!(diagram.starts_with("Australian Five Hundred for four: Seat 4 deals\n"), "{diagram}");
    let drawn = fs::read_to_string(svg).unwrap();
    assert!(
        drawn.starts_with("<svg ") && drawn.contains("<title>Australian Five Hundred for four"),
        "{drawn}"
    );
    let text = run(&[&like[..], &["--toml"]].concat(), b"").0;
    assert_eq!(run(&["deal", "-"], text.as_bytes()), (diagram.clone(), String::new(), 0));
    let linked = run(&[&like[..], &["--link"]].concat(), b"").0;
    let link = linked.lines().last().unwrap();
    assert!(link.starts_with("#/deal/1.australian-4."), "{link}");
    assert_eq!(said(&["deal", link]), diagram);
    let record = run(&["deal", "-", "--json"], text.as_bytes()).0;
    assert_eq!(run(&["replay", "-"], record.as_bytes()).2, 0);
    assert!(run(&["deal", "quebec-2", "--like", "no-joker", "--lang", "fr"], b"").0.contains("rangée"));
    for (arguments, part) in [
        (&["deal", "quebec-4", "--like", "misere"][..], "nothing of the kind"),
        (&["deal", "rummy-500", "--like", "no-joker"], "rummy-500"),
        (&["deal", "--like", "no-joker", "--seat", "5"], "seat 5"),
        (&["deal", "--like", "no-joker", "--set", "laws=open"], "open table"),
        (&["deal", &link[..40]], "cut or changed"),
        (&["practice"], "--like"),
        (&["practice", "australian-4"], "--like"),
    ] {
        assert!(complaint(arguments).contains(part), "{arguments:?}: {}", complaint(arguments));
    }
}

#[test]
fn a_position_is_shown_and_solved_or_everything_wrong_with_it_is_listed() {
    let (told, _, status) = run(&["deal", "-", "--solve", "--indices", "ardv"], POSITION.as_bytes());
    assert!(
        status == 0 && told.contains("Contract: seven hearts, Seat 1") && told.contains("♥ D 9 8"),
        "{told}"
    );
    assert!(told.contains("Tricks won: Seat 1 4") && told.contains("Next: Seat 1"), "{told}");
    assert!(told.contains("With all cards seen, so many tricks"), "{told}");
    let wrong = POSITION
        .replace("X 4D 8D", "X 4D 4D")
        .replace("JD QH", "JD QZ")
        .replace("0 7H, 1 pass", "0 7H, 1 hop");
    let (told, errors, status) = run(&["deal", "-", "--lang", "en"], wrong.as_bytes());
    assert!(told.is_empty() && status == 2 && errors.lines().count() == 4, "{errors}");
    for part in ["Seat 1: “QZ”", "four of diamonds is there too often", "Missing: the eight of", "Step 2: "]
    {
        assert!(errors.contains(part), "{part}: {errors}");
    }
}

#[test]
fn practice_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let practise = |arguments: &[&str], lines: &str| {
        let mut play = Command::new(env!("CARGO_BIN_EXE_kook"));
        play.args([&["practice", "--plain"], arguments].concat()).env("KOOK_DATA", folder.path());
        let mut play = play.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        play.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        let output = play.wait_with_output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let told = practise(&["--like", "misere", "--seed", "7"], "undo\nquit\n");
    for part in ["You asked for a misère hand.", "Same deals again: --seed 7", "nothing of it is saved"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert_eq!(told, practise(&["--like", "misere", "--seed", "7"], "undo\nquit\n"));
    let file = folder.path().join("position.toml");
    fs::write(&file, POSITION).unwrap();
    let told = practise(&[file.to_str().unwrap()], "quit\n");
    assert!(told.contains("You play on from this position.") && told.contains("seven hearts"), "{told}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}
