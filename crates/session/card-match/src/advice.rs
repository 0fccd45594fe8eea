//! What a good player would do in the place of one of the people.

use players::{DecisionIn, Level, Player, Weighed};
use table::{Recall, Seat, Viewer};

use crate::{Match, MatchGame, PlayerView};

/// What a good player would do, and what they weighed.
#[derive(Clone, Debug)]
pub struct Advice<G: MatchGame> {
    /// What they would do, and why.
    pub decision: DecisionIn<G>,
    /// The choices that they tried, best first; none where there was nothing to try.
    pub weighed: Vec<Weighed<G::Action>>,
}

impl<G: MatchGame> PlayerView<'_, G> {
    /// What a good player would do in the viewer's place, and why; in a claim window, whether to claim comes first.
    pub fn hint(self) -> Option<DecisionIn<G>> {
        self.advice().map(|advice| advice.decision)
    }

    /// A hint with what was weighed for it.
    pub fn advice(self) -> Option<Advice<G>> {
        let me = self.me().filter(|_| self.may_act())?;
        let (rules, table) = (self.game.rules(), self.game.table());
        let view = table.view(Viewer::Seat(me), Recall::Perfect);
        let mut adviser = self.game.adviser(me);
        let claim = self.claimable().and_then(|_| adviser.call(rules, &view));
        let mine = table.turn() == Some(me);
        let decision = claim.or_else(|| mine.then(|| adviser.decide(rules, &view)))?;
        Some(Advice { decision, weighed: adviser.weighed().to_vec() })
    }
}

impl<G: MatchGame> Match<G> {
    /// Gives hints; whoever looks at the hand again begins with the same.
    fn adviser(&self, me: Seat) -> Box<dyn Player<G>> {
        self.player(Level::Expert, self.bot_seed(me))
    }
}
