//! The facts that stay the same while a hand is searched ([`Facts`]), and the position between two tricks ([`Trick`]).
//!
//! Each card still to be played is a bit of one word: suit after suit, the trumps next to last, jokers without a suit
//! last (or first, where they are low), the higher card the higher bit. So a card beats another if it is the greater
//! number and may win at all. Below each suit a bit stays free: touching cards are found in all suits at once.

use std::ops::Deref;

/// No suit: nothing has been led, or nothing is demanded.
pub(crate) const NONE: u8 = 4;

/// What a joker without a suit may demand when it is led.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Demand {
    /// Any suit.
    Any,
    /// A suit that has not been led.
    Unled,
    /// A suit that the contractor has led.
    ContractorLed,
    /// A suit that its holder has not failed to follow. It is known of one holder only.
    NotVoid,
    /// None: it is led bare.
    Nothing,
}

/// What stays the same while a hand is searched.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    /// Two players with rows: the order of a trick is the leader ^ 0, 1, 2, 3. Else zones follow each other.
    pub(crate) rows: bool,
    /// The cards of each suit.
    pub(crate) suits: [u64; 4],
    /// The free bits below each suit.
    pub(crate) gaps: u64,
    /// The number of the trump suit, or [`NONE`].
    pub(crate) trump: u8,
    /// The trumps.
    pub(crate) trumps: u64,
    /// The jokers without a suit.
    pub(crate) jokers: u64,
    /// The suit of each bit; [`NONE`] for a joker without a suit.
    pub(crate) suit_of: [u8; 64],
    /// Of two equal cards the upper bit; the lower is next to it.
    pub(crate) twins: u64,
    /// The zones that want tricks for the counted zones.
    pub(crate) maximizers: u8,
    /// The zones whose tricks are counted.
    pub(crate) counted: u8,
    /// Whether the others than the counted zones are the maximizers.
    pub(crate) misere: bool,
    /// A player who can't follow must play a joker without a suit.
    pub(crate) must_joker: bool,
    /// Whether jokers without a suit are the lowest cards, and one led bare leaves it to the next card to give a suit.
    pub(crate) low_jokers: bool,
    /// Whether a joker without a suit may be played to the first trick of a suit by who could follow.
    pub(crate) first_rounds: bool,
    /// What a joker may demand.
    pub(crate) demand: Demand,
    /// The contractor's zones.
    pub(crate) contractor: u8,
    /// Zones of one side, two by two; a zone that has no partner, by itself.
    pub(crate) pairs: Vec<[usize; 2]>,
    /// Rows: a face-up card and the card below it.
    pub(crate) piles: [(u64, u64); 10],
    /// Rows: the cards that lie on others.
    pub(crate) upper: u64,
}

/// The position between two tricks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trick<const N: usize> {
    /// The cards of each zone, face-down ones too.
    pub(crate) hands: [u64; N],
    /// All cards.
    pub(crate) all: u64,
    /// Rows: the cards that can't be played yet.
    pub(crate) covered: u64,
    /// Rows: the cards that lie on others.
    pub(crate) upper: u64,
    /// By suit, the zones of the highest card, the next, and so on: three bits each, from the top of the word.
    pub(crate) labels: [u64; 4],
    /// How many cards of each suit each zone has: four bits each.
    pub(crate) lengths: [u64; 2],
    /// The zone that leads.
    pub(crate) leader: u8,
    /// The suits that count for what a joker may demand and, in the upper four bits, those that have been led, where
    /// the first trick of a suit is something else.
    pub(crate) led: u8,
    /// Tricks still to be played.
    pub(crate) left: u8,
}

/// Labels have this many bits.
pub(crate) const LABEL: u32 = 3;

/// Where the label of the `n`-th card of a suit begins: everything from there down.
pub(crate) const fn from_place(n: u32) -> u64 {
    u64::MAX >> (LABEL * n)
}

impl Facts {
    /// Whether the hand has nothing that needs special care: no rows, no joker without a suit, no equal cards.
    pub(crate) const fn are_plain(&self) -> bool {
        !self.rows && self.jokers == 0 && self.twins == 0 && !self.must_joker
    }
}

/// The facts as the search sees them. With `PLAIN` it is known that they are, and the care falls away.
#[derive(Clone, Debug)]
pub(crate) struct Board<const PLAIN: bool>(pub(crate) Facts);

impl<const PLAIN: bool> Deref for Board<PLAIN> {
    type Target = Facts;

    #[inline]
    fn deref(&self) -> &Facts {
        &self.0
    }
}

impl<const PLAIN: bool> Board<PLAIN> {
    /// Whether two players play from hand and row.
    #[inline]
    pub(crate) const fn rows(&self) -> bool {
        !PLAIN && self.0.rows
    }

    /// The jokers without a suit.
    #[inline]
    pub(crate) const fn jokers(&self) -> u64 {
        if PLAIN { 0 } else { self.0.jokers }
    }

    /// The upper bit of each pair of equal cards.
    #[inline]
    pub(crate) const fn twins(&self) -> u64 {
        if PLAIN { 0 } else { self.0.twins }
    }

    /// Whether a player who can't follow must play a joker without a suit.
    #[inline]
    pub(crate) const fn must_joker(&self) -> bool {
        !PLAIN && self.0.must_joker
    }

    /// Whether jokers without a suit are the lowest cards.
    #[inline]
    pub(crate) const fn low_jokers(&self) -> bool {
        !PLAIN && self.0.low_jokers
    }

    /// Whether a hand that can follow may play a joker to this suit all the same.
    #[inline]
    pub(crate) const fn may_keep_back<const N: usize>(&self, trick: &Trick<N>, hand: u64, suit: u8) -> bool {
        !PLAIN && self.0.first_rounds && hand & self.jokers() != 0 && trick.led >> 4 >> suit & 1 == 0
    }

    /// The cards among which a follower chooses: where a joker may be kept back, it and those that follow.
    #[inline]
    pub(crate) const fn playable<const N: usize>(&self, trick: &Trick<N>, hand: u64, led: u8) -> u64 {
        if PLAIN || !self.is_suit(led) || !self.may_keep_back(trick, hand, led) {
            return hand;
        }
        let following = hand & self.suit(led);
        if following == 0 { hand } else { following | hand & self.jokers() }
    }

    /// The zone that plays at a place of a trick.
    #[inline]
    pub(crate) const fn zone<const N: usize>(&self, leader: u8, place: usize) -> usize {
        (if self.rows() { leader as usize ^ place } else { leader as usize + place }) % N
    }

    /// The number of a card's suit; [`NONE`] for a joker without one.
    #[inline]
    pub(crate) const fn suit_of(&self, card: u64) -> u8 {
        let suit = self.0.suit_of[card.trailing_zeros() as usize % 64];
        // Known to be a suit, it is no cause for care further on.
        if PLAIN { suit % 4 } else { suit }
    }

    /// Whether it is the number of a suit.
    #[inline]
    pub(crate) const fn is_suit(&self, suit: u8) -> bool {
        PLAIN || suit < NONE
    }

    /// The cards of a suit.
    #[inline]
    pub(crate) const fn suit(&self, suit: u8) -> u64 {
        self.0.suits[suit as usize % 4]
    }

    /// Whether a zone wants tricks for the counted zones.
    #[inline]
    pub(crate) const fn maximizes(&self, zone: usize) -> bool {
        self.0.maximizers >> zone & 1 == 1
    }

    /// 1 if the zone's tricks are counted, else 0.
    #[inline]
    pub(crate) const fn counts(&self, zone: usize) -> i32 {
        (self.0.counted >> zone & 1) as i32
    }

    /// The suits a joker may demand now, a bit each.
    pub(crate) const fn demandable(&self, led: u8) -> u8 {
        match self.0.demand {
            Demand::Any => 15,
            Demand::Unled | Demand::NotVoid => !led & 15,
            Demand::ContractorLed => led & 15,
            Demand::Nothing => 0,
        }
    }

    /// Notes a suit that was led in a trick with this card, as far as a joker will care: the suits that count from then
    /// on.
    pub(crate) fn note_led<const N: usize>(&self, trick: &Trick<N>, first: u64, suit: u8) -> u8 {
        let counts = match self.0.demand {
            Demand::Unled => true,
            // Nobody has led the suit after a bare joker.
            Demand::ContractorLed => {
                let bare = first & self.jokers() != 0 && trick.led & 15 == 0;
                self.0.contractor >> trick.leader() & 1 == 1 && !bare
            }
            Demand::NotVoid => self.shows_void(trick, suit),
            Demand::Any | Demand::Nothing => false,
        };
        let led = if counts && suit < NONE { trick.led | 1 << suit } else { trick.led };
        if self.0.first_rounds && suit < NONE { led | 16 << suit } else { led }
    }

    /// Whether a zone with a joker, not on lead, has nothing to follow a suit with.
    #[cold]
    fn shows_void<const N: usize>(&self, trick: &Trick<N>, suit: u8) -> bool {
        let held = trick.hands.map(|hand| hand & !trick.covered(self));
        let lacks = |zone: usize| held[zone] & self.jokers() != 0 && held[zone] & self.suit(suit) == 0;
        (0..N).any(|zone| zone != trick.leader() && lacks(zone))
    }

    /// The cards of a suit, and everything that beats them.
    #[inline]
    pub(crate) const fn winners(&self, led: u8) -> u64 {
        let suit = if self.is_suit(led) { self.suit(led) } else { 0 };
        suit | self.0.trumps | self.jokers()
    }

    /// Whether `card` takes over a trick from `best`.
    #[inline]
    pub(crate) const fn beats(&self, card: u64, best: u64, winners: u64) -> bool {
        (card & winners != 0) & (card > best) & !((card == best << 1) & (card & self.twins() != 0))
    }

    /// The twins of cards, of pairs that are both in `all`.
    pub(crate) const fn twins_of(&self, cards: u64, all: u64) -> u64 {
        let upper = self.twins() & all & all << 1;
        (cards << 1 & upper) | (cards & upper) >> 1
    }
}

impl<const N: usize> Trick<N> {
    /// The zone that leads.
    #[inline]
    pub(crate) const fn leader(&self) -> usize {
        self.leader as usize % N
    }

    /// The position with these cards; labels and lengths are counted.
    pub(crate) fn new(board: &Facts, hands: [u64; N], leader: u8, led: u8, left: u8) -> Self {
        let mut trick = Self {
            hands,
            all: hands.iter().fold(0, |all, hand| all | hand),
            covered: 0,
            upper: 0,
            labels: [0; 4],
            lengths: [0; 2],
            leader,
            led,
            left,
        };
        for (upper, under) in board.piles {
            if trick.all & upper != 0 {
                trick.covered |= under;
                trick.upper |= upper;
            }
        }
        for suit in 0..4 {
            let mut cards = trick.all & board.suits[suit];
            let mut shift = 64;
            while cards != 0 {
                let card = 1 << (63 - cards.leading_zeros());
                cards ^= card;
                shift -= LABEL;
                let zone = trick.holder(card);
                let special = u64::from(card & (trick.covered | trick.upper) != 0);
                trick.labels[suit] |= (zone as u64 | special << 2) << shift;
                trick.lengths[zone / 4] += 1 << (zone % 4 * 16 + suit * 4);
            }
        }
        trick
    }

    /// Rows: the cards that can't be played yet.
    #[inline]
    pub(crate) const fn covered<const PLAIN: bool>(&self, _: &Board<PLAIN>) -> u64 {
        if PLAIN { 0 } else { self.covered }
    }

    /// Rows: the cards that lie on others.
    #[inline]
    pub(crate) const fn upper<const PLAIN: bool>(&self, _: &Board<PLAIN>) -> u64 {
        if PLAIN { 0 } else { self.upper }
    }

    /// The zone that has a card.
    #[inline]
    pub(crate) fn holder(&self, card: u64) -> usize {
        self.hands.iter().position(|hand| hand & card != 0).unwrap_or(0)
    }

    /// How many cards of a suit a zone has.
    #[inline]
    pub(crate) const fn length(&self, zone: usize, suit: usize) -> i32 {
        (self.lengths[zone / 4] >> (zone % 4 * 16 + suit * 4) & 15) as i32
    }

    /// Brings labels and lengths up to date after a trick, whose cards have left the hands already.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn count_out<const PLAIN: bool>(&mut self, board: &Board<PLAIN>, played: &[(u64, usize); N]) {
        let mut all = played.iter().fold(self.all, |all, &(card, _)| all | card);
        for &(card, zone) in played {
            let suit = board.suit_of(card);
            if board.is_suit(suit) {
                let suit = usize::from(suit);
                let above = (all & board.suits[suit] & !(card | (card - 1))).count_ones();
                let rest = from_place(above);
                let labels = self.labels[suit];
                self.labels[suit] = labels & !rest | labels << LABEL & rest;
                self.lengths[zone / 4] -= 1 << (zone % 4 * 16 + suit * 4);
            }
            all ^= card;
        }
        let uncovering = self.upper(board) & !self.all;
        if uncovering != 0 {
            self.uncover(board, uncovering);
        }
    }

    /// Turns up what lay under cards that were played.
    #[cold]
    fn uncover<const PLAIN: bool>(&mut self, board: &Board<PLAIN>, played: u64) {
        self.upper ^= played;
        for (upper, under) in board.piles {
            if upper & played != 0 {
                self.covered &= !under;
                let suit = usize::from(board.suit_of(under));
                // Still on another card itself it can't be: a pile has two cards.
                if suit < 4 {
                    let above = (self.all & board.suits[suit] & !(under | (under - 1))).count_ones();
                    self.labels[suit] &= !(4 << (64 - LABEL * (above + 1)));
                }
            }
        }
    }

    /// All that must be the same for a stored result to be looked at, whichever zone has which rank.
    pub(crate) fn key<const PLAIN: bool>(&self, board: &Board<PLAIN>) -> [u64; 2] {
        let mut second = self.lengths[1] | u64::from(self.leader) << 32;
        if self.all & board.jokers() != 0 {
            second |= self.joker_key(board);
        }
        if board.twins() != 0 {
            second |= self.twin_key(board);
        }
        if self.upper(board) != 0 {
            for (pile, (upper, _)) in board.piles.iter().enumerate() {
                second |= u64::from(self.upper & upper != 0) << pile;
            }
        }
        [self.lengths[0], second]
    }

    #[cold]
    fn joker_key<const PLAIN: bool>(&self, board: &Board<PLAIN>) -> u64 {
        // A joker that may demand what has not been led, or anything, needs no more than one of the two sets of suits.
        let (counts, led) = (self.led & 15, self.led >> 4);
        let mut key = match board.demand {
            Demand::ContractorLed | Demand::NotVoid => u64::from(led) << 45 | u64::from(counts) << 35,
            Demand::Any | Demand::Unled | Demand::Nothing => u64::from(led | counts) << 35,
        };
        let mut jokers = board.jokers();
        for place in [39, 42] {
            let joker = jokers & jokers.wrapping_neg();
            jokers ^= joker;
            let holder = if joker == 0 || self.all & joker == 0 { 7 } else { self.holder(joker) as u64 };
            let holder = if joker == 0 { 0 } else { holder };
            key |= holder << place;
        }
        key
    }

    /// Which of the doubled cards, the lowest of their suits, are still to be played.
    #[cold]
    fn twin_key<const PLAIN: bool>(&self, board: &Board<PLAIN>) -> u64 {
        let mut key = 0;
        let mut place = 42;
        for suit in board.suits {
            let doubled = board.twins() & suit;
            if doubled != 0 {
                let first = suit.trailing_zeros();
                let width = 64 - doubled.leading_zeros() - first;
                key |= (self.all >> first & ((1 << width) - 1)) << place;
                place += width;
            }
        }
        key
    }
}
