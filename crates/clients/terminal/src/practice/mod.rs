//! Practice in a terminal: hand after hand of a kind, or a position again and again. It is played as any match is, with
//! undo, hints and review; nothing of it is saved or counted.

mod table;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};

use ::table::Seed;
use five_hundred::Rules;
use learning::{position::Opened, practice::Practice};
use texts::Texts;

use crate::{
    PlayError, PlayOptions,
    authority::Terms,
    columns, has_screen, left,
    plain::Plain,
    tui::{App, Pace, Theme, Tone, on_screen},
};
use table::PracticeTable;

/// Hands of a kind, or a position.
pub enum ToPractise {
    /// Hands of a kind, which follow from a seed.
    Hands {
        /// The kind.
        practice: Box<Practice>,
        /// The seed.
        seed: Seed,
    },
    /// A position.
    Position(Box<Opened>),
}

impl ToPractise {
    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        match self {
            Self::Hands { practice, .. } => practice.rules(),
            Self::Position(opened) => &opened.situation.rules,
        }
    }
}

/// Plays hands to practise on, on the screen or line by line; `news` is told first.
///
/// # Errors
/// The table can't be opened as asked, or the terminal can't be used.
pub fn practise(what: ToPractise, play: &PlayOptions, news: &[String]) -> Result<(), PlayError> {
    sit_down(what, play, news, has_screen(play), io::stdin().lock(), &mut io::stdout().lock())
}

fn sit_down(
    what: ToPractise,
    play: &PlayOptions,
    news: &[String],
    screen: bool,
    input: impl BufRead,
    out: &mut impl Write,
) -> Result<(), PlayError> {
    let rules = what.rules().clone();
    let texts = Texts::for_rules(play.lang, &rules);
    let (table, first) = PracticeTable::open(what, play, texts)?;
    if screen {
        let look = (texts, Theme::of(play), Pace { speed: play.speed, claim: play.pause });
        let mut app = App::of(Box::new(table), Terms::PRACTICE, rules, look, first);
        app.narrator.sorting = play.sorting;
        app.say(news.join(" "), Tone::News);
        on_screen(&mut app)?;
        writeln!(out, "{}", texts.get("practice-goodbye"))?;
        return Ok(());
    }
    let mut plain = Plain::of((table, first), rules, (texts, play.ascii), out).sorted(play.sorting);
    plain = plain.in_columns(columns());
    plain.terms = Terms::PRACTICE;
    left(plain.play(None, news, input))
}
