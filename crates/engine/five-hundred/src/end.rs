//! The end of the game: who has won, who has lost, how many games it counts \[FH-END\].

use table::{BySeat, Seat, SeatSet};

use crate::{
    axis::{Chicago, Lose, SetPenalty, Win},
    facts::{HandEnd, HandFacts, Taken},
    inside::RuledHand,
    rules::Rules,
    state::{Hand, HandResult, Phase, State},
    validate::ScoreError,
};

/// A game after a hand, as facts: all that decides whether the game is over.
///
/// ```
/// use five_hundred::{Bid, FinalContract, GameEnd, GameFacts, HandFacts, Rules, Strain};
/// use five_hundred::table::{Seat, SeatSet};
///
/// // Seat 0 has made eight spades, which brought 240.
/// let contract = FinalContract::new(Bid::tricks(8, Strain::Spades), Seat(0));
/// let hand = HandFacts::played_out(Some(contract), [5, 1, 3, 1]);
/// let (before, after) = ([0; 4].into(), [240, 20, 240, 20].into());
/// let game = GameFacts { hand, before, after, barred: SeatSet::EMPTY, hands: 1 };
/// let end = Rules::preset("australian-4")?.game_end(&game)?;
/// assert_eq!(end, GameEnd::NotYet { losers: SeatSet::EMPTY });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameFacts {
    /// What the hand came to.
    pub hand: HandFacts,
    /// The totals before the hand.
    pub before: BySeat<i32>,
    /// The totals after it.
    pub after: BySeat<i32>,
    /// Those who were barred before the hand: the losers of a game that went on \[FH-END-3\] \[FH-AMB-32\].
    pub barred: SeatSet,
    /// How many hands were played, this one included and those thrown in left out \[FH-END-10\].
    pub hands: u32,
}

/// Whether a game is over after a hand.
///
/// ```
/// use five_hundred::{Bid, FinalContract, GameEnd, GameFacts, HandFacts, Rules, Strain};
/// use five_hundred::table::{Seat, SeatSet};
///
/// let contract = FinalContract::new(Bid::tricks(8, Strain::Spades), Seat(0));
/// let hand = HandFacts::played_out(Some(contract), [5, 1, 3, 1]);
/// let (before, after) = ([300, 0, 300, 0].into(), [540, 20, 540, 20].into());
/// let game = GameFacts { hand, before, after, barred: SeatSet::EMPTY, hands: 1 };
/// let end = Rules::preset("australian-4")?.game_end(&game)?;
/// assert!(matches!(end, GameEnd::Over(result) if result.winners.contains(Seat(2))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameEnd {
    /// Another hand is played.
    NotYet {
        /// Those who are barred from now on \[FH-AMB-32\].
        losers: SeatSet,
    },
    /// The game is over.
    Over(GameResult),
    /// The game is over, and the player first at the target, trick by trick, has won it: totals can't tell
    /// \[FH-END-4\].
    Race(Race),
}

/// The result of a finished game.
///
/// ```
/// use five_hundred::{Bid, FinalContract, GameEnd, GameFacts, HandFacts, Rules, Strain};
/// use five_hundred::table::{Seat, SeatSet};
///
/// # let contract = FinalContract::new(Bid::tricks(8, Strain::Spades), Seat(0));
/// # let hand = HandFacts::played_out(Some(contract), [5, 1, 3, 1]);
/// # let (before, after) = ([300, 0, 300, 0].into(), [540, 20, 540, 20].into());
/// # let game = GameFacts { hand, before, after, barred: SeatSet::EMPTY, hands: 1 };
/// // Seats 0 and 2 have passed 500 by a contract that they made.
/// let GameEnd::Over(result) = Rules::preset("australian-4")?.game_end(&game)? else { panic!("not over") };
/// assert_eq!(result.winners, [Seat(0), Seat(2)].into_iter().collect());
/// assert_eq!((result.losers, result.games), (SeatSet::EMPTY, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct GameResult {
    /// The winners.
    pub winners: SeatSet,
    /// The losers under \[FH-END-3\], barred players included.
    pub losers: SeatSet,
    /// How many games it counts for each winner: 1, or 2 \[FH-END-6\].
    pub games: u8,
}

/// An end of a game that totals can't decide: several opponents of the contractor reached the target by their
/// tricks in the same hand \[FH-END-4\].
///
/// ```
/// use five_hundred::{Bid, FinalContract, GameEnd, GameFacts, HandFacts, Rules, Strain};
/// use five_hundred::table::{Seat, SeatSet};
///
/// let rules = Rules::preset("american-3")?;
/// let contract = FinalContract::new(Bid::tricks(8, Strain::Spades), Seat(1));
/// let hand = HandFacts::played_out(Some(contract), [2, 5, 3]);
/// let (before, after) = ([480, 0, 480].into(), [500, -240, 510].into());
/// let game = GameFacts { hand, before, after, barred: SeatSet::EMPTY, hands: 1 };
/// let GameEnd::Race(race) = rules.game_end(&game)? else { panic!("no race") };
/// // Seat 0 took their second trick before seat 2 took theirs.
/// assert_eq!(race.won_by(&rules, SeatSet::of(Seat(0)))?.winners, SeatSet::of(Seat(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// The seats of the sides that did.
    pub among: SeatSet,
    losers: SeatSet,
}

impl Race {
    /// The end of the game, once it is known whose deciding trick was taken first: all seats of a side. If nobody at
    /// the table can tell, several sides share.
    ///
    /// # Errors
    /// These seats are not whole sides of the race.
    pub fn won_by(&self, rules: &Rules, first: SeatSet) -> Result<GameResult, ScoreError> {
        let stranger = |&seat: &Seat| !self.among.contains(seat);
        let split = |&seat: &Seat| !(rules.side(seat) - first).is_empty();
        if first.is_empty() || first.iter().any(|seat| stranger(&seat) || split(&seat)) {
            return Err(ScoreError::NotInRace { first, among: self.among });
        }
        Ok(self.result(first))
    }

    /// Nobody was sent to Chicago \[FH-END-6\]: another side is at the target too.
    fn result(&self, first: SeatSet) -> GameResult {
        GameResult { winners: first - self.losers, losers: self.losers, games: 1 }
    }
}

impl Rules {
    /// Whether a game is over after a hand \[FH-END\].
    ///
    /// ```
    /// use five_hundred::{Bid, FinalContract, GameEnd, GameFacts, HandFacts, Rules, Strain};
    /// use table::{BySeat, Seat, SeatSet};
    ///
    /// // Two opponents of a contractor who failed have passed 500 by their tricks. Who was first?
    /// let rules = Rules::preset("american-3")?;
    /// let contract = FinalContract::new(Bid::tricks(8, Strain::Spades), Seat(1));
    /// let hand = HandFacts::played_out(Some(contract), [2, 5, 3]);
    /// let (before, after) = ([480, 0, 480].into(), [500, -240, 510].into());
    /// let game = GameFacts { hand, before, after, barred: SeatSet::EMPTY, hands: 1 };
    /// let GameEnd::Race(race) = rules.game_end(&game)? else { panic!("a race") };
    /// assert!(race.among.contains(Seat(0)) && race.among.contains(Seat(2)));
    /// assert_eq!(race.won_by(&rules, SeatSet::of(Seat(0)))?.winners, SeatSet::of(Seat(0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// No hand of these rules can have come to that, or no game can have stood at these totals.
    pub fn game_end(&self, game: &GameFacts) -> Result<GameEnd, ScoreError> {
        self.check_game(game)?;
        Ok(self.end_as(game, self.result_of(&game.hand), SeatSet::EMPTY))
    }

    /// The same after a hand that was scored by [`Rules::score_by_law`]: what the tricks alone came to doesn't matter,
    /// and those who score nothing by law have no deciding trick \[LAW-END-5\].
    ///
    /// # Errors
    /// No hand of these rules can have come to that, or no game can have stood at these totals.
    pub fn game_end_by_law(
        &self,
        game: &GameFacts,
        made: bool,
        unscored: SeatSet,
    ) -> Result<GameEnd, ScoreError> {
        self.check_game_by_law(game)?;
        let result = if made { HandResult::Made } else { HandResult::Failed };
        Ok(self.end_as(game, result, unscored))
    }

    /// The end of a game whose facts hold and whose hand had such a result; those who score nothing by law have no
    /// deciding trick \[LAW-END-5\].
    fn end_as(&self, game: &GameFacts, result: HandResult, unscored: SeatSet) -> GameEnd {
        if self.hand_limit().is_some_and(|limit| game.hands < limit) {
            return GameEnd::NotYet { losers: SeatSet::EMPTY };
        }
        let losers = self.below(&game.after) | self.barred(&game.after, game.barred);
        let over = |first: SeatSet| {
            let winners = first - losers;
            GameEnd::Over(GameResult { winners, losers, games: self.games_won(&game.after, winners) })
        };
        match self.first_at_target(game, result, unscored) {
            First::Known(first) if !first.is_empty() => over(first),
            // A barred player wins nothing, whoever was first.
            First::Open(among) if (among - losers).is_empty() => over(among),
            First::Open(among) => GameEnd::Race(Race { among, losers }),
            First::Known(_) if self.bars() || losers.is_empty() => GameEnd::NotYet { losers },
            First::Known(_) => over(Self::best_of(&game.after, SeatSet::all(self.seats) - losers)),
        }
    }

    /// The seats that end the game by reaching the target, barred players included \[FH-END-2\] \[FH-END-4\]
    /// \[FH-AMB-31\].
    fn first_at_target(&self, game: &GameFacts, result: HandResult, unscored: SeatSet) -> First {
        if self.hand_limit().is_some() {
            return First::Known(Self::best_of(&game.after, SeatSet::all(self.seats)));
        }
        let there = self.at_target(&game.after);
        let party = game.hand.contract.map_or(SeatSet::EMPTY, |contract| self.scoring_party(&contract));
        match self.axes().win {
            Win::ByContract if result == HandResult::Made => return First::Known(there & party),
            Win::ByContract => return First::Known(SeatSet::EMPTY),
            Win::ByHighest => return First::Known(Self::best_of(&game.after, there)),
            Win::ByScore => {}
        }
        if there.intersects(party) {
            return First::Known(there & party);
        }
        let early = there & self.at_target(&game.before);
        if !early.is_empty() {
            return First::Known(early);
        }
        let taken = Taken::from(&game.hand);
        let by_tricks: SeatSet =
            (there - unscored).iter().filter(|&seat| self.is_there(&taken, &game.before, seat)).collect();
        match by_tricks.first() {
            // Through the value of a failed contract, all at once.
            None => First::Known(there),
            Some(seat) if self.side(seat) == by_tricks => First::Known(by_tricks),
            Some(_) => First::Open(by_tricks),
        }
    }

    /// How many sides the game has, as this section counts them \[FH-END-3\].
    fn number_of_sides(&self) -> usize {
        self.seats / self.side(Seat(0)).len()
    }

    /// After how many hands the game is over, where that is not for the scores to say \[FH-END-10\].
    #[must_use]
    pub fn hand_limit(&self) -> Option<u32> {
        Some(self.axes().hand_limit.get()).filter(|&limit| limit > 0)
    }

    /// Whether a score can lose the game.
    fn can_lose(&self) -> bool {
        self.axes().lose != Lose::Never && self.hand_limit().is_none()
    }

    /// Whether low scores bar a player and don't end the game.
    pub(crate) fn bars(&self) -> bool {
        self.axes().lose == Lose::Barred && self.can_lose() && self.number_of_sides() > 2
    }

    /// The seats with a total at or below minus the target.
    fn below(&self, totals: &BySeat<i32>) -> SeatSet {
        let is_below = |&seat: &Seat| self.can_lose() && totals[seat] <= -self.target();
        Seat::all(self.seats).filter(is_below).collect()
    }

    /// The seats barred at these totals; those barred `before` stay so \[FH-END-3\] \[FH-AMB-32\].
    pub(crate) fn barred(&self, totals: &BySeat<i32>, before: SeatSet) -> SeatSet {
        if self.bars() { before | self.below(totals) } else { SeatSet::EMPTY }
    }

    /// Those among `seats` with the highest total \[FH-AMB-15\].
    fn best_of(totals: &BySeat<i32>, seats: SeatSet) -> SeatSet {
        let best = seats.iter().map(|seat| totals[seat]).max();
        seats.iter().filter(|&seat| Some(totals[seat]) == best).collect()
    }

    /// \[FH-END-6\]. Winners of several sides have not sent each other to Chicago.
    fn games_won(&self, totals: &BySeat<i32>, winners: SeatSet) -> u8 {
        let side = winners.first().map_or(SeatSet::EMPTY, |winner| self.side(winner));
        let others = SeatSet::all(self.seats) - side;
        let chicago = self.axes().chicago == Chicago::On && others.iter().all(|seat| totals[seat] == 0);
        if chicago { 2 } else { 1 }
    }

    /// Ends the hand in progress: its points are added, and the game may be over.
    pub(crate) fn end_hand(&self, state: &mut State, end: HandEnd) {
        let hand = HandFacts::of(&state.hand, end);
        let score = self.score(&hand, &state.scores);
        state.hand.result = Some(score.result);
        state.hand.points = score.points;
        state.hand.phase = Phase::Deal;
        let (result, points) = (score.result, score.points);
        self.close(state, &RuledHand { facts: hand, result, points, unscored: SeatSet::EMPTY });
    }

    /// The player who makes no call in the next auction: the contractor of a hand that failed, or failed by more than
    /// three tricks \[FH-AUC-11\].
    #[must_use]
    pub fn silenced(&self, hand: &HandFacts, result: HandResult) -> SeatSet {
        let penalty = self.axes().set_penalty;
        let Some(contract) = hand.contract.filter(|_| result == HandResult::Failed) else {
            return SeatSet::EMPTY;
        };
        let won = Taken::from(hand).tricks_of(self.scoring_party(&contract));
        let bid = contract.bid;
        let short = if bid.is_misere() { won } else { i32::from(bid.needed()) - won };
        let silent = match penalty {
            SetPenalty::None => false,
            SetPenalty::Silent => true,
            SetPenalty::SilentByFour => short > 3,
        };
        if silent { SeatSet::of(contract.seat) } else { SeatSet::EMPTY }
    }

    /// Adds the points of a hand, and ends the game if they do.
    pub(crate) fn close(&self, state: &mut State, ruled: &RuledHand) {
        let before = state.scores;
        state.thrown_in += u32::from(ruled.facts.end == HandEnd::PassedOut);
        if self.axes().set_penalty != SetPenalty::None {
            state.silent = self.silenced(&ruled.facts, ruled.result);
        }
        state.scores = BySeat::from_fn(|seat| before[seat].saturating_add(ruled.points[seat]));
        let (after, barred, hands) = (state.scores, state.losers, state.hands_played());
        let game = GameFacts { hand: ruled.facts, before, after, barred, hands };
        let result = match self.end_as(&game, ruled.result, ruled.unscored) {
            GameEnd::NotYet { losers } => {
                state.losers = losers;
                return;
            }
            GameEnd::Over(result) => result,
            GameEnd::Race(race) => race.result(first_of(&state.hand, race.among)),
        };
        state.over = true;
        GameResult { winners: state.winners, losers: state.losers, games: state.games } = result;
    }
}

/// The seats that end the game by reaching the target, if any.
enum First {
    /// These: they share.
    Known(SeatSet),
    /// The first of these sides, trick by trick.
    Open(SeatSet),
}

/// The seats whose totals reached the target first in the tricks of a hand, of those who did \[FH-END-4\].
fn first_of(hand: &Hand, among: SeatSet) -> SeatSet {
    let mut by_trick = hand.reached.iter().map(|&reached| reached & among);
    by_trick.find(|first| !first.is_empty()).unwrap_or(among)
}
