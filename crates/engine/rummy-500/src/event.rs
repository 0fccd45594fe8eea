//! What a viewer learns from an action, built by naming what is told \[RM-INFO\].

use cards::{Card, CardSet};
use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

use crate::{action::Action, rules::Rules, state::State};

/// Something that a viewer notices in a game of Rummy 500.
///
/// ```
/// use rummy_500::{Action, Event, Rules, table::{self, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// table.act(Seat(1), Action::Stock)?;
/// // Only the player who draws learns which card it is.
/// let did = |cards| table::Event::In(Event::Did { seat: Seat(1), action: Action::Stock, cards });
/// assert_eq!(table.events(Viewer::Spectator), [did(vec![])]);
/// assert_ne!(table.events(Viewer::Seat(Seat(1))), [did(vec![])]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Event {
    /// A player did something; the cards are those that came into their hand, as far as the viewer may know, deepest
    /// first.
    Did { seat: Seat, action: Action, cards: Vec<Card> },
    /// A player has melded everything and goes on without cards \[RM-FLOAT-1\].
    Floats { seat: Seat },
    /// The discard pile, but for its top card, has become the stock, of this number of cards: the player draws from it
    /// \[RM-STOCK-2\] \[RM-STOCK-3\].
    Renewed { seat: Seat, cards: u8, shuffled: bool },
    /// A last card lies that can be called \[RM-UNPL-4\].
    LastCard { seat: Seat },
}

impl Rules {
    /// What an action brought about, as far as a viewer learns it.
    pub(crate) fn events_of(
        &self,
        (before, after): (&State, &State),
        seat: Seat,
        action: Action,
        viewer: Viewer,
    ) -> Vec<Event> {
        if seat.index() >= self.seats() {
            return Vec::new();
        }
        let (past, now) = (&before.hand, &after.hand);
        let cards = match action {
            Action::Take(count) | Action::Rummy(count) => {
                let pile = past.pile.as_slice();
                let left = pile.len().saturating_sub(usize::from(count));
                pile[left..].iter().map(|card| card.face()).collect()
            }
            Action::Stock if viewer == Viewer::Seat(seat) || viewer == Viewer::Referee => {
                let drawn: CardSet = now.held[seat] - past.held[seat];
                drawn.normalised().to_canonical()
            }
            _ => Vec::new(),
        };
        let mut events = Vec::new();
        if now.renewed && !past.renewed {
            events.push(Event::Renewed { seat, cards: past.pile.len() - 1, shuffled: self.reshuffles() });
        }
        events.push(Event::Did { seat, action, cards });
        let floats = |state: &State| state.hand.result.is_none() && state.hand.held[seat].is_empty();
        if floats(after) && !floats(before) && !now.out_pending {
            events.push(Event::Floats { seat });
        }
        if now.out_pending {
            events.push(Event::LastCard { seat });
        }
        events
    }
}
