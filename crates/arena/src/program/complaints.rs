//! What programs write to their standard error: shown to the person who runs the arena, but not without end, and
//! nothing in it that a screen would obey.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    sync::atomic::{AtomicU64, Ordering},
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
}

impl Complaints {
    /// How many bytes were not shown.
    pub(crate) fn left_out(&self) -> u64 {
        self.written.load(Ordering::Relaxed).saturating_sub(MOST_SHOWN)
    }

    /// Passes on what may be shown, and reads the rest, until it ends.
    pub(super) fn pass_on(&self, from: impl Read, mut to: impl Write) -> io::Result<()> {
        let mut from = BufReader::new(from);
        let mut piece = Vec::new();
        while (&mut from).take(LONGEST_PIECE).read_until(b'\n', &mut piece)? > 0 {
            let length = piece.len() as u64;
            let before = self.written.fetch_add(length, Ordering::Relaxed);
            let shown = MOST_SHOWN.saturating_sub(before).min(length) as usize;
            if shown > 0 {
                let text = String::from_utf8_lossy(&piece[..shown]);
                let line = cleaned(text.trim_end_matches(['\r', '\n']));
                // That nobody reads it is no reason to stop the program.
                let _ = to.write_all(format!("{line}\n").as_bytes());
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
        complaints.pass_on(text, &mut shown).unwrap();
        String::from_utf8(shown).unwrap()
    }

    #[test]
    fn only_so_much_of_an_entrant_is_shown() {
        let complaints = Complaints::default();
        let line = format!("{}\n", "é".repeat(99));
        let whole = line.repeat(1_000);
        let shown = passed(&complaints, whole.as_bytes()) + &passed(&complaints, whole.as_bytes());
        let most = MOST_SHOWN as usize;
        assert!((most..most + 8).contains(&shown.len()), "{}", shown.len());
        assert!(shown.starts_with(&line.repeat(300)));
        assert_eq!(complaints.left_out(), 2 * whole.len() as u64 - MOST_SHOWN);
    }

    #[test]
    fn a_line_without_end_is_no_matter() {
        let complaints = Complaints::default();
        let endless = io::repeat(b'x').take(50 << 20);
        let mut shown = Vec::new();
        complaints.pass_on(endless, &mut shown).unwrap();
        assert!(shown.len() as u64 <= MOST_SHOWN + MOST_SHOWN / LONGEST_PIECE);
        assert_eq!(complaints.left_out(), (50 << 20) - MOST_SHOWN);
    }

    #[test]
    fn nothing_in_it_is_obeyed() {
        let shown = passed(&Complaints::default(), b"one\r\n\x1b[2Jtwo \xff\tthree\n\nfour");
        assert_eq!(shown, "one\n\u{fffd}[2Jtwo \u{fffd}\u{fffd}three\n\nfour\n");
    }
}
