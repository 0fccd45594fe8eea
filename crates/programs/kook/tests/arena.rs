//! `kook arena` as its users meet it: what it prints in both languages, what it answers programs, how it is
//! interrupted.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    fs,
    path::Path,
    process::{Command, Output, Stdio},
};

use serde_json::Value;

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kook"));
    command.arg("arena").args(arguments).env("LC_ALL", "C").env("NO_COLOR", "1").stdin(Stdio::null());
    command
}

fn arena(arguments: &[&str]) -> (String, String, i32) {
    let Output { stdout, stderr, status } = command(arguments).output().unwrap();
    (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap(), status.code().unwrap())
}

/// The answer for programs.
fn answer(arguments: &[&str]) -> Value {
    let (output, errors, status) = arena(&[arguments, &["--json"]].concat());
    assert_eq!((errors.as_str(), status), ("", 0), "{arguments:?}");
    serde_json::from_str(&output).unwrap()
}

#[test]
fn a_table_and_a_sentence_for_people() {
    let (english, _, status) = arena(&["bot", "random", "--deals", "30", "--threads", "2"]);
    assert_eq!(status, 0);
    let lines: Vec<&str> = english.lines().collect();
    assert_eq!(lines[0], "australian-4: 30 of 30 deals played by every line-up (seed 1)");
    assert!(lines[2].starts_with("bot ") && lines[2].contains("overbid  underbid"), "{english}");
    assert!(lines[3].starts_with("bot ") && lines[4].starts_with("random "), "{english}");
    assert!(
        lines[6].starts_with("bot beats random: +") && lines[6].ends_with("points per hand (p < 0.001).")
    );
    let rummy = ["greedy", "greedy", "--preset", "rummy-500", "--set", "players=2", "--deals", "2"];
    let (french, _, _) = arena(&[&rummy[..], &["--series", "match", "--lang", "fr"]].concat());
    assert!(french.starts_with("rummy-500+players=2\u{a0}: 2 parties sur 2"), "{french}");
    assert!(french.contains("greedy et greedy (2) ne se distinguent pas\u{a0}: +0,0 ± 0,0"), "{french}");
    assert!(french.contains("parties gagnées") && !french.contains("contrats"), "{french}");
}

#[test]
fn the_same_answer_whatever_the_threads() {
    let wanted =
        ["club", "beginner", "--preset", "american-3", "--deals", "6", "--seed", "18446744073709551615"];
    let one = answer(&[&wanted[..], &["--threads", "1"]].concat());
    assert_eq!(one, answer(&[&wanted[..], &["--threads", "3"]].concat()));
    assert_eq!(one["format"], "kookaburra-arena-result/2");
    assert_eq!(one["deals_played"], 6);
    assert_eq!(one["entrants"][0]["hands"], 36);
    assert_eq!(one["arena"]["seed"], u64::MAX);
    assert_ne!(one, answer(&[&wanted[..6], &["--seed", "0"]].concat()));
}

#[test]
fn who_sees_every_card_is_ahead() {
    let report = answer(&["oracle", "random", "--deals", "2"]);
    assert!(report["pairs"][0]["points"]["mean"].as_f64().unwrap() > 0.0, "{report}");
}

/// The player of `kook bot` is the one of the arena: whatever decides reaches it by its view.
#[test]
fn a_guest_plays_as_at_home() {
    let program = shlex(env!("CARGO_BIN_EXE_kook"));
    for (preset, player) in [
        ("australian-4", "bot"),
        ("australian-4", "strong"),
        ("american-5-call", "bot"),
        ("quebec-2", "bot"),
        ("bijou-6", "beginner"),
        ("rummy-500", "bot"),
    ] {
        let external_bot = format!("exec:{program} bot {player}");
        let mut report = answer(&[player, &external_bot, "--preset", preset, "--deals", "2"]);
        for entrant in [0, 1] {
            assert_eq!(report["entrants"][entrant]["faults"]["substituted"], 0, "{preset}: {report}");
        }
        assert_eq!(report["pairs"][0]["points"]["mean"], 0.0, "{preset}: {player}: {report}");
        for key in ["points", "contracts", "hands"] {
            let (home, away) = (report["entrants"][0][key].take(), report["entrants"][1][key].take());
            assert_eq!(home, away, "{preset}: {player}: {key}");
        }
    }
    let refused = Command::new(env!("CARGO_BIN_EXE_kook")).args(["bot", "oracle"]).output().unwrap();
    assert_eq!(refused.status.code(), Some(2), "who sees every card can't play from a view");
}

/// A path as a shell would want it.
fn shlex(path: &str) -> String {
    format!("'{}'", path.replace('\'', "'\\''"))
}

/// Waits until a file has some lines, and tells how many.
#[cfg(unix)]
fn lines_of(path: &Path, least: usize) -> usize {
    loop {
        let count = fs::read_to_string(path).unwrap_or_default().lines().count();
        if count >= least {
            return count;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_arena_is_gone_on_with() {
    ["-INT", "-TERM"].into_iter().for_each(is_gone_on_with_after);
}

#[cfg(unix)]
fn is_gone_on_with_after(signal: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deals.jsonl");
    let file = path.to_str().unwrap();
    let endless = ["bot", "random", "--deals", "4000000000", "--out", file, "--threads", "2"];
    let mut child = command(&endless).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    lines_of(&path, 6);
    assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let mut errors = String::new();
    std::io::Read::read_to_string(&mut child.stderr.take().unwrap(), &mut errors).unwrap();
    assert!(errors.contains(&format!("kook arena --resume {file}")), "{errors}");
    let played = lines_of(&path, 6) - 1;
    let deals = (played + 5).to_string();
    let resumed = answer(&["--resume", file, "--deals", &deals]);
    let mut whole = answer(&["bot", "random", "--deals", &deals]);
    assert_eq!(resumed["deals_played"], played + 5);
    for key in ["entrants", "pairs"] {
        assert_eq!(resumed[key], whole[key].take(), "{key}");
    }
}

#[cfg(unix)]
#[test]
fn what_programs_complain_of_is_shown_in_measure() {
    let said = |loud: &str| {
        let output = command(&["bot", loud]).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    // Nothing in it that a screen would obey; each line says whose it is, and one that comes again is counted.
    let loud = "exec:sh -c 'printf \"\\033[2Jno\\n\" >&2; head -c 300000 /dev/zero | tr \"\\000\" x >&2'";
    let repeated = said(loud);
    assert!(repeated.starts_with(&format!("{loud}: \u{fffd}[2Jno\n{loud}: xxx")), "{repeated}");
    assert!(repeated.len() < 8_000 && repeated.contains("(72 times more)"), "{repeated}");
    let endless = said("exec:sh -c 'seq 60000 >&2'");
    assert!(endless.contains("wrote 283358 more bytes on its standard error"), "{}", endless.len());
    assert!(!endless.contains("60000\n"));
}

#[test]
fn what_is_wrong_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("other.json");
    fs::write(&other, "{}\n").unwrap();
    let file = other.to_str().unwrap();
    let deals = ["--deals", "1"];
    for (arguments, part) in [
        (&["bot", "nobody"][..], "no bot “nobody” for this game. Use random, bot"),
        (&["bot"], "two bots or more"),
        (&["bot"; 17], "room for 16 bots"),
        (&["bot", "exec:"], "has no command"),
        (
            &["bot", "exec:there-is-no-such-program"],
            "exec:there-is-no-such-program: it could not be started: there is no such program",
        ),
        (&["bot", "exec:kook-arena-says-nothing"], "it could not be started"),
        (&["bot", "greedy"], "no bot “greedy”"),
        (&["bot", "bot", "--preset", "astralian-4"], "australian-4"),
        (&["bot", "bot", "--preset", "rummy-500", "--set", "plyers=2"], "plyers"),
        (&["bot", "bot", "--out", file], file),
        (&["--resume", file], "line 1: missing field"),
        (&["bott", "bot"], "Did you mean bot?"),
        (&["clubb", "casual"], "Did you mean club?"),
        (&["--resume", "/no/such/file"], "/no/such/file: there is no such file"),
        (&["bot", "bot", "--out", "/no/such/file"], "/no/such/file: there is no such file"),
    ] {
        let (output, errors, status) = arena(&[arguments, &deals].concat());
        assert_eq!((output.as_str(), status), ("", 2), "{arguments:?}: {errors}");
        assert!(errors.contains(part), "{arguments:?}: {errors}");
    }
    let (_, errors, status) = arena(&["--resume", file, "bot", "bot"]);
    assert!(status == 2 && errors.contains("can’t be used with"), "{errors}");
    let (help, _, _) = arena(&["--help"]);
    assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/bot-protocol.md").exists());
}

#[test]
fn a_program_that_always_ends_is_given_up_and_says_so() {
    let crashing = "exec:sh -c 'read line; echo {\\\"protocol\\\":\\\"kookaburra-bot/1\\\"}; read line; case $line in *seats*) echo oh no >&2;; esac'";
    let (report, errors, status) = arena(&["bot", crashing, "--deals", "12", "--threads", "1"]);
    assert_eq!(status, 1, "{errors}");
    assert!(errors.contains("was given up after 10 failures"), "{errors}");
    let shown: Vec<&str> = errors.lines().filter(|line| line.ends_with(": oh no")).collect();
    assert!(shown.len() == 1 && shown[0].contains(", seat ") && shown[0].contains(", deal 0: "), "{errors}");
    assert!(errors.contains("most often “oh no” ("), "{errors}");
    assert!(report.contains("made at random instead"), "{report}");
    let clumsy =
        "exec:sh -c 'read line; echo {\\\"protocol\\\":\\\"kookaburra-bot/1\\\"}; read line; read line'";
    let arguments = ["bot", clumsy, "--deals", "1", "--threads", "1"];
    assert_eq!(arena(&arguments).2, 0);
    assert_eq!(arena(&[&arguments[..], &["--strict"]].concat()).2, 1);
    assert_eq!(arena(&["bot", "random", "--deals", "1", "--strict"]).2, 0);
}

#[test]
fn of_one_deal_no_chance_is_told() {
    let (report, ..) = arena(&["bot", "random", "--deals", "1"]);
    assert!(
        report.contains("points per hand.") && !report.contains("p =") && !report.contains('?'),
        "{report}"
    );
    let (french, ..) = arena(&["bot", "random", "--deals", "1", "--lang", "fr"]);
    assert!(french.contains("points par donne.") && !french.contains('?'), "{french}");
}
