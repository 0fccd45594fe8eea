//! The player: a rule-based thought first, then a trial of the alternatives in imagined deals.

use cards::short;
use five_hundred::{Action, Choices, MisereKind, Rules, State, View};
use solver::Solver;
use table::{Seat, Viewer};

use super::{
    candidates::candidates,
    inference::{self, Sample},
    lookahead::Lookahead,
    reasons::explain,
    stakes::Stakes,
    worlds::Worlds,
};
use crate::{
    Behind, Player, Weighed,
    chance::Chance,
    cores::side_by_side,
    five_hundred::{
        Bot, Conventions, Decision, Reason, moment,
        natural::{PartnersBid, awaits_partner},
        play,
    },
    race::{Race, Slack, Trial},
};

/// The skill of a searching player: what they are able to do, and how much work they may put into a decision.
///
/// ```
/// use kookaburra_players::five_hundred::Skill;
///
/// let half = Skill::FULL.scaled(1, 2);
/// assert_eq!((half.worlds, half.nodes), (20, 600_000));
/// assert_eq!(Skill::QUICK.on_cores(4).cores, 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Imagined deals for a card to play.
    pub worlds: usize,
    /// Imagined deals for a call; 0: by rules of thumb.
    pub worlds_for_calls: usize,
    /// Imagined deals for a discard, a nomination, a choice of partners; 0: by rules of thumb.
    pub worlds_for_exchange: usize,
    /// Cards played in the searches of one decision; more for calls, and at tables of five and six for exchanges.
    pub nodes: u64,
    /// Whether the calls of others tell the player what they hold.
    pub infers: bool,
    /// Cores the player thinks on: each looks at as many deals, with as much work.
    pub cores: usize,
}

impl Skill {
    /// A quick player: a few deals for each card, calls by rules of thumb.
    pub const QUICK: Self = Self {
        worlds: 10,
        worlds_for_calls: 0,
        worlds_for_exchange: 0,
        nodes: 300_000,
        infers: false,
        cores: 1,
    };
    /// The full player.
    pub const FULL: Self = Self {
        worlds: 40,
        worlds_for_calls: 72,
        worlds_for_exchange: 20,
        nodes: 1_200_000,
        infers: true,
        cores: 1,
    };

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

    /// That many times the work in about the same time, on that many cores.
    #[must_use]
    pub const fn on_cores(self, cores: usize) -> Self {
        Self { cores, ..self }
    }
}

/// What a solver's table of positions may take, in bytes: those of five players fit in 64 MiB.
const MEMORY: usize = 12 << 20;

/// A player who tries their actions in imagined deals, which fit all that they have seen and heard.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
/// use kookaburra_players::{Player, five_hundred::{Expert, Skill}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
/// let mut expert = Expert::new(7, Skill::QUICK);
/// let decision = expert.decide(table.game(), &view);
/// assert!(view.choices.contains(decision.action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Expert {
    seed: u64,
    skill: Skill,
    bot: Bot,
    /// One for each core.
    solvers: Vec<Solver>,
    weighed: Vec<Weighed<Action>>,
}

/// The work of a call, where that of a card is [`USUAL_WORK`]: of some twenty calls tried in a few deals the luckiest
/// looks best.
const CALLS_WORK: u64 = 6;
/// That of a call or an exchange with five or six hands.
const MANY_HANDS_WORK: u64 = 5;
const USUAL_WORK: u64 = 2;

/// Worlds and cards differ from the chances of the rule-based player.
const STREAM: u64 = 0x5eed_0f7e;
/// The rule of thumb from which the search starts is the same for every seed: what is kept where nothing better is
/// found should not change by chance.
const FAVOURITE: u64 = 0;

/// How far a rule of thumb may lie behind and still be followed: its choice looks natural, and what the search finds
/// better by so little is chance.
const CARDS: Slack = Slack { points: 1.0, errors: 0.8 };
/// In one's own misère the rule looks to the end of the hand, and a few imagined deals tell less.
const MISERE: Slack = Slack { points: 1.0, errors: 2.0 };
/// Against a Nullo a little less should be left to chance than against other misères (`examples/miseres.rs`).
const AGAINST_NULLO: Slack = Slack { points: 1.0, errors: 1.2 };
const CALLS: Slack = Slack { points: 4.0, errors: 1.0 };
const EXCHANGE: Slack = Slack { points: 5.0, errors: 2.0 };
/// How far a call that takes the contract away from a partner must be ahead of every other: the luckiest of many calls
/// looks better than it is, and a partner can't play with somebody who overrules them for nothing.
const OVERRULE: Slack = Slack { points: 20.0, errors: 3.0 };
/// The same for a bid that is made less often than that: of many bids the luckiest looks best, and it is rarely a sound
/// one.
const GAMBLE: Slack = Slack { points: 10.0, errors: 2.0 };
const LIKELY: f64 = 0.55;

impl Expert {
    /// A player of some skill.
    #[must_use]
    pub fn new(seed: u64, skill: Skill) -> Self {
        let solvers = (0..skill.cores.max(1)).map(|_| Solver::new(MEMORY)).collect();
        Self { seed, skill, bot: Bot::new(FAVOURITE), solvers, weighed: Vec::new() }
    }

    fn search(
        &mut self,
        rules: &Rules,
        view: &View,
        favourite: Decision,
        also: &[Action],
    ) -> Option<Decision> {
        let Viewer::Seat(me) = view.viewer else { return None };
        let race = self.race(rules, view, me, favourite, also)?;
        let slack = match (&view.choices, &view.contract) {
            (Choices::Play { .. }, Some(mine)) if mine.bid.is_misere() && mine.side().contains(me) => MISERE,
            (Choices::Play { .. }, Some(theirs)) if theirs.bid.is(MisereKind::Nullo) => AGAINST_NULLO,
            (Choices::Play { .. }, _) => CARDS,
            _ => EXCHANGE,
        };
        self.decide_by(rules, view, me, &race, favourite, slack)
    }

    /// Imagined deals on each core for what is to be chosen now.
    fn worlds_wanted(&self, view: &View) -> usize {
        // The solver takes everybody to play their own cards.
        let open = view.contract.as_ref().is_some_and(|contract| contract.bid.is(MisereKind::SuperOpen));
        match view.choices {
            _ if view.choices.len() < 2 || open => 0,
            Choices::Play { .. } => self.skill.worlds,
            Choices::Auction { .. } => self.skill.worlds_for_calls,
            _ => self.skill.worlds_for_exchange,
        }
    }

    /// Cards that each core may play in searches for what is to be chosen now. With five and six hands a search takes
    /// several times as long, and of what was tried in a few deals only, the luckiest looks best: a player who calls or
    /// discards after that bids too much. The longest decision stays below half a second everywhere.
    fn nodes(&self, rules: &Rules, view: &View) -> u64 {
        let work = match view.choices {
            Choices::Play { .. } => USUAL_WORK,
            _ if rules.seats() > 4 => MANY_HANDS_WORK,
            Choices::Auction { .. } => CALLS_WORK,
            _ => USUAL_WORK,
        };
        self.skill.nodes.saturating_mul(work) / USUAL_WORK
    }

    /// Tries what can be done in imagined deals, sensible or in `also`; nothing if that is not wanted, or can't be.
    fn race(
        &mut self,
        rules: &Rules,
        view: &View,
        me: Seat,
        favourite: Decision,
        also: &[Action],
    ) -> Option<Race<Action>> {
        let count = self.worlds_wanted(view);
        if count == 0 {
            return None;
        }
        let worlds = Worlds::new(rules, view)?;
        let (nodes, stakes) = (self.nodes(rules, view), Stakes::new(rules, me));
        let (agreed, skill) = (self.bot.agreed(), self.skill);
        let chances = Chance::on_cores(self.seed ^ STREAM, moment(view), skill.cores);
        let mut cores: Vec<Core<'_>> = chances
            .into_iter()
            .zip(&mut self.solvers)
            .map(|(chance, solver)| Core {
                chance,
                samples: Vec::new(),
                ahead: Lookahead::new(rules, stakes, solver, nodes)
                    .hoping(play::misere_prospects(rules, view, me))
                    .with_calls_to_come(awaits_partner(rules, view, me)),
            })
            .collect();
        side_by_side(&mut cores, |core| {
            core.samples = inference::sample(&worlds, agreed, count, skill.infers, &mut core.chance);
        });
        let most = cores.iter().map(|core| core.samples.len()).max()?;
        let plays = matches!(view.choices, Choices::Play { .. });
        let mut race = if plays {
            // The solver values all cards at once, so none drops out.
            Race::new(view.choices.list(), usize::MAX)
        } else {
            let chance = &mut cores[0].chance;
            let calls = matches!(view.choices, Choices::Auction { .. });
            let patience = if calls { PATIENCE_WITH_CALLS } else { PATIENCE };
            let mut list = candidates(rules, view, me, favourite.action, agreed, chance);
            for &action in also.iter().filter(|&&action| view.choices.contains(action)) {
                if !list.contains(&action) {
                    list.push(action);
                }
            }
            Race::new(list, patience)
        };
        race.run(&mut cores, most, |core, world, actions| {
            if plays { core.try_cards(world) } else { core.try_actions(world, actions) }
        });
        (!plays || race.rounds() > 0).then_some(race)
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
        let (chosen, instead) = if matches!(view.choices, Choices::Auction { .. }) {
            let stands = PartnersBid::standing(rules, view, me, self.bot.agreed());
            call(race, favourite.action, stands)?
        } else {
            (race.choose(favourite.action, slack)?, None)
        };
        let has_contract = view.contract.is_some() || matches!(view.choices, Choices::Auction { .. });
        let plays = matches!(view.choices, Choices::Play { .. });
        let weigh = |at: usize| {
            let (runner, (points, error)) = (&race.runners[at], race.ahead(chosen, at));
            let mean = runner.mean();
            Weighed {
                action: runner.action,
                value: if plays { mean.tricks } else { mean.points },
                chance: has_contract.then_some(mean.made),
                behind: Behind { points, error },
            }
        };
        let mut weighed: Vec<Weighed<Action>> = (0..race.runners.len()).map(weigh).collect();
        let points = |action: Action| {
            let runner = race.runners.iter().find(|runner| runner.action == action);
            runner.map_or(f64::MIN, |runner| runner.mean().points)
        };
        short::sort_by_key(&mut weighed, |weighed| -points(weighed.action));
        let first = weighed.iter().position(|weighed| weighed.action == race.runners[chosen].action)?;
        weighed[..=first].rotate_right(1);
        self.weighed = weighed;
        Some(explain(rules, view, me, race, chosen, favourite, instead))
    }
}

/// The best call. One that is likely to fail must prove itself, and so must one that overrules a partner's bid that
/// `stands`; with that goes by how many points it is ahead of every call that does not.
fn call(
    race: &Race<Action>,
    favourite: Action,
    stands: Option<PartnersBid>,
) -> Option<(usize, Option<(PartnersBid, f64)>)> {
    let overrules = |at: usize| stands.is_some_and(|stands| stands.is_overruled_by(race.runners[at].action));
    let gambles = |at: usize| {
        let runner = &race.runners[at];
        matches!(runner.action, Action::Bid(_)) && runner.mean().made < LIKELY
    };
    let best = |is_one: &dyn Fn(usize) -> bool| race.choose_among(is_one, favourite, CALLS);
    let sound = best(&|at| !overrules(at) && !gambles(at));
    let gamble = best(&|at| !overrules(at) && gambles(at));
    let natural = proven(race, gamble, sound, GAMBLE).or(sound).or(gamble);
    let over = best(&overrules);
    match (proven(race, over, natural, OVERRULE), natural) {
        (Some(over), Some(natural)) => {
            Some((over, stands.map(|stands| (stands, race.ahead(over, natural).0))))
        }
        _ => natural.or(over).map(|chosen| (chosen, None)),
    }
}

/// The one, if it is ahead of the other by so much.
fn proven(race: &Race<Action>, one: Option<usize>, other: Option<usize>, by: Slack) -> Option<usize> {
    one.zip(other).filter(|&(one, other)| race.is_ahead(one, other, by)).map(|(one, _)| one)
}

/// What one core works with, and on.
struct Core<'a> {
    chance: Chance,
    samples: Vec<Sample>,
    ahead: Lookahead<'a>,
}

impl Core<'_> {
    /// A world to look at, unless the budget is spent.
    fn sample(&self, world: usize) -> Option<Sample> {
        let goes_on = self.ahead.nodes > 0 || world < LEAST_WORLDS;
        self.samples.get(world).copied().filter(|_| goes_on)
    }

    /// Every card in one of its worlds.
    fn try_cards(&mut self, world: usize) -> Option<Trial<Action>> {
        let Sample { state, weight } = self.sample(world)?;
        Some(Trial { weight, worths: self.ahead.cards(&state) })
    }

    /// These actions in one of its worlds.
    fn try_actions(&mut self, world: usize, actions: &[Action]) -> Option<Trial<Action>> {
        let Sample { state, weight } = self.sample(world)?;
        self.ahead.next_world();
        let worths = actions.iter().map(|&action| (action, self.ahead.action(&state, action))).collect();
        Some(Trial { weight, worths })
    }
}

/// What a search starts from where the rule of thumb is to tell something.
const PASS: Decision = Decision { action: Action::Pass, reason: Reason::PassWeak };
/// Worlds in which every action is tried: more where a card or two changes everything.
const PATIENCE: usize = 6;
const PATIENCE_WITH_CALLS: usize = 12;
/// Worlds that are looked at even when the budget is spent.
const LEAST_WORLDS: usize = 4;

impl Player<Rules> for Expert {
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        self.judge(rules, view, &[])
    }

    fn judge(&mut self, rules: &Rules, view: &View, done: &[Action]) -> Decision {
        self.weighed.clear();
        let favourite = self.bot.decide(rules, view);
        // Agreements are kept: a search takes every bid for a wish to play it.
        if matches!(favourite.reason, Reason::ShowJoker { .. } | Reason::ShowHelp { .. }) {
            return favourite;
        }
        // A search weighs contracts, and a message is none: it is said where nothing better than a pass is found.
        let is_message = matches!(favourite.reason, Reason::Message { .. });
        let start = if is_message { PASS } else { favourite };
        let found = self
            .search(rules, view, start, done)
            .filter(|decision| view.choices.contains(decision.action))
            .unwrap_or(favourite);
        match self.bot.message(rules, view).filter(|_| found.action == Action::Pass) {
            Some(message) => {
                self.weighed.clear();
                message
            }
            None => found,
        }
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
///
/// ```
/// use five_hundred::{Rules, table::{Seat, Seed, Table}};
/// use kookaburra_players::five_hundred::Oracle;
///
/// let mut table = Table::open(Rules::preset("american-4-no-joker")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// // It plays cards, and makes no calls.
/// assert_eq!(Oracle::new().card(table.game(), table.state()), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use super::*;
    use crate::{Level, Lineup, self_play};

    #[test]
    fn every_core_looks_at_worlds_of_its_own() {
        let rules = Rules::preset("australian-4").unwrap();
        let mut bots: Lineup<Rules> = (0..4).map(|seed| Level::Club.player(seed)).collect();
        let (mut asked, mut differ) = (0, 0);
        self_play(&rules, &mut bots, 1, 1, |view, decision| {
            let (Viewer::Seat(me), Choices::Play { .. }) = (view.viewer, &view.choices) else { return };
            // The worlds that are wanted, and those that are looked at when the budget is spent.
            for (worlds, nodes, rounds) in [(2, u64::MAX, 2), (10, 1, LEAST_WORLDS)] {
                let skill = Skill { worlds, nodes, infers: false, ..Skill::FULL };
                let race = |cores| {
                    let mut expert = Expert::new(1, skill.on_cores(cores));
                    expert.race(&rules, view, me, *decision, &[])
                };
                let (Some(one), Some(three)) = (race(1), race(3)) else { return };
                assert_eq!((one.rounds(), three.rounds()), (rounds, 3 * rounds));
                asked += 1;
                let other = |at: usize| one.runners[at].mean() != three.runners[at].mean();
                differ += usize::from((0..one.runners.len()).any(other));
            }
        });
        assert!(asked > 20 && differ > asked / 2, "{differ} of {asked}");
    }

    #[test]
    fn calls_are_tried_in_about_as_many_deals_at_every_table() {
        for preset in ["australian-4", "american-5", "american-6"] {
            let rules = Rules::preset(preset).unwrap();
            let mut bots: Lineup<Rules> = (0..6).map(|seed| Level::Club.player(seed)).collect();
            let (mut calls, mut deals) = (0, 0);
            self_play(&rules, &mut bots, 3, 4, |view, decision| {
                let (Viewer::Seat(me), Choices::Auction { .. }) = (view.viewer, &view.choices) else {
                    return;
                };
                let race = Expert::new(1, Skill::FULL).race(&rules, view, me, *decision, &[]);
                if let Some(race) = race.filter(|race| race.runners.len() > 1) {
                    calls += 1;
                    deals += race.rounds();
                }
            });
            assert!(calls > 5 && deals >= 12 * calls, "{preset}: {deals} deals for {calls} calls");
        }
    }
}
