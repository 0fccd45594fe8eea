//! Texts from outside (a file, an argument, a line of another program) as they may be shown: nothing in them moves the
//! cursor of a terminal, turns the direction of what follows, or hides what stands there; and no message quotes more of
//! them than a reader wants.

use std::borrow::Cow;

/// The most characters of a text from outside that a message quotes.
pub const LONGEST_QUOTE: usize = 80;

/// The sign in the place of a character that may not be shown.
const HIDDEN: char = '\u{fffd}';

/// Stands where something was left out.
const LEFT_OUT: char = '…';

/// A text with everything replaced that a screen would obey instead of showing it; its lines stay lines.
#[must_use]
pub fn cleaned(text: &str) -> Cow<'_, str> {
    if text.contains(|c| c != '\n' && is_hidden(c)) {
        text.chars().map(|c| if c != '\n' && is_hidden(c) { HIDDEN } else { c }).collect::<String>().into()
    } else {
        text.into()
    }
}

/// A text as a message quotes it: clean, on one line, and of a long one no more than its beginning and its end.
#[must_use]
pub fn quoted(text: &str) -> String {
    shortened(text, LONGEST_QUOTE)
}

/// The same with as many characters as there is room for.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    let shown = |c: char| match c {
        '\n' | '\r' | '\t' => ' ',
        c if is_hidden(c) => HIDDEN,
        c => c,
    };
    if text.chars().nth(most).is_none() {
        return text.chars().map(shown).collect();
    }
    let ending = most / 4;
    let beginning = text.chars().take(most - 1 - ending).map(shown);
    let mut end: Vec<char> = text.chars().rev().take(ending).map(shown).collect();
    end.reverse();
    beginning.chain([LEFT_OUT]).chain(end).collect()
}

/// Whether a character is obeyed, or not seen: controls, marks of direction, and what has no width of its own.
pub(crate) fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_screen_would_obey_is_not_shown() {
        for bad in
            ["\u{1b}[2J", "\u{9b}2J", "\u{7}", "\u{202e}", "\u{2066}", "\u{200b}", "\u{feff}", "\u{e0041}"]
        {
            let text = format!("Ann{bad}é ♠");
            for shown in [cleaned(&text).into_owned(), quoted(&text)] {
                assert!(shown.starts_with("Ann\u{fffd}") && shown.ends_with("é ♠"), "{shown:?}");
                assert!(!shown.contains(bad.chars().next().unwrap()));
            }
        }
        assert_eq!(cleaned("one\ntwo\r\n"), "one\ntwo\u{fffd}\n");
        assert_eq!(quoted("one\ntwo\tthree"), "one two three");
        assert!(matches!(cleaned("Zoé, l’as de pique\u{a0}: 10 ♥"), Cow::Borrowed(_)));
    }

    #[test]
    fn a_long_text_is_quoted_in_short() {
        let exact = "é".repeat(LONGEST_QUOTE);
        assert_eq!(quoted(&exact), exact);
        let long = format!("begin{}end", "é".repeat(1_000_000));
        let shown = quoted(&long);
        assert_eq!(shown.chars().count(), LONGEST_QUOTE);
        assert!(shown.starts_with("beginéé") && shown.contains("é…é") && shown.ends_with("ééend"));
    }
}
