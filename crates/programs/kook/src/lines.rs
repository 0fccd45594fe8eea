//! A conversation line by line, for people at a terminal, screen readers and pipes: what is said, what is typed.

use std::io::{self, BufRead, Write};

use table::name::{self, Found};
use texts::Texts;
use texts::narration::input::plain_words;

use crate::page::fill;

/// Somebody who speaks and listens in lines.
pub(crate) struct Lines<R, W> {
    pub(crate) texts: Texts,
    input: R,
    output: W,
    /// Whether somebody has left: there are no more lines, whatever is asked.
    left: bool,
}

impl<R: BufRead, W: Write> Lines<R, W> {
    pub(crate) const fn new(texts: Texts, input: R, output: W) -> Self {
        Self { texts, input, output, left: false }
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

    /// The next line, whatever it says, such as a note; nothing if there are no more.
    pub(crate) fn text(&mut self) -> io::Result<Option<String>> {
        if self.left {
            return Ok(None);
        }
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        self.left = read == 0;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// The next line; nothing if there are no more, or if somebody leaves.
    pub(crate) fn line(&mut self) -> io::Result<Option<String>> {
        let line = self.text()?;
        Ok(line.filter(|line| !self.leaves(line)))
    }

    /// Whether a line says that somebody leaves: then there are no more lines.
    pub(crate) fn leaves(&mut self, line: &str) -> bool {
        self.left |= self.is_word("keeping-word-quit", line);
        self.left
    }

    /// The answer to a question; who asks for help gets it, and the question is still there.
    pub(crate) fn answer(&mut self, help: &str) -> io::Result<Option<String>> {
        loop {
            match self.line()? {
                Some(line) if self.is_help(&line) => self.say_key(help)?,
                line => return Ok(line),
            }
        }
    }

    /// Whether a line asks for help.
    pub(crate) fn is_help(&self, line: &str) -> bool {
        self.is_word("keeping-word-help", line)
    }

    fn is_word(&self, key: &str, line: &str) -> bool {
        let words = self.texts.get(key);
        words.split(',').any(|word| plain_words(word) == plain_words(line))
    }

    /// One of several choices, counted from 0; none if there are no more lines, or an empty one.
    pub(crate) fn number(&mut self, choices: &[String]) -> io::Result<Option<usize>> {
        self.list(choices)?;
        loop {
            self.say(&self.texts.format("referee-number", &[("most", choices.len().into())]))?;
            let Some(line) = self.answer("keeping-help-question")?.filter(|line| !line.is_empty()) else {
                return Ok(None);
            };
            match pick(choices, &line) {
                Some(number) => return Ok(Some(number)),
                None => self.unclear(choices, &line)?,
            }
        }
    }

    /// Choices with their numbers, from 1.
    pub(crate) fn list(&mut self, choices: &[String]) -> io::Result<()> {
        choices.iter().zip(1..).try_for_each(|(choice, number)| self.say(&format!("  {number:>2}  {choice}")))
    }

    /// That a line is none of several choices, or might be more than one.
    pub(crate) fn unclear(&mut self, choices: &[String], line: &str) -> io::Result<()> {
        match found(choices, line) {
            Found::Several(places) => self.say(&several(choices, &places, line, self.texts)),
            Found::One(_) | Found::None => self.again(line),
        }
    }

    /// That a line is no answer.
    pub(crate) fn again(&mut self, line: &str) -> io::Result<()> {
        self.say(&self.texts.format("referee-again", &[("text", table::quoted(line).into())]))
    }
}

/// That something typed may be more than one of several choices: which, with their numbers.
pub(crate) fn several(choices: &[String], places: &[usize], typed: &str, texts: Texts) -> String {
    let which = places.iter().map(|&place| format!("{} {}", place + 1, choices[place])).collect();
    let args = [("text", table::quoted(typed).into()), ("choices", texts.list_or(which).into())];
    texts.format("keeping-several", &args)
}

/// One of several choices, counted from 0: by its number, by its words, or by how it alone begins.
pub(crate) fn found(choices: &[String], typed: &str) -> Found {
    let Ok(number) = typed.parse::<usize>() else { return name::find(choices, typed) };
    let numbered = number.checked_sub(1).filter(|&number| number < choices.len());
    let is_called_so = |&place: &usize| name::is_alike(&choices[place], typed);
    match (numbered, (0..choices.len()).find(is_called_so)) {
        (Some(place), Some(called)) if place != called => Found::Several(vec![place, called]),
        (place, called) => place.or(called).map_or(Found::None, Found::One),
    }
}

/// The same, where nothing but one will do.
pub(crate) fn pick(choices: &[String], typed: &str) -> Option<usize> {
    match found(choices, typed) {
        Found::One(place) => Some(place),
        Found::Several(_) | Found::None => None,
    }
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

    #[test]
    fn names_that_are_alike_are_never_guessed() {
        let choices = ["Zoé", "Zoe", "1"].map(str::to_owned);
        assert_eq!(found(&choices, "zoe"), Found::Several(vec![0, 1]));
        assert_eq!(found(&choices, "1"), Found::Several(vec![0, 2]));
        assert_eq!(pick(&choices, "zoé"), None);
        let told = several(&choices, &[0, 1], "zoe", Texts::new(texts::Lang::En));
        assert_eq!(told, "“zoe” could be 1 Zoé or 2 Zoe. Type the number.");
    }
}
