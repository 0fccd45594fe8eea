//! The bots of a match: what they decide in their turns, and whether they claim in another's.

use players::{Agents, Level, Player, first_claim, step_in_turn};
use table::{Recall, Seat, Table, Viewer};

use crate::{Match, MatchGame, Who};

/// The bots of a match, as those who decide at its table. They remember nothing between two decisions; people are waited for.
struct Bots<'m, G: MatchGame>(&'m Match<G>);

impl<G: MatchGame> Bots<'_, G> {
    /// The bot at a seat for its next decision, and what it sees; none where a person sits.
    fn at(&self, seat: Seat) -> Option<(Box<dyn Player<G>>, G::View)> {
        let Who::Bot(level) = self.0.who_at(seat)? else { return None };
        let view = self.0.table().view(Viewer::Seat(seat), Recall::Perfect);
        Some((self.0.player(level, self.0.bot_seed(seat)), view))
    }
}

impl<G: MatchGame> Agents<G> for Bots<'_, G> {
    fn claim(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let (mut bot, view) = self.at(seat)?;
        let claim = bot.call(table.game(), &view)?.action;
        table.check(seat, claim).is_ok().then_some(claim)
    }

    fn act(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let (mut bot, view) = self.at(seat)?;
        let action = bot.decide(table.game(), &view).action;
        if table.check(seat, action).is_ok() {
            return Some(action);
        }
        // A player that errs must not stop the game: any legal action will do.
        G::any(&view, |_| 0)
    }
}

impl<G: MatchGame> Match<G> {
    /// The seat of a bot that is to act.
    pub fn due_bot(&self) -> Option<Seat> {
        self.due().filter(|&seat| !self.is_human(seat))
    }

    /// Lets the bot that is due act; false if none is.
    pub fn bot_acts(&mut self) -> bool {
        let step = self.claim.or_else(|| step_in_turn(self.table(), &mut Bots(self)));
        step.is_some_and(|(seat, action)| self.perform(seat, action).is_ok())
    }

    /// Finds out whether a bot claims now.
    pub(crate) fn look_ahead(&mut self) {
        self.claim = first_claim(self.table(), &mut Bots(self));
    }

    /// Lets a bot claim, whatever it would have thought itself.
    #[cfg(any(test, feature = "testing"))]
    pub const fn make_claim(&mut self, seat: Seat, action: G::Action) {
        self.claim = Some((seat, action));
    }

    /// What chance a bot has for its next decision.
    pub(crate) fn bot_seed(&self, seat: Seat) -> u64 {
        let table = self.table();
        let hand = table.hands().len().saturating_sub(1);
        self.chance_in(hand)(seat, table.actions().len())
    }

    /// The chance for each decision of one hand, by seat and the number of actions before it.
    pub(crate) fn chance_in(&self, hand: usize) -> impl Fn(Seat, usize) -> u64 + use<G> + 'static {
        let (seed, game) = (self.seed, self.game());
        move |seat, actions| seed.bot(game, hand + 1, actions, seat)
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
