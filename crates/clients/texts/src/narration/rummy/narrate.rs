//! What happens in Rummy 500, in words: whole sentences, short lines for the log, melds in short.

use crate::{Arg, Person};
use cards::Card;
use rummy_500::{Action, HandResult, Meld, MeldCard, MeldView, View};
use table::Seat;

use super::Event;
use crate::narration::{Narrator, Reader};

/// More cards than this are not all named in a line.
const MOST_NAMED: usize = 6;

impl Narrator {
    /// Something of Rummy 500 as a sentence.
    pub fn told_of_rummy(&self, event: &Event) -> String {
        match event {
            Event::Did { seat, action, cards } if cards.is_empty() => self.does(*seat, *action),
            Event::Did { seat, action: Action::Stock, cards } => {
                self.about("told-drawn", *seat, &[("cards", self.cards_in_words(cards).into())])
            }
            Event::Did { seat, action, cards } => {
                let me = self.me == Some(*seat);
                let person = if me { Person::You } else { Person::They };
                let action = ("action", Arg::from(self.texts.action_with(person, *action, cards)));
                if me {
                    self.texts.format("sentence-you", &[action])
                } else {
                    self.texts.format("sentence-they", &[("name", self.name(*seat).into()), action])
                }
            }
            Event::Renewed { shuffled, .. } => {
                let shuffled = if *shuffled { "yes" } else { "no" };
                self.texts.format("told-renewed", &[("shuffled", shuffled.into())])
            }
            Event::Floats { seat } => self.about("told-floats", *seat, &[]),
            Event::LastCard { seat } => self.about("told-last-card", *seat, &[]),
        }
    }

    fn cards_in_words(&self, cards: &[Card]) -> String {
        self.texts.list(cards.iter().map(|&card| self.texts.the_card(card)).collect())
    }

    /// The same as a short line for the log.
    pub fn rummy_in_short(&self, event: &Event) -> String {
        let Event::Did { seat, action, cards } = event else { return self.told_of_rummy(event) };
        let line = |key: &str, args: &[(&str, Arg)]| self.about(key, *seat, args);
        let named = || ("cards", Arg::from(self.some_cards(cards)));
        match *action {
            Action::Stock if cards.is_empty() => line("log-stock", &[]),
            Action::Stock => line("log-drawn", &[named()]),
            Action::Take(_) => line("log-take", &[named()]),
            Action::Rummy(_) => line("log-rummy", &[named()]),
            Action::Meld(meld) => line("log-meld", &[("meld", self.meld(meld).into())]),
            Action::Lay(card, number) => {
                line("log-lay", &[("card", self.meld_card(card).into()), ("number", number.into())])
            }
            Action::Discard(card) => line("log-discard", &[("card", self.card(card).into())]),
            Action::NoMeld(_) | Action::End => self.told_of_rummy(event),
        }
    }

    /// Cards in short: `8♠ 4♦ J♣`.
    pub fn cards_in_short(&self, cards: &[Card]) -> String {
        self.cards(cards)
    }

    /// Cards in short; of many only the first and the last, for they lie on the table.
    pub fn some_cards(&self, cards: &[Card]) -> String {
        self.cards_up_to(MOST_NAMED, cards)
    }

    /// The same where there is room for so many.
    pub(super) fn cards_up_to(&self, most: usize, cards: &[Card]) -> String {
        match cards {
            [first @ .., last] if first.len() >= most => {
                let first = self.cards_in_short(&first[..most / 2]);
                format!("{first} {} {}", if self.ascii { "..." } else { "…" }, self.card(*last))
            }
            cards => self.cards_in_short(cards),
        }
    }

    /// A card of a meld in short; a joker with what it stands for: `X=9♥`.
    pub fn meld_card(&self, card: MeldCard) -> String {
        match card {
            MeldCard::JokerAs(_) if self.reader == Reader::Listens => self.texts.the_meld_card(card),
            MeldCard::Natural(card) => self.card(card),
            MeldCard::Joker => self.card(Card::X),
            MeldCard::JokerAs(named) => format!("{}={}", Card::X, self.card(named)),
        }
    }

    /// A meld with all its cards: `5♥ X=6♥ 7♥`.
    pub fn meld(&self, meld: Meld) -> String {
        if self.reader == Reader::Listens {
            return self.texts.meld(meld);
        }
        meld.cards().map(|card| self.meld_card(card)).collect::<Vec<_>>().join(" ")
    }

    /// A meld in few signs: `7♠♣♥`, `♥5(6)7 8`: in a run the ranks alone, jokers in brackets.
    pub fn meld_in_short(&self, meld: Meld) -> String {
        match self.reader {
            Reader::Looks => {}
            Reader::Listens => return self.texts.meld_short(meld),
            Reader::ListensForCodes => return meld.to_string(),
        }
        match meld {
            _ if meld.is_of_jokers() => Card::X.to_string().repeat(meld.len() as usize),
            Meld::Group { rank, suits, jokers } => {
                let suits: String = suits.iter().map(|suit| self.suit(suit)).collect();
                format!("{}{suits}{}", self.indices.of(rank), Card::X.to_string().repeat(usize::from(jokers)))
            }
            Meld::Run { suit, .. } => {
                let mut text = self.suit(suit);
                let mut after_bracket = true;
                for card in meld.cards() {
                    let rank = card.meaning().and_then(Card::rank).map_or("", |rank| self.indices.of(rank));
                    if matches!(card, MeldCard::JokerAs(_)) {
                        text.push_str(&format!("({rank})"));
                        after_bracket = true;
                    } else {
                        if !after_bracket {
                            text.push(' ');
                        }
                        text.push_str(rank);
                        after_bracket = false;
                    }
                }
                text
            }
        }
    }

    /// An action in the words that the player may type for it, its cards in the notation.
    pub fn typed_in_rummy(&self, action: Action) -> String {
        let typed = |key: &str, args: &[(&str, Arg)]| self.texts.format(key, args);
        match action {
            Action::Stock => self.texts.get("typed-stock"),
            Action::End => self.texts.get("typed-end"),
            Action::Take(count) => typed("typed-take", &[("count", count.into())]),
            Action::Rummy(count) => typed("typed-rummy", &[("count", count.into())]),
            Action::Meld(meld) => typed("typed-meld", &[("cards", meld.to_string().into())]),
            Action::Lay(card, number) => {
                typed("typed-lay", &[("card", card.to_string().into()), ("number", number.into())])
            }
            Action::Discard(card) => typed("typed-discard", &[("card", card.to_string().into())]),
            Action::NoMeld(_) => action.to_string(),
        }
    }

    /// An action as it stands in a list to choose from.
    pub fn way(&self, view: &View, action: Action) -> String {
        let texts = &self.texts;
        match action {
            Action::Meld(meld) => texts.format("menu-meld", &[("meld", self.meld(meld).into())]),
            Action::Lay(card, number) => {
                let meld = view.melds.get(usize::from(number).wrapping_sub(1));
                let args = [
                    ("card", self.meld_card(card).into()),
                    ("number", number.into()),
                    ("meld", meld.map(|meld| self.meld_in_short(meld.meld)).unwrap_or_default().into()),
                ];
                texts.format("menu-lay", &args)
            }
            Action::Discard(card) => texts.format("menu-discard", &[("card", self.card(card).into())]),
            other => self.does(self.me.unwrap_or_default(), other),
        }
    }

    /// The layers of a meld's cards: `Ann: 7♥ 8♥  Bo: 9♥`.
    pub fn layers(&self, meld: &MeldView) -> String {
        let mut parts: Vec<(Seat, Vec<String>)> = Vec::new();
        for (card, seat) in meld.cards() {
            let card = self.meld_card(card);
            match parts.last_mut() {
                Some((last, cards)) if *last == seat => cards.push(card),
                _ => parts.push((seat, vec![card])),
            }
        }
        let parts = parts.iter().map(|(seat, cards)| self.whose(*seat, &cards.join(" ")));
        parts.collect::<Vec<_>>().join("  ")
    }

    /// How a hand ended.
    pub fn rummy_outcome(&self, view: &View) -> String {
        let Some(outcome) = &view.outcome else { return String::new() };
        match (outcome.result, outcome.out) {
            (HandResult::Out, Some(seat)) => self.about("told-out", seat, &[]),
            _ => self.texts.get("told-stock-ended"),
        }
    }

    /// The cards that everybody knows a player to hold \[RM-INFO-3\].
    pub fn known(&self, view: &View, seat: Seat) -> Option<String> {
        let known = view.seats[seat.index()].known;
        let cards = super::sorted(self.sorting.by, known);
        (!known.is_empty())
            .then(|| self.about("known-cards", seat, &[("cards", self.cards_in_short(&cards).into())]))
    }
}
