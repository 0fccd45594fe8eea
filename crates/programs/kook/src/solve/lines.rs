//! Records one by one, each as short as a record can be expected to be.

use std::io::{self, BufRead, Read};

use serde::de::IgnoredAny;

/// A record may not take more, in bytes.
const LONGEST_RECORD: u64 = 64 << 20;

/// The lines with something on them; a single record may be spread over several.
pub(super) struct Lines<R> {
    reader: R,
    /// How many bytes were read.
    pub(super) read: u64,
    begun: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(reader: R) -> Self {
        Self { reader, read: 0, begun: false }
    }

    /// The next record; nothing where there is no other.
    pub(super) fn next(&mut self) -> io::Result<Option<String>> {
        let mut line = String::new();
        while line.trim().is_empty() {
            line.clear();
            if self.more(&mut line, |reader, line| reader.read_line(line))? == 0 {
                return Ok(None);
            }
        }
        let is_first = !std::mem::replace(&mut self.begun, true);
        if is_first && serde_json::from_str::<IgnoredAny>(&line).is_err_and(|error| error.is_eof()) {
            self.more(&mut line, |reader, line| reader.read_to_string(line))?;
        }
        line.truncate(line.trim_end().len());
        Ok(Some(line))
    }

    /// Reads on, as long as the record is not too long.
    fn more(
        &mut self,
        record: &mut String,
        read: impl Fn(&mut io::Take<&mut R>, &mut String) -> io::Result<usize>,
    ) -> io::Result<usize> {
        let left = LONGEST_RECORD + 1 - (record.len() as u64).min(LONGEST_RECORD);
        let count = read(&mut self.reader.by_ref().take(left), record)?;
        self.read += count as u64;
        if record.len() as u64 > LONGEST_RECORD {
            let message = format!("a record of more than {LONGEST_RECORD} bytes");
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        }
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> io::Result<Vec<String>> {
        let mut lines = Lines::new(text.as_bytes());
        std::iter::from_fn(|| lines.next().transpose()).collect()
    }

    #[test]
    fn a_record_is_a_line_or_the_whole_text() {
        assert_eq!(lines("{}\n\n  \n{\"a\":1}\r\n[").unwrap(), ["{}", "{\"a\":1}", "["]);
        assert_eq!(lines("\n{\n\"a\":\n1}\n").unwrap(), ["{\n\"a\":\n1}"]);
        assert_eq!(lines("").unwrap(), Vec::<String>::new());
        let long = "[".to_owned() + &" ".repeat(LONGEST_RECORD as usize);
        for text in [&long, &format!("{{}}\n{long}"), &format!("{{\n{long}")] {
            let error = lines(text).unwrap_err().to_string();
            assert!(error.contains("a record of more than 67108864 bytes"), "{error}");
        }
    }
}
