//! The presets: a complete set of axis values under a name, each a row that says how it differs \[RM-PRE\].

use std::borrow::Cow;

use table::{Axis, Variants};

use crate::axis::{
    AXES, Ace, AceValue, Axes, CardValues, DeepestCard, DeepestWhen, DiscardDraw, EmptyStock, FirstMeld,
    FirstTurn, FourAtOnce, GoingOut, HandLimit, HandSize, JokerUse, JokerValue, Jokers, LayOff, NextDealer,
    OutBonus, Packs, Players, Reached, RummyCall, RunLength, Sides, StockEndHands, Target, Tie,
    UnplayableEnforcement, Win,
};

/// A named game: a value for every axis.
///
/// ```
/// use rummy_500::{PRESETS, axis::GoingOut, table::Variants};
///
/// let floating = PRESETS.iter().find(|preset| preset.name == "rummy-500-floating").ok_or("none")?;
/// assert_eq!(floating.axes().going_out, GoingOut::Floating);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name, such as `rummy-500-floating`.
    pub name: &'static str,
    /// Whether its source leaves rules untold, which are then those of the plain game.
    pub guessed: bool,
    axes: Axes,
}

impl Variants for Preset {
    type Axes = Axes;

    const AXES: &'static [Axis] = AXES;

    fn all() -> &'static [Self] {
        PRESETS
    }

    fn name(&self) -> &'static str {
        self.name
    }

    fn axes(&self) -> Axes {
        self.axes
    }

    fn get(axes: &Axes, axis: &str) -> Option<Cow<'static, str>> {
        axes.value(axis)
    }

    fn set(axes: &mut Axes, axis: &str, value: &str) -> bool {
        axes.set(axis, value)
    }
}

/// The defaults of the specification \[RM-AXIS\].
const DEFAULTS: Axes = Axes {
    players: Players::nearest(4),
    jokers: Jokers::On,
    card_values: CardValues::Standard,
    discard_draw: DiscardDraw::TopFree,
    deepest_card: DeepestCard::AnyMeld,
    rummy_call: RummyCall::FullPile,
    going_out: GoingOut::Free,
    unplayable_enforcement: UnplayableEnforcement::TakeBack,
    win: Win::HighestScore,
    reached: Reached::Exceeds,
    target: Target::nearest(500),
    packs: Packs::ByPlayers,
    joker_value: JokerValue::Fifteen,
    ace: Ace::Both,
    ace_value: AceValue::ByPlace,
    run_length: RunLength::Three,
    first_meld: FirstMeld::nearest(0),
    lay_off: LayOff::Free,
    four_at_once: FourAtOnce::Single,
    hand_size: HandSize::ByPlayers,
    next_dealer: NextDealer::Rotate,
    deepest_when: DeepestWhen::ThisTurn,
    empty_stock: EmptyStock::TakeOrEnd,
    stock_end_hands: StockEndHands::Deduct,
    out_bonus: OutBonus::nearest(0),
    hand_limit: HandLimit::nearest(0),
    tie: Tie::PlayOn,
    sides: Sides::Solo,
    joker_use: JokerUse::Wild,
    first_turn: FirstTurn::TurnUp,
};

const ALWAYS_MELD: Axes = Axes { discard_draw: DiscardDraw::AlwaysMeld, ..DEFAULTS };
const UNPLAYABLE: Axes = Axes { going_out: GoingOut::UnplayableDiscard, ..DEFAULTS };

const fn preset(name: &'static str, axes: Axes) -> Preset {
    Preset { name, guessed: false, axes }
}

const fn guessed(name: &'static str, axes: Axes) -> Preset {
    Preset { guessed: true, ..preset(name, axes) }
}

/// Every preset in the order of the specification.
pub const PRESETS: &[Preset] = &[
    preset("rummy-500", DEFAULTS),
    preset("rummy-500-no-jokers", Axes { jokers: Jokers::Off, ..DEFAULTS }),
    preset("rummy-500-five-ten-fifteen", Axes { card_values: CardValues::FiveTenFifteen, ..DEFAULTS }),
    preset("rummy-500-always-meld", ALWAYS_MELD),
    preset("rummy-500-new-meld", Axes { deepest_card: DeepestCard::NewMeld, ..ALWAYS_MELD }),
    preset("rummy-500-books", Axes { rummy_call: RummyCall::Off, ..ALWAYS_MELD }),
    preset("rummy-500-last-discard", Axes { rummy_call: RummyCall::LastDiscardOnly, ..DEFAULTS }),
    preset("rummy-500-no-calls", Axes { rummy_call: RummyCall::Off, ..DEFAULTS }),
    preset("rummy-500-strict-out", Axes { going_out: GoingOut::MustDiscard, ..DEFAULTS }),
    preset("rummy-500-floating", Axes { going_out: GoingOut::Floating, ..DEFAULTS }),
    preset("rummy-500-unplayable", UNPLAYABLE),
    preset(
        "rummy-500-unplayable-call",
        Axes { unplayable_enforcement: UnplayableEnforcement::RummyCall, ..UNPLAYABLE },
    ),
    preset("rummy-500-must-go-out", Axes { win: Win::MustGoOut, reached: Reached::AtLeast, ..DEFAULTS }),
    preset(
        "rummy-200",
        Axes {
            jokers: Jokers::One,
            joker_value: JokerValue::AsCard,
            target: Target::nearest(200),
            ..DEFAULTS
        },
    ),
    preset("rummy-500-two-tens", Axes { jokers: Jokers::Off, hand_size: HandSize::TenForTwo, ..ALWAYS_MELD }),
    preset(
        "rummy-500-low-ace",
        Axes {
            jokers: Jokers::Off,
            packs: Packs::One,
            ace: Ace::Low,
            ace_value: AceValue::Fifteen,
            card_values: CardValues::FiveTenFifteen,
            going_out: GoingOut::MustDiscard,
            rummy_call: RummyCall::LastDiscardOnly,
            empty_stock: EmptyStock::End,
            stock_end_hands: StockEndHands::Spare,
            reached: Reached::AtLeast,
            tie: Tie::OutWins,
            ..ALWAYS_MELD
        },
    ),
    preset("partnership-rummy-500", Axes { sides: Sides::Partners, jokers: Jokers::Off, ..DEFAULTS }),
    guessed(
        "michigan-rummy",
        Axes {
            jokers: Jokers::Off,
            packs: Packs::TwoFromSix,
            hand_size: HandSize::Ten,
            first_turn: FirstTurn::EldestDiscards,
            next_dealer: NextDealer::OutDeals,
            ace_value: AceValue::Fifteen,
            ..DEFAULTS
        },
    ),
    guessed(
        "persian-rummy",
        Axes {
            sides: Sides::Partners,
            jokers: Jokers::Four,
            joker_use: JokerUse::SetsOnly,
            joker_value: JokerValue::Twenty,
            ace: Ace::High,
            four_at_once: FourAtOnce::Double,
            deepest_when: DeepestWhen::NextAction,
            rummy_call: RummyCall::Off,
            hand_limit: HandLimit::nearest(2),
            tie: Tie::Share,
            ..ALWAYS_MELD
        },
    ),
];
