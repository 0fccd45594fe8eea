//! What somebody at the table is told.

use card_match::{MatchGame, Standpoint};
use online_wire::{
    Clock, Company, Dealing, Entered, Moment, PROTOCOL, Place, Presence, Telling, Visitor, Vote, VoteOn,
    Welcome,
};
use serde::Serialize;
use serde_json::Value;
use table::{Event, Person, Recall, Seat, Seq, Viewer};

use crate::{
    Applied, DueWhat, OnlineTable,
    given::Given,
    table::{Ask, AskOn},
};

/// Somebody who looks on, and is none of the people of a match.
const ONLOOKER: Person = Person(u32::MAX);

impl<G: MatchGame> OnlineTable<G> {
    /// How somebody looks at the cards.
    fn viewer(&self, visitor: Visitor) -> Viewer {
        self.seat(visitor).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Where and who somebody is, and what there is now.
    pub fn welcome(&self, visitor: Visitor, recall: Recall) -> Welcome {
        let mut now = self.now(visitor, Entered::Opened, self.last);
        now.seq = Seq(self.next_seq.0.saturating_sub(1));
        now.view = self.view(visitor, recall);
        now.memory = self.memory(visitor, recall);
        now.company = Some(self.company());
        Welcome {
            protocol: PROTOCOL.to_owned(),
            table: self.name.clone(),
            opening: self.opening.clone(),
            you: visitor,
            key: None,
            personal: Some(self.personal(visitor)),
            missed: None,
            now,
        }
    }

    /// What somebody is told of the entry that was just applied.
    pub fn telling(&self, applied: &Applied<G>, visitor: Visitor, recall: Recall) -> Telling {
        let mut telling = self.now(visitor, applied.entered.clone(), applied.at);
        telling.seq = applied.seq;
        telling.by = applied.by;
        let viewer = match self.viewer(visitor) {
            Viewer::Seat(seat) => seat.index(),
            _ => self.game.rules().seats(),
        };
        let events = applied.events.get(viewer).filter(|_| self.may_look(visitor)).into_iter().flatten();
        telling.events = events.map(written::<Event<G::Event>>).collect();
        let seated = matches!(&applied.entered,
            Entered::Sat { visitor: other, .. } | Entered::Stood(other) | Entered::Back(other)
                if *other == visitor);
        if applied.entered == Entered::Played || seated {
            telling.view = self.view(visitor, recall);
            telling.memory = self.memory(visitor, recall);
        }
        if applied.beside {
            telling.company = Some(self.company());
        }
        telling
    }

    /// The same for somebody who comes back later, and is told then how things stand.
    pub fn telling_of_the_past(&self, applied: &Applied<G>, visitor: Visitor) -> Telling {
        let told = self.telling(applied, visitor, Recall::Table);
        Telling { view: None, memory: None, standpoint: None, company: None, ..told }
    }

    fn now(&self, visitor: Visitor, entered: Entered, at: Moment) -> Telling {
        Telling {
            seq: self.next_seq,
            at,
            by: None,
            entered,
            events: Vec::new(),
            position: self.position(),
            view: None,
            memory: None,
            standpoint: self.standpoint(visitor),
            company: None,
        }
    }

    /// Whether somebody may see what everybody sees of the cards: whoever has a place may, and others where that is wanted.
    fn may_look(&self, visitor: Visitor) -> bool {
        self.opening.options.watching || self.guests.place_of(visitor).is_some()
    }

    fn view(&self, visitor: Visitor, recall: Recall) -> Option<Value> {
        (self.has_game() && self.may_look(visitor))
            .then(|| written(&self.cards().view(self.viewer(visitor), recall)))
    }

    /// What an adviser of somebody needs, where the host allows hints and they are to act.
    fn memory(&self, visitor: Visitor, recall: Recall) -> Option<Value> {
        let acts = self.standpoint(visitor).is_some_and(|standpoint| standpoint.may.act);
        let wanted = self.opening.options.hints && recall == Recall::Table && acts;
        wanted.then(|| self.view(visitor, Recall::Perfect)).flatten()
    }

    /// Where the match stands for somebody.
    fn standpoint(&self, visitor: Visitor) -> Option<Standpoint> {
        (self.has_game() && self.may_look(visitor)).then_some(())?;
        let person = self.person(visitor).filter(|_| self.seat(visitor).is_some());
        let mut standpoint = self.game.at(person.unwrap_or(ONLOOKER)).standpoint();
        let draws = !standpoint.begun || standpoint.won.is_empty();
        self.as_given(&mut standpoint);
        standpoint.draw = self.draw.clone().filter(|_| draws);
        if !self.guests.plays(visitor) {
            standpoint.may = card_match::May { review: standpoint.may.review, ..card_match::May::default() };
        }
        Some(standpoint)
    }

    /// Everybody at the table, as everybody is told of them.
    pub fn company(&self) -> Company {
        let visitors = self.guests.all.iter().map(|guest| Presence {
            name: guest.name.clone(),
            here: guest.here,
            left: guest.left,
            place: guest.place,
        });
        let places = self.guests.places.iter().enumerate().map(|(number, place)| Place {
            visitor: place.visitor,
            bot: place.bot,
            level: place.level,
            name: self.place_name(number),
            next: place.next,
        });
        let exchange = self.dealing.exchange();
        Company {
            visitors: visitors.collect(),
            places: places.collect(),
            host: self.guests.host,
            locked: self.locked,
            paused: self.paused.is_some(),
            started: self.started,
            ready: self.ready.iter().map(|ready| ready.visitor).collect(),
            vote: self.vote.as_ref().map(|ask| self.vote(ask)),
            dealing: Dealing {
                next: self.dealing.number(),
                pledged: self.dealing.pledged().collect(),
                commitment: exchange.map(|exchange| exchange.commitment),
                people: exchange.map(|exchange| exchange.people.clone()).unwrap_or_default(),
            },
            clock: self.clock(),
            duplicate: self.given.as_ref().map(Given::told),
        }
    }

    fn vote(&self, ask: &Ask) -> Vote {
        let on = match ask.on {
            AskOn::Undo(_) => VoteOn::Undo,
            AskOn::Rest(seat) => VoteOn::Rest { seat, cards: self.cards_of(seat) },
        };
        Vote { on, by: ask.by, asked: ask.asked.clone(), until: ask.until }
    }

    /// The cards of somebody who shows them: those that they see themselves.
    fn cards_of(&self, seat: Seat) -> Vec<String> {
        let view = written(&self.cards().view(Viewer::Seat(seat), Recall::Table));
        let hand = view.pointer(&format!("/seats/{}/hand", seat.index())).and_then(Value::as_array);
        hand.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// What people wait for.
    pub(crate) fn clock(&self) -> Option<Clock> {
        let due = self.due()?;
        let clock = |place: Option<usize>, until| Clock { place, until, reserve: 0 };
        match due.what {
            DueWhat::Replace(place) => Some(clock(Some(place), due.at)),
            DueWhat::Bot(seat) if self.player_at(seat).is_some() => {
                let place = self.place_at(seat)?;
                let (_, reserve) = self.opening.options.pace.limits()?;
                let left = reserve.saturating_sub(self.guests.places[place].used);
                Some(Clock { place: Some(place), until: due.at, reserve: left })
            }
            DueWhat::Window if self.undecided().next().is_some() => Some(clock(None, due.at)),
            DueWhat::Commit if due.at > self.last => Some(clock(None, due.at)),
            DueWhat::Deal if self.given.is_some() && due.at > self.last => Some(clock(None, due.at)),
            _ => None,
        }
    }
}

/// Views and events are made of texts, numbers and lists: they can always be written.
fn written<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
