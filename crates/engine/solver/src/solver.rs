//! The questions one can ask: the value of a position, or of every card.

use five_hundred::{Action, Position, axis::JokerLead, cards::CardSet};

use crate::{
    compile::Compiled,
    engine::{Board, Bounds, Candidate, Root, Search, SearchMemory, Trick},
};

/// What a solver's table may take, in bytes, unless told otherwise.
pub const DEFAULT_MEMORY: usize = 64 << 20;

/// How long a search may take. One that may take as long as it wants always ends with exact values.
///
/// ```
/// use five_hundred::{Bid, Position, Rules, Strain, table::{Game, Seat, Seed, shuffle}};
/// use kookaburra_solver::{Budget, Solver};
///
/// # let rules = Rules::preset("australian-4")?;
/// # let mut pack = rules.pack_in_order();
/// # shuffle(Seed([1; 32]), &mut pack);
/// # let deal = rules.deal_pack(&pack, Seat(0));
/// let bid = Bid::tricks(7, Strain::Hearts);
/// let position = Position::of_deal(&rules, &deal, Seat(0), bid, Seat(2), None).ok_or("nothing to play")?;
/// let mut budget = Budget { nodes: 500, go_on: &mut |_| true };
/// let solution = Solver::default().solve_within(&position, false, &mut budget);
/// // The value is nine tricks; so few nodes give no more than bounds of it.
/// assert!(solution.value.low <= 9 && 9 <= solution.value.high);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Budget<'b> {
    /// Cards played in the search.
    pub nodes: u64,
    /// Asked from time to time with the number of cards played; the search is broken off when it answers no.
    pub go_on: &'b mut dyn FnMut(u64) -> bool,
}

/// The value of a card: what the contractor's side ends with if it is played.
///
/// ```
/// use five_hundred::{Bid, Position, Rules, Strain, table::{Game, Seat, Seed, shuffle}};
/// use kookaburra_solver::Solver;
///
/// # let rules = Rules::preset("australian-4")?;
/// # let mut pack = rules.pack_in_order();
/// # shuffle(Seed([1; 32]), &mut pack);
/// # let deal = rules.deal_pack(&pack, Seat(0));
/// let bid = Bid::tricks(7, Strain::Hearts);
/// let position = Position::of_deal(&rules, &deal, Seat(0), bid, Seat(2), None).ok_or("nothing to play")?;
/// let cards = Solver::default().solve(&position, true).cards;
/// let best = cards.iter().max_by_key(|card| card.value.low).ok_or("no card")?;
/// assert_eq!(best.value.exact(), Some(9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct CardValue {
    /// The card, with the suit demanded where a joker is led.
    pub action: Action,
    /// The tricks that the contractor's side ends with if it is played; in a misère 1 if the contract succeeds, else 0.
    pub value: Bounds,
}

/// The answer of a solver: the value of a position, and of every card if that was asked.
///
/// ```
/// use five_hundred::{Bid, Position, Rules, Strain, table::{Game, Seat, Seed, shuffle}};
/// use kookaburra_solver::Solver;
///
/// # let rules = Rules::preset("australian-4")?;
/// # let mut pack = rules.pack_in_order();
/// # shuffle(Seed([1; 32]), &mut pack);
/// # let deal = rules.deal_pack(&pack, Seat(0));
/// let bid = Bid::tricks(7, Strain::Hearts);
/// let position = Position::of_deal(&rules, &deal, Seat(0), bid, Seat(2), None).ok_or("nothing to play")?;
/// let solution = Solver::default().solve(&position, false);
/// assert_eq!((solution.value.exact(), solution.cards.len()), (Some(9), 0));
/// assert!(solution.nodes > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Solution {
    /// The value of the position: the tricks that the contractor's side ends with, or in a misère 1 if the contract
    /// succeeds, else 0.
    pub value: Bounds,
    /// What every legal card is worth, if that was asked, in no particular order.
    pub cards: Vec<CardValue>,
    /// Cards played in the search.
    pub nodes: u64,
}

/// A solver with its table of positions. Several can work side by side, each on its own thread.
///
/// ```
/// use five_hundred::{Bid, MisereKind, Position, Rules, Strain, table::{Game, Seat, Seed, shuffle}};
/// use kookaburra_solver::Solver;
///
/// let rules = Rules::preset("australian-4")?;
/// let mut pack = rules.pack_in_order();
/// shuffle(Seed([1; 32]), &mut pack);
/// let deal = rules.deal_pack(&pack, Seat(0));
///
/// let mut solver = Solver::new(16 << 20);
/// let hearts = Position::of_deal(&rules, &deal, Seat(0), Bid::tricks(7, Strain::Hearts), Seat(2), None);
/// assert_eq!(hearts.map(|position| solver.value(&position)), Some(9));
/// // In a misère the value is 1 if the contract succeeds.
/// let misere = Position::of_deal(&rules, &deal, Seat(0), Bid::misere(MisereKind::Closed), Seat(2), None);
/// assert_eq!(misere.map(|position| solver.value(&position)), Some(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    means: SearchMemory,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(DEFAULT_MEMORY)
    }
}

/// A first lead whose value is asked for, in tricks of the leader's side.
pub(crate) struct Lead {
    leader: usize,
    /// Less counts as this number.
    floor: u8,
    /// A first guess.
    near: Option<u8>,
}

/// Whether hands that need no special care have an engine of their own at tables of every size. In a page only those
/// for four have one: each is fetched before the first card is played.
const FOR_ALL: bool = cfg!(not(target_arch = "wasm32"));

impl Solver {
    /// A solver whose table takes at most this number of bytes.
    #[must_use]
    pub fn new(memory: usize) -> Self {
        Self { means: SearchMemory::new(memory) }
    }

    /// The value of a position; the least it can be, where nothing can be searched (see [`Solver::solve`]).
    pub fn value(&mut self, position: &Position) -> u8 {
        self.solve(position, false).value.low
    }

    /// The value of a position, and of every card if wanted. Where two players have jokers that may demand any suit
    /// which their leader has not shown to lack \[FH-JOK-10\], nothing is searched: there are bounds, and no cards. Nor
    /// where a joker may be played to the first trick of a suit \[FH-JOK-11\] and there are equal cards, if what it may
    /// demand depends on more than what has been led.
    pub fn solve(&mut self, position: &Position, every_card: bool) -> Solution {
        self.solve_within(position, every_card, &mut Budget { nodes: u64::MAX, go_on: &mut |_| true })
    }

    /// The same, or bounds where the budget did not suffice.
    pub fn solve_within(
        &mut self,
        position: &Position,
        every_card: bool,
        budget: &mut Budget<'_>,
    ) -> Solution {
        self.solve_above(position, every_card, 0, budget)
    }

    /// The same, where less than `floor` tricks are of no interest and count as `floor`: not with a misère.
    pub(crate) fn solve_above(
        &mut self,
        position: &Position,
        every_card: bool,
        floor: u8,
        budget: &mut Budget<'_>,
    ) -> Solution {
        if is_beyond_search(position) {
            let (won, left) = (position.won, position.tricks_left());
            let value = match (position.misere, won) {
                (false, _) => Bounds { low: won, high: won + left },
                (true, _) => Bounds { low: 0, high: u8::from(won == 0) },
            };
            return Solution { value, cards: Vec::new(), nodes: 0 };
        }
        let compiled = Compiled::new(position);
        let solve = match compiled.zones {
            3 => Self::solve_for::<3>,
            4 => Self::solve_for::<4>,
            2 => Self::solve_for::<2>,
            5 => Self::solve_for::<5>,
            _ => Self::solve_for::<6>,
        };
        solve(self, &compiled, every_card, floor, budget)
    }

    /// The value of a position before its first lead for the side of each seat, with that seat on lead. There are two
    /// sides, and nothing but the lead depends on the contractor.
    pub(crate) fn values_by_leader(&mut self, position: &Position, values: &mut [u8], nodes: &mut u64) {
        self.means.clear_for_as_much();
        let compiled = Compiled::new(position);
        // With another seat on lead the value is nearly the same, and most is found out again with the next of the
        // same side.
        let first = (0..values.len()).step_by(2);
        let mut near = None;
        for leader in first.chain((1..values.len()).step_by(2)) {
            let lead = Lead { leader, floor: 0, near };
            values[leader] = self.value_of_lead(&compiled, &lead, nodes);
            near =
                Some(if leader + 2 < values.len() { values[leader] } else { compiled.left - values[leader] });
        }
    }

    /// The same for one seat, where less than `floor` tricks count as `floor`, with what is known from the last
    /// position: it had the same cards and the same sides, and no trumps either, and a joker that was named no suit or
    /// another.
    pub(crate) fn value_with_suit_named(
        &mut self,
        position: &Position,
        leader: usize,
        floor: u8,
        nodes: &mut u64,
    ) -> u8 {
        let lead = Lead { leader, floor, near: Some(floor) };
        self.value_of_lead(&Compiled::new(position), &lead, nodes)
    }

    fn value_of_lead(&mut self, compiled: &Compiled, lead: &Lead, nodes: &mut u64) -> u8 {
        let value = match compiled.zones {
            4 => Self::lead_for::<4>,
            5 => Self::lead_for::<5>,
            _ => Self::lead_for::<6>,
        };
        value(self, compiled, lead, nodes)
    }

    pub(crate) fn lead_for<const N: usize>(
        &mut self,
        compiled: &Compiled,
        lead: &Lead,
        nodes: &mut u64,
    ) -> u8 {
        let facts = compiled.facts.clone();
        if facts.are_plain() {
            self.lead_on::<N, true>(compiled, &Board(facts), lead, nodes)
        } else {
            self.lead_on::<N, false>(compiled, &Board(facts), lead, nodes)
        }
    }

    fn lead_on<const N: usize, const PLAIN: bool>(
        &mut self,
        compiled: &Compiled,
        board: &Board<PLAIN>,
        lead: &Lead,
        nodes: &mut u64,
    ) -> u8 {
        let mut go_on = |_| true;
        let search = Search::<N, PLAIN>::new(board, &mut self.means, u64::MAX, &mut go_on);
        let trick = Trick { leader: lead.leader as u8, ..compiled.trick::<N>() };
        let mut root = Root::new(board, search, trick, None, compiled.left);
        let maximizes = board.maximizes(lead.leader);
        let counted = |tricks: u8| if maximizes { tricks } else { compiled.left - tricks };
        if maximizes {
            root.value.low = lead.floor;
        } else {
            root.value.high = counted(lead.floor);
        }
        match lead.near {
            Some(near) => root.find_value_from(counted(near)),
            None => root.find_value(),
        }
        *nodes += root.nodes();
        counted(root.value.low)
    }

    pub(crate) fn solve_for<const N: usize>(
        &mut self,
        compiled: &Compiled,
        every_card: bool,
        floor: u8,
        budget: &mut Budget<'_>,
    ) -> Solution {
        let facts = compiled.facts.clone();
        if facts.are_plain() && (N == 4 || FOR_ALL) {
            self.solve_on::<N, true>(compiled, &Board(facts), every_card, floor, budget)
        } else {
            self.solve_on::<N, false>(compiled, &Board(facts), every_card, floor, budget)
        }
    }

    fn solve_on<const N: usize, const PLAIN: bool>(
        &mut self,
        compiled: &Compiled,
        board: &Board<PLAIN>,
        every_card: bool,
        floor: u8,
        budget: &mut Budget<'_>,
    ) -> Solution {
        self.means.clear();
        let search = Search::<N, PLAIN>::new(board, &mut self.means, budget.nodes, budget.go_on);
        // A misère is decided by the first trick.
        let most = match (compiled.facts.misere, compiled.won) {
            (false, _) => compiled.left,
            (true, 0) => compiled.left.min(1),
            (true, _) => 0,
        };
        let mut root = Root::new(board, search, compiled.trick(), compiled.on_table(board), most);
        if floor == 0 {
            root.find_value();
        } else {
            root.find_value_above(floor.saturating_sub(compiled.won));
        }
        if every_card {
            root.find_cards();
        }
        let cards = if every_card { worths(compiled, &root.candidates, root.hand()) } else { Vec::new() };
        Solution { value: outside(compiled, root.value), cards, nodes: root.nodes() }
    }
}

/// Whether what may be demanded depends on what two players have shown, and the search keeps that of one; or on other
/// suits than those that have been led, and there are equal cards: the search has no room for all of these.
fn is_beyond_search(position: &Position) -> bool {
    let holders = position.held.iter().filter(|held| held.intersects(position.free_jokers)).count();
    let all = position.held.iter().fold(CardSet::EMPTY, |all, &held| all | held);
    let has_twins = all.into_iter().any(|card| card.second_copy().is_some_and(|copy| all.contains(copy)));
    match position.joker_lead {
        JokerLead::NotVoid if holders > 1 => true,
        JokerLead::NotVoid | JokerLead::ContractorLed => position.first_rounds && has_twins && holders > 0,
        JokerLead::Unled | JokerLead::Any | JokerLead::LastTrickOnly => false,
    }
}

/// The cards that were tried with those that are their equals, and what each is worth.
#[inline(never)]
fn worths(compiled: &Compiled, candidates: &[Candidate], hand: u64) -> Vec<CardValue> {
    let mut cards: Vec<CardValue> = Vec::new();
    for candidate in candidates {
        let mut run = candidate.chosen.span() & hand;
        let value = outside(compiled, candidate.value);
        while run != 0 {
            let bit = run & run.wrapping_neg();
            run ^= bit;
            let action = compiled.action(bit, candidate.chosen.demand());
            if !cards.iter().any(|known| known.action == action) {
                cards.push(CardValue { action, value });
            }
        }
    }
    cards
}

/// A value as the caller counts: tricks of the whole hand, or whether a misère succeeds.
fn outside(compiled: &Compiled, value: Bounds) -> Bounds {
    let won = compiled.won;
    if !compiled.facts.misere {
        return Bounds { low: won + value.low, high: won + value.high };
    }
    let succeeds = |tricks: u8| u8::from(won == 0 && tricks == 0);
    Bounds { low: succeeds(value.high), high: succeeds(value.low) }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use five_hundred::{Bid, Deal, MisereKind, Rules, Strain};
    use table::{Game, Seat, Seed, shuffle};

    use super::*;
    use crate::engine::FastBits;

    fn deal(rules: &Rules, seed: u8) -> Deal {
        let mut pack = rules.pack_in_order();
        shuffle(Seed([seed; 32]), &mut pack);
        rules.deal_pack(&pack, Seat(0))
    }

    #[test]
    fn nothing_is_left_of_an_earlier_question() {
        let rules = Rules::preset("australian-4").unwrap();
        let mut solver = Solver::default();
        let mut nodes = |seed: u8| {
            let bid = Bid::tricks(7, Strain::Hearts);
            let position =
                Position::of_deal(&rules, &deal(&rules, seed), Seat(0), bid, Seat(0), None).unwrap();
            solver.solve(&position, true).nodes
        };
        let first = nodes(1);
        nodes(2);
        assert_eq!(nodes(1), first);
    }

    #[test]
    fn every_processor_finds_the_same() {
        let mut here = Solver::default();
        let mut anywhere = Solver::default();
        anywhere.means.bits = FastBits::NONE;
        for preset in ["australian-4", "american-4", "american-3", "australian-2"] {
            let rules = Rules::preset(preset).unwrap();
            for bid in [
                Bid::tricks(7, Strain::Spades),
                Bid::tricks(7, Strain::NoTrumps),
                Bid::misere(MisereKind::Closed),
            ] {
                for seed in [1, 2] {
                    let dealt = deal(&rules, seed);
                    let Some(position) = Position::of_deal(&rules, &dealt, Seat(0), bid, Seat(0), None)
                    else {
                        continue;
                    };
                    let ask = |solver: &mut Solver| {
                        let mut budget = Budget { nodes: 20_000, go_on: &mut |_| true };
                        solver.solve_within(&position, true, &mut budget)
                    };
                    assert_eq!(ask(&mut here), ask(&mut anywhere), "{preset} {bid} {seed}");
                }
            }
        }
    }
}
