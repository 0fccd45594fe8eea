//! The table of a deal: what each player would take with each strain, before anybody has called.

use cards::{CardSet, Suit};
use five_hundred::{
    Bid, Deal, Position, Rules, Strain,
    axis::{FirstLead, JokerLead, JokerNomination},
};
use table::{Seat, SeatSet};

use crate::solver::{Budget, Solver};

/// The tricks of one strain by contractor: a row of a [`DealTable`].
///
/// ```
/// use five_hundred::{Rules, Strain, table::{Game, Seat, Seed, shuffle}};
/// use kookaburra_solver::Solver;
///
/// # let rules = Rules::preset("australian-4")?;
/// # let mut pack = rules.pack_in_order();
/// # shuffle(Seed([1; 32]), &mut pack);
/// let deal = rules.deal_pack(&pack, Seat(0));
/// let rows = Solver::default().table(&rules, &deal, Seat(0)).rows;
/// // With hearts as trumps seat 2 and their partner take nine tricks.
/// assert_eq!((rows[3].strain, rows[3].tricks[2]), (Strain::Hearts, 9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct StrainTricks {
    /// Trumps, or none.
    pub strain: Strain,
    /// What each seat's side takes if that seat is the contractor and leads.
    pub tricks: Vec<u8>,
}

/// The table of a deal: the tricks of every strain and every contractor, with the cards dealt.
///
/// ```
/// use five_hundred::{Rules, table::{Game, Seat, Seed, shuffle}};
/// use kookaburra_solver::Solver;
///
/// let rules = Rules::preset("american-3")?;
/// let mut pack = rules.pack_in_order();
/// shuffle(Seed([1; 32]), &mut pack);
/// let table = Solver::default().table(&rules, &rules.deal_pack(&pack, Seat(0)), Seat(0));
/// assert_eq!(table.rows.len(), 5);
/// assert!(table.rows.iter().all(|row| row.tricks.len() == 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct DealTable {
    /// Every strain, lowest first.
    pub rows: Vec<StrainTricks>,
    /// Cards played in the search.
    pub nodes: u64,
}

impl Solver {
    /// What the contractor's side takes in each strain with each seat as the contractor, with the cards dealt: the
    /// kitty stays untouched. A contractor without fixed partners plays alone; one who holds a joker names the best
    /// suit for it, where the rules let them.
    pub fn table(&mut self, rules: &Rules, deal: &Deal, dealer: Seat) -> DealTable {
        let mut nodes = 0;
        let rows = Strain::ALL
            .map(|strain| StrainTricks { strain, tricks: self.row(rules, deal, dealer, strain, &mut nodes) });
        DealTable { rows: rows.to_vec(), nodes }
    }

    fn row(&mut self, rules: &Rules, deal: &Deal, dealer: Seat, strain: Strain, nodes: &mut u64) -> Vec<u8> {
        let bid = Bid::tricks(6, strain);
        let mut tricks = vec![0; rules.seats()];
        let first = Position::of_deal(rules, deal, dealer, bid, Seat(0), None);
        let first = first.filter(|position| leads_share_a_table(rules, position));
        if let Some(position) = &first {
            self.values_by_leader(position, &mut tricks, nodes);
        } else {
            for seat in Seat::all(rules.seats()) {
                let position = Position::of_deal(rules, deal, dealer, bid, seat, None);
                tricks[seat.index()] = self.counted(position, 0, nodes);
            }
        }
        for seat in Seat::all(rules.seats()).filter(|&seat| names_a_suit(rules, deal, strain, seat)) {
            for suit in Suit::ALL {
                let named = Position::of_deal(rules, deal, dealer, bid, seat, Some(suit));
                // Whether it is better is all that matters, and less work than how good it is.
                let best = tricks[seat.index()];
                let value = match (named, &first) {
                    (Some(named), Some(first)) => {
                        let seen_alike = Position { turn: first.turn, party: first.party, ..named };
                        self.value_with_suit_named(&seen_alike, seat.index(), best, nodes)
                    }
                    (named, _) => self.counted(named, best, nodes),
                };
                tricks[seat.index()] = best.max(value);
            }
        }
        tricks
    }

    /// The value of a position if it is more than `floor`.
    fn counted(&mut self, position: Option<Position>, floor: u8, nodes: &mut u64) -> u8 {
        position.map_or(0, |position| {
            let mut no_end = |_| true;
            let mut budget = Budget { nodes: u64::MAX, go_on: &mut no_end };
            let solution = self.solve_above(&position, false, floor, &mut budget);
            *nodes += solution.nodes;
            solution.value.low
        })
    }
}

/// Whether what is found out with one seat on lead holds with another: two sides, the contractor leads, and nothing
/// else depends on which seat that is.
fn leads_share_a_table(rules: &Rules, position: &Position) -> bool {
    let all = SeatSet::all(rules.seats());
    let others = all - position.party;
    let two_sides = rules.has_fixed_sides() && others.first().is_some_and(|seat| rules.side(seat) == others);
    let contractor_matters =
        !position.free_jokers.is_empty() && position.joker_lead == JokerLead::ContractorLed;
    let leads = rules.axes().first_lead == FirstLead::Contractor;
    two_sides && leads && !position.rows && !contractor_matters
}

fn names_a_suit(rules: &Rules, deal: &Deal, strain: Strain, seat: Seat) -> bool {
    let row: CardSet =
        deal.rows.get(seat.index()).map(|row| row.up.iter().flatten().copied().collect()).unwrap_or_default();
    rules.axes().joker_nomination == JokerNomination::On
        && strain == Strain::NoTrumps
        && (deal.hands[seat.index()] | row).intersects(CardSet::JOKERS)
}
