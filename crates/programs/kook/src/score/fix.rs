//! An earlier hand is put right: one fact is told again, the effect is told, and the old row stays on the sheet.

use std::io::{self, BufRead, Write};

use sheet::{Ask, Correction, Draft, Entry};
use texts::scorekeeper::{Effect, effect};

use super::{
    hand::Asked,
    keeping::{Keeping, Stay},
};

impl<R: BufRead, W: Write> Keeping<R, W> {
    /// Corrects the entry of a number as the sheet shows it; without one it is asked.
    pub(super) fn correct(&mut self, typed: &str) -> io::Result<Stay> {
        let mut typed = typed.to_owned();
        if typed.is_empty() {
            self.lines.say_key("keeping-which-hand")?;
            match self.lines.answer("keeping-help-question")? {
                Some(line) if line.is_empty() => return Ok(Stay::Yes),
                Some(line) => typed = line,
                None => return Ok(Stay::No),
            }
        }
        let number = typed.parse().ok().and_then(|row| self.book.game().entry_of(row));
        let stands = number.and_then(|number| Some((number, self.book.game().stands(number)?.cloned())));
        match stands {
            Some((number, entry)) => self.put_right(number, entry.as_ref()),
            None => {
                self.lines.say_key("tally-fault-nothing-to-correct")?;
                Ok(Stay::Yes)
            }
        }
    }

    fn put_right(&mut self, number: usize, entry: Option<&Entry>) -> io::Result<Stay> {
        let texts = self.lines.texts;
        let row = self.book.game().row_of(number);
        self.lines.say(&texts.format("pad-correcting", &[("count", row.into())]))?;
        let mut draft = entry.and_then(|entry| Draft::of(entry, &self.rules)).unwrap_or_default();
        loop {
            let facts = draft.facts(&self.rules);
            let asks: Vec<Ask> = facts.iter().map(|&(ask, _)| ask).collect();
            let keeper = self.keeper();
            let mut choices: Vec<String> = facts
                .iter()
                .map(|(ask, told)| format!("{} {}", keeper.question(*ask), keeper.told(told)))
                .collect();
            choices.extend(["pad-strike", "pad-leave"].map(|key| texts.get(key)));
            self.lines.say_key("keeping-which-fact")?;
            let Some(chosen) = self.lines.number(&choices)? else { return Ok(Stay::Yes) };
            let by = match asks.get(chosen) {
                Some(&ask) => match self.complete(draft.without(ask))? {
                    Some(told) => {
                        draft = told;
                        draft.entry(&self.rules)
                    }
                    None => return Ok(Stay::Yes),
                },
                None if chosen == asks.len() => None,
                None => return Ok(Stay::Yes),
            };
            match self.offer(number, by)? {
                Offered::Another => {}
                Offered::Done(stay) => return Ok(stay),
            }
        }
    }

    /// Asks until nothing is missing; nothing if somebody leaves.
    fn complete(&mut self, mut draft: Draft) -> io::Result<Option<Draft>> {
        while let Some(&ask) = draft.asks(&self.rules).first() {
            match self.ask(&draft, ask)? {
                Asked::Told(told) => draft = *told,
                Asked::Left | Asked::End => return Ok(None),
                Asked::Line(line) if self.lines.leaves(&line) => return Ok(None),
                Asked::Line(line) if self.lines.is_help(&line) => {
                    self.lines.say_key("keeping-help-question")?;
                }
                Asked::Line(line) => self.not_understood(&line)?,
            }
        }
        Ok(Some(draft))
    }

    /// Tells what a correction would change, and writes it if that is wanted.
    fn offer(&mut self, entry: usize, by: Option<Entry>) -> io::Result<Offered> {
        let texts = self.lines.texts;
        let Effect { told, is_late } = match effect(&self.book, entry, by.as_ref(), texts) {
            Ok(effect) => effect,
            Err(fault) => {
                self.lines.say(&texts::scorekeeper::fault(&fault, texts))?;
                return Ok(Offered::Another);
            }
        };
        self.lines.say(&told.join("\n"))?;
        if is_late {
            self.lines.say_key("pad-late")?;
        }
        let correct = if is_late { "pad-correct-agreed" } else { "pad-correct-it" };
        let choices = [correct, "keeping-another-fact", "pad-leave"].map(|key| texts.get(key));
        match self.lines.number(&choices)? {
            Some(0) => {
                let correction = Correction { entry, to: by.map(Box::new), agreed: is_late };
                if self.attempt(|book| book.write(Entry::Correct(correction)))? {
                    self.sheet()?;
                }
                Ok(Offered::Done(Stay::Yes))
            }
            Some(1) => Ok(Offered::Another),
            _ => Ok(Offered::Done(Stay::Yes)),
        }
    }
}

/// What has come of a correction that was offered.
enum Offered {
    /// Another fact is told again.
    Another,
    /// It is written, or left.
    Done(Stay),
}
