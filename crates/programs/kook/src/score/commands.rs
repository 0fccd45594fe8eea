//! What can be typed besides answers: words of either language for what is done with a sheet.

use texts::Texts;

use super::typed::after_word;

/// Something done with the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// A hand is told, question by question.
    Hand,
    /// All passed.
    Passed,
    /// The deal was void.
    Void,
    /// The last entry is taken back.
    Undo,
    /// What was undone is written again.
    Redo,
    /// An earlier hand is put right.
    Correct,
    /// Points beside the hands.
    Points,
    /// Something happened against the rules.
    Ruling,
    /// One of two rulings that are noted is taken.
    Settle,
    /// The next game.
    Next,
    /// How the game stands.
    Board,
    /// Every row.
    Sheet,
    /// The games of the evening, and what everybody has done.
    Evening,
    /// The same of all evenings.
    Season,
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

/// The words that belong to the hand that is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HandWord {
    /// The last answer is taken back.
    Back,
    /// All of them are.
    Again,
    /// Another player dealt.
    Dealer,
    /// Play was stopped.
    Stopped,
}

const COMMANDS: [(Command, &str); 16] = [
    (Command::Hand, "keeping-word-hand"),
    (Command::Passed, "keeping-word-passed"),
    (Command::Void, "keeping-word-void"),
    (Command::Undo, "keeping-word-undo"),
    (Command::Redo, "keeping-word-redo"),
    (Command::Correct, "keeping-word-correct"),
    (Command::Points, "keeping-word-points"),
    (Command::Ruling, "keeping-word-ruling"),
    (Command::Settle, "keeping-word-settle"),
    (Command::Next, "keeping-word-next"),
    (Command::Board, "keeping-word-board"),
    (Command::Sheet, "keeping-word-sheet"),
    (Command::Evening, "keeping-word-evening"),
    (Command::Season, "keeping-word-season"),
    (Command::Help, "keeping-word-help"),
    (Command::Quit, "keeping-word-quit"),
];

const HAND_WORDS: [(HandWord, &str); 4] = [
    (HandWord::Back, "keeping-word-back"),
    (HandWord::Again, "keeping-word-again"),
    (HandWord::Dealer, "keeping-word-dealer"),
    (HandWord::Stopped, "keeping-word-stopped"),
];

fn among<'t, T: Copy>(words: &[(T, &str)], texts: Texts, typed: &'t str) -> Option<(T, &'t str)> {
    let meant = words.iter().filter_map(|&(meant, key)| Some((meant, after_word(texts, key, typed)?)));
    // Of words that begin alike the longer ones are meant: a void deal, and not a deal.
    meant.min_by_key(|(_, rest)| rest.len())
}

/// The command that a line begins with, and the rest of it.
pub(super) fn command(texts: Texts, typed: &str) -> Option<(Command, &str)> {
    among(&COMMANDS, texts, typed)
}

/// The same of the words for a hand.
pub(super) fn hand_word(texts: Texts, typed: &str) -> Option<(HandWord, &str)> {
    among(&HAND_WORDS, texts, typed)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use texts::Lang;

    use super::*;

    #[test]
    fn every_word_means_one_thing_in_each_language() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let keys = COMMANDS.iter().map(|(_, key)| *key).chain(HAND_WORDS.iter().map(|(_, key)| *key));
            let words: Vec<String> = keys
                .flat_map(|key| {
                    texts.get(key).split(',').map(|word| word.trim().to_owned()).collect::<Vec<_>>()
                })
                .collect();
            let different: HashSet<&String> = words.iter().collect();
            assert_eq!(different.len(), words.len(), "{lang}: {words:?}");
            for (meant, key) in COMMANDS {
                for word in texts.get(key).split(',') {
                    assert_eq!(command(texts, word).map(|(command, _)| command), Some(meant), "{word}");
                }
            }
        }
        let texts = Texts::new(Lang::En);
        assert_eq!(command(texts, "Correct 3"), Some((Command::Correct, "3")));
        assert_eq!(hand_word(texts, "dealer Bo"), Some((HandWord::Dealer, "Bo")));
        assert_eq!(command(texts, "corrected"), None);
    }
}
