//! The position from which a search starts: a series of zero-window questions until its value, or that of each card,
//! is known.

use std::cmp::Reverse;

use super::{
    board::{Board, Trick},
    order::{self, Move, Moves},
    quick_tricks::guess,
    search::{Alike, OnTable, Search},
    transposition_table::Bounds,
};

/// A card that may be played first, and what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) chosen: Move,
    /// The counted zones' tricks from here on.
    pub(crate) value: Bounds,
}

impl Candidate {
    /// Whether it is worth `need` is known now.
    fn note(&mut self, need: u8, reached: bool) {
        if reached {
            self.value.low = self.value.low.max(need);
        } else {
            self.value.high = self.value.high.min(need - 1);
        }
    }
}

/// The position from which the search starts.
pub(crate) struct Root<'s, const N: usize, const PLAIN: bool> {
    search: Search<'s, N, PLAIN>,
    trick: Trick<N>,
    table: Option<(OnTable<N>, usize)>,
    zone: usize,
    maximizes: bool,
    /// All cards that may be played.
    pub(crate) candidates: Vec<Candidate>,
    /// The counted zones' tricks from here on.
    pub(crate) value: Bounds,
}

impl<'s, const N: usize, const PLAIN: bool> Root<'s, N, PLAIN> {
    /// Starts between two tricks or, with cards on the table, in one. At most `most` tricks are asked for.
    pub(crate) fn new(
        board: &Board<PLAIN>,
        search: Search<'s, N, PLAIN>,
        trick: Trick<N>,
        table: Option<(OnTable<N>, usize)>,
        most: u8,
    ) -> Self {
        let place = table.map_or(0, |(_, place)| place);
        let zone = board.zone::<N>(trick.leader, place);
        let mut moves = Moves::new();
        if let Some((table, place)) = &table {
            moves.follow(board, &trick, zone, table.led);
            order::follows(board, &trick, table, *place, zone, moves.last_list(0), 0);
        } else {
            moves.leads(board, &trick);
            order::leads(board, &trick, moves.last_list(0), 0);
        }
        let value = Bounds { low: 0, high: most };
        let candidates =
            (0..).map_while(|next| moves.choose(next)).map(|chosen| Candidate { chosen, value }).collect();
        Self { search, trick, table, zone, maximizes: board.maximizes(zone), candidates, value }
    }

    /// The cards of the zone that plays.
    pub(crate) const fn hand(&self) -> u64 {
        self.trick.hands[self.zone]
    }

    /// Cards played so far.
    pub(crate) const fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// Asks whether a card is worth `need`, and notes the answer.
    fn try_card(&mut self, index: usize, need: u8) -> Option<bool> {
        let known = self.candidates[index].value;
        if need <= known.low || need > known.high {
            return Some(need <= known.low);
        }
        let chosen = self.candidates[index].chosen;
        let (card, demand) = (chosen.card(), chosen.demand());
        let board = self.search.board;
        let (table, place) = self.table.map_or_else(
            || (OnTable::begin(board, self.zone, card, demand), 1),
            |(table, place)| (table.with(board, place, self.zone, card), place + 1),
        );
        let verdict = self.search.after(&self.trick, &table, place, i32::from(need));
        if self.search.stopped {
            return None;
        }
        let mut alike = Alike::default();
        alike.note(board, self.trick.upper(board), card, verdict.ranks);
        self.candidates[index].note(need, verdict.reached);
        for other in self.candidates.iter_mut().filter(|other| alike.covers(other.chosen.card())) {
            other.note(need, verdict.reached);
        }
        Some(verdict.reached)
    }

    /// Asks whether the position is worth `need`.
    fn try_all(&mut self, need: u8) -> Option<bool> {
        for index in 0..self.candidates.len() {
            if self.try_card(index, need)? == self.maximizes {
                // A card that was good once is tried first the next time.
                self.candidates[..=index].rotate_right(1);
                return Some(self.maximizes);
            }
        }
        Some(!self.maximizes)
    }

    /// Finds the value, as far as the budget allows.
    pub(crate) fn find_value(&mut self) {
        self.find_value_from(guess(self.search.board, &self.trick));
    }

    /// The same from a first guess.
    pub(crate) fn find_value_from(&mut self, mut next: u8) {
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

    /// The same, where less than `floor` counts as `floor`.
    pub(crate) fn find_value_above(&mut self, floor: u8) {
        self.value.low = floor.min(self.value.high);
        self.find_value_from(floor + 1);
    }

    /// Finds the value of every card, after that of the position.
    pub(crate) fn find_cards(&mut self) {
        for candidate in &mut self.candidates {
            // No card is better than the best.
            if self.maximizes {
                candidate.value.high = candidate.value.high.min(self.value.high);
            } else {
                candidate.value.low = candidate.value.low.max(self.value.low);
            }
        }
        while let Some((index, need)) = self.next_question() {
            if self.try_card(index, need).is_none() {
                return;
            }
        }
    }

    /// The card that may be better than the others whose value is open, and whether it is. So the same is asked of all
    /// cards before anything else.
    fn next_question(&self) -> Option<(usize, u8)> {
        let values = self.candidates.iter().map(|candidate| candidate.value).enumerate();
        let open = values.filter(|(_, value)| value.low < value.high);
        if self.maximizes {
            open.map(|(index, value)| (index, value.high)).min_by_key(|&(_, need)| Reverse(need))
        } else {
            open.map(|(index, value)| (index, value.low + 1)).min_by_key(|&(_, need)| need)
        }
    }
}
