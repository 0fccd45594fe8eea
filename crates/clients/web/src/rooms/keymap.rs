//! The keys of the table and what they do: the one list that is obeyed, and that the help shows.

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Does {
    /// Goes from one thing to the next.
    Move,
    /// What a button does; where there is none, the others are hurried.
    Press,
    /// Puts away what was asked for, and what was chosen.
    PutAway,
    /// Passes.
    Pass,
    /// Asks for a hint.
    Hint,
    /// Takes back.
    Undo,
    /// Claims the rest.
    Claim,
    /// Shows the last trick.
    LastTrick,
    /// Shows the score sheet.
    Score,
    /// Shows the rules of the table.
    Rules,
    /// Shows this list.
    Keys,
}

/// A key, or several that do the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    /// As the browser calls them.
    pub keys: &'static [&'static str],
    /// The text that names them, if it is not the letter itself.
    pub name: Option<&'static str>,
    /// The text that says what they do.
    pub text: &'static str,
    /// What they do.
    pub does: Does,
}

const fn named(keys: &'static [&'static str], name: &'static str, text: &'static str, does: Does) -> Key {
    Key { keys, name: Some(name), text, does }
}

const fn letter(keys: &'static [&'static str; 1], text: &'static str, does: Does) -> Key {
    Key { keys, name: None, text, does }
}

/// All keys of the table, in the order of the help.
pub(crate) const KEYS: &[Key] = &[
    named(
        &["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
        "help-key-arrows",
        "help-does-arrows",
        Does::Move,
    ),
    named(&["Enter"], "help-key-enter", "help-does-enter", Does::Press),
    named(&[" "], "help-key-space", "help-does-space", Does::Press),
    named(&["Escape"], "help-key-escape", "help-does-escape", Does::PutAway),
    letter(&["p"], "help-does-pass", Does::Pass),
    letter(&["h"], "help-does-hint", Does::Hint),
    letter(&["u"], "help-does-undo", Does::Undo),
    letter(&["c"], "help-does-claim", Does::Claim),
    letter(&["l"], "help-does-last", Does::LastTrick),
    letter(&["s"], "help-does-score", Does::Score),
    letter(&["r"], "help-does-rules", Does::Rules),
    letter(&["?"], "help-does-keys", Does::Keys),
];

/// The entry of a key.
pub(crate) fn entry(key: &str) -> Option<&'static Key> {
    KEYS.iter().find(|entry| entry.keys.contains(&key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_does_one_thing() {
        let all: Vec<&str> = KEYS.iter().flat_map(|key| key.keys).copied().collect();
        for key in &all {
            assert_eq!(all.iter().filter(|other| other == &key).count(), 1, "{key}");
        }
        assert_eq!(entry("h").map(|key| key.does), Some(Does::Hint));
        assert!(entry("H").is_none() && entry("").is_none());
    }
}
