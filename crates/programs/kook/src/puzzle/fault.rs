//! Faults of a file of puzzles, in the language of its reader.

use five_hundred::Rules;
use learning::{
    SituationError,
    puzzle::{Fault, PuzzleError},
};
use table::{DealError, Game};
use terminal::deal_error;
use texts::Texts;

use crate::rules;

/// The file and the line, and what is wrong there.
pub(super) fn sentence(file: &str, error: &PuzzleError, texts: Texts) -> String {
    let why = match &error.fault {
        Fault::Form(error) => texts.unread(&error.to_string()),
        Fault::Situation(error) => of_situation(error, texts),
        Fault::Over => texts.get("puzzle-over"),
        Fault::NoAnswer { place, text } => {
            texts.format("puzzle-no-answer", &[("place", (*place).into()), ("answer", text.clone().into())])
        }
        Fault::NoRight => texts.get("puzzle-no-right"),
    };
    let args = [("file", file.into()), ("line", error.line.into()), ("why", why.into())];
    texts.format("puzzle-wrong", &args)
}

fn of_situation(error: &SituationError, texts: Texts) -> String {
    let step =
        |step: usize, why: String| texts.format("puzzle-step", &[("step", step.into()), ("why", why.into())]);
    match error {
        SituationError::Rules(error) => rules::complaint(error, texts),
        SituationError::OtherGame(game) => texts.format("puzzle-no-game", &[("game", game.clone().into())]),
        SituationError::Lists { found, needed } => {
            texts.format("puzzle-lists", &[("found", (*found).into()), ("needed", (*needed).into())])
        }
        SituationError::Cards(error) => deal_error(&DealError::Cards(error.clone()), texts),
        SituationError::NotAnAction { step: at, error } => step(*at, texts.not_an_action(error)),
        SituationError::Refused { step: at, line, refusal } => {
            let why = texts.refusal(refusal);
            let args =
                [("line", line.clone().into()), ("why", why.into()), ("rule", Rules::rule(refusal).into())];
            step(*at, texts.format("puzzle-refused", &args))
        }
    }
}
