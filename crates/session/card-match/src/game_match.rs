//! The authority over a match.

use players::{Level, five_hundred::Conventions};
use serde_json::Value;
use table::{
    Command, DealError, DealSource, Game, Log, Person, Record, Refused, Seat, Seed, Standing, Start, Table,
};

use crate::{
    Draw, GameSoFar, MatchGame, MatchSetup, Member, Places, PlayerView, SetupError, people::relieved,
    saved::About, seeds::MatchSeed,
};

/// A match in progress.
#[derive(Clone, Debug)]
pub struct Match<G: MatchGame> {
    pub(crate) log: Log<G>,
    pub(crate) members: Vec<Member>,
    pub(crate) seed: MatchSeed,
    /// What everybody's calls say by agreement.
    pub(crate) conventions: Conventions,
    /// Whether packs are cut \[FH-DEAL-1\].
    pub(crate) cut: bool,
    /// How often a bot errs, in percent of what is done.
    pub(crate) errors: u8,
    /// Cores that each bot thinks on in its turn: a matter of this sitting, and not saved.
    pub(crate) cores: usize,
    /// Whether a human's only card is played by itself: a matter of this sitting, too.
    pub(crate) plays_forced: bool,
    /// The bot that will claim, or err, before the game goes on with what the seat in turn does.
    pub(crate) interjection: Option<(Seat, G::Action)>,
}

/// Why an action is refused.
pub type Refusal<G> = <G as Game>::Refusal;

impl<G: MatchGame> Match<G> {
    /// Begins a match; with a draw where the rules have one, or where more people came than there are seats
    /// \[FH-DRAW-1\] \[FH-END-8\].
    ///
    /// # Errors
    /// It can't begin as it is asked for.
    pub fn new(rules: G, setup: &MatchSetup) -> Result<(Self, Option<Draw>), SetupError> {
        let mut this = Self::open(rules, setup)?;
        let me = setup.seat.unwrap_or_default();
        let (start, draw) = first_start(this.rules(), this.seed.draw(0), me, setup.people.len());
        this.log.append(None, Command::Game(start)).map_err(|_| SetupError::NoPlaces)?;
        Ok((this, draw))
    }

    /// A match of this log.
    pub(crate) fn of(log: Log<G>, about: About) -> Self {
        let About { members, seed, conventions, cut, errors } = about;
        let (cores, plays_forced, interjection) = (1, false, None);
        let mut this =
            Self { log, members, seed, conventions, cut, errors, cores, plays_forced, interjection };
        this.look_ahead();
        this
    }

    /// Everything that has happened. It holds what no player may know.
    pub const fn log(&self) -> &Log<G> {
        &self.log
    }

    /// The match as one of its people sees it.
    pub const fn at(&self, person: Person) -> PlayerView<'_, G> {
        PlayerView { game: self, person }
    }

    /// The rules of the table.
    pub fn rules(&self) -> &G {
        self.log.table().game()
    }

    pub(crate) const fn table(&self) -> &Table<G> {
        self.log.table()
    }

    /// The game so far, as anyone can replay it; it holds what no player may know.
    pub fn record(&self) -> Record {
        self.table().to_record(Some(self.names()))
    }

    /// The finished hands, as anyone may replay them: the deal of a hand in progress is a secret.
    pub fn finished_record(&self) -> Record {
        let mut record = self.record();
        record.hands.truncate(self.finished_hands().len());
        record
    }

    /// What everybody's calls say by agreement.
    pub const fn conventions(&self) -> Conventions {
        self.conventions
    }

    /// Lets all bots think, in their turns, for a hint or as judges, on a number of cores.
    pub fn think_on(&mut self, cores: usize) {
        if self.cores != cores {
            self.cores = cores;
            self.look_ahead();
        }
    }

    /// Lets a human's only card be played by itself, or not.
    pub const fn play_forced(&mut self, forced: bool) {
        self.plays_forced = forced;
    }

    /// Scores and winners.
    pub fn standing(&self) -> Standing {
        self.table().standing()
    }

    /// Which game of the match it is, from 0.
    pub const fn game(&self) -> u32 {
        self.log.start().number
    }

    /// The number of the hand, from 0.
    pub fn hand_number(&self) -> u32 {
        (self.table().hands().len() as u32).saturating_sub(1)
    }

    /// Whether a hand has been dealt in this game.
    pub fn has_begun(&self) -> bool {
        !self.table().hands().is_empty()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table().phase().is_none()
    }

    /// The hands that count, as in a result \[NOT-RES-5\]: those that are over, and one that is settled when its play
    /// is.
    pub fn counted_hands(&self) -> Vec<Value> {
        let settled = self.table().hand_json().filter(|hand| G::acts_stand() && !hand["points"].is_null());
        let hands = self.finished_hands().iter().cloned().chain(settled);
        hands.filter(|hand| G::counts(hand)).collect()
    }

    /// The finished hands of this game, as in a result \[NOT-RES-5\].
    pub fn finished_hands(&self) -> &[Value] {
        self.table().finished_hands()
    }

    /// The game as far as it has been played.
    pub fn so_far(&self) -> GameSoFar<'_> {
        GameSoFar { hands: self.finished_hands(), scores: self.standing().scores, games: self.games_won() }
    }

    /// How often a bot errs at an open table, in percent of what is done.
    pub const fn errors(&self) -> u8 {
        self.errors
    }

    /// The seat that is awaited while a hand is played; first that of a bot that claims or errs, then of those who are
    /// asked together that of a bot.
    pub fn due(&self) -> Option<Seat> {
        let interjects = self.interjection.map(|(seat, _)| seat);
        let answers = || self.bots().asked(self.table());
        self.in_turn().map(|turn| interjects.or_else(answers).unwrap_or(turn))
    }

    /// The seat in turn while a hand is played, whoever claims.
    pub(crate) fn in_turn(&self) -> Option<Seat> {
        self.table().turn().filter(|_| self.table().in_hand())
    }

    /// The dealer of the next hand of this game.
    pub(crate) fn dealer(&self) -> Seat {
        let by_chance = || {
            let drawn = self.rules().first_dealer(self.seed.draw(self.game()));
            drawn.unwrap_or_else(|| self.seed.first_dealer(self.game(), self.rules().seats()))
        };
        self.table().next_dealer().or(self.log.start().first).unwrap_or_else(by_chance)
    }

    /// Deals the next hand. `cut` is how many cards a human lifts, if it is they who cut.
    ///
    /// # Errors
    /// The deal can't be made.
    pub fn deal(&mut self, cut: Option<usize>) -> Result<(), DealError> {
        self.deal_from(self.dealer(), self.source(self.table().hands().len(), cut))
    }

    /// Deals the next hand with cards that somebody names, by a dealer of their choice: another has played it.
    ///
    /// # Errors
    /// The deal can't be made.
    pub fn deal_from(&mut self, dealer: Seat, source: DealSource) -> Result<(), DealError> {
        match self.log.append(None, Command::Deal { dealer, source }) {
            Err(Refused::Deal(error)) => Err(error),
            Ok(_) | Err(_) => {
                self.look_ahead();
                Ok(())
            }
        }
    }

    /// Repeats what was done in a hand that somebody has played before, whoever sits there now.
    ///
    /// # Errors
    /// The first action that can't be done there; what came before it stands.
    pub fn repeat(&mut self, actions: impl IntoIterator<Item = (Seat, G::Action)>) -> Result<(), Refusal<G>> {
        let done = actions.into_iter().try_for_each(|(seat, action)| self.done(seat, action));
        self.look_ahead();
        done
    }

    /// Does what a person wants; nothing happens while they sit out. If a bot claims, they are too late for anything
    /// but a claim of their own, unless what they do stands until somebody claims it.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed.
    pub fn act(&mut self, person: Person, action: G::Action) -> Result<(), Refusal<G>> {
        let Some(me) = self.seat_of(person) else { return Ok(()) };
        if self.interjection.is_some() && !G::is_claim(action) && !G::acts_stand() {
            self.table().check(me, action)?;
            self.bot_acts();
            return Ok(());
        }
        self.perform(me, action)
    }

    /// Does what a seat does now.
    pub(crate) fn perform(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G>> {
        self.done(seat, action)?;
        self.look_ahead();
        Ok(())
    }

    /// The same; which players might claim now is still to be found out.
    pub(crate) fn done(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G>> {
        let at = self.log.position();
        match self.log.append(self.person_at(seat), Command::Act { at, seat, action }) {
            Err(Refused::Unlawful(refusal)) => Err(refusal),
            // A position that was just asked for is the one there is.
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Begins the next game of the match: see [`next_start`](Self::next_start). Its first hand is still to be dealt.
    /// Nothing happens before the game is over.
    pub fn next_game(&mut self) -> Option<Draw> {
        let (start, draw) = self.next_start(self.seed.draw(self.game() + 1));
        self.log.append(None, Command::Game(start)).ok().and(draw)
    }

    /// How the next game of the match begins: the first dealer is the next one from the last dealer who did not win, or
    /// drawn anew \[FH-END-7\]. Where people wait, those who played draw from a pack of this seed, and those who give
    /// way are in the draw \[FH-END-8\].
    pub fn next_start(&self, seed: Seed) -> (Start, Option<Draw>) {
        let winners = self.standing().winners;
        let last = self.table().hands().last().map_or(Seat(0), |hand| hand.dealer);
        let first = self.rules().dealer_of_next_game(last, winners);
        let seated = self.seated();
        let draw = self.rules().rotate_out(seed, &seated, self.members.len());
        let leaving = draw.as_ref().map(|draw| &*draw.out).unwrap_or_default();
        let seated = persons(&relieved(&seated, self.members.len(), leaving));
        (Start { number: self.game() + 1, seated, first, won: self.log.won() }, draw)
    }

    /// How well a bot plays; a human is as good as they are.
    pub fn level(&self, person: usize) -> Option<Level> {
        match self.members.get(person)?.who {
            crate::Who::Bot(level) => Some(level),
            crate::Who::Human => None,
        }
    }
}

/// How the first game of so many people begins. The first of them sits at `me`, unless they draw for their seats from a
/// pack of this seed \[FH-DRAW-1\].
pub(crate) fn first_start<G: MatchGame>(
    rules: &G,
    seed: Seed,
    me: Seat,
    people: usize,
) -> (Start, Option<Draw>) {
    let Places { seated, draw } = rules.first_places(seed, me, people);
    let first = draw.as_ref().and_then(|draw| draw.dealer);
    (Start { number: 0, seated: persons(&seated), first, won: vec![0; people] }, draw)
}

/// People by their numbers.
pub(crate) fn persons(numbers: &[usize]) -> Vec<Person> {
    numbers.iter().map(|&number| Person(number as u32)).collect()
}
