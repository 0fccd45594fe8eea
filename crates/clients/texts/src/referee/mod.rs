//! The referee in words: its questions, its reading of the answers, and the ruling for people.
//!
//! The laws decide ([`laws`]); this crate puts their rulings into sentences, with the names of the players or the
//! numbers of their seats. A ruling is two sentences, the steps to take now, the player who may choose and until when,
//! and the number of the law.

mod answers;
mod case;
mod claims;
mod inquiry;
mod rulings;
mod rummy;
mod score;

pub use answers::{answer, choices, player, question, read};
pub use case::{Branch, Case, Fact, OtherTime, Step, TIMES};
pub use claims::{CLAIMS, Charge, Lacks, REASONS, claimed, find, verdict};
pub use inquiry::Inquiry;
pub use rulings::{Said, around, in_a_line, page, said};
pub use rummy::{BREACHES, Breach, find_breach};
pub use score::{one_tells_all, points, tricks_of};
