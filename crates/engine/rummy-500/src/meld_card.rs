//! A card in a meld, and how it is written \[RM-MELD-7\].

use std::{fmt, str::FromStr};

use cards::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::from_text;

/// A card in a meld, as it is written \[RM-MELD-7\] \[RM-MELD-8\].
///
/// ```
/// use rummy_500::{MeldCard, cards::Card};
///
/// let joker: MeldCard = "X=9H".parse().map_err(|_| "no card of a meld")?;
/// assert_eq!(joker, MeldCard::JokerAs("9H".parse()?));
/// assert_eq!((joker.card(), joker.meaning()), (Card::X, Some("9H".parse()?)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MeldCard {
    /// A natural card.
    Natural(Card),
    /// A joker in a group.
    Joker,
    /// A joker in a run, and the card it stands for.
    JokerAs(Card),
}

impl MeldCard {
    /// The card that leaves the hand.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Self::Natural(card) => card,
            Self::Joker | Self::JokerAs(_) => Card::X,
        }
    }

    /// The natural card it is or stands for; a joker in a group stands for none.
    #[must_use]
    pub const fn meaning(self) -> Option<Card> {
        match self {
            Self::Natural(card) | Self::JokerAs(card) => Some(card),
            Self::Joker => None,
        }
    }
}

impl fmt::Display for MeldCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Natural(card) => write!(f, "{card}"),
            Self::Joker => f.write_str("X"),
            Self::JokerAs(card) => write!(f, "X={card}"),
        }
    }
}

/// The error of a text that is no card of a meld.
///
/// ```
/// use rummy_500::{MeldCard, NotAMeldCard};
///
/// assert_eq!("8H=9H".parse::<MeldCard>(), Err(NotAMeldCard));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAMeldCard;

impl FromStr for MeldCard {
    type Err = NotAMeldCard;

    fn from_str(text: &str) -> Result<Self, NotAMeldCard> {
        let card = |text: &str| text.parse::<Card>().map_err(|_| NotAMeldCard);
        match text.split_once('=') {
            Some((joker, named)) => match (card(joker)?, card(named)?) {
                (Card::X, named) if !named.is_joker() => Ok(Self::JokerAs(named)),
                _ => Err(NotAMeldCard),
            },
            None => Ok(match card(text)? {
                Card::X => Self::Joker,
                card => Self::Natural(card),
            }),
        }
    }
}

impl Serialize for MeldCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MeldCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_text(deserializer)
    }
}
