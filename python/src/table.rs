//! A table of any game, whose actions are texts.

use cards::Card;
use kookaburra::{AnyRules, GameKind};
use pyo3::{
    prelude::*,
    types::{PyBytes, PyDict, PyString},
};
use pythonize::{depythonize, pythonize};
use table::{DealSource, Game, Recall, Record, Seat, Seed, Viewer};

use crate::{
    errors::{refused, wrong},
    rules::{Rules, seats_of},
};

/// A table of one of the games.
#[derive(Clone)]
pub(crate) enum Any {
    FiveHundred(Box<table::Table<five_hundred::Rules>>),
    Rummy(Box<table::Table<rummy_500::Rules>>),
}

macro_rules! with_table {
    ($any:expr, $table:ident => $does:expr) => {
        match $any {
            Any::FiveHundred($table) => $does,
            Any::Rummy($table) => $does,
        }
    };
}

/// A game in progress: any number of hands, whose actions are texts such as "7H" and "discard 5S 6C 4D".
///
/// `scores` are the scores to begin with, one for each seat.
///
/// >>> table = Table(Rules("australian-4"))
/// >>> table.deal(dealer=0, seed=7)
/// >>> table.turn
/// 1
/// >>> table.act("pass")
#[pyclass(module = "kookaburra500")]
#[derive(Clone)]
pub(crate) struct Table(pub(crate) Any);

/// A seed as Python tells it: a number, 32 bytes, or 64 hex digits.
pub(crate) fn seed_of(seed: &Bound<'_, PyAny>) -> PyResult<Seed> {
    if let Ok(bytes) = seed.cast::<PyBytes>() {
        let bytes: [u8; 32] = bytes.as_bytes().try_into().map_err(|_| {
            wrong(format!("seed: it has {} bytes, but should have 32", bytes.as_bytes().len()))
        })?;
        return Ok(Seed(bytes));
    }
    if let Ok(text) = seed.cast::<PyString>() {
        return text.to_str()?.parse().map_err(|error| wrong(format!("seed: {error}")));
    }
    let number = seed
        .extract::<u64>()
        .map_err(|_| wrong("seed: it should be a number from 0 to 2**64 - 1, 32 bytes, or 64 hex digits"))?;
    Ok(players::seed_of(number, 0))
}

/// Cards that Python tells, in the argument of this name.
fn cards_of(name: &str, texts: &[String]) -> PyResult<Vec<Card>> {
    let read = |(place, text): (usize, &String)| {
        text.parse().map_err(|_| wrong(format!("{name}[{place}]: \"{text}\" is no card")))
    };
    texts.iter().enumerate().map(read).collect()
}

/// A seat of a table, or what is wrong with it.
pub(crate) fn seat_of(seat: i64, seats: usize) -> PyResult<Seat> {
    match u8::try_from(seat) {
        Ok(number) if usize::from(number) < seats => Ok(Seat(number)),
        _ => Err(wrong(format!("there is no seat {seat}: they are numbered from 0 to {}", seats - 1))),
    }
}

/// How much of the past is shown.
pub(crate) fn recall_of(text: &str) -> PyResult<Recall> {
    match text {
        "perfect" => Ok(Recall::Perfect),
        "table" => Ok(Recall::Table),
        other => Err(wrong(format!("recall is \"perfect\" or \"table\", not \"{other}\""))),
    }
}

/// A seat, "spectator" or "referee".
pub(crate) fn viewer_of(viewer: &Bound<'_, PyAny>, seats: usize) -> PyResult<Viewer> {
    if let Ok(seat) = viewer.extract::<i64>() {
        return seat_of(seat, seats).map(Viewer::Seat);
    }
    match viewer.extract::<&str>() {
        Ok("spectator") => Ok(Viewer::Spectator),
        Ok("referee") => Ok(Viewer::Referee),
        _ => Err(wrong("a viewer is a seat, \"spectator\" or \"referee\"")),
    }
}

impl Table {
    fn seats(&self) -> usize {
        with_table!(&self.0, table => table.game().seats())
    }

    /// The seat that was named, or the one whose turn it is.
    pub(crate) fn seat(&self, seat: Option<i64>) -> PyResult<Seat> {
        match seat {
            Some(seat) => seat_of(seat, self.seats()),
            None => with_table!(&self.0, table => table.turn())
                .ok_or_else(|| wrong("nobody is in turn: the hand is over, or not dealt yet")),
        }
    }
}

fn act<G: Game>(py: Python<'_>, table: &mut table::Table<G>, seat: Seat, text: &str) -> PyResult<()> {
    let action = table.read_action(text).map_err(wrong)?;
    table.act(seat, action).map_err(|why| refused(py, why, Some(G::rule(&why))))
}

fn open<G: Game>(rules: &G, scores: Option<Vec<i32>>) -> PyResult<table::Table<G>> {
    table::Table::new(rules.clone(), scores).map_err(wrong)
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (rules, scores = None))]
    fn new(rules: &Rules, scores: Option<Vec<i32>>) -> PyResult<Self> {
        Ok(Self(match &rules.0 {
            AnyRules::FiveHundred(rules) => Any::FiveHundred(Box::new(open(&**rules, scores)?)),
            AnyRules::Rummy500(rules) => Any::Rummy(Box::new(open(rules, scores)?)),
        }))
    }

    /// The table that a record leads to.
    ///
    /// Raises KookaburraError with the line that is wrong.
    #[staticmethod]
    fn from_record(text: &str) -> PyResult<Self> {
        let record = Record::read(text).map_err(wrong)?;
        Ok(Self(match GameKind::of(&record).map_err(wrong)? {
            GameKind::FiveHundred => {
                Any::FiveHundred(Box::new(table::Table::from_record(&record).map_err(wrong)?))
            }
            GameKind::RummyFiveHundred => {
                Any::Rummy(Box::new(table::Table::from_record(&record).map_err(wrong)?))
            }
        }))
    }

    /// The game as the JSON text of a record, which other programs replay.
    #[pyo3(signature = (players = None))]
    fn to_record(&self, players: Option<Vec<String>>) -> PyResult<String> {
        let record = with_table!(&self.0, table => table.to_record(players));
        serde_json::to_string_pretty(&record).map_err(wrong)
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(match &self.0 {
            Any::FiveHundred(table) => AnyRules::FiveHundred(Box::new(table.game().clone())),
            Any::Rummy(table) => AnyRules::Rummy500(table.game().clone()),
        })
    }

    /// Deals the next hand: from a `seed` (a number, 32 bytes or 64 hex digits), from the `pack` with its top first
    /// (and, where the rules shuffle a stock anew, the order of `reshuffle`), or from the `cards` of each place as a
    /// record has them. Without a dealer the one deals whose turn it is, or seat 0.
    #[pyo3(signature = (dealer = None, *, seed = None, pack = None, reshuffle = None, cards = None))]
    fn deal(
        &mut self,
        dealer: Option<i64>,
        seed: Option<&Bound<'_, PyAny>>,
        pack: Option<Vec<String>>,
        reshuffle: Option<Vec<String>>,
        cards: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<()> {
        let source = match (seed, pack, cards) {
            (Some(seed), None, None) => seed_of(seed)?.into(),
            (None, Some(pack), None) => {
                let reshuffle = reshuffle.map(|cards| cards_of("reshuffle", &cards)).transpose()?;
                DealSource::Pack { pack: cards_of("pack", &pack)?, cut: None, reshuffle }
            }
            (None, None, Some(cards)) => DealSource::Explicit(depythonize(cards)?),
            _ => return Err(wrong("a hand is dealt from one of seed, pack and cards")),
        };
        let dealer = dealer.map(|dealer| seat_of(dealer, self.seats())).transpose()?;
        with_table!(&mut self.0, table => {
            let dealer = dealer.or_else(|| table.next_dealer()).unwrap_or_default();
            table.deal(dealer, source).map_err(wrong)
        })
    }

    /// Whose turn it is; None between hands.
    #[getter]
    fn turn(&self) -> Option<u8> {
        with_table!(&self.0, table => table.turn()).map(|seat| seat.0)
    }

    /// The seats that may act: in Rummy 500 others may call while somebody is in turn.
    #[getter]
    fn to_act(&self) -> Vec<usize> {
        seats_of(with_table!(&self.0, table => table.to_act()))
    }

    /// The phase, such as "auction"; "deal" between hands, None when the game is over.
    #[getter]
    fn phase(&self) -> Option<String> {
        with_table!(&self.0, table => table.phase().map(|phase| phase.to_string()))
    }

    /// Running scores by seat, in points.
    #[getter]
    fn scores(&self) -> Vec<i32> {
        with_table!(&self.0, table => table.standing().scores)
    }

    /// The winners, when the game is over.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        seats_of(with_table!(&self.0, table => table.standing().winners))
    }

    /// The legal actions of a seat as texts, those of the seat in turn without one. Actions of a family that is too
    /// long to list are left out: see `unlisted`.
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        let seat = self.seat(seat)?;
        Ok(with_table!(&self.0, table => {
            table.legal(seat).actions.iter().map(ToString::to_string).collect()
        }))
    }

    /// The first word of actions that are too many to list, such as "discard"; None if all are listed.
    #[pyo3(signature = (seat = None))]
    fn unlisted(&self, seat: Option<i64>) -> PyResult<Option<&'static str>> {
        let seat = self.seat(seat)?;
        Ok(with_table!(&self.0, table => table.legal(seat).unlisted))
    }

    /// Does an action for a seat, or for the one in turn.
    ///
    /// Raises Refused with the id of the rule if it isn't legal, and KookaburraError if the text is no action; nothing
    /// has changed then.
    #[pyo3(signature = (action, seat = None))]
    fn act(&mut self, py: Python<'_>, action: &str, seat: Option<i64>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        with_table!(&mut self.0, table => act(py, table, seat, action))
    }

    /// What a seat may see, as a dict; without a seat, what everybody sees. `recall` is "perfect" for everything they
    /// were shown in this hand, or "table" for what may be looked at again.
    #[pyo3(signature = (seat = None, recall = "perfect"))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>, recall: &str) -> PyResult<Bound<'py, PyAny>> {
        let recall = recall_of(recall)?;
        let viewer = match seat {
            Some(seat) => Viewer::Seat(seat_of(seat, self.seats())?),
            None => Viewer::Spectator,
        };
        Ok(with_table!(&self.0, table => pythonize(py, &table.view(viewer, recall))?))
    }

    /// Another table that stands where this one does.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let record = slf.borrow().to_record(None)?;
        Ok((slf.get_type().getattr("from_record")?, (record,)))
    }

    fn __repr__(&self) -> String {
        let phase = self.phase().unwrap_or_else(|| "over".to_owned());
        format!("Table({:?}, phase={phase}, scores={:?})", self.rules().0.code(), self.scores())
    }
}

/// Replays the text of a record of any game: a dict with where it stands, or with what is wrong.
#[pyfunction]
pub(crate) fn replay<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    let result = py.detach(|| kookaburra::replay(text));
    Ok(pythonize(py, &result)?)
}
