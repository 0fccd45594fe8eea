//! A hand of Rummy 500 as the rules score it, from what the sheet says of it.

use rummy_500::{HandFacts, Rules, ScoreError};
use table::{BySeat, Seat};

use crate::{Cards, Fault, Melds, Why, columns::seats_among, held::worth};

/// What each player gets.
pub(crate) fn points(rules: &Rules, hand: &Melds) -> Result<BySeat<i32>, Fault> {
    if let Some(out) = hand.out {
        seats_among(&[out], rules.seats()).map_err(|why| Fault::at("out", why))?;
    }
    let out = hand.out;
    let facts = match (&hand.points, &hand.laid, &hand.held) {
        (Some(points), None, None) => {
            check(rules, points, "points")?;
            let (mut laid, mut held) = (BySeat::default(), BySeat::default());
            for (seat, &points) in Seat::all(rules.seats()).zip(points) {
                let bonus = if out == Some(seat) { rules.out_bonus() } else { 0 };
                let points = points.saturating_sub(bonus);
                (laid[seat], held[seat]) = (points.max(0), points.min(0).saturating_neg());
            }
            HandFacts { laid, held, out }
        }
        (None, Some(laid), Some(held)) => {
            HandFacts { laid: all_worth(rules, laid, "laid")?, held: all_worth(rules, held, "held")?, out }
        }
        _ => return Err(Fault::at("points", Why::PointsOrCards)),
    };
    rules.score_hand(&facts).map_err(|error| {
        let place = match error {
            ScoreError::HeldCards { .. } => "out",
            _ if hand.points.is_some() => "points",
            _ => "laid",
        };
        Fault::at(place, Why::Rummy(error))
    })
}

/// One for each player.
fn check<T>(rules: &Rules, told: &[T], place: &str) -> Result<(), Fault> {
    let (found, columns) = (told.len(), rules.seats());
    if found == columns { Ok(()) } else { Err(Fault::at(place, Why::Columns { found, columns })) }
}

/// What the cards of each player are worth.
fn all_worth(rules: &Rules, told: &[Cards], place: &str) -> Result<BySeat<i32>, Fault> {
    check(rules, told, place)?;
    let mut all = BySeat::default();
    for (seat, cards) in Seat::all(rules.seats()).zip(told) {
        let one = |why| Fault::at(format!("{place}[{seat}]"), why);
        all[seat] = worth(rules, cards, place == "laid").map_err(one)?;
    }
    Ok(all)
}
