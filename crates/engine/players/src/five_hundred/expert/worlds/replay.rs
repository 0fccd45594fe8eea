//! From a world to a state: the hand is dealt and the public history played through, every step checked by the rules.

use five_hundred::{Action, Choices, Nomination, PlayView, State};
use table::{Game, Seat};

use super::{Known, World};

impl Known<'_> {
    /// The state that a world has come to; `None` if its history would have been against the rules.
    pub(crate) fn replay(&self, world: &World) -> Option<State> {
        self.replay_watched(world, |_, _, _| ())
    }

    /// The same, showing each state with what is done in it.
    pub(crate) fn replay_watched(
        &self,
        world: &World,
        mut watch: impl FnMut(&State, Seat, Action),
    ) -> Option<State> {
        let (rules, view) = (self.rules, self.view);
        let mut state = rules.resume_before(view).ok()?;
        rules.deal(&mut state, view.dealer, &world.deal);
        let mut calls = view.calls.iter();
        let mut plays = self.tricks().flat_map(|trick| {
            trick.plays.iter().enumerate().map(|(place, play)| {
                let demand = if place == 0 { trick.led } else { None };
                (*play, demand)
            })
        });
        while let Some((seat, choices)) = rules.next_choices(&state) {
            let here = view.phase == rules.phase(&state) && self.has_named(&state);
            let action = match choices {
                Choices::Auction { .. } => match calls.next() {
                    Some(call) => (call.seat == seat).then_some(call.call)?,
                    None => return here.then_some(state),
                },
                Choices::Play { jokers, .. } => match plays.next() {
                    Some((PlayView { card, .. }, Some(suit))) if jokers.contains(card) => {
                        Action::Lead(card, suit)
                    }
                    Some((PlayView { card, .. }, _)) => Action::Play(card),
                    None => return here.then_some(state),
                },
                _ if here => return Some(state),
                _ => self.exchanged(&choices, world)?,
            };
            if !choices.contains(action) {
                return None;
            }
            watch(&state, seat, action);
            rules.play_unchecked(&mut state, seat, action);
        }
        None
    }

    /// Whether the contractor has named for their joker what the view says: one without a joker was never asked.
    fn has_named(&self, state: &State) -> bool {
        let named = self.rules.inside(state).contract().and_then(|contract| contract.nominated);
        named == self.contract().and_then(|contract| contract.nominated)
    }

    /// The action done in a step of the exchange.
    fn exchanged(&self, choices: &Choices, world: &World) -> Option<Action> {
        let contract = self.contract()?;
        match choices {
            Choices::Give { .. } => Some(Action::Give(world.given)),
            Choices::Discard { .. } => Some(Action::Discard(world.discards)),
            Choices::Nominate => Some(Action::Nominate(match contract.nominated? {
                Nomination::Suit(suit) => Some(suit),
                Nomination::None => None,
            })),
            Choices::Partners { .. } => Some(match contract.called {
                Some(card) => Action::Call(card),
                None if contract.partners.is_empty() => Action::Alone,
                None => Action::Partners(contract.partners),
            }),
            _ => None,
        }
    }
}
