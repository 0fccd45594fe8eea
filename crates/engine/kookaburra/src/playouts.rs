//! Random hands as a fixed amount of work: a signature that must come out, then speed.
//!
//! What chess engines call `bench`. The program's command and the crate's benchmark measure the same work.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use cards::Card;
use table::{Game, Seat, Variants};

/// Random hands are the same for ever: what the fixed ones of a preset come to is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Speed {
    /// The preset.
    pub preset: &'static str,
    /// Legal actions found, picked and performed in a second of one thread.
    pub actions_per_second: f64,
    /// Hands in a second, from the deal to the score.
    pub hands_per_second: f64,
    /// What the fixed hands came to.
    pub signature: String,
}

/// The fixed hands did not come to what they should: the rules have changed, or are wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{preset}: the signature is {found}, but should be {expected}")]
pub struct WrongSignature {
    /// The preset.
    pub preset: &'static str,
    /// What came out.
    pub found: String,
    /// What should have.
    pub expected: &'static str,
}

/// The presets of all games that can be measured.
pub fn presets() -> impl Iterator<Item = &'static str> {
    let five_hundred = five_hundred::Preset::all().iter().map(|preset| preset.name);
    five_hundred.chain(rummy_500::Preset::all().iter().map(Variants::name))
}

/// Plays the fixed hands of a preset, then random ones for at least `time`; `None` if there is no such preset.
///
/// # Errors
/// The signature is wrong.
#[must_use]
pub fn measure(preset: &str, time: Duration) -> Option<Result<Speed, WrongSignature>> {
    if let Ok(rules) = five_hundred::Rules::preset(preset) {
        return Some(measure_game(&rules, rules.spec().preset.name(), time));
    }
    let rules = rummy_500::Rules::preset(preset).ok()?;
    Some(measure_game(&rules, rules.spec().preset.name(), time))
}

/// A game that can be played at random without building lists.
trait Walk: Game {
    /// How many hands the signature is made of.
    const FIXED_HANDS: u64;

    /// Performs a random legal action; false when there is none.
    fn step(&self, state: &mut Self::State, dice: &mut Dice) -> bool;
}

impl Walk for five_hundred::Rules {
    const FIXED_HANDS: u64 = 2_000;

    #[inline]
    fn step(&self, state: &mut Self::State, dice: &mut Dice) -> bool {
        let Some((seat, choices)) = self.next_choices(state) else { return false };
        self.play_unchecked(state, seat, choices.pick(|n| dice.below(n)));
        true
    }
}

impl Walk for rummy_500::Rules {
    const FIXED_HANDS: u64 = 100;

    #[inline]
    fn step(&self, state: &mut Self::State, dice: &mut Dice) -> bool {
        let Some((seat, choices)) = self.next_choices(state) else { return false };
        self.play_unchecked(state, seat, choices.pick(|n| dice.below(n)));
        true
    }
}

fn measure_game<G: Walk>(rules: &G, preset: &'static str, time: Duration) -> Result<Speed, WrongSignature> {
    let signature = format!("{:016x}", signature(rules));
    let expected = SIGNATURES.iter().find(|(name, _)| *name == preset).map_or("unknown", |(_, known)| known);
    if expected != signature {
        return Err(WrongSignature { preset, found: signature, expected });
    }
    let mut playouts = Playouts::new(rules, 0);
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
            let actions_per_second = actions as f64 / seconds;
            return Ok(Speed {
                preset,
                actions_per_second,
                hands_per_second: f64::from(hands) / seconds,
                signature,
            });
        }
    }
}

/// What the fixed hands come to: every seat's points of every hand, and the number of actions.
fn signature<G: Walk>(rules: &G) -> u64 {
    let mut playouts = Playouts::new(rules, 1);
    let mut signature: u64 = 0;
    let mut add =
        |value: u64| signature = (signature ^ value).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(7);
    for _ in 0..G::FIXED_HANDS {
        add(playouts.hand());
        rules.standing(&playouts.state).scores.iter().for_each(|&score| add(u64::from(score as u32)));
    }
    signature
}

/// Random hands, one after the other.
struct Playouts<'r, G: Game> {
    rules: &'r G,
    dice: Dice,
    pack: Vec<Card>,
    fresh: G::State,
    state: G::State,
    dealer: Seat,
}

impl<'r, G: Walk> Playouts<'r, G> {
    fn new(rules: &'r G, seed: u64) -> Self {
        let fresh = rules.start(&vec![0; rules.seats()]).expect("a game starts at nothing");
        let dice = Dice(seed ^ 0x9e37_79b9_7f4a_7c15);
        Self { rules, dice, pack: rules.pack_in_order(), state: fresh.clone(), fresh, dealer: Seat(0) }
    }

    /// Plays a hand from the deal to the score; how many actions it took.
    fn hand(&mut self) -> u64 {
        for i in (1..self.pack.len()).rev() {
            self.pack.swap(i, self.dice.below(i as u32 + 1) as usize);
        }
        let deal = self.rules.deal_pack(&self.pack, self.dealer);
        self.state.clone_from(&self.fresh);
        self.rules.deal(&mut self.state, self.dealer, &deal);
        self.dealer = self.dealer.after(1, self.rules.seats());
        let mut actions = 0;
        while self.rules.step(&mut self.state, &mut self.dice) {
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
    ("australian-4-two-jokers", "9d4fd82f58fd6093"),
    ("australian-4-mixed-fours", "1bdf9a3acdda0c63"),
    ("new-zealand-4", "740296e4ac346fef"),
    ("trickster-australian-4", "bcf346bad39620e8"),
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
    ("american-4-team", "dfb17a4786f5069a"),
    ("american-4-four-hands", "cf427f02f99d3ede"),
    ("minnesota-4", "f340b2dc8a6e6b0f"),
    ("st-paul-4", "6c8045bab19ec622"),
    ("trickster-american-4", "147fc7c0c8555c1d"),
    ("quebec-4", "7b36554292e0e165"),
    ("quebec-4-nullo", "866f7e4c958277ae"),
    ("quebec-4-club", "7c1a8109d18f7e41"),
    ("quebec-4-misere", "48bc9a82cb7ddf8f"),
    ("quebec-2", "f9129ba7fc41c24f"),
    ("bijou-2", "580f174b367eb427"),
    ("bijou-3", "6d5cb81e75eb1e7c"),
    ("bijou-4", "5f7710579e549ead"),
    ("bijou-5", "4f1ebf3df12bff81"),
    ("bijou-6", "03d8212353cdafea"),
    ("rummy-500", "7b8eef7a6167b657"),
    ("rummy-500-no-jokers", "374fecd2a0a7eac0"),
    ("rummy-500-five-ten-fifteen", "93fc1339e0d5e470"),
    ("rummy-500-always-meld", "c0f57b95bf4884d7"),
    ("rummy-500-new-meld", "0dfbd176302e8893"),
    ("rummy-500-books", "a612702275d365ca"),
    ("rummy-500-last-discard", "b785b5eecb090ede"),
    ("rummy-500-no-calls", "ea79bf6552f67536"),
    ("rummy-500-strict-out", "0980b40894ba0da6"),
    ("rummy-500-floating", "557a43ef97b063ef"),
    ("rummy-500-unplayable", "62d51c09b001558f"),
    ("rummy-500-unplayable-call", "8207d6f0d5a3e257"),
    ("rummy-500-must-go-out", "7b8eef7a6167b657"),
    ("rummy-200", "d4486e8b81600c71"),
    ("rummy-500-two-tens", "6d0face7c3acbc08"),
    ("rummy-500-low-ace", "4c21f80ea1170a80"),
    ("partnership-rummy-500", "48543b17647993ef"),
    ("michigan-rummy", "9db57e7dcd9adaa7"),
    ("persian-rummy", "d073c012acd48cb6"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_comes_to_its_signature() {
        let known: Vec<&str> = SIGNATURES.iter().map(|(preset, _)| *preset).collect();
        assert_eq!(known, presets().collect::<Vec<_>>());
        let measured =
            presets().map(|preset| measure(preset, Duration::ZERO).expect("a preset of this name"));
        let wrong: Vec<WrongSignature> = measured.filter_map(Result::err).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
        assert!(measure("poker", Duration::ZERO).is_none());
    }
}
