//! What a member is told.

use fair_shuffle::Exchange;
use online_wire::{
    Moment, ParticipantId,
    club::{
        ClubUpdate, ClubView, EveningView, Member, Movement, NextRound, PastEvening, Results, RoundView,
        TableRow,
    },
};
use table::Seq;

use crate::club::{
    Club,
    evening::{Night, Played},
    seats::{count, wanted_pairs},
    times,
};

impl Club {
    /// How things stand for a member after the last entry.
    #[must_use]
    pub fn update(&self, member: ParticipantId) -> ClubUpdate {
        ClubUpdate { seq: Seq(self.next_seq.0.saturating_sub(1)), at: self.last, club: self.view(member) }
    }

    fn view(&self, member: ParticipantId) -> ClubView {
        let told = |it: &crate::club::state::Belonging| Member {
            name: it.name.clone(),
            director: it.director,
            left: it.left,
        };
        let past = |(nth, night): (u32, &Night)| PastEvening { number: night.number, nth, at: night.plan.at };
        ClubView {
            title: self.title.clone(),
            ticket: self.ticket.clone(),
            members: self.members.iter().map(told).collect(),
            evening: self.night.as_ref().map(|night| night.view(member, self.past.len() as u32 + 1)),
            season: self.season().sorted(),
            evenings: self.past.len().saturating_sub(self.season) as u32,
            past: (1..).zip(&self.past).map(past).collect(),
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
        let row = |(number, table): (usize, &crate::club::evening::TableSeats)| {
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
    fn view(&self, member: ParticipantId, nth: u32) -> EveningView {
        let exchanges = self.dealing.iter().flat_map(|dealing| &dealing.exchanges);
        let partner = |&(member, partner): &(ParticipantId, Option<ParticipantId>)| Some((member, partner?));
        EveningView {
            number: self.number,
            nth,
            name: self.name.clone(),
            plan: self.plan.clone(),
            check_in_from: self.check_in_from(),
            check_in_open: self.is_open,
            coming: self.coming.clone(),
            there: self.there.iter().map(|&(member, _)| member).collect(),
            partners: self.there.iter().filter_map(partner).collect(),
            pairs: if self.has_pairs() { wanted_pairs(&self.there) } else { Vec::new() },
            waiting: self.waiting(),
            commitments_made: self.all_commitments.iter().map(|&(member, _)| member).collect(),
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

    /// Whether people name partners.
    fn has_pairs(&self) -> bool {
        self.shape.partners && self.plan.movement != Movement::Everyone
    }

    fn round_view(&self, round: &Played, member: ParticipantId) -> RoundView {
        let own = self.table_of(member);
        let seats = own.map(|(_, table)| table.seats.clone()).unwrap_or_default();
        let all = self.in_round();
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
            out: round.byes.iter().copied().flatten().collect(),
            finished: own.is_some_and(|(_, table)| table.outcomes.len() >= all),
            playing: round.tables.iter().filter(|table| table.outcomes.len() < all).count() as u32,
            seats,
        }
    }

    fn next_round(&self, since: Moment, member: ParticipantId) -> NextRound {
        let next = self.next_tables();
        let tables = next.iter().flat_map(|next| &next.tables);
        let own = (0..).zip(tables).find(|(_, seats)| seats.contains(&Some(member)));
        NextRound {
            at: since.after(times::BREAK),
            last: next.is_none(),
            table: own.map(|(number, _)| number),
            partner: own.and_then(|(_, seats)| self.facing(seats, member)),
            out: next.as_ref().is_some_and(|next| next.out.contains(&member)),
        }
    }

    /// Whoever faces a member at a table, if they are partners.
    fn facing(&self, seats: &[Option<ParticipantId>], member: ParticipantId) -> Option<ParticipantId> {
        let seat = seats.iter().position(|&seat| seat == Some(member)).filter(|_| self.shape.partners)?;
        seats.get((seat + 2) % 4).copied().flatten()
    }
}
