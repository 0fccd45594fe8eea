//! Lines that are typed at a table that speaks: actions, and questions to it.

use std::io::{self, Write};

use card_match::{Advice, Level, Turn, review::LEAST_LOSS};
use table::quoted;
use texts::Texts;
use texts::narration::{TypedCommand, TypedInput, input};

use super::{Later, Plain, Stay};
use crate::{
    authority::{Authority, Command},
    games::PlainGame,
    speaking::Speaking,
};

impl<G: PlainGame, W: Write, A: Authority<G>> Plain<G, W, A> {
    /// Cuts the pack, if a line says how many cards to lift.
    fn cut(&mut self, line: &str) -> io::Result<bool> {
        let Some(cuts) = self.at.cuts else { return Ok(false) };
        let count = if line.is_empty() { Ok(cuts.half) } else { line.parse() };
        let Ok(count) = count else { return Ok(false) };
        if !(cuts.least..=cuts.most).contains(&count) {
            let text = self.cut_text("note-cut");
            self.say(&text)?;
            return Ok(true);
        }
        self.wants(Command::Ready(Some(count)), Self::tell_deal)?;
        Ok(true)
    }

    /// Does what a line says.
    pub(crate) fn answer(&mut self, line: &str) -> io::Result<Stay> {
        let line = line.trim();
        if self.at.pass_to.is_some() {
            return self.answer_covered(line);
        }
        if let Some(reader) = input::reader_wished(line, &self.texts) {
            self.narrator.reader = reader;
            self.say_reader(reader)?;
            return Ok(Stay::Yes);
        }
        self.heard = self.next;
        if self.cut(line)? {
            return Ok(Stay::Yes);
        }
        if let Some(actions) = self.again_wished(line) {
            self.try_again(actions)?;
            return Ok(Stay::Yes);
        }
        if let Some(stays) = G::typed(self, line)? {
            return Ok(stays);
        }
        if line.is_empty() {
            self.watched = self.at.turn == Turn::Deal;
            if self.may_claim() {
                self.decline = Some(self.position);
                self.wants(Command::Decline, Self::tell)?;
            }
            return Ok(Stay::Yes);
        }
        let entry = input::read::<G>(line, &self.view, &self.texts, &self.narrator.names);
        if self.at.turn == Turn::Over && self.terms.waits && !matches!(entry, Some(TypedInput::Command(_))) {
            return self.another(line);
        }
        match entry {
            Some(TypedInput::Command(command)) => return self.command(command),
            Some(_) if self.at.me().is_none() => self.say_key("note-watching")?,
            Some(TypedInput::Action(action)) => self.attempt(action)?,
            Some(TypedInput::Card(card)) => self.attempt(G::action_of_card(&self.view, card))?,
            Some(TypedInput::OneOf(actions)) => {
                let actions = actions.iter().map(|&action| G::as_typed(&self.narrator, action)).collect();
                let text =
                    self.texts.format("plain-which", &[("actions", self.texts.list_or(actions).into())]);
                self.say(&text)?;
            }
            None => {
                if let Some(problem) = input::misread::<G>(line, &self.texts) {
                    self.say(&problem)?;
                    return Ok(Stay::Yes);
                }
                let problem = self.texts.format("note-not-understood", &[("text", quoted(line).into())]);
                let expected = match self.at.turn {
                    _ if self.at.me().is_none() => self.texts.get("note-watching"),
                    Turn::Deal if self.at.cuts.is_some() => self.cut_text("note-cut"),
                    _ => self.narrator.expected::<G>(&self.view),
                };
                self.say(&format!("{problem} {expected}"))?;
            }
        }
        Ok(Stay::Yes)
    }

    /// The answer to whether another game is wanted.
    fn another(&mut self, line: &str) -> io::Result<Stay> {
        let said = |key: &str| self.texts.get(key).split(',').any(|word| word.trim() == line.to_lowercase());
        if said("word-yes") {
            // The first hand is dealt as all others are.
            self.skipping = false;
            self.wants(Command::Ready(None), |this, _| match this.at.draw.clone() {
                Some(draw) => {
                    this.tell_draw(&draw)?;
                    this.tell_seats()
                }
                None => Ok(()),
            })?;
        } else if said("word-no") {
            return Ok(Stay::No);
        }
        Ok(Stay::Yes)
    }

    pub(crate) fn attempt(&mut self, action: G::Action) -> io::Result<()> {
        if self.sent == Some(self.position) && !G::acts_stand() {
            return self.say_key("remote-on-its-way");
        }
        self.wants(Command::Act(action), Self::tell).map(drop)
    }

    pub(crate) fn command(&mut self, command: TypedCommand) -> io::Result<Stay> {
        match command {
            TypedCommand::Help => self.tell_help()?,
            TypedCommand::Hint | TypedCommand::Why if !self.terms.hints => self.say_key("online-no-hint")?,
            TypedCommand::Hint => match self.authority.advice() {
                Some(Advice { decision, weighed }) => {
                    let advice = self.narrator.advice_in_full::<G>(&self.view, &decision, &weighed);
                    let typed = self.texts.format(
                        "plain-hint-typed",
                        &[("text", G::as_typed(&self.narrator, decision.action).into())],
                    );
                    self.say(&format!("{advice} {typed}"))?;
                }
                None if self.at.me().is_none() => self.say_key("note-watching")?,
                None if self.at.may.claim => self.say_key("note-no-claim")?,
                None => self.say_key("note-not-your-turn")?,
            },
            TypedCommand::Undo if !self.terms.waits && !self.at.may.undo => {
                self.say_key("note-nothing-to-undo")?;
            }
            TypedCommand::Undo => {
                self.wants(Command::Undo, |this, _| match this.at.pass_to {
                    Some(_) => Ok(()),
                    None => this.say_key("note-undone"),
                })?;
            }
            TypedCommand::Hand => self.tell_hand()?,
            TypedCommand::Table => self.tell_table()?,
            TypedCommand::Last | TypedCommand::Known => {
                let texts = self.rules.reminders(&self.view, &self.narrator);
                self.say_all(&texts)?;
            }
            TypedCommand::Score => self.tell_of_hands(Later::Sheet)?,
            TypedCommand::Rules => {
                let sheet = self.texts.rule_sheet(&self.rules);
                self.say_sheet(&sheet)?;
            }
            TypedCommand::Why => self.tell_why()?,
            TypedCommand::Claim => self.claim()?,
            TypedCommand::Review => match &self.record {
                Some(address) => {
                    let text = self.texts.format("remote-record", &[("address", address.as_str().into())]);
                    self.say(&text)?;
                }
                None => self.look_again()?,
            },
            TypedCommand::Skip if self.at.me().is_none() && self.terms.waits => self.skipping = true,
            TypedCommand::Skip => self.say_key("note-not-watching")?,
            TypedCommand::Quit => return Ok(Stay::No),
        }
        Ok(Stay::Yes)
    }

    /// The actions weighed for a hint, best first.
    fn tell_why(&mut self) -> io::Result<()> {
        let Some(advice) = self.authority.advice() else { return self.say_key("note-not-your-turn") };
        let listed = self.narrator.alternatives::<G>(&self.view, &advice.weighed);
        for (one, weighed) in listed.iter().zip(&advice.weighed) {
            let action = Texts::capitalised(&self.narrator.told_action::<G>(weighed.action));
            let text = self
                .texts
                .format("plain-weighed", &[("action", action.into()), ("worth", one.worth.as_str().into())]);
            self.say(&text)?;
        }
        if listed.is_empty() { self.say_key("weighed-nothing") } else { Ok(()) }
    }

    /// The player says that the rest is theirs.
    fn claim(&mut self) -> io::Result<()> {
        if !self.at.may.claim_rest {
            return self.say_key("note-claim-not-now");
        }
        self.wants(Command::ClaimRest, Self::tell).map(drop)
    }

    /// After how many of its actions the last hand is to be tried again, if a line says so: "again" or "again 12".
    fn again_wished(&self, line: &str) -> Option<usize> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, "0"));
        let again = [self.texts.get("again-word"), "again".to_owned()];
        again.contains(&word.to_lowercase()).then(|| rest.trim().parse().ok()).flatten()
    }

    /// Tries the last finished hand again; when it is over, the match goes on where it was.
    fn try_again(&mut self, actions: usize) -> io::Result<()> {
        if !self.terms.looks_back {
            return self.say_key("challenge-no-review");
        }
        self.wants(Command::TryAgain(actions), |this, news| {
            this.tries_again = true;
            this.say_key("again-begins")?;
            this.tell(news)
        })
        .map(drop)
    }

    /// Looks again at the last finished hand; what was given away is told as soon as it is found.
    fn look_again(&mut self) -> io::Result<()> {
        let Some((replay, review)) = self.authority.review(false, Level::Expert) else {
            return self.say_key(if self.terms.looks_back { "review-none" } else { "challenge-no-review" });
        };
        let lines = self.narrator.whole_hand(&self.rules, replay.table_at(0), &replay.steps);
        self.say_all(&lines)?;
        self.out.flush()?;
        let mut found = false;
        for finding in review {
            if let Some(loss) = finding.loss(LEAST_LOSS) {
                found = true;
                let text = self.narrator.finding(&finding, &loss);
                self.say(&text)?;
                self.out.flush()?;
            }
        }
        self.say_key(match self.at.me() {
            _ if !found => "review-nothing",
            Some(_) => "review-judged-you",
            None => "review-judged-all",
        })
    }
}
