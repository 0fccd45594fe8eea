//! The levels at which one can be played against: each is a set of abilities and a budget of work, never a blunder
//! thrown in by chance.

use std::{fmt, str::FromStr};

use crate::{Playable, Player};

/// How strong a player is, from the weakest level to the strongest.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
/// use kookaburra_players::Level;
///
/// let level: Level = "club".parse()?;
/// assert!(Level::Beginner < level && !level.searches());
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
/// let decision = level.player::<Rules>(7).decide(table.game(), &view);
/// assert!(view.choices.contains(decision.action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Level {
    /// Knows the rules and some customs, and remembers no trick but the last.
    Beginner,
    /// Remembers the last few tricks.
    Casual,
    /// Counts every card, and plays by rules of thumb. The usual one.
    #[default]
    Club,
    /// Tries its cards in a few imagined deals.
    Strong,
    /// Tries calls and cards in many, and hears what the calls of the others tell.
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Casual, Self::Club, Self::Strong, Self::Expert];

    /// Whether its players search, which takes more of a program than to go by rules of thumb.
    #[must_use]
    pub const fn searches(self) -> bool {
        matches!(self, Self::Strong | Self::Expert)
    }

    /// Its name, such as `club`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["beginner", "casual", "club", "strong", "expert"][self as usize]
    }

    /// A player of this level. With the same seed it always plays alike.
    #[must_use]
    pub fn player<G: Playable>(self, seed: u64) -> Box<dyn Player<G>> {
        self.player_on(1, seed)
    }

    /// The same, thinking on this many cores if it searches: it looks at that many times as much, and plays alike only
    /// on as many.
    #[must_use]
    pub fn player_on<G: Playable>(self, cores: usize, seed: u64) -> Box<dyn Player<G>> {
        G::player(self, cores, seed)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error of a text that names no level; it holds the text.
///
/// ```
/// use kookaburra_players::{Level, NotALevel};
///
/// assert_eq!("oracle".parse::<Level>(), Err(NotALevel("oracle".to_owned())));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotALevel(pub String);

impl fmt::Display for NotALevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is no level (", self.0)?;
        for (at, level) in Level::ALL.into_iter().enumerate() {
            write!(f, "{}{level}", if at == 0 { "" } else { ", " })?;
        }
        f.write_str(")")
    }
}

impl std::error::Error for NotALevel {}

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| NotALevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_written_and_read_back() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let error = "oracle".parse::<Level>().unwrap_err();
        assert_eq!(error.to_string(), "\"oracle\" is no level (beginner, casual, club, strong, expert)");
    }
}
