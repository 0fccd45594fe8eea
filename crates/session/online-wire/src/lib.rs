//! The messages between an online table and its participants: JSON, one object each, described in
//! `docs/online-protocol.md`.
//!
//! A client sends [`Request`]s. The table answers each with an [`Answer`], and sends everyone a [`TableUpdate`] for
//! every entry of its log, without a gap. Its fields replace what the client had before.
#![forbid(unsafe_code)]

mod chat;
pub mod closed;
pub mod club;
mod command;
mod duplicate;
pub mod http;
mod names;
mod offer;
mod options;
mod phrase;
mod room;
mod schema;
mod update;

pub use chat::{Chat, LONGEST_TEXT, one_line, text_to_say};
pub use command::{
    DAYS_OFF, DAYS_OFF_IN_ALL, Greeting, Hello, LONGEST_ID, NUDGE, Request, SILENT, TableCommand,
};
pub use duplicate::{Average, Duplicate, Outcome};
pub use names::{LONGEST_NAME, alike, nameless, person_name};
pub use offer::Offer;
pub use options::{LONGEST_STAND, MOST_BOTS, Opening, Options, Pace, SLOWEST_BOT, Watching};
pub use phrase::Phrase;
pub use room::{Clock, Dealing, ParticipantId, ParticipantInfo, Participants, Place, Vote, VoteOn};
pub use schema::{client_schema, table_schema};
pub use update::{Answer, Entered, Message, Refused, TableUpdate, Welcome};

/// The protocol of this version.
pub const PROTOCOL: &str = "kookaburra-online/1";

/// A moment, in milliseconds since 1970 by the clock of whoever keeps the log.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// The moment so many milliseconds later.
    #[must_use]
    pub const fn after(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_add(milliseconds))
    }
}
