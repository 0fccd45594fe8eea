//! The state of a game: scores, and the hand in progress. Plain data, `Copy`, without allocation.
//!
//! What follows from what is decided elsewhere: [`crate::Rules`] reads and changes it, [`crate::View`] shows parts of
//! it. It has no serialization on purpose: nothing that leaves the program is made from it but views and records.

use std::fmt;

use cards::{BySuit, Card, CardSet, Suit, SuitSet};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use table::{BySeat, GamePhase, Seat, SeatSet};

use crate::{
    bid::{Bid, Strain},
    calls::Calls,
};

/// The phase of a game \[NOT-RES-2\].
///
/// ```
/// use five_hundred::{Phase, Rules, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// assert_eq!(table.phase(), Some(Phase::Deal));
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// assert_eq!(table.phase().map(Phase::text), Some("auction"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Between hands, and after the last.
    Deal,
    /// The auction.
    Auction,
    /// The contractor's partner gives a card, or the contractor gives their partner as many as they took up.
    Give,
    /// The contractor discards, or their partner who was given cards.
    Discard,
    /// The contractor may name the joker's suit.
    Nominate,
    /// The contractor chooses partners.
    Partners,
    /// The play.
    Play,
}

impl Phase {
    /// The name of the notation.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::Auction => "auction",
            Self::Give => "give",
            Self::Discard => "discard",
            Self::Nominate => "nominate",
            Self::Partners => "partners",
            Self::Play => "play",
        }
    }
}

impl GamePhase for Phase {
    const DEAL: Self = Self::Deal;
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// How a hand ended \[NOT-RES-4\].
///
/// ```
/// use five_hundred::{Bid, FinalContract, HandFacts, HandResult, Rules, Strain, table::Seat};
///
/// let rules = Rules::preset("australian-4")?;
/// let contract = FinalContract::new(Bid::tricks(8, Strain::Spades), Seat(0));
/// let result = |tricks: [u8; 4]| rules.result_of(&HandFacts::played_out(Some(contract), tricks));
/// assert_eq!(result([5, 1, 3, 1]), HandResult::Made);
/// assert_eq!(result([4, 2, 3, 1]), HandResult::Failed);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HandResult {
    /// The contract was made.
    Made,
    /// The contract failed.
    Failed,
    /// All passed; nobody scores.
    PassedOut,
    /// All passed; played at no trumps.
    PlayedWithoutBid,
    /// Stopped when the game was decided \[FH-END-5\].
    Stopped,
}

/// What a contractor said of their joker \[FH-NOM-1\].
///
/// ```
/// use five_hundred::{Nomination, cards::Suit};
///
/// assert_eq!(serde_json::to_string(&Nomination::Suit(Suit::Hearts))?, "\"H\"");
/// assert_eq!(serde_json::from_str::<Nomination>("\"none\"")?, Nomination::None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Nomination {
    /// It belongs to this suit.
    Suit(Suit),
    /// It belongs to none.
    None,
}

impl Serialize for Nomination {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Suit(suit) => suit.serialize(serializer),
            Self::None => serializer.serialize_str("none"),
        }
    }
}

impl<'de> Deserialize<'de> for Nomination {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "none" => Ok(Self::None),
            suit => suit.parse().map(Self::Suit).map_err(D::Error::custom),
        }
    }
}

/// The contract of a hand, with partners that the players may not know yet.
///
/// ```
/// use five_hundred::{Bid, Rules, Strain, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// for (seat, call) in [(1, "7H"), (2, "pass"), (3, "pass"), (0, "pass")] {
///     table.act(Seat(seat), call.parse()?)?;
/// }
/// let contract = table.game().inside(table.state()).contract().ok_or("no contract")?;
/// assert_eq!((contract.bid, contract.seat), (Bid::tricks(7, Strain::Hearts), Seat(1)));
/// assert_eq!(contract.party(), [Seat(1), Seat(3)].into_iter().collect());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contract {
    /// The bid that won the auction.
    pub bid: Bid,
    /// The contractor.
    pub seat: Seat,
    /// The contractor's partners in the play, known to the players or not \[NOT-RES-5\].
    pub partners: SeatSet,
    /// What the contractor said of their joker.
    pub nominated: Option<Nomination>,
    /// The card the contractor called.
    pub called: Option<Card>,
    /// Whether all players know who is on the contractor's side.
    pub disclosed: bool,
}

impl Contract {
    /// All know now that this player holds the called card: the first of whom that is known is the partner
    /// \[LAW-AMB-74\].
    pub(crate) fn is_called(&mut self, holder: Seat) {
        if !self.disclosed {
            self.partners = SeatSet::of(holder) - SeatSet::of(self.seat);
            self.disclosed = true;
        }
    }

    /// The contractor and those who play with them.
    #[must_use]
    pub fn party(&self) -> SeatSet {
        self.partners | SeatSet::of(self.seat)
    }
}

/// A place that plays cards of its own: a hand, or a row. Hands have the number of their seat; with rows, the row of
/// seat `s` is `s + 2`, so that the order of a trick is `leader ^ 0, 1, 2, 3` \[FH-PLAY-7\].
///
/// ```
/// use five_hundred::{Rules, Zone, table::{Game, Seat}};
///
/// let rules = Rules::preset("australian-2")?;
/// let state = rules.begin();
/// let zones = rules.inside(&state).zones_of(Seat(1));
/// assert!(zones.eq([Zone::hand(Seat(1)), Zone::row(Seat(1))]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Zone(pub(crate) u8);

impl Zone {
    /// No zone's: the place in a trick of a player who has no card left.
    pub(crate) const NOBODY: Self = Self(u8::MAX);

    /// The hand of a seat.
    #[must_use]
    pub const fn hand(seat: Seat) -> Self {
        Self(seat.0)
    }

    /// The row of a seat, in a game with rows.
    #[must_use]
    pub const fn row(seat: Seat) -> Self {
        Self(seat.0.saturating_add(2))
    }
}

/// How the turn goes from card to card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// Round the table, as [`Play::next`] says.
    Seats,
    /// From hand to hand to row to row, by the leader \[FH-PLAY-7\].
    Rows,
    /// A card lies out of turn, or the zones have unlike numbers of cards: a player who has played or has no card is
    /// passed over.
    Irregular,
}

/// The order of the cards of a hand: what beats what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardOrder {
    Spades,
    Clubs,
    Diamonds,
    Hearts,
    NoTrumps,
    /// Without trumps, and with low jokers \[FH-JOK-9\].
    LowJokers,
}

impl From<Strain> for CardOrder {
    fn from(strain: Strain) -> Self {
        match strain {
            Strain::Spades => Self::Spades,
            Strain::Clubs => Self::Clubs,
            Strain::Diamonds => Self::Diamonds,
            Strain::Hearts => Self::Hearts,
            Strain::NoTrumps => Self::NoTrumps,
        }
    }
}

/// When a player who doesn't lead may play a joker without a suit, or must.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum JokerUse {
    /// They may if they can't follow \[FH-JOK-3\] \[FH-JOK-4\].
    IfVoid,
    /// They must if they can't follow \[FH-JOK-4\].
    MustIfVoid,
    /// They may even if they could follow: it is the first trick of its suit \[FH-JOK-11\].
    FirstRound,
    /// In such a hand, a later trick of the suit.
    LaterRound,
}

/// Tricks in a hand \[FH-PLAY-5\].
pub(crate) const TRICKS: usize = 10;
pub(crate) const ZONES: usize = 6;
pub(crate) const MAX_PLAYS: usize = 60;
/// The auction so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Auction {
    /// The eldest hand: the player who speaks first.
    pub(crate) eldest: Seat,
    pub(crate) turn: Seat,
    pub(crate) passed: SeatSet,
    /// Those who make no call in this auction, whatever others bid \[LAW-BID-4\].
    pub(crate) barred: SeatSet,
    /// Those whose next turn is used up: in one round everybody who has called, else the players who called before
    /// their turn.
    pub(crate) called: SeatSet,
    /// The seats that know their cards \[FH-BID-4\].
    pub(crate) looked: SeatSet,
    pub(crate) high: Option<(Bid, Seat)>,
    /// What bids have opened the way for: see [`crate::BidTable`].
    pub(crate) open: u8,
    /// Whether the bidder is being asked to raise their own bid \[FH-AUC-4\].
    pub(crate) own_raise: bool,
    pub(crate) calls: Calls,
}

impl Auction {
    pub(crate) const fn new(eldest: Seat, looked: SeatSet) -> Self {
        Self {
            eldest,
            turn: eldest,
            passed: SeatSet::EMPTY,
            barred: SeatSet::EMPTY,
            called: SeatSet::EMPTY,
            looked,
            high: None,
            open: 0,
            own_raise: false,
            calls: Calls::NONE,
        }
    }
}

/// The play so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Play {
    /// The cards that follow each suit in this contract \[FH-RANK-2\].
    pub(crate) suits: BySuit<CardSet>,
    /// The jokers that belong to no suit \[FH-NOM-3\].
    pub(crate) free_jokers: CardSet,
    /// The cards that follow the trick on the table; none between two tricks and after a bare joker \[FH-JOK-6\].
    pub(crate) following: CardSet,
    /// Without trumps: the jokers whose suit was named \[FH-NOM-1\].
    pub(crate) named_jokers: CardSet,
    pub(crate) card_order: CardOrder,
    /// The zone that plays after each zone; with rows the order follows from the leader.
    pub(crate) next: [Zone; ZONES],
    /// The owner of each zone's cards.
    pub(crate) owners: [Seat; ZONES],
    /// The seats that play them: the owner, but in a super open misère \[FH-PLAY-6\].
    pub(crate) actors: [Seat; ZONES],
    pub(crate) zones: u8,
    pub(crate) order: Order,
    /// The seat whose leads count for axis `joker_lead: contractor_led` \[FH-AMB-5\].
    pub(crate) contractor: Seat,
    pub(crate) joker_use: JokerUse,
    pub(crate) leader: Zone,
    pub(crate) turn: Zone,
    /// Cards in the trick on the table, and in all tricks.
    pub(crate) in_trick: u8,
    pub(crate) played: u8,
    pub(crate) led: Option<Suit>,
    pub(crate) best: Zone,
    pub(crate) best_power: u8,
    pub(crate) led_suits: SuitSet,
    /// Suits led by the contractor, or by the eldest hand where there is none \[FH-AMB-5\].
    pub(crate) contractor_led: SuitSet,
    /// Of a view that was read: suits which the player on lead failed to follow in tricks that are not in it.
    pub(crate) voids_told: SuitSet,
    pub(crate) finished: u8,
    pub(crate) cards: [(Card, Zone); MAX_PLAYS],
    /// The suit each trick demanded.
    pub(crate) demands: [Option<Suit>; TRICKS],
    /// The tricks, a bit each, whose suit was given by a card after a low joker that was led bare \[FH-JOK-9\].
    pub(crate) bare: u16,
    pub(crate) winners: [Zone; TRICKS],
}

impl Play {
    /// Before the play: no zone takes part.
    pub(crate) const NOT_YET: Self = Self {
        suits: BySuit([CardSet::EMPTY; 4]),
        free_jokers: CardSet::EMPTY,
        following: CardSet::EMPTY,
        named_jokers: CardSet::EMPTY,
        card_order: CardOrder::NoTrumps,
        next: [Zone(0); ZONES],
        owners: [Seat(0); ZONES],
        actors: [Seat(0); ZONES],
        zones: 0,
        order: Order::Seats,
        contractor: Seat(0),
        joker_use: JokerUse::IfVoid,
        leader: Zone(0),
        turn: Zone(0),
        in_trick: 0,
        played: 0,
        led: None,
        best: Zone(0),
        best_power: 0,
        led_suits: SuitSet::EMPTY,
        contractor_led: SuitSet::EMPTY,
        voids_told: SuitSet::EMPTY,
        finished: 0,
        cards: [(Card::X, Zone(0)); MAX_PLAYS],
        demands: [None; TRICKS],
        bare: 0,
        winners: [Zone(0); TRICKS],
    };

    /// The cards played so far, oldest first; where a player had none left, a place that is nobody's.
    pub(crate) fn played(&self) -> &[(Card, Zone)] {
        &self.cards[..usize::from(self.played)]
    }

    /// Whether jokers without a suit rank below every other card \[FH-JOK-9\].
    pub(crate) const fn has_low_jokers(&self) -> bool {
        matches!(self.card_order, CardOrder::LowJokers)
    }

    /// Whether a joker may be played to the first trick of a suit by who could follow \[FH-JOK-11\].
    pub(crate) const fn has_first_rounds(&self) -> bool {
        matches!(self.joker_use, JokerUse::FirstRound | JokerUse::LaterRound)
    }

    /// How many cards of a trick were played before one was to follow a suit: its leader's, and jokers after a bare
    /// one \[FH-JOK-9\].
    pub(crate) fn unbound(&self, trick: usize) -> usize {
        if self.bare >> trick & 1 == 0 {
            return 1;
        }
        let cards = &self.cards[trick * usize::from(self.zones)..];
        1 + cards.iter().take_while(|(card, _)| self.free_jokers.contains(*card)).count()
    }

    /// Whether a zone has a card in the trick on the table.
    pub(crate) fn lies(&self, zone: Zone) -> bool {
        let trick = &self.cards[usize::from(self.played - self.in_trick)..usize::from(self.played)];
        trick.iter().any(|&(_, from)| from == zone)
    }
}

/// The cards of a row on the table, pile by pile, face-down ones too \[NOT-REC-4\].
///
/// ```
/// use five_hundred::{Rules, table::{Game, Seat}};
///
/// let rules = Rules::preset("australian-2")?;
/// let row = rules.deal_pack(&rules.pack_in_order(), Seat(0)).rows[1];
/// assert!(row.up.iter().chain(&row.down).all(Option::is_some));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// The face-down card of each pile.
    pub down: [Option<Card>; 5],
    /// The face-up card of each pile.
    pub up: [Option<Card>; 5],
}

/// The hand in progress, or the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    pub(crate) phase: Phase,
    /// Cards that can be played, by zone; of a row, those that lay face up when the trick began.
    pub(crate) held: [CardSet; ZONES],
    pub(crate) rows: [Row; 2],
    pub(crate) kitty: CardSet,
    /// The second kitty of `own_kitty`: `kitty` is seat 0's, this is seat 1's.
    pub(crate) kitty_1: CardSet,
    pub(crate) dead: CardSet,
    /// The kitty that was taken up.
    pub(crate) taken: CardSet,
    pub(crate) given: CardSet,
    pub(crate) discards: CardSet,
    pub(crate) auction: Auction,
    pub(crate) contract: Option<Contract>,
    pub(crate) play: Play,
    pub(crate) tricks: BySeat<u8>,
    /// Points of the cards in the tricks each seat won \[FH-SCO-10\].
    pub(crate) card_points: BySeat<i32>,
    /// By trick (from 1; 0: before the first), whose running total had reached the target by then \[FH-END-4\].
    pub(crate) reached: [SeatSet; TRICKS + 1],
    pub(crate) result: Option<HandResult>,
    pub(crate) points: BySeat<i32>,
}

/// The state of a game: its scores, and the hand in progress or just ended. It is `Copy` data, and knows every card.
///
/// ```
/// use five_hundred::{Action, Rules, table::{Game, Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let mut state = *table.state();
/// table.game().play_unchecked(&mut state, Seat(1), Action::Pass);
/// assert_ne!(state, *table.state());
/// assert_eq!((state.scores().first(4), state.result()), (&[0; 4][..], None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) scores: BySeat<i32>,
    pub(crate) winners: SeatSet,
    /// The losers; barred players are among them while the game goes on \[FH-AMB-32\].
    pub(crate) losers: SeatSet,
    pub(crate) over: bool,
    /// Games won when it is over: 1, or 2 \[FH-END-6\].
    pub(crate) games: u8,
    pub(crate) hands: u32,
    /// Those of them that were thrown in, or void.
    pub(crate) thrown_in: u32,
    pub(crate) dealer: Option<Seat>,
    /// The player who makes no call in the hand after the last one that is over \[FH-AUC-11\].
    pub(crate) silent: SeatSet,
    pub(crate) hand: Hand,
}

impl State {
    /// The running scores, by seat.
    #[must_use]
    pub const fn scores(&self) -> &BySeat<i32> {
        &self.scores
    }

    /// The hands that were played to their end; those thrown in are none \[FH-END-10\].
    pub(crate) fn hands_played(&self) -> u32 {
        let in_play = self.hand.phase != Phase::Deal && self.hand.result.is_none();
        self.hands.saturating_sub(self.thrown_in + u32::from(in_play))
    }
}
