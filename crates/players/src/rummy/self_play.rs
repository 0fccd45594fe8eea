//! Whole games among rummy players, for tests and measurements. The state lives and stays in here; a player is shown
//! his view.

use rummy_500::{Phase, Rules, State, View};
use table::{Game, Recall, Seat, SeatSet, Viewer, shuffle};

use super::{Decision, Player};
use crate::seed_of;

/// A game as it came out.
#[derive(Clone, Debug)]
pub struct GameReport {
    /// What each hand added to each score.
    pub hands: Vec<Vec<i32>>,
    /// The last scores.
    pub scores: Vec<i32>,
    /// Who won; nobody if it was stopped after the most hands allowed.
    pub winners: SeatSet,
    /// Whether it came to its end.
    pub finished: bool,
}

/// Plays a game among `players`, one for each seat, with the deals of `series`, for at most `most` hands. In a claim
/// window the others are asked in the order of their seats before the next player draws. `watch` is told each decision
/// with the view it was taken from.
///
/// # Panics
/// If a player's action is refused: players never fail to find a legal one.
pub fn self_play(
    rules: &Rules,
    players: &mut [Box<dyn Player>],
    series: u64,
    most: u32,
    mut watch: impl FnMut(&View, &Decision),
) -> GameReport {
    let scores = vec![0; rules.seats()];
    let mut state = rules.start(&scores).expect("a game starts at zero");
    let mut hands = Vec::new();
    for deal in 0..most {
        if rules.phase(&state).is_none() {
            break;
        }
        let mut pack = rules.pack_in_order();
        shuffle(seed_of(series, u64::from(deal)), &mut pack);
        let dealer = rules.next_dealer(&state).unwrap_or(Seat((series % rules.seats() as u64) as u8));
        let dealt = rules.deal_pack(&pack, dealer);
        rules.deal(&mut state, dealer, &dealt);
        while !rules.to_act(&state).is_empty() {
            let (seat, view, decision) = next(rules, &state, players);
            if let Err(refusal) = rules.check(&state, seat, decision.action) {
                panic!("seat {seat}: {} refused: {refusal}", decision.action);
            }
            watch(&view, &decision);
            rules.play_unchecked(&mut state, seat, decision.action);
        }
        let outcome = rules.view(&state, Viewer::Referee, Recall::Perfect).outcome;
        hands.extend(outcome.map(|outcome| outcome.points));
    }
    let standing = rules.standing(&state);
    GameReport {
        hands,
        scores: standing.scores,
        winners: standing.winners,
        finished: rules.phase(&state).is_none(),
    }
}

/// The next thing that is done: a call by whoever wants to, or what the player in turn does.
fn next(rules: &Rules, state: &State, players: &mut [Box<dyn Player>]) -> (Seat, View, Decision) {
    let turn = state.hand().turn();
    let view_of = |seat| rules.view(state, Viewer::Seat(seat), Recall::Perfect);
    let view = view_of(turn);
    if view.phase == Some(Phase::Claim) {
        for seat in rules.to_act(state).iter().filter(|&seat| seat != turn) {
            let view = view_of(seat);
            if let Some(decision) = players[seat.index()].call(rules, &view) {
                return (seat, view, decision);
            }
        }
    }
    let decision = players[turn.index()].decide(rules, &view);
    (turn, view, decision)
}
