//! Programs at tables online: the link to a table, a player who sits there, and a load of them for measurements.
#![forbid(unsafe_code)]

mod at_seat;
mod connection;
mod dial;
mod http;
mod link;
mod load;
mod player;
mod wire;

pub use connection::{Connection, Lost};
pub use dial::{Distrust, Internet, Network, Stream};
pub use http::{HttpError, look, open_table, records};
pub use link::{Link, NotALink, Origin};
pub use load::{Load, LoadReport, load};
pub use player::{CantPlay, Played, Player, play, play_over};
pub use wire::{Heard, Wire};
