//! The melds on the table, and which cards can be laid off on them \[RM-LAY\].

use cards::{BySuit, Card, Suit};
use serde::{Serialize, Serializer};

use crate::{
    holding::{Holding, gaps},
    meld::{Meld, places},
    meld_card::MeldCard,
    shapes::Shapes,
};

/// No more melds can be made of two packs than this.
pub(crate) const MOST_MELDS: usize = 36;

const NONE: Meld = Meld::Run { suit: Suit::Spades, low: 0, high: 0, jokers: 0 };

/// The melds of a hand in the order in which they were laid; meld 1 is the first \[RM-MELD-1\].
///
/// ```
/// use rummy_500::{Action, Melds};
///
/// let Action::Meld(meld) = "meld 7S 7C 7H".parse()? else { panic!("no meld") };
/// let melds: Melds = [meld].into_iter().collect();
/// assert_eq!((melds.numbered(1), melds.numbered(2)), (Some(meld), None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Melds {
    list: [Meld; MOST_MELDS],
    count: u8,
    /// Which melds the table has.
    shapes: Shapes,
}

/// The cards that fit the melds on the table, each alone.
///
/// ```
/// use rummy_500::{Action, cards::Card, kernel::{Openings, Shapes}};
///
/// let Action::Meld(meld) = "meld 7S 8S 9S".parse()? else { panic!("no meld") };
/// let openings = Openings::of(&[meld], Shapes::PLAIN);
/// assert!(openings.fits("10S".parse()?) && openings.fits("6S".parse()?) && openings.fits(Card::X));
/// assert!(!openings.fits("JS".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Openings {
    /// Of each suit, the places of natural cards that fit, as bits; an ace that fits a group has two.
    pub tracks: BySuit<u16>,
    /// Whether a joker fits.
    pub joker: bool,
}

impl Openings {
    /// Those of all these melds.
    #[must_use]
    pub fn of(melds: &[Meld], shapes: Shapes) -> Self {
        let mut openings = Self::default();
        melds.iter().for_each(|&meld| openings.add(meld, shapes));
        openings
    }

    /// Adds those of one more meld.
    pub fn add(&mut self, meld: Meld, shapes: Shapes) {
        if meld.is_complete() {
            return;
        }
        if meld.is_of_jokers() {
            self.joker = true;
            return;
        }
        self.joker |= !shapes.joker_sets;
        match meld {
            Meld::Group { rank, suits, .. } => {
                for suit in suits.complement().iter() {
                    self.tracks[suit] |= places(rank);
                }
            }
            Meld::Run { suit, low, high, .. } => {
                let (below, above) = Meld::ends(low, high, shapes);
                for place in below.into_iter().chain(above) {
                    self.tracks[suit] |= 1 << place;
                }
            }
        }
    }

    /// Whether a card can be laid off \[RM-UNPL-1\].
    #[must_use]
    pub fn fits(&self, card: Card) -> bool {
        match (card.suit(), card.rank()) {
            (Some(suit), Some(rank)) => self.tracks[suit] & places(rank) != 0,
            _ => self.joker,
        }
    }
}

impl Default for Melds {
    fn default() -> Self {
        Self::new(Shapes::PLAIN)
    }
}

impl Melds {
    /// None yet, at a table that has these.
    pub(crate) const fn new(shapes: Shapes) -> Self {
        Self { list: [NONE; MOST_MELDS], count: 0, shapes }
    }

    /// The same at a table that has these.
    pub(crate) const fn at_table(self, shapes: Shapes) -> Self {
        Self { shapes, ..self }
    }

    /// A card, written as it is laid off, on the meld of this number: its slot, and the meld with it.
    pub(crate) fn with(&self, card: MeldCard, number: u8) -> Option<(usize, Meld)> {
        self.numbered(number)?.with(card, self.shapes)
    }

    /// The melds in order.
    #[must_use]
    pub fn as_slice(&self) -> &[Meld] {
        &self.list[..usize::from(self.count)]
    }

    /// The meld of this number, from 1.
    #[must_use]
    pub fn numbered(&self, number: u8) -> Option<Meld> {
        self.as_slice().get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Puts a meld on the table. Beyond what two packs can make nothing is added.
    pub(crate) fn push(&mut self, meld: Meld) {
        if let Some(place) = self.list.get_mut(usize::from(self.count)) {
            *place = meld;
            self.count += 1;
        }
    }

    /// Replaces a meld by what it has become.
    pub(crate) fn set(&mut self, number: u8, meld: Meld) {
        if (1..=self.count).contains(&number) {
            self.list[usize::from(number) - 1] = meld;
        }
    }

    /// What can be laid off at once.
    pub(crate) fn openings(&self) -> Openings {
        Openings::of(self.as_slice(), self.shapes)
    }

    /// How many cards of a holding it takes to lay this one of them off, those included that must go before it on a
    /// run: `None` if it can't be done \[RM-DRAW-6\].
    pub(crate) fn cards_to_lay(&self, openings: &Openings, card: Card, holding: &Holding) -> Option<u32> {
        if openings.fits(card) {
            return Some(1);
        }
        let (suit, rank) = card.suit().zip(card.rank())?;
        let wild = if self.shapes.joker_sets { 0 } else { u32::from(holding.jokers) };
        let mut fewest = None;
        for meld in self.as_slice() {
            let Meld::Run { suit: of, low, high, .. } = *meld else { continue };
            let mut wanted = if of == suit { places(rank) } else { 0 };
            while wanted != 0 {
                let place = wanted.trailing_zeros() as u8;
                wanted &= wanted - 1;
                for gap in gaps(low, high, place, self.shapes).into_iter().flatten() {
                    if (gap & !holding.tracks[suit]).count_ones() <= wild {
                        let count = gap.count_ones() + 1;
                        fewest = Some(fewest.map_or(count, |fewest: u32| fewest.min(count)));
                    }
                }
            }
        }
        fewest
    }

    /// Every way to lay off a card of this face: as it is written, and on which meld.
    pub(crate) fn lays_of(&self, card: Card) -> impl Iterator<Item = (MeldCard, u8)> {
        let numbered = self.as_slice().iter().zip(1..);
        numbered.flat_map(move |(meld, number)| {
            meld.ways_of(card, self.shapes).map(move |written| (written, number))
        })
    }
}

impl PartialEq for Melds {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Melds {}

impl std::fmt::Debug for Melds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl FromIterator<Meld> for Melds {
    fn from_iter<I: IntoIterator<Item = Meld>>(melds: I) -> Self {
        let mut all = Self::default();
        for meld in melds {
            all.push(meld);
        }
        all
    }
}

impl Serialize for Melds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}
