//! The bots of a match: what they decide in their turns and are asked, whether they claim in another's, and whether
//! they err.

use players::{Agents, Level, Player, first_claim, step_in_turn};
use table::{Recall, Seat, Table, Viewer};

use crate::{Asked, Match, MatchGame, Who, seeds::MatchSeed};

/// The bots of a match, as those who decide at its table. They remember nothing between two decisions; people are
/// waited for.
///
/// They hold no card: the table is given to them, so that they can think where it is not saved.
#[derive(Clone, Debug)]
pub struct Bots<G: MatchGame> {
    /// How well each seat plays; nothing where a person sits.
    levels: Vec<Option<Level>>,
    agreed: Vec<G::Conventions>,
    cores: usize,
    seed: MatchSeed,
    game: u32,
    hand: usize,
    /// How often one of them errs, in percent of what is done.
    errors: u8,
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
        let level = self.level(seat)?;
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        let mut player = level.player_on(self.cores, self.chance(table, seat));
        player.hear_conventions(&self.agreed);
        Some((player, view))
    }

    /// What chance a seat has for its next decision. What lies open when the play is over is noticed or not, whenever
    /// somebody looks.
    pub(crate) fn chance(&self, table: &Table<G>, seat: Seat) -> u64 {
        let actions = match G::waits(table).asked {
            Asked::Settling(_) => 0,
            Asked::Nobody | Asked::Question(_) => table.actions().len(),
        };
        self.seed.bot(self.game, self.hand + 1, actions, seat)
    }

    /// What chance says about an error now: whether and how one of them errs.
    pub(crate) fn error_chance(&self, table: &Table<G>) -> u64 {
        self.seed.error(self.game, self.hand + 1, table.actions().len())
    }

    /// How often one of them errs, in percent of what is done.
    pub(crate) const fn errors(&self) -> u8 {
        self.errors
    }

    /// How well the bot at a seat plays; nothing where a person sits.
    pub(crate) fn level(&self, seat: Seat) -> Option<Level> {
        self.levels.get(seat.index()).copied().flatten()
    }

    /// What everybody's calls say by agreement, by seat.
    pub(crate) fn agreed(&self) -> &[G::Conventions] {
        &self.agreed
    }

    /// Of those who are asked together, the first who is a bot.
    pub(crate) fn asked(&self, table: &Table<G>) -> Option<Seat> {
        G::waits(table).asked.seats().iter().find(|&seat| self.level(seat).is_some())
    }

    /// What a bot does before the game goes on: a claim, or an error.
    fn interjection(&mut self, table: &Table<G>) -> Option<(Seat, G::Action)> {
        let claims = match G::waits(table).asked {
            // All lies open to everybody, also to those who have nothing more to claim about the play.
            Asked::Settling(_) => Seat::all(table.game().seats())
                .find_map(|seat| self.claim(table, seat).map(|action| (seat, action))),
            Asked::Nobody | Asked::Question(_) => first_claim(table, self),
        };
        claims.or_else(|| G::error(table, self))
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
        let step = self.interjection.or_else(|| {
            let (table, mut bots) = (self.table(), self.bots());
            match bots.asked(table) {
                Some(seat) => bots.act(table, seat).map(|action| (seat, action)),
                None => step_in_turn(table, &mut bots),
            }
        });
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
            errors: self.errors,
        }
    }

    /// Finds out whether a bot claims or errs now.
    pub(crate) fn look_ahead(&mut self) {
        self.interjection = self.bots().interjection(self.table());
    }

    /// Lets a bot claim, whatever it would have thought itself.
    #[cfg(any(test, feature = "testing"))]
    pub const fn make_claim(&mut self, seat: Seat, action: G::Action) {
        self.interjection = Some((seat, action));
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
