//! Rules that can be played: axes that fit together, with the tables made from them once.

use cards::{BySuit, Card, CardSet, Rank, Suit};
use table::{Problem, Problems, Seat, SeatSet, Spec};

use crate::{
    Family,
    axis::{
        AuctionKind, Axes, BidAfterPass, DealPattern, DoubleNullo, HighNumbers, Layout, Misere, Nullo,
        OpenMisere, OpenMisereCall, OwnKitty, OwnRaise, Pack, PartnerReveal, SansKitty, SecretAlone, Sides,
        SixBids, StopWhenDecided, Win,
    },
    bid::Strain,
    bid_table::BidTable,
    pack::card_points,
    presets::Preset,
};

/// What a file, a form or a command line says about the rules of Five Hundred.
pub type RulesSpec = Spec<Preset>;

/// The rules of a game, checked and with their tables: they deal, say what is legal, play, score and show.
///
/// ```
/// use five_hundred::{Bid, MisereKind, Rules, RulesSpec, Strain, cards::Suit};
///
/// let mut spec = RulesSpec::preset("australian-4")?;
/// spec.set("open_misere", "off")?;
/// let rules = Rules::new(spec)?;
/// assert_eq!((rules.seats(), rules.pack().len(), rules.kitty_size()), (4, 43, 3));
/// assert!(!rules.bids.has(Bid::misere(MisereKind::Open)));
/// // With hearts as trumps the jack of diamonds is a heart.
/// assert_eq!(rules.suit_of(Strain::Hearts, "JD".parse()?), Some(Suit::Hearts));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Rules {
    spec: RulesSpec,
    pub(crate) seats: usize,
    /// All cards.
    pub(crate) pack: CardSet,
    /// The cards that the game has once: only such a card can be called \[FH-AMB-26\].
    pub(crate) single: CardSet,
    /// Cards left over from the deal; of `own_kitty`, both kitties.
    pub(crate) kitty_size: u32,
    /// The bids and their values.
    pub bids: BidTable,
    /// By strain: the cards of each suit, jokers without a suit left out.
    pub(crate) suits: [BySuit<CardSet>; 5],
    /// By strain: what beats what (see [`power`]); last, without trumps and with low jokers \[FH-JOK-9\].
    pub(crate) order: [[u8; 128]; 6],
    pub(crate) sides: [SeatSet; 6],
    /// What all cards together score \[FH-SCO-10\].
    pub(crate) pack_points: i32,
    /// Whether the order in which totals reach the target matters \[FH-END-4\].
    pub(crate) watches_totals: bool,
    /// Whether somebody who has passed may ever call again \[FH-AUC-7\] \[FH-AUC-8\].
    pub(crate) reenters: bool,
}

impl Rules {
    /// Checks that the axes fit together, and makes the tables.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn new(spec: RulesSpec) -> Result<Self, Problems> {
        let axes = &spec.axes;
        let seats = axes.seats();
        let pack = axes.pack.cards();
        let needed = cards_dealt(axes);
        let problems = problems(axes, pack.len(), needed);
        if !problems.is_empty() {
            return Err(Problems(problems));
        }
        let suits = Strain::ALL.map(|strain| suits_of(strain, axes.pack, pack));
        Ok(Self {
            seats,
            pack,
            single: single_cards(pack),
            kitty_size: pack.len() - needed,
            bids: BidTable::new(axes),
            order: std::array::from_fn(|place| match Strain::ALL.get(place) {
                Some(&strain) => order_of(strain, axes, 0, JOKER_POWER),
                None => order_of(Strain::NoTrumps, axes, RAISED, LOW_JOKER_POWER),
            }),
            suits,
            sides: std::array::from_fn(|seat| side_of(Seat(seat as u8), axes.sides, seats)),
            pack_points: pack.into_iter().map(card_points).sum(),
            reenters: axes.auction == AuctionKind::UntilPassed
                && (axes.bid_after_pass != BidAfterPass::Never || axes.own_raise == OwnRaise::Reopen),
            watches_totals: axes.win == Win::ByScore && axes.hand_limit.get() == 0,
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

    /// The tradition they come from: its words are spoken at the table.
    #[must_use]
    pub const fn family(&self) -> Family {
        self.spec.preset.family
    }

    /// The same rules for hands that are always played to the last trick, decided or not. No table depends on that.
    #[must_use]
    pub fn to_the_last_trick(&self) -> Self {
        let mut rules = self.clone();
        rules.spec.axes.stop_when_decided = StopWhenDecided::Off;
        rules
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

    /// How many cards a contractor takes up \[FH-PACK-2\] \[FH-KIT-6\].
    #[must_use]
    pub fn kitty_size(&self) -> u32 {
        if self.spec.axes.own_kitty == OwnKitty::On { self.kitty_size / 2 } else { self.kitty_size }
    }

    /// The seat to the left of one of the table's: the next seat.
    #[inline]
    pub(crate) const fn left_of(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next as usize == self.seats { 0 } else { next })
    }

    /// The fixed side of a seat; where sides aren't fixed, the seat alone; nobody, if the table doesn't have the seat.
    #[must_use]
    pub const fn side(&self, seat: Seat) -> SeatSet {
        if seat.index() < self.sides.len() { self.sides[seat.index()] } else { SeatSet::EMPTY }
    }

    /// Whether the sides are the same in every hand.
    #[must_use]
    pub const fn has_fixed_sides(&self) -> bool {
        !matches!(self.spec.axes.sides, Sides::Solo | Sides::Chosen)
    }

    /// The target of the game in points \[FH-END-1\].
    #[must_use]
    pub const fn target(&self) -> i32 {
        self.spec.axes.target.get() as i32
    }

    /// The cards that belong to `suit` in a strain: the left bower and the jokers are trumps \[FH-RANK-2\].
    #[must_use]
    pub const fn cards_of(&self, strain: Strain, suit: Suit) -> CardSet {
        self.suits[strain as usize].0[suit as usize]
    }

    /// The suit a card belongs to in a strain; a joker has none without trumps.
    #[must_use]
    pub fn suit_of(&self, strain: Strain, card: Card) -> Option<Suit> {
        Suit::ALL.into_iter().find(|&suit| self.cards_of(strain, suit).contains(card))
    }

    /// The place of a card among those of its suit in a strain, below 32: the higher number beats the lower. Jokers
    /// stand above everything, but see [`Rules::has_low_jokers`].
    #[must_use]
    pub const fn power(&self, strain: Strain, card: Card) -> u8 {
        self.order[strain as usize][card.index()] % TRUMP_POWER
    }
}

/// Cards dealt to hands and rows, without the kitty.
const fn cards_dealt(axes: &Axes) -> u32 {
    match axes.layout {
        Layout::Hands => axes.seats() as u32 * 10,
        Layout::Rows => axes.seats() as u32 * 20,
        Layout::DeadHand => axes.seats() as u32 * 10 + 10,
    }
}

fn problems(axes: &Axes, cards: u32, needed: u32) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut conflict = |fits: bool, axis: &'static str, with: &'static str, rule: &'static str| {
        if !fits {
            let value = axes.named(axis).unwrap_or_default();
            let with_value = axes.named(with).unwrap_or_default();
            problems.push(Problem::Conflict { axis, value, with, with_value, rule });
        }
    };
    let seats = axes.seats();
    let sides_fit = match axes.sides {
        Sides::Partners => seats == 4,
        Sides::Trios | Sides::ThreePairs => seats == 6,
        Sides::Solo => seats <= 4,
        Sides::Chosen => seats == 5,
    };
    conflict(sides_fit, "sides", "players", "FH-SIDE-1");
    conflict(axes.layout == Layout::Hands || seats == 2, "layout", "players", "FH-SIDE-2");
    let rows = axes.layout == Layout::Rows;
    let pattern_fits = !rows || axes.deal_pattern != DealPattern::American;
    conflict(pattern_fits, "layout", "deal_pattern", "FH-AMB-18");
    let minnesota_fits = !rows || axes.deal_pattern != DealPattern::Minnesota;
    conflict(minnesota_fits, "deal_pattern", "layout", "FH-DEAL-6");
    let own_kitty = axes.own_kitty == OwnKitty::On;
    conflict(!own_kitty || seats == 2, "own_kitty", "players", "FH-AMB-18");
    conflict(!own_kitty || axes.layout == Layout::Hands, "own_kitty", "layout", "FH-AMB-18");
    let pairs = matches!(axes.sides, Sides::Partners | Sides::ThreePairs);
    conflict(axes.nullo != Nullo::Quebec || pairs, "nullo", "sides", "FH-AMB-18");
    let nullo_alone_fits = axes.sans_kitty != SansKitty::Nullo500 || axes.nullo == Nullo::American;
    conflict(nullo_alone_fits, "sans_kitty", "nullo", "FH-BID-11");
    conflict(axes.double_nullo == DoubleNullo::Off || pairs, "double_nullo", "sides", "FH-BID-10");
    let never_open = axes.nullo == Nullo::Off && axes.misere == Misere::Off;
    let opens = axes.double_nullo != DoubleNullo::AfterPartner || !never_open;
    conflict(opens, "double_nullo", "nullo", "FH-BID-10");
    let has_inkles = matches!(axes.six_bids, SixBids::Inkle | SixBids::InkleEarly);
    conflict(!has_inkles || axes.auction == AuctionKind::OneRound, "six_bids", "auction", "FH-AUC-9");
    let has_partners = !matches!(axes.sides, Sides::Solo | Sides::Chosen);
    conflict(!has_inkles || has_partners, "six_bids", "sides", "FH-AUC-9");
    let eight_fits =
        axes.open_misere_call != OpenMisereCall::AfterEight || axes.open_misere != OpenMisere::At230;
    conflict(eight_fits, "open_misere_call", "open_misere", "FH-BID-9");
    let disclosure_fits =
        axes.partner_reveal != PartnerReveal::AtOnce || axes.secret_alone != SecretAlone::On;
    conflict(disclosure_fits, "partner_reveal", "secret_alone", "FH-PART-4");
    if cards < needed {
        let (pack, rule) = (axes.pack.text(), "FH-PACK-2");
        problems.push(Problem::PackTooSmall { pack, cards, players: seats, needed, rule });
    } else if own_kitty && (cards - needed) % 2 == 1 {
        problems.push(Problem::UnevenKitties { kitty: cards - needed });
    }
    problems
}

fn side_of(seat: Seat, sides: Sides, seats: usize) -> SeatSet {
    if seat.index() >= seats {
        return SeatSet::EMPTY;
    }
    let step = match sides {
        Sides::Partners | Sides::Trios => 2,
        Sides::ThreePairs => 3,
        Sides::Solo | Sides::Chosen => return SeatSet::of(seat),
    };
    Seat::all(seats).filter(|other| other.index() % step == seat.index() % step).collect()
}

/// The cards of a pack that no other equals.
fn single_cards(pack: CardSet) -> CardSet {
    let doubled = |card: &Card| card.second_copy().is_some_and(|copy| pack.contains(copy));
    pack.faces().into_iter().filter(|card| !doubled(card)).collect()
}

/// Every copy of a card.
pub(crate) fn copies(card: Card) -> CardSet {
    (0..4).filter_map(|n| card.copy(n)).collect()
}

/// The cards of each suit in a strain \[FH-RANK-2\] \[FH-RANK-7\]; of a pack of this kind, which may have other cards.
pub(crate) fn suits_of(strain: Strain, kind: Pack, pack: CardSet) -> BySuit<CardSet> {
    let mut suits = BySuit::from_fn(|suit| CardSet::of_suit(suit) & pack);
    if let Some(trump) = strain.trump() {
        let left = copies(Card::new(trump.same_colour(), Rank::Jack));
        let four = kind.lowest_trump(trump).map(copies).unwrap_or_default();
        suits[trump.same_colour()] -= left | four;
        suits[trump] |= (left | four | CardSet::JOKERS) & pack;
    }
    suits
}

/// Added to the power of trumps.
pub(crate) const TRUMP_POWER: u8 = 128;
/// The power of the lower joker; the higher one's is one more.
const JOKER_POWER: u8 = TRUMP_POWER + 30;
/// Where jokers are low, other cards have this much more power. So a joker stands between those that follow suit and
/// those that don't and, with [`TRUMP_POWER`] less in a suit that was named, below both \[FH-JOK-9\].
const RAISED: u8 = TRUMP_POWER + 10;
/// The power of the lower of two low jokers.
const LOW_JOKER_POWER: u8 = TRUMP_POWER + 42;

/// What beats what \[FH-RANK-1\] \[FH-RANK-3\] \[FH-RANK-4\] \[FH-RANK-7\] \[FH-JOK-9\].
fn order_of(strain: Strain, axes: &Axes, raised: u8, lower_joker: u8) -> [u8; 128] {
    let mut order = [0; 128];
    let four = strain.trump().and_then(|trump| axes.pack.lowest_trump(trump));
    for suit in Suit::ALL {
        for rank in Rank::ALL {
            let card = Card::new(suit, rank);
            let mut power = raised + power(strain, axes.high_numbers, suit, rank);
            if four == Some(card) {
                power = TRUMP_POWER + power % TRUMP_POWER;
            }
            order[card.index()] = power;
            if let Some(copy) = card.second_copy() {
                order[copy.index()] = power;
            }
        }
    }
    for (joker, power) in [(Card::X, lower_joker + 1), (Card::Y, lower_joker)] {
        for piece in copies(joker) {
            order[piece.index()] = power;
        }
    }
    order
}

fn power(strain: Strain, high_numbers: HighNumbers, suit: Suit, rank: Rank) -> u8 {
    use Rank::{Ace, Eleven, Jack, King, Queen, Thirteen, Twelve};
    let trump = strain.trump() == Some(suit);
    let trump_colour = trump || strain.trump() == Some(suit.same_colour());
    let within_suit = match rank {
        Jack if trump => 29,
        Jack if trump_colour => 28,
        Jack if high_numbers == HighNumbers::AboveJack => 13,
        Ace => 20,
        King => 19,
        Queen => 18,
        Jack => 17,
        Thirteen => 16,
        Twelve => 15,
        Eleven => 14,
        number => number as u8 + 2,
    };
    let is_trump = trump || trump_colour && rank == Jack;
    if is_trump { TRUMP_POWER + within_suit } else { within_suit }
}
