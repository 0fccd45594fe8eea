//! The state of a game as data: scores, the hand in progress, and what was done in it.

use std::fmt;

use cards::{Card, CardSet};
use serde::{Deserialize, Serialize, Serializer};
use table::{BySeat, GamePhase, Later, Seat, SeatSet};

use crate::{
    action::Action,
    melds::{MOST_MELDS, Melds},
};

/// The most cards a pack has \[RM-PACK-2\].
pub(crate) const MOST_CARDS: usize = 108;

/// The phase of a hand \[RM-ACT-4\].
///
/// ```
/// use rummy_500::{Action, Phase, Rules, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// assert_eq!(table.phase(), Some(Phase::Draw));
/// table.act(Seat(1), Action::Stock)?;
/// assert_eq!(table.phase().map(Phase::text), Some("meld"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing is dealt: between hands.
    Deal,
    /// The player in turn draws.
    Draw,
    /// The player in turn melds, lays off and discards.
    Meld,
    /// Somebody may call Rummy!, and the next player may draw \[RM-CALL-12\].
    Claim,
}

impl Phase {
    /// Its name in a result \[NOT-RES-2\].
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::Draw => "draw",
            Self::Meld => "meld",
            Self::Claim => "claim",
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

impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

/// How a hand ended \[NOT-RES-4\].
///
/// ```
/// use rummy_500::HandResult;
///
/// assert_eq!(serde_json::to_string(&HandResult::StockEnded)?, "\"stock_ended\"");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandResult {
    /// A player went out \[RM-OUT-1\].
    Out,
    /// A player to act with an empty stock ended it \[RM-DRAW-8\].
    StockEnded,
}

/// A card that must go to the table before the discard: the deepest of a take or a call \[RM-DRAW-5\] \[RM-CALL-6\].
///
/// ```
/// use rummy_500::Owed;
///
/// let owed = Owed { card: "9H".parse()?, new_meld: true, at_once: false };
/// assert_eq!(serde_json::to_string(&owed)?, r#"{"card":"9H","new_meld":true}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Owed {
    /// The card.
    pub card: Card,
    /// Whether it must be among the cards of a new meld \[RM-DRAW-7\].
    pub new_meld: bool,
    /// Whether the very next action must put it there \[RM-DRAW-10\].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_once: bool,
}

/// The stock or the discard pile: a number of cards of an array, the top of the pile last.
#[derive(Clone, Copy)]
pub(crate) struct Pile {
    cards: [Card; MOST_CARDS],
    count: u8,
}

impl Pile {
    pub(crate) const EMPTY: Self = Self { cards: [Card::X; MOST_CARDS], count: 0 };

    pub(crate) fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    pub(crate) const fn len(&self) -> u8 {
        self.count
    }

    pub(crate) fn push(&mut self, card: Card) {
        if let Some(place) = self.cards.get_mut(usize::from(self.count)) {
            *place = card;
            self.count += 1;
        }
    }

    /// Its top card alone, and the other cards, the lowest first.
    pub(crate) fn split(&self) -> (Self, Vec<Card>) {
        let (mut top, mut others) = (Self::EMPTY, self.as_slice().to_vec());
        others.pop().into_iter().for_each(|card| top.push(card));
        (top, others)
    }

    pub(crate) fn pop(&mut self) -> Option<Card> {
        let top = *self.as_slice().last()?;
        self.count -= 1;
        Some(top)
    }

    pub(crate) fn top(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// A hand in progress or just ended, with every card known. It is `Copy` data without allocation, for search to copy.
///
/// ```
/// use rummy_500::{Rules, table::{Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let hand = *table.state().hand();
/// assert_eq!((hand.turn(), hand.cards_held(Seat(1)), hand.pile_len()), (Seat(1), 7, 1));
/// assert!(hand.melds().as_slice().is_empty() && hand.result().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The next thing to do; `Deal` before the first hand only (see `Rules::phase_of`).
    pub(crate) phase: Phase,
    /// The seat that draws or melds; in a claim window, the next to draw.
    pub(crate) turn: Seat,
    /// The seat whose turn has just ended: it may not call \[RM-CALL-2\].
    pub(crate) last: Seat,
    /// The hands.
    pub(crate) held: BySeat<CardSet>,
    /// Of each hand, the cards that everybody knows of, as first copies \[RM-INFO-3\].
    pub(crate) known: BySeat<CardSet>,
    /// The stock.
    pub(crate) stock: Pile,
    /// The discard pile.
    pub(crate) pile: Pile,
    /// Whether the pile has become the stock in this hand \[RM-STOCK-2\].
    pub(crate) renewed: bool,
    /// The melds on the table.
    pub(crate) melds: Melds,
    /// The seat that laid each card of each meld, by the slots of [`crate::Meld::slots`].
    pub(crate) laid_by: [[Seat; 14]; MOST_MELDS],
    /// The value of the cards each seat has put on the table \[RM-SCORE-1\].
    pub(crate) laid: BySeat<i32>,
    /// The deepest card of a take, while it is owed.
    pub(crate) owed: Option<Owed>,
    /// The card taken alone and free, which may not be discarded in this turn \[RM-DISC-2\].
    pub(crate) barred: Option<Card>,
    /// A called discard that must be laid off at once, and the seat that draws afterwards \[RM-CALL-9\].
    pub(crate) called: Option<(Card, Seat)>,
    /// The calls that are legal in the claim window: bit *n* - 1 for `rummy n`.
    pub(crate) calls: u128,
    /// Those of them that a player may make who has not melded and must before they may lay off \[RM-MELD-18\]
    /// \[RM-LAY-8\].
    pub(crate) calls_unopened: u128,
    /// The seats that have melded, where that matters.
    pub(crate) opened: SeatSet,
    /// Whether the window decides if the last discard of the player whose turn has just ended stands \[RM-UNPL-4\].
    pub(crate) out_pending: bool,
    /// How the hand ended.
    pub(crate) result: Option<HandResult>,
    /// The seat that went out.
    pub(crate) out: Option<Seat>,
    /// What the hand added to each seat's score.
    pub(crate) points: BySeat<i32>,
}

impl Hand {
    /// No cards anywhere.
    pub(crate) fn new() -> Self {
        Self {
            phase: Phase::Deal,
            turn: Seat(0),
            last: Seat(0),
            held: BySeat::default(),
            known: BySeat::default(),
            stock: Pile::EMPTY,
            pile: Pile::EMPTY,
            renewed: false,
            melds: Melds::default(),
            laid_by: [[Seat(0); 14]; MOST_MELDS],
            laid: BySeat::default(),
            owed: None,
            barred: None,
            called: None,
            calls: 0,
            calls_unopened: 0,
            opened: SeatSet::EMPTY,
            out_pending: false,
            result: None,
            out: None,
            points: BySeat::default(),
        }
    }

    /// The number of cards in a hand; 0 at a seat that no table has.
    #[must_use]
    pub fn cards_held(&self, seat: Seat) -> u32 {
        self.held.get(seat).map_or(0, |held| held.len())
    }

    /// The melds on the table.
    #[must_use]
    pub const fn melds(&self) -> &Melds {
        &self.melds
    }

    /// The seat whose turn it is; in a claim window, the next to draw.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The value of the cards a seat has put on the table; 0 at a seat that no table has.
    #[must_use]
    pub fn laid(&self, seat: Seat) -> i32 {
        self.laid.get(seat).copied().unwrap_or_default()
    }

    /// Whether every card may be discarded by the player in turn \[RM-DISC-2\].
    #[must_use]
    pub const fn is_unbarred(&self) -> bool {
        self.barred.is_none()
    }

    /// How many cards the discard pile has.
    #[must_use]
    pub const fn pile_len(&self) -> u8 {
        self.pile.len()
    }

    /// How the hand ended, if it has.
    #[must_use]
    pub const fn result(&self) -> Option<HandResult> {
        self.result
    }
}

/// The state of a game: its running scores, and the hand in progress with its history. It knows every card.
///
/// ```
/// use rummy_500::{Action, Rules, table::{Game, Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let mut state = table.state().clone();
/// table.game().play_unchecked(&mut state, Seat(1), Action::Stock);
/// assert_eq!((state.hand().cards_held(Seat(1)), table.state().hand().cards_held(Seat(1))), (8, 7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct State {
    /// Running totals; those of the hand are added when it ends.
    pub(crate) scores: BySeat<i32>,
    /// Whether a total has ever reached the target \[RM-WIN-2\].
    pub(crate) reached: bool,
    /// The winners.
    pub(crate) winners: SeatSet,
    /// How many hands have been dealt.
    pub(crate) hands: u32,
    /// The dealer of the last.
    pub(crate) dealer: Option<Seat>,
    /// The hand in progress or just ended.
    pub(crate) hand: Hand,
    /// The actions in it, by whom \[RM-INFO-1\].
    pub(crate) history: Vec<(Seat, Action)>,
    /// How the pile will be shuffled, as far as the deal has told \[RM-STOCK-3\].
    pub(crate) later: Option<Box<Later>>,
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self { history: self.history.clone(), later: self.later.clone(), ..*self }
    }

    /// The room for the history is kept: a table follows every action with the state before it.
    fn clone_from(&mut self, other: &Self) {
        let mut history = std::mem::take(&mut self.history);
        history.clone_from(&other.history);
        *self = Self { history, later: other.later.clone(), ..*other };
    }
}

impl State {
    /// The hand in progress or just ended, for search: it knows every card.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Goes on from another position of the same hand, such as one that search has looked at. The history stays.
    pub const fn set_hand(&mut self, hand: Hand) {
        self.hand = hand;
    }
}
