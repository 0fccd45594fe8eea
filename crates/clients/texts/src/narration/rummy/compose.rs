//! What cards can be together: the melds that the same cards make, jokers standing for what is lacking \[RM-MELD-9\].

use std::ops::ControlFlow;

use cards::Card;
use rummy_500::{
    Meld, MeldCard, NotAMeld,
    kernel::{Holding, Shapes},
};

/// Every meld that can be made of exactly these cards: the group first, then the runs from the lowest.
pub fn melds_of(cards: &[Card], shapes: Shapes) -> Vec<Meld> {
    let mut holding = Holding::default();
    cards.iter().for_each(|&card| holding.insert(card));
    let mut melds = Vec::new();
    let _ = holding.each_meld_of(shapes, |meld| {
        if meld.len() as usize == cards.len() {
            melds.push(meld);
        }
        ControlFlow::<()>::Continue(())
    });
    melds
}

fn as_group(naturals: &[Card], jokers: usize) -> Vec<MeldCard> {
    let naturals = naturals.iter().map(|&card| MeldCard::Natural(card));
    naturals.chain(std::iter::repeat_n(MeldCard::Joker, jokers)).collect()
}

/// Why cards make no meld.
pub fn why_none(cards: &[Card]) -> NotAMeld {
    let naturals: Vec<Card> = cards.iter().filter(|card| !card.is_joker()).map(|card| card.face()).collect();
    match Meld::read(&as_group(&naturals, cards.len() - naturals.len())) {
        // Where a joker could stand is found for the player; the cards themselves don't follow one another.
        Err(NotAMeld::PlainJokerInRun) | Ok(_) => NotAMeld::Gap,
        Err(why) => why,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    fn made_of(text: &str) -> Vec<String> {
        melds_of(&cards(text), Shapes::PLAIN).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_same_cards_allow_different_melds() {
        // RM-MELD-9, RM-EX-7
        assert_eq!(made_of("9D X X"), ["9D X X", "X=7D X=8D 9D", "X=8D 9D X=10D", "9D X=10D X=JD"]);
        assert_eq!(made_of("9D X 10D"), ["X=8D 9D 10D", "9D 10D X=JD"]);
        assert_eq!(made_of("9D X JD"), ["9D X=10D JD"]);
    }

    #[test]
    fn cards_come_in_any_order_and_the_ace_at_either_end() {
        // RM-EX-1, RM-EX-2, RM-EX-3
        assert_eq!(made_of("6H 4H 5H"), ["4H 5H 6H"]);
        assert_eq!(made_of("7H 7S 7C"), ["7S 7C 7H"]);
        assert_eq!(made_of("3S AS 2S"), ["AS 2S 3S"]);
        assert_eq!(made_of("AS QS KS"), ["QS KS AS"]);
        assert_eq!(made_of("AS X X"), ["AS X X", "AS X=2S X=3S", "X=QS X=KS AS"]);
        let all = "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH";
        assert_eq!(made_of(all).len(), 2, "the ace low or high");
    }

    #[test]
    fn cards_that_make_nothing_say_why() {
        for (text, why) in [
            ("4H 5H", NotAMeld::TooFew),
            ("4H 5H 7S", NotAMeld::NeitherRankNorSuit),
            ("4H 5H 7H", NotAMeld::Gap),
            ("4H X 8H", NotAMeld::Gap),
            ("X X X", NotAMeld::JokersAlone),
            ("KS KC KD KH X", NotAMeld::TooManyOfARank),
            ("7S 7S 7H", NotAMeld::SuitTwice),
        ] {
            assert_eq!(made_of(text), Vec::<String>::new(), "{text}");
            assert_eq!(why_none(&cards(text)), why, "{text}");
        }
    }
}
