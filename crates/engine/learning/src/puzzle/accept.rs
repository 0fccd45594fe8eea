//! What a puzzle has to pass: each test by its name.

use std::fmt;

use five_hundred::{Action, HandResult, Phase, Position, Rules, State, View};
use players::{Level, Lineup, Playable, five_hundred::imagine};
use solver::Solver;
use table::{Game, Recall, Seat, Viewer};

use super::{AnySituation, Composer, Puzzle, Puzzling, make, rating, set};
use crate::{
    Retold, Situation,
    judge::{Belief, Class, Goal, Marked, Verdict, number},
};

/// The tests, by the names under which puzzles fail them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Acceptance {
    /// There is something to ask: a choice, and something at stake.
    Asked,
    /// The view alone makes the puzzle, whatever the hidden cards are.
    ViewAlone,
    /// The right answer is clearly ahead, whatever is believed of hidden cards.
    Clear,
    /// It stays ahead when bots play on who don't see all cards.
    PlayedOut,
    /// There is one answer, or at most every second.
    OneAnswer,
    /// Some level errs.
    Tempting,
    /// The contract was no folly.
    Sane,
    /// Of a set: no theme too often, no shape twice.
    Varied,
    /// There is a deal that shows why.
    EndsWell,
    /// What stands in it is what is found.
    AsWritten,
}

impl fmt::Display for Acceptance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Asked => "asked",
            Self::ViewAlone => "view alone",
            Self::Clear => "clear",
            Self::PlayedOut => "played out",
            Self::OneAnswer => "one answer",
            Self::Tempting => "tempting",
            Self::Sane => "sane",
            Self::Varied => "varied",
            Self::EndsWell => "ends well",
            Self::AsWritten => "as written",
        })
    }
}

/// How far apart answers are, in what their goal is counted in.
pub(crate) struct Margins {
    /// The right answer is ahead by so much at least.
    pub(crate) ahead: f64,
    /// Classes that are so little behind the best are as right.
    near: f64,
    /// At a first glance a difference may be so much smaller.
    pub(crate) glance: f64,
}

/// The standard errors of the difference by which the right answer is ahead at least.
pub(crate) const ERRORS: f64 = 4.0;

impl Goal {
    /// Of Rummy 500 a pair of answers differs by some 45 points from deal to deal: 2 in the mean of 400 deals, 3 in
    /// that of 200. So 4 points are within the noise, and 4 standard errors are more than the 10 points mostly.
    pub(crate) const fn margins(self) -> Margins {
        match self {
            Self::Contract | Self::Tricks => Margins { ahead: 0.15, near: 0.03, glance: 0.1 },
            Self::Points => Margins { ahead: 10.0, near: 4.0, glance: 6.0 },
        }
    }
}

/// Answers that are right, and the others.
pub(crate) struct Answer<A = Action, R = u8> {
    pub(crate) right: Vec<Class<A, R>>,
    pub(crate) wrong: Vec<Class<A, R>>,
}

impl<A: Copy + PartialEq, R: Copy + PartialEq + Into<f64>> Answer<A, R> {
    /// Splits classes where the best ends.
    pub(crate) fn of(verdict: &Verdict<A, R>) -> Self {
        let mut classes = verdict.classes();
        let best = classes.first().map_or(0.0, |class| class.mean);
        let near = verdict.goal.margins().near;
        let right = classes.iter().take_while(|class| class.mean >= best - near).count();
        let wrong = classes.split_off(right);
        Self { right: classes, wrong }
    }

    pub(crate) fn is_right(&self, action: A) -> bool {
        self.right.iter().any(|class| class.actions.contains(&action))
    }

    /// The best of the right and of the wrong answers.
    pub(crate) fn best(&self) -> Option<(A, A)> {
        let first =
            |classes: &[Class<A, R>]| classes.first().and_then(|class| class.actions.first()).copied();
        first(&self.right).zip(first(&self.wrong))
    }

    /// Each class of right answers with each of wrong ones.
    fn pairs(&self) -> impl Iterator<Item = (A, A)> + '_ {
        let firsts = |classes: &'_ [Class<A, R>]| -> Vec<A> {
            classes.iter().filter_map(|class| class.actions.first()).copied().collect()
        };
        let wrong = firsts(&self.wrong);
        firsts(&self.right)
            .into_iter()
            .flat_map(move |right| wrong.clone().into_iter().map(move |wrong| (right, wrong)))
    }
}

/// Whether a few deals leave a chance that an answer is clear.
pub(crate) fn promises<A: Copy + PartialEq, R: Copy + PartialEq + Into<f64>>(few: &Verdict<A, R>) -> bool {
    let classes = few.classes();
    let best = classes.first().map_or(0.0, |class| class.mean);
    classes.last().is_some_and(|worst| worst.mean <= best - few.goal.margins().glance)
}

/// *Clear*: on each set of deals every right answer is ahead of every wrong one.
pub(crate) fn clear<A: Copy + PartialEq, R: Copy + PartialEq + Into<f64>>(
    sets: &[Verdict<A, R>],
    answer: &Answer<A, R>,
) -> bool {
    let is_ahead = |set: &Verdict<A, R>, (right, wrong): (A, A)| {
        set.gap(right, wrong).is_some_and(|gap| gap.is_clear(set.goal.margins().ahead, ERRORS))
    };
    !answer.wrong.is_empty() && sets.iter().all(|set| answer.pairs().all(|pair| is_ahead(set, pair)))
}

/// *One answer*: actions that come to the same in every deal are one; of these at most every second is right.
pub(crate) fn one_answer<A, R>(answer: &Answer<A, R>) -> bool {
    answer.right.len() <= answer.wrong.len()
}

/// *Tempting*: what the strongest level that errs answers.
pub(crate) fn tempting<G: Playable>(
    rules: &G,
    view: &G::View,
    is_right: impl Fn(G::Action) -> bool,
) -> Option<G::Action> {
    let wrong = |level: &Level| Some(rating::answer(*level, rules, view)).filter(|&action| !is_right(action));
    Level::ALL.iter().rev().find_map(wrong)
}

/// What two sets of deals say together.
pub(crate) struct Agreed<A, R> {
    pub(crate) joined: Verdict<A, R>,
    pub(crate) answer: Answer<A, R>,
    /// The best right answer, and the best wrong one.
    pub(crate) right: A,
    pub(crate) next: A,
    pub(crate) tempting: A,
}

/// *Clear*, *one answer* and *tempting*, of both sets together.
pub(crate) fn agreed<G: Playable, R: Copy + PartialEq + Into<f64>>(
    rules: &G,
    view: &G::View,
    sets: &[Verdict<G::Action, R>; 2],
) -> Result<Agreed<G::Action, R>, Acceptance> {
    let joined = sets[0].clone().with(&sets[1]);
    let answer = Answer::of(&joined);
    if !clear(sets, &answer) {
        return Err(Acceptance::Clear);
    }
    if !one_answer(&answer) {
        return Err(Acceptance::OneAnswer);
    }
    let (right, next) = answer.best().ok_or(Acceptance::OneAnswer)?;
    let tempting = tempting(rules, view, |action| answer.is_right(action)).ok_or(Acceptance::Tempting)?;
    Ok(Agreed { joined, answer, right, next, tempting })
}

/// The least chance that a contract had, and the deals in which that is looked up.
const SANE: usize = 25;
const SANE_DEALS: usize = 40;

/// *Sane*: before the first lead the contract could be made in every fourth of the deals; where the exchange goes on,
/// that is the chance of the best answer.
pub(crate) fn sane(solver: &mut Solver, rules: &Rules, (view, best): (&View, f64), states: &[State]) -> bool {
    let Some(contract) = &view.contract else { return false };
    if view.phase != Some(Phase::Play) {
        return 100.0 * best >= SANE as f64;
    }
    let (mut made, mut all) = (0, 0);
    for state in states.iter().take(SANE_DEALS) {
        let Some(position) =
            Retold::new(rules, state).and_then(|told| Position::new(rules, &told.at_first_lead(rules)))
        else {
            continue;
        };
        let value = solver.value(&position);
        made += usize::from(if position.misere { value == 1 } else { value >= contract.needed });
        all += 1;
    }
    all > 0 && 100 * made >= SANE * all
}

/// Deals that are played out, and how far the right answer has to stay ahead, of 100.
const PLAYED_DEALS: usize = 60;
const PLAYED_AHEAD: i64 = 8;
/// What these deals and their players follow from.
const PLAYED_SEED: u64 = 3;

/// *Played out*: with a strong player at every seat, nobody of whom sees all cards, it stays ahead.
pub(crate) fn played_out(rules: &Rules, view: &View, right: Action, wrong: Action) -> bool {
    let Viewer::Seat(me) = view.viewer else { return false };
    let states = imagine(rules, view, Belief::default(), PLAYED_DEALS, PLAYED_SEED);
    let mut players = lineup(rules, Level::Strong);
    let mut ahead = 0;
    for state in &states {
        let mut succeeds = |action| {
            let ended = ended(rules, *state, me, action, &mut players);
            i64::from(succeeded(rules, &ended, me))
        };
        ahead += succeeds(right) - succeeds(wrong);
    }
    !states.is_empty() && 100 * ahead >= PLAYED_AHEAD * states.len() as i64
}

/// Whether the side of a seat got what it wanted of a hand that has ended.
fn succeeded(rules: &Rules, ended: &State, me: Seat) -> bool {
    let referee = rules.view(ended, Viewer::Referee, Recall::Perfect);
    let party = referee.contract.map(|contract| contract.side());
    let ours = party.is_some_and(|party| party.contains(me));
    (ended.result() == Some(HandResult::Made)) == ours
}

/// The least chance of a bid that is asked for: bids that are likely to fail have other aims than to be made.
const SOUND: f64 = 0.5;

/// *Sane*, of a call or a discard: the contract that it is for is made more often than not.
pub(crate) fn sound(best: &Marked) -> bool {
    best.action == Action::Pass || best.chance.is_some_and(|chance| chance >= SOUND)
}

/// Deals in which calls and discards are played out.
const POINTS_DEALS: usize = 200;

/// *Played out*, of a call or a discard: among players of the usual level it brings more points than the other. They
/// are quick, and call like those of Strong; points vary so much that many deals tell more than better cards.
pub(crate) fn played_for_points(rules: &Rules, view: &View, right: Action, wrong: Action) -> bool {
    let Viewer::Seat(me) = view.viewer else { return false };
    let belief = Belief { calls: true, discards: true };
    let states = imagine(rules, view, belief, POINTS_DEALS, PLAYED_SEED);
    let mut players = lineup(rules, Level::Club);
    let mut ahead = 0;
    for state in &states {
        let mut points = |action| {
            let ended = ended(rules, *state, me, action, &mut players);
            let scores = rules.standing(&ended).scores;
            let others = Seat::all(rules.seats()).find(|&seat| !rules.side(me).contains(seat));
            scores[me.index()] - others.map_or(0, |seat| scores[seat.index()])
        };
        ahead += points(right) - points(wrong);
    }
    ahead > 0
}

pub(crate) fn lineup<G: Playable>(rules: &G, level: Level) -> Lineup<G> {
    (0..rules.seats()).map(|seat| level.player(PLAYED_SEED + seat as u64)).collect()
}

/// The hand at its end, if a seat does this and these play on.
pub(crate) fn ended<G: Playable>(
    rules: &G,
    mut state: G::State,
    me: Seat,
    action: G::Action,
    players: &mut Lineup<G>,
) -> G::State {
    rules.play_unchecked(&mut state, me, action);
    make::play_on(rules, &mut state, players, |_, _| {});
    state
}

/// *Ends well*: the first of the deals in which the tempting answer fails and the right one doesn't, and in how many of
/// 100 it is so.
pub(crate) fn ends_well(joined: &Verdict, right: Action, tempting: Action) -> Option<(usize, u8)> {
    let (deals, often) = showing(joined, right, tempting)?;
    deals.first().map(|&first| (first, often))
}

/// The deals in which one action is ahead of another by what makes an answer right, and in how many of 100 it is so.
pub(crate) fn showing<A: Copy + PartialEq, R: Copy + PartialEq + Into<f64>>(
    joined: &Verdict<A, R>,
    right: A,
    tempting: A,
) -> Option<(Vec<usize>, u8)> {
    let (right, tempting) = (joined.worth(right)?, joined.worth(tempting)?);
    let pairs = right.results.iter().zip(&tempting.results).enumerate();
    let ahead = joined.goal.margins().ahead;
    let shows = pairs.filter(|&(_, (&right, &tempting))| number(right) - number(tempting) >= ahead);
    let deals: Vec<usize> = shows.map(|(at, _)| at).collect();
    let often = 100 * deals.len() / joined.deals.max(1);
    Some((deals, often as u8))
}

/// *View alone*: made again from what is seen, with the hidden cards that stand in it, it stands in it as it was; in
/// any other deal that looks alike it would be the same, byte for byte.
fn view_alone(puzzle: &Puzzle, again: &Puzzle) -> bool {
    (&puzzle.hands, &puzzle.after) == (&again.hands, &again.after)
}

/// Repeats the tests of a puzzle by itself.
///
/// # Errors
/// The first one that it fails.
pub fn check(composer: &mut Composer, puzzle: &Puzzle) -> Result<(), Acceptance> {
    let again = match puzzle.open().map_err(|_| Acceptance::Asked)? {
        AnySituation::FiveHundred(situation) => made_again(composer, puzzle, &situation)?,
        AnySituation::Rummy500(situation) => made_again(composer, puzzle, &situation)?,
    };
    if !view_alone(puzzle, &again) {
        return Err(Acceptance::ViewAlone);
    }
    if again == *puzzle { Ok(()) } else { Err(Acceptance::AsWritten) }
}

fn made_again<G: Puzzling>(
    composer: &mut Composer,
    puzzle: &Puzzle,
    Situation { rules, state }: &Situation<G>,
) -> Result<Puzzle, Acceptance> {
    let seat = rules.turn(state).ok_or(Acceptance::Asked)?;
    rules.compose(composer, &puzzle.rules, puzzle.kind, (state, seat))
}

/// *Varied*: the places of puzzles of a set whose theme comes too often, or whose shape came before.
#[must_use]
pub fn varied(puzzles: &[Puzzle]) -> Vec<usize> {
    let kept = set::kept(puzzles);
    (0..puzzles.len()).filter(|at| !kept.contains(at)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Worth;

    /// What three cards come to in a hundred deals: the first in so many, and so on.
    fn verdict(cards: &[(&str, usize)]) -> Verdict {
        let worth = |&(card, times): &(&str, usize)| Worth {
            action: card.parse::<Action>().unwrap().in_play(),
            results: (0..100).map(|deal| u8::from(deal < times)).collect(),
        };
        Verdict { goal: Goal::Contract, deals: 100, worths: cards.iter().map(worth).collect() }
    }

    #[test]
    fn equal_cards_are_one_answer() {
        let trick = [("KH", 90), ("QH", 90), ("JH", 90), ("4S", 40)];
        let answer = Answer::of(&verdict(&trick));
        assert_eq!((answer.right.len(), answer.wrong.len()), (1, 1));
        assert!(one_answer(&answer) && answer.is_right("QH".parse().unwrap()));
        assert!(clear(&[verdict(&trick)], &answer));
        // Cards that differ are not.
        let answer = Answer::of(&verdict(&[("KH", 90), ("AS", 89), ("4S", 40)]));
        assert_eq!((answer.right.len(), answer.wrong.len()), (2, 1));
        assert!(!one_answer(&answer));
    }

    #[test]
    fn what_is_near_is_not_clear() {
        for (next, is_clear) in [(85, false), (78, false), (70, true)] {
            let verdict = verdict(&[("KH", 90), ("4S", next)]);
            assert_eq!(clear(std::slice::from_ref(&verdict), &Answer::of(&verdict)), is_clear, "{next}");
        }
        // It has to be so on every set.
        let sets = [verdict(&[("KH", 90), ("4S", 40)]), verdict(&[("KH", 60), ("4S", 55)])];
        assert!(!clear(&sets, &Answer::of(&sets[0])));
    }

    #[test]
    fn the_deal_that_is_shown_is_one_in_which_the_tempting_card_fails() {
        let verdict = verdict(&[("KH", 90), ("4S", 40)]);
        let (right, tempting) = ("KH".parse().unwrap(), "4S".parse().unwrap());
        assert_eq!(ends_well(&verdict, right, tempting), Some((40, 50)));
        assert_eq!(ends_well(&verdict, tempting, right), None);
    }
}
