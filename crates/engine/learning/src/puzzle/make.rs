//! Looking through hands for puzzles.

use players::{Level, Lineup, Playable, seed_of};
use table::{Recall, Seat, Viewer, shuffle};

use super::{Ask, Composer, Kind, Puzzle, Puzzling};

/// The levels that play the hands, in turns.
const LEVELS: [Level; 3] = [Level::Casual, Level::Club, Level::Strong];

/// How far the search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Hands looked through.
    pub hands: u32,
    /// Puzzles found.
    pub puzzles: usize,
}

/// Looks through so many hands that follow from a seed, and gives what passes every test of a single puzzle, in the
/// order of the hands. `code` is the short code of the rules; `tell` hears after each hand how far it is, and answers
/// whether to go on.
#[must_use]
pub fn make<G: Puzzling>(
    (rules, code): (&G, &str),
    kind: Kind,
    hands: u32,
    seed: u64,
    mut tell: impl FnMut(Progress) -> bool,
) -> Vec<Puzzle> {
    let mut composer = Composer::new();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for hand in 0..hands {
        let before = puzzles.len();
        each_decision(rules, seed, hand, |state, seat| {
            let made = rules.compose(&mut composer, code, kind, (state, seat));
            // Of one hand no two are about the same.
            let alike = |made: &Puzzle, other: &Puzzle| {
                made.theme == other.theme || (made.ask, other.ask) == (Ask::Bid, Ask::Bid)
            };
            let new = made.ok().filter(|made| !puzzles[before..].iter().any(|other| alike(made, other)));
            puzzles.extend(new);
        });
        if !tell(Progress { hands: hand + 1, puzzles: puzzles.len() }) {
            break;
        }
    }
    puzzles
}

/// Plays a hand of bots, and shows it before each decision of somebody in turn.
pub(crate) fn each_decision<G: Playable>(rules: &G, seed: u64, hand: u32, look: impl FnMut(&G::State, Seat)) {
    let level = LEVELS[hand as usize % LEVELS.len()];
    let mut players: Lineup<G> =
        (0..rules.seats() as u64).map(|seat| level.player(seed.wrapping_add(seat))).collect();
    let mut pack = rules.pack_in_order();
    shuffle(seed_of(seed, u64::from(hand)), &mut pack);
    let dealer = Seat(rules.seats() as u8 - 1);
    let mut state = rules.begin();
    rules.deal(&mut state, dealer, &rules.deal_pack(&pack, dealer));
    play_on(rules, &mut state, &mut players, look);
}

/// No hand of any game has more actions: bots stop here.
const LONGEST: usize = 1_000;

/// Plays a hand on to its end, and shows it before each decision of somebody in turn. Before it others may claim.
pub(crate) fn play_on<G: Playable>(
    rules: &G,
    state: &mut G::State,
    players: &mut Lineup<G>,
    mut look: impl FnMut(&G::State, Seat),
) {
    for _ in 0..LONGEST {
        let Some(turn) = rules.turn(state) else { return };
        let view = |seat| rules.view(state, Viewer::Seat(seat), Recall::Perfect);
        let claim = rules.claimants(state).find_map(|seat| {
            let claim = players[seat.index()].call(rules, &view(seat))?;
            Some((seat, claim.action))
        });
        let (seat, action) = claim.unwrap_or_else(|| {
            look(state, turn);
            (turn, players[turn.index()].decide(rules, &view(turn)).action)
        });
        rules.play_unchecked(state, seat, action);
    }
}
