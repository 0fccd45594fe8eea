//! Proofs of deals: what follows from them is the same for ever, and nothing in them can be exchanged.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use fair_shuffle::{Commitment, DealId, Exchange, Fault, Nonce, Proof, Purpose, Secret, derived};
use serde::Deserialize;
use table::Seed;

/// Worked out by another program, from the text of the rule.
const VECTORS: &str = include_str!("vectors.json");

#[derive(Deserialize)]
struct Vector {
    proof: Proof,
    seed: Secret,
    draw: Secret,
    first_dealer: Secret,
    cut: Secret,
}

fn vectors() -> Vec<Vector> {
    serde_json::from_str(VECTORS).unwrap()
}

#[test]
fn a_proof_gives_the_same_seed_for_ever() {
    // NOT-REC-13
    for Vector { proof, seed, draw, first_dealer, cut } in vectors() {
        let seed = Seed(seed.0);
        assert_eq!(proof.seed(), Ok(seed));
        assert_eq!(proof.check(seed), Ok(()));
        for (purpose, expected) in
            [(Purpose::Draw, draw), (Purpose::FirstDealer, first_dealer), (Purpose::Cut, cut)]
        {
            assert_eq!(derived(seed, &proof.deal, purpose), Seed(expected.0), "{purpose:?}");
        }
    }
}

#[test]
fn nothing_in_a_proof_can_be_exchanged() {
    // NOT-REC-13
    let Vector { proof, seed, .. } = vectors().pop().unwrap();
    let dealt = Seed(seed.0);
    let check = |change: &dyn Fn(&mut Proof)| {
        let mut changed = proof.clone();
        change(&mut changed);
        assert_ne!(changed, proof);
        changed.check(dealt)
    };
    assert_eq!(check(&|proof| proof.secret.0[31] ^= 1), Err(Fault::Secret));
    assert_eq!(check(&|proof| proof.commitment.0[0] ^= 1), Err(Fault::Secret));
    assert_eq!(check(&|proof| proof.deal.number += 1), Err(Fault::Secret));
    assert_eq!(check(&|proof| proof.deal.table.push('x')), Err(Fault::Secret));
    assert_eq!(check(&|proof| proof.people.swap(0, 1)), Err(Fault::Order));
    assert_eq!(check(&|proof| proof.people[1].person = 0), Err(Fault::Order));
    assert_eq!(check(&|proof| proof.people[0].person = 1), Err(Fault::Nonce { person: 1 }));
    assert_eq!(check(&|proof| proof.people[0].commitment.0[3] ^= 8), Err(Fault::Nonce { person: 0 }));
    assert_eq!(
        check(&|proof| proof.people[2].nonce = Some(Nonce([9; 32]))),
        Err(Fault::Nonce { person: 300 })
    );
    assert_eq!(check(&|proof| proof.people[2].nonce = None), Err(Fault::Seed));
    assert_eq!(check(&|proof| proof.people.truncate(2)), Err(Fault::Seed));
    assert_eq!(proof.check(Seed([0; 32])), Err(Fault::Seed));
}

#[test]
fn an_exchange_takes_what_was_committed_to_and_nothing_else() {
    let deal = DealId { table: "friday".to_owned(), number: 4 };
    let (secret, mae, ned) = (Secret([1; 32]), Nonce([2; 32]), Nonce([3; 32]));
    let committed = [(5, ned.commit("friday", 4, 5)), (0, mae.commit("friday", 4, 0))];
    let mut exchange = Exchange::begin(deal, &secret, committed);
    assert_eq!(exchange.left_out().collect::<Vec<_>>(), [0, 5]);
    assert_eq!(exchange.open(1, mae), Err(Fault::Nobody { person: 1 }));
    assert_eq!(exchange.open(0, ned), Err(Fault::Nonce { person: 0 }));
    assert_eq!(exchange.open(0, mae), Ok(()));
    assert!(!exchange.is_complete());
    let without_ned = exchange.clone().close(secret).seed().unwrap();
    assert_eq!(exchange.open(5, ned), Ok(()));
    assert!(exchange.is_complete());
    let proof = exchange.close(secret);
    assert_ne!(proof.seed(), Ok(without_ned));
    let written = serde_json::to_string(&proof).unwrap();
    assert_eq!(serde_json::from_str::<Proof>(&written).unwrap(), proof);
}

#[test]
fn a_commitment_copied_from_another_is_of_no_use() {
    let mae = Nonce([2; 32]);
    let copied = mae.commit("friday", 0, 0);
    let deal = DealId { table: "friday".to_owned(), number: 0 };
    let mut exchange = Exchange::begin(deal, &Secret([1; 32]), [(0, copied), (1, copied)]);
    assert_eq!(exchange.open(1, mae), Err(Fault::Nonce { person: 1 }));
}

#[test]
fn what_is_drawn_by_the_system_is_never_drawn_again() {
    assert_ne!(Secret::fresh(), Secret::fresh());
    assert_ne!(Nonce::fresh(), Nonce::fresh());
    assert!("00".parse::<Commitment>().is_err() && "zz".repeat(32).parse::<Nonce>().is_err());
}
