#![allow(clippy::unwrap_used, reason = "a test may")]

use std::collections::HashSet;

use cards::CardSet;
use five_hundred::{PRESETS, Preset, Rules, RulesSpec, State};
use table::{Game, Recall, Seat, Viewer, shuffle};

use super::*;
use crate::{Player, RandomPlayer, five_hundred::Bot, seed_of};

/// Goes through hands of a preset, bots and random players at the table, and shows each state before each action.
fn every_state(rules: &Rules, hands: u64, mut look: impl FnMut(&State)) {
    let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
    for hand in 0..hands {
        if rules.phase(&state).is_none() {
            return;
        }
        let mut pack = rules.pack_in_order();
        shuffle(seed_of(hand, 5), &mut pack);
        let dealer = rules.next_dealer(&state).unwrap_or(Seat(0));
        rules.deal(&mut state, dealer, &rules.deal_pack(&pack, dealer));
        let mut wild = RandomPlayer::new(hand);
        while let Some(seat) = rules.to_act(&state).first() {
            look(&state);
            let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
            // Odd hands are called by bots and then played at random, which shows more of what can happen.
            let playing = view.phase == Some(five_hundred::Phase::Play);
            let decision = if hand % 2 == 1 && playing {
                wild.decide(rules, &view)
            } else {
                Bot::new(1).decide(rules, &view)
            };
            rules.play_unchecked(&mut state, seat, decision.action);
        }
    }
}

fn worlds_show_the_same(rules: &Rules, name: &str, hands: u64) {
    let mut turn = 0;
    every_state(rules, hands, |state| {
        turn += 1;
        for seat in Seat::all(rules.seats()) {
            // Every viewer now and then, the one in turn always.
            if !rules.to_act(state).contains(seat) && (turn + seat.index()) % 5 != 0 {
                continue;
            }
            let view = rules.view(state, Viewer::Seat(seat), Recall::Perfect);
            let worlds = Worlds::new(rules, &view);
            let worlds = worlds.unwrap_or_else(|| panic!("{name}: nothing fits {view:?}"));
            let drawn = worlds.draw(&mut Chance::new(1, turn as u64));
            let (_, world) = drawn.unwrap_or_else(|| panic!("{name}: no world fits {view:?}"));
            assert_eq!(rules.view(&world, Viewer::Seat(seat), Recall::Perfect), view, "{name}");
        }
    });
}

#[test]
fn a_world_looks_to_the_viewer_as_the_game_does() {
    // FH-VIEW-1, FH-VIEW-2, FH-VIEW-5
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        worlds_show_the_same(&rules, preset.name, 4);
    }
}

#[test]
fn under_house_rules_too() {
    // FH-AMB-18
    for (preset, changes) in [
        ("australian-4", &[("pack", "66"), ("joker_nomination", "on"), ("misere", "any_time")][..]),
        ("american-4", &[("all_pass", "no_trump_tricks"), ("idle_kitty", "shown")]),
        ("australian-5", &[("secret_alone", "on"), ("callable", "any")]),
        ("australian-5", &[("partner_choice", "name_player"), ("partner_reveal", "at_once")]),
        ("australian-2", &[("pack", "63-doubled"), ("row_flip", "at_once"), ("open_misere", "500")]),
        ("quebec-2", &[("pack", "66"), ("joker_nomination", "on"), ("misere", "any_time")]),
    ] {
        let mut spec = RulesSpec::from(Preset::named(preset).unwrap());
        for (axis, value) in changes {
            spec.set(axis, value).unwrap();
        }
        worlds_show_the_same(&Rules::new(spec).unwrap(), preset, 6);
    }
}

/// The places of a card in a world: hands first, then what lies elsewhere.
fn place(rules: &Rules, world: &World, card: Card) -> usize {
    let hands = &world.deal.hands[..rules.seats()];
    let elsewhere = [world.deal.kitties[0], world.deal.kitties[1], world.deal.dead];
    let mut places = hands.iter().chain(&elsewhere);
    places.position(|cards: &CardSet| cards.contains(card)).unwrap_or(usize::MAX)
}

#[test]
fn every_card_can_lie_wherever_it_may() {
    // Before the first call nothing is known but one's own hand.
    for preset in ["australian-4", "american-2-dead", "bijou-2", "australian-6-two-packs", "quebec-4"] {
        let rules = Rules::preset(preset).unwrap();
        let mut state = rules.start(&vec![0; rules.seats()]).unwrap();
        let mut pack = rules.pack_in_order();
        shuffle(seed_of(3, 3), &mut pack);
        rules.deal(&mut state, Seat(0), &rules.deal_pack(&pack, Seat(0)));
        let view = rules.view(&state, Viewer::Seat(Seat(1)), Recall::Perfect);
        let worlds = Worlds::new(&rules, &view).unwrap();
        let mut chance = Chance::new(7, 0);
        let mut found = HashSet::new();
        for _ in 0..400 {
            let (world, _) = worlds.draw(&mut chance).unwrap();
            found.extend(rules.pack().into_iter().map(|card| (card, place(&rules, &world, card))));
        }
        let own = view.seats[1].hand.unwrap().len() as usize;
        let kitties = rules.axes().own_kitty == five_hundred::axis::OwnKitty::On;
        let dead = rules.axes().layout == five_hundred::axis::Layout::DeadHand;
        let others = rules.seats() - 1 + usize::from(kitties) + usize::from(dead) + 1;
        assert_eq!(found.len(), own + (rules.pack().len() as usize - own) * others, "{preset}");
    }
}

#[test]
fn every_place_of_a_card_is_as_likely_as_it_has_room() {
    // A player void in two suits: what they can't hold lies with the others, evenly.
    let pack = Rules::preset("australian-4").unwrap().pack();
    let spades = CardSet::of_suit(cards::Suit::Spades) & pack;
    let hearts = CardSet::of_suit(cards::Suit::Hearts) & pack;
    let hidden = spades | hearts;
    let half = hidden.len() / 2;
    let places = [
        known::Place { at: Where::Hand(Seat(0)), size: 4, fits: hidden - spades },
        known::Place { at: Where::Hand(Seat(1)), size: half, fits: hidden },
        known::Place { at: Where::Discards, size: hidden.len() - half - 4, fits: hidden },
    ];
    let mut chance = Chance::new(3, 3);
    let ace: Card = "AS".parse().unwrap();
    let (mut there, rounds) = (0, 4_000);
    for _ in 0..rounds {
        let spread = spread::spread(&places, hidden, &mut chance).unwrap();
        assert!(!spread[0].intersects(spades));
        there += usize::from(spread[1].contains(ace));
    }
    let expected = f64::from(half) / f64::from(hidden.len() - 4);
    let share = there as f64 / f64::from(rounds);
    assert!((share - expected).abs() < 0.04, "{share:.3} instead of {expected:.3}");
}

#[test]
fn every_way_to_lie_is_found_once() {
    let rules = Rules::preset("australian-4").unwrap();
    let cards = |state: &State| {
        let inside = rules.inside(state);
        let hands = Seat::all(4).map(|seat| inside.held(five_hundred::Zone::hand(seat)).to_string());
        (hands.collect::<Vec<_>>(), inside.discards().to_string())
    };
    let mut looked_at = 0;
    every_state(&rules, 6, |state| {
        let viewer = Viewer::Seat(rules.turn(state).unwrap());
        let view = rules.view(state, viewer, Recall::Perfect);
        let Some(all) = imagine_all(&rules, &view, 500).filter(|_| view.tricks_played > 0) else { return };
        let ways: HashSet<_> = all.iter().map(cards).collect();
        assert_eq!(ways.len(), all.len());
        assert!(all.iter().all(|world| rules.view(world, viewer, Recall::Perfect) == view));
        assert!(ways.contains(&cards(state)));
        let any = Belief { calls: false, discards: false };
        assert!(imagine(&rules, &view, any, 5, 1).iter().all(|world| ways.contains(&cards(world))));
        looked_at += 1;
    });
    assert!(looked_at > 20, "{looked_at}");
}
