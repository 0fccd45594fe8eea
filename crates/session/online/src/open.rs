//! An open table online \[LAW-OPEN\]: what was done stands for a while, anybody may say *wait*, and what the laws ask
//! is answered in time.

use card_match::{Asked, MatchGame, Waits};
use online_wire::{Moment, Pace, ParticipantId};
use table::{Position, Recall, Seat, SeatSet, Viewer, What as Play};

use crate::{Due, DueWhat, OnlineTable, Refusal, Social, What, times};

/// Somebody has said *wait*: nothing is called or played until they let go, or it is time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hold {
    pub(crate) by: ParticipantId,
    pub(crate) since: Moment,
    pub(crate) until: Moment,
}

/// What a table waited for before something was done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    waits: Waits,
    turn: Option<Seat>,
}

/// How much somebody may claim, show and look at in one hand: every word is saved. Then the clock answers for them.
const MOST_SAID: usize = 100;

type Result<T, G> = std::result::Result<T, Refusal<<G as table::Game>::Refusal>>;

impl<G: MatchGame> OnlineTable<G> {
    /// What an open table waits for.
    pub(crate) fn awaits(&self) -> Waits {
        if self.in_hand() { G::waits(self.cards()) } else { Waits::default() }
    }

    pub(crate) fn waiting(&self) -> Waiting {
        Waiting { waits: self.awaits(), turn: self.cards().turn() }
    }

    /// Whether what was done last is looked at before the game goes on.
    fn stands(&self) -> bool {
        self.window_is_open() && self.awaits().stands
    }

    /// Whether somebody is still to let the game go on.
    pub(crate) fn may_decline(&self, participant: ParticipantId) -> bool {
        let holds = self.hold.is_some_and(|hold| hold.by == participant);
        holds || (self.stands() && self.undecided().any(|other| other == participant))
    }

    /// Whether people are waited for who may let the game go on.
    pub(crate) fn is_held_up(&self) -> bool {
        self.hold.is_some() || (self.stands() && self.undecided().next().is_some())
    }

    /// Whether what somebody decided on when the table stood at a position still holds.
    pub(crate) fn holds(&self, at: Option<Position>, seat: Seat, action: G::Action) -> bool {
        let actions = self.cards().actions();
        let since = match at {
            Some(at) => self.position().0.checked_sub(at.0).and_then(|many| usize::try_from(many).ok()),
            None => Some(actions.len()),
        };
        let begin = since.and_then(|since| actions.len().checked_sub(since));
        begin.is_some_and(|begin| G::holds_after(seat, action, &actions[begin..]))
    }

    /// What somebody does or says at an open table: whatever is possible there, whoever’s turn it is.
    pub(crate) fn act_openly(&self, by: ParticipantId, seat: Seat, action: G::Action) -> Result<What<G>, G> {
        if !G::is_claim(action) && (self.hold.is_some() || self.stands()) {
            // Whoever goes on in their turn has let go; the others are asked.
            let goes_on = self.cards().to_act().contains(seat) && self.hold.is_none();
            if !goes_on || self.undecided().any(|other| other != by) {
                return Err(Refusal::WindowOpen);
            }
        }
        let said = self.cards().actions().iter();
        if G::is_claim(action)
            && said.filter(|&&(other, act)| other == seat && G::is_claim(act)).count() >= MOST_SAID
        {
            return Err(Refusal::NotNow);
        }
        let command = table::Command::Act { at: self.game.log().position(), seat, action };
        match self.game.propose(self.person(by), command) {
            Ok(entry) => Ok(What::Played(vec![entry])),
            Err(table::Refused::Unlawful(why)) => Err(Refusal::Unlawful(why)),
            Err(_) => Err(Refusal::NotNow),
        }
    }

    /// Somebody lets the game go on.
    pub(crate) fn declines(&self, by: ParticipantId) -> Result<Social, G> {
        self.plays(by)?;
        if self.may_decline(by) { Ok(Social::Decline(by)) } else { Err(Refusal::NotNow) }
    }

    /// Somebody says *wait*: once a trick, while nothing is asked.
    pub(crate) fn may_hold(&self, by: ParticipantId) -> bool {
        let open = G::acts_stand() && self.in_hand() && self.awaits().asked == Asked::Nobody;
        open && self.roster.plays(by)
            && self.seat(by).is_some()
            && self.hold.is_none()
            && !self.held.contains(&by)
    }

    pub(crate) fn hold_up(&mut self, by: ParticipantId, at: Moment) {
        self.hold = Some(Hold { by, since: at, until: at.after(times::HOLD) });
        self.held.push(by);
    }

    /// The game goes on after a stop, if this person made it, or nobody is named; nobody loses the time.
    pub(crate) fn release(&mut self, by: Option<ParticipantId>, at: Moment) {
        if let Some(hold) = self.hold.take_if(|hold| by.is_none_or(|by| hold.by == by)) {
            self.turn_since = self.turn_since.after(at.0.saturating_sub(hold.since.0));
        }
    }

    /// What falls due at an open table before anybody’s turn is over, and whether that is all.
    pub(crate) fn open_due(&self) -> Option<Option<Due>> {
        if !G::acts_stand() {
            return None;
        }
        let acts = self.turn_since.after(self.opening.options.bot_ms);
        let waits = self.awaits();
        if waits.asked != Asked::Nobody {
            return Some(self.answer_due(waits.asked));
        }
        if let Some(hold) = self.hold {
            return Some(Some(Due { at: hold.until, what: DueWhat::Window }));
        }
        if self.stands() {
            let stand = self.opening.options.stand;
            let at = match (self.undecided().next(), stand) {
                (None, _) => Some(acts),
                (Some(_), None) => None,
                (Some(_), Some(seconds)) => {
                    Some(self.turn_since.after(self.answer_time(u64::from(seconds) * 1_000) + self.more_time))
                }
            };
            return Some(at.map(|at| Due { at, what: DueWhat::Window }));
        }
        // In the turn of a person bots speak at once; in that of a bot before it acts.
        let is_bot = |seat: Seat| self.player_at(seat).is_none();
        let speaks = self.window_is_open() && self.cards().claimants().any(is_bot);
        let person = self.cards().turn().is_some_and(|turn| !is_bot(turn));
        (speaks && person).then_some(Some(Due { at: self.turn_since, what: DueWhat::Window }))
    }

    /// Bots answer first, in the time that they take; then the clock answers for whoever is silent.
    fn answer_due(&self, asked: Asked) -> Option<Due> {
        let seats = asked.seats();
        if let Some(bot) = seats.iter().find(|&seat| self.player_at(seat).is_none()) {
            return Some(Due { at: self.bot_acts(bot), what: DueWhat::Bot(bot) });
        }
        let time = match (self.opening.options.pace, asked) {
            (pace @ Pace::Correspondence { .. }, _) => pace.limits().map_or(0, |(time, _)| time),
            (_, Asked::Settling(_)) => times::SETTLE,
            _ => times::DEMAND,
        };
        let at = self.turn_since.after(time + self.more_time);
        seats.first().map(|seat| Due { at, what: DueWhat::Silent(seat) })
    }

    /// The entry of what somebody says who is silent.
    pub(crate) fn said_in_silence(&self, seat: Seat) -> Option<What<G>> {
        let action = G::silent(&self.cards().view(Viewer::Seat(seat), Recall::Table))?;
        Some(What::Played(vec![self.acted(seat, action)?]))
    }

    /// Whether a table still waits for the same after entries of the match: then its times run on.
    pub(crate) fn waits_on(&mut self, before: &Waiting, count: usize, at: Moment) -> bool {
        if !G::acts_stand() {
            return false;
        }
        let now = self.waiting();
        if now.waits.tricks != before.waits.tricks {
            self.held.clear();
        }
        let entries = self.game.log().entries();
        let new = &entries[entries.len().saturating_sub(count)..];
        let mut said = true;
        let mut first = None;
        let mut doers = SeatSet::EMPTY;
        for entry in new {
            match entry.what {
                Play::Act { seat, action } => {
                    said &= G::is_said(action);
                    doers.insert(seat);
                    first.get_or_insert(seat);
                }
                _ => said = false,
            }
        }
        let same = match (before.waits.asked, now.waits.asked) {
            (Asked::Nobody, Asked::Nobody) => {
                (before.turn, before.waits.stands) == (now.turn, now.waits.stands) && self.in_hand()
            }
            (Asked::Question(before), Asked::Question(now)) => now == before - doers,
            (Asked::Settling(_), Asked::Settling(_)) => true,
            _ => false,
        };
        if said && same {
            self.window.closed = self.window.closed.map(|_| self.position());
            return true;
        }
        if before.waits.asked == Asked::Nobody
            && let Some(seat) = first.filter(|&seat| before.turn == Some(seat))
        {
            self.charge(seat, at);
        }
        false
    }
}
