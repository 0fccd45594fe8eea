//! Between two puzzles: whether to go on, and whether something is wrong.

use std::{
    io::{self, BufRead, Write},
    path::PathBuf,
};

use jiff::Timestamp;
use learning::{
    puzzle::{Name, Puzzle},
    solved::Answer,
};
use texts::Texts;
use texts::narration::input;

use super::{Met, Room, answers::Answers};
use crate::{store::short, system_error, write_whole};

/// What follows a puzzle.
pub(super) enum Then {
    /// The next one.
    Next,
    /// The player leaves.
    Leave,
}

impl Room<'_> {
    /// Between two puzzles: whether to go on, and an appeal.
    pub(super) fn between(
        &self,
        (name, puzzle): (&Name, &Puzzle),
        met: &Met,
        answers: &mut Answers,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> io::Result<Then> {
        let texts = Texts::new(self.options.lang);
        loop {
            self.tell_all(out, [texts.get("puzzle-go-on")])?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(Then::Leave);
            }
            let is = |word: &str| input::is_command(line.trim(), word, &texts);
            match () {
                () if line.trim().is_empty() || is("next") => return Ok(Then::Next),
                () if is("quit") => return Ok(Then::Leave),
                () if is("wrong") => self.appeal((name, puzzle), met, answers, out)?,
                () => {}
            }
        }
    }

    /// Judges a puzzle once more, tells what was found, and writes it into a file.
    fn appeal(
        &self,
        (name, puzzle): (&Name, &Puzzle),
        met: &Met,
        answers: &mut Answers,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let texts = Texts::new(self.options.lang);
        self.tell_all(out, [texts.get("puzzle-judging")])?;
        out.flush()?;
        let given = met.answer.as_ref().and_then(|answer| answer.answer.as_deref());
        let doubted = puzzle.doubted(given);
        let Some(appeal) = puzzle.appeal(doubted, self.deals) else {
            return self.tell_all(out, [texts.get("puzzle-unjudged")]);
        };
        let mut lines = desk::lesson::found(&appeal, puzzle, &met.narrator);
        let faulty = met.answer.clone().filter(|_| !appeal.stands);
        let faulty = faulty.map(|answer| Answer { faulty: true, at: Timestamp::now().as_second(), ..answer });
        lines.extend(faulty.and_then(|faulty| answers.add(faulty)));
        let complaint = serde_json::json!({
            "puzzle": name, "answer": given, "found": appeal, "deals": self.deals,
            "version": env!("CARGO_PKG_VERSION"), "as_written": puzzle,
        });
        let path: PathBuf = self.folder.join(format!("puzzle-{name}.json"));
        lines.push(match write_whole(&path, &format!("{complaint}\n"), ".puzzle-") {
            Ok(()) => texts.format("puzzle-complaint", &[("path", short(&path).into())]),
            Err(error) => texts.format("puzzle-unsaved", &[("error", system_error(texts, &error).into())]),
        });
        self.tell_all(out, lines)
    }
}
