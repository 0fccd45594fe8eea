//! Sets that are a word, each member a bit; and the *n*-th member of one, found without a branch: a random pick could
//! not be foreseen by the processor, and guessing wrong costs more than all the rest.

/// What every set that is a word has: the empty one, and what sets have in common. The type has one field, the word,
/// and a function `of`, which gives the set of one member; its number of members is a `$count`.
#[macro_export]
macro_rules! bit_set {
    ($set:ident of $member:ty, $count:ty) => {
        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// Adds a member.
            #[inline]
            pub const fn insert(&mut self, member: $member) {
                self.0 |= Self::of(member).0;
            }

            /// Takes a member out.
            #[inline]
            pub const fn remove(&mut self, member: $member) {
                self.0 &= !Self::of(member).0;
            }

            /// Whether there is no member.
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many members.
            #[must_use]
            #[inline]
            pub const fn len(self) -> $count {
                self.0.count_ones() as $count
            }

            /// Whether every member is in `other`.
            #[must_use]
            #[inline]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether the sets share a member.
            #[must_use]
            #[inline]
            pub const fn intersects(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }
        }

        impl ::core::ops::BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::core::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl ::core::ops::BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::core::ops::BitAndAssign for $set {
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl ::core::ops::Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl ::core::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }

        impl ::core::iter::FromIterator<$member> for $set {
            fn from_iter<I: ::core::iter::IntoIterator<Item = $member>>(members: I) -> Self {
                let mut set = Self::EMPTY;
                for member in members {
                    set.insert(member);
                }
                set
            }
        }
    };
}

const BYTES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// For every byte the places of its ones, three bits each from the lowest.
const PLACES: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut ones) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte] |= place << (3 * ones);
                ones += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// The place of the `n`-th one of a word, from 0; `None` if it has fewer.
#[must_use]
#[inline]
pub const fn nth_one(word: u128, n: u32) -> Option<u8> {
    let (lower, upper) = (word as u64, (word >> 64) as u64);
    let below = lower.count_ones();
    if n >= below + upper.count_ones() {
        return None;
    }
    let is_upper = (n >= below) as u32;
    let word = if is_upper == 1 { upper } else { lower };
    let n = (n - below * is_upper) as u64;
    // How many ones there are up to each byte, that byte included.
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
    let up_to = ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(BYTES);
    // The bytes that end before the one that is sought.
    let before = (((n * BYTES) | TOPS) - up_to) & TOPS;
    let shift = before.count_ones() * 8;
    let rank = n - (((up_to << 8) >> shift) & 0xFF);
    let place = (PLACES[((word >> shift) & 0xFF) as usize] >> (3 * rank)) & 7;
    Some((is_upper * 64 + shift + place) as u8)
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_ones_of_a_word_are_found_in_order(word: u128, mask: u128) {
            for word in [word, word & mask, word >> 64, word & u128::from(u64::MAX)] {
                let found: Vec<u8> = (0..).map_while(|n| nth_one(word, n)).collect();
                let ones: Vec<u8> = (0..128).filter(|place| word >> place & 1 == 1).collect();
                prop_assert_eq!(found, ones);
            }
        }
    }

    #[test]
    fn empty_and_full_words_have_no_more_than_they_have() {
        assert_eq!(nth_one(0, 0), None);
        assert_eq!(nth_one(u128::MAX, 127), Some(127));
        assert_eq!(nth_one(u128::MAX, 128), None);
        assert_eq!(nth_one(1 << 127, 0), Some(127));
    }
}
