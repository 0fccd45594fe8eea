//! Before the first deal and between games: the draw for sides, seats and dealer, who sits out, who deals next
//! \[FH-DRAW\] \[FH-END-7\] \[FH-END-8\].
//!
//! Chance comes in as the cards drawn. Players are numbered as they came to the table; seats follow from the draw.

use std::cmp::Reverse;

use cards::{Card, Rank, short};
use table::{Seat, SeatSet};

use crate::{
    axis::{FirstDealer, Sides},
    rules::Rules,
};

/// How many cards at either end of the spread pack may not be drawn \[FH-DRAW-1\].
const OUTER: usize = 4;

/// The places of a spread pack from which a card may be drawn.
#[must_use]
pub fn drawable(pack: &[Card]) -> &[Card] {
    pack.get(OUTER..pack.len().saturating_sub(OUTER)).unwrap_or_default()
}

/// The rank of a card in a draw: the higher number is the higher card. Suits don't count; the ace is below the numbers,
/// jokers are lowest and equal \[FH-DRAW-1\] \[FH-AMB-39\].
#[must_use]
pub const fn draw_rank(card: Card) -> u8 {
    match card.rank() {
        None => 0,
        Some(Rank::Ace) => 1,
        Some(Rank::King) => 18,
        Some(Rank::Queen) => 17,
        Some(Rank::Jack) => 16,
        Some(number) => number as u8 + 2,
    }
}

/// The players who drew equal cards for a place that matters, and have to draw again \[FH-AMB-1\].
///
/// ```
/// use five_hundred::{DrawAgain, Rules, table::Seat};
///
/// let drawn = [vec!["7S".parse()?], vec!["KH".parse()?], vec!["7D".parse()?]];
/// let again = Rules::preset("american-3")?.seating(&drawn, Seat(0));
/// assert_eq!(again, Err(DrawAgain { players: vec![0, 2] }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawAgain {
    /// The players who draw.
    pub players: Vec<usize>,
}

/// The seating after a draw, and the first dealer.
///
/// ```
/// use five_hundred::{Rules, table::Seat};
///
/// // The ace is the lowest card: player 1 deals, and has chosen seat 2.
/// let drawn = [vec!["KS".parse()?], vec!["AH".parse()?], vec!["QS".parse()?]];
/// let Ok(seating) = Rules::preset("american-3")?.seating(&drawn, Seat(2)) else { panic!("a tie") };
/// assert_eq!((seating.players[2], seating.dealer), (1, Seat(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// The player at each seat.
    pub players: Vec<usize>,
    /// The first dealer.
    pub dealer: Seat,
}

impl Rules {
    /// Whether the first dealer is drawn for; otherwise chance may choose them in any way.
    #[must_use]
    pub fn draws_for_dealer(&self) -> bool {
        self.axes().first_dealer == FirstDealer::LowestDraw
    }

    /// The seats after a draw. `drawn` lists the cards of each player: the first, then those that broke ties. The
    /// lowest card deals first; with fixed sides the higher cards play against the lower \[FH-DRAW-2\]. Its holder may
    /// choose their seat: `dealer`. The others of a side follow clockwise in the order of their cards, highest first.
    /// If the table doesn't have that seat, it is the one that is reached by counting round.
    ///
    /// # Errors
    /// Some players must draw again.
    pub fn seating(&self, drawn: &[Vec<Card>], dealer: Seat) -> Result<Seating, DrawAgain> {
        let dealer = dealer.after(0, self.seats);
        let (groups, step) = match self.axes().sides {
            Sides::Partners | Sides::Trios => (2, 2),
            Sides::ThreePairs => (3, 3),
            Sides::Solo | Sides::Chosen => (1, 1),
        };
        let size = self.seats / groups;
        let mut boundaries: Vec<usize> = (1..groups).map(|group| group * size).collect();
        boundaries.push(self.seats - 1);
        let order = places(drawn, &boundaries)?;
        let mut players = vec![0; self.seats];
        // The lowest group sits with the dealer; the others start at the seats on the dealer's left.
        for (group, members) in order.chunks(size).rev().enumerate() {
            for (place, &player) in members.iter().rev().enumerate() {
                players[dealer.after(group + place * step, self.seats).index()] = player;
            }
        }
        Ok(Seating { players, dealer })
    }

    /// The first dealer where the shuffled pack is turned up, a card to each seat in turn from seat 0: the seat that
    /// gets the first jack \[FH-DRAW-4\]. `None` if chance may choose them in any way, or the pack has no jack.
    #[must_use]
    pub fn first_jack(&self, pack: &[Card]) -> Option<Seat> {
        let turns_up = self.axes().first_dealer == FirstDealer::FirstJack;
        let jack = pack.iter().position(|card| card.rank() == Some(Rank::Jack))?;
        turns_up.then(|| Seat(0).after(jack, self.seats))
    }

    /// The first dealer of a further game: the first seat clockwise from the last dealer that did not win; `None`, if
    /// all have won, means as for the first game \[FH-END-7\].
    #[must_use]
    pub fn dealer_of_next_game(&self, last_dealer: Seat, winners: SeatSet) -> Option<Seat> {
        (1..=self.seats)
            .map(|steps| last_dealer.after(steps, self.seats))
            .find(|&seat| !winners.contains(seat))
    }
}

/// The people who sit out when more came than the game has seats: those who draw the lowest cards \[FH-END-8\]. The
/// same draw, among those who played, decides which of them give way to those who waited.
///
/// # Errors
/// Some players must draw again.
pub fn sitting_out(drawn: &[Vec<Card>], how_many: usize) -> Result<Vec<usize>, DrawAgain> {
    let stay = drawn.len().saturating_sub(how_many);
    let order = places(drawn, &[stay])?;
    let mut out = order[stay..].to_vec();
    short::sort_by_key(&mut out, |&player| player);
    Ok(out)
}

/// The players from the highest card to the lowest. A boundary is a place that must be told from the one before it.
fn places(drawn: &[Vec<Card>], boundaries: &[usize]) -> Result<Vec<usize>, DrawAgain> {
    let key = |player: usize| -> Vec<u8> { drawn[player].iter().map(|&card| draw_rank(card)).collect() };
    let mut order: Vec<usize> = (0..drawn.len()).collect();
    short::sort_by_key(&mut order, |&player| Reverse(key(player)));
    for &boundary in boundaries.iter().filter(|&&boundary| 0 < boundary && boundary < order.len()) {
        let tied = key(order[boundary]);
        if key(order[boundary - 1]) == tied {
            let players = (0..drawn.len()).filter(|&player| key(player) == tied).collect();
            return Err(DrawAgain { players });
        }
    }
    Ok(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(texts: &[&str]) -> Vec<Vec<Card>> {
        let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
        texts.iter().map(|text| cards(text)).collect()
    }

    #[test]
    fn cards_rank_from_the_king_to_the_joker_in_a_draw() {
        // FH-DRAW-1, FH-AMB-39
        let ranks: Vec<u8> =
            ["KS", "QH", "JD", "13H", "12C", "11S", "10S", "9S", "5C", "4H", "2D", "AS", "X"]
                .iter()
                .map(|card| draw_rank(card.parse().unwrap()))
                .collect();
        assert!(ranks.is_sorted_by(|one, other| one > other), "{ranks:?}");
        assert_eq!(draw_rank(Card::X), draw_rank(Card::Y));
        assert_eq!(draw_rank("KS".parse().unwrap()), draw_rank("KD".parse().unwrap()));
    }

    #[test]
    fn the_outer_four_cards_may_not_be_drawn() {
        // FH-DRAW-1
        let pack = crate::axis::Pack::P43.cards().to_canonical();
        assert_eq!(drawable(&pack), &pack[4..39]);
        assert!(drawable(&pack[..8]).is_empty() && drawable(&pack[..3]).is_empty());
    }

    #[test]
    fn the_lowest_card_deals() {
        // FH-DRAW-1
        let rules = Rules::preset("american-3").unwrap();
        let seating = rules.seating(&drawn(&["KS", "AH", "QS"]), Seat(2)).unwrap();
        assert_eq!((seating.players[2], seating.dealer), (1, Seat(2)));
        let again = rules.seating(&drawn(&["7S", "KH", "7D"]), Seat(0)).unwrap_err();
        assert_eq!(again.players, [0, 2]);
        assert!(rules.draws_for_dealer());
        assert!(!Rules::preset("australian-4").unwrap().draws_for_dealer());
    }

    #[test]
    fn only_ties_for_a_place_that_matters_are_drawn_again() {
        // FH-AMB-1
        let rules = Rules::preset("american-3").unwrap();
        assert!(rules.seating(&drawn(&["KS", "KH", "7D"]), Seat(0)).is_ok());
        let again = rules.seating(&drawn(&["7S 9H", "KH", "7D 8C"]), Seat(0)).unwrap();
        assert_eq!(again.players[0], 2);
        let rules = Rules::preset("quebec-4").unwrap();
        let tie = rules.seating(&drawn(&["KS", "9H", "9D", "5C"]), Seat(0)).unwrap_err();
        assert_eq!(tie.players, [1, 2]);
    }

    #[test]
    fn the_higher_cards_play_against_the_lower() {
        // FH-DRAW-2
        let rules = Rules::preset("quebec-4").unwrap();
        let seating = rules.seating(&drawn(&["5C", "KS", "AH", "QD"]), Seat(1)).unwrap();
        assert_eq!(seating.players[1], 2, "the ace is lowest, and deals");
        assert_eq!(seating.players[3], 0, "his partner");
        let pairs = Rules::preset("american-6").unwrap();
        let seating = pairs.seating(&drawn(&["KS", "2C", "QS", "3C", "JS", "10C"]), Seat(0)).unwrap();
        let side = |player| seating.players.iter().position(|&other| other == player).map(|seat| seat % 3);
        assert_eq!(side(0), side(2));
        assert_eq!(side(4), side(5));
        assert_eq!(side(1), side(3));
        assert_eq!(seating.players[0], 1);
        let trios = Rules::preset("bijou-6").unwrap();
        let seating = trios.seating(&drawn(&["KS", "2C", "QS", "3C", "JS", "10C"]), Seat(0)).unwrap();
        let team = |player| seating.players.iter().position(|&other| other == player).map(|seat| seat % 2);
        assert_eq!([0, 2, 4].map(team), [team(0); 3]);
    }

    #[test]
    fn the_first_jack_deals() {
        // FH-DRAW-4
        let mut spec = crate::RulesSpec::preset("american-4").unwrap();
        spec.set("first_dealer", "first_jack").unwrap();
        let rules = Rules::new(spec).unwrap();
        let pack = |cards: &str| cards.split(' ').map(|card| card.parse().unwrap()).collect::<Vec<Card>>();
        assert_eq!(rules.first_jack(&pack("AS KD X 5C QH JD JS")), Some(Seat(1)));
        assert_eq!(rules.first_jack(&pack("JD AS")), Some(Seat(0)));
        assert_eq!(rules.first_jack(&pack("AS")), None);
        assert!(!rules.draws_for_dealer());
        assert_eq!(Rules::preset("american-4").unwrap().first_jack(&pack("JD")), None);
    }

    #[test]
    fn who_did_not_win_deals_the_next_game() {
        // FH-END-7
        let rules = Rules::preset("american-4").unwrap();
        let winners: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(rules.dealer_of_next_game(Seat(1), winners), Some(Seat(3)));
        assert_eq!(rules.dealer_of_next_game(Seat(3), winners), Some(Seat(1)));
        assert_eq!(rules.dealer_of_next_game(Seat(1), SeatSet::all(4)), None);
    }

    #[test]
    fn the_lowest_cards_sit_out() {
        // FH-END-8, FH-AMB-17, FH-AMB-33
        assert_eq!(sitting_out(&drawn(&["KS", "AH", "QS", "9D", "10D"]), 1), Ok(vec![1]));
        assert_eq!(sitting_out(&drawn(&["KS", "AH", "QS", "9D", "10D"]), 2), Ok(vec![1, 3]));
        let tie = sitting_out(&drawn(&["KS", "9H", "QS", "9D", "10D"]), 1).unwrap_err();
        assert_eq!(tie.players, [1, 3]);
    }
}
