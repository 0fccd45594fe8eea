//! §8: a lead or a play out of turn.

use table::SeatSet;

use super::{Answer, Ask, Story, ask, no_yes, seat, seats, seats_of, tell, yes};
use crate::{Irregularity, Seats};

pub(crate) static LEAD: &[Ask] = &[
    ask("trick-down", no_yes, |story, answer| {
        tell!(story, Lead, |facts| facts.trick_complete = Some(yes(answer)));
    }),
    ask("who-led", seats, |story, answer| tell!(story, Lead, |facts| facts.seat = seat(answer))),
    ask("whose-lead", other_seats, |story, answer| tell!(story, Lead, |facts| facts.turn = seat(answer))),
];

/// Those whose lead it can have been: whoever plays, but for the one who led out of turn.
fn other_seats(story: &Story) -> Vec<Answer> {
    let led = match story.incident.incidents.last() {
        Some(Irregularity::Lead(facts)) => facts.seat.map_or(SeatSet::EMPTY, SeatSet::of),
        _ => SeatSet::EMPTY,
    };
    seats_of(story.playing() - led)
}

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
