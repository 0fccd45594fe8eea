//! How a hand is written down: the cards that were dealt, and what has happened since, as lines of a record.

use std::fmt;

use serde_json::{Map, Value};
use table::{Game, Seat, quoted};

/// The explicit deal of a record \[NOT-REC-4\]: the cards of each seat, and packets such as the kitty.
pub(crate) fn deal<'a>(
    hands: impl Iterator<Item = &'a str>,
    packets: impl Iterator<Item = (&'a str, &'a str)>,
) -> Map<String, Value> {
    let cards = |text: &str| Value::from(text.split_whitespace().collect::<Vec<_>>());
    let hands = ("hands".to_owned(), hands.map(cards).collect());
    std::iter::once(hands).chain(packets.map(|(key, text)| (key.to_owned(), cards(text)))).collect()
}

/// A step that can't be done.
///
/// ```
/// use learning::position::{Fault, Position};
///
/// let text = r#"
///     rules = "australian-4"
///     hands = [
///         "JH JD QH 9H 8H AS KS 6S 7C 5D",
///         "KH 7H 10S 8S 9C 10C QC KD 9D 6D",
///         "6H 4H JS 5S AC 8C 5C QD 10D 7D",
///         "AH 10H 5H QS 9S 7S KC JC 6C AD",
///         "X 4D 8D",
///     ]
///     after = "0 7H, 1 6S"
/// "#;
/// let faults = Position::read(text)?.open().map(|_| ()).unwrap_err();
/// let [Fault::Step(bad)] = &faults.0[..] else { panic!("{faults}") };
/// assert_eq!(bad.step, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct BadStep<G: Game> {
    /// Its number, from 1.
    pub step: usize,
    /// Why.
    pub why: WhyNot<G>,
}

/// Why a step can't be done.
#[derive(Debug)]
pub enum WhyNot<G: Game> {
    /// It is no action.
    NotAnAction(G::NotAnAction),
    /// The rules refuse it.
    Refused {
        /// The step, quoted.
        line: String,
        /// The refusal.
        refusal: G::Refusal,
    },
}

impl<G: Game> fmt::Display for BadStep<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {}", self.step)?;
        match &self.why {
            WhyNot::NotAnAction(error) => write!(f, ": {error}"),
            WhyNot::Refused { line, refusal } => write!(f, " ({line}): {refusal} ({})", G::rule(refusal)),
        }
    }
}

impl<G: Game> std::error::Error for BadStep<G> {}

/// Lines that are separated by commas, with their numbers from 1.
pub(crate) fn split(lines: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(lines.split(',').map(str::trim).filter(|line| !line.is_empty()))
}

/// Does what lines of a record say, separated by commas; `heard` gets the state before each and after it, and who did
/// what.
pub(crate) fn play<G: Game>(
    rules: &G,
    state: &mut G::State,
    lines: &str,
    mut heard: impl FnMut((&G::State, &G::State), Seat, G::Action),
) -> Result<(), BadStep<G>> {
    for (step, line) in split(lines) {
        let bad = |why| BadStep { step, why };
        let (seat, action) = rules.read_line(line).map_err(|error| bad(WhyNot::NotAnAction(error)))?;
        let action = rules.meant(state, action);
        let refused = |refusal| bad(WhyNot::Refused { line: quoted(line), refusal });
        rules.check(state, seat, action).map_err(refused)?;
        let before = state.clone();
        rules.play_unchecked(state, seat, action);
        heard((&before, state), seat, action);
    }
    Ok(())
}
