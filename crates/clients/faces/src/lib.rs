//! Playing cards, the kookaburra and icons, drawn as SVG.
//!
//! Every picture is made from geometry by code: cards of every pack of the games called 500 in two or four colours
//! with English or French indices, their back, the bird that is the joker and the logo, and the line icons.
#![forbid(unsafe_code)]

mod back;
mod bird;
mod courts;
mod draw;
mod fool;
mod glyphs;
mod icons;
mod outline;
mod palette;
mod pips;

use cards::{Card, CardSet, Indices};

pub use icons::Icon;

/// How a pack is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Style {
    /// Diamonds are blue and clubs green.
    pub four_colours: bool,
    /// The letters of the courts.
    pub indices: Indices,
    /// The figure on the jokers.
    pub jokers: Jokers,
}

/// The figure on the jokers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Jokers {
    /// The laughing kookaburra, by day; on the lower of two jokers in the evening.
    #[default]
    Kookaburra,
    /// The *fou*: the white one (*la Blanche*), which is the higher, in outline, the other in colour.
    Fool,
}

/// A whole picture of a card; equal cards have equal pictures.
#[must_use]
pub fn face(card: Card, style: Style) -> String {
    svg("0 0 100 140", &draw::card(card, style))
}

/// The back of every card.
#[must_use]
pub fn back() -> String {
    svg("0 0 100 140", &back::drawing())
}

/// The kookaburra on a rounded square of eucalyptus green: the logo and the favicon.
#[must_use]
pub fn logo() -> String {
    bird::logo(false)
}

/// The same for systems that cut an icon to their own shape: ground to the edge, the bird within the safe middle.
#[must_use]
pub fn maskable_logo() -> String {
    bird::logo(true)
}

/// A line icon of 24 units in the colour of the text around it.
#[must_use]
pub fn icon(icon: Icon) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" {}>{}</svg>"#,
        icons::PEN,
        icon.lines()
    )
}

/// The name under which [`sprite`] keeps a card's picture.
#[must_use]
pub fn card_id(card: Card) -> String {
    format!("card-{}", card.face())
}

/// The name under which [`sprite`] keeps the back.
pub const BACK_ID: &str = "card-back";

/// The name under which [`sprite`] keeps the bird's head on a disc.
pub const BIRD_ID: &str = "bird";

/// A hidden `<svg>` of one `<symbol>` for each different card of a pack, the back, the bird's head and every icon: a
/// page carries it once and draws each picture with `<use href="#card-QH">`.
#[must_use]
pub fn sprite(pack: CardSet, style: Style) -> String {
    let mut out = String::from(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" style="position:absolute">"#,
    );
    for card in pack.faces().to_canonical() {
        out += &symbol(&card_id(card), "0 0 100 140", &draw::card(card, style));
    }
    out += &symbol(BACK_ID, "0 0 100 140", &back::drawing());
    out += &symbol(BIRD_ID, "0 0 64 64", &bird::head());
    for icon in Icon::ALL {
        out += &format!(
            r#"<symbol id="{}" viewBox="0 0 24 24"><g {}>{}</g></symbol>"#,
            icon.id(),
            icons::PEN,
            icon.lines()
        );
    }
    out + "</svg>"
}

fn svg(field: &str, drawing: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{field}">{drawing}</svg>"#)
}

fn symbol(id: &str, field: &str, drawing: &str) -> String {
    format!(r#"<symbol id="{id}" viewBox="{field}">{drawing}</symbol>"#)
}
