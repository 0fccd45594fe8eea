//! What programs that share a store tell each other. It only wakes: truth is in the store, and a lost note costs the
//! delay of a poll.

#[cfg(feature = "shared")]
mod nats;

use online_wire::{Moment, ParticipantId};
use serde::{Deserialize, Serialize};
use table::Seq;
use tokio::sync::broadcast;

#[cfg(feature = "shared")]
pub use nats::{Nats, NoBus};

/// How many notes may wait for a program; of more the oldest are lost.
const WAITING: usize = 4096;

/// A note about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Note {
    /// The program that says it.
    pub(crate) from: i64,
    /// The table in their store.
    pub(crate) table: i64,
    /// Its name in proofs: others with a store of their own may share the bus.
    pub(crate) name: String,
    /// What it says.
    pub(crate) says: Says,
}

/// What a note says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Says {
    /// The table is so far: this is the number of its next entry.
    At(Seq),
    /// Somebody has come to the program that says it.
    Here(ParticipantId, Moment),
    /// Somebody has another name.
    Named,
}

/// Carries notes between programs that share a store.
pub trait Bus: Send + Sync + 'static {
    /// Tells a note to all others. Nobody waits for it, and it may be lost.
    fn tell(&self, note: Note);

    /// What others tell from now on.
    fn listen(&self) -> broadcast::Receiver<Note>;
}

/// A bus within this program.
#[derive(Clone, Debug)]
pub struct InProcess(broadcast::Sender<Note>);

impl Default for InProcess {
    fn default() -> Self {
        Self(broadcast::Sender::new(WAITING))
    }
}

impl Bus for InProcess {
    fn tell(&self, note: Note) {
        // Where nobody listens, nobody has to be woken.
        let _ = self.0.send(note);
    }

    fn listen(&self) -> broadcast::Receiver<Note> {
        self.0.subscribe()
    }
}
