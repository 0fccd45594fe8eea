//! Acts: what a player can physically do, lawful or not. Whether it is lawful is asked elsewhere ([`crate::Choices`]).

use cards::Card;
use table::Seat;

use crate::{
    action::Action,
    holding::pieces,
    meld::NotAMeld,
    meld_card::MeldCard,
    refusal_reason::lacking,
    rules::Rules,
    state::{Hand, Phase},
};

/// A physical act of a player, lawful or not. Where the cards come from follows from it: their own hand, the stock or
/// the pile.
///
/// ```
/// use rummy_500::{Act, Action, Rules, table::{Game, Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let (rules, mut state) = (table.game(), table.state().clone());
/// // It is seat 1's turn: a draw of seat 3 is unlawful, and can be done all the same.
/// assert!(rules.check(&state, Seat(3), Action::Stock).is_err());
/// rules.perform(&mut state, Act { seat: Seat(3), action: Action::Stock })?;
/// assert_eq!(state.hand().cards_held(Seat(3)), 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Act {
    /// The player who does it.
    pub seat: Seat,
    /// What they do.
    pub action: Action,
}

/// Why an act can't be done at all, whatever the rules say of it.
///
/// ```
/// use rummy_500::{Act, Action, Impossible, Rules, table::{Game, Seat, Seed, Table}};
///
/// let mut table = Table::open(Rules::preset("rummy-500")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let mut state = table.state().clone();
/// let act = Act { seat: Seat(1), action: Action::Take(2) };
/// assert_eq!(table.game().perform(&mut state, act), Err(Impossible::PileTooSmall { pile: 1 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Impossible {
    /// No hand is being played.
    #[error("no hand is in progress")]
    NoHand,
    /// The table doesn't have the seat.
    #[error("there is no seat {seat}")]
    NoSeat {
        /// The seat.
        seat: Seat,
    },
    /// There is no stock to draw from.
    #[error("the stock is empty")]
    StockEmpty,
    /// The discard pile has fewer cards, or none were named.
    #[error("the discard pile has {pile} cards")]
    PileTooSmall {
        /// How many it has.
        pile: u8,
    },
    /// The card is not in the hand.
    #[error("{card} is not in the hand")]
    NotHeld {
        /// The card.
        card: Card,
    },
    /// The cards are no meld, and it isn't known which they are.
    #[error("{why}")]
    NotAMeld {
        /// Why not.
        why: NotAMeld,
    },
    /// The table has no meld of that number.
    #[error("there is no meld {number}")]
    NoSuchMeld {
        /// The number.
        number: u8,
    },
    /// The meld has no place for the card.
    #[error("{card} does not fit on meld {number}")]
    DoesNotFit {
        /// The card.
        card: MeldCard,
        /// The number of the meld.
        number: u8,
    },
    /// Nobody else's discard can be called now.
    #[error("there is nothing to call")]
    NothingToCall,
    /// Only the last discard is ever called here.
    #[error("only the last discard can be called")]
    OnlyLastDiscard,
    /// Nothing here ends the hand, or it is for another player to say.
    #[error("seat {seat} can't end the hand now")]
    NothingToEnd {
        /// The seat that tried.
        seat: Seat,
    },
}

impl Rules {
    /// Whether what an act needs is there.
    pub(crate) fn possible(&self, hand: &Hand, seat: Seat, action: Action) -> Result<(), Impossible> {
        if hand.phase == Phase::Deal || hand.result.is_some() {
            return Err(Impossible::NoHand);
        }
        if seat.index() >= self.seats {
            return Err(Impossible::NoSeat { seat });
        }
        let held = hand.held[seat];
        let pile = hand.pile.len();
        let holds = |card: Card| {
            if held.find_one(card).is_some() {
                Ok(())
            } else {
                Err(Impossible::NotHeld { card: card.face() })
            }
        };
        match action {
            Action::Stock if hand.stock.len() == 0 && !self.renews(hand) => Err(Impossible::StockEmpty),
            Action::Take(count) | Action::Rummy(count) if !(1..=pile).contains(&count) => {
                Err(Impossible::PileTooSmall { pile })
            }
            Action::Rummy(_) if hand.phase != Phase::Claim || seat == hand.last => {
                Err(Impossible::NothingToCall)
            }
            Action::Rummy(2..) if hand.out_pending || !self.calls_full_pile() => {
                Err(Impossible::OnlyLastDiscard)
            }
            Action::Stock | Action::Take(_) | Action::Rummy(_) => Ok(()),
            Action::Meld(meld) if !self.shapes.allow(meld) => {
                Err(Impossible::NotAMeld { why: self.shapes.why_not(meld) })
            }
            Action::Meld(meld) if pieces(held, meld).is_none() => {
                Err(Impossible::NotHeld { card: lacking(held, meld) })
            }
            Action::Meld(_) => Ok(()),
            Action::NoMeld(why) => Err(Impossible::NotAMeld { why }),
            Action::Lay(card, number) => {
                holds(card.card())?;
                hand.melds.numbered(number).ok_or(Impossible::NoSuchMeld { number })?;
                hand.melds.with(card, number).map(drop).ok_or(Impossible::DoesNotFit { card, number })
            }
            Action::Discard(card) => holds(card),
            Action::End => {
                let ends = hand.phase != Phase::Meld && hand.stock.len() == 0 && !self.renews(hand);
                let stands = hand.out_pending || ends;
                if stands && seat == hand.turn { Ok(()) } else { Err(Impossible::NothingToEnd { seat }) }
            }
        }
    }
}

/// Whether an action is the next step of a turn or of a claim, lawful or not; anything else only moves cards.
pub(crate) fn is_step(hand: &Hand, seat: Seat, action: Action) -> bool {
    match action {
        Action::Stock | Action::Take(_) => {
            seat == hand.turn && hand.phase != Phase::Meld && !hand.out_pending
        }
        Action::Meld(_) | Action::Lay(..) | Action::Discard(_) => {
            seat == hand.turn && hand.phase == Phase::Meld
        }
        Action::Rummy(_) | Action::End | Action::NoMeld(_) => true,
    }
}
