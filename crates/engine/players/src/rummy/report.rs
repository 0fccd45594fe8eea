//! What Rummy 500 gives to its players and to those who measure.

use rummy_500::{Action, Rules, View};

use super::{Bot, Expert, Greedy, Reason, Skill};
use crate::{Level, Playable, Player};

impl Playable for Rules {
    type Reason = Reason;
    /// What the hand added to each score.
    type Report = Vec<i32>;
    type Conventions = ();
    const IDLE: Action = Action::End;

    fn any(view: &View, below: impl FnMut(u32) -> u32) -> Option<Action> {
        (!view.choices.is_empty()).then(|| view.choices.pick(below))
    }

    /// Beginners are greedy; casual players plan their own melds, club players mind the others too, strong ones try
    /// their plans in imagined hands.
    fn player(level: Level, cores: usize, seed: u64) -> Box<dyn Player<Self>> {
        match level {
            Level::Beginner => Box::new(Greedy::new()),
            Level::Casual => Box::new(Bot::heedless(seed)),
            Level::Club => Box::new(Bot::new(seed)),
            Level::Strong => Box::new(Expert::new(seed, Skill::QUICK.on_cores(cores))),
            Level::Expert => Box::new(Expert::new(seed, Skill::FULL.on_cores(cores))),
        }
    }

    fn judge(work: usize, cores: usize, seed: u64) -> Box<dyn Player<Self>> {
        Box::new(Expert::new(seed, Skill::FULL.scaled(work, 1).on_cores(cores)))
    }

    fn report(referee: &View) -> Vec<i32> {
        referee.outcome.as_ref().map(|outcome| outcome.points.clone()).unwrap_or_default()
    }
}
