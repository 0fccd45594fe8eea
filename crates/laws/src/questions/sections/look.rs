//! §12: a look back.

use super::{Answer, Ask, ask, seat, seats, tell, words, yes, yes_no};
use crate::{Irregularity, LookedAt, Stage};

pub(crate) static LOOK: &[Ask] = &[
    ask(
        "looked-at",
        |_| words(&["last-trick", "earlier-trick", "discards", "kitty"]),
        |story, answer| {
            tell!(story, Look, |facts| {
                facts.what = Some(match answer {
                    Answer::Word("discards") => LookedAt::Discards,
                    Answer::Word("kitty") => LookedAt::Kitty,
                    _ => LookedAt::Trick,
                });
                let trick = if answer == Answer::Word("last-trick") { 2 } else { 1 };
                (facts.trick, facts.last) = (Some(trick), Some(2));
            });
        },
    ),
    ask("said-in-time", yes_no, |story, answer| {
        tell!(story, Look, |facts| facts.in_time = Some(yes(answer)));
    }),
    ask("had-led", yes_no, |story, answer| {
        let stage = if yes(answer) { Stage::Play } else { Stage::Contract };
        tell!(story, Look, |facts| facts.stage = Some(stage));
    }),
    ask("who-looked", seats, |story, answer| tell!(story, Look, |facts| facts.seat = seat(answer))),
];
