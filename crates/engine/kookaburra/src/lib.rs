//! All games together: what a record may hold, the result of replaying it, and house rules as texts.
//!
//! The games are crates of their own; this is the one place that knows them all.
#![forbid(unsafe_code)]

pub mod backup;
pub mod conformance;
mod find;
mod game;
mod house;
mod laws_schema;
pub mod playouts;
pub mod ptn;
mod schema;
mod usual;

pub use find::{Nearest, Question, Search};
pub use game::{AnyRules, GameKind, replay, replay_record};
pub use house::{
    Fault, LONGEST_RULES, RulesError, TomlComments, build_code, build_rules, load_rules, nearest, rules_code,
    rules_from_code, rules_from_json, rules_from_toml, rules_to_json, rules_to_toml,
};
#[doc(hidden)]
pub mod __games {
    //! The games, for the expansion of [`with_game`](crate::with_game).
    pub use five_hundred;
    pub use rummy_500;
}
pub use laws_schema::{incident_schema, ruling_schema};
pub use schema::{
    answer_schema, games_schema, house_rules_schema, record_schema, result_schema, rules_schema,
    rules_schema_of, schema_of,
};
pub use table::{
    ErrorKind, ErrorResult, GameResult, Games, Malformed, Record, ReplayError, ReplayResult, Status, Table,
};
pub use usual::{COUNTRIES, country_of};
