//! What somebody wants to practise.

use std::{fmt, str::FromStr};

use five_hundred::{Rules, Strain};

/// A kind of hand to practise on. Each is a count of cards, so that anybody can check it by hand, and how often it
/// comes can be counted exactly. What a bot would bid is no such thing: it takes long, and is another thing with each
/// version.
///
/// Cards rank as they do without trumps; of equal cards neither is the lower.
///
/// ```
/// use learning::practice::Wish;
///
/// assert_eq!("no-joker".parse(), Ok(Wish::NoJoker));
/// assert_eq!(Wish::ALL.map(Wish::name), ["misere", "no-trumps", "seven-trumps", "no-joker"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wish {
    /// A hand that can hope to win no trick. The `n`-th lowest of its cards of a suit is *exposed* if at least `n`
    /// lower cards of that suit lie elsewhere, since they can be played under it in `n` rounds; a joker always is. It
    /// has no more exposed cards than the kitty has cards: so many can be thrown.
    Misere,
    /// A hand for no trumps: five tricks from the top. Each joker is one, and in each suit the cards from the highest
    /// down, as long as none is missing.
    NoTrumps,
    /// At least seven cards of one suit if that is trumps, bowers and jokers among them.
    SevenTrumps,
    /// No joker.
    NoJoker,
}

impl Wish {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Misere, Self::NoTrumps, Self::SevenTrumps, Self::NoJoker];

    /// Its name, such as `seven-trumps`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["misere", "no-trumps", "seven-trumps", "no-joker"][self as usize]
    }

    /// Whether there is something to practise by these rules: a contract of that kind can be bid, or there is a joker.
    #[must_use]
    pub fn fits(self, rules: &Rules) -> bool {
        let mut bids = rules.bids.bids.iter();
        match self {
            Self::Misere => bids.any(|bid| bid.is_misere()),
            Self::NoTrumps => bids.any(|bid| !bid.is_misere() && bid.strain() == Strain::NoTrumps),
            Self::SevenTrumps => bids.any(|bid| !bid.is_misere() && bid.strain() != Strain::NoTrumps),
            Self::NoJoker => rules.pack().into_iter().any(cards::Card::is_joker),
        }
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error of a text that names no [`Wish`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a wish is one of misere, no-trumps, seven-trumps, no-joker")]
pub struct NotAWish;

impl FromStr for Wish {
    type Err = NotAWish;

    fn from_str(text: &str) -> Result<Self, NotAWish> {
        Self::ALL.into_iter().find(|wish| wish.name() == text).ok_or(NotAWish)
    }
}
