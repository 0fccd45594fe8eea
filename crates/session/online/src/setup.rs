//! What a table is opened with.

use std::{
    any::Any,
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use card_match::{MatchGame, MatchSetup, Member, SetupError};
use kookaburra::GameKind;
use online_wire::{LONGEST_STAND, MOST_BOTS, Opening, SLOWEST_BOT, person_name};
use serde_json::{Map, Value};
use table::{Problems, Seed};

/// The kinds of games that can be played at a table online.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A game with its laws enforced.
    Enforced(GameKind),
    /// An open table of Five Hundred \[LAW-OPEN\].
    Open,
}

impl Kind {
    /// What an opening is of; `None` if there is no such game.
    pub fn of(opening: &Opening) -> Option<Self> {
        let game = GameKind::named(&opening.game)?;
        let is_open = game == GameKind::FiveHundred && opening.is_open_table();
        Some(if is_open { Self::Open } else { Self::Enforced(game) })
    }
}

/// Evaluates an expression with the rules of a kind of table as a type.
#[macro_export]
macro_rules! with_kind {
    ($kind:expr, $rules:ident => $does:expr) => {
        match $kind {
            $crate::Kind::Open => {
                type $rules = $crate::OpenRules;
                $does
            }
            $crate::Kind::Enforced(game) => $crate::__with_game!(game, $rules => $does),
        }
    };
}

/// A game that can be played at a table online: its parts can be passed between threads.
pub trait Game:
    MatchGame<
        Deal: Send + Sync,
        State: Send + Sync,
        Action: Send + Sync,
        View: Send + Sync,
        Event: Send + Sync,
        Refusal: Send + Sync,
        NotAnAction: Send + Sync,
        Conventions: Send + Sync,
    > + Send
    + Sync
{
}

impl<G> Game for G where
    G: MatchGame<
            Deal: Send + Sync,
            State: Send + Sync,
            Action: Send + Sync,
            View: Send + Sync,
            Event: Send + Sync,
            Refusal: Send + Sync,
            NotAnAction: Send + Sync,
            Conventions: Send + Sync,
        > + Send
        + Sync
{
}

/// Why a table can't be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CantOpen {
    /// The rules are none.
    #[error("the rules: {0}")]
    Rules(Problems),
    /// A match can't begin so.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Reads the rules of an opening.
///
/// # Errors
/// Everything that is wrong with them.
pub fn read_rules<G: MatchGame>(rules: &Map<String, Value>) -> Result<G, CantOpen> {
    G::read_rules(rules).map_err(CantOpen::Rules)
}

/// The same rules for all tables of this program that play by them: they take more memory than all else at a table.
pub(crate) fn shared_rules<G: MatchGame>(opening: &Opening) -> Result<Arc<G>, CantOpen> {
    static SHARED: Mutex<BTreeMap<String, Weak<dyn Any + Send + Sync>>> = Mutex::new(BTreeMap::new());
    let name = format!("{} {}", opening.game, Value::from(opening.rules.clone()));
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = shared.get(&name).and_then(Weak::upgrade);
    if let Some(rules) = known.and_then(|rules| rules.downcast().ok()) {
        return Ok(rules);
    }
    let rules = Arc::new(read_rules::<G>(&opening.rules)?);
    shared.retain(|_, rules| rules.strong_count() > 0);
    shared.insert(name, Arc::downgrade(&rules) as _);
    Ok(rules)
}

/// What a match is opened with: every place is a bot’s. `key` is the chance that bots have.
pub(crate) fn match_setup<G: MatchGame>(rules: &G, opening: &Opening, key: Seed) -> MatchSetup {
    let options = &opening.options;
    let people = options.people.unwrap_or_else(|| rules.seats());
    let name = |place: usize| bot_name(opening, place);
    MatchSetup {
        seed: Some(key),
        cut: options.cut,
        conventions: options.conventions,
        ..MatchSetup::new((0..people).map(|place| Member::bot(name(place), options.level)).collect())
    }
}

/// What a bot at a place is called.
pub(crate) fn bot_name(opening: &Opening, place: usize) -> String {
    let name = opening.options.bots.get(place).and_then(|name| person_name(name));
    name.unwrap_or_else(|| format!("Bot {}", place + 1))
}

/// An opening with limits to what it may ask for: before there were any, tables were opened without.
pub(crate) fn within_limits(mut opening: Opening) -> Opening {
    opening.options.bot_ms = opening.options.bot_ms.min(SLOWEST_BOT);
    opening.options.bots.truncate(MOST_BOTS);
    opening.options.stand = opening.options.stand.map(|seconds| seconds.min(LONGEST_STAND));
    opening
}
