//! The question to somebody who plays here for the first time, and what their answer sets for the games after it.

use std::{
    fs,
    io::{self, BufRead, IsTerminal, Write},
    path::Path,
};

use card_match::Level;
use kookaburra::{COUNTRIES, country_of};
use serde::{Deserialize, Serialize};
use texts::{Lang, Texts};

use crate::{Speed, choose, store::player_folder, whole::write_whole};

/// The file of the player's folder that has it.
const FILE: &str = "player.json";
/// How the name of a file begins that is being written.
const BEING_WRITTEN: &str = ".player-";

/// How somebody plays who asks for nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Usual {
    /// The code of the rules.
    pub rules: String,
    /// How well the bots play.
    pub level: Level,
    /// Whether the bots take their time.
    pub slow: bool,
    /// The levels that the player was told to be ahead of: nobody is told twice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outgrown: Vec<Level>,
}

impl Default for Usual {
    /// The Australian game against Club bots.
    fn default() -> Self {
        Self { rules: COUNTRIES[0][0].to_owned(), level: Level::Club, slow: false, outgrown: Vec::new() }
    }
}

impl Usual {
    /// What the player answered; the default if they never did, or what lies there can't be read.
    #[must_use]
    pub fn read() -> Self {
        Self::in_folder(&player_folder())
    }

    pub(crate) fn in_folder(folder: &Path) -> Self {
        let text = fs::read_to_string(folder.join(FILE)).ok();
        let usual: Option<Self> = text.and_then(|text| serde_json::from_str(&text).ok());
        usual.filter(|usual| kookaburra::build_code(&usual.rules).is_ok()).unwrap_or_default()
    }

    pub(crate) fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        write_whole(&folder.join(FILE), &serde_json::to_string(self)?, BEING_WRITTEN)
    }

    /// How fast the bots play.
    #[must_use]
    pub const fn speed(&self) -> Speed {
        if self.slow { Speed::Slow } else { Speed::Normal }
    }
}

/// Where an answer leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leads {
    /// To a game.
    Play,
    /// To the first lesson.
    Learn,
    /// To a score sheet.
    Score,
}

/// The answers, each with the key of its words.
const ANSWERS: [(&str, Leads); 4] = [
    ("first-new", Leads::Learn),
    ("first-known", Leads::Play),
    ("first-rummy", Leads::Play),
    ("first-score", Leads::Score),
];

/// The keys of the names of the [`COUNTRIES`].
const NAMES: [&str; 3] = ["first-australia", "first-quebec", "first-states"];

/// Asks somebody who plays here for the first time what they are here for. Nobody is asked twice, and nobody who does
/// not sit at a terminal.
///
/// # Errors
/// The terminal can't be used, or the answer can't be saved.
pub fn first_question(texts: Texts) -> io::Result<Option<Leads>> {
    let folder = player_folder();
    let is_new = fs::read_dir(&folder).map_or(true, |mut files| files.next().is_none());
    if !is_new || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Ok(None);
    }
    let locale = sys_locale::get_locale().unwrap_or_default();
    let (usual, leads) = ask(texts, &locale, &mut io::stdin().lock(), &mut io::stdout().lock())?;
    usual.write(&folder)?;
    Ok(Some(leads))
}

fn ask(
    texts: Texts,
    locale: &str,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<(Usual, Leads)> {
    let told = |keys: &[&str]| keys.iter().map(|key| texts.get(key)).collect::<Vec<_>>();
    let answers = told(&ANSWERS.map(|(key, _)| key));
    let answer = choose(&texts.get("first-title"), &answers, 1, (&mut *input, &mut *out))?;
    let leads = ANSWERS[answer].1;
    let usual = match ANSWERS[answer].0 {
        "first-rummy" => {
            Usual { rules: "rummy-500+players=2".to_owned(), level: Level::Casual, ..Usual::default() }
        }
        "first-score" => Usual::default(),
        answer => {
            let french = texts.lang() == Lang::Fr;
            let here = country_of(if french { Lang::Fr.code() } else { locale });
            let country = choose(&texts.get("first-countries"), &told(&NAMES), here, (input, out))?;
            let is_new = answer == "first-new";
            let level = if is_new { Level::Beginner } else { Level::Club };
            Usual { rules: COUNTRIES[country][0].to_owned(), level, slow: is_new, ..Usual::default() }
        }
    };
    Ok((usual, leads))
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn answered(lang: Lang, locale: &str, lines: &str) -> (Usual, Leads, String) {
        let mut out = Vec::new();
        let (usual, leads) = ask(Texts::new(lang), locale, &mut lines.as_bytes(), &mut out).unwrap();
        (usual, leads, String::from_utf8(out).unwrap())
    }

    #[test]
    fn each_answer_sets_its_row() {
        let usual =
            |code: &str, level, slow| Usual { rules: code.to_owned(), level, slow, ..Usual::default() };
        for (lines, expected, leads) in [
            ("1\n3\n", usual("american-4", Level::Beginner, true), Leads::Learn),
            ("2\n2\n", usual("quebec-4", Level::Club, false), Leads::Play),
            ("3\n", usual("rummy-500+players=2", Level::Casual, false), Leads::Play),
            ("4\n", Usual::default(), Leads::Score),
            ("\n\n", Usual::default(), Leads::Play),
            ("", Usual::default(), Leads::Play),
            ("7\nx\n", Usual::default(), Leads::Play),
        ] {
            let (usual, to, said) = answered(Lang::En, "en_AU.UTF-8", lines);
            assert_eq!((usual, to), (expected, leads), "{lines:?}");
            assert!(said.contains("  1  I’m new to 500") && !said.contains('⟨'), "{said}");
        }
    }

    #[test]
    fn the_likely_country_is_that_of_the_system() {
        for (lang, locale, code) in [
            (Lang::En, "en-US", "american-4"),
            (Lang::En, "en_US.UTF-8", "american-4"),
            (Lang::En, "", "australian-4"),
            (Lang::Fr, "fr-FR", "quebec-4"),
        ] {
            assert_eq!(answered(lang, locale, "2\n\n").0.rules, code, "{locale}");
        }
    }

    #[test]
    fn what_was_answered_holds_for_the_games_after_it() {
        let folder = TempDir::new().unwrap();
        assert_eq!(Usual::in_folder(folder.path()), Usual::default());
        for (text, rules) in [
            (r#"{"rules":"quebec-4","level":"beginner","slow":true}"#, "quebec-4"),
            (r#"{"rules":"no-such-game"}"#, "australian-4"),
            ("no JSON", "australian-4"),
            ("{}", "australian-4"),
        ] {
            fs::write(folder.path().join(FILE), text).unwrap();
            assert_eq!(Usual::in_folder(folder.path()).rules, rules, "{text}");
        }
    }
}
