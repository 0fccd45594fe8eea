//! The table of a deal: what each player would take with each strain, before anybody has called.

use five_hundred::{Bid, Deal, Position, Rules, Strain, axis::JokerNomination};
use cards::{CardSet, Suit};
use table::Seat;

use crate::solver::Solver;

/// The tricks of one strain, by contractor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Trumps, or none.
    pub strain: Strain,
    /// What each seat's side takes if that seat is the contractor and leads.
    pub tricks: Vec<u8>,
}

/// The table of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealTable {
    /// Every strain, lowest first.
    pub rows: Vec<Row>,
    /// Cards played in the search.
    pub nodes: u64,
}

impl Solver {
    /// What the contractor's side takes in each strain with each seat as the contractor, with the cards dealt: the kitty
    /// stays untouched. Who has no fixed partners plays alone; who holds a joker names the best suit for it, where
    /// the rules let him.
    pub fn table(&mut self, rules: &Rules, deal: &Deal) -> DealTable {
        let mut nodes = 0;
        let rows = Strain::ALL.map(|strain| {
            let tricks = Seat::all(rules.seats())
                .map(|seat| self.best_of(rules, deal, strain, seat, &mut nodes))
                .collect();
            Row { strain, tricks }
        });
        DealTable { rows: rows.to_vec(), nodes }
    }

    fn best_of(&mut self, rules: &Rules, deal: &Deal, strain: Strain, seat: Seat, nodes: &mut u64) -> u8 {
        let row = deal.rows.get(seat.index()).map(|row| row.up.iter().flatten().copied().collect::<CardSet>());
        let held = deal.hands[seat.index()] | row.unwrap_or_default();
        let names = rules.axes().joker_nomination == JokerNomination::On
            && strain == Strain::NoTrumps
            && held.intersects(CardSet::JOKERS);
        let suits = Suit::ALL.into_iter().filter(|_| names).map(Some);
        let bid = Bid::tricks(6, strain);
        std::iter::once(None)
            .chain(suits)
            .filter_map(|nominated| Position::of_deal(rules, deal, bid, seat, nominated))
            .map(|position| {
                let solution = self.solve(&position, false);
                *nodes += solution.nodes;
                solution.value.low
            })
            .max()
            .unwrap_or(0)
    }
}
