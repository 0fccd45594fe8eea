//! A terminal that understands as much as a screen of this program writes: text, and where it goes.

use std::{iter::Peekable, vec::IntoIter};

/// The cells of a terminal.
pub(crate) struct Vt {
    cells: Vec<Vec<char>>,
    /// The cursor: column and row.
    at: (usize, usize),
    /// Bytes that are no whole text yet.
    rest: Vec<u8>,
}

impl Vt {
    pub(crate) fn new((columns, rows): (usize, usize)) -> Self {
        Self { cells: vec![vec![' '; columns]; rows], at: (0, 0), rest: Vec::new() }
    }

    /// What stands there, in lines.
    pub(crate) fn text(&self) -> String {
        let lines: Vec<String> = self.cells.iter().map(|line| line.iter().collect()).collect();
        lines.join("\n")
    }

    /// Takes in what a program has written. What ends in the middle of a sign or a command waits for the rest.
    pub(crate) fn write(&mut self, bytes: &[u8]) {
        self.rest.extend_from_slice(bytes);
        let whole = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let text = String::from_utf8_lossy(&self.rest[..whole]).into_owned();
        let mut signs = text.chars().collect::<Vec<_>>().into_iter().peekable();
        let mut read = 0;
        while let Some(sign) = signs.next() {
            let mut length = sign.len_utf8();
            match sign {
                '\x1b' => match escape(&mut signs) {
                    Some((inside, command)) => {
                        length += inside.len() + command.len_utf8();
                        self.obey(&inside, command);
                    }
                    None => break,
                },
                '\r' => self.at.0 = 0,
                '\n' => self.feed(),
                '\x08' => self.at.0 = self.at.0.saturating_sub(1),
                sign if sign.is_control() => {}
                sign => self.put(sign),
            }
            read += length;
        }
        self.rest.drain(..read);
    }

    fn put(&mut self, sign: char) {
        if self.at.0 >= self.cells[0].len() {
            self.at.0 = 0;
            self.feed();
        }
        self.cells[self.at.1][self.at.0] = sign;
        self.at.0 += 1;
    }

    fn feed(&mut self) {
        if self.at.1 + 1 < self.cells.len() {
            self.at.1 += 1;
        } else {
            let columns = self.cells[0].len();
            self.cells.remove(0);
            self.cells.push(vec![' '; columns]);
        }
    }

    fn obey(&mut self, inside: &str, command: char) {
        let numbers = inside.trim_start_matches(['[', '?']).split(';');
        let numbers: Vec<usize> = numbers.map(|number| number.parse().unwrap_or(0)).collect();
        let number = |place: usize| numbers.get(place).copied().unwrap_or(0).max(1);
        let (columns, rows) = (self.cells[0].len(), self.cells.len());
        match command {
            'H' => self.at = ((number(1) - 1).min(columns - 1), (number(0) - 1).min(rows - 1)),
            'J' => self.cells = vec![vec![' '; columns]; rows],
            // Another screen, or the first one again, is empty here.
            'h' | 'l' if inside == "[?1049" => {
                (self.cells, self.at) = (vec![vec![' '; columns]; rows], (0, 0));
            }
            _ => {}
        }
    }
}

/// A command after an escape: what stands in it, and its last sign; nothing while it is not whole.
fn escape(signs: &mut Peekable<IntoIter<char>>) -> Option<(String, char)> {
    let first = signs.next()?;
    if first != '[' {
        return Some((String::new(), first));
    }
    let mut inside = first.to_string();
    loop {
        match signs.next()? {
            sign @ '@'..='~' => return Some((inside, sign)),
            sign => inside.push(sign),
        }
    }
}
