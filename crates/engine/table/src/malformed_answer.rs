//! What a program is told of something malformed, whatever it handed in.

use schemars::JsonSchema;
use serde::Serialize;

/// The answer to something malformed.
///
/// ```
/// use kookaburra_table::ErrorAnswer;
///
/// let answer = ErrorAnswer::new("kookaburra-ruling/1", None, "the incident has no facts".to_owned());
/// let answer = serde_json::to_value(&answer)?;
/// assert_eq!((&answer["status"], &answer["error"]["kind"]), (&"error".into(), &"malformed".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
///
/// ```
/// use kookaburra_table::ErrorAnswer;
///
/// let place = Some("games[0].hands[3]".to_owned());
/// let details = ErrorAnswer::new("kookaburra-scores/1", place, "a hand has ten tricks".to_owned()).error;
/// assert_eq!((details.kind, details.message.as_str()), ("malformed", "a hand has ten tricks"));
/// ```
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
