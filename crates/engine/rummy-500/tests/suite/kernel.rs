//! The best way to lay a hand down is found exactly, and can be done.

use std::collections::HashMap;

use cards::{Card, CardSet};
use rummy_500::{Action, Choices, Hand, Meld, Melds, Owed, Rules};
use table::{Game, Seat};

use crate::common::{Random, cards, random_rules, rules, shuffled_deal};

fn melds(texts: &[&str]) -> Melds {
    let read =
        |text: &&str| Meld::read(&text.split(' ').map(|card| card.parse().unwrap()).collect::<Vec<_>>());
    texts.iter().map(|text| read(text).unwrap()).collect()
}

#[test]
fn hands_are_laid_down_for_the_most_points() {
    // RM-LAY-4 RM-MELD-9 RM-VAL-2
    let standard = rules("rummy-500", &[]);
    for (hand, table, points, kept) in [
        // A group or a run of the same cards: what is worth more.
        ("7S 8S 9S 9C 9D", &[][..], 27, ""),
        ("KS QS JS KC KD 4C", &[], 30, "4C"),
        // The four of a group and the run that needs one of them.
        ("9S 9C 9D 9H 10S JS", &[], 56, ""),
        // A joker where it holds most together, and one more laid off.
        ("5H 7H X KS KC", &[], 35, "5H 7H"),
        ("9S 9C 9D 9H X", &[], 42, ""),
        ("X X 4S", &[], 34, ""),
        // The ace is worth more above the king, or in a group.
        ("AS 2S 3S QS KS", &[], 35, "2S 3S"),
        ("AS 2S 3S 4S", &[], 10, ""),
        // Cards that reach a run on the table one by one.
        ("8H 9H JH", &["5H 6H 7H"], 17, "JH"),
        ("8H X 10H 2C", &["5H 6H 7H"], 33, "2C"),
        ("2H 3H AH 9S", &["4H 5H 6H", "9C 9D 9H"], 15, ""),
        ("KS AS", &["2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS"], 25, ""),
        ("2C 5D 9H", &[], 0, "2C 5D 9H"),
    ] {
        let best = standard.best_lay_down(cards(hand), &melds(table), None, false).unwrap();
        assert_eq!(best.points, points, "{hand}: {:?}", best.actions);
        // Where two ways bring as much, either will do.
        assert!(cards(kept).is_subset(best.kept.normalised()), "{hand}: {:?}", best.actions);
    }
}

#[test]
fn what_is_owed_goes_down_and_a_card_is_kept() {
    // RM-TURN-4 RM-OUT-3 RM-DRAW-7
    let standard = rules("rummy-500", &[]);
    let owed = |card: &str, new_meld| Some(Owed { card: card.parse().unwrap(), new_meld, at_once: false });
    let hand = cards("9S 9C 9D 10S JS QS KS");
    let free = standard.best_lay_down(hand, &Melds::default(), None, false).unwrap();
    assert_eq!(free.points, 67);
    let bound = standard.best_lay_down(hand, &Melds::default(), owed("9D", false), false).unwrap();
    assert_eq!((bound.points, bound.actions[0].to_string().as_str()), (67, "meld 9S 9C 9D"));
    let kept = standard.best_lay_down(hand, &Melds::default(), owed("9D", false), true).unwrap();
    assert_eq!((kept.points, kept.kept.len()), (57, 1));
    let table = melds(&["6H 7H 8H"]);
    assert!(standard.best_lay_down(cards("9H 2C"), &table, owed("9H", true), false).is_none());
    assert_eq!(standard.best_lay_down(cards("9H 2C"), &table, owed("9H", false), false).unwrap().points, 9);
    assert!(standard.best_lay_down(cards("9H"), &table, owed("9H", false), true).is_none());
}

/// The most points a turn can put on the table, found by trying everything that is legal.
fn most(rules: &Rules, hand: &Hand, seat: Seat, seen: &mut HashMap<String, i32>) -> i32 {
    let Choices::Turn(turn) = rules.choices_in(hand, seat) else { return 0 };
    let key = format!("{turn:?}");
    if let Some(&most) = seen.get(&key) {
        return most;
    }
    let (list, _) = Choices::Turn(turn).list();
    let laid = |hand: &Hand| hand.laid(seat);
    let mut best = 0;
    for action in list.into_iter().filter(|action| !matches!(action, Action::Discard(_))) {
        let mut next = *hand;
        rules.play_in(&mut next, seat, action);
        best = best.max(laid(&next) - laid(hand) + most(rules, &next, seat, seen));
    }
    seen.insert(key, best);
    best
}

#[test]
fn nothing_better_is_found_by_trying_everything() {
    // RM-TURN-3 RM-LAY-4
    let mut random = Random::new(15);
    let mut compared = 0;
    while compared < 1_500 {
        let rules = random_rules(&mut random);
        if rules.shapes().goes_round() || rules.shapes().has_joker_sets() {
            // What goes round the corner is not looked for.
            continue;
        }
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        let deal = shuffled_deal(&rules, Seat(0), &mut random);
        rules.deal(&mut state, Seat(0), &deal);
        while let Some((seat, choices)) = rules.next_choices(&state) {
            let hand = *state.hand();
            if let Choices::Turn(turn) = choices
                && turn.hand().len() <= [9, 9, 7, 5, 4][(turn.hand() & CardSet::JOKERS).len() as usize]
                && hand.is_unbarred()
                && random.below(3) == 0
            {
                let best = rules.best_lay_down_of(&turn).expect("a turn can be finished");
                let tried = most(&rules, &hand, seat, &mut HashMap::new());
                assert_eq!(best.points, tried, "{turn:?}: {:?}", best.actions);
                check_plan(&rules, hand, seat, &best);
                compared += u32::from(tried > 0);
            }
            let action = choices.pick(|n| random.below(n));
            rules.play_unchecked(&mut state, seat, action);
        }
    }
}

/// The plan can be done as it stands and brings what it says.
fn check_plan(rules: &Rules, mut hand: Hand, seat: Seat, plan: &rummy_500::LayDown) {
    let before = hand.laid(seat);
    let held = hand.cards_held(seat);
    for &action in &plan.actions {
        assert!(rules.choices_in(&hand, seat).contains(action), "{action} of {plan:?}");
        rules.play_in(&mut hand, seat, action);
    }
    assert_eq!((hand.laid(seat) - before, hand.cards_held(seat)), (plan.points, plan.kept.len()));
    assert!(held >= plan.kept.len());
}

#[test]
fn the_largest_hands_are_laid_down_in_good_time() {
    // Whole packs: every card but those of one suit, all jokers.
    let rules = rules("rummy-500", &[("players", "8")]);
    let mut random = Random::new(9);
    for size in [8, 16, 24] {
        let mut pack: Vec<Card> = rules.pack_in_order();
        random.shuffle(&mut pack);
        pack.sort_by_key(|card| !card.is_joker());
        let hand: CardSet = pack.iter().take(size).copied().collect();
        let best = rules.best_lay_down(hand, &Melds::default(), None, false).unwrap();
        assert_eq!(best.points + rules.value_of(best.kept), rules.value_of(hand) - low_aces(&best) * 14);
    }
}

/// How many aces a plan lays low.
fn low_aces(plan: &rummy_500::LayDown) -> i32 {
    let low = |action: &&Action| matches!(action, Action::Meld(Meld::Run { low: 0, jokers, .. }) if jokers & 1 == 0);
    plan.actions.iter().filter(low).count() as i32
}
