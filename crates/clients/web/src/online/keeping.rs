//! What this browser keeps of a table: that one has come, who one is there, what one has been told, and the nonce for
//! the next deal.

use fair_shuffle::Commitment;
use online_client::participant::{Exchange, Saved};
use serde_json::{Value, json};
use table::Seq;

use crate::browser;

/// What this browser keeps of a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Memory {
    /// The nonce for the next deal, and what the server committed to before those that one saw.
    pub exchange: Exchange,
    /// The last entry that was told here.
    pub seq: Option<Seq>,
    /// What stands at the end of one’s personal link.
    pub personal: Option<String>,
}

/// Something that is kept under the code of a place.
pub trait Remembered: Sized {
    /// What the keys of such places begin with.
    const PREFIX: &'static str;

    /// Reads it; of what is damaged as much as can be read.
    fn read(text: &str) -> Self;

    /// Writes it.
    fn write(&self) -> String;

    /// The memory of a place; nothing if one has not come there.
    fn of(code: &str) -> Option<Self> {
        browser::saved(&key::<Self>(code)).map(|text| Self::read(&text))
    }

    /// The places where one has been, by code.
    fn all() -> Vec<(String, Self)> {
        let codes = browser::saved_keys().into_iter();
        let codes = codes.filter_map(|key| key.strip_prefix(Self::PREFIX).map(str::to_owned));
        codes.filter_map(|code| Some((code.clone(), Self::of(&code)?))).collect()
    }

    /// Keeps it.
    fn keep(&self, code: &str) {
        // Where nothing can be saved, a link leads there all the same: to a table as a newcomer with a name.
        let _forbidden = browser::keep(&key::<Self>(code), &self.write());
    }

    /// Forgets a place.
    fn forget(code: &str) {
        browser::forget(&key::<Self>(code));
    }
}

fn key<T: Remembered>(code: &str) -> String {
    format!("{}{code}", T::PREFIX)
}

impl Memory {
    /// The number under which one is known there.
    pub fn number(&self) -> Option<usize> {
        self.personal.as_ref()?.split('-').next()?.parse().ok()
    }
}

impl Remembered for Memory {
    const PREFIX: &'static str = "kookaburra-online-";

    fn read(text: &str) -> Self {
        let saved: Value = serde_json::from_str(text).unwrap_or_default();
        let nonce = || {
            let deal = saved["deal"].as_u64()?.try_into().ok()?;
            Some(Saved { deal, nonce: saved["nonce"].as_str()?.parse().ok()? })
        };
        let commitment =
            |pair: &Value| Some((pair[0].as_u64()?.try_into().ok()?, pair[1].as_str()?.parse().ok()?));
        let commitments = saved["commitments"].as_array().into_iter().flatten().filter_map(commitment);
        Self {
            exchange: Exchange::of(nonce(), commitments.collect()),
            seq: saved["seq"].as_u64().map(Seq),
            personal: saved["personal"].as_str().map(str::to_owned),
        }
    }

    fn write(&self) -> String {
        let Exchange { nonce: saved, commitments, .. } = &self.exchange;
        let written = |(deal, commitment): &(u32, Commitment)| json!([deal, commitment.to_string()]);
        let commitments: Vec<Value> = commitments.iter().map(written).collect();
        let deal = saved.map(|saved| saved.deal);
        let nonce = saved.map(|saved| saved.nonce.to_string());
        let seq = self.seq.map(|seq| seq.0);
        let saved = json!({
            "deal": deal, "nonce": nonce, "commitments": commitments, "seq": seq, "personal": self.personal
        });
        saved.to_string()
    }
}

#[cfg(test)]
mod tests {
    use fair_shuffle::{Nonce, Secret};

    use super::*;

    #[test]
    fn what_is_kept_is_read_as_it_was() {
        let commitment = Secret([2; 32]).commit("friday", 4);
        let memory = Memory {
            exchange: Exchange::of(Some(Saved { deal: 4, nonce: Nonce([1; 32]) }), vec![(4, commitment)]),
            seq: Some(Seq(31)),
            personal: Some("2-00ff".to_owned()),
        };
        assert_eq!(Memory::read(&memory.write()), memory);
        assert_eq!((memory.number(), Memory::default().number()), (Some(2), None));
        assert_eq!(Memory::read("nonsense"), Memory::default());
    }
}
