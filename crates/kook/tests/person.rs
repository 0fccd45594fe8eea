//! A person at a table over a network, line by line: they sit down, play a hand with bots, hear the others, and come back.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod serving;

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use serving::{Server, free_port, kook};

/// How long a line is waited for: nothing here depends on it unless something is broken.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is said in a language, and what a person answers.
struct Words {
    lang: &'static str,
    name: &'static str,
    sit: &'static str,
    start: (&'static str, &'static str),
    bid: &'static str,
    cards: &'static str,
    deal: &'static str,
    scores: &'static str,
    said: (&'static str, &'static str),
    quit: (&'static str, &'static str),
}

const ENGLISH: Words = Words {
    lang: "en",
    name: "What’s your name?",
    sit: "Press Enter to sit down.",
    start: ("Type start", "start"),
    bid: "Your bid.",
    cards: "You can play: ",
    deal: "Press Enter when you’re ready",
    scores: "Scores: ",
    said: ("say 1", "Ann: One moment"),
    quit: ("quit", "Your seat is kept"),
};

const FRENCH: Words = Words {
    lang: "fr",
    name: "Quel est votre nom?",
    sit: "Appuyez sur Entrée pour vous asseoir.",
    start: ("Tapez commencer", "commencer"),
    bid: "À vous de parler.",
    cards: "Vous pouvez jouer\u{a0}: ",
    deal: "Appuyez sur Entrée pour la donne suivante.",
    scores: "Pointage",
    said: ("dire 1", "Ann\u{a0}: Un instant"),
    quit: ("quitter", "Votre place est gardée"),
};

/// Somebody at a terminal of lines.
struct Person {
    process: Child,
    typing: ChildStdin,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Person {
    fn join(folder: &Path, link: &str, lang: &str) -> Self {
        let mut process = kook()
            .args(["--lang", lang, "join", link])
            .env("KOOKABURRA_DATA", folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (typing, out) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        let (send, lines) = channel();
        thread::spawn(move || {
            let mut lines = BufReader::new(out).lines().map_while(Result::ok);
            let _ = lines.try_for_each(|line| send.send(line));
        });
        Self { process, typing, lines, heard: Vec::new() }
    }

    fn next(&mut self) -> String {
        let line = self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{:#?}", self.heard));
        self.heard.push(line.clone());
        line
    }

    fn hear(&mut self, words: &str) -> String {
        loop {
            let line = self.next();
            if line.contains(words) {
                return line;
            }
        }
    }

    fn type_in(&mut self, text: &str) {
        writeln!(self.typing, "{text}").unwrap();
    }

    /// Plays on until a line begins so. They pass, and play the first card that may be played.
    fn play_until(&mut self, words: &Words, end: &str) {
        loop {
            let line = self.next();
            if line.starts_with(end) {
                return;
            } else if line.starts_with(words.bid) {
                self.type_in("pass");
            } else if let Some((_, cards)) = line.split_once(words.cards) {
                self.type_in(cards.split(' ').next().unwrap());
            } else if line.starts_with(words.deal) {
                self.type_in("");
            }
        }
    }

    fn quit(mut self, words: &Words) -> Vec<String> {
        self.type_in(words.quit.0);
        self.hear(words.quit.1);
        assert!(self.process.wait().unwrap().success());
        self.heard
    }
}

#[test]
fn a_person_plays_a_hand_with_bots_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    for words in [ENGLISH, FRENCH] {
        let link = format!("{}#/t/{}", server.address(), server.open("australian-4"));
        let mut ann = Person::join(&folder.path().join(words.lang), &link, words.lang);
        ann.hear(words.name);
        ann.type_in("Ann");
        ann.hear(words.sit);
        ann.type_in("");
        ann.hear(words.start.0);
        ann.type_in(words.said.0);
        ann.hear(words.said.1);
        ann.type_in("foo");
        ann.hear("foo");
        ann.type_in(words.start.1);
        ann.play_until(&words, words.scores);
        ann.hear(words.deal);
        ann.quit(&words);
    }
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn a_person_comes_back_after_a_break_and_by_the_same_command() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), free_port());
    let link = format!("{}#/t/{}", server.address(), server.open("american-4"));
    let mut ann = Person::join(folder.path(), &link, "en");
    ann.type_in("Ann");
    ann.hear(ENGLISH.sit);
    ann.type_in("sit 1");
    ann.hear(ENGLISH.start.0);
    ann.type_in("start");
    ann.hear("Your hand: ");

    let port = server.kill();
    ann.hear("Connection lost. Your seat is kept.");
    server = Server::start(folder.path(), port);
    ann.hear("You’re back.");
    ann.hear("Your hand: ");
    ann.play_until(&ENGLISH, ENGLISH.scores);
    ann.quit(&ENGLISH);

    // The seat is theirs as before, and nobody asks for a name.
    let mut ann = Person::join(folder.path(), &link, "en");
    ann.hear("Seat 1: Ann (1, you, host)");
    ann.hear(ENGLISH.deal);
    let heard = ann.quit(&ENGLISH);
    assert!(!heard.iter().any(|line| line.contains(ENGLISH.name)), "{heard:#?}");
    assert_eq!(server.terminate(), Some(0));
}

#[test]
fn two_people_hear_each_other_each_in_their_language() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), free_port());
    let link = format!("{}#/t/{}", server.address(), server.open("australian-4"));
    let mut ann = Person::join(&folder.path().join("ann"), &link, "en");
    ann.type_in("Ann");
    ann.hear(ENGLISH.sit);
    ann.type_in("");
    ann.hear(ENGLISH.start.0);
    let mut bo = Person::join(&folder.path().join("bo"), &link, "fr");
    bo.type_in("Bo");
    ann.hear("Bo has come.");
    bo.hear(FRENCH.sit);
    bo.type_in("asseoir 3");
    ann.hear("Bo sits down.");
    bo.type_in("commencer");
    bo.hear("hôte");
    bo.type_in("gens");
    bo.hear("Ann (1, hôte)");
    bo.hear("Bo (2, vous)");
    bo.type_in("dire 8");
    ann.hear("Bo: Hello");
    ann.type_in("start");
    ann.hear("Your hand: ");
    bo.hear("Votre main");
    // Whoever leaves hands their cards to a bot, and the others hear of it.
    bo.type_in("partir");
    bo.hear("Vous avez laissé la table.");
    ann.hear("Bo left.");
    ann.quit(&ENGLISH);
    assert_eq!(server.terminate(), Some(0));
}
