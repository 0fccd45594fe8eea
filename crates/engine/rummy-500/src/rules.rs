//! Rules that can be played: the axes with what is derived from them once.

use cards::{Card, CardSet, Rank, Suit};
use table::{Problems, Spec};

use crate::{
    axis::{
        Axes, CardValues, DeepestCard, DiscardDraw, GoingOut, Jokers, Reached, RummyCall,
        UnplayableEnforcement,
    },
    meld::{MeldCard, places},
    presets::Preset,
    state::Owed,
};

/// What a file, a form or a command line says about the rules of Rummy 500.
pub type RulesSpec = Spec<Preset>;

/// The rules of a game: they deal, say what is legal, play, score and show.
///
/// ```
/// use rummy_500::{Rules, RulesSpec};
///
/// let mut spec = RulesSpec::preset("rummy-500")?;
/// spec.set("players", "6")?;
/// let rules = Rules::from(spec);
/// // From five players on, two packs with two jokers each.
/// assert_eq!((rules.seats(), rules.pack().len(), rules.hand_size()), (6, 108, 7));
/// assert_eq!(rules.value_of(["AS".parse()?, "9H".parse()?].into_iter().collect()), 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Rules {
    spec: RulesSpec,
    pub(crate) seats: usize,
    pack: CardSet,
    /// What a card is worth, by its rank; jokers last.
    values: [u8; 17],
    low_ace: u8,
}

impl From<RulesSpec> for Rules {
    /// Every combination of axes can be played \[RM-AXIS-12\].
    fn from(spec: RulesSpec) -> Self {
        let axes = &spec.axes;
        let seats = axes.players.get() as usize;
        let five_ten_fifteen = axes.card_values == CardValues::FiveTenFifteen;
        let value = |rank: Rank| match rank {
            Rank::Ace => 15,
            Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => 10,
            _ if five_ten_fifteen => 5,
            number => number as u8 + 2,
        };
        let mut values = [15; 17];
        values[..16].copy_from_slice(&Rank::ALL.map(value));
        Self { seats, pack: pack(axes), values, low_ace: if five_ten_fifteen { 5 } else { 1 }, spec }
    }
}

/// The cards of the game \[RM-PACK-2\] \[RM-PACK-3\].
fn pack(axes: &Axes) -> CardSet {
    let packs = if axes.players.get() >= 5 { 2 } else { 1 };
    let jokers = if axes.jokers == Jokers::On { 2 * packs } else { 0 };
    let naturals = Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank)));
    naturals
        .filter(|card| card.rank().is_some_and(|rank| places(rank) != 0))
        .flat_map(|card| (0..packs).filter_map(move |n| card.copy(n)))
        .chain((0..jokers).filter_map(|n| Card::X.copy(n)))
        .collect()
}

impl Rules {
    /// Makes the rules: every combination of axes can be played, so nothing is ever wrong with them.
    ///
    /// # Errors
    /// None.
    pub fn new(spec: RulesSpec) -> Result<Self, Problems> {
        Ok(spec.into())
    }

    /// The rules of a preset.
    ///
    /// # Errors
    /// There is no preset of that name.
    pub fn preset(name: &str) -> Result<Self, Problems> {
        Ok(RulesSpec::preset(name).map_err(|problem| Problems(vec![problem]))?.into())
    }

    /// What they were made from.
    #[must_use]
    pub const fn spec(&self) -> &RulesSpec {
        &self.spec
    }

    /// The value of every axis.
    #[must_use]
    pub const fn axes(&self) -> &Axes {
        &self.spec.axes
    }

    /// The number of seats.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// All cards of the game.
    #[must_use]
    pub const fn pack(&self) -> CardSet {
        self.pack
    }

    /// How many cards a hand gets \[RM-DEAL-2\].
    #[must_use]
    pub const fn hand_size(&self) -> usize {
        if self.seats == 2 { 13 } else { 7 }
    }

    /// The total that ends the session \[RM-WIN-1\].
    #[must_use]
    pub const fn target(&self) -> i32 {
        self.spec.axes.target.get() as i32
    }

    /// Whether a total reaches the target \[RM-WIN-1\].
    #[must_use]
    pub fn reaches(&self, total: i32) -> bool {
        match self.spec.axes.reached {
            Reached::Exceeds => total > self.target(),
            Reached::AtLeast => total >= self.target(),
        }
    }

    /// What a card is worth in a hand, in a group, and anywhere but at the low end of a run \[RM-VAL\].
    #[must_use]
    pub fn value(&self, card: Card) -> i32 {
        i32::from(self.values[card.rank().map_or(16, |rank| rank as usize)])
    }

    /// What a card is worth in a meld: a natural ace at the low end of a run less than elsewhere \[RM-VAL-2\]
    /// \[RM-VAL-3\] \[RM-VAL-4\].
    #[must_use]
    pub fn value_in_meld(&self, card: MeldCard, is_low_ace: bool) -> i32 {
        match card {
            MeldCard::Natural(_) if is_low_ace => i32::from(self.low_ace),
            _ => self.value(card.card()),
        }
    }

    /// The value of all these cards in a hand.
    #[must_use]
    pub fn value_of(&self, cards: CardSet) -> i32 {
        cards.into_iter().map(|card| self.value(card)).sum()
    }

    /// Whether a take of this number of cards binds to nothing \[RM-DRAW-3\].
    pub(crate) fn is_free(&self, count: u8) -> bool {
        count == 1 && self.spec.axes.discard_draw == DiscardDraw::TopFree
    }

    /// What a take owes with this deepest card \[RM-DRAW-5\] \[RM-DRAW-7\].
    pub(crate) fn owed_after_take(&self, card: Card) -> Owed {
        Owed { card: card.face(), new_meld: self.spec.axes.deepest_card == DeepestCard::NewMeld }
    }

    pub(crate) fn must_discard(&self) -> bool {
        self.spec.axes.going_out == GoingOut::MustDiscard
    }

    /// Whether a player who melds everything plays on without cards \[RM-FLOAT-1\].
    #[must_use]
    pub fn floats(&self) -> bool {
        matches!(self.spec.axes.going_out, GoingOut::Floating | GoingOut::UnplayableDiscard)
    }

    /// What happens to a playable last discard, where anything does \[RM-UNPL\].
    pub(crate) fn unplayable(&self) -> Option<UnplayableEnforcement> {
        (self.spec.axes.going_out == GoingOut::UnplayableDiscard)
            .then_some(self.spec.axes.unplayable_enforcement)
    }

    /// Whether a called card comes into the hand with all that lies on it \[RM-CALL-5\], or is laid off at once
    /// \[RM-CALL-9\].
    pub(crate) fn calls_full_pile(&self) -> bool {
        self.spec.axes.rummy_call == RummyCall::FullPile
    }
}
