//! Whether contracts bring what their players thought: the chances that were seen when calling, exchanging and leading
//! against the contracts that were made, and the tricks that the solver saw at the first lead against those that were
//! won. Hands of experts, contracts for tricks: `cargo run --release -p kookaburra-players --example calibration --
//! american-5 250 1` plays 250 hands of `american-5` from the first series on.

use std::{cell::RefCell, collections::BTreeMap, rc::Rc};

use five_hundred::{Choices, HandResult, Position, Rules, View};
use kookaburra_players::{Level, Lineup, Player, five_hundred::Decision, self_play_with};
use solver::Solver;
use table::{Seat, Table, Viewer};

/// When a chance was seen.
const STAGES: [&str; 3] = ["calling", "exchanging", "leading"];

/// The last chance that each seat saw at each stage; of a lead, the first.
type Thoughts = Rc<RefCell<BTreeMap<(Seat, usize), f64>>>;

/// A player whose thoughts are heard.
struct Heard {
    player: Box<dyn Player<Rules>>,
    thoughts: Thoughts,
}

impl Player<Rules> for Heard {
    fn decide(&mut self, rules: &Rules, view: &View) -> Decision {
        let decision = self.player.decide(rules, view);
        let stage = match view.choices {
            Choices::Auction { .. } => 0,
            Choices::Play { .. } => 2,
            _ => 1,
        };
        let weighed = self.player.weighed().iter().find(|weighed| weighed.action == decision.action);
        if let (Viewer::Seat(me), Some(chance)) = (view.viewer, weighed.and_then(|weighed| weighed.chance)) {
            let mut thoughts = self.thoughts.borrow_mut();
            let heard = thoughts.entry((me, stage)).or_insert(chance);
            if stage < 2 && decision.action != five_hundred::Action::Pass {
                *heard = chance;
            }
        }
        decision
    }
}

/// Of the contracts with about this chance: how many, the sum of the chances, and how many were made.
type Made = (u32, f64, u32);

/// Of the contracts of a number of players with a number of tricks seen: by how many tricks more were won, how many.
type Won = BTreeMap<i32, u32>;

/// The counts.
#[derive(Default)]
struct Tally {
    /// By stage and tenths of the chance.
    made: BTreeMap<(usize, u32), Made>,
    /// By players and tricks seen.
    won: BTreeMap<(usize, u8), Won>,
    /// By players and tricks seen beyond those that are needed: how many, and how many were made.
    to_spare: BTreeMap<(usize, i32), (u32, u32)>,
}

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, otherwise: u64| args.get(at).and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let preset = args.first().map_or("australian-4", String::as_str);
    let rules = Rules::preset(preset).map_err(|problems| problems.to_string())?;
    let (hands, first) = (number(1, 100), number(2, 1));
    let mut tally = Tally::default();
    let mut solver = Solver::default();
    for series in first..first + hands {
        let thoughts = Thoughts::default();
        let heard = |seat: u64| Heard {
            player: Level::Expert.player(seat + 100 * series),
            thoughts: Rc::clone(&thoughts),
        };
        let mut players: Lineup<Rules> =
            (0..6).map(|seat| Box::new(heard(seat)) as Box<dyn Player<Rules>>).collect();
        let mut seen = None;
        let solve = |table: &Table<Rules>, _| {
            if seen.is_none() {
                seen =
                    Position::new(&rules, table.state()).map(|lead| (lead.party.len(), solver.value(&lead)));
            }
            None
        };
        let report = self_play_with(&rules, &mut players, series, 1, solve, |_, _| {}).hands.remove(0);
        let (Some((bid, seat)), Some((party, seen))) = (report.contract, seen) else { continue };
        if bid.is_misere() || report.result == HandResult::Stopped {
            continue;
        }
        let made = u32::from(report.result == HandResult::Made);
        for stage in 0..STAGES.len() {
            if let Some(&chance) = thoughts.borrow().get(&(seat, stage)) {
                let (count, sum, good) = tally.made.entry((stage, (chance * 10.0) as u32)).or_default();
                (*count, *sum, *good) = (*count + 1, *sum + chance, *good + made);
            }
        }
        let more = i32::from(report.party_tricks) - i32::from(seen);
        *tally.won.entry((party, seen)).or_default().entry(more).or_default() += 1;
        let (count, good) =
            tally.to_spare.entry((party, i32::from(seen) - i32::from(bid.needed()))).or_default();
        (*count, *good) = (*count + 1, *good + made);
    }
    tally.print();
    Ok(())
}

impl Tally {
    fn print(&self) {
        let percent = |part: f64, all: u32| 100.0 * part / f64::from(all.max(1));
        for (stage, name) in STAGES.iter().enumerate() {
            let here = self.made.iter().filter(|((of, _), _)| *of == stage).map(|(_, &made)| made);
            let all =
                here.clone().fold((0, 0.0, 0), |all, one| (all.0 + one.0, all.1 + one.1, all.2 + one.2));
            for (count, sum, good) in here.chain([all]) {
                let (thought, made) = (percent(sum, count), percent(f64::from(good), count));
                println!("{name:10} {thought:3.0} % thought, {made:3.0} % made, {count} contracts");
            }
            println!();
        }
        for ((party, seen), won) in &self.won {
            let count: u32 = won.values().sum();
            let sum: i32 = won.iter().map(|(&more, &count)| more * count as i32).sum();
            let mean = f64::from(sum) / f64::from(count);
            println!("{party} together, {seen:2} tricks seen: {mean:+.2} won in {count} contracts {won:?}");
        }
        println!();
        for ((party, spare), &(count, good)) in &self.to_spare {
            let made = percent(f64::from(good), count);
            println!("{party} together, {spare:+} to spare: {made:3.0} % made of {count} contracts");
        }
    }
}
