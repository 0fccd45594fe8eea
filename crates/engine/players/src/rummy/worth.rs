//! What cards are worth in the hand: the points they are likely to make, less what they cost if they are caught.

use cards::{Card, CardSet, Suit};
use rummy_500::kernel::{HIGH_ACE, Holding, KING, Openings, places_between};

use super::{
    known::Known,
    layout::{face_at, face_of, place_of},
};

/// The chance that what lies ready in the hand gets to the table, if the hand lasts.
const READY: f32 = 0.96;
/// The chance that a place on the table is still open.
const OPEN: f32 = 0.92;
/// How far a joker stands for a card that is lacking.
const JOKER_FILLS: f32 = 0.85;
/// The part left of the value of a card that has its twin in the hand.
const TWIN: f32 = 0.4;
/// How much of the value of a card still to come counts for those that wait for it.
const TO_COME: f32 = 0.35;

/// A card in the hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    pub(crate) card: Card,
    /// The chance that it gets to the table.
    pub(crate) chance: f32,
    /// The worth of keeping it.
    pub(crate) worth: f32,
}

/// What each card of a hand is worth, and all together.
pub(crate) fn worth(known: &Known<'_>, hand: CardSet, openings: &Openings, held: &mut Vec<Held>) -> f32 {
    held.clear();
    let mut holding = Holding::from(hand);
    let sets = known.rules.shapes().has_joker_sets();
    let jokers = holding.jokers;
    if sets {
        holding.jokers = 0;
    }
    let mut before = CardSet::EMPTY;
    let mut stuck = 0.0;
    for card in hand {
        let (mut chance, to_come) = match (card.suit(), card.rank()) {
            (Some(suit), Some(rank)) => natural(known, &holding, openings, suit, place_of(rank)),
            _ if sets => (joker_in_sets(jokers, openings) * known.alive, 0.0),
            _ => (joker(&holding, openings) * known.alive, 0.0),
        };
        let face = card.face();
        if before.contains(face) && !card.is_joker() {
            chance *= TWIN;
        }
        before.insert(face);
        stuck += 1.0 - chance;
        held.push(Held { card, chance, worth: to_come * TO_COME });
    }
    // One card can be thrown in every turn: a player with many that won't be melded is caught with them.
    let caught = 1.0 - 0.6 * ((known.turns * 0.9) / stuck.max(0.5)).min(1.0);
    let mut total = 0.0;
    for held in held {
        let value = known.value[face_of(held.card)];
        held.worth += value * held.chance - value * (1.0 - held.chance) * caught;
        total += held.worth;
    }
    total
}

/// The same where jokers are melded with jokers alone.
const fn joker_in_sets(jokers: u8, openings: &Openings) -> f32 {
    match jokers {
        _ if openings.joker => 0.98,
        0 | 1 => 0.15,
        2 => 0.45,
        _ => 0.98,
    }
}

fn joker(holding: &Holding, openings: &Openings) -> f32 {
    let [spades, clubs, diamonds, hearts] = holding.tracks.0;
    let near = holding.tracks.0.iter().any(|track| track & (track << 1 | track << 2) != 0);
    let pairs = spades & clubs | spades & diamonds | spades & hearts;
    let pair = pairs | clubs & diamonds | clubs & hearts | diamonds & hearts != 0;
    if openings.joker || near || pair || holding.jokers > 1 { 0.98 } else { 0.8 }
}

/// The chance of a natural card, and the value of what it waits for.
fn natural(known: &Known<'_>, holding: &Holding, openings: &Openings, suit: Suit, place: u8) -> (f32, f32) {
    let mut fails = 1.0;
    let mut to_come = 0.0;
    group(known, holding, suit, place, &mut fails, &mut to_come);
    run(known, holding, openings, suit, place, &mut fails, &mut to_come);
    if place == 0 {
        run(known, holding, openings, suit, HIGH_ACE, &mut fails, &mut to_come);
    }
    if openings.tracks[suit] & (1 << place) != 0 {
        fails *= 1.0 - OPEN * known.alive;
    }
    ((1.0 - fails).min(0.97), to_come)
}

fn group(known: &Known<'_>, holding: &Holding, suit: Suit, place: u8, fails: &mut f32, to_come: &mut f32) {
    let others = holding.suits_at(place) & !(1 << suit as u8);
    let have = others.count_ones() + u32::from(holding.jokers.min(1));
    let missing = |n: &u8| *n != suit as u8 && others >> n & 1 == 0;
    let value = known.value[face_at(suit, place)];
    if others.count_ones() >= 2 {
        *fails *= 1.0 - READY * known.alive;
        return;
    }
    if have >= 2 {
        *fails *= 1.0 - JOKER_FILLS * known.alive;
    }
    if others.count_ones() == 1 {
        let none: f32 = (0..4)
            .filter(missing)
            .map(|n| 1.0 - known.comes[usize::from(n) * 13 + usize::from(place) % 13])
            .product();
        *fails *= none;
        *to_come += (1.0 - none) * value;
    } else {
        let comes =
            (0..4).filter(missing).map(|n| known.comes[usize::from(n) * 13 + usize::from(place) % 13]);
        let (mut one, mut two) = (0.0, 0.0);
        for p in comes {
            two += one * p;
            one += p;
        }
        *fails *= 1.0 - (two * 0.8_f32).min(0.6);
    }
}

fn run(
    known: &Known<'_>,
    holding: &Holding,
    openings: &Openings,
    suit: Suit,
    place: u8,
    fails: &mut f32,
    to_come: &mut f32,
) {
    let track = holding.tracks[suit];
    let comes = |place: u8| known.comes[face_at(suit, place)];
    for low in place.saturating_sub(2)..=place.min(KING - 1) {
        let mut missing = places_between(low, low + 2) & !track;
        let count = missing.count_ones();
        if count == 0 {
            *fails *= 1.0 - READY * known.alive;
            continue;
        }
        let mut chance = 1.0;
        let mut value = 0.0;
        while missing != 0 {
            let at = missing.trailing_zeros() as u8;
            missing &= missing - 1;
            chance *= comes(at);
            value += known.value[face_at(suit, at)];
        }
        if count == 1 {
            if holding.jokers > 0 {
                chance = chance.max(JOKER_FILLS * known.alive);
            }
            *to_come += chance * value;
        } else {
            chance *= 0.75;
        }
        *fails *= 1.0 - chance;
    }
    // Next to a place that is open on the table.
    let open = openings.tracks[suit];
    for next in [place.checked_sub(1), (place < HIGH_ACE).then_some(place + 1)].into_iter().flatten() {
        if open >> next & 1 == 1 {
            let held = track >> next & 1 == 1;
            *fails *= 1.0 - if held { OPEN * known.alive } else { 0.9 * comes(next) };
        }
    }
}
