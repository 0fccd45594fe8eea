//! A player at a table elsewhere: one of ours, or a program of others, shown views as they came and answering in
//! notation.

use std::sync::{Arc, atomic::AtomicBool};

use serde_json::{Map, Value};
use table::{Game, Seat};

use crate::{
    Contest, Entrant, EntrantError, Limits,
    external_bot::{SeatRunner, sit_down},
    program::{Complaints, Program, Seating},
};

/// A player at a table elsewhere.
pub struct Sitter(Agent);

enum Agent {
    Own(Box<dyn SeatRunner>),
    Program(Program, AtomicBool),
}

/// Why a player can’t sit at a table.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum NoSitter {
    /// There is no such player.
    #[error(transparent)]
    Entrant(#[from] EntrantError),
    /// They can’t play there.
    #[error("{0}")]
    Cant(String),
}

impl Sitter {
    /// Lets a player, as they are written on a command line, sit down.
    ///
    /// # Errors
    /// There is no such player, or they can’t begin.
    pub fn new(
        player: &str,
        game: &str,
        rules: &Map<String, Value>,
        seat: Seat,
        seed: u64,
    ) -> Result<Self, NoSitter> {
        if game == five_hundred::Rules::NAME {
            Self::of::<five_hundred::Rules>(player, rules, seat, seed)
        } else {
            Self::of::<rummy_500::Rules>(player, rules, seat, seed)
        }
    }

    fn of<G: Contest>(
        player: &str,
        rules: &Map<String, Value>,
        seat: Seat,
        seed: u64,
    ) -> Result<Self, NoSitter> {
        let command = match Entrant::read::<G>(player)? {
            Entrant::Own(name) => {
                return sit_down(&name, G::NAME, rules, seed)
                    .map(Agent::Own)
                    .map(Self)
                    .map_err(NoSitter::Cant);
            }
            Entrant::Program(command) => command,
        };
        let cant = |why: String| NoSitter::Cant(why);
        let checked = G::read_rules(rules).map_err(|problems| cant(problems.to_string()))?;
        let stop = AtomicBool::new(false);
        let program =
            Program::start(&command, String::new(), Limits::default(), &Arc::<Complaints>::default(), &stop)
                .map_err(|fault| cant(fault.to_string()))?;
        let (axes, seed) = (checked.axes(), format!("{seed:016x}"));
        program.sit_down(&Seating { game: G::NAME, rules, axes: &axes, seats: checked.seats(), seat, seed });
        Ok(Self(Agent::Program(program, stop)))
    }

    /// What the player does, in notation, or claims; nothing if they claim nothing.
    ///
    /// # Errors
    /// The view is none of this game, or the program did something wrong.
    pub fn act(&mut self, claims: bool, view: &Value) -> Result<Option<String>, String> {
        match &mut self.0 {
            Agent::Own(runner) => runner.act(claims, view),
            Agent::Program(program, stop) => {
                program.ask(claims, view, stop).map_err(|fault| fault.to_string())
            }
        }
    }
}
