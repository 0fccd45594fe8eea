//! A hand of Rummy 500 in order: by suit, as runs lie, or by rank, as groups do \[RM-DEAL-5\].

use cards::{Card, CardSet, SortBy};

/// Cards from left to right: aces low, jokers last.
pub fn sorted(by: SortBy, cards: CardSet) -> Vec<Card> {
    let mut sorted = cards.to_canonical();
    let rank = |card: Card| card.rank().map_or(u8::MAX, low);
    // Colours alternate.
    let suit = |card: Card| card.suit().map_or(u8::MAX, |suit| [0, 2, 3, 1][suit as usize]);
    match by {
        SortBy::Suits => sorted.sort_by_key(|&card| (suit(card), rank(card))),
        SortBy::Ranks => sorted.sort_by_key(|&card| (rank(card), suit(card))),
    }
    sorted
}

/// The place of a rank in a run, the ace low.
fn low(rank: cards::Rank) -> u8 {
    if rank == cards::Rank::Ace { 1 } else { rank as u8 + 2 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(by: SortBy, cards: &str) -> String {
        let mut held = CardSet::EMPTY;
        for card in cards.split(' ').map(|card| card.parse::<Card>().unwrap()) {
            held.insert(card);
        }
        sorted(by, held).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_hand_lies_by_suit_or_by_rank() {
        // RM-DEAL-5
        assert_eq!(order(SortBy::Suits, "X KS AH 2H 10D 9C AS"), "AS KS AH 2H 9C 10D X");
        assert_eq!(order(SortBy::Ranks, "X KS AH 2H 10D 9C AS"), "AS AH 2H 9C 10D KS X");
    }
}
