//! Claiming the rest in Five Hundred: every trick that is still to be won, or in a misère that the contract is made or
//! fails for certain.
//!
//! Whether a claim is granted is decided by the claimer's view alone, in deals made up from it: one card must do in all
//! of them, and the hand must come out as claimed where some of them are played to the end. The real deal has no say,
//! so that neither an answer nor the time until it comes can tell anything of the hidden cards. Once the claim is
//! granted the hand is played out by the rules, and there the real deal decides: the others play as well as if they saw
//! all cards, the claimer plays what is best in the deals that could be. A claim that only one deal in hundreds breaks
//! may be granted, and then costs what it costs at any table.

use cards::{Suit, short};
use five_hundred::{Action, Choices, MisereKind, Phase, Position, Rules, State, View};
use players::five_hundred::{Belief, imagine};
use solver::{Bounds, Budget, Solver};
use table::{Game, Recall, Seat, Table, Viewer};

/// Deals that are imagined for each card of the claimer.
const WORLDS: usize = 80;

/// What the solver's table of positions may take, in bytes.
const MEMORY: usize = 12 << 20;

/// How many of them are played to their end before a claim is granted: what can't be told apart at first must not
/// become a guess later.
const LINES: usize = 2;

/// The cards that are played in all searches of a claim, at most: what takes more is not certain enough to be claimed.
const NODES: u64 = 40_000_000;

/// The same for the search of a card when the hand is played out.
const NODES_OF_A_CARD: u64 = 20_000_000;

/// No claim is worth the words with fewer tricks to come.
const LEAST_TRICKS: u8 = 2;

/// Whether the moment is one for a claim: a card is to be played, partners are known, and everybody plays their
/// own cards.
pub(super) fn may_claim(view: &View) -> bool {
    let Some(contract) = &view.contract else { return false };
    let plays = matches!(view.choices, Choices::Play { .. });
    let open = contract.bid.is(MisereKind::SuperOpen);
    plays && contract.partners_known && !open && view.tricks_played + LEAST_TRICKS <= 10
}

/// How the hand goes on; `None` if the claim is not certain.
pub(super) fn rest(table: &Table<Rules>, me: Seat, seed: u64) -> Option<Vec<(Seat, Action)>> {
    let view = table.view(Viewer::Seat(me), Recall::Perfect);
    let mut judge = Judge::new(me, seed);
    if judge.is_certain(table.game(), &view) { judge.played_out(table) } else { None }
}

/// The judge that looks whether a claim holds, and plays the hand out.
struct Judge {
    /// The claimer.
    me: Seat,
    /// What imagined deals follow from.
    seed: u64,
    solver: Solver,
    /// Cards that may still be played in searches.
    nodes: u64,
}

impl Judge {
    fn new(me: Seat, seed: u64) -> Self {
        Self { me, seed, solver: Solver::new(MEMORY), nodes: NODES }
    }

    /// Whether the claim holds, as far as a player who sees what the claimer sees can tell.
    fn is_certain(&mut self, rules: &Rules, view: &View) -> bool {
        let worlds = imagine(rules, view, Belief::default(), WORLDS, self.seed);
        let Some(card) = self.safe_card(rules, &worlds) else { return false };
        worlds.into_iter().take(LINES).all(|world| self.comes_out(rules, world, card).is_some())
    }

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

    /// One card that is safe in all of these deals.
    fn safe_card(&mut self, rules: &Rules, worlds: &[State]) -> Option<Action> {
        let mut safe: Option<Vec<Action>> = None;
        for world in worlds {
            let there = self.safe_cards(&Position::new(rules, world)?)?;
            match &mut safe {
                Some(safe) => safe.retain(|card| there.contains(card)),
                None => safe = Some(there),
            }
        }
        safe?.first().copied()
    }

    /// Plays an imagined deal to its end, beginning with a card of the claimer, who never knows more than they would
    /// see. `None` if they can't be certain on the way.
    fn comes_out(&mut self, rules: &Rules, mut world: State, card: Action) -> Option<()> {
        let mut next = Some(card);
        while let Some(seat) = Game::turn(rules, &world).filter(|_| rules.phase(&world) == Some(Phase::Play))
        {
            let action = match next.take() {
                Some(card) => card,
                None if seat == self.me => {
                    let view = rules.view(&world, Viewer::Seat(seat), Recall::Perfect);
                    self.safe_card(rules, &imagine(rules, &view, Belief::default(), WORLDS, self.seed))?
                }
                None => *self.safe_cards(&Position::new(rules, &world)?)?.first()?,
            };
            rules.check(&world, seat, action).ok()?;
            rules.play_unchecked(&mut world, seat, action);
        }
        Some(())
    }

    /// How the hand goes on.
    fn played_out(&mut self, table: &Table<Rules>) -> Option<Vec<(Seat, Action)>> {
        let mut table = table.clone();
        // The others play as if the hand went on to its last trick.
        let whole = table.game().to_the_last_trick();
        let mut state = whole.state_of(&table)?;
        let mut rest = Vec::new();
        while table.in_hand() {
            let seat = table.turn()?;
            let positions = if seat == self.me {
                let rules = table.game();
                let worlds = imagine(
                    rules,
                    &table.view(Viewer::Seat(seat), Recall::Perfect),
                    Belief::default(),
                    WORLDS,
                    self.seed,
                );
                worlds.iter().filter_map(|world| Position::new(rules, world)).collect()
            } else {
                vec![Position::new(&whole, &state)?]
            };
            let action =
                self.best(seat, &positions).or_else(|| table.legal(seat).actions.first().copied())?;
            table.act(seat, action).ok()?;
            whole.play_unchecked(&mut state, seat, action);
            rest.push((seat, action));
        }
        Some(rest)
    }

    /// The card that does best for a seat in several deals together.
    fn best(&mut self, seat: Seat, positions: &[Position]) -> Option<Action> {
        let mut sums: Vec<(Action, i64)> = Vec::new();
        for position in positions {
            let sign = if position.party.contains(seat) { 1 } else { -1 };
            let mut budget = Budget { nodes: NODES_OF_A_CARD, go_on: &mut |_| true };
            for card in self.solver.solve_within(position, true, &mut budget).cards {
                let value = sign * (i64::from(card.value.low) + i64::from(card.value.high));
                match sums.iter_mut().find(|(action, _)| *action == card.action) {
                    Some((_, sum)) => *sum += value,
                    None => sums.push((card.action, value)),
                }
            }
        }
        let best = sums.into_iter().min_by_key(|&(action, sum)| (std::cmp::Reverse(sum), order(action)));
        best.map(|(action, _)| action)
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
    use super::*;
    use crate::{Device, Match, Turn, testing::dealt};

    const HIGH: &str = "X JH JD AH KH QH 10H 9H AS KS";
    const OTHERS: [&str; 3] = [
        "4H 5H 6S 7S 8S 9S 10S 5C 8C QC",
        "7H 6H KC AC 5D 6D 7D 9D 10D JS",
        "8H QD KD AD JC QS 9C 10C 7C 8D",
    ];
    const KITTY: &str = "5S 6C 4D";

    /// Seat 0 plays eight hearts and is to lead.
    fn eight_hearts(mine: &str, others: [&str; 3]) -> Device<Rules> {
        let hands = [mine, others[0], others[1], others[2]];
        let discard = format!("0 discard {KITTY}");
        dealt("australian-4", 3, &hands, KITTY, &["0 8H", "1 pass", "2 pass", "3 pass", &discard])
    }

    fn value(device: &Device<Rules>) -> u8 {
        let table = Table::from_record(&device.game.record()).unwrap();
        Solver::default().value(&Position::of_table(&table).unwrap())
    }

    #[test]
    fn what_is_certain_is_granted_and_played_out_at_once() {
        let mut device = eight_hearts(HIGH, OTHERS);
        assert!(device.my().may_claim_rest());
        let before = device.game.record();
        assert!(!device.claim_rest().unwrap().is_empty());
        assert_eq!((device.my().turn(), device.my().view().seats[0].tricks), (Turn::Deal, 10));
        // It is saved, and taken back as one decision.
        let mut again = Device::<Rules>::new(Match::read(&device.game.to_text()).unwrap());
        for device in [&mut device, &mut again] {
            assert!(device.undo());
            assert_eq!(device.game.record(), before);
        }
    }

    #[test]
    fn cards_that_only_lie_well_are_not_enough() {
        // The king of clubs is good only because the partner has the ace.
        let partner = "7H 6H 9H AC 5D 6D 7D 9D 10D JS";
        let mut device = eight_hearts("X JH JD AH KH QH 10H AS KS KC", [OTHERS[0], partner, OTHERS[2]]);
        assert_eq!(value(&device), 10);
        let before = device.game.record();
        assert!(device.my().may_claim_rest() && device.claim_rest().is_none());
        assert_eq!(device.game.record(), before, "a refusal leaves no trace");
    }

    /// Whether a claim is granted, and how many cards were played to find out.
    fn judged(device: &Device<Rules>) -> (bool, u64) {
        let table: Table<Rules> = Table::from_record(&device.game.record()).unwrap();
        let mut judge = Judge::new(Seat(0), 1);
        let certain = judge.is_certain(table.game(), &table.view(Viewer::Seat(Seat(0)), Recall::Perfect));
        (certain, NODES - judge.nodes)
    }

    #[test]
    fn a_refusal_takes_the_same_work_wherever_the_hidden_cards_are() {
        // The king of clubs is good where the partner has the ace, and only there.
        let mine = "X JH JD AH KH QH 10H AS KS KC";
        let partner = "7H 6H 9H AC 5D 6D 7D 9D 10D JS";
        let [left, _, right] = OTHERS;
        let deals =
            [[left, partner, right], [partner, left, right], [right, left, partner], [left, right, partner]];
        let devices = deals.map(|others| eight_hearts(mine, others));
        assert_eq!(devices.each_ref().map(value), [10, 9, 9, 9]);
        let (certain, nodes) = judged(&devices[0]);
        assert!(!certain && nodes > 0);
        for device in &devices {
            assert_eq!(device.my().view(), devices[0].my().view());
            assert_eq!(judged(device), (false, nodes));
            assert!(device.clone().claim_rest().is_none());
        }
    }

    #[test]
    fn a_granted_claim_is_played_out_as_the_real_deal_decides() {
        // Wherever the cards are, the same cards are claimed with the same work.
        let [left, across, right] = OTHERS;
        let deals = [[left, across, right], [right, left, across], [across, right, left]];
        let works = deals.map(|others| judged(&eight_hearts(HIGH, others)));
        assert!(works[0].0 && works.iter().all(|&work| work == works[0]), "{works:?}");
        for others in deals {
            let mut device = eight_hearts(HIGH, others);
            let best = value(&device);
            assert!(device.claim_rest().is_some());
            assert_eq!(device.my().view().seats[0].tricks + device.my().view().seats[2].tricks, best);
        }
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
        let mut device = dealt("australian-4", 0, &hands, "AC AD 10C", &actions);
        assert_eq!(device.my().view().phase, Some(Phase::Play));
        assert!(device.claim_rest().is_some());
        assert_eq!(device.my().view().seats[0].tricks, 0);
        assert!(device.my().view().scores[0] > 0);
    }

    /// Seat 0 plays a misère and has been given a trick.
    fn lost_misere(preset: &str) -> Device<Rules> {
        let mine = "AH 5H 6H 7H 4D 5D 6D 7D 5C 6C";
        let others = [
            "8H 9H 10H 8S 9S 10S 7C 8C 9C 8D",
            "X JH QH KH 4H 9D 10D JD QD KD",
            "5S 6S 7S JS QS KS AS JC QC KC",
        ];
        let first = ["1 7S", "2 pass", "3 pass", "0 misere", "1 pass", "0 discard AC AD 10C"];
        let actions = [&first[..], &["0 AH", "1 8H", "3 5S"]].concat();
        let hands = [mine, others[0], others[1], others[2]];
        dealt(preset, 0, &hands, "AC AD 10C", &actions)
    }

    #[test]
    fn a_misere_that_is_lost_ends_if_nothing_can_change() {
        // FH-SCO-7
        let mut device = lost_misere("australian-4");
        assert!(device.my().is_settled() && device.my().may_claim_rest());
        let before = device.game.record();
        assert!(device.claim_rest().is_some());
        assert_eq!(device.my().turn(), Turn::Deal);
        let points = device.my().view().scores;
        // The record is that of a hand that was played to its end, and scores as any other end of it.
        assert!(Table::<Rules>::from_record(&device.game.record()).is_ok());
        assert!(device.undo());
        assert_eq!(device.game.record(), before);
        while device.my().turn() != Turn::Deal {
            match device.my().turn() {
                Turn::Other(_) => drop(device.bot_acts()),
                _ => drop(device.act(device.my().hint().unwrap().action).unwrap()),
            }
        }
        assert_eq!(device.my().view().scores, points);
    }

    #[test]
    fn a_lost_misere_goes_on_where_tricks_still_pay() {
        // FH-SCO-7
        let code = "australian-4+misere_defender_tricks=10";
        let device = lost_misere(code);
        assert!(!device.my().is_settled());
    }

    #[test]
    fn a_claim_has_its_time() {
        let hands = [HIGH, OTHERS[0], OTHERS[1], OTHERS[2]];
        let mut auction = dealt("australian-4", 3, &hands, KITTY, &[]);
        assert!(!auction.my().may_claim_rest() && auction.claim_rest().is_none());
        let mut device = eight_hearts(HIGH, OTHERS);
        while device.my().view().tricks_played < 9 {
            match device.my().turn() {
                Turn::Other(_) => drop(device.bot_acts()),
                _ => drop(device.act(device.my().hint().unwrap().action).unwrap()),
            }
        }
        assert!(!device.my().may_claim_rest(), "one trick is quicker played");
    }
}
