//! An open table with its keeper, people who do anything at all, and a clock that only goes on when something happens.
#![allow(dead_code, reason = "each file of tests needs a part of it")]

use fair_shuffle::Secret;
use online::{Due, Entry, Moment, OnlineTable, OpenRules, ParticipantId, Refusal, Work};
use online_wire::{Entered, Opening, Options, Participants, Request, TableCommand};
use players::Level;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde_json::{Map, Value};
use table::{Game, Position, Recall, Seat, Seed};

pub(crate) struct OpenRoom {
    pub(crate) table: OnlineTable<OpenRules>,
    pub(crate) lines: Vec<String>,
    pub(crate) now: Moment,
    /// When the play of a hand was over.
    pub(crate) settled_since: Moment,
    /// The participants, as a client has them that overwrites what it had.
    known: Option<Participants>,
    last: Option<Entered>,
    people: usize,
    dice: ChaCha8Rng,
    requests: u32,
}

pub(crate) fn act(text: &str) -> TableCommand {
    TableCommand::Act(text.to_owned())
}

impl OpenRoom {
    /// A table at which so many people sit at the first places; the first hand is dealt. Another looks on.
    pub(crate) fn dealt(preset: &str, axes: &[(&str, &str)], people: usize, options: Options) -> Self {
        Self::dealt_by(preset, axes, people, options, 1)
    }

    pub(crate) fn dealt_by(
        preset: &str,
        axes: &[(&str, &str)],
        people: usize,
        options: Options,
        seed: u8,
    ) -> Self {
        let mut rules = Map::new();
        for (axis, value) in [("preset", preset), ("laws", "open")].iter().chain(axes) {
            rules.insert((*axis).to_owned(), (*value).into());
        }
        let options = Options { level: Level::Beginner, ..options };
        let opening = Opening { game: OpenRules::NAME.to_owned(), rules, options };
        let table = OnlineTable::open("friday".to_owned(), opening, Seed([seed; 32])).unwrap();
        let mut room = Self {
            table,
            lines: Vec::new(),
            now: Moment(1_000_000),
            settled_since: Moment(0),
            known: None,
            last: None,
            people,
            dice: ChaCha8Rng::seed_from_u64(u64::from(seed)),
            requests: 0,
        };
        for _ in 0..=people {
            let arrival = room.table.arrival(room.now);
            room.add(arrival);
        }
        for place in 0..people {
            room.ask(ParticipantId(place as u32), TableCommand::Sit { place: Some(place) }).unwrap();
        }
        room.ask(ParticipantId(0), TableCommand::Start {}).unwrap();
        while room.table.position().0 < 2 {
            room.follow();
        }
        room
    }

    /// Adds an entry, and looks whether what everybody is told fits what there is.
    pub(crate) fn add(&mut self, entry: Entry<OpenRules>) {
        self.lines.push(entry.to_line().unwrap());
        let was_settling = self.phase() == "settle";
        let applied = self.table.apply(entry);
        self.last = Some(applied.entered().clone());
        if !was_settling && self.phase() == "settle" {
            self.settled_since = self.now;
        }
        let mut alike = None;
        for participant in (0..self.table.next_participant().0).map(ParticipantId) {
            let told = self.table.update(&applied, participant, Recall::Table);
            let there = self.table.welcome(participant, Recall::Table).now;
            assert_eq!((&told.player_state, told.position), (&there.player_state, there.position));
            assert!(told.view.is_none() || told.view == there.view);
            if self.table.is_told_as_others(&applied, participant) {
                let other = alike.get_or_insert_with(|| told.clone());
                assert_eq!(&told, other, "all who only look on are told the same");
            }
            self.known = told.participants.or_else(|| self.known.take());
            assert_eq!(self.known, there.participants, "{:?}", self.last);
        }
    }

    pub(crate) fn ask(
        &mut self,
        by: ParticipantId,
        command: TableCommand,
    ) -> Result<(), Refusal<<OpenRules as Game>::Refusal>> {
        self.ask_at(by, Some(self.table.position()), command)
    }

    pub(crate) fn ask_at(
        &mut self,
        by: ParticipantId,
        at: Option<Position>,
        command: TableCommand,
    ) -> Result<(), Refusal<<OpenRules as Game>::Refusal>> {
        self.requests += 1;
        let request = Request { id: self.requests.to_string(), at, command };
        let entry = self.table.propose(self.now, by, &request)?;
        self.add(entry);
        Ok(())
    }

    /// Lets the next thing happen that falls due.
    pub(crate) fn follow(&mut self) -> Option<Due> {
        let due = self.table.due()?;
        self.now = self.now.max(due.at);
        let found = self.table.work(&due).map(Work::think);
        let mut secret = Secret([0; 32]);
        self.dice.fill_bytes(&mut secret.0);
        let entry = self.table.follow(self.now, &due, found.as_ref(), Some(secret)).unwrap();
        self.add(entry);
        Some(due)
    }

    /// The same table, made from what was saved.
    pub(crate) fn again(&self) -> OnlineTable<OpenRules> {
        let header = serde_json::to_value(self.table.header()).unwrap();
        let mut again = OnlineTable::of_header(serde_json::from_value(header).unwrap()).unwrap();
        for line in &self.lines {
            again.apply_line(line).unwrap();
        }
        again
    }

    pub(crate) fn participants(&self) -> Vec<ParticipantId> {
        (0..self.people as u32).map(ParticipantId).collect()
    }

    pub(crate) fn last_entered(&self) -> Entered {
        self.last.clone().unwrap()
    }

    /// The last act of the log, with its seat.
    pub(crate) fn last_act(&self) -> String {
        let line: Value = serde_json::from_str(self.lines.last().unwrap()).unwrap();
        line["played"][0]["act"].as_str().unwrap().to_owned()
    }

    pub(crate) fn view(&self, participant: ParticipantId) -> Value {
        self.table.welcome(participant, Recall::Table).now.view.unwrap_or_default().read().unwrap()
    }

    pub(crate) fn laws(&self, participant: ParticipantId) -> Value {
        self.view(participant)["laws"].clone()
    }

    pub(crate) fn phase(&self) -> String {
        self.view(ParticipantId(self.people as u32))["phase"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn may_claim(&self, participant: ParticipantId) -> bool {
        self.table.welcome(participant, Recall::Table).now.player_state.unwrap().may.claim
    }

    pub(crate) fn seat(&self, participant: ParticipantId) -> Seat {
        self.table.welcome(participant, Recall::Table).now.player_state.unwrap().me().unwrap()
    }

    fn at_seat(&self, seat: Seat) -> Option<ParticipantId> {
        self.participants().into_iter().find(|&participant| self.seat(participant) == seat)
    }

    pub(crate) fn is_in_turn(&self, participant: ParticipantId) -> bool {
        self.view(participant)["to_act"][0] == self.seat(participant).0
    }

    /// The person in turn.
    pub(crate) fn in_turn(&self) -> ParticipantId {
        self.participants().into_iter().find(|&participant| self.is_in_turn(participant)).unwrap()
    }

    pub(crate) fn after(&self, participant: ParticipantId) -> ParticipantId {
        self.at_seat(self.seat(participant).after(1, 4)).unwrap()
    }

    pub(crate) fn across(&self, participant: ParticipantId) -> ParticipantId {
        self.at_seat(self.seat(participant).after(2, 4)).unwrap()
    }

    pub(crate) fn after_turn(&self) -> ParticipantId {
        self.after(self.in_turn())
    }

    pub(crate) fn hand(&self, participant: ParticipantId) -> Vec<String> {
        let hand = self.view(participant)["game"]["seats"][self.seat(participant).index()]["hand"].clone();
        serde_json::from_value(hand).unwrap()
    }

    /// The first lawful act of somebody in turn; a discard as it comes.
    pub(crate) fn lawful_text(&self, participant: ParticipantId) -> String {
        let view = self.view(participant);
        let legal: Vec<String> = serde_json::from_value(view["legal"].clone()).unwrap();
        let line = legal.iter().find(|line| line.ends_with("pass")).or(legal.last()).unwrap();
        let text = line.split_once(' ').unwrap().1;
        if text.ends_with('…') {
            let count = view["game"]["kitty_size"].as_u64().unwrap() as usize;
            return format!("discard {}", self.hand(participant)[..count].join(" "));
        }
        text.to_owned()
    }

    pub(crate) fn lawful(&mut self, participant: ParticipantId) {
        let text = self.lawful_text(participant);
        self.ask(participant, act(&text)).unwrap();
    }

    /// Lets nobody object.
    pub(crate) fn let_all_go(&mut self) {
        for participant in self.participants() {
            if self.may_claim(participant) {
                self.ask(participant, TableCommand::Decline {}).unwrap();
            }
        }
    }

    /// Lets everybody keep the rules: the first person who may bids six hearts.
    fn step(&mut self) {
        self.let_all_go();
        let person = self.participants().into_iter().find(|&participant| self.is_in_turn(participant));
        let due = self.table.due();
        if due.is_some_and(|due| due.at <= self.now) || person.is_none() {
            self.follow().unwrap();
            return;
        }
        let person = person.unwrap();
        let bid =
            self.view(person)["legal"].as_array().unwrap().iter().any(|line| {
                line.as_str().is_some_and(|line| line.ends_with(" 6H")) && self.phase() == "auction"
            });
        if bid {
            self.ask(person, act("6H")).unwrap();
        } else {
            self.lawful(person);
        }
    }

    pub(crate) fn play_to_the_first_lead(&mut self) {
        while self.phase() != "play" {
            self.step();
        }
        self.let_all_go();
        while self.table.due().is_some_and(|due| due.at <= self.now)
            && self.phase() == "play"
            && self.no_card_lies()
        {
            if !self.participants().iter().any(|&participant| self.is_in_turn(participant)) {
                break;
            }
            self.follow();
        }
    }

    fn no_card_lies(&self) -> bool {
        self.view(ParticipantId(0))["game"]["trick"]["plays"].as_array().is_none_or(Vec::is_empty)
    }

    /// Plays until a trick is finished.
    pub(crate) fn finish_trick(&mut self) {
        let tricks = |room: &Self| room.view(ParticipantId(0))["game"]["tricks_played"].clone();
        let before = tricks(self);
        while tricks(self) == before {
            self.step();
        }
    }

    pub(crate) fn play_to_settling(&mut self) {
        while self.phase() == "play" {
            self.step();
        }
        assert_eq!(self.phase(), "settle");
    }

    /// Plays lawfully until one of the defenders can revoke, and does; then on until the trick after is finished. The
    /// revoker and the trick.
    pub(crate) fn play_with_one_revoke(&mut self) -> Option<(ParticipantId, u64)> {
        loop {
            self.let_all_go();
            while self.table.due().is_some_and(|due| due.at <= self.now) {
                self.follow();
            }
            if self.phase() != "play" {
                return None;
            }
            let person = self.in_turn();
            let view = self.view(person);
            let contractor = view["game"]["contract"]["seat"].as_u64().unwrap();
            let defends = (u64::from(self.seat(person).0) + contractor) % 2 == 1;
            let choices: Vec<String> = serde_json::from_value(view["game"]["choices"].clone()).unwrap();
            let wrong = self.hand(person).into_iter().find(|card| !choices.contains(card) && card != "X");
            let trick = view["game"]["tricks_played"].as_u64().unwrap() + 1;
            match wrong.filter(|_| defends && !self.no_card_lies() && trick < 8) {
                Some(card) => {
                    self.ask(person, act(&card)).unwrap();
                    self.finish_trick();
                    self.finish_trick();
                    return Some((person, trick));
                }
                None => self.lawful(person),
            }
        }
    }

    fn below(&mut self, n: usize) -> usize {
        self.dice.next_u32() as usize % n.max(1)
    }

    /// Something happens: what falls due, or what somebody does at random. Whether it was against the rules, or a
    /// claim.
    pub(crate) fn goes_on(&mut self) -> bool {
        if self.below(3) == 0 && self.follow().is_some() {
            return false;
        }
        let place = self.below(self.people);
        let participant = self.participants()[place];
        match self.below(8) {
            0 => drop(self.ask(participant, TableCommand::Wait {})),
            1 => drop(self.ask(participant, TableCommand::Decline {})),
            2 => drop(self.ask(participant, TableCommand::Ready { cut: None })),
            3 => return self.anything(participant),
            _ => {
                let view = self.view(participant);
                let legal: Vec<String> = serde_json::from_value(view["legal"].clone()).unwrap_or_default();
                if !legal.is_empty() {
                    let line = legal[self.below(legal.len())].clone();
                    let text = line.split_once(' ').unwrap().1.to_owned();
                    let text = match &*text {
                        "enter …" => format!("enter {} 40", self.seat(participant)),
                        "discard …" => self.lawful_text(participant),
                        _ => text,
                    };
                    drop(self.ask(participant, act(&text)));
                }
            }
        }
        false
    }

    /// Something that may be against the rules, or a claim that may be false.
    pub(crate) fn anything(&mut self, participant: ParticipantId) -> bool {
        let (other, trick) = (self.below(4), 1 + self.below(9));
        let view = self.view(participant);
        let place = view["game"]["viewer"]["seat"].as_u64().unwrap_or_default() as usize;
        let hand = view["game"]["seats"][place]["hand"].clone();
        let hand: Vec<String> = serde_json::from_value(hand).unwrap_or_default();
        let card = hand.get(self.below(hand.len())).cloned().unwrap_or_default();
        let text = match self.below(12) {
            0..=2 => card,
            3 => format!("drop {card}"),
            4 => format!("announce {card}"),
            5 => format!("show {card}"),
            6 => "peek widow".to_owned(),
            7 => "claim retract".to_owned(),
            8 => format!("claim exposed {other}"),
            9 => format!("claim look {other}"),
            10 => format!("claim revoke {other} {trick}"),
            _ => ["claim hand", "correct", "8H", "peek trick 1"][self.below(4)].to_owned(),
        };
        self.ask(participant, act(&text)).is_ok()
    }
}
