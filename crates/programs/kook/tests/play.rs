//! `kook play` as its users meet it: any game, line by line, saved, resumed and replayed.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
};

use tempfile::TempDir;

/// Standard output and standard error together, and the exit status; games are saved in `folder`.
fn kook(folder: &Path, arguments: &[&str], input: &str) -> (String, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kook"))
        .args(arguments)
        .env("LC_ALL", "C")
        .env("KOOK_DATA", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (text, output.status.code().unwrap())
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

#[test]
fn any_game_opens_by_its_name_and_with_house_rules() {
    let folder = folder();
    for (arguments, word) in [
        (&["play"][..], "Australian Five Hundred for four"),
        (&["play", "quebec-4"], "Québec"),
        (&["play", "--rules", "rummy-500"], "Rummy 500."),
        (&["play", "rummy-500-floating", "--set", "players=2"], "Rummy 500 with floating"),
        (&["play", "rummy-500+players=8+jokers=off"], "Vi"),
        (&["play", "rummy-500", "--level", "beginner", "--lang", "fr"], "À la table"),
        (&["play", "--level", "club,expert,beginner", "--names", "Anna,Bo,Cy"], "Anna, Bo and Cy"),
        (&["play", "--hotseat", ",Bo"], "Mae, Bo and Ned"),
        (&["play", "quebec-2", "--hotseat", "Ann", "--lang", "fr"], "Passez l’écran à "),
        (&["play", "--conventions", "joker+help"], "shows the joker"),
        (&["play", "rummy-500", "--level", "strong", "--cores", "2"], "Rummy 500."),
    ] {
        let arguments = [arguments, &["--plain", "--seed", "7"]].concat();
        let (text, status) = kook(folder.path(), &arguments, "quit\nquitter\n");
        assert_eq!(status, 0, "{text}");
        assert!(text.contains(word) || text.contains("Gus"), "{arguments:?}: {text}");
    }
}

#[test]
fn what_cannot_be_played_is_said_in_a_sentence() {
    let folder = folder();
    for (arguments, word) in [
        (&["play", "rummy-500", "--cut"][..], "aren’t cut"),
        (&["play", "rummy-500", "--company", "5"], "players=5"),
        (&["play", "--company", "12"], "5 to 8 people"),
        (&["play", "--names", "A,B,C,D"], "this game has 3"),
        (&["play", "rummy-500", "--conventions", "joker"], "no bidding conventions"),
        (&["play", "--names", "Ann,ann"], "“ann” is too much like “Ann”"),
        (&["play", "--hotseat", "Ann", "--names", "ann"], "“ann” is too much like “Ann”"),
        (&["play", "--hotseat", "A,B,C,D"], "this game has 3"),
        (&["play", "--resume", "--hotseat", "Ann"], "--resume"),
        (&["play", "--watch", "--resume"], "--watch"),
        (&["play", "rummy-500", "--set", "players=9"], "2 to 8"),
        (&["play", "rummy-500", "--seat", "5"], "1 to 4"),
        (&["play", "--seat", "0"], "Seats count from 1"),
        (&["play", "rummy-500", "--level", "oracle"], "expert"),
        (&["play", "rummy-500", "--pause", "soon"], "seconds"),
        (&["play", "rummy-500", "--cores", "0"], "from 1 to 64"),
        (&["play", "--cores", "65"], "from 1 to 64"),
        (&["play", "--resume"], "No saved game at"),
    ] {
        let (text, status) = kook(folder.path(), &[arguments, &["--plain"]].concat(), "quit\n");
        assert_eq!(status, 2, "{arguments:?}: {text}");
        assert!(text.contains(word), "{arguments:?}: {text}");
    }
}

#[test]
fn several_people_play_at_one_screen_and_go_on_later() {
    let folder = folder();
    let arguments = ["play", "--hotseat", "Ann,,Bo", "--plain", "--seed", "7"];
    let (text, status) = kook(folder.path(), &arguments, "\npass\n\npass\nquit\n");
    assert!(status == 0 && text.contains("Ann, Mae and Bo"), "{text}");
    assert_eq!(text.matches(": press Enter when you have it.").count(), 3, "{text}");
    assert_eq!(text.matches("Your hand: ").count(), 2, "{text}");
    let (again, status) = kook(folder.path(), &["play", "--resume", "--plain"], "\nquit\n");
    assert!(status == 0 && again.contains("passes.") && again.contains("press Enter when"), "{again}");
    assert_eq!(again.matches("Your hand: ").count(), 1, "{again}");
}

#[test]
fn a_second_program_looks_on() {
    let folder = folder();
    let program = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kook"));
        command.args(arguments).env("LC_ALL", "C").env("KOOK_DATA", folder.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
    };
    let nothing = kook(folder.path(), &["play", "--watch"], "");
    assert!(nothing.1 == 2 && nothing.0.contains("No saved game at"), "{nothing:?}");

    let mut player = program(&["play", "--plain", "--seed", "7", "--level", "beginner"]);
    let mut said = BufReader::new(player.stdout.take().unwrap()).lines().map(Result::unwrap);
    let hand = said.find(|line| line.starts_with("Your hand: ")).unwrap();
    let mut watcher = program(&["play", "--watch"]);
    let mut told = BufReader::new(watcher.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert_eq!(told.find(|line| line.starts_with("Your hand: ")), Some(hand));
    writeln!(player.stdin.as_mut().unwrap(), "10NT").unwrap();
    assert!(told.any(|line| line == "You bid ten no trumps."));
    assert!(told.any(|line| line.contains("passes.")));

    // Another game takes its place.
    drop(player.stdin.take());
    assert!(player.wait().unwrap().success());
    let (text, status) = kook(folder.path(), &["play", "quebec-4", "--plain"], "quit\n");
    assert_eq!(status, 0, "{text}");
    assert!(told.any(|line| line.contains("Québec")));
    watcher.kill().unwrap();
    watcher.wait().unwrap();
}

#[test]
fn a_saved_game_of_either_kind_is_resumed_and_replayed() {
    for (game, lines, done) in
        [("rummy-500", "stock\nquit\n", "draws the"), ("australian-4", "pass\nquit\n", "passes")]
    {
        let folder = folder();
        let (text, _) = kook(folder.path(), &["play", game, "--plain", "--seed", "7"], lines);
        assert!(text.contains("saved"), "{text}");
        let (again, status) =
            kook(folder.path(), &["play", "--resume", "--plain", "--cores", "2"], "hand\nquit\n");
        assert!(status == 0 && again.contains("Your hand"), "{again}");
        let save = folder.path().join("game.jsonl");
        let (replayed, status) = kook(folder.path(), &["replay", save.to_str().unwrap()], "");
        assert!(status == 0 && replayed.contains(done), "{replayed}");
        let (result, status) = kook(folder.path(), &["replay", "--json", save.to_str().unwrap()], "");
        assert!(status == 0 && result.contains("\"to_act\""), "{result}");
    }
}

#[test]
fn an_open_table_is_played_saved_resumed_and_replayed() {
    // LAW-OPEN-1, LAW-AXIS-1
    let folder = folder();
    let arguments = ["play", "quebec-4", "--set", "laws=open", "--errors", "20", "--seed", "5"];
    let (text, status) = kook(folder.path(), &arguments, "go\npass\ngo\nclaim out of turn\nquit\n");
    assert!(
        status == 0 && text.contains("The bots slip up in about 20%") && text.contains("You object: out"),
        "{text}"
    );
    let (again, status) = kook(folder.path(), &["play", "--resume"], "hand\nquit\n");
    assert!(status == 0 && again.contains("You pass.") && again.contains("Your hand: "), "{again}");
    let save = folder.path().join("game.jsonl");
    let save = save.to_str().unwrap();
    let (replayed, status) = kook(folder.path(), &["replay", save], "");
    assert!(status == 0 && replayed.contains("0 pass"), "{replayed}");
    let (result, status) = kook(folder.path(), &["replay", "--json", save], "");
    assert!(status == 0 && result.contains("\"verdict\""), "{result}");
    for (arguments, word) in [
        (&["review", save][..], "can’t be reviewed"),
        (&["review", save, "--lang", "fr"], "on ne peut pas revoir"),
        (&["play", "--watch"], "Nobody can watch"),
        (&["play", "--errors", "5"], "Add --set laws=open"),
        (&["play", "--set", "laws=open", "--hotseat", "Ann"], "alone with bots"),
        (&["arena", "club", "club", "--set", "laws=open", "--deals", "1"], "the laws enforced"),
    ] {
        let (text, status) = kook(folder.path(), arguments, "");
        assert!(status == 2 && text.contains(word), "{arguments:?}: {text}");
    }
}

#[test]
fn lessons_are_answered_in_either_language() {
    // LAW-AMB-72
    let folder = folder();
    let (text, status) = kook(folder.path(), &["learn", "lead"], "9\nrose\n10\nled out of turn\nquit\n");
    assert!(status == 0 && text.contains("LAW-TURN-3"), "{text}");
    let (text, status) =
        kook(folder.path(), &["learn", "lead", "--lang", "fr"], "entame hors tour\nquitter\n");
    assert!(status == 0 && text.contains("LAW-TURN-3") && text.contains("Leçon 10 de 15"), "{text}");
    let (text, status) = kook(folder.path(), &["learn", "win", "--plain"], "the jack of hearts\nAH\n");
    assert!(status == 0 && text.contains("Right. The ace beats the king."), "{text}");
    let (text, status) = kook(folder.path(), &["learn"], "");
    assert!(status == 0 && text.contains("✓ win") && text.contains("✓ lead"), "{text}");
    let (text, status) = kook(folder.path(), &["learn", "chess"], "");
    assert!(status == 2 && text.contains("no lesson “chess”"), "{text}");
}
