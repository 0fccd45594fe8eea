//! What a player asks for before the table opens, and why it may not open.

use std::{fmt, io, path::PathBuf, str::FromStr, time::Duration};

use card_match::NotRead;
use cards::{Indices, Sorting};
use kookaburra::AnyRules;
use table::DealError;
use texts::narration::{AskError, Setup};
use texts::{Arg, Lang, Texts};

use crate::{store::short, system_error};

/// What a player asks for.
#[derive(Clone, Debug)]
pub struct PlayOptions {
    /// The rules of the table; a resumed game brings its own.
    pub rules: AnyRules,
    /// The match: seats, seed, the other players; a resumed game goes on as it began.
    pub setup: Setup,
    /// Cores for a bot that searches, and for the one that gives hints.
    pub cores: usize,
    /// The pace of the bots.
    pub speed: Speed,
    /// How long a claim can be made before the next player goes on; as the pace says if nothing is asked for.
    pub pause: Option<Duration>,
    /// The language of the table.
    pub lang: Lang,
    /// Letters for suits, and no other signs outside ASCII.
    pub ascii: bool,
    /// How many colours to use.
    pub colours: Colours,
    /// A colour for each suit: ♠ black, ♥ red, ♦ blue, ♣ green.
    pub four_colours: bool,
    /// The letters in the corners of the cards on the screen.
    pub indices: Indices,
    /// How the cards of a hand lie.
    pub sorting: Sorting,
    /// Play the only card that may be played without being asked.
    pub forced: bool,
    /// Sentences, line by line, instead of a screen.
    pub plain: bool,
    /// How often the bots of an open table err, in percent of what is done.
    pub errors: u8,
    /// Go on with the saved game.
    pub resume: bool,
    /// Look on while another program plays the saved game.
    pub watch: bool,
}

impl PlayOptions {
    /// A new game of these rules, everything else as it usually is.
    #[must_use]
    pub fn new(rules: AnyRules, lang: Lang) -> Self {
        Self {
            rules,
            setup: Setup::new(lang),
            cores: 1,
            speed: Speed::Normal,
            pause: None,
            lang,
            ascii: false,
            colours: Colours::from_env(),
            four_colours: false,
            indices: Indices::default(),
            sorting: Sorting::default(),
            forced: false,
            plain: false,
            errors: 0,
            resume: false,
            watch: false,
        }
    }
}

/// The pace of the bots and of the tricks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// Nobody waits, except for a claim.
    Instant,
    /// Quick players.
    Fast,
    /// As at a table.
    #[default]
    Normal,
    /// A trick lies until a key takes it, a claim can be made until a key lets it go.
    Slow,
}

impl Speed {
    /// All paces, quickest first.
    pub const ALL: [Self; 4] = [Self::Instant, Self::Fast, Self::Normal, Self::Slow];

    /// Its name on the command line.
    #[must_use]
    pub const fn text(self) -> &'static str {
        ["instant", "fast", "normal", "slow"][self as usize]
    }

    /// How long a bot thinks.
    pub(crate) const fn thought(self) -> Duration {
        Duration::from_millis([0, 140, 550, 1_000][self as usize])
    }

    /// How long a claim can be made before the next player goes on; `None` until a key lets it go.
    pub(crate) const fn claim(self) -> Option<Duration> {
        match self {
            Self::Instant => Some(Duration::from_millis(1_500)),
            Self::Fast => Some(Duration::from_millis(2_500)),
            Self::Normal => Some(Duration::from_millis(5_000)),
            Self::Slow => None,
        }
    }

    /// How long a finished trick lies; `None` until a key takes it.
    pub(crate) const fn look(self) -> Option<Duration> {
        match self {
            Self::Instant => Some(Duration::ZERO),
            Self::Fast => Some(Duration::from_millis(900)),
            Self::Normal => Some(Duration::from_millis(2_500)),
            Self::Slow => None,
        }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A text that names no pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a speed is one of instant, fast, normal, slow")]
pub struct UnknownSpeed;

impl FromStr for Speed {
    type Err = UnknownSpeed;

    fn from_str(text: &str) -> Result<Self, UnknownSpeed> {
        Self::ALL.into_iter().find(|speed| speed.text() == text).ok_or(UnknownSpeed)
    }
}

/// How many colours the terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// None: marks and weights only.
    None,
    /// The sixteen of the terminal's own palette.
    Sixteen,
    /// The 256 of the common palette.
    Indexed,
    /// Every colour.
    True,
}

impl Colours {
    /// What the environment says: `NO_COLOR`, `COLORTERM`, `TERM`.
    #[must_use]
    pub fn from_env() -> Self {
        let var = |name: &str| std::env::var(name).unwrap_or_default();
        Self::read(&var("NO_COLOR"), &var("COLORTERM"), &var("TERM"))
    }

    fn read(no_color: &str, colorterm: &str, term: &str) -> Self {
        if !no_color.is_empty() || term == "dumb" {
            Self::None
        } else if colorterm == "truecolor" || colorterm == "24bit" || term.ends_with("-direct") {
            Self::True
        } else if term.contains("256") {
            Self::Indexed
        } else {
            Self::Sixteen
        }
    }
}

/// Why the table did not open, or closed before the player left.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// There is no game to resume.
    #[error("no saved game in {}", .0.display())]
    NoSave(PathBuf),
    /// The saved game is of another version, and can't be gone on with.
    #[error("the saved game in {} is of another version", .path.display())]
    Foreign {
        /// Where it is.
        path: PathBuf,
        /// Whether the version is a later one.
        newer: bool,
    },
    /// The saved game is none.
    #[error("the saved game in {} is damaged", .0.display())]
    Damaged(PathBuf),
    /// The saved game can't be read.
    #[error("the saved game in {} can't be read: {error}", .path.display())]
    Unreadable {
        /// Where it is.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Another program plays the game that is saved there.
    #[error("a game is being played in {}", .0.display())]
    Busy(PathBuf),
    /// The match can't begin as it is asked for.
    #[error(transparent)]
    Setup(#[from] AskError),
    /// Bots are to err where the laws are enforced.
    #[error("bots err only at an open table")]
    ErrorsEnforced,
    /// Others can't sit at an open table yet, nor is its pack cut.
    #[error("at an open table one person plays with bots")]
    AloneAtOpenTable,
    /// There is no such lesson.
    #[error("there is no lesson {wanted}")]
    NoLesson {
        /// What was asked for.
        wanted: String,
    },
    /// There is no such theme of puzzles.
    #[error("there is no theme {wanted}")]
    NoTheme {
        /// What was asked for.
        wanted: String,
    },
    /// There are no puzzles of these rules.
    #[error("there are no puzzles of {wanted}")]
    NoSet {
        /// The rules that were asked for.
        wanted: String,
        /// Those of which there are some.
        sets: Vec<String>,
    },
    /// A lesson is wrong in itself.
    #[error(transparent)]
    Lesson(#[from] learning::course::LessonError),
    /// A match at an open table can't be watched.
    #[error("an open table can't be watched")]
    WatchOpen,
    /// A hand can't be dealt.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The terminal can't be used.
    #[error("the terminal can't be used: {0}")]
    Terminal(#[from] io::Error),
}

impl PlayError {
    /// What it says of a file that is no game to go on with.
    pub(crate) fn not_read(kind: NotRead, path: PathBuf) -> Self {
        match kind {
            NotRead::Damaged => Self::Damaged(path),
            NotRead::Newer | NotRead::Older => Self::Foreign { path, newer: kind == NotRead::Newer },
        }
    }

    /// What happened, in a sentence for the player.
    #[must_use]
    pub fn sentence(&self, texts: &Texts) -> String {
        let at = |path: &PathBuf| ("path", short(path).into());
        match self {
            Self::NoSave(path) => texts.format("error-no-save", &[at(path)]),
            Self::Foreign { path, newer } => {
                texts.format("error-save-foreign", &[at(path), ("newer", yes_or_no(*newer))])
            }
            Self::Damaged(path) => texts.format("error-save-damaged", &[at(path)]),
            Self::Unreadable { path, error } => {
                let args = [at(path), ("error", system_error(*texts, error).into())];
                texts.format("error-save-unreadable", &args)
            }
            Self::Busy(folder) => texts.format("error-busy", &[at(folder)]),
            Self::Setup(error) => error.sentence(texts),
            Self::ErrorsEnforced => texts.get("error-errors"),
            Self::AloneAtOpenTable => texts.get("error-alone"),
            Self::NoLesson { wanted } => texts.format("error-lesson", &[("wanted", wanted.as_str().into())]),
            Self::NoTheme { wanted } => {
                texts.format("puzzle-no-theme", &[("wanted", wanted.as_str().into())])
            }
            Self::NoSet { wanted, sets } => {
                let sets = texts.list_or(sets.clone());
                texts.format("puzzle-no-set", &[("wanted", wanted.as_str().into()), ("sets", sets.into())])
            }
            Self::Lesson(error) => error.to_string(),
            Self::WatchOpen => texts.get("error-watch-open"),
            Self::Deal(error) => error.to_string(),
            Self::Terminal(error) => {
                texts.format("error-terminal", &[("error", system_error(*texts, error).into())])
            }
        }
    }
}

/// How a message chooses between two forms.
pub(crate) fn yes_or_no(yes: bool) -> Arg {
    if yes { "yes" } else { "no" }.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_how_many_colours() {
        assert_eq!(Colours::read("", "truecolor", "xterm-256color"), Colours::True);
        assert_eq!(Colours::read("", "", "xterm-256color"), Colours::Indexed);
        assert_eq!(Colours::read("", "", "xterm"), Colours::Sixteen);
        assert_eq!(Colours::read("1", "truecolor", "xterm-256color"), Colours::None);
        assert_eq!(Colours::read("", "", "dumb"), Colours::None);
    }

    #[test]
    fn speeds_are_read_by_name() {
        for speed in Speed::ALL {
            assert_eq!(speed.to_string().parse(), Ok(speed));
        }
        assert!("quick".parse::<Speed>().is_err());
    }
}
