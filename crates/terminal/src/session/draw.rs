//! The draw before the first deal: who plays with whom, who deals \[FH-DRAW\].

use std::cmp::Reverse;

use cards::{Card, Rank};
use five_hundred::{
    Rules,
    axis::{FirstDealer, Sides},
};
use table::{Game, Seat, Seed, shuffle};

/// How a draw went.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Draw {
    /// Who drew what, round by round: after the first, those who were tied.
    pub(crate) rounds: Vec<Vec<(String, Card)>>,
    /// The names by seat, as the draw placed them.
    pub(crate) names: Vec<String>,
    /// Who deals first.
    pub(crate) dealer: Seat,
}

/// The cards at either end of the spread pack that may not be drawn \[FH-DRAW-1\].
const OUTER: usize = 4;

/// Draws for places and deal, where the rules have a draw. `people` begins with the human, who keeps his seat; the
/// others are seated around him.
pub(super) fn draw(rules: &Rules, seed: Seed, me: Seat, people: Vec<String>) -> Option<Draw> {
    if rules.axes().first_dealer != FirstDealer::LowestDraw {
        return None;
    }
    let mut spread = rules.pack_in_order();
    shuffle(seed, &mut spread);
    let drawable = spread.len() - OUTER;
    let mut cards = spread.drain(OUTER..drawable);
    let mut rounds: Vec<Vec<(String, Card)>> = Vec::new();
    let order = ranked(people, &places_that_matter(rules), &mut |who| {
        let cards: Vec<Card> = cards.by_ref().take(who.len()).collect();
        rounds.push(who.iter().cloned().zip(cards.iter().copied()).collect());
        cards
    });
    let (names, dealer) = seat_people(rules, me, &order, rounds.first()?.first()?.0.as_str());
    Some(Draw { rounds, names, dealer })
}

/// The place of a card in the draw: K Q J 13 12 11 10 … 2, then the ace, then jokers.
fn height(card: Card) -> u8 {
    match card.rank() {
        Some(Rank::King) => 16,
        Some(Rank::Queen) => 15,
        Some(Rank::Jack) => 14,
        Some(Rank::Ace) => 1,
        Some(number) => number as u8 + 2,
        None => 0,
    }
}

/// The places, counted from the top, between which a tie must be broken \[FH-DRAW-2\].
fn places_that_matter(rules: &Rules) -> Vec<usize> {
    let seats = rules.seats();
    let mut places = vec![seats - 1];
    match rules.axes().sides {
        Sides::Partners => places.push(2),
        Sides::ThreePairs => places.extend([2, 4]),
        Sides::Trios => places.push(3),
        Sides::Solo | Sides::Chosen => {}
    }
    places
}

/// The people from the highest card to the lowest. Who is tied across a place that matters draws again, as long as
/// there are cards \[FH-AMB-1\].
fn ranked(
    people: Vec<String>,
    places: &[usize],
    draw_cards: &mut impl FnMut(&[String]) -> Vec<Card>,
) -> Vec<String> {
    let cards = draw_cards(&people);
    if cards.len() < people.len() {
        return people;
    }
    let mut drawn: Vec<(String, u8)> = people.into_iter().zip(cards.into_iter().map(height)).collect();
    drawn.sort_by_key(|&(_, height)| Reverse(height));
    let mut order = Vec::with_capacity(drawn.len());
    for tied in drawn.chunk_by(|a, b| a.1 == b.1) {
        let start = order.len();
        let names = tied.iter().map(|(name, _)| name.clone()).collect();
        let inside: Vec<usize> = places
            .iter()
            .filter(|&&place| start < place && place < start + tied.len())
            .map(|place| place - start)
            .collect();
        if inside.is_empty() {
            order.extend::<Vec<String>>(names);
        } else {
            order.extend(ranked(names, &inside, draw_cards));
        }
    }
    order
}

/// Seats the people, highest first in `order`, around the human, and finds the dealer.
fn seat_people(rules: &Rules, me: Seat, order: &[String], you: &str) -> (Vec<String>, Seat) {
    let seats = rules.seats();
    let group = match rules.axes().sides {
        Sides::Partners | Sides::ThreePairs => 2,
        Sides::Trios => 3,
        Sides::Solo | Sides::Chosen => 1,
    };
    let mut groups: Vec<Vec<String>> = order.chunks(group).map(<[String]>::to_vec).collect();
    let mine = groups.iter().position(|group| group.iter().any(|name| name == you)).unwrap_or(0);
    // The human's side sits on his places, the others clockwise from his left.
    let mut own = groups.remove(mine);
    own.retain(|name| name != you);
    let mut names = vec![String::new(); seats];
    names[me.index()] = you.to_owned();
    let place = |names: &mut Vec<String>, start: Seat, people: &mut dyn Iterator<Item = String>| {
        let side = rules.side(start);
        for steps in 0..seats {
            let seat = start.after(steps, seats);
            if side.contains(seat) && names[seat.index()].is_empty() {
                names[seat.index()] = people.next().unwrap_or_default();
            }
        }
    };
    place(&mut names, me, &mut own.into_iter());
    for group in groups {
        let free = (1..seats).map(|steps| me.after(steps, seats)).find(|seat| names[seat.index()].is_empty());
        if let Some(start) = free {
            place(&mut names, start, &mut group.into_iter());
        }
    }
    let lowest = order.last().map_or(you, String::as_str);
    let dealer = names.iter().position(|name| name == lowest).unwrap_or(0);
    (names, Seat(dealer as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn kings_are_highest_then_numbers_then_aces_and_jokers() {
        // FH-DRAW-1
        let order =
            ["KH", "QS", "JD", "13D", "12C", "11S", "10H", "2C", "AS", "X"].map(|text| height(card(text)));
        assert!(order.windows(2).all(|pair| pair[0] > pair[1]), "{order:?}");
        assert_eq!(height(Card::X), height(Card::Y));
    }

    fn people(names: &str) -> Vec<String> {
        names.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn who_is_tied_for_a_place_that_matters_draws_again() {
        // FH-AMB-1
        let mut rounds = [vec!["KS", "5D", "5C", "2H"], vec!["3D", "9D"]].into_iter();
        let mut asked = Vec::new();
        let order = ranked(people("a b c d"), &[3, 2], &mut |who| {
            asked.push(who.join(" "));
            rounds.next().unwrap().into_iter().map(card).collect()
        });
        assert_eq!(order, people("a c b d"));
        assert_eq!(asked, ["a b c d", "b c"]);
    }

    #[test]
    fn the_two_highest_play_together_and_the_lowest_deals() {
        // FH-DRAW-2
        let rules = Rules::preset("american-4").unwrap();
        let (names, dealer) = seat_people(&rules, Seat(1), &people("a you b c"), "you");
        assert_eq!(names, people("c you b a").into_iter().collect::<Vec<_>>().as_slice());
        assert_eq!(dealer, Seat(0));
        let rules = Rules::preset("american-6").unwrap();
        let (names, dealer) = seat_people(&rules, Seat(0), &people("a b c d e you"), "you");
        assert_eq!(names, people("you a c e b d"));
        assert_eq!(dealer, Seat(0));
    }

    #[test]
    fn only_games_with_a_draw_have_one() {
        // FH-DRAW-1
        let australian = Rules::preset("australian-4").unwrap();
        assert_eq!(draw(&australian, Seed([1; 32]), Seat(0), people("you a b c")), None);
        let american = Rules::preset("american-3").unwrap();
        let drawn = draw(&american, Seed([1; 32]), Seat(0), people("you a b")).unwrap();
        assert_eq!(drawn.rounds[0].len(), 3);
        assert_eq!(drawn.names[0], "you");
    }
}
