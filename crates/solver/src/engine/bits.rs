//! Cards in words, without branches: nobody can foresee where the highest card of a set lies. The lowest bit of every word
//! is free (see [`super::board`]), so that a search for the highest always finds something.

use cards::nth_one;

/// The highest card.
#[inline]
pub(crate) const fn highest(cards: u64) -> u64 {
    (1 << (63 - (cards | 1).leading_zeros())) & !1
}

/// The highest cards of `cards` down to, and without, the highest of `others`.
#[inline]
pub(crate) const fn top_run(cards: u64, others: u64) -> u64 {
    cards & !(u64::MAX >> (others | 1).leading_zeros())
}

/// The `n`-th highest card, from 1; nothing if there are fewer.
#[inline]
pub(crate) fn nth_highest(cards: u64, n: u32) -> u64 {
    let from_below = cards.count_ones().wrapping_sub(n);
    nth_one(u128::from(cards), from_below).map_or(0, |place| 1 << place)
}
