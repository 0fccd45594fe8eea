//! Compares two players at Rummy 500: `cargo run --release -p players --example compare_rummy -- expert club 100 rummy-500
//! 2` plays a hundred deals, each so many times as there are seats, with the first in each seat in turn and the second in
//! the others, from a score of zero. It prints the points that the first leads by in a deal, with a 95 % interval, and the
//! time that the first takes for a decision. A player is a level, or what a searching one may do, such as `60,10,3,2400`:
//! worlds, candidates, rounds and turns.

use std::{
    cell::RefCell,
    rc::Rc,
    time::{Duration, Instant},
};

use players::{
    DecisionIn, Level, Lineup, Player, Weighed,
    rummy::{Expert, Skill},
    self_play,
};
use rummy_500::{Action, Rules, RulesSpec, View, axis::Players};
use table::Seat;

/// A player whose time is taken.
struct Timed {
    player: Box<dyn Player<Rules>>,
    times: Rc<RefCell<Vec<Duration>>>,
}

impl Player<Rules> for Timed {
    fn decide(&mut self, rules: &Rules, view: &View) -> DecisionIn<Rules> {
        let start = Instant::now();
        let decision = self.player.decide(rules, view);
        self.times.borrow_mut().push(start.elapsed());
        decision
    }

    fn call(&mut self, rules: &Rules, view: &View) -> Option<DecisionIn<Rules>> {
        self.player.call(rules, view)
    }

    fn weighed(&self) -> &[Weighed<Action>] {
        self.player.weighed()
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let (Some(one), Some(other)) = (args.next(), args.next()) else {
        return println!("two players are needed");
    };
    // One deal would have no interval.
    let deals: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(50).max(2);
    let preset = args.next().unwrap_or_else(|| "rummy-500".to_owned());
    let seats: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(2);
    let series: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(0);
    let mut spec = RulesSpec::named(&preset).expect("a preset");
    spec.axes.players = Players::nearest(seats);
    let rules = Rules::from(spec);
    let times = Rc::default();
    let leads: Vec<f64> =
        (0..deals).map(|deal| lead(&rules, (&one, &other), series + deal, &times)).collect();
    let mean = leads.iter().sum::<f64>() / deals as f64;
    let variance = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() / (deals as f64 - 1.0);
    let mut times = times.borrow().clone();
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    println!(
        "{preset}, {seats} seats, {deals} deals: {one} leads {other} by {mean:.1} +- {:.1} points a deal; {:?} a decision in \
         the mean, {:?} median, {:?} p99, {:?} at most",
        1.96 * (variance / deals as f64).sqrt(),
        times.iter().sum::<Duration>() / times.len() as u32,
        at(0.5),
        at(0.99),
        at(1.0),
    );
}

/// A player of a level, or of a skill given by its numbers.
fn player(name: &str, seed: u64) -> Box<dyn Player<Rules>> {
    if let Ok(level) = name.parse::<Level>() {
        return level.player(seed);
    }
    let numbers: Vec<u32> = name.split(',').filter_map(|number| number.parse().ok()).collect();
    let [worlds, candidates, rounds, turns] = numbers[..] else { panic!("\"{name}\" is no player") };
    let (worlds, candidates) = (worlds as usize, candidates as usize);
    Box::new(Expert::new(seed, Skill { worlds, candidates, rounds, turns }))
}

/// What the first has more than the others on average, in one deal with him in every seat.
fn lead(rules: &Rules, (one, other): (&str, &str), deal: u64, times: &Rc<RefCell<Vec<Duration>>>) -> f64 {
    let seats = rules.seats();
    let mut sum = 0.0;
    for own in Seat::all(seats) {
        let player = |seat: Seat| -> Box<dyn Player<Rules>> {
            let seed = deal * 16 + u64::from(seat.0);
            if seat == own {
                Box::new(Timed { player: player(one, seed), times: Rc::clone(times) })
            } else {
                player(other, seed)
            }
        };
        let mut players: Lineup<Rules> = Seat::all(seats).map(player).collect();
        let report = self_play(rules, &mut players, deal, 1, |_, _| ());
        let points = report.hands.first().cloned().unwrap_or_default();
        let mine = f64::from(points[own.index()]);
        let all: f64 = points.iter().copied().map(f64::from).sum();
        sum += mine - (all - mine) / (seats as f64 - 1.0);
    }
    sum / seats as f64
}
