//! Rules that can be played: the axes with what is derived from them once.

use cards::{Card, CardSet, Rank, Suit};
use table::{Problem, Problems, Seat, SeatSet, Spec};

use crate::{
    axis::{
        Axes, DeepestCard, DeepestWhen, DiscardDraw, EmptyStock, FirstTurn, FourAtOnce, GoingOut, HandSize,
        Jokers, LayOff, Packs, Reached, RummyCall, Sides, UnplayableEnforcement,
    },
    meld::{Meld, places},
    presets::Preset,
    shapes::{Opening, Shapes},
    state::Owed,
    values::{JOKER, Values},
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
/// let rules = Rules::new(spec)?;
/// // From five players on, two packs with two jokers each.
/// assert_eq!((rules.seats(), rules.pack().len(), rules.hand_size()), (6, 108, 7));
/// assert_eq!(rules.value_of(["AS".parse()?, "9H".parse()?].into_iter().collect()), 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Rules {
    spec: RulesSpec,
    pub(crate) seats: usize,
    packs: u8,
    pack: CardSet,
    hand_size: u8,
    pub(crate) values: Values,
    /// What melds there are.
    pub(crate) shapes: Shapes,
    /// What a player must meld before they may lay off, if anything.
    pub(crate) opening: Option<Opening>,
}

impl Rules {
    /// Checks that the axes fit together, and works out what follows from them.
    ///
    /// # Errors
    /// Everything that is wrong with them \[RM-AXIS-39\].
    pub fn new(spec: RulesSpec) -> Result<Self, Problems> {
        let axes = &spec.axes;
        let seats = axes.players.get() as usize;
        let packs = packs(axes);
        let pack = pack(axes, packs);
        let hand_size = hand_size(axes);
        let problems = problems(axes, packs, pack.len(), hand_size);
        if !problems.is_empty() {
            return Err(Problems(problems));
        }
        let values = Values::of(axes);
        Ok(Self {
            seats,
            packs,
            pack,
            hand_size,
            values,
            shapes: Shapes::of(axes),
            opening: opening(axes, values),
            spec,
        })
    }

    /// The rules of a preset.
    ///
    /// # Errors
    /// There is no preset of that name.
    pub fn preset(name: &str) -> Result<Self, Problems> {
        Self::new(RulesSpec::preset(name).map_err(|problem| Problems(vec![problem]))?)
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

    /// Whether two play against two \[RM-SIDE-1\].
    pub(crate) fn has_partners(&self) -> bool {
        self.spec.axes.sides == Sides::Partners
    }

    /// The side of a seat, itself included: the seat alone where everybody plays for themselves; nobody, if the table
    /// doesn't have the seat \[RM-SIDE-1\].
    ///
    /// ```
    /// use rummy_500::{Rules, RulesSpec, table::{Seat, SeatSet}};
    ///
    /// let mut spec = RulesSpec::preset("rummy-500")?;
    /// spec.set("sides", "partners")?;
    /// let rules = Rules::new(spec)?;
    /// assert_eq!(rules.side(Seat(1)), SeatSet::of(Seat(1)) | SeatSet::of(Seat(3)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn side(&self, seat: Seat) -> SeatSet {
        if seat.index() >= self.seats {
            SeatSet::EMPTY
        } else if self.has_partners() {
            SeatSet::of(seat) | SeatSet::of(seat.after(2, self.seats))
        } else {
            SeatSet::of(seat)
        }
    }

    /// How many sides there are, each player being one where everybody plays for themselves.
    #[must_use]
    pub fn number_of_sides(&self) -> usize {
        if self.has_partners() { 2 } else { self.seats }
    }

    /// How many packs are shuffled together.
    #[must_use]
    pub const fn packs(&self) -> u8 {
        self.packs
    }

    /// All cards of the game.
    #[must_use]
    pub const fn pack(&self) -> CardSet {
        self.pack
    }

    /// How many cards a hand gets \[RM-DEAL-2\] \[RM-DEAL-7\].
    #[must_use]
    pub const fn hand_size(&self) -> usize {
        self.hand_size as usize
    }

    /// Whether the eldest gets a card more and begins without a draw, and nothing is turned up \[RM-DEAL-8\].
    #[must_use]
    pub fn eldest_discards(&self) -> bool {
        self.spec.axes.first_turn == FirstTurn::EldestDiscards
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

    /// What a card is worth in a hand \[RM-VAL\].
    #[must_use]
    pub fn value(&self, card: Card) -> i32 {
        i32::from(self.values.held[card.rank().map_or(JOKER, |rank| rank as usize)])
    }

    /// What a card of this rank is worth on the table, or a joker that stands for it. An ace at the low end of a run
    /// can be worth less than elsewhere \[RM-VAL\].
    #[must_use]
    pub fn value_laid(&self, rank: Rank, is_joker: bool, is_low_ace: bool) -> i32 {
        i32::from(self.values.laid(rank, is_joker, is_low_ace))
    }

    /// What the cards of a meld are worth that is laid at once \[RM-VAL-8\].
    #[must_use]
    pub fn value_of_meld(&self, meld: Meld) -> i32 {
        self.values.of_meld(meld)
    }

    /// The most that the cards of the pack can bring or cost together.
    pub(crate) fn most_points(&self) -> i32 {
        let most = |card: Card| match card.rank() {
            Some(rank) => self.value(card).max(self.value_laid(rank, false, false)),
            None => Rank::ALL
                .map(|rank| self.value_laid(rank, true, false))
                .into_iter()
                .fold(self.value(card), i32::max),
        };
        let sum: i32 = self.pack.into_iter().map(most).sum();
        if self.spec.axes.four_at_once == FourAtOnce::Double { 2 * sum } else { sum }
    }

    /// The value of all these cards in a hand.
    #[must_use]
    pub fn value_of(&self, cards: CardSet) -> i32 {
        cards.into_iter().map(|card| self.value(card)).sum()
    }

    /// Whether a take of this number of cards binds to nothing \[RM-DRAW-3\] \[RM-DRAW-9\].
    pub(crate) fn is_free(&self, count: u8) -> bool {
        count == 1 && self.spec.axes.discard_draw != DiscardDraw::AlwaysMeld
    }

    /// Whether the top discard, taken alone, may go straight back \[RM-DRAW-9\].
    pub(crate) fn may_go_back(&self) -> bool {
        self.spec.axes.discard_draw == DiscardDraw::TopFreeBack
    }

    /// What a take owes with this deepest card \[RM-DRAW-5\] \[RM-DRAW-7\] \[RM-DRAW-10\].
    #[must_use]
    pub fn owed_after_take(&self, card: Card) -> Owed {
        Owed {
            card: card.face(),
            new_meld: self.spec.axes.deepest_card == DeepestCard::NewMeld,
            at_once: self.spec.axes.deepest_when == DeepestWhen::NextAction,
        }
    }

    /// What a player must meld before they may lay off: a meld of this worth; `None` if they may at any time
    /// \[RM-MELD-18\] \[RM-LAY-8\].
    #[must_use]
    pub fn opening(&self) -> Option<i32> {
        self.opening.map(|opening| opening.least)
    }

    /// Which melds there are.
    #[must_use]
    pub const fn shapes(&self) -> Shapes {
        self.shapes
    }

    /// Whether the rules have such a meld \[RM-MELD-15\] \[RM-MELD-16\].
    #[must_use]
    pub fn has_meld(&self, meld: Meld) -> bool {
        self.shapes.allow(meld)
    }

    /// What going out brings by itself \[RM-SCORE-6\].
    #[must_use]
    pub const fn out_bonus(&self) -> i32 {
        self.spec.axes.out_bonus.get() as i32
    }

    /// Whether the hand ends with the turn in which the stock became empty \[RM-STOCK-1\].
    #[must_use]
    pub fn ends_with_stock(&self) -> bool {
        self.spec.axes.empty_stock == EmptyStock::End
    }

    /// Whether the pile is shuffled when it becomes the stock \[RM-STOCK-3\].
    pub(crate) fn reshuffles(&self) -> bool {
        self.spec.axes.empty_stock == EmptyStock::Reshuffle
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

/// How many packs are shuffled together \[RM-PACK-2\] \[RM-PACK-5\].
fn packs(axes: &Axes) -> u8 {
    let from = |players| if axes.players.get() >= players { 2 } else { 1 };
    match axes.packs {
        Packs::ByPlayers => from(5),
        Packs::TwoFromSix => from(6),
        Packs::One => 1,
        Packs::Two => 2,
    }
}

/// How many jokers each pack has \[RM-PACK-3\] \[RM-PACK-6\].
pub(crate) const fn jokers_in_pack(axes: &Axes) -> u8 {
    match axes.jokers {
        Jokers::On => 2,
        Jokers::Off => 0,
        Jokers::One => 1,
        Jokers::Four => 4,
    }
}

/// The cards of the game \[RM-PACK-2\] \[RM-PACK-3\].
fn pack(axes: &Axes, packs: u8) -> CardSet {
    let jokers = jokers_in_pack(axes) * packs;
    let naturals = Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank)));
    naturals
        .filter(|card| card.rank().is_some_and(|rank| places(rank) != 0))
        .flat_map(|card| (0..packs).filter_map(move |n| card.copy(n)))
        .chain((0..jokers).filter_map(|n| Card::X.copy(n)))
        .collect()
}

/// \[RM-DEAL-2\] \[RM-DEAL-7\]
fn hand_size(axes: &Axes) -> u8 {
    let two = axes.players.get() == 2;
    match axes.hand_size {
        HandSize::ByPlayers if two => 13,
        HandSize::TenForTwo if two => 10,
        HandSize::ByPlayers | HandSize::TenForTwo | HandSize::Seven => 7,
        HandSize::Ten => 10,
        HandSize::Thirteen => 13,
    }
}

fn opening(axes: &Axes, values: Values) -> Option<Opening> {
    let least = axes.first_meld.get() as i32;
    (least > 0 || axes.lay_off == LayOff::AfterMeld).then_some(Opening { least, values })
}

/// What doesn't fit together \[RM-AXIS-39\].
fn problems(axes: &Axes, packs: u8, cards: u32, hand_size: u8) -> Vec<Problem> {
    const RULE: &str = "RM-AXIS-39";
    const NUMBERS: [&str; 9] = ["0", "1", "2", "3", "4", "5", "6", "7", "8"];
    let mut problems = Vec::new();
    let players = axes.players.get();
    // A card turned up and one to draw.
    let needed = players * u32::from(hand_size) + 2;
    if axes.sides == Sides::Partners && players != 4 {
        let (value, with_value) = (axes.sides.text(), NUMBERS[players as usize]);
        problems.push(Problem::Conflict { axis: "sides", value, with: "players", with_value, rule: RULE });
    }
    if axes.jokers == Jokers::Four && packs > 1 {
        let (value, with_value) = (axes.jokers.text(), axes.packs.text());
        problems.push(Problem::Conflict { axis: "jokers", value, with: "packs", with_value, rule: RULE });
    } else if cards < needed {
        problems.push(Problem::PackTooSmall {
            pack: axes.packs.text(),
            cards,
            players: players as usize,
            needed,
            rule: RULE,
        });
    }
    problems
}
