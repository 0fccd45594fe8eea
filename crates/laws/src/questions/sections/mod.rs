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
    Ask { key, answers, tell }
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

pub(super) fn yes(answer: Answer) -> bool {
    matches!(answer, Answer::Word("yes"))
}

pub(super) const fn seat(answer: Answer) -> Option<Seat> {
    match answer {
        Answer::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// Some sets of players: nobody, each alone, and all.
pub(super) fn some_players(story: &Story) -> Vec<Players> {
    let all = SeatSet::all(story.rules.seats());
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
