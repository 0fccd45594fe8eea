//! §8: a lead or a play out of turn.

use table::SeatSet;

use super::{Ask, ask, no_yes, seat, seats, tell, yes};
use crate::{Irregularity, Seats};

pub(crate) static LEAD: &[Ask] = &[
    ask("trick-down", no_yes, |story, answer| {
        tell!(story, Lead, |facts| facts.trick_complete = Some(yes(answer)));
    }),
    ask("who-led", seats, |story, answer| tell!(story, Lead, |facts| facts.seat = seat(answer))),
    ask("whose-lead", seats, |story, answer| tell!(story, Lead, |facts| facts.turn = seat(answer))),
];

pub(crate) static PLAY: &[Ask] = &[
    ask("trick-down", no_yes, |story, answer| {
        tell!(story, Play, |facts| facts.trick_complete = Some(yes(answer)));
    }),
    ask("who-played", seats, |story, answer| tell!(story, Play, |facts| facts.seat = seat(answer))),
    ask("had-played", no_yes, |story, answer| {
        tell!(story, Play, |facts| {
            let again = facts.seat.filter(|_| yes(answer));
            facts.played = Some(Seats(again.map_or(SeatSet::EMPTY, SeatSet::of)));
        });
    }),
];
