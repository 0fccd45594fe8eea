//! The end of the session: who has won \[RM-WIN\].

use table::{BySeat, Seat};

use crate::{axis::Win, rules::Rules, score::ScoreError};

/// A session after a hand, as facts: all that decides whether it is over.
///
/// ```
/// use rummy_500::{GameEnd, GameFacts, Rules};
///
/// let game = GameFacts { totals: [480, 100, -20, 0].into(), reached: false, out: None };
/// assert_eq!(Rules::preset("rummy-500")?.game_end(&game)?, GameEnd::NotYet { reached: false });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameFacts {
    /// The totals after the hand.
    pub totals: BySeat<i32>,
    /// Whether a total had reached the target before the hand \[RM-WIN-2\].
    pub reached: bool,
    /// The player who went out, if anybody did; it matters under `must_go_out` only \[RM-WIN-4\].
    pub out: Option<Seat>,
}

/// Whether the session is over after a hand.
///
/// ```
/// use rummy_500::{GameEnd, GameFacts, Rules, table::Seat};
///
/// let rules = Rules::preset("rummy-500")?;
/// let end = |totals: [i32; 4]| rules.game_end(&GameFacts { totals: totals.into(), reached: false, out: None });
/// assert_eq!(end([520, 100, -20, 0])?, GameEnd::Over { winner: Seat(0) });
/// // Players who share the highest total have not won: another hand is played.
/// assert_eq!(end([520, 520, -20, 0])?, GameEnd::NotYet { reached: true });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameEnd {
    /// Another hand is played.
    NotYet {
        /// Whether a total has reached the target by now.
        reached: bool,
    },
    /// The session is over.
    Over {
        /// The winner \[RM-WIN-5\].
        winner: Seat,
    },
}

impl Rules {
    /// Whether the session is over after a hand \[RM-WIN\].
    ///
    /// ```
    /// use rummy_500::{GameEnd, GameFacts, Rules};
    /// use table::Seat;
    ///
    /// // Seat 1 went out; seat 0 has more points [RM-EX-22].
    /// let game = GameFacts { totals: [520, 505, -66].into(), reached: false, out: Some(Seat(1)) };
    /// let winner = |preset| Rules::preset(preset)?.game_end(&game).map_err(Box::<dyn std::error::Error>::from);
    /// assert_eq!(winner("rummy-500")?, GameEnd::Over { winner: Seat(0) });
    /// assert_eq!(winner("rummy-500-must-go-out")?, GameEnd::Over { winner: Seat(1) });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Something is said of a seat that the table doesn't have.
    pub fn game_end(&self, game: &GameFacts) -> Result<GameEnd, ScoreError> {
        self.check_seats(&game.totals, game.out)?;
        Ok(self.end_of(game))
    }

    /// The end of a session whose facts hold.
    pub(crate) fn end_of(&self, game: &GameFacts) -> GameEnd {
        let reaches = |&seat: &Seat| self.reaches(game.totals[seat]);
        let reached = game.reached || Seat::all(self.seats).any(|seat| reaches(&seat));
        let winner = match self.axes().win {
            Win::MustGoOut => game.out.filter(reaches),
            Win::HighestScore => self.leader(&game.totals).filter(|_| reached),
        };
        winner.map_or(GameEnd::NotYet { reached }, |winner| GameEnd::Over { winner })
    }

    /// The player with the highest total, if nobody shares it \[RM-WIN-3\].
    fn leader(&self, totals: &BySeat<i32>) -> Option<Seat> {
        let best = totals.first(self.seats).iter().max();
        let mut leaders = Seat::all(self.seats).filter(|&seat| Some(&totals[seat]) == best);
        leaders.next().filter(|_| leaders.next().is_none())
    }
}
