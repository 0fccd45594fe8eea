//! Programs of others as players: what is said to them and what they answer, line by line (`docs/bot-protocol.md`).
//!
//! A program is never trusted: whatever it says or doesn't say, the arena goes on after a time that is known before.

mod complaints;
mod group;
mod process;
mod wire;

use std::{
    io,
    sync::{Arc, atomic::AtomicBool},
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::Seat;

use process::Process;
use wire::{Answer, Greeting, Message, Question};

pub use complaints::Repeated;
pub(crate) use complaints::{Complaints, Whose};
pub(crate) use wire::GameOver;

/// What both sides must speak.
pub const PROTOCOL: &str = "kookaburra-bot/1";

/// How long a program may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Limits {
    /// For a decision, in milliseconds.
    pub decision_ms: u64,
    /// From its start to its greeting, in milliseconds.
    pub start_ms: u64,
}

impl Default for Limits {
    /// Ten seconds for either.
    fn default() -> Self {
        Self { decision_ms: 10_000, start_ms: 10_000 }
    }
}

/// What a program did wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// No answer in time.
    #[error("no answer within {ms} ms")]
    Late {
        /// The limit.
        ms: u64,
    },
    /// It could not be started.
    #[error("it could not be started: {why}")]
    NotStarted {
        /// Why not.
        why: String,
    },
    /// It has ended, or closed its output.
    #[error("it has ended")]
    Dead,
    /// Its line is no answer.
    #[error("not an answer: {why}")]
    Unreadable {
        /// The mistake.
        why: String,
    },
    /// Its action is not legal.
    #[error("{why}")]
    Illegal {
        /// The mistake.
        why: String,
    },
    /// The arena was stopped while it thought.
    #[error("the arena was stopped")]
    Stopped,
}

/// Why the system did not start a program, without its numbers.
fn why_not_started(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such program".to_owned(),
        io::ErrorKind::PermissionDenied => "it may not be run".to_owned(),
        other => other.to_string(),
    }
}

impl Fault {
    /// Whether nothing more can be expected of the program.
    pub(crate) const fn is_final(&self) -> bool {
        matches!(self, Self::Late { .. } | Self::NotStarted { .. } | Self::Dead)
    }
}

/// The table a program is seated at.
pub(crate) struct Seating<'a> {
    pub(crate) game: &'static str,
    pub(crate) rules: &'a Map<String, Value>,
    pub(crate) axes: &'a Map<String, Value>,
    pub(crate) seats: usize,
    pub(crate) seat: Seat,
    pub(crate) seed: String,
}

/// A program that has said hello.
pub(crate) struct Program {
    process: Process,
    whose: Arc<Whose>,
    limits: Limits,
    questions: u64,
}

impl Program {
    /// Starts a program that is called `name` in front of its complaints, and waits for its greeting.
    pub(crate) fn start(
        command: &[String],
        name: String,
        limits: Limits,
        complaints: &Arc<Complaints>,
        stop: &AtomicBool,
    ) -> Result<Self, Fault> {
        let whose = Arc::<Whose>::default();
        whose.is_now(name);
        let process = Process::start(command, complaints, &whose)
            .map_err(|error| Fault::NotStarted { why: why_not_started(&error) })?;
        process.say(&Message::Hello { protocol: PROTOCOL, limits });
        let until = after(limits.start_ms);
        let line = process.line(until, limits.start_ms, stop)?;
        let not_started = |why| Fault::NotStarted { why };
        let greeting: Greeting = wire::read(&line).map_err(not_started)?;
        if greeting.protocol != PROTOCOL {
            return Err(not_started(format!("it speaks \"{}\", not {PROTOCOL}", greeting.protocol)));
        }
        Ok(Self { process, whose, limits, questions: 0 })
    }

    /// Says what stands before its complaints from now on.
    pub(crate) fn is_called(&self, name: String) {
        self.whose.is_now(name);
    }

    /// Tells it the table and its seat.
    pub(crate) fn sit_down(&self, seating: &Seating<'_>) {
        self.process.say(&Message::Game {
            game: seating.game,
            rules: seating.rules,
            axes: seating.axes,
            seats: seating.seats,
            seat: seating.seat,
            seed: &seating.seed,
        });
    }

    /// Shows it a view and waits for what it does: in a claim window perhaps nothing.
    pub(crate) fn ask<V: Serialize>(
        &mut self,
        claims: bool,
        view: &V,
        stop: &AtomicBool,
    ) -> Result<Option<String>, Fault> {
        self.questions += 1;
        let id = self.questions;
        let until = after(self.limits.decision_ms);
        self.process.say(&if claims { Question::Call { id, view } } else { Question::Decide { id, view } });
        loop {
            let line = self.process.line(until, self.limits.decision_ms, stop)?;
            let answer: Answer = wire::read(&line).map_err(|why| Fault::Unreadable { why })?;
            // The answer to a question that is settled changes nothing.
            if answer.id == id {
                return Ok(answer.action);
            }
            if answer.id > id {
                return Err(Fault::Unreadable { why: format!("there is no question {}", answer.id) });
            }
        }
    }

    /// Tells it that its answer was not taken.
    pub(crate) fn refuse(&self, fault: &Fault) {
        self.process.say(&Message::Error { id: self.questions, message: fault.to_string() });
    }

    /// Shows it how a game came out.
    pub(crate) fn tell_result(&self, result: &GameOver<'_>) {
        self.process.say(&Message::Result(result));
    }

    /// Says good-bye, and gives it a moment to go by itself.
    pub(crate) fn dismiss(self) {
        self.process.say(&Message::Bye);
        self.process.end(Duration::from_secs(1));
    }
}

/// The end of a limit: within a day, whatever a file asks for.
fn after(ms: u64) -> Instant {
    Instant::now() + Duration::from_millis(ms.min(86_400_000))
}
