//! Counts of everything that can happen: short auctions from the deal, and the last tricks of a hand in every way. The
//! files in `tests/perft` hold the counts; small ones are confirmed by the second reading of the rules.

use std::fs;

use five_hundred::{PRESETS, Preset, Rules, RulesSpec, State};
use table::{Game, Recall, Viewer};

use crate::{
    common::{
        Random, Recorded,
        data::{self, Told, perform},
    },
    reference::Reading,
};

/// Longer counts are not kept, and longer ones are not confirmed.
const MOST_AUCTIONS: u64 = 25_000;
const MOST_ENDINGS: u64 = 2_500;
const CONFIRMED: u64 = 700;

#[test]
fn auctions_and_endings_have_as_many_ways_as_were_counted() {
    // FH-AUC-2, FH-AUC-3, FH-BID-1, FH-PLAY-3, NOT-RES-3
    for preset in PRESETS {
        let rules = Rules::new(RulesSpec::from(preset)).unwrap();
        let file = fs::read_to_string(data::path("perft", preset.name)).unwrap_or_default();
        let endings = if file.is_empty() {
            assert!(data::is_update(), "{} has no counts", preset.name);
            invent(&rules)
        } else {
            let parts = file.split("\n\n").skip(1);
            parts
                .map(|part| {
                    let actions = part.lines().find_map(|line| line.strip_prefix("actions ")).unwrap();
                    Told::read(&rules, part, actions.split("; ").map(str::to_owned).collect())
                })
                .collect()
        };
        data::expect("perft", preset.name, &counts(preset, &rules, &endings));
    }
}

fn counts(preset: &Preset, rules: &Rules, endings: &[Told]) -> String {
    let mut text = format!(
        "# {}: how many ways there are.\n\
         # auction N: legal sequences of N calls from the deal (one that has ended is not continued).\n\
         # ending: ways to play the rest of the hand after these actions, and the sum (modulo 2^64) of the FNV-1a hashes of\n\
         # `RESULT POINTS TRICKS`, such as `made [40, 30] [7, 3]`, over all of them.\n\
         # Counts below {CONFIRMED} are confirmed by a second implementation in the suite; the auctions were also counted by a\n\
         # script written from the text of the rules.\n",
        preset.name
    );
    let told = &endings[0];
    let state = told.begin(rules);
    let mut reading = Reading::new(rules, &told.scores);
    reading.deal(told.dealer.index(), &told.deal);
    for depth in 1..=4 {
        let count = auctions(rules, &state, depth);
        if count > MOST_AUCTIONS {
            break;
        }
        if count < CONFIRMED {
            assert_eq!(auctions_read(&reading, depth), count, "{}: auction {depth}", preset.name);
        }
        text += &format!("auction {depth} {count}\n");
    }
    for told in endings {
        let mut state = told.begin(rules);
        let mut reading = Reading::new(rules, &told.scores);
        reading.deal(told.dealer.index(), &told.deal);
        for line in &told.actions {
            let (seat, action) = perform(rules, &mut state, line);
            reading.act(seat.index(), &action.to_string());
        }
        let (ways, sum) = ways(rules, &state);
        if ways < CONFIRMED {
            assert_eq!(ways_read(&reading), (ways, sum), "{}: the ending", preset.name);
        }
        text += &format!(
            "\n{}actions {}\nending {ways} {sum:016x}\n",
            told.opening(rules),
            told.actions.join("; ")
        );
    }
    text
}

fn auctions(rules: &Rules, state: &State, depth: u32) -> u64 {
    let Some(seat) =
        rules.to_act(state).first().filter(|_| rules.phase(state) == Some(five_hundred::Phase::Auction))
    else {
        return 0;
    };
    let choices = rules.choices(state, seat);
    if depth == 1 {
        return choices.len();
    }
    let after = |action| {
        let mut state = *state;
        rules.play_unchecked(&mut state, seat, action);
        auctions(rules, &state, depth - 1)
    };
    choices.list().into_iter().map(after).sum()
}

fn auctions_read(reading: &Reading, depth: u32) -> u64 {
    if reading.phase() != "auction" {
        return 0;
    }
    let calls = reading.legal().unwrap();
    if depth == 1 {
        return calls.len() as u64;
    }
    let after = |call: &String| {
        let mut reading = reading.clone();
        reading.act(reading.to_act().unwrap(), call);
        auctions_read(&reading, depth - 1)
    };
    calls.iter().map(after).sum()
}

/// Ways to play a hand to its end, and their sum.
fn ways(rules: &Rules, state: &State) -> (u64, u64) {
    let Some(seat) = rules.to_act(state).first() else {
        let hand = rules.hand_json(state);
        let list = |key: &str| hand[key].to_string().replace(',', ", ");
        let result = hand["result"].as_str().unwrap();
        return (1, fnv(&format!("{result} {} {}", list("points"), list("tricks"))));
    };
    let mut sum = (0, 0_u64);
    for action in rules.choices(state, seat).list() {
        let mut state = *state;
        rules.play_unchecked(&mut state, seat, action);
        let (ways, hash) = ways(rules, &state);
        sum = (sum.0 + ways, sum.1.wrapping_add(hash));
    }
    sum
}

fn ways_read(reading: &Reading) -> (u64, u64) {
    let Some(seat) = reading.to_act() else {
        let tricks = reading.tricks_by_seat();
        return (1, fnv(&format!("{} {:?} {tricks:?}", reading.result.unwrap(), reading.points)));
    };
    let mut sum = (0, 0_u64);
    for action in reading.legal().unwrap() {
        let mut reading = reading.clone();
        reading.act(seat, &action);
        let (ways, hash) = ways_read(&reading);
        sum = (sum.0 + ways, sum.1.wrapping_add(hash));
    }
    sum
}

fn fnv(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Two endings of played hands, as long as can be counted.
fn invent(rules: &Rules) -> Vec<Told> {
    let mut endings = Vec::new();
    // Two hands have fewer ways: begin earlier.
    let played = if rules.seats() == 2 && rules.axes().layout.text() != "rows" { 6 } else { 7 };
    for seed in 0..10_000 {
        let mut random = Random::new(seed);
        let target = rules.target();
        let scores = vec![if random.below(2) == 0 { 0 } else { target - 20 }; rules.seats()];
        let hand = Recorded::random(rules, scores, &mut random);
        let has_played = |state: &State| rules.view(state, Viewer::Spectator, Recall::Table).tricks_played;
        let Some(n) = (0..hand.states.len()).find(|&n| has_played(&hand.states[n]) == played) else {
            continue;
        };
        let (count, _) = ways(rules, &hand.states[n]);
        if (60..MOST_ENDINGS).contains(&count)
            && rules.phase(&hand.states[n]) == Some(five_hundred::Phase::Play)
        {
            endings.push(Told::of(&hand, n));
        }
        if endings.len() == 2 {
            return endings;
        }
    }
    panic!("no ending was found: {:?}", rules.spec().to_json())
}
