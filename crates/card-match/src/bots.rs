//! The bots of a match: what they decide in their turns, and whether they claim in another's.

use players::{DecisionIn, Level, Player};
use table::{Recall, Seat, Viewer};

use crate::{Match, MatchGame, Who};

impl<G: MatchGame> Match<G> {
    /// The seat of a bot that is to act.
    pub fn due_bot(&self) -> Option<Seat> {
        self.due().filter(|&seat| !self.is_human(seat))
    }

    /// Lets the bot that is due act; false if none is.
    pub fn bot_acts(&mut self) -> bool {
        let Some(seat) = self.due_bot() else { return false };
        let action = match self.claim {
            Some((_, action)) => action,
            None => self.decide(seat).action,
        };
        if self.perform(seat, action).is_ok() {
            return true;
        }
        // A player that errs must not stop the game: any legal action will do.
        let any = G::any(&self.table().view(Viewer::Seat(seat), Recall::Perfect), |_| 0);
        any.is_some_and(|action| self.perform(seat, action).is_ok())
    }

    /// Finds out whether a bot claims now.
    pub(crate) fn look_ahead(&mut self) {
        self.claim = self.claimant();
    }

    /// Lets a bot claim, whatever it would have thought itself.
    #[cfg(any(test, feature = "testing"))]
    pub const fn make_claim(&mut self, seat: Seat, action: G::Action) {
        self.claim = Some((seat, action));
    }

    /// The first bot after the seat in turn that wants to claim.
    fn claimant(&self) -> Option<(Seat, G::Action)> {
        let mut bots = self.table().claimants().filter(|&seat| !self.is_human(seat));
        bots.find_map(|seat| {
            let view = self.table().view(Viewer::Seat(seat), Recall::Perfect);
            let decision = self.player(self.level_at(seat), self.bot_seed(seat)).call(self.rules(), &view)?;
            self.table().check(seat, decision.action).ok().map(|()| (seat, decision.action))
        })
    }

    /// What the bot at a seat does.
    fn decide(&self, seat: Seat) -> DecisionIn<G> {
        let view = self.table().view(Viewer::Seat(seat), Recall::Perfect);
        self.player(self.level_at(seat), self.bot_seed(seat)).decide(self.rules(), &view)
    }

    /// How well the bot at a seat plays.
    fn level_at(&self, seat: Seat) -> Level {
        match self.who_at(seat) {
            Some(Who::Bot(level)) => level,
            _ => Level::Club,
        }
    }

    /// What chance a bot has for its next decision.
    pub(crate) fn bot_seed(&self, seat: Seat) -> u64 {
        let table = self.table();
        self.seed.bot(self.game(), table.hands().len(), table.actions().len(), seat)
    }

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
}
