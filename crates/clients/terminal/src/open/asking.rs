//! What the player is asked: what to do, and what they claim.

use std::io::{self, Write};

use card_match::Turn;
use laws::open_table::{Act, Phase, View};
use texts::narration::InWords;

use super::{OpenTable, claiming::Typed};
use crate::speaking::Speaking;

impl<W: Write> OpenTable<W> {
    /// Puts the question of the moment.
    pub(super) fn ask(&mut self) -> io::Result<()> {
        if self.claiming.is_asking() {
            let lines = self.claiming.question();
            return self.say_all(&lines);
        }
        let text = match self.device.my().turn() {
            Turn::Over => self.texts.get("plain-another"),
            Turn::Mine => self.question(),
            Turn::Other(_) | Turn::Deal => self.pause(),
        };
        self.say(&text)
    }

    /// The question while others are to act: the same, whatever they have done.
    fn pause(&self) -> String {
        let view = self.device.my().view();
        if view.phase == Some(Phase::Settle) {
            return self.texts.get("open-agreed");
        }
        let next = view.to_act.first().map_or("", |seat| self.narrator.name(seat));
        self.texts.format("open-next", &[("name", next.into())])
    }

    fn question(&self) -> String {
        let view = self.device.my().view();
        let answers = || self.texts.list_or(view.listed().map(|act| act.to_string()).collect());
        let answered = |key: &str| self.texts.format(key, &[("answers", answers().into())]);
        match view.phase {
            Some(Phase::Demand) => answered("open-asked"),
            Some(Phase::Settle) => self.settle_question(&view),
            _ if view.takes_back() => answered("open-mend"),
            _ => view.game.map_or_else(String::new, |game| {
                self.device.game.rules().rules().question(&game, &self.narrator, false)
            }),
        }
    }

    fn settle_question(&self, view: &View) -> String {
        let others =
            self.narrator.names.iter().find(|name| **name != self.narrator.name(self.narrator.nearest()));
        let write = view.writes().then(|| {
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
