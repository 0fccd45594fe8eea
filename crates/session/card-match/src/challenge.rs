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
    let mut game = begin_by(rules, challenge, hand, level)?;
    while game.bot_acts() {}
    Ok(score(&game))
}

/// The same hand dealt, for who lets it be played action by action.
///
/// # Errors
/// The bots can't play it.
pub fn begin_by<G: MatchGame>(
    rules: &G,
    challenge: &Challenge,
    hand: usize,
    level: Level,
) -> Result<Match<G>, SetupError> {
    begin(rules, challenge, hand, bots(challenge, level))
}

/// What the player has done in a hand so far: each action in notation \[NOT-ACT\], after the number of actions before
/// it. Whatever the others did follows from the challenge.
pub fn done_by_player<G: MatchGame>(game: &Match<G>) -> Vec<String> {
    let me = game.seat_of(Person(0));
    let actions = game.log().table().actions().iter().enumerate();
    let mine = actions.filter(|(_, (seat, _))| Some(*seat) == me);
    mine.map(|(before, (_, action))| format!("{before} {action}")).collect()
}

/// Brings a hand to where the player had left it; as far as what they did can be read.
pub fn redo<G: MatchGame>(game: &mut Match<G>, done: &[String]) {
    for line in done {
        let Some((before, action)) = line.split_once(' ') else { return };
        let Ok(before) = before.parse::<usize>() else { return };
        while game.log().table().actions().len() < before && game.bot_acts() {}
        let Ok(action) = game.log().table().read_action(action) else { return };
        if game.log().table().actions().len() != before || game.act(Person(0), action).is_err() {
            return;
        }
    }
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
        // Somebody who decides otherwise may fare otherwise.
        let differs = |seed| {
            let asked = challenge("australian-4", seed);
            let [one, other] = [Level::Club, Level::Strong].map(|level| played_by(&rules, &asked, 0, level));
            one.unwrap() != other.unwrap()
        };
        assert!((0..9).any(differs));
    }

    #[test]
    fn a_hand_is_passed_out_if_it_ends_so() {
        let rules = Rules::preset("quebec-4").unwrap();
        let ends_so = |asked: &Challenge, hand| {
            let mut game = begin(&rules, asked, hand, people(Level::Club)).unwrap();
            while game.bot_acts() {}
            game.finished_hands()[0]["result"] == "passed_out"
        };
        let is_out = |asked: &Challenge, hand| is_passed_out(&rules, asked, hand, Level::Club).unwrap();
        for seed in 0..9 {
            let asked = challenge("quebec-4", seed);
            assert_eq!(is_out(&asked, 0), ends_so(&asked, 0));
        }
        // Bots seldom do it.
        let all = (0..=u8::MAX).flat_map(|seed| (0..8).map(move |hand| (challenge("quebec-4", seed), hand)));
        let (asked, hand) = all.into_iter().find(|(asked, hand)| is_out(asked, *hand)).unwrap();
        assert!(ends_so(&asked, hand));
    }

    #[test]
    fn a_hand_that_was_left_goes_on_where_it_was() {
        let rules = Rules::preset("quebec-4").unwrap();
        let asked = challenge("quebec-4", 5);
        let sit = || {
            let people = std::iter::once(Member::human("Ann")).chain(people(Level::Club).split_off(1));
            begin(&rules, &asked, 0, people.collect()).unwrap()
        };
        let mut game = sit();
        let (mut deeds, mut times) = (0, 0);
        while score(&game).is_none() {
            let me = game.at(Person(0));
            if me.may_act() {
                let action = me.view().choices.pick(|_| 0);
                game.act(Person(0), action).unwrap();
                deeds += 1;
            } else {
                assert!(game.bot_acts());
            }
            if deeds < 9 {
                let mut again = sit();
                redo(&mut again, &done_by_player(&game));
                while again.log().table().actions().len() < game.log().table().actions().len() {
                    assert!(again.bot_acts());
                }
                assert_eq!(again.log().table().actions(), game.log().table().actions());
                times += 1;
            }
        }
        assert!(times > 12 && done_by_player(&game).len() == deeds);
        // What can't have been is where it ends.
        let mut again = sit();
        redo(&mut again, &["0 pass".to_owned(), "7 pass".to_owned(), "no action".to_owned()]);
        assert!(score(&again).is_none());
    }

    #[test]
    fn whoever_cannot_play_it_is_refused() {
        let rules = Rules::preset("australian-4").unwrap();
        let alone = vec![Member::human("Ann")];
        assert!(begin(&rules, &challenge("australian-4", 1), 0, alone).is_err());
    }
}
