//! What this browser keeps of a table: that one has come, and the nonce for the next deal.

use fair_shuffle::Commitment;
use online_visitor::Kept;
use serde_json::{Value, json};

use crate::browser;

/// What this browser keeps of a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Memory {
    /// The nonce that is not shown yet, or was shown last.
    pub nonce: Option<Kept>,
    /// What the server committed to before each deal that one saw.
    pub commitments: Vec<(u32, Commitment)>,
}

fn key(code: &str) -> String {
    format!("kookaburra-online-{code}")
}

impl Memory {
    /// The memory of a table; nothing if one has not come there.
    pub fn of(code: &str) -> Option<Self> {
        browser::kept(&key(code)).map(|text| Self::read(&text))
    }

    /// Keeps it.
    pub fn keep(&self, code: &str) {
        // Where nothing can be kept, a page loaded anew is a newcomer with a name.
        let _forbidden = browser::keep(&key(code), &self.write());
    }

    /// Forgets a table.
    pub fn forget(code: &str) {
        browser::forget(&key(code));
    }

    /// Notes what the server has committed to.
    pub fn note(&mut self, deal: u32, commitment: Commitment) -> bool {
        let known = self.commitments.iter().any(|&(other, _)| other == deal);
        if !known {
            self.commitments.push((deal, commitment));
        }
        !known
    }

    fn read(text: &str) -> Self {
        let kept: Value = serde_json::from_str(text).unwrap_or_default();
        let nonce = || {
            let deal = kept["deal"].as_u64()?.try_into().ok()?;
            Some(Kept { deal, nonce: kept["nonce"].as_str()?.parse().ok()? })
        };
        let commitment =
            |pair: &Value| Some((pair[0].as_u64()?.try_into().ok()?, pair[1].as_str()?.parse().ok()?));
        let commitments = kept["commitments"].as_array().into_iter().flatten().filter_map(commitment);
        Self { nonce: nonce(), commitments: commitments.collect() }
    }

    fn write(&self) -> String {
        let commitments: Vec<Value> =
            self.commitments.iter().map(|(deal, commitment)| json!([deal, commitment.to_string()])).collect();
        let deal = self.nonce.map(|kept| kept.deal);
        let nonce = self.nonce.map(|kept| kept.nonce.to_string());
        json!({ "deal": deal, "nonce": nonce, "commitments": commitments }).to_string()
    }
}

#[cfg(test)]
mod tests {
    use fair_shuffle::{Nonce, Secret};

    use super::*;

    #[test]
    fn what_is_kept_is_read_as_it_was() {
        let commitment = Secret([2; 32]).commit("friday", 4);
        let mut memory = Memory { nonce: Some(Kept { deal: 4, nonce: Nonce([1; 32]) }), ..Memory::default() };
        assert!(memory.note(4, commitment));
        // What was committed to first is what counts.
        assert!(!memory.note(4, Secret([3; 32]).commit("friday", 4)));
        assert_eq!(memory.commitments, [(4, commitment)]);
        assert_eq!(Memory::read(&memory.write()), memory);
        assert_eq!(Memory::read("nonsense"), Memory::default());
    }
}
