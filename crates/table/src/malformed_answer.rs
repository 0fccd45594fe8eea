//! What a program is told of something malformed, whatever it handed in.

use schemars::JsonSchema;
use serde::Serialize;

/// The answer to something malformed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ErrorAnswer {
    /// The format of the answers.
    pub format: &'static str,
    /// `error`.
    pub status: &'static str,
    /// The fault in words.
    pub error: ErrorDetails,
}

/// A fault, and its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ErrorDetails {
    /// `malformed`.
    pub kind: &'static str,
    /// The place of it, such as `games[0].hands[3].tricks`, where the sentence doesn't name it; empty for the whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// A sentence that says what it is.
    pub message: String,
}

impl ErrorAnswer {
    /// The exit status of a program that gives it.
    pub const EXIT_STATUS: u8 = 2;

    /// The answer in a format.
    #[must_use]
    pub const fn new(format: &'static str, place: Option<String>, message: String) -> Self {
        Self { format, status: "error", error: ErrorDetails { kind: "malformed", place, message } }
    }
}
