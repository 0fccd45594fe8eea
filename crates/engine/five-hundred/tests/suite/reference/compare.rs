//! The engine and the second reading play the same random games; they must agree on everything that can be seen.

use five_hundred::{Action, PRESETS, Rules, RulesSpec, State};
use serde_json::{Value, json};
use table::{Game, Recall, Seat, Viewer};

use super::Reading;
use crate::common::{Random, likely, random_rules, rules, shuffled_deal, telling_scores};

/// What both say of where a game stands.
fn agree(rules: &Rules, state: &State, reading: &Reading) -> Option<String> {
    let differ = |what: &str, engine: Value, reading: Value| {
        (engine != reading).then(|| format!("{what}: engine {engine}, reading {reading}"))
    };
    let to_act = rules.to_act(state).first();
    let phase = differ(
        "phase",
        json!(rules.phase(state).map_or("over", five_hundred::Phase::text)),
        json!(reading.phase()),
    )
    .or_else(|| differ("to act", json!(to_act), json!(reading.to_act())));
    if phase.is_some() {
        return phase;
    }
    if let Some(seat) = to_act {
        let table::Legal { actions: list, unlisted: family } = rules.legal(state, seat);
        let list: Vec<String> = list.iter().map(ToString::to_string).collect();
        let legal = reading.legal();
        if family.is_some() != legal.is_none() {
            return Some(format!("engine lists {list:?}, reading {legal:?}"));
        }
        return differ("legal", json!(list), json!(legal.unwrap_or_default()));
    }
    let standing = rules.standing(state);
    let hand = rules.hand_json(state);
    differ("result", hand["result"].clone(), json!(reading.result))
        .or_else(|| differ("points", hand["points"].clone(), json!(reading.points)))
        .or_else(|| differ("scores", json!(standing.scores), json!(reading.scores)))
        .or_else(|| differ("winners", json!(standing.winners), json!(reading.winners)))
        .or_else(|| differ("losers", json!(standing.losers), json!(reading.losers)))
        .or_else(|| differ("games", json!(standing.games.unwrap_or_default()), json!(reading.games)))
        .or_else(|| {
            let partners = reading.contract.as_ref().map_or(Value::Null, |contract| json!(contract.partners));
            differ("partners", hand["contract"]["partners"].clone(), partners)
        })
        .or_else(|| differ("tricks", hand["tricks"].clone(), json!(reading.tricks_by_seat())))
}

/// Plays some hands of a game; the kinds of hands that came.
fn compare_game(rules: &Rules, scores: &[i32], hands: u32, random: &mut Random, seen: &mut Vec<String>) {
    let mut state = rules.start(scores).unwrap();
    let mut reading = Reading::new(rules, scores);
    for _ in 0..hands {
        let dealer = rules.next_dealer(&state).unwrap_or(Seat(random.below(rules.seats() as u32) as u8));
        let deal = shuffled_deal(rules, dealer, random);
        rules.deal(&mut state, dealer, &deal);
        reading.deal(dealer.index(), &deal);
        let mut lines: Vec<String> = Vec::new();
        loop {
            if let Some(difference) = agree(rules, &state, &reading) {
                let deal = Value::Object(rules.deal_json(&deal));
                let spec = Value::Object(rules.spec().to_json());
                panic!(
                    "{difference}\nrules {spec}\nscores {:?}, dealer {dealer}\ndeal {deal}\nactions {lines:?}",
                    reading.start
                );
            }
            let Some(seat) = rules.to_act(&state).first() else { break };
            let action = likely(rules, &rules.choices(&state, seat), random);
            lines.push(format!("{seat} {action}"));
            rules.play_unchecked(&mut state, seat, action);
            reading.act(seat.index(), &action.to_string());
        }
        seen.push(format!("{} {}", kind(rules, &state), rules.hand_json(&state)["result"]));
        if rules.phase(&state).is_none() {
            return;
        }
    }
}

/// The contract without its height.
fn kind(rules: &Rules, state: &State) -> String {
    let contract = rules.view(state, Viewer::Referee, Recall::Perfect).contract;
    contract.map_or_else(String::new, |contract| {
        let text = Action::Bid(contract.bid).to_string();
        text.trim_start_matches(|c: char| c.is_ascii_digit()).to_owned()
    })
}

#[test]
fn both_readings_agree_on_every_preset() {
    // FH-AUC, FH-BID, FH-KIT, FH-NOM, FH-PLAY, FH-JOK, FH-PART, FH-SCO, FH-END
    let mut random = Random::new(2);
    let mut seen = Vec::new();
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        for _ in 0..5 {
            let scores = telling_scores(&rules, &mut random);
            compare_game(&rules, &scores, 3, &mut random, &mut seen);
        }
    }
    assert!(seen.len() > 200);
}

#[test]
fn both_readings_agree_whatever_the_house_rules() {
    // FH-AMB-18 and every rule that an axis touches
    let mut random = Random::new(22);
    let mut seen = Vec::new();
    // Few hands are played without a bid, or without the kitty, or for the whole game.
    let without_bid = rules("american-2", &[("all_pass", "no_trump_tricks")]);
    let taken_games = rules("quebec-4-club", &[("sans_kitty", "same"), ("partie", "on")]);
    for game in 0..480 {
        let rules = match game {
            0..400 => random_rules(&mut random),
            400..440 => without_bid.clone(),
            _ => taken_games.clone(),
        };
        let scores = telling_scores(&rules, &mut random);
        compare_game(&rules, &scores, 2, &mut random, &mut seen);
    }
    for result in ["made", "failed", "passed_out", "played_without_bid", "stopped"] {
        assert!(seen.iter().filter(|kind| kind.contains(result)).count() > 2, "{result}");
    }
    for kind in ["misere", "open-misere", "blind-misere", "nullo", "NT", "S", "partie H", "C sans-kitty"] {
        assert!(seen.iter().any(|seen| seen.starts_with(&format!("{kind} "))), "{kind}");
    }
}

#[test]
fn both_readings_agree_where_rules_meet() {
    let mut random = Random::new(22_222);
    let mut seen = Vec::new();
    for (preset, changes) in [
        (
            "american-5",
            &[
                ("card_points", "on"),
                ("partner_share", "half"),
                ("secret_alone", "on"),
                ("sans_kitty", "double"),
            ][..],
        ),
        ("american-5-call", &[("stop_when_decided", "on"), ("partner_reveal", "at_once"), ("chicago", "on")]),
        ("quebec-4-club", &[("joker_nomination", "on"), ("sans_kitty", "double"), ("slam", "as_ten")]),
        (
            "quebec-2",
            &[
                ("misere", "any_time"),
                ("joker_in_misere", "must"),
                ("super_open_misere", "on"),
                ("joker_nomination", "on"),
            ],
        ),
        (
            "australian-2",
            &[("pack", "63-doubled"), ("sans_kitty", "same"), ("joker_lead", "last_trick_only")],
        ),
        ("australian-5-open", &[("trick_review", "all")]),
        (
            "australian-4",
            &[
                ("bid_after_pass", "suit_change"),
                ("own_raise", "reopen"),
                ("misere_values", "doubled"),
                ("pack", "44-jokers"),
                ("joker_lead", "not_void"),
                ("joker_nomination", "off"),
                ("first_lead", "eldest"),
                ("super_open_misere", "on"),
            ],
        ),
        (
            "american-4",
            &[
                ("six_bids", "inkle_early"),
                ("nullo", "american"),
                ("sans_kitty", "nullo_500"),
                ("pack", "43-mixed-fours"),
                ("defender_tricks", "if_set"),
                ("defender_limit", "cap_490"),
            ],
        ),
        (
            "american-4-solo",
            &[("defender_tricks", "if_set"), ("card_points", "on"), ("defender_limit", "cap_490")],
        ),
        ("american-6", &[("nullo", "quebec"), ("misere", "any_time"), ("chicago", "on"), ("pack", "66")]),
        (
            "australian-4",
            &[
                ("misere_joker", "low"),
                ("misere", "any_time"),
                ("pack", "46"),
                ("joker_nomination", "off"),
                ("joker_lead", "not_void"),
            ],
        ),
        ("quebec-2", &[("misere", "any_time"), ("misere_joker", "low"), ("joker_lead", "last_trick_only")]),
        ("quebec-4", &[("joker_follow", "first_round"), ("joker_lead", "not_void")]),
        ("quebec-2", &[("joker_follow", "first_round"), ("all_pass", "no_trump_tricks")]),
        ("australian-4", &[("set_penalty", "silent"), ("bid_after_pass", "always"), ("own_raise", "reopen")]),
        ("american-4", &[("set_penalty", "silent_by_four"), ("six_bids", "inkle_early")]),
        ("australian-2", &[("set_penalty", "silent"), ("own_raise", "yes"), ("blind_misere", "on")]),
        (
            "american-3",
            &[("failure", "opponents_score"), ("defender_limit", "freeze_480"), ("card_points", "on")],
        ),
        (
            "american-4-solo",
            &[("all_pass", "no_trump_tricks"), ("joker_lead", "unled"), ("lose", "at_minus_target")],
        ),
        (
            "australian-6-two-packs",
            &[
                ("sans_kitty", "double"),
                ("misere", "any_time"),
                ("win", "by_score"),
                ("stop_when_decided", "on"),
            ],
        ),
    ] {
        let rules = rules(preset, changes);
        // Five players come to a super open misère now and then.
        for _ in 0..if preset == "australian-5-open" { 60 } else { 8 } {
            let scores = telling_scores(&rules, &mut random);
            compare_game(&rules, &scores, 2, &mut random, &mut seen);
        }
    }
    let super_open = |kind: &String| kind.starts_with("super-open-misere ");
    assert!(seen.len() > 80 && seen.iter().any(super_open), "{seen:?}");
}
