//! The course: chapters of lessons, each a position and what is asked in it. Lessons are data (`lessons/*.toml`); their
//! words are Fluent texts, whose keys follow from the names in the data. A sitting of a lesson judges answers by the
//! rules and by the lesson, and lets bots play a wrong one on; it reads and writes nothing.
//!
//! ```
//! use learning::course::{AnyPlay, Outcome, lesson};
//!
//! let lesson = lesson("win").ok_or("no such lesson")?;
//! let AnyPlay::FiveHundred(mut play) = lesson.start()? else { return Err("another game".into()) };
//! // The king of hearts was led.
//! assert!(matches!(play.answer("JH"), Ok(Outcome::Wrong(_))));
//! assert!(matches!(play.answer("AH"), Ok(Outcome::Right { .. })));
//! assert!(play.step().is_none() && play.missed());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod lesson;
mod play;
mod position;
mod progress;
mod taught;

pub use lesson::{Chapter, Country, Lesson, Step, Task, Wrong, chapters, lesson, next};
pub use play::{AnyPlay, Heard, LessonPlay, Miss, Outcome, TRIES};
pub use position::LessonError;
pub use progress::{Day, Learnt, Progress, SPACING};
pub use taught::{Goal, Taught};
