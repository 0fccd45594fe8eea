//! Every text a player reads, in English and in French: the names of cards, suits and bids, what players do, why an
//! action is refused, and the rule sheet of a table.
//!
//! The texts are Fluent messages in `locales`. [`Texts`] finds and fills them; the words follow the country of the
//! rules (a Queenslander has a kitty, a Minnesotan a widow). Nothing here knows how a game is played.

mod bundle;
mod lang;
mod names;
mod plan;
mod refusals;
mod rules;
mod sheet;
mod texts;

pub use lang::{Lang, NotALanguage};
pub use names::Person;
pub use sheet::{Row, Section, Sheet, Table};
pub use texts::{Arg, Texts};
