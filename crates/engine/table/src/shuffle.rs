//! The shuffle that anybody can repeat from its seed \[NOT-REC-3\].

use std::{fmt, str::FromStr};

use cards::Card;
use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};

/// The seed of a deal: 32 bytes, the key of ChaCha20, written as 64 hex digits.
///
/// ```
/// use kookaburra_table::{Seed, shuffle};
///
/// let seed: Seed = "07".repeat(32).parse()?;
/// assert_eq!(seed, Seed([7; 32]));
/// let (mut one, mut other) = ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]);
/// shuffle(seed, &mut one);
/// shuffle(seed, &mut other);
/// assert_eq!(one, other);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

/// The error of a text that is not the 64 hex digits of a seed.
///
/// ```
/// use kookaburra_table::Seed;
///
/// assert!("07".parse::<Seed>().is_err_and(|error| error.to_string() == "a seed is 64 hex digits"));
/// ```
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

/// Shuffles a pack given in canonical order, or whatever else is to be drawn by lot: Fisher–Yates with the key stream's
/// words, none of them biased.
pub fn shuffle<T>(seed: Seed, pack: &mut [T]) {
    shuffle_by(&mut ChaCha20Rng::from_seed(seed.0), pack);
}

/// A key stream from somewhere on: what is left of it when a pack has been shuffled, for chance that comes up later in
/// the hand \[RM-STOCK-3\].
///
/// ```
/// use kookaburra_table::{Keystream, Seed, shuffle};
///
/// let (mut one, mut other) = ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]);
/// let rest = Keystream::after(Seed([7; 32]), &mut one);
/// shuffle(Seed([7; 32]), &mut other);
/// assert_eq!(one, other);
/// // The next shuffle is another one.
/// let (mut again, mut once_more) = ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]);
/// rest.shuffle(&mut again);
/// rest.shuffle(&mut once_more);
/// assert!(again == once_more && again != one);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keystream {
    seed: Seed,
    words: u64,
}

impl Keystream {
    /// Shuffles a pack, and gives the rest of the stream.
    pub fn after<T>(seed: Seed, pack: &mut [T]) -> Self {
        let mut stream = ChaCha20Rng::from_seed(seed.0);
        shuffle_by(&mut stream, pack);
        Self { seed, words: stream.get_word_pos() as u64 }
    }

    /// Shuffles with the words that come next.
    pub fn shuffle<T>(self, pack: &mut [T]) {
        let mut stream = ChaCha20Rng::from_seed(self.seed.0);
        stream.set_word_pos(self.words.into());
        shuffle_by(&mut stream, pack);
    }
}

/// Chance that comes up during a hand, as its deal gives it.
///
/// ```
/// use kookaburra_table::Later;
///
/// // The stock that comes after the first is told with the deal.
/// let later = Later::Cards(vec!["7H".parse()?, "AS".parse()?]);
/// assert!(matches!(later, Later::Cards(cards) if cards.len() == 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Later {
    /// The rest of the key stream that shuffled the pack.
    Stream(Keystream),
    /// Cards in the order in which they will lie, the top first.
    Cards(Vec<Card>),
}

fn shuffle_by<T>(stream: &mut ChaCha20Rng, pack: &mut [T]) {
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

#[cfg(test)]
mod tests {
    use cards::{Card, Rank, Suit};

    use super::*;

    /// The pack of 43 in canonical order.
    fn pack() -> Vec<Card> {
        let dealt = |suit: Suit, rank| rank >= if suit.is_red() { Rank::Four } else { Rank::Five };
        let mut pack: Vec<Card> = Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::ALL.map(|rank| (suit, rank)))
            .filter(|&(suit, rank)| {
                dealt(suit, rank) && !matches!(rank, Rank::Eleven | Rank::Twelve | Rank::Thirteen)
            })
            .map(|(suit, rank)| Card::new(suit, rank))
            .collect();
        pack.push(Card::X);
        pack
    }

    #[test]
    fn a_seed_gives_the_same_pack_for_ever() {
        // NOT-REC-3; both answers were worked out by another program written from the text of the rule.
        for (seed, expected) in [
            (
                "0000000000000000000000000000000000000000000000000000000000000000",
                "JD QC 5H KS 10D JH 8H 6S 6H 10S AH 8S 5D 7H 7C 9S KD KH 5S 7S AD 4D 10C AC 8C 9D 9C 5C 10H AS X \
                 8D QD QS 4H 7D JC 6D QH 6C JS KC 9H",
            ),
            (
                "08EA1FEF76841BED894EC5D1786902AE352291C6523E75334169A293AB52B076",
                "10C KC 4H 4D 7S QD 5S QS QC 6C KH 5H 9S 9D 8D 5D QH 6D JH JC 10H 8C 7H KD 8H 5C AD 6H KS AS 10D \
                 X 9H 8S 7C JD 9C AH 10S 7D JS AC 6S",
            ),
        ] {
            let mut pack = pack();
            shuffle(seed.parse().unwrap(), &mut pack);
            let pack: Vec<String> = pack.iter().map(ToString::to_string).collect();
            assert_eq!(pack.join(" "), expected);
        }
    }

    #[test]
    fn the_key_stream_is_that_of_the_standard() {
        // NOT-REC-3: the first words of RFC 8439, appendix A.1, test vectors 1 and 2.
        let mut stream = ChaCha20Rng::from_seed([0; 32]);
        let words: [u32; 17] = std::array::from_fn(|_| stream.next_u32());
        assert_eq!(words[0].to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad]);
        assert_eq!(words[16].to_le_bytes(), [0x9f, 0x07, 0xe7, 0xbe]);
    }

    #[test]
    fn every_card_stays_and_small_packs_are_shuffled_too() {
        let mut shuffled = pack();
        shuffle(Seed([7; 32]), &mut shuffled);
        assert_ne!(shuffled, pack());
        shuffled.sort_by_key(|card| card.order());
        assert_eq!(shuffled, pack());
        shuffle::<Card>(Seed([7; 32]), &mut []);
        shuffle(Seed([7; 32]), &mut [Card::X]);
    }

    #[test]
    fn a_seed_is_64_hex_digits() {
        // NOT-REC-3
        let digits = "08ea1fef76841bed894ec5d1786902ae352291c6523e75334169a293ab52b076";
        assert_eq!(digits.parse::<Seed>().unwrap().to_string(), digits);
        assert_eq!(digits.to_uppercase().parse::<Seed>(), digits.parse());
        for text in
            ["", "08ea", &digits[1..], &format!("{digits}0"), &digits.replace('0', "g"), &"é".repeat(32)]
        {
            assert_eq!(text.parse::<Seed>(), Err(NotASeed), "{text}");
        }
    }
}
