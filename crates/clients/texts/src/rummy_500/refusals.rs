//! Why an action is refused, in a short sentence for the player, and why a text is no action.

use rummy_500::{Expected, Meld, MeldCard, NotAMeld, NotAnAction, Refusal};
use table::Seat;

use crate::{
    Misread, Objection,
    texts::{Arg, Texts},
};

impl Objection for Refusal {
    fn sentence(&self, texts: &Texts, _: Option<Seat>, names: &[String]) -> String {
        let about = |key: &str, card| texts.format(key, &[("card", texts.card(card).into())]);
        let by = |key: &str, seat| texts.format(key, &[("name", texts.player(seat, names).into())]);
        let phase = |key: &str, phase: &str| texts.format(key, &[("phase", phase.into())]);
        match *self {
            Self::NoHand => texts.get("refusal-no-hand"),
            Self::GameOver => texts.get("refusal-game-over"),
            Self::NotInTurn { phase: at, .. } => phase("refusal-not-in-turn", at.text()),
            Self::WrongPhase { phase: at } => phase("refusal-turn-order", at.text()),
            Self::OnlyNextDraws { next } => by("refusal-only-next-draws", next),
            Self::NobodyDraws => texts.get("refusal-nobody-draws"),
            Self::OnlyLeftEnds { left } => by("refusal-only-left-ends", left),
            Self::StockEmpty => texts.get("refusal-stock-empty"),
            Self::StockNotEmpty => texts.get("refusal-stock-not-empty"),
            Self::StockRenews => texts.get("refusal-stock-renews"),
            Self::PileTooSmall { pile } => {
                texts.format("refusal-pile-too-small", &[("count", pile.into()), ("n", pile.into())])
            }
            Self::TakeNotPlaceable { card, new_meld: true } => about("refusal-take-no-new-meld", card),
            Self::TakeNotPlaceable { card, .. } => about("refusal-take-not-placeable", card),
            Self::TakeLeavesNothing { card } => about("refusal-take-leaves-nothing", card),
            Self::FloaterStuck { card } => about("refusal-floater-stuck", card),
            Self::NotHeld { card } => about("refusal-not-in-hand", card),
            Self::NotAMeld { why } => texts.not_a_meld(why),
            Self::NoSuchMeld { number } => texts.format("refusal-no-such-meld", &[("number", number.into())]),
            Self::DoesNotFit { card, number, meld } => texts.does_not_fit(card, number, meld),
            Self::LosesOwed { card } => about("refusal-loses-owed", card),
            Self::LeavesNothing => texts.get("refusal-leaves-nothing"),
            Self::LeavesBarred { card } => about("refusal-leaves-barred", card),
            Self::OwedAtOnce { card } => about("refusal-owed-at-once", card),
            Self::FirstMeldTooSmall { least } => {
                texts.format("refusal-first-meld", &[("least", least.into())])
            }
            Self::MeldFirst { .. } => texts.get("refusal-meld-first"),
            Self::OwedFirst { card } => about("refusal-owed-first", card),
            Self::JustTaken { card } => about("refusal-just-taken", card),
            Self::PlayableLastCard { card } => about("refusal-playable-last-card", card),
            Self::MustLayCalled { card } => about("refusal-must-lay-called", card),
            Self::NoCalls => texts.get("refusal-no-calls"),
            Self::NothingToCall => texts.get("refusal-nothing-to-call"),
            Self::OwnTurn { .. } => texts.get("refusal-own-turn"),
            Self::OnlyLastDiscard => texts.get("refusal-only-last-discard"),
            Self::CallNotPlaceable { card } => about("refusal-call-not-placeable", card),
        }
    }
}

impl Texts {
    /// Why cards are no meld: "A run can’t have the same card twice."
    #[must_use]
    pub fn not_a_meld(&self, why: NotAMeld) -> String {
        self.get(match why {
            NotAMeld::TooFew => "refusal-meld-too-few",
            NotAMeld::Foreign { card } => {
                return self.format("refusal-meld-foreign", &[("card", self.card(card).into())]);
            }
            NotAMeld::JokersAlone => "refusal-meld-jokers-alone",
            NotAMeld::MixedJokers => "refusal-meld-mixed-jokers",
            NotAMeld::PlainJokerInRun => "refusal-meld-plain-joker",
            NotAMeld::NamedJokerInGroup => "refusal-meld-named-joker",
            NotAMeld::SuitTwice => "refusal-meld-suit-twice",
            NotAMeld::TooManyOfARank => "refusal-meld-too-many",
            NotAMeld::NeitherRankNorSuit => "refusal-meld-neither",
            NotAMeld::CardTwice => "refusal-meld-card-twice",
            NotAMeld::Gap => "refusal-meld-gap",
            NotAMeld::AceInside => "refusal-meld-ace-inside",
            NotAMeld::JokersWithJokers => "refusal-meld-jokers",
            NotAMeld::RunTooShort => "refusal-meld-run-too-short",
            NotAMeld::AceMisplaced => "refusal-meld-ace-misplaced",
        })
    }

    /// Why a card can't be laid off on a meld: it does not fit, or the joker is not written as the meld needs it.
    fn does_not_fit(&self, card: MeldCard, number: u8, meld: Meld) -> String {
        let number = ("number", Arg::from(number));
        match (card, meld) {
            (MeldCard::Joker, Meld::Run { .. }) => {
                let example = meld.cards().find_map(MeldCard::meaning).map(|card| card.to_string());
                let example = ("example", example.unwrap_or_default().into());
                self.format("refusal-joker-names-card", &[number, example])
            }
            (MeldCard::JokerAs(_), Meld::Group { .. }) => {
                self.format("refusal-joker-names-nothing", &[number])
            }
            _ => {
                let laid = ("laid", self.the_meld_card(card).into());
                self.format("refusal-does-not-fit", &[laid, number, ("meld", self.meld_short(meld).into())])
            }
        }
    }
}

impl Misread for NotAnAction {
    fn typed(&self) -> &str {
        &self.text
    }

    fn expected(&self) -> &'static str {
        match self.expected {
            Expected::Action => "rummy-action",
            Expected::Number => "number",
            Expected::Card => "card",
            Expected::Cards => "meld",
            Expected::CardAndMeld => "card-and-meld",
            Expected::Seat | Expected::NoSuchSeat(_) => "seat",
        }
    }
}
