//! The presets: a complete set of axis values under a name, each a row that says how it differs \[PRE-AU\].

use std::borrow::Cow;

use table::{Axis, Variants};

use crate::axis::{
    AXES, AllPass, AlliedDefenders, AuctionKind, Axes, BidAfterPass, BlindMisere, Callable, CardPoints,
    Chicago, DealPattern, DefenderLimit, DefenderTricks, DoubleNullo, Failure, FirstDealer, FirstLead,
    HandLimit, HighNumbers, IdleKitty, JokerFollow, JokerInMisere, JokerLead, JokerNomination, KittyChoice,
    KittyView, Laws, Layout, Lose, Misere, MisereDefenderTricks, MisereJoker, MisereRank, MisereValues,
    Nullo, OpenMisere, OpenMisereCall, OpenMisereRank, OpenMisereShown, OwnKitty, OwnRaise, Pack, Partie,
    PartieFailure, PartnerChoice, PartnerReveal, PartnerShare, Players, RedealBy, RevokeAward, RowFlip,
    SansKitty, ScoreSheet, SecretAlone, SetPenalty, Sides, SixBids, Slam, StopWhenDecided, SuperOpenMisere,
    Target, TrickReview, Win,
};

/// A named game: a value for every axis.
///
/// ```
/// use five_hundred::{PRESETS, Preset, axis::Sides};
///
/// let preset = Preset::named("american-3").ok_or("no such preset")?;
/// assert_eq!((preset.axes().seats(), preset.axes().sides), (3, Sides::Solo));
/// assert_eq!(PRESETS[0].name, "australian-4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name, such as `australian-4`.
    pub name: &'static str,
    /// Where it is at home.
    pub family: Family,
    /// Whether its sources leave something open that a table must know: that is as in the family.
    pub guessed: bool,
    changes: &'static [(&'static str, &'static str)],
}

/// The country (or, for the first printed packs, the year) whose rules a preset follows.
///
/// ```
/// use five_hundred::{Family, Rules};
///
/// assert_eq!(Rules::preset("quebec-4")?.family(), Family::Quebec);
/// assert_eq!(Family::ALL.len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Family {
    /// Australia and New Zealand \[PRE-AU\].
    Australian,
    /// The United States \[PRE-US\].
    American,
    /// Québec \[PRE-QC\].
    Quebec,
    /// The packs of 1896 \[PRE-BIJOU\].
    Bijou,
}

impl Family {
    /// All families in the order of the specification.
    pub const ALL: [Self; 4] = [Self::Australian, Self::American, Self::Quebec, Self::Bijou];

    /// What the presets of the family have in common.
    const fn common(self) -> Axes {
        match self {
            Self::Australian => DEFAULTS,
            Self::American => Axes { first_dealer: FirstDealer::LowestDraw, ..AMERICAN },
            Self::Quebec => QUEBEC,
            Self::Bijou => AMERICAN,
        }
    }
}

impl Preset {
    /// The preset of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.name == name)
    }

    /// Its value for every axis.
    #[must_use]
    pub fn axes(&self) -> Axes {
        let mut axes = self.family.common();
        for (axis, value) in self.changes {
            let known = axes.set(axis, value);
            debug_assert!(known, "{}: {axis}: {value}", self.name);
        }
        axes
    }
}

impl Variants for Preset {
    type Axes = Axes;

    const AXES: &'static [Axis] = AXES;

    const NUMBERS_AS_TEXT: bool = true;

    fn all() -> &'static [Self] {
        PRESETS
    }

    fn name(&self) -> &'static str {
        self.name
    }

    fn axes(&self) -> Axes {
        self.axes()
    }

    fn get(axes: &Axes, axis: &str) -> Option<Cow<'static, str>> {
        axes.value(axis)
    }

    fn set(axes: &mut Axes, axis: &str, value: &str) -> bool {
        axes.set(axis, value)
    }
}

/// The defaults of the specification, filled up with what the Australian games have in common.
const DEFAULTS: Axes = Axes {
    players: Players::Four,
    pack: Pack::P43,
    high_numbers: HighNumbers::BelowJack,
    sides: Sides::Partners,
    layout: Layout::Hands,
    first_dealer: FirstDealer::Random,
    deal_pattern: DealPattern::Australian,
    auction: AuctionKind::UntilPassed,
    own_raise: OwnRaise::No,
    all_pass: AllPass::Redeal,
    idle_kitty: IdleKitty::Hidden,
    misere: Misere::AfterSeven,
    misere_rank: MisereRank::AboveSevens,
    open_misere: OpenMisere::At500,
    super_open_misere: SuperOpenMisere::Off,
    blind_misere: BlindMisere::Off,
    nullo: Nullo::Off,
    sans_kitty: SansKitty::Off,
    partie: Partie::Off,
    partie_failure: PartieFailure::Value,
    own_kitty: OwnKitty::Off,
    joker_nomination: JokerNomination::On,
    row_flip: RowFlip::EndOfTrick,
    joker_in_misere: JokerInMisere::Must,
    joker_lead: JokerLead::Unled,
    partner_choice: PartnerChoice::CallCard,
    callable: Callable::NotJokerOrBower,
    secret_alone: SecretAlone::Off,
    partner_reveal: PartnerReveal::OnPlay,
    partner_share: PartnerShare::Half,
    slam: Slam::AtLeast250,
    failure: Failure::LoseValue,
    defender_tricks: DefenderTricks::Ten,
    misere_defender_tricks: MisereDefenderTricks::Nothing,
    defender_limit: DefenderLimit::None,
    card_points: CardPoints::Off,
    target: Target::nearest(500),
    win: Win::ByContract,
    lose: Lose::AtMinusTarget,
    stop_when_decided: StopWhenDecided::Off,
    chicago: Chicago::Off,
    trick_review: TrickReview::Last,
    laws: Laws::Enforced,
    revoke_award: RevokeAward::Made,
    kitty_choice: KittyChoice::Contractor,
    score_sheet: ScoreSheet::Software,
    allied_defenders: AlliedDefenders::Separate,
    bid_after_pass: BidAfterPass::Never,
    six_bids: SixBids::Bids,
    open_misere_rank: OpenMisereRank::ByValue,
    open_misere_call: OpenMisereCall::AnyTime,
    misere_values: MisereValues::Standard,
    redeal_by: RedealBy::Next,
    first_lead: FirstLead::Contractor,
    open_misere_shown: OpenMisereShown::AfterFirstTrick,
    hand_limit: HandLimit::nearest(0),
    double_nullo: DoubleNullo::Off,
    misere_joker: MisereJoker::High,
    set_penalty: SetPenalty::None,
    joker_follow: JokerFollow::VoidOnly,
    kitty_view: KittyView::Hidden,
};

const AMERICAN: Axes = Axes {
    deal_pattern: DealPattern::American,
    auction: AuctionKind::OneRound,
    misere: Misere::Off,
    open_misere: OpenMisere::Off,
    joker_nomination: JokerNomination::Off,
    joker_in_misere: JokerInMisere::May,
    joker_lead: JokerLead::Any,
    misere_defender_tricks: MisereDefenderTricks::Ten,
    win: Win::ByScore,
    lose: Lose::Barred,
    stop_when_decided: StopWhenDecided::On,
    ..DEFAULTS
};

const QUEBEC: Axes = Axes {
    pack: Pack::P46,
    first_dealer: FirstDealer::LowestDraw,
    deal_pattern: DealPattern::Quebec,
    auction: AuctionKind::OneRound,
    misere: Misere::Off,
    open_misere: OpenMisere::Off,
    joker_nomination: JokerNomination::Off,
    joker_in_misere: JokerInMisere::May,
    joker_lead: JokerLead::ContractorLed,
    slam: Slam::None,
    failure: Failure::OpponentsScore,
    defender_tricks: DefenderTricks::Nothing,
    target: Target::nearest(1000),
    win: Win::ByScore,
    lose: Lose::Never,
    ..DEFAULTS
};

const fn preset(
    name: &'static str,
    family: Family,
    changes: &'static [(&'static str, &'static str)],
) -> Preset {
    Preset { name, family, guessed: false, changes }
}

/// A preset whose sources leave something open.
const fn guessed(
    name: &'static str,
    family: Family,
    changes: &'static [(&'static str, &'static str)],
) -> Preset {
    Preset { guessed: true, ..preset(name, family, changes) }
}

use Family::{American, Australian, Bijou, Quebec};

/// Every preset, by family in the order of the specification.
pub const PRESETS: &[Preset] = &[
    preset("australian-4", Australian, &[]),
    preset("australian-3", Australian, &[("players", "3"), ("sides", "solo"), ("pack", "33")]),
    preset("australian-5", Australian, &[("players", "5"), ("sides", "chosen"), ("pack", "53")]),
    preset(
        "australian-5-open",
        Australian,
        &[
            ("players", "5"),
            ("sides", "chosen"),
            ("pack", "53"),
            ("misere", "off"),
            ("open_misere", "230"),
            ("super_open_misere", "on"),
        ],
    ),
    preset("australian-6", Australian, &[("players", "6"), ("sides", "trios"), ("pack", "63")]),
    preset(
        "australian-6-two-packs",
        Australian,
        &[("players", "6"), ("sides", "trios"), ("pack", "63-doubled")],
    ),
    preset(
        "australian-2",
        Australian,
        &[
            ("players", "2"),
            ("sides", "solo"),
            ("layout", "rows"),
            ("misere", "any_time"),
            ("open_misere", "off"),
        ],
    ),
    preset(
        "australian-2-plain",
        Australian,
        &[("players", "2"), ("sides", "solo"), ("layout", "rows"), ("misere", "off"), ("open_misere", "off")],
    ),
    preset("australian-4-blind", Australian, &[("blind_misere", "on"), ("sans_kitty", "same")]),
    preset("australian-4-two-jokers", Australian, &[("pack", "44-jokers")]),
    preset("australian-4-mixed-fours", Australian, &[("pack", "43-mixed-fours")]),
    guessed("new-zealand-4", Australian, &[("joker_nomination", "off"), ("joker_lead", "not_void")]),
    guessed("trickster-australian-4", Australian, &[("misere_rank", "by_value")]),
    preset("american-3", American, &[("players", "3"), ("sides", "solo"), ("pack", "33")]),
    preset("american-2", American, &[("players", "2"), ("sides", "solo"), ("pack", "24")]),
    preset(
        "american-2-dead",
        American,
        &[("players", "2"), ("sides", "solo"), ("pack", "33"), ("layout", "dead_hand")],
    ),
    preset("american-4", American, &[]),
    preset("american-4-no-joker", American, &[("pack", "42")]),
    preset("american-4-solo", American, &[("sides", "solo")]),
    preset(
        "american-5",
        American,
        &[
            ("players", "5"),
            ("sides", "chosen"),
            ("pack", "53"),
            ("partner_choice", "by_level_or_call"),
            ("callable", "any"),
            ("partner_share", "full"),
        ],
    ),
    preset(
        "american-5-call",
        American,
        &[
            ("players", "5"),
            ("sides", "chosen"),
            ("pack", "53"),
            ("callable", "any"),
            ("partner_share", "full"),
        ],
    ),
    preset(
        "american-6",
        American,
        &[("players", "6"), ("sides", "three_pairs"), ("pack", "63"), ("high_numbers", "above_jack")],
    ),
    preset("american-nullo", American, &[("nullo", "american")]),
    preset(
        "american-1000",
        American,
        &[("players", "3"), ("sides", "solo"), ("pack", "33"), ("card_points", "on"), ("target", "1000")],
    ),
    preset(
        "american-1500",
        American,
        &[("players", "3"), ("sides", "solo"), ("pack", "33"), ("card_points", "on"), ("target", "1500")],
    ),
    guessed(
        "american-4-team",
        American,
        &[("nullo", "american"), ("double_nullo", "after_partner"), ("sans_kitty", "nullo_500")],
    ),
    guessed("american-4-four-hands", American, &[("hand_limit", "4")]),
    guessed(
        "minnesota-4",
        American,
        &[
            ("pack", "45"),
            ("six_bids", "inkle_early"),
            ("deal_pattern", "minnesota"),
            ("slam", "none"),
            ("win", "by_contract"),
            ("lose", "at_minus_target"),
            ("stop_when_decided", "off"),
        ],
    ),
    guessed("st-paul-4", American, &[("pack", "45"), ("first_dealer", "first_jack")]),
    guessed(
        "trickster-american-4",
        American,
        &[
            ("first_dealer", "random"),
            ("six_bids", "inkle"),
            ("misere", "any_time"),
            ("open_misere", "500"),
            ("win", "by_highest"),
            ("lose", "at_minus_target"),
            ("stop_when_decided", "off"),
        ],
    ),
    preset("quebec-4", Quebec, &[]),
    preset("quebec-4-nullo", Quebec, &[("nullo", "quebec")]),
    preset("quebec-4-club", Quebec, &[("nullo", "quebec"), ("partie", "on"), ("chicago", "on")]),
    guessed(
        "quebec-4-misere",
        Quebec,
        &[
            ("misere", "any_time"),
            ("open_misere", "500"),
            ("misere_values", "doubled"),
            ("slam", "at_least_250"),
        ],
    ),
    preset(
        "quebec-2",
        Quebec,
        &[("players", "2"), ("sides", "solo"), ("layout", "rows"), ("row_flip", "at_once")],
    ),
    preset("bijou-2", Bijou, &[("players", "2"), ("sides", "solo"), ("pack", "24"), ("own_kitty", "on")]),
    preset("bijou-3", Bijou, &[("players", "3"), ("sides", "solo"), ("pack", "32")]),
    preset("bijou-4", Bijou, &[("pack", "44")]),
    preset(
        "bijou-5",
        Bijou,
        &[
            ("players", "5"),
            ("sides", "chosen"),
            ("pack", "52"),
            ("partner_share", "full"),
            ("callable", "not_joker"),
        ],
    ),
    preset("bijou-6", Bijou, &[("players", "6"), ("sides", "trios"), ("pack", "60")]),
];
