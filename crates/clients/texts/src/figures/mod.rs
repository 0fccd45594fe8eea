//! Figures in words: what finished games tell of somebody's play, as sentences, tables and charts. A screen reader gets
//! all of it from the sentences and the tables; a chart says in words what it shows.

mod chart;
mod evening;
mod parts;
mod written;

pub use chart::{Chart, Point, Series, Style, svg};
pub use evening::{Told, evening, proof};
pub use parts::report;

use learning::figures::{Figures, Outgrown};

use crate::{Arg, Texts};

/// A question, with all that answers it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Part {
    /// Its name, the same in every language: `better`, `costs` …
    pub name: &'static str,
    /// The question, or what it is about.
    pub heading: String,
    /// Sentences.
    pub sentences: Vec<String>,
    /// Rows, if there are any.
    pub table: Option<Cells>,
    /// A picture of them, if there is one.
    pub chart: Option<Chart>,
}

/// A table. The first cell of a row names it; the others are numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cells {
    /// What the columns are.
    pub head: Vec<String>,
    /// The rows, each as long as the head.
    pub rows: Vec<Vec<String>>,
}

/// What the figures are of, in sentences.
#[must_use]
pub fn about(texts: Texts, figures: &Figures) -> Vec<String> {
    let Figures { games, waiting, hands, left_out, .. } = *figures;
    if games + waiting == 0 {
        return vec![texts.get("figures-none")];
    }
    let of = [("hands", hands.into()), ("games", games.into())];
    let about = (hands > 0).then(|| texts.format("figures-about", &of));
    let waiting = (waiting > 0).then(|| texts.format("figures-waiting", &[("games", waiting.into())]));
    let left_out = (left_out > 0).then(|| texts.format("figures-left-out", &[("hands", left_out.into())]));
    [about, waiting, left_out].into_iter().flatten().collect()
}

/// That somebody is ahead of a level of bots, and the question whether they try the next.
#[must_use]
pub fn outgrown(texts: Texts, found: &Outgrown) -> [String; 2] {
    let whole = |points: f64| Arg::from(points.round() as i64);
    let args = [
        ("points", whole(found.ahead)),
        ("by", whole(found.by)),
        ("level", found.level.name().into()),
        ("hands", found.hands.into()),
    ];
    let next = [("next", found.next.name().into())];
    [texts.format("figures-outgrown", &args), texts.format("figures-outgrown-try", &next)]
}

#[cfg(test)]
mod tests;
