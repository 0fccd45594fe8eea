//! Cards that were good before with the same hand: where only the others' cards differ, the same card is mostly good
//! again.

/// Places, a power of two.
const PLACES: usize = 1 << 10;
/// The lowest bits of an entry are the number of the card, the others tell for what it was good.
const CARD: u64 = 63;

/// A small table of killers. What it says is never more than a card to be tried first.
#[derive(Debug)]
pub(crate) struct KillerTable {
    entries: Vec<u64>,
    age: u64,
}

/// A hand that is to play, the cards on the table, and what is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occasion(u64);

impl KillerTable {
    pub(crate) fn new() -> Self {
        Self { entries: vec![0; PLACES], age: 0 }
    }

    /// Forgets everything.
    pub(crate) const fn clear(&mut self) {
        self.age += 1;
    }

    /// A hand is to play when these cards lie on the table and `need` tricks are asked for.
    #[inline]
    pub(crate) fn occasion(hand: u64, table: &[u64], need: i32) -> Occasion {
        let mix = |mixed: u64, &card: &u64| (mixed ^ card).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let asked = mix(0, &(need as u64));
        Occasion((table.iter().fold(asked, mix) ^ hand).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    const fn place(occasion: Occasion) -> usize {
        (occasion.0 >> (64 - PLACES.trailing_zeros())) as usize
    }

    /// What tells an occasion from others, and from those of other ages.
    const fn mark(&self, occasion: Occasion) -> u64 {
        occasion.0 ^ self.age.wrapping_mul(0xA24B_AED4_963E_E407)
    }

    /// The card that was good then; 0 if none is known.
    #[inline]
    pub(crate) fn card(&self, occasion: Occasion) -> u64 {
        let entry = self.entries[Self::place(occasion)];
        if (entry ^ self.mark(occasion)) & !CARD == 0 { 1 << (entry & CARD) } else { 0 }
    }

    /// Notes a card that was good.
    #[inline]
    pub(crate) fn note(&mut self, occasion: Occasion, card: u64) {
        self.entries[Self::place(occasion)] = self.mark(occasion) & !CARD | u64::from(card.trailing_zeros());
    }
}
