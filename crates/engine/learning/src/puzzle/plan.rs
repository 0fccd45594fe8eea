//! *Can't fail*: one plan that holds wherever the hidden cards lie and whatever others do. Opponents know every card
//! (best defence: I. Frank and D. Basin, *Search in games with incomplete information*, 1998), and so that nothing is
//! promised that a partner could spoil, partners do as they like.

use five_hundred::{Action, HandResult, Position, Rules, State, View};
use players::five_hundred::imagine_all;
use table::{Game, Seat, Viewer};

/// The most deals that are looked at, and cards of the player.
const MOST_DEALS: usize = 20_000;
const MOST_CARDS: u8 = 5;
/// Cards that are played in the search, in all deals together.
const MOST_STEPS: u64 = 300_000;

/// Whether a plan that begins with this action can't fail; no, if too much would have to be looked at.
pub(crate) fn cannot_fail(rules: &Rules, view: &View, action: Action) -> bool {
    let (Viewer::Seat(me), Some(contract)) = (view.viewer, &view.contract) else { return false };
    if view.seats.get(me.index()).is_none_or(|seat| seat.cards > MOST_CARDS) {
        return false;
    }
    let Some(mut states) = imagine_all(rules, view, MOST_DEALS).filter(|states| !states.is_empty()) else {
        return false;
    };
    let party = contract.side();
    let mut plan = Plan { rules, me, ours: party.contains(me), needed: contract.needed, steps: MOST_STEPS };
    states.iter_mut().for_each(|state| rules.play_unchecked(state, me, action));
    plan.holds(&states)
}

struct Plan<'a> {
    rules: &'a Rules,
    me: Seat,
    /// Whether the contract is that of the player's side.
    ours: bool,
    needed: u8,
    steps: u64,
}

impl Plan<'_> {
    /// Whether the player can choose one action after the other, each alike in all deals that look alike to them, so
    /// that they never fail. All these deals look alike now.
    fn holds(&mut self, states: &[State]) -> bool {
        let ends: Vec<Option<bool>> = states.iter().map(|state| self.success(state)).collect();
        if ends.contains(&Some(false)) {
            return false;
        }
        let open: Vec<State> =
            states.iter().zip(&ends).filter(|(_, end)| end.is_none()).map(|(s, _)| *s).collect();
        let Some(seat) = open.first().and_then(|state| self.rules.turn(state)) else { return true };
        let mine = seat == self.me;
        let mut actions: Vec<Action> = Vec::new();
        for state in &open {
            for action in self.rules.choices(state, seat).list() {
                if !actions.contains(&action) {
                    actions.push(action);
                }
            }
        }
        let mut follows = |action: &Action| {
            let can = |state: &&State| self.rules.check(state, seat, *action).is_ok();
            let mut after: Vec<State> = open.iter().filter(can).copied().collect();
            self.steps = self.steps.saturating_sub(after.len() as u64);
            after.iter_mut().for_each(|state| self.rules.play_unchecked(state, seat, *action));
            self.steps > 0 && self.holds(&after)
        };
        if mine { actions.iter().any(&mut follows) } else { actions.iter().all(&mut follows) }
    }

    /// Whether the player's side has what it wants, if that is decided.
    fn success(&self, state: &State) -> Option<bool> {
        let made = match Position::new(self.rules, state) {
            None => state.result().map(|result| result == HandResult::Made),
            Some(position) if position.misere => (position.won > 0).then_some(false),
            Some(position) if position.won >= self.needed => Some(true),
            Some(position) => (position.won + position.tricks_left() < self.needed).then_some(false),
        };
        made.map(|made| made == self.ours)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Situation;

    /// A contractor with three tricks to come, who has to win two more with K 9 4 of trumps, when a defender has led.
    const HANDS: [&str; 5] = [
        "6S 7S 8S 10S KC 6D 10D QD 6H 7H",
        "QS AS QC 7D 8D KD 4H 9H KH AH",
        "JS 7C 8C 9C JD AD 5H 8H 10H QH",
        "5S 9S KS 5C 6C JC AC 4D 5D JH",
        "10C 9D X",
    ];
    const AFTER: &str = "0 pass, 1 6H, 2 pass, 3 pass, 1 discard QS 10C QC, 1 AS, 2 JS, 3 5S, 0 6S, 1 X, 2 5H, \
                         3 JH, 0 6H, 1 AH, 2 JD, 3 4D, 0 7H, 2 AD, 3 5D, 0 6D, 1 7D, 2 7C, 3 AC, 0 KC, 1 8D, 3 KS, \
                         0 7S, 1 9D, 2 QH, 2 8C, 3 JC, 0 10D, 1 KD, 3 9S, 0 8S";

    #[test]
    fn a_plan_holds_wherever_the_cards_lie() {
        let situation = Situation::read("australian-4", &HANDS, AFTER).unwrap();
        let view = situation.view().unwrap();
        let holds = |card: &str| cannot_fail(&situation.rules, &view, situation.read_action(card).unwrap());
        assert_eq!(["4H", "9H", "KH"].map(holds), [true, true, false]);
    }
}
