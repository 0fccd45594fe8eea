//! Sorting of short lists: the cards of a hand, the bids of a game, a handful of choices. The standard library sorts
//! lists of any length and brings some four thousand bytes of code for each kind of them, which is much of what a page
//! is made of.

/// Sorts a list by keys, equal ones in the order they had. The time it takes grows with the square of the length; the
/// key of an entry is asked for at every comparison.
pub fn sort_by_key<T, K: PartialOrd>(list: &mut [T], mut key: impl FnMut(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn equal_entries_stay_in_order() {
        let mut list: Vec<(u32, u32)> = (0..40).map(|n| (n * 7919 % 8, n)).collect();
        let mut expected = list.clone();
        sort_by_key(&mut list, |&(key, _)| key);
        expected.sort_by_key(|&(key, _)| key);
        assert_eq!(list, expected);
        sort_by_key(&mut list, |&(key, n)| -f64::from(key * 100 + n));
        assert!(list.is_sorted_by(|one, other| (one.0, one.1) > (other.0, other.1)), "{list:?}");
        sort_by_key(&mut [] as &mut [u32], |&n| n);
    }
}
