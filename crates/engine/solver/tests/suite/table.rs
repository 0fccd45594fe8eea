//! The table of a deal shares what it finds out; every contract solved by itself must be worth the same.

use cards::{CardSet, Suit};
use five_hundred::{Bid, Deal, Position, Rules, Strain, axis::JokerNomination};
use kookaburra_solver::Solver;
use table::Seat;

use crate::deals::{self, Random};

/// What a contractor's side takes, each position solved with an empty table.
fn alone(rules: &Rules, deal: &Deal, strain: Strain, seat: Seat) -> u8 {
    let names = strain == Strain::NoTrumps
        && rules.axes().joker_nomination == JokerNomination::On
        && deal.hands[seat.index()].intersects(CardSet::JOKERS);
    let named = Suit::ALL.into_iter().filter(|_| names).map(Some);
    [None]
        .into_iter()
        .chain(named)
        .map(|suit| {
            let position =
                Position::of_deal(rules, deal, Seat(0), Bid::tricks(6, strain), seat, suit).unwrap();
            Solver::default().value(&position)
        })
        .max()
        .unwrap()
}

#[test]
fn a_table_is_worth_what_its_contracts_are() {
    let mut random = Random::new(31);
    let mut named = 0;
    for (preset, count) in [("australian-4", 60), ("american-4", 4), ("quebec-4", 4)] {
        let rules = Rules::preset(preset).unwrap();
        for _ in 0..count {
            let deal = deals::cards(&rules, Seat(0), &mut random);
            for row in Solver::default().table(&rules, &deal, Seat(0)).rows {
                let expected: Vec<u8> =
                    Seat::all(4).map(|seat| alone(&rules, &deal, row.strain, seat)).collect();
                assert_eq!(row.tricks, expected, "{preset} {:?} {:?}", row.strain, deal.hands);
                named += usize::from(
                    row.strain == Strain::NoTrumps
                        && Seat::all(4).zip(&expected).any(|(seat, &tricks)| {
                            let bid = Bid::tricks(6, row.strain);
                            let free = Position::of_deal(&rules, &deal, Seat(0), bid, seat, None).unwrap();
                            Solver::default().value(&free) < tricks
                        }),
                );
            }
        }
    }
    assert!(named > 0, "naming a suit never helped");
}
