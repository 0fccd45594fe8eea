//! What somebody has answered to puzzles, and what follows from it: their rating, and which puzzle comes next. Answers
//! are lines of JSON in the order in which they were given, and all the rest is a fold over them.
//!
//! ```
//! use learning::{puzzle::shipped, solved::{Answer, How, Ratings, Record, Wish, next}};
//!
//! let mut record = Record::read("");
//! let (name, puzzle) = next(shipped(), &record, &Wish::default()).ok_or("there is none")?;
//! record.answers.push(Answer::new(name, puzzle, 1_764_000_000, puzzle.right.first().cloned(), true, How::Mixed));
//! let ratings = Ratings::of(&record.answers);
//! assert!(ratings.of_rules(&puzzle.rules).is_some_and(|rated| rated.rating > 1500.0 && rated.told().is_none()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod next;
mod rating;
mod row;

pub use answer::{Answer, How, Record};
pub use next::{Wish, next};
pub use rating::{Rated, Ratings, TOLD_FROM};
pub use row::Row;
