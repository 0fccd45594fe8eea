//! What falls due at a table by itself, and when.

use card_match::MatchGame;
use online_wire::{Moment, ParticipantId};
use table::Seat;

use crate::{OnlineTable, roster::Seating, table::AskOn, times};

/// What falls due next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// When. It is fixed before anybody thinks, so that nothing can be learnt from the time.
    pub at: Moment,
    /// What.
    pub what: DueWhat,
}

/// What falls due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DueWhat {
    /// The server commits itself to the next deal.
    Commit,
    /// The cards are dealt.
    Deal,
    /// The bot at a seat acts; or a bot acts for somebody whose time is over.
    Bot(Seat),
    /// A window for claims is closed, or a stop at an open table is over.
    Window,
    /// The clock answers for a seat that was asked something at an open table.
    Silent(Seat),
    /// A bot takes a place over.
    Replace(usize),
    /// Somebody else becomes the host.
    Host(ParticipantId),
    /// A vote is decided.
    Vote,
}

impl<G: MatchGame> OnlineTable<G> {
    /// What falls due next, if nobody does anything before.
    pub fn due(&self) -> Option<Due> {
        if self.ended {
            return None;
        }
        if self.paused.is_some() {
            // Somebody has to be able to let it go on.
            return self.host_due();
        }
        let next = self.vote_due().or_else(|| self.deal_due()).or_else(|| self.turn_due());
        [next, self.host_due()].into_iter().flatten().min_by_key(|due| due.at)
    }

    fn vote_due(&self) -> Option<Due> {
        let ask = self.vote.as_ref()?;
        let decided = ask.refused || ask.asked.is_empty();
        let bots = matches!(ask.on, AskOn::Rest(_)) && !ask.refused;
        // A claim is looked at for as long as a bot takes, whoever is asked.
        let soon = if bots { self.last.after(self.opening.options.bot_ms) } else { self.last };
        Some(Due { at: if decided { soon } else { ask.until }, what: DueWhat::Vote })
    }

    fn deal_due(&self) -> Option<Due> {
        if self.in_hand() || !self.started {
            return None;
        }
        if self.given.is_some() {
            return self.given_due();
        }
        if let Some(at) = self.dealing.closes() {
            return Some(Due { at: at.max(self.last), what: DueWhat::Deal });
        }
        let mut playing = self.in_game().peekable();
        playing.peek()?;
        let is_ready = |participant| self.ready.iter().any(|ready| ready.participant == participant);
        let first = !self.has_game();
        let at = if first || playing.all(is_ready) {
            self.last
        } else {
            self.ready.iter().map(|ready| ready.since).min()?.after(times::READY)
        };
        Some(Due { at, what: DueWhat::Commit })
    }

    fn turn_due(&self) -> Option<Due> {
        if !self.in_hand() || !self.is_awake() {
            return None;
        }
        if let Some(due) = self.open_due() {
            return due;
        }
        let acts = self.turn_since.after(self.opening.options.bot_ms);
        if self.stops_for_claims() {
            let at = match self.undecided().next() {
                Some(_) => self.turn_since.after(self.answer_time(times::WINDOW) + self.more_time),
                None => acts,
            };
            return Some(Due { at, what: DueWhat::Window });
        }
        let seat = self.cards().turn()?;
        let place = self.place_at(seat)?;
        let Some(participant) = self.player_at(seat) else {
            return Some(Due { at: self.bot_acts(seat), what: DueWhat::Bot(seat) });
        };
        let replaced = self.absent_since(participant).map(|since| Due {
            at: since.max(self.turn_since).after(times::REPLACED + self.more_time),
            what: DueWhat::Replace(place),
        });
        let gone = self.roster.places[place].late + 1 >= times::LATE;
        let what = if gone { DueWhat::Replace(place) } else { DueWhat::Bot(seat) };
        let late = self.time_is_over(place).map(|at| Due { at, what });
        [replaced, late].into_iter().flatten().min_by_key(|due| due.at)
    }

    /// When the bot at a seat acts, if it is waited for. It takes its time also where it has just taken over: how long
    /// it thought is not to be seen.
    pub(crate) fn bot_acts(&self, seat: Seat) -> Moment {
        let took_over = self.place_at(seat).map(|place| self.roster.places[place].bot_since);
        self.turn_since.max(took_over.unwrap_or_default()).after(self.opening.options.bot_ms)
    }

    /// Whether something is to be done at a place.
    pub(crate) fn waits_for(&self, place: usize) -> bool {
        if !self.in_hand() {
            return false;
        }
        let asked = self.awaits().asked.seats();
        asked.iter().chain(self.cards().turn()).any(|seat| self.place_at(seat) == Some(place))
    }

    /// When the time of the player in turn is over, at a table with a clock.
    pub(crate) fn time_is_over(&self, place: usize) -> Option<Moment> {
        let (time, reserve) = self.opening.options.pace.limits()?;
        let Seating { participant, used, .. } = self.roster.places[place];
        let days_off = participant
            .and_then(|participant| self.roster.get(participant))
            .map(|roster_entry| roster_entry.off_until);
        let since = self.turn_since.max(days_off.unwrap_or_default());
        Some(since.after(time + self.more_time + reserve.saturating_sub(used)))
    }

    /// Since when somebody is not there.
    fn absent_since(&self, participant: ParticipantId) -> Option<Moment> {
        // A day for a move is for people who are not there.
        if matches!(self.opening.options.pace, online_wire::Pace::Correspondence { .. }) {
            return None;
        }
        let absent = self.roster.get(participant).filter(|roster_entry| !roster_entry.here)?;
        Some(Moment(absent.since.0.saturating_sub(times::AWAY)))
    }

    /// A table at which nobody is sleeps, unless people take a day for a move.
    fn is_awake(&self) -> bool {
        let slow = matches!(self.opening.options.pace, online_wire::Pace::Correspondence { .. });
        self.is_visited() || (slow && self.roster.places.iter().any(|place| !place.bot))
    }

    /// Where people take a day for a move a host who is away is nothing unusual; only what they have stopped waits for
    /// them.
    fn host_due(&self) -> Option<Due> {
        let host = self.roster.get(self.roster.host?).filter(|host| !host.here)?;
        let slow = matches!(self.opening.options.pace, online_wire::Pace::Correspondence { .. });
        if slow && !host.left && self.paused.is_none() {
            return None;
        }
        let heir = self.roster.heir(self.started)?;
        Some(Due { at: host.since.after(times::HOST), what: DueWhat::Host(heir) })
    }
}
