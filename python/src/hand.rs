//! A hand move by move.

use std::{collections::BTreeSet, sync::Arc};

use cards::{Card, CardSet};
use encoding::Search;
use five_hundred::Phase;
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use players::five_hundred::Belief;
use pyo3::prelude::*;
use pythonize::{depythonize, pythonize};
use table::{DealSource, Game, Recall, Seat, Viewer};

use crate::{
    arrays::{Observation, Seen, observe},
    errors::{refused, wrong},
    space::Space,
    table::{Any, Table, recall_of, seat_of, seed_of, viewer_of},
};

/// As many worlds are made up at once at most.
const MOST_WORLDS: usize = 1 << 20;

/// A game of Five Hundred that is played by the numbers of its moves.
///
/// >>> hand = Hand(Space(Rules("australian-4")))
/// >>> hand.deal(seed=7)
/// >>> hand.turn, hand.legal()[:3]
/// (1, [0, 1, 2])
/// >>> hand.play(0)
#[pyclass(module = "kookaburra500")]
#[derive(Clone)]
pub(crate) struct Hand {
    hand: encoding::Hand,
    /// How it came to where it stands.
    history: Vec<Dealt>,
}

/// A hand that was dealt: the dealer, the pack from its top as columns, and the moves so far.
type Dealt = (usize, Vec<usize>, Vec<usize>);

/// How a hand is pickled: what makes it, and from what.
type Reduced<'py> = (Bound<'py, PyAny>, (Space, Vec<Dealt>));

impl Hand {
    fn note(&mut self, dealer: Seat, pack: &[Card]) {
        let columns = self.hand.space().columns();
        let column = |card: &Card| columns.iter().position(|other| other == card).unwrap_or_default();
        self.history.push((dealer.index(), pack.iter().map(column).collect(), Vec::new()));
    }

    /// The same game where the last hand was dealt otherwise; earlier hands are as they were.
    fn redealt(&self, seat: Seat, belief: Belief, seed: u64) -> Option<Self> {
        let (last, before) = self.history.split_last()?;
        let (pack, moves) = self.hand.redealt(seat, &last.2, belief, seed)?;
        let history = [before, &[(last.0, pack, moves)]].concat();
        Self::replay(self.hand.space(), &history).ok()
    }

    /// The game that a history leads to, or the hand and the move that can't be.
    pub(crate) fn replay(space: &Arc<encoding::Space>, history: &[Dealt]) -> Result<Self, String> {
        let mut hand = encoding::Hand::new(space.clone());
        for (place, (dealer, pack, moves)) in history.iter().enumerate() {
            let known: BTreeSet<&usize> = pack.iter().collect();
            let whole = known.len() == pack.len() && pack.len() == space.columns().len();
            let cards: Option<Vec<Card>> =
                pack.iter().map(|&column| space.columns().get(column).copied()).collect();
            let cards =
                cards.filter(|_| whole).ok_or_else(|| format!("hand {place}: the pack is not whole"))?;
            if *dealer >= space.rules().seats() || hand.turn().is_some() || hand.is_over() {
                return Err(format!("hand {place}: it can't be dealt here, or not by seat {dealer}"));
            }
            hand.deal(Seat(*dealer as u8), &cards);
            for (number, &played) in moves.iter().enumerate() {
                hand.play(played).map_err(|why| format!("hand {place}, move {number}: {why}"))?;
            }
        }
        Ok(Self { hand, history: history.to_vec() })
    }

    fn seats(&self) -> usize {
        self.hand.space().rules().seats()
    }

    fn seat(&self, seat: Option<i64>) -> PyResult<Seat> {
        match seat {
            Some(seat) => seat_of(seat, self.seats()),
            None => {
                self.hand.turn().ok_or_else(|| wrong("nobody is in turn: the hand is over, or not dealt yet"))
            }
        }
    }

    /// A pack that Python tells, which must have each card of the rules.
    fn pack(&self, pack: &[String]) -> PyResult<Vec<Card>> {
        let mut left: CardSet = self.hand.space().rules().pack();
        let mut take = |(place, text): (usize, &String)| {
            let card: Card =
                text.parse().map_err(|_| wrong(format!("pack[{place}]: \"{text}\" is no card")))?;
            let piece = left.find_one(card).ok_or_else(|| {
                wrong(format!("pack[{place}]: {text} is there once too often, or not a card of these rules"))
            })?;
            left.remove(piece);
            Ok(piece)
        };
        let pack: Vec<Card> = pack.iter().enumerate().map(&mut take).collect::<PyResult<_>>()?;
        match left.first() {
            Some(card) => Err(wrong(format!("pack: {card} is missing"))),
            None => Ok(pack),
        }
    }
}

#[pymethods]
impl Hand {
    #[new]
    fn new(space: &Space) -> Self {
        Self { hand: encoding::Hand::new(space.0.clone()), history: Vec::new() }
    }

    /// The moves and shapes.
    #[getter]
    fn space(&self) -> Space {
        Space(self.hand.space().clone())
    }

    /// Deals the next hand, from a `seed` (a number, 32 bytes or 64 hex digits) or from the `pack` with its top first.
    #[pyo3(signature = (dealer = None, *, seed = None, pack = None))]
    fn deal(
        &mut self,
        dealer: Option<i64>,
        seed: Option<&Bound<'_, PyAny>>,
        pack: Option<Vec<String>>,
    ) -> PyResult<()> {
        let rules = self.hand.space().rules();
        if self.hand.turn().is_some() {
            return Err(wrong("the hand before is not finished"));
        }
        if self.hand.is_over() {
            return Err(wrong("the game is over"));
        }
        let next = rules.next_dealer(self.hand.state());
        let dealer = match (dealer, next) {
            (None, next) => next.unwrap_or_default(),
            (Some(dealer), next) => {
                let dealer = seat_of(dealer, rules.seats())?;
                if let Some(next) = next.filter(|&next| next != dealer) {
                    return Err(wrong(format!("seat {next} deals, not seat {dealer}")));
                }
                dealer
            }
        };
        let pack = match (seed, pack) {
            (Some(seed), None) => {
                let mut pack = rules.pack_in_order();
                table::shuffle(seed_of(seed)?, &mut pack);
                pack
            }
            (None, Some(pack)) => self.pack(&pack)?,
            _ => return Err(wrong("a hand is dealt from either seed or pack")),
        };
        self.hand.deal(dealer, &pack);
        self.note(dealer, &pack);
        Ok(())
    }

    /// Whose move it is; None when the hand is over.
    #[getter]
    fn turn(&self) -> Option<u8> {
        self.hand.turn().map(|seat| seat.0)
    }

    /// Whether the game is over, and not only a hand.
    #[getter]
    fn is_over(&self) -> bool {
        self.hand.is_over()
    }

    /// What the hand has added to each seat's score, in points; 0 before it ends.
    #[getter]
    fn points(&self) -> Vec<i32> {
        self.hand.points()
    }

    /// How many hands have been dealt.
    #[getter]
    fn hands(&self) -> u32 {
        let view = self.hand.space().rules().view(self.hand.state(), Viewer::Spectator, Recall::Table);
        if view.seats.iter().all(|seat| seat.cards == 0) && view.outcome.is_none() {
            0
        } else {
            view.hand_number + 1
        }
    }

    /// Tricks won in this hand, by seat.
    #[getter]
    fn tricks(&self) -> Vec<u32> {
        let rules = self.hand.space().rules();
        let tricks = rules.inside(self.hand.state()).tricks().first(rules.seats());
        tricks.iter().map(|&tricks| u32::from(tricks)).collect()
    }

    /// Whether the contract is to win no trick.
    #[getter]
    fn is_misere(&self) -> bool {
        let contract = self.hand.space().rules().inside(self.hand.state()).contract();
        contract.is_some_and(|contract| contract.bid.is_misere())
    }

    /// The cards of a discard or a gift that the player in turn has named so far.
    #[getter]
    fn named(&self) -> Vec<String> {
        self.hand.chosen().to_canonical().iter().map(|card| card.face().to_string()).collect()
    }

    /// What everybody sees, in a few lines.
    fn describe(&self) -> String {
        let view = self.hand.space().rules().view(self.hand.state(), Viewer::Spectator, Recall::Table);
        let phase = view.phase.map_or("over", Phase::text);
        let turn = self.hand.turn().map(|seat| format!(", seat {seat} in turn")).unwrap_or_default();
        let mut text = format!("hand {}, {phase}{turn}; scores {:?}\n", view.hand_number + 1, view.scores);
        let calls: Vec<String> =
            view.calls.iter().map(|call| format!("{} {}", call.seat, call.call)).collect();
        text += &format!("calls: {}\n", calls.join(", "));
        if let Some(contract) = &view.contract {
            text += &format!("contract: {} by seat {}\n", contract.bid, contract.seat);
        }
        let plays = view.trick.iter().flat_map(|trick| &trick.plays);
        let plays: Vec<String> = plays.map(|play| format!("{} {}", play.seat, play.card)).collect();
        text + &format!("tricks: {:?}; on the table: {}", self.tricks(), plays.join(", "))
    }

    /// How the game came to where it stands: of each hand the dealer, the pack from its top as columns, and the moves.
    #[getter]
    fn history(&self) -> Vec<Dealt> {
        self.history.clone()
    }

    /// The game that a history leads to.
    ///
    /// Raises KookaburraError with the hand and the move that can't be.
    #[staticmethod]
    fn from_history(space: &Space, history: &Bound<'_, PyAny>) -> PyResult<Self> {
        let history: Vec<Dealt> = depythonize(history).map_err(|error| wrong(format!("history: {error}")))?;
        Self::replay(&space.0, &history).map_err(wrong)
    }

    /// Running scores by seat, in points.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        self.hand.space().rules().standing(self.hand.state()).scores
    }

    /// The numbers of the legal moves of the seat in turn, or of another, which has none.
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<usize>> {
        let mut mask = vec![0; self.hand.space().moves().len()];
        self.hand.mask(self.seat(seat)?, &mut mask);
        Ok((0..mask.len()).filter(|&number| mask[number] == 1).collect())
    }

    /// The legal moves as int8 of the length of the space: 1 for each, 0 elsewhere.
    #[pyo3(signature = (seat = None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.hand.space().moves().len()];
        self.hand.mask(self.seat(seat)?, &mut mask);
        Ok(PyArray1::from_vec(py, mask.into_iter().map(|legal| legal as i8).collect()))
    }

    /// What a seat sees, that in turn or another: planes (uint8), numbers (int32) and the mask of its legal moves
    /// (int8), in the shapes of the space.
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Observation<'py>> {
        observe(py, &self.hand, self.seat(seat)?)
    }

    /// What a seat sees, or everybody or the referee (`viewer` is a seat, "spectator" or "referee"): planes and
    /// numbers, as `observe` has them. `recall` is "perfect" or "table". What nobody's seat is counted from is counted
    /// from seat 0.
    #[pyo3(signature = (viewer, recall = "perfect"))]
    fn observe_as<'py>(
        &self,
        py: Python<'py>,
        viewer: &Bound<'_, PyAny>,
        recall: &str,
    ) -> PyResult<Seen<'py>> {
        let (viewer, recall) = (viewer_of(viewer, self.seats())?, recall_of(recall)?);
        let space = self.hand.space();
        let planes = PyArray2::<u8>::zeros(py, [space.plane_count(), space.columns().len()], false);
        let numbers = PyArray1::<i32>::zeros(py, space.number_count(), false);
        {
            let (mut planes, mut numbers) = (planes.try_readwrite()?, numbers.try_readwrite()?);
            self.hand.write_for(viewer, recall, planes.as_slice_mut()?, numbers.as_slice_mut()?);
        }
        Ok((planes, numbers))
    }

    /// What a viewer sees as the JSON text of a view: see `observe_as`.
    #[pyo3(signature = (viewer, recall = "perfect"))]
    fn view_as(&self, viewer: &Bound<'_, PyAny>, recall: &str) -> PyResult<String> {
        let (viewer, recall) = (viewer_of(viewer, self.seats())?, recall_of(recall)?);
        let view = self.hand.space().rules().view(self.hand.state(), viewer, recall);
        serde_json::to_string(&view).map_err(wrong)
    }

    /// What a seat sees, as a dict.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        Ok(pythonize(py, &self.hand.view(self.seat(seat)?))?)
    }

    /// Does an action in words, such as "7H" or "discard 5S 6C 4D", for the seat in turn: all its moves.
    fn act(&mut self, py: Python<'_>, action: &str) -> PyResult<()> {
        let space = self.hand.space().clone();
        let read = space.rules().read_action(self.hand.state(), action).map_err(wrong)?;
        let moves: Vec<usize> = space.moves_of(read).collect();
        if moves.is_empty() {
            return Err(wrong(format!("these rules have no \"{action}\"")));
        }
        let before = self.clone();
        for number in moves {
            if let Err(error) = self.play(py, number as i64) {
                *self = before;
                return Err(error);
            }
        }
        Ok(())
    }

    /// Does a move for the seat in turn.
    ///
    /// Raises Refused with the id of the rule if it isn't legal; nothing has changed then.
    fn play(&mut self, py: Python<'_>, number: i64) -> PyResult<()> {
        let last = self.hand.space().moves().len() - 1;
        let number = usize::try_from(number)
            .map_err(|_| refused(py, encoding::Refused::NoSuchMove { found: number, last }, None))?;
        self.hand.play(number).map_err(|why| refused(py, why, why.rule()))?;
        if let Some((_, _, moves)) = self.history.last_mut() {
            moves.push(number);
        }
        Ok(())
    }

    /// Games that give the seat in turn, or another, the very same view: what they can't see is made up, and how it was
    /// dealt and played. Each
    /// arrangement is equally likely, unless the `calls` that were made or sensible `discards` are to count.
    #[pyo3(signature = (count, *, seat = None, seed = 0, calls = false, discards = false))]
    fn worlds(
        &self,
        py: Python<'_>,
        count: usize,
        seat: Option<i64>,
        seed: u64,
        calls: bool,
        discards: bool,
    ) -> PyResult<Vec<Self>> {
        let seat = self.seat(seat)?;
        if self.hand.turn().is_none() {
            return Err(wrong("no hand is being played: there is nothing to make up"));
        }
        if count > MOST_WORLDS {
            return Err(wrong(format!("count is {count}, but should be at most {MOST_WORLDS}")));
        }
        let belief = Belief { calls, discards };
        let first = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut worlds = Vec::new();
        while worlds.len() < count {
            py.check_signals()?;
            let from = worlds.len();
            let world = |n: usize| self.redealt(seat, belief, first.wrapping_add(n as u64));
            let more: Vec<Self> = py.detach(|| (from..count.min(from + 64)).map_while(world).collect());
            if more.is_empty() {
                return Err(wrong(format!("only {from} of {count} hands could be made up")));
            }
            worlds.extend(more);
        }
        Ok(worlds)
    }

    /// The same position as a table, whose actions are texts: players and the solver take it. A discard of which only a
    /// part has been named isn't done there.
    fn table(&self) -> PyResult<Table> {
        let space = self.hand.space();
        let mut hand = encoding::Hand::new(space.clone());
        let mut table = table::Table::open(space.rules().clone());
        for (dealer, pack, moves) in &self.history {
            let pack: Vec<Card> = pack.iter().map(|&column| space.columns()[column]).collect();
            hand.deal(Seat(*dealer as u8), &pack);
            let source = DealSource::Pack { pack, cut: None, reshuffle: None };
            table.deal(Seat(*dealer as u8), source).map_err(wrong)?;
            for &number in moves {
                if let Some((seat, action)) = hand.play(number).map_err(wrong)? {
                    table.act(seat, action).map_err(wrong)?;
                }
            }
        }
        Ok(Table(Any::FiveHundred(Box::new(table))))
    }

    /// Information set Monte Carlo tree search for the seat in turn: how often each move was tried (int64), the more
    /// often the better.
    #[pyo3(signature = (iterations = 1000, *, seed = 0, exploration = 0.7, calls = false, discards = false))]
    fn search<'py>(
        &self,
        py: Python<'py>,
        iterations: u32,
        seed: u64,
        exploration: f64,
        calls: bool,
        discards: bool,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        self.seat(None)?;
        if !(exploration.is_finite() && exploration >= 0.0) {
            return Err(wrong(format!("exploration is {exploration}, but should be a number from 0")));
        }
        let search = Search { iterations, exploration, belief: Belief { calls, discards } };
        let go_on = || Python::attach(|py| py.check_signals()).is_ok();
        let visits = py.detach(|| search.visits_while(&self.hand, seed, go_on));
        if visits.iter().all(|&visits| visits == 0) {
            return Err(wrong(
                "nothing was tried: iterations is 0, or nothing could be made up for this view",
            ));
        }
        Ok(PyArray1::from_vec(py, visits.into_iter().map(i64::from).collect()))
    }

    /// Another hand that stands where this one does.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        let this = slf.borrow();
        Ok((slf.get_type().getattr("from_history")?, (this.space(), this.history())))
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }
}
