//! The look of the table: eucalyptus felt, paper cards, charcoal text, kookaburra blue for what can be acted on, ochre
//! for what matters now, one red. Everything that a colour says is said by a mark too.

use cards::{Card, Indices, Suit};
use ratatui::style::{Color, Modifier, Style};

use crate::{Colours, PlayOptions};

/// How a card in a hand stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Light {
    /// It can be played, or nothing is asked of it.
    Lit,
    /// It can't be played now.
    Dim,
    /// The cursor is on it.
    Focus,
    /// It matters: it wins the trick.
    Best,
}

/// Styles and signs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    colours: Colours,
    four_colours: bool,
    pub(crate) ascii: bool,
    pub(crate) indices: Indices,
}

impl Theme {
    pub(crate) const fn new(colours: Colours, four_colours: bool, ascii: bool) -> Self {
        Self { colours, four_colours, ascii, indices: Indices::Akqj }
    }

    /// The look a player asks for.
    pub(crate) const fn of(options: &PlayOptions) -> Self {
        Self::new(options.colours, options.four_colours, options.ascii).lettered(options.indices)
    }

    /// The same with other letters in the corners of the cards.
    pub(crate) const fn lettered(self, indices: Indices) -> Self {
        Self { indices, ..self }
    }

    /// Whether there are colours at all.
    pub(crate) fn has_colours(&self) -> bool {
        self.colours != Colours::None
    }

    /// One colour in the three palettes.
    const fn colour(&self, rgb: (u8, u8, u8), indexed: u8, sixteen: Color) -> Color {
        match self.colours {
            Colours::True => Color::Rgb(rgb.0, rgb.1, rgb.2),
            Colours::Indexed => Color::Indexed(indexed),
            Colours::Sixteen => sixteen,
            Colours::None => Color::Reset,
        }
    }

    const fn table_colour(&self) -> Color {
        self.colour((33, 61, 51), 23, Color::Reset)
    }

    const fn wood_colour(&self) -> Color {
        self.colour((24, 34, 30), 234, Color::Reset)
    }

    const fn cream(&self) -> Color {
        self.colour((246, 240, 225), 230, Color::White)
    }

    const fn charcoal(&self) -> Color {
        self.colour((38, 38, 36), 235, Color::Black)
    }

    const fn ochre_colour(&self) -> Color {
        self.colour((226, 172, 72), 221, Color::Yellow)
    }

    const fn blue_colour(&self) -> Color {
        self.colour((104, 182, 226), 117, Color::Cyan)
    }

    /// The cloth under the cards.
    pub(crate) fn table_area(&self) -> Style {
        self.on_ground(self.table_colour())
    }

    /// The rim of the table: panel, header, hand.
    pub(crate) fn wood(&self) -> Style {
        self.on_ground(self.wood_colour())
    }

    fn on_ground(&self, ground: Color) -> Style {
        let text = self.colour((233, 228, 212), 254, Color::Reset);
        if self.has_colours() { Style::new().fg(text).bg(ground) } else { Style::new() }
    }

    /// Text of the second rank on a ground.
    pub(crate) fn quiet(&self, ground: Style) -> Style {
        if self.has_colours() {
            // The felt of the common palette is lighter than it should be.
            let indexed = if ground.bg == Some(Color::Indexed(23)) { 252 } else { 248 };
            ground.fg(self.colour((168, 176, 164), indexed, Color::Gray))
        } else {
            ground.add_modifier(Modifier::DIM)
        }
    }

    /// The things that matter now: the contract, the player in turn.
    pub(crate) fn ochre(&self, ground: Style) -> Style {
        if self.has_colours() {
            ground.fg(self.ochre_colour()).add_modifier(Modifier::BOLD)
        } else {
            ground.add_modifier(Modifier::BOLD)
        }
    }

    /// A bar of ochre, for the player whose turn it is.
    pub(crate) fn ochre_bar(&self) -> Style {
        if self.has_colours() {
            Style::new().fg(self.charcoal()).bg(self.ochre_colour()).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
        }
    }

    /// The things that can be acted on.
    pub(crate) fn blue(&self, ground: Style) -> Style {
        if self.has_colours() { ground.fg(self.blue_colour()) } else { ground }
    }

    /// What the cursor is on.
    pub(crate) fn blue_bar(&self) -> Style {
        if self.has_colours() {
            Style::new().fg(self.charcoal()).bg(self.blue_colour()).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// What went wrong, on a ground.
    pub(crate) fn red(&self, ground: Style) -> Style {
        if self.has_colours() {
            ground.fg(self.colour((240, 128, 110), 209, Color::LightRed)).add_modifier(Modifier::BOLD)
        } else {
            ground.add_modifier(Modifier::BOLD)
        }
    }

    /// The things that can't be done now.
    pub(crate) fn dead(&self, ground: Style) -> Style {
        if self.has_colours() {
            ground.fg(self.colour((134, 144, 134), 245, Color::DarkGray))
        } else {
            ground.add_modifier(Modifier::DIM)
        }
    }

    /// The paper of the score sheet and the rule sheet.
    pub(crate) fn paper(&self) -> Style {
        if self.has_colours() { Style::new().fg(self.charcoal()).bg(self.cream()) } else { Style::new() }
    }

    /// A rule on paper.
    pub(crate) fn paper_quiet(&self) -> Style {
        if self.has_colours() {
            self.paper().fg(self.colour((105, 98, 84), 241, Color::DarkGray))
        } else {
            Style::new().add_modifier(Modifier::DIM)
        }
    }

    /// What matters on paper.
    pub(crate) fn paper_ochre(&self) -> Style {
        if self.has_colours() {
            self.paper().fg(self.colour((138, 84, 8), 94, Color::Blue)).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::BOLD)
        }
    }

    /// The face of a card.
    pub(crate) fn card(&self, card: Option<Card>, light: Light) -> Style {
        let ink = card.map_or(self.charcoal(), |card| self.ink(card.suit(), light == Light::Lit));
        let plain = Style::new();
        if !self.has_colours() {
            return match light {
                Light::Lit => plain,
                Light::Dim => plain.add_modifier(Modifier::DIM),
                Light::Focus => plain.add_modifier(Modifier::REVERSED),
                Light::Best => plain.add_modifier(Modifier::BOLD),
            };
        }
        let style = plain.fg(ink).bg(self.cream()).add_modifier(Modifier::BOLD);
        match light {
            Light::Lit => style,
            // Sixteen colours have no paper in the shade: only its outline is left.
            Light::Dim if self.colours == Colours::Sixteen => {
                self.suit_on(card.and_then(Card::suit), plain.fg(Color::Gray))
            }
            Light::Dim => plain.fg(ink).bg(self.colour((172, 168, 154), 247, Color::Gray)),
            Light::Focus => style.bg(self.colour((160, 212, 240), 153, Color::LightCyan)),
            Light::Best => style.bg(self.colour((244, 206, 130), 222, Color::LightYellow)),
        }
    }

    /// The edge of a card.
    pub(crate) fn edge(&self, light: Light) -> Style {
        let style = self.card(None, light).remove_modifier(Modifier::BOLD);
        if self.has_colours() { style.fg(self.colour((128, 122, 106), 244, Color::DarkGray)) } else { style }
    }

    /// The back of a card.
    pub(crate) fn back(&self) -> Style {
        if self.has_colours() {
            Style::new().fg(self.colour((150, 190, 205), 110, Color::White)).bg(self.colour(
                (40, 82, 104),
                24,
                Color::Blue,
            ))
        } else {
            Style::new()
        }
    }

    /// The ink of a suit on paper; on paper that is not quite white it is darker.
    const fn ink(&self, suit: Option<Suit>, white: bool) -> Color {
        match suit {
            Some(Suit::Clubs) if self.four_colours && white => self.colour((12, 90, 46), 22, Color::Green),
            Some(Suit::Clubs) if self.four_colours => self.colour((4, 58, 28), 22, Color::Green),
            Some(Suit::Diamonds) if self.four_colours && white => self.colour((20, 66, 150), 18, Color::Blue),
            Some(Suit::Diamonds) if self.four_colours => self.colour((8, 40, 112), 17, Color::Blue),
            Some(suit) if suit.is_red() && white => self.colour((156, 20, 26), 88, Color::Red),
            Some(suit) if suit.is_red() => self.colour((108, 6, 12), 52, Color::Red),
            _ => self.charcoal(),
        }
    }

    /// The ink of a suit on table area or wood.
    pub(crate) fn suit_on(&self, suit: Option<Suit>, ground: Style) -> Style {
        if !self.has_colours() {
            return ground;
        }
        match suit {
            Some(Suit::Clubs) if self.four_colours => {
                ground.fg(self.colour((126, 206, 150), 114, Color::LightGreen))
            }
            Some(Suit::Diamonds) if self.four_colours => {
                ground.fg(self.colour((132, 180, 250), 111, Color::LightBlue))
            }
            Some(suit) if suit.is_red() => ground.fg(self.colour((244, 138, 122), 210, Color::LightRed)),
            _ => ground,
        }
    }

    /// One of two signs, the second for those who want ASCII alone.
    pub(crate) const fn sign(&self, sign: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { sign }
    }
}

#[cfg(test)]
mod tests {
    use cards::Rank;

    use super::*;

    /// The relative luminance of a colour, as WCAG defines it.
    fn luminance(colour: Color) -> f64 {
        let (r, g, b) = match colour {
            Color::Rgb(r, g, b) => (r, g, b),
            Color::Indexed(n @ 232..) => (8 + 10 * (n - 232), 8 + 10 * (n - 232), 8 + 10 * (n - 232)),
            Color::Indexed(n @ 16..) => {
                let level = |n: u8| [0, 95, 135, 175, 215, 255][usize::from(n)];
                (level((n - 16) / 36), level((n - 16) / 6 % 6), level((n - 16) % 6))
            }
            other => panic!("{other:?} has no known luminance"),
        };
        let linear = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    }

    fn contrast(style: Style) -> f64 {
        let (a, b) = (luminance(style.fg.unwrap()), luminance(style.bg.unwrap()));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn everything_can_be_read() {
        for colours in [Colours::True, Colours::Indexed] {
            let theme = Theme::new(colours, true, false);
            let (table_area, wood) = (theme.table_area(), theme.wood());
            let mut styles = vec![
                table_area,
                wood,
                theme.quiet(table_area),
                theme.quiet(wood),
                theme.ochre(table_area),
                theme.ochre(wood),
            ];
            styles.extend([theme.blue(table_area), theme.blue(wood), theme.red(wood), theme.dead(wood)]);
            styles.extend([theme.ochre_bar(), theme.blue_bar()]);
            styles.extend([theme.paper(), theme.paper_quiet(), theme.paper_ochre()]);
            styles.extend(Suit::ALL.map(|suit| theme.suit_on(Some(suit), wood)));
            for style in styles {
                assert!(contrast(style) >= 4.5, "{colours:?} {style:?}: {:.2}", contrast(style));
            }
        }
    }

    #[test]
    fn the_index_of_a_card_can_be_read_from_afar() {
        for (colours, four) in [(Colours::True, false), (Colours::True, true), (Colours::Indexed, false)] {
            let theme = Theme::new(colours, four, false);
            for suit in Suit::ALL {
                let card = Some(Card::new(suit, Rank::Ace));
                for light in [Light::Lit, Light::Focus, Light::Best] {
                    let style = theme.card(card, light);
                    assert!(contrast(style) >= 7.0, "{style:?}: {:.2}", contrast(style));
                }
                let dim = theme.card(card, Light::Dim);
                assert!(contrast(dim) >= 4.5, "{dim:?}: {:.2}", contrast(dim));
            }
        }
    }

    #[test]
    fn without_colours_there_are_none() {
        let theme = Theme::new(Colours::None, true, false);
        let card = Some(Card::X);
        let styles = [
            theme.table_area(),
            theme.wood(),
            theme.ochre_bar(),
            theme.blue(theme.table_area()),
            theme.paper(),
            theme.back(),
        ];
        let cards = [Light::Lit, Light::Dim, Light::Focus, Light::Best].map(|light| theme.card(card, light));
        for style in styles.into_iter().chain(cards).chain([theme.edge(Light::Lit), theme.dead(theme.wood())])
        {
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }
}
