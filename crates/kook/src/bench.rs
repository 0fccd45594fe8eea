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
const FIXED_HANDS: u64 = 500;

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
        playouts
            .rules
            .standing(&playouts.state)
            .scores
            .iter()
            .for_each(|&score| add(u64::from(score.cast_unsigned())));
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
    ("australian-4", "eb4634260676c335"),
    ("australian-3", "37bb5c3e5b758809"),
    ("australian-5", "1f59d102039ad8aa"),
    ("australian-5-open", "ddc8a6ec75dd67ff"),
    ("australian-6", "daa164232051ce22"),
    ("australian-6-two-packs", "1d9cc1b54957850c"),
    ("australian-2", "00ed5b45178123fd"),
    ("australian-2-plain", "7d887fa952cdf8d9"),
    ("australian-4-blind", "32300931d5f3e8b5"),
    ("american-3", "759645ec73aca839"),
    ("american-2", "9976156aba531ccb"),
    ("american-2-dead", "2595c8211c30164d"),
    ("american-4", "be6a20bdc519a1c2"),
    ("american-4-no-joker", "a91af0b195b06ecc"),
    ("american-4-solo", "115d2e3c9ac7a0dd"),
    ("american-5", "938aa6a23ae11758"),
    ("american-5-call", "6b8c14602d4ef5dc"),
    ("american-6", "a0ddf177c039c864"),
    ("american-nullo", "404f066d8355a657"),
    ("american-1000", "4676fb518a715ef2"),
    ("american-1500", "4676fb518a715ef2"),
    ("quebec-4", "06799c518241a7b5"),
    ("quebec-4-nullo", "46daf1a945cfa908"),
    ("quebec-4-club", "f246fd5446ec9f05"),
    ("quebec-2", "7129022544e1c234"),
    ("bijou-2", "3e449bc3e8b3bb20"),
    ("bijou-3", "f95e2dfd54bc3cee"),
    ("bijou-4", "1f99d9bebbc33e9a"),
    ("bijou-5", "85883eb5d0b3396c"),
    ("bijou-6", "697117d3dac0d96b"),
];
