//! Rummy 500 in words: melds and actions, refusals, the rule sheet.

mod actions;
mod plan;
mod refusals;
mod sheet;
