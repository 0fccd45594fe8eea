//! `kook bench`: how fast the rules are on this machine, on work whose result is known.
//!
//! The same random hands are played first whose signature must come out, so that a fast engine is also a right one.

use std::{
    hint::black_box,
    process::ExitCode,
    time::{Duration, Instant},
};

use cards::Card;
use five_hundred::{PRESETS, Rules, RulesSpec, State};
use serde_json::json;
use table::{Game, Seat};

use crate::{Failure, cli, print};

/// How many hands the signature is made of.
const FIXED_HANDS: u64 = 2_000;

pub(crate) fn bench(what: &cli::BenchWhat) -> Result<ExitCode, Failure> {
    let cli::BenchWhat::Playouts(options) = what;
    let chosen: Vec<_> = PRESETS
        .iter()
        .filter(|preset| options.preset.as_ref().is_none_or(|name| preset.name == name))
        .collect();
    if chosen.is_empty() {
        let name = options.preset.as_deref().unwrap_or_default();
        return Err(Failure::Sentence(format!("there is no preset \"{name}\" (see kook rules)")));
    }
    for preset in chosen {
        let rules =
            Rules::new(RulesSpec::from(preset)).map_err(|error| Failure::Sentence(error.to_string()))?;
        let speed = measure(&rules, Duration::from_secs_f64(options.seconds))?;
        print(&if options.json {
            json!({
                "preset": preset.name,
                "actions_per_second": speed.actions.round() as u64,
                "games_per_second": speed.games.round() as u64,
                "signature": speed.signature,
            })
            .to_string()
        } else {
            format!(
                "{:24} {:>12} actions/s {:>10} hands/s  {}",
                preset.name,
                thousands(speed.actions),
                thousands(speed.games),
                speed.signature
            )
        })?;
    }
    Ok(ExitCode::SUCCESS)
}

struct Speed {
    actions: f64,
    games: f64,
    signature: String,
}

fn measure(rules: &Rules, time: Duration) -> Result<Speed, Failure> {
    let signature = format!("{:016x}", signature(rules)?);
    let name = rules.spec().preset.name;
    let known = SIGNATURES.iter().find(|(preset, _)| *preset == name).map(|(_, known)| *known);
    if known != Some(signature.as_str()) {
        let known = known.unwrap_or("unknown");
        return Err(Failure::Sentence(format!(
            "{name}: the signature is {signature}, but should be {known}"
        )));
    }
    let mut playouts = Playouts::new(rules, 0)?;
    let start = Instant::now();
    let (mut actions, mut hands) = (0, 0);
    loop {
        // The clock is looked at now and then only.
        for _ in 0..64 {
            actions += playouts.hand();
            hands += 1;
        }
        let elapsed = start.elapsed();
        if elapsed >= time {
            let seconds = elapsed.as_secs_f64();
            return Ok(Speed {
                actions: actions as f64 / seconds,
                games: f64::from(hands) / seconds,
                signature,
            });
        }
    }
}

/// What the fixed hands come to: every seat's points of every hand, and the number of actions.
fn signature(rules: &Rules) -> Result<u64, Failure> {
    let mut playouts = Playouts::new(rules, 1)?;
    let mut signature: u64 = 0;
    let mut add =
        |value: u64| signature = (signature ^ value).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(7);
    for _ in 0..FIXED_HANDS {
        add(playouts.hand());
        playouts.rules.standing(&playouts.state).scores.iter().for_each(|&score| add(u64::from(score.cast_unsigned())));
    }
    Ok(signature)
}

/// Random hands, one after the other, without allocation.
struct Playouts<'r> {
    rules: &'r Rules,
    dice: Dice,
    pack: Vec<Card>,
    fresh: State,
    state: State,
    dealer: Seat,
}

impl<'r> Playouts<'r> {
    fn new(rules: &'r Rules, seed: u64) -> Result<Self, Failure> {
        let fresh = rules.start(&vec![0; rules.seats()]).map_err(Failure::Sentence)?;
        let dice = Dice(seed ^ 0x9e37_79b9_7f4a_7c15);
        Ok(Self { rules, dice, pack: rules.pack_in_order(), fresh, state: fresh, dealer: Seat(0) })
    }

    /// Plays a hand from the deal to the score; how many actions it took.
    fn hand(&mut self) -> u64 {
        for i in (1..self.pack.len()).rev() {
            self.pack.swap(i, self.dice.below(i as u32 + 1) as usize);
        }
        let deal = self.rules.deal_pack(&self.pack, self.dealer);
        self.state = self.fresh;
        self.rules.deal(&mut self.state, self.dealer, &deal);
        self.dealer = self.dealer.after(1, self.rules.seats());
        let mut actions = 0;
        while let Some((seat, choices)) = self.rules.next_choices(&self.state) {
            let action = choices.pick(|n| self.dice.below(n));
            self.rules.play_unchecked(&mut self.state, seat, action);
            actions += 1;
        }
        black_box(&self.state);
        actions
    }
}

/// A fast generator (Marsaglia's xorshift with a multiplication).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let word = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((word * u64::from(n)) >> 32) as u32
    }
}

/// A number with spaces between the thousands.
fn thousands(number: f64) -> String {
    let digits = (number.round() as u64).to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

/// What the fixed hands of each preset come to.
const SIGNATURES: &[(&str, &str)] = &[
    ("australian-4", "3ae7d20c5c391ea6"),
    ("australian-3", "463f8247c711fbcd"),
    ("australian-5", "0faa4e26516ca392"),
    ("australian-5-open", "25eb9eeba13862e2"),
    ("australian-6", "d1d446895707bfc8"),
    ("australian-6-two-packs", "3831c265c8c02508"),
    ("australian-2", "44a98683d4367070"),
    ("australian-2-plain", "64263dfc696ae383"),
    ("australian-4-blind", "962b88bca0d1b11f"),
    ("american-3", "004b4cf6c722d02a"),
    ("american-2", "3e0e7431f171d6da"),
    ("american-2-dead", "197c0700415a907f"),
    ("american-4", "cf427f02f99d3ede"),
    ("american-4-no-joker", "c47d13c54bb504db"),
    ("american-4-solo", "6b706454f4a3de9d"),
    ("american-5", "ba0e221fcfa9736b"),
    ("american-5-call", "be8cef7556cb0bc2"),
    ("american-6", "43c47dfa07471660"),
    ("american-nullo", "57b3bfd713271bc5"),
    ("american-1000", "4f2de947828acbf8"),
    ("american-1500", "4f2de947828acbf8"),
    ("quebec-4", "7b36554292e0e165"),
    ("quebec-4-nullo", "866f7e4c958277ae"),
    ("quebec-4-club", "7c1a8109d18f7e41"),
    ("quebec-2", "f9129ba7fc41c24f"),
    ("bijou-2", "580f174b367eb427"),
    ("bijou-3", "6d5cb81e75eb1e7c"),
    ("bijou-4", "5f7710579e549ead"),
    ("bijou-5", "4f1ebf3df12bff81"),
    ("bijou-6", "03d8212353cdafea"),
];
