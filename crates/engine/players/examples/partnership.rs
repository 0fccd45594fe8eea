//! How players treat their partner in the auction, and what becomes of their contracts, when they play among
//! themselves: `cargo run --release -p kookaburra-players --example partnership -- australian-4 expert 400 1` plays 400
//! hands from the first deal on.

use std::ops::Range;

use five_hundred::{Action, Bid, Choices, HandResult, Rules, View};
use kookaburra_players::{Level, Lineup, five_hundred::Reason, self_play};
use table::{Seat, Viewer};

/// What was called while a partner's bid stood, and what was made.
#[derive(Default)]
struct Tally {
    passes: u32,
    raises: u32,
    new_strains: u32,
    miseres: u32,
    over_misere: u32,
    contracts: u32,
    made: u32,
    miseres_played: u32,
    miseres_made: u32,
    passed_out: u32,
    /// Contracts whose caller said how likely they are, the sum of that in percent, and those made.
    foretold: u32,
    percent: u32,
    foretold_made: u32,
}

impl Tally {
    /// A call of somebody whose partner's bid stands.
    fn call(&mut self, stands: Bid, call: Action) {
        let counted = match call {
            Action::Bid(_) if stands.is_misere() => &mut self.over_misere,
            Action::Bid(bid) if bid.is_misere() => &mut self.miseres,
            Action::Bid(bid) if bid.strain() == stands.strain() => &mut self.raises,
            Action::Bid(_) => &mut self.new_strains,
            _ => &mut self.passes,
        };
        *counted += 1;
    }
}

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = |at: usize, otherwise: &'static str| args.get(at).map_or(otherwise, String::as_str);
    let number = |at: usize, otherwise: u64| args.get(at).and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let rules = Rules::preset(text(0, "australian-4")).map_err(|problems| problems.to_string())?;
    let level: Level = text(1, "expert").parse().map_err(|_| "no such level".to_owned())?;
    let (hands, first) = (number(2, 100), number(3, 1));
    let tally = play(&rules, level, first..first + hands);
    println!(
        "partner's suit: {} raises, {} new strains, {} miseres over it, {} passes; over partner's misere {}",
        tally.raises, tally.new_strains, tally.miseres, tally.passes, tally.over_misere
    );
    println!(
        "{} of {} contracts made, {:.1} %; miseres {} of {}; {} passed out",
        tally.made,
        tally.contracts,
        100.0 * f64::from(tally.made) / f64::from(tally.contracts.max(1)),
        tally.miseres_made,
        tally.miseres_played,
        tally.passed_out
    );
    let of_foretold = |sum: u32| f64::from(sum) / f64::from(tally.foretold.max(1));
    println!(
        "{} foretold: {:.1} % on average, {:.1} % made",
        tally.foretold,
        of_foretold(tally.percent),
        100.0 * of_foretold(tally.foretold_made)
    );
    Ok(())
}

fn play(rules: &Rules, level: Level, deals: Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for deal in deals {
        let mut players: Lineup<Rules> = (0..6).map(|seat| level.player(seat + 100 * deal)).collect();
        let mut foretold = None;
        let report = self_play(rules, &mut players, deal, 1, |view, decision| {
            if let Action::Bid(_) = decision.action {
                foretold = percent(decision.reason);
            }
            if let Some(stands) = partners_bid(rules, view) {
                tally.call(stands, decision.action);
            }
        });
        for hand in report.hands {
            let Some((bid, _)) = hand.contract else {
                tally.passed_out += 1;
                continue;
            };
            let made = u32::from(hand.result == HandResult::Made);
            tally.contracts += 1;
            tally.made += made;
            if let Some(percent) = foretold {
                tally.foretold += 1;
                tally.percent += percent;
                tally.foretold_made += made;
            }
            if bid.is_misere() {
                tally.miseres_played += 1;
                tally.miseres_made += made;
            }
        }
    }
    tally
}

/// How likely a bid is to be made, as its caller says.
const fn percent(reason: Reason) -> Option<u32> {
    match reason {
        Reason::SearchBid { percent, .. } | Reason::SearchInstead { percent, .. } => Some(percent),
        _ => None,
    }
}

/// The bid of a partner that stands while somebody calls.
fn partners_bid(rules: &Rules, view: &View) -> Option<Bid> {
    let (Viewer::Seat(me), Choices::Auction { .. }) = (view.viewer, &view.choices) else { return None };
    let (bid, seat): (Bid, Seat) = view.calls.iter().rev().find_map(|call| match call.call {
        Action::Bid(bid) => Some((bid, call.seat)),
        _ => None,
    })?;
    (seat != me && rules.side(me).contains(seat)).then_some(bid)
}
