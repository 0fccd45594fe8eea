//! What the player is asked: what to do, and what they claim.

use std::io::{self, Write};

use card_match::open::OpenTurn;
use narration::InWords;
use open_table::Act;
use table::Seat;

use super::{OpenTable, claiming::Typed};
use crate::speaking::Speaking;

impl<W: Write> OpenTable<W> {
    /// Puts the question of the moment.
    pub(super) fn ask(&mut self) -> io::Result<()> {
        if self.claiming.is_asking() {
            let lines = self.claiming.question();
            return self.say_all(&lines);
        }
        let text = match self.game.turn() {
            OpenTurn::Over => self.texts.get("plain-another"),
            OpenTurn::Mine => self.question(),
            OpenTurn::Bot | OpenTurn::Deal => self.pause(),
        };
        self.say(&text)
    }

    /// The question while others are to act: the same, whatever they have done.
    fn pause(&self) -> String {
        let view = self.game.view();
        if view.phase == Some("settle") {
            let asked = view.to_act.contains(self.game.me());
            return if asked { self.question() } else { self.texts.get("open-agreed") };
        }
        let next = view.to_act.first().map_or("", |seat| self.narrator.name(seat));
        self.texts.format("open-next", &[("name", next.into())])
    }

    fn question(&self) -> String {
        let view = self.game.view();
        let answers = || {
            let answers = view.legal.iter().filter_map(|line| Seat::split_line(line));
            self.texts.list_or(answers.map(|(_, act)| act.to_owned()).collect())
        };
        let answered = |key: &str| self.texts.format(key, &[("answers", answers().into())]);
        match view.phase {
            Some("demand") => answered("open-asked"),
            Some("settle") => self.settle_question(&view.legal),
            _ if view.legal.iter().any(|line| line.contains(" take-back ")) => answered("open-mend"),
            _ => view
                .game
                .map_or_else(String::new, |game| self.game.rules().question(&game, &self.narrator, false)),
        }
    }

    fn settle_question(&self, legal: &[String]) -> String {
        let writes = legal.iter().any(|line| line.contains(" enter "));
        let others = self.narrator.names.iter().find(|name| **name != self.narrator.name(self.game.me()));
        let write = writes.then(|| {
            let name = others.cloned().unwrap_or_default();
            self.texts.format("open-write", &[("name", name.into())])
        });
        write.into_iter().chain([self.texts.get("open-settle")]).collect::<Vec<_>>().join(" ")
    }

    /// Begins a claim with what was typed after the word.
    pub(super) fn begin_claim(&mut self, said: &str) -> io::Result<()> {
        let typed = self.claiming.begin(said);
        self.claimed(typed)
    }

    /// Makes a claim that is whole.
    pub(super) fn claimed(&mut self, typed: Typed) -> io::Result<()> {
        match typed {
            Typed::Claim(claim) => self.attempt(Act::Claim(claim)),
            Typed::Asked => Ok(()),
            Typed::Dropped => self.say_key("claim-dropped"),
            Typed::Again(text) => self.say(&text),
        }
    }
}
