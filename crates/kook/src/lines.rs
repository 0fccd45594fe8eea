//! A conversation line by line, for people at a terminal, screen readers and pipes: what is said, what is typed.

use std::io::{self, BufRead, Write};

use narration::input::plain_words;
use texts::Texts;

use crate::page::fill;

/// Somebody who speaks and listens in lines.
pub(crate) struct Lines<R, W> {
    pub(crate) texts: Texts,
    input: R,
    output: W,
}

impl<R: BufRead, W: Write> Lines<R, W> {
    pub(crate) const fn new(texts: Texts, input: R, output: W) -> Self {
        Self { texts, input, output }
    }

    /// Says a text, its paragraphs filled.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        let text = table::cleaned(text);
        let lines: Vec<String> = text.lines().map(|line| fill(line, "")).collect();
        writeln!(self.output, "{}", lines.join("\n").trim_end_matches('\n'))?;
        self.output.flush()
    }

    pub(crate) fn say_key(&mut self, key: &str) -> io::Result<()> {
        self.say(&self.texts.get(key))
    }

    /// The next line; nothing if there are no more.
    pub(crate) fn line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// One of several choices, counted from 0; none if there are no more lines, or an empty one.
    pub(crate) fn number(&mut self, choices: &[String]) -> io::Result<Option<usize>> {
        self.list(choices)?;
        loop {
            self.say(&self.texts.format("referee-number", &[("most", choices.len().into())]))?;
            let Some(line) = self.line()?.filter(|line| !line.is_empty()) else { return Ok(None) };
            match pick(choices, &line) {
                Some(number) => return Ok(Some(number)),
                None => self.again(&line)?,
            }
        }
    }

    /// Choices with their numbers, from 1.
    pub(crate) fn list(&mut self, choices: &[String]) -> io::Result<()> {
        choices.iter().zip(1..).try_for_each(|(choice, number)| self.say(&format!("  {number:>2}  {choice}")))
    }

    /// That a line is no answer.
    pub(crate) fn again(&mut self, line: &str) -> io::Result<()> {
        self.say(&self.texts.format("referee-again", &[("text", table::quoted(line).into())]))
    }
}

/// One of several choices, counted from 0: by its number, by its words, or by how it alone begins.
pub(crate) fn pick(choices: &[String], typed: &str) -> Option<usize> {
    if let Ok(number) = typed.parse::<usize>() {
        return number.checked_sub(1).filter(|&number| number < choices.len());
    }
    let typed = plain_words(typed);
    let plain: Vec<String> = choices.iter().map(|choice| plain_words(choice)).collect();
    let mut begun = plain.iter().enumerate().filter(|(_, choice)| choice.starts_with(&typed));
    let mut only = || begun.next().filter(|_| !typed.is_empty()).filter(|_| begun.next().is_none());
    plain.iter().position(|choice| *choice == typed).or_else(|| only().map(|(index, _)| index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_picked_by_number_by_words_or_by_how_it_alone_begins() {
        let choices = ["Ann", "Anna", "Bo", "Émile"].map(str::to_owned);
        for (typed, picked) in [
            ("1", Some(0)),
            ("4", Some(3)),
            ("0", None),
            ("5", None),
            ("ann", Some(0)),
            ("ANNA", Some(1)),
            ("an", None),
            ("b", Some(2)),
            ("emi", Some(3)),
            ("", None),
        ] {
            assert_eq!(pick(&choices, typed), picked, "{typed}");
        }
    }
}
