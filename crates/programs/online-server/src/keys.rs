//! The keys that people and tables have. Only the hash of a person’s key is saved.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use crate::Clock;

/// The hash of a person’s key.
pub(crate) type KeyHash = [u8; 32];

/// Letters and digits that nobody mistakes for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// How many letters a key has, each of 5 bits: 260 bits.
const KEY: usize = 52;
/// The same for the code of a table: 130 bits.
const CODE: usize = 26;
/// The same for its name in proofs.
const NAME: usize = 16;

/// Random letters; `None` if there are no random numbers to be had.
fn letters(clock: &dyn Clock, count: usize) -> Option<String> {
    let mut bytes = vec![0; count];
    clock.fill(&mut bytes).then_some(())?;
    Some(bytes.into_iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// A fresh key for a person.
pub(crate) fn fresh_key(clock: &dyn Clock) -> Option<String> {
    letters(clock, KEY)
}

/// A fresh code for a table: whoever has it may come.
pub(crate) fn fresh_code(clock: &dyn Clock) -> Option<String> {
    letters(clock, CODE)
}

/// A fresh name for a table, that anybody may know.
pub(crate) fn fresh_name(clock: &dyn Clock) -> Option<String> {
    letters(clock, NAME)
}

/// The hash of a key; `None` if it is none.
pub(crate) fn hash(key: &str) -> Option<KeyHash> {
    let known = key.len() == KEY && key.bytes().all(|byte| LETTERS.contains(&byte));
    known.then(|| Sha256::digest(key.as_bytes()).into())
}

/// The name of a hash in a store.
pub(crate) fn written(hash: &KeyHash) -> String {
    hash.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SystemClock;

    #[test]
    fn keys_differ_and_nothing_else_is_one() {
        let (one, other) = (fresh_key(&SystemClock).unwrap(), fresh_key(&SystemClock).unwrap());
        assert_ne!(one, other);
        assert!(hash(&one).is_some() && hash(&one) != hash(&other));
        for text in ["", "abc", &one[1..], &one.to_uppercase(), &format!("{one}a")] {
            assert_eq!(hash(text), None, "{text}");
        }
        assert_eq!(written(&[0xab; 32]), "ab".repeat(32));
    }
}
