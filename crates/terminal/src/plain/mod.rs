//! The table in lines, for screen readers and pipes: what happens in sentences, a question, an answer in the notation
//! or in words. A whole game can be played from a script. No escape codes, but at a terminal that several share: from
//! there what one of them was told is wiped before the next looks.

mod passing;
mod saying;
#[cfg(test)]
mod tests;
mod typed;
mod watching;

use std::{
    collections::HashMap,
    io::{self, BufRead, Write},
};

use card_match::{Device, Draw, News, PlayerState, Turn};
use cards::Sorting;
use narration::{Narrator, ScoreSheet};
use serde_json::Value;
use table::{Event, Position, Seq};
use texts::Texts;

use crate::{
    authority::{Authority, Command, LocalTable, Told, Update},
    games::PlainGame,
    speaking::{Saving, Speaking},
    store::Store,
};

/// A table that speaks.
pub(crate) struct Plain<G: PlainGame, W: Write, A: Authority<G> = LocalTable<G>> {
    authority: A,
    rules: G,
    /// Where the match stands for whoever has the screen.
    at: PlayerState,
    /// What they see.
    view: G::View,
    position: Position,
    /// The number of the next entry.
    next: Seq,
    /// The finished hands of this game, as in a result \[NOT-RES-5\].
    hands: Vec<Value>,
    texts: Texts,
    narrator: Narrator,
    out: W,
    /// Whether the player has been told that their game can't be saved.
    unsaved: bool,
    /// Whether a player who sits out wants to see the next hand.
    watched: bool,
    /// Whether the player wants the game played to its end without being asked.
    skipping: bool,
    /// The position at which the player claimed nothing.
    decline: Option<Position>,
    /// How many lines scroll what was told out of sight, where it can be seen.
    height: u16,
    /// How many columns a line may take, where that is known.
    columns: Option<usize>,
    /// Whether the terminal understands that it is to forget what was told.
    forgets: bool,
    /// The person who has the screen, or had it last.
    person: Option<usize>,
    /// What had happened when they last said something.
    heard: Seq,
    /// The same for those who had the screen in this hand.
    told: HashMap<usize, Seq>,
}

/// Whether the player stays.
#[derive(PartialEq, Eq)]
enum Stay {
    Yes,
    No,
}

impl<G: PlainGame, W: Write, A: Authority<G>> Speaking for Plain<G, W, A> {
    type Out = W;

    fn out(&mut self) -> &mut W {
        &mut self.out
    }

    fn texts(&self) -> Texts {
        self.texts
    }

    fn columns(&self) -> Option<usize> {
        self.columns
    }
}

impl<G: PlainGame, W: Write, A: Authority<G>> Saving for Plain<G, W, A> {
    fn unsaved(&mut self) -> &mut bool {
        &mut self.unsaved
    }
}

impl<G: PlainGame, W: Write> Plain<G, W> {
    /// The table of a match on this device.
    pub(crate) fn new(device: Device<G>, store: Store, texts: Texts, ascii: bool, out: W) -> Self {
        let rules = device.game.rules().clone();
        Self::of(LocalTable::open(device, store), rules, (texts, ascii), out)
    }
}

impl<G: PlainGame, W: Write, A: Authority<G>> Plain<G, W, A> {
    /// The table of a match as it stands.
    fn of((authority, first): (A, Update<G>), rules: G, (texts, ascii): (Texts, bool), out: W) -> Self {
        let narrator = Narrator::new(texts, first.at.people.clone(), ascii).listening();
        let mut this = Self {
            authority,
            rules,
            at: first.at.clone(),
            view: first.view.clone(),
            position: first.position,
            next: first.next,
            hands: Vec::new(),
            texts,
            narrator,
            out,
            unsaved: false,
            watched: false,
            skipping: false,
            decline: None,
            height: 0,
            columns: None,
            forgets: false,
            person: None,
            heard: Seq::default(),
            told: HashMap::new(),
        };
        this.stand(first);
        this
    }

    /// The same table on a screen of this many lines, from which a hand is scrolled away before the next person looks
    /// at it. A terminal that `forgets` has no hand among the lines before, either.
    pub(crate) const fn seen_on(mut self, height: u16, forgets: bool) -> Self {
        (self.height, self.forgets) = (height, forgets);
        self
    }

    /// The same table with lines of so many columns.
    pub(crate) const fn in_columns(mut self, columns: Option<usize>) -> Self {
        self.columns = columns;
        self
    }

    /// The same table with cards told in another order.
    pub(crate) fn sorted(mut self, sorting: Sorting) -> Self {
        self.narrator.sorting = sorting;
        self
    }

    /// Plays until the player leaves or their input ends.
    pub(crate) fn play(mut self, draw: Option<Draw>, news: &[String], input: impl BufRead) -> io::Result<()> {
        self.welcome(draw, news)?;
        let mut lines = input.lines();
        loop {
            if !self.play_on()? {
                break;
            }
            self.ask()?;
            self.out.flush()?;
            let Some(line) = lines.next() else { break };
            if self.answer(&line?)? == Stay::No {
                break;
            }
        }
        self.wants(Command::Save, Self::tell)?;
        self.say_key(if self.unsaved { "plain-goodbye-unsaved" } else { "plain-goodbye" })?;
        self.out.flush()
    }

    /// Asks something of the authority. What happens is told as `tell` does it; a refusal is said, and makes this
    /// false.
    fn wants(
        &mut self,
        command: Command<G>,
        mut tell: impl FnMut(&mut Self, &[News<G>]) -> io::Result<()>,
    ) -> io::Result<bool> {
        let mut done = true;
        for told in self.authority.ask(command, self.position) {
            match told {
                Told::Update(update) => {
                    let news = self.stand(*update);
                    tell(self, &news)?;
                    if self.at.pass_to.is_some() {
                        self.cover()?;
                    }
                }
                Told::Refused(why) => {
                    done = false;
                    self.say(&why.in_words(&self.narrator))?;
                }
                Told::Hands(hands) => self.hands = hands,
                Told::Saved(saved) => self.saved(saved)?,
                Told::Sheet(sheet) => self.say(&sheet.text)?,
            }
        }
        Ok(done)
    }

    /// Takes in how the match stands now; gives what has happened.
    fn stand(&mut self, update: Update<G>) -> Vec<News<G>> {
        let Update { news, view, at, position, next, .. } = update;
        self.narrator.learn_names(at.people.clone());
        if at.pass_to.is_none() && at.people.viewer < at.people.names.len() {
            self.person = Some(at.people.viewer);
        }
        (self.at, self.view, self.position, self.next) = (at, view, position, next);
        news
    }

    /// Whether the player may claim in another's turn, and has not let that go.
    fn may_claim(&self) -> bool {
        self.at.may.claim && self.decline != Some(self.position)
    }

    fn welcome(&mut self, draw: Option<Draw>, news: &[String]) -> io::Result<()> {
        self.tell_game()?;
        self.say_all(news)?;
        if let Some(draw) = draw {
            self.tell_draw(&draw)?;
        }
        self.tell_seats()?;
        let agreed = self.narrator.agreed(self.at.conventions);
        self.say_all(&agreed)?;
        self.say_key(G::HOW.0)?;
        match self.at.pass_to {
            _ if !self.at.begun => Ok(()),
            Some(_) => self.cover(),
            None => self.tell_table(),
        }
    }

    /// Lets everything happen that does not need the player; false if the game can't go on.
    fn play_on(&mut self) -> io::Result<bool> {
        loop {
            self.wants(Command::Looked, Self::tell)?;
            match self.at.turn {
                _ if self.at.pass_to.is_some() || self.may_claim() => return Ok(true),
                Turn::Other(_) => drop(self.wants(Command::GoOn, Self::tell)?),
                Turn::Deal if self.at.cuts.is_some() => return Ok(true),
                Turn::Deal if self.at.me().is_none() && !self.watched && !self.skipping => return Ok(true),
                Turn::Deal => {
                    if !self.wants(Command::Ready(None), Self::tell_deal)? {
                        return Ok(false);
                    }
                }
                Turn::Mine => match G::forced(&self.view).filter(|_| self.at.forced) {
                    Some(action) => self.attempt(action)?,
                    None => return Ok(true),
                },
                Turn::Over => return Ok(true),
            }
        }
    }

    /// Tells that cards were dealt, and which the player got; where several share the screen, each is told when they
    /// have it.
    fn tell_deal(&mut self, news: &[News<G>]) -> io::Result<()> {
        self.watched = false;
        if self.at.pass_to.is_some() {
            self.told.clear();
            self.heard = Seq::default();
            return Ok(());
        }
        self.tell(news)?;
        if self.at.me().is_some() { self.tell_hand() } else { Ok(()) }
    }

    /// Tells what happened.
    fn tell(&mut self, news: &[News<G>]) -> io::Result<()> {
        news.iter().try_for_each(|news| self.tell_one(news))
    }

    fn tell_one(&mut self, news: &News<G>) -> io::Result<()> {
        for event in &news.events {
            let text = self.narrator.sentence(event, &news.situation(&self.rules, self.at.conventions));
            self.say(&text)?;
            match event {
                Event::HandOver => self.tell_scores()?,
                Event::GameOver { winners } => {
                    let story = self.sheet()?.story(&self.narrator, *winners);
                    self.say_all(&story)?;
                }
                _ => {}
            }
            let more = self.rules.after(event, &news.view, &self.narrator);
            self.say_all(&more)?;
        }
        Ok(())
    }

    /// The score sheet as it stands.
    fn sheet(&mut self) -> io::Result<ScoreSheet> {
        self.wants(Command::Record, Self::tell)?;
        Ok(ScoreSheet::new(&self.rules, &self.at.so_far(&self.hands), &self.narrator))
    }
}
