//! The axes: every independent choice of the rules, with its values \[RM-AXIS\].
//!
//! This table is the one place where an axis and its values are written down; everything else (reading, writing,
//! listing, the form of house rules) follows from it. Nearly every combination can be played \[RM-AXIS-39\].

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
    jokers: Jokers { On = "on", Off = "off", One = "one", Four = "four" }
    /// Axis `card_values`: the points of the cards \[RM-VAL-1\] \[RM-VAL-3\] \[RM-VAL-7\].
    card_values: CardValues {
        Standard = "standard", FiveTenFifteen = "five_ten_fifteen", FacesElevenTwelveThirteen = "faces_11_12_13",
    }
    /// Axis `discard_draw`: whether the top discard may be taken without melding it \[RM-DRAW-3\] \[RM-DRAW-4\]
    /// \[RM-DRAW-9\].
    discard_draw: DiscardDraw { TopFree = "top_free", AlwaysMeld = "always_meld", TopFreeBack = "top_free_back" }
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
    /// Axis `packs`: how many packs are shuffled together \[RM-PACK-5\].
    packs: Packs { ByPlayers = "by_players", TwoFromSix = "two_from_six", One = "one", Two = "two" }
    /// Axis `joker_value`: the points of a joker \[RM-VAL-5\].
    joker_value: JokerValue { Fifteen = "15", Twenty = "20", AsCard = "as_card" }
    /// Axis `ace`: where the ace stands in a run \[RM-MELD-15\].
    ace: Ace { Both = "both", Corner = "corner", High = "high", Low = "low" }
    /// Axis `ace_value`: the points of an ace \[RM-VAL-6\].
    ace_value: AceValue {
        ByPlace = "by_place", Fifteen = "15", Eleven = "11", ElevenHeldFifteen = "11_held_15", One = "1",
    }
    /// Axis `run_length`: how many cards the shortest run has \[RM-MELD-16\].
    run_length: RunLength { Three = "3", Four = "4" }
    /// Axis `first_meld`: what a player's first meld must be worth \[RM-MELD-18\].
    first_meld: FirstMeld (0..=100)
    /// Axis `lay_off`: whether a player may lay off before they have melded \[RM-LAY-8\].
    lay_off: LayOff { Free = "free", AfterMeld = "after_meld" }
    /// Axis `four_at_once`: whether four of a kind melded together count double \[RM-VAL-8\].
    four_at_once: FourAtOnce { Single = "single", Double = "double" }
    /// Axis `hand_size`: how many cards are dealt to everybody \[RM-DEAL-7\].
    hand_size: HandSize {
        ByPlayers = "by_players", TenForTwo = "ten_for_two", Seven = "7", Ten = "10", Thirteen = "13",
    }
    /// Axis `next_dealer`: who deals the next hand \[RM-DEAL-9\].
    next_dealer: NextDealer { Rotate = "rotate", OutDeals = "out_deals" }
    /// Axis `deepest_when`: when the deepest card of a take must go to the table \[RM-DRAW-10\].
    deepest_when: DeepestWhen { ThisTurn = "this_turn", NextAction = "next_action" }
    /// Axis `empty_stock`: what follows the last card of the stock \[RM-STOCK-1\] \[RM-STOCK-2\] \[RM-STOCK-3\].
    empty_stock: EmptyStock {
        TakeOrEnd = "take_or_end", End = "end", TurnOver = "turn_over", Reshuffle = "reshuffle",
    }
    /// Axis `stock_end_hands`: whether cards in hands count when the stock ends the hand \[RM-SCORE-5\].
    stock_end_hands: StockEndHands { Deduct = "deduct", Spare = "spare" }
    /// Axis `out_bonus`: what going out brings by itself \[RM-SCORE-6\].
    out_bonus: OutBonus (0..=100)
    /// Axis `hand_limit`: how many hands a session has; 0 for no limit \[RM-WIN-7\].
    hand_limit: HandLimit (0..=100)
    /// Axis `tie`: what a shared highest total decides \[RM-WIN-8\].
    tie: Tie { PlayOn = "play_on", Share = "share", OutWins = "out_wins" }
    /// Axis `sides`: whether everybody plays for themselves, or two against two \[RM-SIDE\].
    sides: Sides { Solo = "solo", Partners = "partners" }
    /// Axis `joker_use`: whether a joker stands for a card, or is melded with jokers alone \[RM-MELD-14\].
    joker_use: JokerUse { Wild = "wild", SetsOnly = "sets_only" }
    /// Axis `first_turn`: whether a card is turned up, or the eldest begins with one more \[RM-DEAL-8\].
    first_turn: FirstTurn { TurnUp = "turn_up", EldestDiscards = "eldest_discards" }
}
