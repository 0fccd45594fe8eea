//! A table online: the fold of its entries.

use std::collections::BTreeMap;

use card_match::{Draw, EventIn, Match, MatchGame};
use fair_shuffle::Proof;
use online_wire::{Entered, Moment, Opening, Pace, Visitor, Watching, alike, nameless, person_name};
use table::{Event, Person, Position, Record, Seat, Seed, Seq, Table, Viewer, What as Play};

use crate::{
    behind::Behind,
    dealing::{Dealing, drawn},
    entry::{Entry, Social, What},
    given::Given,
    guests::{Guests, Seating},
    open::{Hold, Waiting},
    read_rules,
    setup::{CantOpen, bot_name, match_setup, within_limits},
};

/// A name with a number, if so many others have it already.
pub(crate) fn numbered(name: &str, others: usize) -> String {
    match others {
        0 => name.to_owned(),
        many => format!("{name} ({})", many + 1),
    }
}

/// A table online.
#[derive(Clone, Debug)]
pub struct OnlineTable<G: MatchGame> {
    /// Its name in proofs.
    pub(crate) name: String,
    pub(crate) opening: Opening,
    /// The chance that bots have.
    pub(crate) key: Seed,
    pub(crate) game: Match<G>,
    pub(crate) guests: Guests,
    pub(crate) next_seq: Seq,
    /// When the last entry was.
    pub(crate) last: Moment,
    pub(crate) locked: bool,
    pub(crate) started: bool,
    /// Since when everything is stopped.
    pub(crate) paused: Option<Moment>,
    /// Whether everybody has more time for each answer.
    pub(crate) patient: bool,
    /// Whether the host has closed the table.
    pub(crate) ended: bool,
    pub(crate) ready: Vec<Readiness>,
    pub(crate) dealing: Dealing,
    pub(crate) vote: Option<Ask>,
    pub(crate) window: Window<G>,
    /// Somebody has said *wait* at an open table.
    pub(crate) hold: Option<Hold>,
    /// Those who have said so in this trick.
    pub(crate) held: Vec<Visitor>,
    /// Since when the player in turn is waited for.
    pub(crate) turn_since: Moment,
    /// The same, whatever was added for stops and outages.
    pub(crate) turn_began: Moment,
    /// What was added to that turn’s time, in milliseconds.
    pub(crate) more_time: u64,
    /// Whether they have been reminded.
    pub(crate) nudged: bool,
    /// What those see who watch one hand behind, where they do.
    pub(crate) behind: Option<Box<Behind<G>>>,
    /// The draw with which this game began.
    pub(crate) draw: Option<Draw>,
    /// What the deals of this game follow from.
    pub(crate) proofs: Vec<Proof>,
    /// The games before this one, and the place of each seat in them.
    pub(crate) played: Vec<(Record, Vec<usize>)>,
    /// Deals that come from outside.
    pub(crate) given: Option<Given>,
}

/// Somebody is ready for the next deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Readiness {
    pub(crate) visitor: Visitor,
    pub(crate) since: Moment,
    pub(crate) cut: Option<usize>,
}

/// A question to those who play.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) on: AskOn,
    pub(crate) by: Visitor,
    pub(crate) asked: Vec<Visitor>,
    pub(crate) until: Moment,
    /// Somebody has said no.
    pub(crate) refused: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AskOn {
    Undo(Seq),
    Rest(Seat),
    Swap(Visitor),
}

/// A moment in which several seats may act.
#[derive(Clone, Debug)]
pub(crate) struct Window<G: MatchGame> {
    /// The last position at which one was closed without a claim.
    pub(crate) closed: Option<Position>,
    pub(crate) answered: Vec<Visitor>,
    pub(crate) calls: Vec<(Seat, Visitor, G::Action)>,
}

impl<G: MatchGame> Default for Window<G> {
    fn default() -> Self {
        Self { closed: None, answered: Vec::new(), calls: Vec::new() }
    }
}

/// What an applied entry did with the cards, as each viewer learns it.
#[derive(Clone, Debug)]
pub struct Applied<G: MatchGame> {
    /// The entry, as everybody may know of it.
    pub(crate) entered: online_wire::Entered,
    pub(crate) seq: Seq,
    pub(crate) at: Moment,
    pub(crate) by: Option<Visitor>,
    pub(crate) id: Option<String>,
    /// What happened, for each seat, then for those who look on, then for those who do so one hand behind; nothing if it was not
    /// about cards.
    pub(crate) events: Vec<Vec<Event<G::Event>>>,
    /// Whether something has changed beside the cards.
    pub(crate) beside: bool,
    /// The place of somebody for whom a bot acted, or the clock answered, since their time was over.
    pub(crate) late: Option<usize>,
}

impl<G: MatchGame> Applied<G> {
    /// The number of the entry.
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// The entry, as everybody may know of it.
    pub const fn entered(&self) -> &online_wire::Entered {
        &self.entered
    }

    /// Adds the text of the entry, if it has one: that lies beside the log.
    pub fn with_text(mut self, texts: &BTreeMap<Seq, String>) -> Self {
        if let Entered::Wrote { text, .. } = &mut self.entered {
            *text = texts.get(&self.seq).cloned();
        }
        self
    }

    /// The request that became the entry: whose, and what tells it from their others.
    pub fn request(&self) -> Option<(Visitor, &str)> {
        self.by.zip(self.id.as_deref())
    }
}

impl<G: MatchGame> OnlineTable<G> {
    /// Opens a table. Its name is published in proofs; `key` is the chance that bots have, and secret.
    ///
    /// # Errors
    /// Its rules are none, or no match of them can begin so.
    pub fn open(name: String, opening: Opening, key: Seed) -> Result<Self, CantOpen> {
        let opening = within_limits(opening);
        let rules: G = read_rules(&opening.rules)?;
        let setup = match_setup(&rules, &opening, key);
        let game = Match::open(rules, &setup)?;
        let level = opening.options.level;
        let places = (0..setup.people.len()).map(|place| Seating::empty(level, bot_name(&opening, place)));
        let guests = Guests { places: places.collect(), ..Guests::default() };
        Ok(Self {
            name,
            opening,
            key,
            game,
            guests,
            next_seq: Seq(0),
            last: Moment::default(),
            locked: false,
            started: false,
            paused: None,
            patient: false,
            ended: false,
            ready: Vec::new(),
            dealing: Dealing::default(),
            vote: None,
            window: Window::default(),
            hold: None,
            held: Vec::new(),
            turn_since: Moment::default(),
            turn_began: Moment::default(),
            more_time: 0,
            nudged: false,
            behind: None,
            draw: None,
            proofs: Vec::new(),
            played: Vec::new(),
            given: None,
        })
    }

    /// Its name in proofs.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its rules, and how it is kept.
    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The number of the next entry.
    pub const fn next_seq(&self) -> Seq {
        self.next_seq
    }

    /// When the last entry was.
    pub const fn last_moment(&self) -> Moment {
        self.last
    }

    /// Where the match stands.
    pub fn position(&self) -> Position {
        let before = self.given.as_ref().map_or(0, Given::positions);
        Position(before + self.game.log().position().0)
    }

    /// The games of the match, with all cards.
    pub(crate) const fn cards(&self) -> &Table<G> {
        self.game.log().table()
    }

    /// How many people came so far: the number of the next who does.
    pub fn next_visitor(&self) -> Visitor {
        Visitor(self.guests.all.len() as u32)
    }

    /// Whether somebody is at the table.
    pub fn is_here(&self, visitor: Visitor) -> bool {
        self.guests.get(visitor).is_some_and(|guest| guest.here && !guest.left)
    }

    /// Whether somebody who came may be there again.
    pub fn may_come_back(&self, visitor: Visitor) -> bool {
        self.guests.get(visitor).is_some_and(|guest| !guest.removed)
    }

    /// Whether nobody else may come.
    pub const fn is_locked(&self) -> bool {
        self.locked
    }

    /// Whether anybody is at the table.
    pub fn is_visited(&self) -> bool {
        self.guests.present().next().is_some()
    }

    /// Says what somebody is called. Names lie beside the log, and are made fit to be shown.
    pub fn rename(&mut self, visitor: Visitor, name: &str) {
        if let Some(guest) = self.guests.get_mut(visitor) {
            guest.name = person_name(name).unwrap_or_default();
        }
        // Others may be told apart from them now, or not any more.
        (0..self.guests.places.len()).for_each(|place| self.show_place(place));
    }

    /// What somebody is called here: whoever has said no name is a guest with their number, and of several whose names people
    /// take for the same, those who came later have a number too.
    pub fn name_of(&self, visitor: Visitor) -> String {
        let Some(guest) = self.guests.get(visitor) else { return String::new() };
        if guest.name.is_empty() {
            return nameless(visitor);
        }
        let before = &self.guests.all[..visitor.0 as usize];
        let same = before.iter().filter(|other| alike(&other.name, &guest.name)).count();
        numbered(&guest.name, same)
    }

    /// The place of somebody who plays, as a person of the match.
    pub(crate) fn person(&self, visitor: Visitor) -> Option<Person> {
        self.guests.place_of(visitor).map(|place| Person(place as u32))
    }

    /// The seat of somebody.
    pub(crate) fn seat(&self, visitor: Visitor) -> Option<Seat> {
        self.game.seat_of(self.person(visitor)?)
    }

    /// The place of a seat.
    pub(crate) fn place_at(&self, seat: Seat) -> Option<usize> {
        self.game.person_at(seat).map(|person| person.0 as usize)
    }

    /// The person who plays at a seat themselves.
    pub(crate) fn player_at(&self, seat: Seat) -> Option<Visitor> {
        let place = &self.guests.places[self.place_at(seat)?];
        place.visitor.filter(|_| !place.bot)
    }

    /// Those who are there and have a seat in this game; between two games, everybody who may play the next \[FH-END-8\].
    pub(crate) fn in_game(&self) -> impl Iterator<Item = Visitor> {
        let any = !self.has_game() || self.game.is_over();
        self.guests.playing().filter(move |&visitor| any || self.seat(visitor).is_some())
    }

    /// Whether a game has begun.
    pub(crate) fn has_game(&self) -> bool {
        !self.game.log().entries().is_empty()
    }

    /// Whether a hand is being played.
    pub(crate) fn in_hand(&self) -> bool {
        self.has_game() && self.cards().in_hand() && !self.given.as_ref().is_some_and(Given::is_taken)
    }

    /// Whether others may claim now, before the player in turn goes on.
    pub(crate) fn window_is_open(&self) -> bool {
        self.in_hand()
            && self.window.closed != Some(self.position())
            && self.cards().claimants().next().is_some()
    }

    /// Those who may still claim in this window.
    pub(crate) fn undecided(&self) -> impl Iterator<Item = Visitor> {
        let people = self.cards().claimants().filter_map(|seat| self.player_at(seat));
        people.filter(|&visitor| self.is_here(visitor) && !self.window.answered.contains(&visitor))
    }

    /// Adds an entry that was proposed for the table as it stands, and says what everybody learns from it.
    pub fn apply(&mut self, entry: Entry<G>) -> Applied<G> {
        let (seq, at, by, id) = (entry.seq, entry.at, entry.by, entry.id);
        let mut entered = entry.what.told();
        if let Entered::Wrote { text, .. } = &mut entered {
            *text = entry.text;
        }
        let (mut events, mut late) = (Vec::new(), None);
        let mut beside = self.changes_beside(&entry.what);
        let clock = if beside { None } else { self.clock() };
        match entry.what {
            What::Social(social) => {
                self.apply_social(social, at);
                self.show_the_end(social, &mut events);
            }
            What::Called(visitor, action) => self.apply_call(visitor, action),
            What::Played(plays) => {
                let (before, count) = (self.waiting(), plays.len());
                if let [table::Entry { what: Play::Act { seat, .. }, .. }] = plays[..] {
                    late = self.late_at(seat, by);
                    self.note_late(seat, by, at);
                }
                self.begin_plays(&plays);
                for play in plays {
                    self.apply_play(play, at);
                    self.gather(&mut events);
                }
                self.go_on_behind(&mut events);
                self.end_plays(&before, count, at);
            }
        }
        self.passed(seq, at);
        // An act may let everybody wait for somebody who is away.
        beside = beside || self.clock() != clock;
        Applied { entered, seq, at, by, id, events, beside, late }
    }

    /// Adds what each viewer learns from the last entry of the match.
    pub(crate) fn gather(&self, events: &mut Vec<Vec<Event<G::Event>>>) {
        let seats = Seat::all(self.game.rules().seats()).map(Viewer::Seat);
        let viewers = seats.chain([Viewer::Spectator]).map(|viewer| self.game.log().last_events(viewer));
        let learnt: Vec<_> = viewers.collect();
        events.resize(learnt.len(), Vec::new());
        events.iter_mut().zip(learnt).for_each(|(events, learnt)| events.extend(learnt));
    }

    /// Lets those who watch one hand behind follow, and adds what they learn.
    pub(crate) fn go_on_behind(&mut self, events: &mut Vec<Vec<Event<G::Event>>>) {
        // When the hand is over, the one behind it is told to its end, however much longer it was.
        let acts = if self.in_hand() { self.cards().actions().len() } else { usize::MAX };
        let told = self.behind.as_mut().map(|behind| behind.goes_on(acts));
        let last = self.game.is_over().then(|| self.last_hand()).flatten();
        events.extend(match (told, last) {
            (told, Some(last)) => Some(told.into_iter().flatten().chain(last).collect()),
            (told, None) => told,
        });
    }

    /// When nothing more is played nothing is hidden any more: those who watch one hand behind see the last one. What happened in it;
    /// nothing if they have seen it.
    fn last_hand(&mut self) -> Option<Vec<EventIn<G>>> {
        let watched = self.opening.options.watching == Watching::Delayed;
        let seen = self.behind.as_ref().is_some_and(|behind| behind.is_last());
        let mut last = Behind::of(&self.game).filter(|_| watched && !seen)?;
        let told = last.goes_to_its_end();
        self.behind = Some(Box::new(last));
        Some(told)
    }

    /// The same at a table that is closed: also of a hand behind that which is never played to its end.
    pub(crate) fn show_the_end(&mut self, social: Social, events: &mut Vec<Vec<EventIn<G>>>) {
        if social != Social::Ended || self.opening.options.watching != Watching::Delayed || !self.has_game() {
            return;
        }
        let mut told = self.behind.as_mut().map(|behind| behind.goes_on(usize::MAX)).unwrap_or_default();
        told.extend(self.last_hand().into_iter().flatten());
        events.resize(self.game.rules().seats() + 1, Vec::new());
        events.push(told);
    }

    /// The place of somebody who plays and for whom a bot, or the clock, does this: nobody claims it in a window.
    pub(crate) fn late_at(&self, seat: Seat, by: Option<Visitor>) -> Option<usize> {
        let claimed = self.window_is_open() && !G::LAWS_OPEN;
        let acts = by.is_none() && !claimed && self.player_at(seat).is_some();
        self.place_at(seat).filter(|_| acts)
    }

    /// Whether an entry changes something beside the cards. Most acts don’t, unless there is a clock.
    fn changes_beside(&self, what: &What<G>) -> bool {
        let What::Played(plays) = what else { return true };
        let clock = self.opening.options.pace.limits().is_some();
        let only_act =
            |play: &table::Entry<G>| matches!(play.what, Play::Act { .. }) && play.closes.is_none();
        clock || self.vote.is_some() || self.more_time > 0 || !plays.iter().all(only_act)
    }

    pub(crate) fn passed(&mut self, seq: Seq, at: Moment) {
        debug_assert_eq!(seq, self.next_seq, "an entry of another table, or of another time");
        self.next_seq = Seq(seq.0 + 1);
        self.last = at;
    }

    /// Before cards are dealt the seats are taken by those who waited for that, and it is settled what they follow from.
    fn begin_plays(&mut self, plays: &[table::Entry<G>]) {
        if plays.iter().any(|play| matches!(play.what, Play::Deal { .. })) {
            self.begin_deal(plays.iter().any(|play| matches!(play.what, Play::Game(_))));
        }
    }

    /// The same for a deal, with which a game begins or goes on.
    pub(crate) fn begin_deal(&mut self, begins: bool) {
        if self.opening.options.watching == Watching::Delayed && self.has_game() {
            // The end of the game before has been seen: there is nothing between it and the first hand of this one.
            let seen = self.behind.as_mut().is_some_and(|behind| behind.is_passed());
            if !seen {
                self.behind = Behind::of(&self.game).map(Box::new);
            }
        }
        for place in 0..self.guests.places.len() {
            if let Some(next) = self.guests.places[place].next {
                self.guests.seat(next, place, self.last);
                self.show_place(place);
            }
        }
        if self.given.is_some() {
            self.begin_given();
        } else if let Some(proof) = self.dealing.close() {
            for silent in proof.left_out() {
                if let Some(guest) = self.guests.get_mut(Visitor(silent)) {
                    guest.silent = guest.silent.saturating_add(1);
                }
            }
            if begins {
                let seated = self.game.seated();
                self.played.extend(self.record().map(|record| (record, seated)));
                self.proofs.clear();
                self.draw = drawn(&self.game, &proof).and_then(|(_, draw)| draw);
                self.guests.places.iter_mut().for_each(|place| (place.used, place.late) = (0, 0));
                let last = self.last;
                self.guests.all.iter_mut().for_each(|guest| guest.begin_game(last));
            }
            self.proofs.push(proof);
        }
        self.ready.clear();
        self.held.clear();
    }

    fn apply_play(&mut self, play: table::Entry<G>, at: Moment) {
        if let Play::Act { seat, .. } = play.what {
            self.use_reserve(seat, at);
        }
        self.game.apply(play);
    }

    /// After entries of the match another moment begins; unless something was only said, and what is waited for is the same.
    pub(crate) fn end_plays(&mut self, before: &Waiting, count: usize, at: Moment) {
        if self.waits_on(before, count, at) {
            return;
        }
        self.begin_turn(at);
        (self.more_time, self.nudged) = (0, false);
        self.vote = None;
        self.window = Window::default();
        self.hold = None;
        self.note_given();
    }

    /// Somebody is waited for from now on.
    pub(crate) const fn begin_turn(&mut self, at: Moment) {
        (self.turn_since, self.turn_began) = (at, at);
    }

    /// Notes whether somebody played in time, at a table with a clock, or a bot did it for them. A claim of several cards is no move.
    pub(crate) fn note_late(&mut self, seat: Seat, by: Option<Visitor>, at: Moment) {
        let clock = matches!(self.opening.options.pace, Pace::Clock { .. });
        let place = self.place_at(seat).filter(|_| clock && self.player_at(seat).is_some());
        if let Some(place) = place {
            let late = by.is_none() && self.time_is_over(place).is_some_and(|over| over <= at);
            let before = &mut self.guests.places[place].late;
            *before = if late { before.saturating_add(1) } else { 0 };
        }
    }

    /// What a move took beyond its time comes from the reserve. At an open table that is settled when it is seen whether it was
    /// a move.
    pub(crate) fn use_reserve(&mut self, seat: Seat, at: Moment) {
        if !G::LAWS_OPEN {
            self.charge(seat, at);
        }
    }

    /// The same, whoever’s turn it was.
    pub(crate) fn charge(&mut self, seat: Seat, at: Moment) {
        let Some((time, _)) = self.opening.options.pace.limits() else { return };
        if self.player_at(seat).is_none() {
            return;
        }
        let over = at.0.saturating_sub(self.turn_since.0).saturating_sub(time + self.more_time);
        if let Some(place) = self.place_at(seat) {
            self.guests.places[place].used += over;
        }
    }

    pub(crate) fn apply_call(&mut self, visitor: Visitor, action: G::Action) {
        if let Some(seat) = self.seat(visitor) {
            self.window.calls.push((seat, visitor, action));
            self.window.answered.push(visitor);
        }
    }
}
