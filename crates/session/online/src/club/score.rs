//! What a deal is worth: one’s own points against the average of those who had the same cards.

use online_wire::Outcome;

/// By how much the points of each seat at each table are above the average of the same seat at the other tables that
/// have played the deal, in hundredths of a point, halves away from 0. Where nobody else has, and for an average, it
/// is 0.
#[must_use]
pub fn compared(outcomes: &[&Outcome], seats: usize) -> Vec<Vec<i64>> {
    let points = |outcome: &Outcome, seat: usize| match outcome {
        Outcome::Played { points, .. } => points.get(seat).copied().map(i64::from),
        Outcome::Average => None,
    };
    let all = |seat| outcomes.iter().filter_map(move |outcome| points(outcome, seat));
    let of = |outcome: &Outcome, seat: usize| {
        let mine = points(outcome, seat)?;
        let others = all(seat).count() as i64 - 1;
        (others > 0).then(|| rounded(100 * (others * mine - (all(seat).sum::<i64>() - mine)), others))
    };
    let table = |outcome: &&Outcome| (0..seats).map(|seat| of(outcome, seat).unwrap_or_default()).collect();
    outcomes.iter().map(table).collect()
}

/// A quotient to the nearest whole number, halves away from 0.
const fn rounded(number: i64, by: i64) -> i64 {
    let half = by / 2 * number.signum();
    (number + half) / by
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(points: &[i32]) -> Outcome {
        Outcome::Played { hand: serde_json::Map::new(), points: points.to_vec() }
    }

    fn hundredths(outcomes: &[Outcome]) -> Vec<Vec<i64>> {
        compared(&outcomes.iter().collect::<Vec<_>>(), 2)
    }

    #[test]
    fn ones_own_points_are_compared_with_the_others_average() {
        let all = [played(&[120, 20]), played(&[-140, 60]), played(&[120, 30])];
        assert_eq!(hundredths(&all), [[13_000, -2_500], [-26_000, 3_500], [13_000, -1_000]]);
        // Nobody gains from what everybody gets.
        let alike = [played(&[500, 0]), played(&[500, 0])];
        assert_eq!(hundredths(&alike), [[0, 0], [0, 0]]);
    }

    #[test]
    fn an_average_counts_for_nobody() {
        let all = [played(&[100, 0]), Outcome::Average, played(&[40, 10])];
        assert_eq!(hundredths(&all), [[6_000, -1_000], [0, 0], [-6_000, 1_000]]);
        assert_eq!(hundredths(&[played(&[100, 0]), Outcome::Average]), [[0, 0], [0, 0]]);
        assert_eq!(hundredths(&[Outcome::Average]), [[0, 0]]);
        assert!(hundredths(&[]).is_empty());
    }

    #[test]
    fn halves_go_away_from_nothing() {
        // Three others: 10 against 0, 0 and 1 is 9.666… above their average.
        let all = [played(&[10, -10]), played(&[0, 0]), played(&[0, 0]), played(&[1, -1])];
        assert_eq!(hundredths(&all)[0], [967, -967]);
        assert_eq!(
            [rounded(5, 2), rounded(-5, 2), rounded(4, 3), rounded(5, 3), rounded(-5, 3)],
            [3, -3, 1, 2, -2]
        );
    }
}
