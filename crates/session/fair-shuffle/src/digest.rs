//! The thirty-two bytes that are kept, committed to and shown, and how they are hashed.

use std::{borrow::Cow, fmt, str::FromStr};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};
use table::Seed;

/// A text that is not 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("64 hex digits were expected")]
pub struct NotHex;

macro_rules! bytes {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $name(pub [u8; 32]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                Seed(self.0).fmt(f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $name {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<Self, NotHex> {
                text.parse::<Seed>().map(|seed| Self(seed.0)).map_err(|_| NotHex)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "description": "32 bytes in hex.",
                    "type": "string",
                    "pattern": "^[0-9a-fA-F]{64}$",
                })
            }
        }
    };
}

bytes! {
    /// What the dealer keeps to themselves until the hand is settled.
    Secret
}
bytes! {
    /// What a person adds to the seed.
    Nonce
}
bytes! {
    /// The hash that binds somebody to a secret or a nonce before it is shown.
    Commitment
}

impl Secret {
    /// A secret from the operating system; `None` if it has no random numbers to give.
    #[must_use]
    pub fn fresh() -> Option<Self> {
        fresh().map(Self)
    }

    /// What is published of it before the deal with this number at a table.
    #[must_use]
    pub fn commit(&self, table: &str, number: u32) -> Commitment {
        Commitment(hash("deal", table, number, &[&self.0]))
    }
}

impl Nonce {
    /// A nonce from the operating system; `None` if it has no random numbers to give.
    #[must_use]
    pub fn fresh() -> Option<Self> {
        fresh().map(Self)
    }

    /// What a person publishes of it. It names them, so that nobody can pass it off as their own.
    #[must_use]
    pub fn commit(&self, table: &str, number: u32, person: u32) -> Commitment {
        Commitment(hash("nonce", table, number, &[&person.to_be_bytes(), &self.0]))
    }
}

fn fresh() -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// SHA-256 of the tag `kookaburra-…`, the table and a zero byte after each, the number of the deal in four bytes, the
/// most significant first, and the parts.
pub(crate) fn hash(tag: &str, table: &str, number: u32, parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in ["kookaburra-", tag, "\0", table, "\0"] {
        hasher.update(part);
    }
    hasher.update(number.to_be_bytes());
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}
