//! A club in the terminal: two people and two programs play an evening, from the founding to its results.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod serving;
mod typing;

use std::{
    io::Write,
    path::Path,
    process::{Child, Stdio},
};

use serde_json::Value;
use serving::{Server, free_port, kook};
use typing::{ENGLISH, FRENCH, Person};

/// A program that plays the next evening.
fn program(folder: &Path, link: &str, options: &[&str]) -> Child {
    kook()
        .args(["--lang", "en", "join", link, "--player", "club", "--json"])
        .args(options)
        .env("KOOK_DATA", folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What such a program prints at the end.
fn printed(program: Child) -> Value {
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The link in a line.
fn link_in(line: &str) -> String {
    line.split_whitespace().find(|word| word.starts_with("http")).unwrap().to_owned()
}

#[test]
fn two_people_and_two_programs_play_an_evening_from_the_founding_to_its_results() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let data = |name: &str| folder.path().join(name);
    let mut ann = Person::join_with(
        &data("ann"),
        &server.address(),
        "en",
        &["--found", "Wattle Street", "--name", "Ann"],
    );
    let link = link_in(&ann.hear("Your club is ready."));
    ann.hear("This is Wattle Street.");
    ann.hear("Type plan to plan an evening.");
    ann.type_in("plan australian-4 2/1 pairs");
    ann.hear("Australian");
    ann.hear("Type check in");
    let mut bo = Person::join(&data("bo"), &link, "fr");
    bo.hear(FRENCH.name);
    bo.type_in("Bo");
    bo.hear("Voici Wattle Street.");
    ann.hear("Bo has joined the club.");
    bo.type_in("lancer");
    bo.hear("direction");
    bo.type_in("me voilà 1");
    ann.hear("Here: Bo");
    ann.type_in("check in 2");
    ann.hear("Type start when everyone is here.");
    let programs = [&["--name", "Hal"][..], &[]].map(|options| program(&data("programs"), &link, options));
    // The program that is named comes back as the member it was; the other is somebody new each time.
    let here = loop {
        let line = ann.hear("Here: ");
        if line.contains("Hal") && line.contains("club") {
            break line;
        }
    };
    assert!(here.contains("Ann") && here.contains("Bo"), "{here}");
    ann.type_in("start");
    ann.hear("You’re at table 1, with Bo.");
    // Nobody is led away from an evening.
    ann.type_in("next table");
    bo.hear("Vous êtes à la table 1, avec Ann.");
    // Each round leads them to their table, and its end back to the club.
    for round in 1..=2 {
        let bo_plays = std::thread::spawn(move || {
            bo.play_until(&FRENCH, "Tapez table");
            bo
        });
        ann.play_until(&ENGLISH, "Type table");
        bo = bo_plays.join().unwrap();
        // The club tells this, and the table the end of the hand.
        ann.hear_at_last(&format!("The results of deal {round} are open."));
        if round == 1 {
            ann.hear("You’re at table 1, with Bo.");
            bo.hear("Vous êtes à la table 1, avec Ann.");
        }
    }
    ann.hear_at_last("This table is part of an evening.");
    ann.type_in("end evening");
    ann.hear("End the evening now?");
    ann.type_in("yes");
    ann.hear("Results of evening 1");
    for line in ["Deal 1", "Table 1: ", "Bo + Ann: ", "Deal 2", "Standings of the evening", "1. "] {
        ann.hear(line);
    }
    bo.hear("Résultats de la soirée 1");
    ann.type_in("replay 1 1");
    ann.hear("Hand 1");
    ann.type_in("proof");
    ann.hear("Deal 1: your number is in it.");
    ann.hear("Deal 2: checked.");
    for program in programs {
        let played = printed(program);
        assert_eq!(played["evening"], 1);
        assert_eq!(played["results"]["deals"].as_array().unwrap().len(), 2, "{played}");
        assert_eq!(played["results"]["standings"].as_array().unwrap().len(), 4);
    }
    let saved = std::fs::read_dir(data("programs").join("clubs")).unwrap();
    let saved: Vec<_> = saved.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    assert!(saved.len() == 1 && saved[0].ends_with(".Hal"), "{saved:?}");
    ann.type_in("quit");
    ann.hear("You’re still a member");
    // Nobody asks for a name, and the end of the link isn’t needed any more.
    let (hall, _) = link.rsplit_once('/').unwrap();
    let mut ann = Person::join(&data("ann"), hall, "en");
    ann.hear("This is Wattle Street.");
    ann.hear("1: Ann (you, director)");
    ann.type_in("standings");
    ann.hear("One evening in this season");
    bo.type_in("quitter le club");
    bo.hear("Quitter ce club?");
    bo.type_in("oui");
    bo.hear("Vous ne faites plus partie du club.");
    ann.hear("Bo has left the club.");
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn a_member_comes_back_after_a_break_and_whoever_has_no_ticket_stays_outside() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), free_port());
    let data = |name: &str| folder.path().join(name);
    let founding = ["--found", "Wattle Street", "--name", "Ann"];
    let mut ann = Person::join_with(&data("ann"), &server.address(), "en", &founding);
    let link = link_in(&ann.hear("Your club is ready."));
    ann.hear("Type plan");
    let port = server.kill();
    ann.hear("Connection lost.");
    server = Server::start(folder.path(), port);
    ann.hear("You’re back.");
    ann.type_in("new link");
    ann.hear("End the old link?");
    ann.type_in("yes");
    let new = link_in(&ann.hear("The club’s link: "));
    assert_ne!(new, link);
    let hall = link.rsplit_once('/').unwrap().0;
    for (link, why) in [(&*link, "This link has ended."), (hall, "Only members see this club.")] {
        let outside = kook()
            .args(["--lang", "en", "join", link, "--name", "Eve"])
            .env("KOOK_DATA", data("eve"))
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut outside = outside.unwrap();
        // Whoever types nothing is still there.
        let typing = outside.stdin.take();
        let outside = outside.wait_with_output().unwrap();
        drop(typing);
        assert!(!outside.status.success());
        let said = String::from_utf8(outside.stderr).unwrap();
        assert!(said.contains(why), "{said}");
    }
    ann.type_in("quit");
    ann.hear("You’re still a member");
    assert_eq!(server.terminate(), Some(0));
}

/// All that is typed before the club shows itself waits until it does: nothing of it is lost, and nobody has to wait in
/// a script.
#[test]
fn lines_that_are_piped_all_at_once_are_heeded() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    for _ in 0..3 {
        let mut ann = kook()
            .args(["--lang", "en", "join", &server.address(), "--found", "Piped", "--name", "Ann", "--plain"])
            .env("KOOK_DATA", folder.path().join("ann"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        ann.stdin.take().unwrap().write_all(b"plan australian-4 2/1 pairs\nmembers\n").unwrap();
        let output = ann.wait_with_output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        let welcome = said.find("This is Piped.").unwrap_or_else(|| panic!("{said}"));
        let planned = said.find("Australian").unwrap_or_else(|| panic!("the plan was dropped: {said}"));
        assert!(output.status.success() && welcome < planned, "{said}");
    }
}
