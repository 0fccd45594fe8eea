//! Entrants as they are written on a command line: one of our players by name, or `exec:` and a command.

use crate::{Contest, contest::own};

/// What the name of a program begins with.
const EXEC: &str = "exec:";

/// A player of the arena.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// One of our players, by a name that the game knows.
    Own(String),
    /// A program and its arguments, never empty.
    Program(Vec<String>),
}

/// A text that names no entrant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntrantError {
    /// There is no player of this name.
    #[error("there is no player \"{name}\" of this game (there is {}, or exec:COMMAND)", .known.join(", "))]
    Unknown {
        /// The name.
        name: String,
        /// Those there are.
        known: &'static [&'static str],
    },
    /// The command after `exec:` can't be taken apart.
    #[error("\"{text}\" has no command, or quotes that don't match")]
    NoCommand {
        /// The text that was written.
        text: String,
    },
}

impl Entrant {
    /// Reads an entrant. A command is split into words as a shell does it; no shell runs it.
    ///
    /// # Errors
    /// There is no such player, or the command is none.
    pub fn read<G: Contest>(text: &str) -> Result<Self, EntrantError> {
        if let Some(command) = text.strip_prefix(EXEC) {
            let words = shlex::split(command).unwrap_or_default();
            if words.is_empty() {
                return Err(EntrantError::NoCommand { text: text.to_owned() });
            }
            return Ok(Self::Program(words));
        }
        match own::<G>(text).and_then(|(name, _)| G::contestant(name, 0)) {
            Some(_) => Ok(Self::Own(text.to_owned())),
            None => Err(EntrantError::Unknown { name: text.to_owned(), known: G::NAMES }),
        }
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

    fn read(text: &str) -> Result<Entrant, EntrantError> {
        Entrant::read::<five_hundred::Rules>(text)
    }

    #[test]
    fn every_name_is_a_player() {
        for &name in five_hundred::Rules::NAMES {
            assert_eq!(read(name), Ok(Entrant::Own(name.to_owned())));
        }
        for &name in rummy_500::Rules::NAMES {
            assert!(Entrant::read::<rummy_500::Rules>(name).is_ok(), "{name}");
        }
        assert!(Entrant::read::<rummy_500::Rules>("club+joker").is_err(), "nobody calls there");
        for name in
            ["strong*3", "expert*1000", "expert/16", "club+joker", "expert*2+joker+help", "bot+natural"]
        {
            assert!(read(name).is_ok(), "{name}");
        }
        for name in ["strong@2", "expert@1", "expert@64", "expert@4+joker"] {
            assert!(read(name).is_ok(), "{name}");
            let here = Entrant::read::<rummy_500::Rules>(name);
            assert_eq!(here.is_ok(), !name.contains('+'), "{name}");
        }
        for name in [
            "",
            "nobody",
            "greedy",
            "bot*2",
            "expert*",
            "expert*0",
            "expert*1001",
            "expert/0",
            "expert*/2",
            "club@2",
            "expert@",
            "expert@0",
            "expert@65",
            "expert@2*2",
            "expert@-1",
            "*2",
            "club+",
            "club+ace",
        ] {
            let Err(EntrantError::Unknown { name: quoted, known }) = read(name) else { panic!("{name}") };
            assert_eq!((quoted.as_str(), known.starts_with(&["random", "bot"])), (name, true));
        }
    }

    #[test]
    fn a_command_is_split_into_words() {
        let program = read("exec:python3 'my bots/one.py' --level \"very good\"");
        let words = ["python3", "my bots/one.py", "--level", "very good"].map(str::to_owned).to_vec();
        assert_eq!(program, Ok(Entrant::Program(words)));
        for text in ["exec:", "exec:  ", "exec:a 'b"] {
            assert_eq!(read(text), Err(EntrantError::NoCommand { text: text.to_owned() }));
        }
    }

    #[test]
    fn twins_are_told_apart() {
        let entrants = ["bot", "random", "bot", "bot"].map(str::to_owned);
        assert_eq!(names(&entrants), ["bot", "random", "bot (2)", "bot (3)"]);
    }
}
