#![doc = include_str!("../README.md")]
//!
//! # Overview
//!
//! [`RulesSpec`] says what a table wants, [`Rules`] is the game: it deals, judges, plays, scores and shows (through
//! [`table::Game`]). [`State`] is data; its [`Hand`] is small enough to be copied by search. [`View`] is what one
//! viewer may see. The rules, with the ids named in this crate, are in `docs/spec/rummy-500.md`.
//!
//! A hand that was played elsewhere is scored from its [`HandFacts`]: [`Rules::score_hand`] says what it brought,
//! [`Rules::game_end`] whether the session is over. The game itself scores with the same functions.
#![forbid(unsafe_code)]

mod act;
mod action;
pub mod axis;
mod choices;
mod deal;
mod end;
mod event;
mod game;
mod holding;
mod imagine;
mod lay_down;
mod meld;
mod meld_card;
mod melds;
mod presets;
mod refusal;
mod refusal_reason;
mod rules;
mod score;
mod shapes;
mod state;
mod stock;
mod turn;
mod values;
mod view;

/// The meld kernel, for programs that search: places in a run as bits, what cards can make, what fits the table.
pub mod kernel {
    pub use crate::{
        holding::{Holding, pieces},
        meld::{HIGH_ACE, KING, card_at, places, places_between, rank_at},
        melds::Openings,
        shapes::Shapes,
    };
}

pub use act::{Act, Impossible};
pub use action::{Action, Expected, NotAnAction, read_line};
pub use axis::{AXES, Axes};
pub use cards;
pub use choices::{Choices, Draws, LONGEST_LIST, Turn};
pub use deal::Deal;
pub use end::{GameEnd, GameFacts};
pub use event::Event;
pub use lay_down::LayDown;
pub use meld::{Meld, NotAMeld};
pub use meld_card::{MeldCard, NotAMeldCard};
pub use melds::Melds;
pub use presets::{PRESETS, Preset};
pub use refusal::Refusal;
pub use rules::{Rules, RulesSpec};
pub use score::{HandFacts, ScoreError};
pub use state::{Hand, HandResult, Owed, Phase, State};
pub use table;
pub use table::{Axis, Problem, Problems};
pub use view::{DoneView, MeldView, OutcomeView, SeatView, View};
