//! Two rulings that people disagree about, both noted: the hand is played on, and its row says what it comes to by each
//! of them. Until somebody bids in the next hand they can agree on one; then the hand counts as it was played.

use laws::{Effect, Judgement};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Entry, Hand, Void, entry::is_false};

/// What a hand would come to by one of two rulings.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Noted {
    /// Whether the deal would be void.
    #[serde(default, skip_serializing_if = "is_false")]
    pub void: bool,
    /// Whether the contract would count as made; without it the hand says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made: Option<bool>,
    /// Those who would score nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<u8>")]
    pub unscored: Vec<Seat>,
    /// The ruling, in words.
    pub note: String,
}

impl Noted {
    /// What a ruling makes of a hand at a table of so many seats; those of the ruling are counted from `first`.
    #[must_use]
    pub(crate) fn of(judgement: &Judgement, note: String, first: Seat, seats: usize) -> Self {
        let outcomes = judgement.rulings.iter().flat_map(|ruling| &ruling.outcomes);
        let mut noted = Self { void: judgement.deal.is_void(), note, ..Self::default() };
        for outcome in outcomes.filter(|outcome| !outcome.option) {
            match outcome.outcome {
                Effect::ContractLost => noted.made = Some(false),
                // What is lost by law is not awarded [LAW-PREC-4].
                Effect::ContractAwarded => noted.made = noted.made.or(Some(true)),
                Effect::NoScore => {
                    noted.unscored.extend(outcome.seats.iter().map(|seat| first.after(seat.index(), seats)));
                }
                _ => {}
            }
        }
        noted
    }

    /// The entry in which the ruling holds.
    pub(crate) fn applied(&self, hand: &Hand) -> Entry {
        let note = Some(self.note.clone());
        if self.void {
            return Entry::Void(Void { note });
        }
        let mut unscored = hand.unscored.clone();
        unscored.extend(self.unscored.iter().copied().filter(|seat| !hand.unscored.contains(seat)));
        Entry::Hand(Hand { made: self.made.or(hand.made), unscored, note, noted: None, ..hand.clone() })
    }
}

/// Whether two rulings on a hand can both be noted while it is played on: what comes of each can wait until the hand is
/// over, and it isn't the same.
#[must_use]
pub fn can_both_be_noted(one: &Judgement, other: &Judgement) -> bool {
    let effect = |judgement| Noted::of(judgement, String::new(), Seat(0), table::MAX_SEATS);
    can_wait(one) && can_wait(other) && effect(one) != effect(other)
}

fn can_wait(judgement: &Judgement) -> bool {
    let mut outcomes = judgement.rulings.iter().flat_map(|ruling| &ruling.outcomes);
    let waits = |effect: Effect| {
        use Effect::{Annulled, ContractAwarded, ContractLost, NewDeal, NoScore, Stands};
        matches!(effect, Annulled | ContractAwarded | ContractLost | NewDeal | NoScore | Stands)
    };
    outcomes.all(|outcome| !outcome.option && waits(outcome.outcome))
}
