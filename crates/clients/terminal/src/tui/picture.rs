//! A picture of the table for those who only read about it: some position in the middle of a hand, and the cells of the
//! screen as SVG. Frames and suits are drawn as shapes, so that they look the same whatever fonts a reader has.

use std::fmt::Write;

use card_match::{Device, Match, Turn};
use ratatui::{
    buffer::{Buffer, Cell},
    layout::Rect,
    style::{Color, Modifier},
};
use texts::Texts;
use texts::narration::AskError;

use super::{app::App, draw, theme::Theme};
use crate::{PlayError, PlayOptions, games::ScreenGame, store::Store};

/// The width and the height of a cell.
const CELL: (u16, u16) = (10, 20);
/// The rim around the cells.
const RIM: u16 = 16;
/// How far a game is played in search of a good position.
const STEPS: u32 = 5_000;

/// The suits: sign, name in the image, shape on a field of 10 by 20.
const SUITS: [(&str, &str, &str); 4] = [
    (
        "♠",
        "s",
        "M5 3.6C6 6.4 9.3 8 9.3 10.9A2.1 2.1 0 0 1 5.6 12.4Q5.7 14.6 7 15.6H3Q4.3 14.6 4.4 12.4A2.1 2.1 0 0 1 .7 10.9C.7 8 4 6.4 5 3.6Z",
    ),
    (
        "♥",
        "h",
        "M5 15.8C4.2 13 .6 11 .6 7.7A2.35 2.35 0 0 1 5 6.6A2.35 2.35 0 0 1 9.4 7.7C9.4 11 5.8 13 5 15.8Z",
    ),
    ("♦", "d", "M5 3.4Q6.8 7 9.2 9.7Q6.8 12.4 5 16Q3.2 12.4 .8 9.7Q3.2 7 5 3.4Z"),
    (
        "♣",
        "c",
        "M5 3.8A2.3 2.3 0 0 1 6.6 7.8A2.3 2.3 0 1 1 5.6 11.6Q5.7 14.4 7 15.6H3Q4.3 14.4 4.4 11.6A2.3 2.3 0 1 1 3.4 7.8A2.3 2.3 0 0 1 5 3.8Z",
    ),
];

/// The signs of frames as lines through a cell.
const FRAMES: [(&str, &str); 6] = [
    ("─", "M0 10H10"),
    ("│", "M5 0V20"),
    ("╭", "M10 10Q5 10 5 15V20"),
    ("╮", "M0 10Q5 10 5 15V20"),
    ("╰", "M5 0V5Q5 10 10 10"),
    ("╯", "M5 0V5Q5 10 0 10"),
];

/// Draws a game of these options, played on to a position worth seeing.
pub(crate) fn picture<G: ScreenGame>(
    rules: &G,
    options: &PlayOptions,
    size: (u16, u16),
) -> Result<String, PlayError> {
    let setup = options.setup.of(rules)?;
    let mut device = Device::new(Match::new(rules.clone(), &setup).map_err(AskError::from)?.0);
    play_on(&mut device)?;
    let texts = Texts::for_rules(options.lang, rules);
    let title = format!("Kookaburra: {}", texts.preset(rules.spec().preset).0);
    let theme = Theme::of(options);
    // Nobody acts at this table any more, so nothing is written into the folder.
    let mut app = App::new(device, Store::of_player(), texts, theme, options.speed.into());
    app.hint();
    let mut buffer = Buffer::empty(Rect::new(0, 0, size.0, size.1));
    draw::draw(&app, &mut buffer);
    Ok(svg(&buffer, &title))
}

/// Plays, as hints advise, until there is something to be seen.
fn play_on<G: ScreenGame>(device: &mut Device<G>) -> Result<(), PlayError> {
    for _ in 0..STEPS {
        match device.my().turn() {
            Turn::Mine if G::is_worth_seeing(device) => break,
            Turn::Mine => {
                let Some(decision) = device.my().hint() else { break };
                if device.act(decision.action).is_err() {
                    break;
                }
            }
            Turn::Other(_) => drop(device.bot_acts()),
            Turn::Deal => drop(device.deal(None)?),
            Turn::Over => drop(device.next_game()),
        }
    }
    Ok(())
}

/// The cells of a screen as an image.
fn svg(buffer: &Buffer, title: &str) -> String {
    let area = buffer.area;
    let (wide, high) = (area.width * CELL.0 + 2 * RIM, area.height * CELL.1 + 2 * RIM);
    let ground = buffer.content.first().map_or(Color::Reset, |cell| cell.bg);
    let mut out = String::new();
    let title = escaped(title);
    let head = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" \
         height=\"{high}\" role=\"img\">\n<title>{title}</title>\n<defs>\n"
    );
    out.push_str(&head);
    for (_, id, path) in SUITS {
        put(&mut out, format_args!("<path id=\"{id}\" d=\"{path}\"/>\n"));
    }
    put(
        &mut out,
        format_args!(
            "</defs>\n<rect x=\".5\" y=\".5\" width=\"{}\" height=\"{}\" rx=\"14\" fill=\"{}\" \
             stroke=\"#4a5a50\"/>\n<g transform=\"translate({RIM} {RIM})\" shape-rendering=\"crispEdges\">\n",
            wide - 1,
            high - 1,
            hex(ground),
        ),
    );
    grounds(buffer, ground, &mut out);
    put(
        &mut out,
        format_args!(
            "</g>\n<g transform=\"translate({RIM} {RIM})\" font-size=\"16\" \
             font-family=\"ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace\">\n"
        ),
    );
    for y in 0..area.height {
        line(buffer, y, &mut out);
    }
    out.push_str("</g>\n</svg>\n");
    out
}

/// Writing into a string does not fail.
fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

/// What lies under the texts: rectangles of one colour, as tall as they are the same.
fn grounds(buffer: &Buffer, ground: Color, out: &mut String) {
    let area = buffer.area;
    let mut open: Vec<(u16, u16, Color, u16)> = Vec::new();
    for y in 0..=area.height {
        let mut runs: Vec<(u16, u16, Color)> = Vec::new();
        for x in 0..if y < area.height { area.width } else { 0 } {
            let colour = buffer[(x, y)].bg;
            match runs.last_mut() {
                Some((left, wide, same)) if *same == colour && *left + *wide == x => *wide += 1,
                _ => runs.push((x, 1, colour)),
            }
        }
        runs.retain(|&(_, _, colour)| colour != ground);
        open.retain(|&(x, wide, colour, top)| {
            let goes_on = runs.contains(&(x, wide, colour));
            if !goes_on {
                put(
                    out,
                    format_args!(
                        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n",
                        x * CELL.0,
                        top * CELL.1,
                        wide * CELL.0,
                        (y - top) * CELL.1,
                        hex(colour),
                    ),
                );
            }
            goes_on
        });
        for (x, wide, colour) in runs {
            if !open.iter().any(|&(left, same, _, _)| (left, same) == (x, wide)) {
                open.push((x, wide, colour, y));
            }
        }
    }
}

/// What a cell holds, for the picture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign<'a> {
    Empty,
    Frame(&'static str),
    Suit(&'static str),
    Text(&'a str),
}

fn sign(cell: &Cell) -> Sign<'_> {
    let symbol = cell.symbol();
    if let Some((_, id, _)) = SUITS.iter().find(|(sign, ..)| *sign == symbol) {
        return Sign::Suit(id);
    }
    match FRAMES.iter().find(|(sign, _)| *sign == symbol) {
        Some((_, path)) => Sign::Frame(path),
        None if symbol.trim().is_empty() => Sign::Empty,
        None => Sign::Text(symbol),
    }
}

/// One line of the screen: texts of one style together, up to the next gap of two cells.
fn line(buffer: &Buffer, y: u16, out: &mut String) {
    let mut x = 0;
    while x < buffer.area.width {
        let cell = &buffer[(x, y)];
        let (left, top) = (x * CELL.0, y * CELL.1);
        match sign(cell) {
            Sign::Empty => x += 1,
            Sign::Suit(id) => {
                let fill = hex(cell.fg);
                put(out, format_args!("<use href=\"#{id}\" x=\"{left}\" y=\"{top}\" fill=\"{fill}\"/>\n"));
                x += 1;
            }
            Sign::Frame(path) => {
                let length = (x..buffer.area.width)
                    .take_while(|&next| is_same(cell, &buffer[(next, y)]) && path.ends_with("H10"))
                    .count()
                    .max(1) as u16;
                let path = if length > 1 { format!("M0 10H{}", length * CELL.0) } else { path.to_owned() };
                put(
                    out,
                    format_args!(
                        "<path d=\"{path}\" transform=\"translate({left} {top})\" fill=\"none\" \
                         stroke=\"{}\" stroke-width=\"1.3\"/>\n",
                        hex(cell.fg)
                    ),
                );
                x += length;
            }
            Sign::Text(_) => x += text(buffer, x, y, out),
        }
    }
}

/// Whether two cells show the same frame in the same colour.
fn is_same(one: &Cell, other: &Cell) -> bool {
    one.symbol() == other.symbol() && one.fg == other.fg
}

/// Writes the text that begins at a cell, and gives its length.
fn text(buffer: &Buffer, x: u16, y: u16, out: &mut String) -> u16 {
    let first = &buffer[(x, y)];
    let bold = first.modifier.contains(Modifier::BOLD);
    let alike = |cell: &Cell| cell.fg == first.fg && cell.modifier.contains(Modifier::BOLD) == bold;
    let mut words = String::new();
    let mut length = 0;
    for next in x..buffer.area.width {
        let cell = &buffer[(next, y)];
        match sign(cell) {
            Sign::Text(symbol) if alike(cell) => {
                if next - x > length {
                    words.push(' ');
                }
                words.push_str(symbol);
                length = next - x + 1;
            }
            Sign::Empty if next - x == length => {}
            _ => break,
        }
    }
    let weight = if bold { " font-weight=\"bold\"" } else { "" };
    put(
        out,
        format_args!(
            "<text x=\"{}\" y=\"{}\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{}\"{weight}>{}</text>\n",
            x * CELL.0,
            y * CELL.1 + 15,
            length * CELL.0,
            hex(first.fg),
            escaped(&words),
        ),
    );
    length
}

/// A colour as the web writes it; colours of a terminal's own palette become grey.
fn hex(colour: Color) -> String {
    match colour {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        _ => "#808080".to_owned(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use kookaburra::AnyRules;
    use texts::Lang;

    use super::*;
    use crate::{Colours, testing};

    /// Whether every element that opens is closed, in order.
    fn is_well_formed(image: &str) -> bool {
        let mut open = Vec::new();
        for part in image.split('<').skip(1) {
            let Some((tag, text)) = part.split_once('>') else { return false };
            let quotes = tag.matches('"').count();
            let name = tag.split_whitespace().next().unwrap_or_default();
            if quotes % 2 == 1 || text.contains('"') && name != "text" {
                return false;
            }
            if let Some(closed) = tag.strip_prefix('/') {
                if open.pop() != Some(closed) {
                    return false;
                }
            } else if !tag.ends_with('/') {
                open.push(name);
            }
        }
        open.is_empty()
    }

    fn picture_of(rules: AnyRules, seed: u8) -> String {
        let mut options = PlayOptions { colours: Colours::True, ..PlayOptions::new(rules, Lang::En) };
        options.setup.seed = Some(testing::seed(seed));
        crate::picture(&options, 96, 30).unwrap()
    }

    #[test]
    fn the_picture_shows_a_trick_that_waits_for_your_card() {
        let rules = five_hundred::Rules::preset("australian-4").unwrap();
        let (bright, dim) = ("#f6f0e1", "#aca89a");
        let shows_both = |image: &String| image.contains(bright) && image.contains(dim);
        let picture = |seed| picture_of(AnyRules::FiveHundred(Box::new(rules.clone())), seed);
        let image = (2..12).map(picture).find(shows_both).expect("cards that may be played and others");
        assert!(is_well_formed(&image), "{image}");
        assert!(!is_well_formed(&image.replacen("</text>", "", 1)));
        assert!(image.len() < 60_000, "{} bytes", image.len());
        // The cards of the hand and three on the table, each with its suit.
        assert!(image.matches("<use ").count() >= 10);
        for text in ["You", "your turn", "Trumps"] {
            assert!(image.contains(text), "no {text}");
        }
        assert!(!image.contains("#808080"), "a colour that has no value");
    }

    #[test]
    fn a_table_of_rummy_makes_a_picture_too() {
        let rules = AnyRules::Rummy500(rummy_500::Rules::preset("rummy-500").unwrap());
        let image = picture_of(rules, 2);
        assert!(is_well_formed(&image), "{image}");
        assert!(image.contains("Hint: ") && image.matches("<use ").count() >= 15);
    }

    #[test]
    fn texts_can_hold_any_sign() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 1));
        buffer.set_string(0, 0, "a<b  &c ♥", ratatui::style::Style::new());
        let image = svg(&buffer, "x & y");
        assert!(is_well_formed(&image), "{image}");
        assert!(image.contains(">a&lt;b<") && image.contains(">&amp;c<") && image.contains("#h\""));
    }
}
