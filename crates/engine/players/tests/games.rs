//! Whole games among bots: always legal, always finished, always the same, never worse than chance, and with bids that
//! are sound.

#![allow(clippy::unwrap_used, reason = "a test may")]

use five_hundred::{BidKind, HandResult, PRESETS, Rules, RulesSpec};
use kookaburra_players::{
    Lineup, Player, RandomPlayer,
    five_hundred::{Bot, HandReport, Reason},
    self_play,
};
use table::Seat;

fn bots(rules: &Rules) -> Lineup<Rules> {
    Seat::all(rules.seats())
        .map(|seat| Box::new(Bot::new(u64::from(seat.0))) as Box<dyn Player<Rules>>)
        .collect()
}

/// Hands of several games.
fn hands(preset: &str, count: usize) -> Vec<HandReport> {
    let rules = Rules::preset(preset).unwrap();
    let mut hands = Vec::new();
    for series in 0.. {
        if hands.len() >= count {
            break;
        }
        hands.extend(self_play(&rules, &mut bots(&rules), series, 20, |_, _| ()).hands);
    }
    hands
}

#[test]
fn every_preset_is_played_to_the_end_and_never_without_a_thought() {
    // PRE-AU, PRE-US, PRE-QC, PRE-BIJOU; self_play panics at an action that is refused.
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        let game = self_play(&rules, &mut bots(&rules), 5, 400, |_, decision| {
            assert_ne!(decision.reason, Reason::AnyWillDo, "{}: {}", preset.name, decision.action);
        });
        assert!(game.finished, "{}: {} hands, {:?}", preset.name, game.hands.len(), game.scores);
    }
}

#[test]
fn house_rules_are_played_too() {
    // FH-AMB-18: any combination of axes.
    for (preset, changes) in [
        (
            "australian-4",
            &[("misere", "any_time"), ("joker_lead", "last_trick_only"), ("own_raise", "yes")][..],
        ),
        ("australian-4", &[("super_open_misere", "on"), ("blind_misere", "on"), ("sans_kitty", "double")]),
        ("australian-4", &[("pack", "66"), ("joker_nomination", "on"), ("misere_rank", "by_value")]),
        ("american-4", &[("all_pass", "no_trump_tricks"), ("idle_kitty", "shown"), ("slam", "as_ten")]),
        ("american-5", &[("partner_choice", "by_level"), ("callable", "no_trumps")]),
        ("australian-5", &[("partner_choice", "name_player"), ("partner_reveal", "at_once")]),
        ("australian-5", &[("secret_alone", "on"), ("partner_share", "full"), ("callable", "any")]),
        ("australian-2", &[("pack", "63-doubled"), ("auction", "one_round"), ("open_misere", "500")]),
        ("quebec-2", &[("pack", "66"), ("joker_nomination", "on"), ("misere", "any_time")]),
        ("american-3", &[("nullo", "american"), ("joker_in_misere", "must"), ("card_points", "on")]),
        (
            "quebec-4-club",
            &[("partie_failure", "target"), ("sans_kitty", "same"), ("lose", "at_minus_target")],
        ),
        (
            "australian-4",
            &[
                ("bid_after_pass", "suit_change"),
                ("own_raise", "reopen"),
                ("pack", "43-mixed-fours"),
                ("joker_nomination", "off"),
                ("joker_lead", "not_void"),
                ("misere_values", "doubled"),
            ],
        ),
        (
            "australian-4",
            &[
                ("bid_after_pass", "always"),
                ("six_bids", "off"),
                ("first_lead", "eldest"),
                ("open_misere_shown", "before_lead"),
                ("hand_limit", "4"),
                ("pack", "44-jokers"),
            ],
        ),
        ("american-4", &[("six_bids", "inkle"), ("win", "by_highest"), ("defender_limit", "cap_490")]),
        (
            "american-4",
            &[
                ("six_bids", "inkle_early"),
                ("nullo", "american"),
                ("sans_kitty", "nullo_500"),
                ("deal_pattern", "minnesota"),
                ("defender_tricks", "if_set"),
                ("redeal_by", "same"),
            ],
        ),
        ("american-6", &[("six_bids", "inkle_early"), ("first_lead", "eldest")]),
        ("quebec-4", &[("joker_follow", "first_round"), ("kitty_view", "shown"), ("joker_lead", "not_void")]),
        ("american-4-team", &[("kitty_view", "shown"), ("set_penalty", "silent"), ("misere_joker", "low")]),
        ("bijou-2", &[("kitty_view", "shown"), ("set_penalty", "silent_by_four")]),
        ("australian-4", &[("misere_joker", "low"), ("misere", "any_time"), ("pack", "46")]),
        ("quebec-2", &[("misere_joker", "low"), ("misere", "any_time"), ("joker_lead", "last_trick_only")]),
        ("quebec-2", &[("joker_lead", "not_void"), ("first_lead", "eldest")]),
    ] {
        let mut spec = RulesSpec::from(PRESETS.iter().find(|known| known.name == preset).unwrap());
        for (axis, value) in changes {
            spec.set(axis, value).unwrap();
        }
        let rules = Rules::new(spec).unwrap();
        for series in 0..4 {
            let game = self_play(&rules, &mut bots(&rules), series, 6, |_, _| ());
            assert!(!game.hands.is_empty());
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for preset in ["australian-4", "quebec-2", "australian-5"] {
        let rules = Rules::preset(preset).unwrap();
        let play = || {
            let mut lines = Vec::new();
            self_play(&rules, &mut bots(&rules), 3, 4, |_, decision| lines.push(*decision));
            lines
        };
        assert_eq!(play(), play(), "{preset}");
    }
}

#[test]
fn a_decision_does_not_depend_on_decisions_before_it() {
    // The hint of a fresh bot is what the old one does.
    let rules = Rules::preset("australian-4").unwrap();
    self_play(&rules, &mut bots(&rules), 8, 3, |view, decision| {
        let table::Viewer::Seat(seat) = view.viewer else { return };
        assert_eq!(Bot::new(u64::from(seat.0)).decide(&rules, view), *decision);
    });
}

#[test]
fn bots_beat_random_players_at_every_preset() {
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        let mut lead = 0;
        let mut count = 0;
        for series in 0..6 {
            // Both ways round: the bots sit with the side of seat 0, then against it.
            let is_bot = |seat: Seat| (rules.side(seat).first() == Some(Seat(0))) == (series % 2 == 0);
            let mut players: Lineup<Rules> = Vec::new();
            for seat in Seat::all(rules.seats()) {
                let seed = series * 10 + u64::from(seat.0);
                players.push(if is_bot(seat) {
                    Box::new(Bot::new(seed))
                } else {
                    Box::new(RandomPlayer::new(seed))
                });
            }
            let game = self_play(&rules, &mut players, series, 8, |_, _| ());
            for hand in &game.hands {
                let mean = |bots: bool| {
                    let seats: Vec<Seat> =
                        Seat::all(rules.seats()).filter(|&seat| is_bot(seat) == bots).collect();
                    seats.iter().map(|seat| hand.points[seat.index()]).sum::<i32>() / seats.len() as i32
                };
                lead += mean(true) - mean(false);
                count += 1;
            }
        }
        assert!(lead / count > 60, "{}: {} points a hand", preset.name, lead / count);
    }
}

/// How contracts of one kind come out: their part of all hands, and the part made, in percent.
fn share(hands: &[HandReport], of: impl Fn(BidKind) -> bool) -> (usize, usize) {
    let chosen: Vec<&HandReport> =
        hands.iter().filter(|hand| hand.contract.is_some_and(|(bid, _)| of(bid.kind()))).collect();
    let made = chosen.iter().filter(|hand| hand.result == HandResult::Made).count();
    (100 * chosen.len() / hands.len(), 100 * made / chosen.len().max(1))
}

#[test]
fn bids_are_sound() {
    for (preset, passed_out) in [
        ("australian-4", 8),
        ("american-4", 8),
        ("quebec-4", 8),
        ("australian-3", 15),
        ("australian-5", 8),
        ("australian-6", 8),
        ("australian-2", 15),
    ] {
        let hands = hands(preset, 160);
        let (_, made) = share(&hands, |kind| !matches!(kind, BidKind::Misere(_)));
        assert!((48..=82).contains(&made), "{preset}: {made} % of contracts made");
        let thrown_in = hands.iter().filter(|hand| hand.result == HandResult::PassedOut).count();
        assert!(100 * thrown_in / hands.len() <= passed_out, "{preset}: {thrown_in} hands thrown in");
        let (nine_or_ten, _) = share(&hands, |kind| matches!(kind, BidKind::Tricks(9..=10, _)));
        assert!(nine_or_ten <= 6, "{preset}: {nine_or_ten} % of bids are for nine or ten");
    }
}

#[test]
fn miseres_are_bid_with_reason() {
    for preset in ["australian-4", "australian-3", "american-nullo", "quebec-4-nullo"] {
        let hands = hands(preset, 200);
        let (bid, made) = share(&hands, |kind| matches!(kind, BidKind::Misere(_)));
        assert!((2..=45).contains(&bid), "{preset}: {bid} % of contracts are miseres");
        assert!((45..=85).contains(&made), "{preset}: {made} % of miseres made");
    }
}
