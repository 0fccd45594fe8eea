//! Random games from deal to score: a fixed workload whose signature is asserted, then its speed.
//!
//! `cargo bench -p five-hundred --bench playouts [-- PRESET…]`

use std::{hint::black_box, time::Instant};

use cards::Card;
use five_hundred::{PRESETS, Rules, State};
use table::{Game, Seat, Standing};

struct Random(u64);
impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
    fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}
fn hand(rules: &Rules, start: &State, pack: &mut [Card], random: &mut Random) -> (u64, i32) {
    for i in (1..pack.len()).rev() {
        pack.swap(i, random.below(i as u32 + 1) as usize);
    }
    let mut state = *start;
    let deal = rules.deal_pack(pack, Seat(0));
    rules.deal(&mut state, Seat(0), &deal);
    let mut n = 0;
    while let Some((seat, choices)) = rules.next_choices(&state) {
        let action = choices.pick(|n| random.below(n));
        rules.play_unchecked(&mut state, seat, action);
        n += 1;
    }
    (n, state.scores().0.iter().sum())
}
fn main() {
    let names: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    for preset in PRESETS.iter().filter(|p| names.is_empty() || names.iter().any(|n| n == p.name)) {
        let rules = Rules::preset(preset.name).unwrap();
        let start = rules.start(&vec![0; rules.seats()]).unwrap();
        let mut pack = rules.pack_in_order();
        let mut random = Random(1);
        let (mut actions, mut sum) = (0, 0_i64);
        let t = Instant::now();
        for _ in 0..20_000 {
            let (n, s) = hand(&rules, &start, &mut pack, &mut random);
            actions += n;
            sum += i64::from(s);
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{:24} {:.2} M actions/s  {:.1} per hand  {}",
            preset.name,
            actions as f64 / e / 1e6,
            actions as f64 / 20000.0,
            black_box(sum)
        );
    }
}
