//! As much of what a table tells as somebody needs who does anything.

use std::borrow::Cow;

use card_match::Turn;
use online_wire::{Answer, Entered, ParticipantId};
use serde::Deserialize;
use serde_json::value::RawValue;
use table::Position;

/// A message.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Heard<'a> {
    #[serde(borrow)]
    Welcome(Begin<'a>),
    #[serde(borrow)]
    Told(Now<'a>),
    Answer(Answer),
    GoingAway,
    Reload,
}

#[derive(Deserialize)]
pub(super) struct Begin<'a> {
    pub(super) key: Option<String>,
    #[serde(borrow)]
    pub(super) now: Now<'a>,
}

#[derive(Deserialize)]
pub(super) struct Now<'a> {
    pub(super) by: Option<ParticipantId>,
    pub(super) entered: Entered,
    pub(super) position: Position,
    #[serde(borrow)]
    pub(super) view: Option<&'a RawValue>,
    #[serde(rename = "standpoint")]
    pub(super) player_state: Option<TurnAlone>,
    #[serde(rename = "company")]
    pub(super) participants: Option<Places>,
}

#[derive(Deserialize)]
pub(super) struct Places {
    pub(super) places: Vec<Taken>,
}

#[derive(Deserialize)]
pub(super) struct Taken {
    #[serde(rename = "visitor")]
    pub(super) participant: Option<ParticipantId>,
}

#[derive(Clone, Copy, Deserialize)]
pub(super) struct TurnAlone {
    pub(super) turn: Turn,
}

#[derive(Deserialize)]
pub(super) struct Choices<'a> {
    #[serde(borrow)]
    pub(super) choices: Vec<Cow<'a, str>>,
    #[serde(default)]
    pub(super) kitty_size: usize,
    #[serde(borrow)]
    pub(super) seats: Vec<Cards<'a>>,
}

#[derive(Deserialize)]
pub(super) struct Cards<'a> {
    #[serde(borrow)]
    pub(super) hand: Option<Vec<Cow<'a, str>>>,
}
