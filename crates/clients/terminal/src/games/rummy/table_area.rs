//! The table area of Rummy 500: the melds in tidy rows, numbered, with their owners; beside them the players at the
//! table and how they stand.

use ratatui::{layout::Rect, style::Style};
use rummy_500::{MeldCard, MeldView};
use table::Seat;

use card_match::Turn;

use super::screen::Screen;
use crate::tui::{Canvas, log, width};

/// Draws the melds: each on a line with the names of those who laid it, or where they are too many for that, in few
/// signs one after the other.
pub(super) fn melds(app: &Screen, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.fill(area, app.theme.table_area());
    let inner = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let melds = &app.view.melds;
    if melds.is_empty() {
        let text = app.texts.get("felt-no-melds");
        canvas.centred(inner, inner.height / 2, &text, app.theme.quiet(app.theme.table_area()));
    } else if melds.len() <= usize::from(inner.height)
        && melds.iter().all(|meld| fits(app, meld, inner.width))
    {
        for (line, meld) in melds.iter().enumerate() {
            whole(app, canvas, Rect { y: inner.y + line as u16, height: 1, ..inner }, line + 1, meld);
        }
    } else {
        in_few_signs(app, canvas, inner);
    }
}

/// The players who laid cards of a meld, the one with the first card first.
fn layers(app: &Screen, meld: &MeldView) -> String {
    let mut names: Vec<&str> = Vec::new();
    for (_, seat) in meld.cards() {
        let name = app.narrator.name(seat);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join("+")
}

/// The width of a number before a meld.
const NUMBER: u16 = 3;

fn fits(app: &Screen, meld: &MeldView, room: u16) -> bool {
    NUMBER + width(&app.narrator.meld(meld.meld)) + 2 + width(&layers(app, meld)) <= room
}

/// A card on the table area in the colour of its suit.
fn ink(app: &Screen, card: MeldCard) -> Style {
    let ground = app.theme.table_area();
    match card {
        MeldCard::Natural(card) => app.theme.suit_on(card.suit(), ground),
        MeldCard::Joker | MeldCard::JokerAs(_) => app.theme.ochre(ground),
    }
}

/// A meld on a line of its own.
fn whole(app: &Screen, canvas: &mut Canvas<'_>, area: Rect, number: usize, meld: &MeldView) {
    let ground = app.theme.table_area();
    canvas.text(area, 0, 0, &format!("{number:>2}"), app.theme.quiet(ground));
    let mut column = NUMBER;
    for card in meld.meld.cards() {
        column = canvas.text(area, column, 0, &app.narrator.meld_card(card), ink(app, card)) + 1;
    }
    canvas.right(area, 0, &layers(app, meld), app.theme.quiet(ground));
}

/// All melds one after the other; the last line says so if there are still more.
fn in_few_signs(app: &Screen, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.table_area();
    let (mut column, mut line) = (0, 0);
    for (place, meld) in app.view.melds.iter().enumerate() {
        let number = format!("{}.", place + 1);
        let cards = app.narrator.meld_in_short(meld.meld);
        let wide = width(&number) + width(&cards);
        if column > 0 && column + wide > area.width {
            column = 0;
            line += 1;
        }
        if line + 1 == area.height && column + wide + 8 > area.width && place + 1 < app.view.melds.len() {
            let more = format!("+{} (v)", app.view.melds.len() - place);
            canvas.text(area, column, line, &more, app.theme.ochre(ground));
            return;
        }
        column = canvas.text(area, column, line, &number, app.theme.quiet(ground));
        let suit = meld.meld.cards().find_map(|card| match (card, meld.meld) {
            (MeldCard::Natural(card), rummy_500::Meld::Run { .. }) => card.suit(),
            _ => None,
        });
        column = canvas.text(area, column, line, &cards, app.theme.suit_on(suit, ground)) + 2;
    }
}

/// The columns of the list of players: cards, points on the table, total.
const COLUMNS: [u16; 3] = [7, 6, 6];

/// Draws the players from the one on the human's left, the human last, and below them the log.
pub(super) fn players(app: &Screen, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.wood();
    canvas.fill(area, ground);
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let heads = ["head-cards", "head-table", "head-total"].map(|key| app.texts.get(key));
    columns(canvas, area, 0, &heads, app.theme.quiet(ground));
    let seats = app.rules.seats();
    let clockwise = || (1..=seats).map(|steps| app.nearest().after(steps, seats));
    let told = clockwise().filter(|&seat| app.status(seat).is_some()).count();
    // Where there is no room for it, that somebody is not there stands on the sheet of the table alone.
    let tells = seats + told < usize::from(area.height);
    let mut used = 1;
    for seat in clockwise() {
        player(app, canvas, area, used, seat);
        used += 1;
        if let Some(status) = app.status(seat).filter(|_| tells) {
            canvas.text(area, 2, used, status, app.theme.ochre(ground));
            used += 1;
        }
    }
    log(app, canvas, Rect { y: area.y + used, height: area.height.saturating_sub(used), ..area });
}

fn columns(canvas: &mut Canvas<'_>, area: Rect, line: u16, texts: &[String; 3], style: Style) {
    let mut end = area.width;
    for (text, wide) in texts.iter().zip(COLUMNS).rev() {
        canvas.text(area, end.saturating_sub(width(text)), line, text, style);
        end = end.saturating_sub(wide);
    }
}

fn player(app: &Screen, canvas: &mut Canvas<'_>, area: Rect, line: u16, seat: Seat) {
    let ground = app.theme.wood();
    let state = &app.view.seats[seat.index()];
    let acts = matches!(app.at.turn, Turn::Mine | Turn::Other(_)) && app.view.turn == seat;
    let mark = if acts { app.theme.sign("▸", ">") } else { " " };
    let mut name = format!("{mark}{}", app.narrator.name(seat));
    if app.view.dealer == seat && app.at.begun {
        name.push_str(&app.texts.get("felt-dealer"));
    }
    let style = if acts { app.theme.ochre_bar() } else { ground };
    canvas.text(area, 0, line, &name, style);
    let cards = if state.floats { app.texts.get("felt-floats") } else { state.cards.to_string() };
    let total = app.view.scores.get(seat.index()).copied().unwrap_or_default();
    let texts = [cards, state.laid.to_string(), app.narrator.score(total)];
    columns(canvas, area, line, &texts, if acts { app.theme.ochre(ground) } else { ground });
}
