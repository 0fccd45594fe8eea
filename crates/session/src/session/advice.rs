//! What the players of a match think: the bots in their turns, and who gives hints to the human. All of them get views, and
//! know what has been agreed about calls.

use players::{DecisionIn, Level, Player, Weighed};
use table::{Recall, Seat, Viewer};

use super::Session;
use crate::TableGame;

/// What a good player would do, and what he weighed.
#[derive(Clone, Debug)]
pub struct Advice<G: TableGame> {
    /// What he would do, and why.
    pub decision: DecisionIn<G>,
    /// The choices that he tried, best first; none where there was nothing to try.
    pub weighed: Vec<Weighed<G::Action>>,
}

impl<G: TableGame> Session<G> {
    /// What everybody's calls say by agreement, as players of this game hear it, by seat.
    pub fn agreed(&self) -> Vec<G::Conventions> {
        let agreed = self.rules().agree(self.conventions).unwrap_or_default();
        vec![agreed; self.rules().seats()]
    }

    /// A player of a level, who knows what has been agreed.
    pub(crate) fn player(&self, level: Level, seed: u64) -> Box<dyn Player<G>> {
        let mut player = level.player_on(self.cores, seed);
        player.hear_conventions(&self.agreed());
        player
    }

    /// What a good player would do in the human's place, and why; in a claim window, whether to claim comes first.
    pub fn hint(&self) -> Option<DecisionIn<G>> {
        self.advice().map(|advice| advice.decision)
    }

    /// A hint with what was weighed for it.
    pub fn advice(&self) -> Option<Advice<G>> {
        let me = self.me().filter(|_| self.may_act())?;
        let view = self.table.view(Viewer::Seat(me), Recall::Perfect);
        let mut adviser = self.adviser(me);
        let claim = self.claimable().and_then(|_| adviser.call(self.rules(), &view));
        let mine = self.table.turn() == Some(me);
        let decision = claim.or_else(|| mine.then(|| adviser.decide(self.rules(), &view)))?;
        Some(Advice { decision, weighed: adviser.weighed().to_vec() })
    }

    /// What the bot at a seat does.
    pub(super) fn decide(&self, seat: Seat) -> DecisionIn<G> {
        let view = self.table.view(Viewer::Seat(seat), Recall::Perfect);
        self.player(self.level_at(seat), self.bot_seed(seat)).decide(self.rules(), &view)
    }

    /// Who gives hints: as good as the best of the others, and somebody who knows the game even where they don't.
    fn adviser(&self, me: Seat) -> Box<dyn Player<G>> {
        let best = self.levels.iter().copied().fold(Level::Club, Level::max);
        self.player(best, self.bot_seed(me))
    }
}
