//! §4: the deal, the cut that was forgotten, and the pack.

use table::SeatSet;

use super::{Answer, Ask, Story, ask, no_yes, seat, seats_of, tell, words, yes};
use crate::{Cut, CutFault, Deal, DealFault, ImperfectPack, Irregularity, Stage};

pub(crate) static DEAL: &[Ask] = &[
    ask(
        "which-misdeal",
        |story| {
            let mut faults = words(&[
                "faced",
                "turned",
                "turned-kitty",
                "own-turned",
                "kitty-late",
                "packets",
                "wrong-dealer",
                "no-court-card",
                "no-cut",
                "bad-pack",
            ]);
            let of_the_kitty = words(&["turned-kitty", "kitty-late"]);
            faults.retain(|fault| story.rules.kitty_size() > 0 || !of_the_kitty.contains(fault));
            faults
        },
        |story, answer| {
            let fault = match answer {
                Answer::Word("turned") => DealFault::Turned,
                Answer::Word("turned-kitty") => DealFault::TurnedKitty,
                Answer::Word("own-turned") => DealFault::OwnTurned,
                Answer::Word("kitty-late") => DealFault::WidowLate,
                Answer::Word("packets") => DealFault::Packets,
                Answer::Word("wrong-dealer") => DealFault::WrongDealer,
                Answer::Word("no-court-card") => DealFault::NoCourtCard,
                _ => DealFault::Faced,
            };
            if let Some(last) = story.last() {
                *last = match answer {
                    Answer::Word("no-cut") => {
                        Irregularity::Cut(Cut { fault: Some(CutFault::NoCut), ..Cut::default() })
                    }
                    Answer::Word("bad-pack") => Irregularity::ImperfectPack(ImperfectPack::default()),
                    _ => Irregularity::Deal(Deal { fault: Some(fault), ..Deal::default() }),
                };
            }
        },
    ),
    ask(
        "somebody-called",
        |story| if waits_for_call(story) { no_yes(story) } else { Vec::new() },
        |story, answer| {
            let stage = if yes(answer) { Stage::Calling } else { Stage::Dealt };
            tell!(story, Deal, |facts| facts.stage = Some(stage));
        },
    ),
    ask(
        "all-dealt",
        |story| if waits_for_deal(story) { no_yes(story) } else { Vec::new() },
        |story, answer| {
            let stage = Some(if yes(answer) { Stage::Dealt } else { Stage::Dealing });
            match story.last() {
                Some(Irregularity::Deal(facts)) => facts.stage = stage,
                Some(Irregularity::Cut(facts)) => facts.stage = stage,
                _ => {}
            }
        },
    ),
    ask(
        "played-out",
        |story| match story.incident.incidents.last() {
            Some(Irregularity::ImperfectPack(_)) => no_yes(story),
            _ => Vec::new(),
        },
        |story, answer| {
            let stage = if yes(answer) { Stage::Over } else { Stage::Play };
            tell!(story, ImperfectPack, |facts| facts.stage = Some(stage));
        },
    ),
    ask(
        "whose-turned-card",
        |story| if fault_of(story) == Some(DealFault::Turned) { not_the_dealer(story) } else { Vec::new() },
        |story, answer| tell!(story, Deal, |facts| facts.seat = seat(answer)),
    ),
];

fn fault_of(story: &Story) -> Option<DealFault> {
    match story.incident.incidents.last() {
        Some(Irregularity::Deal(facts)) => facts.fault,
        _ => None,
    }
}

/// Those whose card a dealer can have turned up: a card of the dealer's own is another thing.
fn not_the_dealer(story: &Story) -> Vec<Answer> {
    let dealer = story.incident.dealer.map_or(SeatSet::EMPTY, SeatSet::of);
    seats_of(SeatSet::all(story.rules.seats()) - dealer)
}

fn waits_for_call(story: &Story) -> bool {
    use DealFault::{Faced, NoCourtCard, OwnTurned, Packets, Turned, TurnedKitty, WidowLate};
    fault_of(story).is_some_and(|fault| {
        matches!(fault, Faced | Turned | TurnedKitty | WidowLate | OwnTurned | Packets | NoCourtCard)
    })
}

fn waits_for_deal(story: &Story) -> bool {
    let uncut = matches!(story.incident.incidents.last(), Some(Irregularity::Cut(_)));
    uncut || fault_of(story) == Some(DealFault::WrongDealer)
}
