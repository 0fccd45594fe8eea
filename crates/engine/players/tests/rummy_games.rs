//! Whole games of Rummy 500 among bots: always legal, always finished, always the same, and better than greed.

#![allow(clippy::unwrap_used, reason = "a test may")]

use kookaburra_players::{
    Lineup, Playable, Player, RandomPlayer, Why,
    rummy::{Bot, Decision, Greedy, Reason},
    self_play,
};

type GameReport = kookaburra_players::GameReport<Vec<i32>>;
use rummy_500::{
    Action, PRESETS, Rules, RulesSpec, View,
    axis::{DeepestCard, DiscardDraw, GoingOut, Players, RummyCall, Target, UnplayableEnforcement},
};
use table::{Recall, Seat, Seed, Table, Viewer};

fn rules(preset: &str, seats: u32) -> Rules {
    let mut spec = RulesSpec::from(PRESETS.iter().find(|known| known.name == preset).unwrap());
    spec.axes.players = Players::nearest(seats);
    // Some games are for four alone.
    Rules::new(spec).or_else(|_| Rules::preset(preset)).unwrap()
}

fn bots(rules: &Rules) -> Lineup<Rules> {
    Seat::all(rules.seats())
        .map(|seat| Box::new(Bot::new(u64::from(seat.0))) as Box<dyn Player<Rules>>)
        .collect()
}

/// How many cards the first deal leaves.
fn stock_of(rules: &Rules) -> u8 {
    let mut table = Table::open(rules.clone());
    table.deal(Seat(0), Seed([1; 32]).into()).unwrap();
    table.view(Viewer::Spectator, Recall::Table).stock
}

#[test]
fn every_preset_is_played_to_the_end_by_two_to_eight() {
    // RM-PRE-1 to RM-PRE-13, RM-PACK-1; self_play panics at an action that is refused.
    for (n, preset) in PRESETS.iter().enumerate() {
        // Each preset for another number, together all of them; where a pack is nearly dealt out, nobody ever comes to
        // the target.
        let can_win = |&seats: &u32| stock_of(&rules(preset.name, seats)) >= 8;
        let seats = (2..=2 + n as u32 % 7).rev().find(can_win).unwrap();
        let mut spec = *rules(preset.name, seats).spec();
        // Shorter games end as long ones do.
        spec.axes.target = Target::nearest(200);
        let rules = Rules::new(spec).unwrap();
        let seats = rules.seats();
        let game = self_play(&rules, &mut bots(&rules), n as u64, 300, |_, decision| {
            assert_ne!(decision.reason, Reason::AnyWillDo, "{}: {}", preset.name, decision.action);
        });
        assert!(game.finished, "{}, {seats}: {:?}", preset.name, game.scores);
    }
}

#[test]
fn house_rules_are_played_too() {
    // RM-AXIS-12: every combination of values can be played.
    for (n, discard_draw) in [DiscardDraw::TopFree, DiscardDraw::AlwaysMeld].into_iter().enumerate() {
        for deepest_card in [DeepestCard::AnyMeld, DeepestCard::NewMeld] {
            for rummy_call in [RummyCall::FullPile, RummyCall::LastDiscardOnly, RummyCall::Off] {
                for (going_out, unplayable_enforcement) in [
                    (GoingOut::Free, UnplayableEnforcement::TakeBack),
                    (GoingOut::MustDiscard, UnplayableEnforcement::TakeBack),
                    (GoingOut::Floating, UnplayableEnforcement::TakeBack),
                    (GoingOut::UnplayableDiscard, UnplayableEnforcement::TakeBack),
                    (GoingOut::UnplayableDiscard, UnplayableEnforcement::RummyCall),
                ] {
                    let mut spec = RulesSpec::from(&PRESETS[n]);
                    let axes = &mut spec.axes;
                    (axes.discard_draw, axes.deepest_card) = (discard_draw, deepest_card);
                    (axes.rummy_call, axes.going_out) = (rummy_call, going_out);
                    axes.unplayable_enforcement = unplayable_enforcement;
                    axes.players = Players::nearest(2 + n as u32 * 2);
                    let rules = Rules::new(spec).unwrap();
                    let game = self_play(&rules, &mut bots(&rules), 3, 1, |_, _| ());
                    assert!(!game.hands.is_empty());
                }
            }
        }
    }
}

#[test]
fn bots_and_greedy_and_random_players_get_along() {
    for preset in PRESETS {
        let rules = rules(preset.name, 3);
        let player = |seat: Seat| -> Box<dyn Player<Rules>> {
            match seat.0 % 3 {
                0 => Box::new(Bot::new(1)),
                1 => Box::new(Greedy::new()),
                _ => Box::new(RandomPlayer::new(2)),
            }
        };
        let mut players: Lineup<Rules> = Seat::all(rules.seats()).map(player).collect();
        let game = self_play(&rules, &mut players, 8, 3, |_, _| ());
        assert!(!game.hands.is_empty(), "{}", preset.name);
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let rules = rules("rummy-500", 4);
    let play = || {
        let mut actions = Vec::new();
        self_play(&rules, &mut bots(&rules), 11, 3, |_, decision| actions.push(*decision));
        actions
    };
    assert_eq!(play(), play());
}

#[test]
fn a_decision_follows_from_the_view_alone() {
    // A bot that has played on and a fresh one decide alike.
    let rules = rules("rummy-500-floating", 3);
    self_play(&rules, &mut bots(&rules), 4, 3, |view, decision| {
        let table::Viewer::Seat(seat) = view.viewer else { return };
        let mut fresh = Bot::new(u64::from(seat.0));
        let again =
            if seat == view.turn { Some(fresh.decide(&rules, view)) } else { fresh.call(&rules, view) };
        assert_eq!(again, Some(*decision));
    });
}

/// Games of a bot against greedy players, the bot in each seat in turn.
fn against_greed(rules: &Rules, games: u64) -> (u64, Vec<GameReport>) {
    let mut wins = 0;
    let mut reports = Vec::new();
    for game in 0..games {
        let bot = Seat((game % rules.seats() as u64) as u8);
        let player = |seat| -> Box<dyn Player<Rules>> {
            if seat == bot { Box::new(Bot::new(game)) } else { Box::new(Greedy::new()) }
        };
        let mut players: Lineup<Rules> = Seat::all(rules.seats()).map(player).collect();
        let report = self_play(rules, &mut players, game / 2, 200, |_, _| ());
        wins += u64::from(report.winners.contains(bot));
        reports.push(report);
    }
    (wins, reports)
}

#[test]
fn a_bot_beats_a_greedy_player() {
    let (wins, games) = against_greed(&rules("rummy-500", 2), 60);
    assert!(games.iter().all(|game| game.finished));
    assert!(wins * 100 >= 60 * 60, "{wins} of 60 games");
}

#[test]
#[ignore = "a thousand games"]
fn a_bot_beats_a_greedy_player_in_a_thousand_games() {
    let (wins, _) = against_greed(&rules("rummy-500", 2), 1_000);
    assert!(wins >= 700, "{wins} of 1000 games");
}

#[test]
fn bots_do_all_that_the_game_offers() {
    let mut seen = [0; 4];
    let mut watch = |_: &View, decision: &kookaburra_players::rummy::Decision| match decision.action {
        Action::Take(2..) => seen[0] += 1,
        Action::Rummy(_) => seen[1] += 1,
        Action::Lay(..) => seen[2] += 1,
        Action::Meld(meld) if meld.jokers() > 0 => seen[3] += 1,
        _ => (),
    };
    for (preset, seats) in [("rummy-500", 2), ("rummy-500", 4), ("rummy-500-unplayable-call", 3)] {
        let rules = rules(preset, seats);
        for series in 0..3 {
            self_play(&rules, &mut bots(&rules), series, 4, &mut watch);
        }
    }
    assert!(seen.iter().all(|&n| n > 0), "deep takes, calls, lay-offs, jokers: {seen:?}");
}

/// Claims whatever they may, or nothing at all; does anything in their turns.
struct Claimer {
    turns: RandomPlayer,
    eager: bool,
}

impl Player<Rules> for Claimer {
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        self.turns.decide(rules, view)
    }

    fn call(&mut self, _: &Rules, view: &View) -> Option<Decision> {
        let action = Rules::any(view, |_| 0).filter(|_| self.eager)?;
        Some(Decision { action, reason: Reason::ANY_WILL_DO })
    }
}

#[test]
fn of_those_who_claim_the_first_after_the_player_in_turn_gets_the_card() {
    // RM-CALL-4
    let rules = rules("rummy-500", 5);
    for silent in Seat::all(5) {
        let claimer = |seat| Claimer { turns: RandomPlayer::new(1), eager: seat != silent };
        let mut players: Lineup<Rules> = Seat::all(5).map(|seat| Box::new(claimer(seat)) as Box<_>).collect();
        let mut claims = 0;
        self_play(&rules, &mut players, 2, 4, |view, _| {
            let claimed = view.viewer != Viewer::Seat(view.turn);
            let thrown = view.history.iter().rfind(|done| matches!(done.action, Action::Discard(_)));
            let may = |seat: &Seat| *seat != silent && thrown.is_some_and(|done| done.seat != *seat);
            let first = (1..5).map(|steps| view.turn.after(steps, 5)).find(may);
            assert!(!claimed || first.map(Viewer::Seat) == Some(view.viewer), "{first:?}: {view:?}");
            claims += u32::from(claimed);
        });
        assert!(claims > 3, "{claims}");
    }
}

/// Does what is never legal.
struct Lawless;

impl Player<Rules> for Lawless {
    fn decide(&mut self, _: &Rules, _: &View) -> Decision {
        Decision { action: Action::End, reason: Reason::ANY_WILL_DO }
    }
}

#[test]
#[should_panic(expected = "seat 0: end refused: ")]
fn an_action_that_is_refused_stops_the_game() {
    let rules = rules("rummy-500", 2);
    let mut players: Lineup<Rules> = vec![Box::new(Lawless), Box::new(Lawless)];
    self_play(&rules, &mut players, 1, 1, |_, _| ());
}
