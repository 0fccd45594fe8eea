//! The shuffle that anybody can repeat from its seed \[NOT-REC-3\].

use std::{fmt, str::FromStr};

use cards::Card;
use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};

/// The 32 bytes a deal is made from: the key of ChaCha20.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hex digits")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(NotASeed);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| NotASeed)?;
        }
        Ok(Self(bytes))
    }
}

/// Shuffles a pack given in canonical order: Fisher–Yates with the key stream's words, none of them biased.
pub fn shuffle(seed: Seed, pack: &mut [Card]) {
    let mut stream = ChaCha20Rng::from_seed(seed.0);
    for i in (1..pack.len()).rev() {
        let n = i as u64 + 1;
        let fair = (1 << 32) / n * n;
        let word = loop {
            let word = u64::from(stream.next_u32());
            if word < fair {
                break word;
            }
        };
        pack.swap(i, (word % n) as usize);
    }
}
