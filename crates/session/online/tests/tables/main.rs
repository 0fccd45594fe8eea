//! Whole matches at tables online, by people who do anything at all and by bots; what is saved of them is the same
//! table.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod frozen;
mod offered;

use std::collections::BTreeMap;

use fair_shuffle::{Nonce, Proof, Secret};
use online::{Broken, Due, DueWhat, Game, Moment, OnlineTable, ParticipantId, Refusal};
use online_wire::{Opening, Options, Pace, Phrase, Request, TableCommand, TableUpdate};
use players::Level;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde_json::{Value, json};
use table::{DealSource, Recall, Seed};

use offered::Offered;

/// A table with its keeper, and a clock that only goes on when something happens.
struct Room<G: Game> {
    table: OnlineTable<G>,
    /// The same table, which another keeper reads from the lines.
    other: OnlineTable<G>,
    lines: Vec<String>,
    now: Moment,
    dice: ChaCha8Rng,
    nonces: BTreeMap<(u32, u32), Nonce>,
    requests: u32,
    offered: Offered,
}

fn opening(game: &str, preset: &str, options: Options) -> Opening {
    let rules = json!({ "preset": preset }).as_object().unwrap().clone();
    Opening { game: game.to_owned(), rules, options: Options { level: Level::Beginner, ..options } }
}

impl<G: Game> Room<G> {
    fn new(game: &str, preset: &str, options: Options, seed: u64) -> Self {
        let table =
            OnlineTable::open("friday".to_owned(), opening(game, preset, options), Seed([3; 32])).unwrap();
        let dice = ChaCha8Rng::seed_from_u64(seed);
        Self {
            other: table.clone(),
            table,
            lines: Vec::new(),
            now: Moment(1_000_000),
            dice,
            nonces: BTreeMap::new(),
            requests: 0,
            offered: Offered::default(),
        }
    }

    fn below(&mut self, n: usize) -> usize {
        self.dice.next_u32() as usize % n
    }

    fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.dice.fill_bytes(&mut bytes);
        bytes
    }

    /// Adds an entry, and looks whether what everybody is told fits what there is.
    fn add(&mut self, entry: online::Entry<G>) {
        let line = entry.to_line().unwrap();
        let saved = self.other.apply_line(&line).unwrap();
        self.lines.push(line);
        let applied = self.table.apply(entry);
        let mut alike = None;
        for participant in (0..self.table.next_participant().0).map(ParticipantId) {
            let (told, there) = (
                self.table.update(&applied, participant, Recall::Table),
                self.table.welcome(participant, Recall::Table).now,
            );
            assert_eq!(told.seq, there.seq);
            assert_eq!((&told.player_state, told.position), (&there.player_state, there.position));
            assert!(told.view.is_none() || told.view == there.view);
            if self.table.is_told_as_others(&applied, participant) {
                let other = alike.get_or_insert_with(|| told.clone());
                assert_eq!(&told, other, "all who only look on are told the same");
            }
            assert!(told.participants.is_none() || told.participants == there.participants);
            // Names lie beside the log.
            let of = |told: &TableUpdate| {
                let what = (told.by, told.entered.clone(), told.late, told.events.clone());
                (what, told.view.clone(), told.offers.clone(), told.participants.is_some())
            };
            assert_eq!(of(&self.other.update(&saved, participant, Recall::Table)), of(&told));
            self.may_is_true(participant, &there);
            self.offered.told(&self.table, participant, &told);
        }
    }

    /// What somebody is told that they may do, they may: if they ask for it now, it is taken. And what they may do with
    /// cards they are told.
    fn may_is_true(&self, participant: ParticipantId, now: &TableUpdate) {
        let Some(may) = now.player_state.as_ref().map(|at| at.may) else { return };
        let taken = |command: TableCommand| {
            let request = Request { id: "may".to_owned(), at: Some(now.position), command };
            self.table.propose(self.now, participant, &request).is_ok()
        };
        assert!(!may.undo || taken(TableCommand::Undo {}), "{now:?}");
        assert!(!may.claim_rest || taken(TableCommand::ClaimRest {}), "{now:?}");
        let view: Value = now.view.as_ref().map(|view| view.read().unwrap()).unwrap_or_default();
        let choices: Vec<String> = serde_json::from_value(view["choices"].clone()).unwrap_or_default();
        let whole = choices.iter().filter(|choice| !choice.ends_with('…'));
        let any = whole.clone().any(|choice| taken(TableCommand::Act(choice.clone())));
        assert!(!any || may.act || may.claim, "{now:?}");
        assert!(!(may.act || may.claim) || any || choices.len() > whole.count(), "{now:?}");
    }

    fn come(&mut self) -> ParticipantId {
        let participant = self.table.next_participant();
        self.add(self.table.arrival(self.now));
        participant
    }

    fn ask(&mut self, by: ParticipantId, command: TableCommand) -> Result<(), Refusal<G::Refusal>> {
        self.requests += 1;
        if self.requests.is_multiple_of(8) {
            offered::is_what_is_taken(&self.table, by);
        }
        let at = Some(self.table.position());
        let request = Request { id: self.requests.to_string(), at, command };
        let entry = self.table.propose(self.now, by, &request)?;
        self.add(entry);
        Ok(())
    }

    /// Lets everything happen that falls due before a moment.
    fn follow(&mut self) -> Option<Due> {
        let due = self.table.due()?;
        assert!(due.at >= self.table.last_moment() || due.what != DueWhat::Commit);
        self.now = self.now.max(due.at);
        let found = self.table.work(&due).map(online::Work::think);
        let secret = Secret(self.bytes());
        let entry = self.table.follow(self.now, &due, found.as_ref(), Some(secret)).unwrap();
        self.add(entry);
        Some(due)
    }

    /// Everybody commits to a nonce and shows it, as clients do by themselves.
    fn exchange(&mut self, participant: ParticipantId) {
        let dealing = self.table.participants().dealing;
        let key = (participant.0, dealing.next);
        if dealing.commitment.is_none() && !dealing.commitments_made.contains(&participant) {
            let nonce = Nonce(self.bytes());
            let commitment = nonce.commit("friday", dealing.next, participant.0);
            self.nonces.insert(key, nonce);
            let _ = self.ask(participant, TableCommand::Commit { deal: dealing.next, commitment });
        } else if dealing.people.iter().any(|part| part.person == participant.0 && part.nonce.is_none()) {
            let nonce = self.nonces[&key];
            let wrong = TableCommand::Show { deal: dealing.next, nonce: Nonce([0; 32]) };
            assert_eq!(self.ask(participant, wrong), Err(Refusal::NotCommitted));
            self.ask(participant, TableCommand::Show { deal: dealing.next, nonce }).unwrap();
        }
    }

    /// What somebody may do with cards, at random.
    fn act(&mut self, participant: ParticipantId) -> bool {
        let welcome = self.table.welcome(participant, Recall::Table);
        let Some(view) = welcome.now.view else { return false };
        let view: Value = view.read().unwrap();
        let choices: Vec<String> = serde_json::from_value(view["choices"].clone()).unwrap_or_default();
        if choices.is_empty() {
            return false;
        }
        let passes = choices
            .iter()
            .find(|choice| *choice == "pass")
            .filter(|_| !self.dice.next_u32().is_multiple_of(4));
        let text = match passes {
            Some(pass) => pass.clone(),
            None => choices[self.below(choices.len())].clone(),
        };
        if text.ends_with('…') {
            // A discard: the last cards of the hand.
            let size = view["kitty_size"].as_u64().unwrap() as usize;
            let seat = welcome.now.player_state.unwrap().me().unwrap();
            let hand: Vec<String> =
                serde_json::from_value(view["seats"][seat.index()]["hand"].clone()).unwrap();
            let text = format!("discard {}", hand[hand.len() - size..].join(" "));
            return self.ask(participant, TableCommand::Act(text)).is_ok();
        }
        self.ask(participant, TableCommand::Act(text)).is_ok()
    }

    /// Anything that somebody could want.
    fn anything(&mut self) -> TableCommand {
        let people = self.table.next_participant().0 as usize;
        let other = ParticipantId(self.below(people) as u32);
        match self.below(18) {
            0 => TableCommand::Sit { place: None },
            1 => TableCommand::Sit { place: Some(self.below(7)) },
            2 => TableCommand::Stand {},
            3 => TableCommand::Leave {},
            4 => TableCommand::Return {},
            5 => TableCommand::Lock { locked: self.below(3) == 0 },
            6 => TableCommand::Pause { paused: self.below(4) == 0 },
            7 => TableCommand::Level { place: self.below(7), level: Level::Casual },
            8 => TableCommand::Give { place: self.below(7), participant: other },
            9 => TableCommand::Host { participant: other },
            10 => TableCommand::Wait {},
            11 => TableCommand::Undo {},
            12 => TableCommand::ClaimRest {},
            13 => TableCommand::Answer { yes: self.below(4) > 0 },
            14 => TableCommand::Say(Phrase::ALL[self.below(16)]),
            15 => TableCommand::Decline {},
            16 => TableCommand::Act("7H".to_owned()),
            _ => TableCommand::Start {},
        }
    }

    /// The table as it is read from what was saved.
    fn read_again(&self) -> OnlineTable<G> {
        let header = online::Header::read(&serde_json::to_string(&self.table.header()).unwrap()).unwrap();
        let mut again = OnlineTable::of_header(header).unwrap();
        for line in &self.lines {
            again.apply_line(line).unwrap_or_else(|error| panic!("{error}\n{line}"));
        }
        again
    }

    fn is_read_as_saved(&self) {
        let again = self.read_again();
        assert_eq!(again.next_seq(), self.table.next_seq());
        for participant in (0..self.table.next_participant().0).map(ParticipantId) {
            // Names lie beside the log.
            let mut there = again.welcome(participant, Recall::Table);
            let mut here = self.table.welcome(participant, Recall::Table);
            for welcome in [&mut here, &mut there] {
                if let Some(player_state) = &mut welcome.now.player_state {
                    player_state.people.names.clear();
                }
                let participants = welcome.now.participants.as_mut().unwrap();
                participants.participants.iter_mut().for_each(|participant| participant.name.clear());
                participants.places.iter_mut().for_each(|place| place.name.clear());
            }
            assert_eq!(there, here);
        }
        assert_eq!(again.due(), self.table.due());
        let games = |table: &OnlineTable<G>| -> Vec<_> {
            table.records().into_iter().map(|record| (record.rules, record.hands)).collect()
        };
        assert_eq!(games(&again), games(&self.table));
    }

    /// All deals that are over follow from what was published before them.
    fn deals_are_proved(&self) -> usize {
        let records = self.table.records();
        for hand in records.iter().flat_map(|record| &record.hands) {
            let proof: Proof = serde_json::from_value(hand.proof.clone().unwrap().into()).unwrap();
            let DealSource::Seed { seed, .. } = hand.deal else { panic!("{:?}", hand.deal) };
            assert_eq!(proof.check(seed), Ok(()));
        }
        records.iter().map(|record| record.hands.len()).sum()
    }
}

/// People who want anything at all, and now and then are not there.
fn anything_happens<G: Game>(game: &str, preset: &str, options: Options, seed: u64) {
    let mut room = Room::<G>::new(game, preset, options, seed);
    for number in 0..3 {
        let participant = room.come();
        room.table.rename(participant, ["Mae", "Ned", "Ivy"][number]);
        room.ask(participant, TableCommand::Sit { place: None }).unwrap();
    }
    room.ask(ParticipantId(0), TableCommand::Start {}).unwrap();
    for step in 0..900 {
        room.now = room.now.after(37);
        let people = room.table.next_participant().0 as usize;
        let participant = ParticipantId(room.below(people) as u32);
        match room.below(40) {
            0 if people < 6 => drop(room.come()),
            1..3 => {
                let here = room.below(3) > 0;
                let entry = room.table.presence(room.now, participant, here);
                entry.into_iter().for_each(|entry| room.add(entry));
            }
            3..6 => {
                let command = room.anything();
                let _ = room.ask(participant, command);
            }
            6..10 => drop(room.ask(participant, TableCommand::Ready { cut: Some(9) })),
            10..16 => room.exchange(participant),
            16..28 => drop(room.act(participant)),
            _ => drop(room.follow()),
        }
        if step % 150 == 0 {
            room.is_read_as_saved();
        }
    }
    room.is_read_as_saved();
    room.deals_are_proved();
}

#[test]
fn whatever_people_do_what_is_kept_is_the_same_table() {
    for seed in 0..4 {
        let quick = Options { pace: Pace::Clock { seconds: 20, reserve: 60 }, ..Options::default() };
        anything_happens::<five_hundred::Rules>("five-hundred", "australian-4", Options::default(), seed);
        anything_happens::<five_hundred::Rules>("five-hundred", "american-3", quick.clone(), seed);
        let shared = Options { people: Some(5), cut: true, ..Options::default() };
        anything_happens::<five_hundred::Rules>("five-hundred", "quebec-4", shared, seed);
        anything_happens::<rummy_500::Rules>("rummy-500", "rummy-500", quick.clone(), seed);
        anything_happens::<testkit::high_card::Rules>("high-card", "high-card", quick, seed);
    }
}

/// Two people and two bots, who do nothing but play.
fn two_play<G: Game>(preset: &str, seed: u64) -> Room<G> {
    let mut room = Room::new(G::NAME, preset, Options::default(), seed);
    for _ in 0..2 {
        let participant = room.come();
        room.ask(participant, TableCommand::Sit { place: None }).unwrap();
    }
    room.ask(ParticipantId(0), TableCommand::Start {}).unwrap();
    room
}

#[test]
fn a_line_of_a_later_version_is_told_by_its_number() {
    let room = two_play::<five_hundred::Rules>("australian-4", 3);
    let header = serde_json::to_string(&room.table.header()).unwrap();
    assert!(online::Header::read(&header).is_ok());
    let later = |line: &str| line.replacen('{', "{\"v\":2,\"weather\":\"fine\",", 1);
    let damaged = |line: &str| line.replacen('{', "{\"weather\":\"fine\",", 1);
    assert!(matches!(online::Header::read(&later(&header)), Err(Broken::NeedsVersion(_))));
    assert!(matches!(online::Header::read(&damaged(&header)), Err(Broken::Header(_))));
    let mut again =
        OnlineTable::<five_hundred::Rules>::of_header(online::Header::read(&header).unwrap()).unwrap();
    let line = &room.lines[0];
    assert!(matches!(again.apply_line(&later(line)), Err(Broken::NeedsVersion(_))));
    assert!(matches!(again.apply_line(&damaged(line)), Err(Broken::Entry { seq: 0, .. })));
    // What was refused has changed nothing.
    again.apply_line(line).unwrap();
}

/// Plays a match to its end.
fn played<G: Game>(preset: &str, seed: u64) -> Room<G> {
    let mut room = two_play(preset, seed);
    let people = [ParticipantId(0), ParticipantId(1)];
    for _ in 0..6_000 {
        if room.table.is_over() {
            break;
        }
        let acted = people.iter().any(|&participant| room.act(participant));
        if !acted {
            people.iter().for_each(|&participant| room.exchange(participant));
            people
                .iter()
                .for_each(|&participant| drop(room.ask(participant, TableCommand::Ready { cut: None })));
            people.iter().for_each(|&participant| room.exchange(participant));
            room.follow();
        }
    }
    room
}

#[test]
fn a_match_is_played_to_its_end_and_every_deal_is_proved() {
    // NOT-REC-13
    let rooms = [0, 1, 2, 3].map(|seed| played::<five_hundred::Rules>("australian-4", seed));
    assert!(rooms.iter().map(Room::deals_are_proved).sum::<usize>() > 8);
    let third = played::<testkit::high_card::Rules>("high-card", 1);
    assert!(third.table.is_over() && third.deals_are_proved() > 1);
    third.is_read_as_saved();
    for room in rooms {
        assert!(room.table.is_over());
        room.is_read_as_saved();
        for hand in &room.table.records()[0].hands[1..] {
            let proof: Proof = serde_json::from_value(hand.proof.clone().unwrap().into()).unwrap();
            assert_eq!(proof.people.iter().filter(|part| part.nonce.is_some()).count(), 2);
        }
    }
}

#[test]
fn a_secret_is_in_no_message_before_its_hand_is_over() {
    let mut room = two_play::<five_hundred::Rules>("australian-4", 5);
    let mut told = String::new();
    while room.table.records().is_empty() {
        [0, 1].into_iter().for_each(|participant| {
            told += &serde_json::to_string(&room.table.welcome(ParticipantId(participant), Recall::Table))
                .unwrap();
        });
        if !(room.act(ParticipantId(0)) || room.act(ParticipantId(1))) {
            room.follow();
        }
    }
    let record = room.table.records().remove(0);
    let proof: Proof = serde_json::from_value(record.hands[0].proof.clone().unwrap().into()).unwrap();
    assert!(told.contains(&proof.commitment.to_string()));
    assert!(!told.contains(&proof.secret.to_string()));
    assert!(!told.contains(&proof.seed().unwrap().to_string()));
    assert!(!told.contains(&Seed([3; 32]).to_string()), "the chance of bots");
}
