//! Prints hands played by the bots, card by card: `cargo run -p kookaburra-players --example watch -- australian-4 7 3`
//! shows three hands of the seventh series.

use five_hundred::{PRESETS, Phase, Rules, View};
use kookaburra_players::{
    Lineup, Player,
    five_hundred::{Bot, Decision},
    self_play,
};
use table::{Seat, Viewer};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, otherwise: u64| args.get(at).and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let preset = args.first().map_or(PRESETS[0].name, String::as_str);
    let rules = match Rules::preset(preset) {
        Ok(rules) => rules,
        Err(problems) => return eprintln!("{problems}"),
    };
    let mut players: Lineup<Rules> =
        (0..rules.seats()).map(|seat| Box::new(Bot::new(seat as u64)) as Box<dyn Player<Rules>>).collect();
    let mut watcher = Watcher::default();
    let game = self_play(&rules, &mut players, number(1, 0), number(2, 1) as u32, |view, decision| {
        watcher.show(view, decision);
    });
    for hand in &game.hands {
        println!("{:?} {:?}: tricks {:?}, points {:?}", hand.contract, hand.result, hand.tricks, hand.points);
    }
}

#[derive(Default)]
struct Watcher {
    hand: Option<u32>,
    shown: Vec<Seat>,
}

impl Watcher {
    fn show(&mut self, view: &View, decision: &Decision) {
        let Viewer::Seat(seat) = view.viewer else { return };
        if self.hand != Some(view.hand_number) {
            println!("\n=== hand {} dealer {} scores {:?}", view.hand_number, view.dealer, view.scores);
            *self = Self { hand: Some(view.hand_number), shown: Vec::new() };
        }
        let own = &view.seats[seat.index()];
        let playing = view.phase == Some(Phase::Play);
        let leads = playing && view.trick.is_none();
        if leads && view.tricks_played == 0 {
            self.shown.clear();
        }
        if leads || !playing {
            println!();
        }
        let hand = own.hand.map(|hand| hand.to_string()).unwrap_or_default();
        let row = own.row.as_ref().map(|row| format!(" row {:?}", row.up)).unwrap_or_default();
        let why = decision.reason;
        print!("  {seat} {:12} {:?}", decision.action.to_string(), why);
        println!("   [{hand}]{row}");
    }
}
