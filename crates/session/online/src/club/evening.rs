//! An evening: check-in, the exchange before it, its rounds, and what came of the deals.

use fair_shuffle::{Commitment, DealId, Exchange, Nonce, Proof, Secret};
use online_wire::{
    Moment, Opening, Outcome, ParticipantId,
    club::{DealResults, Evening, Fill, Notice, Standing, TableResult},
};
use table::Seed;

use crate::club::{
    Shape, TableKeys,
    movement::Round,
    score::compared,
    seats::{Seating, Slots},
    times,
};

/// An evening.
#[derive(Clone, Debug)]
pub(crate) struct Night {
    pub(crate) number: u32,
    /// Its name in proofs.
    pub(crate) name: String,
    pub(crate) plan: Evening,
    pub(crate) shape: Shape,
    pub(crate) is_open: bool,
    pub(crate) coming: Vec<ParticipantId>,
    pub(crate) there: Vec<(ParticipantId, Option<ParticipantId>)>,
    pub(crate) all_commitments: Vec<(ParticipantId, Vec<Commitment>)>,
    pub(crate) started: bool,
    /// Whether nobody sits out who could have a seat, whoever comes and goes.
    pub(crate) evenly: bool,
    pub(crate) dealing: Option<Dealing>,
    /// What each deal follows from, once nobody can add anything.
    pub(crate) proofs: Vec<Proof>,
    pub(crate) slots: Slots,
    pub(crate) plans: Vec<Round>,
    pub(crate) rounds: Vec<Played>,
    /// Since when every table has done with the round.
    pub(crate) over_since: Option<Moment>,
    pub(crate) paused: Option<Moment>,
    pub(crate) notice: Option<Notice>,
}

/// What the server has committed to.
#[derive(Clone, Debug)]
pub(crate) struct Dealing {
    secrets: Vec<Secret>,
    pub(crate) exchanges: Vec<Exchange>,
    pub(crate) since: Moment,
}

/// A round that is played, or was.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) since: Moment,
    pub(crate) until: Moment,
    pub(crate) tables: Vec<TableSeats>,
    pub(crate) byes: Vec<Option<ParticipantId>>,
}

/// A table of a round.
#[derive(Clone, Debug)]
pub(crate) struct TableSeats {
    pub(crate) keys: TableKeys,
    /// Whoever sits there, by seat; nobody where a bot plays.
    pub(crate) seats: Vec<Option<ParticipantId>>,
    pub(crate) outcomes: Vec<Outcome>,
    pub(crate) asked: bool,
    /// The seats at which bots play from now on.
    pub(crate) replaced: Vec<usize>,
    /// The time of the round was over before it had done with its deals.
    pub(crate) time_up: bool,
}

/// Who sits where in a round.
pub(crate) struct Tables {
    /// The tables, by seat: a member, or a bot.
    pub(crate) tables: Vec<Vec<Option<ParticipantId>>>,
    /// Those who sit out.
    pub(crate) out: Vec<ParticipantId>,
}

/// What a table of an evening is opened with.
#[derive(Clone, PartialEq, Debug)]
pub struct TableOpening {
    /// Its code, its name, and the chance that bots have.
    pub keys: TableKeys,
    /// Its rules, and how it is saved.
    pub opening: Opening,
    /// What its deals follow from.
    pub deals: Vec<Proof>,
    /// Whoever has a seat reserved, and where.
    pub people: Vec<(usize, ParticipantId)>,
    /// When.
    pub at: Moment,
}

/// What a table is to do, if it has not done it: see the orders of tables online.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orders {
    /// How many of its deals are over; the ones it has not played count as average.
    pub over: u32,
    /// Whether they do because the time of the round is over, and not because a director said so.
    pub time_up: bool,
    /// How many of its deals are open to everybody.
    pub open: u32,
    /// Whether everything is stopped.
    pub paused: bool,
    /// The seats at which bots play.
    pub replaced: Vec<usize>,
}

impl Night {
    pub(crate) fn new(number: u32, club: &str, plan: Evening, shape: Shape) -> Self {
        Self {
            number,
            name: format!("{club}-{number}"),
            plan,
            shape,
            is_open: false,
            coming: Vec::new(),
            there: Vec::new(),
            all_commitments: Vec::new(),
            started: false,
            evenly: false,
            dealing: None,
            proofs: Vec::new(),
            slots: Slots::new(),
            plans: Vec::new(),
            rounds: Vec::new(),
            over_since: None,
            paused: None,
            notice: None,
        }
    }

    pub(crate) fn check_in_from(&self) -> Moment {
        Moment(self.plan.at.0.saturating_sub(times::CHECK_IN))
    }

    pub(crate) fn is_there(&self, member: ParticipantId) -> bool {
        self.there.iter().any(|(other, _)| *other == member)
    }

    /// Takes somebody from the list; once it has begun their slot is a bot’s from the next round on.
    pub(crate) fn gone(&mut self, member: ParticipantId) {
        self.there.retain(|(other, _)| *other != member);
        self.all_commitments.retain(|(other, _)| *other != member);
        self.substitute(member, None);
    }

    /// It begins. `evenly`: nobody sits out who could have a seat, whoever comes and goes.
    pub(crate) fn start(&mut self, seating: Seating, evenly: bool) {
        (self.started, self.evenly) = (true, evenly);
        (self.slots, self.plans) = (seating.people, seating.rounds);
    }

    /// Those who are there and have no seat in this evening.
    pub(crate) fn waiting(&self) -> Vec<ParticipantId> {
        let all = self.there.iter().map(|&(member, _)| member).filter(|_| self.started);
        all.filter(|&member| !self.slots.contains(&Some(member))).collect()
    }

    /// Who sits where in the next round, while there is one.
    pub(crate) fn next_tables(&self) -> Option<Tables> {
        let plan = self.plans.get(self.rounds.len())?;
        let who = |&slot: &usize| self.slots.get(slot).copied().flatten();
        let mut tables: Vec<Vec<Option<ParticipantId>>> =
            plan.tables.iter().map(|table| table.iter().map(who).collect()).collect();
        let mut out: Vec<ParticipantId> = plan.byes.iter().filter_map(who).collect();
        if self.evenly && self.plan.fill == Fill::Bye {
            self.seat_more(&mut tables, &mut out);
        }
        Some(Tables { tables, out })
    }

    /// Whoever would wait takes a bot’s seat, and as many as a table needs have one of their own: those first who have
    /// sat out most.
    fn seat_more(&self, tables: &mut Vec<Vec<Option<ParticipantId>>>, out: &mut Vec<ParticipantId>) {
        let waiting = self.waiting();
        let mut more: Vec<ParticipantId> = out.iter().copied().chain(waiting).collect();
        let often = |member: ParticipantId| {
            self.rounds.iter().filter(|round| round.byes.contains(&Some(member))).count()
        };
        more.sort_by_key(|&member| std::cmp::Reverse(often(member)));
        let mut more = more.into_iter().peekable();
        for seat in tables.iter_mut().flatten().filter(|seat| seat.is_none()) {
            *seat = more.next();
        }
        let mut left: Vec<ParticipantId> = more.collect();
        while left.len() >= self.shape.seats && self.shape.partners {
            let four: Vec<Option<ParticipantId>> = left.drain(..self.shape.seats).map(Some).collect();
            // Neighbours in the list are partners: they face each other.
            tables.push(vec![four[0], four[2], four[1], four[3]]);
        }
        out.retain(|member| left.contains(member));
    }

    pub(crate) fn commit(&mut self, secrets: Vec<Secret>, since: Moment) {
        let exchange = |(number, secret): (u32, &Secret)| {
            let of = |(member, all): &(ParticipantId, Vec<Commitment>)| {
                Some((member.0, *all.get(number as usize)?))
            };
            let people = self.all_commitments.iter().filter_map(of);
            Exchange::begin(DealId { table: self.name.clone(), number }, secret, people)
        };
        let exchanges = (0..).zip(&secrets).map(exchange).collect();
        self.dealing = Some(Dealing { secrets, exchanges, since });
    }

    /// Those whose nonces are waited for.
    pub(crate) fn owing(&self) -> Vec<ParticipantId> {
        let open = self.dealing.as_ref().filter(|_| self.proofs.is_empty());
        let first = open.and_then(|dealing| dealing.exchanges.first());
        first.into_iter().flat_map(Exchange::left_out).map(ParticipantId).collect()
    }

    /// Whether a nonce is what somebody committed to, for every deal.
    pub(crate) fn is_saved(&self, member: ParticipantId, nonce: Nonce) -> bool {
        let make_commitment = self.all_commitments.iter().find(|(other, _)| *other == member);
        make_commitment.is_some_and(|(_, all)| {
            (0..)
                .zip(all)
                .all(|(number, &commitment)| nonce.commit(&self.name, number, member.0) == commitment)
        })
    }

    pub(crate) fn show(&mut self, member: ParticipantId, nonce: Nonce) {
        for exchange in self.dealing.iter_mut().flat_map(|dealing| &mut dealing.exchanges) {
            // What doesn’t fit was refused.
            let _ = exchange.open(member.0, nonce);
        }
    }

    pub(crate) fn begin_round(&mut self, keys: Vec<TableKeys>, at: Moment) {
        if self.proofs.is_empty()
            && let Some(Dealing { secrets, exchanges, .. }) = self.dealing.clone()
        {
            self.proofs =
                exchanges.into_iter().zip(secrets).map(|(exchange, secret)| exchange.close(secret)).collect();
        }
        let Some(Tables { tables, out }) = self.next_tables() else { return };
        let table_seats = |(seats, keys): (Vec<Option<ParticipantId>>, TableKeys)| TableSeats {
            keys,
            seats,
            outcomes: Vec::new(),
            asked: false,
            replaced: Vec::new(),
            time_up: false,
        };
        let tables = tables.into_iter().zip(keys).map(table_seats).collect();
        let byes = out.into_iter().map(Some).collect();
        let until = at.after(times::DEAL * self.deals_of(self.rounds.len()).len() as u64);
        self.over_since = None;
        self.rounds.push(Played { since: at, until, tables, byes });
    }

    /// The numbers of the deals of a round.
    pub(crate) fn deals_of(&self, round: usize) -> std::ops::Range<u32> {
        let first = (round as u32).saturating_mul(self.plan.per_round).min(self.plan.deals);
        first..first.saturating_add(self.plan.per_round).min(self.plan.deals)
    }

    /// How many deals the round has that is played.
    pub(crate) fn in_round(&self) -> usize {
        self.deals_of(self.rounds.len().saturating_sub(1)).len()
    }

    /// Whether every table has done with the round that is played.
    pub(crate) fn round_is_over(&self) -> bool {
        let all = self.in_round();
        self.rounds.last().is_none_or(|round| round.tables.iter().all(|table| table.outcomes.len() >= all))
    }

    pub(crate) fn table_mut(&mut self, table: u32) -> Option<&mut TableSeats> {
        self.rounds.last_mut()?.tables.get_mut(table as usize)
    }

    /// A table that has not done with its deals.
    pub(crate) fn playing(&self, table: u32) -> Option<&TableSeats> {
        let all = self.in_round();
        self.rounds.last()?.tables.get(table as usize).filter(|table| table.outcomes.len() < all)
    }

    /// The table of somebody in the round that is played.
    pub(crate) fn table_of(&self, member: ParticipantId) -> Option<(u32, &TableSeats)> {
        let tables = &self.rounds.last()?.tables;
        let sits = |(_, table): &(u32, &TableSeats)| table.seats.contains(&Some(member));
        (0..).zip(tables).find(sits)
    }

    pub(crate) fn record(&mut self, table: u32, outcome: Outcome, at: Moment) {
        let all = self.in_round();
        if let Some(table) = self.table_mut(table).filter(|table| table.outcomes.len() < all) {
            table.outcomes.push(outcome);
        }
        self.note_over(at);
    }

    fn note_over(&mut self, at: Moment) {
        if self.round_is_over() {
            self.over_since.get_or_insert(at);
        }
    }

    /// Whatever is not over counts as average: by the clock, or since a director ends it.
    pub(crate) fn time_up(&mut self, at: Moment, by_clock: bool) {
        let all = self.in_round();
        for table in self.rounds.last_mut().into_iter().flat_map(|round| &mut round.tables) {
            table.time_up = by_clock && table.outcomes.len() < all;
            table.outcomes.resize(all.max(table.outcomes.len()), Outcome::Average);
        }
        self.note_over(at);
    }

    pub(crate) fn delay(&mut self, length: u64) {
        if let Some(round) = self.rounds.last_mut() {
            round.until = round.until.after(length);
        }
        self.over_since = self.over_since.map(|at| at.after(length));
        if let Some(dealing) = &mut self.dealing {
            dealing.since = dealing.since.after(length);
        }
    }

    /// A bot plays at once for whoever it is, somebody else perhaps from the next round on.
    pub(crate) fn substitute(&mut self, member: ParticipantId, by: Option<ParticipantId>) {
        for slot in self.slots.iter_mut().filter(|slot| **slot == Some(member)) {
            *slot = by;
        }
        for table in self.rounds.last_mut().into_iter().flat_map(|round| &mut round.tables) {
            let seat = table.seats.iter().position(|&seat| seat == Some(member));
            table.replaced.extend(seat);
        }
    }

    /// Somebody who comes late takes a bot’s slot, from the next round on.
    pub(crate) fn late(&mut self, member: ParticipantId) {
        if !self.slots.contains(&Some(member))
            && let Some(slot) = self.slots.iter_mut().find(|slot| slot.is_none())
        {
            *slot = Some(member);
        }
    }

    /// How many deals of a round every table has done with.
    fn open_in(round: &Played) -> usize {
        round.tables.iter().map(|table| table.outcomes.len()).min().unwrap_or_default()
    }

    /// How many deals of the evening everybody may know everything of.
    pub(crate) fn open(&self) -> u32 {
        self.rounds.iter().map(|round| Self::open_in(round) as u32).sum()
    }

    /// How many tables must still finish until the next deal is open.
    pub(crate) fn awaited(&self) -> u32 {
        let Some(round) = self.rounds.last().filter(|_| !self.round_is_over()) else { return 0 };
        let open = Self::open_in(round);
        round.tables.iter().filter(|table| table.outcomes.len() == open).count() as u32
    }

    /// What a table of the round of a number is to do.
    pub(crate) fn orders(&self, round: usize, table: &TableSeats) -> Orders {
        let open = self.rounds.get(round).map_or(0, Self::open_in);
        Orders {
            over: table.outcomes.len() as u32,
            time_up: table.time_up,
            open: open as u32,
            paused: self.paused.is_some(),
            replaced: table.replaced.clone(),
        }
    }

    /// The tables of so many rounds, with what they are to do.
    pub(crate) fn closed(&self, rounds: usize) -> impl Iterator<Item = (String, Orders)> {
        let rounds = self.rounds.iter().enumerate().take(rounds);
        rounds.flat_map(move |(number, round)| {
            let orders = move |table: &TableSeats| (table.keys.code.clone(), self.orders(number, table));
            round.tables.iter().map(orders)
        })
    }

    /// What a table of the round of a number is opened with.
    pub(crate) fn opening(&self, round: usize, table: &TableSeats, at: Moment) -> TableOpening {
        let deals = self.deals_of(round);
        let people = (0..).zip(&table.seats).filter_map(|(seat, who)| Some((seat, (*who)?)));
        TableOpening {
            keys: table.keys.clone(),
            opening: self.plan.opening.clone(),
            deals: self.proofs.get(deals.start as usize..deals.end as usize).unwrap_or_default().to_vec(),
            people: people.collect(),
            at,
        }
    }

    /// What came of the deals that are open.
    pub(crate) fn results(&self) -> Vec<DealResults> {
        let mut all = Vec::new();
        for (number, round) in self.rounds.iter().enumerate() {
            for (index, deal) in self.deals_of(number).enumerate().take(Self::open_in(round)) {
                let outcomes: Vec<&Outcome> =
                    round.tables.iter().filter_map(|table| table.outcomes.get(index)).collect();
                let compared = compared(&outcomes, self.shape.seats);
                let table =
                    |((table, outcome), hundredths): ((&TableSeats, &&Outcome), Vec<i64>)| TableResult {
                        seats: table.seats.clone(),
                        outcome: (*outcome).clone(),
                        hundredths,
                        code: table.keys.code.clone(),
                    };
                let tables = round.tables.iter().zip(&outcomes).zip(compared).map(table).collect();
                all.push(DealResults { number: deal, tables });
            }
        }
        all
    }

    /// Where everybody stands, of the deals that are open; the best first.
    pub(crate) fn standings(&self) -> Vec<Standing> {
        let mut standings = Standings::default();
        for deal in self.results() {
            for table in &deal.tables {
                for (seat, hundredths) in table.seats.iter().zip(&table.hundredths) {
                    standings.add(*seat, 1, *hundredths);
                }
            }
            let round = (deal.number / self.plan.per_round.max(1)) as usize;
            let byes = self.rounds.get(round).map(|round| &round.byes);
            byes.into_iter().flatten().for_each(|&member| standings.add(member, 1, 0));
        }
        standings.sorted()
    }
}

/// What members have come to.
#[derive(Default)]
pub(crate) struct Standings(Vec<Standing>);

impl Standings {
    pub(crate) fn add(&mut self, member: Option<ParticipantId>, deals: u32, hundredths: i64) {
        let Some(member) = member else { return };
        match self.0.iter_mut().find(|standing| standing.member == member) {
            Some(standing) => {
                standing.deals += deals;
                standing.hundredths += hundredths;
            }
            None => self.0.push(Standing { member, deals, hundredths }),
        }
    }

    /// The best first; of equals whoever came first.
    pub(crate) fn sorted(mut self) -> Vec<Standing> {
        self.0.sort_by_key(|standing| (std::cmp::Reverse(standing.hundredths), standing.member));
        self.0
    }
}

/// Fresh keys for a table.
impl TableKeys {
    /// Of a code, a name and the chance of bots.
    #[must_use]
    pub const fn new(code: String, name: String, key: Seed) -> Self {
        Self { code, name, key: crate::club::entry::Key(key) }
    }
}
