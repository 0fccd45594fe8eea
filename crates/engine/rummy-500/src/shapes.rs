//! Which melds there are under the rules of a table, of all that cards can be read as \[RM-MELD\].

use crate::{
    axis::{Ace, Axes, RunLength},
    meld::{HIGH_ACE, Meld, NotAMeld},
    values::Values,
};

/// What the rules ask of a meld.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shapes {
    /// How many cards the shortest run has \[RM-MELD-16\].
    pub(crate) shortest_run: u8,
    /// Where the ace stands in a run \[RM-MELD-15\].
    pub(crate) ace: Ace,
    /// Whether they are those of the plain game, so that nothing needs a look.
    pub(crate) plain: bool,
}

impl Shapes {
    pub(crate) fn of(axes: &Axes) -> Self {
        let shortest_run = match axes.run_length {
            RunLength::Three => 3,
            RunLength::Four => 4,
        };
        Self { shortest_run, ace: axes.ace, plain: shortest_run == 3 && axes.ace == Ace::Both }
    }

    /// Whether there is such a meld, if its cards are one at all.
    pub(crate) fn allow(self, meld: Meld) -> bool {
        self.plain
            || match meld {
                Meld::Group { .. } => true,
                Meld::Run { low, high, .. } => {
                    meld.len() >= u32::from(self.shortest_run) && self.has_place(low) && self.has_place(high)
                }
            }
    }

    /// Why there is no such meld.
    pub(crate) fn why_not(self, meld: Meld) -> NotAMeld {
        if meld.len() < u32::from(self.shortest_run) { NotAMeld::RunTooShort } else { NotAMeld::AceMisplaced }
    }

    /// Whether a run may reach this place.
    pub(crate) fn has_place(self, place: u8) -> bool {
        match self.ace {
            Ace::Both => true,
            Ace::High => place != 0,
            Ace::Low => place != HIGH_ACE,
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
