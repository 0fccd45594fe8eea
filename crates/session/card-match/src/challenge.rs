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
