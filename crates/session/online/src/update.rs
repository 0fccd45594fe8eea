//! What somebody at the table is told.

use card_match::{MatchGame, May, PlayerState};
use online_wire::{
    Clock, DAYS_OFF_IN_ALL, Dealing, Entered, Moment, PROTOCOL, Pace, ParticipantId, ParticipantInfo,
    Participants, Place, TableUpdate, Vote, VoteOn, Watching, Welcome,
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
    fn viewer(&self, participant: ParticipantId) -> Viewer {
        self.seat(participant).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Where and who somebody is, and what there is now.
    pub fn welcome(&self, participant: ParticipantId, recall: Recall) -> Welcome {
        let seen = self.seen(participant);
        let mut now = self.now(participant, seen.as_ref(), Entered::Opened, self.last);
        now.seq = Seq(self.next_seq.0.saturating_sub(1));
        self.show_cards(&mut now, participant, recall, seen.as_ref());
        now.participants = Some(self.participants_of(self.sight(participant)));
        now.offers = Some(self.offers(participant));
        Welcome {
            protocol: PROTOCOL.to_owned(),
            table: self.name.clone(),
            opening: self.opening.clone(),
            you: participant,
            key: None,
            personal: Some(self.personal(participant)),
            missed: None,
            now,
        }
    }

    /// What somebody is told of the entry that was just applied.
    pub fn update(&self, applied: &Applied<G>, participant: ParticipantId, recall: Recall) -> TableUpdate {
        let seen = self.seen(participant);
        let mut update = self.now(participant, seen.as_ref(), applied.entered.clone(), applied.at);
        update.seq = applied.seq;
        // Whoever needs more time is nobody’s business.
        update.late = applied.late;
        update.by = applied.by.filter(|_| applied.entered != Entered::MoreTime);
        let seats = self.game.rules().seats();
        let viewer = match (self.sight(participant), self.viewer(participant)) {
            (Sight::Nothing, _) => None,
            (Sight::Behind, _) => Some(seats + 1),
            (Sight::Now, Viewer::Seat(seat)) => Some(seat.index()),
            (Sight::Now, _) => Some(seats),
        };
        let events = viewer.and_then(|viewer| applied.events.get(viewer)).into_iter().flatten();
        update.events = events.map(written::<Event<G::Event>>).collect();
        let shows = matches!(applied.entered, Entered::Played | Entered::Ended);
        if shows || is_about_seat(&applied.entered, participant) {
            self.show_cards(&mut update, participant, recall, seen.as_ref());
        }
        if applied.beside {
            update.participants = Some(self.participants_of(self.sight(participant)));
        }
        update.offers = (!leaves_offers(&applied.entered)).then(|| self.offers(participant));
        update
    }

    /// Whether somebody is told of an entry what everybody is told who only looks on: they have no place, now or with
    /// the next deal, it is not about them having one, and they have never been the host.
    pub fn is_told_as_others(&self, applied: &Applied<G>, participant: ParticipantId) -> bool {
        let hosts = [self.roster.host, self.roster.former_host].contains(&Some(participant));
        let sits = self.roster.place_of(participant).is_some() || self.has_next_place(participant);
        !sits && !hosts && !is_about_seat(&applied.entered, participant)
    }

    /// The same for somebody who comes back later, and is told then how things stand.
    pub fn update_of_the_past(&self, applied: &Applied<G>, participant: ParticipantId) -> TableUpdate {
        let told = self.update(applied, participant, Recall::Table);
        TableUpdate { view: None, memory: None, player_state: None, participants: None, offers: None, ..told }
    }

    fn now(
        &self,
        participant: ParticipantId,
        seen: Option<&G::View>,
        entered: Entered,
        at: Moment,
    ) -> TableUpdate {
        TableUpdate {
            seq: self.next_seq,
            at,
            by: None,
            entered,
            late: None,
            average: self.given.as_ref().and_then(Given::taken),
            days_left: self.days_left(participant),
            events: Vec::new(),
            position: self.position(),
            view: None,
            memory: None,
            player_state: self.player_state(participant, seen),
            participants: None,
            offers: None,
        }
    }

    /// What somebody may see of the cards: whoever has a place those that are played, and others what is wanted here.
    fn sight(&self, participant: ParticipantId) -> Sight {
        if self.roster.place_of(participant).is_some() { Sight::Now } else { self.sight_of_others() }
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
    fn seen(&self, participant: ParticipantId) -> Option<G::View> {
        let sees = self.has_game() && self.sight(participant) == Sight::Now;
        sees.then(|| self.cards().view(self.viewer(participant), Recall::Table))
    }

    /// Adds what somebody sees of the cards, and what an adviser of theirs needs, where the host allows hints and
    /// they are to act.
    fn show_cards(
        &self,
        update: &mut TableUpdate,
        participant: ParticipantId,
        recall: Recall,
        seen: Option<&G::View>,
    ) {
        let remembered = || written(&self.cards().view(self.viewer(participant), Recall::Perfect));
        update.view = match (seen, recall) {
            (Some(view), Recall::Table) => Some(written(view)),
            (Some(_), Recall::Perfect) => Some(remembered()),
            (None, _) if !self.has_game() || self.sight(participant) == Sight::Nothing => None,
            (None, _) => self.behind.as_ref().map(|behind| written(&behind.view(recall))),
        };
        let acts = update.player_state.as_ref().is_some_and(|player_state| player_state.may.act);
        let wanted = self.opening.options.hints && recall == Recall::Table && acts && seen.is_some();
        update.memory = wanted.then(remembered);
    }

    /// Where the match stands for somebody who sees this.
    fn player_state(&self, participant: ParticipantId, seen: Option<&G::View>) -> Option<PlayerState> {
        let Some(view) = seen else {
            let is_behind = self.has_game() && self.sight(participant) == Sight::Behind;
            return self.behind.as_deref().filter(|_| is_behind).map(Behind::player_state);
        };
        let person = self.person(participant).filter(|_| self.seat(participant).is_some());
        let mut player_state = self.game.at(person.unwrap_or(ONLOOKER)).player_state_for(view);
        let draws = !player_state.begun || player_state.won.is_empty();
        self.as_given(&mut player_state);
        player_state.draw = self.draw.clone().filter(|_| draws);
        player_state.may.claim |= self.may_decline(participant);
        if !self.roster.plays(participant) || self.ended {
            player_state.may = May { review: player_state.may.review, ..May::default() };
        }
        self.may_now(participant, &mut player_state.may);
        Some(player_state)
    }

    /// What somebody may do is what would be taken if they asked for it now.
    fn may_now(&self, participant: ParticipantId, may: &mut May) {
        may.undo &= self.undo(participant).is_ok();
        may.claim_rest &= self.asks_rest(participant).is_ok();
        let plays = self.plays(participant).is_ok();
        may.act &= plays;
        may.claim &= plays;
        if self.stops_for_claims() {
            // Others are asked before whoever is in turn goes on.
            let claims = self.claims(participant).is_ok();
            (may.act, may.claim) = (may.act && claims, may.claim && claims);
        }
    }

    /// How many days off somebody may still take in this game, where people take hours for a move.
    pub(crate) fn days_left(&self, participant: ParticipantId) -> Option<u32> {
        let slow = matches!(self.opening.options.pace, Pace::Correspondence { .. });
        let used = self
            .roster
            .get(participant)
            .filter(|roster_entry| slow && roster_entry.place.is_some())?
            .off_with(self.last, Moment::default());
        Some(DAYS_OFF_IN_ALL.saturating_sub(used.div_ceil(times::DAY) as u32))
    }

    /// Everybody at the table, as anybody is told of them.
    pub fn participants(&self) -> Participants {
        self.participants_of(self.sight_of_others())
    }

    /// The same for somebody who sees so much of the cards: those that are shown with a claim are cards of this hand.
    fn participants_of(&self, sight: Sight) -> Participants {
        let participants =
            (0..).map(ParticipantId).zip(&self.roster.all).map(|(participant, roster_entry)| {
                ParticipantInfo {
                    name: self.name_of(participant),
                    here: roster_entry.here,
                    left: roster_entry.left,
                    place: roster_entry.place,
                    off_until: Some(roster_entry.off_until).filter(|&until| until > self.last),
                }
            });
        let places = self.roster.places.iter().enumerate().map(|(number, place)| Place {
            participant: place.participant,
            bot: place.bot,
            level: place.level,
            name: self.place_name(number),
            next: place.next,
        });
        let exchange = self.dealing.exchange();
        Participants {
            participants: participants.collect(),
            places: places.collect(),
            host: self.roster.host,
            former_host: self.roster.former_host,
            locked: self.locked,
            paused: self.paused.is_some(),
            started: self.started,
            more_time: self.patient,
            ended: self.ended,
            ready: self.ready.iter().map(|ready| ready.participant).collect(),
            vote: self.vote.as_ref().map(|ask| self.vote(ask, sight)),
            dealing: Dealing {
                next: self.dealing.number(),
                commitments_made: self.dealing.commitments_made().collect(),
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
                let left = reserve.saturating_sub(self.roster.places[place].used);
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
fn is_about_seat(entered: &Entered, participant: ParticipantId) -> bool {
    let (Entered::Sat { participant: other, .. } | Entered::Stood(other) | Entered::Back(other)) = entered
    else {
        return false;
    };
    *other == participant
}

/// Whether an entry is only words, or a part of the exchange before a deal: neither changes what may be asked for.
const fn leaves_offers(entered: &Entered) -> bool {
    matches!(
        entered,
        Entered::Said { .. } | Entered::Wrote { .. } | Entered::CommitmentMade(_) | Entered::Shown(_)
    )
}

/// Views and events are made of texts, numbers and lists: they can always be written.
fn written<T: Serialize>(value: &T) -> Written {
    Written::of(value).unwrap_or_default()
}
