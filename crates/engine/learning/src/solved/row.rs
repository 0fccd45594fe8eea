//! In a row: how many puzzles somebody solves one after the other at one sitting.

/// A row. It ends with the first puzzle that is missed; one may be skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// The puzzles solved so far.
    pub solved: u32,
    /// Whether the skip is used.
    pub skipped: bool,
    /// Whether it has ended.
    pub over: bool,
}

impl Row {
    /// Skips a puzzle; false if there is no skip left.
    pub fn skip(&mut self) -> bool {
        let can = !self.skipped && !self.over;
        self.skipped |= can;
        can
    }

    /// After an answer.
    pub fn answered(&mut self, solved: bool) {
        self.over |= !solved;
        self.solved += u32::from(!self.over);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_ends_with_what_is_missed_and_has_one_skip() {
        let mut row = Row::default();
        row.answered(true);
        assert!(row.skip() && !row.skip());
        row.answered(true);
        assert_eq!((row.solved, row.over), (2, false));
        row.answered(false);
        row.answered(true);
        assert_eq!((row.solved, row.over), (2, true));
        assert!(!Row { over: true, ..Row::default() }.skip());
    }
}
