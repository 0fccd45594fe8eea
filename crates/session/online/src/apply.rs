//! How an entry is added to a table: in one way, whether it was judged just now or is read as it was saved.

use std::convert::Infallible;

use card_match::{EventIn, Match, MatchGame};
use online_wire::{Entered, Moment, Pace, ParticipantId, Watching};
use table::{Seat, Seq, Viewer, What as Play};

use crate::{
    Applied, OnlineTable,
    behind::Behind,
    dealing::drawn,
    entry::{Entry, Social, What},
    open::Waiting,
    table::Window,
};

/// What an entry did beside what it says.
pub(crate) struct Done<G: MatchGame> {
    events: Vec<Vec<EventIn<G>>>,
    beside: bool,
    late: Option<usize>,
}

impl<G: MatchGame> Done<G> {
    /// Something beside the cards.
    fn beside(events: Vec<Vec<EventIn<G>>>) -> Self {
        Self { events, beside: true, late: None }
    }
}

impl<G: MatchGame> OnlineTable<G> {
    /// Adds an entry that was proposed for the table as it stands, and says what everybody learns from it.
    pub fn apply(&mut self, entry: Entry<G>) -> Applied<G> {
        let mut entered = entry.what.told();
        if let Entered::Wrote { text, .. } = &mut entered {
            *text = entry.text;
        }
        let done = match entry.what {
            What::Social(social) => self.apply_social_entry(social, entry.at),
            What::Called(participant, action) => self.apply_call(participant, action),
            What::Played(plays) => {
                let mut plays = plays.into_iter();
                let Ok(done) = self.apply_plays(plays.len(), (entry.by, entry.at), |_| {
                    plays.next().map(Ok::<_, Infallible>)
                });
                done
            }
        };
        self.applied(done, entered, (entry.seq, entry.at, entry.by, entry.id))
    }

    /// The entry that did this is the last from now on.
    pub(crate) fn applied(
        &mut self,
        done: Done<G>,
        entered: Entered,
        (seq, at, by, id): (Seq, Moment, Option<ParticipantId>, Option<String>),
    ) -> Applied<G> {
        debug_assert_eq!(seq, self.next_seq, "an entry of another table, or of another time");
        self.next_seq = Seq(seq.0 + 1);
        self.last = at;
        let Done { events, beside, late } = done;
        Applied { entered, seq, at, by, id, events, beside, late }
    }

    fn apply_social_entry(&mut self, social: Social, at: Moment) -> Done<G> {
        let mut events = Vec::new();
        self.apply_social(social, at);
        self.show_the_end(social, &mut events);
        Done::beside(events)
    }

    fn apply_call(&mut self, participant: ParticipantId, action: G::Action) -> Done<G> {
        if let Some(seat) = self.seat(participant) {
            self.window.calls.push((seat, participant, action));
            self.window.answered.push(participant);
        }
        Done::beside(Vec::new())
    }

    /// Adds entries of the match that hold together. Each is asked for when those before it have been added: one that
    /// was saved can be read only then.
    ///
    /// # Errors
    /// One can't be had.
    pub(crate) fn apply_plays<E>(
        &mut self,
        count: usize,
        (by, at): (Option<ParticipantId>, Moment),
        mut next: impl FnMut(&Match<G>) -> Option<Result<table::Entry<G>, E>>,
    ) -> Result<Done<G>, E> {
        let (before, mut late, mut events) = (self.waiting(), None, Vec::new());
        let is_timed = self.opening.options.pace.limits().is_some();
        let mut beside = is_timed || self.vote.is_some() || self.more_time > 0;
        let clock = (!beside).then(|| self.clock());
        while let Some(play) = next(&self.game) {
            let play = play?;
            match play.what {
                Play::Act { seat, .. } => {
                    if count == 1 {
                        late = self.late_at(seat, by);
                        self.note_late(seat, by, at);
                    }
                    self.use_reserve(seat, at);
                    beside |= play.closes.is_some();
                }
                Play::Game(_) => self.begin_deal(true),
                // With a game its first deal has begun.
                Play::Deal { .. } if count == 1 => self.begin_deal(false),
                _ => {}
            }
            // Most acts change nothing beside the cards.
            beside |= !matches!(play.what, Play::Act { .. });
            self.game.apply(play);
            self.gather(&mut events);
        }
        self.go_on_behind(&mut events);
        self.end_plays(&before, count, at);
        // An act may let everybody wait for somebody who is away.
        beside = beside || clock != Some(self.clock());
        Ok(Done { events, beside, late })
    }

    /// Adds what each viewer learns from the last entry of the match.
    fn gather(&self, events: &mut Vec<Vec<EventIn<G>>>) {
        let seats = Seat::all(self.game.rules().seats()).map(Viewer::Seat);
        let viewers = seats.chain([Viewer::Spectator]).map(|viewer| self.game.log().last_events(viewer));
        let learnt: Vec<_> = viewers.collect();
        events.resize(learnt.len(), Vec::new());
        events.iter_mut().zip(learnt).for_each(|(events, learnt)| events.extend(learnt));
    }

    /// Lets those who watch one hand behind follow, and adds what they learn.
    fn go_on_behind(&mut self, events: &mut Vec<Vec<EventIn<G>>>) {
        // When the hand is over, the one behind it is told to its end, however much longer it was.
        let acts = if self.in_hand() { self.cards().actions().len() } else { usize::MAX };
        let told = self.behind.as_mut().map(|behind| behind.goes_on(acts));
        let last = self.game.is_over().then(|| self.last_hand()).flatten();
        events.extend(match (told, last) {
            (told, Some(last)) => Some(told.into_iter().flatten().chain(last).collect()),
            (told, None) => told,
        });
    }

    /// When nothing more is played nothing is hidden any more: those who watch one hand behind see the last one. What
    /// happened in it; nothing if they have seen it.
    fn last_hand(&mut self) -> Option<Vec<EventIn<G>>> {
        let watched = self.opening.options.watching == Watching::Delayed;
        let seen = self.behind.as_ref().is_some_and(|behind| behind.is_last());
        let mut last = Behind::of(&self.game).filter(|_| watched && !seen)?;
        let told = last.goes_to_its_end();
        self.behind = Some(Box::new(last));
        Some(told)
    }

    /// The same at a table that is closed: also of a hand behind that which is never played to its end.
    fn show_the_end(&mut self, social: Social, events: &mut Vec<Vec<EventIn<G>>>) {
        if social != Social::Ended || self.opening.options.watching != Watching::Delayed || !self.has_game() {
            return;
        }
        let mut told = self.behind.as_mut().map(|behind| behind.goes_on(usize::MAX)).unwrap_or_default();
        told.extend(self.last_hand().into_iter().flatten());
        events.resize(self.game.rules().seats() + 1, Vec::new());
        events.push(told);
    }

    /// The place of somebody who plays and for whom a bot, or the clock, does this: nobody claims it in a window.
    fn late_at(&self, seat: Seat, by: Option<ParticipantId>) -> Option<usize> {
        let acts = by.is_none() && !self.stops_for_claims() && self.player_at(seat).is_some();
        self.place_at(seat).filter(|_| acts)
    }

    /// Before cards are dealt the seats are taken by those who waited for that, and it is settled what they follow
    /// from; a game begins with the deal, or goes on.
    fn begin_deal(&mut self, begins: bool) {
        if self.opening.options.watching == Watching::Delayed && self.has_game() {
            // The end of the game before has been seen: there is nothing between it and the first hand of this one.
            let seen = self.behind.as_mut().is_some_and(|behind| behind.is_passed());
            if !seen {
                self.behind = Behind::of(&self.game).map(Box::new);
            }
        }
        for place in 0..self.roster.places.len() {
            if let Some(next) = self.roster.places[place].next {
                self.roster.seat(next, place, self.last);
                self.show_place(place);
            }
        }
        if self.given.is_some() {
            self.begin_given();
        } else if let Some(proof) = self.dealing.close() {
            for silent in proof.left_out() {
                if let Some(roster_entry) = self.roster.get_mut(ParticipantId(silent)) {
                    roster_entry.silent = roster_entry.silent.saturating_add(1);
                }
            }
            if begins {
                let seated = self.game.seated();
                self.played.extend(self.record().map(|record| (record, seated)));
                self.proofs.clear();
                self.draw = drawn(&self.game, &proof).and_then(|(_, draw)| draw);
                self.roster.places.iter_mut().for_each(|place| (place.used, place.late) = (0, 0));
                let last = self.last;
                self.roster.all.iter_mut().for_each(|roster_entry| roster_entry.begin_game(last));
            }
            self.proofs.push(proof);
        }
        self.ready.clear();
        self.held.clear();
    }

    /// After entries of the match another moment begins; unless something was only said, and what is waited for is the
    /// same.
    fn end_plays(&mut self, before: &Waiting, count: usize, at: Moment) {
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

    /// Notes whether somebody played in time, at a table with a clock, or a bot did it for them. A claim of several
    /// cards is no move.
    fn note_late(&mut self, seat: Seat, by: Option<ParticipantId>, at: Moment) {
        let clock = matches!(self.opening.options.pace, Pace::Clock { .. });
        let place = self.place_at(seat).filter(|_| clock && self.player_at(seat).is_some());
        if let Some(place) = place {
            let late = by.is_none() && self.time_is_over(place).is_some_and(|over| over <= at);
            let before = &mut self.roster.places[place].late;
            *before = if late { before.saturating_add(1) } else { 0 };
        }
    }

    /// What a move took beyond its time comes from the reserve. At an open table that is settled when it is seen
    /// whether it was a move.
    fn use_reserve(&mut self, seat: Seat, at: Moment) {
        if !G::acts_stand() {
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
            self.roster.places[place].used += over;
        }
    }
}
