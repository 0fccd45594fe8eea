//! `kook arena` for partners and in parts, and `kook arena merge`, as their users meet them.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    fs,
    path::Path,
    process::{Command, Output, Stdio},
};

use serde_json::Value;

/// `kook arena` in a folder: its output, its errors and its exit status.
fn arena(folder: &Path, arguments: &str) -> (String, String, i32) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kook"));
    command.arg("arena").args(arguments.split(' ')).current_dir(folder).stdin(Stdio::null());
    let Output { stdout, stderr, status } = command.env("LC_ALL", "C").env("NO_COLOR", "1").output().unwrap();
    (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap(), status.code().unwrap())
}

fn printed(folder: &Path, arguments: &str) -> String {
    let (output, errors, status) = arena(folder, arguments);
    assert_eq!((errors.as_str(), status), ("", 0), "{arguments}");
    output
}

fn answer(folder: &Path, arguments: &str) -> Value {
    serde_json::from_str(&printed(folder, &format!("{arguments} --json"))).unwrap()
}

fn read(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join(file)).unwrap()
}

#[test]
fn merged_parts_are_one_run_byte_for_byte() {
    for series in [
        "bot random --deals 7 --seed 3",
        "bot random --partner beginner --deals 7 --seed 3",
        "bot random --partner beginner --series match --deals 3",
        "greedy random --preset rummy-500 --set players=2 --series match --deals 3",
        "bot random --judge 1 --phase discard --deals 3",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path();
        let report = printed(at, &format!("{series} --threads 2 --out whole"));
        for part in 1..=3 {
            let part_of = printed(at, &format!("{series} --shard {part}/3 --threads 2 --out part-{part}"));
            assert!(part_of.contains(&format!("This is part {part} of 3: ")), "{part_of}");
        }
        assert_eq!(printed(at, "merge part-3 part-1 part-2 --out merged"), report, "{series}");
        assert_eq!(read(at, "merged"), read(at, "whole"), "{series}");
        let json = printed(at, "merge part-1 part-2 part-3 --json");
        assert_eq!(json, printed(at, &format!("{series} --threads 1 --json")), "{series}");
        assert_eq!(json, printed(at, "merge whole --json"), "one file is a series as well");
        assert_eq!(json, printed(at, "--resume merged --json"), "{series}");
        assert_eq!(read(at, "merged"), read(at, "whole"), "a finished file stays as it is");
    }
}

/// A part of which not all was played is gone on with like any series.
#[test]
fn an_interrupted_part_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    printed(at, "bot random --deals 9 --shard 2/2 --out part");
    let whole = read(at, "part");
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!(lines.len(), 1 + 4);
    // It was stopped after the third deal, while it wrote the first.
    fs::write(at.join("part"), [lines[0], lines[3], &lines[1][..40]].join("\n")).unwrap();
    let (output, errors, status) = arena(at, "merge part");
    assert_eq!((output.as_str(), status), ("", 2));
    assert!(errors.contains("Part 1 of 2 is missing"), "{errors}");
    let report = printed(at, "--resume part");
    assert!(report.starts_with("australian-4: 4 of 4 deals"), "{report}");
    assert_eq!(read(at, "part"), whole);
    // An older file is of this format as soon as it is gone on with.
    fs::write(at.join("part"), [&lines[0].replace("arena/2", "arena/1"), lines[3], ""].join("\n")).unwrap();
    printed(at, "--resume part");
    assert_eq!(read(at, "part"), whole);
    // With more deals in all the part has more, too; both parts then are of the longer series.
    printed(at, "--resume part --deals 12");
    printed(at, "bot random --deals 12 --shard 1/2 --out other");
    printed(at, "bot random --deals 12 --out whole");
    printed(at, "merge other part --out merged");
    assert_eq!(read(at, "merged"), read(at, "whole"));
}

#[test]
fn a_player_is_measured_as_a_partner() {
    let folder = tempfile::tempdir().unwrap();
    let program = format!("exec:{}", env!("CARGO_BIN_EXE_kook"));
    let report = answer(folder.path(), "bot random --partner bot --deals 4");
    assert_eq!(report["arena"]["partner"], "bot");
    assert_eq!(report["partner"]["name"], "bot");
    assert_eq!(report["entrants"][0]["ahead"]["mean"], 0.0);
    assert_eq!(report["entrants"][0]["hands"], 16);
    let pair = &report["pairs"][0]["points"];
    assert!(pair["mean"].as_f64().unwrap() > 0.0 && pair["deals"] == 4, "{report}");
    for key in ["error", "p", "interval"] {
        assert!(!pair[key].is_null(), "{key}");
    }
    // A program plays as at home, as an entrant and as the partner.
    let words = |entrant: &str, partner: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kook"));
        command.args(["arena", entrant, "--partner", partner, "--deals", "2", "--json"]);
        let Output { stdout, status, .. } = command.output().unwrap();
        assert!(status.success());
        let mut report: Value = serde_json::from_slice(&stdout).unwrap();
        assert_eq!(report["partner"]["faults"]["substituted"], 0);
        report["entrants"][0]["ahead"].take()
    };
    let external_bot = |player: &str| format!("{program} bot {player}");
    // Where a program plays, the chance of the seats is another one.
    assert_eq!(words(&external_bot("bot"), "bot"), words("bot", &external_bot("bot")));
    assert_eq!(words(&external_bot("beginner"), "bot"), words("beginner", &external_bot("bot")));
}

#[test]
fn decisions_are_judged() {
    let folder = tempfile::tempdir().unwrap();
    let text = printed(folder.path(), "bot random --judge 1 --phase discard --deals 2");
    let lines: Vec<&str> = text.lines().collect();
    let title = "australian-4: decisions in 2 of 2 deals, judged with 1 times an expert’s work (seed 1)";
    assert_eq!(lines[0], title);
    assert!(lines[2].starts_with("phase") && lines[2].ends_with("changed by another seed"), "{text}");
    assert!(lines[3].starts_with("the kitty") && lines[3].contains("bot"), "{text}");
    assert_eq!(lines.len(), 5, "{text}");
}

#[test]
fn partners_are_told_of_in_sentences() {
    let folder = tempfile::tempdir().unwrap();
    let text = printed(folder.path(), "club random --partner bot --deals 12");
    let lines: Vec<&str> = text.lines().collect();
    let title = "australian-4: 12 of 12 deals with each bot in every seat and bot in all the others (seed 1)";
    assert_eq!(lines[0], title);
    assert!(lines[6].starts_with("club as a partner for bot: +"), "{text}");
    assert!(lines[7].starts_with("random as a partner for bot: -") && lines[7].contains("another bot (p "));
    assert!(lines[8].starts_with("club is a better partner for bot than random: +"), "{text}");
    let even = printed(folder.path(), "bot --partner bot --deals 2 --series match --lang fr");
    assert!(even.contains("chaque joueur à chaque place et bot à toutes les autres"), "{even}");
    assert!(even.contains("bot comme partenaire de bot\u{a0}: +0,0 ± 0,0 points par donne"), "{even}");
}

#[test]
fn times_are_told_where_they_are_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let timed = |who: &Value| who["mean_ms"].is_f64() && who["worst_ms"].is_f64();
    for (more, told) in [("", false), (" --times", true)] {
        let report = answer(folder.path(), &format!("random --partner random --deals 1{more}"));
        assert_eq!((timed(&report["partner"]), timed(&report["entrants"][0])), (told, told));
        let text = printed(folder.path(), &format!("random --partner random --deals 1{more}"));
        assert_eq!(text.contains("ms/decision  worst"), told);
    }
}

#[test]
fn parts_that_make_no_series_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    for part in 1..=4 {
        printed(at, &format!("random bot --deals 10 --shard {part}/4 --out part-{part}"));
    }
    printed(at, "random bot --deals 10 --seed 2 --shard 4/4 --out seed");
    printed(at, "random bot --partner bot --deals 10 --shard 4/4 --out partner");
    printed(at, "random bot --deals 10 --shard 1/2 --out half");
    let text = read(at, "part-2");
    let lines: Vec<&str> = text.lines().collect();
    fs::write(at.join("short"), [lines[0], lines[3], ""].join("\n")).unwrap();
    fs::write(at.join("stray"), text.replace("{\"deal\":9", "{\"deal\":8")).unwrap();
    fs::write(at.join("wrong"), text.replace("\"seats\":[1,0,1,0]", "\"seats\":[1,1,1,0]")).unwrap();
    fs::write(at.join("nothing"), "").unwrap();
    for (files, told) in [
        ("part-1 part-3", "Parts 2, 4 of 4 are missing."),
        ("part-1 part-2 part-3", "Part 4 of 4 is missing."),
        ("part-1 part-2 part-3 part-2", "part-2 and part-2 are both part 2/4."),
        ("part-1 part-2 part-3 seed", "seed is from another series than part-1. seed: 2 ≠ 1"),
        ("part-1 part-2 part-3 partner", "partner is from another series than part-1. partner: \"bot\" ≠ –"),
        ("part-1 part-2 half", "half is part 1/2 and part-1 is part 1/4: they share deals."),
        ("part-1 short part-3 part-4", "short is not finished: 2 deals are missing (1, 5)."),
        ("part-1 stray part-3 part-4", "stray has deal 8, which is not in part 2/4."),
        ("part-1 wrong part-3 part-4", "wrong: line 2: it is not a deal of these entrants"),
        ("part-1 nothing", "nothing: line 1: "),
        ("part-1 nowhere", "nowhere: there is no such file"),
    ] {
        let (output, errors, status) = arena(at, &format!("merge {files} --out merged"));
        assert_eq!((output.as_str(), status), ("", 2), "{files}: {errors}");
        assert!(errors.contains(told), "{files}: {errors}");
        assert!(!at.join("merged").exists(), "{files}");
    }
    let (output, errors, status) = arena(at, "merge part-1 part-2 part-3 part-4 --out half");
    assert!(output.is_empty() && errors.contains("half: ") && status == 2, "{errors}");
    let left = fs::read_dir(at).unwrap().count();
    assert_eq!(left, 11, "nothing half written is left");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, told) in [
        (
            "bot --partner bot --preset rummy-500",
            "--partner needs a table where everyone has one fixed partner.",
        ),
        ("bot --partner bot --preset australian-6", "--partner needs a table"),
        ("bot --partner bot --preset australian-3", "Choose a game such as australian-4"),
        ("bot --partner nobody", "There is no bot “nobody” for this game."),
        ("bot --partner exec:there-is-no-such-program", "there-is-no-such-program: it could not be started"),
        ("bot", "two bots or more, or one with --partner"),
        ("bot random --shard 0/4", "Write a part and the number of parts, such as 3/64"),
        ("bot random --shard 5/4", "Write a part and the number of parts"),
        ("--resume file --shard 1/4", "can’t be used with"),
        ("merge", "Still missing: <FILE>..."),
        ("--json merge file", "Write merge right after arena"),
        ("--lang fr merge file", "Écrivez merge juste après arena"),
    ] {
        let (output, errors, status) = arena(folder.path(), arguments);
        assert_eq!((output.as_str(), status), ("", 2), "{arguments}: {errors}");
        assert!(errors.contains(told), "{arguments}: {errors}");
    }
}

#[test]
fn records_of_all_games_are_the_same_in_parts_interrupted_and_in_one() {
    for series in [
        "bot random --deals 7 --seed 3",
        "bot random --partner beginner --deals 5 --seed 3",
        "bot random --series match --deals 2",
        "greedy random --rules rummy-500 --set players=2 --deals 3",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path();
        let report = printed(at, &format!("{series} --threads 1"));
        let recorded = printed(at, &format!("{series} --threads 2 --out whole --records games"));
        assert_eq!(recorded, report, "{series}: whoever looks on changes nothing");
        printed(at, &format!("{series} --threads 1 --records again"));
        assert_eq!(read(at, "again"), read(at, "games"), "{series}");
        for part in 1..=2 {
            printed(at, &format!("{series} --shard {part}/2 --out part-{part} --records games-{part}"));
        }
        printed(at, "merge games-2 part-2 part-1 games-1 --out merged --records joined");
        assert_eq!(read(at, "merged"), read(at, "whole"), "{series}");
        assert_eq!(read(at, "joined"), read(at, "games"), "{series}");
        // It was stopped when a deal had its games but was not written, while it wrote more.
        let whole = read(at, "whole");
        let log: Vec<&str> = whole.lines().collect();
        fs::write(at.join("whole"), [&log[..2], &[""]].concat().join("\n")).unwrap();
        let games = read(at, "games");
        let records: Vec<&str> = games.lines().collect();
        let each = records.len() / (log.len() - 1);
        let half = [records[..each + each].join("\n"), "\n".to_owned(), records[0][..30].to_owned()].concat();
        fs::write(at.join("games"), half).unwrap();
        printed(at, "--resume whole --records games");
        assert_eq!((read(at, "whole"), read(at, "games")), (whole.clone(), games.clone()), "{series}");
        // Every line is a game that can be replayed to the points of its deal.
        let deal: Value = serde_json::from_str(log[1]).unwrap();
        for (line, game) in records.iter().zip(deal["games"].as_array().unwrap()) {
            let path = at.join("one.json");
            fs::write(&path, line).unwrap();
            let mut kook = Command::new(env!("CARGO_BIN_EXE_kook"));
            let output = kook.args(["replay", "--json"]).arg(&path).output().unwrap();
            assert!(output.status.success());
            let result: Value = serde_json::from_slice(&output.stdout).unwrap();
            let points = result["hands"].as_array().unwrap().iter().map(|hand| hand["points"].clone());
            let saved = game["hands"].as_array().unwrap().iter().map(|hand| hand["points"].clone());
            let none = |points: Value| if points == serde_json::json!([]) { Value::Null } else { points };
            assert_eq!(points.map(none).collect::<Vec<_>>(), saved.map(none).collect::<Vec<_>>(), "{series}");
        }
    }
}

#[test]
fn records_that_are_not_those_of_the_series_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    printed(at, "bot random --deals 4 --out log --records games");
    printed(at, "bot random --deals 4 --seed 9 --out other --records others");
    let cut = read(at, "log").lines().take(4).collect::<Vec<_>>().join("\n") + "\n";
    fs::write(at.join("begun"), &cut).unwrap();
    let some = read(at, "games").lines().take(2).collect::<Vec<_>>().join("\n") + "\n";
    fs::write(at.join("some"), &some).unwrap();
    fs::write(at.join("nonsense"), "{}\n").unwrap();
    let twice = read(at, "games").repeat(2);
    fs::write(at.join("twice"), &twice).unwrap();
    for (arguments, english, french) in [
        ("--resume begun --records some", "the games of deal 1 are missing", "il manque les parties"),
        ("--resume begun --records others", "line 1 is not a game of this series", "la ligne 1 n’est pas"),
        ("--resume begun --records nonsense", "line 1 is not a record", "la ligne 1"),
        ("--resume begun --records twice", "are there twice", "y sont deux fois"),
        ("--resume begun --records none", "none: ", "none"),
        ("bot random --records games", "games: ", "games"),
        ("bot random --out new --records new", "two files", "deux fichiers"),
        ("bot random --judge 1 --records new", "--judge", "--judge"),
        ("merge log --records new", "record files", "fichiers de parties"),
        ("merge log games --out new", "record files", "fichiers de parties"),
        ("merge log some --records new", "the games of deal 1 are missing", "il manque"),
        ("merge log others --records new", "others: line 1", "others"),
        ("merge log games games --records new", "are there twice", "y sont deux fois"),
    ] {
        for (lang, part) in [("en", english), ("fr", french)] {
            let (output, errors, status) = arena(at, &format!("{arguments} --lang {lang}"));
            assert_eq!((output.as_str(), status), ("", 2), "{arguments}");
            assert!(errors.contains(part) && !errors.contains('⟨'), "{arguments}: {errors}");
        }
        assert!(!at.join("new").exists(), "{arguments}");
    }
    assert_eq!((read(at, "begun"), read(at, "some"), read(at, "twice")), (cut, some, twice));
}
