//! The best that a player's side could have done with a hand if all cards had been seen. Nobody at the table could know
//! that: it stands beside what was done, and is no measure of it.

use five_hundred::{
    Action, Bid, Choices, Deal, FinalContract, HandFacts, Phase, Position, Rules, State,
    axis::{CardPoints, Layout, Sides},
};
use kookaburra::AnyRules;
use players::five_hundred::likely_discards;
use serde::{Deserialize, Serialize};
use solver::Solver;
use table::{BySeat, Game, Recall, Seat, Viewer, shuffle};

use super::{Challenge, ahead};

/// The discards that are tried in each strain: those that leave most by the count of the bots.
const DISCARDS: usize = 20;
/// What the solver's table of positions may take, in bytes.
const MEMORY: usize = 16 << 20;

/// The best contract of a player's side with all cards seen, where nobody bids against it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Par {
    /// The bid, and the seat that makes it; nothing if their side can make none.
    pub contract: Option<(Bid, Seat)>,
    /// How far it brings their side ahead of the others: see [`HandScore::points`](super::HandScore::points).
    pub points: i32,
}

/// Whether hands of these rules have a [`Par`]: not where more than tricks decides what a contract brings. So it is in
/// Rummy 500, with rows, with points for cards, and where contractors choose their partners.
#[must_use]
pub fn has_par(rules: &AnyRules) -> bool {
    let AnyRules::FiveHundred(rules) = rules else { return false };
    let axes = rules.axes();
    axes.layout != Layout::Rows && axes.card_points == CardPoints::Off && axes.sides != Sides::Chosen
}

/// The search for the [`Par`] of a deal, a strain of one contractor at a time.
///
/// ```
/// use kookaburra::build_code;
/// use learning::challenge::{Challenge, ParSearch};
/// use table::Seat;
///
/// let challenge = Challenge::new(build_code("australian-4")?, [1; 16], 4);
/// let mut search = ParSearch::new(&challenge, 0, Seat(0)).ok_or("no tricks are counted")?;
/// while search.step() {}
/// assert!(search.par().points >= 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct ParSearch {
    rules: Rules,
    dealer: Seat,
    deal: Deal,
    me: Seat,
    /// The contracts that are still to be looked at: for each contractor, those that are played alike.
    left: Vec<(Seat, Vec<Bid>)>,
    best: Par,
    solver: Solver,
}

impl ParSearch {
    /// For the player at a seat and a hand of a challenge, counted from 0; `None` where there is none: see [`has_par`].
    #[must_use]
    pub fn new(challenge: &Challenge, hand: usize, me: Seat) -> Option<Self> {
        let AnyRules::FiveHundred(rules) = &challenge.rules else { return None };
        if !has_par(&challenge.rules) {
            return None;
        }
        let start = challenge.start(hand);
        let mut pack = rules.pack_in_order();
        shuffle(start.deal, &mut pack);
        let deal = rules.deal_pack(&pack, start.dealer);
        Some(Self::of_deal(rules, start.dealer, deal, me))
    }

    fn of_deal(rules: &Rules, dealer: Seat, deal: Deal, me: Seat) -> Self {
        let mut left = Vec::new();
        for seat in rules.side(me).iter() {
            let mut alike: Vec<Vec<Bid>> = Vec::new();
            for bid in rules.bids.bids.iter().copied() {
                match alike.iter_mut().find(|bids| are_alike(bids[0], bid)) {
                    Some(bids) => bids.push(bid),
                    None => alike.push(vec![bid]),
                }
            }
            left.extend(alike.into_iter().map(|bids| (seat, bids)));
        }
        let solver = Solver::new(MEMORY);
        Self { rules: rules.clone(), dealer, deal, me, left, best: Par::default(), solver }
    }

    /// Looks at what one player can make of one strain, which takes some tenths of a second; false if nothing is left.
    pub fn step(&mut self) -> bool {
        let Some((seat, bids)) = self.left.pop() else { return false };
        let first = bids.iter().find_map(|&bid| self.auction(seat, bid));
        let Some(tricks) = first.and_then(|state| most(&self.rules, &mut self.solver, &state, seat)) else {
            return true;
        };
        for bid in bids {
            let makes = if bid.is_misere() { tricks == 1 } else { tricks >= bid.needed() };
            if !makes || self.auction(seat, bid).is_none() {
                continue;
            }
            let taken = if bid.is_misere() { 0 } else { tricks };
            if let Some(points) =
                self.points(FinalContract::new(bid, seat), taken).filter(|&points| points > self.best.points)
            {
                self.best = Par { contract: Some((bid, seat)), points };
            }
        }
        true
    }

    /// The best that was found.
    #[must_use]
    pub const fn par(&self) -> &Par {
        &self.best
    }

    /// The hand once a player has bid so, and everybody else has passed; `None` if that can't be.
    fn auction(&self, seat: Seat, bid: Bid) -> Option<State> {
        let rules = &self.rules;
        let mut state = rules.begin();
        rules.deal(&mut state, self.dealer, &self.deal);
        let mut has_bid = false;
        while rules.phase(&state) == Some(Phase::Auction) {
            let next = rules.to_act(&state).first()?;
            let bids = next == seat && !has_bid;
            let action = if bids { Action::Bid(bid) } else { Action::Pass };
            // Where cards may be bid blind, others look first.
            let looks = rules.check(&state, next, action).is_err();
            has_bid |= bids && !looks;
            let action = if looks { Action::Look } else { action };
            rules.check(&state, next, action).ok()?;
            rules.play_unchecked(&mut state, next, action);
        }
        // Where a six is an inkle it binds nobody.
        let stands = rules.view(&state, Viewer::Referee, Recall::Perfect).contract.is_some();
        stands.then_some(state)
    }

    /// What a contract brings with so many tricks of its side, wherever the others' fall.
    fn points(&self, contract: FinalContract, tricks: u8) -> Option<i32> {
        let seats = self.rules.seats();
        let side = self.rules.side(contract.seat);
        let other = Seat::all(seats).find(|&seat| !side.contains(seat))?;
        let mut taken = BySeat::<u8>::default();
        (taken[contract.seat], taken[other]) = (tricks, 10 - tricks);
        let facts = HandFacts::played_out(Some(contract), taken);
        let score = self.rules.score_hand(&facts, &BySeat::default()).ok()?;
        let points: Vec<i32> = Seat::all(seats).map(|seat| score.points[seat]).collect();
        ahead(&points, &self.rules.sides(), self.me)
    }
}

/// The most tricks of the contractor's side with any of the likeliest discards; for a misère 1 if it succeeds.
fn most(rules: &Rules, solver: &mut Solver, state: &State, seat: Seat) -> Option<u8> {
    if let Some(position) = Position::new(rules, state) {
        return Some(solver.value(&position));
    }
    let view = rules.view(state, Viewer::Seat(seat), Recall::Perfect);
    let next = match view.choices {
        Choices::Discard { from, count } => likely_discards(rules, &view, seat, (from, count), DISCARDS),
        Choices::Nominate => view.choices.list(),
        _ => return None,
    };
    let mut most_tricks = None;
    for action in next {
        let mut after = *state;
        rules.check(&after, seat, action).ok()?;
        rules.play_unchecked(&mut after, seat, action);
        most_tricks = most_tricks.max(most(rules, solver, &after, seat));
    }
    most_tricks
}

/// Whether two bids are played alike: then what they bring is searched once, whatever their number.
fn are_alike(one: Bid, other: Bid) -> bool {
    one.is_misere() == other.is_misere()
        && one.is_sans_kitty() == other.is_sans_kitty()
        && if one.is_misere() { one.kind() == other.kind() } else { one.strain() == other.strain() }
}

#[cfg(test)]
mod tests {
    use five_hundred::{MisereKind, Strain};

    use super::*;
    use crate::position::Position as Written;

    /// The par of a position for the player at a seat.
    fn par(rules: &str, hands: &[&str], me: u8) -> Par {
        let hands = hands.iter().map(ToString::to_string).collect();
        let opened = Written { rules: rules.to_owned(), hands, ..Written::default() }.open().unwrap();
        let mut search = ParSearch::of_deal(&opened.situation.rules, opened.dealer, opened.deal, Seat(me));
        while search.step() {}
        search.par().clone()
    }

    /// Seat 0 has nine hearts and takes the joker from the kitty.
    const HEARTS: [&str; 5] = [
        "JH JD AH KH QH 10H 9H 8H 7H 7S",
        "5S 8S 9S 5C AC 8D 5H 6H 9C 10S",
        "4H AS JS 10C 10D JC KD QD 4D 5D",
        "6S KS 8C KC QC 6D 7D 6C 7C QS",
        "X 9D AD",
    ];

    #[test]
    fn the_best_contract_of_either_partner_counts_with_the_kitty() {
        // Seat 0 has nine hearts and takes the joker from the kitty: all tricks, whoever of the two is the contractor.
        // Seat 2 leads the joker, then a heart, and no trumps are worth most.
        for me in [0, 2] {
            let best = par("australian-4", &HEARTS, me);
            assert_eq!(best.contract, Some((Bid::tricks(10, Strain::NoTrumps), Seat(2))), "{me}");
            assert_eq!(best.points, 520);
        }
        // The others could do as much with the joker: the ace of clubs lets seat 1 lead through the ace of spades.
        let best = par("australian-4", &HEARTS, 1);
        assert_eq!((best.contract, best.points), (Some((Bid::tricks(10, Strain::NoTrumps), Seat(3))), 520));
    }

    #[test]
    fn an_inkle_is_no_contract() {
        for rules in ["american-4", "american-4+six_bids=inkle"] {
            let best = par(rules, &HEARTS, 0);
            assert_eq!(best.contract, Some((Bid::tricks(10, Strain::NoTrumps), Seat(2))), "{rules}");
        }
    }

    #[test]
    fn low_cards_make_a_misere_or_nothing() {
        let hands = [
            "5S 6S 7S 5C 6C 7C 5D 6D 7D 8D",
            "10S JS QS KS AS 10C JC QC KC AC",
            "8S 9S 8C 9C 9D 10D 5H 6H 7H 8H",
            "JD QD KD AD 9H 10H JH QH KH AH",
            "X 4D 4H",
        ];
        assert_eq!(par("australian-4+misere=off+open_misere=off", &hands, 0), Par::default());
        let best = par("australian-4+misere=any_time", &hands, 0);
        assert_eq!(best.contract, Some((Bid::misere(MisereKind::Open), Seat(2))));
        assert_eq!(best.points, 500);
    }

    #[test]
    fn where_tricks_alone_do_not_tell_there_is_no_par() {
        let told = |code: &str| {
            let challenge = Challenge::new(kookaburra::build_code(code).unwrap(), [1; 16], 4);
            ParSearch::new(&challenge, 0, Seat(0)).is_some()
        };
        for code in ["australian-4", "american-3", "quebec-4-nullo", "american-6"] {
            assert!(told(code), "{code}");
        }
        for code in ["rummy-500", "australian-2", "american-5", "australian-4+card_points=on"] {
            assert!(!told(code), "{code}");
        }
    }
}
