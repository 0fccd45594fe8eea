//! Positions that are given to commands: as a link, in a file, or on standard input.

use std::path::Path;

use learning::position::{Opened, Position};
use table::Seed;
use texts::{Texts, position};

use crate::{Failure, cli::Which, replay};

/// How the part of a link begins that tells what it is.
const LINK: &str = "#/deal/";

/// The position in the place of rules; `None` if there is neither a link nor a file.
pub(crate) fn read(which: &Which, texts: Texts) -> Result<Option<Position>, Failure> {
    let text = which.rules();
    if text.contains(LINK) {
        let refused = |error| Failure::Sentence(position::link_refused(texts, error));
        return Position::from_link(text).map(Some).map_err(refused);
    }
    let path = Path::new(text);
    // A position has its own rules.
    if text != "-" && !path.is_file() || !which.changes.is_empty() {
        return Ok(None);
    }
    let bytes = replay::read(path, texts)?;
    let text = String::from_utf8_lossy(&bytes);
    Position::read(&text).map(Some).map_err(|faults| wrong(&faults, texts))
}

/// The position, if it can be.
pub(crate) fn open(position: &Position, texts: Texts) -> Result<Opened, Failure> {
    position.open().map_err(|faults| wrong(&faults, texts))
}

/// Everything that is wrong, a line each.
fn wrong(faults: &learning::position::Faults, texts: Texts) -> Failure {
    Failure::Sentence(position::faults(texts, faults).join("\nkook: "))
}

/// A seed that nobody chose, short enough to be typed.
pub(crate) fn random_seed(texts: Texts) -> Result<Seed, Failure> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed[28..]).map_err(|_| Failure::Sentence(texts.get("challenge-no-random")))?;
    Ok(Seed(seed))
}
