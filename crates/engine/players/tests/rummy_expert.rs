//! The searching player of Rummy 500: always legal in every variant, the same every time, and better than the
//! rule-based player.

#![allow(clippy::unwrap_used, reason = "a test may")]

use kookaburra_players::{
    Lineup, Player,
    rummy::{Bot, Expert, Oracle, Reason, Skill},
    self_play,
};
use rummy_500::{PRESETS, Rules, RulesSpec, axis::Players};
use table::{Seat, Viewer};

/// Little work, so that the suite stays quick.
const SKILL: Skill =
    Skill { worlds: 3, patience: 6, candidates: 3, rounds: 1, turns: 20, infers: true, cores: 1 };

fn rules(preset: &str, seats: u32) -> Rules {
    let mut spec = RulesSpec::from(PRESETS.iter().find(|known| known.name == preset).unwrap());
    spec.axes.players = Players::nearest(seats);
    // Some games are for four alone.
    Rules::new(spec).or_else(|_| Rules::preset(preset)).unwrap()
}

fn experts(rules: &Rules, skill: Skill) -> Lineup<Rules> {
    Seat::all(rules.seats())
        .map(|seat| Box::new(Expert::new(u64::from(seat.0), skill)) as Box<dyn Player<Rules>>)
        .collect()
}

#[test]
fn every_preset_is_played_by_two_to_eight() {
    // RM-PRE-1 to RM-PRE-13, RM-PACK-1, RM-PACK-2; self_play panics at an action that is refused.
    for (n, preset) in PRESETS.iter().enumerate() {
        let rules = rules(preset.name, 2 + n as u32 % 7);
        let game = self_play(&rules, &mut experts(&rules, SKILL), n as u64, 1, |_, decision| {
            assert_ne!(decision.reason, Reason::AnyWillDo, "{}: {}", preset.name, decision.action);
        });
        assert_eq!(game.hands.len(), 1);
    }
}

#[test]
fn the_same_view_meets_the_same_decision() {
    let rules = rules("rummy-500", 3);
    for skill in [1, 2, 3].map(|cores| SKILL.on_cores(cores)) {
        self_play(&rules, &mut experts(&rules, skill), 4, 1, |view, decision| {
            let Viewer::Seat(seat) = view.viewer else { return };
            let mut fresh = Expert::new(u64::from(seat.0), skill);
            let again =
                if seat == view.turn { Some(fresh.decide(&rules, view)) } else { fresh.call(&rules, view) };
            assert_eq!(again, Some(*decision), "{skill:?}");
        });
    }
}

#[test]
fn what_was_weighed_is_legal_and_begins_with_what_is_done() {
    let rules = rules("rummy-500", 2);
    let mut expert = Expert::new(5, SKILL);
    let mut weighed = 0;
    self_play(&rules, &mut experts(&rules, SKILL), 2, 1, |view, _| {
        if view.viewer != Viewer::Seat(view.turn) {
            return;
        }
        let decision = expert.decide(&rules, view);
        for other in expert.weighed() {
            assert!(view.choices.contains(other.action) && other.value.is_finite(), "{other:?}");
        }
        if let Some(first) = expert.weighed().first() {
            assert_eq!(first.action, decision.action);
            weighed += 1;
        }
    });
    assert!(weighed > 10, "{weighed}");
}

#[test]
fn the_oracle_sees_what_a_player_can_only_guess() {
    // RM-INFO-1: games that look the same to the player in turn; what lies in the stock and in the hands differs.
    let rules = rules("rummy-500", 2);
    let mut bots: Lineup<Rules> = (0..2).map(|seed| Box::new(Bot::new(seed)) as Box<_>).collect();
    let (mut asked, mut differ) = (0, 0);
    self_play(&rules, &mut bots, 3, 2, |view, _| {
        let Some(unseen) =
            rules.unseen(view).filter(|_| view.stock < 8 && view.viewer == Viewer::Seat(view.turn))
        else {
            return;
        };
        let mut hidden: Vec<_> = unseen.into_iter().collect();
        let mut action = || {
            let state = rules.imagine(view, &hidden).unwrap();
            hidden.reverse();
            Oracle::new(1).action(&rules, &state)
        };
        let (one, other) = (action(), action());
        assert!(one.into_iter().chain(other).all(|action| view.choices.contains(action)));
        asked += 1;
        differ += u32::from(one != other);
    });
    assert!(differ > 0, "{asked} asked");
}

#[test]
fn searching_beats_rules_of_thumb() {
    // Every deal twice, with the seats exchanged. Measured over many deals the lead is far from chance.
    let rules = rules("rummy-500", 2);
    let mut lead = 0;
    for deal in 0..12 {
        for own in [Seat(0), Seat(1)] {
            let player = |seat| -> Box<dyn Player<Rules>> {
                if seat == own { Box::new(Expert::new(deal, TRIED)) } else { Box::new(Bot::new(deal)) }
            };
            let mut players: Lineup<Rules> = Seat::all(2).map(player).collect();
            let game = self_play(&rules, &mut players, deal, 1, |_, _| ());
            lead += game.scores[own.index()] - game.scores[1 - own.index()];
        }
    }
    assert!(lead > 0, "{lead} points over 24 hands");
}

/// Enough work to be better, and quick enough for the suite.
const TRIED: Skill =
    Skill { worlds: 16, patience: 6, candidates: 6, rounds: 2, turns: 300, infers: true, cores: 1 };
