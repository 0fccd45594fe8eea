//! Names of people as others at a table see them: the rule of [`table::name`], made easy for whoever comes. Nobody is
//! sent away for their name; it is made fit to be shown, and people whose names are alike are told apart by a number.

pub use table::name::{LONGEST as LONGEST_NAME, is_alike as alike};
use table::name::{NameFault, check};

use crate::{ParticipantId, one_line};

/// A name as others see it: on one line, without what nobody sees, cut to [`LONGEST_NAME`]; `None` if nothing is left.
#[must_use]
pub fn person_name(name: &str) -> Option<String> {
    if let Ok(name) = check(name) {
        return Some(name);
    }
    let is_seen = |c: &char| !matches!(check(&format!("a{c}a")), Err(NameFault::Hidden(_)));
    let seen: String = one_line(name).chars().filter(is_seen).take(LONGEST_NAME).collect();
    let seen = one_line(&seen);
    (!seen.is_empty()).then_some(seen)
}

/// What somebody who has said no name is called on the wire. Clients say it in their own language.
#[must_use]
pub fn nameless(participant: ParticipantId) -> String {
    format!("Guest {}", participant.0 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_never_blank_and_has_nothing_that_nobody_sees() {
        let shown = |name: &str| person_name(name);
        assert_eq!(shown("  Mae \n Anne ").as_deref(), Some("Mae Anne"));
        assert_eq!(shown("a\u{200b}b\u{202e}c\u{7}").as_deref(), Some("abc"));
        for nothing in ["", "   ", "\u{200b}\u{200b}", "\u{2028}\t", "\u{feff} \u{2060}", "\u{3164}"] {
            assert_eq!(shown(nothing), None, "{nothing:?}");
        }
        let long = shown(&"Maximilian ".repeat(9)).unwrap();
        assert!(long.chars().count() <= LONGEST_NAME && long.starts_with("Maximilian Maximilian"));
        assert_eq!(shown("Bruce, Bob").as_deref(), Some("Bruce, Bob"), "nobody types names here");
    }

    #[test]
    fn names_that_people_take_for_the_same_are_alike() {
        for (one, other) in
            [("Bo", "bo"), ("Zoé", "Zoe"), ("Zoe\u{301}", "Zoé"), ("Anna Lee", "Annalee"), ("ÉMILE", "emile")]
        {
            assert!(alike(one, other) && alike(other, one), "{one} {other}");
        }
        assert!(!alike("Bo", "Bob") && !alike("Ann", "Anne"));
    }
}
