//! Why an action is refused, in a short sentence for the player, and what is wrong with rules.

use five_hundred::{Expected, NotAnAction, Refusal};
use table::{Axis, Problem, Seat};

use crate::{
    names::letter,
    texts::{Arg, Texts},
};

impl Texts {
    /// Why an action is refused: "You hold hearts: follow suit."
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.refusal_to("you", refusal, &[])
    }

    /// The same for who acts at a table of these players, perhaps with another player's cards \[FH-PLAY-6\].
    #[must_use]
    pub fn refusal_for(&self, refusal: &Refusal, acting: Seat, names: &[String]) -> String {
        let others = match refusal {
            Refusal::MustFollow { seat, .. }
            | Refusal::JokerWhileFollowing { seat, .. }
            | Refusal::MustPlayJoker { seat } => *seat != acting,
            _ => false,
        };
        self.refusal_to(if others { "they" } else { "you" }, refusal, names)
    }

    fn refusal_to(&self, person: &str, refusal: &Refusal, names: &[String]) -> String {
        let person = ("person", Arg::from(person));
        let card = |card| ("card", Arg::from(self.card(card)));
        match *refusal {
            Refusal::NoHand => self.get("refusal-no-hand"),
            Refusal::GameOver => self.get("refusal-game-over"),
            Refusal::NotInTurn { phase, .. } => {
                self.format("refusal-not-in-turn", &[("phase", phase.text().into())])
            }
            Refusal::WrongPhase { phase } => {
                self.format("refusal-wrong-phase", &[("phase", phase.text().into())])
            }
            Refusal::NoSuchBid { bid } => {
                self.format("refusal-no-such-bid", &[("bid", self.bid(bid).into())])
            }
            Refusal::BidTooLow { bid, high } => self.format(
                "refusal-bid-too-low",
                &[("bid", self.bid(bid).into()), ("high", self.bid(high).into())],
            ),
            Refusal::NoSevenYet => self.get("refusal-no-seven-yet"),
            Refusal::LookFirst => self.get("refusal-look-first"),
            Refusal::AlreadyLooked => self.get("refusal-already-looked"),
            Refusal::NothingToLookAt => self.get("refusal-nothing-to-look-at"),
            Refusal::NotHeld { card: named } => self.format("refusal-not-held", &[card(named)]),
            Refusal::WrongCount { given, needed } => {
                self.format("refusal-wrong-count", &[("given", given.into()), ("needed", needed.into())])
            }
            Refusal::MustFollow { suit, .. } => {
                self.format("refusal-must-follow", &[person, ("suit", letter(suit))])
            }
            Refusal::JokerWhileFollowing { suit, .. } => {
                self.format("refusal-joker-while-following", &[person, ("suit", letter(suit))])
            }
            Refusal::MustPlayJoker { .. } => self.format("refusal-must-play-joker", &[person]),
            Refusal::DemandASuit { suits } => {
                let example = format!("X:{}", suits.iter().next().map_or('S', cards::Suit::letter));
                let suits = self.list_or(suits.iter().map(|suit| self.suit(suit)).collect());
                let args = [("suits", suits.into()), ("example", example.into())];
                self.format("refusal-demand-a-suit", &args)
            }
            Refusal::SuitNotDemandable { suit, lead } => self.format(
                "refusal-suit-not-demandable",
                &[("suit", self.suit(suit).into()), ("lead", lead.text().into())],
            ),
            Refusal::JokerNotLeadable { lead } => {
                self.format("refusal-joker-not-leadable", &[("lead", lead.text().into())])
            }
            Refusal::NoDemandHere => self.get("refusal-no-demand-here"),
            Refusal::OtherPartnerChoice => self.get("refusal-other-partner-choice"),
            Refusal::OnePartnerOnly => self.get("refusal-one-partner-only"),
            Refusal::NotAPartner { seat } => {
                let name = names.get(seat.index()).cloned().unwrap_or_else(|| self.seat(seat));
                self.format("refusal-not-a-partner", &[("name", name.into())])
            }
            Refusal::NotCallable { card: called } => self.format("refusal-not-callable", &[card(called)]),
            Refusal::OwnCard { card: called } => self.format("refusal-own-card", &[card(called)]),
        }
    }

    /// Why a typed text is no action, and what would have been one.
    #[must_use]
    pub fn not_an_action(&self, not: &NotAnAction) -> String {
        let expected = match not.expected {
            Expected::Action => "action",
            Expected::Card => "card",
            Expected::Cards => "cards",
            Expected::SuitOrNone => "suit-or-none",
            Expected::Seat => "seat",
            Expected::TwoSeats => "two-seats",
            Expected::Bid => "bid",
            Expected::DemandedSuit => "demanded-suit",
        };
        let expected = self.format("expected", &[("expected", expected.into())]);
        self.format("not-an-action", &[("text", not.text.as_str().into()), ("expected", expected.into())])
    }

    /// Something wrong with rules, in a sentence.
    #[must_use]
    pub fn problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::NoPreset => self.get("problem-no-preset"),
            Problem::UnknownPreset { name } => {
                self.format("problem-unknown-preset", &[("name", name.into())])
            }
            Problem::UnknownAxis { axis } => self.format("problem-unknown-axis", &[("axis", axis.into())]),
            Problem::UnknownValue { axis, value } => self.unknown_value(axis, value),
            Problem::Conflict { axis, value, with, with_value, .. } => self.format(
                "problem-conflict",
                &[
                    ("label", self.axis(axis).into()),
                    ("choice", self.axis_value(axis, value).into()),
                    ("axis", (*axis).into()),
                    ("value", (*value).into()),
                    ("with-label", self.axis(with).into()),
                    ("with-choice", self.axis_value(with, with_value).into()),
                    ("with", (*with).into()),
                    ("with-value", (*with_value).into()),
                ],
            ),
            Problem::PackTooSmall { cards, players, needed, .. } => self.format(
                "problem-pack-too-small",
                &[("cards", (*cards).into()), ("players", (*players).into()), ("needed", (*needed).into())],
            ),
            Problem::UnevenKitties { kitty } => {
                self.format("problem-uneven-kitties", &[("cards", (*kitty).into())])
            }
        }
    }

    fn unknown_value(&self, axis: &Axis, value: &str) -> String {
        let values = match axis.range {
            Some(_) => axis.to_string(),
            None => self.list_or(axis.values.iter().map(|&value| value.to_owned()).collect()),
        };
        let args = [
            ("label", self.axis(axis.name).into()),
            ("value", value.into()),
            ("values", values.into()),
            ("axis", axis.name.into()),
        ];
        self.format("problem-unknown-value", &args)
    }
}
