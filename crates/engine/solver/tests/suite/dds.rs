//! Four-hand suit contracts with the answers of Bo Haglund's Double Dummy Solver, which are data made by
//! `dds/compare.py`: with red trumps a deal of 43 cards is a deal of bridge.

use cards::CardSet;
use five_hundred::{Action, Bid, Deal, Position, Rules, Strain};
use kookaburra_solver::Solver;
use table::{Game, Seat};

const DEALS: &str = include_str!("../data/dds.txt");

/// The first lead of a line's deal, and what each of the contractor's cards is worth.
fn read(rules: &Rules, line: &str) -> (Position, Vec<(String, u8)>) {
    let [contract, holders, worth] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
    let strain = if contract.starts_with('H') { Strain::Hearts } else { Strain::Diamonds };
    let contractor = Seat(contract[1..].parse().unwrap());
    let mut deal = Deal::default();
    for (card, holder) in rules.pack_in_order().into_iter().zip(holders.chars()) {
        match holder.to_digit(4) {
            Some(seat) => deal.hands[seat as usize].insert(card),
            None => deal.kitties[0].insert(card),
        }
    }
    let held: CardSet = deal.hands[contractor.index()];
    let worth = held.to_canonical().into_iter().zip(worth.chars()).map(|(card, tricks)| {
        (Action::Play(card).to_string(), tricks.to_digit(10).map_or(10, |tricks| tricks as u8))
    });
    let worth = worth.collect();
    (Position::of_deal(rules, &deal, Seat(0), Bid::tricks(6, strain), contractor, None).unwrap(), worth)
}

#[test]
fn contracts_solved_by_dds() {
    let rules = Rules::preset("australian-4").unwrap();
    let mut solver = Solver::default();
    let mut deals = 0;
    for line in DEALS.lines() {
        let (position, mut expected) = read(&rules, line);
        let solution = solver.solve(&position, true);
        let mut found: Vec<_> = solution
            .cards
            .iter()
            .map(|card| (card.action.to_string(), card.value.exact().unwrap()))
            .collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{line}");
        assert_eq!(solution.value.exact(), expected.iter().map(|&(_, value)| value).max(), "{line}");
        deals += 1;
    }
    assert_eq!(deals, 500);
}
