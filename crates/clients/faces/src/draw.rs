//! A card put together: paper, picture, and the index in two corners.

use cards::{Card, Rank, Suit};

use crate::{
    Jokers, Style, bird, courts, fool,
    glyphs::{self, CAP_HEIGHT, STROKE},
    palette::{DUSK, EDGE, PAPER, SKY, ink},
    pips,
};

/// The content of the `<svg>` of a card.
pub(crate) fn card(card: Card, style: Style) -> String {
    let picture = match (card.rank(), card.suit()) {
        (Some(rank), Some(suit)) => suited(rank, suit, style),
        _ => joker(card.face() == Card::X, style.jokers),
    };
    paper() + &picture
}

fn paper() -> String {
    format!(
        r#"<rect x=".75" y=".75" width="98.5" height="138.5" rx="8" fill="{PAPER}" stroke="{EDGE}" stroke-width="1.5"/>"#
    )
}

fn suited(rank: Rank, suit: Suit, style: Style) -> String {
    let colour = ink(suit, style);
    // The lower index of a court stands on its robe.
    let lower = if rank.is_court() { PAPER } else { colour };
    let (strokes, _) = glyphs::strokes(style.indices.of(rank), 5., 7.);
    let pen =
        format!(r#"fill="none" stroke-width="{STROKE}" stroke-linecap="round" stroke-linejoin="round""#);
    let mark = pips::mark(suit, 13., 21.5 + CAP_HEIGHT, 16.);
    let middle = match rank {
        Rank::Ace => pips::mark(suit, 50., 70., 48.),
        _ => pips::pips(rank, suit),
    };
    let portrait = courts::portrait(rank, suit, style);
    format!(
        r#"{portrait}<g {pen} stroke="{colour}">{strokes}</g><path fill="{colour}" d="{middle}{mark}"/><g transform="rotate(180 50 70)"><g {pen} stroke="{lower}">{strokes}</g><path fill="{colour}" d="{mark}"/></g>"#
    )
}

fn joker(higher: bool, jokers: Jokers) -> String {
    let (picture, corner) = match (jokers, higher) {
        (Jokers::Kookaburra, _) => {
            let air = if higher { SKY } else { DUSK };
            (bird::joker(air), bird::corner(air))
        }
        (Jokers::Fool, _) => (fool::bust(!higher), fool::corner(!higher)),
    };
    format!(r#"{picture}{corner}<g transform="rotate(180 50 70)">{corner}</g>"#)
}
