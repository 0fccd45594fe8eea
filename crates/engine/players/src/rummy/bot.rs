//! The players: the bot that plans, the greedy one and the random one to measure it against.

use rummy_500::{Choices, Rules, View};
use table::{Seat, Viewer};

use super::{Decision, danger::Dangers, draw, known::Known, stakes::Stakes, turn};
use crate::{Player, chance::Chance, player::any};

/// A player who plans their melds, for every variant of the game. With the same seed, the same view always meets the
/// same decision.
///
/// ```
/// use kookaburra_players::rummy::Bot;
/// use rummy_500::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
/// let decision = Bot::new(7).decide(table.game(), &view);
/// assert!(view.choices.contains(decision.action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Bot {
    seed: u64,
    minds_others: bool,
}

impl Bot {
    /// A bot.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed, minds_others: true }
    }

    /// One that looks at its own cards alone: what a discard gives to the others, and what they would be caught with,
    /// is nothing to it.
    #[must_use]
    pub const fn heedless(seed: u64) -> Self {
        Self { seed, minds_others: false }
    }

    /// What to do now: see [`Player::decide`].
    pub fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        let mut chance = Chance::new(self.seed, moment(view));
        let thought = seat_of(view).and_then(|me| self.think(rules, view, me, &mut chance));
        thought
            .filter(|decision| view.choices.contains(decision.action))
            .unwrap_or_else(|| any::<Rules>(view, &mut chance))
    }

    /// Whether to call Rummy! while another is to draw: see [`Player::call`].
    pub fn call(&mut self, rules: &Rules, view: &View) -> Option<Decision> {
        let Choices::Draw(draws) = view.choices else { return None };
        let known = Known::new(rules, view, seat_of(view)?)?;
        let (dangers, stakes) = self.concerns(&known);
        let mut chance = Chance::new(self.seed, moment(view));
        draw::call(&known, &dangers, &stakes, draws, &mut chance)
            .filter(|decision| view.choices.contains(decision.action))
    }

    fn think(&self, rules: &Rules, view: &View, me: Seat, chance: &mut Chance) -> Option<Decision> {
        let known = Known::new(rules, view, me)?;
        let (dangers, stakes) = self.concerns(&known);
        match view.choices {
            Choices::None => None,
            Choices::Draw(draws) => draw::decide(&known, &dangers, &stakes, draws, chance),
            Choices::Turn(ref turn) => turn::decide(&known, &dangers, &stakes, turn),
        }
    }

    /// What the others make of its discards and of its going out, as far as it minds.
    fn concerns<'a>(&self, known: &'a Known<'a>) -> (Dangers<'a>, Stakes) {
        if self.minds_others {
            (Dangers::new(known), Stakes::new(known))
        } else {
            (Dangers::none(known), Stakes::none(known))
        }
    }
}

impl Player<Rules> for Bot {
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        Self::decide(self, rules, view)
    }

    fn call(&mut self, rules: &Rules, view: &View) -> Option<Decision> {
        Self::call(self, rules, view)
    }
}

pub(crate) fn seat_of(view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(me) => Some(me),
        Viewer::Spectator | Viewer::Referee => None,
    }
}

/// A number that tells the moments of a game apart.
pub(crate) fn moment(view: &View) -> u64 {
    u64::from(view.hand_number) << 32 | view.history.len() as u64
}
