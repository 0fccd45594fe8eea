//! The exchange before a deal: who takes part in it, and what they have shown.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Commitment, DealId, Fault, Nonce, Proof, Secret};

/// A person in the exchange before a deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Participant {
    /// Their number at the table.
    pub person: u32,
    /// What they committed to.
    pub commitment: Commitment,
    /// What they have shown; nothing if they were left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<Nonce>,
}

/// The exchange before a deal. Everything in it may be shown to everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// The deal that it is for.
    pub deal: DealId,
    /// What the dealer committed to.
    pub commitment: Commitment,
    /// The people, in the order of their numbers.
    pub people: Vec<Participant>,
}

impl Exchange {
    /// Begins an exchange of these people, each of whom has committed to a nonce.
    #[must_use]
    pub fn begin(deal: DealId, secret: &Secret, people: impl IntoIterator<Item = (u32, Commitment)>) -> Self {
        let commitment = secret.commit(&deal.table, deal.number);
        let people = people.into_iter();
        let mut people: Vec<_> =
            people.map(|(person, commitment)| Participant { person, commitment, nonce: None }).collect();
        people.sort_by_key(|participant| participant.person);
        Self { deal, commitment, people }
    }

    /// Takes the nonce that a person shows.
    ///
    /// # Errors
    /// They are not in this exchange, or it is not what they committed to; nothing has changed.
    pub fn open(&mut self, person: u32, nonce: Nonce) -> Result<(), Fault> {
        let DealId { table, number } = &self.deal;
        let mut people = self.people.iter_mut();
        let participant = people.find(|participant| participant.person == person);
        let participant = participant.ok_or(Fault::Nobody { person })?;
        if nonce.commit(table, *number, person) != participant.commitment {
            return Err(Fault::Nonce { person });
        }
        participant.nonce = Some(nonce);
        Ok(())
    }

    /// Whether everybody has shown their nonce.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.left_out().next().is_none()
    }

    /// The people who have not shown their nonces.
    pub fn left_out(&self) -> impl Iterator<Item = u32> {
        let silent = self.people.iter().filter(|participant| participant.nonce.is_none());
        silent.map(|participant| participant.person)
    }

    /// Ends the exchange: whoever has shown no nonce is left out.
    #[must_use]
    pub fn close(self, secret: Secret) -> Proof {
        let Self { deal, commitment, people } = self;
        Proof { deal, commitment, secret, people }
    }
}
