//! Deals to practise on: *Deal me a misère hand*. What is wished is one hand, that of whoever practises. The deal is a
//! fair sample of all deals in which that hand is so, and everything else lies as it falls.
//!
//! Deals are tried until one fits, each with a seed of its own: what fits is a deal like any other. Only where that
//! takes too long the hand is drawn by exact counts, each that fits as likely as any other, and the rest at random.
//! That is the same sample. It would be none if two hands were made to fit, one after the other: how many second hands
//! fit depends on the first.

mod counts;
mod shape;
#[cfg(test)]
mod tests;
mod wish;

pub use wish::{NotAWish, Wish};

use cards::{Card, CardSet, Suit};
use five_hundred::Rules;
use rand_chacha::{ChaCha20Rng, rand_core::SeedableRng};
use sha2::{Digest, Sha256};
use table::{DealSource, Game, Seat, Seed, shuffle};

use counts::Counts;
use shape::Shape;

/// The form of these deals: the same seed would deal others in another form.
const FORM: u8 = 1;

/// How many deals are tried before a hand is drawn.
pub const TRIES: u32 = 200_000;

/// Hands of one kind, by some rules.
///
/// ```
/// use five_hundred::Rules;
/// use learning::practice::{Practice, Wish};
/// use table::{Seat, Seed};
///
/// let practice = Practice::new(Rules::preset("australian-4")?, &[Wish::SevenTrumps])?;
/// assert_eq!(practice.one_in().round(), 84.0);
/// let found = practice.deal(Seed([7; 32]), 0, (Seat(0), Seat(3)));
/// assert!(found.tries.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Practice {
    rules: Rules,
    counts: Counts,
}

/// A deal to practise on.
#[derive(Clone, PartialEq, Debug)]
pub struct Dealt {
    /// What it is dealt from: the seed of an ordinary deal, or the pack of a drawn one.
    pub source: DealSource,
    /// How many deals were tried, this one among them; `None` if it was drawn.
    pub tries: Option<u32>,
}

/// Why there are no such deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoSuchDeals {
    /// There is nothing of that kind in these rules: no such contract, or no joker.
    #[error("{0}: there is no such thing in these rules")]
    NotInRules(Wish),
    /// No hand of this pack is so.
    #[error("no hand of this pack is so")]
    Never,
}

/// How many trumps a hand has in the suit in which it has most.
#[must_use]
pub fn longest_suit(rules: &Rules, hand: CardSet) -> u8 {
    let trumps = |suit: Suit| (hand & rules.cards_of(suit.into(), suit)).len() as u8;
    Suit::ALL.map(trumps).into_iter().max().unwrap_or_default()
}

impl Practice {
    /// Hands that are everything that is wished, at once.
    ///
    /// # Errors
    /// There are none by these rules.
    pub fn new(rules: Rules, wishes: &[Wish]) -> Result<Self, NoSuchDeals> {
        if let Some(&strange) = wishes.iter().find(|wish| !wish.fits(&rules)) {
            return Err(NoSuchDeals::NotInRules(strange));
        }
        Self::of(Shape::new(&rules, wishes, None), rules)
    }

    /// Hands whose longest suit has so many trumps, bowers and jokers among them: [`longest_suit`] counts them.
    ///
    /// # Errors
    /// No hand of this pack is so.
    pub fn with_longest_suit(rules: Rules, trumps: u8) -> Result<Self, NoSuchDeals> {
        Self::of(Shape::new(&rules, &[], Some(trumps)), rules)
    }

    fn of(shape: Shape, rules: Rules) -> Result<Self, NoSuchDeals> {
        let counts = Counts::new(shape);
        if counts.fitting() == 0 { Err(NoSuchDeals::Never) } else { Ok(Self { rules, counts }) }
    }

    /// How many deals there are for each that fits. It is counted, not estimated from the tries.
    #[must_use]
    pub fn one_in(&self) -> f64 {
        self.counts.all() as f64 / self.counts.fitting() as f64
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What the chance of the bots follows from at the deal of a number; it tells nothing of the cards.
    #[must_use]
    pub fn chance(&self, seed: Seed, number: u32) -> Seed {
        Seed(self.seed(seed, &format!("chance {number}")))
    }

    /// Whether a hand is as it is wished.
    #[must_use]
    pub fn fits(&self, hand: CardSet) -> bool {
        self.counts.shape.fits(hand)
    }

    /// The deal of a number in which the hand of `seat` fits, for a dealer of this table. The same seed and number deal
    /// the same everywhere.
    #[must_use]
    pub fn deal(&self, seed: Seed, number: u32, seats: (Seat, Seat)) -> Dealt {
        self.deal_within(TRIES, seed, number, seats)
    }

    fn deal_within(&self, most: u32, seed: Seed, number: u32, (seat, dealer): (Seat, Seat)) -> Dealt {
        let from = self.seed(seed, &format!("deal {number}"));
        let pack = self.rules.pack_in_order();
        for at in 0..most {
            let seed = numbered(from, at);
            let mut shuffled = pack.clone();
            shuffle(seed, &mut shuffled);
            if self.fits(self.hand_of(&shuffled, seat, dealer)) {
                return Dealt { source: seed.into(), tries: Some(at + 1) };
            }
        }
        let pack = self.drawn([most, most + 1].map(|at| numbered(from, at)), pack, (seat, dealer));
        Dealt { source: DealSource::Pack { pack, cut: None, reshuffle: None }, tries: None }
    }

    fn hand_of(&self, pack: &[Card], seat: Seat, dealer: Seat) -> CardSet {
        self.rules.deal_pack(pack, dealer).hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// A pack of which a drawn hand is dealt to a seat; everything else is shuffled, by chance of its own.
    fn drawn(&self, [lot, order]: [Seed; 2], mut pack: Vec<Card>, (seat, dealer): (Seat, Seat)) -> Vec<Card> {
        let mut chance = ChaCha20Rng::from_seed(lot.0);
        let hand = self.counts.draw(&mut chance).unwrap_or_default();
        // Whatever is dealt to the seat of the pack in its order lies where cards for it lie.
        let places = self.hand_of(&pack, seat, dealer);
        let mut rest: Vec<Card> = pack.iter().copied().filter(|&card| !hand.contains(card)).collect();
        shuffle(order, &mut rest);
        let (mut hand, mut rest) = (hand.into_iter(), rest.into_iter());
        for card in &mut pack {
            let next = if places.contains(*card) { hand.next() } else { rest.next() };
            *card = next.unwrap_or(*card);
        }
        pack
    }

    /// What follows from a seed, for one purpose.
    fn seed(&self, seed: Seed, what: &str) -> [u8; 32] {
        let code = kookaburra::rules_code(self.rules.spec());
        let text = format!("kookaburra-practice/{FORM}\n{code}\n{seed}\n{what}");
        Sha256::digest(text.as_bytes()).into()
    }
}

/// The seed of a try.
fn numbered(mut from: [u8; 32], number: u32) -> Seed {
    from[28..].copy_from_slice(&number.to_be_bytes());
    Seed(from)
}
