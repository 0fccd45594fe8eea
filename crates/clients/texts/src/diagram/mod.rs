//! A deal or a position as a diagram: who has which cards. It shows what a view shows, and nothing else; where all
//! cards are known, the cards dealt may be added, for whatever lies face down.

mod block;
mod svg;
mod text;

use cards::{Card, CardSet, Indices, Suit};
use five_hundred::{Deal, Phase, Rules, Strain, View};
use learning::position::Place;
use table::Seat;

use crate::{Texts, position::place};

/// How a diagram looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// The letters of courts.
    pub indices: Indices,
    /// Letters for suits, and no other signs outside ASCII.
    pub ascii: bool,
}

/// A diagram, to be drawn as text or as a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The game, and who deals.
    title: String,
    /// Hands by seat.
    hands: Vec<Block>,
    /// What lies in the middle: the kitty, the dead hand, rows.
    middle: Vec<Block>,
    /// What has happened.
    notes: Vec<String>,
}

/// The cards of one place.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Block {
    name: String,
    lines: Vec<Line>,
    /// The cards in words.
    words: String,
}

/// The cards of a suit, or whatever stands in a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Line {
    /// The sign of the suit.
    sign: String,
    red: bool,
    cards: String,
}

/// What a diagram is made from.
struct Maker<'a> {
    texts: Texts,
    look: Look,
    rules: &'a Rules,
    view: &'a View,
    deal: Option<&'a Deal>,
    names: Vec<String>,
}

impl Diagram {
    /// A diagram of a view; `deal` has the cards dealt if all of them may be seen. Players without names are called by
    /// their seats.
    #[must_use]
    pub fn new(
        texts: Texts,
        look: Look,
        (rules, view): (&Rules, &View),
        deal: Option<&Deal>,
        names: &[String],
    ) -> Self {
        let texts = Texts::for_rules(texts.lang(), rules);
        let name = |seat| Texts::capitalised(&texts.player(seat, names));
        let names = Seat::all(rules.seats()).map(name).collect();
        let maker = Maker { texts, look, rules, view, deal, names };
        let game = texts.title(rules);
        let dealer = maker.names.get(view.dealer.index()).cloned().unwrap_or_default();
        Self {
            title: texts.format("diagram-title", &[("game", game.into()), ("name", dealer.into())]),
            hands: Seat::all(rules.seats()).map(|seat| maker.hand(seat)).collect(),
            middle: maker.middle(),
            notes: maker.notes(),
        }
    }

    /// Whether the hands lie at the four sides of a table.
    fn is_compass(&self) -> bool {
        self.hands.len() == 4
    }
}

impl Maker<'_> {
    fn strain(&self) -> Strain {
        let contract = self.view.contract.as_ref();
        contract.and_then(|contract| contract.trump).map_or(Strain::NoTrumps, Strain::from)
    }

    fn suit(&self, suit: Suit) -> String {
        if self.look.ascii { suit.letter() } else { suit.symbol() }.to_string()
    }

    /// A card by itself: `10♥`, `X`.
    fn card(&self, card: Card) -> String {
        match (card.rank(), card.suit()) {
            (Some(rank), Some(suit)) => format!("{}{}", self.look.indices.of(rank), self.suit(suit)),
            _ => card.to_string(),
        }
    }

    /// A line for each suit, and one for jokers that belong to none: what is trumps, or worth most, comes first.
    fn lines(&self, cards: CardSet) -> Vec<Line> {
        let strain = self.strain();
        let mut suits: Vec<Suit> = Suit::ALL.into_iter().rev().collect();
        suits.sort_by_key(|&suit| strain.trump() != Some(suit));
        let line = |suit: Suit| {
            let of = |card: &Card| match card.rank() {
                Some(rank) if card.suit() == Some(suit) => self.look.indices.of(rank).to_owned(),
                _ => self.card(*card),
            };
            let cards = self.falling(cards & self.rules.cards_of(strain, suit));
            let cards = cards.iter().map(of).collect::<Vec<_>>().join(" ");
            Line { sign: self.suit(suit), red: suit.is_red(), cards }
        };
        let free: CardSet =
            cards.into_iter().filter(|&card| self.rules.suit_of(strain, card).is_none()).collect();
        let jokers = self.falling(free).iter().map(|&card| self.card(card)).collect::<Vec<_>>().join(" ");
        let jokers = Line { cards: jokers, ..Line::default() };
        suits.into_iter().map(line).chain((!free.is_empty()).then_some(jokers)).collect()
    }

    /// Cards of a suit, the highest first.
    fn falling(&self, cards: CardSet) -> Vec<Card> {
        let mut cards = cards.to_canonical();
        cards.sort_by_key(|&card| std::cmp::Reverse(self.rules.power(self.strain(), card)));
        cards
    }

    fn block(&self, name: &str, cards: CardSet) -> Block {
        Block { name: Texts::capitalised(name), lines: self.lines(cards), words: self.texts.cards(cards) }
    }

    fn hand(&self, seat: Seat) -> Block {
        let name = self.names[seat.index()].as_str();
        let Some(shown) = self.view.seats.get(seat.index()) else { return self.block(name, CardSet::EMPTY) };
        match shown.hand {
            Some(cards) => self.block(name, cards),
            None => {
                let words = self.texts.format("diagram-hidden", &[("count", shown.cards.into())]);
                Self::line(name, words.clone(), words)
            }
        }
    }

    /// A block of one line.
    fn line(name: &str, cards: String, words: String) -> Block {
        let line = Line { cards, ..Line::default() };
        Block { name: Texts::capitalised(name), lines: vec![line], words }
    }

    /// Cards that lie together, in one line.
    fn pile(&self, name: &str, cards: CardSet) -> Block {
        let suits = Suit::ALL.into_iter().rev().map(CardSet::of_suit);
        let order = std::iter::once(CardSet::JOKERS).chain(suits).flat_map(|part| self.falling(cards & part));
        let shown = order.map(|card| self.card(card)).collect::<Vec<_>>().join(" ");
        Self::line(name, shown, self.texts.cards(cards))
    }

    fn middle(&self) -> Vec<Block> {
        let rows = Seat::all(self.rules.seats()).filter_map(|seat| self.row(seat));
        rows.chain(self.face_down()).collect()
    }

    /// A row, pile by pile: the face-up card, and the one under it as far as it is known.
    fn row(&self, seat: Seat) -> Option<Block> {
        let row = self.view.seats.get(seat.index())?.row.as_ref()?;
        let dealt = self.deal.and_then(|deal| deal.rows.get(seat.index()));
        let pile = |pile: usize| {
            let down = dealt.and_then(|row| row.down[pile]).map_or("?".to_owned(), |card| self.card(card));
            let up = row.up[pile].map_or("-".to_owned(), |card| self.card(card));
            if row.down[pile] { format!("{up}/{down}") } else { up }
        };
        let piles = (0..5).map(pile).collect::<Vec<_>>().join(" ");
        let name = &self.names[seat.index()];
        Some(Self::line(&self.texts.format("diagram-row", &[("name", name.into())]), piles.clone(), piles))
    }

    /// Kitties and the dead hand, as long as they lie there; the discards after that.
    fn face_down(&self) -> Vec<Block> {
        let (texts, view) = (self.texts, self.view);
        let discards = view.discards.map(|cards| self.pile(&texts.get("diagram-discards"), cards));
        let kitty = match self.deal {
            Some(deal) => Place::of(self.rules)
                .into_iter()
                .filter(|(at, _)| match at {
                    Place::Dead => true,
                    Place::Kitty | Place::KittyOf(_) => {
                        view.discards.is_none() && view.phase == Some(Phase::Auction)
                    }
                    _ => false,
                })
                .map(|(at, _)| (place(texts, at), at.cards(deal).into_iter().collect()))
                .collect(),
            None => Vec::from_iter(view.kitty.map(|cards| (texts.get("kitty"), cards))),
        };
        let kitty = kitty.into_iter().filter(|(_, cards): &(_, CardSet)| !cards.is_empty());
        kitty.map(|(name, cards)| self.pile(&name, cards)).chain(discards).collect()
    }

    fn notes(&self) -> Vec<String> {
        let (texts, view) = (self.texts, self.view);
        let name = |seat: Seat| self.names.get(seat.index()).cloned().unwrap_or_default();
        let contract = view.contract.as_ref().map(|contract| {
            let bid = texts.bid(contract.bid);
            texts.format("diagram-contract", &[("bid", bid.into()), ("name", name(contract.seat).into())])
        });
        let of = |who: String, what: String| {
            texts.format("diagram-of", &[("name", who.into()), ("what", what.into())])
        };
        let calls =
            view.calls.iter().map(|call| of(name(call.seat), self.call(call.call))).collect::<Vec<_>>();
        let calls = (contract.is_none() && !calls.is_empty())
            .then(|| texts.format("diagram-bidding", &[("calls", calls.join(", ").into())]));
        let won = view.seats.iter().zip(Seat::all(self.rules.seats())).filter(|(seat, _)| seat.tricks > 0);
        let won: Vec<String> = won.map(|(seat, at)| of(name(at), seat.tricks.to_string())).collect();
        let won =
            (!won.is_empty()).then(|| texts.format("diagram-tricks", &[("tricks", won.join(", ").into())]));
        let played = view.trick.iter().flat_map(|trick| &trick.plays);
        let played: Vec<String> = played.map(|play| of(name(play.seat), self.card(play.card))).collect();
        let played = (!played.is_empty())
            .then(|| texts.format("diagram-played", &[("cards", played.join(", ").into())]));
        let turn =
            view.to_act.first().map(|seat| texts.format("diagram-turn", &[("name", name(seat).into())]));
        [contract, calls, won, played, turn].into_iter().flatten().collect()
    }

    /// A call in words.
    fn call(&self, call: five_hundred::Action) -> String {
        match call {
            five_hundred::Action::Bid(bid) => self.texts.bid(bid),
            other => self.texts.action_of(crate::Person::Do, other, &self.names),
        }
    }
}

#[cfg(test)]
mod tests;
