//! Somebody who types at a terminal of lines, in either language.
#![allow(dead_code, reason = "each file of tests needs a part of it")]

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use super::serving::kook;

/// How long a line is waited for: nothing here depends on it unless something is broken.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sentences of the terminal in a language, and a person’s answers.
pub(crate) struct Words {
    pub(crate) lang: &'static str,
    pub(crate) name: &'static str,
    pub(crate) sit: &'static str,
    pub(crate) start: (&'static str, &'static str),
    pub(crate) bid: &'static str,
    pub(crate) cards: &'static str,
    /// The question after a hand, which may have been the last of the game: a bot that makes an open misère wins at
    /// once.
    pub(crate) deal: &'static str,
    pub(crate) scores: &'static str,
    pub(crate) said: (&'static str, &'static str),
    pub(crate) quit: (&'static str, &'static str),
}

pub(crate) const ENGLISH: Words = Words {
    lang: "en",
    name: "What’s your name?",
    sit: "Press Enter to sit down.",
    start: ("Type start", "start"),
    bid: "Your bid.",
    cards: "You can play: ",
    deal: "Press Enter ",
    scores: "Scores: ",
    said: ("say 1", "Ann: One moment"),
    quit: ("quit", "Your seat is kept"),
};

pub(crate) const FRENCH: Words = Words {
    lang: "fr",
    name: "Quel est votre nom?",
    sit: "Appuyez sur Entrée pour vous asseoir.",
    start: ("Tapez commencer", "commencer"),
    bid: "À vous de parler.",
    cards: "Vous pouvez jouer\u{a0}: ",
    deal: "Appuyez sur Entrée pour ",
    scores: "Pointage",
    said: ("dire 1", "Ann\u{a0}: Un instant"),
    quit: ("quitter", "Votre place est gardée"),
};

/// The first card of a list in words; a joker as the question says that it is typed, with the suit that it asks for.
fn first_of(cards: &str) -> &str {
    let joker = cards.split(' ').find(|word| word.split_once(':').is_some_and(|(_, suit)| !suit.is_empty()));
    joker.or_else(|| cards.split([',', '.']).next()).unwrap()
}

/// Somebody at a terminal of lines.
pub(crate) struct Person {
    process: Child,
    typing: ChildStdin,
    lines: Receiver<String>,
    heard: Vec<String>,
}

impl Person {
    pub(crate) fn join(folder: &Path, link: &str, lang: &str) -> Self {
        Self::join_with(folder, link, lang, &[])
    }

    /// The same with more options.
    pub(crate) fn join_with(folder: &Path, link: &str, lang: &str, options: &[&str]) -> Self {
        let mut process = kook()
            .args(["--lang", lang, "join", link])
            .args(options)
            .env("KOOK_DATA", folder)
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

    pub(crate) fn next(&mut self) -> String {
        let line = self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{:#?}", self.heard));
        self.heard.push(line.clone());
        line
    }

    pub(crate) fn hear(&mut self, words: &str) -> String {
        loop {
            let line = self.next();
            if line.contains(words) {
                return line;
            }
        }
    }

    /// The same for what may have been heard already: of two connections either can be first.
    pub(crate) fn hear_at_last(&mut self, words: &str) {
        if !self.heard.iter().any(|line| line.contains(words)) {
            self.hear(words);
        }
    }

    pub(crate) fn type_in(&mut self, text: &str) {
        writeln!(self.typing, "{text}").unwrap();
    }

    /// Plays on until a line begins so. They pass, and play the first card that may be played.
    pub(crate) fn play_until(&mut self, words: &Words, end: &str) {
        loop {
            let line = self.next();
            if line.starts_with(end) {
                return;
            } else if line.starts_with(words.bid) {
                self.type_in("pass");
            } else if let Some((_, cards)) = line.split_once(words.cards) {
                self.type_in(first_of(cards));
            } else if line.starts_with(words.deal) {
                self.type_in("");
            }
        }
    }

    pub(crate) fn quit(mut self, words: &Words) -> Vec<String> {
        self.type_in(words.quit.0);
        self.hear(words.quit.1);
        assert!(self.process.wait().unwrap().success());
        std::mem::take(&mut self.heard)
    }

    /// The lines until they have left.
    pub(crate) fn rest(mut self) -> Vec<String> {
        let lines = self.lines.iter().collect();
        assert!(self.process.wait().unwrap().success());
        lines
    }
}

impl Drop for Person {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
