//! The score of a hand that is over, in words, and the tricks that it depends on.

use crate::Texts;
use five_hundred::{
    Rules,
    axis::{CardPoints, DefenderLimit},
};
use table::{Seat, SeatSet};

/// The points of each seat in a sentence, those who score together as one; and another where points can still be
/// missing that nobody tells a referee \[LAW-REF-2\].
#[must_use]
pub fn points(points: &[i32], rules: &Rules, names: &[String], texts: Texts) -> Vec<String> {
    if points.iter().all(|&points| points == 0) {
        return vec![texts.get("ruling-points-none")];
    }
    let mut told = SeatSet::EMPTY;
    let mut all = Vec::new();
    for (seat, points) in Seat::all(rules.seats()).zip(points) {
        if told.contains(seat) {
            continue;
        }
        let side = rules.side(seat) | SeatSet::of(seat);
        told |= side;
        let points = points.to_string().replace('-', "−");
        let args = [("name", texts.players(side, names).into()), ("points", points.into())];
        all.push(texts.format("ruling-points-of", &args));
    }
    let axes = rules.axes();
    let untold = [
        (axes.card_points == CardPoints::On, "ruling-points-no-cards"),
        (axes.defender_limit != DefenderLimit::None, "ruling-points-no-limit"),
    ];
    let untold = untold.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| texts.get(key));
    std::iter::once(texts.format("ruling-points", &[("points", all.join(", ").into())]))
        .chain(untold)
        .collect()
}

/// The question how many tricks a party took.
#[must_use]
pub fn tricks_of(party: SeatSet, names: &[String], texts: Texts) -> String {
    texts.format("ruling-tricks-of", &[("players", texts.players(party, names).into())])
}

/// Whether the first party's tricks tell those of the other, who has the rest: there are two, and play doesn't stop
/// early.
#[must_use]
pub fn one_tells_all(groups: &[SeatSet], rules: &Rules) -> bool {
    groups.len() == 2 && !rules.stops_when_decided()
}
