//! The searching player: honest, always legal, always alike, and able to say what it weighed.

#![allow(clippy::unwrap_used, reason = "a test may")]

use std::str::FromStr;

use five_hundred::{Action, PRESETS, Rules, RulesSpec};
use kookaburra_players::{
    Level, Lineup, Player,
    five_hundred::{Expert, Oracle, Reason, Skill},
    seed_of, self_play,
};
use table::{Game, Recall, Seat, Viewer, shuffle};

/// As little work as makes sense.
const LITTLE: Skill =
    Skill { worlds: 3, worlds_for_calls: 2, worlds_for_exchange: 2, nodes: 12_000, infers: true, cores: 1 };

fn experts(rules: &Rules, skill: Skill) -> Lineup<Rules> {
    let expert = |seat: Seat| Box::new(Expert::new(u64::from(seat.0), skill)) as Box<dyn Player<Rules>>;
    Seat::all(rules.seats()).map(expert).collect()
}

#[test]
fn every_preset_is_played() {
    // PRE-AU, PRE-US, PRE-QC, PRE-BIJOU; self_play panics at an action that is refused.
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        let game = self_play(&rules, &mut experts(&rules, LITTLE), 5, 2, |_, decision| {
            assert_ne!(decision.reason, Reason::AnyWillDo, "{}: {}", preset.name, decision.action);
        });
        assert!(game.finished || game.hands.len() == 2, "{}", preset.name);
    }
}

#[test]
fn the_same_seed_plays_the_same_hand_and_a_decision_stands_alone() {
    let rules = Rules::preset("australian-4").unwrap();
    for skill in [1, 2, 3].map(|cores| LITTLE.on_cores(cores)) {
        let mut lines = Vec::new();
        self_play(&rules, &mut experts(&rules, skill), 3, 1, |view, decision| {
            let Viewer::Seat(seat) = view.viewer else { return };
            // One who comes fresh to the table decides alike.
            let mut fresh = Expert::new(u64::from(seat.0), skill);
            assert_eq!(fresh.decide(&rules, view), *decision, "{skill:?}");
            lines.push(*decision);
        });
        let mut again = Vec::new();
        self_play(&rules, &mut experts(&rules, skill), 3, 1, |_, decision| again.push(*decision));
        assert_eq!(lines, again, "{skill:?}");
    }
}

#[test]
fn what_was_weighed_holds_the_decision_first() {
    let rules = Rules::preset("american-4").unwrap();
    let mut state = rules.start(&[0; 4]).unwrap();
    let mut pack = rules.pack_in_order();
    shuffle(seed_of(4, 1), &mut pack);
    rules.deal(&mut state, Seat(0), &rules.deal_pack(&pack, Seat(0)));
    let mut weighed_some = 0;
    while let Some(seat) = rules.to_act(&state).first() {
        let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
        let mut expert = Expert::new(9, LITTLE);
        let action = expert.decide(&rules, &view).action;
        if let [first, rest @ ..] = expert.weighed() {
            weighed_some += 1;
            assert_eq!(first.action, action);
            assert!(rest.iter().all(|other| other.action != action && view.choices.contains(other.action)));
            assert!(expert.weighed().iter().all(|one| (0.0..=1.0).contains(&one.chance.unwrap_or(0.0))));
        }
        rules.play_unchecked(&mut state, seat, action);
    }
    assert!(weighed_some > 15, "{weighed_some}");
}

#[test]
fn the_oracle_sees_what_a_player_can_only_guess() {
    // All hands lie open to it: the finesse against the queen is no guess.
    let rules = Rules::preset("american-4").unwrap();
    let mut state = rules.start(&[0; 4]).unwrap();
    let mut pack = rules.pack_in_order();
    shuffle(seed_of(8, 8), &mut pack);
    rules.deal(&mut state, Seat(3), &rules.deal_pack(&pack, Seat(3)));
    for action in ["7S", "pass", "pass", "pass"] {
        let seat = rules.to_act(&state).first().unwrap();
        assert!(Oracle::new().card(&rules, &state).is_none());
        rules.play_unchecked(&mut state, seat, Action::from_str(action).unwrap());
    }
    let (seat, choices) = rules.next_choices(&state).unwrap();
    rules.play_unchecked(&mut state, seat, choices.pick(|_| 0));
    let mut oracle = Oracle::new();
    while let Some((seat, choices)) = rules.next_choices(&state) {
        let card = oracle.card(&rules, &state).unwrap();
        assert!(choices.contains(card));
        rules.play_unchecked(&mut state, seat, card);
    }
}

#[test]
fn levels_play_both_games() {
    let five_hundred = Rules::preset("australian-3").unwrap();
    let rummy = rummy_500::Rules::preset(rummy_500::PRESETS[0].name).unwrap();
    for level in Level::ALL {
        let mut lineup: Lineup<Rules> = (0..3).map(|seat| level.player(seat)).collect();
        assert_eq!(self_play(&five_hundred, &mut lineup, 2, 1, |_, _| ()).hands.len(), 1);
        let seats = rummy.seats() as u64;
        let mut lineup: Lineup<rummy_500::Rules> = (0..seats).map(|seat| level.player(seat)).collect();
        assert_eq!(self_play(&rummy, &mut lineup, 2, 1, |_, _| ()).hands.len(), 1);
    }
}
