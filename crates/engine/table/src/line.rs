//! Lines of saved files, each with the version of its format that it needs.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The version of a format that a line needs: the first that knows everything in it. It is written as `v`, and left
/// out where it is the first.
///
/// A program that adds a field or a kind of entry to a format gives the lines that have it the next version. A program
/// that knows less then says so, and doesn't take the line for a damaged one.
///
/// ```
/// use kookaburra_table::LineVersion;
///
/// assert!(LineVersion::default().is_first());
/// assert!(serde_json::from_str::<LineVersion>("2")? > LineVersion::FIRST);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LineVersion(pub u32);

impl LineVersion {
    /// The first version of any format.
    pub const FIRST: Self = Self(1);

    /// Whether it is the first.
    #[must_use]
    pub const fn is_first(&self) -> bool {
        self.0 == Self::FIRST.0
    }
}

impl Default for LineVersion {
    fn default() -> Self {
        Self::FIRST
    }
}

/// Why a line of a saved file can't be read.
///
/// ```
/// use kookaburra_table::{LineError, LineVersion, read_line};
///
/// let read = |text| read_line::<serde_json::Value>(text, LineVersion::FIRST);
/// assert!(matches!(read(r#"{"v":2}"#), Err(LineError::NeedsVersion { needs: LineVersion(2), .. })));
/// assert!(matches!(read(r#"{"v":"#), Err(LineError::Malformed(_))));
/// ```
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// A later version of the program wrote it.
    #[error("the line needs version {} of its format, and {} is the last that is known here", .needs.0, .known.0)]
    NeedsVersion {
        /// The version that the line needs.
        needs: LineVersion,
        /// The last version that the reader knows.
        known: LineVersion,
    },
    /// It is no line of this format.
    #[error(transparent)]
    Malformed(#[from] serde_json::Error),
}

/// Reads a line of JSON of a format that is known up to a version. `L` has the field `v` where it denies those that it
/// doesn't know.
///
/// ```
/// # #[derive(serde::Deserialize)]
/// # #[serde(deny_unknown_fields)]
/// # struct Line { #[serde(default, rename = "v")] _version: kookaburra_table::LineVersion, seq: u32 }
/// use kookaburra_table::{LineError, LineVersion, read_line};
///
/// let read = |text| read_line::<Line>(text, LineVersion::FIRST);
/// assert_eq!(read(r#"{"seq":7}"#).unwrap().seq, 7);
/// assert!(matches!(read(r#"{"seq":7,"weather":1}"#), Err(LineError::Malformed(_))));
/// assert!(matches!(read(r#"{"v":2,"seq":7,"weather":1}"#), Err(LineError::NeedsVersion { .. })));
/// ```
///
/// # Errors
/// It needs a later version, which is seen before anything else in it, or it is no such line.
pub fn read_line<L: DeserializeOwned>(text: &str, known: LineVersion) -> Result<L, LineError> {
    #[derive(Deserialize)]
    struct Head {
        #[serde(default)]
        v: LineVersion,
    }
    let Head { v: needs } = serde_json::from_str(text)?;
    if needs > known {
        return Err(LineError::NeedsVersion { needs, known });
    }
    Ok(serde_json::from_str(text)?)
}
