//! A move: what is done in one step.

use std::fmt;

use cards::Card;
use five_hundred::Action;

/// One step: an action, or one card of an action that names several.
///
/// ```
/// use encoding::Move;
///
/// assert_eq!(Move::Discard("5S".parse()?).to_string(), "discard 5S");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// A whole action.
    Whole(Action),
    /// One of the cards of a discard.
    Discard(Card),
    /// One of the cards of a gift.
    Give(Card),
}

impl Move {
    /// The same move with the first of equal cards.
    pub(crate) fn of_face(self) -> Self {
        match self {
            Self::Whole(Action::Play(card)) => Self::Whole(Action::Play(card.face())),
            Self::Whole(Action::Call(card)) => Self::Whole(Action::Call(card.face())),
            Self::Whole(Action::Lead(card, suit)) => Self::Whole(Action::Lead(card.face(), suit)),
            Self::Whole(action) => Self::Whole(action),
            Self::Discard(card) => Self::Discard(card.face()),
            Self::Give(card) => Self::Give(card.face()),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // In the auction and in the play the same words mean different things.
            Self::Whole(Action::Play(card)) => write!(f, "play {card}"),
            Self::Whole(Action::Lead(card, suit)) => write!(f, "play {card}:{suit}"),
            Self::Whole(Action::Bid(bid)) => write!(f, "bid {bid}"),
            Self::Whole(action) => write!(f, "{action}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Give(card) => write!(f, "give {card}"),
        }
    }
}
