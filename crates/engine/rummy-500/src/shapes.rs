//! Which melds there are under the rules of a table, of all that cards can be read as \[RM-MELD\].

use crate::{
    axis::{Ace, Axes, JokerUse, RunLength},
    meld::{HIGH_ACE, Meld, NotAMeld},
    values::Values,
};

/// Which melds a table has, of all that can be made of cards.
///
/// ```
/// use rummy_500::{Rules, kernel::Shapes};
///
/// assert_eq!(Rules::preset("rummy-500")?.shapes(), Shapes::PLAIN);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shapes {
    /// How many cards the shortest run has \[RM-MELD-16\].
    pub(crate) shortest_run: u8,
    /// Where the ace stands in a run \[RM-MELD-15\].
    pub(crate) ace: Ace,
    /// Whether jokers are melded with jokers alone \[RM-MELD-14\].
    pub(crate) joker_sets: bool,
}

impl Default for Shapes {
    fn default() -> Self {
        Self::PLAIN
    }
}

impl Shapes {
    /// Those of the plain game.
    pub const PLAIN: Self = Self { shortest_run: 3, ace: Ace::Both, joker_sets: false };

    /// Every meld that any table has.
    pub const ALL: Self = Self { shortest_run: 3, ace: Ace::Corner, joker_sets: true };

    pub(crate) fn of(axes: &Axes) -> Self {
        let shortest_run = match axes.run_length {
            RunLength::Three => 3,
            RunLength::Four => 4,
        };
        let joker_sets = axes.joker_use == JokerUse::SetsOnly;
        Self { shortest_run, ace: axes.ace, joker_sets }
    }

    /// Whether they are those of the plain game, so that nothing needs a look.
    pub(crate) const fn is_plain(self) -> bool {
        self.shortest_run == 3 && matches!(self.ace, Ace::Both) && !self.joker_sets
    }

    /// Whether jokers are melded with jokers alone \[RM-MELD-14\].
    #[must_use]
    pub const fn has_joker_sets(self) -> bool {
        self.joker_sets
    }

    /// Whether runs go round the corner \[RM-MELD-15\].
    #[must_use]
    pub fn goes_round(self) -> bool {
        self.ace == Ace::Corner
    }

    /// Whether there is such a meld, if its cards are one at all.
    pub(crate) fn allow(self, meld: Meld) -> bool {
        match meld {
            _ if meld.is_of_jokers() != (self.joker_sets && meld.jokers() > 0) => false,
            Meld::Group { .. } => true,
            Meld::Run { high, .. } if self.is_plain() => high <= HIGH_ACE,
            Meld::Run { low, high, .. } => {
                meld.len() >= u32::from(self.shortest_run) && self.has_place(low) && self.has_place(high)
            }
        }
    }

    /// Why there is no such meld.
    pub(crate) fn why_not(self, meld: Meld) -> NotAMeld {
        match meld {
            _ if meld.is_of_jokers() && !self.joker_sets => NotAMeld::JokersAlone,
            _ if meld.jokers() > 0 && self.joker_sets && !meld.is_of_jokers() => NotAMeld::JokersWithJokers,
            _ if meld.len() < u32::from(self.shortest_run) => NotAMeld::RunTooShort,
            Meld::Run { high, .. } if high > HIGH_ACE => NotAMeld::Gap,
            _ => NotAMeld::AceMisplaced,
        }
    }

    /// Whether a run may reach this place.
    pub(crate) fn has_place(self, place: u8) -> bool {
        match self.ace {
            Ace::Corner => true,
            Ace::Both => place <= HIGH_ACE,
            Ace::High => place != 0 && place <= HIGH_ACE,
            Ace::Low => place < HIGH_ACE,
        }
    }
}

/// What the first meld of a player must be worth, before which they lay nothing off \[RM-MELD-18\] \[RM-LAY-8\].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opening {
    /// The points; 0 where any meld will do.
    pub(crate) least: i32,
    pub(crate) values: Values,
}

impl Opening {
    /// Whether a meld will do.
    pub(crate) fn allows(&self, meld: Meld) -> bool {
        self.least == 0 || self.values.of_meld(meld) >= self.least
    }
}
