//! The question to somebody who plays here for the first time, and what their answer sets for the games after it.

use std::{
    fs,
    io::{self, BufRead, IsTerminal, Write},
    path::Path,
};

use card_match::Level;
use kookaburra::{COUNTRIES, country_of};
use learning::figures::Outgrown;
use serde::{Deserialize, Serialize};
use texts::{Lang, Texts};

use crate::{Speed, figures::SavedFigures, finished::noted_games, store::player_folder, whole::write_whole};

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

    fn in_folder(folder: &Path) -> Self {
        let text = fs::read_to_string(folder.join(FILE)).ok();
        let usual: Option<Self> = text.and_then(|text| serde_json::from_str(&text).ok());
        usual.filter(|usual| kookaburra::build_code(&usual.rules).is_ok()).unwrap_or_default()
    }

    fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        write_whole(&folder.join(FILE), &serde_json::to_string(self)?, BEING_WRITTEN)
    }

    /// How fast the bots play.
    #[must_use]
    pub const fn speed(&self) -> Speed {
        if self.slow { Speed::Slow } else { Speed::Normal }
    }
}

/// That the player is surely ahead of the bots they play against, and how they meet stronger ones; nothing if they
/// aren't, or were told before.
///
/// # Errors
/// It can't be noted that they are told.
pub fn outgrown(texts: Texts) -> io::Result<Option<String>> {
    told_of_outgrown(texts, &player_folder())
}

fn told_of_outgrown(texts: Texts, folder: &Path) -> io::Result<Option<String>> {
    let mut usual = Usual::in_folder(folder);
    let games = noted_games(folder, &SavedFigures::open(folder)).into_iter();
    let found = Outgrown::of(&games.map(|(finished, game)| (finished.record, game)).collect::<Vec<_>>());
    let Some(found) = found.filter(|found| !usual.outgrown.contains(&found.level)) else { return Ok(None) };
    usual.outgrown.push(found.level);
    usual.write(folder)?;
    let [sentence, _] = texts::figures::outgrown(texts, &found);
    let command = format!("kook play --level {}", found.next.name());
    Ok(Some(format!(
        "{sentence} {}",
        texts.format("figures-outgrown-command", &[("command", command.into())])
    )))
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
    let answer = choose(texts, ("first-title", &ANSWERS.map(|(key, _)| key)), 1, (input, out))?;
    let leads = ANSWERS[answer].1;
    let usual = match ANSWERS[answer].0 {
        "first-rummy" => {
            Usual { rules: "rummy-500+players=2".to_owned(), level: Level::Casual, ..Usual::default() }
        }
        "first-score" => Usual::default(),
        answer => {
            let french = texts.lang() == Lang::Fr;
            let here = country_of(if french { Lang::Fr.code() } else { locale });
            let country = choose(texts, ("first-countries", &NAMES), here, (input, out))?;
            let is_new = answer == "first-new";
            let level = if is_new { Level::Beginner } else { Level::Club };
            Usual { rules: COUNTRIES[country][0].to_owned(), level, slow: is_new, ..Usual::default() }
        }
    };
    Ok((usual, leads))
}

/// Asks which of several; a line without a number of theirs takes the likely one.
fn choose(
    texts: Texts,
    (title, keys): (&str, &[&str]),
    likely: usize,
    (input, out): (&mut impl BufRead, &mut impl Write),
) -> io::Result<usize> {
    writeln!(out, "{}", texts.get(title))?;
    for (number, key) in (1..).zip(keys) {
        writeln!(out, "  {number}  {}", texts.get(key))?;
    }
    write!(out, "[{}] ", likely + 1)?;
    out.flush()?;
    let mut line = String::new();
    input.read_line(&mut line)?;
    let number = line.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    Ok(number.filter(|&number| number < keys.len()).unwrap_or(likely))
}

#[cfg(test)]
mod tests {
    use five_hundred::{Action, Rules};
    use learning::figures::{Game, GameFigures};
    use players::{Agents, Player, RandomPlayer, play_to_table};
    use table::{Games, PlayedGame, Recall, Seat, Table, Viewer};
    use tempfile::TempDir;

    use super::*;
    use crate::GAMES_FOLDER;

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

    /// Bots by seat.
    struct Bots(Vec<Box<dyn Player<Rules>>>);

    impl Agents<Rules> for Bots {
        fn claim(&mut self, _: &Table<Rules>, _: Seat) -> Option<Action> {
            None
        }

        fn act(&mut self, table: &Table<Rules>, seat: Seat) -> Option<Action> {
            let view = table.view(Viewer::Seat(seat), Recall::Perfect);
            Some(self.0[seat.index()].decide(table.game(), &view).action)
        }
    }

    #[test]
    fn somebody_ahead_of_the_bots_is_told_once() {
        let rules = Rules::preset("australian-4").unwrap();
        let folder = TempDir::new().unwrap();
        let games = folder.path().join(GAMES_FOLDER);
        fs::create_dir_all(&games).unwrap();
        let mut saved = SavedFigures::open(folder.path());
        let texts = Texts::new(Lang::En);
        assert_eq!(told_of_outgrown(texts, folder.path()).unwrap(), None, "nothing was played");
        for number in 0..40 {
            // The player and their partner play as Club does, the others do anything.
            let bot = |seat: Seat| -> Box<dyn Player<Rules>> {
                match seat.0 % 2 {
                    0 => Level::Club.player(u64::from(seat.0)),
                    _ => Box::new(RandomPlayer::new(seat.0.into())),
                }
            };
            let bots = Seat::all(4).map(bot).collect();
            let record = play_to_table(&rules, &mut Bots(bots), number, 40).1.to_record(None);
            let game =
                Game { ended: number, seat: Seat(0), level: Some(Level::Beginner), left_out: Vec::new() };
            saved.add(GameFigures::noted(&record, &game).unwrap()).unwrap();
            let played = PlayedGame { ended: Some(number), seat: Some(Seat(0)), record };
            let text = Games { games: vec![played], ..Games::default() }.to_json();
            fs::write(games.join(format!("{number}.json")), text).unwrap();
        }
        let told = told_of_outgrown(texts, folder.path()).unwrap().unwrap();
        assert!(
            told.contains("ahead of Beginner bots") && told.ends_with("kook play --level casual"),
            "{told}"
        );
        assert_eq!(told_of_outgrown(texts, folder.path()).unwrap(), None, "once is enough");
        assert_eq!(Usual::in_folder(folder.path()).outgrown, [Level::Beginner]);
    }
}
