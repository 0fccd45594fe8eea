//! The player: the rule-based thought first, then a trial of the alternatives in imagined hands.

use rummy_500::{Action, Choices, Rules, State, View};
use table::Seat;

use super::{
    candidates::{Candidate, calls, candidates, common},
    playout::Playout,
    reasons::explain,
    value::Interest,
    worlds::Worlds,
};
use crate::{
    Behind, Player, Weighed,
    chance::Chance,
    race::{Race, Slack, Trial, Worth},
    rummy::{
        Bot, Decision,
        bot::{moment, seat_of},
        danger::Dangers,
        known::Known,
        stakes::Stakes,
    },
};

/// The skill of a searching player: how much work they may put into a decision.
///
/// ```
/// use kookaburra_players::rummy::Skill;
///
/// let half = Skill::FULL.scaled(1, 2);
/// assert_eq!((half.worlds, half.turns), (80, 2_500));
/// assert_eq!(Skill::QUICK.on_cores(4).cores, 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Imagined hands, at most.
    pub worlds: usize,
    /// Imagined hands in which everything is tried; then what is clearly worse drops out.
    pub patience: usize,
    /// Draws, calls or turns that are tried in them, at most.
    pub candidates: usize,
    /// Rounds that each is played on; then what everybody has and holds is valued.
    pub rounds: u32,
    /// Turns played in all, at most: the last world is played to its end.
    pub turns: u32,
    /// Whether what the others do tells the player what they hold.
    pub infers: bool,
    /// Cores the player thinks on: each looks at as many hands, and plays as many turns.
    pub cores: usize,
}

impl Skill {
    /// A quick player: few hands, whatever the others have done.
    pub const QUICK: Self =
        Self { worlds: 16, patience: 6, candidates: 6, rounds: 1, turns: 400, infers: false, cores: 1 };
    /// The full player.
    pub const FULL: Self =
        Self { worlds: 160, patience: 20, candidates: 8, rounds: 1, turns: 5_000, infers: true, cores: 1 };

    /// `times / parts` of the work.
    #[must_use]
    pub const fn scaled(self, times: usize, parts: usize) -> Self {
        let turns = self.turns * times as u32 / parts as u32;
        Self { worlds: (self.worlds * times).div_ceil(parts), turns, ..self }
    }

    /// That many times the work in about the same time, on that many cores.
    #[must_use]
    pub const fn on_cores(self, cores: usize) -> Self {
        Self { cores, ..self }
    }
}

/// A player who plays their actions out in imagined hands, which fit all that they have seen.
///
/// ```
/// use kookaburra_players::{Player, rummy::{Expert, Skill}};
/// use rummy_500::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
/// let mut expert = Expert::new(7, Skill::QUICK);
/// let decision = expert.decide(table.game(), &view);
/// assert!(view.choices.contains(decision.action));
/// // What was decided is the best of what was weighed.
/// assert!(expert.weighed().first().is_none_or(|best| best.action == decision.action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Expert {
    seed: u64,
    skill: Skill,
    bot: Bot,
    weighed: Vec<Weighed<Action>>,
}

/// Where the games come from in which actions are tried.
pub(super) type Source<'a> = &'a (dyn Fn(&mut Chance) -> Option<State> + Sync);

/// What one core works with.
struct Core {
    chance: Chance,
    /// Turns played so far.
    spent: u32,
}

/// Worlds differ from the chances of the rule-based player of the same seed.
const STREAM: u64 = 0x5eed_0f7e;
/// Worlds that are looked at even when the budget is spent.
const LEAST_WORLDS: usize = 4;
/// How far the rule of thumb may lie behind and still be followed: in points, and in standard errors.
const SLACK: Slack = Slack { points: 0.5, errors: 0.5 };

impl Expert {
    /// A player of some skill.
    #[must_use]
    pub const fn new(seed: u64, skill: Skill) -> Self {
        Self { seed, skill, bot: Bot::new(seed), weighed: Vec::new() }
    }

    /// The things left to chance at this moment, on each core.
    fn chances(&self, view: &View) -> Vec<Chance> {
        Chance::on_cores(self.seed ^ STREAM, moment(view), self.skill.cores)
    }

    /// The best of the candidates by trial in these worlds; the first is what the rule-based player would do.
    fn search(
        &mut self,
        rules: &Rules,
        me: Seat,
        candidates: &[Candidate],
        world: Source<'_>,
        chances: Vec<Chance>,
    ) -> Option<usize> {
        let interest = Interest { rules, me };
        let turns = self.skill.rounds * rules.seats() as u32;
        let playout = Playout { rules, turns };
        let mut race = Race::new(0..candidates.len(), self.skill.patience);
        let mut cores: Vec<Core> = chances.into_iter().map(|chance| Core { chance, spent: 0 }).collect();
        race.run(&mut cores, self.skill.worlds, |core, done, left| {
            if core.spent >= self.skill.turns && done >= LEAST_WORLDS {
                return None;
            }
            core.spent += turns * left.len() as u32;
            let world = world(&mut core.chance)?;
            let luck = u64::from(core.chance.below(u32::MAX));
            let play = |at: usize| {
                let mut state: State = world.clone();
                let mut chance = Chance::new(luck, 0);
                let actions = &candidates[at].actions;
                playout.carry_out(&mut state, me, actions.iter().copied());
                playout.run(&mut state, actions.is_empty().then_some(me), &mut chance);
                Worth { points: interest.value(&world, &state), ..Worth::default() }
            };
            Some(Trial { weight: 1.0, worths: left.iter().map(|&at| (at, play(at))).collect() })
        });
        if race.rounds() == 0 {
            return None;
        }
        let chosen = race.choose(0, SLACK)?;
        self.keep(candidates, &race, chosen);
        Some(chosen)
    }

    /// Keeps what was found, of each action the best, what was chosen first.
    fn keep(&mut self, candidates: &[Candidate], race: &Race<usize>, chosen: usize) {
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        let value = |at: usize| race.runners[at].mean().points;
        let behind = |at: usize| {
            let (points, error) = race.ahead(chosen, at);
            Behind { points, error }
        };
        order.sort_by(|&a, &b| (b == chosen).cmp(&(a == chosen)).then(value(b).total_cmp(&value(a))));
        for at in order {
            let Some(action) = candidates[at].action() else { continue };
            if !self.weighed.iter().any(|weighed| weighed.action == action) {
                self.weighed.push(Weighed { action, value: value(at), chance: None, behind: behind(at) });
            }
        }
    }

    /// The best action for the player in turn, if there is more than one thing to do.
    pub(super) fn turn(&mut self, rules: &Rules, view: &View, world: Source<'_>) -> Option<Decision> {
        self.weighed.clear();
        let me = seat_of(view)?;
        let known = Known::new(rules, view, me)?;
        let (dangers, stakes) = (Dangers::new(&known), Stakes::new(&known));
        let mut chances = self.chances(view);
        let candidates = candidates(&known, &dangers, &stakes, self.skill, &mut chances[0]);
        if candidates.len() < 2 {
            return None;
        }
        let chosen = match common(&candidates) {
            Some(common) => common,
            None => self.search(rules, me, &candidates, world, chances)?,
        };
        let action = candidates[chosen].action()?;
        let reason = self.reason(view, &candidates, chosen);
        Some(Decision { action, reason })
    }

    /// Compares with the rule of thumb; where that was followed, with the next best.
    fn reason(&self, view: &View, candidates: &[Candidate], chosen: usize) -> crate::rummy::Reason {
        let rival = match (chosen, &self.weighed[..]) {
            (0, [_, next, ..]) => candidates.iter().find(|candidate| candidate.action() == Some(next.action)),
            (0, _) => None,
            _ => candidates.first(),
        };
        let value = |candidate: &Candidate| {
            let found = self.weighed.iter().find(|weighed| Some(weighed.action) == candidate.action());
            found.map(|weighed| weighed.value)
        };
        let ahead = rival.and_then(|rival| Some(value(&candidates[chosen])? - value(rival)?));
        explain(view, &candidates[chosen], rival, ahead.unwrap_or_default())
    }
}

impl Player<Rules> for Expert {
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        let worlds = seat_of(view).and_then(|me| Worlds::new(rules, view, me, self.skill.infers));
        let found = self.turn(rules, view, &|chance| worlds.as_ref()?.sample(chance));
        found
            .filter(|decision| view.choices.contains(decision.action))
            .unwrap_or_else(|| self.bot.decide(rules, view))
    }

    fn call(&mut self, rules: &Rules, view: &View) -> Option<Decision> {
        self.weighed.clear();
        let Choices::Draw(_) = view.choices else { return None };
        let me = seat_of(view)?;
        let known = Known::new(rules, view, me)?;
        if !known.calls_full_pile() {
            return self.bot.call(rules, view);
        }
        let (dangers, stakes) = (Dangers::new(&known), Stakes::new(&known));
        let mut chances = self.chances(view);
        let candidates = calls(&known, &dangers, &stakes, &mut chances[0]);
        if candidates.is_empty() {
            return None;
        }
        let worlds = Worlds::new(rules, view, me, self.skill.infers)?;
        let world = |chance: &mut Chance| worlds.sample(chance);
        let chosen = self.search(rules, me, &candidates, &world, chances)?;
        let action = candidates[chosen].action()?;
        let reason = candidates[chosen].reason;
        Some(Decision { action, reason }).filter(|decision| view.choices.contains(decision.action))
    }

    fn weighed(&self) -> &[Weighed<Action>] {
        &self.weighed
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use std::sync::Mutex;

    use table::{Game, Recall, Viewer, shuffle};

    use super::*;
    use crate::seed_of;

    #[test]
    fn every_core_looks_at_worlds_of_its_own() {
        let rules = Rules::preset("rummy-500").unwrap();
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        let mut pack = rules.pack_in_order();
        shuffle(seed_of(1, 1), &mut pack);
        rules.deal(&mut state, Seat(3), &rules.deal_pack(&pack, Seat(3)));
        let view = rules.view(&state, Viewer::Seat(Seat(0)), Recall::Perfect);
        let worlds = Worlds::new(&rules, &view, Seat(0), true).unwrap();
        // The worlds that are wanted, and those that are looked at when the budget is spent.
        for (wanted, turns, looked_at) in [(5, u32::MAX, 5), (40, 1, LEAST_WORLDS)] {
            let skill = Skill { worlds: wanted, turns, patience: 200, ..Skill::FULL };
            for cores in [1, 3] {
                let seen: Mutex<Vec<State>> = Mutex::default();
                let world = |chance: &mut Chance| {
                    let world = worlds.sample(chance)?;
                    let mut seen = seen.lock().unwrap();
                    assert!(!seen.contains(&world));
                    seen.push(world.clone());
                    Some(world)
                };
                Expert::new(1, skill.on_cores(cores)).turn(&rules, &view, &world).unwrap();
                assert_eq!(seen.lock().unwrap().len(), cores * looked_at);
            }
        }
    }
}
