//! What a position of an imagined hand is worth to one player: points against those of the others, and the session
//! where it comes near its end.

use rummy_500::{Rules, State};
use table::{Game, Recall, Seat, Viewer};

use crate::rummy::{known::Known, layout::face_of, worth::worth};

/// What winning the session is worth beside the points.
const SESSION: f64 = 150.0;
/// From this part of the target on, the session's end counts.
const NEAR: f64 = 0.6;
/// A lead that is worth about half of the session.
const LEAD: f64 = 60.0;

// Fitted to how hands went on.
/// What a card in the hand brings of its value, for its chance to get to the table,
const HELD: f64 = 1.12;
/// and what it costs to hold it.
const STUCK: f64 = 0.22;

/// One player's interest.
#[derive(Clone, Copy)]
pub(crate) struct Interest<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) me: Seat,
}

impl Interest<'_> {
    /// What a position is worth that came from `before`: the hand is over, or somebody is about to draw.
    pub(crate) fn value(&self, before: &State, after: &State) -> f64 {
        let start = self.rules.standing(before).scores;
        let standing = self.rules.standing(after);
        let over = after.hand().result().is_some();
        let mut totals: Vec<f64> = standing.scores.iter().copied().map(f64::from).collect();
        if !over {
            for (seat, total) in Seat::all(self.rules.seats()).zip(&mut totals) {
                for seat in self.rules.side(seat).iter() {
                    *total += f64::from(after.hand().laid(seat)) + self.in_hand(after, seat);
                }
            }
        }
        let mine = self.rules.side(self.me);
        let gain = |seat: usize| totals[seat] - f64::from(start[seat]);
        let others = || (0..totals.len()).filter(|&seat| !mine.contains(Seat(seat as u8)));
        let theirs = others().map(gain).sum::<f64>() / others().count().max(1) as f64;
        let rival = others().map(|seat| totals[seat]).fold(f64::NEG_INFINITY, f64::max);
        let session = match (standing.winners.is_empty(), standing.winners.contains(self.me)) {
            (false, true) => SESSION,
            (false, false) => -SESSION,
            (true, _) => self.session(totals[self.me.index()], rival),
        };
        gain(self.me.index()) - theirs + session
    }

    /// What the cards that a seat holds are likely to bring.
    fn in_hand(&self, state: &State, seat: Seat) -> f64 {
        let view = self.rules.view(state, Viewer::Seat(seat), Recall::Perfect);
        let Some(known) = Known::new(self.rules, &view, seat) else { return 0.0 };
        let mut held = Vec::new();
        worth(&known, known.hand, &known.openings, &mut held);
        held.iter()
            .map(|held| {
                let value = f64::from(known.value[face_of(held.card)]);
                value * (HELD * f64::from(held.chance) - STUCK)
            })
            .sum()
    }

    /// What a lead means for the session: nothing far from the target.
    fn session(&self, mine: f64, rival: f64) -> f64 {
        let target = f64::from(self.rules.target());
        let near = ((mine.max(rival) / target - NEAR) / (1.0 - NEAR)).clamp(0.0, 1.0);
        let lead = mine - rival;
        SESSION * near * near * lead / (lead.abs() + LEAD)
    }
}
