//! The searching player of Rummy 500: it imagines hands that fit all it has seen, and plays the best of its draws,
//! calls and turns out in them.
//!
//! [`Expert`] gets a view like every player. What it looks at are games made up from that view (`worlds`) so that the
//! others hold what fits what they have done (`habits`), played on by everybody as the rule-based player would
//! (`playout`) for some rounds, and valued there (`value`). How much it looks at is a [`Skill`]: a count of playouts on
//! each core, no clock, so that a seed always plays alike. [`Oracle`] is the yardstick.

mod candidates;
mod habits;
mod oracle;
mod player;
mod playout;
mod reasons;
mod trial;
mod value;
mod worlds;

pub use oracle::Oracle;
pub use player::{Expert, Skill};
pub use trial::{Trial, imagine};
