//! What happens beside the cards, and what it changes: people who come, sit, leave and come back; hosts, pauses, votes.

use card_match::{MatchGame, Member};
use online_wire::{Average, Moment, Phrase, Visitor, alike};
use players::Level;
use table::Person;

use crate::{
    OnlineTable, Social,
    guests::Guest,
    table::{Ask, AskOn, Readiness, numbered},
    times,
};

impl<G: MatchGame> OnlineTable<G> {
    pub(crate) fn apply_social(&mut self, social: Social, at: Moment) {
        match social {
            Social::Came(visitor) => self.came(visitor, at),
            Social::Sat { visitor, place } => self.sat(visitor, place, at),
            Social::Stood(visitor) => self.stood(visitor, at),
            Social::Left(visitor) => self.gone(visitor, at),
            Social::Removed(visitor) => self.removed(visitor, at),
            Social::Away(visitor) => self.present(visitor, false, at),
            Social::Back(visitor) => self.back(visitor, at),
            Social::Replaced(place) => {
                self.guests.places[place].pass_to_bot(at);
                self.show_place(place);
            }
            Social::Host(visitor) => self.guests.make_host(visitor),
            Social::Locked(locked) => self.locked = locked,
            Social::Paused(paused) => self.pause(paused, at),
            Social::Delayed(length) => self.delay(length),
            Social::Level { place, level } => self.set_level(place, level),
            Social::Started => self.started = true,
            Social::Waited => self.more_time += times::WAIT,
            Social::Nudged(_) => self.nudged = true,
            Social::MoreTime => self.patient = true,
            Social::DaysOff { visitor, until } => {
                self.guests.get_mut(visitor).into_iter().for_each(|guest| guest.take_off(at, until));
            }
            Social::SeatsDrawn => self.draw_seats(),
            Social::Swapped(one, other) => {
                self.swap(one, other);
                self.vote = None;
            }
            Social::Ended => (self.ended, self.vote) = (true, None),
            Social::Ready { visitor, cut } => self.ready.push(Readiness { visitor, since: at, cut }),
            Social::Pledged { visitor, commitment } => self.dealing.pledge(visitor, commitment),
            Social::Committed(secret) => {
                let people: Vec<Visitor> =
                    self.guests.playing().filter(|&visitor| self.takes_part(visitor)).collect();
                self.dealing.commit(&self.name, secret, &people, at);
            }
            Social::Shown { visitor, nonce } => self.dealing.show(visitor, nonce),
            Social::Held(visitor) => self.hold_up(visitor, at),
            Social::LetGo(visitor) => {
                self.release(Some(visitor), at);
                self.window.answered.push(visitor);
            }
            Social::Closed if self.hold.is_some() => self.release(None, at),
            Social::Closed => self.window.closed = Some(self.position()),
            Social::AskedUndo { visitor, to } => {
                let until = at.after(self.answer_time(times::UNDO));
                self.ask(AskOn::Undo(to), visitor, until);
            }
            Social::AskedRest { visitor, seat } => {
                self.ask(AskOn::Rest(seat), visitor, at.after(times::REST));
            }
            Social::AskedSwap { visitor, with } => {
                let until = at.after(self.answer_time(times::UNDO));
                self.vote = Some(Ask {
                    on: AskOn::Swap(with),
                    by: visitor,
                    asked: vec![with],
                    until,
                    refused: false,
                });
            }
            Social::Answered { visitor, yes } => self.answered(visitor, yes),
            Social::Declined => self.vote = None,
            Social::Said { visitor, phrase } => self.said(visitor, phrase, at),
            Social::Wrote(visitor) => self.wrote(visitor, at),
            Social::Averaged(below) => self.average(below, Average::Director, at),
            Social::TimeUp(below) => self.average(below, Average::Time, at),
            Social::Opened(below) => self.show_given(below),
        }
    }

    /// Whoever has kept silent twice plays without a nonce.
    fn takes_part(&self, visitor: Visitor) -> bool {
        self.guests.get(visitor).is_some_and(|guest| guest.silent < 2)
    }

    fn came(&mut self, visitor: Visitor, at: Moment) {
        self.guests.all.push(Guest {
            name: String::new(),
            here: true,
            left: false,
            removed: false,
            place: None,
            since: at,
            sat: None,
            saw: None,
            silent: 0,
            off_until: Moment::default(),
            off_used: 0,
            said: [Moment::default(); 2],
            wrote: [Moment::default(); times::TEXTS],
        });
        if self.given.is_none() {
            self.guests.host.get_or_insert(visitor);
        }
    }

    fn sat(&mut self, visitor: Visitor, place: usize, at: Moment) {
        let before = self.guests.place_of(visitor);
        self.note_seen(visitor);
        if self.has_seen_this_deal(visitor) && before != Some(place) {
            // They have seen cards of this deal: they sit there from the next one on.
            self.guests.unseat(visitor, at);
            self.guests.places[place].next = Some(visitor);
        } else {
            self.guests.seat(visitor, place, at);
            // Whoever is new there has a turn’s time; nobody else’s is anything to them.
            if before != Some(place) && self.waits_for(place) {
                self.begin_turn(at);
            }
        }
        before.into_iter().chain([place]).for_each(|place| self.show_place(place));
    }

    /// Whoever sits at a table has seen their cards.
    fn note_seen(&mut self, visitor: Visitor) {
        let deal = self.dealing.number();
        let seated = self.seat(visitor).is_some() && self.in_hand();
        if let Some(guest) = self.guests.get_mut(visitor).filter(|_| seated) {
            guest.saw = Some(deal);
        }
    }

    fn has_seen_this_deal(&self, visitor: Visitor) -> bool {
        let saw = self.guests.get(visitor).and_then(|guest| guest.saw);
        self.in_hand() && saw == Some(self.dealing.number())
    }

    fn stood(&mut self, visitor: Visitor, at: Moment) {
        let place = self.guests.place_of(visitor);
        self.note_seen(visitor);
        self.guests.gives_up(visitor, at);
        self.release(Some(visitor), at);
        place.into_iter().for_each(|place| self.show_place(place));
    }

    /// A bot has their cards; they may come back as long as nobody else has taken the place.
    fn gone(&mut self, visitor: Visitor, at: Moment) {
        self.note_seen(visitor);
        self.present(visitor, false, at);
        if let Some(guest) = self.guests.get_mut(visitor) {
            guest.left = true;
        }
        if let Some(place) = self.guests.place_of(visitor) {
            self.guests.places[place].pass_to_bot(at);
            self.show_place(place);
        }
        self.ready.retain(|ready| ready.visitor != visitor);
        // Whoever leaves gives up the role, too, also one that was only lent to another.
        self.guests.former_host = self.guests.former_host.filter(|&host| host != visitor);
        if self.guests.host == Some(visitor) {
            self.guests.heir(self.started).into_iter().for_each(|heir| self.guests.make_host(heir));
        }
    }

    fn removed(&mut self, visitor: Visitor, at: Moment) {
        self.gone(visitor, at);
        let place = self.guests.place_of(visitor);
        self.guests.gives_up(visitor, at);
        if let Some(guest) = self.guests.get_mut(visitor) {
            guest.removed = true;
        }
        place.into_iter().for_each(|place| self.show_place(place));
    }

    fn present(&mut self, visitor: Visitor, here: bool, at: Moment) {
        if let Some(guest) = self.guests.get_mut(visitor) {
            (guest.here, guest.since) = (here, at);
        }
        if !here {
            self.release(Some(visitor), at);
        }
        if let Some(ask) = self.vote.as_mut().filter(|_| !here) {
            // Silence is no; whoever leaves is silent.
            ask.refused |= ask.asked.contains(&visitor);
        }
    }

    fn back(&mut self, visitor: Visitor, at: Moment) {
        self.present(visitor, true, at);
        if let Some(guest) = self.guests.get_mut(visitor) {
            guest.left = false;
        }
        if let Some(place) = self.guests.place_of(visitor) {
            self.guests.places[place].bot = false;
            self.show_place(place);
        }
    }

    /// A stop adds its length to whatever runs.
    fn pause(&mut self, paused: bool, at: Moment) {
        if paused {
            self.paused.get_or_insert(at);
        } else if let Some(since) = self.paused.take() {
            self.delay(at.0.saturating_sub(since.0));
        }
    }

    /// Whatever runs is over so much later.
    fn delay(&mut self, length: u64) {
        self.turn_since = self.turn_since.after(length);
        for place in &mut self.guests.places {
            place.bot_since = place.bot_since.after(length);
        }
        self.dealing.delay(length);
        self.ready.iter_mut().for_each(|ready| ready.since = ready.since.after(length));
        if let Some(ask) = &mut self.vote {
            ask.until = ask.until.after(length);
        }
        if let Some(hold) = &mut self.hold {
            (hold.since, hold.until) = (hold.since.after(length), hold.until.after(length));
        }
    }

    fn set_level(&mut self, place: usize, level: Level) {
        self.guests.places[place].level = level;
        self.show_place(place);
    }

    fn ask(&mut self, on: AskOn, by: Visitor, until: Moment) {
        let asked: Vec<Visitor> = self.asked(on).filter(|&visitor| visitor != by).collect();
        // Whoever is away is silent, and silence is no.
        let refused = asked.iter().any(|&visitor| !self.is_here(visitor));
        self.vote = Some(Ask { on, by, asked, until, refused });
    }

    /// Those without whom something is not done: what is taken back may have been seen by whoever plays, also if they have gone
    /// since; the rest of a hand is granted by those who are there.
    fn asked(&self, on: AskOn) -> impl Iterator<Item = Visitor> {
        let everybody = matches!(on, AskOn::Undo(_));
        let all = (0..self.next_visitor().0).map(Visitor).filter(|&visitor| self.guests.plays(visitor));
        all.filter(move |&visitor| self.seat(visitor).is_some() && (everybody || self.is_here(visitor)))
    }

    /// For how long an answer is waited for.
    pub(crate) fn answer_time(&self, usual: u64) -> u64 {
        if self.patient { usual.max(times::MORE) } else { usual }
    }

    fn answered(&mut self, visitor: Visitor, yes: bool) {
        if let Some(ask) = &mut self.vote {
            ask.asked.retain(|&asked| asked != visitor);
            ask.refused |= !yes;
        }
    }

    fn said(&mut self, visitor: Visitor, _: Phrase, at: Moment) {
        if let Some(guest) = self.guests.get_mut(visitor) {
            guest.said = [guest.said[1], at];
        }
    }

    fn wrote(&mut self, visitor: Visitor, at: Moment) {
        if let Some(guest) = self.guests.get_mut(visitor) {
            guest.wrote.rotate_left(1);
            guest.wrote[times::TEXTS - 1] = at;
        }
    }

    /// Lets the match know who decides at a place.
    pub(crate) fn show_place(&mut self, place: usize) {
        let seating = &self.guests.places[place];
        let member = if seating.bot {
            Member::bot(self.place_name(place), seating.level)
        } else {
            Member::human(self.place_name(place))
        };
        self.game.replace(Person(place as u32), member);
    }

    /// The name that is shown at a place.
    pub(crate) fn place_name(&self, place: usize) -> String {
        let seating = &self.guests.places[place];
        match seating.visitor {
            Some(visitor) => self.name_of(visitor),
            None => {
                let same = self.guests.all.iter().filter(|guest| alike(&guest.name, &seating.name)).count();
                numbered(&seating.name, same)
            }
        }
    }
}
