//! The rules of Five Hundred: every game of the family, from its axes to its scores.
//!
//! [`RulesSpec`] says what a table wants, [`Rules`] is what it can play: the game itself, which deals, judges, plays,
//! scores and shows (through [`table::Game`]). [`State`] is data without allocation, [`View`] what one viewer may see.
//! The rules, with the ids named in this crate, are in `docs/spec/five-hundred.md`.

mod action;
mod auction;
pub mod axis;
mod bid;
mod choices;
mod deal;
mod draw;
mod end;
mod exchange;
mod game;
mod judge;
mod pack;
mod play;
mod position;
mod presets;
mod refusal;
mod resume;
mod rules;
mod score;
mod show;
mod state;
mod view;

pub use action::{Action, Expected, NotAnAction, read_line};
pub use axis::{AXES, Axes};
pub use bid::{Bid, BidKind, BidSet, BidTable, MisereKind, NotABid, Strain, schedule};
pub use choices::{Choices, LONGEST_LIST};
pub use deal::Deal;
pub use draw::{DrawAgain, Seating, draw_rank, drawable, sitting_out};
pub use pack::card_points;
pub use position::{MAX_ZONES, Position};
pub use presets::{Family, PRESETS, Preset};
pub use refusal::Refusal;
pub use rules::{Rules, RulesSpec};
pub use state::{Contract, HandResult, Nomination, Phase, Row, State};
pub use table::{Axis, Problem, Problems};
pub use view::{CallView, ContractView, OutcomeView, PlayView, RowView, SeatView, TrickView, View};
