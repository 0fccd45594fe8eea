//! Everything a player keeps, as one file that any of their devices can take in.
//!
//! A backup is gzip of JSON lines: the first says what it is, each other line is an [`Item`]. [`Contents`] is what a
//! device keeps, or what a file holds. Taking a file in is a union: items are joined one by one, and it makes no
//! difference in which order, or how often. So two devices that swap files end alike, and a second restore of the same
//! file changes nothing.
//!
//! Nobody notes when something is deleted or changed. A device remembers the contents of its last backup instead, and
//! [`noticed`] sees what is gone since, and what has changed.
//!
//! ```
//! use kookaburra::backup::{Contents, Item, Kind, read, write};
//!
//! let here: Contents = [Item::setting("pace", "fast".into()), Item::rules("quebec-4", "Ours")].into_iter().collect();
//! let file = write(&here, 1_795_411_200_000, "kook 0.1.0").unwrap();
//! let backup = read(&file).unwrap();
//! assert_eq!((backup.contents, backup.when), (here, 1_795_411_200_000));
//! ```

mod contents;
mod device;
mod file;
mod history;
mod item;
mod lines;
mod plan;
#[cfg(test)]
mod tests;

pub use contents::Contents;
pub use device::{noticed, undone};
pub use file::{Backup, BackupError, FORMAT, LineFault, MOST_PACKED, MOST_UNPACKED, read, write};
pub use item::{Item, Kind};
pub use lines::{items_of, text_after};
pub use plan::{Plan, Row};
