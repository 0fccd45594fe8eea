//! Bids, and what players do.

use cards::Card;
use five_hundred::{Action, Bid, BidKind, HandResult, MisereKind, Strain};

use crate::{
    Outcome, Person, SpokenAction,
    names::letter,
    texts::{Arg, Texts},
};

impl Texts {
    /// The suit of a contract, or no trumps.
    #[must_use]
    pub fn strain(&self, strain: Strain) -> String {
        self.format("suit", &[("suit", strain.text().into())])
    }

    /// A bid: "seven hearts", *sept cœurs*.
    #[must_use]
    pub fn bid(&self, bid: Bid) -> String {
        let name = match bid.kind() {
            BidKind::Tricks(6, strain) if self.words().inkles => {
                self.format("bid-inkle", &[("suit", strain.text().into())])
            }
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
                MisereKind::DoubleNullo => "bid-double-nullo",
            }),
        };
        if bid.is_sans_kitty() { self.format("bid-sans-kitty", &[("bid", name.into())]) } else { name }
    }
}

impl SpokenAction for Action {
    fn phrase(self, texts: &Texts, person: Person, names: &[String]) -> String {
        let does = |key: &str, args: &[(&str, Arg)]| texts.does(person, key, args);
        let card = |card: Card| ("card", Arg::from(texts.card(card)));
        match self {
            Self::Pass => does("action-pass", &[]),
            Self::Look => does("action-look", &[]),
            Self::Bid(bid) => match bid.kind() {
                BidKind::Partie(strain) => {
                    let kitty = if bid.is_sans_kitty() { "left" } else { "taken" };
                    does("action-partie", &[("suit", strain.text().into()), ("kitty", kitty.into())])
                }
                _ => does("action-bid", &[("bid", texts.bid(bid).into())]),
            },
            Self::Give(given) => match given.first() {
                Some(only) if given.len() == 1 => does("action-give", &[card(only)]),
                _ => does("action-give-several", &[("cards", texts.cards(given).into())]),
            },
            Self::Discard(cards) if cards.is_empty() => does("action-discard-hidden", &[("count", 0.into())]),
            Self::Discard(cards) => does("action-discard", &[("cards", texts.cards(cards).into())]),
            Self::Nominate(Some(suit)) => does("action-nominate", &[("suit", letter(suit))]),
            Self::Nominate(None) => does("action-nominate-none", &[]),
            Self::Call(called) => does("action-call", &[card(called)]),
            Self::Alone => does("action-alone", &[]),
            Self::Partners(seats) => {
                let count = ("count", seats.len().into());
                does("action-partners", &[("names", texts.players(seats, names).into()), count])
            }
            Self::Play(played) => does("action-play", &[card(played)]),
            Self::Lead(joker, suit) => does("action-lead", &[card(joker), ("suit", letter(suit))]),
        }
    }

    fn phrase_seen(self, texts: &Texts, person: Person, names: &[String]) -> String {
        match self {
            Self::Give(cards) if cards.len() != 1 => {
                texts.does(person, "action-give-several-hidden", &[("count", cards.len().into())])
            }
            Self::Give(_) => texts.does(person, "action-give-hidden", &[]),
            Self::Discard(cards) => {
                let args = [("count", cards.len().into()), ("cards", texts.number(cards.len()).into())];
                texts.does(person, "action-discard-hidden", &args)
            }
            _ => self.phrase(texts, person, names),
        }
    }
}

impl Outcome for HandResult {
    fn text(self) -> &'static str {
        match self {
            Self::Made => "made",
            Self::Failed => "failed",
            Self::PassedOut => "passed_out",
            Self::PlayedWithoutBid => "played_without_bid",
            Self::Stopped => "stopped",
        }
    }
}
