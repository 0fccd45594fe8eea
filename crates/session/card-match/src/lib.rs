//! A match of any game: people and bots at the seats of a table, game after game. The crate makes no texts, reads no
//! clock and writes nothing.
//!
//! A [`Match`] is the authority, and its [`table::Log`] has everything that happened. Each person gets a
//! [`PlayerView`], through which they see what they may see and nothing else. Each game adds what differs in a module
//! of its own, behind [`MatchGame`].
#![forbid(unsafe_code)]

mod about;
mod advice;
mod again;
mod bots;
pub mod challenge;
mod claim;
mod cut;
mod device;
mod draw;
mod elsewhere;
mod five_hundred;
mod game;
mod game_match;
mod old_save;
pub mod open;
mod people;
mod player_state;
mod player_view;
pub mod practice;
pub mod review;
mod rummy;
mod saved;
mod seeds;
mod setup;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod undo;

pub use advice::Advice;
pub use bots::Bots;
pub use device::Device;
pub use draw::{Draw, Places};
pub use game::{AnyMatch, Asked, EventIn, MatchGame, Waits};
pub use game_match::{Match, Refusal};
pub use people::{Member, People, Who, Winner};
pub use player_state::{Cuts, May, NotAPlayerState, PlayerState};
pub use player_view::{GameSoFar, News, PlayerView, Situation, Turn};
pub use players::Level;
pub use saved::NotRead;
pub use setup::{MatchSetup, SetupError};

pub(crate) use draw::Spread;
