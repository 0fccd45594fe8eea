//! The table of positions: what was proved about a position holds for every position that agrees with it in the
//! shape of the hands and in the holders of the cards whose rank mattered.
//!
//! Entries lie in one list of bounded size; a bucket is a chain through it. When the list is full, everything is
//! forgotten. Forgetting costs nothing: buckets remember in which age they were filled.

use super::board::from_place;

/// What was proved about the positions of a pattern.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: [u64; 2],
    /// The holders of the cards that mattered.
    labels: [u64; 4],
    /// How many cards of each suit mattered, from the highest.
    depths: [u8; 4],
    /// The counted zones win at least, and at most, so many of the tricks left.
    bounds: Bounds,
    /// The lead that proved it: its suit and its place from the top.
    lead: Hint,
    next: u32,
}

/// What is known of a value: it is at least `low` and at most `high`.
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

/// A lead worth trying first: suit and place from the top of the suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hint {
    pub(crate) suit: u8,
    pub(crate) place: u8,
}

impl Hint {
    pub(crate) const NONE: Self = Self { suit: 255, place: 0 };
}

/// What a look into the table gave.
pub(crate) enum Found {
    /// The bounds decide; the cards that mattered, from the top of each suit.
    Decided(bool, [u8; 4]),
    /// Nothing decides; a lead that was good in a similar position.
    Open(Hint),
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    age: u32,
    first: u32,
}

const END: u32 = u32::MAX;
const FIRST_BUCKETS: usize = 1 << 9;

/// The table. An instance belongs to one search at a time.
#[derive(Debug)]
pub(crate) struct Store {
    buckets: Vec<Bucket>,
    /// The buckets in use are a power of two.
    mask: usize,
    entries: Vec<Entry>,
    limit: usize,
    age: u32,
}

impl Store {
    /// A table of at most so many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let each = size_of::<Entry>() + 8 * size_of::<Bucket>();
        Self {
            buckets: Vec::new(),
            mask: FIRST_BUCKETS - 1,
            entries: Vec::new(),
            limit: (bytes / each).max(FIRST_BUCKETS),
            age: 0,
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.entries.clear();
        self.mask = FIRST_BUCKETS - 1;
        self.age = self.age.wrapping_add(1);
        if self.age == 0 || self.buckets.is_empty() {
            self.age = 1;
            self.buckets.clear();
            self.buckets.resize(FIRST_BUCKETS, Bucket { age: 0, first: END });
        }
    }

    #[inline]
    fn bucket(&self, key: [u64; 2]) -> usize {
        let mixed = (key[0] ^ key[1].rotate_left(29)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed ^ mixed >> 32) as usize & self.mask
    }

    #[inline]
    fn first(&self, bucket: usize) -> u32 {
        let bucket = self.buckets[bucket];
        if bucket.age == self.age { bucket.first } else { END }
    }

    /// What is known of a position: whether the counted zones win `need` of the tricks left.
    #[inline]
    pub(crate) fn find(&self, key: [u64; 2], labels: &[u64; 4], need: i32) -> Found {
        let mut next = self.first(self.bucket(key));
        let (mut hint, mut shape) = (Hint::NONE, Hint::NONE);
        while next != END {
            let entry = &self.entries[next as usize];
            next = entry.next;
            if entry.key != key {
                continue;
            }
            if !entry.matches(labels) {
                if shape == Hint::NONE {
                    shape = entry.lead;
                }
                continue;
            }
            if i32::from(entry.bounds.low) >= need {
                return Found::Decided(true, entry.depths);
            }
            if i32::from(entry.bounds.high) < need {
                return Found::Decided(false, entry.depths);
            }
            if hint == Hint::NONE {
                hint = entry.lead;
            }
        }
        Found::Open(if hint == Hint::NONE { shape } else { hint })
    }

    /// Adds what was proved.
    pub(crate) fn add(
        &mut self,
        key: [u64; 2],
        labels: &[u64; 4],
        depths: [u8; 4],
        bounds: Bounds,
        lead: Hint,
    ) {
        let labels: [u64; 4] =
            std::array::from_fn(|suit| labels[suit] & !from_place(u32::from(depths[suit])));
        let bucket = self.bucket(key);
        let mut next = self.first(bucket);
        while next != END {
            let entry = &mut self.entries[next as usize];
            if entry.key == key && entry.depths == depths && entry.labels == labels {
                entry.bounds.low = entry.bounds.low.max(bounds.low);
                entry.bounds.high = entry.bounds.high.min(bounds.high);
                if lead != Hint::NONE {
                    entry.lead = lead;
                }
                return;
            }
            next = entry.next;
        }
        if self.entries.len() >= self.limit {
            self.clear();
        } else if 2 * self.entries.len() > self.mask {
            self.grow();
        }
        let bucket = self.bucket(key);
        let entry = Entry { key, labels, depths, bounds, lead, next: self.first(bucket) };
        self.buckets[bucket] = Bucket { age: self.age, first: self.entries.len() as u32 };
        self.entries.push(entry);
    }

    /// Four times as many buckets.
    #[cold]
    fn grow(&mut self) {
        self.mask = self.mask * 4 + 3;
        self.age = self.age.wrapping_add(1);
        if self.buckets.len() <= self.mask {
            self.buckets.resize(self.mask + 1, Bucket { age: 0, first: END });
        }
        for index in 0..self.entries.len() {
            let bucket = self.bucket(self.entries[index].key);
            self.entries[index].next = self.first(bucket);
            self.buckets[bucket] = Bucket { age: self.age, first: index as u32 };
        }
    }
}

impl Entry {
    #[inline]
    fn matches(&self, labels: &[u64; 4]) -> bool {
        let differ =
            |suit: usize| (labels[suit] ^ self.labels[suit]) & !from_place(u32::from(self.depths[suit]));
        differ(0) | differ(1) | differ(2) | differ(3) == 0
    }
}
