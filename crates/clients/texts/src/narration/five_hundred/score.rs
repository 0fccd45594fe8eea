//! A hand of Five Hundred on the score sheet, and what a finished hand came to.

use five_hundred::{Bid, HandResult, Rules, View};
use serde_json::Value;
use table::{Game, Seat};

use crate::narration::{Mark, Narrator, ScoreHead};

/// Reads a finished hand as a result gives it \[NOT-RES-5\].
pub(super) fn head(hand: &Value, narrator: &Narrator) -> ScoreHead {
    let texts = &narrator.texts;
    let contract = &hand["contract"];
    let bid: Option<Bid> = contract["bid"].as_str().and_then(|bid| bid.parse().ok());
    let seat = contract["seat"].as_u64().map(|seat| Seat(seat as u8));
    let result = hand["result"].as_str().and_then(read);
    let words = result.map(|result| texts.result(result)).unwrap_or_default();
    let Some((bid, seat)) = bid.zip(seat) else {
        let passed = result == Some(HandResult::PassedOut);
        let note = texts.get(if passed { "score-passed" } else { "score-no-bid" });
        return ScoreHead { note, words, ..ScoreHead::default() };
    };
    let mark = match result {
        Some(HandResult::Made) => Mark::Made,
        Some(HandResult::Stopped) => Mark::Stopped,
        _ => Mark::Failed,
    };
    ScoreHead {
        bid: Some(narrator.bid(bid)),
        player: Some(narrator.name(seat).to_owned()),
        mark: Some(mark),
        note: String::new(),
        words: format!("{}, {}, {words}", narrator.name(seat), texts.bid(bid)),
    }
}

fn read(result: &str) -> Option<HandResult> {
    Some(match result {
        "made" => HandResult::Made,
        "failed" => HandResult::Failed,
        "passed_out" => HandResult::PassedOut,
        "played_without_bid" => HandResult::PlayedWithoutBid,
        "stopped" => HandResult::Stopped,
        _ => return None,
    })
}

/// What each side got in the hand just over, and has now.
pub(super) fn results(
    rules: &Rules,
    view: &View,
    narrator: &Narrator,
) -> Vec<crate::narration::ColumnResult> {
    let Some(outcome) = &view.outcome else { return Vec::new() };
    let columns = rules.sides().into_iter();
    columns
        .filter_map(|side| {
            let seat = side.first()?;
            let points = outcome.points.get(seat.index()).copied().unwrap_or(0);
            let total = view.scores.get(seat.index()).copied().unwrap_or(0);
            Some(crate::narration::ColumnResult {
                name: narrator.side(side),
                gained: narrator.gain(points),
                total: narrator.score(total),
            })
        })
        .collect()
}
