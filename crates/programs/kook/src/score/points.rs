//! Points beside the hands: for a ruling, or whatever else a table gives.

use std::io::{self, BufRead, Write};

use sheet::{Entry, Points};
use texts::whole;

use super::keeping::{Keeping, Stay};

impl<R: BufRead, W: Write> Keeping<R, W> {
    pub(super) fn points(&mut self) -> io::Result<Stay> {
        self.lines.say_key("pad-write-points-hint")?;
        let mut points = Vec::new();
        for seats in self.rules.sides() {
            let players = self.lines.texts.players(seats, &self.book.game().players);
            let question = self.lines.texts.format("pad-points-of", &[("players", players.into())]);
            match self.number(&question)? {
                Some(number) => points.push(number),
                None => return Ok(Stay::No),
            }
        }
        if points.iter().all(|&points| points == 0) {
            return Ok(Stay::Yes);
        }
        self.lines.say_key("keeping-note")?;
        let Some(note) = self.lines.text()? else { return Ok(Stay::No) };
        let note = Some(note).filter(|note| !note.is_empty());
        if self.attempt(|book| book.write(Entry::Points(Points { points, note })))? {
            self.status_line()?;
        }
        Ok(Stay::Yes)
    }

    /// A number with its sign; an empty line is 0. Nothing if there are no more lines.
    fn number(&mut self, question: &str) -> io::Result<Option<i32>> {
        loop {
            self.lines.say(question)?;
            self.lines.say_key("keeping-zero-how")?;
            let Some(line) = self.lines.answer("keeping-help-question")? else { return Ok(None) };
            match whole::read(&line) {
                Some(number) => return Ok(Some(number)),
                None if line.is_empty() => return Ok(Some(0)),
                None => self.lines.again(&line)?,
            }
        }
    }
}
