//! What the end of a hand is worth to a player: points against those of the others, as far as they help to win the
//! game.

use five_hundred::{HandResult, Position, Rules, State, TRICKS};
use table::{Game, Seat, SeatSet};

use crate::{maths, race::Worth};

/// How far in front one is likely to win the game, in targets.
const LEAD: f64 = 0.5;
/// What a trick is worth that changes no score: it may, where a world is not as imagined.
const TRICK: f64 = 1.5;

/// One player's interest.
#[derive(Clone, Copy)]
pub(crate) struct Stakes<'a> {
    rules: &'a Rules,
    me: Seat,
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
        1.0 / (1.0 + maths::exp(-ahead / self.lead()))
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

/// A number of tricks that was found with all cards seen is not what will be won: the side with most tricks has most to
/// lose by not seeing them. The results beside it count too, the more the more is to come.
fn blurred(results: &[Worth; 11], position: &Position) -> [Worth; 11] {
    let to_come = f64::from(position.tricks_left().saturating_sub(1));
    let asides = Partnership::of(position).asides();
    let (least, most) = (i32::from(position.won), i32::from(position.won + position.tricks_left()));
    std::array::from_fn(|at| {
        let mut worth = Worth::default();
        let mut rest = 1.0;
        for (away, thousandths) in [-2, -1, 1].into_iter().zip(asides[at.clamp(5, 10) - 5]) {
            let result = (at as i32 + away).clamp(least.min(10), most.min(10));
            let share = f64::from(thousandths) * to_come / 1000.0;
            worth.add(share, results[result as usize]);
            rest -= share;
        }
        worth.add(rest, results[at]);
        worth
    })
}

/// How likely two tricks less are won than the solver sees, one less, and one more: in thousandths, for each trick to
/// come.
type Aside = [u8; 3];

/// The partners a contractor plays with, and the number of opponents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Partnership {
    /// Alone: the contractor sees all cards of their side; only the defenders don't.
    Alone,
    /// With a partner at a table of up to four, or with rows.
    Partner,
    /// With a partner at a table of five or six.
    PartnerOfMany,
    /// With two partners; measured where they are called, and known to nobody at first.
    TwoPartners,
}

impl Partnership {
    fn of(position: &Position) -> Self {
        match position.party.len() {
            _ if position.rows => Self::Partner,
            1 => Self::Alone,
            2 if position.zones() > 4 => Self::PartnerOfMany,
            2 => Self::Partner,
            _ => Self::TwoPartners,
        }
    }

    /// By the tricks that are seen: up to five, six and so on to ten. From hands of experts: what the solver saw at the
    /// first lead against what was won, as `cargo run --release -p kookaburra-players --example calibration --
    /// australian-4 900` prints it, turned into chances for each trick by hand.
    const fn asides(self) -> &'static [Aside; 6] {
        match self {
            Self::Alone => &[[0, 6, 28], [0, 12, 26], [0, 13, 19], [0, 7, 12], [0, 3, 0], [0, 3, 0]],
            Self::Partner => &[[2, 10, 30], [6, 20, 22], [10, 28, 12], [13, 36, 6], [13, 36, 6], [1, 11, 0]],
            Self::PartnerOfMany => {
                &[[2, 8, 62], [12, 24, 25], [9, 32, 13], [15, 40, 7], [15, 40, 7], [7, 28, 0]]
            }
            Self::TwoPartners => {
                &[[2, 8, 62], [12, 24, 25], [14, 40, 10], [18, 51, 4], [18, 51, 4], [25, 37, 0]]
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may panic")]
mod tests {
    use table::Table;

    use super::*;
    use crate::{Level, Lineup, self_play_with};

    #[test]
    fn company_is_told_by_the_party_and_the_hands() {
        let tables = [
            ("american-3", Partnership::Alone),
            ("australian-4", Partnership::Partner),
            ("australian-2", Partnership::Partner),
            ("american-6", Partnership::PartnerOfMany),
        ];
        for (preset, partnership) in tables {
            let rules = Rules::preset(preset).unwrap();
            let mut bots: Lineup<Rules> = (0..6).map(|seed| Level::Club.player(seed)).collect();
            let mut seen = 0;
            let look = |table: &Table<Rules>, _| {
                if let Some(position) =
                    Position::new(&rules, table.state()).filter(|position| !position.misere)
                {
                    assert_eq!(Partnership::of(&position), partnership, "{preset}");
                    seen += 1;
                }
                None
            };
            self_play_with(&rules, &mut bots, 2, 4, look, |_, _| {});
            assert!(seen > 0, "{preset}");
        }
    }

    #[test]
    fn what_is_not_seen_costs_the_more_the_more_partners_there_are() {
        let tricks = |partnership: Partnership, seen: usize| {
            let [two_less, one_less, one_more] = partnership.asides()[seen.clamp(5, 10) - 5].map(i32::from);
            one_more - one_less - 2 * two_less
        };
        for seen in 8..=10 {
            let all = [
                Partnership::Alone,
                Partnership::Partner,
                Partnership::PartnerOfMany,
                Partnership::TwoPartners,
            ];
            assert!(all.is_sorted_by(|&fewer, &more| tricks(fewer, seen) > tricks(more, seen)), "{seen}");
        }
        assert!(tricks(Partnership::Alone, 8) > 0 && tricks(Partnership::Partner, 8) < 0);
        assert!((0..=5).all(|seen| tricks(Partnership::Alone, seen) >= tricks(Partnership::Partner, seen)));
    }
}
