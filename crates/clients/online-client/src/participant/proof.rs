//! The proof that nobody chose a deal, checked by whoever was there.

use fair_shuffle::{Commitment, Proof};
use online_wire::ParticipantId;
use serde_json::Value;
use table::Seed;
use texts::Texts;

/// What came of the check of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The number of the deal, from 0.
    pub number: u32,
    /// It holds.
    pub holds: bool,
    /// One’s own number is in it.
    mine: bool,
    /// Those who have shown no number.
    without: Vec<ParticipantId>,
}

/// Checks the deals of a record; `seen` is what this browser saw the server commit to.
pub fn check(games: &[Value], me: ParticipantId, seen: &[(u32, Commitment)]) -> Vec<Checked> {
    let hands = games.iter().flat_map(|game| game["hands"].as_array().into_iter().flatten());
    hands.filter_map(|hand| checked(hand, me, seen)).collect()
}

fn checked(hand: &Value, me: ParticipantId, seen: &[(u32, Commitment)]) -> Option<Checked> {
    let proof: Proof = serde_json::from_value(hand.get("proof")?.clone()).ok()?;
    let number = proof.deal.number;
    let dealt = hand["deal"]["seed"].as_str().and_then(|seed| seed.parse::<Seed>().ok());
    let others = seen.iter().any(|&(deal, commitment)| deal == number && commitment != proof.commitment);
    Some(Checked {
        number,
        holds: !others && dealt.is_some_and(|dealt| proof.check(dealt).is_ok()),
        mine: proof.people.iter().any(|part| part.person == me.0 && part.nonce.is_some()),
        without: proof.left_out().map(ParticipantId).collect(),
    })
}

impl Checked {
    /// What came of it, in sentences; `name` says what somebody is called.
    pub fn words(&self, texts: Texts, name: impl Fn(ParticipantId) -> String) -> Vec<String> {
        let number = (self.number + 1).into();
        let tell = |key: &str| texts.format(key, &[("number", i64::from(self.number + 1).into())]);
        if !self.holds {
            return vec![tell("online-proof-wrong")];
        }
        let mine = tell(if self.mine { "online-proof-in" } else { "online-proof-not-in" });
        if self.without.is_empty() {
            return vec![mine, tell("online-proof-checked")];
        }
        let names = self.without.iter().map(|&participant| name(participant)).collect();
        let names = texts.list(names);
        vec![mine, texts.format("online-proof-without", &[("number", number), ("names", names.into())])]
    }
}

#[cfg(test)]
mod tests {
    use fair_shuffle::{DealId, Exchange, Nonce, Secret};
    use serde_json::json;
    use texts::Lang;

    use super::*;
    use crate::participant::testing::room;

    /// The record of a deal to which Mae and Bo commit; Bo’s nonce may be missing.
    fn game(bo: bool) -> (Value, Proof) {
        let deal = DealId { table: "friday".to_owned(), number: 4 };
        let (secret, nonces) = (Secret([1; 32]), [Nonce([2; 32]), Nonce([3; 32])]);
        let people = (0..).zip(nonces).map(|(person, nonce)| (person, nonce.commit("friday", 4, person)));
        let mut exchange = Exchange::begin(deal, &secret, people);
        exchange.open(0, nonces[0]).unwrap();
        if bo {
            exchange.open(1, nonces[1]).unwrap();
        }
        let proof = exchange.close(secret);
        let seed = proof.seed().unwrap().to_string();
        let hand = json!({ "deal": { "seed": seed }, "proof": serde_json::to_value(&proof).unwrap() });
        (json!({ "hands": [hand] }), proof)
    }

    fn words(games: &[Value], me: u32, seen: &[(u32, Commitment)]) -> Vec<String> {
        let found = check(games, ParticipantId(me), seen);
        found
            .iter()
            .flat_map(|checked| {
                checked.words(Texts::new(Lang::En), |participant| room().name(participant).to_owned())
            })
            .collect()
    }

    #[test]
    fn a_deal_is_checked_and_said_to_be_without_whom() {
        let (whole, proof) = game(true);
        let seen = [(4, proof.commitment)];
        let good = ["Deal 5: your number is in it.", "Deal 5: checked."];
        assert_eq!(words(std::slice::from_ref(&whole), 0, &seen), good);
        let (without, _) = game(false);
        let line = "Deal 5: checked, without the number of Bo.";
        assert_eq!(words(std::slice::from_ref(&without), 0, &[]), [good[0], line]);
        assert_eq!(words(&[without], 1, &[]), ["Deal 5: your number isn’t in it.", line]);
        assert!(words(&[json!({ "hands": [{}] })], 0, &[]).is_empty(), "nothing was proved there");
    }

    #[test]
    fn whoever_dealt_otherwise_is_found_out() {
        let wrong = "Deal 5: this doesn’t add up. Keep the record, and ask whoever runs this server.";
        let (whole, _) = game(true);
        let other = Secret([9; 32]).commit("friday", 4);
        assert_eq!(
            words(std::slice::from_ref(&whole), 0, &[(4, other)]),
            [wrong],
            "another commitment was seen"
        );
        let mut dealt = whole.clone();
        dealt["hands"][0]["deal"]["seed"] = Seed([7; 32]).to_string().into();
        assert_eq!(words(&[dealt], 0, &[]), [wrong], "other cards were dealt");
        let mut secret = whole;
        secret["hands"][0]["proof"]["secret"] = Secret([9; 32]).to_string().into();
        assert_eq!(words(&[secret], 0, &[]), [wrong], "another secret is shown");
    }
}
