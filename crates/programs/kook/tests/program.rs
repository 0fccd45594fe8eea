//! The program as its users meet it: what it prints, what it answers, how it ends.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod running;

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use running::{complaint, run, said};
use serde_json::{Value, json};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// One in `step` of the conformance cases of a game.
fn cases(game: &str, step: usize) -> Vec<Value> {
    let mut paths: Vec<_> =
        fs::read_dir(root().join("conformance")).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let all = paths
        .iter()
        .filter(|path| path.file_name().unwrap().to_string_lossy().starts_with(game))
        .flat_map(|path| serde_json::from_str::<Vec<Value>>(&fs::read_to_string(path).unwrap()).unwrap());
    all.step_by(step).collect()
}

#[test]
fn a_replay_answers_and_ends_as_the_notation_says() {
    // NOT-RES-7, NOT-RES-8, NOT-RES-9
    let mut ends = [0; 3];
    for case in cases("five-hundred", 9).into_iter().chain(cases("rummy-500", 5)) {
        let record = case["record"].to_string();
        let (output, errors, status) = run(&["replay", "--json", "-"], record.as_bytes());
        assert_eq!(errors, "", "{}", case["name"]);
        let found: Value = serde_json::from_str(&output).unwrap();
        assert_eq!(found, serde_json::to_value(kookaburra::replay(&record)).unwrap(), "{}", case["name"]);
        for (key, expected) in case["expect"].as_object().unwrap() {
            assert_eq!(&found[key], expected, "{}: {key}", case["name"]);
        }
        let expected = match case["expect"]["kind"].as_str() {
            Some("illegal") => 1,
            Some(_) => 2,
            None => 0,
        };
        assert_eq!(status, expected, "{}", case["name"]);
        ends[expected as usize] += 1;
    }
    assert!(ends.iter().all(|&count| count > 0), "{ends:?}");
}

#[test]
fn a_printout_says_everything_in_both_languages() {
    // NOT-RES-7, NOT-RES-8, NOT-RES-9
    for case in cases("five-hundred", 16).into_iter().chain(cases("rummy-500", 5)) {
        let record = case["record"].to_string();
        for lang in ["en", "fr"] {
            let (output, errors, status) = run(&["replay", "-", "--lang", lang], record.as_bytes());
            assert!(!output.contains('⟨') && !errors.contains('⟨'), "{}: {output}{errors}", case["name"]);
            let expected = match case["expect"]["kind"].as_str() {
                Some("illegal") => 1,
                Some(_) => 2,
                None => 0,
            };
            assert_eq!(status, expected, "{}: {errors}", case["name"]);
            assert_eq!(errors.is_empty(), status == 0);
            assert_eq!(output.is_empty(), status == 2, "{}: {output}", case["name"]);
        }
    }
}

/// A hand of three tricks' worth of reading: bids, an exchange, play, names, and scores below zero.
fn record() -> Value {
    json!({
        "format": "kookaburra-record/1",
        "game": "five-hundred",
        "rules": { "preset": "australian-4" },
        "players": ["Ann", "Bo", "Cy", "Di"],
        "scores": [120, -40, 120, -40],
        "hands": [{
            "dealer": 3,
            "deal": { "seed": "2a".repeat(32) },
            "actions": ["0 6S", "1 pass", "2 pass", "3 pass"]
        }]
    })
}

#[test]
fn a_printout_is_for_people() {
    // FH-SCO-12
    let (english, errors, status) = run(&["replay", "-", "--lang", "en"], record().to_string().as_bytes());
    assert_eq!((errors.as_str(), status), ("", 0));
    for words in [
        "Australian Five Hundred for four\n=====",
        "Ann and Cy – Bo and Di",
        "Hand 1, dealt by Di\n-----",
        "Ann bids six spades. Bo passes. Cy passes. Di passes.",
        "Contract: six spades for 40, Ann with Cy.",
        "at the start",
        "120",
        "(−40)",
        "Ann to act.",
    ] {
        assert!(english.contains(words), "{words}\n{english}");
    }
    assert!(english.contains('♠') && english.lines().all(|line| line.chars().count() <= 80), "{english}");
    let (french, ..) = run(&["replay", "-", "--lang", "fr"], record().to_string().as_bytes());
    assert!(french.contains("Donne 1, donneur\u{a0}: Di") && french.contains("Pointage"), "{french}");
    let (plain, ..) = run(&["replay", "-", "--lang", "en", "--ascii"], record().to_string().as_bytes());
    assert!(plain.contains("(-40)") && !plain.contains(['♠', '♥', '−']), "{plain}");
}

#[test]
fn a_printout_speaks_to_who_kept_the_record() {
    for (lang, words) in
        [("en", ["You bid six spades.", "You to act"]), ("fr", ["Vous annoncez", "Vous de jouer"])]
    {
        for own in ["You", "Vous"] {
            let mut record = record();
            record["players"][0] = own.into();
            let (printout, ..) = run(&["replay", "-", "--lang", lang], record.to_string().as_bytes());
            assert!(words.iter().all(|words| printout.contains(words)), "{printout}");
        }
    }
    let mut record = rummy_record();
    for seat in 0..record["players"].as_array().unwrap().len() {
        record["players"][seat] = "You".into();
        let (printout, ..) = run(&["replay", "-", "--lang", "en"], record.to_string().as_bytes());
        let own = printout.lines().filter(|line| line.trim_start().starts_with("You  "));
        for line in own {
            for wrong in ["You  draws", "; discards", "; melds", "goes out", "You has"] {
                assert!(!line.contains(wrong), "{line}");
            }
        }
        record["players"][seat] = format!("Player{seat}").into();
    }
}

/// A short hand of Rummy 500 with a take, jokers, a call and a player who goes out.
fn rummy_record() -> Value {
    json!({
        "format": "kookaburra-record/1",
        "game": "rummy-500",
        "rules": { "preset": "rummy-500", "players": 3 },
        "players": ["Ann", "Bo", "Émile"],
        "scores": [460, 480, -20],
        "hands": [{
            "dealer": 2,
            "deal": { "hands": [
                ["5H", "6H", "X", "KS", "KD", "KC", "9D"],
                ["9S", "9C", "2D", "3S", "4C", "JH", "QD"],
                ["AS", "2S", "7C", "7D", "10S", "10H", "JC"]
            ], "stock": [
                "4S", "8H", "5C", "X", "2C", "2H", "3C", "3D", "3H", "4D", "4H", "5S", "5D", "6S", "6C",
                "6D", "7S", "7H", "8S", "8C", "8D", "9H", "10C", "10D", "JS", "JD", "QS", "QC", "QH", "KH",
                "AC", "AD"
            ], "discard": "AH" },
            "actions": [
                "0 stock", "0 meld 5H 6H X=7H", "0 meld KS KC KD", "0 discard 9D",
                "1 take 1", "1 meld 9S 9C 9D", "1 discard JH",
                "2 stock", "2 lay 8H 1", "2 discard 10S",
                "0 stock", "0 discard 5C", "1 stock", "1 lay X=4H 1", "1 discard 4C"
            ]
        }]
    })
}

#[test]
fn a_printout_of_rummy_tells_each_turn_the_melds_and_the_points() {
    // RM-LAY-7, RM-SCORE-1, RM-CALL-12, RM-INFO-1
    let (english, errors, status) =
        run(&["replay", "-", "--lang", "en"], rummy_record().to_string().as_bytes());
    assert_eq!((errors.as_str(), status), ("", 0));
    for words in [
        "Rummy 500\n=========\nHouse rules: Players (three).\nAnn – Bo – Émile\n",
        "Turned up  A♥\n  Stock      4♠ 8♥",
        "Ann    draws the four of spades; melds the five to the seven of hearts, with a\n",
        "joker as the seven (meld 1); melds three kings: spades, clubs and\n",
        "Bo     takes the nine of diamonds from the pile; melds three nines: spades,\n",
        "Émile  draws the eight of hearts; lays the eight of hearts on meld 1; discards\n",
        "Bo     draws a joker; lays a joker on meld 1 as the four of hearts; discards",
        " 1  X=4♥ 5♥ 6♥ X=7♥ 8♥ – Ann: 5♥ 6♥ X=7♥, Bo: X=4♥, Émile: 8♥\n",
        "Discard pile  A♥ J♥ 10♠ 5♣ 4♣\n  Stock         28\n",
        "at the start    460     480     (−20)",
        "Émile to act.",
        "Legal: stock, take 1\n",
    ] {
        assert!(english.contains(words), "{words}\n{english}");
    }
    assert!(english.lines().all(|line| line.chars().count() <= 80), "{english}");
    let (french, ..) = run(&["replay", "-", "--lang", "fr"], rummy_record().to_string().as_bytes());
    for words in [
        "Bo     prend le neuf de carreau dans la défausse; étale un brelan de neuf\u{a0}:\n",
        "Bo     pige un fou; ajoute un fou à la combinaison 1, pour le quatre de cœur;",
        "à Émile de jouer",
    ] {
        assert!(french.contains(words), "{words}\n{french}");
    }
    let (plain, ..) = run(&["replay", "-", "--lang", "en", "--ascii"], rummy_record().to_string().as_bytes());
    assert!(
        plain.contains("X=4H 5H 6H X=7H 8H - Ann: 5H 6H X=7H") && !plain.contains(['♠', '♥', '–']),
        "{plain}"
    );
    let mut over = rummy_record();
    let actions = over["hands"][0]["actions"].as_array_mut().unwrap();
    actions.push(json!("2 take 9"));
    let (_, errors, status) = run(&["replay", "-", "--lang", "en"], over.to_string().as_bytes());
    assert_eq!(status, 1);
    assert!(errors.contains("“2 take 9”: The discard pile has only five cards. (RM-ACT-2)"), "{errors}");
}

#[test]
fn a_record_that_is_wrong_is_told_with_its_file_and_place() {
    // NOT-RES-7, NOT-RES-8, NOT-REC-5, NOT-REC-11
    let folder = tempfile::tempdir().unwrap();
    let check = |bytes: &[u8], status: i32, words: &[&str]| {
        let path = folder.path().join("game.json");
        fs::write(&path, bytes).unwrap();
        let (_, errors, found) = run(&["replay", path.to_str().unwrap(), "--lang", "en"], b"");
        assert_eq!(found, status, "{errors}");
        for word in words.iter().chain(&["game.json: "]) {
            assert!(errors.contains(word), "{word}: {errors}");
        }
        run(&["replay", path.to_str().unwrap(), "--json"], b"").0
    };
    let with = |path: &str, value: Value| {
        let mut record = record();
        *record.pointer_mut(path).unwrap() = value;
        record.to_string().into_bytes()
    };
    check(b"{\n  \"format\": }", 2, &["line 2, column 13"]);
    check(b"{\"format\":\n \"a\xff\"}", 2, &["line 2, column 4: not UTF-8 text"]);
    check(
        &with("/hands/0/actions", json!(["0 6S", "1 hearts"])),
        2,
        &["hand 1, action 2", "“1 hearts” isn’t an action"],
    );
    check(&with("/hands/0/deal", json!({ "pack": ["AS"] })), 2, &["hand 1: 5S is missing from the deal"]);
    check(&with("/rules/preset", json!("australian-9")), 2, &["There is no game called “australian-9”"]);
    check(&with("/game", json!("poker")), 2, &["There is no game “poker”"]);
    let answer =
        check(&with("/hands/0/actions/1", json!("1 6S")), 1, &["hand 1, action 2", "1 6S", "FH-AUC-2"]);
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!((&answer["kind"], &answer["rule"]), (&json!("illegal"), &json!("FH-AUC-2")));
    assert!(complaint(&["replay", "no/such/game.json"]).starts_with("kook: no/such/game.json: "));
    for other in [&b""[..], b"[]", b"{\"name\": \"page\"}", b"\xff"] {
        let (_, errors, status) = run(&["replay", "-"], other);
        assert!(errors.starts_with("kook: <stdin> isn’t a game file.") && status == 2, "{errors}");
    }
    // Some editors put a mark before the text.
    let (.., status) = run(&["replay", "-"], format!("\u{feff}{}", record()).as_bytes());
    assert_eq!(status, 0);
}

#[test]
fn files_of_games_are_replayed_one_after_the_other() {
    // NOT-GAMES-1, NOT-GAMES-3, NOT-GAMES-4, NOT-RES-9
    let file = json!({
        "format": "kookaburra-games/1",
        "games": [
            { "ended": 1_795_411_200_123_u64, "seat": 2, "record": record() },
            { "record": rummy_record() },
        ],
    });
    let read = |arguments: &[&str], file: &str| run(&[&["replay", "-"], arguments].concat(), file.as_bytes());
    let (both, errors, status) = read(&["--lang", "en"], &file.to_string());
    assert_eq!((errors.as_str(), status), ("", 0));
    let alone = |record: Value| read(&["--lang", "en"], &record.to_string()).0;
    let at = |words: &str| both.find(words).unwrap_or_else(|| panic!("{words}: {both}"));
    assert!(at("Game 1 of 2") < at(&alone(record())) && at(&alone(record())) < at("Game 2 of 2"));
    assert!(at("Game 2 of 2") < at(&alone(rummy_record())));
    let (second, ..) = read(&["--game", "2", "--lang", "fr"], &file.to_string());
    assert!(second.contains("Partie 2 sur 2") && !second.contains("Partie 1"), "{second}");
    // What older versions of the page have saved.
    let lines = format!("{}\n{}", record(), rummy_record());
    assert_eq!(read(&["--lang", "en"], &lines), (both, String::new(), 0));
    // A line of JSON for each game.
    let (answers, _, status) = read(&["--json"], &file.to_string());
    let expected = [record(), rummy_record()].map(|record| read(&["--json"], &record.to_string()).0);
    assert_eq!((answers, status), (expected.concat(), 0));

    let (_, errors, status) = read(&["--game", "3", "--lang", "en"], &file.to_string());
    assert_eq!((errors.as_str(), status), ("kook: <stdin>: there is no game 3; the file has 2 games.\n", 2));
    // A game that is wrong does not hide the others.
    let mut wrong = file;
    wrong["games"][0]["record"]["hands"][0]["actions"][1] = "1 6S".into();
    wrong["unreadable"] = json!([{ "text": "{}" }]);
    let (output, errors, status) = read(&["--lang", "en"], &wrong.to_string());
    assert!(output.contains("Game 2 of 2") && status == 1, "{output}");
    assert!(
        errors.contains("<stdin>, game 1: hand 1, action 2") && errors.contains("one game in it couldn’t"),
        "{errors}"
    );
}

#[test]
fn rules_are_listed_and_printed_in_every_form() {
    // NOT-REC-1, FH-AMB-18
    let list = said(&["rules", "--lang", "en"]);
    let names: Vec<String> = serde_json::from_str::<Vec<Value>>(&said(&["rules", "--json"]))
        .unwrap()
        .iter()
        .map(|preset| preset["preset"].as_str().unwrap().to_owned())
        .collect();
    assert!(names.len() >= 43 && names.iter().all(|name| list.contains(name)), "{list}");
    assert!(list.lines().all(|line| line.chars().count() <= 80), "{list}");
    for name in ["australian-4", "quebec-2", "american-5", "rummy-500", "rummy-500-unplayable-call"] {
        for (lang, word) in [("en", "code"), ("fr", "Code de ces règles")] {
            let sheet = said(&["rules", name, "--lang", lang]);
            assert!(sheet.contains(word) && sheet.contains(name) && !sheet.contains('⟨'), "{sheet}");
        }
    }
    let code = "australian-4+misere=any_time+sans_kitty=same";
    let changes = ["--set", "misere=any_time", "--set", "sans_kitty=same"];
    let built = |form| said(&[&["rules", "australian-4"][..], &changes, &[form]].concat());
    assert_eq!(built("--code").trim(), code);
    assert_eq!(said(&["rules", code, "--json"]), built("--json"));
    let folder = tempfile::tempdir().unwrap();
    for (file, form) in [("ours.toml", "--toml"), ("ours.json", "--json")] {
        let path = folder.path().join(file);
        fs::write(&path, built(form)).unwrap();
        assert_eq!(said(&["rules", path.to_str().unwrap(), "--code"]).trim(), code, "{form}");
    }
    // RM-AXIS-12
    let rummy =
        |form| said(&["rules", "rummy-500-floating", "--set", "players=2", "--set", "target=300", form]);
    assert!(
        rummy("--toml").contains("\nplayers = 2 ")
            && rummy("--toml").contains("\n# win = \"highest_score\" ")
    );
    for (file, form) in [("rummy.toml", "--toml"), ("rummy.json", "--json")] {
        let path = folder.path().join(file);
        fs::write(&path, rummy(form)).unwrap();
        let code = said(&["rules", path.to_str().unwrap(), "--code"]);
        assert_eq!(code, "rummy-500-floating+players=2+target=300\n", "{form}");
        let sheet = said(&["rules", path.to_str().unwrap(), "--lang", "en"]);
        assert!(sheet.contains("House rules: Players (two); Points to win (300).\n"), "{sheet}");
    }
    let toml = built("--toml");
    assert!(
        toml.contains("\nmisere = \"any_time\"") && toml.contains("\n# slam = \"at_least_250\""),
        "{toml}"
    );
}

#[test]
fn rules_that_can_not_be_are_complained_of_together() {
    // NOT-REC-1, FH-SIDE-1
    let all = ["rules", "australian-4", "--set", "miser=off", "--set", "misere=never", "--lang", "en"];
    let errors = complaint(&all);
    assert_eq!(errors.lines().count(), 2, "{errors}");
    assert!(
        errors.contains("miser") && errors.contains("Did you mean misere?") && errors.contains("never"),
        "{errors}"
    );
    let french = complaint(&["rules", "australian-4", "--set", "miser=off", "--lang", "fr"]);
    assert!(french.contains("Vouliez-vous dire misere"), "{french}");
    for arguments in [
        &["rules", "poker"][..],
        &["rules", "rummy-501"],
        &["rules", "rummy-500", "--set", "players=9"],
        &["rules", "rummy-500", "--set", "sides=trios"],
        &["deal", "--seed", "1", "rummy-500", "--dealer", "5"],
        &["deal", "--seed", "1", "rummy-500", "--rules", "rummy-500"],
        &["rules", "no/such/file.toml"],
        &["rules", "australian-4", "--set", "sides=trios"],
        &["rules", "--set", "sides=trios"],
        &["rules", "--code"],
        &["rules", "australian-4", "--code", "--toml"],
        &["deal", "--seed", "xyz"],
        &["deal"],
        &["deal", "--seed", "1", "--dealer", "5"],
        &["deal", "--seed", "1", "--dealer", "0"],
        &["deal", "--seed", "1", "--play-seed", "1"],
        &["deal", "--seed", "1", "--hand", "2"],
        &["deal", "--seed", "1", "--rules", "american-9"],
        &["play", "--rules", "american-9"],
        &["play", "--seat", "9"],
        &["play", "--resume", "--seed", "1"],
        &["play", "--speed", "warp"],
        &["rules", "--lang", "de"],
        &["bench", "playouts", "--preset", "poker"],
        &["bench", "playouts", "--rules", "poker"],
        &["schema", "house"],
        &["fly"],
    ] {
        let errors = complaint(arguments);
        assert!(!errors.contains('⟨') && errors.len() > 10, "{arguments:?}: {errors}");
    }
}

#[test]
fn a_seed_deals_the_same_for_ever() {
    // NOT-REC-3, FH-DEAL-2: three to each and one to the kitty, four, one, three, one.
    let deal = said(&["deal", "--seed", "2a", "--lang", "en", "--ascii"]);
    assert!(deal.contains("Kitty") && deal.contains(" 6D 9C AS "), "{deal}");
    assert_eq!(deal, said(&["deal", "--seed", &format!("{:0>64}", "2A"), "--lang", "en", "--ascii"]));
    let record = said(&["deal", "--seed", "2a", "--json", "--dealer", "4"]);
    let (answer, _, status) = run(&["replay", "--json", "-"], record.as_bytes());
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!((status, &answer["to_act"]), (0, &json!([0])));
    // RM-DEAL-3, RM-DEAL-6
    let rummy = said(&["deal", "rummy-500", "--set", "players=2", "--seed", "2a", "--lang", "fr"]);
    assert!(rummy.contains("Retournée") && rummy.lines().all(|line| line.chars().count() <= 80), "{rummy}");
    for rules in [
        "rummy-500",
        "rummy-500+players=8",
        "australian-2",
        "american-2-dead",
        "bijou-2",
        "american-6",
        "quebec-4+chicago=on",
    ] {
        let record = said(&["deal", "--seed", "2a", "--json", "--rules", rules]);
        assert_eq!(run(&["replay", "-"], record.as_bytes()).2, 0, "{rules}");
        assert!(!said(&["deal", "--seed", "2a", "--rules", rules, "--lang", "fr"]).contains('⟨'));
    }
}

#[test]
fn the_referee_answers_in_json_and_names_what_is_missing() {
    // LAW-REF-1, LAW-REF-3
    let cases = fs::read_to_string(root().join("conformance/laws-referee.json")).unwrap();
    for case in serde_json::from_str::<Vec<Value>>(&cases).unwrap().into_iter().step_by(17) {
        let incident = case["incident"].to_string();
        let (answer, errors, status) = run(&["referee", "--json", "-"], incident.as_bytes());
        let answer: Value = serde_json::from_str(&answer).unwrap();
        let is_error = case["expect"]["status"] == "error";
        assert_eq!((errors.as_str(), status), ("", if is_error { 2 } else { 0 }), "{}", case["name"]);
        if is_error {
            let named = case["names"].as_str().unwrap_or_default();
            assert!(answer["error"]["message"].as_str().unwrap().contains(named), "{answer}");
        } else {
            assert_eq!(answer, case["expect"], "{}", case["name"]);
        }
    }
    let (answer, _, status) = run(&["referee", "--json", "-"], b"\xff");
    assert!(status == 2 && answer.contains("malformed"), "{answer}");
    assert_eq!(run(&["referee", "--json", "/no/such/file"], b"").2, 2);
}

/// The same as one line, whatever its width.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_referee_knows_players_by_name_and_by_one_numbering_and_takes_no_impossible_answer() {
    // A lead out of turn: Ann has the contract, whether by name or by number; nobody leads in their own place.
    for ann in ["Ann", "ann", "1"] {
        let lines = format!("1\n{ann} 7H\n1\nBo\nBo\n2\nDi\n\n");
        let arguments = ["referee", "--rules", "quebec-4", "--names", "Ann,Bo,Cy,Di"];
        let (said, errors, status) = run(&arguments, lines.as_bytes());
        assert_eq!((errors.as_str(), status), ("", 0), "{said}");
        let said = flat(&said);
        assert!(said.contains("Whose lead was it? 1 Ann 3 Cy 4 Di"), "{said}");
        assert_eq!(said.matches("That can’t be, with what was told before").count(), 2, "{said}");
        assert!(said.contains("LAW-TURN-2") || said.contains("LAW-TURN-3"), "{said}");
    }
    // Without names menus count seats from 1; help and quit are heard at every question.
    let (said, _, status) = run(&["referee"], b"1\n1 7H\nhelp\n1\nquit\n1\n1\n1\n");
    let said = flat(&said);
    assert!(status == 0 && said.contains("Who led? 1 Seat 1 2 Seat 2 3 Seat 3 4 Seat 4"), "{said}");
    assert!(said.contains("Enter leaves things as they are") && !said.contains("Whose lead"), "{said}");
    // A wrong number of cards that nobody has, and a trick in which all have played.
    let (said, _, _) = run(&["referee"], b"8\n1 7H\n2\n\n2\n1 2 3 4\n1\n");
    assert_eq!(flat(&said).matches("That can’t be").count(), 2, "{said}");
    for names in ["Ann,ann,Bo,Cy", "Ann,Bo,Cy,Di,Ed", "Ann,,Bo"] {
        assert_eq!(run(&["referee", "--names", names], b"").2, 2, "{names}");
    }
}

#[test]
fn the_referee_asks_and_rules_in_both_languages() {
    // LAW-REF-8
    let dialogue = |lang: &str, lines: &str| {
        let arguments = ["referee", "--rules", "quebec-4", "--names", "Ann,Bo,Cy,Di", "--lang", lang];
        let (said, errors, status) = run(&arguments, lines.as_bytes());
        assert_eq!((errors.as_str(), status), ("", 0), "{said}");
        assert!(!said.contains('⟨') && said.lines().all(|line| line.chars().count() <= 80), "{said}");
        said
    };
    // A lead in the partner’s place: the trick isn’t down, seat 1 led for seat 3.
    let lead = "1\nBo 7H\n1\n2\n4\n\n";
    let english = dialogue("en", lead);
    assert!(
        flat(&english).contains(
            "Why: law LAW-TURN-3 (premature leads and plays): A lead in a partner’s place goes back"
        ) && english.contains("Ann may name the suit"),
        "{english}"
    );
    let french = dialogue("fr", lead);
    assert!(french.contains("loi LAW-TURN-3") && french.contains("Au choix d’Ann"), "{french}");
    // Two revokes in one hand, one of each side; a line that is no answer is asked for again.
    let revokes = "3\n2 7H\n3\n2\nwhat\nD 9C 4D\n1\n3\n3\n3\nD 9C 4D\n1\n";
    let english = dialogue("en", revokes);
    assert_eq!(english.matches("LAW-REV-8").count(), 2, "{english}");
    assert!(
        english.contains("I don’t know “what”") && dialogue("fr", revokes).contains("«\u{a0}what\u{a0}»")
    );
    // Two who disagree read both rulings; the tricks are asked for once, and the points said.
    let both = "3\n2 7H\n3\n2 3\nS 5H 9S\n1\n";
    let english = dialogue("en", both);
    assert!(
        english.contains("If the answer is “Bo”") && english.contains("If the answer is “Cy”"),
        "{english}"
    );
    assert!(english.contains("Points: Ann and Cy 200, Bo and Di 0."), "{english}");
    assert!(english.contains("Points: Ann and Cy 0, Bo and Di 200."), "{english}");
    assert!(dialogue("fr", both).contains("Si la réponse est «\u{a0}Cy\u{a0}»"));
    let unproved = dialogue("en", "3\n2 7H\n3\n2\nS 5H 9S\n2\n12\n7\n");
    assert!(
        unproved.contains("How many tricks did Bo and Di win?") && unproved.contains("I don’t know “12”"),
        "{unproved}"
    );
    assert!(unproved.contains("Points: Ann and Cy 0, Bo and Di 200."), "{unproved}");
    // A hand that everyone passed.
    assert!(dialogue("fr", "7\npassé\n1\n1\n").contains("LAW-WID-6"));
    // What the laws say nothing of, and cards that lie open.
    assert!(dialogue("en", "14\n").contains("no penalty") && dialogue("en", "13\n").contains("LAW-EXP-14"));
    assert!(said(&["referee", "--rules", "rummy-500"]).contains("no laws"));
    let (rummy, _, _) = run(&["referee", "--rules", "rummy-500", "--lang", "fr"], b"8\n");
    assert!(rummy.contains("La règle") && rummy.contains("(RM-CALL-2)"), "{rummy}");
}

#[test]
fn a_file_of_an_incident_is_ruled_on_in_words() {
    let incident = |facts: &str| {
        format!(
            "{{\"format\": \"kookaburra-incident/1\", \"rules\": {{\"preset\": \"american-3\"}}, \"dealer\": 0, \
             \"contract\": {{\"bid\": \"8S\", \"seat\": 1, \"partners\": []}}, \"stage\": \"over\", \"tricks\": [2, 5, 3], \
             \"incidents\": [{facts}]}}"
        )
    };
    let late = incident("{\"kind\": \"imperfect_pack\"}");
    let (page, _, status) = run(&["referee", "-", "--names", "Ann,Bo,Cy"], late.as_bytes());
    assert!(status == 0 && page.contains("Points: Ann 20, Bo −240, Cy 30"), "{page}");
    let (page, errors, status) = run(&["referee", "-"], incident("{\"kind\": \"draw\"}").as_bytes());
    assert!(page.is_empty() && status == 2 && errors.contains("`fault`"), "{errors}");
}

#[test]
fn a_score_sheet_is_counted_and_what_cannot_be_is_named() {
    let sheet = |hand: &str| {
        format!(
            "{{\"format\": \"kookaburra-sheet/1\", \"rules\": {{\"preset\": \"quebec-4\"}}, \"people\": [\"Mae\", \"Bo\", \"Ned\", \"Ivy\"],
            \"games\": [{{\"players\": [\"Mae\", \"Bo\", \"Ned\", \"Ivy\"], \"dealer\": 3, \"hands\": [{hand}]}}]}}"
        )
    };
    let good = sheet("{\"kind\": \"hand\", \"bid\": \"7H\", \"seat\": 0, \"made\": true}");
    let (told, _, status) = run(&["score", "--json", "-"], good.as_bytes());
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((status, &told["games"][0]["totals"]), (0, &serde_json::json!([200, 0])));
    let (page, _, status) = run(&["score", "-"], good.as_bytes());
    assert!(status == 0 && page.contains("Mae, 7♥: made. Mae and Ned +200, total 200"), "{page}");
    let (page, ..) = run(&["score", "-", "--lang", "fr"], good.as_bytes());
    assert!(page.contains("contrat réussi"), "{page}");
    assert!(run(&["score", "--csv", "-"], good.as_bytes()).0.contains("Mae,7H,made"));
    let bad = sheet("{\"kind\": \"hand\", \"bid\": \"7H\", \"seat\": 4, \"made\": true}");
    let (told, _, status) = run(&["score", "--json", "-"], bad.as_bytes());
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((status, told["error"]["place"].as_str().unwrap()), (2, "games[0].hands[0].seat"));
    let (_, errors, status) = run(&["score", "-"], bad.as_bytes());
    assert!(
        status == 2 && errors.contains("games[0].hands[0].seat") && errors.contains("no such seat"),
        "{errors}"
    );
    assert_eq!(run(&["score", "--json", "-"], b"\xff").2, 2);
    assert_eq!(run(&["score", "--json", "/no/such/file"], b"").2, 2);
}

#[test]
fn schemas_are_those_of_the_documentation() {
    // NOT-REC, NOT-RES, NOT-GAMES, LAW-REF-2, LAW-REF-4
    for of in [
        "record",
        "result",
        "games",
        "rules",
        "incident",
        "ruling",
        "sheet",
        "scores",
        "bot",
        "online-client",
        "online-table",
    ] {
        let path = root().join(format!("docs/schema/{of}.schema.json"));
        assert!(said(&["schema", of]) == fs::read_to_string(path).unwrap(), "{of}: see `kook schema {of}`");
    }
}

#[test]
fn every_command_helps() {
    let help = said(&["--help"]);
    for command in [
        "play",
        "day",
        "same",
        "serve",
        "replay",
        "backup",
        "restore",
        "figures",
        "review",
        "rules",
        "referee",
        "solve",
        "puzzle",
        "arena",
        "bot",
        "deal",
        "practice",
        "schema",
        "bench",
        "completions",
        "man",
    ] {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
        let help = said(&[command, "--help"]);
        assert!(
            help.contains("Usage: kook ") && help.lines().all(|line| line.chars().count() <= 100),
            "{help}"
        );
        assert!(said(&["completions", "bash"]).contains(command));
        assert!(said(&["man"]).contains(&format!("kook\\-{command}")), "{command}");
    }
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(said(&["completions", shell]).contains("replay"), "{shell}");
    }
    let players = said(&["arena", "--help"]);
    let (_, players) = players.split_once("\nBots:\n").unwrap();
    let (players, _) = players.split_once("\n\n").unwrap();
    assert!(
        players.lines().count() > 10 && players.lines().all(|line| line.chars().count() <= 80),
        "{players}"
    );
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(said(&["man", "--dir", folder.path().to_str().unwrap()]).trim(), "");
    let page = fs::read_to_string(folder.path().join("kook-replay.1")).unwrap();
    assert!(page.contains(".TH kook-replay") && page.contains("kook replay"), "{page}");
    assert!(complaint(&["man", "--dir", "/no/such/folder"]).contains("/no/such/folder/kook.1: "));
    assert!(said(&["--version"]).starts_with("kook "));
}

#[test]
fn help_speaks_french_too() {
    let help = said(&["play", "--lang", "fr", "--help"]);
    assert!(help.contains("Utilisation\u{a0}: kook play [OPTIONS] [RÈGLES]"), "{help}");
    let page = said(&["man", "--lang", "fr"]);
    assert!(page.contains("\n.SH NOM\n") && !page.contains("SUBCOMMANDS"), "{page}");
    assert!(said(&["completions", "zsh", "--lang=fr"]).contains("Jouer contre"));
    let told = complaint(&["play", "--lang", "fr", "--seat", "9"]);
    assert!(told.contains("Les places se comptent à partir de 1") && !told.contains("error"), "{told}");
}

#[test]
fn the_workload_of_every_preset_has_its_signature() {
    let lines = said(&["bench", "playouts", "--seconds", "0", "--json"]);
    let answers: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(answers.len() >= 30);
    for answer in answers {
        assert!(answer["actions_per_second"].is_u64() && answer["games_per_second"].is_u64(), "{answer}");
        assert_eq!(answer["signature"].as_str().unwrap().len(), 16);
    }
    assert!(said(&["bench", "playouts", "--seconds", "0", "--preset", "australian-4"]).contains("actions/s"));
}

#[test]
fn who_reads_no_further_is_not_told_off() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kook"))
        .args(["rules", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}

/// A record of one deal whose proof has been changed so.
fn proved(change: impl Fn(&mut Value)) -> String {
    let vectors = include_str!("../../../session/fair-shuffle/tests/vectors.json");
    let vectors: Value = serde_json::from_str(vectors).unwrap();
    let vector = &vectors[2];
    let mut record = json!({
        "format": "kookaburra-record/2", "game": "five-hundred", "rules": {"preset": "australian-4"},
        "hands": [{"dealer": 1, "deal": {"seed": vector["seed"]}, "proof": vector["proof"], "actions": []}],
    });
    change(&mut record);
    record.to_string()
}

#[test]
fn a_deal_that_nobody_chose_can_be_checked() {
    // NOT-REC-13
    let verify = |change: fn(&mut Value)| run(&["verify", "-"], proved(change).as_bytes());
    let (said, errors, status) = verify(|_| ());
    assert_eq!((errors.as_str(), status), ("", 0), "{said}");
    assert!(said.contains("checked") && said.contains("without the number of person 2"), "{said}");
    let (said, _, status) = verify(|record| record["hands"][0]["deal"]["seed"] = "00".repeat(32).into());
    assert!(status == 1 && said.contains("another seed"), "{said}");
    let (said, _, status) = verify(|record| record["hands"][0]["proof"]["secret"] = "00".repeat(32).into());
    assert!(status == 1 && said.contains("secret isn’t the one"), "{said}");
    let (said, _, status) =
        verify(|record| drop(record["hands"][0].as_object_mut().unwrap().remove("proof")));
    assert!(status == 1 && said.contains("no shuffle proof"), "{said}");
    let (_, errors, status) = verify(|record| record["hands"][0]["proof"]["secret"] = "00".into());
    assert!(status == 2 && errors.contains("64 hex digits"), "{errors}");
    let (_, errors, status) = verify(|record| record["format"] = "kookaburra-record/1".into());
    assert!(status == 2 && errors.contains("proof"), "{errors}");
    let (said, _, status) = run(&["replay", "-"], proved(|_| ()).as_bytes());
    assert_eq!(status, 0, "a proof changes nothing of the game: {said}");
}

#[test]
fn twenty_lines_of_another_language_check_it_too() {
    // NOT-REC-13
    if !Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success()) {
        assert!(std::env::var_os("CI").is_none(), "python3 is missing");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let check = |record: String| {
        let file = folder.path().join("game.json");
        fs::write(&file, record).unwrap();
        let script = root().join("examples/verify.py");
        let told = Command::new("python3").arg(script).arg(file).env("PYTHONUTF8", "1").output().unwrap();
        let (said, errors) =
            (String::from_utf8(told.stdout).unwrap(), String::from_utf8(told.stderr).unwrap());
        assert!(errors.is_empty() && said.lines().count() == 1, "one line: {said}{errors}");
        told.status.code()
    };
    assert_eq!(check(proved(|_| ())), Some(0));
    // What a table gives is a list of its games.
    assert_eq!(check(format!("[{},{}]", proved(|_| ()), proved(|_| ()))), Some(0));
    let bare = |record: &mut Value| drop(record["hands"][0].as_object_mut().unwrap().remove("proof"));
    assert_eq!(check(proved(bare)), Some(1));
    assert_eq!(check(format!("[{},{}]", proved(|_| ()), proved(bare))), Some(1));
    for nothing in ["[]", "{}", "not json", "[1]", "{\"hands\": 3}"] {
        assert_eq!(check(nothing.to_owned()), Some(2), "{nothing}");
    }
    let other =
        |record: &mut Value| record["hands"][0]["proof"]["people"][0]["nonce"] = "07".repeat(32).into();
    assert_eq!(check(proved(other)), Some(1));
}
