#![doc = include_str!("../README.md")]
//!
//! # Overview
//!
//! [`RulesSpec`] says what a table wants, [`Rules`] is what it can play: the game itself, which deals, judges, plays,
//! scores and shows (through [`table::Game`]). [`State`] is data without allocation, [`View`] what one viewer may see.
//! The rules, with the ids named in this crate, are in `docs/spec/five-hundred.md`.
//!
//! A hand that was played elsewhere is scored from its [`HandFacts`]: [`Rules::score_hand`] says what it brought,
//! [`Rules::game_end`] whether the game is over. The game itself scores with the same functions.
#![forbid(unsafe_code)]

mod act;
mod action;
mod auction;
pub mod axis;
mod bid;
mod bid_table;
mod calls;
mod choices;
mod deal;
mod draw;
mod end;
mod event;
mod exchange;
mod facts;
mod from_scores;
mod game;
mod inside;
mod pack;
mod play;
mod position;
mod presets;
mod read_any_view;
mod read_view;
mod refusal;
mod refusal_reason;
mod rules;
mod running;
mod score;
mod settled;
mod show;
mod state;
mod validate;
mod view;

pub use act::{Act, Impossible};
pub use action::{Action, Expected, NotAnAction, read_line};
pub use axis::{AXES, Axes};
pub use bid::{Bid, BidKind, BidSet, MisereKind, NoSuchBid, NotABid, Strain};
pub use bid_table::{BidTable, schedule};
pub use cards;
pub use choices::{Choices, LONGEST_LIST};
pub use deal::Deal;
pub use draw::{DrawAgain, Seating, draw_rank, drawable, sitting_out};
pub use end::{GameEnd, GameFacts, GameResult, Race};
pub use event::Event;
pub use exchange::Gift;
pub use facts::{FinalContract, HandEnd, HandFacts};
pub use inside::{Inside, RuledHand};
pub use pack::card_points;
pub use position::{MAX_ZONES, Position};
pub use presets::{Family, PRESETS, Preset};
pub use refusal::Refusal;
pub use rules::{Rules, RulesSpec};
pub use score::HandScore;
pub use state::{Contract, HandResult, Nomination, Phase, Row, State, Zone};
pub use table;
pub use table::{Axis, Problem, Problems};
pub use validate::ScoreError;
pub use view::{CallView, ContractView, OutcomeView, PlayView, RowView, SeatView, TrickView, View};

/// The tricks of a hand, whatever the rules \[FH-PLAY-5\].
pub const TRICKS: u8 = state::TRICKS as u8;
