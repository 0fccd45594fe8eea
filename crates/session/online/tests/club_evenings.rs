//! Evenings from the check-in to the standings, on the authorities of clubs and tables alone: everybody gets the same
//! cards, and nobody learns anything of a deal before the last table has done with it.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;

use fair_shuffle::{Nonce, Proof, Secret};
use five_hundred::Rules;
use online::club::{Club, DueWhat, Outside, Refusal, Shape, TableKeys, times};
use online::{OnlineTable, Order};
use online_wire::{
    Average, Chat, Moment, Opening, Options, Outcome, ParticipantId, Watching,
    club::{ClubCommand, ClubRequest, Evening, Fill, Movement, Notice, PastEvening},
};
use players::Level;
use serde_json::json;
use table::{Recall, Seed};

/// A club, its keeper, and the tables of the round that is played.
struct House {
    club: Club,
    lines: Vec<String>,
    now: Moment,
    requests: u32,
    drawn: u8,
    tables: Vec<OnlineTable<Rules>>,
}

fn evening(deals: u32, per_round: u32, movement: Movement, fill: Fill) -> Evening {
    let rules = json!({ "preset": "australian-4" }).as_object().unwrap().clone();
    // What a plan allows and an evening does not is left out.
    let options = Options { level: Level::Beginner, hints: true, chat: Chat::Always, ..Options::default() };
    let opening = Opening { game: "five-hundred".to_owned(), rules, options };
    Evening { opening, at: Moment(10_000_000), deals, per_round, movement, fill }
}

fn shape(opening: &Opening) -> Option<Shape> {
    online::read_rules::<Rules>(&opening.rules).ok().map(|_| Shape { seats: 4, partners: true })
}

impl House {
    fn new(members: u32) -> Self {
        let club = Club::found("wattle".to_owned(), "Wattle Street", "ticket".to_owned());
        let mut house =
            Self { club, lines: Vec::new(), now: Moment(1_000), requests: 0, drawn: 0, tables: Vec::new() };
        for member in 0..members {
            house.add(house.club.arrival(house.now, ParticipantId(member)));
        }
        house
    }

    fn add(&mut self, entry: online::club::Entry) {
        self.lines.push(entry.to_line().unwrap());
        self.club.apply(entry);
    }

    fn ask(&mut self, by: u32, command: ClubCommand) -> Result<(), Refusal> {
        self.requests += 1;
        let request = ClubRequest { id: self.requests.to_string(), command };
        let outside = Outside { wall: self.now, ticket: "fresh", shape: &shape };
        let entry = self.club.propose(self.now, ParticipantId(by), &request, outside)?;
        self.add(entry);
        Ok(())
    }

    /// Somebody checks in and commits to a nonce.
    fn check_in(&mut self, member: u32, partner: Option<u32>) {
        self.ask(member, ClubCommand::CheckIn { partner: partner.map(ParticipantId) }).unwrap();
        let view = self.club.update(ParticipantId(member)).club.evening.unwrap();
        let nonce = Nonce([member as u8; 32]);
        let commitments = (0..view.plan.deals).map(|deal| nonce.commit(&view.name, deal, member)).collect();
        self.ask(member, ClubCommand::Commit { commitments }).unwrap();
    }

    fn bytes(&mut self) -> [u8; 32] {
        self.drawn += 1;
        [self.drawn; 32]
    }

    /// Lets what falls due next in the club happen.
    fn follow(&mut self) -> DueWhat {
        let due = self.club.due().unwrap();
        self.now = self.now.max(due.at);
        let (secrets, tables) = match due.what {
            DueWhat::Commit(count) => (count, 0),
            DueWhat::Round(count) => (0, count),
            DueWhat::TimeUp | DueWhat::End => (0, 0),
        };
        let secrets = (0..secrets).map(|_| Secret(self.bytes())).collect();
        let keys = |house: &mut Self| {
            let bytes = house.bytes();
            TableKeys::new(format!("code-{}", bytes[0]), format!("table-{}", bytes[0]), Seed(bytes))
        };
        let keys = (0..tables).map(|_| keys(self)).collect();
        let entry = self.club.due_entry(self.now, &due, secrets, keys).unwrap();
        self.add(entry);
        if matches!(due.what, DueWhat::Round(_)) {
            self.open_tables();
        }
        due.what
    }

    fn open_tables(&mut self) {
        let open = |table: online::club::TableOpening| {
            let (name, key) = (table.keys.name, table.keys.key.0);
            let mut opened = OnlineTable::open_given(name, table.opening, key, table.deals).unwrap();
            let places: Vec<usize> = table.people.iter().map(|&(place, _)| place).collect();
            opened.reserved(table.at, &places).into_iter().for_each(|entry| drop(opened.apply(entry)));
            opened
        };
        self.tables = self.club.tables().into_iter().map(open).collect();
    }

    /// Lets bots play at a table for everybody until it has done with so many deals.
    fn play(&mut self, table: usize, deals: usize) {
        let playing = &mut self.tables[table];
        for place in 0..4 {
            if let Some(entry) = playing.ordered(self.now, Order::Replace(place)) {
                playing.apply(entry);
            }
        }
        while playing.report().unwrap().outcomes.len() < deals {
            let due = playing.due().unwrap();
            let found = playing.work(&due).map(online::Work::think);
            let entry = playing.follow(self.now.max(due.at), &due, found.as_ref(), None).unwrap();
            playing.apply(entry);
        }
        self.hear(table);
    }

    /// The club hears of a table, and tells all tables what they are to do.
    fn hear(&mut self, table: usize) {
        let outcomes = self.tables[table].report().unwrap().outcomes;
        while let Some(entry) = self.club.hear(self.now, table as u32, &outcomes) {
            self.add(entry);
        }
        self.order();
    }

    fn order(&mut self) {
        for (table, orders) in self.tables.iter_mut().zip(self.club.orders()) {
            let why = if orders.time_up { Average::Time } else { Average::Director };
            let wanted =
                [Order::Average(orders.over, why), Order::Open(orders.open), Order::Pause(orders.paused)];
            for order in wanted.into_iter().chain(orders.replaced.into_iter().map(Order::Replace)) {
                if let Some(entry) = table.ordered(self.now, order) {
                    table.apply(entry);
                }
            }
        }
    }

    fn view(&self, member: u32) -> online_wire::club::EveningView {
        self.club.update(ParticipantId(member)).club.evening.unwrap()
    }

    /// Everybody is there and has shown their nonce, and the first round has begun.
    fn begin(members: u32, plan: Evening) -> Self {
        let mut house = Self::new(members);
        house.ask(0, ClubCommand::Plan(Box::new(plan))).unwrap();
        house.ask(0, ClubCommand::OpenCheckIn {}).unwrap();
        (0..members).for_each(|member| house.check_in(member, None));
        house.ask(0, ClubCommand::Start {}).unwrap();
        assert!(matches!(house.follow(), DueWhat::Commit(_)));
        for member in 0..members {
            let show = ClubCommand::Show { nonce: Nonce([member as u8; 32]) };
            house.ask(member, show).unwrap();
        }
        assert!(matches!(house.follow(), DueWhat::Round(_)));
        house
    }
}

/// Whether the first at a table may say that they are ready.
fn ready(table: &OnlineTable<Rules>, now: Moment) -> Result<(), &'static str> {
    let command = online_wire::TableCommand::Ready { cut: None };
    let request = online_wire::Request { id: "ready".to_owned(), at: None, command };
    table.propose(now, ParticipantId(0), &request).map(drop).map_err(|refusal| refusal.code())
}

/// What somebody who knows every code of the evening could find out of a deal’s cards and results, beside their own
/// table.
fn found_out(house: &House, member: u32, own: usize) -> String {
    let mut seen = serde_json::to_string(&house.club.update(ParticipantId(member))).unwrap();
    let number = house.view(member).number;
    seen += &serde_json::to_string(&house.club.results(number)).unwrap();
    for (_, table) in house.tables.iter().enumerate().filter(|&(at, _)| at != own) {
        seen += &serde_json::to_string(&table.records()).unwrap();
        // Whoever has no seat there sees nothing of the cards.
        let stranger = table.welcome(table.next_participant(), Recall::Perfect);
        assert_eq!((stranger.now.view, stranger.now.player_state), (None, None));
    }
    seen
}

#[test]
fn every_table_gets_the_same_cards_from_what_everybody_added() {
    let mut house = House::begin(8, evening(4, 2, Movement::Everyone, Fill::Bots));
    assert_eq!(house.tables.len(), 2);
    let mut dealt = Vec::new();
    for round in 0..2_u32 {
        (0..2).for_each(|table| house.play(table, 2));
        let games: Vec<Vec<table::Record>> = house.tables.iter().map(OnlineTable::records).collect();
        for (deal, (one, other)) in games[0].iter().zip(&games[1]).enumerate() {
            let (one, other) = (&one.hands[0], &other.hands[0]);
            assert_eq!((&one.deal, one.dealer, &one.proof), (&other.deal, other.dealer, &other.proof));
            let number = 2 * round + deal as u32;
            assert_eq!(one.dealer.index(), number as usize % 4);
            let proof: Proof = serde_json::from_value(one.proof.clone().unwrap().into()).unwrap();
            assert_eq!((proof.deal.number, proof.people.len()), (number, 8));
            assert_eq!(proof.left_out().count(), 0);
            let table::DealSource::Seed { seed, cut: None } = one.deal else { panic!("dealt otherwise") };
            assert_eq!(proof.check(seed), Ok(()));
            dealt.push(seed.to_string());
        }
        // In the break everybody knows where they sit next, and with whom.
        let told: Vec<_> = (0..8).map(|member| house.view(member).round.unwrap().next.unwrap()).collect();
        assert!(told.iter().all(|next| next.last == (round == 1)));
        house.follow();
        for (next, member) in told.iter().zip(0..).filter(|(next, _)| !next.last) {
            let now = house.view(member).round.unwrap();
            assert_eq!((now.number, now.table, now.partner), (1, next.table, next.partner));
            assert!(now.table.is_some() && now.partner.is_some());
        }
    }
    assert_eq!(dealt.iter().collect::<BTreeSet<_>>().len(), 4, "no deal comes twice");
    assert_eq!(ready(&house.tables[0], house.now), Err("not_now"), "there is no deal left to be ready for");
    // The evening is over: each of eight has played four deals, and what some are above the average others are below.
    let club = house.club.update(ParticipantId(0)).club;
    assert_eq!((club.evening.is_none(), club.evenings, club.season.len()), (true, 1, 8));
    assert_eq!(club.past, [PastEvening { number: 1, nth: 1, at: Moment(10_000_000) }]);
    assert!(club.season.iter().all(|standing| standing.deals == 4));
    assert_eq!(club.season.iter().map(|standing| standing.hundredths).sum::<i64>(), 0);
    // Its lines give the same club again.
    let header = online::club::Header::read(&house.club.header().to_text().unwrap()).unwrap();
    let mut again = Club::of_header(header);
    house.lines.iter().for_each(|line| drop(again.apply_line(line).unwrap()));
    assert_eq!(again.update(ParticipantId(3)), house.club.update(ParticipantId(3)));
    assert_eq!(again.results(1), house.club.results(1));
}

#[test]
fn nobody_learns_anything_of_a_deal_before_the_last_table_has_done_with_it() {
    let mut house = House::begin(12, evening(2, 2, Movement::Nobody, Fill::Bots));
    let member = 0;
    let own = house.view(member).round.unwrap().table.unwrap() as usize;
    let others: Vec<usize> = (0..3).filter(|&table| table != own).collect();
    let before = found_out(&house, member, own);
    // One table plays everything, another one deal.
    house.play(others[0], 2);
    let after = found_out(&house, member, own);
    let (open, awaited) = (house.view(member).open, house.view(member).awaited);
    assert_eq!((open, awaited), (0, 2), "two more tables must finish");
    assert_eq!(
        after.replace(&format!("\"seq\":{}", house.lines.len() - 1), ""),
        before
            .replace(&format!("\"seq\":{}", house.lines.len() - 3), "")
            .replace("\"awaited\":3", "\"awaited\":2")
            .replace("\"playing\":3", "\"playing\":2"),
        "but how many have finished, nothing is told"
    );
    house.play(others[1], 1);
    assert!(house.tables.iter().all(|table| table.records().is_empty()));
    house.play(own, 1);
    assert_eq!((house.view(member).open, house.view(member).awaited), (1, 2));
    let records: Vec<usize> = house.tables.iter().map(|table| table.records().len()).collect();
    assert_eq!(records, [1, 1, 1], "of the other deal nothing is seen, though a table has played it");
    let results = house.club.results(house.view(member).number).unwrap();
    assert_eq!((results.deals.len(), results.deals[0].tables.len()), (1, 3));
    // The secret of a deal says nothing of the next one.
    let proof: Proof =
        serde_json::from_value(house.tables[own].records()[0].hands[0].proof.clone().unwrap().into())
            .unwrap();
    let next = proof.secret.commit(&proof.deal.table, 1);
    assert_ne!(next, house.view(member).commitments[1]);
    house.play(own, 2);
    house.play(others[1], 2);
    assert!(house.tables.iter().all(|table| table.records().len() == 2));
}

#[test]
fn an_unfinished_hand_is_average_when_the_time_is_up() {
    let mut house = House::begin(8, evening(2, 2, Movement::Nobody, Fill::Bots));
    house.play(0, 2);
    house.play(1, 1);
    // The second deal lies on the table, a few cards played.
    for _ in 0..12 {
        let table = &mut house.tables[1];
        let due = table.due().unwrap();
        let found = table.work(&due).map(online::Work::think);
        let entry = table.follow(house.now.max(due.at), &due, found.as_ref(), None).unwrap();
        table.apply(entry);
    }
    assert!(house.tables[1].report().unwrap().plays);
    let until = house.view(0).round.unwrap().until;
    assert_eq!(until, house.club.tables()[0].at.after(2 * times::DEAL));
    assert_eq!(house.ask(0, ClubCommand::MoreTime {}), Ok(()));
    let late = until.after(times::MORE + times::OVERTIME);
    assert_eq!(house.club.due().map(|due| (due.at, due.what)), Some((late, DueWhat::TimeUp)));
    house.follow();
    house.order();
    let report = house.tables[1].report().unwrap();
    assert_eq!((report.outcomes.len(), &report.outcomes[1], report.plays), (2, &Outcome::Average, false));
    assert_eq!(house.tables[1].due(), None);
    // Those at the table are told why, and nobody is asked for another hand.
    let told = house.tables[1].welcome(ParticipantId(0), Recall::Table).now;
    assert_eq!(told.average, Some(Average::Time));
    assert_eq!(ready(&house.tables[1], house.now), Err("not_now"));
    assert_eq!(house.tables[1].records().len(), 1, "a hand that was taken away is in no record");
    let results = house.club.results(house.view(0).number).unwrap();
    assert!(results.deals[1].tables.iter().all(|table| table.hundredths == [0; 4]));
}

#[test]
fn a_table_that_a_director_gives_an_average_goes_on_with_the_next_deal() {
    let mut house = House::begin(8, evening(3, 3, Movement::Nobody, Fill::Bots));
    house.play(0, 1);
    let due = house.tables[1].due().unwrap();
    let entry = house.tables[1].follow(house.now, &due, None, None).unwrap();
    house.tables[1].apply(entry);
    let position = house.tables[1].position();
    assert_eq!(house.ask(1, ClubCommand::Average { table: 1 }), Err(Refusal::NotDirector));
    house.ask(0, ClubCommand::Average { table: 1 }).unwrap();
    house.order();
    assert_eq!(house.tables[1].report().unwrap().outcomes, [Outcome::Average]);
    let told = house.tables[1].welcome(ParticipantId(0), Recall::Table).now;
    assert_eq!(told.average, Some(Average::Director));
    assert_eq!(ready(&house.tables[1], house.now), Ok(()), "another deal comes");
    assert_eq!(house.view(0).open, 1);
    house.play(1, 3);
    assert!(house.tables[1].position() > position, "no position comes twice");
    let games = house.tables[1].records();
    let numbers: Vec<u64> = games
        .iter()
        .map(|game| game.hands[0].proof.as_ref().unwrap()["deal"]["number"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, [] as [u64; 0], "the other table has not played them");
    house.play(0, 3);
    assert_eq!(house.tables[1].records().len(), 2);
    assert_eq!(house.ask(0, ClubCommand::Average { table: 1 }), Err(Refusal::NoTable));
}

#[test]
fn a_table_whose_deals_others_play_has_no_host_no_undo_and_nobody_who_watches() {
    let mut house = House::begin(4, evening(1, 1, Movement::Nobody, Fill::Bots));
    let table = &mut house.tables[0];
    let due = table.due().unwrap();
    let entry = table.follow(house.now, &due, None, None).unwrap();
    table.apply(entry);
    let code = |command| {
        let request = online_wire::Request { id: "x".to_owned(), at: Some(table.position()), command };
        table.propose(house.now, ParticipantId(0), &request).map(drop).map_err(|refusal| refusal.code())
    };
    use online_wire::TableCommand;
    assert_eq!(code(TableCommand::Pause { paused: true }), Err("not_host"));
    assert_eq!(code(TableCommand::Remove { participant: ParticipantId(1) }), Err("not_host"));
    assert_eq!(code(TableCommand::Stand {}), Err("not_now"));
    assert_eq!(code(TableCommand::Sit { place: Some(1) }), Err("locked"));
    assert_eq!(code(TableCommand::Undo {}), Err("not_now"));
    assert!(table.is_locked());
    let welcome = table.welcome(ParticipantId(0), Recall::Table);
    let told = welcome.now.participants.unwrap().duplicate.unwrap();
    assert_eq!((told.deals, told.done, told.open), (1, 0, 0));
    assert_eq!(code(TableCommand::Write("Bid six hearts".to_owned())), Err("phrases_only"));
    assert!(!welcome.opening.options.hints && welcome.opening.options.watching == Watching::No);
}

#[test]
fn an_evening_is_checked_into_begun_and_directed() {
    let mut house = House::new(6);
    let plan = |movement| ClubCommand::Plan(Box::new(evening(3, 1, movement, Fill::Bye)));
    assert_eq!(house.ask(1, plan(Movement::Pairs)), Err(Refusal::NotDirector));
    let mut none = evening(3, 4, Movement::Pairs, Fill::Bye);
    assert_eq!(house.ask(0, ClubCommand::Plan(Box::new(none.clone()))), Err(Refusal::NoEvening));
    none.opening.rules = json!({ "preset": "nonsense" }).as_object().unwrap().clone();
    assert_eq!(house.ask(0, ClubCommand::Plan(Box::new(none))), Err(Refusal::NoEvening));
    house.ask(0, plan(Movement::Pairs)).unwrap();
    house.ask(1, ClubCommand::Come { coming: true }).unwrap();
    assert_eq!(house.view(0).coming, [ParticipantId(1)]);
    assert_eq!(house.ask(1, ClubCommand::CheckIn { partner: None }), Err(Refusal::TooEarly));
    house.now = house.view(0).check_in_from;
    assert_eq!(house.ask(0, ClubCommand::Start {}), Err(Refusal::NobodyThere));
    for (member, partner) in [(0, Some(3)), (1, None), (2, None), (3, Some(0)), (4, None), (5, None)] {
        house.check_in(member, partner);
    }
    assert_eq!(house.ask(0, ClubCommand::CheckIn { partner: Some(ParticipantId(0)) }), Err(Refusal::NotNow));
    house.ask(0, ClubCommand::Start {}).unwrap();
    house.follow();
    let show = |byte| ClubCommand::Show { nonce: Nonce([byte; 32]) };
    assert_eq!(house.ask(1, show(9)), Err(Refusal::NotCommitted));
    house.ask(1, show(1)).unwrap();
    assert_eq!(house.view(0).owing, [0, 2, 3, 4, 5].map(ParticipantId));
    // Whoever shows nothing is left out, after five seconds.
    let since = house.club.last_moment();
    house.follow();
    assert_eq!(house.now, since.after(times::NONCE));
    // Three pairs, one table: Jo and Al are partners, and a pair sits out each round.
    let mut byes = Vec::new();
    for _ in 0..3 {
        let rounds: Vec<_> = (0..6).map(|member| house.view(member).round.unwrap()).collect();
        byes.extend((0..6).filter(|&member: &usize| rounds[member].table.is_none()));
        for (member, partner) in [(0, 3), (3, 0)] {
            let round = &rounds[member];
            assert_eq!(round.partner, round.table.map(|_| ParticipantId(partner)));
        }
        let plays = (0..6).find(|&member| rounds[member as usize].table.is_some()).unwrap();
        let idle = (0..6).find(|&member| rounds[member as usize].table.is_none()).unwrap();
        assert_eq!(house.ask(idle, ClubCommand::Ask {}), Err(Refusal::NoTable));
        house.ask(plays, ClubCommand::Ask {}).unwrap();
        assert!(house.club.rows(&[Some(0)])[0].asked);
        house.ask(0, ClubCommand::Answered { table: 0 }).unwrap();
        house.ask(0, ClubCommand::Announce(Notice::ShortBreak)).unwrap();
        house.ask(0, ClubCommand::Pause { paused: true }).unwrap();
        assert_eq!(house.club.due(), None);
        house.now = house.now.after(50_000);
        let until = house.view(0).round.unwrap().until;
        house.ask(0, ClubCommand::Pause { paused: false }).unwrap();
        assert_eq!(house.view(0).round.unwrap().until, until.after(50_000));
        house.play(0, 1);
        house.follow();
    }
    byes.sort_unstable();
    assert_eq!(byes, [0, 1, 2, 3, 4, 5]);
    let season = house.club.update(ParticipantId(0)).club.season;
    assert!(season.len() == 6 && season.iter().all(|standing| standing.deals == 3));
    house.ask(0, ClubCommand::Season {}).unwrap();
    assert!(house.club.update(ParticipantId(0)).club.season.is_empty());
}

#[test]
fn a_late_comer_takes_a_bots_slot_from_the_next_round_on_and_whoever_goes_leaves_theirs_to_a_bot() {
    let mut house = House::new(5);
    house.ask(0, ClubCommand::Plan(Box::new(evening(2, 1, Movement::Nobody, Fill::Bots)))).unwrap();
    house.ask(0, ClubCommand::OpenCheckIn {}).unwrap();
    (0..3).for_each(|member| house.check_in(member, None));
    house.ask(0, ClubCommand::Start {}).unwrap();
    house.follow();
    house.follow();
    assert_eq!(house.view(0).round.unwrap().seats.iter().flatten().count(), 3);
    house.ask(3, ClubCommand::CheckIn { partner: None }).unwrap();
    assert_eq!(house.view(3).round.unwrap().table, None);
    house.ask(0, ClubCommand::Substitute { member: ParticipantId(1), by: Some(ParticipantId(4)) }).unwrap();
    assert_eq!(
        house.ask(0, ClubCommand::Substitute { member: ParticipantId(2), by: Some(ParticipantId(4)) }),
        Err(Refusal::NotNow)
    );
    let seat =
        house.view(1).round.unwrap().seats.iter().position(|&seat| seat == Some(ParticipantId(1))).unwrap();
    assert_eq!(house.club.orders()[0].replaced, [seat]);
    house.order();
    house.play(0, 1);
    house.follow();
    let seats: BTreeSet<u32> =
        house.view(0).round.unwrap().seats.into_iter().flatten().map(|it| it.0).collect();
    assert_eq!(seats, [0, 2, 3, 4].into());
}

#[test]
fn a_club_keeps_a_director_and_lets_go_whoever_is_removed() {
    let mut house = House::new(3);
    assert_eq!(house.ask(0, ClubCommand::Leave {}), Err(Refusal::OnlyDirector));
    assert_eq!(
        house.ask(0, ClubCommand::Direct { member: ParticipantId(0), director: false }),
        Err(Refusal::OnlyDirector)
    );
    assert_eq!(house.ask(1, ClubCommand::Renew {}), Err(Refusal::NotDirector));
    house.ask(0, ClubCommand::Direct { member: ParticipantId(1), director: true }).unwrap();
    house.ask(0, ClubCommand::Leave {}).unwrap();
    house.ask(1, ClubCommand::Remove { member: ParticipantId(2) }).unwrap();
    assert_eq!(house.ask(2, ClubCommand::Leave {}), Err(Refusal::Nobody));
    house.ask(1, ClubCommand::Renew {}).unwrap();
    assert!(house.club.is_ticket("fresh") && !house.club.is_ticket("ticket"));
    assert_eq!(house.club.count(), 1);
}

/// An evening to which these people come with these commands; who sits out, and how many bots play, round by round.
fn rounds_of(people: &[Option<u32>], plan: Evening) -> Vec<(Vec<u32>, usize)> {
    let count = people.len() as u32;
    let mut house = House::new(count);
    let rounds = plan.deals / plan.per_round;
    house.ask(0, ClubCommand::Plan(Box::new(plan))).unwrap();
    house.ask(0, ClubCommand::OpenCheckIn {}).unwrap();
    for (member, &partner) in (0..).zip(people) {
        house.ask(member, ClubCommand::CheckIn { partner: partner.map(ParticipantId) }).unwrap();
    }
    house.ask(0, ClubCommand::Start {}).unwrap();
    house.follow();
    let mut all = Vec::new();
    for _ in 0..rounds {
        assert!(matches!(house.follow(), DueWhat::Round(_)));
        let out: Vec<u32> =
            (0..count).filter(|&member| house.view(member).round.unwrap().table.is_none()).collect();
        let told: Vec<u32> = house.view(0).round.unwrap().out.iter().map(|member| member.0).collect();
        let mut sorted = told.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, out, "everybody is told who sits out");
        let seats = house.club.rows(&[]).iter().flat_map(|row| row.seats.clone()).collect::<Vec<_>>();
        all.push((out, seats.iter().filter(|seat| seat.is_none()).count()));
        house.now = house.view(0).round.unwrap().until.after(times::OVERTIME);
        assert_eq!(house.follow(), DueWhat::TimeUp);
    }
    all
}

#[test]
fn nobody_sits_out_who_could_play_and_no_bot_plays_where_some_sit_out() {
    for movement in [Movement::Pairs, Movement::Everyone] {
        for people in 4..11_usize {
            let all = rounds_of(&vec![None; people], evening(6, 1, movement, Fill::Bye));
            let mut often = vec![0; people];
            for (out, bots) in all {
                assert_eq!((out.len(), bots), (people % 4, 0), "{movement:?} {people}");
                out.into_iter().for_each(|member| often[member as usize] += 1);
            }
            let (least, most) = (often.iter().min().unwrap(), often.iter().max().unwrap());
            assert!(most - least <= 1, "{movement:?} {people}: {often:?}");
        }
    }
    // Bob plays with Cyd and Dee with Eve: Gus, who has nobody, sits out first, and nobody twice before everybody has
    // once.
    let five =
        rounds_of(&[Some(1), Some(0), Some(3), Some(2), None], evening(5, 1, Movement::Pairs, Fill::Bye));
    assert_eq!(five[0], (vec![4], 0));
    let mut all: Vec<u32> = five.into_iter().flat_map(|(out, _)| out).collect();
    all.sort_unstable();
    assert_eq!(all, [0, 1, 2, 3, 4]);
}

#[test]
fn whoever_would_wait_takes_the_seat_of_whoever_goes() {
    let mut house = House::new(6);
    house.ask(0, ClubCommand::Plan(Box::new(evening(3, 1, Movement::Everyone, Fill::Bye)))).unwrap();
    house.ask(0, ClubCommand::OpenCheckIn {}).unwrap();
    for member in 0..6 {
        house.ask(member, ClubCommand::CheckIn { partner: None }).unwrap();
    }
    house.ask(0, ClubCommand::Start {}).unwrap();
    house.follow();
    house.follow();
    house.ask(5, ClubCommand::CheckOut {}).unwrap();
    for _ in 0..2 {
        house.now = house.view(0).round.unwrap().until.after(times::OVERTIME);
        assert_eq!(house.follow(), DueWhat::TimeUp);
        house.follow();
        let rows = house.club.rows(&[]);
        assert!(rows.len() == 1 && rows[0].seats.iter().all(Option::is_some), "{rows:?}");
    }
}

#[test]
fn late_comers_who_find_no_seat_wait_and_have_a_table_of_their_own_once_they_are_enough() {
    let mut house = House::new(9);
    house.ask(0, ClubCommand::Plan(Box::new(evening(3, 1, Movement::Everyone, Fill::Bye)))).unwrap();
    house.ask(0, ClubCommand::OpenCheckIn {}).unwrap();
    for member in 0..5 {
        house.ask(member, ClubCommand::CheckIn { partner: None }).unwrap();
    }
    house.ask(0, ClubCommand::Start {}).unwrap();
    house.follow();
    house.follow();
    let late = [5, 6, 7].map(ParticipantId);
    for member in late {
        house.ask(member.0, ClubCommand::CheckIn { partner: None }).unwrap();
    }
    assert_eq!(house.view(0).waiting, late);
    house.now = house.view(0).round.unwrap().until.after(times::OVERTIME);
    house.follow();
    house.follow();
    assert_eq!(house.club.rows(&[]).len(), 2, "four would have waited");
}

#[test]
fn a_substitute_may_be_somebody_who_waits_and_whoever_was_replaced_may_come_back() {
    let mut house = House::new(6);
    house.ask(0, ClubCommand::Plan(Box::new(evening(3, 1, Movement::Nobody, Fill::Bots)))).unwrap();
    house.ask(0, ClubCommand::OpenCheckIn {}).unwrap();
    for member in 0..4 {
        house.ask(member, ClubCommand::CheckIn { partner: None }).unwrap();
    }
    house.ask(0, ClubCommand::Start {}).unwrap();
    house.follow();
    house.follow();
    house.ask(4, ClubCommand::CheckIn { partner: None }).unwrap();
    assert_eq!(house.view(0).waiting, [ParticipantId(4)]);
    house.ask(0, ClubCommand::Substitute { member: ParticipantId(1), by: Some(ParticipantId(4)) }).unwrap();
    assert_eq!(house.view(0).waiting, []);
    assert!(!house.view(0).there.contains(&ParticipantId(1)));
    assert_eq!(house.ask(1, ClubCommand::CheckIn { partner: None }), Ok(()));
    assert_eq!(house.view(0).waiting, [ParticipantId(1)]);
}

#[test]
fn partners_are_seen_before_the_start() {
    let mut house = House::new(4);
    house.ask(0, ClubCommand::Plan(Box::new(evening(1, 1, Movement::Pairs, Fill::Bots)))).unwrap();
    house.ask(0, ClubCommand::OpenCheckIn {}).unwrap();
    house.check_in(1, Some(2));
    assert_eq!(
        (house.view(2).partners, house.view(2).pairs),
        (vec![(ParticipantId(1), ParticipantId(2))], vec![])
    );
    house.check_in(2, Some(1));
    assert_eq!(house.view(3).pairs, [(ParticipantId(1), ParticipantId(2))]);
    // Whoever has named somebody else is nobody’s for the asking.
    house.check_in(0, Some(2));
    assert_eq!(house.view(3).pairs, [(ParticipantId(1), ParticipantId(2))]);
}

#[test]
fn an_evening_that_would_have_begun_is_not_planned_and_evenings_are_counted_as_they_are_played() {
    let mut house = House::begin(4, evening(1, 1, Movement::Nobody, Fill::Bots));
    assert_eq!(house.view(0).nth, 1);
    house.ask(0, ClubCommand::End {}).unwrap();
    house.now = Moment(10_000_000).after(times::PAST + 1);
    let plan = |at| {
        ClubCommand::Plan(Box::new(Evening { at: Moment(at), ..evening(2, 1, Movement::Nobody, Fill::Bye) }))
    };
    assert_eq!(house.ask(0, plan(10_000_000)), Err(Refusal::Past));
    for later in 1..4 {
        house.ask(0, plan(house.now.0 + later)).unwrap();
    }
    let view = house.view(0);
    assert_eq!((view.number, view.nth), (4, 2), "a plan that was changed is no evening");
    assert_eq!(view.plan.fill, Fill::Bots, "where nobody moves nobody sits out all evening");
    // Whoever changes a plan whose time has come leaves the time as it was.
    let at = view.plan.at.0;
    house.now = Moment(at).after(2 * times::PAST);
    assert_eq!(house.ask(0, plan(at)), Ok(()));
}

#[test]
fn an_evening_that_was_begun_before_seats_stood_in_the_log_is_read_as_it_was_played() {
    let mut club = Club::found("wattle".to_owned(), "Wattle Street", "ticket".to_owned());
    let plan = serde_json::to_value(evening(3, 1, Movement::Everyone, Fill::Bye)).unwrap();
    let mut whats: Vec<serde_json::Value> = (0..6).map(|member| json!({ "came": member })).collect();
    whats.push(json!({ "planned": [plan, { "seats": 4, "partners": true }] }));
    whats.extend((0..6).map(|member| json!({ "checked_in": [member, null] })));
    whats.push(json!("started"));
    let secret = Secret([1; 32]);
    whats.push(json!({ "committed": [secret, secret, secret] }));
    let keys = |code: &str| json!({ "code": code, "name": code, "key": "0".repeat(64) });
    for round in ["a", "b", "c"] {
        whats.push(json!({ "round": [keys(round)] }));
        whats.push(json!("time_up"));
    }
    let mut sat_out = Vec::new();
    for (seq, what) in whats.into_iter().enumerate() {
        let is_round = what.get("round").is_some();
        club.apply_line(&json!({ "seq": seq, "at": 1_000, "what": what }).to_string()).unwrap();
        if is_round {
            let out = club.update(ParticipantId(0)).club.evening.unwrap().round.unwrap().out;
            sat_out.push(out.iter().map(|member| member.0).collect::<Vec<_>>());
        }
    }
    assert_eq!(sat_out, [[0, 5], [3, 4], [2, 5]], "the sixth twice, the second never");
}

#[test]
fn a_line_of_a_later_version_is_told_by_its_number() {
    let mut club = Club::found("owls".to_owned(), "Owls", "ticket".to_owned());
    let line = club.arrival(Moment(0), ParticipantId(0)).to_line().unwrap();
    let later = line.replacen('{', "{\"v\":2,\"weather\":\"fine\",", 1);
    assert!(matches!(club.apply_line(&later), Err(online::club::Broken::NeedsVersion(_))));
    let damaged = line.replacen('{', "{\"weather\":\"fine\",", 1);
    assert!(matches!(club.apply_line(&damaged), Err(online::club::Broken::Entry { seq: 0, .. })));
    // What was refused has changed nothing.
    club.apply_line(&line).unwrap();
}
