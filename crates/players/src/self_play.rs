//! Whole games among players, for tests and measurements. The state lives and stays in here; each player is shown their
//! view.

use table::{Recall, Seat, SeatSet, Seed, Viewer, shuffle};

use crate::{Decision, DecisionIn, Playable, Player, Why};

/// A game as it came out.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct GameReport<R> {
    /// Its hands.
    pub hands: Vec<R>,
    /// The last scores.
    pub scores: Vec<i32>,
    /// The winner; nobody if it was stopped after the most hands allowed.
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
pub fn self_play<G: Playable>(
    rules: &G,
    players: &mut [Box<dyn Player<G>>],
    series: u64,
    most: u32,
    watch: impl FnMut(&G::View, &DecisionIn<G>),
) -> GameReport<G::Report> {
    self_play_with(rules, players, series, most, |_, _| None, watch)
}

/// The same with somebody who sees every card, to measure what players who don't could still win: `cheater` is asked
/// before the player in turn, and what they say is done.
///
/// # Panics
/// If an action is refused.
pub fn self_play_with<G: Playable>(
    rules: &G,
    players: &mut [Box<dyn Player<G>>],
    series: u64,
    most: u32,
    mut cheater: impl FnMut(&G::State, Seat) -> Option<G::Action>,
    mut watch: impl FnMut(&G::View, &DecisionIn<G>),
) -> GameReport<G::Report> {
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
        while let Some((seat, view, decision)) = next(rules, &state, players, &mut cheater) {
            if let Err(refusal) = rules.check(&state, seat, decision.action) {
                panic!("seat {seat}: {} refused: {refusal}", decision.action);
            }
            watch(&view, &decision);
            rules.play_unchecked(&mut state, seat, decision.action);
        }
        hands.push(G::report(&rules.view(&state, Viewer::Referee, Recall::Perfect)));
    }
    let standing = rules.standing(&state);
    GameReport {
        hands,
        scores: standing.scores,
        winners: standing.winners,
        finished: rules.phase(&state).is_none(),
    }
}

/// The next thing that is done: a claim by the first after the player in turn who wants to, or what that player does.
/// `None` when the hand is over.
fn next<G: Playable>(
    rules: &G,
    state: &G::State,
    players: &mut [Box<dyn Player<G>>],
    cheater: &mut impl FnMut(&G::State, Seat) -> Option<G::Action>,
) -> Option<(Seat, G::View, DecisionIn<G>)> {
    let turn = rules.turn(state)?;
    let view_of = |seat| rules.view(state, Viewer::Seat(seat), Recall::Perfect);
    for seat in rules.claimants(state) {
        let view = view_of(seat);
        if let Some(decision) = players[seat.index()].call(rules, &view) {
            return Some((seat, view, decision));
        }
    }
    let view = view_of(turn);
    let decision = match cheater(state, turn) {
        Some(action) => Decision { action, reason: G::Reason::ANY_WILL_DO },
        None => players[turn.index()].decide(rules, &view),
    };
    Some((turn, view, decision))
}
