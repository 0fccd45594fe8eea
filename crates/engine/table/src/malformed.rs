//! Errors about a text that is no record: where, and why, in the words of its readers.

use std::fmt;

use crate::outside::shortened;

/// The error of a text that is not a record: where it goes wrong, and why \[NOT-RES-8\].
///
/// ```
/// use kookaburra_table::{Place, Record};
///
/// let error = Record::read("{\n \"format\": 7 }").err().ok_or("a record")?;
/// assert!(matches!(error.place, Place::Text { line: 2, .. }));
/// assert!(error.message.starts_with("format: invalid type"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}{message}")]
pub struct Malformed {
    /// Where.
    pub place: Place,
    /// The mistake there.
    pub message: String,
}

/// How the message begins about a record that is too long.
pub(crate) const TOO_MANY_HANDS: &str = "there are more hands than ";

/// The most characters of a message about a record.
pub(crate) const LONGEST_MESSAGE: usize = 500;

/// A place in a record where something is wrong.
///
/// ```
/// use kookaburra_table::Place;
///
/// assert_eq!(Place::Text { line: 2, column: 14 }.to_string(), "line 2, column 14: ");
/// assert_eq!(Place::Action(0, 3).to_string(), "hand 0, action 3: ");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The whole of it.
    Whole,
    /// In the text, both counted from 1.
    Text {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// In a hand, counted from 0 \[NOT-REC-11\].
    Hand(usize),
    /// In an action of a hand, both counted from 0 \[NOT-REC-11\].
    Action(usize, usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole => Ok(()),
            Self::Text { line, column } => write!(f, "line {line}, column {column}: "),
            Self::Hand(hand) => write!(f, "hand {hand}: "),
            Self::Action(hand, action) => write!(f, "hand {hand}, action {action}: "),
        }
    }
}

impl Malformed {
    /// Whether it may be a record, but has more hands than were wanted.
    #[must_use]
    pub fn is_too_long(&self) -> bool {
        self.message.starts_with(TOO_MANY_HANDS)
    }

    /// A mistake of the whole.
    pub fn new(message: impl Into<String>) -> Self {
        Self::at(Place::Whole, message)
    }

    /// A mistake at a place.
    pub fn at(place: Place, message: impl Into<String>) -> Self {
        // It quotes what may be as long as a record.
        Self { place, message: shortened(&message.into(), LONGEST_MESSAGE) }
    }

    pub(crate) fn in_text(error: &serde_json::Error, path: &str) -> Self {
        let (line, column) = (error.line(), error.column());
        let message = error.to_string();
        let message = message.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&message);
        let message = in_plain_terms(message);
        // Of a text that breaks off, or that has a key twice, the path says nothing.
        let path =
            if path.contains(['.', '?']) && path.len() == 1 { String::new() } else { format!("{path}: ") };
        Self::at(Place::Text { line, column }, format!("{path}{message}"))
    }
}

/// What the reader's library says, in the words of its users.
pub(crate) fn in_plain_terms(message: &str) -> String {
    TERMS.iter().fold(message.to_owned(), |text, (term, plain)| text.replace(term, plain))
}

/// Words of the reader's library that its users understand, and what stands for them.
const TERMS: [(&str, &str); 8] = [
    ("missing field", "missing key"),
    ("unknown field", "unknown key"),
    ("duplicate field", "duplicate key"),
    ("expected u8", "expected a number from 0 to 255"),
    ("expected usize", "expected a whole number"),
    ("expected i32", "expected a whole number"),
    ("expected a sequence", "expected a list"),
    ("invalid type: sequence", "invalid type: a list"),
];
