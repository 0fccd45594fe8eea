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
    solved::{Answer, How, Ratings, Record, Row, TOLD_FROM, Wish, next},
};
use texts::narration::Narrator;
use texts::{Lang, Texts};

use desk::lesson::{Recalled, Teacher};

use super::{screen, sitting::Sitting, teacher};
use crate::{
    PlayError, columns,
    games::{PlainGame, ScreenGame},
    is_screen,
    store::player_folder,
};
use answers::Answers;
use between::Then;

/// What somebody wants to solve.
#[derive(Clone, Debug)]
pub struct PuzzleOptions {
    /// The rules; those of the last answer without any, else those of their language.
    pub rules: Option<String>,
    /// The theme; every one without.
    pub theme: Option<String>,
    /// Whether they want those with all cards open.
    pub open: bool,
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

/// How far somebody is at one sitting.
struct Going {
    wish: Wish,
    how: How,
    row: Row,
    answers: Answers,
}

impl Room<'_> {
    fn enter(&self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), PlayError> {
        let texts = Texts::new(self.options.lang);
        let answers = Answers::open(self.folder, texts);
        let wish = self.wish(&answers)?;
        let how = match (self.options.row, wish.theme) {
            (true, _) => How::Row,
            _ if wish.open => How::Open,
            (_, Some(_)) => How::Theme,
            _ => How::Mixed,
        };
        self.tell_all(out, answers.damage())?;
        let mut going = Going { wish, how, row: Row::default(), answers };
        while let Some(puzzle) = next(shipped(), &going.answers.record, &going.wish) {
            if matches!(self.ask(puzzle, &mut going, input, out)?, Then::Leave) {
                return Ok(());
            }
        }
        Ok(self.tell_all(out, [texts.get("puzzle-none")])?)
    }

    /// Asks a puzzle, and what is to come after it.
    fn ask(
        &self,
        puzzle: (&Name, &Puzzle),
        going: &mut Going,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Then, PlayError> {
        let met = self.meet(puzzle, going.how, input, out)?;
        match (&met.answer, met.skips) {
            (None, false) => return Ok(Then::Leave),
            (None, true) => {
                self.skip(puzzle.0, going, out)?;
                return Ok(Then::Next);
            }
            (Some(answer), _) => self.take_in(answer.clone(), going, out)?,
        }
        if !met.done && !met.skips {
            return Ok(Then::Leave);
        }
        let then = self.between(puzzle, &met, &mut going.answers, input, out)?;
        if going.row.over {
            going.row = Row::default();
        }
        Ok(then)
    }

    /// Passes a puzzle over.
    fn skip(&self, name: &Name, going: &mut Going, out: &mut impl Write) -> io::Result<()> {
        let can = going.how != How::Row || going.row.skip();
        going.wish.passed.extend(can.then(|| name.clone()));
        let key = match going.how {
            How::Row if can => "puzzle-row-skip",
            How::Row => "puzzle-no-skip",
            _ => "puzzle-skipped",
        };
        self.tell_all(out, [Texts::new(self.options.lang).get(key)])
    }

    /// The puzzles that the options ask for.
    fn wish(&self, answers: &Answers) -> Result<Wish, PlayError> {
        let PuzzleOptions { rules, theme, open, lang, .. } = self.options;
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
        Ok(Wish { rules, theme, open: *open, passed: Vec::new() })
    }

    /// Asks a puzzle.
    fn meet(
        &self,
        (name, puzzle): (&Name, &Puzzle),
        how: How,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Met, PlayError> {
        match puzzle.sitting()? {
            AnyPlay::FiveHundred(play) => self.sit(*play, (name, puzzle), how, input, out),
            AnyPlay::Rummy500(play) => self.sit(*play, (name, puzzle), how, input, out),
        }
    }

    fn sit<G: PlainGame + ScreenGame + Recalled>(
        &self,
        play: LessonPlay<G>,
        (name, puzzle): (&Name, &Puzzle),
        how: How,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Met, PlayError> {
        let PuzzleOptions { lang, ascii, .. } = *self.options;
        let mut teacher = teacher(play, lang, ascii);
        teacher.tell_of(puzzle);
        let met = |teacher: &Teacher<G>| {
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
            let (teacher, met) = (teacher.borrow(), met(&teacher.borrow()));
            self.tell_all(out, met.done.then(|| teacher.over()))?;
            return Ok(met);
        }
        let mut sitting = Sitting::new(teacher, self.columns, out);
        if sitting.teach(input)?.is_some() {
            sitting.leave(None)?;
        }
        Ok(met(&sitting.teacher))
    }

    /// Saves an answer, and tells what became of row and rating.
    fn take_in(&self, answer: Answer, going: &mut Going, out: &mut impl Write) -> io::Result<()> {
        let texts = Texts::new(self.options.lang);
        let Going { how, row, answers, .. } = going;
        let (seen, rules) = (answers.record.has_seen(&answer.puzzle), answer.rules.clone());
        row.answered(answer.solved);
        let unsaved = answers.add(answer);
        let came = match how {
            How::Row => {
                let key = if row.over { "puzzle-row-over" } else { "puzzle-row" };
                Some(texts.format(key, &[("count", row.solved.into())]))
            }
            _ if seen => Some(texts.get("puzzle-seen")),
            How::Mixed => Some(rating(&answers.record, &rules, texts)),
            How::Theme | How::Open => None,
        };
        self.tell_all(out, unsaved.into_iter().chain(came))
    }

    fn tell_all(&self, out: &mut impl Write, lines: impl IntoIterator<Item = String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| tell(self.columns, out, &line))
    }
}

/// The rating in the games to which these rules belong, or how many answers it still needs.
fn rating(record: &Record, rules: &str, texts: Texts) -> String {
    let rated = Ratings::of(&record.answers).of_rules(rules).unwrap_or_default();
    match rated.told() {
        Some((rating, around)) => {
            texts.format("puzzle-rating", &[("rating", rating.into()), ("around", around.into())])
        }
        None => {
            let left = TOLD_FROM.saturating_sub(rated.answers);
            texts.format("puzzle-rating-soon", &[("count", left.into())])
        }
    }
}
