//! Facts that can't be are refused, with what is wrong about them; nothing makes a panic.

use five_hundred::{Bid, FinalContract, GameEnd, GameFacts, HandEnd, HandFacts, ScoreError};
use table::{BySeat, MAX_SEATS, Seat, SeatSet};

use crate::common::{Random, random_rules, rules};

const EIGHT: &str = "8S";

fn contract(bid: &str, seat: u8, partners: &[u8]) -> FinalContract {
    let partners = partners.iter().copied().map(Seat).collect();
    FinalContract { bid: bid.parse().unwrap(), seat: Seat(seat), partners }
}

/// A hand with tricks that add up.
fn played(bid: &str, seat: u8, partners: &[u8]) -> HandFacts {
    HandFacts::played_out(Some(contract(bid, seat, partners)), [5, 5])
}

/// The rule that a hand of a preset breaks, and its facts.
fn refused(preset: &str, changes: &[(&str, &str)], hand: &HandFacts) -> ScoreError {
    let rules = rules(preset, changes);
    let wrong = rules.score_hand(hand, &BySeat::default()).unwrap_err();
    let game = GameFacts {
        hand: *hand,
        before: BySeat::default(),
        after: BySeat::default(),
        barred: SeatSet::EMPTY,
        hands: 1,
    };
    assert_eq!(rules.game_end(&game), Err(wrong));
    wrong
}

#[test]
fn contracts_that_the_rules_do_not_have() {
    // FH-BID-1, FH-PART-1, FH-SIDE-1
    let bid = |text: &str| -> Bid { text.parse().unwrap() };
    for (preset, text) in [
        ("quebec-4", "misere"),
        ("australian-4", "nullo"),
        ("american-3", "partie S"),
        ("quebec-4", "7S sans-kitty"),
    ] {
        let wrong = refused(preset, &[], &played(text, 0, &[]));
        assert_eq!((wrong, wrong.rule()), (ScoreError::NoSuchBid { bid: bid(text) }, "FH-BID-1"));
    }
    assert_eq!(refused("american-3", &[], &played(EIGHT, 3, &[])), ScoreError::NoSeat { seat: Seat(3) });
    assert_eq!(refused("american-3", &[], &played(EIGHT, 255, &[])), ScoreError::NoSeat { seat: Seat(255) });
    for (preset, text, partners) in [
        ("australian-4", EIGHT, &[1][..]),
        ("australian-4", EIGHT, &[0, 2]),
        ("american-3", EIGHT, &[1]),
        // Five: nobody is their own partner, and one card calls one partner.
        ("australian-5", EIGHT, &[0]),
        ("australian-5", EIGHT, &[1, 2]),
        ("australian-5", EIGHT, &[6]),
        ("australian-5", "misere", &[1]),
        ("american-5", "7S", &[1, 2]),
        ("american-5", EIGHT, &[1, 2, 3]),
    ] {
        let wrong = refused(preset, &[], &played(text, 0, partners));
        let partners = partners.iter().copied().map(Seat).collect();
        assert_eq!(wrong, ScoreError::WrongPartners { bid: bid(text), seat: Seat(0), partners }, "{preset}");
    }
}

#[test]
fn ends_that_the_rules_do_not_have() {
    // FH-AUC-6, FH-END-5
    let ended = |end, hand: HandFacts| HandFacts { end, ..hand };
    let without = || HandFacts::played_out(None, [5, 5]);
    let bid = EIGHT.parse().unwrap();
    let thrown_in = ended(HandEnd::PassedOut, played(EIGHT, 0, &[]));
    assert_eq!(refused("american-3", &[], &thrown_in), ScoreError::NotPassedOut { bid });
    let no_trumps = [("all_pass", "no_trump_tricks")];
    assert_eq!(refused("american-3", &no_trumps, &HandFacts::PASSED_OUT), ScoreError::NeverThrownIn);
    assert_eq!(refused("american-3", &[], &without()), ScoreError::NeverWithoutBid);
    let stopped = ended(HandEnd::Stopped, played(EIGHT, 0, &[]));
    assert_eq!(refused("australian-4", &[], &stopped), ScoreError::NeverStopped);
    assert_eq!(refused("american-3", &[("win", "by_contract")], &stopped), ScoreError::NeverStopped);
    let stopped = ended(HandEnd::Stopped, without());
    assert_eq!(refused("american-3", &no_trumps, &stopped), ScoreError::NeverStopped);
}

#[test]
fn tricks_that_do_not_add_up() {
    // FH-PLAY-5, FH-BID-5
    let hand = |end, tricks: BySeat<u8>| HandFacts { end, tricks, ..played(EIGHT, 0, &[]) };
    for (end, tricks, sum) in [
        (HandEnd::PlayedOut, [4, 5, 0], 9),
        (HandEnd::PlayedOut, [4, 5, 2], 11),
        (HandEnd::PlayedOut, [255, 255, 255], 765),
        (HandEnd::Stopped, [0, 0, 0], 0),
        (HandEnd::Stopped, [5, 5, 0], 10),
    ] {
        let wrong = refused("american-3", &[], &hand(end, tricks.into()));
        assert_eq!(wrong, ScoreError::TrickCount { tricks: sum, end });
    }
    let passed_out = HandFacts { tricks: [1].into(), ..HandFacts::PASSED_OUT };
    let wrong = refused("american-3", &[], &passed_out);
    assert_eq!(wrong, ScoreError::TrickCount { tricks: 1, end: HandEnd::PassedOut });
    let fourth = hand(HandEnd::PlayedOut, [3, 3, 3, 1].into());
    assert_eq!(refused("american-3", &[], &fourth), ScoreError::NoSeat { seat: Seat(3) });
    let misere = HandFacts { tricks: [0, 5, 1, 4].into(), ..played("misere", 0, &[]) };
    assert_eq!(refused("australian-4", &[], &misere), ScoreError::LaidDown { seat: Seat(2) });
}

#[test]
fn card_points_that_nobody_counts_or_the_pack_does_not_have() {
    // FH-SCO-10, FH-AMB-29, FH-AMB-36
    let with = |hand: HandFacts, points: [i32; 3]| HandFacts { card_points: points.into(), ..hand };
    let none = ScoreError::NoCardPoints { seat: Seat(1) };
    assert_eq!(refused("american-3", &[], &with(played(EIGHT, 0, &[]), [0, 10, 0])), none);
    let misere = [("misere", "any_time")];
    assert_eq!(refused("american-1000", &misere, &with(played("misere", 1, &[]), [0, 10, 0])), none);
    let without = with(HandFacts::played_out(None, [5, 5]), [0, 10, 0]);
    assert_eq!(refused("american-1000", &[("all_pass", "no_trump_tricks")], &without), none);
    // 260 in the pack of 33, and seat 2 has no trick.
    for (points, seat, most) in [
        ([-1, 0, 0], 0, 260),
        ([261, 0, 0], 0, 260),
        ([200, 61, 0], 1, 60),
        ([200, 50, 1], 2, 0),
        ([i32::MAX, i32::MAX, 0], 0, 260),
        ([0, i32::MIN, 0], 1, 260),
    ] {
        let wrong = refused("american-1000", &[], &with(played(EIGHT, 0, &[]), points));
        let facts = ScoreError::CardPoints { seat: Seat(seat), points: points[usize::from(seat)], most };
        assert_eq!(wrong, facts, "{points:?}");
    }
    // Numbers that cancel each other out are refused too.
    let trio =
        HandFacts { card_points: [i32::MAX, 0, i32::MAX, 0, -i32::MAX].into(), ..played(EIGHT, 0, &[]) };
    let wrong = refused("american-6", &[("sides", "trios"), ("card_points", "on")], &trio);
    assert_eq!(wrong, ScoreError::CardPoints { seat: Seat(0), points: i32::MAX, most: 440 });
    // Partners' points are those of their side.
    let rules = rules("american-4", &[("card_points", "on")]);
    let side = HandFacts { card_points: [0, 12, 300, 0].into(), ..played(EIGHT, 0, &[]) };
    assert!(rules.score_hand(&side, &BySeat::default()).is_ok());
}

#[test]
fn totals_and_games_that_can_not_be() {
    // NOT-SEAT-3, FH-END-3, FH-END-4
    let pairs = rules("australian-4", &[]);
    let hand = played(EIGHT, 0, &[]);
    let uneven = ScoreError::UnevenTotals { seat: Seat(0) };
    assert_eq!(pairs.score_hand(&hand, &[10, 0, 20, 0].into()), Err(uneven));
    let fifth = ScoreError::NoSeat { seat: Seat(4) };
    assert_eq!(pairs.score_hand(&hand, &[0, 0, 0, 0, 10].into()), Err(fifth));
    let game = |before: [i32; 4], after: [i32; 4], barred: &[u8]| GameFacts {
        hand,
        before: before.into(),
        after: after.into(),
        barred: barred.iter().copied().map(Seat).collect(),
        hands: 1,
    };
    assert_eq!(pairs.game_end(&game([10, 0, 20, 0], [0; 4], &[])), Err(uneven));
    assert_eq!(pairs.game_end(&game([0; 4], [10, 0, 20, 0], &[])), Err(uneven));
    assert_eq!(pairs.game_end(&game([0; 4], [0; 4], &[4])), Err(fifth));
    let barred = SeatSet::of(Seat(1));
    assert_eq!(pairs.game_end(&game([0; 4], [0; 4], &[1])), Err(ScoreError::NobodyBarred { barred }));
}

#[test]
fn only_those_in_a_race_can_win_it() {
    // FH-END-4
    let rules = rules("american-6", &[]);
    let hand = HandFacts::played_out(Some(contract(EIGHT, 0, &[])), [4, 2, 1, 1, 0, 2]);
    let before = BySeat::from([0, 490, 480, 0, 490, 480]);
    let after = [-240, 510, 510, -240, 510, 510].into();
    let facts = GameFacts { hand, before, after, barred: SeatSet::EMPTY, hands: 1 };
    let GameEnd::Race(race) = rules.game_end(&facts).unwrap() else { panic!("a race") };
    let set = |list: &[u8]| -> SeatSet { list.iter().copied().map(Seat).collect() };
    assert_eq!(race.among, set(&[1, 2, 4, 5]));
    for first in [&[][..], &[0, 3], &[1], &[1, 2, 4], &[0, 1, 3, 4]] {
        let wrong = ScoreError::NotInRace { first: set(first), among: race.among };
        assert_eq!(race.won_by(&rules, set(first)), Err(wrong));
    }
    assert_eq!(race.won_by(&rules, set(&[1, 4])).unwrap().winners, set(&[1, 4]));
    assert_eq!(race.won_by(&rules, race.among).unwrap().winners, race.among);
}

/// Numbers at the edges, and small ones.
fn number(random: &mut Random) -> i32 {
    let any = random.below(11) as i32;
    random.pick(&[any, 0, 500, -500, 10 * any, i32::MAX, i32::MIN])
}

#[test]
fn no_facts_make_a_panic() {
    let mut random = Random::new(13);
    let (mut scored, mut ended) = (0, 0);
    for n in 0..60_000 {
        let rules = random_rules(&mut random);
        let bids: Vec<Bid> = Bid::all().collect();
        let any_seat = |random: &mut Random| Seat(random.below(10) as u8);
        let set =
            |random: &mut Random| Seat::all(MAX_SEATS).filter(|_| random.below(4) == 0).collect::<SeatSet>();
        let sane = n % 2 == 0;
        let contract = (random.below(5) > 0).then(|| FinalContract {
            bid: random.pick(&bids),
            seat: any_seat(&mut random),
            partners: if sane { SeatSet::EMPTY } else { set(&mut random) },
        });
        let wild = |random: &mut Random| BySeat::from_fn(|_| number(random));
        let even = |random: &mut Random| {
            let total = number(random);
            BySeat::from_fn(|seat| if seat.index() < rules.seats() { total } else { 0 })
        };
        let totals = |random: &mut Random| if sane { even(random) } else { wild(random) };
        let hand = HandFacts {
            end: random.pick(&[HandEnd::PlayedOut, HandEnd::Stopped, HandEnd::PassedOut]),
            contract,
            tricks: if sane { [3, 7].into() } else { BySeat::from_fn(|_| number(&mut random) as u8) },
            card_points: if sane { BySeat::default() } else { wild(&mut random) },
        };
        let (before, after) = (totals(&mut random), totals(&mut random));
        scored += u32::from(rules.score_hand(&hand, &before).is_ok());
        let barred = if sane { SeatSet::EMPTY } else { set(&mut random) };
        let end = rules.game_end(&GameFacts { hand, before, after, barred, hands: 1 });
        ended += u32::from(end.is_ok());
        if let Ok(GameEnd::Race(race)) = end {
            let _ = race.won_by(&rules, set(&mut random));
        }
    }
    assert!(scored > 1_000 && ended > 1_000, "{scored} {ended}");
}
