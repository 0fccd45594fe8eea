//! The axes: every independent choice of the rules, with its values \[FH-AMB-18\].
//!
//! The table at the end of this file is the one place where an axis and its values are written down; everything
//! else (reading, writing, listing, the form of house rules) follows from it.

use std::borrow::Cow;

use table::Axis;

table::axes! {
    /// What a table wants to play: one value for each axis. [`Rules`](crate::Rules) are made of them if they fit
    /// together.
    ///
    /// ```
    /// use five_hundred::{Preset, axis::Misere};
    ///
    /// let mut axes = Preset::named("australian-4").ok_or("no such preset")?.axes();
    /// assert_eq!(axes.misere, Misere::AfterSeven);
    /// assert!(axes.set("misere", "any_time") && !axes.set("misere", "never"));
    /// assert_eq!(axes.named("misere"), Some("any_time"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub struct Axes in five_hundred::axis;

    /// Axis `players`: the number of seats.
    players: Players { Two = "2", Three = "3", Four = "4", Five = "5", Six = "6" }
    /// Axis `pack`: the cards of the game, by their number \[FH-PACK-1\] \[FH-PACK-3\].
    pack: Pack {
        P24 = "24", P32 = "32", P33 = "33", P42 = "42", P43 = "43", P44 = "44", P45 = "45", P46 = "46", P52 = "52",
        P53 = "53", P60 = "60", P61 = "61", P62 = "62", P63 = "63", P63Doubled = "63-doubled", P64 = "64",
        P65 = "65", P66 = "66", P44Jokers = "44-jokers", P43MixedFours = "43-mixed-fours",
    }
    /// Axis `high_numbers`: whether the 11s, 12s and 13s rank below the jack or above it \[FH-RANK-4\].
    high_numbers: HighNumbers { BelowJack = "below_jack", AboveJack = "above_jack" }
    /// Axis `sides`: who plays together, and whether that is settled before the hand \[FH-SIDE-1\].
    sides: Sides {
        Partners = "partners", Trios = "trios", ThreePairs = "three_pairs", Solo = "solo", Chosen = "chosen",
    }
    /// Axis `layout`: whether everybody has a hand alone, a row on the table too, or there is a dead hand
    /// \[FH-SIDE-2\].
    layout: Layout { Hands = "hands", Rows = "rows", DeadHand = "dead_hand" }
    /// Axis `first_dealer`: how the first dealer is found \[FH-DRAW-1\].
    first_dealer: FirstDealer { Random = "random", LowestDraw = "lowest_draw", FirstJack = "first_jack" }
    /// Axis `deal_pattern`: in which packets the cards are dealt \[FH-DEAL-2\].
    deal_pattern: DealPattern {
        Australian = "australian", Quebec = "quebec", American = "american", Minnesota = "minnesota",
    }
    /// Axis `auction`: how long the auction goes on \[FH-AUC-3\].
    auction: AuctionKind { UntilPassed = "until_passed", OneRound = "one_round" }
    /// Axis `own_raise`: whether the highest bidder may raise their own bid when all others have passed, and whether
    /// that may let the others in again \[FH-AUC-4\] \[FH-AUC-8\].
    own_raise: OwnRaise { No = "no", Yes = "yes", Reopen = "reopen" }
    /// Axis `all_pass`: what happens when everybody passes \[FH-AUC-6\].
    all_pass: AllPass { Redeal = "redeal", NoTrumpTricks = "no_trump_tricks" }
    /// Axis `idle_kitty`: whether the kitty is shown when nobody bids \[FH-AUC-6\].
    idle_kitty: IdleKitty { Hidden = "hidden", Shown = "shown" }
    /// Axis `misere`: whether misère (a contract to win no trick) can be bid, and when \[FH-BID-1\] \[FH-BID-2\].
    misere: Misere { Off = "off", AfterSeven = "after_seven", AnyTime = "any_time" }
    /// Axis `misere_rank`: which bids misère ranks above \[FH-BID-1\].
    misere_rank: MisereRank { AboveSevens = "above_sevens", ByValue = "by_value" }
    /// Axis `open_misere`: whether open misère can be bid, and what it is worth \[FH-BID-1\] \[FH-BID-3\].
    open_misere: OpenMisere { Off = "off", At500 = "500", At230 = "230" }
    /// Axis `super_open_misere`: whether super open misère can be bid, in which an opponent plays the contractor's
    /// cards, which lie open \[FH-BID-1\] \[FH-PLAY-6\].
    super_open_misere: SuperOpenMisere { Off = "off", On = "on" }
    /// Axis `blind_misere`: whether misère can be bid by a player who has not looked at their cards, and what it is
    /// worth \[FH-BID-4\] \[FH-BID-12\].
    blind_misere: BlindMisere { Off = "off", On = "on", At1000 = "1000" }
    /// Axis `nullo`: whether nullo can be bid, and which one \[FH-BID-1\] \[FH-KIT-3\] \[FH-KIT-4\].
    nullo: Nullo { Off = "off", American = "american", Quebec = "quebec" }
    /// Axis `sans_kitty`: whether a bid may leave the kitty, which, and what that is worth \[FH-BID-6\]
    /// \[FH-BID-11\].
    sans_kitty: SansKitty { Off = "off", Same = "same", Double = "double", Nullo500 = "nullo_500" }
    /// Axis `partie`: whether the whole game can be bid for with ten tricks \[FH-BID-7\].
    partie: Partie { Off = "off", On = "on" }
    /// Axis `partie_failure`: what a failed bid for the whole game costs \[FH-SCO-9\].
    partie_failure: PartieFailure { Value = "value", Target = "target" }
    /// Axis `own_kitty`: whether each of two players has a kitty of their own \[FH-KIT-6\].
    own_kitty: OwnKitty { Off = "off", On = "on" }
    /// Axis `joker_nomination`: whether the contractor may name the suit of their joker when there are no
    /// trumps \[FH-NOM-1\].
    joker_nomination: JokerNomination { Off = "off", On = "on" }
    /// Axis `row_flip`: when a card of a row is turned up \[FH-PLAY-8\].
    row_flip: RowFlip { EndOfTrick = "end_of_trick", AtOnce = "at_once" }
    /// Axis `joker_in_misere`: whether a player who can't follow in a misère must play the joker \[FH-JOK-4\].
    joker_in_misere: JokerInMisere { Must = "must", May = "may" }
    /// Axis `joker_lead`: which suit may be demanded by leading a joker without trumps \[FH-JOK-5\] \[FH-JOK-10\].
    joker_lead: JokerLead {
        Unled = "unled", ContractorLed = "contractor_led", Any = "any", LastTrickOnly = "last_trick_only",
        NotVoid = "not_void",
    }
    /// Axis `partner_choice`: how the contractor chooses partners \[FH-PART-1\].
    partner_choice: PartnerChoice {
        CallCard = "call_card", NamePlayer = "name_player", ByLevel = "by_level", ByLevelOrCall = "by_level_or_call",
    }
    /// Axis `callable`: which cards can be called to choose a partner \[FH-PART-2\].
    callable: Callable {
        NotJokerOrBower = "not_joker_or_bower", NoTrumps = "no_trumps", NotJoker = "not_joker", Any = "any",
    }
    /// Axis `secret_alone`: whether the contractor may play alone by calling a card of their own \[FH-PART-3\].
    secret_alone: SecretAlone { Off = "off", On = "on" }
    /// Axis `partner_reveal`: when the holder of the called card is known \[FH-PART-4\].
    partner_reveal: PartnerReveal { OnPlay = "on_play", AtOnce = "at_once" }
    /// Axis `partner_share`: how much of the value the contractor and the partners score each \[FH-PART-6\].
    partner_share: PartnerShare { Half = "half", Full = "full" }
    /// Axis `slam`: what all ten tricks bring beyond a lower bid \[FH-SCO-4\].
    slam: Slam { None = "none", AtLeast250 = "at_least_250", AsTen = "as_ten" }
    /// Axis `failure`: what a failed contract costs \[FH-SCO-5\].
    failure: Failure { LoseValue = "lose_value", OpponentsScore = "opponents_score" }
    /// Axis `defender_tricks`: the points of an opponent's trick, and whether they depend on the contract
    /// \[FH-SCO-6\] \[FH-SCO-13\].
    defender_tricks: DefenderTricks { Ten = "10", Nothing = "0", IfSet = "if_set" }
    /// Axis `misere_defender_tricks`: the points of an opponent's trick in a misère \[FH-SCO-7\].
    misere_defender_tricks: MisereDefenderTricks { Nothing = "0", Ten = "10" }
    /// Axis `defender_limit`: from which total on the opponents' tricks bring no more points, or to which total they
    /// lift a score at most \[FH-SCO-8\] \[FH-SCO-14\].
    defender_limit: DefenderLimit {
        None = "none", Freeze490 = "freeze_490", Freeze480 = "freeze_480", Freeze400 = "freeze_400",
        Cap400 = "cap_400", Cap460 = "cap_460", Cap490 = "cap_490",
    }
    /// Axis `card_points`: whether the cards in tricks bring points \[FH-SCO-10\].
    card_points: CardPoints { Off = "off", On = "on" }
    /// Axis `target`: the points that win the game \[FH-END-1\].
    target: Target (100..=10_000)
    /// Axis `win`: whether only a made contract wins the game, and who does when several are at the target
    /// \[FH-END-2\] \[FH-END-9\].
    win: Win { ByContract = "by_contract", ByScore = "by_score", ByHighest = "by_highest" }
    /// Axis `lose`: what happens to those who are at minus the target \[FH-END-3\].
    lose: Lose { AtMinusTarget = "at_minus_target", Barred = "barred", Never = "never" }
    /// Axis `stop_when_decided`: whether play stops when the game is decided in the middle of a hand \[FH-END-5\].
    stop_when_decided: StopWhenDecided { Off = "off", On = "on" }
    /// Axis `chicago`: whether a win against opponents at 0 counts two games \[FH-END-6\].
    chicago: Chicago { Off = "off", On = "on" }
    /// Axis `trick_review`: which finished tricks may be looked at again \[FH-VIEW-3\].
    trick_review: TrickReview { Last = "last", All = "all" }
    /// Axis `laws` \[LAW-AXIS-1\]: the software refuses every illegal act, or irregular acts are possible and stand
    /// unless somebody claims.
    laws: Laws { Enforced = "enforced", Open = "open" }
    /// Axis `revoke_award`: how a contract counts after an opponent's revoke \[LAW-AXIS-2\].
    revoke_award: RevokeAward { Made = "made", AsPlayed = "as_played" }
    /// Axis `kitty_choice`: who chooses when the contractor's partner has seen the kitty \[LAW-AXIS-3\].
    kitty_choice: KittyChoice { Contractor = "contractor", Innocent = "innocent" }
    /// Axis `score_sheet`: who keeps score at an open table \[LAW-AXIS-4\].
    score_sheet: ScoreSheet { Software = "software", Dealer = "dealer" }
    /// Axis `allied_defenders`: whether opponents who don't score together count as partners under the laws
    /// \[LAW-AXIS-6\].
    allied_defenders: AlliedDefenders { Separate = "separate", AsPartners = "as_partners" }
    /// Axis `bid_after_pass`: whether a player who has passed may bid again \[FH-AUC-7\].
    bid_after_pass: BidAfterPass { Never = "never", SuitChange = "suit_change", Always = "always" }
    /// Axis `six_bids`: whether bids of six are bids, are not made, or bind nobody \[FH-AUC-9\].
    six_bids: SixBids { Bids = "bids", Off = "off", Inkle = "inkle", InkleEarly = "inkle_early" }
    /// Axis `open_misere_rank`: which bids open misère ranks above, where it is worth 500 \[FH-BID-8\].
    open_misere_rank: OpenMisereRank {
        ByValue = "by_value", AboveEights = "above_eights", BelowTens = "below_tens",
        AboveTenHearts = "above_ten_hearts", Top = "top",
    }
    /// Axis `open_misere_call`: when open misère may be bid \[FH-BID-9\].
    open_misere_call: OpenMisereCall { AnyTime = "any_time", AfterEight = "after_eight" }
    /// Axis `misere_values`: what the misères are worth \[FH-BID-13\].
    misere_values: MisereValues { Standard = "standard", Doubled = "doubled" }
    /// Axis `redeal_by`: who deals after a hand that was thrown in \[FH-AUC-10\].
    redeal_by: RedealBy { Next = "next", Same = "same" }
    /// Axis `first_lead`: who leads to the first trick \[FH-PLAY-9\].
    first_lead: FirstLead { Contractor = "contractor", Eldest = "eldest" }
    /// Axis `open_misere_shown`: when the hand of an open misère is laid open \[FH-PLAY-10\].
    open_misere_shown: OpenMisereShown { AfterFirstTrick = "after_first_trick", BeforeLead = "before_lead" }
    /// Axis `hand_limit`: after how many hands the game is over; 0 if that is for the scores to say \[FH-END-10\].
    hand_limit: HandLimit (0..=100)
    /// Axis `double_nullo`: whether a player can bid that neither they nor their partner win a trick, and when
    /// \[FH-BID-10\] \[FH-KIT-7\].
    double_nullo: DoubleNullo { Off = "off", AfterPartner = "after_partner", AnyTime = "any_time" }
    /// Axis `misere_joker`: whether a joker without a suit is the highest card of a misère or the lowest
    /// \[FH-JOK-9\].
    misere_joker: MisereJoker { High = "high", Low = "low" }
    /// Axis `set_penalty`: whether a contractor who failed makes no call in the next auction \[FH-AUC-11\].
    set_penalty: SetPenalty { None = "none", Silent = "silent", SilentByFour = "silent_by_four" }
    /// Axis `joker_follow`: whether a joker may be played to the first trick of a suit though its holder could follow
    /// \[FH-JOK-11\].
    joker_follow: JokerFollow { VoidOnly = "void_only", FirstRound = "first_round" }
    /// Axis `kitty_view`: whether the kitty is shown to all before the contractor takes it up \[FH-VIEW-6\].
    kitty_view: KittyView { Hidden = "hidden", Shown = "shown" }
}

impl Axes {
    /// The value of the axis of this name, if it has named values.
    #[must_use]
    pub fn named(&self, axis: &str) -> Option<&'static str> {
        match self.value(axis)? {
            Cow::Borrowed(text) => Some(text),
            Cow::Owned(_) => None,
        }
    }

    /// Axis and value, for every axis in the order of the specification.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Axis, Cow<'static, str>)> + '_ {
        AXES.iter().map(|axis| (axis, self.value(axis.name).unwrap_or_default()))
    }

    /// The number of seats.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.players as usize + 2
    }
}
