//! The questions one can ask: the value of a position, or of every card.

use five_hundred::{Action, Position};

use crate::{
    compile::Compiled,
    engine::{Move, Moves, OnTable, Search, Store, Trick, guess},
};

/// What a solver's table may take, in bytes, unless told otherwise.
pub const DEFAULT_MEMORY: usize = 64 << 20;

/// What is known of a value: it is at least `low` and at most `high`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The least it can be.
    pub low: u8,
    /// The most it can be.
    pub high: u8,
}

impl Bounds {
    /// The value, if it is known.
    #[must_use]
    pub const fn exact(self) -> Option<u8> {
        if self.low == self.high { Some(self.low) } else { None }
    }
}

/// How long a search may take. One without limits always ends with values.
pub struct Budget<'b> {
    /// Cards played in the search.
    pub nodes: u64,
    /// Asked from time to time with the number of cards played; the search is broken off when it answers no.
    pub go_on: &'b mut dyn FnMut(u64) -> bool,
}

/// What a card is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardValue {
    /// The card, with the suit demanded where a joker is led.
    pub action: Action,
    /// The tricks that the contractor's side ends with if it is played; in a misère 1 if the contract succeeds, else 0.
    pub value: Bounds,
}

/// The answer to a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The value of the position: the tricks that the contractor's side ends with, or in a misère 1 if the contract
    /// succeeds, else 0.
    pub value: Bounds,
    /// What every legal card is worth, if that was asked, in no particular order.
    pub cards: Vec<CardValue>,
    /// Cards played in the search.
    pub nodes: u64,
}

/// A solver with its table of positions. Several can work side by side.
#[derive(Debug)]
pub struct Solver {
    store: Store,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(DEFAULT_MEMORY)
    }
}

impl Solver {
    /// A solver whose table takes at most so many bytes.
    #[must_use]
    pub fn new(memory: usize) -> Self {
        Self { store: Store::new(memory) }
    }

    /// The value of a position.
    pub fn value(&mut self, position: &Position) -> u8 {
        self.solve(position, false).value.low
    }

    /// The value of a position, and of every card if wanted.
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
        let compiled = Compiled::new(position);
        match compiled.zones {
            2 => self.solve_for::<2>(&compiled, every_card, budget),
            3 => self.solve_for::<3>(&compiled, every_card, budget),
            4 => self.solve_for::<4>(&compiled, every_card, budget),
            5 => self.solve_for::<5>(&compiled, every_card, budget),
            _ => self.solve_for::<6>(&compiled, every_card, budget),
        }
    }

    fn solve_for<const N: usize>(
        &mut self,
        compiled: &Compiled,
        every_card: bool,
        budget: &mut Budget<'_>,
    ) -> Solution {
        self.store.clear();
        let search = Search {
            board: &compiled.board,
            store: &mut self.store,
            nodes: 0,
            limit: budget.nodes,
            go_on: budget.go_on,
            stopped: false,
        };
        let mut root = Root::<N>::new(compiled, search);
        root.find_value();
        if every_card {
            root.find_cards();
        }
        root.solution(every_card)
    }
}

/// A card that may be played first, and what is known of it.
struct Candidate {
    chosen: Move,
    value: Bounds,
}

/// The position from which the search starts.
struct Root<'s, const N: usize> {
    compiled: &'s Compiled,
    search: Search<'s, N>,
    trick: Trick<N>,
    table: Option<(OnTable<N>, usize)>,
    zone: usize,
    candidates: Vec<Candidate>,
    /// Tricks of the counted zones from here on.
    value: Bounds,
}

impl<'s, const N: usize> Root<'s, N> {
    fn new(compiled: &'s Compiled, search: Search<'s, N>) -> Self {
        let board = &compiled.board;
        let trick: Trick<N> = compiled.trick();
        let table = compiled.on_table::<N>();
        let place = table.map_or(0, |(_, place)| place);
        let zone = board.zone::<N>(trick.leader, place);
        let moves = table.map_or_else(
            || Moves::leads(board, &trick),
            |(table, _)| Moves::follow(board, &trick, zone, table.led),
        );
        // A misère is decided by the first trick.
        let most = match (board.misere, compiled.won) {
            (false, _) => trick.left,
            (true, 0) => trick.left.min(1),
            (true, _) => 0,
        };
        let value = Bounds { low: 0, high: most };
        let candidates = moves.ordered().map(|chosen| Candidate { chosen, value }).collect();
        Self { compiled, search, trick, table, zone, candidates, value }
    }

    fn hunts(&self) -> bool {
        self.compiled.board.hunts(self.zone)
    }

    /// Asks whether a card is worth `need`, and notes the answer.
    fn try_card(&mut self, index: usize, need: u8) -> Option<bool> {
        let known = self.candidates[index].value;
        if need <= known.low || need > known.high {
            return Some(need <= known.low);
        }
        let Move { card, demand, .. } = self.candidates[index].chosen;
        let board = &self.compiled.board;
        let (table, place) = self.table.map_or_else(
            || (OnTable::begin(board, self.zone, card, demand), 1),
            |(table, place)| (table.with(board, place, self.zone, card), place + 1),
        );
        let reached = self.search.after(&self.trick, &table, place, i32::from(need)).reached;
        if self.search.stopped {
            return None;
        }
        let value = &mut self.candidates[index].value;
        if reached { value.low = need } else { value.high = need - 1 }
        Some(reached)
    }

    /// Asks whether the position is worth `need`.
    fn try_all(&mut self, need: u8) -> Option<bool> {
        let hunts = self.hunts();
        for index in 0..self.candidates.len() {
            if self.try_card(index, need)? == hunts {
                // What was good once is tried first the next time.
                self.candidates[..=index].rotate_right(1);
                return Some(hunts);
            }
        }
        Some(!hunts)
    }

    fn find_value(&mut self) {
        let mut next = guess(&self.compiled.board, &self.trick);
        while self.value.low < self.value.high {
            let need = next.clamp(self.value.low + 1, self.value.high);
            match self.try_all(need) {
                None => return,
                Some(true) => {
                    self.value.low = need;
                    next = need + 1;
                }
                Some(false) => {
                    self.value.high = need - 1;
                    next = need - 1;
                }
            }
        }
    }

    fn find_cards(&mut self) {
        let hunts = self.hunts();
        for index in 0..self.candidates.len() {
            let limits = self.value;
            let value = &mut self.candidates[index].value;
            // No card is better than the best.
            if hunts {
                value.high = value.high.min(limits.high);
            } else {
                value.low = value.low.max(limits.low);
            }
            loop {
                let value = self.candidates[index].value;
                if value.low == value.high {
                    break;
                }
                let need = if hunts { value.high } else { value.low + 1 };
                if self.try_card(index, need).is_none() {
                    return;
                }
            }
        }
    }

    /// As the caller counts.
    fn outside(&self, value: Bounds) -> Bounds {
        let won = self.compiled.won;
        if !self.compiled.board.misere {
            return Bounds { low: won + value.low, high: won + value.high };
        }
        let lost = |tricks: u8| u8::from(won == 0 && tricks == 0);
        Bounds { low: lost(value.high), high: lost(value.low) }
    }

    fn solution(&self, every_card: bool) -> Solution {
        let mut cards = Vec::new();
        for candidate in self.candidates.iter().filter(|_| every_card) {
            let Move { run, demand, .. } = candidate.chosen;
            let value = self.outside(candidate.value);
            let mut run = run;
            while run != 0 {
                let bit = run & run.wrapping_neg();
                run ^= bit;
                let action = self.compiled.action(bit, demand);
                if !cards.iter().any(|known: &CardValue| known.action == action) {
                    cards.push(CardValue { action, value });
                }
            }
        }
        Solution { value: self.outside(self.value), cards, nodes: self.search.nodes }
    }
}

