//! What somebody at a table may ask for beside the cards: whatever the table would take if they asked, so that nobody
//! else decides it again.

use card_match::MatchGame;
use online_wire::{DAYS_OFF, Moment, Offer, ParticipantId, Request, TableCommand};

use crate::{OnlineTable, roster::Seating, times};

impl<G: MatchGame> OnlineTable<G> {
    /// The requests that would be taken of somebody now, or later if nothing happens until then.
    ///
    /// Left out is what goes without saying (to leave, to say something), what stands in their player state, the answer
    /// to a vote, which names those who are asked, the exchange before a deal, and what would be taken but change
    /// nothing for anybody.
    pub fn offers(&self, participant: ParticipantId) -> Vec<Offer> {
        let places = 0..self.roster.places.len();
        let mut offers = Vec::new();
        let mut offer = |command| offers.extend(self.offer(participant, command));
        if !self.has_next_place(participant) {
            offer(TableCommand::Sit { place: None });
        }
        places.clone().for_each(|place| offer(TableCommand::Sit { place: Some(place) }));
        if self.roster.place_of(participant).is_some() {
            self.of_the_seated(participant).into_iter().for_each(&mut offer);
            places.for_each(|place| offer(TableCommand::Swap { place }));
        }
        if self.roster.host == Some(participant) {
            self.of_the_host().into_iter().for_each(&mut offer);
        } else if self.roster.former_host == Some(participant) {
            offer(TableCommand::Host { participant });
        }
        offers
    }

    /// A request as an offer; nothing if it would be refused.
    fn offer(&self, by: ParticipantId, command: TableCommand) -> Option<Offer> {
        let from = match command {
            TableCommand::Nudge {} => self.turn_since.after(times::NUDGE),
            TableCommand::Replace { .. } => self.turn_since.after(times::SILENT),
            _ => Moment::default(),
        };
        let request = Request { id: String::new(), at: None, command };
        self.judge(self.last.max(from), by, &request).ok()?;
        Some(Offer { command: request.command, from: Some(from).filter(|&from| from > self.last) })
    }

    /// What somebody with a place may want.
    fn of_the_seated(&self, participant: ParticipantId) -> Vec<TableCommand> {
        let mut commands = vec![
            TableCommand::Return {},
            TableCommand::Stand {},
            TableCommand::Wait {},
            TableCommand::Nudge {},
            TableCommand::MoreTime {},
            TableCommand::Ready { cut: None },
        ];
        let is_off =
            self.roster.get(participant).is_some_and(|roster_entry| roster_entry.off_until > self.last);
        let days = self.days_left(participant).map(|left| if is_off { 0 } else { left.min(DAYS_OFF) });
        commands.extend(days.filter(|&days| days > 0 || is_off).map(|days| TableCommand::DaysOff { days }));
        commands
    }

    /// What the host may want.
    fn of_the_host(&self) -> Vec<TableCommand> {
        let mut commands = vec![
            TableCommand::Start {},
            TableCommand::DrawSeats {},
            TableCommand::Lock { locked: !self.locked },
            TableCommand::Pause { paused: self.paused.is_none() },
        ];
        // Before the first game there is none to be ended: whoever wants no table leaves it.
        commands.extend(self.started.then_some(TableCommand::End {}));
        for (place, seating) in self.roster.places.iter().enumerate() {
            if self.roster.is_free(seating) {
                commands.push(TableCommand::Level { place, level: seating.level });
            }
            commands.push(TableCommand::Replace { place });
            commands.extend(self.heirs(seating).map(|participant| TableCommand::Give { place, participant }));
        }
        for participant in self.people() {
            commands.extend([TableCommand::Host { participant }, TableCommand::Remove { participant }]);
        }
        commands
    }

    /// Those who may be somebody at another device who has a place and is not there.
    fn heirs(&self, seating: &Seating) -> impl Iterator<Item = ParticipantId> {
        let is_away = seating
            .participant
            .is_some_and(|owner| self.roster.get(owner).is_some_and(|owner| !owner.here && !owner.left));
        self.people().filter(move |&participant| {
            is_away && self.roster.place_of(participant).is_none() && !self.has_next_place(participant)
        })
    }

    /// Those who came and have not left.
    fn people(&self) -> impl Iterator<Item = ParticipantId> {
        let all = (0..).map(ParticipantId).zip(&self.roster.all);
        all.filter(|(_, roster_entry)| !roster_entry.left && !roster_entry.removed)
            .map(|(participant, _)| participant)
    }

    /// Whether somebody sits down with the next deal.
    pub(crate) fn has_next_place(&self, participant: ParticipantId) -> bool {
        self.roster.places.iter().any(|place| place.next == Some(participant))
    }
}
