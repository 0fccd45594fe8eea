//! The groups of one rank: new ones, and those on the table that lack a card \[RM-MELD-2\] \[RM-LAY-2\].

use cards::{Card, Suit};

use super::{Front, Move, Search};
use crate::meld::{Meld, rank_at};

/// A move with cards of a rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GroupMove {
    /// A card of a suit, or a joker, is laid off on the group of this number.
    Lay(u8, Option<Suit>),
    /// A new group of these suits, as bits, with this number of jokers.
    Meld(u8, u8),
}

/// The step of a rank, half done.
struct Grouping<'s, 'e> {
    search: &'s Search<'s>,
    place: u8,
    /// The groups on the table: number and suits.
    open: Vec<(u8, u8)>,
    moves: Vec<Move>,
    each: &'e mut dyn FnMut(Front, i32, &[Move]),
}

impl Search<'_> {
    pub(super) fn each_group_move(
        &self,
        front: &Front,
        place: u8,
        each: &mut dyn FnMut(Front, i32, &[Move]),
    ) {
        let of_rank = self.groups.iter().filter(|group| group.1 == place);
        let open = of_rank.map(|&(number, _, suits)| (number, suits)).collect();
        Grouping { search: self, place, open, moves: Vec::new(), each }.lay_off(*front, 0, 0);
    }
}

impl Grouping<'_, '_> {
    /// Fills the groups on the table, or leaves them, then makes new ones.
    fn lay_off(&mut self, front: Front, points: i32, at: usize) {
        let Some(&(number, suits)) = self.open.get(at) else { return self.meld(front, points, u8::MAX) };
        self.lay_off(front, points, at + 1);
        let lacking = Suit::ALL.into_iter().filter(|&suit| suits >> suit as u8 & 1 == 0);
        for filler in lacking.map(Some).chain([None]) {
            if let Some((front, more)) = self.take(front, filler, false) {
                self.moves.push(Move::Group(self.place, GroupMove::Lay(number, filler)));
                self.lay_off(front, points + more, at + 1);
                self.moves.pop();
            }
        }
    }

    /// Makes new groups, in descending order of their suits, so that none comes twice.
    fn meld(&mut self, front: Front, points: i32, most: u8) {
        self.finish(front, points);
        let held = (0..4).fold(0_u8, |bits, suit| bits | u8::from(front.spare[suit] > 0) << suit);
        for suits in (1..=15).rev().filter(|suits| suits & !held == 0 && *suits <= most) {
            let naturals = suits.count_ones() as u8;
            for jokers in 3_u8.saturating_sub(naturals)..=4 - naturals {
                let all = fillers_of(suits).map(Some).chain((0..jokers).map(|_| None));
                let taken = all.clone().try_fold((front, points), |(front, points), filler| {
                    self.take(front, filler, true).map(|(front, more)| (front, points + more))
                });
                if let Some((front, after)) = taken {
                    let suit_set = fillers_of(suits).collect();
                    let meld = Meld::Group { rank: rank_at(self.place), suits: suit_set, jokers };
                    let points =
                        if self.search.rules.values.doubles(meld) { 2 * after - points } else { after };
                    self.moves.push(Move::Group(self.place, GroupMove::Meld(suits, jokers)));
                    self.meld(front, points, suits);
                    self.moves.pop();
                }
            }
        }
    }

    /// Takes a card of a suit, or a joker: the front without it, and what it is worth.
    fn take(&self, mut front: Front, filler: Option<Suit>, new: bool) -> Option<(Front, i32)> {
        let card = match filler {
            Some(suit) => {
                let spare = &mut front.spare[suit as usize];
                *spare = spare.checked_sub(1)?;
                Card::new(suit, rank_at(self.place))
            }
            None => {
                front.jokers = front.jokers.checked_sub(1)?;
                Card::X
            }
        };
        front.paid |= self.search.pays(card, new, true);
        Some((front, self.search.rules.value_laid(rank_at(self.place), filler.is_none(), false)))
    }

    /// Spare cards stay in the hand.
    fn finish(&mut self, mut front: Front, points: i32) {
        front.keeps |= front.spare != [0; 4];
        front.spare = [0; 4];
        (self.each)(front, points, &self.moves);
    }
}

/// The suits of some bits.
fn fillers_of(bits: u8) -> impl Iterator<Item = Suit> + Clone {
    Suit::ALL.into_iter().filter(move |&suit| bits >> suit as u8 & 1 == 1)
}
