//! The table of positions: what was proved about a position holds for every position that agrees with it in the
//! shape of the hands and in the holders of the cards whose rank mattered.
//!
//! Patterns of one shape lie side by side in blocks, small enough to be looked through without waiting for memory. The
//! table has a bounded size; when it is full, everything is forgotten. Forgetting costs nothing: shapes remember in
//! which age they were noted, and a small search never touches more than the beginning of the table.

use super::board::{LABEL, from_place};

/// The bounds of a value in tricks: it is at least `low` and at most `high`.
///
/// ```
/// use kookaburra_solver::Bounds;
///
/// assert_eq!(Bounds { low: 9, high: 9 }.exact(), Some(9));
/// assert_eq!(Bounds { low: 7, high: 9 }.exact(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The least it can be.
    pub low: u8,
    /// The most it can be.
    pub high: u8,
}

impl Bounds {
    /// The value, if it is known.
    #[must_use]
    pub const fn exact(self) -> Option<u8> {
        if self.low == self.high { Some(self.low) } else { None }
    }
}

/// How many cards of each suit mattered, from the highest.
pub(crate) type Depths = [u8; 4];

/// What the table says of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    /// Whether the tricks are reached, and the cards that mattered.
    Answer(bool, Depths),
    /// A pattern agrees, but leaves the question open.
    Open,
    /// No pattern agrees.
    Nothing,
}

/// The holders of the highest cards of every suit in one word, so that most patterns are compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Tops(u64);

impl Tops {
    /// How many cards of each suit have a place here.
    const CARDS: u32 = 5;
    const BITS: u32 = Self::CARDS * LABEL;

    #[inline]
    fn new(labels: &[u64; 4]) -> Self {
        let of = |suit: usize| labels[suit] >> (64 - Self::BITS) << (suit as u32 * Self::BITS);
        Self(of(0) | of(1) | of(2) | of(3))
    }

    /// The places of the cards that mattered.
    #[inline]
    fn mask(depths: Depths) -> Self {
        let of = |suit: usize| {
            let cards = u32::from(depths[suit]).min(Self::CARDS);
            let below = (1_u64 << (Self::BITS - cards * LABEL)) - 1;
            (((1 << Self::BITS) - 1) ^ below) << (suit as u32 * Self::BITS)
        };
        Self(of(0) | of(1) | of(2) | of(3))
    }
}

/// The proofs about the positions of a pattern.
#[derive(Clone, Copy, Debug)]
struct Pattern {
    /// The holders of the cards that mattered, as far as there is a place for them.
    tops: Tops,
    mask: Tops,
    depths: Depths,
    /// The counted zones win at least, and at most, this number of the tricks left.
    bounds: Bounds,
    /// Where all labels of cards that mattered are, if some have no place among the tops; else [`END`].
    deep: u32,
}

impl Pattern {
    /// No position agrees with it: the highest bit of a word of tops is never set.
    const NONE: Self = Self {
        tops: Tops(1 << 63),
        mask: Tops(1 << 63),
        depths: [0; 4],
        bounds: Bounds { low: 0, high: 0 },
        deep: END,
    };
}

const IN_BLOCK: usize = 4;

/// Some patterns of one shape, and where the older ones are.
#[derive(Clone, Copy, Debug)]
struct Block {
    patterns: [Pattern; IN_BLOCK],
    len: u32,
    next: u32,
}

/// A shape of the hands, and its latest block.
#[derive(Clone, Copy, Debug)]
struct Shape {
    key: [u64; 2],
    age: u32,
    first: u32,
}

const END: u32 = u32::MAX;
const FREE: Shape = Shape { key: [0; 2], age: 0, first: END };
const FIRST_SHAPES: usize = 1 << 9;

/// The table. An instance belongs to one search at a time.
#[derive(Debug)]
pub(crate) struct Store {
    /// An open hash table; those in use are a power of two.
    shapes: Vec<Shape>,
    mask: usize,
    /// Shapes of this age.
    used: usize,
    blocks: Vec<Block>,
    /// For patterns with many cards that mattered, the holders of all of them.
    deep: Vec<[u64; 4]>,
    limit: usize,
    age: u32,
}

impl Store {
    /// A table of at most this number of bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        // At worst every block has a shape of its own and a deep pattern, and the shapes have just got more places.
        let each = 8 * size_of::<Shape>() + size_of::<Block>() + size_of::<[u64; 4]>();
        Self {
            shapes: Vec::new(),
            mask: FIRST_SHAPES - 1,
            used: 0,
            blocks: Vec::new(),
            deep: Vec::new(),
            limit: (bytes / each).max(FIRST_SHAPES),
            age: 0,
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.mask = FIRST_SHAPES - 1;
        self.clear_for_as_much();
    }

    /// Forgets everything, but keeps as many places for shapes: about as many will come.
    pub(crate) fn clear_for_as_much(&mut self) {
        self.blocks.clear();
        self.deep.clear();
        self.used = 0;
        self.begin_age();
    }

    /// From now on every place is free.
    fn begin_age(&mut self) {
        if self.age == u32::MAX {
            self.shapes.fill(FREE);
            self.age = 0;
        }
        self.age += 1;
        if self.shapes.len() <= self.mask {
            self.shapes.resize(self.mask + 1, FREE);
        }
    }

    /// Where a shape is noted, or the free place for it.
    #[inline]
    fn place_of(&self, key: [u64; 2]) -> usize {
        let mixed = key[0]
            .wrapping_mul(0x9E37_79B9_7F4A_7C15)
            .wrapping_add(key[1].wrapping_mul(0xD6E8_FEB8_6659_FD93));
        // The highest bits depend on all others.
        let mut place = (mixed >> (self.mask as u64).leading_zeros()) as usize;
        while self.shapes[place].age == self.age && self.shapes[place].key != key {
            place = (place + 1) & self.mask;
        }
        place
    }

    #[inline]
    fn first_block(&self, place: usize) -> u32 {
        let shape = &self.shapes[place];
        if shape.age == self.age { shape.first } else { END }
    }

    /// Whether the counted zones win `need` of the tricks left.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn find(&self, key: [u64; 2], labels: &[u64; 4], need: i32) -> Known {
        let tops = Tops::new(labels);
        let mut known = Known::Nothing;
        let mut next = self.first_block(self.place_of(key));
        while next != END {
            let block = &self.blocks[next as usize];
            next = block.next;
            for agreeing in block.those(|pattern| pattern.agrees(tops)) {
                let pattern = &block.patterns[agreeing];
                if self.agrees_deep(pattern, labels) {
                    let reached = i32::from(pattern.bounds.low) >= need;
                    if reached || i32::from(pattern.bounds.high) < need {
                        return Known::Answer(reached, pattern.depths);
                    }
                    known = Known::Open;
                }
            }
        }
        known
    }

    /// Whether the labels beyond the tops agree too.
    #[inline]
    fn agrees_deep(&self, pattern: &Pattern, labels: &[u64; 4]) -> bool {
        pattern.deep == END || masked(labels, pattern.depths) == self.deep[pattern.deep as usize]
    }

    /// Adds what was proved after a question that [`Self::find`] left open, or knew nothing of.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn add(
        &mut self,
        key: [u64; 2],
        labels: &[u64; 4],
        known: Known,
        depths: Depths,
        bounds: Bounds,
    ) {
        let mask = Tops::mask(depths);
        let tops = Tops(Tops::new(labels).0 & mask.0);
        let is_deep = depths.iter().any(|&depth| u32::from(depth) > Tops::CARDS);
        let place = self.place_of(key);
        let first = self.first_block(place);
        // Only what agrees can be the same.
        let mut next = if known == Known::Nothing { END } else { first };
        while next != END {
            let block = &mut self.blocks[next as usize];
            next = block.next;
            for equal in block.those(|pattern| (pattern.tops == tops) & (pattern.depths == depths)) {
                let pattern = &mut block.patterns[equal];
                if !is_deep || masked(labels, depths) == self.deep[pattern.deep as usize] {
                    pattern.bounds.low = pattern.bounds.low.max(bounds.low);
                    pattern.bounds.high = pattern.bounds.high.min(bounds.high);
                    return;
                }
            }
        }
        let mut pattern = Pattern { tops, mask, depths, bounds, deep: END };
        if is_deep {
            pattern.deep = self.deep.len() as u32;
            self.deep.push(masked(labels, depths));
        }
        if let Some(block) = self.blocks.get_mut(first as usize)
            && let Some(free) = block.patterns.get_mut(block.len as usize)
        {
            *free = pattern;
            block.len += 1;
            return;
        }
        self.add_block(key, first, pattern);
    }

    /// A shape's first pattern, or the first that its latest block has no room for.
    fn add_block(&mut self, key: [u64; 2], older: u32, pattern: Pattern) {
        if self.blocks.len() >= self.limit || self.deep.len() >= self.limit {
            // With the pattern itself forgotten, nothing refers to what is gone.
            self.clear();
            return;
        }
        if older == END {
            if 2 * self.used > self.mask {
                self.grow();
            }
            self.used += 1;
        }
        let place = self.place_of(key);
        self.shapes[place] = Shape { key, age: self.age, first: self.blocks.len() as u32 };
        let mut block = Block { patterns: [Pattern::NONE; IN_BLOCK], len: 1, next: older };
        block.patterns[0] = pattern;
        self.blocks.push(block);
    }

    /// Four times as many places for shapes.
    #[cold]
    fn grow(&mut self) {
        let known: Vec<Shape> =
            self.shapes[..=self.mask].iter().filter(|shape| shape.age == self.age).copied().collect();
        self.mask = self.mask * 4 + 3;
        self.begin_age();
        for shape in known {
            let place = self.place_of(shape.key);
            self.shapes[place] = Shape { age: self.age, ..shape };
        }
    }
}

impl Block {
    /// The patterns of which something holds, the latest first. All are asked, without branches: which it is can't be
    /// foreseen.
    #[inline]
    fn those<F: Fn(&Pattern) -> bool>(&self, holds: F) -> impl Iterator<Item = usize> + use<F> {
        let mut those =
            self.patterns.iter().rev().fold(0_u32, |those, pattern| those << 1 | u32::from(holds(pattern)));
        std::iter::from_fn(move || {
            let latest = those.checked_ilog2()?;
            those ^= 1 << latest;
            Some(latest as usize % IN_BLOCK)
        })
    }
}

impl Pattern {
    #[inline]
    const fn agrees(&self, tops: Tops) -> bool {
        (tops.0 ^ self.tops.0) & self.mask.0 == 0
    }
}

/// The labels of the cards that mattered.
fn masked(labels: &[u64; 4], depths: Depths) -> [u64; 4] {
    std::array::from_fn(|suit| labels[suit] & !from_place(u32::from(depths[suit])))
}
