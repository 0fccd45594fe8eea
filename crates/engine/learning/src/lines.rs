//! How a hand is written down: the cards that were dealt, and what has happened since, as lines of a record.

use serde_json::{Map, Value};
use table::{Game, Seat};

/// The explicit deal of a record \[NOT-REC-4\]: the cards of each seat, and packets such as the kitty.
pub(crate) fn deal<'a>(
    hands: impl Iterator<Item = &'a str>,
    packets: impl Iterator<Item = (&'a str, &'a str)>,
) -> Map<String, Value> {
    let cards = |text: &str| Value::from(text.split_whitespace().collect::<Vec<_>>());
    let hands = ("hands".to_owned(), hands.map(cards).collect());
    std::iter::once(hands).chain(packets.map(|(key, text)| (key.to_owned(), cards(text)))).collect()
}

/// A line that can't be done: its number from 1, and why.
pub(crate) struct BadLine<G: Game> {
    pub(crate) step: usize,
    pub(crate) why: Why<G>,
}

pub(crate) enum Why<G: Game> {
    NotAnAction(G::NotAnAction),
    Refused { line: String, refusal: G::Refusal },
}

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
) -> Result<(), BadLine<G>> {
    for (step, line) in split(lines) {
        let bad = |why| BadLine { step, why };
        let (seat, action) = rules.read_line(line).map_err(|error| bad(Why::NotAnAction(error)))?;
        let action = rules.meant(state, action);
        let refused = |refusal| bad(Why::Refused { line: line.to_owned(), refusal });
        rules.check(state, seat, action).map_err(refused)?;
        let before = state.clone();
        rules.play_unchecked(state, seat, action);
        heard((&before, state), seat, action);
    }
    Ok(())
}
