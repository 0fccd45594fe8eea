//! From a hand in progress back to how it is written down: the cards that were dealt, and every step since.

use cards::CardSet;
use five_hundred::{Action, Choices, Deal, Nomination, PlayView, Rules, State, View};
use table::{Game, Recall, Seat, Viewer};

/// A hand as it is written down; [`crate::Situation::read`] reads it.
#[derive(Clone, PartialEq, Debug)]
pub struct Retold {
    /// The cards dealt, from seat 0, and the kitty last.
    pub hands: Vec<String>,
    /// What has happened since.
    pub after: String,
    deal: Deal,
    dealer: Seat,
    steps: Vec<(Seat, Action)>,
}

impl Retold {
    /// A hand of a table where everybody has one hand and there is one kitty, in which no partner has given a card;
    /// `None` of any other.
    #[must_use]
    pub fn new(rules: &Rules, state: &State) -> Option<Self> {
        let told = rules.view(state, Viewer::Referee, Recall::Perfect);
        let deal = dealt(rules, &told)?;
        let mut begun = rules.begin();
        rules.deal(&mut begun, told.dealer, &deal);
        let steps = steps(rules, begun, &told)?;
        let lists = deal.hands[..rules.seats()].iter().chain(&deal.kitties[..1]);
        let lines: Vec<String> = steps.iter().map(|(seat, action)| format!("{seat} {action}")).collect();
        Some(Self {
            hands: lists.map(ToString::to_string).collect(),
            after: lines.join(", "),
            deal,
            dealer: told.dealer,
            steps,
        })
    }

    /// The hand as it was before the first lead.
    #[must_use]
    pub fn at_first_lead(&self, rules: &Rules) -> State {
        let mut state = rules.begin();
        rules.deal(&mut state, self.dealer, &self.deal);
        let before = self.steps.iter().take_while(|(_, action)| !is_card(*action));
        before.for_each(|&(seat, action)| rules.play_unchecked(&mut state, seat, action));
        state
    }
}

const fn is_card(action: Action) -> bool {
    matches!(action, Action::Play(_) | Action::Lead(..))
}

/// What everybody held before the first call.
fn dealt(rules: &Rules, told: &View) -> Option<Deal> {
    let mut deal = Deal::default();
    for (seat, shown) in told.seats.iter().enumerate() {
        *deal.hands.get_mut(seat)? = shown.hand?;
        if shown.row.is_some() {
            return None;
        }
    }
    for play in told.tricks.iter().chain(&told.trick).flat_map(|trick| &trick.plays) {
        deal.hands.get_mut(play.seat.index())?.insert(play.card);
    }
    let taken = told.contract.as_ref().filter(|contract| rules.takes_kitty(contract.bid));
    if let Some(contract) = taken {
        let hand = &mut deal.hands[contract.seat.index()];
        *hand |= told.discards.unwrap_or_default();
        *hand -= told.kitty.unwrap_or_default();
    }
    deal.kitties[0] = told.kitty.unwrap_or_default();
    let all = deal.hands.iter().fold(deal.kitties[0], |all, &hand| all | hand);
    (all == rules.pack() && told.given.is_none()).then_some(deal)
}

/// Every step from the deal to where the referee sees the hand.
fn steps(rules: &Rules, mut state: State, told: &View) -> Option<Vec<(Seat, Action)>> {
    let mut calls = told.calls.iter();
    let mut plays = told.tricks.iter().chain(&told.trick).flat_map(|trick| {
        trick.plays.iter().enumerate().map(|(place, play)| (*play, trick.led.filter(|_| place == 0)))
    });
    let mut steps = Vec::new();
    while let Some((seat, choices)) = rules.next_choices(&state) {
        let here = rules.phase(&state) == told.phase;
        let action = match choices {
            Choices::Auction { .. } => match calls.next() {
                Some(call) => call.call,
                None => return here.then_some(steps),
            },
            Choices::Play { jokers, .. } => match plays.next() {
                Some((PlayView { card, .. }, Some(suit))) if jokers.contains(card) => {
                    Action::Lead(card, suit)
                }
                Some((PlayView { card, .. }, _)) => Action::Play(card),
                None => return here.then_some(steps),
            },
            _ if here => return Some(steps),
            _ => exchanged(&choices, told)?,
        };
        rules.check(&state, seat, action).ok()?;
        rules.play_unchecked(&mut state, seat, action);
        steps.push((seat, action));
    }
    None
}

/// The action in a step of the exchange.
fn exchanged(choices: &Choices, told: &View) -> Option<Action> {
    let contract = told.contract.as_ref()?;
    match choices {
        Choices::Discard { .. } => Some(Action::Discard(told.discards.unwrap_or(CardSet::EMPTY))),
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

#[cfg(test)]
mod tests {
    use players::{Level, Lineup, seed_of};
    use table::shuffle;

    use super::*;
    use crate::Situation;

    #[test]
    fn whole_hands_are_written_and_read_back() {
        for preset in ["australian-4", "quebec-4", "american-4", "australian-3", "australian-5"] {
            let rules = Rules::preset(preset).unwrap();
            let last = Seat(rules.seats() as u8 - 1);
            let mut players: Lineup<Rules> = (0..6).map(|seed| Level::Club.player(seed)).collect();
            let mut told = 0;
            for hand in 0..6 {
                let mut pack = rules.pack_in_order();
                shuffle(seed_of(hand, 21), &mut pack);
                let mut state = rules.begin();
                rules.deal(&mut state, last, &rules.deal_pack(&pack, last));
                while let Some(seat) = rules.turn(&state) {
                    if let Some(retold) = Retold::new(&rules, &state) {
                        let read = Situation::read(preset, &retold.hands, &retold.after).unwrap();
                        assert!(read.state == state, "{preset}: {}", retold.after);
                        told += 1;
                    }
                    let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
                    let action = players[seat.index()].decide(&rules, &view).action;
                    rules.play_unchecked(&mut state, seat, action);
                }
            }
            assert!(told > 100, "{preset}: {told}");
        }
    }
}
