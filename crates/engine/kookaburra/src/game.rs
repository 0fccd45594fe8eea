//! Which game rules and records are of, and the replay of records.

use serde_json::{Map, Value};
use table::{Game, Malformed, Place, Problems, Record, ReplayResult, SeatSet, Table, quoted};

use crate::{rules_code, with_rules};

/// A game that records can hold \[NOT-REC-1\].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameKind {
    /// The Five Hundred family.
    FiveHundred,
    /// Rummy 500.
    RummyFiveHundred,
}

impl GameKind {
    /// All games.
    pub const ALL: [Self; 2] = [Self::FiveHundred, Self::RummyFiveHundred];

    /// Its name in a record's `game`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::FiveHundred => five_hundred::Rules::NAME,
            Self::RummyFiveHundred => rummy_500::Rules::NAME,
        }
    }

    /// The game of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The game of a record.
    ///
    /// # Errors
    /// There is no such game.
    pub fn of(record: &Record) -> Result<Self, Malformed> {
        Self::named(&record.game).ok_or_else(|| Malformed {
            place: Place::Whole,
            message: format!(
                "there is no game \"{}\" (there is {})",
                quoted(&record.game),
                Self::ALL.map(Self::name).join(", ")
            ),
        })
    }
}

/// Checked rules of any game.
#[derive(Clone, PartialEq, Debug)]
pub enum AnyRules {
    /// Of Five Hundred.
    FiveHundred(Box<five_hundred::Rules>),
    /// Of Rummy 500.
    Rummy500(rummy_500::Rules),
}

impl AnyRules {
    /// Reads the `rules` object of a record \[NOT-REC-1\].
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(game: GameKind, rules: &Map<String, Value>) -> Result<Self, Problems> {
        Ok(match game {
            GameKind::FiveHundred => Self::FiveHundred(Box::new(Game::read_rules(rules)?)),
            GameKind::RummyFiveHundred => Self::Rummy500(Game::read_rules(rules)?),
        })
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        match self {
            Self::FiveHundred(_) => GameKind::FiveHundred,
            Self::Rummy500(_) => GameKind::RummyFiveHundred,
        }
    }

    /// The number of seats.
    #[must_use]
    pub fn seats(&self) -> usize {
        with_rules!(self, rules => rules.seats())
    }

    /// The seats that score together, in the order of a score sheet; see [`Game::sides`].
    #[must_use]
    pub fn sides(&self) -> Vec<SeatSet> {
        with_rules!(self, rules => rules.sides())
    }

    /// The `rules` object of a record.
    #[must_use]
    pub fn to_json(&self) -> Map<String, Value> {
        with_rules!(self, rules => rules.rules_json())
    }

    /// Their short code.
    #[must_use]
    pub fn code(&self) -> String {
        with_rules!(self, rules => rules_code(rules.spec()))
    }

    /// Whether the laws are open: irregular acts are possible, and stand unless somebody claims \[LAW-AXIS-1\].
    #[must_use]
    pub fn plays_open(&self) -> bool {
        matches!(self, Self::FiveHundred(rules) if laws::open_table::plays_open(rules))
    }
}

/// Evaluates an expression with the rules of whichever game it is, by reference and as their own type.
///
/// ```
/// use kookaburra::{build_code, with_rules};
///
/// let rules = build_code("rummy-500")?;
/// assert_eq!(with_rules!(&rules, rules => rules.target()), 500);
/// # Ok::<(), kookaburra::RulesError>(())
/// ```
#[macro_export]
macro_rules! with_rules {
    ($any:expr, $rules:ident => $does:expr) => {
        match &$any {
            $crate::AnyRules::FiveHundred(rules) => {
                let $rules = &**rules;
                $does
            }
            $crate::AnyRules::Rummy500($rules) => $does,
        }
    };
}

/// Evaluates an expression with the rules of a game as a type.
///
/// ```
/// use kookaburra::{GameKind, with_game};
/// use table::Game;
///
/// let name = with_game!(GameKind::FiveHundred, Rules => Rules::NAME);
/// assert_eq!(name, GameKind::FiveHundred.name());
/// ```
#[macro_export]
macro_rules! with_game {
    ($game:expr, $rules:ident => $does:expr) => {
        match $game {
            $crate::GameKind::FiveHundred => {
                type $rules = $crate::__games::five_hundred::Rules;
                $does
            }
            $crate::GameKind::RummyFiveHundred => {
                type $rules = $crate::__games::rummy_500::Rules;
                $does
            }
        }
    };
}

/// Replays the text of a record: where its game stands, or what is wrong with it \[NOT-RES\].
#[must_use]
pub fn replay(text: &str) -> ReplayResult {
    match Record::read(text) {
        Ok(record) => replay_record(&record),
        Err(malformed) => (&malformed).into(),
    }
}

/// Replays a record of any game.
#[must_use]
pub fn replay_record(record: &Record) -> ReplayResult {
    match GameKind::of(record) {
        Ok(GameKind::FiveHundred) => laws::open_table::replay(record),
        Ok(GameKind::RummyFiveHundred) => replay_as::<rummy_500::Rules>(record),
        Err(malformed) => (&malformed).into(),
    }
}

fn replay_as<G: Game>(record: &Record) -> ReplayResult {
    match Table::<G>::from_record(record) {
        Ok(table) => ReplayResult::Game(table.result()),
        Err(error) => (&error).into(),
    }
}
