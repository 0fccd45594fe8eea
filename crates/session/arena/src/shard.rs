//! A part of a series: its deals are shared out like cards, one after the other to each part.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A series is cut into no more parts than this.
pub const MOST_SHARDS: u32 = 100_000;

/// One of the parts that a series is cut into, such as `3/64`. Parts are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    part: u32,
    of: u32,
}

/// A text that names no part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a shard is a part and the number of parts, such as 3/64, from 1/1 to {MOST_SHARDS}/{MOST_SHARDS}")]
pub struct NotAShard;

impl Shard {
    /// A series that is not cut.
    pub const WHOLE: Self = Self { part: 1, of: 1 };

    /// A part of a series that is cut into `of` of them; `None` if there is none of this number.
    #[must_use]
    pub const fn new(part: u32, of: u32) -> Option<Self> {
        if 1 <= part && part <= of && of <= MOST_SHARDS { Some(Self { part, of }) } else { None }
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn part(self) -> u32 {
        self.part
    }

    /// How many parts there are.
    #[must_use]
    pub const fn of(self) -> u32 {
        self.of
    }

    /// Whether a deal belongs to it.
    #[must_use]
    pub const fn has(self, deal: u32) -> bool {
        deal % self.of == self.part - 1
    }

    /// Its deals in a series of this number of deals.
    pub fn deals(self, of: u32) -> impl Iterator<Item = u32> {
        (self.part - 1..of).step_by(self.of as usize)
    }

    /// How many deals it has in such a series.
    #[must_use]
    pub const fn count(self, of: u32) -> u32 {
        of.saturating_sub(self.part - 1).div_ceil(self.of)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

impl FromStr for Shard {
    type Err = NotAShard;

    fn from_str(text: &str) -> Result<Self, NotAShard> {
        let number =
            |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?;
        let (part, of) = text.split_once('/').ok_or(NotAShard)?;
        number(part).zip(number(of)).and_then(|(part, of)| Self::new(part, of)).ok_or(NotAShard)
    }
}

impl TryFrom<String> for Shard {
    type Error = NotAShard;

    fn try_from(text: String) -> Result<Self, NotAShard> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_is_in_one_part() {
        for (deals, of) in [(0, 3), (1, 3), (10, 3), (12, 3), (64, 64), (5, 64)] {
            let mut all = Vec::new();
            for part in 1..=of {
                let shard = Shard::new(part, of).unwrap();
                let its: Vec<u32> = shard.deals(deals).collect();
                assert!(its.iter().all(|&deal| shard.has(deal)), "{shard}");
                assert_eq!(its.len(), shard.count(deals) as usize, "{shard} of {deals}");
                all.extend(its);
            }
            all.sort_unstable();
            assert_eq!(all, (0..deals).collect::<Vec<_>>());
        }
        assert_eq!(Shard::new(3, 64).unwrap().deals(200).collect::<Vec<_>>(), [2, 66, 130, 194]);
    }

    #[test]
    fn a_part_is_read_as_it_is_written() {
        let shard: Shard = "3/64".parse().unwrap();
        assert_eq!((shard.part(), shard.of(), shard.to_string().as_str()), (3, 64, "3/64"));
        assert_eq!("1/1".parse(), Ok(Shard::WHOLE));
        for text in
            ["", "3", "/", "0/4", "5/4", "1/0", "+1/4", "1/ 4", "1/2/4", "-1/4", "1/100001", "1/4294967296"]
        {
            assert_eq!(text.parse::<Shard>(), Err(NotAShard), "{text}");
        }
    }
}
