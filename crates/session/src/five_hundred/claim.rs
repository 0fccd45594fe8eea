//! Claiming the rest in Five Hundred: every trick that is still to be won, or in a misère that the contract is made or fails
//! for certain.
//!
//! It must be certain twice: in deals that could be, as far as the claimer knows, where one card must do in all of them;
//! and in the deal that is.

use cards::{Suit, short};
use five_hundred::{Action, Choices, MisereKind, Position, Rules, View};
use players::expert::imagine;
use solver::{Bounds, Budget, Solver};
use table::{Recall, Seat, Table, Viewer};

/// Deals that are imagined for each card of the claimer.
const WORLDS: usize = 80;

/// What the solver's table of positions may take, in bytes.
const MEMORY: usize = 12 << 20;

/// The cards that are played in all searches of a claim, at most: what takes more is not certain enough to be claimed.
const NODES: u64 = 20_000_000;

/// No claim is worth the words with fewer tricks to come.
const LEAST_TRICKS: u8 = 2;

/// Whether the moment is one for a claim: a card is to be played, it is known who plays with whom, and everybody plays his
/// own cards.
pub(super) fn may_claim(view: &View) -> bool {
    let Some(contract) = &view.contract else { return false };
    let plays = matches!(view.choices, Choices::Play { .. });
    let open = contract.bid.is(MisereKind::SuperOpen);
    plays && contract.partners_known && !open && view.tricks_played + LEAST_TRICKS <= 10
}

/// How the hand goes on; `None` if the claim is not certain.
pub(super) fn rest(table: &Table<Rules>, me: Seat, seed: u64) -> Option<Vec<(Seat, Action)>> {
    let mut judge = Judge { me, solver: Solver::new(MEMORY), nodes: NODES };
    let mut table = table.clone();
    let mut rest = Vec::new();
    while table.in_hand() {
        let seat = table.turn()?;
        let certain = judge.safe_cards(&Position::of_table(&table)?)?;
        let action = if seat == me {
            judge.safe_in_all_worlds(&table, certain, seed)?
        } else {
            // Whatever the others play, the claim holds; those who play with the claimer help.
            *certain.first()?
        };
        table.act(seat, action).ok()?;
        rest.push((seat, action));
    }
    Some(rest)
}

/// Who looks whether a claim holds.
struct Judge {
    /// Who claims.
    me: Seat,
    solver: Solver,
    /// Cards that may still be played in searches.
    nodes: u64,
}

impl Judge {
    /// The value of a position in which the claim holds.
    fn wanted(&self, position: &Position) -> u8 {
        let mine = position.party.contains(self.me);
        match (position.misere, mine) {
            (true, mine) => u8::from(mine),
            (false, true) => position.won + position.tricks_left(),
            (false, false) => position.won,
        }
    }

    /// The cards after which the claim holds with all cards seen; `None` if it does not hold, or that is not found.
    fn safe_cards(&mut self, position: &Position) -> Option<Vec<Action>> {
        let wanted = self.wanted(position);
        let mut budget = Budget { nodes: self.nodes, go_on: &mut |_| true };
        let solution = self.solver.solve_within(position, true, &mut budget);
        self.nodes = self.nodes.saturating_sub(solution.nodes);
        let is = |value: Bounds| value.low == wanted && value.high == wanted;
        is(solution.value).then(|| {
            let mut safe: Vec<Action> =
                solution.cards.iter().filter(|card| is(card.value)).map(|card| card.action).collect();
            short::sort_by_key(&mut safe, |&action| order(action));
            safe
        })
    }

    /// One of these cards that is safe in every deal that could be.
    fn safe_in_all_worlds(
        &mut self,
        table: &Table<Rules>,
        mut safe: Vec<Action>,
        seed: u64,
    ) -> Option<Action> {
        let view = table.view(Viewer::Seat(self.me), Recall::Perfect);
        let worlds = imagine(table.game(), &view, WORLDS, seed);
        if worlds.is_empty() {
            return None;
        }
        for world in worlds {
            let there = self.safe_cards(&Position::new(table.game(), &world)?)?;
            safe.retain(|card| there.contains(card));
        }
        safe.first().copied()
    }
}

/// Cards in an order that is always the same.
fn order(action: Action) -> (usize, Option<Suit>) {
    match action {
        Action::Play(card) => (card.index(), None),
        Action::Lead(card, suit) => (card.index(), Some(suit)),
        _ => (usize::MAX, None),
    }
}

#[cfg(test)]
mod tests {
    use five_hundred::Phase;

    use super::*;
    use crate::{Save, Session, Turn, testing::dealt};

    const HIGH: &str = "X JH JD AH KH QH 10H 9H AS KS";
    const OTHERS: [&str; 3] = [
        "4H 5H 6S 7S 8S 9S 10S 5C 8C QC",
        "7H 6H KC AC 5D 6D 7D 9D 10D JS",
        "8H QD KD AD JC QS 9C 10C 7C 8D",
    ];
    const KITTY: &str = "5S 6C 4D";

    /// Seat 0 plays eight hearts and is to lead.
    fn eight_hearts(mine: &str, others: [&str; 3]) -> Session<Rules> {
        let hands = [mine, others[0], others[1], others[2]];
        let discard = format!("0 discard {KITTY}");
        dealt("australian-4", 3, &hands, KITTY, &["0 8H", "1 pass", "2 pass", "3 pass", &discard])
    }

    fn value(session: &Session<Rules>) -> u8 {
        let table = Table::from_record(session.record().clone()).unwrap();
        Solver::default().value(&Position::of_table(&table).unwrap())
    }

    #[test]
    fn what_is_certain_is_granted_and_played_out_at_once() {
        let mut session = eight_hearts(HIGH, OTHERS);
        assert!(session.may_claim_rest());
        let before = session.save();
        assert!(!session.claim_rest().unwrap().is_empty());
        assert_eq!((session.turn(), session.view().seats[0].tricks), (Turn::Deal, 10));
        // It is saved, and taken back as one decision.
        let text = serde_json::to_vec(&session.save()).unwrap();
        let mut again = Session::<Rules>::resume(Save::read(&text).unwrap()).unwrap();
        for session in [&mut session, &mut again] {
            assert!(session.undo());
            assert_eq!(session.save(), before);
        }
    }

    #[test]
    fn cards_that_only_lie_well_are_not_enough() {
        // The king of clubs is good only because the partner has the ace.
        let partner = "7H 6H 9H AC 5D 6D 7D 9D 10D JS";
        let mut session = eight_hearts("X JH JD AH KH QH 10H AS KS KC", [OTHERS[0], partner, OTHERS[2]]);
        assert_eq!(value(&session), 10);
        let before = session.save();
        assert!(session.may_claim_rest() && session.claim_rest().is_none());
        assert_eq!(session.save(), before, "a refusal leaves no trace");
    }

    #[test]
    fn a_misere_that_can_not_fail_is_claimed() {
        let low = "4H 5H 6H 7H 4D 5D 6D 7D 5C 6C";
        let others = [
            "8H 9H 10H 8S 9S 10S 7C 8C 9C 8D",
            "X JH QH KH AH 9D 10D JD QD KD",
            "5S 6S 7S JS QS KS AS JC QC KC",
        ];
        let actions = ["1 7S", "2 pass", "3 pass", "0 misere", "1 pass", "0 discard AC AD 10C"];
        let hands = [low, others[0], others[1], others[2]];
        let mut session = dealt("australian-4", 0, &hands, "AC AD 10C", &actions);
        assert_eq!(session.view().phase, Some(Phase::Play));
        assert!(session.claim_rest().is_some());
        assert_eq!(session.view().seats[0].tricks, 0);
        assert!(session.view().scores[0] > 0);
    }

    #[test]
    fn a_claim_has_its_time() {
        let hands = [HIGH, OTHERS[0], OTHERS[1], OTHERS[2]];
        let mut auction = dealt("australian-4", 3, &hands, KITTY, &[]);
        assert!(!auction.may_claim_rest() && auction.claim_rest().is_none());
        let mut session = eight_hearts(HIGH, OTHERS);
        while session.view().tricks_played < 9 {
            match session.turn() {
                Turn::Other(_) => drop(session.bot_acts()),
                _ => drop(session.act(session.hint().unwrap().action).unwrap()),
            }
        }
        assert!(!session.may_claim_rest(), "one trick is quicker played");
    }
}
