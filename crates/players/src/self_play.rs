//! Whole games among players, for tests and measurements. The state lives and stays in here; a player is shown his view.

use five_hundred::{Bid, HandResult, Rules, View};
use table::{Game, Recall, Seat, SeatSet, Seed, Viewer, shuffle};

use crate::bot::{Decision, Player};

/// A hand as it came out.
#[derive(Clone, Debug)]
pub struct HandReport {
    /// The contract and who played it.
    pub contract: Option<(Bid, Seat)>,
    /// How it ended.
    pub result: HandResult,
    /// Tricks of each seat.
    pub tricks: Vec<u8>,
    /// Tricks of the contractor's side.
    pub party_tricks: u8,
    /// What it added to each score.
    pub points: Vec<i32>,
}

/// A game as it came out.
#[derive(Clone, Debug)]
pub struct GameReport {
    /// Its hands.
    pub hands: Vec<HandReport>,
    /// The last scores.
    pub scores: Vec<i32>,
    /// Who won; nobody if it was stopped after the most hands allowed.
    pub winners: SeatSet,
    /// Whether it came to its end.
    pub finished: bool,
}

/// The seed of one deal of a series.
#[must_use]
pub fn seed_of(series: u64, deal: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&series.to_le_bytes());
    seed[8..16].copy_from_slice(&deal.to_le_bytes());
    Seed(seed)
}

/// Plays a game among `players`, one for each seat, with the deals of `series`, for at most `most` hands. `watch` is told
/// each decision with the view it was taken from.
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
        while let Some(seat) = rules.to_act(&state).first() {
            let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
            let decision = players[seat.index()].decide(rules, &view);
            if let Err(refusal) = rules.check(&state, seat, decision.action) {
                panic!("seat {seat}: {} refused: {refusal}", decision.action);
            }
            watch(&view, &decision);
            rules.play_unchecked(&mut state, seat, decision.action);
        }
        hands.push(report(&rules.view(&state, Viewer::Referee, Recall::Perfect)));
    }
    let standing = rules.standing(&state);
    GameReport {
        hands,
        scores: standing.scores,
        winners: standing.winners,
        finished: rules.phase(&state).is_none(),
    }
}

fn report(view: &View) -> HandReport {
    let tricks: Vec<u8> = view.seats.iter().map(|seat| seat.tricks).collect();
    let party = view.contract.as_ref().map(|contract| contract.partners | SeatSet::of(contract.seat));
    let party_tricks = party.unwrap_or_default().iter().map(|seat| tricks[seat.index()]).sum();
    let outcome = view.outcome.as_ref();
    HandReport {
        contract: view.contract.as_ref().map(|contract| (contract.bid, contract.seat)),
        result: outcome.map_or(HandResult::PassedOut, |outcome| outcome.result),
        tricks,
        party_tricks,
        points: outcome.map(|outcome| outcome.points.clone()).unwrap_or_default(),
    }
}
