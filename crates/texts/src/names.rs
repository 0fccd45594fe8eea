//! The names of things and what players do, in words.

use cards::{Card, CardSet, Suit};
use five_hundred::{Action, Bid, BidKind, HandResult, MisereKind, Phase, Strain};
use table::{Seat, SeatSet};

use crate::{
    bundle,
    texts::{Arg, Texts},
};

/// Who is spoken of, which decides the form of a verb.
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
    const fn key(self) -> &'static str {
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

    /// The suit of a contract, or no trumps.
    #[must_use]
    pub fn strain(&self, strain: Strain) -> String {
        self.format("suit", &[("suit", strain.text().into())])
    }

    /// A bid: "seven hearts", *sept cœurs*.
    #[must_use]
    pub fn bid(&self, bid: Bid) -> String {
        let name = match bid.kind() {
            BidKind::Tricks(tricks, strain) => {
                self.format("bid-tricks", &[("tricks", tricks.into()), ("suit", strain.text().into())])
            }
            BidKind::Partie(strain) => self.format("bid-partie", &[("suit", strain.text().into())]),
            BidKind::Misere(kind) => self.get(match kind {
                MisereKind::Closed => "bid-misere",
                MisereKind::Open => "bid-open-misere",
                MisereKind::SuperOpen => "bid-super-open-misere",
                MisereKind::Blind => "bid-blind-misere",
                MisereKind::Nullo => "bid-nullo",
            }),
        };
        if bid.is_sans_kitty() { self.format("bid-sans-kitty", &[("bid", name.into())]) } else { name }
    }

    /// A seat of the notation, for those who have no name.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.format("seat", &[("seat", seat.0.into())])
    }

    /// What somebody does: "passes", "bids seven hearts", "plays the ace of spades".
    #[must_use]
    pub fn action(&self, action: Action) -> String {
        self.action_of(Person::They, action, &[])
    }

    /// What a person does, with the names of the players by seat for actions that name them.
    #[must_use]
    pub fn action_of(&self, person: Person, action: Action, names: &[String]) -> String {
        let does = |key: &str, args: &[(&str, Arg)]| {
            let mut all = vec![("person", person.key().into())];
            all.extend(args.iter().cloned());
            self.format(key, &all)
        };
        let card = |card: Card| ("card", Arg::from(self.card(card)));
        match action {
            Action::Pass => does("action-pass", &[]),
            Action::Look => does("action-look", &[]),
            Action::Bid(bid) => match bid.kind() {
                BidKind::Partie(strain) => {
                    let kitty = if bid.is_sans_kitty() { "left" } else { "taken" };
                    does("action-partie", &[("suit", strain.text().into()), ("kitty", kitty.into())])
                }
                _ => does("action-bid", &[("bid", self.bid(bid).into())]),
            },
            Action::Give(given) => does("action-give", &[card(given)]),
            Action::Discard(cards) if cards.is_empty() => {
                does("action-discard-hidden", &[("count", 0.into())])
            }
            Action::Discard(cards) => does("action-discard", &[("cards", self.cards(cards).into())]),
            Action::Nominate(Some(suit)) => does("action-nominate", &[("suit", letter(suit))]),
            Action::Nominate(None) => does("action-nominate-none", &[]),
            Action::Call(called) => does("action-call", &[card(called)]),
            Action::Alone => does("action-alone", &[]),
            Action::Partners(seats) => {
                let count = ("count", seats.len().into());
                does("action-partners", &[("names", self.players(seats, names).into()), count])
            }
            Action::Play(played) => does("action-play", &[card(played)]),
            Action::Lead(joker, suit) => does("action-lead", &[card(joker), ("suit", letter(suit))]),
        }
    }

    /// What the others see of an action: cards that go face down are only counted.
    #[must_use]
    pub fn action_seen(&self, person: Person, action: Action, names: &[String]) -> String {
        let who = ("person", Arg::from(person.key()));
        match action {
            Action::Give(_) => self.format("action-give-hidden", &[who]),
            Action::Discard(cards) => {
                let number = self.format("number", &[("n", cards.len().into())]);
                let args = [who, ("count", cards.len().into()), ("cards", number.into())];
                self.format("action-discard-hidden", &args)
            }
            _ => self.action_of(person, action, names),
        }
    }

    /// A sentence: "Ann bids seven hearts."
    #[must_use]
    pub fn they_do(&self, name: &str, action: Action, names: &[String]) -> String {
        let action = self.action_seen(Person::They, action, names);
        self.format("sentence-they", &[("name", name.into()), ("action", action.into())])
    }

    /// A sentence: "You bid seven hearts."
    #[must_use]
    pub fn you_do(&self, action: Action, names: &[String]) -> String {
        self.format("sentence-you", &[("action", self.action_of(Person::You, action, names).into())])
    }

    /// A phase of the hand: "the bidding".
    #[must_use]
    pub fn phase(&self, phase: Phase) -> String {
        self.format("phase", &[("phase", phase.text().into())])
    }

    /// How a hand ended: "made".
    #[must_use]
    pub fn result(&self, result: HandResult) -> String {
        let result = match result {
            HandResult::Made => "made",
            HandResult::Failed => "failed",
            HandResult::PassedOut => "passed_out",
            HandResult::PlayedWithoutBid => "played_without_bid",
            HandResult::Stopped => "stopped",
        };
        self.format("result", &[("result", result.into())])
    }

    /// Players by name, or by seat where they have none: "Ann and Bo".
    #[must_use]
    pub fn players(&self, seats: SeatSet, names: &[String]) -> String {
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| self.seat(seat));
        self.list(seats.iter().map(name).collect())
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
