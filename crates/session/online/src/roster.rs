//! Those who are at a table, and the places there.

use online_wire::{Moment, ParticipantId};
use players::Level;

use crate::times;

/// Everybody who came, and the places.
#[derive(Clone, Debug, Default)]
pub(crate) struct Roster {
    pub(crate) all: Vec<RosterEntry>,
    pub(crate) places: Vec<Seating>,
    pub(crate) host: Option<ParticipantId>,
    /// The host before, who was not there when somebody else became host.
    pub(crate) former_host: Option<ParticipantId>,
}

/// Somebody who came.
#[derive(Clone, Debug)]
pub(crate) struct RosterEntry {
    /// It lies beside the log, and can be forgotten.
    pub(crate) name: String,
    pub(crate) here: bool,
    pub(crate) left: bool,
    /// The host has sent them away: they don’t come back.
    pub(crate) removed: bool,
    pub(crate) place: Option<usize>,
    /// When they came, sat down, went away or came back.
    pub(crate) since: Moment,
    /// Since when they have had a place: being away, a change of places and another device don’t count anew.
    pub(crate) sat: Option<Moment>,
    /// The deal of which they have last seen a hand that was not their own to play any more.
    pub(crate) saw: Option<u32>,
    /// How often they showed no nonce.
    pub(crate) silent: u8,
    /// Until when they take days off, if that is not over.
    pub(crate) off_until: Moment,
    /// How long their days off are in this game, the ones before them included, in milliseconds.
    pub(crate) off_used: u64,
    /// When they said their last two phrases.
    pub(crate) said: [Moment; 2],
    /// When they wrote their last texts.
    pub(crate) wrote: [Moment; times::TEXTS],
}

/// A place at the table.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    pub(crate) participant: Option<ParticipantId>,
    pub(crate) bot: bool,
    /// Since when a bot plays there, if one does.
    pub(crate) bot_since: Moment,
    pub(crate) level: Level,
    /// Taken with the next deal.
    pub(crate) next: Option<ParticipantId>,
    /// What has been used of the reserve of this game, in milliseconds.
    pub(crate) used: u64,
    /// For how many moves in a row, in this game, their time was over.
    pub(crate) late: u8,
    /// What bots there are called.
    pub(crate) name: String,
}

impl RosterEntry {
    /// How long their days off are in this game, if they take these.
    pub(crate) fn off_with(&self, now: Moment, until: Moment) -> u64 {
        let (before, now) = (self.off_until.0.saturating_sub(now.0), until.0.saturating_sub(now.0));
        self.off_used.saturating_sub(before) + now
    }

    /// Takes days off until a moment, in the place of those that are not over.
    pub(crate) fn take_off(&mut self, now: Moment, until: Moment) {
        (self.off_used, self.off_until) = (self.off_with(now, until), until);
    }

    /// Another game begins: of the days off those count that are not over.
    pub(crate) const fn begin_game(&mut self, now: Moment) {
        self.off_used = self.off_until.0.saturating_sub(now.0);
    }
}

impl Seating {
    pub(crate) fn empty(level: Level, name: String) -> Self {
        Self {
            participant: None,
            bot: true,
            bot_since: Moment::default(),
            level,
            next: None,
            used: 0,
            late: 0,
            name,
        }
    }

    /// A bot plays there from now on.
    pub(crate) const fn pass_to_bot(&mut self, at: Moment) {
        (self.bot, self.bot_since, self.late) = (true, at, 0);
    }
}

impl Roster {
    pub(crate) fn get(&self, participant: ParticipantId) -> Option<&RosterEntry> {
        self.all.get(participant.0 as usize)
    }

    pub(crate) fn get_mut(&mut self, participant: ParticipantId) -> Option<&mut RosterEntry> {
        self.all.get_mut(participant.0 as usize)
    }

    /// Those who are at the table.
    pub(crate) fn present(&self) -> impl Iterator<Item = ParticipantId> {
        let all = (0..).map(ParticipantId).zip(&self.all);
        all.filter(|(_, roster_entry)| roster_entry.here && !roster_entry.left)
            .map(|(participant, _)| participant)
    }

    /// Those who are at the table and play themselves.
    pub(crate) fn playing(&self) -> impl Iterator<Item = ParticipantId> {
        self.present().filter(|&participant| self.plays(participant))
    }

    /// Whether somebody plays themselves.
    pub(crate) fn plays(&self, participant: ParticipantId) -> bool {
        self.place_of(participant).is_some_and(|place| !self.places[place].bot)
    }

    pub(crate) fn place_of(&self, participant: ParticipantId) -> Option<usize> {
        self.get(participant)?.place
    }

    /// Whether nobody has a place, or a bot holds it for somebody who has left.
    pub(crate) fn is_free(&self, place: &Seating) -> bool {
        let gone = |participant| self.get(participant).is_none_or(|roster_entry| roster_entry.left);
        place.next.is_none() && place.participant.is_none_or(gone)
    }

    /// Lets somebody have a place, wherever they were before.
    pub(crate) fn seat(&mut self, participant: ParticipantId, place: usize, at: Moment) {
        self.unseat(participant, at);
        if let Some(before) = self.places[place].participant.take() {
            self.gives_up(before, at);
        }
        let seating = &mut self.places[place];
        (seating.participant, seating.bot, seating.next) = (Some(participant), false, None);
        if let Some(roster_entry) = self.get_mut(participant) {
            (roster_entry.place, roster_entry.since) = (Some(place), at);
            roster_entry.sat.get_or_insert(at);
        }
    }

    /// Takes somebody from their place, which is theirs no more: who sits down again sits anew.
    pub(crate) fn gives_up(&mut self, participant: ParticipantId, at: Moment) {
        self.unseat(participant, at);
        if let Some(roster_entry) = self.get_mut(participant) {
            roster_entry.sat = None;
        }
    }

    /// Takes somebody from their place, where a bot plays from now on, and from where they were to sit next.
    pub(crate) fn unseat(&mut self, participant: ParticipantId, at: Moment) {
        for place in &mut self.places {
            if place.participant == Some(participant) {
                place.participant = None;
                place.pass_to_bot(at);
            }
            if place.next == Some(participant) {
                place.next = None;
            }
        }
        if let Some(roster_entry) = self.get_mut(participant) {
            roster_entry.place = None;
        }
    }

    /// Makes somebody the host. Whoever lost the role because they were not there may have it back; whoever left gave
    /// it up.
    pub(crate) fn make_host(&mut self, participant: ParticipantId) {
        let gone = self.host.filter(|&host| self.get(host).is_some_and(|host| !host.here && !host.left));
        let former = self.former_host.filter(|_| self.host.is_some_and(|host| !self.is_here(host)));
        self.former_host = former.or(gone).filter(|&host| host != participant);
        self.host = Some(participant);
    }

    fn is_here(&self, participant: ParticipantId) -> bool {
        self.get(participant).is_some_and(|roster_entry| roster_entry.here && !roster_entry.left)
    }

    /// The next host while this one is not there: whoever had the role before; else of those who are there and have sat
    /// here since the host was, whoever has sat longest. Where there is nobody of these the role waits: whoever comes
    /// to a table that others have left for a while gets nothing by it. Before the first game a host who has left has
    /// nobody’s cards to guard: then it is whoever sits.
    pub(crate) fn heir(&self, started: bool) -> Option<ParticipantId> {
        let gone = self.get(self.former_host.or(self.host)?)?;
        let others = self.present().filter(|&participant| Some(participant) != self.host);
        let heirs = others.filter_map(|participant| {
            let roster_entry = self.get(participant)?;
            let sat = roster_entry.place.and(roster_entry.sat);
            let was_host = self.former_host == Some(participant);
            let sat_with = sat.is_some_and(|sat| sat <= gone.since || (gone.left && !started));
            (was_host || sat_with).then_some((!was_host, sat, participant))
        });
        heirs.min().map(|(_, _, participant)| participant)
    }
}
