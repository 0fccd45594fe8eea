//! What puzzles ask of a game.

use five_hundred::axis::{Layout, OwnKitty};
use table::{Game, Recall, Seat, Viewer};

use super::{Acceptance, Appeal, Composer, Kind, Puzzle, appeal, rummy, set};
use crate::{Situation, course::Taught};

/// A game of which there are puzzles.
pub trait Puzzling: Taught {
    /// Whether puzzles of this kind are made by these rules.
    fn has_puzzles(&self, kind: Kind) -> bool;

    /// The puzzle of what a seat has to decide. `code` is the short code of the rules.
    ///
    /// # Errors
    /// The first test that it fails.
    fn compose(
        &self,
        composer: &mut Composer,
        code: &str,
        kind: Kind,
        at: (&Self::State, Seat),
    ) -> Result<Puzzle, Acceptance>;

    /// What a puzzle looks like with everything left away that makes no difference.
    fn shape(puzzle: &Puzzle, situation: &Situation<Self>) -> String;

    /// The judgement of one answer against another, in other deals than made the puzzle; nothing if they can't be
    /// judged.
    fn appeal(
        puzzle: &Puzzle,
        situation: &Situation<Self>,
        answers: [Self::Action; 2],
        deals: usize,
    ) -> Option<Appeal>;
}

impl Puzzling for five_hundred::Rules {
    /// Everybody has one hand, and there is one kitty.
    fn has_puzzles(&self, _: Kind) -> bool {
        self.axes().layout == Layout::Hands && self.axes().own_kitty == OwnKitty::Off
    }

    fn compose(
        &self,
        composer: &mut Composer,
        code: &str,
        kind: Kind,
        (state, seat): (&Self::State, Seat),
    ) -> Result<Puzzle, Acceptance> {
        match kind {
            Kind::Open => composer.compose_open(self, code, state),
            Kind::Seat => {
                let view = self.view(state, Viewer::Seat(seat), Recall::Perfect);
                composer.compose(self, code, &view)
            }
        }
    }

    fn shape(puzzle: &Puzzle, situation: &Situation) -> String {
        set::shape_of_tricks(puzzle, situation)
    }

    fn appeal(
        puzzle: &Puzzle,
        situation: &Situation,
        answers: [Self::Action; 2],
        deals: usize,
    ) -> Option<Appeal> {
        appeal::of_five_hundred(puzzle, situation, answers, deals)
    }
}

impl Puzzling for rummy_500::Rules {
    /// There is no solver that could judge with all cards open.
    fn has_puzzles(&self, kind: Kind) -> bool {
        kind == Kind::Seat
    }

    fn compose(
        &self,
        _: &mut Composer,
        code: &str,
        kind: Kind,
        (state, seat): (&Self::State, Seat),
    ) -> Result<Puzzle, Acceptance> {
        match kind {
            Kind::Open => Err(Acceptance::Asked),
            Kind::Seat => rummy::compose(self, code, &self.view(state, Viewer::Seat(seat), Recall::Perfect)),
        }
    }

    fn shape(puzzle: &Puzzle, situation: &Situation<Self>) -> String {
        rummy::shape(puzzle, situation)
    }

    fn appeal(
        _: &Puzzle,
        situation: &Situation<Self>,
        answers: [Self::Action; 2],
        deals: usize,
    ) -> Option<Appeal> {
        rummy::appeal(situation, answers, deals)
    }
}

/// The hand of a puzzle, of whichever game it is.
#[derive(Clone, Debug)]
pub enum AnySituation {
    /// Of Five Hundred.
    FiveHundred(Box<Situation>),
    /// Of Rummy 500.
    Rummy500(Box<Situation<rummy_500::Rules>>),
}

impl AnySituation {
    /// The hand, if it is one of Five Hundred.
    #[must_use]
    pub fn five_hundred(self) -> Option<Situation> {
        match self {
            Self::FiveHundred(situation) => Some(*situation),
            Self::Rummy500(_) => None,
        }
    }
}
