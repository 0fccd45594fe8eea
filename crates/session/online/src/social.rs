//! What happens beside the cards, and what it changes: people who come, sit, leave and come back; hosts, pauses, votes.

use card_match::{MatchGame, Member};
use online_wire::{Average, Moment, ParticipantId, Phrase, alike};
use players::Level;
use table::Person;

use crate::{
    OnlineTable, Social,
    roster::RosterEntry,
    table::{Ask, AskOn, Readiness, numbered},
    times,
};

impl<G: MatchGame> OnlineTable<G> {
    pub(crate) fn apply_social(&mut self, social: Social, at: Moment) {
        match social {
            Social::Came(participant) => self.came(participant, at),
            Social::Sat { participant, place } => self.sat(participant, place, at),
            Social::Stood(participant) => self.stood(participant, at),
            Social::Left(participant) => self.gone(participant, at),
            Social::Removed(participant) => self.removed(participant, at),
            Social::Away(participant) => self.present(participant, false, at),
            Social::Back(participant) => self.back(participant, at),
            Social::Replaced(place) => {
                self.roster.places[place].pass_to_bot(at);
                self.show_place(place);
            }
            Social::Host(participant) => self.roster.make_host(participant),
            Social::Locked(locked) => self.locked = locked,
            Social::Paused(paused) => self.pause(paused, at),
            Social::Delayed(length) => self.delay(length),
            Social::Level { place, level } => self.set_level(place, level),
            Social::Started => self.started = true,
            Social::Waited => self.more_time += times::WAIT,
            Social::Nudged(_) => self.nudged = true,
            Social::MoreTime => self.patient = true,
            Social::DaysOff { participant, until } => {
                self.roster
                    .get_mut(participant)
                    .into_iter()
                    .for_each(|roster_entry| roster_entry.take_off(at, until));
            }
            Social::SeatsDrawn => self.draw_seats(),
            Social::Swapped(one, other) => {
                self.swap(one, other);
                self.vote = None;
            }
            Social::Ended => (self.ended, self.vote) = (true, None),
            Social::Ready { participant, cut } => self.ready.push(Readiness { participant, since: at, cut }),
            Social::CommitmentMade { participant, commitment } => {
                self.dealing.make_commitment(participant, commitment);
            }
            Social::Committed(secret) => {
                let people: Vec<ParticipantId> =
                    self.roster.playing().filter(|&participant| self.takes_part(participant)).collect();
                self.dealing.commit(&self.name, secret, &people, at);
            }
            Social::Shown { participant, nonce } => self.dealing.show(participant, nonce),
            Social::Held(participant) => self.hold_up(participant, at),
            Social::Decline(participant) => {
                self.release(Some(participant), at);
                self.window.answered.push(participant);
            }
            Social::Closed if self.hold.is_some() => self.release(None, at),
            Social::Closed => self.window.closed = Some(self.position()),
            Social::AskedUndo { participant, to } => {
                let until = at.after(self.answer_time(times::UNDO));
                self.ask(AskOn::Undo(to), participant, until);
            }
            Social::AskedRest { participant, seat } => {
                self.ask(AskOn::Rest(seat), participant, at.after(times::REST));
            }
            Social::AskedSwap { participant, with } => {
                let until = at.after(self.answer_time(times::UNDO));
                self.vote = Some(Ask {
                    on: AskOn::Swap(with),
                    by: participant,
                    asked: vec![with],
                    until,
                    refused: false,
                });
            }
            Social::Answered { participant, yes } => self.answered(participant, yes),
            Social::Declined => self.vote = None,
            Social::Said { participant, phrase } => self.said(participant, phrase, at),
            Social::Wrote(participant) => self.wrote(participant, at),
            Social::Averaged(below) => self.average(below, Average::Director, at),
            Social::TimeUp(below) => self.average(below, Average::Time, at),
            Social::Opened(below) => self.show_given(below),
        }
    }

    /// Whoever has kept silent twice plays without a nonce.
    fn takes_part(&self, participant: ParticipantId) -> bool {
        self.roster.get(participant).is_some_and(|roster_entry| roster_entry.silent < 2)
    }

    fn came(&mut self, participant: ParticipantId, at: Moment) {
        self.roster.all.push(RosterEntry {
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
            self.roster.host.get_or_insert(participant);
        }
    }

    fn sat(&mut self, participant: ParticipantId, place: usize, at: Moment) {
        let before = self.roster.place_of(participant);
        self.note_seen(participant);
        if self.has_seen_this_deal(participant) && before != Some(place) {
            // They have seen cards of this deal: they sit there from the next one on.
            self.roster.unseat(participant, at);
            self.roster.places[place].next = Some(participant);
        } else {
            self.roster.seat(participant, place, at);
            // Whoever is new there has a turn’s time; nobody else’s is anything to them.
            if before != Some(place) && self.waits_for(place) {
                self.begin_turn(at);
            }
        }
        before.into_iter().chain([place]).for_each(|place| self.show_place(place));
    }

    /// Whoever sits at a table has seen their cards.
    fn note_seen(&mut self, participant: ParticipantId) {
        let deal = self.dealing.number();
        let seated = self.seat(participant).is_some() && self.in_hand();
        if let Some(roster_entry) = self.roster.get_mut(participant).filter(|_| seated) {
            roster_entry.saw = Some(deal);
        }
    }

    fn has_seen_this_deal(&self, participant: ParticipantId) -> bool {
        let saw = self.roster.get(participant).and_then(|roster_entry| roster_entry.saw);
        self.in_hand() && saw == Some(self.dealing.number())
    }

    fn stood(&mut self, participant: ParticipantId, at: Moment) {
        let place = self.roster.place_of(participant);
        self.note_seen(participant);
        self.roster.gives_up(participant, at);
        self.release(Some(participant), at);
        place.into_iter().for_each(|place| self.show_place(place));
    }

    /// A bot has their cards; they may come back as long as nobody else has taken the place.
    fn gone(&mut self, participant: ParticipantId, at: Moment) {
        self.note_seen(participant);
        self.present(participant, false, at);
        if let Some(roster_entry) = self.roster.get_mut(participant) {
            roster_entry.left = true;
        }
        if let Some(place) = self.roster.place_of(participant) {
            self.roster.places[place].pass_to_bot(at);
            self.show_place(place);
        }
        self.ready.retain(|ready| ready.participant != participant);
        // Whoever leaves gives up the role, too, also one that was only lent to another.
        self.roster.former_host = self.roster.former_host.filter(|&host| host != participant);
        if self.roster.host == Some(participant) {
            self.roster.heir(self.started).into_iter().for_each(|heir| self.roster.make_host(heir));
        }
    }

    fn removed(&mut self, participant: ParticipantId, at: Moment) {
        self.gone(participant, at);
        let place = self.roster.place_of(participant);
        self.roster.gives_up(participant, at);
        if let Some(roster_entry) = self.roster.get_mut(participant) {
            roster_entry.removed = true;
        }
        place.into_iter().for_each(|place| self.show_place(place));
    }

    fn present(&mut self, participant: ParticipantId, here: bool, at: Moment) {
        if let Some(roster_entry) = self.roster.get_mut(participant) {
            (roster_entry.here, roster_entry.since) = (here, at);
        }
        if !here {
            self.release(Some(participant), at);
        }
        if let Some(ask) = self.vote.as_mut().filter(|_| !here) {
            // Silence is no; whoever leaves is silent.
            ask.refused |= ask.asked.contains(&participant);
        }
    }

    fn back(&mut self, participant: ParticipantId, at: Moment) {
        self.present(participant, true, at);
        if let Some(roster_entry) = self.roster.get_mut(participant) {
            roster_entry.left = false;
        }
        if let Some(place) = self.roster.place_of(participant) {
            self.roster.places[place].bot = false;
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
        for place in &mut self.roster.places {
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
        self.roster.places[place].level = level;
        self.show_place(place);
    }

    fn ask(&mut self, on: AskOn, by: ParticipantId, until: Moment) {
        let asked: Vec<ParticipantId> = self.asked(on).filter(|&participant| participant != by).collect();
        // Whoever is away is silent, and silence is no.
        let refused = asked.iter().any(|&participant| !self.is_here(participant));
        self.vote = Some(Ask { on, by, asked, until, refused });
    }

    /// Those without whom something is not done: what is taken back may have been seen by whoever plays, also if they
    /// have gone since; the rest of a hand is granted by those who are there.
    fn asked(&self, on: AskOn) -> impl Iterator<Item = ParticipantId> {
        let everybody = matches!(on, AskOn::Undo(_));
        let all = (0..self.next_participant().0)
            .map(ParticipantId)
            .filter(|&participant| self.roster.plays(participant));
        all.filter(move |&participant| {
            self.seat(participant).is_some() && (everybody || self.is_here(participant))
        })
    }

    /// For how long an answer is waited for.
    pub(crate) fn answer_time(&self, usual: u64) -> u64 {
        if self.patient { usual.max(times::MORE) } else { usual }
    }

    fn answered(&mut self, participant: ParticipantId, yes: bool) {
        if let Some(ask) = &mut self.vote {
            ask.asked.retain(|&asked| asked != participant);
            ask.refused |= !yes;
        }
    }

    fn said(&mut self, participant: ParticipantId, _: Phrase, at: Moment) {
        if let Some(roster_entry) = self.roster.get_mut(participant) {
            roster_entry.said = [roster_entry.said[1], at];
        }
    }

    fn wrote(&mut self, participant: ParticipantId, at: Moment) {
        if let Some(roster_entry) = self.roster.get_mut(participant) {
            roster_entry.wrote.rotate_left(1);
            roster_entry.wrote[times::TEXTS - 1] = at;
        }
    }

    /// Lets the match know who decides at a place.
    pub(crate) fn show_place(&mut self, place: usize) {
        let seating = &self.roster.places[place];
        let member = if seating.bot {
            Member::bot(self.place_name(place), seating.level)
        } else {
            Member::human(self.place_name(place))
        };
        self.game.replace(Person(place as u32), member);
    }

    /// The name that is shown at a place.
    pub(crate) fn place_name(&self, place: usize) -> String {
        let seating = &self.roster.places[place];
        match seating.participant {
            Some(participant) => self.name_of(participant),
            None => {
                let same = self
                    .roster
                    .all
                    .iter()
                    .filter(|roster_entry| alike(&roster_entry.name, &seating.name))
                    .count();
                numbered(&seating.name, same)
            }
        }
    }
}
