//! A finished hand, looked at again.

#![allow(clippy::unwrap_used, reason = "a test may")]

use five_hundred::{Action, Rules};
use kookaburra_players::{Judged, Judges, Level, Player, RandomPlayer, Review};
use table::{Recall, Seat, SeatSet, Seed, Table, Viewer};

/// A hand at which anything was done; the first player who may bid does.
fn played(seed: u8) -> Table<Rules> {
    let mut table = Table::open(Rules::preset("australian-4").unwrap());
    table.deal(Seat(3), Seed([seed; 32]).into()).unwrap();
    let mut anybody = RandomPlayer::new(1);
    while let Some(seat) = table.turn() {
        let view = table.view(Viewer::Seat(seat), Recall::Perfect);
        let action = match view.phase {
            Some(five_hundred::Phase::Auction) if view.calls.is_empty() => table.read_action("6S").unwrap(),
            Some(five_hundred::Phase::Auction) => Action::Pass,
            _ => Player::<Rules>::decide(&mut anybody, table.game(), &view).action,
        };
        table.act(seat, action).unwrap();
    }
    table
}

/// The findings on the actions of some seats.
fn judged(table: &Table<Rules>, seats: SeatSet, level: Level) -> Vec<Judged<Rules>> {
    let mut review = Review::new(table, seats, move |seat, _| Judges::of(level, 1, u64::from(seat.0)));
    let mut all = Vec::new();
    loop {
        let (before, left) = (review.table().clone(), review.left());
        let Some(judged) = review.next() else { break };
        assert_eq!(before.view(Viewer::Seat(judged.seat), Recall::Perfect), judged.view);
        assert_eq!(before.check(judged.seat, judged.action), Ok(()));
        assert_eq!(review.left() + 1, left);
        assert_eq!(judged.advice.is_some(), seats.contains(judged.seat));
        all.push(judged);
    }
    assert_eq!(review.table().to_record(None), table.to_record(None));
    all
}

#[test]
fn every_decision_of_a_seat_is_looked_at_from_what_it_saw() {
    // FH-VIEW-5
    let table = played(3);
    let all = judged(&table, SeatSet::of(Seat(1)), Level::Club);
    let mine: Vec<&Judged<Rules>> = all.iter().filter(|judged| judged.seat == Seat(1)).collect();
    let lines = &table.to_record(None).hands[0].actions;
    let of_one: Vec<String> = lines.iter().filter(|line| line.starts_with("1 ")).cloned().collect();
    let seen: Vec<String> = mine.iter().map(|judged| format!("1 {}", judged.action)).collect();
    assert_eq!(seen, of_one);
    assert!(mine.iter().all(|judged| judged.view.viewer == Viewer::Seat(Seat(1))));
    assert!(mine.iter().all(|judged| judged.loss().is_none()), "who doesn't count finds no loss");
}

#[test]
fn who_plays_anything_loses_tricks() {
    let table = played(3);
    let all = judged(&table, SeatSet::all(4), Level::Strong);
    let losses: Vec<f64> = all.iter().filter_map(Judged::loss).map(|loss| loss.value()).collect();
    assert!(losses.iter().all(|loss| (0.0..=10.0).contains(loss)), "{losses:?}");
    assert!(losses.iter().sum::<f64>() > 1.0, "{losses:?}");
    // The judge's own best card costs nothing.
    let same =
        all.iter().filter(|judged| judged.weighed.first().is_some_and(|best| best.action == judged.action));
    assert!(same.clone().count() > 0 && same.clone().all(|judged| judged.loss().is_none()));
}
