//! A player who plays like the rule-based one, but has forgotten the tricks before the last few.

use five_hundred::{Rules, View};

use super::{Bot, Conventions, Decision};
use crate::Player;

/// A player with a short memory: they play like [`Bot`], but have forgotten the tricks before the last few.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
/// use kookaburra_players::{Player, five_hundred::Forgetful};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
/// // Remembers a single trick.
/// let decision = Forgetful::new(7, 1).decide(table.game(), &view);
/// assert!(view.choices.contains(decision.action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Forgetful {
    bot: Bot,
    remembers: usize,
}

impl Forgetful {
    /// A player who remembers a number of tricks.
    #[must_use]
    pub const fn new(seed: u64, remembers: usize) -> Self {
        Self { bot: Bot::new(seed), remembers }
    }
}

impl Player<Rules> for Forgetful {
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        let mut remembered = view.clone();
        let forgotten = view.tricks.len().saturating_sub(self.remembers);
        remembered.tricks.drain(..forgotten);
        self.bot.decide(rules, &remembered)
    }

    fn hear_conventions(&mut self, seats: &[Conventions]) {
        self.bot.hear_conventions(seats);
    }
}
