//! What somebody at the table is told.

use card_match::{MatchGame, May, Standpoint};
use online_wire::{
    Clock, Company, DAYS_OFF_IN_ALL, Dealing, Entered, Moment, PROTOCOL, Pace, Place, Presence, Telling,
    Visitor, Vote, VoteOn, Watching, Welcome,
};
use serde::Serialize;
use serde_json::Value;
use table::{Event, Recall, Seat, Seq, Viewer, Written};

use crate::{
    Applied, DueWhat, OnlineTable,
    behind::{Behind, ONLOOKER},
    given::Given,
    table::{Ask, AskOn},
    times,
};

/// What somebody sees of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    /// Nothing.
    Nothing,
    /// The last settled hand, with all cards.
    Behind,
    /// The hand that is played: their own cards, or what everybody sees.
    Now,
}

impl<G: MatchGame> OnlineTable<G> {
    /// How somebody looks at the cards.
    fn viewer(&self, visitor: Visitor) -> Viewer {
        self.seat(visitor).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Where and who somebody is, and what there is now.
    pub fn welcome(&self, visitor: Visitor, recall: Recall) -> Welcome {
        let seen = self.seen(visitor);
        let mut now = self.now(visitor, seen.as_ref(), Entered::Opened, self.last);
        now.seq = Seq(self.next_seq.0.saturating_sub(1));
        self.show_cards(&mut now, visitor, recall, seen.as_ref());
        now.company = Some(self.company_of(self.sight(visitor)));
        now.offers = Some(self.offers(visitor));
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
        let seen = self.seen(visitor);
        let mut telling = self.now(visitor, seen.as_ref(), applied.entered.clone(), applied.at);
        telling.seq = applied.seq;
        // Whoever needs more time is nobody’s business.
        telling.late = applied.late;
        telling.by = applied.by.filter(|_| applied.entered != Entered::MoreTime);
        let seats = self.game.rules().seats();
        let viewer = match (self.sight(visitor), self.viewer(visitor)) {
            (Sight::Nothing, _) => None,
            (Sight::Behind, _) => Some(seats + 1),
            (Sight::Now, Viewer::Seat(seat)) => Some(seat.index()),
            (Sight::Now, _) => Some(seats),
        };
        let events = viewer.and_then(|viewer| applied.events.get(viewer)).into_iter().flatten();
        telling.events = events.map(written::<Event<G::Event>>).collect();
        let shows = matches!(applied.entered, Entered::Played | Entered::Ended);
        if shows || is_about_seat(&applied.entered, visitor) {
            self.show_cards(&mut telling, visitor, recall, seen.as_ref());
        }
        if applied.beside {
            telling.company = Some(self.company_of(self.sight(visitor)));
        }
        telling.offers = (!leaves_offers(&applied.entered)).then(|| self.offers(visitor));
        telling
    }

    /// Whether somebody is told of an entry what everybody is told who only looks on: they have no place, now or with the next
    /// deal, it is not about them having one, and they have never been the host.
    pub fn is_told_as_others(&self, applied: &Applied<G>, visitor: Visitor) -> bool {
        let hosts = [self.guests.host, self.guests.former_host].contains(&Some(visitor));
        let sits = self.guests.place_of(visitor).is_some() || self.has_next_place(visitor);
        !sits && !hosts && !is_about_seat(&applied.entered, visitor)
    }

    /// The same for somebody who comes back later, and is told then how things stand.
    pub fn telling_of_the_past(&self, applied: &Applied<G>, visitor: Visitor) -> Telling {
        let told = self.telling(applied, visitor, Recall::Table);
        Telling { view: None, memory: None, standpoint: None, company: None, offers: None, ..told }
    }

    fn now(&self, visitor: Visitor, seen: Option<&G::View>, entered: Entered, at: Moment) -> Telling {
        Telling {
            seq: self.next_seq,
            at,
            by: None,
            entered,
            late: None,
            average: self.given.as_ref().and_then(Given::taken),
            days_left: self.days_left(visitor),
            events: Vec::new(),
            position: self.position(),
            view: None,
            memory: None,
            standpoint: self.standpoint(visitor, seen),
            company: None,
            offers: None,
        }
    }

    /// What somebody may see of the cards: whoever has a place those that are played, and others what is wanted here.
    fn sight(&self, visitor: Visitor) -> Sight {
        if self.guests.place_of(visitor).is_some() { Sight::Now } else { self.sight_of_others() }
    }

    const fn sight_of_others(&self) -> Sight {
        match self.opening.options.watching {
            Watching::No => Sight::Nothing,
            Watching::Yes => Sight::Now,
            Watching::Delayed => Sight::Behind,
        }
    }

    /// What somebody sees of the cards that are played, without those of tricks that are turned; nothing if they see
    /// others, or none.
    fn seen(&self, visitor: Visitor) -> Option<G::View> {
        let sees = self.has_game() && self.sight(visitor) == Sight::Now;
        sees.then(|| self.cards().view(self.viewer(visitor), Recall::Table))
    }

    /// Adds what somebody sees of the cards, and what an adviser of theirs needs, where the host allows hints and
    /// they are to act.
    fn show_cards(&self, telling: &mut Telling, visitor: Visitor, recall: Recall, seen: Option<&G::View>) {
        let remembered = || written(&self.cards().view(self.viewer(visitor), Recall::Perfect));
        telling.view = match (seen, recall) {
            (Some(view), Recall::Table) => Some(written(view)),
            (Some(_), Recall::Perfect) => Some(remembered()),
            (None, _) if !self.has_game() || self.sight(visitor) == Sight::Nothing => None,
            (None, _) => self.behind.as_ref().map(|behind| written(&behind.view(recall))),
        };
        let acts = telling.standpoint.as_ref().is_some_and(|standpoint| standpoint.may.act);
        let wanted = self.opening.options.hints && recall == Recall::Table && acts && seen.is_some();
        telling.memory = wanted.then(remembered);
    }

    /// Where the match stands for somebody who sees this.
    fn standpoint(&self, visitor: Visitor, seen: Option<&G::View>) -> Option<Standpoint> {
        let Some(view) = seen else {
            let is_behind = self.has_game() && self.sight(visitor) == Sight::Behind;
            return self.behind.as_deref().filter(|_| is_behind).map(Behind::standpoint);
        };
        let person = self.person(visitor).filter(|_| self.seat(visitor).is_some());
        let mut standpoint = self.game.at(person.unwrap_or(ONLOOKER)).standpoint_as(view);
        let draws = !standpoint.begun || standpoint.won.is_empty();
        self.as_given(&mut standpoint);
        standpoint.draw = self.draw.clone().filter(|_| draws);
        standpoint.may.claim |= self.may_let_go(visitor);
        if !self.guests.plays(visitor) || self.ended {
            standpoint.may = May { review: standpoint.may.review, ..May::default() };
        }
        self.may_now(visitor, &mut standpoint.may);
        Some(standpoint)
    }

    /// What somebody may do is what would be taken if they asked for it now.
    fn may_now(&self, visitor: Visitor, may: &mut May) {
        may.undo &= self.undo(visitor).is_ok();
        may.claim_rest &= self.asks_rest(visitor).is_ok();
        let plays = self.plays(visitor).is_ok();
        may.act &= plays;
        may.claim &= plays;
        if self.stops_for_claims() {
            // Others are asked before whoever is in turn goes on.
            let claims = self.claims(visitor).is_ok();
            (may.act, may.claim) = (may.act && claims, may.claim && claims);
        }
    }

    /// How many days off somebody may still take in this game, where people take hours for a move.
    pub(crate) fn days_left(&self, visitor: Visitor) -> Option<u32> {
        let slow = matches!(self.opening.options.pace, Pace::Correspondence { .. });
        let used = self
            .guests
            .get(visitor)
            .filter(|guest| slow && guest.place.is_some())?
            .off_with(self.last, Moment::default());
        Some(DAYS_OFF_IN_ALL.saturating_sub(used.div_ceil(times::DAY) as u32))
    }

    /// Everybody at the table, as anybody is told of them.
    pub fn company(&self) -> Company {
        self.company_of(self.sight_of_others())
    }

    /// The same for somebody who sees so much of the cards: those that are shown with a claim are cards of this hand.
    fn company_of(&self, sight: Sight) -> Company {
        let visitors = (0..).map(Visitor).zip(&self.guests.all).map(|(visitor, guest)| Presence {
            name: self.name_of(visitor),
            here: guest.here,
            left: guest.left,
            place: guest.place,
            off_until: Some(guest.off_until).filter(|&until| until > self.last),
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
            former_host: self.guests.former_host,
            locked: self.locked,
            paused: self.paused.is_some(),
            started: self.started,
            more_time: self.patient,
            ended: self.ended,
            ready: self.ready.iter().map(|ready| ready.visitor).collect(),
            vote: self.vote.as_ref().map(|ask| self.vote(ask, sight)),
            dealing: Dealing {
                next: self.dealing.number(),
                pledged: self.dealing.pledged().collect(),
                commitment: exchange.map(|exchange| exchange.commitment),
                people: exchange.map(|exchange| exchange.people.clone()).unwrap_or_default(),
            },
            clock: self.clock(),
            held: self.hold.map(|hold| hold.by),
            duplicate: self.given.as_ref().map(Given::told),
        }
    }

    fn vote(&self, ask: &Ask, sight: Sight) -> Vote {
        let on = match ask.on {
            AskOn::Undo(_) => VoteOn::Undo,
            AskOn::Swap(with) => VoteOn::Swap(with),
            AskOn::Rest(seat) => {
                let ends = self.person(ask.by).is_some_and(|person| self.game.at(person).is_settled());
                let shows = sight == Sight::Now && !ends;
                let cards = if shows { self.cards_of(seat) } else { Vec::new() };
                VoteOn::Rest { seat, cards, ends: sight == Sight::Now && ends }
            }
        };
        Vote { on, by: ask.by, asked: ask.asked.clone(), until: ask.until }
    }

    /// The cards of somebody who shows them: those that they see themselves.
    fn cards_of(&self, seat: Seat) -> Vec<String> {
        let view = self.cards().view(Viewer::Seat(seat), Recall::Table);
        let view = serde_json::to_value(view).unwrap_or_default();
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
            DueWhat::Window if G::acts_stand() => self.is_held_up().then(|| clock(None, due.at)),
            DueWhat::Window if self.undecided().next().is_some() => Some(clock(None, due.at)),
            DueWhat::Silent(seat) => {
                let alone = self.awaits().asked.seats().len() == 1;
                Some(clock(self.place_at(seat).filter(|_| alone), due.at))
            }
            DueWhat::Commit if due.at > self.last => Some(clock(None, due.at)),
            DueWhat::Deal if self.given.is_some() && due.at > self.last => Some(clock(None, due.at)),
            _ => None,
        }
    }
}

/// Whether somebody sees the cards from elsewhere after an entry, or sees them again.
fn is_about_seat(entered: &Entered, visitor: Visitor) -> bool {
    let (Entered::Sat { visitor: other, .. } | Entered::Stood(other) | Entered::Back(other)) = entered else {
        return false;
    };
    *other == visitor
}

/// Whether an entry is only words, or a part of the exchange before a deal: neither changes what may be asked for.
const fn leaves_offers(entered: &Entered) -> bool {
    matches!(entered, Entered::Said { .. } | Entered::Wrote { .. } | Entered::Pledged(_) | Entered::Shown(_))
}

/// Views and events are made of texts, numbers and lists: they can always be written.
fn written<T: Serialize>(value: &T) -> Written {
    Written::of(value).unwrap_or_default()
}
