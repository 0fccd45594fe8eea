//! Looking again at a finished hand: what a strong player would have thought in the place of each player who acted,
//! knowing no more than they did.

use table::{Recall, Seat, SeatSet, Table, Viewer};

use crate::{DecisionIn, Level, Playable, Player, Weighed};

/// How many times longer a second thought is.
const LONGER: usize = 4;

/// The judges of one decision: players who say what they would have done.
///
/// ```
/// use five_hundred::Rules;
/// use kookaburra_players::{Judges, Level};
///
/// assert!(Judges::<Rules>::of(Level::Expert, 1, 7).second.is_some());
/// assert!(Judges::<Rules>::of(Level::Club, 1, 7).second.is_none());
/// ```
pub struct Judges<G: Playable> {
    /// Says what a hint would have said.
    pub adviser: Box<dyn Player<G>>,
    /// Thinks longer, where something else was done or the first thought is not sure.
    pub second: Option<Box<dyn Player<G>>>,
}

impl<G: Playable> Judges<G> {
    /// They are told what everybody's calls say by agreement.
    #[must_use]
    pub fn hearing(mut self, agreed: &[G::Conventions]) -> Self {
        self.adviser.hear_conventions(agreed);
        if let Some(second) = &mut self.second {
            second.hear_conventions(agreed);
        }
        self
    }

    /// Those of a level: only after an expert's thought a longer one is worth its time.
    #[must_use]
    pub fn of(level: Level, cores: usize, seed: u64) -> Self {
        let second = (level == Level::Expert).then(|| G::judge(LONGER, cores, seed));
        Self { adviser: level.player_on(cores, seed), second }
    }
}

/// An action of the hand, and what the judges think of it.
///
/// ```
/// use five_hundred::{Action, Rules, table::{Seat, SeatSet, Seed, Table}};
/// use kookaburra_players::{Judges, Level, Review};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// table.act(Seat(1), "10NT".parse()?)?;
/// let judges = |_, _| Judges::of(Level::Club, 1, 7);
/// let judged = Review::new(&table, SeatSet::all(4), judges).next().ok_or("nothing was done")?;
/// assert_eq!(judged.verdict().map(|advice| advice.action), Some(Action::Pass));
/// assert!(!judged.is_advised());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Judged<G: Playable> {
    /// The seat that acted.
    pub seat: Seat,
    /// What the player saw.
    pub view: G::View,
    /// What the player did.
    pub action: G::Action,
    /// What a hint would have said in the player's place; nothing if this seat is not judged.
    pub advice: Option<DecisionIn<G>>,
    /// What longer thought said, where there was one.
    pub second: Option<DecisionIn<G>>,
    /// What was weighed in the longer thought, or else in the first, best first; nothing where there was nothing to
    /// weigh.
    pub weighed: Vec<Weighed<G::Action>>,
}

/// What an action has cost: the judge knows a better one, and the difference can hardly be chance.
///
/// ```
/// use five_hundred::{Rules, table::{Recall, Seat, SeatSet, Seed, Table, Viewer}};
/// use kookaburra_players::{Judges, Level, Player, RandomPlayer, Review};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// let mut player = RandomPlayer::new(7);
/// while let Some(seat) = table.turn() {
///     let view = table.view(Viewer::Seat(seat), Recall::Perfect);
///     let decision = player.decide(table.game(), &view);
///     table.act(seat, decision.action)?;
/// }
/// let judges = |_, _| Judges::of(Level::Strong, 1, 7);
/// let mut losses = Review::new(&table, SeatSet::all(4), judges).filter_map(|judged| judged.loss());
/// let loss = losses.next().ok_or("well played")?;
/// assert!(loss.done.behind.is_sure() && loss.value() > 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Loss<A> {
    /// What the judge would have done.
    pub better: Weighed<A>,
    /// What the judge thinks of what was done.
    pub done: Weighed<A>,
}

impl<A> Loss<A> {
    /// How much less it brings, in the unit of [`Weighed::value`]; never negative.
    pub fn value(&self) -> f64 {
        (self.better.value - self.done.value).abs()
    }
}

impl<G: Playable> Judged<G> {
    /// What the action cost; `None` if the judge would have done the same, or finds no difference that can't be chance.
    pub fn loss(&self) -> Option<Loss<G::Action>> {
        let done = self.weighed.iter().position(|weighed| weighed.action == self.action)?;
        let lost = done > 0 && self.weighed[done].behind.is_sure();
        lost.then(|| Loss { better: self.weighed[0], done: self.weighed[done] })
    }

    /// What the judge who thought longest would have done.
    pub fn verdict(&self) -> Option<&DecisionIn<G>> {
        self.second.as_ref().or(self.advice.as_ref())
    }

    /// Whether a hint would have said to do what was done.
    pub fn is_advised(&self) -> bool {
        self.advice.as_ref().is_some_and(|advice| advice.action == self.action)
    }
}

/// A review of the last hand of a table: an iterator over its actions, each with what judges think of it.
///
/// ```
/// use five_hundred::{Action, Rules, table::{Seat, SeatSet, Seed, Table}};
/// use kookaburra_players::{Judges, Level, Review};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// for seat in [1, 2, 3, 0] {
///     table.act(Seat(seat), Action::Pass)?;
/// }
/// // What seat 1 did is judged.
/// let review = Review::new(&table, SeatSet::of(Seat(1)), |_, _| Judges::of(Level::Club, 1, 7));
/// let judged: Vec<bool> = review.map(|judged| judged.advice.is_some()).collect();
/// assert_eq!(judged, [true, false, false, false]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[non_exhaustive]
pub struct Review<G: Playable> {
    table: Table<G>,
    /// The steps still to come, the last action first.
    actions: Vec<(Seat, G::Action)>,
    seats: SeatSet,
    judges: Box<dyn Fn(Seat, usize) -> Judges<G>>,
}

impl<G: Playable> Review<G> {
    /// Begins before the first action; some seats are judged, each action by those that `judges` gives for the seat and
    /// the number of the action.
    pub fn new(
        table: &Table<G>,
        seats: SeatSet,
        judges: impl Fn(Seat, usize) -> Judges<G> + 'static,
    ) -> Self {
        let actions = table.actions().iter().rev().copied().collect();
        let mut table = table.clone();
        table.rewind(0);
        Self { table, actions, seats, judges: Box::new(judges) }
    }

    /// The table before the next action, all cards in it.
    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// How many actions are still to come.
    pub fn left(&self) -> usize {
        self.actions.len()
    }

    fn judge(&self, judged: &mut Judged<G>) {
        let (rules, view) = (self.table.game(), &judged.view);
        let Judges { mut adviser, second } = (self.judges)(judged.seat, self.table.actions().len());
        if self.table.turn() != Some(judged.seat) {
            judged.advice = adviser.call(rules, view);
            judged.weighed = adviser.weighed().to_vec();
            return;
        }
        judged.advice = Some(adviser.decide(rules, view));
        judged.weighed = adviser.weighed().to_vec();
        let is_sure = judged.weighed.iter().skip(1).all(|other| other.behind.is_sure());
        if is_sure && judged.is_advised() {
            return;
        }
        if let Some(mut second) = second {
            // What was done, and all that the hint thought of: both compare the same.
            let mut also = vec![judged.action];
            also.extend(judged.advice.iter().map(|advice| advice.action));
            also.extend(judged.weighed.iter().map(|weighed| weighed.action));
            judged.second = Some(second.judge(rules, view, &also));
            judged.weighed = second.weighed().to_vec();
        }
    }
}

impl<G: Playable> Iterator for Review<G> {
    type Item = Judged<G>;

    fn next(&mut self) -> Option<Judged<G>> {
        let (seat, action) = self.actions.pop()?;
        let view = self.table.view(Viewer::Seat(seat), Recall::Perfect);
        let mut judged = Judged { seat, view, action, advice: None, second: None, weighed: Vec::new() };
        if self.seats.contains(seat) {
            self.judge(&mut judged);
        }
        // An action that was legal once is legal again.
        if self.table.act(seat, action).is_err() {
            self.actions.clear();
        }
        Some(judged)
    }
}
