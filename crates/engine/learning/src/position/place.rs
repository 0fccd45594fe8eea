//! Where cards can be dealt.

use std::fmt;

use five_hundred::{
    Deal, Rules,
    axis::{Layout, OwnKitty},
};
use table::Seat;

/// A list of cards in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A hand.
    Hand(Seat),
    /// The face-down cards of a row, pile by pile.
    Down(Seat),
    /// The face-up cards of a row, pile by pile.
    Up(Seat),
    /// The dead hand.
    Dead,
    /// The kitty.
    Kitty,
    /// The kitty of a seat, where each has its own.
    KittyOf(Seat),
    /// A list by its number from 1, where it isn't known what it should be.
    List(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(seat) => write!(f, "the hand of seat {seat}"),
            Self::Down(seat) => write!(f, "the face-down cards of seat {seat}"),
            Self::Up(seat) => write!(f, "the face-up cards of seat {seat}"),
            Self::Dead => f.write_str("the dead hand"),
            Self::Kitty => f.write_str("the kitty"),
            Self::KittyOf(seat) => write!(f, "the kitty of seat {seat}"),
            Self::List(number) => write!(f, "list {number}"),
        }
    }
}

impl Place {
    /// The lists of a position of these rules in their order, with how many cards each has: hands, rows, the dead hand,
    /// and the kitty last.
    #[must_use]
    pub fn of(rules: &Rules) -> Vec<(Self, usize)> {
        let axes = rules.axes();
        let seats = || Seat::all(rules.seats());
        let mut places: Vec<Self> = seats().map(Self::Hand).collect();
        match axes.layout {
            Layout::Rows => places.extend(seats().flat_map(|seat| [Self::Down(seat), Self::Up(seat)])),
            Layout::DeadHand => places.push(Self::Dead),
            Layout::Hands => {}
        }
        match axes.own_kitty {
            OwnKitty::On => places.extend(seats().map(Self::KittyOf)),
            OwnKitty::Off => places.push(Self::Kitty),
        }
        // Any deal of these rules has as many everywhere.
        let deal = rules.deal_pack(&rules.pack().to_canonical(), Seat(0));
        places.into_iter().map(|place| (place, place.cards(&deal).len())).collect()
    }

    /// The cards that lie there, in their order.
    #[must_use]
    pub fn cards(self, deal: &Deal) -> Vec<cards::Card> {
        let set =
            |cards: Option<&cards::CardSet>| cards.map(|cards| cards.to_canonical()).unwrap_or_default();
        let row = |seat: Seat| deal.rows.get(seat.index()).copied().unwrap_or_default();
        match self {
            Self::Hand(seat) => set(deal.hands.get(seat.index())),
            Self::Down(seat) => row(seat).down.into_iter().flatten().collect(),
            Self::Up(seat) => row(seat).up.into_iter().flatten().collect(),
            Self::Dead => set(Some(&deal.dead)),
            Self::Kitty => set(deal.kitties.first()),
            Self::KittyOf(seat) => set(deal.kitties.get(seat.index())),
            Self::List(_) => Vec::new(),
        }
    }

    /// Puts cards there.
    pub(super) fn put(self, deal: &mut Deal, cards: &[cards::Card]) {
        let piles = || std::array::from_fn(|pile| cards.get(pile).copied());
        let seat = match self {
            Self::Hand(seat) | Self::Down(seat) | Self::Up(seat) | Self::KittyOf(seat) => seat.index(),
            Self::Dead | Self::Kitty | Self::List(_) => 0,
        };
        let set = match self {
            Self::Hand(_) => deal.hands.get_mut(seat),
            Self::Dead => Some(&mut deal.dead),
            Self::Kitty | Self::KittyOf(_) => deal.kitties.get_mut(seat),
            Self::Down(_) => {
                return deal.rows.iter_mut().skip(seat).take(1).for_each(|row| row.down = piles());
            }
            Self::Up(_) => return deal.rows.iter_mut().skip(seat).take(1).for_each(|row| row.up = piles()),
            Self::List(_) => None,
        };
        if let Some(set) = set {
            *set = cards.iter().copied().collect();
        }
    }
}
