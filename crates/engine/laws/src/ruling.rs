//! What the referee answers: rulings, and what they mean for the deal \[LAW-REF-4\] to \[LAW-REF-11\].

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::{Seat, SeatSet};

use crate::{Stage, tables::known};

/// The `format` of a ruling.
pub const RULING_FORMAT: &str = "kookaburra-ruling/1";

/// The id of a law, such as `LAW-TURN-3`. (By this name serde doesn’t take it for a text that is borrowed from what is
/// read.)
type LawId = &'static str;

/// The answer to an incident \[LAW-REF-1\].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Judgement {
    /// `kookaburra-ruling/1`.
    pub format: &'static str,
    /// What becomes of the deal.
    pub deal: DealRuling,
    /// The seat that deals next, where the rulings fix it.
    #[schemars(with = "Option<u8>")]
    pub next_dealer: Option<Seat>,
    /// A ruling for each irregularity that counts.
    pub rulings: Vec<Ruling>,
    /// The points of the hand, where its tricks are told and it is over \[LAW-REF-2\].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<i32>")]
    pub points: Option<Vec<i32>>,
}

/// What becomes of the deal \[LAW-REF-5\]; the first of these that a ruling gives counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DealRuling {
    /// The right dealer deals.
    RightDealer,
    /// A new deal by the same dealer.
    NewDeal,
    /// The hand is void; the same dealer deals again.
    Annulled,
    /// The pack is shuffled and cut again.
    Reshuffle,
    /// The pack is cut again.
    Recut,
    /// Somebody may choose a new deal.
    NewDealOption,
    /// The deal stands.
    Stands,
}

impl DealRuling {
    /// Whether the deal is void \[LAW-PREC-2\].
    #[must_use]
    pub const fn is_void(self) -> bool {
        matches!(self, Self::RightDealer | Self::NewDeal | Self::Annulled)
    }
}

/// The ruling on one irregularity \[LAW-REF-4\].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Ruling {
    /// The number of the irregularity, from 0.
    pub incident: usize,
    /// The id of the row that decided.
    #[serde(deserialize_with = "read_law")]
    pub law: LawId,
    /// What comes of it, in order.
    pub outcomes: Vec<Outcome>,
    /// Those who may claim or choose; nobody: it holds without a claim.
    #[schemars(with = "Vec<u8>")]
    pub by: SeatSet,
    /// When it is too late.
    #[schemars(with = "Option<String>")]
    pub until: Option<Until>,
    /// What holds if nobody claims.
    #[schemars(with = "Option<String>")]
    pub otherwise: Option<Otherwise>,
    /// Whether an entitled player may choose among outcomes, or refuse them.
    pub choice: bool,
}

/// What comes of an irregularity, and for whom \[LAW-REF-10\].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Outcome {
    /// What comes of it.
    pub outcome: Effect,
    /// The seats it concerns.
    #[schemars(with = "Vec<u8>")]
    pub seats: SeatSet,
    /// Whether somebody may choose it.
    #[serde(default, skip_serializing_if = "is_no_option")]
    pub option: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_no_option(option: &bool) -> bool {
    !*option
}

impl Outcome {
    /// An outcome that concerns nobody in particular.
    #[must_use]
    pub const fn of(outcome: Effect) -> Self {
        Self::on(outcome, SeatSet::EMPTY)
    }

    /// An outcome for these seats.
    #[must_use]
    pub const fn on(outcome: Effect, seats: SeatSet) -> Self {
        Self { outcome, seats, option: false }
    }

    /// The same, if somebody chooses it.
    #[must_use]
    pub const fn if_chosen(self) -> Self {
        Self { option: true, ..self }
    }
}

/// The outcomes \[LAW-EFF-4\].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Nothing changes.
    Stands,
    /// The player draws or cuts again.
    RedoDraw,
    /// The pack is cut again.
    Recut,
    /// The pack is shuffled and cut again.
    Reshuffle,
    /// The dealer may shuffle once more.
    MayReshuffle,
    /// The cards go back, and the right dealer deals.
    RightDealer,
    /// The hand is void; the same dealer deals again.
    NewDeal,
    /// The hand is void, found in the play or after it.
    Annulled,
    /// The number of cards is corrected.
    PutRight,
    /// The call is as if it had never been made.
    Cancelled,
    /// The seat makes no further call.
    Barred,
    /// The card is an exposed card.
    Exposed,
    /// The card returns to its owner.
    TakenBack,
    /// An opponent may say which suit is led.
    LeadDemand,
    /// An opponent may say which suit is played.
    SuitDemand,
    /// The contract counts as failed \[LAW-EFF-5\].
    ContractLost,
    /// The contract counts as made \[LAW-EFF-6\].
    ContractAwarded,
    /// The unit scores nothing in this hand \[LAW-EFF-7\].
    NoScore,
    /// The seat plays six no trumps.
    ForcedContract,
    /// The entry is changed to the right points.
    ScoreCorrected,
}

impl Effect {
    /// How it is written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stands => "stands",
            Self::RedoDraw => "redo_draw",
            Self::Recut => "recut",
            Self::Reshuffle => "reshuffle",
            Self::MayReshuffle => "may_reshuffle",
            Self::RightDealer => "right_dealer",
            Self::NewDeal => "new_deal",
            Self::Annulled => "annulled",
            Self::PutRight => "put_right",
            Self::Cancelled => "cancelled",
            Self::Barred => "barred",
            Self::Exposed => "exposed",
            Self::TakenBack => "taken_back",
            Self::LeadDemand => "lead_demand",
            Self::SuitDemand => "suit_demand",
            Self::ContractLost => "contract_lost",
            Self::ContractAwarded => "contract_awarded",
            Self::NoScore => "no_score",
            Self::ForcedContract => "forced_contract",
            Self::ScoreCorrected => "score_corrected",
        }
    }
}

/// When it is too late for a claim or a choice \[LAW-REF-9\].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// From this stage on.
    Stage(Stage),
    /// In time \[LAW-STAGE-3\].
    Trick,
    /// With the next call.
    Call,
    /// With the play to a trick by the seat, or one of the seats, that the row names.
    OwnPlay,
    /// When that trick is complete.
    TrickComplete,
    /// If it isn't said at once.
    Now,
}

impl Until {
    /// How it is written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stage(stage) => stage.name(),
            Self::Trick => "trick",
            Self::Call => "call",
            Self::OwnPlay => "own_play",
            Self::TrickComplete => "trick_complete",
            Self::Now => "now",
        }
    }
}

impl<'de> Deserialize<'de> for Until {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let others = [Self::Trick, Self::Call, Self::OwnPlay, Self::TrickComplete, Self::Now];
        let all = Stage::ALL.into_iter().map(Self::Stage).chain(others);
        all.into_iter().find(|until| until.name() == name).ok_or_else(|| unknown(&name))
    }
}

impl Serialize for Until {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// What holds if nobody claims or chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Otherwise {
    /// This outcome.
    Holds(Effect),
    /// What the rule of this id says.
    Law(&'static str),
}

impl fmt::Display for Otherwise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Holds(effect) => effect.name(),
            Self::Law(id) => id,
        })
    }
}

impl Serialize for Otherwise {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Otherwise {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        if let Some(law) = known(&name) {
            return Ok(Self::Law(law));
        }
        Effect::deserialize(de::value::StrDeserializer::new(&name)).map(Self::Holds)
    }
}

/// The id of a row that there is.
fn read_law<'de, D: Deserializer<'de>>(deserializer: D) -> Result<&'static str, D::Error> {
    let law = String::deserialize(deserializer)?;
    known(&law).ok_or_else(|| unknown(&law))
}

fn unknown<E: de::Error>(text: &str) -> E {
    de::Error::invalid_value(de::Unexpected::Str(text), &"something that the laws name")
}
