//! The cards of each pack \[FH-PACK-1\].

use cards::{Card, CardSet, Rank, Suit};

use crate::axis::Pack;

impl Pack {
    /// The cards of the pack.
    #[must_use]
    pub fn cards(self) -> CardSet {
        use Rank::{Eleven, Four, Nine, Seven, Thirteen, Three, Twelve, Two};
        let lowest = |suit: Suit| match self {
            Self::P24 => Nine,
            Self::P32 | Self::P33 => Seven,
            Self::P42 | Self::P43 | Self::P44Jokers if suit.is_red() => Four,
            Self::P43MixedFours if Self::FOURS.contains(&suit) => Four,
            Self::P42 | Self::P43 | Self::P44Jokers | Self::P43MixedFours => Rank::Five,
            Self::P44 | Self::P45 | Self::P46 => Four,
            _ => Two,
        };
        let has = |suit: Suit, rank: Rank| match rank {
            Eleven | Twelve => matches!(
                self,
                Self::P60 | Self::P61 | Self::P62 | Self::P63 | Self::P64 | Self::P65 | Self::P66
            ),
            Thirteen => match self {
                Self::P62 | Self::P63 => suit.is_red(),
                Self::P64 | Self::P65 | Self::P66 => true,
                _ => false,
            },
            _ => rank >= lowest(suit),
        };
        let mut cards = CardSet::EMPTY;
        for suit in Suit::ALL {
            for rank in Rank::ALL.into_iter().filter(|&rank| has(suit, rank)) {
                cards.insert(Card::new(suit, rank));
            }
            if self == Self::P63Doubled {
                for rank in [Two, Three, Four].into_iter().filter(|&rank| rank != Four || suit.is_red()) {
                    cards |= Card::new(suit, rank).second_copy().into_iter().collect();
                }
            }
        }
        let jokers = match self {
            Self::P46 | Self::P66 | Self::P44Jokers => &[Card::X, Card::Y][..],
            Self::P33
            | Self::P43
            | Self::P43MixedFours
            | Self::P45
            | Self::P53
            | Self::P61
            | Self::P63
            | Self::P63Doubled
            | Self::P65 => &[Card::X],
            _ => &[],
        };
        cards | jokers.iter().copied().collect()
    }

    /// The suits of the two fours in a pack of mixed fours: one of each colour.
    const FOURS: [Suit; 2] = [Suit::Clubs, Suit::Hearts];

    /// The four that is the lowest trump though it may be of another suit: that of the trump colour, where the pack has
    /// one of each \[FH-RANK-7\].
    #[must_use]
    pub fn lowest_trump(self, trump: Suit) -> Option<Card> {
        let four = Self::FOURS.into_iter().find(|suit| suit.is_red() == trump.is_red());
        four.filter(|_| self == Self::P43MixedFours).map(|suit| Card::new(suit, Rank::Four))
    }
}

/// What a card scores for the player who took it, under axis `card_points` \[FH-SCO-10\].
#[must_use]
pub const fn card_points(card: Card) -> i32 {
    match card.rank() {
        None => 0,
        Some(Rank::Ace) => 1,
        Some(rank) if (rank as u8) < Rank::Ten as u8 => rank as i32 + 2,
        Some(_) => 10,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pack_has_the_cards_of_its_name() {
        // FH-PACK-1
        for &pack in Pack::ALL {
            let count: u32 = pack.text().split('-').next().unwrap().parse().unwrap();
            assert_eq!(pack.cards().len(), count, "{pack}");
        }
        assert_eq!(
            Pack::P43.cards().to_string(),
            "5S 6S 7S 8S 9S 10S JS QS KS AS 5C 6C 7C 8C 9C 10C JC QC KC AC 4D 5D 6D 7D 8D 9D 10D JD QD KD AD \
             4H 5H 6H 7H 8H 9H 10H JH QH KH AH X"
        );
        assert!(Pack::P63Doubled.cards().to_string().starts_with("2S 2S 3S 3S 4S 5S"));
        assert!(Pack::P63Doubled.cards().to_string().contains("2D 2D 3D 3D 4D 4D 5D"));
        // FH-PACK-3
        let fours = |pack: Pack| pack.cards().to_string().matches("4").count();
        assert_eq!((fours(Pack::P44Jokers), fours(Pack::P43MixedFours)), (2, 2));
        assert!(Pack::P44Jokers.cards().to_string().ends_with("AD 4H 5H 6H 7H 8H 9H 10H JH QH KH AH X Y"));
        assert!(Pack::P43MixedFours.cards().to_string().contains("AS 4C 5C"));
        assert!(Pack::P43MixedFours.cards().to_string().contains("AD 4H 5H"));
        assert!(Pack::P63.cards().to_string().contains("12C JC QC KC AC 2D"));
        assert!(Pack::P63.cards().to_string().contains("12D 13D JD"));
    }

    #[test]
    fn card_points_of_whole_packs() {
        // FH-SCO-10
        for (pack, points) in [
            (Pack::P24, 200),
            (Pack::P33, 260),
            (Pack::P43, 312),
            (Pack::P44, 320),
            (Pack::P45, 320),
            (Pack::P46, 320),
            (Pack::P53, 340),
            (Pack::P63, 440),
        ] {
            assert_eq!(pack.cards().into_iter().map(card_points).sum::<i32>(), points, "{pack}");
        }
    }
}
