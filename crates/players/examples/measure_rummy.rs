//! Measures the rummy bot against greedy players: `cargo run --release -p players --example measure_rummy -- rummy-500 2
//! 1000` plays a thousand games for two, with the bot in each seat in turn.

use std::time::Instant;

use players::{
    Lineup, Player, RandomPlayer,
    rummy::{Bot, Greedy},
    self_play,
};
use rummy_500::{PRESETS, Rules, RulesSpec, axis::Players};
use table::Seat;

fn main() {
    let mut args = std::env::args().skip(1);
    let preset = args.next().unwrap_or_else(|| "rummy-500".to_owned());
    let seats: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(2);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let rival = args.next().unwrap_or_else(|| "greedy".to_owned());
    for preset in PRESETS.iter().filter(|p| preset == "all" || p.name == preset) {
        let mut spec = RulesSpec::from(preset);
        spec.axes.players = Players::nearest(seats);
        measure(preset.name, &Rules::from(spec), games, &rival);
    }
}

fn measure(name: &str, rules: &Rules, games: u64, rival: &str) {
    let start = Instant::now();
    let (mut wins, mut hands, mut lead, mut decisions, mut finished) = (0, 0, 0, 0_u64, 0);
    let seats = table::Game::seats(rules);
    for game in 0..games {
        let bot = Seat((game % seats as u64) as u8);
        let player = |seat: Seat| -> Box<dyn Player<Rules>> {
            match rival {
                _ if seat == bot => Box::new(Bot::new(game)),
                "random" => Box::new(RandomPlayer::new(game)),
                "bot" => Box::new(Bot::new(game + 1)),
                _ => Box::new(Greedy::new()),
            }
        };
        let mut players: Lineup<Rules> = Seat::all(seats).map(player).collect();
        // The dealer goes round with the series: every seat meets every place.
        let report = self_play(rules, &mut players, game / 2, 200, |_, _| decisions += 1);
        wins += u64::from(report.winners.contains(bot));
        finished += u64::from(report.finished);
        hands += report.hands.len();
        for points in &report.hands {
            let all: i32 = points.iter().sum();
            let own = points[bot.index()];
            lead += own - (all - own) / (seats as i32 - 1);
        }
    }
    println!(
        "{name}, {seats} seats: {wins} of {games} games won against {rival} ({:.1} %), {finished} finished, {:.1} hands \
         a game, lead {:.1} points a hand, {:.0} us a decision",
        100.0 * wins as f64 / games as f64,
        hands as f64 / games as f64,
        f64::from(lead) / hands.max(1) as f64,
        start.elapsed().as_micros() as f64 / decisions.max(1) as f64,
    );
}
