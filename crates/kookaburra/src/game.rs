//! Which game rules and records are of, and the replay of records.

use table::{Game, Malformed, Place, Record, ReplayResult, Table, quoted};

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

    /// The game of a record.
    ///
    /// # Errors
    /// There is no such game.
    pub fn of(record: &Record) -> Result<Self, Malformed> {
        Self::ALL.into_iter().find(|game| game.name() == record.game).ok_or_else(|| Malformed {
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
        Ok(GameKind::FiveHundred) => open_table::replay(record),
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
