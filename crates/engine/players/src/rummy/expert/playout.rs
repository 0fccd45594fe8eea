//! Playing an imagined game on: everybody plays as the rule-based player would with little time, from their own view.

use rummy_500::{Action, Choices, Rules, State, View};
use table::{Game, Recall, Seat, Viewer};

use crate::{
    chance::Chance,
    rummy::{
        danger::Dangers,
        draw,
        effort::Effort,
        known::Known,
        plan::{Plan, Planner},
        stakes::Stakes,
        turn,
    },
};

/// More steps than a hand has; one in which the same cards go round is left where it is.
const MOST_STEPS: u32 = 3_000;

/// Plays on for some turns.
pub(crate) struct Playout<'a> {
    pub(crate) rules: &'a Rules,
    /// Turns after the one in progress.
    pub(crate) turns: u32,
}

impl Playout<'_> {
    /// Does what a seat has planned, as far as it is legal.
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        actions: impl IntoIterator<Item = Action>,
    ) -> bool {
        let mut done = false;
        for action in actions {
            if !self.rules.choices(state, seat).contains(action) {
                break;
            }
            self.rules.play_unchecked(state, seat, action);
            done = true;
        }
        done
    }

    /// Plays on to the end of the hand, or of the turns. `silent` makes no call in the window that is open.
    pub(crate) fn run(&self, state: &mut State, mut silent: Option<Seat>, chance: &mut Chance) {
        let mut turns = self.turns;
        for _ in 0..MOST_STEPS {
            let Some(seat) = self.rules.turn(state) else { return };
            let choices = self.rules.choices(state, seat);
            if let Choices::Draw(draws) = choices {
                if turns == 0 {
                    return;
                }
                turns -= 1;
                if draws.calls != 0 && self.claim(state, silent.take(), chance) {
                    continue;
                }
            }
            if !self.step(state, seat, chance) {
                let action = choices.pick(|n| chance.below(n));
                self.rules.play_unchecked(state, seat, action);
            }
        }
    }

    fn view(&self, state: &State, seat: Seat) -> View {
        self.rules.view(state, Viewer::Seat(seat), Recall::Perfect)
    }

    /// A draw with the turn that was planned with it, or the rest of a turn.
    fn step(&self, state: &mut State, seat: Seat, chance: &mut Chance) -> bool {
        let view = self.view(state, seat);
        let Some(known) = Known::new(self.rules, &view, seat) else { return false };
        let (dangers, stakes) = (Dangers::new(&known), Stakes::new(&known));
        match view.choices {
            Choices::None => false,
            Choices::Draw(draws) => {
                if let Some(decision) = draw::stale(&known, draws) {
                    return self.carry_out(state, seat, [decision.action]);
                }
                let ways = draw::ways(&known, &dangers, &stakes, draws, Effort::QUICK, chance);
                draw::best(ways).is_some_and(|way| self.carry_out(state, seat, way.actions()))
            }
            Choices::Turn(ref turn) => {
                let forced = || turn::forced(&known, turn).or_else(|| turn::pay(&known, turn));
                let mut planner = Planner::new(&known, &dangers, &stakes);
                let plan = planner.plan(known.hand, view.owed, view.barred, Effort::QUICK.turn);
                let planned = plan.filter(|_| view.called.is_none());
                planned.is_some_and(|plan| self.carry_out(state, seat, plan.actions()))
                    || forced().is_some_and(|decision| self.carry_out(state, seat, [decision.action]))
            }
        }
    }

    /// The first call that somebody out of turn would make.
    fn claim(&self, state: &mut State, silent: Option<Seat>, chance: &mut Chance) -> bool {
        let mut asked = self.rules.claimants(state).filter(|&seat| silent != Some(seat));
        let claim = asked.find_map(|seat| self.call(state, seat, chance).map(|way| (seat, way)));
        drop(asked);
        claim.is_some_and(|(seat, way)| self.carry_out(state, seat, way.actions()))
    }

    /// The call that a seat out of turn would make.
    fn call(&self, state: &State, seat: Seat, chance: &mut Chance) -> Option<draw::Way> {
        let view = self.view(state, seat);
        let Choices::Draw(draws) = view.choices else { return None };
        let known = Known::new(self.rules, &view, seat)?;
        let (dangers, stakes) = (Dangers::new(&known), Stakes::new(&known));
        let best = draw::best_call(&known, &dangers, &stakes, draws, Effort::QUICK, chance);
        best.filter(|&(_, gain)| draw::pays(gain)).map(|(way, _)| way)
    }
}

impl draw::Way {
    /// The draw, and the turn that was planned with it.
    pub(crate) fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        std::iter::once(self.action).chain(self.plan.iter().flat_map(Plan::actions))
    }
}
