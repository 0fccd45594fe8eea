//! The proof of a deal: everything that its seed follows from.

use serde::{Deserialize, Serialize};
use table::Seed;

use crate::{Commitment, Participant, Secret, digest::hash};

/// A deal at a table. Deals are counted from 0 through all games, void ones too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealId {
    /// The name of the table, as it was published.
    pub table: String,
    /// The number of the deal.
    pub number: u32,
}

/// Everything that the seed of a deal follows from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The deal.
    pub deal: DealId,
    /// What the dealer had committed to before.
    pub commitment: Commitment,
    /// What they show now.
    pub secret: Secret,
    /// The people at the table, in the order of their numbers.
    pub people: Vec<Participant>,
}

/// What doesn't hold of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The dealer committed to another secret.
    #[error("the secret is not the one that was committed to")]
    Secret,
    /// A person committed to another nonce.
    #[error("the nonce of person {person} is not the one they committed to")]
    Nonce {
        /// Their number.
        person: u32,
    },
    /// Nobody with this number takes part.
    #[error("person {person} takes no part")]
    Nobody {
        /// The number.
        person: u32,
    },
    /// The people are not in the order of their numbers, or one is there more than once.
    #[error("the people are not in the order of their numbers")]
    Order,
    /// The cards were dealt from another seed.
    #[error("the cards were dealt from another seed")]
    Seed,
}

/// What chance decides besides the order of the pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The draw for seats and deal.
    Draw,
    /// The first dealer, where nobody draws.
    FirstDealer,
    /// Where the pack is cut, if nobody at the table cuts it.
    Cut,
}

impl Purpose {
    const fn tag(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::FirstDealer => "first-dealer",
            Self::Cut => "cut",
        }
    }
}

impl Proof {
    /// The seed of the deal.
    ///
    /// # Errors
    /// The first commitment that was not kept.
    pub fn seed(&self) -> Result<Seed, Fault> {
        let DealId { table, number } = &self.deal;
        if self.secret.commit(table, *number) != self.commitment {
            return Err(Fault::Secret);
        }
        if !self.people.is_sorted_by(|one, next| one.person < next.person) {
            return Err(Fault::Order);
        }
        let mut shown = self.secret.0.to_vec();
        for participant in &self.people {
            let Participant { person, commitment, nonce: Some(nonce) } = *participant else { continue };
            if nonce.commit(table, *number, person) != commitment {
                return Err(Fault::Nonce { person });
            }
            shown.extend(person.to_be_bytes());
            shown.extend(nonce.0);
        }
        Ok(Seed(hash("seed", table, *number, &[&shown])))
    }

    /// The people who have shown no nonce.
    pub fn left_out(&self) -> impl Iterator<Item = u32> {
        self.people
            .iter()
            .filter(|participant| participant.nonce.is_none())
            .map(|participant| participant.person)
    }

    /// Checks that cards were dealt from the seed that follows.
    ///
    /// # Errors
    /// The first thing that doesn't hold.
    pub fn check(&self, dealt: Seed) -> Result<(), Fault> {
        if self.seed()? == dealt { Ok(()) } else { Err(Fault::Seed) }
    }
}

/// The seed of something else that chance decides with a deal.
#[must_use]
pub fn derived(seed: Seed, deal: &DealId, purpose: Purpose) -> Seed {
    Seed(hash(purpose.tag(), &deal.table, deal.number, &[&seed.0]))
}
