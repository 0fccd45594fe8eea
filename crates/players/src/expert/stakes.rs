//! What the end of a hand is worth to a player: points against those of the others, as far as they help to win the game.

use five_hundred::{HandResult, Position, Rules, State};
use table::{Game, Seat, SeatSet};

/// How far in front one is likely to win the game, in targets.
const LEAD: f64 = 0.5;
/// What a trick is worth that changes no score: it may, where a world is not as imagined.
const TRICK: f64 = 1.5;
/// Tricks in a hand.
const TRICKS: u8 = 10;

/// One player's interest.
#[derive(Clone, Copy)]
pub(crate) struct Stakes<'a> {
    rules: &'a Rules,
    me: Seat,
}

/// What a result means.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Worth {
    /// In points.
    pub(crate) points: f64,
    /// How likely the contract is made.
    pub(crate) made: f64,
    /// Tricks of the contractor's side.
    pub(crate) tricks: f64,
}

impl Worth {
    pub(crate) fn add(&mut self, weight: f64, other: Self) {
        self.points += weight * other.points;
        self.made += weight * other.made;
        self.tricks += weight * other.tricks;
    }

    pub(crate) fn times(self, factor: f64) -> Self {
        Self { points: self.points * factor, made: self.made * factor, tricks: self.tricks * factor }
    }
}

impl<'a> Stakes<'a> {
    pub(crate) const fn new(rules: &'a Rules, me: Seat) -> Self {
        Self { rules, me }
    }

    /// What a finished hand is worth, from the state before it: how much likelier it makes winning the game, counted so
    /// that at an even score a point is a point.
    pub(crate) fn worth(&self, before: &State, after: &State) -> f64 {
        let standing = self.rules.standing(after);
        let wins = match (standing.games.is_some(), standing.winners.contains(self.me)) {
            (true, true) => 1.0,
            // A game that nobody wins is lost by all.
            (true, false) => 0.0,
            (false, _) => self.wins(after),
        };
        4.0 * self.lead() * (wins - self.wins(before))
    }

    /// A lead that makes one a clear favourite, in points.
    fn lead(&self) -> f64 {
        LEAD * f64::from(self.rules.target())
    }

    /// How likely the game is won at these scores.
    fn wins(&self, state: &State) -> f64 {
        let others = SeatSet::all(self.rules.seats()) - self.rules.side(self.me);
        let score = |seat: Seat| f64::from(state.scores()[seat]);
        let best = others.iter().map(score).fold(f64::MIN, f64::max);
        let mean = others.iter().map(score).sum::<f64>() / others.len().max(1) as f64;
        let ahead = score(self.me) - 0.5 * (best + mean);
        1.0 / (1.0 + (-ahead / self.lead()).exp())
    }

    /// What it is worth if the contractor's side ends with each number of tricks, from 0 to 10; in a misère, what it is
    /// worth if the contract fails (0) or succeeds (1).
    pub(crate) fn by_result(&self, state: &State, position: &Position, won: &[u8]) -> [Worth; 11] {
        let results = std::array::from_fn::<_, 11, _>(|result| {
            let tricks = self.tricks(position, won, result as u8);
            let ended = self.rules.ended_with(state, &tricks);
            let made = ended.result() == Some(HandResult::Made);
            let mut points = self.worth(state, &ended);
            if !position.misere {
                let ours = position.party.contains(self.me);
                points += TRICK * result as f64 * if ours { 1.0 } else { -1.0 };
            }
            Worth { points, made: f64::from(u8::from(made)), tricks: result as f64 }
        });
        if position.misere { results } else { blurred(&results, position) }
    }

    /// Tricks of every seat if the contractor's side ends with `result`; those to come are shared out.
    fn tricks(&self, position: &Position, won: &[u8], result: u8) -> Vec<u8> {
        let mut tricks = won.to_vec();
        let mut left = position.tricks_left();
        let wanted = match (position.misere, result) {
            (false, _) => result.saturating_sub(position.won),
            (true, 0) => u8::from(position.won == 0),
            (true, _) => 0,
        };
        let wanted = wanted.min(left);
        tricks[position.contractor.index()] += wanted;
        left -= wanted;
        // Partners who lie out of a misère win no trick.
        let side = position.party | self.rules.side(position.contractor);
        let others = SeatSet::all(self.rules.seats()) - side;
        let share = others.iter().cycle().take(usize::from(left.min(TRICKS)));
        share.for_each(|seat| tricks[seat.index()] += 1);
        tricks
    }
}

/// A number of tricks that was found with all cards seen is not what will be won: who has most tricks has most to lose by
/// not seeing them. The results beside it count too, the more the more is to come.
fn blurred(results: &[Worth; 11], position: &Position) -> [Worth; 11] {
    let to_come = f64::from(position.tricks_left().saturating_sub(1));
    let alone = position.party.len() == 1 && !position.rows;
    let (least, most) = (i32::from(position.won), i32::from(position.won + position.tricks_left()));
    std::array::from_fn(|at| {
        let mut worth = Worth::default();
        let mut rest = 1.0;
        for (away, share) in [-2, -1, 1].into_iter().zip(aside(at, alone)) {
            let result = (at as i32 + away).clamp(least.min(10), most.min(10));
            worth.add(share * to_come, results[result as usize]);
            rest -= share * to_come;
        }
        worth.add(rest, results[at]);
        worth
    })
}

/// How likely two tricks less are won than the solver sees, one less, and one more, for each trick to come. Measured on
/// hands of searching players. A contractor who plays alone sees all cards of his side; only the defenders don't.
const fn aside(seen: usize, alone: bool) -> [f64; 3] {
    match seen {
        0..=5 if alone => [0.0, 0.006, 0.028],
        6 if alone => [0.0, 0.012, 0.026],
        7 if alone => [0.0, 0.013, 0.019],
        8 if alone => [0.0, 0.007, 0.012],
        _ if alone => [0.0, 0.003, 0.0],
        0..=5 => [0.002, 0.010, 0.030],
        6 => [0.006, 0.020, 0.022],
        7 => [0.010, 0.028, 0.012],
        8 | 9 => [0.013, 0.036, 0.006],
        _ => [0.001, 0.011, 0.0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_seen_costs_partners_more_than_one_alone() {
        let tricks = |seen, alone| {
            let [two_less, one_less, one_more] = aside(seen, alone);
            one_more - one_less - 2.0 * two_less
        };
        for seen in 0..=10 {
            assert!(tricks(seen, true) >= tricks(seen, false), "{seen}");
        }
        assert!(tricks(8, true) > 0.0 && tricks(8, false) < 0.0);
    }
}
