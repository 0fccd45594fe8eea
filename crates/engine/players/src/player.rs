//! What a player is asked, whatever the game: what to do in their turn, and whether they claim in another's.

use std::fmt::Debug;

use table::{Game, SeatSet};

use crate::{Level, Why, chance::Chance};

/// The unit of what a player expects of an action.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
/// use kookaburra_players::{Playable, Unit};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
/// // In the auction players count points.
/// assert_eq!(Rules::unit(&view), Unit::Points);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Points of the match.
    Points,
    /// Tricks of the contractor and their partners; of nobody's where there is no contract.
    Tricks(SeatSet),
    /// Nothing but whether the contract is made.
    Success,
}

/// A game that has players here: what is written for players of every game asks for no more.
///
/// ```
/// use five_hundred::table::{Recall, Seat, Seed, Table, Viewer};
/// use kookaburra_players::{Level, Playable};
///
/// fn is_first_action_legal<G: Playable>(rules: G) -> bool {
///     let mut table = Table::open(rules);
///     let dealt = table.deal(Seat(0), Seed([1; 32]).into());
///     let Some(seat) = table.turn().filter(|_| dealt.is_ok()) else { return false };
///     let view = table.view(Viewer::Seat(seat), Recall::Perfect);
///     let decision = G::player(Level::Club, 1, 7).decide(table.game(), &view);
///     table.act(seat, decision.action).is_ok()
/// }
///
/// assert!(is_first_action_legal(five_hundred::Rules::preset("quebec-4")?));
/// assert!(is_first_action_legal(rummy_500::Rules::preset("rummy-500")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Playable: Game + 'static {
    /// Why a decision is taken.
    type Reason: Why;
    /// The record that is kept of a finished hand.
    type Report: Clone + Debug;

    /// What partners can agree that their calls say; nothing where nobody calls.
    type Conventions: Copy + Default + PartialEq + Debug;

    /// The answer of a player who has nothing to do; it means nothing.
    const IDLE: Self::Action;

    /// A legal action of the viewer, of `n` of them the one that `below(n)` says; `None` if they have none.
    fn any(view: &Self::View, below: impl FnMut(u32) -> u32) -> Option<Self::Action>;

    /// A player of a level; one that searches thinks on this many cores.
    fn player(level: Level, cores: usize, seed: u64) -> Box<dyn Player<Self>>;

    /// Somebody who judges what others decide: the strongest player, with so many times the work on each of some cores.
    fn judge(work: usize, cores: usize, seed: u64) -> Box<dyn Player<Self>>;

    /// What a player expects of an action in this situation: the unit of [`Weighed::value`].
    fn unit(_view: &Self::View) -> Unit {
        Unit::Points
    }

    /// The record of a hand, from the referee's view of its end.
    fn report(referee: &Self::View) -> Self::Report;
}

/// A decision: an action, and the reason for it.
///
/// ```
/// use five_hundred::{Action, Rules, table::{Recall, Seat, Seed, Table, Viewer}};
/// use kookaburra_players::{Decision, Level, five_hundred::Reason};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
/// let decision = Level::Club.player::<Rules>(7).decide(table.game(), &view);
/// assert_eq!(decision, Decision { action: Action::Pass, reason: Reason::PassWeak });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision<A, R> {
    /// What to do.
    pub action: A,
    /// The thought behind it.
    pub reason: R,
}

/// A decision in a game.
pub type DecisionIn<G> = Decision<<G as Game>::Action, <G as Playable>::Reason>;

/// One of the actions that a player weighed.
///
/// ```
/// use five_hundred::Action;
/// use kookaburra_players::{Behind, Weighed};
///
/// // A pass is expected to bring 20 points to the opponents, 30 points less than what was decided.
/// let behind = Behind { points: 30.0, error: 5.0 };
/// let pass = Weighed { action: Action::Pass, value: -20.0, chance: None, behind };
/// assert!(pass.behind.is_sure());
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The action.
    pub action: A,
    /// What it is expected to bring: tricks of the contractor's side for a card of a trick game, points otherwise.
    pub value: f64,
    /// How likely the contract is made if it is done, from 0 to 1, where there is a contract.
    pub chance: Option<f64>,
    /// How far it lies behind what was decided.
    pub behind: Behind,
}

/// How far an action lies behind what was decided: so many points less it brings in the deals in which both were tried,
/// below zero if it brings more.
///
/// ```
/// use kookaburra_players::Behind;
///
/// assert!(Behind { points: 30.0, error: 5.0 }.is_sure());
/// assert!(!Behind { points: 30.0, error: 20.0 }.is_sure());
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Behind {
    /// On average.
    pub points: f64,
    /// The standard error of that; infinite if nothing is known.
    pub error: f64,
}

impl Behind {
    /// Standard errors beyond which a difference is hardly chance.
    const SURE: f64 = 2.0;

    /// Whether that can't be chance.
    #[must_use]
    pub fn is_sure(self) -> bool {
        self.points > Self::SURE * self.error
    }
}

/// A player: somebody who decides from what they may see.
///
/// The view should have been made with [`table::Recall::Perfect`]. Nothing else reaches a player: not the state, not a
/// clock, not another player's view.
///
/// ```
/// use five_hundred::{Action, Rules, View};
/// use kookaburra_players::{Decision, DecisionIn, Lineup, Player, Why, five_hundred::Reason, self_play};
///
/// /// Passes where they can, and does the first legal thing elsewhere.
/// struct Cautious;
///
/// impl Player<Rules> for Cautious {
///     fn decide(&mut self, _: &Rules, view: &View) -> DecisionIn<Rules> {
///         let passes = view.choices.contains(Action::Pass);
///         let action = if passes { Action::Pass } else { view.choices.pick(|_| 0) };
///         Decision { action, reason: Reason::ANY_WILL_DO }
///     }
/// }
///
/// let mut players: Lineup<Rules> = (0..4).map(|_| Box::new(Cautious) as _).collect();
/// let report = self_play(&Rules::preset("australian-4")?, &mut players, 1, 1, |_, _| {});
/// assert_eq!(report.scores, [0, 0, 0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Player<G: Playable> {
    /// What to do now, for the player in turn; in a claim window, for the one who goes on if nobody claims. The seat
    /// that looks must have something to do; otherwise the answer means nothing.
    fn decide(&mut self, rules: &G, view: &G::View) -> DecisionIn<G>;

    /// The same, with these actions weighed as well, whether they look sensible or not: they were done by others.
    fn judge(&mut self, rules: &G, view: &G::View, _done: &[G::Action]) -> DecisionIn<G> {
        self.decide(rules, view)
    }

    /// In a claim window, whether to claim before the player in turn goes on: for everybody else who may.
    fn call(&mut self, _rules: &G, _view: &G::View) -> Option<DecisionIn<G>> {
        None
    }

    /// What everybody's calls say by agreement, by seat, the player's own too: told to all before the first hand.
    /// Without it all calls are natural.
    fn hear_conventions(&mut self, _seats: &[G::Conventions]) {}

    /// The actions weighed for the last decision, best first; nothing if the player doesn't count.
    fn weighed(&self) -> &[Weighed<G::Action>] {
        &[]
    }
}

/// Anything legal, where no thought led to an action.
pub(crate) fn any<G: Playable>(view: &G::View, chance: &mut Chance) -> DecisionIn<G> {
    let action = G::any(view, |n| chance.below(n)).unwrap_or(G::IDLE);
    Decision { action, reason: G::Reason::ANY_WILL_DO }
}

/// The players of a table, one for each seat.
pub type Lineup<G> = Vec<Box<dyn Player<G>>>;

/// A player who does anything legal, to measure others against.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, Seed, Table, Viewer}};
/// use kookaburra_players::{Player, RandomPlayer};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let view = table.view(Viewer::Seat(Seat(1)), Recall::Perfect);
/// let decision = RandomPlayer::new(7).decide(table.game(), &view);
/// assert!(view.choices.contains(decision.action));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RandomPlayer(Chance);

impl RandomPlayer {
    /// A random player.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Chance::new(seed, 0))
    }
}

impl<G: Playable> Player<G> for RandomPlayer {
    fn decide(&mut self, _: &G, view: &G::View) -> DecisionIn<G> {
        any::<G>(view, &mut self.0)
    }

    fn call(&mut self, _: &G, view: &G::View) -> Option<DecisionIn<G>> {
        let action = G::any(view, |n| self.0.below(n))?;
        (self.0.below(2) == 0).then_some(Decision { action, reason: G::Reason::ANY_WILL_DO })
    }
}
