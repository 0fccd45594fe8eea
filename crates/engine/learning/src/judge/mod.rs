//! The judge of answers: what an action is worth *in what could be expected from what its player saw*. Deals are made
//! up that fit the view, and in each of them the solver says what every action leads to.
//!
//! ```
//! use learning::{Situation, judge::{Deals, Judge}};
//!
//! // Last to play, on the ace of trumps: the left bower takes it, the king doesn't.
//! let hands = [
//!     "10S 7C 8C 4D 5D 9D QD 8H 10H JH",
//!     "5S 8S 9S 5C AC 8D 5H 6H 9H AH",
//!     "7S JS AS 10C 10D JD KD 4H QH KH",
//!     "6S KS 9C JC QC KC 6D 7D 7H X",
//!     "QS 6C AD",
//! ];
//! let after = "0 6D, 1 6H, 2 7D, 3 7H, 0 pass, 1 pass, 2 pass, 3 discard 6C 6D 7D, 3 X, 0 8H, 1 5H, 2 4H, \
//!              3 AD, 0 4D, 1 8D, 2 10D, 3 JC, 0 7C, 1 5C, 2 10C, 3 7H, 0 10H, 1 AH";
//! let situation = Situation::read("australian-4", &hands, after)?;
//! let view = situation.view().ok_or("nobody is to act")?;
//! let verdict = Judge::new().judge(&situation.rules, &view, &view.choices.list(), &Deals::of(50, 1))?;
//! let classes = verdict.classes();
//! let [jack, king] = ["JD".parse()?, "KH".parse()?];
//! assert_eq!(classes[0].actions, [jack]);
//! assert!(verdict.gap(jack, king).is_some_and(|gap| gap.is_clear(0.15, 4.0)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod marks;
pub mod rummy;
mod verdict;

use five_hundred::{Action, Choices, ContractView, Phase, Position, Rules, State, View};
use players::{Level, five_hundred::imagine};
use solver::Solver;
use table::{Game, Recall, Seat, Viewer};

pub(crate) use self::{marks::panel, verdict::number};
pub use self::{
    marks::{Mark, Marked, marks},
    verdict::{Class, Gap, Verdict, Worth},
};
pub use players::five_hundred::Belief;

/// What the side of whoever acts can still want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To make the contract, or to beat it.
    Contract,
    /// Tricks: the contract is settled, or there is none.
    Tricks,
    /// Points of a hand of Rummy 500, over what the others have on average.
    Points,
}

/// The deals that an answer is judged by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deals {
    /// How many.
    pub count: usize,
    /// What they follow from, together with the moment of the hand.
    pub seed: u64,
    /// The belief about cards that nobody showed.
    pub belief: Belief,
}

impl Deals {
    /// A number of deals with the usual belief: contractors have discarded with sense, and calls tell nothing.
    #[must_use]
    pub fn of(count: usize, seed: u64) -> Self {
        Self { count, seed, belief: Belief::default() }
    }
}

/// Why there is nothing to judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unjudged {
    /// It is not the viewer's turn, or they bid: what a bid is worth is a matter of points, see [`marks`].
    #[error("no card is to be played, and nothing to be exchanged")]
    NothingToDo,
    /// No deal was found that fits what the viewer sees.
    #[error("no deal fits what is seen")]
    NoDeal,
    /// A contract of no trick has failed: nothing is wanted any more.
    #[error("the contract has failed")]
    Failed,
}

/// Judges with a solver, whose memory serves one decision after the other.
#[derive(Debug)]
pub struct Judge {
    solver: Solver,
}

/// What the solver's table of positions may take, in bytes.
const MEMORY: usize = 16 << 20;

impl Default for Judge {
    fn default() -> Self {
        Self { solver: Solver::new(MEMORY) }
    }
}

impl Judge {
    /// A judge.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The solver that it works with.
    pub(crate) fn solver(&mut self) -> &mut Solver {
        &mut self.solver
    }

    /// The position before the first lead of a hand whose bidding has ended, and its value.
    pub(crate) fn before_the_lead(&mut self, rules: &Rules, state: &State) -> Option<(Position, u8)> {
        let position = exchanged(rules, &mut state.clone())?;
        let value = self.solver.value(&position);
        Some((position, value))
    }

    /// What each of these actions of the viewer is worth, legal ones alone. Before the first lead the exchange is ended
    /// by a player of the usual level.
    ///
    /// # Errors
    /// There is nothing to judge.
    pub fn judge(
        &mut self,
        rules: &Rules,
        view: &View,
        actions: &[Action],
        deals: &Deals,
    ) -> Result<Verdict, Unjudged> {
        let states = imagine(rules, view, deals.belief, deals.count, deals.seed);
        self.judge_in(rules, view, actions, &states)
    }

    /// The same in given deals, which have to fit the view.
    ///
    /// # Errors
    /// There is nothing to judge.
    pub fn judge_in(
        &mut self,
        rules: &Rules,
        view: &View,
        actions: &[Action],
        states: &[State],
    ) -> Result<Verdict, Unjudged> {
        let Viewer::Seat(me) = view.viewer else { return Err(Unjudged::NothingToDo) };
        if matches!(view.choices, Choices::None | Choices::Auction { .. }) {
            return Err(Unjudged::NothingToDo);
        }
        if states.is_empty() {
            return Err(Unjudged::NoDeal);
        }
        let legal = actions.iter().copied().filter(|&action| view.choices.contains(action));
        let mut worths: Vec<Worth> = legal.map(|action| Worth { action, results: Vec::new() }).collect();
        let wish = Wish::new(rules, view, me, states)?;
        for state in states {
            if view.phase == Some(Phase::Play) {
                self.try_cards(rules, state, &wish, &mut worths);
            } else {
                self.try_exchange(rules, state, &wish, &mut worths);
            }
        }
        Ok(Verdict { goal: wish.goal(), deals: states.len(), worths })
    }

    /// Every card in one deal.
    fn try_cards(&mut self, rules: &Rules, state: &State, wish: &Wish<'_>, worths: &mut [Worth]) {
        let Some(position) = Position::new(rules, state) else { return };
        let solution = self.solver.solve(&position, true);
        for worth in worths {
            let card = solution.cards.iter().find(|card| card.action == worth.action);
            worth.results.extend(card.map(|card| wish.result(&position, card.value.low)));
        }
    }

    /// Every step of the exchange in one deal.
    fn try_exchange(&mut self, rules: &Rules, state: &State, wish: &Wish<'_>, worths: &mut [Worth]) {
        for worth in worths {
            let result = first_lead(rules, state, wish.me, worth.action)
                .map_or(0, |position| wish.result(&position, self.solver.value(&position)));
            worth.results.push(result);
        }
    }
}

/// What the side of a player wants.
struct Wish<'a> {
    me: Seat,
    contract: Option<&'a ContractView>,
    /// Whether the contract is made or beaten, whatever is still to come.
    settled: bool,
}

impl<'a> Wish<'a> {
    fn new(rules: &Rules, view: &'a View, me: Seat, states: &[State]) -> Result<Self, Unjudged> {
        let contract = view.contract.as_ref();
        let is_settled = |contract: &ContractView, position: &Position| {
            let (won, most) = (position.won, position.won + position.tricks_left());
            if position.misere { won > 0 } else { won >= contract.needed || most < contract.needed }
        };
        // The contractor's partners may differ from deal to deal.
        let settled = contract.is_some_and(|contract| {
            states.iter().all(|state| {
                Position::new(rules, state).is_some_and(|position| is_settled(contract, &position))
            })
        });
        if settled && contract.is_some_and(|contract| contract.bid.is_misere()) {
            return Err(Unjudged::Failed);
        }
        Ok(Self { me, contract, settled })
    }

    const fn goal(&self) -> Goal {
        if self.contract.is_some() && !self.settled { Goal::Contract } else { Goal::Tricks }
    }

    /// What the side has of a value that the solver gives: 1 or 0, whether it gets what it wants; or its tricks.
    fn result(&self, position: &Position, value: u8) -> u8 {
        let ours = position.party.contains(self.me);
        match self.contract.filter(|_| !self.settled) {
            Some(contract) => {
                let made = if position.misere { value == 1 } else { value >= contract.needed };
                u8::from(made == ours)
            }
            None if ours => value,
            None => position.finished + position.tricks_left() - value,
        }
    }
}

/// The position before the first lead after an action of the exchange; a player of the usual level does what is still
/// to be done.
fn first_lead(rules: &Rules, state: &State, seat: Seat, action: Action) -> Option<Position> {
    let mut state = *state;
    rules.check(&state, seat, action).ok()?;
    rules.play_unchecked(&mut state, seat, action);
    exchanged(rules, &mut state)
}

/// The position before the first lead; a player of the usual level does what is still to be done until then.
fn exchanged(rules: &Rules, state: &mut State) -> Option<Position> {
    let mut model = Level::default().player::<Rules>(0);
    loop {
        if let Some(position) = Position::new(rules, state) {
            return Some(position);
        }
        let seat = rules.turn(state)?;
        let view = rules.view(state, Viewer::Seat(seat), Recall::Perfect);
        let action = model.decide(rules, &view).action;
        rules.check(state, seat, action).ok()?;
        rules.play_unchecked(state, seat, action);
    }
}
