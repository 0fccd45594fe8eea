//! What the course asks of a game: what a player wants of a hand, and whether it is lost.

use five_hundred::{Action, HandResult, TRICKS, View};
use players::Playable;
use table::{Game, Recall, Seat, SeatSet, Viewer};

use crate::judge::{Mark, panel};

/// What the side of a player wants of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To make the contract.
    Make,
    /// To beat the contract.
    Beat,
    /// Points.
    Points,
}

impl Goal {
    /// How texts choose by it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Make => "make",
            Self::Beat => "beat",
            Self::Points => "points",
        }
    }
}

/// A game that the course teaches.
pub trait Taught: Playable {
    /// What a seat wants, from its view.
    fn goal(view: &Self::View, seat: Seat) -> Goal;

    /// Whether what a seat wants is lost, as anybody at the table can see.
    fn is_lost(&self, state: &Self::State, seat: Seat) -> bool;

    /// Whether no trick has begun that others still play to.
    fn is_between_tricks(&self, state: &Self::State) -> bool;

    /// Whether enough of what came of a wrong action has been seen: it is lost, the hand is over, or it is the player's
    /// turn again in a game where that is the end of a round.
    fn is_enough(&self, state: &Self::State, seat: Seat) -> bool;

    /// What a call or a discard counts for, judged from the view of whoever makes it; nothing where no marks are given.
    fn mark(&self, _view: &Self::View, _action: Self::Action) -> Option<Mark> {
        None
    }
}

impl Taught for five_hundred::Rules {
    fn goal(view: &View, seat: Seat) -> Goal {
        match side(view) {
            Some(side) if !side.contains(seat) => Goal::Beat,
            _ => Goal::Make,
        }
    }

    fn is_lost(&self, state: &Self::State, seat: Seat) -> bool {
        let view = self.view(state, Viewer::Seat(seat), Recall::Table);
        let (Some(contract), Some(side)) = (&view.contract, side(&view)) else { return false };
        let mine = side.contains(seat);
        if let Some(outcome) = &view.outcome {
            return (outcome.result == HandResult::Made) != mine;
        }
        let won: u8 = side.iter().map(|seat| view.seats[seat.index()].tricks).sum();
        if contract.bid.is_misere() {
            return mine && won > 0;
        }
        let left = TRICKS.saturating_sub(view.tricks_played);
        if mine { won + left < contract.needed } else { won >= contract.needed }
    }

    fn is_between_tricks(&self, state: &Self::State) -> bool {
        let view = self.view(state, Viewer::Spectator, Recall::Table);
        view.trick.is_none_or(|trick| trick.plays.is_empty())
    }

    fn is_enough(&self, state: &Self::State, seat: Seat) -> bool {
        self.to_act(state).is_empty() || self.is_lost(state, seat)
    }

    fn mark(&self, view: &View, action: Action) -> Option<Mark> {
        let judged = panel(self, view, &[action], 0);
        judged.iter().find(|marked| marked.action == action).map(|marked| marked.mark)
    }
}

/// The contractor and their partners.
fn side(view: &View) -> Option<SeatSet> {
    view.contract.as_ref().map(five_hundred::ContractView::side)
}

impl Taught for rummy_500::Rules {
    fn goal(_: &Self::View, _: Seat) -> Goal {
        Goal::Points
    }

    fn is_lost(&self, _: &Self::State, _: Seat) -> bool {
        false
    }

    /// There are none.
    fn is_between_tricks(&self, _: &Self::State) -> bool {
        true
    }

    fn is_enough(&self, state: &Self::State, seat: Seat) -> bool {
        self.to_act(state).is_empty() || self.turn(state) == Some(seat)
    }
}
