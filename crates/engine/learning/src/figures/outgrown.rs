//! Whether somebody plays better than the bots that they play against.

use kookaburra::{GameKind, with_game};
use players::Level;
use serde::{Deserialize, Serialize};
use table::{Record, Table};

use super::{game::Game, hand::Figured, statistics::Mean};
use crate::challenge::HandScore;

/// Fewer hands show nothing: points of a hand vary by some 250.
const ENOUGH: usize = 40;

/// A level of bots that somebody is surely ahead of.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outgrown {
    /// The level.
    pub level: Level,
    /// The next one.
    pub next: Level,
    /// In how many hands.
    pub hands: usize,
    /// By how many points a hand.
    pub ahead: f64,
    /// How far the true value may be from that, with 95 %.
    pub by: f64,
}

impl Outgrown {
    /// Of finished games in the order in which they ended: those by the rules and against the level of the last one
    /// count, without the hands that say nothing. None with fewer than forty hands, where the interval holds 0, and at
    /// the highest level.
    ///
    /// ```
    /// use learning::figures::Outgrown;
    ///
    /// assert_eq!(Outgrown::of(&[]), None);
    /// ```
    #[must_use]
    pub fn of(games: &[(Record, Game)]) -> Option<Self> {
        let (last, Game { level, .. }) = games.last()?;
        let level = (*level)?;
        let next = Level::ALL.into_iter().find(|next| *next > level)?;
        let alike =
            games.iter().filter(|(record, game)| game.level == Some(level) && record.rules == last.rules);
        let points = Mean::of(alike.flat_map(|(record, game)| points(record, game)));
        let interval = points.interval().filter(|interval| points.count >= ENOUGH && interval.low > 0.0)?;
        Some(Self { level, next, hands: points.count, ahead: points.mean, by: points.mean - interval.low })
    }
}

/// How far each hand of a game brought the player's side ahead; nothing if the record can't be replayed.
fn points(record: &Record, game: &Game) -> Vec<f64> {
    GameKind::of(record)
        .ok()
        .and_then(|kind| with_game!(kind, Rules => points_of::<Rules>(record, game)))
        .unwrap_or_default()
}

fn points_of<G: Figured>(record: &Record, game: &Game) -> Option<Vec<f64>> {
    let table = Table::<G>::from_record(record).ok()?;
    let sides = table.game().sides();
    let hands = table.finished_hands().iter().enumerate();
    let says = hands.filter(|(number, _)| !game.left_out.contains(number));
    Some(says.filter_map(|(_, hand)| Some(HandScore::of(hand, &sides, game.seat)?.points.into())).collect())
}
