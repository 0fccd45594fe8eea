//! Five Hundred with the laws open \[LAW-OPEN\]: cards may be played against the rules, and others claim. [`OpenRules`]
//! is the game; its bots keep the rules, and err as often as a match wants it.

mod bot;
mod errors;
mod noticing;
mod old;
mod rules;
#[cfg(test)]
mod tests;

use five_hundred::Rules;
use laws::open_table::Event;
use serde::Deserialize;
use serde_json::{Map, Value};
use table::{Command, Game, Start};

pub use self::rules::{OpenRefusal, OpenRules};
use crate::{Match, MatchSetup, Member, NotRead, Places, SetupError, Who, game_match::persons};

/// Begins a match of one person with bots, who sit as they came: nobody draws.
///
/// # Errors
/// It can't begin as it is asked for.
pub fn begin(rules: Rules, setup: &MatchSetup) -> Result<Match<OpenRules>, SetupError> {
    let humans = setup.people.iter().filter(|member| member.who == Who::Human).count();
    if humans != 1 || setup.cut || setup.people.len() != rules.seats() {
        return Err(SetupError::AloneAtOpenTable);
    }
    let everybody: Vec<usize> = (0..rules.seats()).collect();
    let people = setup.people.iter().cloned().map(as_strong_as_here).collect();
    let mut game = Match::open(OpenRules::new(rules), &MatchSetup { people, ..setup.clone() })?;
    let seated = Places::undrawn(&everybody, setup.seat.unwrap_or_default()).seated;
    let start = Start { number: 0, won: vec![0; seated.len()], seated: persons(&seated), first: None };
    game.log.append(None, Command::Game(start)).map_err(|_| SetupError::NoPlaces)?;
    Ok(game)
}

/// A member no stronger than the strongest bot that plays here.
fn as_strong_as_here(member: Member) -> Member {
    match member.who {
        Who::Bot(level) => Member { who: Who::Bot(level.min(bot::STRONGEST)), ..member },
        Who::Human => member,
    }
}

/// As much of a match as says whether it is one of an open table.
#[derive(Deserialize)]
struct Head {
    format: String,
    /// The name of the game; in a first version the number of one.
    #[serde(default)]
    game: Value,
    #[serde(default)]
    rules: Map<String, Value>,
}

/// Whether a text is meant as a match at an open table.
pub fn is_one(text: &str) -> bool {
    let head = text.lines().next().unwrap_or_default();
    serde_json::from_str(head).is_ok_and(|Head { format, game, rules }| {
        let is_open = game == *Rules::NAME && rules.get("laws").is_some_and(|laws| laws == "open");
        old::is_format(&format) || is_open
    })
}

/// Reads a match at an open table as it is saved, or as earlier versions kept it.
///
/// # Errors
/// What the text is instead.
pub fn read(text: &str) -> Result<Match<OpenRules>, NotRead> {
    if old::is_one(text) { old::read(text) } else { Match::read(text) }
}

/// What was done and said.
pub fn done(events: &[table::Event<Event>]) -> Vec<&Event> {
    let done = events.iter().filter_map(|event| match event {
        table::Event::In(event) => Some(event),
        _ => None,
    });
    done.collect()
}
