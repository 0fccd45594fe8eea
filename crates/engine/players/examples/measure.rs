//! Measures the bots at a preset: `cargo run --release -p kookaburra-players --example measure -- australian-4 2000`.

use std::{collections::BTreeMap, time::Instant};

use five_hundred::{Action, BidKind, HandResult, PRESETS, Rules};
use kookaburra_players::{
    Lineup, Player, RandomPlayer, Why,
    five_hundred::{Bot, HandReport, Reason},
    self_play,
};
use table::Seat;

#[derive(Default)]
struct Tally {
    count: u32,
    made: u32,
    tricks: u32,
}

impl Tally {
    fn add(&mut self, hand: &HandReport) {
        self.count += 1;
        self.made += u32::from(hand.result == HandResult::Made);
        self.tricks += u32::from(hand.party_tricks);
    }

    fn line(&self, of: u32) -> String {
        let share = |n: u32, all: u32| 100.0 * f64::from(n) / f64::from(all.max(1));
        format!(
            "{:5} ({:4.1} %)  made {:4.1} %  tricks {:4.2}",
            self.count,
            share(self.count, of),
            share(self.made, self.count),
            f64::from(self.tricks) / f64::from(self.count.max(1))
        )
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let preset = args.next().unwrap_or_else(|| "australian-4".to_owned());
    let hands = args.next().and_then(|n| n.parse().ok()).unwrap_or(1000);
    for preset in PRESETS.iter().filter(|p| preset == "all" || p.name == preset) {
        measure(preset.name, hands);
    }
}

fn measure(preset: &str, hands: u32) {
    let rules = match Rules::preset(preset) {
        Ok(rules) => rules,
        Err(problems) => return eprintln!("{problems}"),
    };
    let mut by_level: BTreeMap<String, Tally> = BTreeMap::new();
    let (mut all, mut contracts, mut played, mut games, mut passed) = (0, Tally::default(), 0, 0, 0);
    let mut raises = 0;
    let mut thought: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    let mut decisions = 0_u32;
    let start = Instant::now();
    for series in 0.. {
        if played >= hands {
            break;
        }
        let mut players: Lineup<Rules> = (0..rules.seats())
            .map(|seat| Box::new(Bot::new(seat as u64)) as Box<dyn Player<Rules>>)
            .collect();
        let mut expected: BTreeMap<(u32, String), (bool, u32)> = BTreeMap::new();
        let game = self_play(&rules, &mut players, series, 40, |view, decision| {
            decisions += 1;
            if let Reason::BidMakes { bid, tricks } | Reason::BidOver { bid, tricks } = decision.reason {
                expected.insert((view.hand_number, bid.to_string()), (false, tricks));
            }
            if let Reason::BidRaise { bid, tricks, .. } = decision.reason {
                expected.insert((view.hand_number, bid.to_string()), (true, tricks));
            }
            raises += u32::from(decision.reason.key() == "bots-bid-raise");
            all += u32::from(matches!(decision.action, Action::Bid(_)));
        });
        games += u32::from(game.finished);
        for (number, hand) in game.hands.iter().enumerate() {
            played += 1;
            if let Some((bid, _)) = hand.contract
                && let Some((raise, tricks)) = expected.get(&(number as u32, bid.to_string()))
            {
                let kind = if bid.strain().trump().is_some() { "suit" } else { "NT" };
                let raise = if *raise { "raised " } else { "" };
                let entry = thought.entry(format!("{raise}{kind} {tricks:2}")).or_default();
                *entry = (entry.0 + 1, entry.1 + u32::from(hand.party_tricks));
            }
            passed += u32::from(hand.result == HandResult::PassedOut);
            let Some((bid, _)) = hand.contract else { continue };
            contracts.add(hand);
            let level = match bid.kind() {
                BidKind::Tricks(tricks, strain) if strain.trump().is_none() => format!("{tricks} NT"),
                BidKind::Tricks(tricks, _) => format!("{tricks} suit"),
                BidKind::Partie(_) => "partie".to_owned(),
                BidKind::Misere(kind) => kind.text().to_owned(),
            };
            by_level.entry(level).or_default().add(hand);
        }
    }
    let each = start.elapsed().as_secs_f64() * 1e6 / f64::from(decisions.max(1));
    println!(
        "{preset}: {played} hands, {games} games ({:.1} hands a game), {:.1} % passed out, {:.2} bids a hand, {raises} raises, {each:.0} µs a decision",
        f64::from(played) / f64::from(games.max(1)),
        100.0 * f64::from(passed) / f64::from(played.max(1)),
        f64::from(all) / f64::from(played.max(1)),
    );
    println!("  all        {}", contracts.line(played));
    for (level, tally) in &by_level {
        println!("  {level:10} {}", tally.line(played));
    }
    for (kind, (count, tricks)) in &thought {
        println!("  thought {kind}: {count:5} hands, {:.2} tricks", f64::from(*tricks) / f64::from(*count));
    }
    println!("  against random players: {}", against_random(&rules));
}

/// Bots and random players at every other seat, both ways round: games won and points a hand.
fn against_random(rules: &Rules) -> String {
    let (mut won, mut games, mut points, mut hands) = (0, 0, 0, 0);
    for series in 0..20 {
        let mut players: Lineup<Rules> = Vec::new();
        let bots = |seat: Seat| (rules.side(seat).first() == Some(Seat(0))) == (series % 2 == 0);
        for seat in Seat::all(rules.seats()) {
            players.push(if bots(seat) {
                Box::new(Bot::new(series))
            } else {
                Box::new(RandomPlayer::new(series + u64::from(seat.0)))
            });
        }
        let game = self_play(rules, &mut players, series, 30, |_, _| {});
        games += 1;
        won += u32::from(game.winners.iter().any(bots));
        for hand in &game.hands {
            hands += 1;
            let mean = |bot: bool| {
                let seats = Seat::all(rules.seats()).filter(|&seat| bots(seat) == bot);
                let points: Vec<i32> =
                    seats.map(|seat| hand.points.get(seat.index()).copied().unwrap_or(0)).collect();
                f64::from(points.iter().sum::<i32>()) / points.len() as f64
            };
            points += (mean(true) - mean(false)) as i32;
        }
    }
    format!("{won} of {games} games, {:.0} points a hand better", f64::from(points) / f64::from(hands.max(1)))
}
