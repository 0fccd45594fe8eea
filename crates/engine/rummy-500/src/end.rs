//! The end of the session: who has won \[RM-WIN\].

use table::{BySeat, Seat, SeatSet};

use crate::{
    axis::{Tie, Win},
    rules::Rules,
    score::ScoreError,
};

/// A session after a hand, as facts: all that decides whether it is over.
///
/// ```
/// use rummy_500::{GameEnd, GameFacts, Rules};
///
/// let game = GameFacts { totals: [480, 100, -20, 0].into(), reached: false, out: None, hands: 1 };
/// assert_eq!(Rules::preset("rummy-500")?.game_end(&game)?, GameEnd::NotYet { reached: false });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameFacts {
    /// The totals after the hand.
    pub totals: BySeat<i32>,
    /// Whether a total had reached the target before the hand \[RM-WIN-2\].
    pub reached: bool,
    /// The player who went out, if anybody did \[RM-WIN-4\] \[RM-WIN-8\].
    pub out: Option<Seat>,
    /// How many hands have been played \[RM-WIN-7\].
    pub hands: u32,
}

/// Whether the session is over after a hand.
///
/// ```
/// use rummy_500::{GameEnd, GameFacts, Rules, table::{Seat, SeatSet}};
///
/// let rules = Rules::preset("rummy-500")?;
/// let facts = |totals: [i32; 4]| GameFacts { totals: totals.into(), reached: false, out: None, hands: 1 };
/// let end = |totals| rules.game_end(&facts(totals));
/// assert_eq!(end([520, 100, -20, 0])?, GameEnd::Over { winners: SeatSet::of(Seat(0)) });
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
        /// The winners: one or two partners, unless they share the win \[RM-WIN-5\].
        winners: SeatSet,
    },
}

impl Rules {
    /// Whether the session is over after a hand \[RM-WIN\].
    ///
    /// ```
    /// use rummy_500::{GameEnd, GameFacts, Rules};
    /// use table::{Seat, SeatSet};
    ///
    /// // Seat 1 went out; seat 0 has more points [RM-EX-22].
    /// let game = GameFacts { totals: [520, 505, -66].into(), reached: false, out: Some(Seat(1)), hands: 1 };
    /// let winner = |preset| Rules::preset(preset)?.game_end(&game).map_err(Box::<dyn std::error::Error>::from);
    /// assert_eq!(winner("rummy-500")?, GameEnd::Over { winners: SeatSet::of(Seat(0)) });
    /// assert_eq!(winner("rummy-500-must-go-out")?, GameEnd::Over { winners: SeatSet::of(Seat(1)) });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Something is said of a seat that the table doesn't have, or partners have different totals.
    pub fn game_end(&self, game: &GameFacts) -> Result<GameEnd, ScoreError> {
        self.check_seats(&game.totals, game.out)?;
        self.uneven(&game.totals).map_or(Ok(()), |seat| Err(ScoreError::Uneven { seat }))?;
        Ok(self.end_of(game))
    }

    /// The end of a session whose facts hold.
    pub(crate) fn end_of(&self, game: &GameFacts) -> GameEnd {
        let reaches = |&seat: &Seat| self.reaches(game.totals[seat]);
        let reached = game.reached || Seat::all(self.seats).any(|seat| reaches(&seat));
        let winners = match (self.axes().hand_limit.get(), self.axes().win) {
            (0, Win::MustGoOut) => game.out.filter(reaches).map(|seat| self.side(seat)),
            (0, Win::HighestScore) => self.leaders(game).filter(|_| reached),
            (limit, _) => self.leaders(game).filter(|_| game.hands >= limit),
        };
        winners.map_or(GameEnd::NotYet { reached }, |winners| GameEnd::Over { winners })
    }

    /// The winners, who have the highest total; nobody where play goes on \[RM-WIN-3\] \[RM-WIN-8\].
    fn leaders(&self, game: &GameFacts) -> Option<SeatSet> {
        let best = game.totals.first(self.seats).iter().max();
        let leaders: SeatSet =
            Seat::all(self.seats).filter(|&seat| Some(&game.totals[seat]) == best).collect();
        match self.axes().tie {
            _ if leaders.first().is_some_and(|seat| self.side(seat) == leaders) => Some(leaders),
            Tie::PlayOn => None,
            Tie::Share => Some(leaders),
            Tie::OutWins => game.out.filter(|&seat| leaders.contains(seat)).map(|seat| self.side(seat)),
        }
    }
}
