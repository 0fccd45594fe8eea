//! The hands of a challenge: each is a match of its own that begins at 0, so that no hand depends on how another was
//! played. The same cards and the same chance await everybody.

use learning::challenge::{Challenge, HandScore};
use players::Level;
use table::Person;

use crate::{Match, MatchGame, MatchSetup, Member, SetupError};

/// A hand of a challenge, dealt. The first of the people is the one who plays it.
///
/// # Errors
/// The people can't play it.
pub fn begin<G: MatchGame>(
    rules: &G,
    challenge: &Challenge,
    hand: usize,
    people: Vec<Member>,
) -> Result<Match<G>, SetupError> {
    let start = challenge.start(hand);
    let conventions = challenge.conventions;
    let setup = MatchSetup { seed: Some(start.chance), conventions, ..MatchSetup::new(people) };
    let (mut game, _) = Match::new(rules.clone(), &setup)?;
    game.deal_from(start.dealer, start.deal.into()).map_err(|_| SetupError::NoPlaces)?;
    Ok(game)
}

/// What came of a hand of a challenge for the first of the people; `None` before it is over.
pub fn score<G: MatchGame>(game: &Match<G>) -> Option<HandScore> {
    let hand = game.finished_hands().first()?;
    HandScore::of(hand, &game.rules().sides(), game.seat_of(Person(0))?)
}

/// What a bot of a level makes of a hand in the place of the player, against the bots of the challenge.
///
/// # Errors
/// The bots can't play it.
pub fn played_by<G: MatchGame>(
    rules: &G,
    challenge: &Challenge,
    hand: usize,
    level: Level,
) -> Result<Option<HandScore>, SetupError> {
    let mut game = begin(rules, challenge, hand, bots(challenge, level))?;
    while game.bot_acts() {}
    Ok(score(&game))
}

/// Whether bots of this level at every seat pass a hand of a challenge out.
///
/// # Errors
/// The bots can't play it.
pub fn is_passed_out<G: MatchGame>(
    rules: &G,
    challenge: &Challenge,
    hand: usize,
    level: Level,
) -> Result<bool, SetupError> {
    let seats = rules.seats();
    let people = (0..seats).map(|number| Member::bot(format!("bot {number}"), level)).collect();
    let mut game = begin(rules, challenge, hand, people)?;
    // The first who bids anything is asked to play it, or is outbid.
    for _ in 0..seats {
        game.bot_acts();
        if game.log().table().actions().last().is_none_or(|(_, action)| action.to_string() != "pass") {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The bots of a challenge, and one of this level in the player's place.
fn bots(challenge: &Challenge, level: Level) -> Vec<Member> {
    let others =
        challenge.levels.iter().copied().chain(std::iter::repeat(*challenge.levels.last().unwrap_or(&level)));
    let levels = std::iter::once(level).chain(others).take(challenge.rules.seats());
    levels.enumerate().map(|(number, level)| Member::bot(format!("bot {number}"), level)).collect()
}

#[cfg(test)]
mod tests {
    use five_hundred::Rules;
    use kookaburra::build_code;

    use super::*;

    fn challenge(code: &str, seed: u8) -> Challenge {
        Challenge::new(build_code(code).unwrap(), [seed; 16], 4)
    }

    /// A bot of the first level in everybody's place.
    fn people(level: Level) -> Vec<Member> {
        (0..4).map(|number| Member::bot(format!("bot {number}"), level)).collect()
    }

    #[test]
    fn bots_meet_the_same_cards_and_do_the_same_whoever_looks() {
        let rules = Rules::preset("australian-4").unwrap();
        let asked = challenge("australian-4", 3);
        for hand in 0..4 {
            let mut games = [0, 1].map(|_| begin(&rules, &asked, hand, bots(&asked, Level::Club)).unwrap());
            for game in &mut games {
                assert_eq!(score(game), None);
                while game.bot_acts() {}
            }
            let [one, other] = &games;
            assert_eq!(one.log().table().actions(), other.log().table().actions());
            let dealt = &one.log().table().hands()[0];
            assert_eq!((dealt.dealer.index(), one.log().table().hands().len()), ((hand + 3) % 4, 1));
            assert_eq!(score(one), played_by(&rules, &asked, hand, Level::Club).unwrap());
            assert!(score(one).is_some());
        }
        let scores =
            |level| (0..4).map(|hand| played_by(&rules, &asked, hand, level).unwrap()).collect::<Vec<_>>();
        assert_ne!(scores(Level::Beginner), scores(Level::Club));
    }

    #[test]
    fn a_hand_is_passed_out_if_it_ends_so() {
        let rules = Rules::preset("american-4").unwrap();
        let mut found = [0, 0];
        for seed in 0..60 {
            let asked = challenge("american-4", seed);
            let mut game = begin(&rules, &asked, 0, people(Level::Club)).unwrap();
            while game.bot_acts() {}
            let out = game.finished_hands()[0]["result"] == "passed_out";
            assert_eq!(is_passed_out(&rules, &asked, 0, Level::Club).unwrap(), out, "{seed}");
            found[usize::from(out)] += 1;
        }
        assert!(found[0] > 0 && found[1] > 0, "{found:?}");
    }

    #[test]
    fn whoever_cannot_play_it_is_refused() {
        let rules = Rules::preset("australian-4").unwrap();
        let alone = vec![Member::human("Ann")];
        assert!(begin(&rules, &challenge("australian-4", 1), 0, alone).is_err());
    }
}
