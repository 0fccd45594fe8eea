//! §7: the kitty seen.

use five_hundred::axis::{AllPass, Layout};
use table::{Seat, SeatSet};

use super::{Answer, Ask, Story, ask, no_yes, seat, seats, tell, words, yes, yes_no};
use crate::{Hidden, Irregularity, Seats, Stage, Vote, Votes};

pub(crate) static KITTY: &[Ask] = &[
    ask("said-in-time", yes_no, |story, answer| {
        tell!(story, KittySeen, |facts| facts.in_time = Some(yes(answer)));
    }),
    ask("when-seen", when_seen, |story, answer| {
        let stage = match answer {
            Answer::Word("before-bid") => Stage::Dealt,
            Answer::Word("in-bidding") => Stage::Bidding,
            Answer::Word("before-lead") => Stage::Contract,
            _ => Stage::FirstTrick,
        };
        let has_contract = story.incident.contract.flatten().is_some();
        let now = if has_contract { stage.max(Stage::Contract) } else { stage };
        let now = story.unless_told(now);
        tell!(story, KittySeen, |facts| (facts.seen_at, facts.stage) = (Some(stage), now));
    }),
    ask("who-saw", seats, |story, answer| tell!(story, KittySeen, |facts| facts.seat = seat(answer))),
    ask(
        "called-since",
        |story| if seen_before_bid(story) { no_yes(story) } else { words(&["no"]) },
        |story, answer| {
            let all = SeatSet::all(story.rules.seats());
            let since = if yes(answer) { all } else { SeatSet::EMPTY };
            tell!(story, KittySeen, |facts| facts.called_since = Some(Seats(since)));
        },
    ),
    ask("what-seen", what_seen, |story, answer| {
        tell!(story, KittySeen, |facts| {
            facts.what = Some(match answer {
                Answer::Word("discards") => Hidden::Discards,
                Answer::Word("dead-hand") => Hidden::DeadHand,
                Answer::Word("row") => Hidden::Row,
                _ => Hidden::Kitty,
            });
        });
    }),
    ask(
        "what-wanted",
        |story| {
            if seen_before_bid(story) {
                words(&["differ", "six-no-trumps", "new-deal", "nothing"])
            } else {
                Vec::new()
            }
        },
        |story, answer| {
            let (one, other) = match answer {
                Answer::Word("six-no-trumps") => (Vote::SixNoTrump, Vote::SixNoTrump),
                Answer::Word("new-deal") => (Vote::NewDeal, Vote::NewDeal),
                Answer::Word("nothing") => (Vote::Waive, Vote::Waive),
                _ => (Vote::SixNoTrump, Vote::Waive),
            };
            // Those who differ are the first of the entitled and the others.
            let first = first_opponent(story);
            let votes = Seat::all(story.rules.seats());
            let votes = votes.map(|seat| (seat, if Some(seat) == first { one } else { other }));
            let votes = Votes(votes.collect());
            tell!(story, KittySeen, |facts| facts.votes = Some(votes));
        },
    ),
];

fn seer(story: &Story) -> Option<Seat> {
    match story.incident.incidents.last() {
        Some(Irregularity::KittySeen(facts)) => facts.seat,
        _ => None,
    }
}

fn first_opponent(story: &Story) -> Option<Seat> {
    (SeatSet::all(story.rules.seats()) - story.rules.side(seer(story)?)).first()
}

fn seen_before_bid(story: &Story) -> bool {
    match story.incident.incidents.last() {
        Some(Irregularity::KittySeen(facts)) => facts.seen_at.is_some_and(|stage| stage < Stage::Bidding),
        _ => false,
    }
}

/// Without a contract nothing is led, unless such a hand is played.
fn when_seen(story: &Story) -> Vec<Answer> {
    let is_played = story.bid().is_some() || story.rules.axes().all_pass != AllPass::Redeal;
    let times = ["before-bid", "in-bidding", "before-lead", "after-lead"];
    words(if is_played { &times } else { &times[..2] })
}

/// The kitty until the contractor has taken it up and led; discards once they can lie there.
fn what_seen(story: &Story) -> Vec<Answer> {
    let layout = story.rules.axes().layout;
    let seen_at = match story.incident.incidents.last() {
        Some(Irregularity::KittySeen(facts)) => facts.seen_at,
        _ => None,
    };
    let (is_late, is_led) = (seen_at >= Some(Stage::Contract), seen_at >= Some(Stage::FirstTrick));
    let mut what = Vec::new();
    what.extend((!(story.has_discards() && is_led)).then_some(Answer::Word("kitty")));
    what.extend((story.has_discards() && is_late).then_some(Answer::Word("discards")));
    what.extend((layout == Layout::DeadHand).then_some(Answer::Word("dead-hand")));
    what.extend((layout == Layout::Rows).then_some(Answer::Word("row")));
    what
}
