//! A game as a picture, to be sent to those who played it: plain SVG, dark on light, for any screen and for paper.

use std::fmt::Write;

use crate::{
    svg::{self, escaped},
    whole::{shown, signed},
};
use sheet::{GameScore, Row};

use crate::scorekeeper::Keeper;

/// The room for what a hand was.
const WHAT: usize = 360;
/// The room for the points and the total of a column.
const COLUMN: usize = 220;
/// The height of a row.
const ROW: usize = 40;
/// The room around it all.
const EDGE: usize = 24;
/// The letters that there is room for, of what a hand was and of a heading.
const LETTERS: [usize; 2] = [30, 16];

/// A game as SVG, under a title.
#[must_use]
pub fn picture(keeper: Keeper<'_>, game: &GameScore, title: &str) -> String {
    let width = 2 * EDGE + WHAT + COLUMN * game.columns.len();
    let height = 2 * EDGE + ROW * (game.rows.len() + 4);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" font-size=\"20\" fill=\"#1c1508\">\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fffaf0\"/>"
    );
    let mut y = EDGE + ROW / 2;
    text(&mut svg, EDGE, y, "font-weight=\"700\" font-size=\"24\"", title);
    y += ROW;
    for (at, column) in game.columns.iter().enumerate() {
        text(&mut svg, right(at), y, BOLD, &shortened(&keeper.column(column), LETTERS[1]));
    }
    for row in &game.rows {
        y += ROW;
        self::row(&mut svg, y, keeper, row);
    }
    y += ROW;
    // A text takes it.
    let _ = write!(svg, "<path d=\"M{EDGE} {} H{}\" stroke=\"#1c1508\"/>", y - 28, width - EDGE);
    for (at, &total) in game.totals.iter().enumerate() {
        text(&mut svg, right(at), y, BOLD, &shown(total));
    }
    text(&mut svg, EDGE, y + ROW, "", &keeper.standing(game));
    svg + "</svg>"
}

const BOLD: &str = "text-anchor=\"end\" font-weight=\"700\"";
const PLAIN: &str = "text-anchor=\"end\"";

/// Where a column ends.
const fn right(column: usize) -> usize {
    EDGE + WHAT + COLUMN * (column + 1)
}

fn row(svg: &mut String, y: usize, keeper: Keeper<'_>, row: &Row) {
    let struck = if row.struck { " text-decoration=\"line-through\"" } else { "" };
    text(svg, EDGE, y, struck, &shortened(&keeper.what(row), LETTERS[0]));
    for (at, (&points, &total)) in row.points.iter().zip(&row.totals).enumerate() {
        text(svg, right(at) - 100, y, &format!("{PLAIN}{struck}"), &signed(points));
        if !row.struck {
            text(svg, right(at), y, PLAIN, &shown(total));
        }
    }
}

fn text(svg: &mut String, x: usize, y: usize, looks: &str, words: &str) {
    svg::text(svg, (x, y), looks, &escaped(words));
}

/// As many letters as there is room for.
fn shortened(words: &str, most: usize) -> String {
    match words.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &words[..end]),
        None => words.to_owned(),
    }
}
