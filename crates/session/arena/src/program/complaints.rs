//! What programs write to their standard error: shown to the person who runs the arena, but not without end, and
//! nothing in it that a screen would obey.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, BufReader, Read, Write},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use table::cleaned;

/// The most that is shown of an entrant, in bytes.
const MOST_SHOWN: u64 = 64 * 1024;
/// The length of the pieces in which a line is shown, in bytes.
const LONGEST_PIECE: u64 = 4 * 1024;

/// How much an entrant has complained, in all its processes together.
#[derive(Default)]
pub(crate) struct Complaints {
    written: AtomicU64,
    /// Every line that was shown, and how often it came again.
    shown: Mutex<BTreeMap<String, u64>>,
}

/// Whose complaints they are: which program, and where it sits.
#[derive(Default)]
pub(crate) struct Whose(Mutex<String>);

impl Whose {
    pub(crate) fn is_now(&self, words: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = words;
    }

    /// What stands before a line.
    fn before(&self) -> String {
        let words = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if words.is_empty() { String::new() } else { format!("{}: ", cleaned(&words)) }
    }
}

/// A line that came again: it was shown once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repeated {
    /// The line that came most often.
    pub line: String,
    /// How often it came again.
    pub times: u64,
    /// How many lines in all were not shown because they had been shown before.
    pub all: u64,
}

impl Complaints {
    /// What came again, if anything did.
    pub(crate) fn repeated(&self) -> Option<Repeated> {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let all = shown.values().sum();
        let (line, &times) =
            shown.iter().max_by_key(|(_, times)| **times).filter(|(_, times)| **times > 0)?;
        Some(Repeated { line: line.clone(), times, all })
    }

    /// Whether a line is new. One that is not is counted.
    fn is_new(&self, line: &str) -> bool {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        match shown.get_mut(line) {
            Some(times) => {
                *times += 1;
                false
            }
            None => {
                shown.insert(line.to_owned(), 0);
                true
            }
        }
    }

    /// How many bytes were not shown.
    pub(crate) fn left_out(&self) -> u64 {
        self.written.load(Ordering::Relaxed).saturating_sub(MOST_SHOWN)
    }

    /// Passes on what may be shown, and reads the rest, until it ends. Each line says whose it is; one that was shown
    /// before is counted instead.
    pub(super) fn pass_on(&self, from: impl Read, mut to: impl Write, whose: &Whose) -> io::Result<()> {
        let mut from = BufReader::new(from);
        let mut piece = Vec::new();
        while (&mut from).take(LONGEST_PIECE).read_until(b'\n', &mut piece)? > 0 {
            let length = piece.len() as u64;
            let text = String::from_utf8_lossy(&piece);
            let line = cleaned(text.trim_end_matches(['\r', '\n']));
            // What nobody will be shown need not be remembered either.
            let is_room = self.written.load(Ordering::Relaxed) < MOST_SHOWN;
            if line.trim().is_empty() || !is_room || self.is_new(&line) {
                let before = self.written.fetch_add(length, Ordering::Relaxed);
                let shown = MOST_SHOWN.saturating_sub(before).min(length) as usize;
                if shown > 0 {
                    let text = String::from_utf8_lossy(&piece[..shown]);
                    let line = cleaned(text.trim_end_matches(['\r', '\n']));
                    // That nobody reads it is no reason to stop the program.
                    let _ = to.write_all(format!("{}{line}\n", whose.before()).as_bytes());
                }
            }
            piece.clear();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passed(complaints: &Complaints, text: &[u8]) -> String {
        let mut shown = Vec::new();
        complaints.pass_on(text, &mut shown, &Whose::default()).unwrap();
        String::from_utf8(shown).unwrap()
    }

    #[test]
    fn only_so_much_of_an_entrant_is_shown() {
        let complaints = Complaints::default();
        let line = |number: usize| format!("{}{number:04}\n", "é".repeat(97));
        let whole: String = (0..1_000).map(line).collect();
        let more = whole.replace('é', "à");
        let shown = passed(&complaints, whole.as_bytes()) + &passed(&complaints, more.as_bytes());
        let most = MOST_SHOWN as usize;
        assert!((most..most + 8).contains(&shown.len()), "{}", shown.len());
        assert!(shown.starts_with(&whole[..300 * line(0).len()]));
        assert_eq!(complaints.left_out(), 2 * whole.len() as u64 - MOST_SHOWN);
    }

    #[test]
    fn a_line_without_end_is_no_matter() {
        let complaints = Complaints::default();
        let endless = io::repeat(b'x').take(50 << 20);
        let mut shown = Vec::new();
        complaints.pass_on(endless, &mut shown, &Whose::default()).unwrap();
        assert!(shown.len() as u64 <= MOST_SHOWN + MOST_SHOWN / LONGEST_PIECE);
        let repeated = complaints.repeated().unwrap();
        assert_eq!(repeated.all * LONGEST_PIECE + shown.len() as u64 - 1, 50 << 20);
    }

    #[test]
    fn each_line_says_whose_it_is_and_what_came_before_is_counted() {
        let complaints = Complaints::default();
        let whose = Whose::default();
        let mut shown = Vec::new();
        for seat in 1..=3 {
            whose.is_now(format!("exec:bot, seat {seat}"));
            let text = format!("Traceback\nIndexError\n\nseat {seat}\n");
            complaints.pass_on(text.as_bytes(), &mut shown, &whose).unwrap();
        }
        let shown = String::from_utf8(shown).unwrap();
        let lines: Vec<&str> = shown.lines().filter(|line| !line.ends_with(": ")).collect();
        assert_eq!(
            lines,
            [
                "exec:bot, seat 1: Traceback",
                "exec:bot, seat 1: IndexError",
                "exec:bot, seat 1: seat 1",
                "exec:bot, seat 2: seat 2",
                "exec:bot, seat 3: seat 3",
            ]
        );
        assert_eq!(complaints.repeated().map(|it| (it.times, it.all)), Some((2, 4)));
        assert_eq!(complaints.left_out(), 0);
    }

    #[test]
    fn nothing_in_it_is_obeyed() {
        let shown = passed(&Complaints::default(), b"one\r\n\x1b[2Jtwo \xff\tthree\n\nfour");
        assert_eq!(shown, "one\n\u{fffd}[2Jtwo \u{fffd}\u{fffd}three\n\nfour\n");
    }
}
