//! The searching player of Five Hundred: it imagines deals that fit all it knows, weighs them by what the others have
//! called, and tries its actions in them.
//!
//! [`Expert`] gets a view like every player. What it looks at in its search are deals made up from that view; see
//! `worlds`. How much it looks at is a [`Skill`]: counts of worlds and of cards played in searches, no clock, so that a
//! seed always plays alike. On several cores each looks at worlds of its own, in a budget of its own.

mod candidates;
mod inference;
mod lookahead;
mod player;
mod reasons;
mod stakes;
mod worlds;

pub use candidates::likely_discards;
pub use player::{Expert, Oracle, Skill};
pub use worlds::{Belief, imagine, imagine_all, imagine_deals};
