//! Acts that are physically possible but not legal must be expressible without harm: the effect of an act is not its
//! legality.

use cards::CardSet;
use five_hundred::{Action, PRESETS, Rules, RulesSpec};
use table::{Game, Recall, Seat, Viewer};

use crate::common::{Random, Recorded, likely, random_rules, shuffled_deal};

#[test]
fn revokes_are_played_and_the_hand_still_ends() {
    // FH-PLAY-3, FH-PLAY-5: a card that should not have been played lies on the table all the same.
    let mut random = Random::new(30);
    let mut revokes = 0;
    for _ in 0..250 {
        let rules = random_rules(&mut random);
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        let deal = shuffled_deal(&rules, Seat(0), &mut random);
        rules.deal(&mut state, Seat(0), &deal);
        let mut actions = 0;
        while let Some(seat) = rules.to_act(&state).first() {
            let mut action = likely(&rules, &rules.choices(&state, seat), &mut random);
            let mut cards = rules.pack().faces().into_iter().map(Action::Play);
            let is_held = |&card: &Action| {
                random.below(3) == 0 && rules.perform(&mut { state }, rules.act(&state, seat, card)).is_ok()
            };
            if let Some(card) = cards.find(is_held) {
                revokes += u32::from(rules.check(&state, seat, card).is_err());
                action = card;
            }
            let act = rules.act(&state, seat, action);
            assert_eq!(rules.perform(&mut state, act), Ok(()));
            actions += 1;
            assert!(actions < 250, "{:?}: a hand without end", rules.spec().to_json());
        }
        let view = rules.view(&state, Viewer::Referee, Recall::Perfect);
        let mut played = CardSet::EMPTY;
        let mut count = 0;
        for play in view.tricks.iter().flat_map(|trick| &trick.plays) {
            played.insert(play.card);
            count += 1;
        }
        assert!(count == 0 || played.len() >= count / 2, "cards are played once");
    }
    assert!(revokes > 500, "{revokes}");
}

#[test]
fn who_has_no_seat_sees_and_does_nothing() {
    // FH-VIEW-5, FH-AUC-1, FH-PLAY-1
    let mut random = Random::new(31);
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        let hand = Recorded::random(&rules, vec![0; rules.seats()], &mut random);
        for state in &hand.states {
            let spectator = rules.view(state, Viewer::Spectator, Recall::Table);
            for number in rules.seats() as u8..8 {
                let seat = Seat(number);
                let view = rules.view(state, Viewer::Seat(seat), Recall::Table);
                assert_eq!(
                    (&view.seats, view.kitty, &view.contract),
                    (&spectator.seats, spectator.kitty, &spectator.contract)
                );
                assert!(view.choices.is_empty());
                for (_, action) in hand.actions.iter().take(20) {
                    assert!(rules.check(state, seat, *action).is_err());
                }
            }
        }
    }
}

#[test]
fn no_words_make_the_judge_stumble() {
    // NOT-ACT, NOT-RES-7: whatever can be written is judged, in every phase.
    let mut random = Random::new(32);
    let words = [
        "partner 0",
        "partner 7",
        "partners 0 7",
        "partners 6 7",
        "discard 2S 2S",
        "discard X Y",
        "give X",
        "call Y",
        "call 13S",
        "X:S",
        "Y:H",
        "X",
        "Y",
        "13H",
        "12S",
        "nominate none",
        "nominate S",
        "alone",
        "look",
        "pass",
        "6S",
        "nullo sans-kitty",
        "partie NT sans-kitty",
        "super-open-misere",
    ];
    for _ in 0..120 {
        let rules = random_rules(&mut random);
        let hand = Recorded::random(&rules, vec![0; rules.seats()], &mut random);
        for state in &hand.states {
            for words in words {
                let Ok(action) = rules.read_action(state, words) else {
                    // A seat that this table doesn't have.
                    assert!(words.starts_with("partner"), "{words}");
                    continue;
                };
                for seat in Seat::all(rules.seats()) {
                    if let Err(refusal) = rules.check(state, seat, action) {
                        assert!(!refusal.to_string().is_empty() && Rules::rule(&refusal).contains('-'));
                    } else {
                        assert!(rules.choices(state, seat).contains(action));
                    }
                }
            }
        }
    }
}
