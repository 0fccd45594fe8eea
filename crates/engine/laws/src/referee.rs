//! The referee: an incident in, rulings out \[LAW-REF-1\], several at once \[LAW-PREC\].

use five_hundred::{FinalContract, Rules, RulesSpec};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::{ErrorAnswer, Seat};

use crate::{
    INCIDENT_FORMAT, Malformed, Missing, RULING_FORMAT, Stage,
    fact::{Fact, Unfit},
    hand::Hand,
    incident::{Incident, Irregularity},
    points::{gives, points},
    ruling::{DealRuling, Effect, Judgement, Outcome, Ruling},
    tables,
};

impl Incident {
    /// Reads an incident.
    ///
    /// # Errors
    /// The text is none.
    pub fn read(text: &str) -> Result<Self, Malformed> {
        let facts = table::read_object(text).map_err(|error| Malformed::Unreadable(error.to_string()))?;
        let incident: Self = serde_path_to_error::deserialize(Value::Object(facts)).map_err(|error| {
            let (path, why) = (error.path().to_string(), error.inner());
            Malformed::Unreadable(if path == "." { why.to_string() } else { format!("{path}: {why}") })
        })?;
        if incident.format == INCIDENT_FORMAT {
            Ok(incident)
        } else {
            Err(Malformed::Format(incident.format))
        }
    }

    /// The rules of the table. The referee reads them under either value of the axis `laws` \[LAW-AXIS-5\].
    ///
    /// # Errors
    /// They can't be played.
    pub fn rules(&self) -> Result<Rules, Malformed> {
        Ok(Rules::new(RulesSpec::from_json(&self.rules)?)?)
    }

    /// Whether a table with these rules can have what is told.
    pub(crate) fn check(&self, rules: &Rules) -> Result<(), Malformed> {
        let common = |fact| move |unfit: Unfit| Malformed::Common { fact, unfit };
        self.dealer.map_or(Ok(()), |dealer| dealer.check(rules)).map_err(common("dealer"))?;
        if let Some(contract) = self.contract.flatten() {
            contract.seat.check(rules).map_err(common("contract"))?;
            contract.partners.unwrap_or_default().check(rules).map_err(common("contract"))?;
            let partners = contract.partners.unwrap_or_default().0;
            let told = FinalContract { bid: contract.bid, seat: contract.seat, partners };
            rules.check_contract(&told).map_err(Malformed::Contract)?;
        }
        if let Some(tricks) = self.tricks.as_ref().filter(|tricks| tricks.len() != rules.seats()) {
            return Err(Malformed::TrickSeats { found: tricks.len(), seats: rules.seats() });
        }
        for (incident, irregularity) in self.incidents.iter().enumerate() {
            let told = irregularity.check(rules);
            told.map_err(|(fact, unfit)| Malformed::Fact { incident, fact, unfit })?;
        }
        Ok(())
    }
}

/// Judges an incident. What happened decides, never why \[LAW-SCOPE-2\].
///
/// # Errors
/// The table can't have what is told, or a fact is missing that decides.
pub fn rule(incident: &Incident) -> Result<Judgement, Malformed> {
    let rules = incident.rules()?;
    incident.check(&rules)?;
    judge(incident, &rules)
}

/// Judges an incident that a table with these rules can have; what it says of rules itself isn't read.
///
/// # Errors
/// A fact is missing that decides.
pub fn judge(incident: &Incident, rules: &Rules) -> Result<Judgement, Malformed> {
    let mut hand = Hand { rules, dealer: incident.dealer, contract: incident.contract };
    let rulings = rulings_of_hand(incident, &mut hand)?;
    let over = incident.stage.is_some_and(|stage| stage >= Stage::Over);
    let points = match incident.tricks.as_ref().filter(|_| over) {
        None => None,
        Some(_) if rulings.iter().any(Ruling::makes_void) => Some(vec![0; rules.seats()]),
        Some(tricks) => Some(points(&hand, &rulings, tricks)?),
    };
    let deal = rulings.iter().map(Ruling::deal).min().unwrap_or(DealRuling::Stands);
    let fixed = deal != DealRuling::Stands || rulings.iter().any(|ruling| ruling.law == tables::PASSED_OVER);
    let next_dealer = if fixed { Some(hand.dealer().map_err(Malformed::CommonMissing)?) } else { None };
    Ok(Judgement { format: RULING_FORMAT, deal, next_dealer, rulings, points })
}

/// The rulings alone.
///
/// # Errors
/// A fact is missing that decides.
pub fn rulings_of(incident: &Incident, rules: &Rules) -> Result<Vec<Ruling>, Malformed> {
    rulings_of_hand(incident, &mut Hand { rules, dealer: incident.dealer, contract: incident.contract })
}

/// The ruling on one of the irregularities, whatever comes of the others.
///
/// # Errors
/// A fact is missing that decides.
pub fn ruling_on(incident: &Incident, rules: &Rules, index: usize) -> Result<Ruling, Missing> {
    let hand = Hand { rules, dealer: incident.dealer, contract: incident.contract };
    tables::judge(&hand, &incident.incidents, index, incident.stage)
}

/// The rulings that count, in the order of what happened \[LAW-PREC\]; the hand is left as they leave it.
pub(crate) fn rulings_of_hand(incident: &Incident, hand: &mut Hand<'_>) -> Result<Vec<Ruling>, Malformed> {
    let mut rulings: Vec<Ruling> = Vec::new();
    let is_draw = |index: usize| matches!(incident.incidents[index], Irregularity::Draw(_));
    for index in 0..incident.incidents.len() {
        // The first that makes the deal void stays, and all else of the deal is dropped [LAW-PREC-2].
        if rulings.iter().any(Ruling::makes_void) && !is_draw(index) {
            continue;
        }
        let judged = tables::judge(hand, &incident.incidents, index, incident.stage);
        let ruling = judged.map_err(|missing| Malformed::Missing { incident: index, missing })?;
        if ruling.makes_void() {
            rulings.retain(|ruling| is_draw(ruling.incident));
        }
        if let Some(seat) = ruling.forced() {
            hand.contract = Some(Some(hand.forced(seat)));
        }
        rulings.push(ruling);
    }
    if gives(&rulings, Effect::ContractLost) {
        // What is lost by law is not awarded [LAW-PREC-4].
        for ruling in &mut rulings {
            ruling.outcomes.retain(|outcome| outcome.outcome != Effect::ContractAwarded);
        }
    }
    Ok(rulings)
}

impl Ruling {
    /// Whether the deal is void by it \[LAW-PREC-2\].
    fn makes_void(&self) -> bool {
        self.deal().is_void()
    }

    /// What it means for the deal \[LAW-REF-5\].
    pub(crate) fn deal(&self) -> DealRuling {
        let of = |outcome: &Outcome| match outcome.outcome {
            Effect::RightDealer => DealRuling::RightDealer,
            Effect::NewDeal if outcome.option => DealRuling::NewDealOption,
            Effect::NewDeal => DealRuling::NewDeal,
            Effect::Annulled => DealRuling::Annulled,
            Effect::Reshuffle => DealRuling::Reshuffle,
            Effect::Recut => DealRuling::Recut,
            _ => DealRuling::Stands,
        };
        self.outcomes.iter().map(of).min().unwrap_or(DealRuling::Stands)
    }

    /// The seat that is made to play \[LAW-WID-14\].
    fn forced(&self) -> Option<Seat> {
        let forced = self.outcomes.iter().find(|outcome| outcome.outcome == Effect::ForcedContract);
        forced.and_then(|outcome| outcome.seats.first())
    }
}

/// What a program is told: the rulings, or why there are none \[LAW-REF-3\].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Answer {
    /// The rulings.
    Judgement(Judgement),
    /// The incident is malformed.
    Error(ErrorAnswer),
}

impl Answer {
    /// The exit status of a program that gives it.
    #[must_use]
    pub const fn exit_status(&self) -> u8 {
        match self {
            Self::Judgement(_) => 0,
            Self::Error(_) => ErrorAnswer::EXIT_STATUS,
        }
    }
}

impl From<Malformed> for Answer {
    fn from(malformed: Malformed) -> Self {
        Self::Error(ErrorAnswer::new(RULING_FORMAT, None, malformed.to_string()))
    }
}

/// Reads an incident and judges it.
#[must_use]
pub fn answer(text: &str) -> Answer {
    let judged = Incident::read(text).and_then(|incident| rule(&incident));
    judged.map_or_else(Answer::from, Answer::Judgement)
}
