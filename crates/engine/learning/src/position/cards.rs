//! The cards of a position: every list is read, however many are wrong.

use cards::{Card, CardSet};
use five_hundred::{Deal, Rules};
use table::quoted;

use super::{Fault, Place};

/// The deal, if nothing is wrong with its cards. Without rules it is only told which texts are no cards.
pub(super) fn read(rules: Option<&Rules>, lists: &[String], faults: &mut Vec<Fault>) -> Option<Deal> {
    let Some(rules) = rules else {
        let mut reader = Reader::new(CardSet::EMPTY);
        lists
            .iter()
            .zip(1..)
            .for_each(|(text, number)| drop(reader.cards(Place::List(number), text, faults)));
        return None;
    };
    let sound = faults.len();
    let mut places = Place::of(rules);
    let needed = || places.iter().map(|&(place, _)| place).collect();
    if lists.len() > places.len() || places.iter().skip(lists.len()).any(|&(_, cards)| cards > 0) {
        faults.push(Fault::Lists { found: lists.len(), needed: needed() });
    }
    let mut reader = Reader::new(rules.pack());
    let mut deal = Deal::default();
    let extra = (places.len() + 1..).map(|number| (Place::List(number), 0));
    places.extend(extra.take(lists.len().saturating_sub(places.len())));
    for (&(place, needed), text) in places.iter().zip(lists) {
        let cards = reader.cards(place, text, faults);
        let found = text.split_whitespace().count();
        if found != needed && !matches!(place, Place::List(_)) {
            faults.push(Fault::Count { place, found, needed });
        }
        place.put(&mut deal, &cards);
    }
    faults.extend(reader.too_often());
    if !reader.left.is_empty() {
        faults.push(Fault::Missing(reader.left));
    }
    (faults.len() == sound).then_some(deal)
}

/// A reader of cards, each piece of the pack once.
struct Reader {
    pack: CardSet,
    left: CardSet,
    /// Where each card stands, equal ones alike.
    stands: Vec<(Card, Place)>,
}

impl Reader {
    const fn new(pack: CardSet) -> Self {
        Self { pack, left: pack, stands: Vec::new() }
    }

    /// The pieces in a list.
    fn cards(&mut self, place: Place, text: &str, faults: &mut Vec<Fault>) -> Vec<Card> {
        let mut pieces = Vec::new();
        for text in text.split_whitespace() {
            let Ok(card) = text.parse::<Card>() else {
                faults.push(Fault::NotACard { place, text: quoted(text) });
                continue;
            };
            if self.pack.is_empty() {
                continue;
            }
            if self.pack.find_one(card).is_none() {
                faults.push(Fault::NotInPack { place, card });
                continue;
            }
            self.stands.push((card.face(), place));
            if let Some(piece) = self.left.find_one(card) {
                self.left.remove(piece);
                pieces.push(piece);
            }
        }
        pieces
    }

    /// The cards that stand there more often than the pack has them.
    fn too_often(&self) -> impl Iterator<Item = Fault> {
        self.pack.faces().to_canonical().into_iter().filter_map(|card| {
            let has = self.pack.into_iter().filter(|piece| piece.face() == card).count();
            let stands = self.stands.iter().filter(|(there, _)| *there == card);
            let places: Vec<Place> = stands.map(|(_, place)| *place).collect();
            (places.len() > has).then_some(Fault::TooOften { card, places })
        })
    }
}
