//! Why a game can't begin or a hand not be dealt, as values; their sentences are English.

use cards::{Card, NotACard};

use crate::Seat;

/// Why a game can't begin with some scores \[NOT-REC-2\].
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{ScoresError, Table};
///
/// let table = Table::new(Rules::preset("australian-4")?, Some(vec![0, 0, 0]));
/// assert_eq!(table.err(), Some(ScoresError::Count { found: 3, seats: 4 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ScoresError {
    /// Not one for each seat.
    #[error("{found} scores for {seats} seats: there must be one for each")]
    Count {
        /// How many there are.
        found: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// No game comes so far.
    #[error("a score is larger than {most}")]
    TooLarge {
        /// The largest, either way.
        most: i32,
    },
    /// Partners score together.
    #[error("seat {seat} and its partners have different scores")]
    Uneven {
        /// One of them.
        seat: Seat,
    },
}

/// Why a hand can't be dealt.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{DealError, Seat, Seed, Table};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// assert_eq!(table.deal(Seat(4), Seed([1; 32]).into()), Err(DealError::NoSuchDealer(Seat(4))));
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// assert_eq!(table.deal(Seat(1), Seed([2; 32]).into()), Err(DealError::HandInProgress));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DealError {
    /// There is no such dealer.
    #[error("there is no seat {0} to deal")]
    NoSuchDealer(Seat),
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// A hand is being played.
    #[error("the hand before is not finished")]
    HandInProgress,
    /// Another seat deals \[NOT-REC-8\].
    #[error("seat {next} deals, not seat {dealer}")]
    NotTheDealer {
        /// The next dealer.
        next: Seat,
        /// The dealer that was named.
        dealer: Seat,
    },
    /// Packs are not cut in this game.
    #[error("this game has no cut")]
    NoCut,
    /// A packet would be too small \[FH-DEAL-1\].
    #[error("a cut of {cut} leaves a packet of fewer than {least}")]
    SmallPacket {
        /// How many cards were lifted.
        cut: usize,
        /// How many each packet must have.
        least: usize,
    },
    /// The cards are not those of the pack, or not where these rules want them.
    #[error(transparent)]
    Cards(#[from] CardsError),
}

/// Why no deal of these rules has such cards \[NOT-REC-4\] \[NOT-REC-5\].
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_table::{CardsError, Game};
///
/// let rules = Rules::preset("australian-4")?;
/// let lacking = CardsError::ListLacking { place: "hands".to_owned() };
/// assert_eq!(rules.read_deal(&Default::default()), Err(lacking));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
#[allow(
    missing_docs,
    reason = "`place` is where in the deal, and the counts are what the sentences call them"
)]
pub enum CardsError {
    /// A list that these rules don't have.
    #[error("a deal of these rules has no \"{0}\"")]
    NoSuchList(String),
    /// A row is no object.
    #[error("{place} is not an object with \"down\" and \"up\"")]
    NoRow { place: String },
    /// A row has a list that rows don't have.
    #[error("{place} has no \"{key}\"")]
    NotOfARow { place: String, key: String },
    /// A list of lists is lacking.
    #[error("the deal has no list \"{place}\"")]
    ListLacking { place: String },
    /// A list of cards is lacking.
    #[error("the deal has no list of cards \"{place}\"")]
    CardsLacking { place: String },
    /// A list of lists has another length.
    #[error("{place} has {found} entries instead of {needed}")]
    Entries { place: String, found: usize, needed: usize },
    /// A list of cards has another length.
    #[error("{place} has {found} cards, it must have {needed}")]
    Count { place: String, found: usize, needed: usize },
    /// A card is not even a text.
    #[error("{place}: a card is a text, not {found}")]
    NotText { place: String, found: String },
    /// A text is no card.
    #[error("{place}: {error}")]
    NotACard { place: String, error: NotACard },
    /// A card is not in the pack.
    #[error("{place}: {card} is not in the pack of these rules")]
    NotInPack { place: String, card: Card },
    /// A card is dealt more often than the pack has it.
    #[error("{place}: {card} is dealt more often than the pack has it")]
    TooOften { place: String, card: Card },
    /// A card is missing.
    #[error("{card} is missing from the deal")]
    Missing { card: Card },
    /// A whole pack has a card that is not of these rules.
    #[error("{card} is not in the pack of these rules")]
    ForeignInPack { card: Card },
    /// A whole pack has a card too often.
    #[error("{card} occurs too often in the pack")]
    TooOftenInPack { card: Card },
    /// A whole pack lacks a card.
    #[error("{card} is missing from the pack")]
    MissingInPack { card: Card },
}
