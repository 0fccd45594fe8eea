//! The client's side of tables and clubs online. A [`participant`] knows what they were told, without a connection.
//! With the feature `net` there are connections over TCP as well, a bot that takes a seat, and a load generator for
//! measurements.
#![forbid(unsafe_code)]

#[cfg(feature = "net")]
mod net;
pub mod participant;

#[cfg(feature = "net")]
pub use net::*;
