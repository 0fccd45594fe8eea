//! Faults of a file of puzzles, in the language of its reader.

use learning::puzzle::{Fault, PuzzleError};
use terminal::deal_error;
use texts::{Texts, position};

/// The file and the line, and what is wrong there.
pub(super) fn sentence(file: &str, error: &PuzzleError, texts: Texts) -> String {
    let why = match &error.fault {
        Fault::Form(error) => texts.unread(&error.to_string()),
        Fault::Situation(faults) => position::faults(texts, faults).join(" "),
        Fault::Lists { found, needed } => {
            let args = [("found", (*found).into()), ("needed", (*needed).into())];
            texts.format("puzzle-lists", &args)
        }
        Fault::Deal(error) => deal_error(error, texts),
        Fault::Step(bad) => position::bad_step(texts, bad),
        Fault::Over => texts.get("puzzle-over"),
        Fault::NoAnswer { place, text } => {
            texts.format("puzzle-no-answer", &[("place", (*place).into()), ("answer", text.clone().into())])
        }
        Fault::NoRight => texts.get("puzzle-no-right"),
    };
    let args = [("file", file.into()), ("line", error.line.into()), ("why", why.into())];
    texts.format("puzzle-wrong", &args)
}
