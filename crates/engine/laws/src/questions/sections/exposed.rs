//! §6: a card that was seen.

use super::{Answer, Ask, ask, seat, seats, tell, words, yes, yes_no};
use crate::{How, Irregularity, Stage};

pub(crate) static EXPOSED: &[Ask] = &[
    ask(
        "how-seen",
        |_| words(&["fell", "named", "partner-saw", "own-turned", "led-early", "played-early", "corrected"]),
        |story, answer| {
            let now = story.unless_told(Stage::Play);
            tell!(story, Exposed, |facts| {
                facts.stage = now;
                facts.how = Some(match answer {
                    Answer::Word("named") => How::Announced,
                    Answer::Word("partner-saw") => How::SeenByPartner,
                    Answer::Word("own-turned") => How::OwnTurned,
                    Answer::Word("led-early") => How::Lead,
                    Answer::Word("played-early") => How::Play,
                    Answer::Word("corrected") => How::CorrectedRevoke,
                    _ => How::Dropped,
                });
            });
        },
    ),
    ask("said-in-trick", yes_no, |story, answer| {
        tell!(story, Exposed, |facts| facts.in_time = Some(yes(answer)));
    }),
    ask("whose-card", seats, |story, answer| tell!(story, Exposed, |facts| facts.seat = seat(answer))),
];
