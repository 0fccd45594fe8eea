//! Connections over TCP: to play, to try a load, and to ask a server over HTTP.

mod at_seat;
mod connection;
mod dial;
mod evening;
mod http;
mod link;
mod load;
mod place;
mod player;
mod wire;

pub use connection::{Connection, Lost};
pub use dial::{Distrust, Internet, Network, Stream};
pub use evening::{PlayedEvening, play_evening};
pub use http::{HttpError, found_club, open_table, records, report, results, turns};
pub use link::{AnyLink, ClubLink, Link, NotALink, Origin};
pub use load::{Load, LoadReport, load};
pub use place::{AtClub, AtTable, ClubNews, Place, Sorted};
pub use player::{CantPlay, Played, Player, play, play_over};
pub use wire::{Heard, Wire};
