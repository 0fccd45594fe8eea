//! Five Hundred in words: bids and actions, refusals, the rule sheet.

mod actions;
mod plan;
mod refusals;
mod sheet;
