//! The draw before the first deal, and between games where people wait: who sits out, who plays with whom, who deals
//! \[FH-DRAW\] \[FH-END-8\].

use cards::{Card, short};
use five_hundred::{Rules, drawable, sitting_out};
use table::{Game, Seat, Seed, shuffle};

use crate::{Draw, Places, Spread};

/// The places for the first game: one draw decides who sits out and, where the rules have a draw, the seats and the
/// dealer. The human comes first; if they play, they sit at `me` and the others around them.
pub(super) fn first_places(rules: &Rules, seed: Seed, me: Seat, people: usize) -> Places {
    let spread = spread(rules, seed);
    places_from(rules, drawable(&spread), me, people)
}

pub(super) fn spread(rules: &Rules, seed: Seed) -> Vec<Card> {
    let mut spread = rules.pack_in_order();
    shuffle(seed, &mut spread);
    spread
}

/// The places with the cards in the order in which they are taken. Nobody draws where nothing is drawn for, or where
/// the cards can't decide.
fn places_from(rules: &Rules, cards: &[Card], me: Seat, people: usize) -> Places {
    let seats = rules.seats();
    let everybody: Vec<usize> = (0..people).collect();
    let undrawn = || Places::undrawn(&everybody[..seats], me);
    if people == seats && !rules.draws_for_dealer() {
        return undrawn();
    }
    let mut spread = Spread::new(cards, people);
    let mut draw = || -> Option<(Vec<usize>, Draw)> {
        spread.round(&everybody)?;
        let out = spread.decide(&everybody, |drawn| lowest(drawn, people - seats))?;
        let staying: Vec<usize> = everybody.iter().copied().filter(|person| !out.contains(person)).collect();
        let (seated, dealer) = if rules.draws_for_dealer() {
            let seating = spread
                .decide(&staying, |drawn| rules.seating(drawn, Seat(0)).map_err(|again| again.players))?;
            // The table turns until the human sits on their place; sides and neighbours stay.
            let first = seating.players.iter().position(|&player| player == 0)?;
            let turn = (seats + me.index() - first) % seats;
            let mut seated = vec![0; seats];
            for (seat, &player) in seating.players.iter().enumerate() {
                seated[(seat + turn) % seats] = staying[player];
            }
            (seated, Some(seating.dealer.after(turn, seats)))
        } else {
            (Places::undrawn(&staying, me).seated, None)
        };
        Some((seated, Draw { rounds: std::mem::take(&mut spread.rounds), out, dealer }))
    };
    match draw() {
        Some((seated, draw)) => Places { seated, draw: Some(draw) },
        None => undrawn(),
    }
}

/// Those who drew the lowest cards, or who must draw again \[FH-AMB-1\].
fn lowest(drawn: &[Vec<Card>], how_many: usize) -> Result<Vec<usize>, Vec<usize>> {
    sitting_out(drawn, how_many).map_err(|again| again.players)
}

/// The people who give way to those who waited: the lowest cards among those who played \[FH-END-8\]. `None` if nobody
/// waits, or the cards can't decide.
pub(super) fn rotate_out(rules: &Rules, seed: Seed, played: &[usize], people: usize) -> Option<Draw> {
    let spread = spread(rules, seed);
    relief_from(drawable(&spread), played, people)
}

fn relief_from(cards: &[Card], played: &[usize], people: usize) -> Option<Draw> {
    let waiting = people.checked_sub(played.len()).filter(|&waiting| waiting > 0)?;
    let mut players = played.to_vec();
    short::sort_by_key(&mut players, |&player| player);
    let mut spread = Spread::new(cards, people);
    spread.round(&players)?;
    let out = spread.decide(&players, |drawn| lowest(drawn, waiting))?;
    let out = out.into_iter().map(|player| players[player]).collect();
    Some(Draw { rounds: spread.rounds, out, dealer: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(preset: &str, cards: &str, me: u8, people: usize) -> Places {
        places_from(&Rules::preset(preset).unwrap(), &read(cards), Seat(me), people)
    }

    fn read(cards: &str) -> Vec<Card> {
        cards.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    /// The people who drew in each round.
    fn rounds(draw: &Draw) -> Vec<Vec<usize>> {
        draw.rounds.iter().map(|round| round.iter().map(|&(person, _)| person).collect()).collect()
    }

    #[test]
    fn who_is_tied_for_a_place_that_matters_draws_again() {
        // FH-AMB-1
        let draw = places("american-4", "KS 5D 5C 2H 3D 9D", 0, 4).draw.unwrap();
        assert_eq!(rounds(&draw), [vec![0, 1, 2, 3], vec![1, 2]]);
        assert_eq!(places("american-4", "KS 5D 5C 2H 3D", 0, 4).draw, None, "no card is left");
    }

    #[test]
    fn the_two_highest_play_together_and_the_lowest_deals() {
        // FH-DRAW-2
        for me in 0..4 {
            let places = places("american-4", "KS QD 5C 2H", me, 4);
            assert_eq!(places.seated[usize::from(me)], 0);
            assert_eq!(places.seated[usize::from(me + 2) % 4], 1);
            assert_eq!(places.seated[places.draw.unwrap().dealer.unwrap().index()], 3);
        }
        let places = places("american-6", "KS 3C QD 5C JH 2H", 1, 6);
        assert_eq!((places.seated[1], places.seated[4]), (0, 2));
        assert_eq!(places.seated[places.draw.unwrap().dealer.unwrap().index()], 5);
    }

    #[test]
    fn only_games_with_a_draw_have_one() {
        // FH-DRAW-1
        let australian = Rules::preset("australian-4").unwrap();
        let places = first_places(&australian, Seed([1; 32]), Seat(2), 4);
        assert_eq!(places, Places { seated: vec![2, 3, 0, 1], draw: None });
        let american = Rules::preset("american-3").unwrap();
        let places = first_places(&american, Seed([1; 32]), Seat(0), 3);
        assert_eq!((places.draw.unwrap().rounds[0].len(), places.seated[0]), (3, 0));
    }

    #[test]
    fn the_lowest_card_of_five_sits_out_the_first_game() {
        // FH-END-8, FH-AMB-33
        let five = places("australian-4", "9S KS AH 10D QD", 1, 5);
        let draw = five.draw.unwrap();
        assert_eq!((draw.out.as_slice(), draw.dealer), ([2].as_slice(), None));
        assert_eq!(five.seated, [4, 0, 1, 3]);
        let human_out = places("australian-4", "AS KS 9H 10D QD", 0, 5);
        assert_eq!(human_out.seated, [1, 2, 3, 4]);
        let three = places("australian-3", "KS 4S 5H 10D QD", 0, 5);
        assert_eq!((three.draw.unwrap().out, three.seated), (vec![1, 2], vec![0, 3, 4]));
    }

    #[test]
    fn one_draw_decides_who_plays_and_where() {
        // FH-END-8, FH-DRAW-2, FH-AMB-1
        let five = places("american-4", "KS 4D QD AH 4C 2H 3C", 0, 5);
        let draw = five.draw.unwrap();
        assert_eq!(draw.out, [3], "the ace");
        assert_eq!(rounds(&draw), [vec![0, 1, 2, 3, 4], vec![1, 4]]);
        assert_eq!(five.seated[draw.dealer.unwrap().index()], 1, "his second card was the lower");
        assert_eq!((five.seated[0], five.seated[2]), (0, 2), "king and queen play together");
    }

    #[test]
    fn the_lowest_of_those_who_played_give_way() {
        // FH-END-8
        let draw = relief_from(&read("KS 9S 9H 10D 4H 3C"), &[3, 0, 1, 4], 5).unwrap();
        assert_eq!(rounds(&draw), [vec![0, 1, 3, 4], vec![1, 3]]);
        assert_eq!(draw.out, [3]);
        assert_eq!(relief_from(&read("KS 9S 9H 10D"), &[3, 0, 1, 2], 4), None, "nobody waits");
        let two = relief_from(&read("KS 9S 8H"), &[3, 0, 1], 5).unwrap();
        assert_eq!(two.out, [1, 3]);
    }
}
