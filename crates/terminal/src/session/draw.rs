//! The draw before the first deal: who plays with whom, who deals \[FH-DRAW\].

use cards::Card;
use five_hundred::{Rules, drawable};
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

/// Draws for places and deal, where the rules have a draw. `people` begins with the human, who keeps his seat; the
/// others are seated around him.
pub(super) fn draw(rules: &Rules, seed: Seed, me: Seat, people: &[String]) -> Option<Draw> {
    if !rules.draws_for_dealer() {
        return None;
    }
    let mut spread = rules.pack_in_order();
    shuffle(seed, &mut spread);
    draw_from(rules, drawable(&spread), me, people)
}

/// The draw with the cards in the order in which they are taken; `None` if they run out before the ties are broken.
fn draw_from(rules: &Rules, cards: &[Card], me: Seat, people: &[String]) -> Option<Draw> {
    let mut cards = cards.iter().copied();
    let mut rounds = Vec::new();
    let mut drawn = vec![Vec::new(); people.len()];
    let mut drawing: Vec<usize> = (0..people.len()).collect();
    let seating = loop {
        let mut round = Vec::with_capacity(drawing.len());
        for &player in &drawing {
            let card = cards.next()?;
            drawn[player].push(card);
            round.push((people[player].clone(), card));
        }
        rounds.push(round);
        match rules.seating(&drawn, Seat(0)) {
            Ok(seating) => break seating,
            Err(again) => drawing = again.players,
        }
    };
    // The table turns until the human sits on his place; sides and neighbours stay.
    let seats = rules.seats();
    let mine = seating.players.iter().position(|&player| player == 0)?;
    let turn = (seats + me.index() - mine) % seats;
    let mut names = vec![String::new(); seats];
    for (seat, &player) in seating.players.iter().enumerate() {
        names[(seat + turn) % seats].clone_from(&people[player]);
    }
    Some(Draw { rounds, names, dealer: seating.dealer.after(turn, seats) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(names: &str) -> Vec<String> {
        names.split(' ').map(str::to_owned).collect()
    }

    fn drawn(preset: &str, cards: &str, me: u8, names: &str) -> Option<Draw> {
        let cards: Vec<Card> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
        draw_from(&Rules::preset(preset).unwrap(), &cards, Seat(me), &people(names))
    }

    #[test]
    fn who_is_tied_for_a_place_that_matters_draws_again() {
        // FH-AMB-1
        let draw = drawn("american-4", "KS 5D 5C 2H 3D 9D", 0, "you a b c").unwrap();
        let names: Vec<Vec<&str>> =
            draw.rounds.iter().map(|round| round.iter().map(|(name, _)| name.as_str()).collect()).collect();
        assert_eq!(names, [vec!["you", "a", "b", "c"], vec!["a", "b"]]);
        assert_eq!(drawn("american-4", "KS 5D 5C 2H 3D", 0, "you a b c"), None, "no card is left");
    }

    #[test]
    fn the_two_highest_play_together_and_the_lowest_deals() {
        // FH-DRAW-2
        for me in 0..4 {
            let draw = drawn("american-4", "KS QD 5C 2H", me, "you a b c").unwrap();
            assert_eq!(draw.names[usize::from(me)], "you");
            assert_eq!(draw.names[usize::from(me + 2) % 4], "a");
            assert_eq!(draw.names[draw.dealer.index()], "c");
        }
        let draw = drawn("american-6", "KS 3C QD 5C JH 2H", 1, "you a b c d e").unwrap();
        assert_eq!(draw.names[1], "you");
        assert_eq!(draw.names[4], "b");
        assert_eq!(draw.names[draw.dealer.index()], "e");
    }

    #[test]
    fn only_games_with_a_draw_have_one() {
        // FH-DRAW-1
        let australian = Rules::preset("australian-4").unwrap();
        assert_eq!(draw(&australian, Seed([1; 32]), Seat(0), &people("you a b c")), None);
        let american = Rules::preset("american-3").unwrap();
        let drawn = draw(&american, Seed([1; 32]), Seat(0), &people("you a b")).unwrap();
        assert_eq!(drawn.rounds[0].len(), 3);
        assert_eq!(drawn.names[0], "you");
    }
}
