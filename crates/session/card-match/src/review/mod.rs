//! A finished hand, looked at again: stepped through with all cards open, and judged action by action.
//!
//! Two judges speak. The player who gives hints is put in the place of each who acted, with what they could see, and
//! thinks longer where that is not sure. What the hidden cards say of a card is told apart: a good card may cost a
//! trick, and a bad one nothing. Each step of a [`Findings`] is as much work as a decision, so that a client can show
//! how far it is.

use players::{Judged, Judges, Level, Loss, Unit};
use table::{Event, Recall, Seat, SeatSet, Table, Viewer};

use crate::{Match, MatchGame, PlayerView};

/// A game whose hands can be reviewed.
pub trait Reviewed: MatchGame {
    /// A judge who knows all cards, where that helps.
    type Oracle: Default;

    /// What an action was worth with all cards seen, at a table just before it.
    fn seen(_oracle: &mut Self::Oracle, _before: &Table<Self>, _action: Self::Action) -> Option<Seen> {
        None
    }
}

/// What a card was worth with all cards seen: tricks of the contractor's side, or whether a misère succeeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// With the best card for the player.
    pub best: u8,
    /// With the card that was played.
    pub done: u8,
    /// Whether it is about a misère.
    pub misere: bool,
}

impl Seen {
    /// How many tricks it cost, or 1 if it decided a misère.
    #[must_use]
    pub const fn cost(self) -> u8 {
        self.best.abs_diff(self.done)
    }
}

/// Something that was done in the hand, with what both judges say.
#[derive(Clone, Debug)]
pub struct Finding<G: MatchGame> {
    /// The number of the action in the hand, from 0: the same as that of its [`Step`].
    pub number: usize,
    /// What the player in their place says; nothing if the seat is not judged.
    pub judged: Judged<G>,
    /// What all cards say.
    pub seen: Option<Seen>,
}

impl<G: MatchGame> Finding<G> {
    /// What it cost, if that is worth telling: a loss of `least` tricks, of ten times as many points, or of half as
    /// much of the chance to decide a misère.
    pub fn loss(&self, least: f64) -> Option<Loss<G::Action>> {
        let loss = self.judged.loss()?;
        let enough = match G::unit(&self.judged.view) {
            Unit::Points => loss.value() >= 10.0 * least,
            Unit::Tricks(_) => loss.value() >= least,
            Unit::Success => {
                let chance = |weighed: players::Weighed<_>| weighed.chance.unwrap_or(weighed.value);
                (chance(loss.better) - chance(loss.done)).abs() >= least / 2.0
            }
        };
        enough.then_some(loss)
    }
}

/// Smaller losses of tricks are not told, unless somebody wants them.
pub const LEAST_LOSS: f64 = 0.2;

/// An action with the table before it, all cards open.
#[derive(Clone, Debug)]
pub struct Step<G: MatchGame> {
    /// The player who acts.
    pub seat: Seat,
    /// What they do.
    pub action: G::Action,
    /// The table before, as a referee sees it.
    pub before: G::View,
    /// What it brought about, as a referee sees it.
    pub events: Vec<G::Event>,
}

/// A review in progress: an iterator over what was done in a hand.
pub struct Findings<G: Reviewed> {
    review: players::Review<G>,
    oracle: G::Oracle,
    done: usize,
}

impl<G: Reviewed> Findings<G> {
    /// Of the last hand of a table; some seats are judged, each action by those that `judges` gives for the seat and
    /// its number.
    pub fn new(
        table: &Table<G>,
        seats: SeatSet,
        judges: impl Fn(Seat, usize) -> Judges<G> + 'static,
    ) -> Self {
        let review = players::Review::new(&table.last_hand(), seats, judges);
        Self { review, oracle: G::Oracle::default(), done: 0 }
    }

    /// Of the last hand of a table that was played elsewhere: what hints were given there is not known.
    pub fn of_record(table: &Table<G>, seats: SeatSet, level: Level, cores: usize) -> Self {
        Self::new(table, seats, move |seat, _| Judges::of(level, cores, u64::from(seat.0)))
    }

    /// How many actions have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.done + self.review.left())
    }
}

impl<G: Reviewed> Iterator for Findings<G> {
    type Item = Finding<G>;

    fn next(&mut self) -> Option<Finding<G>> {
        let before = self.review.table().clone();
        let judged = self.review.next()?;
        let seen = G::seen(&mut self.oracle, &before, judged.action);
        self.done += 1;
        Some(Finding { number: self.done - 1, judged, seen })
    }
}

/// A hand to be stepped through, all cards open.
#[derive(Clone, Debug)]
pub struct Replay<G: MatchGame> {
    /// The steps, in order.
    pub steps: Vec<Step<G>>,
    /// The table after it all.
    pub end: G::View,
}

impl<G: MatchGame> Replay<G> {
    /// The last hand of a table.
    pub fn new(table: &Table<G>) -> Self {
        let referee = |table: &Table<G>| table.view(Viewer::Referee, Recall::Perfect);
        let end = referee(table);
        let mut now = table.last_hand();
        now.rewind(0);
        let step = |&(seat, action): &(Seat, G::Action)| {
            let before = referee(&now);
            let events = now.act(seat, action).map_or_else(|_| Vec::new(), |()| now.events(Viewer::Referee));
            let in_game = |event| if let Event::In(event) = event { Some(event) } else { None };
            Step { seat, action, before, events: events.into_iter().filter_map(in_game).collect() }
        };
        let steps = table.actions().iter().map(step).collect();
        Self { steps, end }
    }

    /// The table before a step; after the last one, as it was left.
    pub fn table_at(&self, step: usize) -> &G::View {
        self.steps.get(step).map_or(&self.end, |step| &step.before)
    }
}

impl<G: Reviewed> PlayerView<'_, G> {
    /// The last finished hand, to be judged: the viewer's decisions, or everybody's.
    pub fn review(self, everybody: bool, level: Level) -> Option<Findings<G>> {
        let all = SeatSet::all(self.game.rules().seats());
        let seats = self.me().filter(|_| !everybody).map_or(all, SeatSet::of);
        let hand = self.game.last_finished_hand()?;
        Some(Findings::new(&self.game.finished_hand(hand)?, seats, self.game.judges(hand, level)))
    }

    /// The last finished hand, to be stepped through.
    pub fn replay(self) -> Option<Replay<G>> {
        let table = self.game.finished_hand(self.game.last_finished_hand()?)?;
        Some(Replay::new(&table))
    }
}

impl<G: MatchGame> Match<G> {
    /// The game right after one of its finished hands, all cards known: the deal of a hand in progress is a secret.
    pub fn finished_hand(&self, number: usize) -> Option<Table<G>> {
        self.table().after_hand(number).filter(|table| !table.in_hand())
    }

    fn last_finished_hand(&self) -> Option<usize> {
        self.finished_hands().len().checked_sub(1)
    }

    /// The judges of a hand of this game: they know what has been agreed, and an expert says what a hint said.
    pub fn judges(&self, hand: usize, level: Level) -> impl Fn(Seat, usize) -> Judges<G> + use<G> {
        let (chance, agreed, cores) = (self.chance_in(hand), self.agreed(), self.cores);
        move |seat, actions| Judges::of(level, cores, chance(seat, actions)).hearing(&agreed)
    }
}

#[cfg(test)]
mod tests;
