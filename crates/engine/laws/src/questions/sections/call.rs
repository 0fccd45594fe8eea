//! §5: a call out of turn.

use table::SeatSet;

use super::{Answer, Ask, Story, ask, no_yes, seat, seats, tell, words, yes};
use crate::{Call, Irregularity, PrematureCall, Seats};

pub(crate) static CALL: &[Ask] = &[
    ask("called-after", no_yes, |story, answer| {
        tell!(story, PrematureCall, |facts| facts.next_called = Some(yes(answer)));
    }),
    ask(
        "bid-or-pass",
        |_| words(&["bid", "pass"]),
        |story, answer| {
            let bid = story.rules.bids.bids.first().copied();
            tell!(story, PrematureCall, |facts| {
                facts.call = match answer {
                    Answer::Word("bid") => bid.map(Call::Bid),
                    _ => Some(Call::Pass),
                };
            });
        },
    ),
    ask("who-called", seats, |story, answer| {
        tell!(story, PrematureCall, |facts| facts.seat = seat(answer));
    }),
    ask("partner-called", had_called, |story, answer| {
        let partners = partners_of(story);
        tell!(story, PrematureCall, |facts| {
            facts.called = Some(Seats(match answer {
                Answer::Word("all") => partners,
                Answer::Word("one") => partners.first().map_or(SeatSet::EMPTY, SeatSet::of),
                _ => SeatSet::EMPTY,
            }));
        });
    }),
];

/// The partners of a fixed side of whoever called.
fn partners_of(story: &Story) -> SeatSet {
    match story.incident.incidents.last() {
        Some(Irregularity::PrematureCall(PrematureCall { seat: Some(seat), .. })) => {
            story.rules.side(*seat) - SeatSet::of(*seat)
        }
        _ => SeatSet::EMPTY,
    }
}

fn had_called(story: &Story) -> Vec<Answer> {
    words(match partners_of(story).len() {
        0 => &["none"],
        1 => &["none", "all"],
        _ => &["none", "one", "all"],
    })
}
