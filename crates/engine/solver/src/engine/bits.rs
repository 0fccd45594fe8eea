//! The highest cards of words, without branches: nobody can foresee where they lie. The lowest bit of every word
//! is free (see [`super::board`]), so that a search for the highest always finds something.

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
pub(crate) fn nth_highest(mut cards: u64, n: u32) -> u64 {
    for _ in 1..n {
        cards ^= highest(cards);
    }
    if n == 0 { 0 } else { highest(cards) }
}
