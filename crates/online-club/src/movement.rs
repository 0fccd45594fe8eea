//! Movements: the seats of everybody in each round.

use online_wire::club::Movement;

/// A round: the people at each table, by seat, and those who sit out. People are numbers from 0.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Round {
    /// The tables.
    pub tables: Vec<Vec<usize>>,
    /// Those who sit out.
    pub byes: Vec<usize>,
}

/// The most pairs for which every way of putting them at tables is looked at; of more the best for one table after the other is taken.
const ALL_WAYS: usize = 10;

/// The `count` rounds of an evening for `people`, at tables of `seats`. Where people change tables, a table has four seats, and those
/// who face each other are partners; people 0 and 1 are a pair, 2 and 3, and so on.
///
/// - `Nobody`: everybody keeps their seat. Whoever is too many for full tables sits out.
/// - `Pairs`: every pair meets every other once before it meets one again. With an odd number of pairs one sits out each round, each as
///   often as any other.
/// - `Everyone`: everybody partners everybody once before they partner somebody again, but for those who sit out; whom one meets as an
///   opponent is as even as can be for this round.
#[must_use]
pub fn rounds(movement: Movement, people: usize, seats: usize, count: usize) -> Vec<Round> {
    match movement {
        Movement::Nobody => vec![stays(people, seats); count],
        Movement::Pairs => (0..count).map(|round| pairs_move(people / 2, round)).collect(),
        Movement::Everyone => everyone(people, count),
    }
}

fn stays(people: usize, seats: usize) -> Round {
    let full = people - people % seats.max(1);
    let all: Vec<usize> = (0..people).collect();
    Round {
        tables: all[..full].chunks(seats.max(1)).map(<[_]>::to_vec).collect(),
        byes: all[full..].to_vec(),
    }
}

/// A round of so many, in which everybody meets somebody; in one less than so many rounds everybody meets everybody once. Somebody who
/// isn’t there makes an odd number even: whoever meets them sits out.
fn meetings(count: usize, round: usize) -> Vec<(usize, Option<usize>)> {
    let even = count + count % 2;
    if even < 2 {
        return Vec::new();
    }
    let turns = even - 1;
    let at = |step: usize| (round + step) % turns;
    let there = |one: usize| (one < count).then_some(one);
    let fixed = (at(0), there(turns));
    let others = (1..even / 2).map(|step| (at(step), Some(at(turns - step))));
    std::iter::once(fixed).chain(others).collect()
}

fn pairs_move(pairs: usize, round: usize) -> Round {
    let mut sat = Round::default();
    for (table, (one, other)) in meetings(pairs, round).into_iter().enumerate() {
        let Some(other) = other else {
            sat.byes.extend([2 * one, 2 * one + 1]);
            continue;
        };
        // Nobody has the same cards all evening.
        let (first, second) = if (round + table).is_multiple_of(2) { (one, other) } else { (other, one) };
        sat.tables.push(vec![2 * first, 2 * second, 2 * first + 1, 2 * second + 1]);
    }
    sat
}

/// How often people have met as opponents, and sat out.
struct Met {
    opponents: Vec<Vec<usize>>,
    byes: Vec<usize>,
}

fn everyone(people: usize, count: usize) -> Vec<Round> {
    let mut met = Met { opponents: vec![vec![0; people]; people], byes: vec![0; people] };
    (0..count).map(|round| met.next(people, round)).collect()
}

impl Met {
    fn next(&mut self, people: usize, round: usize) -> Round {
        let mut pairs = Vec::new();
        let mut byes = Vec::new();
        for (one, other) in meetings(people, round) {
            match other {
                Some(other) => pairs.push((one, other)),
                None => byes.push(one),
            }
        }
        if pairs.len() % 2 == 1 {
            let rested = |&at: &usize| {
                let (one, other) = (self.byes[pairs[at].0], self.byes[pairs[at].1]);
                (one.max(other), one + other, at)
            };
            if let Some(at) = (0..pairs.len()).min_by_key(rested) {
                let (one, other) = pairs.remove(at);
                byes.extend([one, other]);
            }
        }
        byes.iter().for_each(|&person| self.byes[person] += 1);
        let tables = self.tables(&pairs).1;
        for &(pair, against) in &tables {
            for (one, other) in against_each_other(pair, against) {
                self.opponents[one][other] += 1;
                self.opponents[other][one] += 1;
            }
        }
        let seats = |((one, facing), (left, right))| vec![one, left, facing, right];
        Round { tables: tables.into_iter().map(seats).collect(), byes }
    }

    /// The tables of these pairs at which fewest meet who have met often, and how often they have.
    fn tables(&self, pairs: &[Pair]) -> (usize, Vec<(Pair, Pair)>) {
        let Some((&first, others)) = pairs.split_first() else { return (0, Vec::new()) };
        let mut ways: Vec<usize> = (0..others.len()).collect();
        ways.sort_by_key(|&at| self.cost(first, others[at]));
        if pairs.len() > ALL_WAYS {
            ways.truncate(1);
        }
        let with = |at: usize| {
            let rest: Vec<Pair> = (0..others.len()).filter(|&it| it != at).map(|it| others[it]).collect();
            let (cost, mut tables) = self.tables(&rest);
            tables.insert(0, (first, others[at]));
            (cost + self.cost(first, others[at]), tables)
        };
        ways.into_iter().map(with).min_by_key(|(cost, _)| *cost).unwrap_or_default()
    }

    fn cost(&self, pair: Pair, against: Pair) -> usize {
        let often = |(one, other): (usize, usize)| self.opponents[one][other];
        against_each_other(pair, against).into_iter().map(often).map(|often| often * often).sum()
    }
}

type Pair = (usize, usize);

fn against_each_other(pair: Pair, against: Pair) -> [(usize, usize); 4] {
    [(pair.0, against.0), (pair.0, against.1), (pair.1, against.0), (pair.1, against.1)]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// How often each two do something together, at least and at most.
    fn spread(people: usize, together: impl Fn(&mut dyn FnMut(usize, usize))) -> (usize, usize) {
        let mut often = BTreeMap::new();
        together(&mut |one, other| *often.entry((one.min(other), one.max(other))).or_insert(0) += 1);
        let all = (0..people).flat_map(|one| (one + 1..people).map(move |other| (one, other)));
        let counts: Vec<usize> = all.map(|two| often.get(&two).copied().unwrap_or_default()).collect();
        (counts.iter().copied().min().unwrap(), counts.iter().copied().max().unwrap())
    }

    fn everybody_sits_once(people: usize, round: &Round) {
        let mut all: Vec<usize> = round.tables.iter().flatten().chain(&round.byes).copied().collect();
        all.sort_unstable();
        assert_eq!(all, (0..people).collect::<Vec<_>>());
    }

    fn partners(rounds: &[Round], people: usize) -> (usize, usize) {
        spread(people, |two| {
            for table in rounds.iter().flat_map(|round| &round.tables) {
                two(table[0], table[2]);
                two(table[1], table[3]);
            }
        })
    }

    fn opponents(rounds: &[Round], people: usize) -> (usize, usize) {
        spread(people, |two| {
            for table in rounds.iter().flat_map(|round| &round.tables) {
                for (one, other) in against_each_other((table[0], table[2]), (table[1], table[3])) {
                    two(one, other);
                }
            }
        })
    }

    #[test]
    fn nobody_moves_in_any_game() {
        for (people, seats) in [(6, 3), (8, 4), (10, 5), (7, 3)] {
            let all = rounds(Movement::Nobody, people, seats, 5);
            assert!(all.iter().all(|round| *round == all[0]));
            everybody_sits_once(people, &all[0]);
            assert_eq!(all[0].byes.len(), people % seats);
            assert!(all[0].tables.iter().all(|table| table.len() == seats));
        }
    }

    #[test]
    fn pairs_meet_every_other_pair_once_before_they_meet_one_again() {
        for pairs in 2..=17 {
            let people = 2 * pairs;
            let (even, cycle) = (pairs + pairs % 2, pairs + pairs % 2 - 1);
            let all = rounds(Movement::Pairs, people, 4, 2 * cycle);
            for round in &all {
                everybody_sits_once(people, round);
                assert_eq!(round.tables.len(), pairs / 2);
                // Partners face each other.
                assert!(round.tables.iter().all(|seats| {
                    (seats[0] + 1, seats[1] + 1) == (seats[2], seats[3])
                        && seats[0] % 2 == 0
                        && seats[1] % 2 == 0
                }));
            }
            let met = |rounds: &[Round]| {
                spread(pairs, |two| {
                    rounds.iter().flat_map(|it| &it.tables).for_each(|it| two(it[0] / 2, it[1] / 2));
                })
            };
            assert_eq!(met(&all[..cycle]), (1, 1), "{pairs}");
            assert_eq!(met(&all), (2, 2), "{pairs}");
            let byes = |pair: usize| all.iter().filter(|round| round.byes.contains(&(2 * pair))).count();
            assert!((0..pairs).all(|pair| byes(pair) == 2 * (even - pairs)), "{pairs}");
            // Whoever had the cards of seat 0 against a pair has those of seat 1 the next time.
            for (now, then) in all[..cycle].iter().zip(&all[cycle..]) {
                for (table, again) in now.tables.iter().zip(&then.tables) {
                    assert_eq!((table[0], table[1]), (again[1], again[0]), "{pairs}");
                }
            }
        }
    }

    #[test]
    fn everyone_partners_everyone_once_before_they_partner_somebody_again() {
        for people in [4, 8, 12, 16, 20, 24, 40] {
            for count in [1, people / 2, people - 1] {
                let all = rounds(Movement::Everyone, people, 4, count);
                all.iter().for_each(|round| {
                    everybody_sits_once(people, round);
                    assert_eq!((round.byes.len(), round.tables.len()), (0, people / 4));
                });
                let whole = count == people - 1;
                assert_eq!(partners(&all, people), (usize::from(whole), 1), "{people} {count}");
                // In a whole cycle everybody meets everybody twice on average.
                if whole {
                    let (least, most) = opponents(&all, people);
                    assert!(most <= 4 && least + 4 >= most, "{people}: {least} to {most}");
                }
            }
            let twice = rounds(Movement::Everyone, people, 4, 2 * (people - 1));
            assert_eq!(partners(&twice, people), (2, 2), "{people}");
        }
    }

    #[test]
    fn whoever_is_too_many_sits_out_in_turn() {
        for people in 4..30 {
            let count = people + people % 2 - 1;
            let all = rounds(Movement::Everyone, people, 4, count);
            let mut byes = vec![0; people];
            for round in &all {
                everybody_sits_once(people, round);
                assert_eq!(round.byes.len(), people % 4, "{people}");
                round.byes.iter().for_each(|&person| byes[person] += 1);
            }
            let (least, most) = partners(&all, people);
            assert!(most <= 1 && (least == 1 || people % 4 > 1), "{people}");
            let (least, most) = (byes.iter().min().unwrap(), byes.iter().max().unwrap());
            assert!(most - least <= 2, "{people}: {least} to {most}");
        }
    }

    #[test]
    fn nobody_at_all_is_no_mistake() {
        for movement in [Movement::Nobody, Movement::Pairs, Movement::Everyone] {
            for people in 0..2 {
                let round = &rounds(movement, people, 4, 1)[0];
                assert!(round.tables.is_empty(), "{movement:?}");
            }
        }
    }
}
