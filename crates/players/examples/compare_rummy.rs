//! Compares two levels at Rummy 500 for two: `cargo run --release -p players --example compare_rummy -- expert club 100
//! rummy-500 2` plays a hundred deals, each so many times as there are seats, with the first level in each seat in turn and
//! the second in the others, from a score of zero. It prints the points that the first leads by in a deal, with a 95 %
//! interval, and the time that the first takes for a decision.

use std::time::{Duration, Instant};

use players::{DecisionIn, Level, Lineup, Player, Weighed, self_play};
use rummy_500::{Action, Rules, RulesSpec, View, axis::Players};
use table::Seat;

/// A player whose time is taken.
struct Timed {
    player: Box<dyn Player<Rules>>,
    times: std::rc::Rc<std::cell::RefCell<Vec<Duration>>>,
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
    let mut level = || args.next().and_then(|name| name.parse().ok()).unwrap_or(Level::Club);
    let (one, other) = (level(), level());
    let deals: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(50);
    let preset = args.next().unwrap_or_else(|| "rummy-500".to_owned());
    let seats: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(2);
    let series: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(0);
    let mut spec = RulesSpec::named(&preset).expect("a preset");
    spec.axes.players = Players::nearest(seats);
    let rules = Rules::from(spec);
    let times = std::rc::Rc::default();
    let leads: Vec<f64> = (0..deals).map(|deal| lead(&rules, (one, other), series + deal, &times)).collect();
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

/// What the first level has more than the others on average, in one deal with him in every seat.
fn lead(
    rules: &Rules,
    (one, other): (Level, Level),
    deal: u64,
    times: &std::rc::Rc<std::cell::RefCell<Vec<Duration>>>,
) -> f64 {
    let seats = rules.seats();
    let mut sum = 0.0;
    for own in Seat::all(seats) {
        let player = |seat: Seat| -> Box<dyn Player<Rules>> {
            let seed = deal * 16 + u64::from(seat.0);
            if seat == own {
                Box::new(Timed { player: one.player(seed), times: std::rc::Rc::clone(times) })
            } else {
                other.player(seed)
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
