//! High Card: a game of a few lines that nobody plays. Tests play it alone, online, in the arena, at a desk and in the
//! terminal, to show that whatever is written for every game works with one that none of it was written for.
//!
//! Everybody has five cards and plays one in turn, any one. The highest card takes the trick, of equals the first; it
//! is worth a point, and who took it leads. The first at the target alone wins.

mod players;
mod rules;
mod words;

pub use rules::{Action, Axes, Event, NotAnAction, PRESETS, Phase, Preset, Refusal, Rules, State, View};
