//! The rooms around the table: the choice of a game, who plays, house rules, rule sheets, settings, the games played,
//! help. What they need to know of rules they ask the rules themselves; games and matches are the worker's.

mod before;
mod help;
mod history;
mod home;
mod house;
mod parts;
mod settings;
mod sheet;
mod tables;

pub(crate) use before::{Before, opening};
pub(crate) use help::Help;
pub(crate) use history::{Game, History};
pub(crate) use home::Home;
pub(crate) use house::HouseRules;
pub(crate) use parts::Copied;
pub(crate) use settings::SettingsRoom;
pub(crate) use sheet::{RuleSheet, here};
