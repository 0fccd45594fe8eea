//! Deals that come from outside: others play them too, each from its own first card on, and nobody sees anybody’s cards
//! afterwards before everybody has done with them. A table knows neither who gives them nor who the others are.

use card_match::{Match, MatchGame, May, PlayerState, Turn};
use fair_shuffle::Proof;
use online_wire::{Average, Chat, Duplicate, Moment, Opening, Outcome, ParticipantId, Watching};
use table::{Closing, Command, DealSource, Person, Record, Seat, SeatSet, Seed, Seq, Start};

use crate::{
    CantOpen, Due, DueWhat, Entry, OnlineTable, Social, What,
    setup::{match_setup, shared_rules},
    times,
};

/// Deals that come from outside, and what came of them.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    deals: Vec<Proof>,
    outcomes: Vec<Outcome>,
    /// The records of those that were played: the number of the deal, and the place of each seat.
    records: Vec<(usize, (Record, Vec<usize>))>,
    open: usize,
    /// The hand that was being played counts as average, and why: it is not gone on with.
    taken: Option<Average>,
    /// The positions that the deals before this one have taken: none comes twice.
    positions: u64,
}

/// What somebody who sees to several tables wants of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The deals below a number that are not over count as average, and why.
    Average(u32, Average),
    /// The deals below a number are open to everybody.
    Open(u32),
    /// Everything stops, or goes on.
    Pause(bool),
    /// A bot plays at a place.
    Replace(usize),
}

/// How far a table is with deals that come from outside.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// What came of its deals so far, in their order.
    pub outcomes: Vec<Outcome>,
    /// Whether a hand is being played: of the deal after those.
    pub plays: bool,
    /// The place of whoever is to act.
    pub waits_for: Option<usize>,
}

impl Given {
    pub(crate) fn deals(&self) -> Vec<Proof> {
        self.deals.clone()
    }

    pub(crate) const fn positions(&self) -> u64 {
        self.positions
    }

    pub(crate) const fn taken(&self) -> Option<Average> {
        self.taken
    }

    pub(crate) const fn is_taken(&self) -> bool {
        self.taken.is_some()
    }

    /// Whether no deal is left.
    pub(crate) fn has_done(&self) -> bool {
        self.next().is_none()
    }

    /// The records of the deals that are open.
    pub(crate) fn open_records(&self) -> impl Iterator<Item = &(Record, Vec<usize>)> {
        self.records.iter().filter(|(number, _)| *number < self.open).map(|(_, record)| record)
    }

    pub(crate) fn told(&self) -> Duplicate {
        let first = self.deals.first().map_or(0, |proof| proof.deal.number);
        Duplicate {
            first,
            deals: self.deals.len() as u32,
            done: self.outcomes.len() as u32,
            open: self.open.min(self.outcomes.len()) as u32,
        }
    }

    fn next(&self) -> Option<&Proof> {
        self.deals.get(self.outcomes.len())
    }
}

impl<G: MatchGame> OnlineTable<G> {
    /// Opens a table at which these deals are played, each from no score at all. The dealer follows from the number of
    /// the deal. Nobody there is host, undo, hints and own words are not to be had, and nobody watches.
    ///
    /// # Errors
    /// Its rules are none, or no match of them can begin so.
    pub fn open_given(
        name: String,
        mut opening: Opening,
        key: Seed,
        deals: Vec<Proof>,
    ) -> Result<Self, CantOpen> {
        let options = &mut opening.options;
        (options.people, options.cut) = (None, false);
        (options.hints, options.watching, options.listed) = (false, Watching::No, false);
        // Others may still have these deals before them.
        options.chat = Chat::Phrases;
        let given =
            Given { deals, outcomes: Vec::new(), records: Vec::new(), open: 0, taken: None, positions: 0 };
        Ok(Self { given: Some(given), ..Self::open(name, opening, key)? })
    }

    /// How far a table is with deals that come from outside; nothing if its deals are its own.
    pub fn report(&self) -> Option<Report> {
        let given = self.given.as_ref()?;
        let turn = self.cards().turn().filter(|_| self.in_hand());
        Some(Report {
            outcomes: given.outcomes.clone(),
            plays: self.in_hand(),
            waits_for: turn.and_then(|seat| self.place_at(seat)),
        })
    }

    /// The entry of an order from outside; nothing if it is so already, or this table’s deals are its own.
    pub fn ordered(&self, now: Moment, order: Order) -> Option<Entry<G>> {
        let given = self.given.as_ref()?;
        let social = match order {
            Order::Average(below, why) => {
                let below = below.min(given.deals.len() as u32);
                let social = match why {
                    Average::Director => Social::Averaged(below),
                    Average::Time => Social::TimeUp(below),
                };
                (below as usize > given.outcomes.len()).then_some(social)
            }
            Order::Open(below) => {
                let below = below.min(given.outcomes.len() as u32);
                (below as usize > given.open).then_some(Social::Opened(below))
            }
            Order::Pause(paused) => (self.paused.is_some() != paused).then_some(Social::Paused(paused)),
            Order::Replace(place) => {
                let plays = self.roster.places.get(place).is_some_and(|place| !place.bot);
                plays.then_some(Social::Replaced(place))
            }
        };
        Some(self.entry(now, None, None, What::Social(social?)))
    }

    /// The first deal comes at once, the others when everybody is ready or has had the time for it.
    pub(crate) fn given_due(&self) -> Option<Due> {
        let given = self.given.as_ref()?;
        given.next()?;
        self.is_visited().then_some(())?;
        let is_ready = |participant| self.ready.iter().any(|ready| ready.participant == participant);
        let at_once = given.outcomes.is_empty() || self.in_game().all(is_ready);
        let at = if at_once { self.last } else { self.turn_since.after(times::READY) };
        Some(Due { at, what: DueWhat::Deal })
    }

    /// The entries with which the next deal from outside is dealt.
    pub(crate) fn given_entries(&self) -> Option<Vec<table::Entry<G>>> {
        let given = self.given.as_ref()?;
        let proof = given.next()?;
        let mut game = self.fresh_match()?;
        let seats = game.rules().seats();
        let dealer = Seat((proof.deal.number as usize % seats) as u8);
        let start = Start {
            number: proof.deal.number,
            seated: (0..seats as u32).map(Person).collect(),
            first: Some(dealer),
            won: vec![0; seats],
        };
        let start = game.propose(None, Command::Game(start)).ok()?;
        game.apply(start.clone());
        let source = DealSource::from(proof.seed().ok()?);
        Some(vec![start, game.propose(None, Command::Deal { dealer, source }).ok()?])
    }

    /// A match in which nothing has happened.
    fn fresh_match(&self) -> Option<Match<G>> {
        let rules = shared_rules::<G>(&self.opening).ok()?;
        let setup = match_setup(&*rules, &self.opening, self.key);
        Match::sharing(rules, &setup).ok()
    }

    /// Each deal is a match of its own.
    pub(crate) fn begin_given(&mut self) {
        let (position, fresh) = (self.position().0, self.fresh_match());
        let (Some(given), Some(fresh)) = (&mut self.given, fresh) else { return };
        (given.positions, given.taken) = (position, None);
        self.game = fresh;
        self.dealing.skip_to(given.outcomes.len() as u32 + 1);
        self.proofs = given.next().cloned().into_iter().collect();
        (0..self.roster.places.len()).for_each(|place| self.show_place(place));
    }

    /// Notes what came of a deal from outside when its hand is over.
    pub(crate) fn note_given(&mut self) {
        let closes = self.game.log().entries().last().and_then(|entry| entry.closes.clone());
        let (Some(Closing { hand, scores, .. }), Some(_)) = (closes, &self.given) else { return };
        let record = self.record().map(|record| (record, self.game.seated()));
        let Some(given) = &mut self.given else { return };
        let number = given.outcomes.len();
        given.records.extend(record.map(|record| (number, record)));
        let hand = hand.as_object().cloned().unwrap_or_default();
        given.outcomes.push(Outcome::Played { hand, points: scores });
    }

    pub(crate) fn average(&mut self, below: u32, why: Average, at: Moment) {
        let plays = self.in_hand();
        if let Some(given) = &mut self.given {
            given.taken = given.taken.or_else(|| plays.then_some(why));
            let below = (below as usize).min(given.deals.len());
            given.outcomes.resize(below.max(given.outcomes.len()), Outcome::Average);
            self.dealing.skip_to(given.outcomes.len() as u32);
        }
        self.ready.clear();
        self.vote = None;
        self.begin_turn(at);
    }

    pub(crate) fn show_given(&mut self, below: u32) {
        if let Some(given) = &mut self.given {
            given.open = given.open.max(below as usize);
        }
    }

    /// Where a match stands that is one deal of several: no game of it is over, nothing is taken back or looked
    /// through.
    pub(crate) fn as_given(&self, player_state: &mut PlayerState) {
        let Some(given) = &self.given else { return };
        player_state.winners = SeatSet::EMPTY;
        player_state.may = May { undo: false, review: false, ..player_state.may };
        if given.is_taken() {
            player_state.may = May::default();
        }
        if given.is_taken() || player_state.turn == Turn::Over {
            player_state.turn = Turn::Deal;
        }
    }

    /// The first entries of a table whose people are known before they come: those at these places, in the order of
    /// their numbers. Nobody else gets in, and the first deal waits for nothing.
    pub fn reserved(&self, now: Moment, places: &[usize]) -> Vec<Entry<G>> {
        let people = (0..).map(ParticipantId).zip(places);
        let seated = people.flat_map(|(participant, &place)| {
            [(Some(participant), Social::Came(participant)), (None, Social::Sat { participant, place })]
        });
        let rest = [(None, Social::Locked(true)), (None, Social::Started)];
        let entries = seated.chain(rest).zip(self.next_seq.0..);
        entries
            .map(|((by, social), seq)| Entry {
                seq: Seq(seq),
                at: now,
                by,
                id: None,
                what: What::Social(social),
                text: None,
            })
            .collect()
    }
}
