//! The four suit marks, and where they stand on the number cards from 2 to 13.

use cards::{Rank, Suit};

use crate::outline::{
    Piece::{self, Close, Curve, Line, Move},
    Place, trace,
};

/// A heart, 20 wide, its middle at the origin.
const HEART: &[Piece] = &[
    Move(0., 9.8),
    Curve(-3.2, 5.6, -10., 1.6, -10., -4.),
    Curve(-10., -7.4, -7.6, -9.4, -4.9, -9.4),
    Curve(-2.7, -9.4, -0.9, -8.2, 0., -6.),
    Curve(0.9, -8.2, 2.7, -9.4, 4.9, -9.4),
    Curve(7.6, -9.4, 10., -7.4, 10., -4.),
    Curve(10., 1.6, 3.2, 5.6, 0., 9.8),
    Close,
];

const DIAMOND: &[Piece] = &[
    Move(0., -11.),
    Curve(2., -7., 5.2, -2.8, 8.6, 0.),
    Curve(5.2, 2.8, 2., 7., 0., 11.),
    Curve(-2., 7., -5.2, 2.8, -8.6, 0.),
    Curve(-5.2, -2.8, -2., -7., 0., -11.),
    Close,
];

const SPADE: &[Piece] = &[
    Move(0., -10.4),
    Curve(3., -5.6, 9.6, -2.2, 9.6, 3.),
    Curve(9.6, 6.2, 7.4, 8., 4.9, 8.),
    Curve(3.3, 8., 1.9, 7.3, 1.1, 5.8),
    Curve(1.2, 7.6, 1.9, 9.1, 3.2, 10.4),
    Line(-3.2, 10.4),
    Curve(-1.9, 9.1, -1.2, 7.6, -1.1, 5.8),
    Curve(-1.9, 7.3, -3.3, 8., -4.9, 8.),
    Curve(-7.4, 8., -9.6, 6.2, -9.6, 3.),
    Curve(-9.6, -2.2, -3., -5.6, 0., -10.4),
    Close,
];

const CLUB: &[Piece] = &[
    Move(0., -10.2),
    Curve(2.7, -10.2, 4.8, -8.2, 4.8, -5.5),
    Curve(4.8, -4., 4.1, -2.7, 3., -1.7),
    Curve(3.7, -2., 4.5, -2.2, 5.3, -2.2),
    Curve(8., -2.2, 10., -0.1, 10., 2.6),
    Curve(10., 5.3, 8., 7.4, 5.3, 7.4),
    Curve(3.5, 7.4, 2., 6.5, 1.1, 5.),
    Curve(1.2, 7.2, 1.9, 9., 3.2, 10.4),
    Line(-3.2, 10.4),
    Curve(-1.9, 9., -1.2, 7.2, -1.1, 5.),
    Curve(-2., 6.5, -3.5, 7.4, -5.3, 7.4),
    Curve(-8., 7.4, -10., 5.3, -10., 2.6),
    Curve(-10., -0.1, -8., -2.2, -5.3, -2.2),
    Curve(-4.5, -2.2, -3.7, -2., -3., -1.7),
    Curve(-4.1, -2.7, -4.8, -4., -4.8, -5.5),
    Curve(-4.8, -8.2, -2.7, -10.2, 0., -10.2),
    Close,
];

/// The mark of a suit, about 20 units high and wide.
pub(crate) const fn outline(suit: Suit) -> &'static [Piece] {
    match suit {
        Suit::Spades => SPADE,
        Suit::Clubs => CLUB,
        Suit::Diamonds => DIAMOND,
        Suit::Hearts => HEART,
    }
}

/// The data of a path that draws the mark of a suit, its middle at (x, y), `width` units wide.
pub(crate) fn mark(suit: Suit, x: f32, y: f32, width: f32) -> String {
    let mut path = String::new();
    trace(&mut path, outline(suit), Place { x, y, size: width / 20., turned: false });
    path
}

/// The marks of a number card in rows of a half step: side -1, 0 or 1, and the height from -1 to 1.
fn layout(rank: Rank) -> &'static [(f32, f32)] {
    const THIRD: f32 = 1. / 3.;
    match rank {
        Rank::Two => &[(0., -1.), (0., 1.)],
        Rank::Three => &[(0., -1.), (0., 0.), (0., 1.)],
        Rank::Four => &[(-1., -1.), (1., -1.), (-1., 1.), (1., 1.)],
        Rank::Five => &[(-1., -1.), (1., -1.), (0., 0.), (-1., 1.), (1., 1.)],
        Rank::Six => &[(-1., -1.), (1., -1.), (-1., 0.), (1., 0.), (-1., 1.), (1., 1.)],
        Rank::Seven => &[(-1., -1.), (1., -1.), (0., -0.5), (-1., 0.), (1., 0.), (-1., 1.), (1., 1.)],
        Rank::Eight => {
            &[(-1., -1.), (1., -1.), (0., -0.5), (-1., 0.), (1., 0.), (0., 0.5), (-1., 1.), (1., 1.)]
        }
        Rank::Nine => &[
            (-1., -1.),
            (1., -1.),
            (-1., -THIRD),
            (1., -THIRD),
            (0., 0.),
            (-1., THIRD),
            (1., THIRD),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Ten => &[
            (-1., -1.),
            (1., -1.),
            (0., -2. * THIRD),
            (-1., -THIRD),
            (1., -THIRD),
            (-1., THIRD),
            (1., THIRD),
            (0., 2. * THIRD),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Eleven => &[
            (-1., -1.),
            (1., -1.),
            (0., -2. * THIRD),
            (-1., -THIRD),
            (1., -THIRD),
            (0., 0.),
            (-1., THIRD),
            (1., THIRD),
            (0., 2. * THIRD),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Twelve => &[
            (-1., -1.),
            (1., -1.),
            (0., -0.75),
            (-1., -0.5),
            (1., -0.5),
            (-1., 0.),
            (1., 0.),
            (-1., 0.5),
            (1., 0.5),
            (0., 0.75),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Thirteen => &[
            (-1., -1.),
            (1., -1.),
            (0., -0.75),
            (-1., -0.5),
            (1., -0.5),
            (-1., 0.),
            (0., 0.),
            (1., 0.),
            (-1., 0.5),
            (1., 0.5),
            (0., 0.75),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Jack | Rank::Queen | Rank::King | Rank::Ace => &[],
    }
}

/// The data of a path with all pips of a number card; empty for courts and aces.
pub(crate) fn pips(rank: Rank, suit: Suit) -> String {
    let (size, column) = match rank {
        Rank::Two | Rank::Three => (1.2, 0.),
        Rank::Four | Rank::Five | Rank::Six => (0.95, 17.),
        Rank::Seven | Rank::Eight | Rank::Nine => (0.85, 16.5),
        _ => (0.7, 14.8),
    };
    let mut path = String::new();
    for &(side, height) in layout(rank) {
        let at = Place { x: 50. + column * side, y: 70. + 46. * height, size, turned: height > 0. };
        trace(&mut path, outline(suit), at);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_card_has_its_number_of_pips() {
        // FH-PACK-1: packs go up to 13.
        for rank in Rank::ALL {
            let number = if (rank as u8) < Rank::Jack as u8 { rank as usize + 2 } else { 0 };
            for suit in Suit::ALL {
                assert_eq!(pips(rank, suit).matches('M').count(), number, "{rank:?}{suit}");
            }
        }
    }

    #[test]
    fn pips_keep_apart() {
        for rank in Rank::ALL {
            let places = layout(rank);
            for (i, a) in places.iter().enumerate() {
                for b in &places[i + 1..] {
                    let distance = (14.8 * (a.0 - b.0)).hypot(46. * (a.1 - b.1));
                    assert!(distance > 14., "{rank:?} {a:?} {b:?}");
                }
            }
        }
    }
}
