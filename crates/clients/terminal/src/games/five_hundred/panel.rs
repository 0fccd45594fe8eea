//! The panel beside the table area: the schedule of bids in the auction, other boards of choices when something is to
//! be chosen, and in the play the contract, its tricks and the log.

use five_hundred::{ContractView, Nomination, Phase, axis::KittyView};
use ratatui::{layout::Rect, style::Style};
use table::Game;

use card_match::Turn;
use texts::narration::five_hundred::{Board, BoardRow, Cell, Kind, PlaysFrom, Tally, tally};

use super::screen::FiveHundredTable;
use crate::{
    options::yes_or_no,
    tui::{App, Canvas, log, width},
};

/// Draws the panel.
pub(super) fn draw<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.fill(area, app.theme.wood());
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    match app.board() {
        Some(board) if board.kind == Kind::Bids => schedule(app, canvas, area, &board),
        Some(board) => choices(app, canvas, area, &board),
        None if app.is_settled_openly() => app.draw_settled(canvas, area),
        None => play(app, canvas, area),
    }
}

/// The width of a column of the schedule.
const COLUMN: u16 = 5;
/// The width of the heads of its rows.
const HEAD: u16 = 4;

/// The bidding grid: the score table itself.
fn schedule<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect, board: &Board) {
    let ground = app.theme.wood();
    let roomy = area.height >= board.rows.len() as u16 + 4;
    let column = if area.width >= HEAD + 5 * (COLUMN + 2) { COLUMN + 2 } else { COLUMN };
    for (i, strain) in five_hundred::Strain::ALL.into_iter().enumerate() {
        let sign = app.narrator.strain(strain);
        let start = HEAD + i as u16 * column + column - width(&sign);
        canvas.text(area, start, 0, &sign, app.theme.suit_on(strain.trump(), ground));
    }
    let mut line = 1 + u16::from(roomy);
    for (i, row) in board.rows.iter().enumerate() {
        let last = i + 1 == board.rows.len();
        line += u16::from(last && roomy);
        if row.columns {
            canvas.text(area, 0, line, &row.head, app.theme.quiet(ground));
            for (j, cell) in row.cells.iter().enumerate() {
                let text = value_text(app, cell);
                let start = HEAD + j as u16 * column + column - width(&text);
                let style = cell_style(app, cell, (i, j), ground);
                canvas.text(area, start, line, &text, style);
            }
        } else {
            cells_in_a_row(app, canvas, Rect { y: area.y + line, height: 1, ..area }, row, i);
        }
        line += 1;
    }
}

/// The value of a bid, or without colours a dot where the cell is dead.
fn value_text<G: FiveHundredTable>(app: &App<G>, cell: &Cell) -> String {
    if cell.text.is_empty() || cell.live || cell.open || cell.high || app.theme.has_colours() {
        cell.text.clone()
    } else {
        app.theme.sign("·", ".").to_owned()
    }
}

fn cell_style<G: FiveHundredTable>(app: &App<G>, cell: &Cell, place: (usize, usize), ground: Style) -> Style {
    let asked = app.at.turn == Turn::Mine || G::acts_stand();
    if asked && cell.live && app.ui.board_cursor == place {
        app.theme.blue_bar()
    } else if cell.high {
        app.theme.ochre(ground)
    } else if cell.live {
        app.theme.blue(ground)
    } else if cell.open {
        app.theme.quiet(ground)
    } else {
        app.theme.dead(ground)
    }
}

/// Cells one after the other, and the row's note.
fn cells_in_a_row<G: FiveHundredTable>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    row: &BoardRow,
    number: usize,
) {
    let ground = app.theme.wood();
    let mut column = 0;
    if !row.head.is_empty() {
        canvas.text(area, 0, 0, &row.head, app.theme.suit_on(row.suit, ground));
        column = 2;
    } else if row.suit.is_some() {
        column = 2;
    }
    for (i, cell) in row.cells.iter().enumerate() {
        let mut style = cell_style(app, cell, (number, i), ground);
        if cell.suit.is_some() && style == app.theme.blue(ground) {
            style = app.theme.suit_on(cell.suit, ground);
        }
        column = canvas.text(area, column, 0, &cell.text, style) + 1;
    }
    if !row.note.is_empty() && column + width(&row.note) <= area.width {
        canvas.right(area, 0, &row.note, app.theme.quiet(ground));
    }
}

/// A board of choices other than bids, under its title.
fn choices<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect, board: &Board) {
    let key = match board.kind {
        Kind::Nominate => "board-title-nominate",
        Kind::Demand => "board-title-demand",
        _ => "board-title-partners",
    };
    let mut line = canvas.wrapped(area, 0, &app.texts.get(key), app.theme.ochre(app.theme.wood()));
    line += u16::from(area.height > board.rows.len() as u16 + line);
    for (i, row) in board.rows.iter().enumerate() {
        cells_in_a_row(app, canvas, Rect { y: area.y + line, height: 1, ..area }, row, i);
        line += 1;
    }
}

/// Contract, tricks and log.
fn play<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect) {
    let ground = app.theme.wood();
    let mut line = match &app.game().contract {
        Some(contract) => contract_lines(app, canvas, area, contract),
        None if app.game().phase == Some(Phase::Play) => {
            let line = canvas.wrapped(area, 0, &app.texts.get("panel-no-bid"), app.theme.ochre(ground));
            plain_tricks(app, canvas, area, line)
        }
        None => 0,
    };
    let all_saw = app.game_rules().axes().kitty_view == KittyView::Shown;
    if let Some(kitty) = app.game().kitty.filter(|_| app.game().contract.is_none() || all_saw) {
        let cards: Vec<String> = app.sorted(kitty).iter().map(|card| app.narrator.card(*card)).collect();
        let text = app.texts.format("panel-kitty", &[("cards", cards.join(" ").into())]);
        line = canvas.wrapped(area, line, &text, ground);
    }
    let line = app.draw_open(canvas, area, line);
    log(app, canvas, Rect { y: area.y + line, height: area.height.saturating_sub(line), ..area });
}

fn contract_lines<G: FiveHundredTable>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    contract: &ContractView,
) -> u16 {
    let ground = app.theme.wood();
    let narrator = &app.narrator;
    let bid = narrator.bid(contract.bid);
    let (name, value) = (narrator.name(contract.seat), contract.value.to_string());
    let in_a_line = width(&bid) + width(name) + width(&value) + 2 <= area.width;
    let after = canvas.text(area, 0, 0, &bid, app.theme.ochre_bar());
    let (column, first) = if in_a_line { (after + 1, 0) } else { (0, 1) };
    canvas.text(area, column, first, name, app.theme.ochre(ground));
    canvas.right(area, first, &value, app.theme.quiet(ground));
    let trump = match contract.trump {
        Some(suit) => {
            let name = format!("{} {}", narrator.suit(suit), app.texts.suit(suit));
            app.texts.format("panel-trump", &[("suit", name.into())])
        }
        None => app.texts.get("panel-no-trump"),
    };
    canvas.text(area, 0, first + 1, &trump, app.theme.suit_on(contract.trump, ground));
    let mut line = first + 2;
    if let Some(Nomination::Suit(suit)) = contract.nominated {
        let text = app.texts.format("panel-joker", &[("suit", app.texts.suit(suit).into())]);
        canvas.text(area, 0, line, &text, app.theme.ochre(ground));
        line += 1;
    }
    if let Some(card) = contract.called {
        let text = app.texts.format("panel-called", &[("card", narrator.card_or_joker(card).into())]);
        canvas.text(area, 0, line, &text, app.theme.ochre(ground));
        line += 1;
    }
    line = party_tricks(app, canvas, area, contract, line);
    open_hand(app, canvas, area, contract, line)
}

/// Tricks taken and needed by the contractor's side and by the others.
fn party_tricks<G: FiveHundredTable>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    contract: &ContractView,
    line: u16,
) -> u16 {
    let ground = app.theme.wood();
    let others = |names: String| {
        if width(&names) + 8 <= area.width { names } else { app.texts.get("panel-others") }
    };
    let sides = tally(app.game_rules(), app.game(), contract, &app.narrator, others);
    for (i, Tally { name, won, need }) in sides.into_iter().enumerate() {
        let key = if need == 0 { "panel-tricks-misere" } else { "panel-tricks" };
        let over = yes_or_no(won > need);
        let text = app.texts.format(key, &[("won", won.into()), ("need", need.into()), ("over", over)]);
        canvas.text(area, 0, line + i as u16, &name, ground);
        canvas.right(area, line + i as u16, &text, app.theme.ochre(ground));
    }
    line + 2
}

/// Tricks of each player where nobody bid.
fn plain_tricks<G: FiveHundredTable>(app: &App<G>, canvas: &mut Canvas<'_>, area: Rect, line: u16) -> u16 {
    let ground = app.theme.wood();
    let columns = app.game_rules().sides();
    for (i, &side) in columns.iter().enumerate() {
        let won: u8 = side.iter().map(|seat| app.game().seats[seat.index()].tricks).sum();
        canvas.text(area, 0, line + i as u16, &app.narrator.side(side), ground);
        canvas.right(area, line + i as u16, &won.to_string(), app.theme.ochre(ground));
    }
    line + columns.len() as u16
}

/// The contractor's hand, where it lies open for all \[FH-PLAY-6\].
fn open_hand<G: FiveHundredTable>(
    app: &App<G>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    contract: &ContractView,
    line: u16,
) -> u16 {
    if app.is_me(contract.seat) {
        return line;
    }
    // The player of these cards has them before them; then their own stand here.
    let mine = app.place() == PlaysFrom::For(contract.seat);
    let seat = if mine { app.nearest() } else { contract.seat };
    let hand = app.game().seats[seat.index()].hand.filter(|hand| !hand.is_empty());
    let Some(hand) = hand else { return line };
    let ground = app.theme.wood();
    let args = [("name", app.narrator.name(seat).into())];
    let title =
        if mine { app.texts.get("panel-own-hand") } else { app.texts.format("panel-open-hand", &args) };
    canvas.text(area, 0, line, &title, app.theme.quiet(ground));
    let cards: Vec<String> = app.sorted(hand).iter().map(|card| app.narrator.card(*card)).collect();
    canvas.wrapped(area, line + 1, &cards.join(" "), ground)
}
