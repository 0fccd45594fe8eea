//! Melds, and what players do.

use cards::{Card, Rank, Suit, SuitSet};
use rummy_500::{Action, HandResult, Meld, MeldCard};

use crate::{
    Outcome, Person, SpokenAction,
    names::letter,
    texts::{Arg, Texts},
};

impl Texts {
    /// A meld with all its cards: "three nines: spades, hearts and a joker", "the five to the eight of hearts".
    #[must_use]
    pub fn meld(&self, meld: Meld) -> String {
        match meld {
            _ if meld.is_of_jokers() => self.meld_short(meld),
            Meld::Group { rank, suits, jokers } => {
                let mut args = self.group_args(rank, meld.len());
                args.push(("members", self.members(suits, jokers).into()));
                self.format("meld-group", &args)
            }
            Meld::Run { suit, .. } => {
                let jokers: Vec<Rank> = (meld.cards())
                    .filter(|card| matches!(card, MeldCard::JokerAs(_)))
                    .filter_map(|card| card.meaning()?.rank())
                    .collect();
                let count = jokers.len();
                let named = jokers.into_iter().map(|rank| self.the_rank(rank)).collect();
                let mut args = self.run_args(suit, meld);
                args.extend([("jokers-count", count.into()), ("as", self.list(named).into())]);
                self.format("meld-run", &args)
            }
        }
    }

    /// A meld in short: "three nines", "five to eight of hearts".
    #[must_use]
    pub fn meld_short(&self, meld: Meld) -> String {
        match meld {
            _ if meld.is_of_jokers() => self.format("meld-jokers", &[("count", meld.len().into())]),
            Meld::Group { rank, .. } => self.format("meld-group-short", &self.group_args(rank, meld.len())),
            Meld::Run { suit, .. } => self.format("meld-run-short", &self.run_args(suit, meld)),
        }
    }

    /// A card of a meld with its article: "the nine of hearts", "the joker as the nine of hearts".
    #[must_use]
    pub fn the_meld_card(&self, card: MeldCard) -> String {
        match card {
            MeldCard::JokerAs(named) => self.format("joker-as", &[("card", self.card(named).into())]),
            MeldCard::Natural(_) | MeldCard::Joker => self.the_card(card.card()),
        }
    }

    /// A draw or a call with the cards it brings, deepest first, where they are known: "takes two cards from the pile:
    /// the nine of hearts and the joker". Any other action as it is.
    #[must_use]
    pub fn action_with(&self, person: Person, action: Action, cards: &[Card]) -> String {
        let key = match action {
            _ if cards.is_empty() => return self.action_of(person, action, &[]),
            Action::Stock => "action-stock-named",
            Action::Take(_) => "action-take-named",
            Action::Rummy(_) => "action-rummy-named",
            _ => return self.action_of(person, action, &[]),
        };
        // Jokers are all alike.
        let named = |card: Card| match card.is_joker() {
            true => self.format("jokers-in-words", &[("count", 1.into())]),
            false => self.the_card(card),
        };
        let named = self.list(cards.iter().map(|&card| named(card)).collect());
        let count = cards.len();
        self.does(person, key, &[("count", count.into()), ("n", count.into()), ("cards", named.into())])
    }

    fn group_args(&self, rank: Rank, count: u32) -> Vec<(&'static str, Arg)> {
        let ranks = self.format("rummy-ranks", &[("rank", Arg::value(rank.name()))]);
        vec![("count", count.into()), ("ranks", ranks.into())]
    }

    /// The suits and the jokers of a group: "spades, hearts and a joker".
    fn members(&self, suits: SuitSet, jokers: u8) -> String {
        let mut members: Vec<String> = suits.iter().map(|suit| self.suit(suit)).collect();
        if jokers > 0 {
            members.push(self.format("jokers-in-words", &[("count", jokers.into())]));
        }
        self.list(members)
    }

    fn run_args(&self, suit: Suit, meld: Meld) -> Vec<(&'static str, Arg)> {
        let rank = |card: Option<MeldCard>| {
            let rank = card.and_then(|card| card.meaning()?.rank());
            Arg::from(rank.map(|rank| self.rank(rank)).unwrap_or_default())
        };
        vec![("suit", letter(suit)), ("low", rank(meld.cards().next())), ("high", rank(meld.cards().last()))]
    }

    /// A rank without its article: "nine", *neuf*.
    pub(crate) fn rank(&self, rank: Rank) -> String {
        self.format("rank", &[("rank", Arg::value(rank.name()))])
    }

    fn the_rank(&self, rank: Rank) -> String {
        self.format("the-card", &[("card", self.rank(rank).into())])
    }
}

impl SpokenAction for Action {
    fn phrase(self, texts: &Texts, person: Person, _: &[String]) -> String {
        let does = |key: &str, args: &[(&str, Arg)]| texts.does(person, key, args);
        let card = |card: Card| ("card", Arg::from(texts.card(card)));
        let count = |count: u8| [("count", Arg::from(count)), ("n", count.into())];
        match self {
            Self::Stock => does("action-stock", &[]),
            Self::Take(cards) => does("action-take", &count(cards)),
            Self::Meld(meld) => does("action-meld", &[("meld", texts.meld(meld).into())]),
            Self::NoMeld(_) => does("action-no-meld", &[]),
            Self::Lay(laid, number) => {
                let number = ("number", number.into());
                match laid {
                    MeldCard::Natural(laid) => does("action-lay", &[card(laid), number]),
                    MeldCard::Joker => does("action-lay-joker", &[number]),
                    MeldCard::JokerAs(named) => does("action-lay-joker-as", &[card(named), number]),
                }
            }
            Self::Discard(thrown) => does("action-throw", &[card(thrown)]),
            Self::Rummy(cards) => does("action-rummy", &count(cards)),
            Self::End => does("action-end", &[]),
        }
    }
}

impl Outcome for HandResult {
    fn text(self) -> &'static str {
        match self {
            Self::Out => "out",
            Self::StockEnded => "stock_ended",
        }
    }
}
