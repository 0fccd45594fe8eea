//! The signs between the words: one kind of quotes and apostrophes, and spaces as each language sets them.
//! French follows the rule of Québec (OQLF): a space that does not break before `:` and `%` and inside « », none before
//! `;`, `!` and `?`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;

/// The space that does not break.
const FIRM: char = '\u{a0}';

/// The lines of all the files of a language that are no comments, without what stands between straight quotes in
/// Fluent's own syntax (`{ "" }`), each with its place.
fn lines(lang: &str) -> Vec<(String, String)> {
    let folder = format!("{}/locales/{lang}", env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut found = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).unwrap();
        let of_texts = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        found.extend(
            of_texts.map(|(at, line)| (format!("{lang}/{name}:{}: {line}", at + 1), without_literals(line))),
        );
    }
    assert!(found.len() > 2000, "{lang}");
    found
}

fn without_literals(line: &str) -> String {
    let mut text = line.to_owned();
    for literal in ["\"\\\"\"", "\"\"", "\" \""] {
        text = text.replace(literal, "");
    }
    text
}

/// Each sign of a line among its neighbours: what stands before it on the line, itself, and what follows.
fn signs<'a>(line: &'a str, wanted: &'a str) -> impl Iterator<Item = (&'a str, char, Option<char>)> {
    line.char_indices().filter(move |&(_, sign)| wanted.contains(sign)).map(|(at, sign)| {
        let after = line[at + sign.len_utf8()..].chars().next();
        (&line[..at], sign, after)
    })
}

/// Whether a sign is named as a key or a word to type: it stands alone after a comma or the like, or in « » of its own.
fn is_typed(before: &str) -> bool {
    let before = before.trim_end();
    before.is_empty() || before.ends_with([',', ';', '=', '«', '“', '('])
}

fn ends_with_space(text: &str) -> bool {
    text.ends_with(char::is_whitespace)
}

fn quotes_and_dots(line: &str) -> bool {
    let opened = line.matches('“').count() == line.matches('”').count();
    opened && !line.contains(['\'', '"', '\u{202f}']) && !line.contains("...") && !line.contains(" …")
}

fn english(line: &str) -> bool {
    !line.contains(FIRM)
        && signs(line, ":;%").all(|(before, sign, after)| {
            let is_code = sign == ':' && after.is_some_and(char::is_alphanumeric);
            is_code || !ends_with_space(before) || before.trim().is_empty()
        })
        && signs(line, "!?").all(|(before, ..)| !ends_with_space(before) || is_typed(before))
}

fn french(line: &str) -> bool {
    signs(line, ":").all(|(before, _, after)| {
        let is_code = after.is_some_and(char::is_alphanumeric);
        is_code || before.ends_with(FIRM)
    }) && signs(line, "%»").all(|(before, ..)| before.ends_with(FIRM))
        && signs(line, "«").all(|(.., after)| after == Some(FIRM))
        && signs(line, ";!?").all(|(before, ..)| !ends_with_space(before) || is_typed(before))
        && !line.contains(['“', '”'])
}

fn assert_set(lang: &str, is_right: fn(&str) -> bool) {
    let wrong: Vec<String> = lines(lang)
        .into_iter()
        .filter(|(_, line)| !quotes_and_dots(line) || !is_right(line))
        .map(|(place, _)| place)
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn english_has_curly_quotes_and_no_space_before_a_sign() {
    assert_set("en", english);
}

#[test]
fn french_has_the_spaces_of_quebec() {
    assert_set("fr", french);
}

#[test]
fn french_elides_before_a_name() {
    // Whose name it is, nobody knows before it is filled in.
    let unelided = |line: &str| {
        ["name", "names", "player"].iter().any(|variable| {
            ["de", "que"].iter().any(|word| {
                let phrase = format!(" {word} {{ ${variable} }}");
                line.contains(&phrase)
            })
        })
    };
    let wrong: Vec<String> =
        lines("fr").into_iter().filter(|(_, line)| unelided(line)).map(|(place, _)| place).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(unelided("Levées de { $name }") && !unelided("Levées { DE($name) }"));
}

#[test]
fn wrong_signs_are_found() {
    for wrong in ["It's", "\"foo\"", "80 %", "a : b", "Why ?", "hint …", "and so on...", "“open"] {
        assert!(!(quotes_and_dots(wrong) && english(wrong)), "{wrong}");
    }
    for wrong in [
        "l'as",
        "ici : là",
        "ici: là",
        "80 %",
        "80%",
        "Quoi ?",
        "Quoi\u{a0}?",
        "un ; deux",
        "«oui»",
        "« oui »",
    ] {
        assert!(!(quotes_and_dots(wrong) && french(wrong)), "{wrong}");
    }
    for right in ["X:H", "    :stock       draw", "    ?            this page", "h?, ?", "80%", "“?” and “!”"]
    {
        assert!(quotes_and_dots(right) && english(right), "{right}");
    }
    for right in
        ["X:H", "    :pioche   piger", "aide, ?", "Avec «\u{a0}!\u{a0}», criez\u{a0}: «\u{a0}Rummy!\u{a0}»"]
    {
        assert!(quotes_and_dots(right) && french(right), "{right}");
    }
}
