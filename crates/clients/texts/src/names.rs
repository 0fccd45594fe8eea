//! The names of what every game has, in words: cards, suits, seats, players, lists.

use cards::{Card, CardSet, Suit};
use table::{Seat, SeatSet};

use crate::{
    bundle,
    texts::{Arg, Texts},
};

/// The person spoken of, which decides the form of a verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Person {
    /// Somebody else: "passes".
    They,
    /// The reader: "pass", *passez*.
    You,
    /// Nobody yet, as on a button or in advice: "pass", *passer*.
    Do,
}

impl Person {
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::They => "they",
            Self::You => "you",
            Self::Do => "do",
        }
    }
}

impl Texts {
    /// A card without its article: "ace of spades", *as de pique*.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        match (card.rank(), card.suit()) {
            (Some(rank), Some(suit)) => {
                self.format("card", &[("rank", Arg::value(rank.name())), ("suit", letter(suit))])
            }
            _ if card.face() == Card::X => self.get("joker"),
            _ => self.get("second-joker"),
        }
    }

    /// Cards with their articles: "the five of spades, the six of clubs and the joker".
    #[must_use]
    pub fn cards(&self, cards: CardSet) -> String {
        let names = cards.to_canonical().into_iter().map(|card| self.the_card(card)).collect();
        self.list(names)
    }

    /// A card with its article: "the ace of spades", *l'as de pique*.
    #[must_use]
    pub fn the_card(&self, card: Card) -> String {
        self.format("the-card", &[("card", self.card(card).into())])
    }

    /// A suit: "spades", *pique*.
    #[must_use]
    pub fn suit(&self, suit: Suit) -> String {
        self.format("suit", &[("suit", letter(suit))])
    }

    /// A seat of the notation, for those who have no name.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.format("seat", &[("seat", (seat.0 + 1).into())])
    }

    /// Players by name, or by seat where they have none: "Ann and Bo".
    #[must_use]
    pub fn players(&self, seats: SeatSet, names: &[String]) -> String {
        self.list(seats.iter().map(|seat| self.player(seat, names)).collect())
    }

    /// A player by name, or by seat without one.
    #[must_use]
    pub fn player(&self, seat: Seat, names: &[String]) -> String {
        names.get(seat.index()).cloned().unwrap_or_else(|| self.seat(seat))
    }

    /// A number of cards in words up to ten: "three", *trois*.
    #[must_use]
    pub fn number(&self, number: u32) -> String {
        self.format("number", &[("n", number.into())])
    }

    /// The message of an action: `$person` decides the form of its verb.
    pub(crate) fn does(&self, person: Person, key: &str, args: &[(&str, Arg)]) -> String {
        let mut all = vec![("person", person.key().into())];
        all.extend(args.iter().cloned());
        self.format(key, &all)
    }

    /// A list in words: "a, b and c".
    #[must_use]
    pub fn list(&self, items: Vec<String>) -> String {
        self.joined("list-and", items)
    }

    /// Alternatives in words: "a, b or c".
    #[must_use]
    pub fn list_or(&self, items: Vec<String>) -> String {
        self.joined("list-or", items)
    }

    fn joined(&self, key: &str, mut items: Vec<String>) -> String {
        match items.pop() {
            Some(last) if !items.is_empty() => {
                self.format(key, &[("items", items.join(", ").into()), ("last", last.into())])
            }
            only => only.unwrap_or_default(),
        }
    }

    /// The text with a capital first letter.
    #[must_use]
    pub fn capitalised(text: &str) -> String {
        bundle::capitalised(text)
    }
}

/// A suit as the variable `$suit`.
pub(crate) fn letter(suit: Suit) -> Arg {
    Arg::Text(suit.letter().to_string())
}
