//! One player against another on the same deals, sides exchanged: `cargo run --release -p players --example duel --
//! australian-4 100 expert club`. A player is a level, or a skill such as `w40c24e20n1500i` (worlds for a card, a call,
//! an exchange, thousands of cards in searches, inference). A fifth argument is the first deal, a sixth shows so many of the
//! hands that went worst for the first player.

use std::time::{Duration, Instant};

use five_hundred::{Action, HandResult, Position, Rules, View};
use players::{
    Level, Playable, Player,
    expert::{Expert, Skill},
    five_hundred::HandReport,
    seed_of,
};
use solver::{Budget, Solver};
use table::{Game, Recall, Seat, SeatSet, Viewer, shuffle};

fn player(text: &str, seed: u64) -> Result<Box<dyn Player<Rules>>, String> {
    if let Ok(level) = text.parse::<Level>() {
        return Ok(level.player(seed));
    }
    let number = |letter: char| -> Option<usize> {
        let rest = text.split_once(letter)?.1;
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().ok()
    };
    let skill = (|| {
        let nodes = number('n')? as u64 * 1_000;
        let (worlds, worlds_for_calls, worlds_for_exchange) = (number('w')?, number('c')?, number('e')?);
        Some(Skill {
            worlds,
            worlds_for_calls,
            worlds_for_exchange,
            nodes,
            infers: text.ends_with('i'),
            cores: 1,
        })
    })();
    skill
        .map(|skill| Box::new(Expert::new(seed, skill)) as Box<dyn Player<Rules>>)
        .ok_or_else(|| format!("{text} is no player"))
}

/// What was measured of one of the two.
#[derive(Default)]
struct Tally {
    contracts: u32,
    made: u32,
    miseres: u32,
    made_miseres: u32,
    seen_miseres: u32,
    lucky_miseres: u32,
    decisions: u32,
    time: Duration,
    longest: Duration,
    points: i64,
    /// Contracts for tricks: how many, and the tricks that the solver saw and that were won.
    with_tricks: u32,
    seen: u32,
    won: u32,
    /// By the tricks that the solver saw: contracts, and by how many tricks they went another way.
    by_seen: [[u32; 6]; 11],
}

struct Duel<'a> {
    rules: &'a Rules,
    names: [&'a str; 2],
    tallies: [Tally; 2],
    log: Vec<String>,
}

impl Duel<'_> {
    /// A hand from its deal, at a score of nothing. `seated` says who of the two sits at each seat.
    fn hand(&mut self, deal: u64, seated: &dyn Fn(Seat) -> usize) -> Result<HandReport, String> {
        let rules = self.rules;
        let mut players = Vec::new();
        for seat in Seat::all(rules.seats()) {
            players.push(player(self.names[seated(seat)], u64::from(seat.0) + 100 * deal)?);
        }
        let mut state = rules.start(&vec![0; rules.seats()])?;
        let mut pack = rules.pack_in_order();
        shuffle(seed_of(77, deal), &mut pack);
        let dealer = Seat((deal % rules.seats() as u64) as u8);
        rules.deal(&mut state, dealer, &rules.deal_pack(&pack, dealer));
        self.log.clear();
        let mut seen = None;
        while let Some(seat) = rules.to_act(&state).first() {
            let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
            if seen.is_none()
                && let Some(position) = Position::new(rules, &state)
            {
                let budget = &mut Budget { nodes: 3_000_000, go_on: &mut |_| true };
                let solution = Solver::default().solve_within(&position, false, budget);
                seen = (solution.value.low == solution.value.high).then_some(solution.value.low);
            }
            let start = Instant::now();
            let decision = players[seat.index()].decide(rules, &view);
            let took = start.elapsed();
            let tally = &mut self.tallies[seated(seat)];
            if view.choices.len() > 1 {
                tally.decisions += 1;
                tally.time += took;
                tally.longest = tally.longest.max(took);
            }
            let weighed = players[seat.index()].weighed().iter().filter(|_| view.contract.is_none());
            let weighed: String = weighed
                .map(|w| format!("\n      {} {:.0} ({:.2})", w.action, w.value, w.chance.unwrap_or(0.0)))
                .collect();
            self.log.push(weighed);
            self.log.push(line(self.names[seated(seat)], seat, &view, decision.action, &decision.reason));
            rules.check(&state, seat, decision.action).map_err(|refusal| refusal.to_string())?;
            rules.play_unchecked(&mut state, seat, decision.action);
        }
        let report = Rules::report(&rules.view(&state, Viewer::Referee, Recall::Perfect));
        if let Some((bid, seat)) = report.contract {
            let tally = &mut self.tallies[seated(seat)];
            let made = u32::from(report.result == HandResult::Made);
            tally.contracts += 1;
            tally.made += made;
            tally.miseres += u32::from(bid.is_misere());
            tally.made_miseres += if bid.is_misere() { made } else { 0 };
            if let Some(seen) = seen.filter(|_| !bid.is_misere() && report.result != HandResult::Stopped) {
                tally.with_tricks += 1;
                tally.seen += u32::from(seen);
                tally.won += u32::from(report.party_tricks);
                let away = (i32::from(report.party_tricks) - i32::from(seen)).clamp(-3, 2);
                tally.by_seen[usize::from(seen)][(away + 3) as usize] += 1;
            }
            if bid.is_misere() {
                tally.seen_miseres += u32::from(seen.unwrap_or(0));
                tally.lucky_miseres += made * u32::from(seen == Some(0));
            }
            tally.points += i64::from(report.points.get(seat.index()).copied().unwrap_or(0));
        }
        Ok(report)
    }
}

fn line(name: &str, seat: Seat, view: &View, action: Action, reason: &impl std::fmt::Debug) -> String {
    let hand = view.seats[seat.index()].hand.map(|hand| hand.to_string()).unwrap_or_default();
    let new = if view.trick.is_none() { "\n" } else { "" };
    format!("{new}  {seat} {name:8} {:12} {reason:?}   [{hand}]", action.to_string())
}

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = |at: usize, otherwise: &'static str| args.get(at).map_or(otherwise, String::as_str);
    let number = |at: usize, otherwise: u64| args.get(at).and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let rules = Rules::preset(text(0, "australian-4")).map_err(|problems| problems.to_string())?;
    let (deals, first) = (number(1, 20), number(4, 0));
    let names = [text(2, "expert"), text(3, "club")];
    let mut duel = Duel { rules: &rules, names, tallies: Default::default(), log: Vec::new() };
    let sides = rules.seats() / rules.side(Seat(0)).len();
    let (mut leads, mut hands) = (Vec::new(), Vec::new());
    for deal in first..first + deals {
        let mut lead = 0.0;
        for turn in 0..sides {
            let mine = rules.side(Seat(turn as u8));
            let seated = |seat: Seat| usize::from(!mine.contains(seat));
            let report = duel.hand(deal, &seated)?;
            let mean = |seats: SeatSet| {
                let points = seats.iter().filter_map(|seat| report.points.get(seat.index()));
                points.map(|&points| f64::from(points)).sum::<f64>() / seats.len() as f64
            };
            let this = mean(mine) - mean(SeatSet::all(rules.seats()) - mine);
            lead += this;
            if number(5, 0) > 0 {
                hands.push((this, deal, turn, report, duel.log.join("\n")));
            }
        }
        leads.push(lead / sides as f64);
        if leads.len() % 20 == 0 {
            eprintln!("{}", summary(&names, &leads));
        }
    }
    print(&duel, &leads);
    hands.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (lead, deal, turn, report, log) in hands.iter().take(number(5, 0) as usize) {
        println!(
            "\n=== deal {deal} turn {turn}: {lead} {:?} {:?} {:?}",
            report.contract, report.result, report.tricks
        );
        println!("{log}");
    }
    Ok(())
}

fn summary(names: &[&str; 2], leads: &[f64]) -> String {
    let count = leads.len() as f64;
    let mean = leads.iter().sum::<f64>() / count;
    let variance = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let error = 1.96 * (variance / count).sqrt();
    format!("{} against {}: {mean:+.1} ± {error:.1} points a hand, {count} deals", names[0], names[1])
}

fn print(duel: &Duel<'_>, leads: &[f64]) {
    println!("{}", summary(&duel.names, leads));
    for (name, tally) in duel.names.iter().zip(&duel.tallies) {
        let percent = |part: u32, all: u32| 100.0 * f64::from(part) / f64::from(all.max(1));
        println!(
            "  {name:14} {} contracts, {:.0} % made, {:+.0} points each, {:.2} tricks, {:.2} with all cards seen; {} miseres, {:.0} % made, {:.0} % with all cards seen, {:.0} % of the others; {:.2} ms a decision, longest {:.0} ms",
            tally.contracts,
            percent(tally.made, tally.contracts),
            tally.points as f64 / f64::from(tally.contracts.max(1)),
            f64::from(tally.won) / f64::from(tally.with_tricks.max(1)),
            f64::from(tally.seen) / f64::from(tally.with_tricks.max(1)),
            tally.miseres,
            percent(tally.made_miseres, tally.miseres),
            percent(tally.seen_miseres, tally.miseres),
            percent(tally.lucky_miseres, tally.miseres - tally.seen_miseres),
            tally.time.as_secs_f64() * 1e3 / f64::from(tally.decisions.max(1)),
            tally.longest.as_secs_f64() * 1e3,
        );
        for (seen, away) in tally.by_seen.iter().enumerate().filter(|(_, away)| away.iter().any(|&n| n > 0)) {
            println!(
                "    {seen:2} tricks seen: three or more below {}, {} {} {} {} above {}",
                away[0], away[1], away[2], away[3], away[4], away[5]
            );
        }
    }
}
