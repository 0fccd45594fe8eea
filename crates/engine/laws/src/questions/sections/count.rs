//! §4 and §11: wrong numbers of cards.

use table::SeatSet;

use super::{Answer, Ask, Players, Story, ask, some_of, tell, words};
use crate::{Cause, Count, Irregularity, Seats, Stage};

pub(crate) static COUNT: &[Ask] = &[
    ask(
        "how-far-count",
        |story| match story.incident.contract.flatten() {
            Some(_) => words(&["not-led", "first-trick", "later", "pack-cut"]),
            None => words(&["not-led", "first-trick", "later"]),
        },
        |story, answer| {
            let stage = match answer {
                Answer::Word("first-trick") => Stage::FirstTrick,
                Answer::Word("later") => Stage::Play,
                Answer::Word("pack-cut") => Stage::NextDeal,
                _ => Stage::Dealt,
            };
            // A hand without a bid that nobody plays has been passed out.
            let stage = match story.incident.stage {
                Some(told) if told >= Stage::Over => told,
                _ => stage,
            };
            tell!(story, Count, |facts| facts.stage = Some(stage));
        },
    ),
    ask(
        "where-wrong",
        |story| {
            let players = some_of(SeatSet::all(story.rules.seats())).into_iter();
            players.flat_map(|players| [true, false].map(|kitty| Answer::Wrong(players, kitty))).collect()
        },
        |story, answer| {
            tell!(story, Count, |facts| {
                if let Answer::Wrong(Players(seats), kitty) = answer {
                    (facts.wrong, facts.kitty_wrong) = (Some(Seats(seats)), Some(kitty));
                }
            });
        },
    )
    .only(is_somewhere),
    ask(
        "deal-or-discard",
        |story| words(if can_be_discard(story) { &["deal", "discard"] } else { &["deal"] }),
        |story, answer| {
            let cause = if answer == Answer::Word("discard") { Cause::Discard } else { Cause::Deal };
            tell!(story, Count, |facts| facts.cause = Some(cause));
        },
    ),
    ask(
        "who-has-played",
        |story| some_of(story.playing()).into_iter().map(Answer::Seats).collect(),
        |story, answer| {
            tell!(story, Count, |facts| {
                if let Answer::Seats(Players(seats)) = answer {
                    facts.played = Some(Seats(seats));
                }
            });
        },
    )
    .only(can_have_played),
];

fn of(story: &Story) -> Option<&Count> {
    match story.incident.incidents.last() {
        Some(Irregularity::Count(facts)) => Some(facts),
        _ => None,
    }
}

/// Something is wrong somewhere, and no kitty that isn't there.
fn is_somewhere(story: &Story, answer: Answer) -> bool {
    let Answer::Wrong(Players(seats), kitty) = answer else { return false };
    (kitty || !seats.is_empty()) && (!kitty || story.rules.kitty_size() > 0)
}

/// Nobody but the contractor discards.
fn can_be_discard(story: &Story) -> bool {
    let Some(contract) = story.incident.contract.flatten() else { return false };
    let wrong = of(story).and_then(|facts| facts.wrong).unwrap_or_default();
    story.has_discards() && (wrong.0 - SeatSet::of(contract.seat)).is_empty()
}

/// Nobody has played before the first trick, some but not all in it, and all after it.
fn can_have_played(story: &Story, answer: Answer) -> bool {
    let Answer::Seats(Players(seats)) = answer else { return false };
    let all = story.playing();
    match of(story).and_then(|facts| facts.stage) {
        Some(Stage::FirstTrick) => !seats.is_empty() && seats != all && (seats - all).is_empty(),
        Some(stage) if stage < Stage::FirstTrick => seats.is_empty(),
        _ => seats == all,
    }
}
