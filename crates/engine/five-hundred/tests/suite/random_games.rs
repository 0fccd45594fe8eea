//! Whole games of random legal actions, over all presets and over random house rules: what must always hold.

use cards::CardSet;
use five_hundred::{Action, Choices, PRESETS, Phase, Rules, RulesSpec, State};
use table::{Game, Recall, Seat, Viewer};

use crate::common::{Random, random_rules, shuffled_deal};

fn deal(rules: &Rules, state: &mut State, random: &mut Random) {
    let dealer = rules.next_dealer(state).unwrap_or(Seat(random.below(rules.seats() as u32) as u8));
    let deal = shuffled_deal(rules, dealer, random);
    rules.deal(state, dealer, &deal);
}

/// Plays one hand, asking `each` before every action.
fn play_hand(
    rules: &Rules,
    state: &mut State,
    random: &mut Random,
    mut each: impl FnMut(&State, Seat, &Choices),
) {
    deal(rules, state, random);
    let mut actions = 0;
    while let Some(seat) = rules.to_act(state).first() {
        let choices = rules.choices(state, seat);
        assert!(!choices.is_empty(), "{:?}: nothing to do for {seat}", rules.spec());
        each(state, seat, &choices);
        let mut action = choices.pick(|n| random.below(n));
        // Random bids climb at once: pass more often, so that low contracts and all-passed hands come too.
        if let Choices::Auction { pass: true, .. } = choices
            && random.below(3) > 0
        {
            action = Action::Pass;
        }
        assert_eq!(rules.check(state, seat, action), Ok(()));
        rules.play_unchecked(state, seat, action);
        actions += 1;
        assert!(actions < 250, "{:?}: a hand without end", rules.spec());
    }
}

fn play_game(rules: &Rules, random: &mut Random, most_hands: u32) {
    let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
    for _ in 0..most_hands {
        play_hand(rules, &mut state, random, |_, _, _| ());
        if rules.phase(&state).is_none() {
            let standing = rules.standing(&state);
            assert!(standing.games.is_some());
            assert!((standing.winners & standing.losers).is_empty());
            return;
        }
    }
}

#[test]
fn ten_thousand_games_of_random_rules_are_never_stuck() {
    // No stuck hand, no empty list, whatever the axes.
    let mut random = Random::new(500);
    for _ in 0..10_000 {
        let rules = random_rules(&mut random);
        play_game(&rules, &mut random, 3);
    }
}

#[test]
fn games_of_every_preset_are_played_to_the_end() {
    let mut random = Random::new(1_896);
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        // Random players sink; near the target somebody makes it in the end.
        let mut state = rules.start(&vec![rules.target() - 10; rules.seats()]).unwrap();
        let mut hands = 0;
        while rules.phase(&state).is_some() {
            play_hand(&rules, &mut state, &mut random, |_, _, _| ());
            hands += 1;
            assert!(hands < 20_000, "{}: a game without end", preset.name);
        }
    }
}

#[test]
fn legal_and_check_agree_on_every_action_that_can_be_written() {
    // NOT-RES-3, NOT-RES-7
    let mut random = Random::new(7);
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        play_hand(&rules, &mut state, &mut random, |state, seat, choices| {
            let table::Legal { actions: list, unlisted: family } = rules.legal(state, seat);
            let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
            assert!(texts.is_sorted_by(|one, other| one < other), "sorted, without doubles");
            assert_eq!(family.is_some(), list.is_empty());
            if family.is_none() {
                assert_eq!(list.len() as u64, choices.len());
            }
            for action in written_actions(&rules) {
                let is_listed = list.contains(&action);
                if family.is_none() || !matches!(action, Action::Discard(_)) {
                    assert_eq!(
                        rules.check(state, seat, action).is_ok(),
                        is_listed,
                        "{}: {action}",
                        preset.name
                    );
                }
                for other in Seat::all(rules.seats()).filter(|&other| other != seat) {
                    assert!(rules.check(state, other, action).is_err());
                }
            }
        });
    }
}

/// Every action of few words, and some discards.
fn written_actions(rules: &Rules) -> Vec<Action> {
    let mut texts: Vec<String> =
        ["pass", "look", "alone", "nominate none", "partner 0", "partner 3", "partners 2 4"]
            .map(str::to_owned)
            .to_vec();
    texts.extend(five_hundred::Bid::all().map(|bid| bid.to_string()));
    for suit in ["S", "C", "D", "H"] {
        texts.extend([format!("nominate {suit}"), format!("X:{suit}"), format!("Y:{suit}")]);
    }
    let cards = rules.pack().faces();
    for card in cards {
        texts.extend([format!("call {card}"), format!("give {card}"), format!("discard {card}")]);
    }
    let mut actions: Vec<Action> = texts.iter().map(|text| text.parse().unwrap()).collect();
    actions.extend(cards.into_iter().map(Action::Play));
    actions
}

#[test]
fn cards_are_conserved() {
    // FH-PACK-2
    let mut random = Random::new(43);
    for _ in 0..300 {
        let rules = random_rules(&mut random);
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        play_hand(&rules, &mut state, &mut random, |state, _, _| {
            assert_eq!(cards_in_sight_of_the_referee(&rules, state), rules.pack().len());
        });
    }
}

fn cards_in_sight_of_the_referee(rules: &Rules, state: &State) -> u32 {
    let view = rules.view(state, Viewer::Referee, Recall::Perfect);
    let exchanged = view.phase != Some(Phase::Auction) && view.phase != Some(Phase::Give);
    let taken = exchanged && view.contract.as_ref().is_some_and(|contract| !contract.bid.is_sans_kitty());
    let len = |set: Option<CardSet>| set.map_or(0, CardSet::len);
    let hands: u32 = view.seats.iter().map(|seat| len(seat.hand)).sum();
    let rows: u32 = view
        .seats
        .iter()
        .filter_map(|seat| seat.row.as_ref())
        .map(|row| {
            row.up.iter().flatten().count() as u32 + row.down.iter().filter(|down| **down).count() as u32
        })
        .sum();
    let played: usize = view.tricks.iter().chain(&view.trick).map(|trick| trick.plays.len()).sum();
    let kitties = if view.given.is_some() || !taken {
        len(view.kitty)
    } else if rules.axes().own_kitty.text() == "on" {
        rules.kitty_size()
    } else {
        0
    };
    hands + rows + played as u32 + len(view.discards) + len(view.dead) + kitties
}

#[test]
fn points_stay_within_what_the_rules_allow() {
    // FH-SCO-1, FH-SCO-5
    let mut random = Random::new(250);
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        let most = 2 * rules.target().max(520) + 440 + 100;
        for _ in 0..30 {
            let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
            play_hand(&rules, &mut state, &mut random, |_, _, _| ());
            for score in rules.standing(&state).scores {
                assert!(
                    score.abs() <= most && score % 5 == 0 || rules.axes().card_points.text() == "on",
                    "{score}"
                );
            }
        }
    }
}
