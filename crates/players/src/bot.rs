//! The bot: a seed, and for each view one decision.

use five_hundred::{Action, Choices, Rules, View};
use table::{Seat, Viewer};

use crate::{bidding, chance::Chance, discard, nominate, partners, play, reason::Reason};

/// An action, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// What to do.
    pub action: Action,
    /// The thought behind it.
    pub reason: Reason,
}

/// Somebody who decides from what he may see.
///
/// The view should have been made with [`table::Recall::Perfect`]. Nothing else reaches a player: not the state, not a
/// clock, not another player's view.
pub trait Player {
    /// What to do now. The seat that looks must have something to do; otherwise the answer is a pass that means
    /// nothing.
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision;
}

/// A player by rules of thumb, for every game of the family. Of one seed, the same view always meets the same decision.
#[derive(Clone, Debug)]
pub struct Bot {
    seed: u64,
}

impl Bot {
    /// A bot.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// What to do now: see [`Player::decide`].
    pub fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        let mut chance = Chance::new(self.seed, moment(view));
        let thought = match view.viewer {
            Viewer::Seat(me) => think(rules, view, me, &mut chance),
            Viewer::Spectator | Viewer::Referee => None,
        };
        thought
            .filter(|decision| view.choices.contains(decision.action))
            .unwrap_or_else(|| any(view, &mut chance))
    }
}

impl Player for Bot {
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        Self::decide(self, rules, view)
    }
}

fn think(rules: &Rules, view: &View, me: Seat, chance: &mut Chance) -> Option<Decision> {
    match view.choices {
        Choices::None => None,
        Choices::Auction { .. } => bidding::decide(rules, view, me, chance),
        Choices::Give(cards) => discard::give(rules, view, me, cards),
        Choices::Discard { from, count } => discard::decide(rules, view, me, from, count),
        Choices::Nominate => nominate::decide(rules, view, me),
        Choices::Partners { cards, seats, pairs } => partners::decide(rules, view, me, cards, seats, pairs),
        Choices::Play { .. } => play::decide(rules, view, me, chance),
    }
}

/// Anything legal.
fn any(view: &View, chance: &mut Chance) -> Decision {
    let action = match view.choices {
        Choices::None => Action::Pass,
        Choices::Auction { pass: true, .. } => Action::Pass,
        choices => choices.pick(|n| chance.below(n)),
    };
    Decision { action, reason: Reason::AnyWillDo }
}

/// A number that tells the moments of a game apart.
fn moment(view: &View) -> u64 {
    let cards = view.trick.as_ref().map_or(0, |trick| trick.plays.len());
    u64::from(view.hand_number) << 32
        | (view.calls.len() as u64) << 16
        | u64::from(view.tricks_played) << 8
        | cards as u64
}

/// Somebody who does anything legal, to measure others against.
#[derive(Clone, Debug)]
pub struct RandomPlayer(Chance);

impl RandomPlayer {
    /// A random player.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Chance::new(seed, 0))
    }
}

impl Player for RandomPlayer {
    fn decide(&mut self, _: &Rules, view: &View) -> Decision {
        let action = match view.choices {
            Choices::None => Action::Pass,
            choices => choices.pick(|n| self.0.below(n)),
        };
        Decision { action, reason: Reason::AnyWillDo }
    }
}
