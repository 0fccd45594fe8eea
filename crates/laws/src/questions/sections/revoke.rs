//! §9: a revoke.

use cards::{Card, Rank, Suit};
use table::SeatSet;

use super::{Answer, Ask, Story, ask, seat, seats, tell, words, yes, yes_no};
use crate::{Irregularity, Led, Seats, Stage};

pub(crate) static REVOKE: &[Ask] = &[
    ask(
        "how-far",
        |_| words(&["next-open", "next-played", "hand-over", "pack-cut"]),
        |story, answer| {
            let all = SeatSet::all(story.rules.seats());
            tell!(story, Revoke, |facts| {
                (facts.stage, facts.next_played) = match answer {
                    Answer::Word("next-open") => (Some(Stage::Play), Some(Seats::default())),
                    Answer::Word("next-played") => (Some(Stage::Play), Some(Seats(all))),
                    Answer::Word("hand-over") => (Some(Stage::Over), Some(Seats(all))),
                    _ => (Some(Stage::NextDeal), Some(Seats(all))),
                };
                facts.taken_back = Some(false);
            });
        },
    ),
    ask("who-revoked", seats, |story, answer| tell!(story, Revoke, |facts| facts.seat = seat(answer))),
    ask("which-cards", some_cards, |story, answer| {
        tell!(story, Revoke, |facts| {
            if let Answer::Cards(led, card, held) = answer {
                (facts.led, facts.card, facts.held) = (Some(Led(led)), Some(card), Some(vec![held]));
            }
        });
    }),
    ask(
        "corrected",
        |story| if stage_of(story) == Some(Stage::Play) { yes_no(story) } else { Vec::new() },
        |story, answer| tell!(story, Revoke, |facts| facts.corrected = Some(yes(answer))),
    ),
    // While the hand is played the proof waits [LAW-REV-13].
    ask(
        "proved",
        |story| if stage_of(story) == Some(Stage::Play) { words(&["no"]) } else { yes_no(story) },
        |story, answer| {
            tell!(story, Revoke, |facts| {
                facts.proved = Some(yes(answer));
                facts.corrected = facts.corrected.or(Some(false));
            });
        },
    ),
];

/// A revoke, a card that follows, and a lead.
fn some_cards(_: &Story) -> Vec<Answer> {
    let card = |suit, rank| Card::new(suit, rank);
    let (nine, four) = (card(Suit::Clubs, Rank::Nine), card(Suit::Diamonds, Rank::Four));
    vec![
        Answer::Cards(Some(Suit::Diamonds), nine, four),
        Answer::Cards(Some(Suit::Diamonds), four, nine),
        Answer::Cards(None, nine, four),
    ]
}

fn stage_of(story: &Story) -> Option<Stage> {
    story.incident.incidents.last().and_then(Irregularity::stage)
}
