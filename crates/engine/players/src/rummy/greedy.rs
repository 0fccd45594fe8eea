//! The greedy player, a yardstick: it takes what it can meld at once, lays down all it can, and throws its highest
//! card.

use std::ops::ControlFlow;

use rummy_500::{Action, Choices, Draws, Meld, Rules, Turn, View};

use super::{Decision, bot::moment, reason::Reason};
use crate::{Player, chance::Chance, player::any};

/// A player who grabs what they can: they lay down all they can, and throw their highest card.
///
/// ```
/// use kookaburra_players::{Player, rummy::Greedy};
/// use rummy_500::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
/// let decision = Greedy::new().decide(table.game(), &view);
/// assert!(view.choices.contains(decision.action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Greedy;

impl Greedy {
    /// A greedy player.
    #[must_use]
    pub const fn new() -> Self {
        Self
    }
}

impl Player<Rules> for Greedy {
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        let thought = match view.choices {
            Choices::None => None,
            Choices::Draw(draws) => Some(draw(rules, view, draws)),
            Choices::Turn(ref turn) => play(rules, turn),
        };
        thought
            .filter(|decision| view.choices.contains(decision.action))
            .unwrap_or_else(|| any::<Rules>(view, &mut Chance::new(0, moment(view))))
    }

    fn call(&mut self, _: &Rules, view: &View) -> Option<Decision> {
        let Choices::Draw(draws) = view.choices else { return None };
        let action = Action::Rummy(least(draws.calls)?);
        let card = deepest(view, action);
        Some(Decision { action, reason: Reason::Call { card } })
    }
}

/// The smallest number whose bit is set.
fn least(numbers: u128) -> Option<u8> {
    (numbers != 0).then(|| numbers.trailing_zeros() as u8 + 1)
}

fn deepest(view: &View, action: Action) -> cards::Card {
    let (Action::Take(count) | Action::Rummy(count)) = action else { return cards::Card::X };
    let at = view.pile.len().checked_sub(usize::from(count));
    at.and_then(|at| view.pile.get(at)).copied().unwrap_or(cards::Card::X)
}

/// Calls or takes what goes to the table at once, otherwise draws from the stock.
fn draw(rules: &Rules, view: &View, draws: Draws) -> Decision {
    let top_is_free = rules.axes().discard_draw != rummy_500::axis::DiscardDraw::AlwaysMeld;
    // A free top card need not be melded: it counts only where a call would do, or a deeper take.
    let binding = if top_is_free { draws.takes & !1 } else { draws.takes };
    let action = least(draws.calls).map(Action::Rummy).or(least(binding).map(Action::Take));
    match action {
        Some(action @ Action::Rummy(_)) => {
            Decision { action, reason: Reason::Call { card: deepest(view, action) } }
        }
        Some(action) => Decision { action, reason: Reason::TakeToMeld { card: deepest(view, action) } },
        None if draws.end => Decision { action: Action::End, reason: Reason::EndHand },
        None => Decision { action: Action::Stock, reason: Reason::Stock },
    }
}

/// The meld worth most, any lay-off, the highest card.
fn play(rules: &Rules, turn: &Turn) -> Option<Decision> {
    let mut best: Option<(i32, Meld)> = None;
    let mut left = 2_000;
    let _ = turn.each_meld(|meld| {
        let value = rules.value_of_meld(meld);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, meld));
        }
        left -= 1;
        if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    if let Some((points, meld)) = best {
        return Some(Decision { action: Action::Meld(meld), reason: Reason::Meld { points: points.into() } });
    }
    if let Some((card, number)) = turn.lays().next() {
        return Some(Decision {
            action: Action::Lay(card, number),
            reason: Reason::LayOff { card: card.card() },
        });
    }
    let card = turn.discards().into_iter().max_by_key(|&card| (rules.value(card), card.order()))?;
    Some(Decision { action: Action::Discard(card), reason: Reason::DiscardUseless { card } })
}
