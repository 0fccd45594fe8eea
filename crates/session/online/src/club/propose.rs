//! What becomes of that which somebody wants: an entry, or a refusal.

use fair_shuffle::{Commitment, Nonce};
use online_wire::{
    Moment, Opening, ParticipantId,
    club::{ClubCommand, ClubRequest, Evening, Fill, Movement},
};

use crate::club::{Club, Entry, Refusal, Shape, What, evening::Night, seats::seated, times};

/// The most deals of an evening.
const MOST_DEALS: u32 = 60;

type Result<T> = std::result::Result<T, Refusal>;

/// What a club is told that it can’t know by itself.
#[derive(Clone, Copy)]
pub struct Outside<'a> {
    /// What the clock on the wall says: an evening is planned by that of its people, whatever the club’s own time is.
    pub wall: Moment,
    /// A new end for the club’s link.
    pub ticket: &'a str,
    /// The shape of the tables that are opened so; nothing if none can be.
    pub shape: &'a dyn Fn(&Opening) -> Option<Shape>,
}

impl Club {
    /// Judges a request of a member: the entry that it would be. Nothing changes.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn propose(
        &self,
        now: Moment,
        by: ParticipantId,
        request: &ClubRequest,
        outside: Outside<'_>,
    ) -> Result<Entry> {
        if !self.is_member(by) {
            return Err(Refusal::Nobody);
        }
        let what = self.judge(by, &request.command, outside)?;
        Ok(self.entry(now, Some(by), Some(request.id.clone()), what))
    }

    /// The entry of somebody who belongs to the club from now on, perhaps again.
    #[must_use]
    pub fn arrival(&self, now: Moment, member: ParticipantId) -> Entry {
        self.entry(now, Some(member), None, What::Came(member))
    }

    fn judge(&self, by: ParticipantId, command: &ClubCommand, outside: Outside<'_>) -> Result<What> {
        match command {
            ClubCommand::Leave {} => self.leaves(by),
            ClubCommand::Come { coming } => self.not_started().map(|_| What::Coming(by, *coming)),
            ClubCommand::CheckIn { partner } => self.check_in(outside.wall, by, *partner),
            ClubCommand::CheckOut {} => {
                let night = self.night.as_ref().filter(|night| night.is_there(by));
                night.map(|_| What::CheckedOut(by)).ok_or(Refusal::NotNow)
            }
            ClubCommand::Commit { commitments } => self.make_commitment(by, commitments),
            ClubCommand::Show { nonce } => self.show(by, *nonce),
            ClubCommand::Ask {} => {
                let table = self.running()?.table_of(by).ok_or(Refusal::NoTable)?;
                if table.1.asked { Err(Refusal::NotNow) } else { Ok(What::Asked(table.0)) }
            }
            _ if !self.is_director(by) => Err(Refusal::NotDirector),
            directors => self.direct(by, directors, outside),
        }
    }

    fn direct(&self, by: ParticipantId, command: &ClubCommand, outside: Outside<'_>) -> Result<What> {
        match command {
            ClubCommand::Direct { member, director } => {
                let member = self.member(*member)?;
                if !director && self.directors().all(|other| other == member) {
                    return Err(Refusal::OnlyDirector);
                }
                Ok(What::Director(member, *director))
            }
            ClubCommand::Remove { member } => {
                let member = self.member(*member)?;
                if member == by { Err(Refusal::NotNow) } else { Ok(What::Removed(member)) }
            }
            ClubCommand::Renew {} => Ok(What::Renewed(outside.ticket.to_owned())),
            ClubCommand::Season {} => Ok(What::Season),
            ClubCommand::Plan(plan) => self.plan_evening(plan, outside),
            ClubCommand::End {} => self.night.as_ref().map(|_| What::Ended).ok_or(Refusal::NotNow),
            ClubCommand::OpenCheckIn {} => {
                let closed = self.not_started()?;
                if closed.is_open { Err(Refusal::NotNow) } else { Ok(What::CheckInOpened) }
            }
            ClubCommand::Start {} => {
                let night = self.not_started()?;
                if night.there.is_empty() {
                    return Err(Refusal::NobodyThere);
                }
                Ok(What::Seated(seated(&night.plan, &night.there, night.shape)))
            }
            ClubCommand::Pause { paused } => {
                let is_so = self.running()?.paused.is_some() == *paused;
                if is_so { Err(Refusal::NotNow) } else { Ok(What::Paused(*paused)) }
            }
            ClubCommand::MoreTime {} => {
                let plays = !self.running()?.round_is_over();
                if plays { Ok(What::MoreTime) } else { Err(Refusal::NotNow) }
            }
            ClubCommand::Substitute { member, by } => self.substitute(*member, *by),
            ClubCommand::Average { table } => {
                self.running()?.playing(*table).map(|_| What::Averaged(*table)).ok_or(Refusal::NoTable)
            }
            ClubCommand::Announce(notice) => {
                self.night.as_ref().map(|_| What::Announced(*notice)).ok_or(Refusal::NotNow)
            }
            ClubCommand::Answered { table } => {
                let tables = self.running()?.rounds.last().map(|round| &round.tables);
                let table_there =
                    tables.and_then(|tables| tables.get(*table as usize)).ok_or(Refusal::NoTable)?;
                if table_there.asked { Ok(What::Answered(*table)) } else { Err(Refusal::NotNow) }
            }
            ClubCommand::Leave {}
            | ClubCommand::Come { .. }
            | ClubCommand::CheckIn { .. }
            | ClubCommand::CheckOut {}
            | ClubCommand::Commit { .. }
            | ClubCommand::Show { .. }
            | ClubCommand::Ask {}
            | ClubCommand::Ping {} => Err(Refusal::NotNow),
        }
    }

    fn member(&self, member: ParticipantId) -> Result<ParticipantId> {
        if self.is_member(member) { Ok(member) } else { Err(Refusal::Nobody) }
    }

    fn directors(&self) -> impl Iterator<Item = ParticipantId> {
        (0..self.members.len() as u32).map(ParticipantId).filter(|&member| self.is_director(member))
    }

    /// An evening that has begun.
    fn running(&self) -> Result<&Night> {
        self.night.as_ref().filter(|night| !night.rounds.is_empty()).ok_or(Refusal::NotNow)
    }

    fn not_started(&self) -> Result<&Night> {
        self.night.as_ref().filter(|night| !night.started).ok_or(Refusal::NotNow)
    }

    /// A club keeps a director as long as others are there.
    fn leaves(&self, by: ParticipantId) -> Result<What> {
        let only = self.directors().all(|other| other == by);
        if only && self.count() > 1 { Err(Refusal::OnlyDirector) } else { Ok(What::Left(by)) }
    }

    fn plan_evening(&self, plan: &Evening, outside: Outside<'_>) -> Result<What> {
        if self.night.as_ref().is_some_and(|night| night.started) {
            return Err(Refusal::NotNow);
        }
        let deals = (1..=MOST_DEALS).contains(&plan.deals) && (1..=plan.deals).contains(&plan.per_round);
        let shape = (outside.shape)(&plan.opening).ok_or(Refusal::NoEvening)?;
        if !deals || (plan.movement != Movement::Nobody && !shape.partners) {
            return Err(Refusal::NoEvening);
        }
        // Whoever changes a plan whose time has come leaves that as it was.
        let as_before = self.night.as_ref().is_some_and(|night| night.plan.at == plan.at);
        if !as_before && plan.at.after(times::PAST) < outside.wall {
            return Err(Refusal::Past);
        }
        // Where nobody moves the same would sit out all evening.
        let fill = if plan.movement == Movement::Nobody { Fill::Bots } else { plan.fill };
        Ok(What::Planned(Box::new(Evening { fill, ..plan.clone() }), shape))
    }

    /// Latecomers play from the next round on, in the place of a bot.
    fn check_in(&self, wall: Moment, by: ParticipantId, partner: Option<ParticipantId>) -> Result<What> {
        let night = self.night.as_ref().ok_or(Refusal::NotNow)?;
        let open = night.is_open || night.started || wall >= night.check_in_from();
        if !open {
            return Err(Refusal::TooEarly);
        }
        let partner = partner.map(|partner| self.member(partner)).transpose()?;
        if partner == Some(by) || (night.started && night.is_there(by)) {
            return Err(Refusal::NotNow);
        }
        Ok(What::CheckedIn(by, partner))
    }

    fn make_commitment(&self, by: ParticipantId, commitments: &[Commitment]) -> Result<What> {
        let night = self.night.as_ref().filter(|night| night.dealing.is_none() && night.is_there(by));
        let night = night.ok_or(Refusal::NotNow)?;
        if commitments.len() != night.plan.deals as usize {
            return Err(Refusal::NotCommitted);
        }
        Ok(What::CommitmentMade(by, commitments.to_vec()))
    }

    fn show(&self, by: ParticipantId, nonce: Nonce) -> Result<What> {
        let night = self.night.as_ref().ok_or(Refusal::NotNow)?;
        if !night.owing().contains(&by) {
            return Err(Refusal::NotNow);
        }
        if night.is_saved(by, nonce) { Ok(What::Shown(by, nonce)) } else { Err(Refusal::NotCommitted) }
    }

    fn substitute(&self, member: ParticipantId, by: Option<ParticipantId>) -> Result<What> {
        let night = self.running()?;
        let plays = night.slots.contains(&Some(member));
        let by = by.map(|by| self.member(by)).transpose()?;
        let taken = by.is_some_and(|by| night.slots.contains(&Some(by)));
        if plays && !taken { Ok(What::Substituted(member, by)) } else { Err(Refusal::NotNow) }
    }
}
