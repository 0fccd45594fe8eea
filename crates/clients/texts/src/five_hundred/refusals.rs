//! Why an action is refused, in a short sentence for the player, and why a text is no action.

use cards::Suit;
use five_hundred::{Expected, NotAnAction, Refusal};
use table::Seat;

use crate::{
    Misread, Objection,
    names::letter,
    texts::{Arg, Texts},
};

/// Whether a refusal is about the cards of the player who acts, or about those that they play for another
/// \[FH-PLAY-6\].
fn whose(refusal: &Refusal, acting: Option<Seat>) -> &'static str {
    match refusal {
        Refusal::MustFollow { seat, .. }
        | Refusal::JokerWhileFollowing { seat, .. }
        | Refusal::MustPlayJoker { seat }
            if acting.is_some_and(|acting| acting != *seat) =>
        {
            "they"
        }
        _ => "you",
    }
}

impl Objection for Refusal {
    fn sentence(&self, texts: &Texts, acting: Option<Seat>, names: &[String]) -> String {
        let person = ("person", Arg::from(whose(self, acting)));
        let card = |card| ("card", Arg::from(texts.card(card)));
        match *self {
            Self::NoHand => texts.get("refusal-no-hand"),
            Self::GameOver => texts.get("refusal-game-over"),
            Self::NotInTurn { phase, .. } => {
                texts.format("refusal-not-in-turn", &[("phase", phase.text().into())])
            }
            Self::WrongPhase { phase } => {
                texts.format("refusal-wrong-phase", &[("phase", phase.text().into())])
            }
            Self::NoSuchBid { bid } => texts.format("refusal-no-such-bid", &[("bid", texts.bid(bid).into())]),
            Self::BidTooLow { bid, high } => texts.format(
                "refusal-bid-too-low",
                &[("bid", texts.bid(bid).into()), ("high", texts.bid(high).into())],
            ),
            Self::NoSevenYet => texts.get("refusal-no-seven-yet"),
            Self::NoEightYet => texts.get("refusal-no-eight-yet"),
            Self::NobodyToTell { .. } => texts.get("refusal-nobody-to-tell"),
            Self::Silent { .. } => texts.get("refusal-silent"),
            Self::PartnerFirst => texts.get("refusal-partner-first"),
            Self::LookFirst => texts.get("refusal-look-first"),
            Self::AlreadyLooked => texts.get("refusal-already-looked"),
            Self::NothingToLookAt => texts.get("refusal-nothing-to-look-at"),
            Self::NotHeld { card: named } => texts.format("refusal-not-held", &[card(named)]),
            Self::WrongCount { given, needed } => {
                texts.format("refusal-wrong-count", &[("given", given.into()), ("needed", needed.into())])
            }
            Self::WrongGift { given, needed } => {
                texts.format("refusal-wrong-gift", &[("given", given.into()), ("needed", needed.into())])
            }
            Self::MustFollow { suit, .. } => {
                texts.format("refusal-must-follow", &[person, ("suit", letter(suit))])
            }
            Self::JokerWhileFollowing { suit, .. } => {
                texts.format("refusal-joker-while-following", &[person, ("suit", letter(suit))])
            }
            Self::MustPlayJoker { .. } => texts.format("refusal-must-play-joker", &[person]),
            Self::DemandASuit { suits } => {
                let example = format!("X:{}", suits.iter().next().map_or('S', Suit::letter));
                let suits = texts.list_or(suits.iter().map(|suit| texts.suit(suit)).collect());
                let args = [("suits", suits.into()), ("example", example.into())];
                texts.format("refusal-demand-a-suit", &args)
            }
            Self::SuitNotDemandable { suit, lead } => texts.format(
                "refusal-suit-not-demandable",
                &[("suit", texts.suit(suit).into()), ("lead", lead.text().into())],
            ),
            Self::JokerNotLeadable { lead } => {
                texts.format("refusal-joker-not-leadable", &[("lead", lead.text().into())])
            }
            Self::NoDemandHere => texts.get("refusal-no-demand-here"),
            Self::OtherPartnerChoice => texts.get("refusal-other-partner-choice"),
            Self::OnePartnerOnly => texts.get("refusal-one-partner-only"),
            Self::NotAPartner { seat } => {
                texts.format("refusal-not-a-partner", &[("name", texts.player(seat, names).into())])
            }
            Self::NotCallable { card: called } => texts.format("refusal-not-callable", &[card(called)]),
            Self::OwnCard { card: called } => texts.format("refusal-own-card", &[card(called)]),
        }
    }
}

impl Misread for NotAnAction {
    fn typed(&self) -> &str {
        &self.text
    }

    fn expected(&self) -> &'static str {
        match self.expected {
            Expected::Action => "action",
            Expected::Card => "card",
            Expected::Cards => "cards",
            Expected::SuitOrNone => "suit-or-none",
            Expected::Seat | Expected::NoSuchSeat(_) => "seat",
            Expected::TwoSeats => "two-seats",
            Expected::Bid => "bid",
            Expected::DemandedSuit => "demanded-suit",
        }
    }
}
