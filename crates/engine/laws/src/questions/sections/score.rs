//! §10: a wrong score.

use super::{Answer, Ask, ask, no_yes, seat, seats, tell, yes};
use crate::{Irregularity, Stage};

pub(crate) static SCORE: &[Ask] = &[
    ask("next-bid", no_yes, |story, answer| {
        let stage = if yes(answer) { Stage::NextBid } else { Stage::NextDeal };
        tell!(story, Score, |facts| facts.stage = Some(stage));
    }),
    ask("whose-score", seats, |story, answer| tell!(story, Score, |facts| facts.seat = seat(answer))),
    ask(
        "written",
        |_| vec![Answer::Points(180), Answer::Points(200)],
        |story, answer| {
            tell!(story, Score, |facts| facts.written = points(answer));
        },
    ),
    ask(
        "right",
        |_| vec![Answer::Points(200), Answer::Points(180)],
        |story, answer| {
            tell!(story, Score, |facts| facts.right = points(answer));
        },
    ),
];

const fn points(answer: Answer) -> Option<i32> {
    match answer {
        Answer::Points(points) => Some(points),
        _ => None,
    }
}
