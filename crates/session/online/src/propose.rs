//! What becomes of that which somebody wants: an entry, or a refusal.

use card_match::MatchGame;
use fair_shuffle::{Commitment, Nonce};
use online_wire::{
    Chat, DAYS_OFF, DAYS_OFF_IN_ALL, Moment, Pace, ParticipantId, Phrase, Request, TableCommand, text_to_say,
};
use table::{Command, Position, Refused, Seat};

use crate::{DueWhat, Entry, OnlineTable, Refusal, Social, What, given::Given, times};

/// In how long somebody may say two things, in milliseconds.
const TWO_PHRASES: u64 = 60_000;

type Result<T, G> = std::result::Result<T, Refusal<<G as table::Game>::Refusal>>;

impl<G: MatchGame> OnlineTable<G> {
    /// Judges a request of somebody at the table: the entry that it would be. Nothing changes.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn propose(&self, now: Moment, by: ParticipantId, request: &Request) -> Result<Entry<G>, G> {
        let what = self.judge(now, by, request)?;
        let text = match &request.command {
            TableCommand::Write(text) => Some(text_to_say(text).ok_or(Refusal::NoText)?),
            _ => None,
        };
        Ok(Entry { text, ..self.entry(now, Some(by), Some(request.id.clone()), what) })
    }

    /// The entry of somebody who comes for the first time: [`next_visitor`](Self::next_participant).
    pub fn arrival(&self, now: Moment) -> Entry<G> {
        let participant = self.next_participant();
        self.entry(now, Some(participant), None, What::Social(Social::Came(participant)))
    }

    /// The entry of somebody who is there from now on, or not any more; nothing if that is known.
    pub fn presence(&self, now: Moment, participant: ParticipantId, here: bool) -> Option<Entry<G>> {
        self.may_come_back(participant).then_some(())?;
        let what = match (here, self.is_here(participant)) {
            (true, false) => Social::Back(participant),
            (false, true) => Social::Away(participant),
            _ => return None,
        };
        Some(self.entry(now, None, None, What::Social(what)))
    }

    pub(crate) fn judge(&self, now: Moment, by: ParticipantId, request: &Request) -> Result<What<G>, G> {
        if !self.may_come_back(by) {
            return Err(Refusal::Nobody);
        }
        if self.ended {
            return Err(Refusal::Ended);
        }
        let social = match &request.command {
            TableCommand::Act(text) => return self.act(by, request.at, text),
            TableCommand::Sit { place } => self.sit(by, *place)?,
            TableCommand::Stand {} => self.stands_up(by)?,
            TableCommand::Leave {} => Social::Left(by),
            TableCommand::Return {} => self.come_back(by)?,
            TableCommand::Start {} => self.start(by)?,
            TableCommand::Lock { locked } => self.hosts(by).map(|()| Social::Locked(*locked))?,
            TableCommand::Pause { paused } => self.pauses(by, *paused)?,
            TableCommand::Level { place, level } => {
                self.hosts(by)?;
                let place = self.known(*place)?;
                Social::Level { place, level: *level }
            }
            TableCommand::Remove { participant } => {
                self.decides(by)?;
                self.other(by, *participant).map(Social::Removed)?
            }
            TableCommand::Replace { place } => self.replaces(now, by, *place)?,
            TableCommand::Give { place, participant } => self.gives(by, *place, *participant)?,
            TableCommand::Host { participant } => self.makes_host(by, *participant)?,
            TableCommand::Wait {} => self.waits(by)?,
            TableCommand::Nudge {} => self.nudges(now, by)?,
            TableCommand::MoreTime {} => self.needs_time(by)?,
            TableCommand::DaysOff { days } => self.takes_days_off(now, by, *days)?,
            TableCommand::DrawSeats {} => self.draws(by)?,
            TableCommand::Swap { place } => self.asks_swap(by, *place)?,
            TableCommand::End {} => self.decides(by).map(|()| Social::Ended)?,
            TableCommand::Ready { cut } => self.is_ready(by, *cut)?,
            TableCommand::Decline {} if G::acts_stand() => self.declines(by)?,
            TableCommand::Decline {} => self.claims(by).map(|_| Social::Decline(by))?,
            TableCommand::ClaimRest {} => self.claim_rest(by)?,
            TableCommand::Undo {} => self.undo(by)?,
            TableCommand::Answer { yes } => self.answer(by, *yes)?,
            TableCommand::Say(phrase) => self.say(now, by, *phrase)?,
            TableCommand::Write(_) => self.write(now, by)?,
            TableCommand::Commit { deal, commitment } => self.make_commitment(by, *deal, *commitment)?,
            TableCommand::Show { deal, nonce } => self.show(by, *deal, *nonce)?,
            // Whoever keeps the table answers it: there is nothing to be saved.
            TableCommand::Ping {} => return Err(Refusal::NotNow),
        };
        Ok(What::Social(social))
    }

    fn hosts(&self, by: ParticipantId) -> Result<(), G> {
        if self.roster.host == Some(by) { Ok(()) } else { Err(Refusal::NotHost) }
    }

    /// The host, unless they only stand in for one who is away: those do nothing that can’t be taken back.
    fn decides(&self, by: ParticipantId) -> Result<(), G> {
        self.hosts(by)?;
        if self.roster.former_host.is_some() { Err(Refusal::StandsIn) } else { Ok(()) }
    }

    /// A place is given to another device of whoever had it: so never to the host themselves, and in a hand, whose
    /// cards it shows, only by a host who does not stand in.
    fn gives(&self, by: ParticipantId, place: usize, participant: ParticipantId) -> Result<Social, G> {
        self.hosts(by)?;
        if !self.is_here(participant) {
            return Err(Refusal::Nobody);
        }
        let place = self.known(place)?;
        let seating = &self.roster.places[place];
        let others = seating.next.or(seating.participant).is_some_and(|owner| owner != participant);
        if others && !self.roster.is_free(seating) {
            if self.in_hand() {
                self.decides(by)?;
            }
            if participant == by {
                return Err(Refusal::Taken);
            }
        }
        Ok(Social::Sat { participant, place })
    }

    /// The host makes somebody host who has a place. Whoever stands in can only give the role back, and whoever had it
    /// may take it back.
    fn makes_host(&self, by: ParticipantId, participant: ParticipantId) -> Result<Social, G> {
        let former = self.roster.former_host;
        if former.is_some_and(|former| former == by && former == participant) {
            return Ok(Social::Host(participant));
        }
        let participant = self.other(by, participant)?;
        if former.is_some_and(|former| former != participant) {
            return Err(Refusal::StandsIn);
        }
        if former.is_none() {
            self.seated(participant)?;
        }
        Ok(Social::Host(participant))
    }

    /// Somebody who came, about whom the host decides, and not the host.
    fn other(&self, by: ParticipantId, participant: ParticipantId) -> Result<ParticipantId, G> {
        self.hosts(by)?;
        let known = self.roster.get(participant).is_some_and(|roster_entry| !roster_entry.removed);
        if known && participant != by { Ok(participant) } else { Err(Refusal::Nobody) }
    }

    fn known(&self, place: usize) -> Result<usize, G> {
        if place < self.roster.places.len() { Ok(place) } else { Err(Refusal::NoSuchPlace) }
    }

    fn seated(&self, by: ParticipantId) -> Result<usize, G> {
        self.roster.place_of(by).ok_or(Refusal::NotSeated)
    }

    fn goes_on(&self) -> Result<(), G> {
        if self.paused.is_some() { Err(Refusal::Paused) } else { Ok(()) }
    }

    fn sit(&self, by: ParticipantId, place: Option<usize>) -> Result<Social, G> {
        if self.locked && self.roster.host != Some(by) {
            return Err(Refusal::Locked);
        }
        let place = match place {
            None if self.roster.place_of(by).is_some() => return Err(Refusal::NotNow),
            None => self.best_free().ok_or(Refusal::Full)?,
            Some(place) => self.known(place)?,
        };
        if !self.roster.is_free(&self.roster.places[place]) {
            return Err(Refusal::Taken);
        }
        Ok(Social::Sat { participant: by, place })
    }

    /// The best free place: with somebody who has no partner yet, so that a participant plays with the person who
    /// invited them; else the first.
    fn best_free(&self) -> Option<usize> {
        let places = &self.roster.places;
        let is_free = |place: &usize| self.roster.is_free(&places[*place]);
        let rules = self.game.rules();
        let sides = if places.len() == rules.seats() { rules.sides() } else { Vec::new() };
        let joins = |place: &usize| {
            let side = sides.iter().find(|side| side.contains(Seat(*place as u8)));
            side.is_some_and(|side| side.iter().any(|seat| !is_free(&seat.index())))
        };
        let free = || (0..places.len()).filter(is_free);
        free().find(joins).or_else(|| free().next())
    }

    fn come_back(&self, by: ParticipantId) -> Result<Social, G> {
        let replaced = self.roster.place_of(by).is_some_and(|place| self.roster.places[place].bot);
        if replaced || !self.is_here(by) { Ok(Social::Back(by)) } else { Err(Refusal::NotNow) }
    }

    /// At a table whose deals others play too everybody keeps their place.
    fn stands_up(&self, by: ParticipantId) -> Result<Social, G> {
        self.seated(by)?;
        if self.given.is_some() { Err(Refusal::NotNow) } else { Ok(Social::Stood(by)) }
    }

    fn start(&self, by: ParticipantId) -> Result<Social, G> {
        self.hosts(by)?;
        if self.started { Err(Refusal::NotNow) } else { Ok(Social::Started) }
    }

    fn pauses(&self, by: ParticipantId, paused: bool) -> Result<Social, G> {
        self.hosts(by)?;
        let begun = self.started || !paused;
        if self.paused.is_some() == paused || !begun {
            Err(Refusal::NotNow)
        } else {
            Ok(Social::Paused(paused))
        }
    }

    fn waits(&self, by: ParticipantId) -> Result<Social, G> {
        self.seated(by)?;
        match self.due().map(|due| due.what) {
            Some(DueWhat::Replace(_)) => Ok(Social::Waited),
            _ if self.paused.is_none() && self.may_hold(by) => Ok(Social::Held(by)),
            _ => Err(Refusal::NotNow),
        }
    }

    fn nudges(&self, now: Moment, by: ParticipantId) -> Result<Social, G> {
        self.goes_on()?;
        self.seated(by)?;
        let long = now >= self.turn_since.after(times::NUDGE) && !self.nudged;
        self.thinks(by).filter(|_| long).map(Social::Nudged).ok_or(Refusal::NotNow)
    }

    /// The place at which somebody else is to play who is there.
    fn thinks(&self, by: ParticipantId) -> Option<usize> {
        let seat = self.cards().turn().filter(|_| self.in_hand() && !self.window_is_open())?;
        let participant =
            self.player_at(seat).filter(|&participant| participant != by && self.is_here(participant))?;
        self.roster.place_of(participant)
    }

    /// Where there is no clock the host decides when somebody has thought for too long.
    fn replaces(&self, now: Moment, by: ParticipantId, place: usize) -> Result<Social, G> {
        self.hosts(by)?;
        self.goes_on()?;
        let place = self.known(place)?;
        let long = self.opening.options.pace == Pace::None && now >= self.turn_since.after(times::SILENT);
        let thinks = self.thinks(by).filter(|&thinks| long && thinks == place);
        thinks.map(Social::Replaced).ok_or(Refusal::NotNow)
    }

    fn needs_time(&self, by: ParticipantId) -> Result<Social, G> {
        self.seated(by)?;
        if self.patient { Err(Refusal::NotNow) } else { Ok(Social::MoreTime) }
    }

    fn takes_days_off(&self, now: Moment, by: ParticipantId, days: u32) -> Result<Social, G> {
        self.seated(by)?;
        if !matches!(self.opening.options.pace, Pace::Correspondence { .. }) {
            return Err(Refusal::NotNow);
        }
        if days > DAYS_OFF {
            return Err(Refusal::TooLong);
        }
        let (now, until) = (now.max(self.last), now.max(self.last).after(u64::from(days) * times::DAY));
        let all = self.roster.get(by).map_or(0, |roster_entry| roster_entry.off_with(now, until));
        if days > 0 && all > u64::from(DAYS_OFF_IN_ALL) * times::DAY {
            return Err(Refusal::NoDaysLeft);
        }
        Ok(Social::DaysOff { participant: by, until })
    }

    fn draws(&self, by: ParticipantId) -> Result<Social, G> {
        self.decides(by)?;
        if self.started { Err(Refusal::NotNow) } else { Ok(Social::SeatsDrawn) }
    }

    fn asks_swap(&self, by: ParticipantId, place: usize) -> Result<Social, G> {
        self.seated(by)?;
        self.may_ask()?;
        let with = self.roster.places[self.known(place)?].participant.ok_or(Refusal::Nobody)?;
        if self.started || self.given.is_some() || with == by || !self.is_here(with) {
            return Err(Refusal::NotNow);
        }
        Ok(Social::AskedSwap { participant: by, with })
    }

    fn is_ready(&self, by: ParticipantId, cut: Option<usize>) -> Result<Social, G> {
        self.seated(by)?;
        let already = self.ready.iter().any(|ready| ready.participant == by);
        let done = self.given.as_ref().is_some_and(Given::has_done);
        if self.in_hand() || !self.started || already || done || self.dealing.exchange().is_some() {
            return Err(Refusal::NotNow);
        }
        Ok(Social::Ready { participant: by, cut })
    }

    /// The seat of somebody who plays themselves, while a hand is played.
    pub(crate) fn plays(&self, by: ParticipantId) -> Result<Seat, G> {
        self.goes_on()?;
        self.seated(by)?;
        if !self.roster.plays(by) {
            return Err(Refusal::BotPlays);
        }
        if !self.in_hand() {
            return Err(Refusal::NotNow);
        }
        self.seat(by).ok_or(Refusal::NotSeated)
    }

    fn act(&self, by: ParticipantId, at: Option<Position>, text: &str) -> Result<What<G>, G> {
        let seat = self.plays(by)?;
        let now = self.position();
        let read = self.cards().read_action(text);
        let holds = |action: &G::Action| G::acts_stand() && self.holds(at, seat, *action);
        if at != Some(now) && !read.as_ref().is_ok_and(holds) {
            return Err(Refusal::Conflict { now });
        }
        let action = read.map_err(|error| Refusal::NoAction(table::quoted(&error.to_string())))?;
        if G::acts_stand() {
            return self.act_openly(by, seat, action);
        }
        if self.window_is_open() {
            self.claims(by)?;
            self.cards().check(seat, action).map_err(Refusal::Unlawful)?;
            return Ok(What::Called(by, action));
        }
        let person = self.person(by);
        match self.game.propose(person, Command::Act { at: self.game.log().position(), seat, action }) {
            Ok(entry) => Ok(What::Played(vec![entry])),
            Err(_) if !self.cards().to_act().contains(seat) => Err(Refusal::NotYourTurn),
            Err(Refused::Unlawful(why)) => Err(Refusal::Unlawful(why)),
            Err(_) => Err(Refusal::NotNow),
        }
    }

    /// Somebody who may claim in the window that is open, and has not answered.
    pub(crate) fn claims(&self, by: ParticipantId) -> Result<Seat, G> {
        let seat = self.plays(by)?;
        if !self.window_is_open() || self.window.answered.contains(&by) {
            return Err(Refusal::NotNow);
        }
        if self.cards().claimants().any(|claimant| claimant == seat) {
            Ok(seat)
        } else {
            Err(Refusal::WindowOpen)
        }
    }

    fn may_ask(&self) -> Result<(), G> {
        if self.vote.is_some() { Err(Refusal::OneVote) } else { Ok(()) }
    }

    pub(crate) fn claim_rest(&self, by: ParticipantId) -> Result<Social, G> {
        let seat = self.asks_rest(by)?;
        let may = self.person(by).is_some_and(|person| self.game.at(person).may_claim_rest());
        if may { Ok(Social::AskedRest { participant: by, seat }) } else { Err(Refusal::NotNow) }
    }

    /// The seat of somebody who could claim the rest, as far as it is not a question of cards.
    pub(crate) fn asks_rest(&self, by: ParticipantId) -> Result<Seat, G> {
        let seat = self.plays(by)?;
        self.may_ask()?;
        if self.window_is_open() { Err(Refusal::NotNow) } else { Ok(seat) }
    }

    pub(crate) fn undo(&self, by: ParticipantId) -> Result<Social, G> {
        self.goes_on()?;
        self.seated(by)?;
        self.may_ask()?;
        if self.given.is_some() {
            return Err(Refusal::NotNow);
        }
        let to = self.person(by).and_then(|person| self.game.last_decision(person));
        to.map(|to| Social::AskedUndo { participant: by, to }).ok_or(Refusal::NotNow)
    }

    fn answer(&self, by: ParticipantId, yes: bool) -> Result<Social, G> {
        let asked = self.vote.as_ref().is_some_and(|ask| ask.asked.contains(&by));
        if asked { Ok(Social::Answered { participant: by, yes }) } else { Err(Refusal::NothingAsked) }
    }

    fn say(&self, now: Moment, by: ParticipantId, phrase: Phrase) -> Result<Social, G> {
        if phrase.only_between_hands() && self.in_hand() {
            return Err(Refusal::NotNow);
        }
        let before = self.roster.get(by).map_or(Moment::default(), |roster_entry| roster_entry.said[0]);
        if before != Moment::default() && now < before.after(TWO_PHRASES) {
            return Err(Refusal::TooMany);
        }
        Ok(Social::Said { participant: by, phrase })
    }

    fn write(&self, now: Moment, by: ParticipantId) -> Result<Social, G> {
        match self.opening.options.chat {
            Chat::Phrases => return Err(Refusal::PhrasesOnly),
            Chat::BetweenHands if self.in_hand() => return Err(Refusal::BetweenHands),
            Chat::BetweenHands | Chat::Always => {}
        }
        let before = self.roster.get(by).map_or(Moment::default(), |roster_entry| roster_entry.wrote[0]);
        if before != Moment::default() && now < before.after(times::TEXTS_IN) {
            return Err(Refusal::TooMany);
        }
        Ok(Social::Wrote(by))
    }

    fn make_commitment(&self, by: ParticipantId, deal: u32, commitment: Commitment) -> Result<Social, G> {
        self.seated(by)?;
        if self.given.is_some() || deal != self.dealing.number() || self.dealing.exchange().is_some() {
            return Err(Refusal::NotNow);
        }
        Ok(Social::CommitmentMade { participant: by, commitment })
    }

    fn show(&self, by: ParticipantId, deal: u32, nonce: Nonce) -> Result<Social, G> {
        let exchange = self.dealing.exchange().filter(|exchange| exchange.deal.number == deal);
        let exchange = exchange.ok_or(Refusal::NotNow)?;
        let shown = exchange.people.iter().find(|part| part.person == by.0 && part.nonce.is_none());
        let commitment = shown.ok_or(Refusal::NotNow)?.commitment;
        if nonce.commit(&self.name, deal, by.0) != commitment {
            return Err(Refusal::NotCommitted);
        }
        Ok(Social::Shown { participant: by, nonce })
    }
}
