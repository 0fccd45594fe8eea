//! A hand in order: by the suits the cards really belong to in the contract, trumps first, colours alternating, unless
//! the player likes it otherwise.
//!
//! The order of the suits is chosen once for a contract and then kept: cards must not jump about while one plays.

use cards::{Card, CardSet, HandEnd, SortBy, Sorting, Suit, short};
use five_hundred::{Nomination, Rules, Strain, View};

/// The suits of a hand from left to right, for as long as the contract stays the same.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrangement {
    hand_number: u32,
    strain: Option<Strain>,
    nominated: Option<Suit>,
    suits: [Suit; 4],
}

impl Arrangement {
    /// The arrangement of the cards a view shows of a hand.
    pub fn new(rules: &Rules, view: &View, cards: CardSet) -> Self {
        let (hand_number, strain, nominated) = circumstances(view);
        let mut this = Self { hand_number, strain, nominated, suits: Suit::ALL };
        let held = |suit| cards.into_iter().any(|card| this.suit_of(rules, card) == Some(suit));
        this.suits = order_of_suits(strain.and_then(Strain::trump), Suit::ALL.map(held));
        this
    }

    /// Whether the hand and the contract are still those it was made for.
    pub fn fits(&self, view: &View) -> bool {
        circumstances(view) == (self.hand_number, self.strain, self.nominated)
    }

    /// The cards from left to right.
    pub fn sort(&self, rules: &Rules, cards: CardSet, sorting: Sorting) -> Vec<Card> {
        let strain = self.strain.unwrap_or(Strain::NoTrumps);
        let mut sorted = cards.to_canonical();
        short::sort_by_key(&mut sorted, |&card| {
            let suit = self.suit_of(rules, card);
            let place = suit.and_then(|suit| self.suits.iter().position(|&s| s == suit));
            // A joker without a suit stands before all others.
            let place = place.map_or(0, |place| place + 1);
            let place = if sorting.trumps == HandEnd::Left { place } else { self.suits.len() - place };
            let power = rules.power(strain, card);
            let power = if sorting.high == HandEnd::Left { u8::MAX - power } else { power };
            // Trumps stay together at their end.
            let apart = suit.is_none() || suit == strain.trump();
            match sorting.by {
                SortBy::Ranks if !apart => (self.suits.len() / 2, power, place),
                _ => (place, power, 0),
            }
        });
        sorted
    }

    fn suit_of(&self, rules: &Rules, card: Card) -> Option<Suit> {
        rules.suit_of(self.strain.unwrap_or(Strain::NoTrumps), card).or(self.nominated)
    }
}

/// What decides the order: the hand, its strain, and the suit the contractor's joker was given.
fn circumstances(view: &View) -> (u32, Option<Strain>, Option<Suit>) {
    let contract = view.contract.as_ref();
    let nominated = contract.and_then(|contract| match contract.nominated {
        Some(Nomination::Suit(suit)) => Some(suit),
        _ => None,
    });
    (view.hand_number, contract.map(|contract| contract.bid.strain()), nominated)
}

/// Trumps first; of the other orders, the first one in which the fewest neighbours share a colour.
fn order_of_suits(trump: Option<Suit>, held: [bool; 4]) -> [Suit; 4] {
    use Suit::{Clubs, Diamonds, Hearts, Spades};
    let usual = [Spades, Hearts, Clubs, Diamonds];
    let mut best = (usize::MAX, usual);
    for a in usual {
        for b in usual {
            for c in usual {
                for d in usual {
                    let order = [a, b, c, d];
                    let all = usual.iter().all(|suit| order.contains(suit));
                    if !all || trump.is_some_and(|trump| trump != a) {
                        continue;
                    }
                    let clashes = clashes(order, held);
                    if clashes < best.0 {
                        best = (clashes, order);
                    }
                }
            }
        }
    }
    best.1
}

/// How many neighbours of the same colour there are among the suits that are held.
fn clashes(order: [Suit; 4], held: [bool; 4]) -> usize {
    let colours: Vec<bool> =
        order.into_iter().filter(|&suit| held[suit as usize]).map(Suit::is_red).collect();
    colours.windows(2).filter(|pair| pair[0] == pair[1]).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(strain: Option<Strain>, nominated: Option<Suit>, cards: &str) -> String {
        sorted_as(Sorting::default(), strain, nominated, cards)
    }

    fn sorted_as(sorting: Sorting, strain: Option<Strain>, nominated: Option<Suit>, cards: &str) -> String {
        let rules = Rules::preset("quebec-4").unwrap();
        let cards: CardSet = cards.split(' ').map(|card| card.parse::<Card>().unwrap()).collect();
        let mut this = Arrangement { hand_number: 0, strain, nominated, suits: Suit::ALL };
        let held =
            Suit::ALL.map(|suit| cards.into_iter().any(|card| this.suit_of(&rules, card) == Some(suit)));
        this.suits = order_of_suits(strain.and_then(Strain::trump), held);
        let texts: Vec<String> = this.sort(&rules, cards, sorting).iter().map(ToString::to_string).collect();
        texts.join(" ")
    }

    #[test]
    fn trumps_come_first_and_the_left_bower_is_one() {
        // FH-RANK-1, FH-RANK-2
        assert_eq!(
            sorted(Some(Strain::Hearts), None, "AS JD JH 5H KD X AC Y AH"),
            "X Y JH JD AH 5H AS KD AC"
        );
    }

    #[test]
    fn colours_alternate_as_far_as_the_suits_allow() {
        assert_eq!(sorted(None, None, "5D 6H 7C"), "6H 7C 5D");
        assert_eq!(sorted(Some(Strain::Spades), None, "5D 6S 7C 8H"), "6S 8H 7C 5D");
        assert_eq!(sorted(Some(Strain::Diamonds), None, "5D 6H 7C"), "5D 7C 6H");
    }

    #[test]
    fn trumps_may_lie_right_and_low_cards_first() {
        let cards = "AS JD JH 5H KD X AC Y AH";
        let right = Sorting { trumps: HandEnd::Right, ..Sorting::default() };
        assert_eq!(sorted_as(right, Some(Strain::Hearts), None, cards), "AC KD AS X Y JH JD AH 5H");
        let rising = Sorting { high: HandEnd::Right, ..Sorting::default() };
        assert_eq!(sorted_as(rising, Some(Strain::Hearts), None, cards), "5H AH JD JH Y X AS KD AC");
        // A joker without a suit goes with the trumps' end.
        assert_eq!(sorted_as(right, Some(Strain::NoTrumps), None, "AS X AH"), "AH AS X");
    }

    #[test]
    fn by_rank_trumps_stay_together() {
        let ranks = Sorting { by: SortBy::Ranks, ..Sorting::default() };
        let cards = "AS JD JH 5H KD X AC KS 9D";
        assert_eq!(sorted_as(ranks, Some(Strain::Hearts), None, cards), "X JH JD 5H AS AC KS KD 9D");
        let right = Sorting { trumps: HandEnd::Right, ..ranks };
        assert_eq!(sorted_as(right, Some(Strain::Hearts), None, cards), "AC AS KD KS 9D X JH JD 5H");
        assert_eq!(sorted_as(ranks, None, None, "AS 10H KD 10C AD"), "AS AD KD 10H 10C");
    }

    #[test]
    fn a_nominated_joker_stands_on_its_suit() {
        // FH-NOM-1
        assert_eq!(sorted(Some(Strain::NoTrumps), Some(Suit::Clubs), "AS X AC"), "AS X AC");
        assert_eq!(sorted(Some(Strain::NoTrumps), None, "AS X AC"), "X AS AC");
    }
}
