//! The table area: the players in their places and how they stand, the calls, the trick in the middle, the rows of
//! two-player games.

use cards::Card;
use five_hundred::{Phase, TrickView};
use ratatui::layout::Rect;
use table::Seat;

use card_match::Turn;

use super::{rows::rows, screen::FiveHundredTable};
use crate::tui::{App, Canvas, Light, Wait, width, wrap};

/// A place around the table area.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    Me,
    LeftLow,
    Left,
    LeftHigh,
    Top,
    RightHigh,
    Right,
    RightLow,
}

/// Where the others sit, clockwise from the player's left.
const fn spots(others: usize) -> &'static [Spot] {
    match others {
        1 => &[Spot::Top],
        2 => &[Spot::Left, Spot::Right],
        3 => &[Spot::Left, Spot::Top, Spot::Right],
        4 => &[Spot::LeftLow, Spot::LeftHigh, Spot::RightHigh, Spot::RightLow],
        _ => &[Spot::LeftLow, Spot::LeftHigh, Spot::Top, Spot::RightHigh, Spot::RightLow],
    }
}

/// The width of a player's place.
const POD: u16 = 16;
/// The height of a player's place at the sides.
const POD_HEIGHT: u16 = 4;

/// Draws the table area.
pub(super) fn draw<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.fill(area, app.theme.table_area());
    let inner = Rect { x: area.x + 1, width: area.width - 1, ..area };
    let me = Rect { y: area.bottom() - 1, height: 1, ..inner };
    place_in_a_line(app, canvas, me, app.nearest(), false);
    if app.game().seats[app.nearest().index()].row.is_some() {
        return rows(app, canvas, Rect { height: area.height - 1, ..inner });
    }
    let seats = app.game_rules().seats();
    let top = spots(seats - 1).contains(&Spot::Top);
    let above = if top { 2 } else { 0 };
    let room = Rect::new(inner.x + POD, area.y + above, inner.width - 2 * POD, area.height - 1 - above);
    // On a large table area players and cards stay close together.
    let (_, high) = card_size(is_large(room));
    let tall = (3 * high + 4).min(room.height);
    let centre = Rect { y: room.y + (room.height - tall) / 2, height: tall, ..room };
    for (steps, &spot) in spots(seats - 1).iter().enumerate() {
        let seat = app.nearest().after(steps + 1, seats);
        if spot == Spot::Top {
            place_in_a_line(app, canvas, Rect { height: 2, ..inner }, seat, true);
        } else {
            place_at_side(app, canvas, side_area(inner, centre, spot), seat);
        }
    }
    middle(app, canvas, centre, seats);
}

fn side_area(table_area: Rect, centre: Rect, spot: Spot) -> Rect {
    let x = match spot {
        Spot::LeftLow | Spot::Left | Spot::LeftHigh => table_area.x,
        _ => table_area.right() - POD,
    };
    let y = match spot {
        Spot::LeftHigh | Spot::RightHigh => centre.y,
        Spot::LeftLow | Spot::RightLow => centre.bottom() - POD_HEIGHT - 1,
        _ => centre.y + (centre.height - POD_HEIGHT) / 2,
    };
    Rect::new(x, y, POD, POD_HEIGHT)
}

/// Whether a seat is about to act and the screen waits for it.
fn is_acting<G: FiveHundredTable>(app: &App<G>, seat: Seat) -> bool {
    app.wait != Wait::Look
        && match app.at.turn {
            Turn::Mine => app.is_me(seat),
            Turn::Other(other) => seat == other,
            Turn::Deal | Turn::Over => false,
        }
}

/// Name, dealer button and, in a word, whose turn it is.
fn name_line<G: FiveHundredTable>(app: &App<G>, seat: Seat) -> String {
    let acting = is_acting(app, seat);
    let mine = acting && app.is_me(seat);
    let mut line = if mine { app.theme.sign("▸ ", "> ") } else { "" }.to_owned();
    line.push_str(app.narrator.name(seat));
    if app.game().dealer == seat && app.at.begun {
        line.push_str(&app.texts.get("felt-dealer"));
    }
    if acting {
        let key = match (app.is_me(seat), app.game().phase == Some(Phase::Auction)) {
            (true, true) => "felt-you-call",
            (true, false) => "felt-you-play",
            (false, true) => "felt-calls",
            (false, false) => "felt-plays",
        };
        line.push_str(if mine { app.theme.sign(" – ", " - ") } else { " " });
        line.push_str(&app.texts.get(key));
    }
    line
}

/// The last call in the auction, the part in the play.
fn part<G: FiveHundredTable>(app: &App<G>, seat: Seat) -> String {
    if app.game().phase == Some(Phase::Auction) {
        let last = app.game().calls.iter().rev().find(|call| call.seat == seat);
        return match last {
            Some(call) => app.narrator.call(call.call),
            None if app.game().silent().contains(seat) => app.texts.get("short-silent"),
            None => String::new(),
        };
    }
    let Some(contract) = &app.game().contract else { return String::new() };
    if contract.seat == seat {
        // A long name of a contract is in the panel.
        let bid = app.narrator.bid(contract.bid);
        if width(&bid) < POD { bid } else { app.texts.get("contractor") }
    } else if !app.game().seats[seat.index()].plays && !is_acting(app, seat) {
        app.texts.get("felt-sits-out")
    } else if contract.partners.contains(seat) {
        app.texts.get("felt-partner")
    } else {
        String::new()
    }
}

fn tricks<G: FiveHundredTable>(app: &App<G>, seat: Seat) -> String {
    app.texts.format("felt-tricks", &[("count", app.game().seats[seat.index()].tricks.into())])
}

fn cards_left<G: FiveHundredTable>(app: &App<G>, seat: Seat) -> String {
    app.texts.format("felt-cards", &[("count", app.game().seats[seat.index()].cards.into())])
}

/// A player at the side: four short lines.
fn place_at_side<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect, seat: Seat) {
    let ground = app.theme.table_area();
    let area = Rect { width: area.width - 1, ..area };
    let acting = is_acting(app, seat);
    let name = if acting { app.theme.ochre_bar() } else { ground };
    canvas.text(area, 0, 0, &name_line(app, seat), name);
    canvas.wrapped(area, 1, &part(app, seat), app.theme.ochre(ground));
    if app.game().phase != Some(Phase::Auction) {
        canvas.text(area, 0, 2, &tricks(app, seat), ground);
    }
    match app.status(seat) {
        Some(status) => canvas.text(area, 0, 3, status, app.theme.ochre(ground)),
        None => canvas.text(area, 0, 3, &cards_left(app, seat), app.theme.quiet(ground)),
    };
}

/// A player at the top or the bottom: everything in one line, or in two.
pub(super) fn place_in_a_line<G: FiveHundredTable>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    seat: Seat,
    two: bool,
) {
    let ground = app.theme.table_area();
    let acting = is_acting(app, seat);
    let name = name_line(app, seat);
    let mut facts = Vec::new();
    if app.game().phase != Some(Phase::Auction) {
        facts.push(tricks(app, seat));
    }
    if !app.is_me(seat) {
        facts.push(cards_left(app, seat));
    }
    facts.extend(app.status(seat).map(str::to_owned));
    let facts = facts.join(app.theme.sign(" · ", " - "));
    let part = part(app, seat);
    let style = if acting { app.theme.ochre_bar() } else { ground };
    if two {
        let wide = width(&name) + if part.is_empty() { 0 } else { width(&part) + 2 };
        let start = area.width.saturating_sub(wide) / 2;
        let after = canvas.text(area, start, 0, &name, style);
        canvas.text(area, after + 2, 0, &part, app.theme.ochre(ground));
        canvas.centred(area, 1, &facts, app.theme.quiet(ground));
        return;
    }
    let gaps =
        [&part, &facts].iter().filter(|text| !text.is_empty()).map(|text| width(text) + 2).sum::<u16>();
    let start = area.width.saturating_sub(width(&name) + gaps) / 2;
    let mut column = canvas.text(area, start, 0, &name, style);
    for (text, style) in [(&part, app.theme.ochre(ground)), (&facts, app.theme.quiet(ground))] {
        if !text.is_empty() {
            column = canvas.text(area, column + 2, 0, text, style);
        }
    }
}

/// The trick that is on the screen: the one being played, the one just finished, or at the highest speed the last one.
pub(super) fn trick<G: FiveHundredTable>(app: &App<G>) -> Option<&TrickView> {
    let in_trick = app.game().trick.as_ref().filter(|trick| !trick.plays.is_empty());
    match app.wait {
        Wait::Look => app.game().tricks.last(),
        _ if in_trick.is_none() && app.pace.speed == crate::Speed::Instant => app.game().tricks.last(),
        _ => in_trick,
    }
}

/// The middle of the table area: calls, what the contractor is doing, or the trick.
fn middle<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect, seats: usize) {
    match app.game().phase {
        Some(Phase::Auction) => calls(app, canvas, area),
        _ => {
            if let Some(trick) = trick(app) {
                trick_on_table(app, canvas, area, trick, seats);
            } else if app.game().tricks_played == 0 {
                contract(app, canvas, area);
            }
        }
    }
}

/// The calls so far, the latest at the bottom.
fn calls<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.table_area();
    let names =
        Seat::all(app.game_rules().seats()).map(|seat| width(app.narrator.name(seat))).max().unwrap_or(0);
    let mut lines = Vec::new();
    for call in &app.game().calls {
        let bid = matches!(call.call, five_hundred::Action::Bid(_));
        let style = if bid { app.theme.ochre(ground) } else { app.theme.quiet(ground) };
        let text = app.narrator.call(call.call);
        let name = app.narrator.name(call.seat).to_owned();
        if names + 1 + width(&text) <= area.width {
            lines.push((name, names + 1, text, style));
        } else {
            // A long call stands below the name.
            lines.push((name, 0, String::new(), style));
            lines.extend(wrap(&text, area.width - 1).into_iter().map(|text| (String::new(), 1, text, style)));
        }
    }
    let room = usize::from(area.height.saturating_sub(1));
    let shown = &lines[lines.len().saturating_sub(room)..];
    let top = (area.height.saturating_sub(shown.len() as u16)) / 2;
    for (i, (name, column, text, style)) in shown.iter().enumerate() {
        canvas.text(area, 0, top + i as u16, name, app.theme.quiet(ground));
        canvas.text(area, *column, top + i as u16, text, *style);
    }
}

/// The contract, before the first card.
pub(super) fn contract<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let Some(contract) = &app.game().contract else { return };
    let ground = app.theme.table_area();
    let top = area.height / 2 - 1;
    canvas.centred(area, top, app.narrator.name(contract.seat), ground);
    for (i, text) in wrap(&app.narrator.bid(contract.bid), area.width).iter().enumerate() {
        canvas.centred(area, top + 1 + i as u16, text, app.theme.ochre(ground));
    }
}

/// Whether there is room for large cards.
const fn is_large(area: Rect) -> bool {
    area.width >= 30 && area.height >= 19
}

/// How large a card on the table area is.
pub(super) const fn card_size(big: bool) -> (u16, u16) {
    if big { (7, 5) } else { (5, 3) }
}

/// A trick around the middle, each card before its player.
fn trick_on_table<G: FiveHundredTable>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    trick: &TrickView,
    seats: usize,
) {
    let (wide, high) = card_size(is_large(area));
    let (right, bottom) = (area.width.saturating_sub(wide), area.height.saturating_sub(high));
    let middle = right / 2;
    let reach = middle.min(wide + 4);
    for (i, play) in trick.plays.iter().enumerate() {
        let steps = (play.seat.index() + seats - app.nearest().index()) % seats;
        let spot = if steps == 0 { Spot::Me } else { spots(seats - 1)[steps - 1] };
        let (x, y) = match spot {
            Spot::Me => (middle, bottom),
            Spot::Top => (middle, 0),
            Spot::Left => (middle - reach, bottom / 2),
            Spot::Right => (middle + reach, bottom / 2),
            Spot::LeftHigh => (middle - reach, 1),
            Spot::LeftLow => (middle - reach, bottom.saturating_sub(2)),
            Spot::RightHigh => (middle + reach, 1),
            Spot::RightLow => (middle + reach, bottom.saturating_sub(2)),
        };
        let card = Rect::new(area.x + x, area.y + y, wide, high);
        played_card(app, canvas, card, play.card, i, trick);
    }
}

/// A card of a trick: the one that wins is marked, and the one that was led.
pub(super) fn played_card<G: FiveHundredTable>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    card: Card,
    place: usize,
    trick: &TrickView,
) {
    let best = usize::from(trick.best) == place;
    let light = if best { Light::Best } else { Light::Lit };
    canvas.card(area, card, light);
    if place == 0 {
        canvas.text(area, 1, 0, app.theme.sign("›", ">"), app.theme.edge(light));
    }
    if best {
        canvas.text(area, area.width - 2, 0, app.theme.sign("★", "*"), app.theme.edge(light));
    }
}
