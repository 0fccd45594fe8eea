//! The bot: a seed, and for each view one decision.

use five_hundred::{Choices, Rules, View};
use table::{Seat, Viewer};

use super::{
    Decision, bidding,
    conventions::{Agreed, Conventions},
    discard, nominate, partners, play,
};
use crate::{Player, chance::Chance, player::any};

/// A player by rules of thumb, for every game of the family. With the same seed, the same view always meets the same
/// decision.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
/// use kookaburra_players::five_hundred::Bot;
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
/// let decision = Bot::new(7).decide(table.game(), &view);
/// assert!(view.choices.contains(decision.action));
/// assert_eq!(Bot::new(7).decide(table.game(), &view), decision);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Bot {
    seed: u64,
    agreed: Agreed,
}

impl Bot {
    /// A bot.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed, agreed: [NATURAL; 6] }
    }

    /// What everybody at the table has agreed, the player's own side too.
    #[must_use]
    pub const fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    /// Is told what has been agreed: see [`Player::hear_conventions`].
    pub fn hear_conventions(&mut self, seats: &[Conventions]) {
        for (agreed, conventions) in self.agreed.iter_mut().zip(seats) {
            *agreed = *conventions;
        }
    }

    /// What to tell a partner instead of passing, where bids of six bind nobody \[FH-AUC-9\].
    pub(crate) fn message(&self, rules: &Rules, view: &View) -> Option<Decision> {
        let Viewer::Seat(me) = view.viewer else { return None };
        let mut chance = Chance::new(self.seed, moment(view));
        bidding::instead_of_pass(rules, view, me, &self.agreed, &mut chance)
    }

    /// What to do now: see [`Player::decide`].
    pub fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        let mut chance = Chance::new(self.seed, moment(view));
        let thought = match view.viewer {
            Viewer::Seat(me) => self.think(rules, view, me, &mut chance),
            Viewer::Spectator | Viewer::Referee => None,
        };
        thought
            .filter(|decision| view.choices.contains(decision.action))
            .unwrap_or_else(|| any::<Rules>(view, &mut chance))
    }

    fn think(&self, rules: &Rules, view: &View, me: Seat, chance: &mut Chance) -> Option<Decision> {
        match view.choices {
            Choices::None => None,
            Choices::Auction { .. } => bidding::decide(rules, view, me, &self.agreed, chance),
            Choices::Give { from, count: 1 } => discard::give(rules, view, me, from),
            Choices::Give { from, count } => discard::give_dangers(rules, view, me, from, count),
            Choices::Discard { from, count } => discard::decide(rules, view, me, from, count),
            Choices::Nominate => nominate::decide(rules, view, me),
            Choices::Partners { cards, seats, pairs } => {
                partners::decide(rules, view, me, cards, seats, pairs)
            }
            Choices::Play { .. } => play::decide(rules, view, me, chance),
        }
    }
}

const NATURAL: Conventions = Conventions::ALL[0];

impl Player<Rules> for Bot {
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        Self::decide(self, rules, view)
    }

    fn hear_conventions(&mut self, seats: &[Conventions]) {
        Self::hear_conventions(self, seats);
    }
}

/// A number that tells the moments of a game apart.
pub(crate) fn moment(view: &View) -> u64 {
    let cards = view.trick.as_ref().map_or(0, |trick| trick.plays.len());
    u64::from(view.hand_number) << 32
        | (view.calls.len() as u64) << 16
        | u64::from(view.tricks_played) << 8
        | cards as u64
}
