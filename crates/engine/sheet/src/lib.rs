//! The score sheet: for people who play with real cards and want their points counted.
//!
//! They write what a hand came to, [`score`] says what everybody has: a pure function of data, which counts nothing
//! itself but asks the rules of the game. What was written stays: a [`Correction`] names the entry it replaces.
//!
//! ```
//! use sheet::{Sheet, score};
//!
//! let sheet = Sheet::read(
//!     r#"{"format": "kookaburra-sheet/1", "rules": {"preset": "quebec-4"}, "people": ["Mae", "Bo", "Ned", "Ivy"],
//!         "games": [{"players": ["Mae", "Bo", "Ned", "Ivy"], "dealer": 3,
//!                    "hands": [{"kind": "hand", "bid": "7H", "seat": 0, "made": true}]}]}"#,
//! )?;
//! assert_eq!(score(&sheet)?.games[0].totals, [200, 0]);
//! # Ok::<(), sheet::Fault>(())
//! ```
#![forbid(unsafe_code)]

mod allowed;
mod book;
mod columns;
mod draft;
mod draw;
mod entry;
mod facts;
mod fault;
mod five_hundred_hand;
mod game;
mod held;
mod meeting;
mod noted;
mod packed;
mod rummy_hand;
mod schema;
mod scores;
mod season;
mod told;

pub use allowed::allowing;
pub use book::Book;
pub use draft::{Ask, Draft, Out};
pub use draw::{Draw, draw};
pub use entry::{AllPassed, Cards, Correction, Entry, Game, Hand, Melds, Points, SHEET_FORMAT, Sheet, Void};
pub use facts::Told;
pub use fault::{Fault, Why};
pub use game::score;
pub use held::worth;
pub use meeting::{Meeting, meet};
pub use noted::{Noted, can_both_be_noted};
pub use packed::{NotAPart, Part, packed, unpacked};
pub use schema::{scores_schema, sheet_schema};
pub use scores::{
    Answer, Column, GameScore, NotedRow, Outcome, Row, SCORES_FORMAT, Scores, Status, Warning, answer,
};
pub use season::{PersonRecord, alike, season};
pub use told::{Wanted, wanted};
