//! Where a match stands for one viewer: what they see, and whose move it is.

use players::five_hundred::Conventions;
use table::{Game, Seat};

/// Whose move it is, as the viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The viewer acts.
    Mine,
    /// Somebody else acts.
    Other(Seat),
    /// The hand is over; the next one is to be dealt.
    Deal,
    /// The game is over.
    Over,
}

/// Where a match stands for one viewer. It is all that can be told to them.
#[derive(Debug)]
pub struct Situation<'a, G: Game> {
    /// The rules of the table.
    pub rules: &'a G,
    /// What the viewer sees.
    pub view: &'a G::View,
    /// Whose move it is.
    pub turn: Turn,
    /// What everybody's calls say by agreement.
    pub conventions: Conventions,
}
