//! Reading a hand card by card, so that one definition of a wish serves to judge a hand and to count all that fit.

use cards::{CardSet, Suit};
use five_hundred::{Rules, Strain};

use super::Wish;

/// The cards of a hand \[FH-DEAL-2\].
pub(super) const HAND: u8 = 10;
/// The tricks from the top that make a hand for no trumps.
const TOP: u8 = 5;
/// The trumps that make a long suit.
const TRUMPS: u8 = 7;

/// Cards of the pack that are alike in rank and suit, or one joker.
pub(super) struct Alike {
    pub(super) cards: CardSet,
    joker: bool,
    /// Whether a suit begins with them, or what comes after the suits.
    begins: bool,
    /// Whether they are trumps, by suit.
    trumps: [bool; 4],
}

/// What hands are looked for, by which rules.
pub(super) struct Shape {
    wishes: Vec<Wish>,
    /// How many trumps the longest suit is to have.
    longest: Option<u8>,
    /// The pack, suit by suit from the lowest rank on, then the jokers.
    pub(super) pack: Vec<Alike>,
    /// How many cards of a misère hand may be exposed.
    exposed: u8,
}

/// What matters of the cards that have been read. Whatever nobody asks for stays as it is, so that hands that only
/// differ there are one.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Seen {
    pub(super) held: u8,
    /// Of this suit: how many more cards are held than lie elsewhere.
    ahead: i8,
    exposed: u8,
    /// Of this suit: how many cards are held since one was missing.
    run: u8,
    /// Tricks from the top of the suits before.
    top: u8,
    /// Trumps, by suit.
    trumps: [u8; 4],
}

impl Seen {
    /// The trumps of the suit that has most.
    fn longest(&self) -> u8 {
        self.trumps.into_iter().max().unwrap_or_default()
    }
}

impl Shape {
    pub(super) fn new(rules: &Rules, wishes: &[Wish], longest: Option<u8>) -> Self {
        let mut pack = Vec::new();
        let mut add = |cards: CardSet, begins| {
            let Some(first) = cards.first() else { return };
            let trumps = Suit::ALL.map(|suit| rules.cards_of(suit.into(), suit).contains(first));
            pack.push(Alike { cards, joker: first.is_joker(), begins, trumps });
        };
        for suit in Suit::ALL {
            let mut left = rules.cards_of(Strain::NoTrumps, suit);
            let power = |card| rules.power(Strain::NoTrumps, card);
            let mut begins = true;
            while let Some(lowest) = left.into_iter().map(power).min() {
                let alike: CardSet = left.into_iter().filter(|&card| power(card) == lowest).collect();
                add(alike, std::mem::take(&mut begins));
                left -= alike;
            }
        }
        let jokers = rules.pack().into_iter().filter(|card| card.is_joker());
        jokers.enumerate().for_each(|(at, joker)| add(CardSet::of(joker), at == 0));
        Self { wishes: wishes.to_vec(), longest, pack, exposed: rules.kitty_size() as u8 }
    }

    fn wants(&self, wish: Wish) -> bool {
        self.wishes.contains(&wish)
    }

    /// Whether a hand is as it is wished.
    pub(super) fn fits(&self, hand: CardSet) -> bool {
        let read = |seen, alike: &Alike| self.read(seen, alike, (hand & alike.cards).len() as u8);
        let seen = self.pack.iter().try_fold(Seen::default(), read);
        seen.is_some_and(|seen| self.is_fit(seen))
    }

    /// Whether what was seen of the whole pack is as it is wished.
    pub(super) fn is_fit(&self, seen: Seen) -> bool {
        seen.held == HAND
            && (!self.wants(Wish::NoTrumps) || seen.top + seen.run >= TOP)
            && (!self.wants(Wish::SevenTrumps) || seen.longest() >= TRUMPS)
            && self.longest.is_none_or(|longest| seen.longest() == longest)
    }

    /// What was seen once these are read too, of which `held` are in the hand; `None` if it can't be as it is wished
    /// any more.
    pub(super) fn read(&self, mut seen: Seen, alike: &Alike, held: u8) -> Option<Seen> {
        let missing = alike.cards.len() as u8 - held;
        seen.held += held;
        let fits = seen.held <= HAND
            && !(self.wants(Wish::NoJoker) && alike.joker && held > 0)
            && (!self.wants(Wish::Misere) || self.read_low(&mut seen, alike, (held, missing)));
        if self.wants(Wish::NoTrumps) {
            read_top(&mut seen, alike, (held, missing));
        }
        if self.wants(Wish::SevenTrumps) {
            read_trumps(&mut seen, alike, held);
        }
        if let Some(longest) = self.longest {
            count_trumps(&mut seen, alike, held);
            return (fits && seen.longest() <= longest).then_some(seen);
        }
        fits.then_some(seen)
    }

    fn read_low(&self, seen: &mut Seen, alike: &Alike, (held, missing): (u8, u8)) -> bool {
        if alike.begins {
            seen.ahead = 0;
        }
        for _ in 0..held {
            seen.ahead += 1;
            seen.exposed += u8::from(alike.joker || seen.ahead <= 0);
        }
        seen.ahead = (seen.ahead - missing as i8).max(-(HAND as i8));
        seen.exposed <= self.exposed
    }
}

fn read_top(seen: &mut Seen, alike: &Alike, (held, missing): (u8, u8)) {
    if alike.begins {
        seen.top += seen.run;
        seen.run = 0;
    }
    if alike.joker {
        seen.top += held;
    } else {
        seen.run = if missing > 0 { held } else { seen.run + held };
    }
    // More is as good as enough.
    seen.top = seen.top.min(TOP);
}

fn count_trumps(seen: &mut Seen, alike: &Alike, held: u8) {
    let trumps = seen.trumps.iter_mut().zip(alike.trumps).filter(|(_, trump)| *trump);
    trumps.for_each(|(count, _)| *count += held);
}

fn read_trumps(seen: &mut Seen, alike: &Alike, held: u8) {
    count_trumps(seen, alike, held);
    if seen.trumps.iter().any(|&count| count >= TRUMPS) {
        // One suit is enough: the others don't matter any more.
        seen.trumps = [TRUMPS; 4];
    }
}
