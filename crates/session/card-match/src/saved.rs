//! A match as it is saved: the text of its log. Those that earlier versions kept are read, too.

use kookaburra::GameKind;
use players::five_hundred::Conventions;
use serde::Deserialize;
use serde_json::{Map, Value};
use table::{LineError, Log, LogError, Record, Seq, read_header};

use crate::{
    AnyMatch, Match, MatchGame, Member, old_save, open, people::SavedMember, seeds::MatchSeed, with_match,
};

/// What a match keeps beside its entries.
pub(crate) struct About {
    pub(crate) members: Vec<Member>,
    pub(crate) seed: MatchSeed,
    pub(crate) conventions: Conventions,
    pub(crate) cut: bool,
    pub(crate) errors: u8,
}

/// The same in the header of a log.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedAbout {
    people: Vec<SavedMember>,
    seed: String,
    /// What calls say by agreement, if not what they say to everybody.
    #[serde(default)]
    conventions: Option<String>,
    /// Whether packs are cut.
    #[serde(default)]
    cut: bool,
    /// How often a bot errs, in percent.
    #[serde(default)]
    errors: u8,
}

impl About {
    pub(crate) fn to_map(&self) -> Map<String, Value> {
        let people: Vec<Value> = self.members.iter().map(Member::to_value).collect();
        let mut about = Map::new();
        about.insert("people".to_owned(), people.into());
        about.insert("seed".to_owned(), self.seed.0.to_string().into());
        if self.conventions != Conventions::default() {
            about.insert("conventions".to_owned(), self.conventions.to_string().into());
        }
        if self.cut {
            about.insert("cut".to_owned(), true.into());
        }
        if self.errors > 0 {
            about.insert("errors".to_owned(), self.errors.into());
        }
        about
    }

    fn read<G: MatchGame>(map: &Map<String, Value>, rules: &G) -> Result<Self, NotRead> {
        let saved = SavedAbout::deserialize(map).map_err(|_| NotRead::Damaged)?;
        let members: Option<Vec<Member>> = saved.people.into_iter().map(SavedMember::read).collect();
        let members = members.ok_or(NotRead::Newer)?;
        let seed = saved.seed.parse().map_err(|_| NotRead::Damaged)?;
        let conventions = saved.conventions.as_deref().map_or(Ok(Conventions::default()), str::parse);
        let conventions = conventions.map_err(|_| NotRead::Newer)?;
        if rules.agree(conventions).is_none() || !rules.suits_laws() {
            return Err(NotRead::Damaged);
        }
        let errors = saved.errors.min(100);
        Ok(Self { members, seed: MatchSeed(seed), conventions, cut: saved.cut, errors })
    }
}

/// The reasons why a text is no match to go on with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotRead {
    /// A match of a later version, or of one that knows more.
    Newer,
    /// A match of a version so early that it can't be read any more.
    Older,
    /// No match, or one that can't have been.
    Damaged,
}

impl NotRead {
    /// What an error of a line or a header says of the whole.
    pub(crate) const fn of_line(error: &LineError) -> Self {
        match error {
            LineError::NeedsVersion { .. } => Self::Newer,
            LineError::Malformed(_) => Self::Damaged,
        }
    }

    const fn of_log(error: &LogError) -> Self {
        match error {
            LogError::NeedsVersion { .. } => Self::Newer,
            _ => Self::Damaged,
        }
    }
}

impl<G: MatchGame> Match<G> {
    /// The whole match as it is saved. It holds what no player may know.
    pub fn to_text(&self) -> String {
        self.log.to_text()
    }

    /// The lines of the entries from one on, as they are saved.
    pub fn lines_from(&self, seq: Seq) -> String {
        let from = usize::try_from(seq.0).unwrap_or(usize::MAX).min(self.log.entries().len());
        self.log.entries()[from..].iter().map(|entry| entry.to_line() + "\n").collect()
    }

    /// Reads a match as it is saved.
    ///
    /// # Errors
    /// What the text is instead.
    pub fn read(text: &str) -> Result<Self, NotRead> {
        if old_save::is_one(text) {
            return old_save::read(text);
        }
        let log = Log::<G>::read(text).map_err(|error| NotRead::of_log(&error))?;
        let about = About::read(&log.header().about, log.table().game())?;
        Self::resumed(log, about)
    }

    /// Goes on with what another keeper of this match has appended since: the lines of entries.
    ///
    /// # Errors
    /// What the lines are instead.
    pub fn read_on(&mut self, lines: &str) -> Result<(), NotRead> {
        self.log.read_on(lines).map_err(|error| NotRead::of_log(&error))?;
        self.look_ahead();
        Ok(())
    }

    /// A match of a log that was read.
    pub(crate) fn resumed(log: Log<G>, about: About) -> Result<Self, NotRead> {
        let known = log.start().seated.iter().all(|person| (person.0 as usize) < about.members.len());
        let sound = known && !log.entries().is_empty() && log.start().won.len() == about.members.len();
        sound.then(|| Self::of(log, about)).ok_or(NotRead::Damaged)
    }

    /// A match in which a recorded game is gone on with; the people sit by seat, and `rest` wait.
    ///
    /// # Errors
    /// The record is none of this game, or can't have been.
    #[cfg(any(test, feature = "testing"))]
    pub fn of_record(record: &Record, members: Vec<Member>, seated: &[usize]) -> Result<Self, NotRead> {
        let start = table::Start {
            number: 0,
            seated: crate::game_match::persons(seated),
            first: None,
            won: vec![0; members.len()],
        };
        let seed = MatchSeed(table::Seed([1; 32]));
        let about = About { members, seed, conventions: Conventions::default(), cut: false, errors: 0 };
        let log = Log::from_record(record, start, about.to_map()).map_err(|_| NotRead::Damaged)?;
        Self::resumed(log, about)
    }
}

impl AnyMatch {
    /// Reads a match of any game as it is saved.
    ///
    /// # Errors
    /// What the text is instead.
    pub fn read(text: &[u8]) -> Result<Self, NotRead> {
        let text = std::str::from_utf8(text).map_err(|_| NotRead::Damaged)?;
        if open::is_one(text) {
            return open::read(text).map(Self::Open);
        }
        Ok(match Self::game_of(text)? {
            GameKind::FiveHundred => Self::FiveHundred(Match::read(text)?),
            GameKind::RummyFiveHundred => Self::Rummy(Match::read(text)?),
        })
    }

    /// The match as it is saved: see [`Match::to_text`].
    pub fn to_text(&self) -> String {
        with_match!(self, game => game.to_text())
    }

    /// The number of its next entry.
    pub const fn next_seq(&self) -> Seq {
        with_match!(self, game => game.log().next_seq())
    }

    /// The game so far: see [`Match::record`].
    pub fn record(&self) -> Record {
        with_match!(self, game => game.record())
    }

    /// The game of a match as it is saved; nothing is replayed.
    ///
    /// # Errors
    /// What the text is instead.
    pub fn game_of(text: &str) -> Result<GameKind, NotRead> {
        let game = if old_save::is_one(text) {
            old_save::game(text)?
        } else {
            let first = text.lines().next().unwrap_or_default();
            read_header(first).map_err(|error| NotRead::of_log(&error))?.game
        };
        GameKind::named(&game).ok_or(NotRead::Damaged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    #[test]
    fn what_another_version_has_kept_is_not_called_damaged() {
        let text = testing::table("quebec-4", 3).to_text();
        assert!(AnyMatch::read(text.as_bytes()).is_ok());
        for (from, to, kind) in [
            ("log/1", "log/2", NotRead::Newer),
            ("\"behaviour\":1", "\"behaviour\":2", NotRead::Newer),
            ("{", "{\"v\":2,\"weather\":\"fine\",", NotRead::Newer),
            ("\"seed\"", "\"weather\":\"fine\",\"seed\"", NotRead::Damaged),
            ("{", "{\"weather\":\"fine\",", NotRead::Damaged),
            ("\"name\"", "\"hat\":1,\"name\"", NotRead::Damaged),
            ("quebec-4", "quebec-9", NotRead::Newer),
            ("\"club\"", "\"oracle\"", NotRead::Newer),
            ("\"number\":0", "\"number\":-1", NotRead::Damaged),
            ("\"seated\":[0,2,1,3]", "\"seated\":[0,2,1,9]", NotRead::Damaged),
            ("\"first\":1", "\"first\":4", NotRead::Damaged),
            ("kookaburra-log/1", "magpie-log/1", NotRead::Damaged),
            ("{", "", NotRead::Damaged),
        ] {
            let other = text.replacen(from, to, 1);
            assert_ne!(other, text, "{from}");
            assert_eq!(AnyMatch::read(other.as_bytes()).unwrap_err(), kind, "{from} -> {to}");
        }
        assert_eq!(AnyMatch::read(b"\xff").unwrap_err(), NotRead::Damaged);
        assert_eq!(AnyMatch::read(b"").unwrap_err(), NotRead::Damaged);
    }

    #[test]
    fn names_that_were_kept_are_fit_to_be_shown() {
        let text = testing::table("quebec-4", 3).to_text();
        let text = text.replace("\"Ned\"", "\"N\\u001b[2Jed\"");
        assert!(text.contains("001b"), "{text}");
        let AnyMatch::FiveHundred(again) = AnyMatch::read(text.as_bytes()).unwrap() else {
            panic!("another")
        };
        assert!(again.names().iter().any(|name| name == "N\u{fffd}[2Jed"), "{:?}", again.names());
    }
}
