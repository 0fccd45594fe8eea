//! The end of the game: who has won, who has lost, how many games it counts \[FH-END\].

use table::{Seat, SeatSet};

use crate::{
    axis::{Chicago, Lose, Win},
    rules::Rules,
    state::{Hand, HandResult, State},
};

impl Rules {
    /// How many sides the game has, as this section counts them \[FH-END-3\].
    fn number_of_sides(&self) -> usize {
        self.seats / self.side(Seat(0)).len()
    }

    fn is_below(&self, score: i32) -> bool {
        self.axes().lose != Lose::Never && score <= -self.target()
    }

    /// Whether low scores bar a player and don't end the game.
    fn bars(&self) -> bool {
        self.axes().lose == Lose::Barred && self.number_of_sides() > 2
    }

    /// Who has a score at or below minus the target.
    pub(crate) fn below(&self, state: &State) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.is_below(state.scores[seat])).collect()
    }

    /// Takes note of low scores; who is barred has lost from then on \[FH-AMB-32\].
    pub(crate) fn note_below(&self, state: &mut State) {
        state.ever_below = state.ever_below | self.below(state);
        if self.bars() {
            state.losers = state.ever_below;
        }
    }

    /// Decides, after a hand was scored, whether the game is over.
    pub(crate) fn settle(&self, state: &mut State) {
        self.note_below(state);
        let reached = self.reached_target(state);
        if !reached.is_empty() {
            state.winners = if self.bars() { reached - state.ever_below } else { reached };
            if !self.bars() {
                state.losers = self.below(state) - state.winners;
            }
            state.over = true;
        } else if !self.bars() && !self.below(state).is_empty() {
            state.losers = self.below(state);
            state.winners = self.best_of(state, SeatSet::all(self.seats) - state.losers);
            state.over = true;
        }
        if state.over {
            state.games = self.games_won(state);
        }
    }

    /// Those among `seats` with the highest score \[FH-AMB-15\].
    fn best_of(&self, state: &State, seats: SeatSet) -> SeatSet {
        let best = seats.iter().map(|seat| state.scores[seat]).max();
        seats.iter().filter(|&seat| Some(state.scores[seat]) == best).collect()
    }

    /// Who ends the game by reaching the target, barred players included.
    fn reached_target(&self, state: &State) -> SeatSet {
        let hand = &state.hand;
        let there: SeatSet =
            Seat::all(self.seats).filter(|&seat| state.scores[seat] >= self.target()).collect();
        let party = hand.contract.map_or(SeatSet::EMPTY, |contract| self.scoring_party(&contract));
        if self.axes().win == Win::ByContract {
            return if hand.result == Some(HandResult::Made) { there & party } else { SeatSet::EMPTY };
        }
        if there.intersects(party) { there & party } else { Self::first_there(hand, there) }
    }

    /// Of those who reached the target in the defence, who got there first \[FH-END-4\] \[FH-AMB-31\].
    fn first_there(hand: &Hand, there: SeatSet) -> SeatSet {
        let by_trick = hand.reached.iter().map(|&reached| reached & there);
        by_trick.into_iter().find(|first| !first.is_empty()).unwrap_or(there)
    }

    /// \[FH-END-6\]. Winners of several sides have not sent each other to Chicago.
    fn games_won(&self, state: &State) -> u8 {
        let side = state.winners.first().map_or(SeatSet::EMPTY, |winner| self.side(winner));
        let others = SeatSet::all(self.seats) - side;
        let chicago = self.axes().chicago == Chicago::On && others.iter().all(|seat| state.scores[seat] == 0);
        if chicago { 2 } else { 1 }
    }
}
