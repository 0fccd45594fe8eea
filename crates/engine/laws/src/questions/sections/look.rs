//! §12: a look back.

use super::{Answer, Ask, Story, ask, seat, seats, tell, words, yes, yes_no};
use crate::{Irregularity, LookedAt, Stage};

pub(crate) static LOOK: &[Ask] = &[
    ask(
        "looked-at",
        |story| {
            let mut what = words(&["last-trick", "earlier-trick"]);
            what.extend(story.has_discards().then_some(Answer::Word("discards")));
            what.extend((story.rules.kitty_size() > 0).then_some(Answer::Word("kitty")));
            what
        },
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
    ask("had-led", had_led, |story, answer| {
        let stage = if yes(answer) { Stage::Play } else { Stage::Contract };
        tell!(story, Look, |facts| facts.stage = Some(stage));
    }),
    ask("who-looked", seats, |story, answer| tell!(story, Look, |facts| facts.seat = seat(answer))),
];

/// A trick is looked at when one has been played; the kitty that was taken up, before the lead.
fn had_led(story: &Story) -> Vec<Answer> {
    let what = match story.incident.incidents.last() {
        Some(Irregularity::Look(facts)) => facts.what,
        _ => None,
    };
    match what {
        Some(LookedAt::Trick) => words(&["yes"]),
        Some(LookedAt::Kitty) if story.has_discards() => words(&["no"]),
        _ => yes_no(story),
    }
}
