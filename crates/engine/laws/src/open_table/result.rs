//! A hand as it stands in a result \[LAW-STATE-1\].

use serde_json::{Value, json};
use table::{Seat, SeatSet};

use crate::open_table::{
    hand::{Hand, HandStage},
    memory::Claimed,
};

impl Hand {
    /// The hand in progress or ended, with what is remembered: for the referee and the result alone \[LAW-SEE-6\].
    pub(crate) fn to_json(&self) -> Value {
        let inside = self.inside();
        let mut contract = inside.contract().map(|contract| {
            json!({
                "bid": contract.bid,
                "seat": contract.seat,
                "partners": contract.partners,
                "nominated": contract.nominated,
            })
        });
        if let Some(contract) = contract.as_mut().filter(|_| self.memory.forced) {
            contract["forced"] = true.into();
        }
        let seats = self.seats();
        let (result, points) = match self.at {
            HandStage::Going => (Value::Null, Value::Null),
            HandStage::Void(result) => (result.into(), vec![0; seats].into()),
            HandStage::Settling | HandStage::Settled => {
                let ruled = self.ruled();
                (json!(ruled.result), json!(ruled.points.first(seats)))
            }
        };
        json!({
            "dealer": self.dealer,
            "contract": contract,
            "tricks": inside.tricks().first(seats),
            "result": result,
            "points": points,
            "laws": self.laws_json(),
        })
    }

    fn laws_json(&self) -> Value {
        let memory = &self.memory;
        let void = matches!(self.at, HandStage::Void(_));
        let contract = match self.made_by_law() {
            Some(_) if void => None,
            Some(true) => Some("awarded"),
            Some(false) => Some("lost"),
            None => None,
        };
        let claims: Vec<_> =
            memory.claims.iter().map(|claim| Claimed { ruling: None, ..claim.clone() }).collect();
        json!({
            "exposed": lines(memory.exposed.iter().map(|exposure| (exposure.seat, exposure.card))),
            "barred": memory.barred,
            "demands": memory.demands,
            "no_score": if void { SeatSet::EMPTY } else { self.unscored() },
            "contract": contract,
            "forced": memory.forced,
            "taken_back": lines(memory.taken_back.iter().copied()),
            "looks": self.looks_json(),
            "revokes": self.revokes_json(),
            "claims": claims,
            "sheet": self.sheet(),
        })
    }

    pub(crate) fn looks_json(&self) -> Value {
        let look = |look: &crate::open_table::memory::Looked| {
            let state = if look.ruled {
                "ruled"
            } else if look.allowed || !self.is_in_time(look.lapsed) {
                "stands"
            } else {
                "open"
            };
            json!({
                "seat": look.seat, "what": look.sight.to_string(), "action": look.action, "state": state,
            })
        };
        self.memory.looks.iter().map(look).collect()
    }

    pub(crate) fn revokes_json(&self) -> Value {
        let revoke = |revoke: &crate::open_table::memory::Revoked| {
            let state = if revoke.corrected {
                "corrected"
            } else if revoke.ruled {
                "ruled"
            } else if self.is_open(revoke) {
                "open"
            } else {
                "stands"
            };
            json!({ "seat": revoke.seat, "trick": revoke.trick, "card": revoke.card, "state": state })
        };
        self.memory.revokes.iter().map(revoke).collect()
    }
}

/// Cards before their holders: by seat, then in the order of the pack.
pub(crate) fn lines(cards: impl Iterator<Item = (Seat, cards::Card)>) -> Vec<String> {
    let mut cards: Vec<_> = cards.collect();
    cards.sort_unstable_by_key(|(seat, card)| (*seat, card.order()));
    cards.iter().map(|(seat, card)| format!("{seat} {card}")).collect()
}
