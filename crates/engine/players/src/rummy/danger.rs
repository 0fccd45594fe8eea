//! What a discard gives to the others: a card that fits the table, that completes what somebody holds, or that lets
//! them take what lies under it.

use std::cell::Cell;

use cards::{Card, Suit};
use rummy_500::kernel::{HIGH_ACE, KING};

use super::{
    known::{Known, Opponent},
    layout::{FACES, JOKER, card_of, face_at, face_of},
};

/// How much of the pile under a card counts, if somebody can take it for that card's sake.
const PILE: f32 = 0.25;

/// For each face, what it costs to discard it, found out when it is asked for the first time.
pub(crate) struct Dangers<'a> {
    known: &'a Known<'a>,
    depth: Depths,
    found: [Cell<Option<f32>>; FACES],
}

impl<'a> Dangers<'a> {
    pub(crate) fn new(known: &'a Known<'a>) -> Self {
        let mut depth = [None; FACES];
        let mut above = 0.0;
        for (n, &card) in known.view.pile.iter().rev().enumerate() {
            let face = face_of(card);
            above += known.value[face];
            depth[face].get_or_insert((n, above));
        }
        Self { known, depth, found: [const { Cell::new(None) }; FACES] }
    }

    /// For a player who thinks of no hand but their own.
    pub(crate) fn none(known: &'a Known<'a>) -> Self {
        Self { known, depth: [None; FACES], found: [const { Cell::new(Some(0.0)) }; FACES] }
    }

    /// Of one card.
    pub(crate) fn of(&self, card: Card) -> f32 {
        let face = face_of(card);
        self.found[face].get().unwrap_or_else(|| {
            let danger = danger(self.known, &self.depth, face);
            self.found[face].set(Some(danger));
            danger
        })
    }
}

/// Of each face, how many cards lie on the topmost in the pile, and what they are worth with it.
type Depths = [Option<(usize, f32)>; FACES];

fn danger(known: &Known<'_>, depth: &Depths, face: usize) -> f32 {
    let card = card_of(face);
    let value = known.value[face];
    if face == JOKER {
        return 25.0;
    }
    let mut cost: f32 = 0.0;
    if known.openings.fits(card) {
        // Anybody who can, calls or takes it.
        cost += value + 6.0;
    }
    let mut first = 1.0;
    for opponent in &known.opponents {
        if opponent.is_partner {
            // A partner sees it before those after them do, and what a partner makes of it is no loss.
            first *= 0.5;
            continue;
        }
        cost += first * meets(known, opponent, depth, face);
        // Those farther off see it only if it is left.
        first *= 0.5;
    }
    cost * known.rivalry
}

/// What a card is worth to an opponent: every meld of three with it, by the chance that they have the rest.
fn meets(known: &Known<'_>, opponent: &Opponent, depth: &Depths, face: usize) -> f32 {
    let (Some(&suit), place) = (Suit::ALL.get(face / 13), (face % 13) as u8) else { return 0.0 };
    let mut best: f32 = 0.0;
    let mut sum: f32 = 0.0;
    let mut pair = |one: usize, two: usize| {
        let (chance, gain) = chance_of(known, opponent, depth, one, two);
        let gain = chance * (gain + known.value[face]);
        best = best.max(gain);
        sum += gain;
    };
    let mut others = Suit::ALL.into_iter().filter(|&other| other != suit).map(|other| face_at(other, place));
    if let (Some(a), Some(b), Some(c)) = (others.next(), others.next(), others.next()) {
        pair(a, b);
        pair(a, c);
        pair(b, c);
    }
    let places = if place == 0 { [Some(0), Some(HIGH_ACE)] } else { [Some(place), None] };
    for at in places.into_iter().flatten() {
        for low in at.saturating_sub(2)..=at.min(KING - 1) {
            let mut rest = (low..=low + 2).filter(|&other| other != at).map(|other| face_at(suit, other));
            if let (Some(one), Some(two)) = (rest.next(), rest.next()) {
                pair(one, two);
            }
        }
    }
    best + 0.4 * (sum - best)
}

/// The chance that an opponent can use two cards from their hand or the pile, and what they gain by them.
fn chance_of(known: &Known<'_>, opponent: &Opponent, depth: &Depths, one: usize, two: usize) -> (f32, f32) {
    let held = |face: usize| known.holds(opponent, face);
    let value = |face: usize| 0.6 * known.value[face];
    match (depth[one], depth[two]) {
        (None, None) => (held(one) * held(two), value(one) + value(two)),
        (Some((_, pile)), None) => (held(two), value(two) + value(one) + PILE * pile),
        (None, Some((_, pile))) => (held(one), value(one) + value(two) + PILE * pile),
        (Some((_, a)), Some((_, b))) => (1.0, value(one) + value(two) + PILE * a.max(b)),
    }
}
