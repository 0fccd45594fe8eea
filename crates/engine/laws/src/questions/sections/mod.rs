//! The questions of each section, time first: it often ends the matter and accuses nobody.

mod call;
mod count;
mod deal;
mod draw;
mod exposed;
mod kitty;
mod look;
mod revoke;
mod score;
mod turn;

use five_hundred::Bid;
use table::{Seat, SeatSet};

use super::{Answer, Ask, Players, Story};
use crate::Stage;

pub(crate) use self::{
    call::CALL,
    count::COUNT,
    deal::DEAL,
    draw::{CUT, DRAW},
    exposed::EXPOSED,
    kitty::KITTY,
    look::LOOK,
    revoke::REVOKE,
    score::SCORE,
    turn::{LEAD, PLAY},
};

impl Story {
    /// The bid that is played, if there is a contract.
    pub(super) fn bid(&self) -> Option<Bid> {
        Some(self.incident.contract.flatten()?.bid)
    }

    /// Those who take part in the play.
    pub(super) fn playing(&self) -> SeatSet {
        let all = SeatSet::all(self.rules.seats());
        let contract = self.incident.contract.flatten();
        all - contract.map_or(SeatSet::EMPTY, |contract| self.rules.lying_out(contract.bid, contract.seat))
    }

    /// Whether the contractor has taken the kitty and laid cards away.
    pub(super) fn has_discards(&self) -> bool {
        self.bid().is_some_and(|bid| self.rules.takes_kitty(bid))
    }

    /// The stage that an answer tells, unless the common one is known.
    pub(super) fn unless_told(&self, stage: Stage) -> Option<Stage> {
        if self.incident.stage.is_some() { None } else { Some(stage) }
    }
}

pub(super) const fn ask(
    key: &'static str,
    answers: fn(&Story) -> Vec<Answer>,
    tell: fn(&mut Story, Answer),
) -> Ask {
    Ask { key, answers, tell, possible: |_, _| true }
}

impl Ask {
    /// The same where some answers can't be true.
    pub(super) const fn only(self, possible: fn(&Story, Answer) -> bool) -> Self {
        Self { possible, ..self }
    }
}

pub(super) fn words(words: &[&'static str]) -> Vec<Answer> {
    words.iter().copied().map(Answer::Word).collect()
}

pub(super) fn no_yes(_: &Story) -> Vec<Answer> {
    words(&["no", "yes"])
}

/// Where the answer that is taken for granted is yes.
pub(super) fn yes_no(_: &Story) -> Vec<Answer> {
    words(&["yes", "no"])
}

pub(super) fn seats(story: &Story) -> Vec<Answer> {
    Seat::all(story.rules.seats()).map(Answer::Seat).collect()
}

/// Those of some players.
pub(super) fn seats_of(players: SeatSet) -> Vec<Answer> {
    players.iter().map(Answer::Seat).collect()
}

pub(super) fn yes(answer: Answer) -> bool {
    matches!(answer, Answer::Word("yes"))
}

pub(super) const fn seat(answer: Answer) -> Option<Seat> {
    match answer {
        Answer::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// Some sets of these players: nobody, each alone, and all.
pub(super) fn some_of(all: SeatSet) -> Vec<Players> {
    let each = all.iter().map(SeatSet::of);
    [SeatSet::EMPTY].into_iter().chain(each).chain([all]).map(Players).collect()
}

/// Changes a fact of the irregularity in question.
macro_rules! tell {
    ($story:ident, $kind:ident, |$facts:ident| $change:expr) => {
        if let Some(Irregularity::$kind($facts)) = $story.last() {
            $change;
        }
    };
}

pub(super) use tell;
