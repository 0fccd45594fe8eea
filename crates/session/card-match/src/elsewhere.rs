//! A match whose log is saved elsewhere, by an authority that takes commands, asks bots and chooses deals: it judges
//! and it follows.

use std::sync::Arc;

use serde_json::{Map, Value};
use table::{Command, Entry, Log, LogError, Person, Refused, Seat, Seed, Start, Table};

use crate::{
    Draw, Match, MatchGame, MatchSetup, Member, SetupError, game_match::first_start, saved::About,
    seeds::MatchSeed,
};

impl<G: MatchGame> Match<G> {
    /// Opens a match in which no game has begun. Its seed is what chance bots have, and nothing else follows from it.
    ///
    /// # Errors
    /// It can't begin as it is asked for.
    pub fn open(rules: G, setup: &MatchSetup) -> Result<Self, SetupError> {
        Self::opened(Arc::new(rules), setup, About::to_map)
    }

    /// The same where somebody else keeps all that is known beside the entries, by rules that other matches have, too.
    ///
    /// # Errors
    /// It can't begin as it is asked for.
    pub fn sharing(rules: Arc<G>, setup: &MatchSetup) -> Result<Self, SetupError> {
        Self::opened(rules, setup, |_| Map::new())
    }

    fn opened(
        rules: Arc<G>,
        setup: &MatchSetup,
        saved: impl FnOnce(&About) -> Map<String, Value>,
    ) -> Result<Self, SetupError> {
        setup.check(&*rules)?;
        let seed = setup.seed.map(MatchSeed).or_else(MatchSeed::fresh).ok_or(SetupError::NoRandomSeed)?;
        let MatchSetup { people: members, conventions, cut, errors, .. } = setup.clone();
        let about = About { members, seed, conventions, cut, errors: errors.min(100) };
        Ok(Self::of(Log::sharing(rules, saved(&about)), about))
    }

    /// How the first game begins, if there is a draw from a pack of this seed.
    pub fn first_start(&self, seed: Seed) -> (Start, Option<Draw>) {
        first_start(self.rules(), seed, Seat::default(), self.members.len())
    }

    /// Judges a command: the entry that it would be.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn propose(&self, by: Option<Person>, command: Command<G>) -> Result<Entry<G>, Refused<G::Refusal>> {
        self.log.propose(by, command)
    }

    /// Adds an entry that [`propose`](Self::propose) gave for the match as it stands.
    pub fn apply(&mut self, entry: Entry<G>) {
        self.log.apply(entry);
    }

    /// Reads the line of the next entry, as it was saved, and judges it. Nothing changes.
    ///
    /// # Errors
    /// What the line is instead.
    pub fn read_entry(&self, line: &str) -> Result<Entry<G>, LogError> {
        self.log.read_entry(line)
    }

    /// Lets a person be called, and be decided for, in another way from now on.
    pub fn replace(&mut self, person: Person, member: Member) {
        if let Some(old) = self.members.get_mut(person.0 as usize) {
            *old = member;
        }
    }

    /// The last hand, for those who are asked what they do with it. It shows all cards.
    pub fn last_hand(&self) -> Table<G> {
        self.table().last_hand()
    }

    /// The dealer of the next hand of this game, where that is settled.
    pub fn next_dealer(&self) -> Option<Seat> {
        self.table().next_dealer().or(self.log.start().first)
    }
}
