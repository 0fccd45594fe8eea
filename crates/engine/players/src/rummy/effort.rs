//! How much work goes into a decision: in full for a player, a little for each of the many turns that a search plays
//! out.

/// Numbers of trials.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    /// How many cards are tried for the one that the stock may bring.
    pub(crate) samples: u32,
    /// Trials for the plan of a draw from the stock.
    pub(crate) stock: u32,
    /// Trials for the plan of a take or a call.
    pub(crate) take: u32,
    /// Trials for all takes, or all calls, together.
    pub(crate) all_takes: u32,
    /// Trials for the plan of a turn.
    pub(crate) turn: u32,
}

impl Effort {
    /// That of a player.
    pub(crate) const FULL: Self = Self { samples: 10, stock: 12, take: 60, all_takes: 240, turn: 120 };
    /// That of a turn that is only imagined.
    pub(crate) const QUICK: Self = Self { samples: 3, stock: 4, take: 10, all_takes: 30, turn: 20 };

    /// Trials for each of a number of takes.
    pub(crate) fn for_each_of(self, takes: u128) -> u32 {
        (self.all_takes / takes.count_ones().max(1)).clamp(self.take.min(8), self.take)
    }
}
