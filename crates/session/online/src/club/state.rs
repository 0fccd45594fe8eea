//! A club: the fold of its entries.

use online_wire::{Moment, Outcome, ParticipantId, club::Evening};
use table::{LineVersion, Seq};

use crate::club::{
    Entry, Orders, Shape, TableOpening, What,
    evening::{Night, Standings},
    seats::seated_before,
    times,
};

/// A club.
#[derive(Clone, Debug)]
pub struct Club {
    /// Its name in proofs.
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) ticket: String,
    pub(crate) members: Vec<Belonging>,
    pub(crate) next_seq: Seq,
    pub(crate) last: Moment,
    /// The evening that is planned or played.
    pub(crate) night: Option<Night>,
    /// Those that are over.
    pub(crate) past: Vec<Night>,
    /// With which of them this season began.
    pub(crate) season: usize,
    /// How many evenings were planned.
    pub(crate) planned: u32,
}

/// Somebody who belongs to a club, or did.
#[derive(Clone, Debug)]
pub(crate) struct Belonging {
    /// It lies beside the log, and can be forgotten.
    pub(crate) name: String,
    pub(crate) director: bool,
    pub(crate) left: bool,
    pub(crate) removed: bool,
}

/// What was applied: which entry, and whose request it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Applied {
    /// The number of the entry.
    pub seq: Seq,
    /// Whose request it was, and what tells it from their others.
    pub request: Option<(ParticipantId, String)>,
}

impl Club {
    /// A club in which nothing has happened. Its name is published in proofs; `ticket` is the end of its link.
    #[must_use]
    pub fn found(name: String, title: &str, ticket: String) -> Self {
        Self {
            name,
            title: table::shown_name(title),
            ticket,
            members: Vec::new(),
            next_seq: Seq(0),
            last: Moment::default(),
            night: None,
            past: Vec::new(),
            season: 0,
            planned: 0,
        }
    }

    /// What it is called.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Its name in proofs.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of the next entry.
    #[must_use]
    pub const fn next_seq(&self) -> Seq {
        self.next_seq
    }

    /// When the last entry was.
    #[must_use]
    pub const fn last_moment(&self) -> Moment {
        self.last
    }

    /// How many came so far: the number of the next who does.
    #[must_use]
    pub fn next_member(&self) -> ParticipantId {
        ParticipantId(self.members.len() as u32)
    }

    /// Whether somebody belongs to it.
    #[must_use]
    pub fn is_member(&self, member: ParticipantId) -> bool {
        self.members.get(member.0 as usize).is_some_and(|member| !member.left)
    }

    /// Whether somebody may belong to it: nobody has removed them.
    #[must_use]
    pub fn may_come(&self, member: ParticipantId) -> bool {
        self.members.get(member.0 as usize).is_none_or(|member| !member.removed)
    }

    /// Whether somebody is director.
    #[must_use]
    pub fn is_director(&self, member: ParticipantId) -> bool {
        self.members.get(member.0 as usize).is_some_and(|member| member.director && !member.left)
    }

    /// Whether this is the end of its link.
    #[must_use]
    pub fn is_ticket(&self, ticket: &str) -> bool {
        self.ticket == ticket
    }

    /// How many belong to it.
    #[must_use]
    pub fn count(&self) -> usize {
        self.members.iter().filter(|member| !member.left).count()
    }

    /// The next evening, as it is planned.
    #[must_use]
    pub fn plan(&self) -> Option<&Evening> {
        self.night.as_ref().map(|night| &night.plan)
    }

    /// Says what somebody is called; true if they were called something else.
    pub fn rename(&mut self, member: ParticipantId, name: &str) -> bool {
        let Some(member) = self.members.get_mut(member.0 as usize) else { return false };
        let before = std::mem::replace(&mut member.name, table::shown_name(name));
        before != member.name
    }

    /// The tables of the round that is played, by number; none before the first and after the last.
    #[must_use]
    pub fn tables(&self) -> Vec<TableOpening> {
        let Some((night, round)) = self.now() else { return Vec::new() };
        let since = round.since;
        round.tables.iter().map(|table| night.opening(night.rounds.len() - 1, table, since)).collect()
    }

    /// What these tables are to do.
    #[must_use]
    pub fn orders(&self) -> Vec<Orders> {
        let Some((night, round)) = self.now() else { return Vec::new() };
        round.tables.iter().map(|table| night.orders(night.rounds.len() - 1, table)).collect()
    }

    /// The tables of rounds that are over, of this evening and the one before, by their codes: with what they are to
    /// do.
    #[must_use]
    pub fn left_over(&self) -> Vec<(String, Orders)> {
        let before = self.past.last().into_iter().flat_map(|night| night.closed(night.rounds.len()));
        let now = self.night.iter().flat_map(|night| night.closed(night.rounds.len().saturating_sub(1)));
        before.chain(now).collect()
    }

    fn now(&self) -> Option<(&Night, &crate::club::evening::Played)> {
        let night = self.night.as_ref()?;
        Some((night, night.rounds.last()?))
    }

    /// The entry of what came of the next deal at a table; nothing if the club knows it already. `outcomes` are all of
    /// the table’s.
    #[must_use]
    pub fn hear(&self, now: Moment, table: u32, outcomes: &[Outcome]) -> Option<Entry> {
        let known = self.night.as_ref()?.playing(table)?.outcomes.len();
        let outcome = outcomes.get(known)?.clone();
        Some(self.entry(now, None, None, What::Played(table, outcome)))
    }

    /// An entry that comes next.
    pub(crate) fn entry(
        &self,
        now: Moment,
        by: Option<ParticipantId>,
        id: Option<String>,
        what: What,
    ) -> Entry {
        Entry { version: LineVersion::FIRST, seq: self.next_seq, at: now.max(self.last), by, id, what }
    }

    /// Adds an entry that was proposed for the club as it stands.
    pub fn apply(&mut self, entry: Entry) -> Applied {
        let Entry { seq, at, by, id, what, .. } = entry;
        debug_assert_eq!(seq, self.next_seq, "an entry of another club, or of another time");
        self.follow(what, at);
        self.next_seq = Seq(seq.0 + 1);
        self.last = at;
        Applied { seq, request: by.zip(id) }
    }

    fn follow(&mut self, what: What, at: Moment) {
        match what {
            What::Came(member) => self.came(member),
            What::Left(member) | What::Removed(member) => {
                let removed = matches!(what, What::Removed(_));
                if let Some(member) = self.members.get_mut(member.0 as usize) {
                    (member.left, member.director, member.removed) = (true, false, removed);
                }
                self.gone(member);
            }
            What::Director(member, director) => {
                if let Some(member) = self.members.get_mut(member.0 as usize) {
                    member.director = director;
                }
            }
            What::Renewed(ticket) => self.ticket = ticket,
            What::Season => self.season = self.past.len(),
            What::Planned(plan, shape) => self.planned(*plan, shape),
            What::Ended => self.ended(),
            What::Delayed(length) => self.delay(length),
            What::Paused(paused) => self.pause(paused, at),
            what => {
                if let Some(night) = &mut self.night {
                    night.follow(what, at);
                }
            }
        }
    }

    /// Whoever founds a club directs it.
    fn came(&mut self, member: ParticipantId) {
        let first = self.members.is_empty();
        match self.members.get_mut(member.0 as usize) {
            Some(member) => member.left = false,
            None => self.members.push(Belonging {
                name: String::new(),
                director: first,
                left: false,
                removed: false,
            }),
        }
    }

    fn gone(&mut self, member: ParticipantId) {
        if let Some(night) = &mut self.night {
            night.coming.retain(|&other| other != member);
            night.gone(member);
        }
    }

    /// Another plan keeps those who come, and asks them for new nonces.
    fn planned(&mut self, plan: Evening, shape: Shape) {
        let before = self.night.take();
        self.planned += 1;
        let mut night = Night::new(self.planned, &self.name, plan, shape);
        night.coming = before.map(|before| before.coming).unwrap_or_default();
        self.night = Some(night);
    }

    fn ended(&mut self) {
        let Some(mut night) = self.night.take() else { return };
        night.time_up(self.last, false);
        if !night.rounds.is_empty() {
            self.past.push(night);
        }
    }

    fn delay(&mut self, length: u64) {
        if let Some(night) = &mut self.night {
            night.delay(length);
        }
    }

    /// A stop adds its length to whatever runs.
    fn pause(&mut self, paused: bool, at: Moment) {
        let Some(night) = &mut self.night else { return };
        if paused {
            night.paused.get_or_insert(at);
        } else if let Some(since) = night.paused.take() {
            night.delay(at.0.saturating_sub(since.0));
        }
    }

    /// What members have come to in the evenings of this season.
    pub(crate) fn season(&self) -> Standings {
        let mut standings = Standings::default();
        for standing in self.past.get(self.season..).unwrap_or_default().iter().flat_map(Night::standings) {
            standings.add(Some(standing.member), standing.deals, standing.hundredths);
        }
        standings
    }
}

impl Night {
    fn follow(&mut self, what: What, at: Moment) {
        match what {
            What::Coming(member, coming) => {
                self.coming.retain(|&other| other != member);
                self.coming.extend(coming.then_some(member));
            }
            What::CheckInOpened => self.is_open = true,
            What::CheckedIn(member, partner) => {
                self.there.retain(|(other, _)| *other != member);
                self.there.push((member, partner));
                if self.started {
                    self.late(member);
                }
            }
            What::CheckedOut(member) => self.gone(member),
            What::CommitmentMade(member, commitments) => {
                self.all_commitments.retain(|(other, _)| *other != member);
                self.all_commitments.push((member, commitments));
            }
            What::Started => {
                let seating = seated_before(&self.plan, &self.there, self.shape);
                self.start(seating, false);
            }
            What::Seated(seating) => self.start(seating, true),
            What::Committed(secrets) => self.commit(secrets, at),
            What::Shown(member, nonce) => self.show(member, nonce),
            What::Round(keys) => self.begin_round(keys, at),
            What::Played(table, outcome) => self.record(table, outcome, at),
            What::Averaged(table) => self.record(table, Outcome::Average, at),
            What::TimeUp => self.time_up(at, true),
            What::MoreTime => {
                if let Some(round) = self.rounds.last_mut() {
                    round.until = round.until.after(times::MORE);
                }
            }
            What::Substituted(member, by) => {
                self.substitute(member, by);
                self.there.retain(|(other, _)| *other != member);
                let new = by.filter(|&by| !self.is_there(by));
                self.there.extend(new.map(|by| (by, None)));
            }
            What::Announced(notice) => self.notice = Some(notice),
            What::Asked(table) | What::Answered(table) => {
                let asked = matches!(what, What::Asked(_));
                if let Some(table) = self.table_mut(table) {
                    table.asked = asked;
                }
            }
            // The club’s own.
            What::Came(_)
            | What::Left(_)
            | What::Removed(_)
            | What::Director(..)
            | What::Renewed(_)
            | What::Season
            | What::Planned(..)
            | What::Ended
            | What::Delayed(_)
            | What::Paused(_) => {}
        }
    }
}
