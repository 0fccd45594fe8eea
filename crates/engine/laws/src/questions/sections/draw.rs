//! §3: the draw, the shuffle and the cut.

use super::{Answer, Ask, ask, no_yes, seat, seats, tell, words, yes};
use crate::{CutFault, DrawFault, Irregularity, Stage};

pub(crate) static DRAW: &[Ask] = &[
    ask("cut-begun", no_yes, |story, answer| {
        let stage = if yes(answer) { Stage::Cut } else { Stage::Draw };
        tell!(story, Draw, |facts| facts.stage = Some(stage));
    }),
    ask(
        "which-draw",
        |_| words(&["two-cards", "outer-four", "other-pack", "tie"]),
        |story, answer| {
            tell!(story, Draw, |facts| {
                facts.fault = Some(match answer {
                    Answer::Word("outer-four") => DrawFault::OuterFour,
                    Answer::Word("other-pack") => DrawFault::OtherPack,
                    Answer::Word("tie") => DrawFault::Tie,
                    _ => DrawFault::TwoCards,
                });
            });
        },
    ),
    ask("who-drew", seats, |story, answer| tell!(story, Draw, |facts| facts.seat = seat(answer))),
];

pub(crate) static CUT: &[Ask] = &[
    ask(
        "how-far-cut",
        |_| words(&["not-cut", "not-dealt", "dealing"]),
        |story, answer| {
            let stage = match answer {
                Answer::Word("not-cut") => Stage::Shuffle,
                Answer::Word("not-dealt") => Stage::Cut,
                _ => Stage::Dealing,
            };
            tell!(story, Cut, |facts| facts.stage = Some(stage));
        },
    ),
    ask(
        "which-cut",
        |story| match story.incident.incidents.last().and_then(Irregularity::stage) {
            // Nothing goes wrong in a cut that hasn't been.
            Some(Stage::Shuffle) => words(&["shuffled-after"]),
            _ => words(&["card-turned", "small-packet", "wrong-cutter", "shuffled-after"]),
        },
        |story, answer| {
            tell!(story, Cut, |facts| {
                facts.fault = Some(match answer {
                    Answer::Word("small-packet") => CutFault::SmallPacket,
                    Answer::Word("wrong-cutter") => CutFault::WrongCutter,
                    Answer::Word("shuffled-after") => CutFault::ShuffledAfterDealer,
                    _ => CutFault::CardTurned,
                });
            });
        },
    ),
];
