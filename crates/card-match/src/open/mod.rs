//! A match at an open table \[LAW-OPEN\]: one person and bots, who may break the rules and claim.
//!
//! The [`Room`] is the authority, and the record of what was done is the log: the match is read back by replaying it.

mod bot;
mod bots;
mod errors;
mod kept;
mod noticing;
mod rules;
mod standpoint;
#[cfg(test)]
mod tests;

use five_hundred::Rules;
use open_table::{Act, Heard, Refusal, Room};
use players::{Level, five_hundred::Conventions};
use table::{Game, HandRecord, RECORD_FORMAT, Record, Seat, Viewer};

use crate::{MatchSetup, Member, Places, SetupError, Who, seeds::MatchSeed};

use self::kept::Entry;
pub use self::rules::{OpenEvent, OpenPhase, OpenRefusal, OpenRules};

/// A match at an open table.
#[derive(Clone, Debug)]
pub struct OpenMatch {
    start: Start,
    room: Room,
    record: Record,
    /// All that was dealt and done, game after game.
    log: Vec<Entry>,
    /// Which game of the match it is, from 0.
    game: u32,
}

/// What a match begins with.
#[derive(Clone, Debug)]
struct Start {
    rules: Rules,
    members: Vec<Member>,
    me: Seat,
    seed: MatchSeed,
    conventions: Conventions,
    /// How often a bot errs, in percent of what is done.
    errors: u8,
}

/// Something that has happened, as the person at the table learns it.
#[derive(Clone, PartialEq, Debug)]
pub struct Happened {
    /// The person who did or said it.
    pub seat: Seat,
    /// What.
    pub heard: Heard,
}

/// The next to be awaited at an open table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenTurn {
    /// The next hand is dealt.
    Deal,
    /// A bot acts or speaks, unless the person at the table says something first.
    Bot,
    /// The person at the table.
    Mine,
    /// The game is over.
    Over,
}

impl OpenMatch {
    /// Begins a match of one person with bots, who err in so many percent of what is done.
    ///
    /// # Errors
    /// It can't begin as it is asked for.
    pub fn new(rules: Rules, setup: &MatchSetup, errors: u8) -> Result<Self, SetupError> {
        setup.check_all(&rules)?;
        let humans = setup.people.iter().filter(|member| member.who == Who::Human).count();
        if humans != 1 || setup.cut || setup.people.len() != rules.seats() {
            return Err(SetupError::AloneAtOpenTable);
        }
        let seed = match setup.seed {
            Some(seed) => MatchSeed(seed),
            None => MatchSeed::fresh().ok_or(SetupError::NoRandomSeed)?,
        };
        let me = setup.seat.unwrap_or_default();
        let people: Vec<usize> = (0..rules.seats()).collect();
        let seated = Places::undrawn(&people, me).seated;
        let members: Vec<Member> = seated.into_iter().map(|person| setup.people[person].clone()).collect();
        let (conventions, errors) = (setup.conventions, errors.min(100));
        let start = Start { rules, members, me, seed, conventions, errors };
        Self::empty(start).ok_or(SetupError::NoPlaces)
    }

    /// A match in which nothing has been dealt.
    fn empty(start: Start) -> Option<Self> {
        let record = empty_record(&start.rules, &start.members);
        let room = Room::new(start.rules.clone(), None).ok()?;
        Some(Self { start, room, record, log: Vec::new(), game: 0 })
    }

    /// The rules of the table.
    pub fn rules(&self) -> &Rules {
        self.room.rules()
    }

    /// The person's seat.
    pub const fn me(&self) -> Seat {
        self.start.me
    }

    /// The names by seat.
    pub fn names(&self) -> Vec<String> {
        self.start.members.iter().map(|member| member.name.clone()).collect()
    }

    /// What calls say by agreement.
    pub const fn conventions(&self) -> Conventions {
        self.start.conventions
    }

    /// How often a bot errs, in percent of what is done.
    pub const fn errors(&self) -> u8 {
        self.start.errors
    }

    /// What the person at the table sees of the game, with what they could call or play if it were their turn.
    pub fn view_as_in_turn(&self) -> Option<five_hundred::View> {
        self.view().as_in_turn()
    }

    /// The game so far, as anyone can replay it; it holds what no player may know.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What the person at the table sees.
    pub fn view(&self) -> open_table::View {
        self.room.view(Viewer::Seat(self.me()))
    }

    /// The hands that count, as in a result \[NOT-RES-5\]: those before this one, and this one when its play is over.
    pub fn counted_hands(&self) -> Vec<serde_json::Value> {
        self.room.counted_hands()
    }

    /// Which game of the match it is, from 0.
    pub const fn game(&self) -> u32 {
        self.game
    }

    /// How well the bot at a seat plays.
    pub fn level_at(&self, seat: Seat) -> Option<Level> {
        self.bot(seat).map(|(_, level)| level.min(bot::STRONGEST))
    }

    /// Scores and winners.
    pub fn standing(&self) -> table::Standing {
        self.room.standing()
    }

    /// The next to be awaited.
    pub fn turn(&self) -> OpenTurn {
        if self.room.phase().is_none() {
            OpenTurn::Over
        } else if self.room.to_act().is_empty() {
            OpenTurn::Deal
        } else if self.step().is_some() {
            OpenTurn::Bot
        } else {
            OpenTurn::Mine
        }
    }

    /// Lets the next bot act or speak; nothing if none does.
    pub fn bot_acts(&mut self) -> Option<Happened> {
        let (seat, act) = self.step()?;
        self.perform(seat, act).ok()
    }

    /// Does what the person at the table does or says.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed.
    pub fn act(&mut self, act: Act) -> Result<Happened, Refusal> {
        self.perform(self.me(), act)
    }

    fn perform(&mut self, seat: Seat, act: Act) -> Result<Happened, Refusal> {
        let before = self.room.clone();
        self.room.act(seat, act)?;
        if let Some(hand) = self.record.hands.last_mut() {
            hand.actions.push(format!("{seat} {act}"));
        }
        self.log.push(Entry::Act(format!("{seat} {act}")));
        Ok(Happened { seat, heard: self.room.heard(&before, seat, act, Viewer::Seat(self.me())) })
    }

    /// The dealer of the next hand.
    pub fn dealer(&self) -> Seat {
        let by_chance = || self.start.seed.first_dealer(self.game, self.rules().seats());
        self.room.next_dealer().unwrap_or_else(by_chance)
    }

    /// Deals the next hand; false if it isn't the time.
    pub fn deal(&mut self) -> bool {
        let dealer = self.dealer();
        let deal = self.start.seed.deal(self.game, self.record.hands.len()).into();
        self.deal_hand(HandRecord { dealer, deal, faults: None, proof: None, actions: Vec::new() })
    }

    fn deal_hand(&mut self, hand: HandRecord) -> bool {
        let dealt = self.room.deal(hand.dealer, &hand.deal, hand.faults.as_deref()).is_ok();
        if dealt {
            self.log.push(Entry::Deal(hand.clone()));
            self.record.hands.push(hand);
        }
        dealt
    }

    /// Begins another game, when one is over.
    pub fn next_game(&mut self) {
        if self.turn() == OpenTurn::Over {
            self.begin_game(self.game + 1);
        }
    }

    fn begin_game(&mut self, number: u32) -> bool {
        let Ok(room) = Room::new(self.start.rules.clone(), None) else { return false };
        self.record = empty_record(room.rules(), &self.start.members);
        (self.room, self.game) = (room, number);
        self.log.push(Entry::Game(number));
        true
    }

    /// The finished hands of the game so far, as anyone can replay it.
    pub fn finished_record(&self) -> Record {
        let mut record = self.record.clone();
        if !matches!(self.room.phase(), None | Some("deal")) {
            record.hands.pop();
        }
        record
    }

    /// What has happened in this hand, as the person at the table has learnt it, each with what they saw after it.
    pub fn retell(&self) -> Vec<(Happened, open_table::View)> {
        let deal = self.log.iter().rposition(|entry| matches!(entry, Entry::Deal(_)));
        let Some(deal) = deal else { return Vec::new() };
        let Some(mut before) = Self::replayed(self.start.clone(), &self.log[..=deal]) else {
            return Vec::new();
        };
        let acts = self.record.hands.last().map_or(&[][..], |hand| &hand.actions);
        let told = acts.iter().filter_map(|line| {
            let (seat, act) = open_table::Act::read_line(line, self.rules().seats()).ok()?;
            let news = before.perform(seat, act).ok()?;
            Some((news, before.view()))
        });
        told.collect()
    }

    /// The bots by seat, from the left of a seat on, with their levels.
    fn bots_from(&self, seat: Seat) -> impl Iterator<Item = (Seat, Level)> {
        let seats = self.start.members.len();
        (1..=seats).map(move |steps| seat.after(steps, seats)).filter_map(|seat| self.bot(seat))
    }

    fn bot(&self, seat: Seat) -> Option<(Seat, Level)> {
        match self.start.members.get(seat.index())?.who {
            Who::Bot(level) => Some((seat, level)),
            Who::Human => None,
        }
    }

    /// How many acts the hand has had.
    fn acts(&self) -> usize {
        self.record.hands.last().map_or(0, |hand| hand.actions.len())
    }

    /// Whether an act would be accepted.
    fn accepts(&self, seat: Seat, act: Act) -> bool {
        self.room.clone().act(seat, act).is_ok()
    }
}

fn empty_record(rules: &Rules, members: &[Member]) -> Record {
    Record {
        format: RECORD_FORMAT.to_owned(),
        game: Rules::NAME.to_owned(),
        rules: rules.rules_json(),
        players: Some(members.iter().map(|member| member.name.clone()).collect()),
        scores: None,
        hands: Vec::new(),
    }
}
