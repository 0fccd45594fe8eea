//! Cards as a rummy player counts them, by face, and the melds that they try.

use cards::{Card, CardSet, Rank, Suit, SuitSet};
use std::ops::ControlFlow;

use rummy_500::{
    Meld, MeldCard,
    kernel::{HIGH_ACE, Holding, KING, Shapes, card_at, places, places_between, rank_at},
};

/// How many different faces there are, the joker being the last.
pub(crate) const FACES: usize = 53;
/// The number of the joker's face.
pub(crate) const JOKER: usize = FACES - 1;

/// The place of a rank in a run, of an ace the low one; ranks of other games are not dealt here.
pub(crate) const fn place_of(rank: Rank) -> u8 {
    places(rank).trailing_zeros() as u8
}

/// The number of the face of the card at a place.
pub(crate) const fn face_at(suit: Suit, place: u8) -> usize {
    suit as usize * 13 + place as usize % 13
}

/// The number of a card's face.
pub(crate) fn face_of(card: Card) -> usize {
    match (card.suit(), card.rank()) {
        (Some(suit), Some(rank)) => face_at(suit, place_of(rank)),
        _ => JOKER,
    }
}

/// The card of a face.
pub(crate) fn card_of(face: usize) -> Card {
    match Suit::ALL.get(face / 13) {
        Some(&suit) => card_at(suit, (face % 13) as u8),
        None => Card::X,
    }
}

/// The melds of these cards that hold a natural one of them. Jokers only fill what is lacking.
pub(crate) fn melds_with(cards: CardSet, card: Card, shapes: Shapes, found: &mut Vec<Meld>) {
    let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else { return };
    let wild = if shapes.has_joker_sets() { cards - CardSet::JOKERS } else { cards };
    let holding = Holding::from(wild);
    let place = place_of(rank);
    groups_with(&holding, suit, place, found);
    runs_with(&holding, suit, place, found);
    if place == 0 {
        runs_with(&holding, suit, HIGH_ACE, found);
    }
    if shapes.goes_round() {
        let _: ControlFlow<()> = holding.each_arc(suit, |meld| {
            if meld.contains(card) && fills_gaps(meld) {
                found.push(meld);
            }
            ControlFlow::Continue(())
        });
    }
}

/// Whether jokers stand only where a card is lacking between others, or the meld could not be shorter.
fn fills_gaps(meld: Meld) -> bool {
    let at_end = |card: Option<MeldCard>| matches!(card, Some(MeldCard::JokerAs(_)));
    meld.len() == 3 || !at_end(meld.cards().next()) && !at_end(meld.cards().last())
}

fn groups_with(holding: &Holding, suit: Suit, place: u8, found: &mut Vec<Meld>) {
    let held = holding.suits_at(place);
    let own = 1_u8 << suit as u8;
    let mut part = held;
    while part != 0 {
        if part & own != 0 {
            let naturals = part.count_ones() as u8;
            let jokers = 3_u8.saturating_sub(naturals);
            if jokers <= holding.jokers {
                let suits: SuitSet =
                    Suit::ALL.into_iter().filter(|&suit| part >> suit as u8 & 1 == 1).collect();
                found.push(Meld::Group { rank: rank_at(place), suits, jokers });
            }
        }
        part = (part - 1) & held;
    }
}

fn runs_with(holding: &Holding, suit: Suit, place: u8, found: &mut Vec<Meld>) {
    let track = holding.tracks[suit];
    let wild = u32::from(holding.jokers);
    for low in (0..=place).rev() {
        if (places_between(low, place) & !track).count_ones() > wild {
            break;
        }
        for high in place.max(low + 2)..=HIGH_ACE.min(low + KING) {
            let window = places_between(low, high);
            let missing = window & !track;
            if missing.count_ones() > wild {
                break;
            }
            // A longer run with a joker at its end is a shorter one with the joker laid off.
            let at_end = missing & (1 << low | 1 << high) != 0;
            if !at_end || high == low + 2 {
                found.push(Meld::Run { suit, low, high, jokers: missing });
            }
        }
    }
}
