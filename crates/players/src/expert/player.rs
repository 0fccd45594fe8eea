//! The player: a rule-based thought first, then a trial of the alternatives in imagined deals.

use cards::short;
use five_hundred::{Action, Choices, MisereKind, Rules, State, View};
use solver::Solver;
use table::{Seat, Viewer};

use super::{
    candidates::candidates,
    inference::{self, Sample},
    lookahead::Lookahead,
    race::Race,
    reasons::explain,
    stakes::Stakes,
    worlds::Worlds,
};
use crate::{
    Player, Weighed,
    chance::Chance,
    five_hundred::{Bot, Conventions, Decision, Reason, moment},
};

/// What a searching player is able to do, and how much work he may put into a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Imagined deals for a card to play.
    pub worlds: usize,
    /// Imagined deals for a call; 0: by rules of thumb.
    pub worlds_for_calls: usize,
    /// Imagined deals for a discard, a nomination, a choice of partners; 0: by rules of thumb.
    pub worlds_for_exchange: usize,
    /// Cards played in the searches of one decision.
    pub nodes: u64,
    /// Whether the calls of others tell him what they hold.
    pub infers: bool,
}

impl Skill {
    /// A quick player: a few deals for each card, calls by rules of thumb.
    pub const QUICK: Self =
        Self { worlds: 10, worlds_for_calls: 0, worlds_for_exchange: 0, nodes: 300_000, infers: false };
    /// The full player.
    pub const FULL: Self =
        Self { worlds: 40, worlds_for_calls: 24, worlds_for_exchange: 20, nodes: 1_200_000, infers: true };

    /// `times / parts` of the work.
    #[must_use]
    pub const fn scaled(self, times: usize, parts: usize) -> Self {
        Self {
            worlds: (self.worlds * times).div_ceil(parts),
            worlds_for_calls: (self.worlds_for_calls * times).div_ceil(parts),
            worlds_for_exchange: (self.worlds_for_exchange * times).div_ceil(parts),
            nodes: self.nodes * times as u64 / parts as u64,
            ..self
        }
    }
}

/// What a solver's table of positions may take, in bytes: those of five players fit in 64 MiB.
const MEMORY: usize = 12 << 20;

/// A player who tries his actions in imagined deals.
#[derive(Debug)]
pub struct Expert {
    seed: u64,
    skill: Skill,
    bot: Bot,
    solver: Solver,
    weighed: Vec<Weighed<Action>>,
}

/// Worlds and cards differ from the chances of the rule-based player of the same seed.
const STREAM: u64 = 0x5eed_0f7e;

/// How far a rule of thumb may lie behind and still be followed: its choice looks natural, and what the search finds
/// better by so little is chance.
#[derive(Clone, Copy)]
struct Slack {
    points: f64,
    errors: f64,
}

const CARDS: Slack = Slack { points: 1.0, errors: 0.8 };
const CALLS: Slack = Slack { points: 4.0, errors: 0.6 };
const EXCHANGE: Slack = Slack { points: 5.0, errors: 2.0 };

impl Expert {
    /// A player of some skill.
    #[must_use]
    pub fn new(seed: u64, skill: Skill) -> Self {
        Self { seed, skill, bot: Bot::new(seed), solver: Solver::new(MEMORY), weighed: Vec::new() }
    }

    fn search(&mut self, rules: &Rules, view: &View, favourite: Decision) -> Option<Decision> {
        let Viewer::Seat(me) = view.viewer else { return None };
        let plays = matches!(view.choices, Choices::Play { .. });
        let count = match view.choices {
            Choices::Play { .. } => self.skill.worlds,
            Choices::Auction { .. } => self.skill.worlds_for_calls,
            _ => self.skill.worlds_for_exchange,
        };
        // The solver takes everybody to play his own cards.
        let open = view.contract.as_ref().is_some_and(|contract| contract.bid.is(MisereKind::SuperOpen));
        if count == 0 || view.choices.len() < 2 || open {
            return None;
        }
        let mut chance = Chance::new(self.seed ^ STREAM, moment(view));
        let worlds = Worlds::new(rules, view)?;
        let samples = inference::sample(&worlds, self.bot.agreed(), count, self.skill.infers, &mut chance);
        let stakes = Stakes::new(rules, me);
        let mut ahead = Lookahead::new(rules, stakes, &mut self.solver, self.skill.nodes);
        let (race, slack) = if plays {
            (try_cards(view, &samples, &mut ahead)?, CARDS)
        } else {
            let actions = candidates(rules, view, me, favourite.action, self.bot.agreed(), &mut chance);
            let slack = if view.contract.is_none() { CALLS } else { EXCHANGE };
            (try_actions(&actions, &samples, &mut ahead), slack)
        };
        self.decide_by(rules, view, me, &race, favourite, slack)
    }

    /// Takes the winner of the race, and keeps what was found.
    fn decide_by(
        &mut self,
        rules: &Rules,
        view: &View,
        me: Seat,
        race: &Race<Action>,
        favourite: Decision,
        slack: Slack,
    ) -> Option<Decision> {
        let chosen = race.choose(favourite.action, slack.points, slack.errors)?;
        let has_contract = view.contract.is_some() || matches!(view.choices, Choices::Auction { .. });
        let mut weighed: Vec<Weighed<Action>> = race
            .runners
            .iter()
            .map(|runner| {
                let mean = runner.mean();
                let plays = matches!(view.choices, Choices::Play { .. });
                let value = if plays { mean.tricks } else { mean.points };
                Weighed { action: runner.action, value, chance: has_contract.then_some(mean.made) }
            })
            .collect();
        let points = |action: Action| {
            let runner = race.runners.iter().find(|runner| runner.action == action);
            runner.map_or(f64::MIN, |runner| runner.mean().points)
        };
        short::sort_by_key(&mut weighed, |weighed| -points(weighed.action));
        let first = weighed.iter().position(|weighed| weighed.action == race.runners[chosen].action)?;
        weighed[..=first].rotate_right(1);
        self.weighed = weighed;
        Some(explain(rules, view, me, race, chosen, favourite))
    }
}

/// Every card in every world.
fn try_cards(view: &View, samples: &[Sample], ahead: &mut Lookahead<'_>) -> Option<Race<Action>> {
    let mut race = Race::new(view.choices.list(), PATIENCE);
    for (done, sample) in samples.iter().enumerate() {
        if ahead.nodes == 0 && done >= LEAST_WORLDS {
            break;
        }
        let worths = ahead.cards(&sample.state);
        race.round(sample.weight, |action| {
            worths.iter().find(|(card, _)| *card == action).map(|&(_, worth)| worth).unwrap_or_default()
        });
    }
    (!samples.is_empty()).then_some(race)
}

/// Every action in every world, until one is left.
fn try_actions(actions: &[Action], samples: &[Sample], ahead: &mut Lookahead<'_>) -> Race<Action> {
    let mut race = Race::new(actions.iter().copied(), PATIENCE);
    for (done, sample) in samples.iter().enumerate() {
        if !race.goes_on() || ahead.nodes == 0 && done >= LEAST_WORLDS {
            break;
        }
        ahead.next_world();
        race.round(sample.weight, |action| ahead.action(&sample.state, action));
    }
    race
}

/// Worlds in which every action is tried.
const PATIENCE: usize = 6;
/// Worlds that are looked at even when the budget is spent.
const LEAST_WORLDS: usize = 4;

impl Player<Rules> for Expert {
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        self.weighed.clear();
        let favourite = self.bot.decide(rules, view);
        // What was agreed is done: a search takes every bid for a wish to play it.
        if matches!(favourite.reason, Reason::ShowJoker { .. } | Reason::ShowHelp { .. }) {
            return favourite;
        }
        self.search(rules, view, favourite)
            .filter(|decision| view.choices.contains(decision.action))
            .unwrap_or(favourite)
    }

    fn weighed(&self) -> &[Weighed<Action>] {
        &self.weighed
    }

    fn hear_conventions(&mut self, seats: &[Conventions]) {
        self.bot.hear_conventions(seats);
    }
}

/// A player who sees every card, to measure others against: what could be won at all with good play on both sides. It
/// takes a state, not a view, and is no [`Player`]: nothing that serves players can seat it.
#[derive(Debug, Default)]
pub struct Oracle {
    solver: Solver,
}

impl Oracle {
    /// An oracle.
    #[must_use]
    pub fn new() -> Self {
        Self { solver: Solver::new(MEMORY) }
    }

    /// The best card for the seat in turn, all cards seen; `None` outside the play.
    pub fn card(&mut self, rules: &Rules, state: &State) -> Option<Action> {
        let seat = table::Game::to_act(rules, state).first()?;
        let stakes = Stakes::new(rules, seat);
        let mut ahead = Lookahead::new(rules, stakes, &mut self.solver, u64::MAX);
        let cards = ahead.cards(state);
        cards.into_iter().max_by(|a, b| a.1.points.total_cmp(&b.1.points)).map(|(card, _)| card)
    }
}
