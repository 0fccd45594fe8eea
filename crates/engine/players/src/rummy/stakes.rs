//! What it is worth to end the hand: what the others are caught with, and what it does to the session.

use rummy_500::axis::Win;

use super::known::Known;

/// What the session is worth beside the points of a hand.
const SESSION: f32 = 150.0;

/// The worth of going out.
pub(crate) struct Stakes {
    /// What the others lose, as far as it helps.
    caught: f32,
    /// The total before what is laid now.
    total: f32,
    /// The best total of the others if the hand ends now.
    rival: f32,
    target: f32,
    must_go_out: bool,
}

impl Stakes {
    pub(crate) fn new(known: &Known<'_>) -> Self {
        // A side's total, if everybody's cards but the player's own are counted now.
        let total = |seat: table::Seat| {
            let score = known.view.scores.get(seat.index()).copied().unwrap_or_default();
            let side = known.rules.side(seat);
            let laid: i32 =
                side.iter().filter_map(|seat| Some(known.view.seats.get(seat.index())?.laid)).sum();
            let others = known.opponents.iter().filter(|other| side.contains(other.seat));
            (score + laid) as f32 - others.map(|other| known.in_hand(other)).sum::<f32>()
        };
        let rivals = known.opponents.iter().filter(|other| !other.is_partner).map(|other| total(other.seat));
        Self {
            caught: known.caught_with(),
            total: total(known.me),
            rival: rivals.fold(f32::NEG_INFINITY, f32::max),
            target: known.rules.target() as f32,
            must_go_out: known.rules.axes().win == Win::MustGoOut,
        }
    }

    /// For a player who thinks of no hand but their own.
    pub(crate) fn none(known: &Known<'_>) -> Self {
        Self { caught: 0.0, ..Self::new(known) }
    }

    /// The worth of the hand's end with this many points laid now, less those points.
    pub(crate) fn out(&self, points: f32) -> f32 {
        self.caught + self.session(points, true)
    }

    /// A part of what going out would bring, for a player who comes near it.
    pub(crate) fn tempo(&self, part: f32) -> f32 {
        part * self.caught
    }

    /// What the end of the hand does to the session.
    pub(crate) fn session(&self, points: f32, out: bool) -> f32 {
        let mine = self.total + points;
        let win = mine >= self.target && (self.must_go_out || mine > self.rival);
        if win && (out || !self.must_go_out) {
            SESSION
        } else if !self.must_go_out && self.rival >= self.target && self.rival > mine {
            -SESSION
        } else {
            0.0
        }
    }
}
