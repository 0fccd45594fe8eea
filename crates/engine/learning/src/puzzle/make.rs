//! Looking through hands for puzzles.

use five_hundred::{
    Rules, State,
    axis::{Layout, OwnKitty},
};
use players::{Level, Lineup, seed_of};
use table::{Game, Recall, Seat, Viewer, shuffle};

use super::{Ask, Composer, Kind, Puzzle};

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

/// Whether puzzles are made of a game: everybody has one hand, and there is one kitty.
#[must_use]
pub fn has_puzzles(rules: &Rules) -> bool {
    rules.axes().layout == Layout::Hands && rules.axes().own_kitty == OwnKitty::Off
}

/// Looks through so many hands that follow from a seed, and gives what passes every test of a single puzzle, in the
/// order of the hands. `code` is the short code of the rules; `tell` hears after each hand how far it is, and answers
/// whether to go on.
#[must_use]
pub fn make(
    (rules, code): (&Rules, &str),
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
            let made = match kind {
                Kind::Seat => {
                    let view = rules.view(state, Viewer::Seat(seat), Recall::Perfect);
                    composer.compose(rules, code, &view)
                }
                Kind::Open => composer.compose_open(rules, code, state),
            };
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

/// Plays a hand of bots, and shows it before each decision.
pub(crate) fn each_decision(rules: &Rules, seed: u64, hand: u32, mut look: impl FnMut(&State, Seat)) {
    let level = LEVELS[hand as usize % LEVELS.len()];
    let mut players: Lineup<Rules> =
        (0..rules.seats() as u64).map(|seat| level.player(seed.wrapping_add(seat))).collect();
    let mut pack = rules.pack_in_order();
    shuffle(seed_of(seed, u64::from(hand)), &mut pack);
    let dealer = Seat(rules.seats() as u8 - 1);
    let mut state = rules.begin();
    rules.deal(&mut state, dealer, &rules.deal_pack(&pack, dealer));
    while let Some(seat) = rules.turn(&state) {
        look(&state, seat);
        let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
        let action = players[seat.index()].decide(rules, &view).action;
        rules.play_unchecked(&mut state, seat, action);
    }
}
