//! The few colours everything is drawn with: cream paper, charcoal, one red, kookaburra blue, ochre, eucalyptus.

use cards::Suit;

use crate::Style;

/// The paper of a card.
pub(crate) const PAPER: &str = "#fcf8ec";
/// The edge of a card on any ground.
pub(crate) const EDGE: &str = "#d8cdb4";
/// A face, a bird's breast: paper in the shade.
pub(crate) const SKIN: &str = "#f3dfbf";
pub(crate) const CHARCOAL: &str = "#26292e";
pub(crate) const RED: &str = "#a51c2b";
pub(crate) const BLUE: &str = "#2c6f93";
pub(crate) const OCHRE: &str = "#dd9f3d";
pub(crate) const GREEN: &str = "#1d5a3c";
/// Leaves, and the ground of the logo.
pub(crate) const EUCALYPTUS: &str = "#44755f";
/// The air behind the bird.
pub(crate) const SKY: &str = "#b5d3da";
/// The same in the evening.
pub(crate) const DUSK: &str = "#efcf98";
/// A kookaburra's back.
pub(crate) const BROWN: &str = "#5b4636";
/// Diamonds of a four-coloured pack.
const DEEP_BLUE: &str = "#17507f";

/// What index and pips of a suit are printed in.
pub(crate) const fn ink(suit: Suit, style: Style) -> &'static str {
    match (suit, style.four_colours) {
        (Suit::Spades, _) | (Suit::Clubs, false) => CHARCOAL,
        (Suit::Hearts, _) | (Suit::Diamonds, false) => RED,
        (Suit::Diamonds, true) => DEEP_BLUE,
        (Suit::Clubs, true) => GREEN,
    }
}

/// The second colour of a suit's court.
pub(crate) const fn second(suit: Suit, style: Style) -> &'static str {
    match (suit, style.four_colours) {
        (Suit::Spades, _) | (Suit::Diamonds, false) => BLUE,
        _ => OCHRE,
    }
}
