//! Seating: the line-ups in which every deal is played.
//!
//! A line-up gives each party (a side, or a seat where everybody plays alone) to an entrant. The line-ups of a deal
//! are closed under turning the table, under giving every entrant the place of the next, and under going round the
//! other way, so that every entrant holds the same cards, from every seat, in the same company, equally often.

use table::SeatSet;

/// All line-ups for a table with these sides: the entrant of each seat.
#[must_use]
pub fn seatings(entrants: usize, sides: &[SeatSet]) -> Vec<Vec<usize>> {
    let mut lineups = Vec::new();
    for company in choose(entrants, entrants.min(sides.len())) {
        for lineup in orbit(&company, sides.len()) {
            lineups.push(seats(&lineup, sides));
        }
    }
    lineups
}

/// All line-ups of a series of partners, at a table with this number of seats: each entrant at each seat, among
/// partners who have the number after the last entrant.
///
/// Four partners among themselves need no line-up: over all seats their sides are exactly even.
#[must_use]
pub fn partner_seatings(entrants: usize, seats: usize) -> Vec<Vec<usize>> {
    let among_partners =
        |entrant, at| (0..seats).map(|seat| if seat == at { entrant } else { entrants }).collect();
    (0..entrants).flat_map(|entrant| (0..seats).map(move |at| among_partners(entrant, at))).collect()
}

/// The entrant whom each seat's points count for, where one sits among partners: their side's count for them.
pub(crate) fn sides_of_one(seats: &[usize], sides: &[SeatSet], partner: usize) -> Vec<usize> {
    let mut counts_for = vec![partner; seats.len()];
    for side in sides {
        let one = side.iter().map(|seat| seats[seat.index()]).find(|&entrant| entrant != partner);
        for seat in side.iter() {
            counts_for[seat.index()] = one.unwrap_or(partner);
        }
    }
    counts_for
}

/// Every way to choose `count` of the numbers below `of`, in ascending order.
fn choose(of: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let last_chosen = |last: usize| {
        choose(last, count - 1).into_iter().map(move |mut chosen| {
            chosen.push(last);
            chosen
        })
    };
    let mut all: Vec<Vec<usize>> = (count - 1..of).flat_map(last_chosen).collect();
    all.sort_unstable();
    all
}

/// The line-ups of a company: it sits round the table in its order, again and again until every party is taken, and
/// everything that the symmetries make of that, once.
fn orbit(company: &[usize], sides: usize) -> Vec<Vec<usize>> {
    let size = company.len();
    let mut lineups = Vec::new();
    for backwards in [false, true] {
        for exchange in 0..size {
            for turn in 0..sides {
                let at = |party: usize| {
                    let place = (party + turn) % sides;
                    let place = if backwards { sides - 1 - place } else { place };
                    company[(place + exchange) % size]
                };
                let lineup: Vec<usize> = (0..sides).map(at).collect();
                if !lineups.contains(&lineup) {
                    lineups.push(lineup);
                }
            }
        }
    }
    lineups
}

fn seats(lineup: &[usize], sides: &[SeatSet]) -> Vec<usize> {
    let count = sides.iter().map(|party| party.len()).sum();
    let mut seats = vec![0; count];
    for (&entrant, party) in lineup.iter().zip(sides) {
        for seat in party.iter() {
            seats[seat.index()] = entrant;
        }
    }
    seats
}

#[cfg(test)]
mod tests {
    use table::{Game, Seat};

    use super::*;

    fn sides(preset: &str) -> Vec<SeatSet> {
        five_hundred::Rules::preset(preset).unwrap().sides()
    }

    #[test]
    fn sides_are_exchanged() {
        // NOT-SEAT-2
        assert_eq!(seatings(2, &sides("australian-4")), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(
            seatings(2, &sides("australian-6")),
            [[0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0]],
            "two sides of three"
        );
        assert_eq!(seatings(2, &sides("australian-2")), [[0, 1], [1, 0]]);
        let three = seatings(3, &sides("american-6"));
        assert!(three.iter().all(|seats| seats[..3] == seats[3..]), "three sides of two: {three:?}");
        assert_eq!(three.len(), 6);
    }

    #[test]
    fn everybody_is_a_partner_at_every_seat() {
        for (preset, seats) in [("australian-4", 4), ("american-6", 6)] {
            let sides = sides(preset);
            let lineups = partner_seatings(3, seats);
            assert_eq!(lineups.len(), 3 * seats, "{preset}");
            for entrant in 0..3 {
                for at in 0..seats {
                    let expected: Vec<usize> =
                        (0..seats).map(|seat| if seat == at { entrant } else { 3 }).collect();
                    assert_eq!(lineups.iter().filter(|&lineup| *lineup == expected).count(), 1, "{preset}");
                    let counts_for = sides_of_one(&expected, &sides, 3);
                    let side = sides.iter().find(|side| side.iter().any(|seat| seat.index() == at)).unwrap();
                    for (seat, whose) in counts_for.into_iter().enumerate() {
                        let on_side = side.iter().any(|other| other.index() == seat);
                        assert_eq!(whose, if on_side { entrant } else { 3 }, "{preset}: {at} and {seat}");
                    }
                }
            }
        }
    }

    #[test]
    fn alone_everybody_meets_every_seat_and_every_neighbour() {
        assert_eq!(
            seatings(2, &sides("australian-3")),
            [[0, 1, 0], [1, 0, 0], [0, 0, 1], [1, 0, 1], [0, 1, 1], [1, 1, 0]]
        );
        for (preset, entrants, count) in [
            ("australian-3", 3, 6),
            ("australian-5", 2, 10),
            ("american-4-solo", 4, 8),
            ("american-5", 5, 10),
        ] {
            let sides = sides(preset);
            let seatings = seatings(entrants, &sides);
            assert_eq!(seatings.len(), count, "{preset}");
            let seats = sides.len();
            let times = |entrant, seat: usize| seatings.iter().filter(|s| s[seat] == entrant).count();
            let neighbours = |one, other| {
                let beside = |s: &Vec<usize>, i| s[i] == one && s[(i + 1) % seats] == other;
                seatings.iter().map(|s| (0..seats).filter(|&i| beside(s, i)).count()).sum::<usize>()
            };
            for entrant in 0..entrants {
                for seat in 0..seats {
                    assert_eq!(times(entrant, seat), count / entrants, "{preset}: {entrant} at {seat}");
                }
                for other in 0..entrants {
                    assert_eq!(neighbours(entrant, other), neighbours(other, entrant), "{preset}");
                }
            }
        }
    }

    #[test]
    fn more_entrants_than_parties_all_meet() {
        let sides = [SeatSet::of(Seat(0)), SeatSet::of(Seat(1))];
        let pairs = seatings(3, &sides);
        assert_eq!(pairs, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!(choose(4, 3), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        let three: Vec<SeatSet> = (0..3).map(|seat| SeatSet::of(Seat(seat))).collect();
        assert_eq!(seatings(4, &three).len(), 24);
    }
}
