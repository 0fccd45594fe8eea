//! Which texts a program has. With the feature `all` every text is there by itself; without it a program provides those
//! that it needs, each language, what lies over a table, advice, Rummy 500, the rooms, the laws, the open table, the
//! score sheet, the course, challenges, practice, figures and tables online on their own, so that none is in a program
//! that never asks for it and the others can be fetched late. A text that is not there shows itself as one that does
//! not exist.

use crate::{Lang, bundle::language};

/// A file of messages, without the notes that only its translators need.
macro_rules! file {
    ($lang:literal, $name:literal) => {{
        const TEXT: &[u8] = include_bytes!(concat!("../locales/", $lang, "/", $name, ".ftl"));
        const KEPT: [u8; without_comments(TEXT, &mut [])] = {
            let mut kept = [0; _];
            without_comments(TEXT, &mut kept);
            kept
        };
        const MESSAGES: &str = match str::from_utf8(&KEPT) {
            Ok(messages) => messages,
            Err(_) => panic!("texts are UTF-8"),
        };
        ($name, MESSAGES)
    }};
}

/// Copies a text as far as there is room, but for the lines that are comments; gives the length of the whole.
const fn without_comments(text: &[u8], to: &mut [u8]) -> usize {
    let (mut at, mut len) = (0, 0);
    let mut is_comment = false;
    while at < text.len() {
        if at == 0 || text[at - 1] == b'\n' {
            is_comment = text[at] == b'#';
        }
        if !is_comment {
            if len < to.len() {
                to[len] = text[at];
            }
            len += 1;
        }
        at += 1;
    }
    len
}

macro_rules! files {
    ($lang:literal: $($name:literal)+) => {
        &[$(file!($lang, $name)),+]
    };
}

macro_rules! table {
    ($lang:literal) => {
        files!($lang: "terms" "conventions" "session" "desk" "baize" "web")
    };
}

macro_rules! over {
    ($lang:literal) => {
        files!($lang: "over" "families" "typed")
    };
}

macro_rules! advice {
    ($lang:literal) => {
        files!($lang: "refusals" "axes" "bots" "review" "guidance" "presets")
    };
}

macro_rules! rummy {
    ($lang:literal) => {
        files!($lang: "rummy" "rummy-bots" "rummy-session" "rummy-desk")
    };
}

macro_rules! rooms {
    ($lang:literal) => {
        files!($lang: "rules" "rummy-rules" "rooms" "backup")
    };
}

macro_rules! laws {
    ($lang:literal) => {
        files!($lang: "laws")
    };
}

macro_rules! sheet {
    ($lang:literal) => {
        files!($lang: "tally" "pad")
    };
}

macro_rules! open {
    ($lang:literal) => {
        files!($lang: "open-table" "lessons")
    };
}

macro_rules! course {
    ($lang:literal) => {
        files!($lang: "course" "puzzles")
    };
}

macro_rules! challenges {
    ($lang:literal) => {
        files!($lang: "challenges")
    };
}

macro_rules! practice {
    ($lang:literal) => {
        files!($lang: "practice")
    };
}

macro_rules! figures {
    ($lang:literal) => {
        files!($lang: "figures")
    };
}

macro_rules! online {
    ($lang:literal) => {
        files!($lang: "online" "clubs")
    };
}

#[cfg(feature = "all")]
macro_rules! terminal {
    ($lang:literal) => {
        files!($lang: "terminal" "rummy-terminal" "cli" "help" "arena" "keeping")
    };
}

/// English, as far as it is spoken at every table and on the way to it.
pub fn english() {
    language(Lang::En).table.provide(table!("en"));
}

/// French, as far as it is spoken at every table and on the way to it.
pub fn french() {
    language(Lang::Fr).table.provide(table!("fr"));
}

/// What lies over a table, what can be typed there, and what Home has below its first table, in both languages.
pub fn over() {
    language(Lang::En).over.provide(over!("en"));
    language(Lang::Fr).over.provide(over!("fr"));
}

/// Texts that are said on demand, in both languages: reasons, refusals, reviews, house rules, guidance for newcomers,
/// and what the games are that are not offered first.
pub fn advice() {
    language(Lang::En).advice.provide(advice!("en"));
    language(Lang::Fr).advice.provide(advice!("fr"));
}

/// What a table of Rummy 500 says besides, in both languages.
pub fn rummy() {
    language(Lang::En).rummy.provide(rummy!("en"));
    language(Lang::Fr).rummy.provide(rummy!("fr"));
}

/// What rule sheets and the other rooms beside the table say, in both languages. Rule sheets of Rummy 500 need the
/// words of [`rummy`] too.
pub fn rooms() {
    language(Lang::En).rooms.provide(rooms!("en"));
    language(Lang::Fr).rooms.provide(rooms!("fr"));
}

/// What a referee asks and rules, in both languages.
pub fn laws() {
    language(Lang::En).laws.provide(laws!("en"));
    language(Lang::Fr).laws.provide(laws!("fr"));
}

/// What a score sheet asks and says, in both languages.
pub fn sheet() {
    language(Lang::En).sheet.provide(sheet!("en"));
    language(Lang::Fr).sheet.provide(sheet!("fr"));
}

/// The acts and claims of an open table, in both languages; rulings need the words of [`laws()`] too.
pub fn open_table() {
    language(Lang::En).open.provide(open!("en"));
    language(Lang::Fr).open.provide(open!("fr"));
}

/// What the course and puzzles say, in both languages; lessons on irregularities need the words of [`open_table`] and
/// [`laws()`] too, and the tricks before a puzzle those of [`open_table`].
pub fn course() {
    language(Lang::En).course.provide(course!("en"));
    language(Lang::Fr).course.provide(course!("fr"));
}

/// Texts about challenges and the deal of the day, in both languages; house rules need the words of [`advice`]
/// too.
pub fn challenges() {
    language(Lang::En).challenges.provide(challenges!("en"));
    language(Lang::Fr).challenges.provide(challenges!("fr"));
}

/// Texts about deals to practise on, and about positions that somebody writes down, in both languages; what is wrong
/// with their rules and steps needs the words of [`advice`] and [`rooms`] too.
pub fn practice() {
    language(Lang::En).practice.provide(practice!("en"));
    language(Lang::Fr).practice.provide(practice!("fr"));
}

/// Figures of what somebody has played, in both languages; numbers need the words of [`advice`] too, and habits those
/// of [`course`].
pub fn figures() {
    language(Lang::En).figures.provide(figures!("en"));
    language(Lang::Fr).figures.provide(figures!("fr"));
}

/// The texts of tables for people in other places, in both languages.
pub fn online() {
    language(Lang::En).online.provide(online!("en"));
    language(Lang::Fr).online.provide(online!("fr"));
}

/// Everything there is.
#[cfg(feature = "all")]
pub(crate) fn all() {
    english();
    french();
    over();
    advice();
    rummy();
    rooms();
    laws();
    sheet();
    open_table();
    course();
    challenges();
    practice();
    figures();
    online();
    language(Lang::En).terminal.provide(terminal!("en"));
    language(Lang::Fr).terminal.provide(terminal!("fr"));
}

#[cfg(test)]
#[cfg(feature = "all")]
mod tests {
    use std::{
        collections::HashSet,
        fs,
        path::{Path, PathBuf},
    };

    use super::without_comments;
    use crate::bundle::Files;

    const TABLE: Files = table!("en");
    const OVER: Files = over!("en");
    const ADVICE: Files = advice!("en");
    const RUMMY: Files = rummy!("en");
    const ROOMS: Files = rooms!("en");
    const LAWS: Files = laws!("en");
    const SHEET: Files = sheet!("en");
    const OPEN: Files = open!("en");
    const COURSE: Files = course!("en");
    const CHALLENGES: Files = challenges!("en");
    const PRACTICE: Files = practice!("en");
    const FIGURES: Files = figures!("en");
    const ONLINE: Files = online!("en");
    const TERMINAL: Files = terminal!("en");

    /// The texts that the page is made of.
    const PAGE: [&str; 10] = [
        "session/card-match",
        "clients/desk",
        "clients/faces",
        "engine/five-hundred",
        "engine/kookaburra",
        "engine/players",
        "engine/rummy-500",
        "engine/table",
        "clients/texts",
        "clients/web",
    ];

    const NOWHERE: &[&str] = &[];

    fn keys(files: Files) -> impl Iterator<Item = &'static str> {
        let lines = files.iter().flat_map(|(_, text)| text.lines());
        let messages = lines.filter(|line| line.starts_with(char::is_alphabetic));
        messages.filter_map(|line| Some(line.split_once(" =")?.0))
    }

    fn paths(folder: &Path) -> impl Iterator<Item = PathBuf> {
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path())
    }

    /// Every Rust source in a folder.
    fn sources(folder: &Path) -> Vec<PathBuf> {
        let within = |path: PathBuf| match path.extension() {
            _ if path.is_dir() => sources(&path),
            Some(end) if end == "rs" => vec![path],
            _ => Vec::new(),
        };
        paths(folder).flat_map(within).collect()
    }

    /// The keys that the sources of a crate name, but for those with one of these in their path: whole, or with a place
    /// for an end which no text of every table has.
    fn named(name: &str, files: Files, but: &[impl AsRef<str>]) -> Vec<&'static str> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name).join("src");
        let source = sources(&folder).into_iter().filter(|path| {
            let path = path.strip_prefix(&folder).unwrap().to_string_lossy();
            !but.iter().any(|but| path.contains(but.as_ref()))
        });
        let source = source.map(|path| fs::read_to_string(path).unwrap());
        // A part that brings the texts of the rooms may ask for them.
        let source: String = source.filter(|text| !text.contains("provide::rooms()")).collect();
        let quoted = source.split('"').map(|text| text.split_once('{').map_or(text, |(begin, _)| begin));
        let quoted: HashSet<&str> = quoted.collect();
        let common = |begin: &str| keys(TABLE).chain(keys(OVER)).any(|key| key.starts_with(begin));
        let begins = |key: &str| {
            let mut begins = key.match_indices('-').map(|(at, _)| &key[..=at]);
            begins.any(|begin| quoted.contains(begin) && !common(begin))
        };
        keys(files).filter(|&key| quoted.contains(key) || begins(key)).collect()
    }

    #[test]
    fn the_page_asks_for_nothing_that_only_the_terminal_has_and_one_room_each_for_laws_and_sheets() {
        for name in PAGE {
            assert_eq!(named(name, TERMINAL, NOWHERE), [""; 0], "{name} is in the page");
            let over = ["over", "end", "replay", "log", "install", "families", "first_run", "input"];
            assert_eq!(
                named(name, OVER, &over.map(|file| format!("{file}.rs"))),
                [""; 0],
                "{name} is in the page"
            );
            assert_eq!(named(name, LAWS, &["rooms/referee", "referee/"]), [""; 0], "{name} is in the page");
            assert_eq!(
                named(name, SHEET, &["rooms/score", "scorekeeper/"]),
                [""; 0],
                "{name} is in the page"
            );
            assert_eq!(named(name, OPEN, &["open", "referee/"]), [""; 0], "{name} is in the page");
            assert_eq!(
                named(name, COURSE, &["lesson", "learn", "course", "puzzle", "figures"]),
                [""; 0],
                "{name} is in the page"
            );
            let challenges = named(name, CHALLENGES, &["rooms/same", "challenge"]);
            assert_eq!(challenges, [""; 0], "{name} is in the page");
            let practice = named(name, PRACTICE, &["rooms/practice", "practice", "position", "diagram"]);
            assert_eq!(practice, [""; 0], "{name} is in the page");
            assert_eq!(named(name, FIGURES, &["figures"]), [""; 0], "{name} is in the page");
            assert_eq!(named(name, ONLINE, &["online/"]), [""; 0], "{name} is in the page");
        }
        assert!(!named("clients/texts", OPEN, NOWHERE).is_empty());
        assert!(
            !named("clients/terminal", TERMINAL, NOWHERE).is_empty()
                && !named("clients/web", LAWS, NOWHERE).is_empty()
        );
    }

    #[test]
    fn only_rooms_and_rule_sheets_ask_for_their_texts() {
        for name in PAGE.into_iter().filter(|&name| name != "clients/texts") {
            // Tables online bring the texts of the rooms along.
            assert_eq!(named(name, ROOMS, &["rooms/", "online/"]), [""; 0], "{name}");
        }
        assert!(
            !named("clients/texts", ROOMS, NOWHERE).is_empty()
                && !named("clients/web", ROOMS, NOWHERE).is_empty()
        );
    }

    #[test]
    fn only_rummy_asks_for_its_texts() {
        for name in PAGE {
            assert_eq!(named(name, RUMMY, &["rummy"]), [""; 0], "{name}");
        }
        for name in ["clients/desk", "engine/players", "clients/texts"] {
            assert!(!named(name, RUMMY, NOWHERE).is_empty(), "{name}");
        }
    }

    #[test]
    fn every_message_is_kept_and_no_comment() {
        for (name, text) in [
            TABLE, OVER, ADVICE, RUMMY, ROOMS, LAWS, OPEN, SHEET, COURSE, CHALLENGES, PRACTICE, FIGURES,
            ONLINE, TERMINAL,
        ]
        .concat()
        {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("locales/en/{name}.ftl"));
            let file = fs::read_to_string(path).unwrap();
            let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with('#')).collect();
            assert_eq!(text.lines().collect::<Vec<_>>(), lines, "{name}");
            assert!(lines.len() < file.lines().count(), "{name}");
        }
    }

    #[test]
    fn every_file_is_in_one_part() {
        let mut provided: Vec<&str> = [
            TABLE, OVER, ADVICE, RUMMY, ROOMS, LAWS, OPEN, SHEET, COURSE, CHALLENGES, PRACTICE, FIGURES,
            ONLINE, TERMINAL,
        ]
        .concat()
        .iter()
        .map(|&(name, _)| name)
        .collect();
        provided.sort_unstable();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en");
        let mut files: Vec<String> =
            paths(&folder).map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect();
        files.sort_unstable();
        assert_eq!(provided, files);
    }
}
