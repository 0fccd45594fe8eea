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
use serde_json::Value;
use table::{Event, Position, SeatSet, Seq};
use texts::Texts;
use texts::narration::{Narrator, Outcome};

use crate::{
    authority::{Authority, Command, LocalTable, Terms, Told, Update},
    games::PlainGame,
    speaking::{Saving, Speaking},
    store::Store,
};

/// A table that speaks.
pub(crate) struct Plain<G: PlainGame, W: Write, A: Authority<G> = LocalTable<G>> {
    pub(crate) authority: A,
    rules: G,
    /// Where the match stands for whoever has the screen.
    pub(crate) at: PlayerState,
    /// What they see.
    pub(crate) view: G::View,
    /// What they saw right after what was told last.
    seen: G::View,
    position: Position,
    /// The number of the next entry.
    next: Seq,
    /// The finished hands of this game, as in a result \[NOT-RES-5\].
    hands: Vec<Value>,
    /// The question about those hands that is answered once they are known.
    later: Option<Later>,
    pub(crate) terms: Terms,
    pub(crate) texts: Texts,
    pub(crate) narrator: Narrator,
    out: W,
    /// What a player reads who begins.
    how: Vec<String>,
    /// The address under which the record of a table online can be had.
    record: Option<String>,
    /// The position at which the player has acted without an answer.
    sent: Option<Position>,
    /// What the player wants and has not said all of.
    pub(crate) asking: G::Asking,
    /// Whether all go on until it is the player's turn.
    pub(crate) going: bool,
    /// Whether the player has been told that their game can't be saved.
    unsaved: bool,
    /// Whether a player who sits out wants to see the next hand.
    watched: bool,
    /// Whether a hand of the match is tried again.
    tries_again: bool,
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
pub(crate) enum Stay {
    Yes,
    No,
}

/// Something that is told once the finished hands are known.
#[derive(Clone, Copy)]
enum Later {
    /// The score sheet.
    Sheet,
    /// How the game went, and who has won it.
    Story(SeatSet),
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
        let (rules, how) = (device.game.rules().clone(), G::how(&device, texts));
        let this = Self::of(LocalTable::open(device, store), rules, (texts, ascii), out);
        Self { how, ..this }
    }
}

impl<G: PlainGame, W: Write, A: Authority<G>> Plain<G, W, A> {
    /// The table of a match as it stands.
    pub(crate) fn of(
        (authority, first): (A, Update<G>),
        rules: G,
        (texts, ascii): (Texts, bool),
        out: W,
    ) -> Self {
        let narrator = Narrator::new(texts, first.at.people.clone(), ascii).listening();
        let mut this = Self {
            authority,
            rules,
            at: first.at.clone(),
            view: first.view.clone(),
            seen: first.view.clone(),
            position: first.position,
            next: first.next,
            hands: Vec::new(),
            later: None,
            terms: Terms::HERE,
            texts,
            narrator,
            out,
            how: Vec::new(),
            record: None,
            sent: None,
            asking: G::Asking::default(),
            going: false,
            unsaved: false,
            watched: false,
            tries_again: false,
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

    /// The same at a table online whose record is at an address.
    pub(crate) fn begin_online(&mut self, record: String, columns: Option<usize>) {
        (self.terms, self.record, self.columns) = (Terms::ONLINE, Some(record), columns);
    }

    /// Whether something was done that has no answer yet.
    pub(crate) const fn has_sent(&self) -> bool {
        self.sent.is_some()
    }

    /// The table refuses the action.
    pub(crate) const fn refused(&mut self) {
        self.sent = None;
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
        let goodbye = self.terms.goodbye.unwrap_or(G::GOODBYE);
        self.say_key(if self.unsaved { "plain-goodbye-unsaved" } else { goodbye })?;
        self.out.flush()
    }

    /// Asks something of the authority. What happens is told as `tell` does it; a refusal is said, and makes this
    /// false.
    pub(crate) fn wants(
        &mut self,
        command: Command<G>,
        mut tell: impl FnMut(&mut Self, &[News<G>]) -> io::Result<()>,
    ) -> io::Result<bool> {
        let (mut done, acts) = (true, matches!(command, Command::Act(_)));
        let answers = self.authority.ask(command, self.position);
        // Elsewhere the answer comes later.
        self.sent = self.sent.or((acts && answers.is_empty()).then_some(self.position));
        for told in answers {
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
                Told::Hands(hands) => self.learn_hands(hands)?,
                Told::Saved(saved) => self.saved(saved)?,
                Told::Sheet(sheet) => {
                    // After the last one the table is left.
                    done &= !sheet.last;
                    self.say(&sheet.text)?;
                }
            }
        }
        Ok(done)
    }

    /// Takes in what is told by itself, and tells it.
    pub(crate) fn hear(&mut self, update: Update<G>) -> io::Result<()> {
        let news = self.stand(update);
        news.iter().try_for_each(|news| self.tell_as_it_comes(news))
    }

    /// Tells something, and the cards that somebody was dealt.
    fn tell_as_it_comes(&mut self, news: &News<G>) -> io::Result<()> {
        self.tell_one(news)?;
        let dealt = news.events.iter().any(|event| matches!(event, Event::Dealt { .. }));
        if dealt && self.at.me().is_some() { self.tell_hand() } else { Ok(()) }
    }

    /// Takes in how the match stands now; gives what has happened.
    fn stand(&mut self, update: Update<G>) -> Vec<News<G>> {
        let Update { news, view, at, position, next, .. } = update;
        self.narrator.learn_names(at.people.clone());
        if at.pass_to.is_none() && at.people.viewer < at.people.names.len() {
            self.person = Some(at.people.viewer);
        }
        (self.at, self.view, self.position, self.next) = (at, view, position, next);
        self.sent = self.sent.filter(|&at| at == position);
        news
    }

    /// Whether the player may claim in another's turn, and has not let that go.
    pub(crate) fn may_claim(&self) -> bool {
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
        let how = std::mem::take(&mut self.how);
        self.say_all(&how)?;
        match self.at.pass_to {
            _ if !self.at.begun => Ok(()),
            Some(_) => self.cover(),
            None => self.tell_table(),
        }
    }

    /// Lets everything happen that does not need the player; false if the game can't go on.
    pub(crate) fn play_on(&mut self) -> io::Result<bool> {
        loop {
            self.wants(Command::Looked, Self::tell)?;
            match self.at.turn {
                _ if self.at.pass_to.is_some() || self.may_claim() && !self.going => return Ok(true),
                Turn::Other(_) => drop(self.wants(Command::GoOn, Self::tell)?),
                Turn::Deal if self.at.cuts.is_some() => return Ok(true),
                Turn::Deal if self.at.me().is_none() && !self.watched && !self.skipping => return Ok(true),
                Turn::Deal => {
                    if std::mem::take(&mut self.tries_again) {
                        self.say_key("again-over")?;
                    }
                    if !self.wants(Command::Ready(None), Self::tell_deal)? {
                        return Ok(false);
                    }
                }
                Turn::Mine => match G::forced(&self.view).filter(|_| self.at.forced) {
                    Some(action) => self.attempt(action)?,
                    None => break,
                },
                Turn::Over => break,
            }
        }
        self.going = false;
        Ok(true)
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
    pub(crate) fn tell(&mut self, news: &[News<G>]) -> io::Result<()> {
        news.iter().try_for_each(|news| self.tell_one(news))
    }

    fn tell_one(&mut self, news: &News<G>) -> io::Result<()> {
        for event in &news.events {
            let text = self.narrator.sentence(event, &news.situation(&self.rules, self.at.conventions));
            if !text.is_empty() {
                self.say(&text)?;
            }
            match event {
                Event::HandOver if !G::acts_stand() => self.tell_scores()?,
                Event::GameOver { winners } => self.tell_of_hands(Later::Story(*winners))?,
                _ => {}
            }
            let more = self.rules.after(event, &news.view, &self.narrator);
            self.say_all(&more)?;
        }
        let before = std::mem::replace(&mut self.seen, news.view.clone());
        let Outcome { lines, scored } = self.rules.came_of(&before, &news.events, &news.view, &self.narrator);
        self.say_all(&lines)?;
        if scored { self.tell_scores() } else { Ok(()) }
    }
}

impl<G: PlainGame, A: Authority<G>> Plain<G, Vec<u8>, A> {
    /// The lines heard since the last call.
    pub(crate) fn said(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }
}
