//! What could be expected of a hand when the bidding had ended: deals are made up that fit what a player saw then, and
//! each is played out with all cards seen.

use five_hundred::{FinalContract, HandFacts, Rules, State, View};
use players::five_hundred::{Belief, imagine};
use table::{BySeat, Game, Recall, Seat, SeatSet, Table, Viewer};

use crate::{challenge::ahead, judge::Judge};

const SEED: u64 = 1;
/// Calls are believed: whoever makes one has the cards for it.
const BELIEF: Belief = Belief { calls: true, discards: true };

/// How far the hand could be expected to bring a player's side ahead of the others; `None` where all passed, or no deal
/// is found that fits.
pub(super) fn expected(ended: &Table<Rules>, me: Seat, deals: usize) -> Option<f64> {
    let mut seen: Option<View> = None;
    ended.retell(|table| {
        if seen.is_none() {
            seen = Some(table.view(Viewer::Seat(me), Recall::Perfect)).filter(|view| view.contract.is_some());
        }
    });
    let view = seen?;
    let rules = ended.game();
    let mut judge = Judge::new();
    let states = imagine(rules, &view, BELIEF, deals, SEED);
    let points: Vec<f64> = states.iter().filter_map(|state| came(&mut judge, rules, state, me)).collect();
    (!points.is_empty()).then(|| points.iter().sum::<f64>() / points.len() as f64)
}

/// How far one deal brings a player's side ahead.
fn came(judge: &mut Judge, rules: &Rules, state: &State, me: Seat) -> Option<f64> {
    let (position, value) = judge.before_the_lead(rules, state)?;
    let referee = rules.view(state, Viewer::Referee, Recall::Perfect);
    let contract = referee.contract?;
    let partners = position.party - SeatSet::of(contract.seat);
    // The solver says of a misère whether it is made.
    let tricks = if position.misere { 1 - value.min(1) } else { value };
    let mut won = BySeat::default();
    won[contract.seat] = tricks;
    // The others' tricks go round: nobody knows whose they will be. Who sits out of a misère has no cards.
    let plays = |seat: &Seat| !position.party.contains(*seat) && !position.held[seat.index()].is_empty();
    let others: Vec<Seat> = Seat::all(rules.seats()).filter(plays).collect();
    for trick in 0..usize::from(position.tricks_left().saturating_sub(tricks)) {
        won[*others.get(trick % others.len().max(1))?] += 1;
    }
    let played = FinalContract { partners, ..FinalContract::new(contract.bid, contract.seat) };
    let score = rules.score_hand(&HandFacts::played_out(Some(played), won), &BySeat::default()).ok()?;
    ahead(score.points.first(rules.seats()), &rules.sides(), me).map(f64::from)
}
