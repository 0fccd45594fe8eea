//! Entrants as they are written on a command line: one of our players by name, or `exec:` and a command.

use crate::{BuiltIn, Contest};

/// What the name of a program begins with.
const EXEC: &str = "exec:";

/// Who plays.
pub enum Entrant<G: Contest> {
    /// One of our players.
    Own(&'static BuiltIn<G>),
    /// A program and its arguments, never empty.
    Program(Vec<String>),
}

/// A text that names no entrant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntrantError {
    /// There is no player of this name.
    #[error("there is no player \"{name}\" of this game (there is {known}, or exec:COMMAND)")]
    Unknown {
        /// The name.
        name: String,
        /// Those there are.
        known: String,
    },
    /// The command after `exec:` can't be taken apart.
    #[error("\"{text}\" has no command, or quotes that don't match")]
    NoCommand {
        /// What was written.
        text: String,
    },
}

impl<G: Contest> Entrant<G> {
    /// Reads an entrant. A command is split into words as a shell does it; no shell runs it.
    ///
    /// # Errors
    /// There is no such player, or the command is none.
    pub fn read(text: &str) -> Result<Self, EntrantError> {
        if let Some(command) = text.strip_prefix(EXEC) {
            let words = shlex::split(command).unwrap_or_default();
            if words.is_empty() {
                return Err(EntrantError::NoCommand { text: text.to_owned() });
            }
            return Ok(Self::Program(words));
        }
        let known = || G::PLAYERS.iter().map(|player| player.name).collect::<Vec<_>>().join(", ");
        let own = G::PLAYERS.iter().find(|player| player.name == text);
        own.map(Self::Own).ok_or_else(|| EntrantError::Unknown { name: text.to_owned(), known: known() })
    }
}

/// What entrants are called in a report: as they were written, numbered where two are the same.
#[must_use]
pub fn names(entrants: &[String]) -> Vec<String> {
    let name =
        |(at, text): (usize, &String)| match entrants[..at].iter().filter(|&other| other == text).count() {
            0 => text.clone(),
            before => format!("{text} ({})", before + 1),
        };
    entrants.iter().enumerate().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    type Read = Result<Entrant<five_hundred::Rules>, EntrantError>;

    #[test]
    fn a_player_by_name_or_a_command() {
        let bot: Read = Entrant::read("bot");
        assert!(matches!(bot, Ok(Entrant::Own(player)) if player.name == "bot"));
        let program: Read = Entrant::read("exec:python3 'my bots/one.py' --level \"very good\"");
        let Ok(Entrant::Program(words)) = program else { panic!("no program") };
        assert_eq!(words, ["python3", "my bots/one.py", "--level", "very good"]);
        for text in ["exec:", "exec:  ", "exec:a 'b"] {
            let none: Read = Entrant::read(text);
            assert!(matches!(none, Err(EntrantError::NoCommand { .. })), "{text}");
        }
        let unknown: Read = Entrant::read("greedy");
        let error = unknown.err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains("\"greedy\"") && error.contains("random, bot"), "{error}");
        let greedy: Result<Entrant<rummy_500::Rules>, _> = Entrant::read("greedy");
        assert!(greedy.is_ok());
    }

    #[test]
    fn twins_are_told_apart() {
        let entrants = ["bot", "random", "bot", "bot"].map(str::to_owned);
        assert_eq!(names(&entrants), ["bot", "random", "bot (2)", "bot (3)"]);
    }
}
