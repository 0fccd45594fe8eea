//! The bots of a match: what they decide in their turns, and whether they claim in another's.

use players::{Agents, Level, Player, first_claim, step_in_turn};
use table::{Recall, Seat, Table, Viewer};

use crate::{Match, MatchGame, Who, seeds::MatchSeed};

/// The bots of a match, as those who decide at its table. They remember nothing between two decisions; people are waited for.
///
/// They hold no card: the table is given to them, so that they can think where it is not kept.
#[derive(Clone, Debug)]
pub struct Bots<G: MatchGame> {
    /// How well each seat plays; nothing where a person sits.
    levels: Vec<Option<Level>>,
    agreed: Vec<G::Conventions>,
    cores: usize,
    seed: MatchSeed,
    game: u32,
    hand: usize,
}

impl<G: MatchGame> Bots<G> {
    /// The same, with a bot of this level at a seat, whoever sits there.
    #[must_use]
    pub fn with(mut self, seat: Seat, level: Level) -> Self {
        if let Some(at) = self.levels.get_mut(seat.index()) {
            *at = Some(level);
        }
        self
    }

    /// The bot at a seat for its next decision, and what it sees; none where a person sits.
    fn at(&self, table: &Table<G>, seat: Seat) -> Option<(Box<dyn Player<G>>, G::View)> {
        let level = (*self.levels.get(seat.index())?)?;
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        let mut player = level.player_on(self.cores, self.chance(table, seat));
        player.hear_conventions(&self.agreed);
        Some((player, view))
    }

    /// What chance a seat has for its next decision.
    fn chance(&self, table: &Table<G>, seat: Seat) -> u64 {
        self.seed.bot(self.game, self.hand + 1, table.actions().len(), seat)
    }
}

impl<G: MatchGame> Agents<G> for Bots<G> {
    fn claim(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let (mut bot, view) = self.at(table, seat)?;
        let claim = bot.call(table.game(), &view)?.action;
        table.check(seat, claim).is_ok().then_some(claim)
    }

    fn act(&mut self, table: &Table<G>, seat: Seat) -> Option<G::Action> {
        let (mut bot, view) = self.at(table, seat)?;
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
        let step = self.claim.or_else(|| step_in_turn(self.table(), &mut self.bots()));
        step.is_some_and(|(seat, action)| self.perform(seat, action).is_ok())
    }

    /// The bots, to be asked what they do.
    pub fn bots(&self) -> Bots<G> {
        let level = |seat| match self.who_at(seat) {
            Some(Who::Bot(level)) => Some(level),
            _ => None,
        };
        Bots {
            levels: Seat::all(self.rules().seats()).map(level).collect(),
            agreed: self.agreed(),
            cores: self.cores,
            seed: self.seed,
            game: self.game(),
            hand: self.table().hands().len().saturating_sub(1),
        }
    }

    /// Finds out whether a bot claims now.
    pub(crate) fn look_ahead(&mut self) {
        self.claim = first_claim(self.table(), &mut self.bots());
    }

    /// Lets a bot claim, whatever it would have thought itself.
    #[cfg(any(test, feature = "testing"))]
    pub const fn make_claim(&mut self, seat: Seat, action: G::Action) {
        self.claim = Some((seat, action));
    }

    /// What chance a bot has for its next decision.
    pub(crate) fn bot_seed(&self, seat: Seat) -> u64 {
        self.bots().chance(self.table(), seat)
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
