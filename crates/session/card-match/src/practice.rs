//! Hands to practise on: each is a match of its own that begins at 0, with a deal that was looked for or written down.
//! The bots see what they see in any hand, and are told of nothing else.

use five_hundred::Rules;
use learning::{
    position::Opened,
    practice::{Dealt, Practice},
};
use table::{DealSource, Person, Seed};

use crate::{Match, MatchSetup, SetupError};

/// A hand of a kind for the first of the people, dealt, and how it was found. The deal passes on from hand to hand; in
/// the first the player speaks first.
///
/// # Errors
/// The people can't play it.
pub fn begin(
    practice: &Practice,
    seed: Seed,
    number: u32,
    setup: &MatchSetup,
) -> Result<(Match<Rules>, Dealt), SetupError> {
    let setup = MatchSetup { seed: Some(practice.chance(seed, number)), ..setup.clone() };
    let (mut game, _) = Match::new(practice.rules().clone(), &setup)?;
    let me = game.seat_of(Person(0)).ok_or(SetupError::NoPlaces)?;
    let seats = practice.rules().seats();
    let dealer = me.after(seats - 1 + number as usize, seats);
    let dealt = practice.deal(seed, number, (me, dealer));
    game.deal_from(dealer, dealt.source.clone()).map_err(|_| SetupError::NoPlaces)?;
    Ok((game, dealt))
}

/// A position that somebody wrote down, as a match at the point where it stands: the first of the people sits at
/// seat 0.
///
/// # Errors
/// The people can't play it.
pub fn open(opened: &Opened, setup: &MatchSetup) -> Result<Match<Rules>, SetupError> {
    let rules = &opened.situation.rules;
    let (mut game, _) = Match::new(rules.clone(), setup)?;
    let source = DealSource::Explicit(rules.deal_json(&opened.deal));
    game.deal_from(opened.dealer, source).map_err(|_| SetupError::NoPlaces)?;
    // What has happened was judged by the same rules.
    game.repeat(opened.steps.iter().copied()).map_err(|_| SetupError::NoPlaces)?;
    Ok(game)
}

#[cfg(test)]
mod tests {
    use learning::{position::Position, practice::Wish};
    use players::Level;
    use table::Seat;

    use super::*;
    use crate::Member;

    fn people(rules: &Rules) -> MatchSetup {
        let bots = (1..rules.seats()).map(|number| Member::bot(format!("bot {number}"), Level::Club));
        MatchSetup::new(std::iter::once(Member::human("me")).chain(bots).collect())
    }

    #[test]
    fn whoever_practises_gets_the_hand_and_the_deal_passes_on() {
        for preset in ["australian-4", "australian-3", "quebec-2"] {
            let rules = Rules::preset(preset).unwrap();
            let practice = Practice::new(rules.clone(), &[Wish::SevenTrumps]).unwrap();
            for number in 0..3 {
                let begun = || begin(&practice, Seed([3; 32]), number, &people(&rules)).unwrap();
                let (game, found) = begun();
                let me = game.seat_of(Person(0)).unwrap();
                let hand = game.at(Person(0)).view().seats[me.index()].hand.unwrap();
                assert!(practice.fits(hand) && found.tries.is_some(), "{preset}");
                let dealt = &game.log().table().hands()[0];
                assert_eq!(dealt.dealer, me.after(rules.seats() - 1 + number as usize, rules.seats()));
                assert_eq!(begun().0.to_text(), game.to_text());
            }
        }
    }

    #[test]
    fn a_position_goes_on_where_it_stands() {
        let rules = Rules::preset("australian-4").unwrap();
        let deal = rules.deal_pack(&table::Game::pack_in_order(&rules), Seat(3));
        let position = Position { after: "0 pass, 1 7H".to_owned(), ..Position::new(&rules, Seat(3), &deal) };
        let game = open(&position.open().unwrap(), &people(&rules)).unwrap();
        let view = game.at(Person(0)).view();
        assert_eq!((view.calls.len(), view.dealer), (2, Seat(3)));
    }
}
