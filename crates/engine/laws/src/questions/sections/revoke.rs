//! §9: a revoke.

use cards::{Card, Suit};
use five_hundred::{Nomination, Strain, axis::JokerNomination};
use table::SeatSet;

use super::{Answer, Ask, Story, ask, seat, seats_of, tell, words, yes, yes_no};
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
    ask(
        "who-revoked",
        |story| seats_of(story.playing()),
        |story, answer| tell!(story, Revoke, |facts| facts.seat = seat(answer)),
    ),
    ask("which-cards", some_cards, |story, answer| {
        tell!(story, Revoke, |facts| {
            if let Answer::Cards(led, card, held) = answer {
                (facts.led, facts.card, facts.held) = (Some(Led(led)), Some(card), Some(vec![held]));
            }
        });
    })
    .only(are_two_cards),
    // The joker of a contractor may have a suit of its own [FH-NOM-1].
    ask("joker-suit", joker_suits, |story, answer| {
        let suit = JOKER_SUITS.iter().find(|(word, _)| answer == Answer::Word(word));
        let nominated = suit.map(|&(_, suit)| suit.map_or(Nomination::None, Nomination::Suit));
        if let Some(Some(contract)) = &mut story.incident.contract {
            contract.nominated = nominated;
        }
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

/// The suits that a joker may have been given.
const JOKER_SUITS: [(&str, Option<Suit>); 5] = [
    ("no-suit", None),
    ("spades", Some(Suit::Spades)),
    ("clubs", Some(Suit::Clubs)),
    ("diamonds", Some(Suit::Diamonds)),
    ("hearts", Some(Suit::Hearts)),
];

/// Asked where it decides: of a contractor's own joker, in a contract in which they may have given it a suit.
fn joker_suits(story: &Story) -> Vec<Answer> {
    let contract = story.incident.contract.flatten().filter(|contract| contract.nominated.is_none());
    let Some(Irregularity::Revoke(facts)) = story.incident.incidents.last() else { return Vec::new() };
    let has_joker = facts.card.iter().chain(facts.held.iter().flatten()).any(|card| card.is_joker());
    let is_on = story.rules.axes().joker_nomination == JokerNomination::On;
    let may_have = contract.is_some_and(|contract| {
        is_on && facts.seat == Some(contract.seat) && contract.bid.strain() == Strain::NoTrumps
    });
    if has_joker && may_have { words(&JOKER_SUITS.map(|(word, _)| word)) } else { Vec::new() }
}

/// Whether cards are of the pack, and the one that could have been played is another than the one that was. Of a lead
/// nothing else is told.
fn are_two_cards(story: &Story, answer: Answer) -> bool {
    let Answer::Cards(led, played, other) = answer else { return false };
    let pack = story.rules.pack();
    pack.contains(played) && pack.contains(other) && (led.is_none() || played != other)
}

/// A revoke, a card that follows, a joker in the place of a card that follows, and a lead.
fn some_cards(story: &Story) -> Vec<Answer> {
    let lowest = |suit| {
        let of_suit = story.rules.pack().into_iter().filter(|card| card.suit() == Some(suit));
        of_suit.min_by_key(|card| card.rank())
    };
    let (Some(club), Some(diamond)) = (lowest(Suit::Clubs), lowest(Suit::Diamonds)) else {
        return Vec::new();
    };
    vec![
        Answer::Cards(Some(Suit::Diamonds), club, diamond),
        Answer::Cards(Some(Suit::Diamonds), diamond, club),
        Answer::Cards(Some(Suit::Diamonds), Card::X, diamond),
        Answer::Cards(None, club, diamond),
    ]
}

fn stage_of(story: &Story) -> Option<Stage> {
    story.incident.incidents.last().and_then(Irregularity::stage)
}
