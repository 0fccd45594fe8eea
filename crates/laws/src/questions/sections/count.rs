//! §4 and §11: wrong numbers of cards.

use super::{Answer, Ask, Players, ask, some_players, tell, words};
use crate::{Cause, Irregularity, Seats, Stage};

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
            let players = some_players(story).into_iter();
            players.flat_map(|players| [true, false].map(|kitty| Answer::Wrong(players, kitty))).collect()
        },
        |story, answer| {
            tell!(story, Count, |facts| {
                if let Answer::Wrong(Players(seats), kitty) = answer {
                    (facts.wrong, facts.kitty_wrong) = (Some(Seats(seats)), Some(kitty));
                }
            });
        },
    ),
    ask(
        "deal-or-discard",
        |_| words(&["deal", "discard"]),
        |story, answer| {
            let cause = if answer == Answer::Word("discard") { Cause::Discard } else { Cause::Deal };
            tell!(story, Count, |facts| facts.cause = Some(cause));
        },
    ),
    ask(
        "who-has-played",
        |story| some_players(story).into_iter().map(Answer::Seats).collect(),
        |story, answer| {
            tell!(story, Count, |facts| {
                if let Answer::Seats(Players(seats)) = answer {
                    facts.played = Some(Seats(seats));
                }
            });
        },
    ),
];
