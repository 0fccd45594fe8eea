//! What cards are worth, worked out once from the axes \[RM-VAL\].

use cards::Rank;

use crate::{
    axis::{AceValue, Axes, CardValues, FourAtOnce, JokerValue},
    meld::{Meld, rank_at},
    meld_card::MeldCard,
};

/// The place of jokers in a table of values.
pub(crate) const JOKER: usize = 16;

/// What a card is worth, by its rank; jokers last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Values {
    pub(crate) held: [u8; 17],
    laid: [u8; 17],
    low_ace: u8,
    joker_as_card: bool,
    doubles_fours: bool,
}

impl Values {
    pub(crate) fn of(axes: &Axes) -> Self {
        let number = |rank: Rank| match (rank, axes.card_values) {
            (Rank::Ace, _) => 15,
            (Rank::Jack, CardValues::FacesElevenTwelveThirteen) => 11,
            (Rank::Queen, CardValues::FacesElevenTwelveThirteen) => 12,
            (Rank::King, CardValues::FacesElevenTwelveThirteen) => 13,
            (Rank::Ten | Rank::Jack | Rank::Queen | Rank::King, _) => 10,
            (_, CardValues::FiveTenFifteen) => 5,
            (number, _) => number as u8 + 2,
        };
        let mut laid = [15; 17];
        laid[..JOKER].copy_from_slice(&Rank::ALL.map(number));
        let mut held = laid;
        let by_place = if axes.card_values == CardValues::FiveTenFifteen { 5 } else { 1 };
        // In a hand, on the table, at the low end of a run.
        let (ace_held, ace_laid, low_ace) = match axes.ace_value {
            AceValue::ByPlace => (15, 15, by_place),
            AceValue::Fifteen => (15, 15, 15),
            AceValue::Eleven => (11, 11, 11),
            AceValue::ElevenHeldFifteen => (15, 11, 11),
            AceValue::One => (1, 1, 1),
        };
        (held[Rank::Ace as usize], laid[Rank::Ace as usize]) = (ace_held, ace_laid);
        if axes.joker_value == JokerValue::Twenty {
            (held[JOKER], laid[JOKER]) = (20, 20);
        }
        Self {
            held,
            laid,
            low_ace,
            joker_as_card: axes.joker_value == JokerValue::AsCard,
            doubles_fours: axes.four_at_once == FourAtOnce::Double,
        }
    }

    /// What a card is worth on the table that is, or stands for, one of this rank \[RM-VAL-2\] \[RM-VAL-5\].
    pub(crate) const fn laid(&self, rank: Rank, is_joker: bool, is_low_ace: bool) -> u8 {
        if is_joker && !self.joker_as_card {
            self.laid[JOKER]
        } else if is_low_ace && matches!(rank, Rank::Ace) {
            self.low_ace
        } else {
            self.laid[rank as usize]
        }
    }

    /// What a card of a meld is worth, by its slot.
    pub(crate) fn of_card(&self, meld: Meld, slot: usize, card: MeldCard) -> i32 {
        let is_joker = !matches!(card, MeldCard::Natural(_));
        i32::from(match meld {
            Meld::Run { .. } => self.laid(rank_at(slot as u8), is_joker, slot == 0),
            Meld::Group { suits, .. } if suits.is_empty() => self.laid[JOKER],
            Meld::Group { rank, .. } => self.laid(rank, is_joker, false),
        })
    }

    /// What the cards of a meld are worth that is laid at once.
    pub(crate) fn of_meld(&self, meld: Meld) -> i32 {
        let sum: i32 = meld.slots().map(|(slot, card)| self.of_card(meld, slot, card)).sum();
        if self.doubles(meld) { 2 * sum } else { sum }
    }

    /// Whether a meld laid at once counts double \[RM-VAL-8\].
    pub(crate) const fn doubles(&self, meld: Meld) -> bool {
        self.doubles_fours
            && (matches!(meld, Meld::Group { jokers: 0, .. }) || meld.is_of_jokers())
            && meld.len() == 4
    }
}
