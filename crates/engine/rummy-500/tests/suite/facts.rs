//! Hands and sessions scored from plain facts: as the game scores them, as the rulebook says, and not if they can't be.

use rummy_500::{GameEnd, GameFacts, HandFacts, Rules, ScoreError};
use table::{BySeat, Game, Recall, Seat, SeatSet, Viewer};

use crate::common::{Random, random_rules, recount, rules, shuffled_deal};

/// How many hands are compared, unless the environment variable `HANDS` names another number, such as 100000.
const HANDS: u32 = 10_000;
/// Hands played by the same rules.
const HANDS_OF_RULES: u32 = 10;

/// Totals near the places where something happens.
fn telling_totals(rules: &Rules, random: &mut Random) -> Vec<i32> {
    let target = rules.target();
    let near = [0, 0, target - 40, target - 10, target, target + 1, -target];
    let mut totals: Vec<i32> = (0..rules.seats()).map(|_| random.pick(&near)).collect();
    if rules.axes().sides.text() == "partners" {
        totals.copy_within(..2, 2);
    }
    totals
}

/// What came up.
#[derive(Default, Debug)]
struct Seen {
    out: u32,
    stock_ended: u32,
    over: u32,
    fallen: u32,
}

/// Plays a hand, and compares what its facts score; `reached` tells the story of the totals, as far as it is known
/// here.
fn compare_hand(
    rules: &Rules,
    state: &mut rummy_500::State,
    reached: bool,
    random: &mut Random,
    seen: &mut Seen,
) -> Option<bool> {
    let before = rules.standing(state).scores;
    let dealer = rules.next_dealer(state).unwrap_or(Seat(random.below(rules.seats() as u32) as u8));
    rules.deal(state, dealer, &shuffled_deal(rules, dealer, random));
    while let Some((seat, choices)) = rules.next_choices(state) {
        let action = choices.pick(|n| random.below(n));
        rules.play_unchecked(state, seat, action);
    }
    let view = rules.view(state, Viewer::Referee, Recall::Perfect);
    let facts = recount(rules, &view);
    let points = rules.score_hand(&facts).unwrap();
    let outcome = view.outcome.as_ref().unwrap();
    assert_eq!((points.first(rules.seats()), facts.out), (&outcome.points[..], outcome.out));
    seen.out += u32::from(facts.out.is_some());
    seen.stock_ended += u32::from(facts.out.is_none());

    let total = |seat: Seat| before.get(seat.index()).map_or(0, |before| before + points[seat]);
    let totals = BySeat::from_fn(total);
    assert_eq!(totals.first(rules.seats()), view.scores);
    match rules.game_end(&GameFacts { totals, reached, out: facts.out, hands: view.hand_number + 1 }).unwrap()
    {
        GameEnd::NotYet { reached } => {
            assert_eq!(view.winners, SeatSet::EMPTY);
            Some(reached)
        }
        GameEnd::Over { winners } => {
            assert_eq!(view.winners, winners);
            seen.over += 1;
            seen.fallen += u32::from(!view.scores.iter().any(|&total| rules.reaches(total)));
            None
        }
    }
}

#[test]
fn facts_score_as_the_game_does() {
    // RM-SCORE-1, RM-SCORE-4, RM-WIN-1 to RM-WIN-5
    let hands = std::env::var("HANDS").map_or(HANDS, |hands| hands.parse().unwrap());
    let mut random = Random::new(41);
    let mut seen = Seen::default();
    for _ in 0..hands.div_ceil(HANDS_OF_RULES) {
        let rules = random_rules(&mut random);
        let mut game = None;
        for _ in 0..HANDS_OF_RULES {
            let (mut state, reached) = game.unwrap_or_else(|| {
                let totals = telling_totals(&rules, &mut random);
                (rules.start(&totals).unwrap(), totals.iter().any(|&total| rules.reaches(total)))
            });
            let reached = compare_hand(&rules, &mut state, reached, &mut random, &mut seen);
            game = reached.map(|reached| (state, reached));
        }
    }
    let rarest = [seen.out, seen.stock_ended, seen.over, seen.fallen].into_iter().min();
    assert!(rarest >= Some(hands / 200), "{seen:?}");
}

/// Three players; what each laid and held, and who went out.
fn hand(laid: [i32; 3], held: [i32; 3], out: Option<u8>) -> HandFacts {
    HandFacts { laid: laid.into(), held: held.into(), out: out.map(Seat) }
}

#[test]
fn a_hand_is_what_was_laid_less_what_is_held() {
    // RM-EX-13, RM-SCORE-1, RM-SCORE-3
    let rules = rules("rummy-500", &[("players", "3")]);
    let expected: BySeat<i32> = [-37, 40, -66].into();
    assert_eq!(rules.score_hand(&hand([0, 40, 0], [37, 0, 66], Some(1))), Ok(expected));
    // Where only differences are known.
    assert_eq!(rules.score_hand(&hand([0, 40, 0], [37, 0, 66], None)), Ok(expected));
    assert_eq!(rules.score_hand(&hand([55, 40, 0], [92, 0, 66], Some(1))), Ok(expected));
}

#[test]
fn sessions_end_as_the_rulebook_says() {
    // RM-EX-22, RM-EX-23, RM-WIN-2, RM-WIN-3, RM-WIN-4
    let end = |preset: &str, changes: &[(&str, &str)], totals: [i32; 3], reached, out: Option<u8>| {
        let rules = rules(preset, &[&[("players", "3")], changes].concat());
        let game = GameFacts { totals: totals.into(), reached, out: out.map(Seat), hands: 1 };
        match rules.game_end(&game).unwrap() {
            GameEnd::Over { winners } => winners.first().map(|seat| seat.0),
            GameEnd::NotYet { reached: now } => {
                assert_eq!(now, reached || totals.iter().any(|&total| rules.reaches(total)));
                None
            }
        }
    };
    assert_eq!(end("rummy-500", &[], [520, 505, -66], false, Some(1)), Some(0));
    assert_eq!(end("rummy-500-must-go-out", &[], [520, 505, -66], false, Some(1)), Some(1));
    assert_eq!(end("rummy-500-must-go-out", &[], [520, 499, -66], false, Some(1)), None);
    assert_eq!(end("rummy-500-must-go-out", &[], [520, 505, -66], false, None), None);
    assert_eq!(end("rummy-500", &[], [540, 540, -66], false, Some(1)), None);
    assert_eq!(end("rummy-500", &[], [0, 500, -66], false, Some(1)), None);
    assert_eq!(end("rummy-500", &[("reached", "at_least")], [0, 500, -66], false, None), Some(1));
    // After a tie the target need not be reached again.
    assert_eq!(end("rummy-500", &[], [480, 470, -66], true, None), Some(0));
    assert_eq!(end("rummy-500", &[], [480, 470, -66], false, None), None);
}

#[test]
fn facts_that_can_not_be_are_refused() {
    // NOT-SEAT-1, RM-OUT-1, RM-VAL-1
    let rules = rules("rummy-500", &[("players", "3")]);
    let no_seat = ScoreError::NoSeat { seat: Seat(3) };
    let fourth = |points: [i32; 4]| BySeat::from(points);
    let nothing = HandFacts::default();
    for facts in [
        HandFacts { laid: fourth([0, 0, 0, 5]), ..nothing },
        HandFacts { held: fourth([0, 0, 0, 5]), ..nothing },
        HandFacts { out: Some(Seat(3)), ..nothing },
    ] {
        assert_eq!(rules.score_hand(&facts), Err(no_seat));
    }
    let out = |totals, out| rules.game_end(&GameFacts { totals, reached: false, out, hands: 1 });
    assert_eq!(out(BySeat::default(), Some(Seat(3))), Err(no_seat));
    assert_eq!(out(fourth([0, 0, 0, 1]), None), Err(no_seat));
    assert_eq!(out(BySeat::default(), Some(Seat(255))), Err(ScoreError::NoSeat { seat: Seat(255) }));
    let held = ScoreError::HeldCards { seat: Seat(1), held: 5 };
    assert_eq!(rules.score_hand(&hand([0; 3], [0, 5, 0], Some(1))), Err(held));
    // In each suit 2 to 9 and four tens; four aces and two jokers.
    let most = 4 * (44 + 40) + 6 * 15;
    for (laid, held, seat, left) in [
        ([-1, 0, 0], [0; 3], 0, most),
        ([0; 3], [0, -1, 0], 1, most),
        ([most + 1, 0, 0], [0; 3], 0, most),
        ([most, 0, 0], [1, 0, 0], 0, most),
        ([most - 30, 20, 0], [0, 0, 11], 2, 10),
        ([i32::MAX, i32::MAX, 0], [i32::MAX; 3], 0, most),
        ([0, 0, i32::MIN], [0; 3], 2, most),
    ] {
        let n = usize::from(seat);
        let wrong = ScoreError::CardPoints { seat: Seat(seat), laid: laid[n], held: held[n], most: left };
        assert_eq!(rules.score_hand(&hand(laid, held, None)), Err(wrong), "{laid:?} {held:?}");
    }
    assert!(rules.score_hand(&hand([most, 0, 0], [0; 3], None)).is_ok());
}
