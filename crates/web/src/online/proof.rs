//! The proof that nobody chose a deal, checked here.

use fair_shuffle::{Commitment, Proof};
use leptos::prelude::*;
use online_wire::Visitor;
use serde_json::Value;
use table::Seed;
use texts::Texts;
use wasm_bindgen_futures::spawn_local;

use super::{api, seat::Online};
use crate::words::use_words;

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
    without: Vec<Visitor>,
}

/// Checks the deals of a record; `seen` is what this browser saw the server commit to.
pub fn check(games: &[Value], me: Visitor, seen: &[(u32, Commitment)]) -> Vec<Checked> {
    let hands = games.iter().flat_map(|game| game["hands"].as_array().into_iter().flatten());
    hands.filter_map(|hand| checked(hand, me, seen)).collect()
}

fn checked(hand: &Value, me: Visitor, seen: &[(u32, Commitment)]) -> Option<Checked> {
    let proof: Proof = serde_json::from_value(hand.get("proof")?.clone()).ok()?;
    let number = proof.deal.number;
    let dealt = hand["deal"]["seed"].as_str().and_then(|seed| seed.parse::<Seed>().ok());
    let others = seen.iter().any(|&(deal, commitment)| deal == number && commitment != proof.commitment);
    Some(Checked {
        number,
        holds: !others && dealt.is_some_and(|dealt| proof.check(dealt).is_ok()),
        mine: proof.people.iter().any(|part| part.person == me.0 && part.nonce.is_some()),
        without: proof.left_out().map(Visitor).collect(),
    })
}

impl Checked {
    /// What came of it, in sentences; `name` says what somebody is called.
    pub fn words(&self, texts: Texts, name: impl Fn(Visitor) -> String) -> Vec<String> {
        let number = (self.number + 1).into();
        let tell = |key: &str| texts.format(key, &[("number", i64::from(self.number + 1).into())]);
        if !self.holds {
            return vec![tell("online-proof-wrong")];
        }
        let mine = tell(if self.mine { "online-proof-in" } else { "online-proof-not-in" });
        if self.without.is_empty() {
            return vec![mine, tell("online-proof-checked")];
        }
        let names = self.without.iter().map(|&visitor| name(visitor)).collect();
        let names = texts.list(names);
        vec![mine, texts.format("online-proof-without", &[("number", number), ("names", names.into())])]
    }
}

/// The deals that are over, each checked when this is opened.
#[component]
pub fn Proofs(online: Online) -> impl IntoView {
    let say = use_words();
    let found = RwSignal::new(None::<Vec<Checked>>);
    let look = move |_| {
        spawn_local(async move {
            let games = api::records(&online.code()).await.unwrap_or_default();
            let me = online.room.with_untracked(|room| room.as_ref().map(|room| room.you));
            if let Some(me) = me {
                // The page may have left in the meantime.
                found.try_set(Some(check(&games, me, &online.saw().commitments)));
            }
        });
    };
    let lines = move || {
        let (found, room) = (found.get()?, online.room.get()?);
        let texts = say.texts();
        if found.is_empty() {
            return Some(view! { <p>{texts.get("online-proof-none")}</p> }.into_any());
        }
        let lines =
            found.iter().flat_map(|checked| checked.words(texts, |visitor| room.name(visitor).to_owned()));
        let lines = lines.map(|words| view! { <li>{words}</li> }).collect_view();
        Some(view! { <ul>{lines}</ul> }.into_any())
    };
    view! {
        <details class="proof" on:toggle=look>
            <summary>{say.get("online-proof")}</summary>
            {lines}
            <p>{say.get("online-proof-says")}</p>
            <p>{say.get("online-proof-not")}</p>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use fair_shuffle::{DealId, Exchange, Nonce, Secret};
    use online_visitor::testing::room;
    use serde_json::json;
    use texts::Lang;

    use super::*;

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
        let found = check(games, Visitor(me), seen);
        let name = |visitor| room().name(visitor).to_owned();
        found.iter().flat_map(|checked| checked.words(Texts::new(Lang::En), name)).collect()
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
