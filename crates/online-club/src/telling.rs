//! What a member is told.

use fair_shuffle::Exchange;
use online_wire::{
    Moment, Visitor,
    club::{
        ClubTelling, ClubView, EveningView, Member, NextRound, PastEvening, Results, RoundView, TableRow,
    },
};
use table::Seq;

use crate::{
    Club,
    evening::{Night, Played},
    seats::count,
    times,
};

impl Club {
    /// How things stand for a member after the last entry.
    #[must_use]
    pub fn telling(&self, member: Visitor) -> ClubTelling {
        ClubTelling { seq: Seq(self.next_seq.0.saturating_sub(1)), at: self.last, club: self.view(member) }
    }

    fn view(&self, member: Visitor) -> ClubView {
        let told = |it: &crate::club::Belonging| Member {
            name: it.name.clone(),
            director: it.director,
            left: it.left,
        };
        let past = |night: &Night| PastEvening { number: night.number, at: night.plan.at };
        ClubView {
            title: self.title.clone(),
            ticket: self.ticket.clone(),
            members: self.members.iter().map(told).collect(),
            evening: self.night.as_ref().map(|night| night.view(member)),
            season: self.season().sorted(),
            evenings: self.past.len().saturating_sub(self.season) as u32,
            past: self.past.iter().map(past).collect(),
        }
    }

    /// What came of the deals of an evening that are open; nothing if there is no such evening.
    #[must_use]
    pub fn results(&self, number: u32) -> Option<Results> {
        let night = self.past.iter().chain(&self.night).find(|night| night.number == number)?;
        Some(Results {
            plan: night.plan.clone(),
            deals: night.results(),
            awaited: night.awaited(),
            standings: night.standings(),
        })
    }

    /// The tables of the round that is played, as directors see them. `waits` says for which seat each table waits.
    #[must_use]
    pub fn rows(&self, waits: &[Option<usize>]) -> Vec<TableRow> {
        let tables =
            self.night.iter().filter_map(|night| night.rounds.last()).flat_map(|round| &round.tables);
        let all = self.night.as_ref().map_or(0, Night::in_round);
        let row = |(number, table): (usize, &crate::evening::Sitting)| {
            let waits = waits.get(number).copied().flatten().filter(|_| table.outcomes.len() < all);
            TableRow {
                seats: table.seats.clone(),
                done: table.outcomes.len() as u32,
                waits_for: waits.and_then(|seat| table.seats.get(seat).copied().flatten()),
                asked: table.asked,
            }
        };
        tables.enumerate().map(row).collect()
    }
}

impl Night {
    fn view(&self, member: Visitor) -> EveningView {
        let exchanges = self.dealing.iter().flat_map(|dealing| &dealing.exchanges);
        let partner = |&(member, partner): &(Visitor, Option<Visitor>)| Some((member, partner?));
        EveningView {
            number: self.number,
            name: self.name.clone(),
            plan: self.plan.clone(),
            check_in_from: self.check_in_from(),
            check_in_open: self.is_open,
            coming: self.coming.clone(),
            there: self.there.iter().map(|&(member, _)| member).collect(),
            partners: self.there.iter().filter_map(partner).collect(),
            pledged: self.pledges.iter().map(|&(member, _)| member).collect(),
            started: self.started,
            commitments: exchanges.map(|exchange: &Exchange| exchange.commitment).collect(),
            owing: self.owing(),
            rounds: count(&self.plan),
            round: self.rounds.last().map(|round| self.round_view(round, member)),
            paused: self.paused.is_some(),
            notice: self.notice,
            open: self.open(),
            awaited: self.awaited(),
            standings: self.standings(),
        }
    }

    fn round_view(&self, round: &Played, member: Visitor) -> RoundView {
        let own = self.table_of(member);
        let seats = own.map(|(_, table)| table.seats.clone()).unwrap_or_default();
        RoundView {
            number: self.rounds.len().saturating_sub(1) as u32,
            until: round.until,
            next: self
                .over_since
                .filter(|_| self.paused.is_none())
                .map(|since| self.next_round(since, member)),
            table: own.map(|(number, _)| number),
            code: own.map(|(_, table)| table.keys.code.clone()),
            partner: self.facing(&seats, member),
            asked: own.is_some_and(|(_, table)| table.asked),
            seats,
        }
    }

    fn next_round(&self, since: Moment, member: Visitor) -> NextRound {
        let who = |&slot: &usize| self.slots.get(slot).copied().flatten();
        let plan = self.next_plan();
        let mut tables = (0..).zip(plan.into_iter().flat_map(|plan| &plan.tables));
        let own = tables.find_map(|(number, seats)| {
            let seats: Vec<Option<Visitor>> = seats.iter().map(who).collect();
            seats.contains(&Some(member)).then_some((number, seats))
        });
        NextRound {
            at: since.after(times::BREAK),
            last: plan.is_none(),
            table: own.as_ref().map(|(number, _)| *number),
            partner: own.and_then(|(_, seats)| self.facing(&seats, member)),
        }
    }

    /// Whoever faces a member at a table, if they are partners.
    fn facing(&self, seats: &[Option<Visitor>], member: Visitor) -> Option<Visitor> {
        let seat = seats.iter().position(|&seat| seat == Some(member)).filter(|_| self.shape.partners)?;
        seats.get((seat + 2) % 4).copied().flatten()
    }
}
