//! Which texts a program has. With the feature `all` every text is there by itself; without it a program provides those
//! that it needs, each language and the rule sheets on their own, so that none is in a program that never asks for it
//! and the others can be fetched late. A text that is not there shows itself as one that does not exist.

use crate::{Lang, bundle::language};

macro_rules! files {
    ($lang:literal: $($name:literal)+) => {
        &[$(($name, include_str!(concat!("../locales/", $lang, "/", $name, ".ftl")))),+]
    };
}

macro_rules! table {
    ($lang:literal) => {
        files!($lang: "terms" "refusals" "axes" "rummy" "bots" "session" "rummy-session" "review" "desk" "baize" "web")
    };
}

macro_rules! rules {
    ($lang:literal) => {
        files!($lang: "rules" "rummy-rules")
    };
}

#[cfg(feature = "all")]
macro_rules! terminal {
    ($lang:literal) => {
        files!($lang: "terminal" "rummy-terminal" "cli" "arena")
    };
}

/// English, but for the sentences of rule sheets.
pub fn english() {
    language(Lang::En).table.provide(table!("en"));
}

/// French, but for the sentences of rule sheets.
pub fn french() {
    language(Lang::Fr).table.provide(table!("fr"));
}

/// English rule sheets, which need the words of [`english`]; the form for house rules is made from them too.
pub fn english_rules() {
    language(Lang::En).rules.provide(rules!("en"));
}

/// French rule sheets, which need the words of [`french`].
pub fn french_rules() {
    language(Lang::Fr).rules.provide(rules!("fr"));
}

/// Everything there is of a language.
#[cfg(feature = "all")]
pub(crate) fn all(lang: Lang) {
    let terminal = &language(lang).terminal;
    match lang {
        Lang::En => {
            english();
            english_rules();
            terminal.provide(terminal!("en"));
        }
        Lang::Fr => {
            french();
            french_rules();
            terminal.provide(terminal!("fr"));
        }
    }
}

#[cfg(test)]
#[cfg(feature = "all")]
mod tests {
    use std::{
        collections::HashSet,
        fs,
        path::{Path, PathBuf},
    };

    use crate::bundle::Files;

    const TABLE: Files = table!("en");
    const RULES: Files = rules!("en");
    const TERMINAL: Files = terminal!("en");

    /// What the page is made of.
    const PAGE: [&str; 10] = [
        "desk",
        "faces",
        "five-hundred",
        "kookaburra",
        "players",
        "rummy-500",
        "session",
        "table",
        "texts",
        "web",
    ];

    fn keys(files: Files) -> impl Iterator<Item = &'static str> {
        let lines = files.iter().flat_map(|(_, text)| text.lines());
        let messages = lines.filter(|line| line.starts_with(char::is_alphabetic));
        messages.filter_map(|line| Some(line.split_once(" =")?.0))
    }

    fn paths(folder: &Path) -> impl Iterator<Item = PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path())
    }

    /// Every Rust source of a folder, one after the other.
    fn sources(folder: &Path) -> String {
        let source = |path: PathBuf| match path.extension() {
            _ if path.is_dir() => sources(&path),
            Some(end) if end == "rs" => fs::read_to_string(&path).unwrap(),
            _ => String::new(),
        };
        paths(folder).map(source).collect()
    }

    /// The keys that the sources of a crate name, whole or with a place for their end.
    fn named(name: &str, files: Files) -> Vec<&'static str> {
        let source = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{name}/src")));
        let quoted = source.split('"').map(|text| text.split_once('{').map_or(text, |(begin, _)| begin));
        let quoted: HashSet<&str> = quoted.collect();
        let begins = |key: &str| key.match_indices('-').any(|(at, _)| quoted.contains(&key[..=at]));
        keys(files).filter(|&key| quoted.contains(key) || begins(key)).collect()
    }

    #[test]
    fn the_page_asks_for_nothing_that_only_the_terminal_has() {
        for name in PAGE {
            assert_eq!(named(name, TERMINAL), [""; 0], "{name} is in the page");
        }
        assert!(!named("terminal", TERMINAL).is_empty());
    }

    #[test]
    fn only_rule_sheets_ask_for_their_texts() {
        for name in PAGE.into_iter().filter(|&name| name != "texts") {
            assert_eq!(named(name, RULES), [""; 0], "{name}");
        }
        assert!(!named("texts", RULES).is_empty());
    }

    #[test]
    fn every_file_is_in_one_part() {
        let mut provided: Vec<&str> =
            [TABLE, RULES, TERMINAL].concat().iter().map(|&(name, _)| name).collect();
        provided.sort_unstable();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
        let mut files: Vec<String> =
            paths(&folder).map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect();
        files.sort_unstable();
        assert_eq!(provided, files);
    }
}
