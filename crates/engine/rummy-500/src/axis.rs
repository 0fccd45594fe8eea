//! The axes: every independent choice of the rules, with its values \[RM-AXIS\].
//!
//! This table is the one place where an axis and its values are written down; everything else (reading, writing,
//! listing, the form of house rules) follows from it. Every combination of values can be played \[RM-AXIS-12\].

table::axes! {
    /// What a table wants to play: one value for each axis, in any combination.
    ///
    /// ```
    /// use rummy_500::{RulesSpec, axis::GoingOut};
    ///
    /// let mut axes = RulesSpec::preset("rummy-500")?.axes;
    /// assert_eq!(axes.going_out, GoingOut::Free);
    /// assert!(axes.set("going_out", "floating") && axes.set("players", "6"));
    /// assert_eq!(axes.players.get(), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub struct Axes in rummy_500::axis;

    /// Axis `players`: the number of seats \[RM-PACK-1\].
    players: Players (2..=8)
    /// Axis `jokers`: whether the jokers are in the pack \[RM-PACK-3\].
    jokers: Jokers { On = "on", Off = "off" }
    /// Axis `card_values`: the points of the cards \[RM-VAL-1\] \[RM-VAL-3\].
    card_values: CardValues { Standard = "standard", FiveTenFifteen = "five_ten_fifteen" }
    /// Axis `discard_draw`: whether the top discard may be taken without melding it \[RM-DRAW-3\] \[RM-DRAW-4\].
    discard_draw: DiscardDraw { TopFree = "top_free", AlwaysMeld = "always_meld" }
    /// Axis `deepest_card`: where the deepest card of a take must go \[RM-DRAW-7\].
    deepest_card: DeepestCard { AnyMeld = "any_meld", NewMeld = "new_meld" }
    /// Axis `rummy_call`: for which discards Rummy! can be called \[RM-CALL\].
    rummy_call: RummyCall { FullPile = "full_pile", LastDiscardOnly = "last_discard_only", Off = "off" }
    /// Axis `going_out`: how a player may get rid of their last cards \[RM-OUT\].
    going_out: GoingOut {
        Free = "free", MustDiscard = "must_discard", Floating = "floating", UnplayableDiscard = "unplayable_discard",
    }
    /// Axis `unplayable_enforcement`: what happens when a last discard could have been played \[RM-UNPL-3\]
    /// \[RM-UNPL-4\].
    unplayable_enforcement: UnplayableEnforcement { TakeBack = "take_back", RummyCall = "rummy_call" }
    /// Axis `win`: who wins the session \[RM-WIN\].
    win: Win { HighestScore = "highest_score", MustGoOut = "must_go_out" }
    /// Axis `reached`: whether a total must pass the target or only reach it \[RM-WIN-1\].
    reached: Reached { Exceeds = "exceeds", AtLeast = "at_least" }
    /// Axis `target`: the total that ends the session \[RM-WIN-1\].
    target: Target (1..=100_000)
}
