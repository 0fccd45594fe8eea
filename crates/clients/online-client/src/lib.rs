//! The client's side of tables and clubs online. A [`participant`] knows what they were told, without a connection.
//! With the feature `net` there are connections over TCP as well, a bot that takes a seat, and a load generator for
//! measurements.
#![forbid(unsafe_code)]

#[cfg(feature = "net")]
mod at_seat;
#[cfg(feature = "net")]
mod connection;
#[cfg(feature = "net")]
mod dial;
#[cfg(feature = "net")]
mod evening;
#[cfg(feature = "net")]
mod http;
#[cfg(feature = "net")]
mod link;
#[cfg(feature = "net")]
mod load;
pub mod participant;
#[cfg(feature = "net")]
mod place;
#[cfg(feature = "net")]
mod player;
#[cfg(feature = "net")]
mod wire;

#[cfg(feature = "net")]
pub use connection::{Connection, Lost};
#[cfg(feature = "net")]
pub use dial::{Distrust, Internet, Network, Stream};
#[cfg(feature = "net")]
pub use evening::{PlayedEvening, play_evening};
#[cfg(feature = "net")]
pub use http::{HttpError, found_club, open_table, records, report, results, turns};
#[cfg(feature = "net")]
pub use link::{AnyLink, ClubLink, Link, NotALink, Origin};
#[cfg(feature = "net")]
pub use load::{Load, LoadReport, load};
#[cfg(feature = "net")]
pub use place::{AtClub, AtTable, ClubNews, Place, Sorted};
#[cfg(feature = "net")]
pub use player::{CantPlay, Played, Player, play, play_over};
#[cfg(feature = "net")]
pub use wire::{Heard, Wire};
