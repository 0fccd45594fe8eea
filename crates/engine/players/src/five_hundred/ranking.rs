//! What beats what in the contract at hand: effective suits, jokers with and without a suit, and the cards of a suit as
//! a word of ranks, on which counting is cheap.

use cards::{BySuit, Card, CardSet, Suit};
use five_hundred::{Bid, Rules, Strain};

/// The cards of one suit: bit `power` is set for each (see [`Rules::power`]). Equal cards fall together.
pub(crate) type Ranks = u32;

/// The highest of some ranks; only for ranks that aren't empty.
pub(crate) const fn highest(ranks: Ranks) -> u32 {
    31 - (ranks | 1).leading_zeros()
}

/// The ranks without the lowest.
pub(crate) const fn without_lowest(ranks: Ranks) -> Ranks {
    ranks & ranks.wrapping_sub(1)
}

/// The ranks above `power`.
pub(crate) const fn above(ranks: Ranks, power: u32) -> Ranks {
    if power >= 31 { 0 } else { ranks & !((2 << power) - 1) }
}

/// The ranks below `power`.
pub(crate) const fn below(ranks: Ranks, power: u32) -> Ranks {
    ranks & ((1 << power) - 1)
}

/// Suits and powers in one strain.
#[derive(Clone, Copy)]
pub(crate) struct Ranking<'a> {
    rules: &'a Rules,
    pub(crate) strain: Strain,
    suits: BySuit<CardSet>,
    /// Jokers without a suit.
    pub(crate) free: CardSet,
    /// Whether jokers are the lowest cards \[FH-JOK-9\].
    pub(crate) low: bool,
    /// The suit to be followed, for what beats a low joker that was led.
    led: Option<Suit>,
}

impl<'a> Ranking<'a> {
    pub(crate) fn new(rules: &'a Rules, strain: Strain) -> Self {
        let free = if strain.trump().is_some() { CardSet::EMPTY } else { CardSet::JOKERS & rules.pack() };
        let suits = BySuit::from_fn(|suit| rules.cards_of(strain, suit));
        Self { rules, strain, suits, free, low: false, led: None }
    }

    /// The same in a contract, in which jokers may be low.
    pub(crate) fn of_bid(rules: &'a Rules, bid: Bid) -> Self {
        Self { low: rules.has_low_jokers(bid), ..Self::new(rules, bid.strain()) }
    }

    /// The same where this suit is to be followed, or none.
    pub(crate) fn led(self, led: Option<Suit>) -> Self {
        Self { led, ..self }
    }

    /// The same, with these jokers in a suit \[FH-NOM-1\].
    pub(crate) fn nominated(mut self, jokers: CardSet, suit: Suit) -> Self {
        let jokers = jokers & self.free;
        self.free -= jokers;
        self.suits[suit] |= jokers;
        self
    }

    pub(crate) fn pack(&self) -> CardSet {
        self.rules.pack()
    }

    pub(crate) fn trump(&self) -> Option<Suit> {
        self.strain.trump()
    }

    pub(crate) fn suit_of(&self, card: Card) -> Option<Suit> {
        Suit::ALL.into_iter().find(|&suit| self.suits[suit].contains(card))
    }

    pub(crate) fn is_trump(&self, card: Card) -> bool {
        self.trump().is_some_and(|trump| self.suits[trump].contains(card))
    }

    pub(crate) fn power(&self, card: Card) -> u32 {
        if self.low && card.is_joker() {
            return u32::from(card.face() == Card::X);
        }
        u32::from(self.rules.power(self.strain, card))
    }

    /// The cards of `set` that belong to `suit`.
    pub(crate) fn of(&self, set: CardSet, suit: Suit) -> CardSet {
        set & self.suits[suit]
    }

    /// The suits that `set` has cards of, each with its cards.
    pub(crate) fn by_suit(&self, set: CardSet) -> impl Iterator<Item = (Suit, CardSet)> {
        Suit::ALL
            .into_iter()
            .map(move |suit| (suit, self.of(set, suit)))
            .filter(|(_, cards)| !cards.is_empty())
    }

    pub(crate) fn ranks(&self, set: CardSet) -> Ranks {
        set.into_iter().fold(0, |ranks, card| ranks | 1 << self.power(card))
    }

    pub(crate) fn ranks_of(&self, set: CardSet, suit: Suit) -> Ranks {
        self.ranks(self.of(set, suit))
    }

    /// Whether `card`, played later, takes the trick from `best` \[FH-PLAY-4\] \[FH-JOK-2\].
    pub(crate) fn beats(&self, card: Card, best: Card) -> bool {
        let free = self.free.contains(card);
        if self.low && !free && self.free.contains(best) {
            return self.led.is_none() || self.suit_of(card) == self.led;
        }
        if free || self.free.contains(best) {
            let both = free && self.free.contains(best);
            return if both { self.power(card) > self.power(best) } else { free && !self.low };
        }
        match (self.is_trump(card), self.is_trump(best)) {
            (true, false) => true,
            (false, true) => false,
            _ => self.suit_of(card) == self.suit_of(best) && self.power(card) > self.power(best),
        }
    }

    /// The cards of `set` that take the trick from `best`.
    pub(crate) fn beaters(&self, set: CardSet, best: Card) -> CardSet {
        set.into_iter().filter(|&card| self.beats(card, best)).collect()
    }

    /// The lowest by power, jokers last.
    pub(crate) fn lowest(&self, set: CardSet) -> Option<Card> {
        set.into_iter().min_by_key(|&card| (self.is_trump(card), self.power(card), card.order()))
    }

    /// The highest by power.
    pub(crate) fn highest(&self, set: CardSet) -> Option<Card> {
        set.into_iter().max_by_key(|&card| (self.is_trump(card), self.power(card), card.order()))
    }
}
