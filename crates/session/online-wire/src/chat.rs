//! What people may write to each other, where the host lets them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The longest text that somebody may write, in characters.
pub const LONGEST_TEXT: usize = 200;

/// How people may talk at a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Chat {
    /// In set phrases alone.
    #[default]
    Phrases,
    /// In their own words between hands, when nobody can tell of the cards that are played.
    BetweenHands,
    /// In their own words at any time.
    Always,
}

impl Chat {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(crate) fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// A text as others get it: see [`one_line`]. `None` if nothing is left of it, or more than [`LONGEST_TEXT`]
/// characters.
#[must_use]
pub fn text_to_say(text: &str) -> Option<String> {
    Some(one_line(text)).filter(|clean| (1..=LONGEST_TEXT).contains(&clean.chars().count()))
}

/// A text on one line, without characters that a screen would obey or not show.
#[must_use]
pub fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    table::cleaned(&words.join(" ")).replace('\u{fffd}', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_one_line_that_a_screen_shows_as_it_is() {
        let said = |text: &str| text_to_say(text);
        assert_eq!(said("  Bien\tjoué,\n Mae ! ").as_deref(), Some("Bien joué, Mae !"));
        assert_eq!(said("a\u{202e}b\u{1b}[2J\u{200b}c").as_deref(), Some("ab[2Jc"));
        for nothing in ["", " \n ", "\u{200b}\u{202e}"] {
            assert_eq!(said(nothing), None, "{nothing:?}");
        }
        assert!(said(&"é".repeat(LONGEST_TEXT)).is_some());
        assert_eq!(said(&"é".repeat(LONGEST_TEXT + 1)), None);
    }
}
