//! The options worth trying: the draws, calls and turns that the rule-based player thinks best.

use rummy_500::{Action, Choices, Turn};

use super::player::Skill;
use crate::{
    chance::Chance,
    rummy::{
        Reason,
        danger::Dangers,
        draw::{self, Way},
        effort::Effort,
        known::Known,
        plan::{Plan, Planner},
        stakes::Stakes,
        turn,
    },
};

/// Plans that are kept to choose among, and how many of them may differ in the discard alone.
const PLANS: usize = 48;
const DISCARDS: usize = 5;
/// Trials for the plans of a turn.
const TRIALS: u32 = 240;
/// A candidate thought to be worth less by this much is not tried.
const MARGIN: f32 = 45.0;

/// Something to try.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    /// The actions of this turn, as far as it can be planned; nothing for a player who makes no call.
    pub(crate) actions: Vec<Action>,
    /// The rule of thumb for it.
    pub(crate) reason: Reason,
}

impl Candidate {
    /// The action to do now.
    pub(crate) fn action(&self) -> Option<Action> {
        self.actions.first().copied()
    }
}

/// What the player in turn can do, the rule-based player's choice first.
pub(crate) fn candidates(
    known: &Known<'_>,
    dangers: &Dangers<'_>,
    stakes: &Stakes,
    skill: Skill,
    chance: &mut Chance,
) -> Vec<Candidate> {
    let mut candidates = match known.view.choices {
        Choices::None => Vec::new(),
        Choices::Draw(draws) if draw::stale(known, draws).is_some() => Vec::new(),
        Choices::Draw(draws) => {
            let ways = draw::ways(known, dangers, stakes, draws, Effort::FULL, chance);
            best_ways(ways, skill.candidates).iter().map(|way| of_way(known, way)).collect()
        }
        Choices::Turn(_) if known.view.called.is_some() => Vec::new(),
        Choices::Turn(ref turn) => turns(known, dangers, stakes, turn, skill),
    };
    candidates
        .retain(|candidate| candidate.action().is_some_and(|action| known.view.choices.contains(action)));
    candidates
}

/// The calls of a player who is not in turn; to make none comes first.
pub(crate) fn calls(
    known: &Known<'_>,
    dangers: &Dangers<'_>,
    stakes: &Stakes,
    chance: &mut Chance,
) -> Vec<Candidate> {
    let Choices::Draw(draws) = known.view.choices else { return Vec::new() };
    let best = draw::best_call(known, dangers, stakes, draws, Effort::FULL, chance);
    // A call that only lays a card off costs nothing, and needs no trial.
    let Some((way, _)) = best.filter(|&(_, gain)| gain > -MARGIN) else { return Vec::new() };
    vec![Candidate { actions: Vec::new(), reason: Reason::LetStand }, of_way(known, &way)]
}

fn of_way(known: &Known<'_>, way: &Way) -> Candidate {
    Candidate { actions: way.actions().collect(), reason: draw::reason(known, way) }
}

fn best_ways(mut ways: Vec<Way>, most: usize) -> Vec<Way> {
    // A stable sort: of equals the first stays first, as the rule-based player has it.
    ways.sort_by(|one, other| other.value.total_cmp(&one.value));
    let least = ways.first().map_or(0.0, |best| best.value - MARGIN);
    ways.retain(|way| way.value >= least);
    ways.truncate(most);
    ways
}

fn turns(
    known: &Known<'_>,
    dangers: &Dangers<'_>,
    stakes: &Stakes,
    turn: &Turn,
    skill: Skill,
) -> Vec<Candidate> {
    let view = known.view;
    let mut planner = Planner::new(known, dangers, stakes);
    let plans = planner.plans(turn.hand(), view.owed, view.barred, TRIALS, PLANS);
    let least = plans.first().map_or(0.0, |best| best.value - MARGIN);
    let mut chosen: Vec<&Plan> = Vec::new();
    for plan in plans.iter().filter(|plan| plan.value >= least) {
        let left = plan.left.normalised();
        if chosen.iter().filter(|other| other.left.normalised() == left).count() < DISCARDS {
            chosen.push(plan);
        }
    }
    chosen.truncate(skill.candidates);
    let candidate = |plan: &&Plan| {
        let actions: Vec<Action> = plan.actions().collect();
        let reason = turn::reason(known, dangers, plan, *actions.first()?);
        Some(Candidate { actions, reason })
    };
    chosen.iter().filter_map(candidate).collect()
}

/// A meld or a lay-off that all of them have, if there is one: it need not be weighed.
pub(crate) fn common(candidates: &[Candidate]) -> Option<usize> {
    let everywhere = |action: Action| candidates.iter().all(|candidate| candidate.actions.contains(&action));
    candidates.iter().position(|candidate| {
        candidate
            .action()
            .is_some_and(|action| matches!(action, Action::Meld(_) | Action::Lay(..)) && everywhere(action))
    })
}
