//! What the actions of others tell of their cards: a player who throws a card seldom holds what goes with it, and one
//! who has drawn for a while holds what goes together.

use cards::{Card, CardSet};
use rummy_500::{
    Action, DoneView, Rules, View,
    kernel::{HIGH_ACE, Holding},
};
use table::Seat;

use crate::rummy::layout::{FACES, card_of, face_of, place_of};

/// How two cards may go together: of one rank, next to each other in a suit, or with one between them.
type Ties = [f64; 3];

// Logarithms of odds, between those fitted to the hands of rule-based players and of searching ones: what they held
// against what they might have held. No command fits them again: a change is measured in series against the program
// before it.
/// A card, for each point it counts: cheap ones are thrown.
const VALUE: f64 = 0.032;
/// A card that goes with one that was thrown,
const THROWN: Ties = [-0.5, -0.45, -0.35];
/// or with one left on the pile for the stock.
const PASSED: Ties = [-0.25, -0.15, -0.08];
/// Two cards that go together.
const TIED: Ties = [0.4, 0.56, 0.3];
/// A meld that lies ready: it could be on the table.
const READY: f64 = -0.65;

/// What somebody is likely to hold.
pub(super) struct Habits {
    /// Of each card by itself.
    leaning: [f64; FACES],
}

impl Habits {
    /// Those of a seat; `None` before its player has thrown a card: the hand is as it was dealt.
    pub(super) fn of(rules: &Rules, view: &View, seat: Seat) -> Option<Self> {
        let has_thrown = |done: &DoneView| done.seat == seat && matches!(done.action, Action::Discard(_));
        view.history.iter().find(|done| has_thrown(done))?;
        let mut leaning = std::array::from_fn(|face| VALUE * f64::from(rules.value(card_of(face))));
        let mut top = None;
        for done in &view.history {
            let unwanted = match done.action {
                Action::Discard(card) => {
                    top = Some(card);
                    Some((card, THROWN))
                }
                Action::Stock => top.map(|card| (card, PASSED)),
                Action::Take(_) | Action::Rummy(_) => {
                    top = None;
                    None
                }
                _ => None,
            };
            if let Some((card, ties)) = unwanted.filter(|_| done.seat == seat) {
                for (face, lean) in leaning.iter_mut().enumerate() {
                    *lean += tie(card, card_of(face)).map_or(0.0, |tie| ties[tie]);
                }
            }
        }
        Some(Self { leaning })
    }

    /// How likely the player holds these cards beside those that everybody knows of, as a logarithm: only differences
    /// mean anything.
    pub(super) fn likelihood(&self, hidden: CardSet, known: CardSet) -> f64 {
        let leaning: f64 = hidden.into_iter().map(|card| self.leaning[face_of(card)]).sum();
        leaning + together(&Holding::from(hidden | known))
    }
}

/// How two cards go together, if they do.
fn tie(one: Card, other: Card) -> Option<usize> {
    let ((suit, rank), (other_suit, other_rank)) =
        (one.suit().zip(one.rank())?, other.suit().zip(other.rank())?);
    if suit != other_suit {
        return (rank == other_rank).then_some(0);
    }
    let (low, high) = (place_of(rank).min(place_of(other_rank)), place_of(rank).max(place_of(other_rank)));
    let apart = if low == 0 { high.min(HIGH_ACE - high) } else { high - low };
    matches!(apart, 1 | 2).then_some(usize::from(apart))
}

/// What speaks for cards that go together, and against those that are a meld.
fn together(holding: &Holding) -> f64 {
    let tracks = holding.tracks.0;
    // Of one rank an ace counts once, though it has two places.
    let [a, b, c, d] = tracks.map(|track| track & !1);
    let count = |places: &[u16]| places.iter().map(|places| places.count_ones()).sum::<u32>();
    let same = count(&[a & b, a & c, a & d, b & c, b & d, c & d]);
    let next = count(&tracks.map(|track| track & track << 1));
    let near = count(&tracks.map(|track| track & track << 2));
    let runs = tracks.iter().filter(|&track| track & track << 1 & track << 2 != 0).count() as u32;
    let ready = runs + count(&[a & b & (c | d) | c & d & (a | b)]);
    let ties: f64 = TIED.iter().zip([same, next, near]).map(|(tie, count)| tie * f64::from(count)).sum();
    ties + READY * f64::from(ready)
}
