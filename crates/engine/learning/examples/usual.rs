//! What bots lose by the review, level by level: `usual RULES LEVEL HANDS SEED` plays hands of bots, looks at them
//! again from every seat, and prints what `src/figures/usual.json` has of them.

use std::{env, error::Error};

use kookaburra::{build_code, with_rules};
use learning::figures::{Figured, HandReview, Usual};
use players::{Agents, Level, Lineup, play_to_table};
use table::{Recall, Seat, Table, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let [rules, level, hands, seed] = &args[..] else { return Err("usual RULES LEVEL HANDS SEED".into()) };
    let (level, hands, seed) = (level.parse()?, hands.parse()?, seed.parse()?);
    let usual = with_rules!(build_code(rules).map_err(|error| error.to_string())?, rules => {
        measured(rules, level, hands, seed)
    });
    println!("{}", serde_json::json!({ rules: { level.name(): usual } }));
    Ok(())
}

/// What bots of a level lose in so many hands, each the first of a game.
fn measured<G: Figured>(rules: &G, level: Level, hands: u64, seed: u64) -> Usual {
    let mut usual = Usual::default();
    for hand in 0..hands {
        let series = seed + hand;
        let mut bots: Lineup<G> =
            Seat::all(rules.seats()).map(|seat| level.player(series * 8 + u64::from(seat.0))).collect();
        let (_, table) = play_to_table(rules, &mut Bots(&mut bots), series, 1);
        for seat in Seat::all(rules.seats()) {
            let Some(mut review) = HandReview::new(&table, seat) else { continue };
            while review.step() {}
            usual.add(&review.finished());
        }
        eprintln!("{} {level}: {} hands", rules.seats(), usual.hands);
    }
    usual
}

/// The bots of a table.
struct Bots<'a, G: Figured>(&'a mut Lineup<G>);

impl<G: Figured> Agents<G> for Bots<'_, G> {
    fn claim(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        self.0[seat.index()].call(table.game(), &view).map(|decision| decision.action)
    }

    fn act(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        Some(self.0[seat.index()].decide(table.game(), &view).action)
    }
}
