//! Puzzles in a terminal: one after the other is asked, each at a sitting of a lesson of one step.

mod answers;
mod between;
#[cfg(test)]
mod tests;

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Write},
    path::Path,
};

use jiff::Timestamp;
use learning::{
    course::{AnyPlay, LessonPlay},
    puzzle::{APPEAL_DEALS, Name, Puzzle, Theme, shipped},
    solved::{Answer, How, Ratings, Row, TOLD_FROM, Wish, next},
};
use texts::narration::Narrator;
use texts::{Lang, Texts};

use desk::lesson::{Teacher, explained};

use super::{screen, sitting::Sitting, teacher};
use crate::{PlayError, columns, is_screen, store::player_folder};
use answers::Answers;
use between::Then;

/// What somebody wants to solve.
#[derive(Clone, Debug)]
pub struct PuzzleOptions {
    /// The rules; those of the last answer without any, else those of their language.
    pub rules: Option<String>,
    /// The theme; every one without.
    pub theme: Option<String>,
    /// Whether they want to solve as many in a row as they can.
    pub row: bool,
    /// Their language.
    pub lang: Lang,
    /// Sentences for those who listen.
    pub plain: bool,
    /// No signs outside ASCII.
    pub ascii: bool,
}

/// Asks one puzzle after the other, until the player leaves.
///
/// # Errors
/// There is no such theme, or no puzzle of these rules, or the terminal can't be used.
pub fn solve(options: &PuzzleOptions) -> Result<(), PlayError> {
    let screen = !options.plain && is_screen();
    let deals = APPEAL_DEALS;
    let room = Room { options, folder: &player_folder(), columns: columns(), screen, deals };
    quiet(room.enter(&mut io::stdin().lock(), &mut io::stdout().lock()))
}

/// Lists the themes, and how many puzzles each has.
///
/// # Errors
/// The list can't be told.
pub fn list_themes(lang: Lang) -> Result<(), PlayError> {
    quiet(tell_themes(Texts::new(lang), columns(), &mut io::stdout().lock()).map_err(PlayError::from))
}

/// Somebody who reads no further is no error.
fn quiet(done: Result<(), PlayError>) -> Result<(), PlayError> {
    match done {
        Err(PlayError::Terminal(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

fn tell_themes(texts: Texts, columns: Option<usize>, out: &mut impl Write) -> io::Result<()> {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for (_, puzzle) in shipped() {
        *counts.entry(puzzle.theme.to_string()).or_default() += 1;
    }
    tell(columns, out, &texts.get("puzzle-themes"))?;
    for (name, count) in &counts {
        let about = texts.get(&format!("puzzle-theme-{name}"));
        let args = [("name", name.into()), ("count", (*count).into()), ("about", about.into())];
        tell(columns, out, &texts.format("puzzle-theme-listed", &args))?;
    }
    let first = counts.keys().next().map_or("", String::as_str);
    tell(columns, out, &texts.format("puzzle-how-themes", &[("name", first.into())]))
}

fn tell(columns: Option<usize>, out: &mut impl Write, text: &str) -> io::Result<()> {
    match columns {
        Some(columns) => writeln!(out, "{}", texts::wrapped(text, columns)),
        None => writeln!(out, "{text}"),
    }
}

/// Where somebody solves puzzles.
struct Room<'a> {
    options: &'a PuzzleOptions,
    /// Where their answers are saved.
    folder: &'a Path,
    columns: Option<usize>,
    /// Whether puzzles are asked on the screen.
    screen: bool,
    /// The deals in which a puzzle is judged once more.
    deals: usize,
}

/// What came of a puzzle.
struct Met {
    /// The answer to be saved, if there was one.
    answer: Option<Answer>,
    /// Whether the sitting was gone through to its end.
    done: bool,
    /// Whether another puzzle is wanted instead.
    skips: bool,
    narrator: Narrator,
}

impl Room<'_> {
    fn enter(&self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), PlayError> {
        let texts = Texts::new(self.options.lang);
        let mut answers = Answers::open(self.folder, texts);
        let mut wish = self.wish(&answers)?;
        self.tell_all(out, answers.damage())?;
        let how = match (self.options.row, wish.theme) {
            (true, _) => How::Row,
            (_, Some(_)) => How::Theme,
            _ => How::Mixed,
        };
        let mut row = Row::default();
        loop {
            let Some((name, puzzle)) = next(shipped(), &answers.record, &wish) else {
                return Ok(self.tell_all(out, [texts.get("puzzle-none")])?);
            };
            let met = self.meet((name, puzzle), how, input, out)?;
            if met.skips && met.answer.is_none() {
                let key = match how {
                    How::Row if !row.skip() => "puzzle-no-skip",
                    How::Row => "puzzle-row-skip",
                    _ => "puzzle-skipped",
                };
                wish.passed.extend((key != "puzzle-no-skip").then(|| name.clone()));
                self.tell_all(out, [texts.get(key)])?;
                continue;
            }
            let solved = met.answer.as_ref().is_some_and(|answer| answer.solved);
            if met.answer.is_some() {
                row.answered(solved);
            }
            self.take_in(&met, how, &mut answers, out)?;
            if how == How::Row {
                let key = if row.over { "puzzle-row-over" } else { "puzzle-row" };
                self.tell_all(out, [texts.format(key, &[("count", row.solved.into())])])?;
            }
            if !met.done && !met.skips {
                return Ok(());
            }
            let left = self.between((name, puzzle), &met, &mut answers, input, out)?;
            if matches!(left, Then::Leave) || row.over && how == How::Row {
                return Ok(());
            }
        }
    }

    /// What is to be asked.
    fn wish(&self, answers: &Answers) -> Result<Wish, PlayError> {
        let PuzzleOptions { rules, theme, lang, .. } = self.options;
        let is_set = |rules: &str| shipped().iter().any(|(_, puzzle)| puzzle.rules == rules);
        if let Some(wanted) = rules.as_ref().filter(|rules| !is_set(rules)) {
            let mut sets: Vec<String> = shipped().iter().map(|(_, puzzle)| puzzle.rules.clone()).collect();
            sets.dedup();
            return Err(PlayError::NoSet { wanted: table::quoted(wanted), sets });
        }
        let theme = match theme {
            Some(wanted) => {
                let known = Theme::named(wanted);
                Some(known.ok_or_else(|| PlayError::NoTheme { wanted: table::quoted(wanted) })?)
            }
            None => None,
        };
        let last = answers.record.answers.last().map(|answer| answer.rules.clone());
        let of_lang = if *lang == Lang::Fr { "quebec-4" } else { "australian-4" };
        // Of a theme there may be few: puzzles of every country are asked, unless one is named.
        let usual = || last.filter(|rules| is_set(rules)).unwrap_or_else(|| of_lang.to_owned());
        let rules = rules.clone().or_else(|| theme.is_none().then(usual));
        Ok(Wish { rules, theme, passed: Vec::new() })
    }

    /// Asks a puzzle.
    fn meet(
        &self,
        (name, puzzle): (&Name, &Puzzle),
        how: How,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Met, PlayError> {
        let PuzzleOptions { lang, ascii, .. } = *self.options;
        let play = match puzzle.lesson().start()? {
            AnyPlay::FiveHundred(play) => *play,
            AnyPlay::Rummy500(_) => unreachable!("puzzles are of Five Hundred: they have been opened"),
        };
        let mut teacher = teacher(play, lang, ascii);
        teacher.end = explained(puzzle, &teacher.narrator);
        let met = |teacher: &Teacher<five_hundred::Rules>| {
            let play: &LessonPlay<_> = &teacher.play;
            let (done, first) = (play.step().is_none(), play.first());
            let at = Timestamp::now().as_second();
            let answer = (done || play.missed()).then(|| Answer {
                hinted: play.hinted(),
                ..Answer::new(name, puzzle, at, first.map(|action| action.to_string()), !play.missed(), how)
            });
            Met { answer, done, skips: teacher.skips, narrator: teacher.narrator.clone() }
        };
        if self.screen {
            let teacher = screen::play(teacher, ascii)?;
            let teacher = teacher.borrow();
            return Ok(met(&teacher));
        }
        let mut sitting = Sitting::new(teacher, self.columns, out);
        sitting.tell_past()?;
        if sitting.teach(input)?.is_some() {
            sitting.leave(None)?;
        }
        Ok(met(&sitting.teacher))
    }

    /// Saves an answer, and tells what became of the rating.
    fn take_in(&self, met: &Met, how: How, answers: &mut Answers, out: &mut impl Write) -> io::Result<()> {
        let texts = Texts::new(self.options.lang);
        let Some(answer) = met.answer.clone() else { return Ok(()) };
        let seen = answers.record.has_seen(&answer.puzzle);
        let rules = answer.rules.clone();
        let mut lines: Vec<String> = answers.add(answer).into_iter().collect();
        if seen {
            lines.push(texts.get("puzzle-seen"));
        } else if how == How::Mixed {
            let rated = Ratings::of(&answers.record.answers).of_rules(&rules).unwrap_or_default();
            lines.push(match rated.told() {
                Some((rating, around)) => {
                    texts.format("puzzle-rating", &[("rating", rating.into()), ("around", around.into())])
                }
                None => {
                    let left = TOLD_FROM.saturating_sub(rated.answers);
                    texts.format("puzzle-rating-soon", &[("count", left.into())])
                }
            });
        }
        self.tell_all(out, lines)
    }

    fn tell_all(&self, out: &mut impl Write, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| tell(self.columns, out, &line))
    }
}
