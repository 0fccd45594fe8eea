//! Spreading the hidden cards over the places where they can lie: a fit is found, and then mixed by exchanges until
//! every fit is about as likely as any other.

use cards::{Card, CardSet, short};

use super::known::Place;
use crate::chance::Chance;

/// Exchanges tried for each card.
const EXCHANGES: u32 = 3;

/// The cards of each place; `None` if they can't be spread.
pub(crate) fn spread(places: &[Place], hidden: CardSet, chance: &mut Chance) -> Option<Vec<CardSet>> {
    let mut table = Table { places, dealt: vec![CardSet::EMPTY; places.len()] };
    let fitting = |card: Card| places.iter().filter(|place| place.fits.contains(card)).count();
    let mut cards: Vec<(usize, Card)> = hidden.into_iter().map(|card| (fitting(card), card)).collect();
    for at in (1..cards.len()).rev() {
        cards.swap(at, chance.below(at as u32 + 1) as usize);
    }
    // Cards with few places first: the others find theirs more easily.
    short::sort_by_key(&mut cards, |&(places, _)| places);
    let cards: Vec<Card> = cards.into_iter().map(|(_, card)| card).collect();
    let mut at = Vec::with_capacity(cards.len());
    for &card in &cards {
        let free = table.room_for(card);
        let place = table.draw(free, chance);
        let placed = match place {
            Some(place) => {
                table.dealt[place].insert(card);
                true
            }
            None => table.make_room(card, &mut vec![false; places.len()]),
        };
        if !placed {
            return None;
        }
    }
    for &card in &cards {
        at.push(table.dealt.iter().position(|dealt| dealt.contains(card))?);
    }
    for _ in 0..EXCHANGES * hidden.len() {
        let (one, other) = (chance.below(hidden.len()) as usize, chance.below(hidden.len()) as usize);
        let fits = |card: usize, place: usize| places[place].fits.contains(cards[card]);
        if at[one] != at[other] && fits(one, at[other]) && fits(other, at[one]) {
            at.swap(one, other);
        }
    }
    let mut dealt = vec![CardSet::EMPTY; places.len()];
    for (&card, &place) in cards.iter().zip(&at) {
        dealt[place].insert(card);
    }
    Some(dealt)
}

/// Every way to spread the cards; `None` if there are more than `most`.
pub(crate) fn every(places: &[Place], hidden: CardSet, most: usize) -> Option<Vec<Vec<CardSet>>> {
    let fitting = |card: &Card| places.iter().filter(|place| place.fits.contains(*card)).count();
    let mut cards: Vec<Card> = hidden.into_iter().collect();
    // Cards with few places first: a way that leads nowhere ends soon.
    cards.sort_by_key(fitting);
    let mut found = Vec::new();
    let mut dealt = vec![CardSet::EMPTY; places.len()];
    place_all(places, &cards, &mut dealt, most, &mut found)?;
    Some(found)
}

/// Places these cards in every way; `None` as soon as there are too many.
fn place_all(
    places: &[Place],
    cards: &[Card],
    dealt: &mut Vec<CardSet>,
    most: usize,
    found: &mut Vec<Vec<CardSet>>,
) -> Option<()> {
    let Some((&card, rest)) = cards.split_first() else {
        found.push(dealt.clone());
        return (found.len() <= most).then_some(());
    };
    for at in 0..places.len() {
        if dealt[at].len() < places[at].size && places[at].fits.contains(card) {
            dealt[at].insert(card);
            place_all(places, rest, dealt, most, found)?;
            dealt[at].remove(card);
        }
    }
    Some(())
}

struct Table<'p> {
    places: &'p [Place],
    dealt: Vec<CardSet>,
}

impl Table<'_> {
    fn room(&self, place: usize) -> u32 {
        self.places[place].size - self.dealt[place].len()
    }

    /// The room in all places that may hold the card.
    fn room_for(&self, card: Card) -> impl Fn(usize) -> u32 + use<'_> {
        move |place| if self.places[place].fits.contains(card) { self.room(place) } else { 0 }
    }

    /// A place, by how much room it has.
    fn draw(&self, room: impl Fn(usize) -> u32, chance: &mut Chance) -> Option<usize> {
        let all: u32 = (0..self.places.len()).map(&room).sum();
        if all == 0 {
            return None;
        }
        let mut n = chance.below(all);
        (0..self.places.len()).find(|&place| {
            let here = room(place);
            let found = n < here;
            n = n.saturating_sub(here);
            found
        })
    }

    /// Finds a place for a card by moving others on.
    fn make_room(&mut self, card: Card, tried: &mut [bool]) -> bool {
        for place in 0..self.places.len() {
            if tried[place] || !self.places[place].fits.contains(card) {
                continue;
            }
            tried[place] = true;
            let free = self.room(place) > 0;
            let moved = !free
                && self.dealt[place].into_iter().any(|other| {
                    self.dealt[place].remove(other);
                    let moved = self.make_room(other, tried);
                    if !moved {
                        self.dealt[place].insert(other);
                    }
                    moved
                });
            if free || moved {
                self.dealt[place].insert(card);
                return true;
            }
        }
        false
    }
}
