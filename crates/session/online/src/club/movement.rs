//! Movements: the seats of everybody in each round.

mod evenly;

use online_wire::club::Movement;
use serde::{Deserialize, Serialize};

use evenly::{Turn, Ways, evenly};

/// A round: the people at each table, by seat, and those who sit out. People are numbers from 0.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The tables.
    pub tables: Vec<Vec<usize>>,
    /// Those who sit out.
    pub byes: Vec<usize>,
}

/// The most pairs for which every way of putting them at tables is looked at; of more the best for one table after the
/// other is taken.
const ALL_WAYS: usize = 10;

/// The `count` rounds of an evening for `people`, at tables of `seats`. Where people change tables, a table has four
/// seats, and those who face each other are partners; people 0 and 1 are a pair, 2 and 3, and so on. Nobody sits out
/// who could have a seat at a full table, and nobody twice more than anybody else.
///
/// - `Nobody`: everybody keeps their seat. Whoever is too many for full tables sits out.
/// - `Pairs`: every pair meets every other once before it meets one again. Where the number of people is odd the last
///   has no partner: they stand in for whoever sits out.
/// - `Everyone`: everybody partners everybody once before they partner somebody again, but for those who sit out; whom
///   one meets as an opponent is as even as can be for this round.
#[must_use]
pub fn rounds(movement: Movement, people: usize, seats: usize, count: usize) -> Vec<Round> {
    match movement {
        Movement::Nobody => vec![stays(people, seats); count],
        Movement::Pairs => pairs(people, count),
        Movement::Everyone => everyone(people, everyone_in_turn(people, count)),
    }
}

/// The same, as evenings were seated whose logs don’t have their seats.
pub(crate) fn rounds_before(movement: Movement, people: usize, seats: usize, count: usize) -> Vec<Round> {
    match movement {
        Movement::Everyone => everyone(people, everyone_as_they_come(people, count)),
        other => rounds(other, people, seats, count),
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

/// How many meetings there are of so many before one comes again.
const fn turns(count: usize) -> usize {
    let even = count + count % 2;
    if even < 2 { 0 } else { even - 1 }
}

/// A round of so many, in which everybody meets somebody; in one less than so many rounds everybody meets everybody
/// once. Somebody who isn’t there makes an odd number even: whoever meets them sits out.
fn meetings(count: usize, round: usize) -> Vec<(usize, Option<usize>)> {
    let turns = turns(count);
    if turns == 0 {
        return Vec::new();
    }
    let at = |step: usize| (round + step) % turns;
    let there = |one: usize| (one < count).then_some(one);
    let fixed = (at(0), there(turns));
    let others = (1..turns.div_ceil(2)).map(|step| (at(step), Some(at(turns - step))));
    std::iter::once(fixed).chain(others).collect()
}

/// Those who meet somebody in a round, and whoever meets nobody.
fn met_in(count: usize, round: usize) -> (Vec<Pair>, Option<usize>) {
    let all = meetings(count, round);
    let alone = all.iter().find(|(_, other)| other.is_none()).map(|&(one, _)| one);
    (all.into_iter().filter_map(|(one, other)| Some((one, other?))).collect(), alone)
}

fn pairs(people: usize, count: usize) -> Vec<Round> {
    let (pairs, single) = (people / 2, (people % 2 == 1).then(|| people - 1));
    let in_pair = |pair: usize| [2 * pair, 2 * pair + 1];
    let ways: Ways = (0..turns(pairs))
        .map(|meeting| {
            let alone: Vec<usize> = met_in(pairs, meeting).1.into_iter().flat_map(in_pair).collect();
            let Some(single) = single else { return vec![alone] };
            // Whoever has no partner sits out first, and pairs by themselves where they can.
            let one_more = std::iter::once(single).chain((0..single).rev());
            let one_more = one_more.filter(|person| !alone.contains(person));
            one_more.map(|person| alone.iter().copied().chain([person]).collect()).collect()
        })
        .collect();
    let none = || vec![Vec::new(); ways.len()];
    let turns = evenly(people, count, &ways, none);
    turns.into_iter().enumerate().map(|(round, turn)| pairs_meet(pairs, round, turn, single)).collect()
}

fn pairs_meet(pairs: usize, round: usize, turn: Turn, single: Option<usize>) -> Round {
    let seated = |person: usize| match single {
        Some(single) if turn.out.contains(&person) => single,
        _ => person,
    };
    let table = |(table, (one, other)): (usize, Pair)| {
        // Nobody has the same cards all evening.
        let (first, second) = if (round + table).is_multiple_of(2) { (one, other) } else { (other, one) };
        [2 * first, 2 * second, 2 * first + 1, 2 * second + 1].map(seated).to_vec()
    };
    let tables = met_in(pairs, turn.meeting).0.into_iter().enumerate().map(table);
    Round { tables: tables.collect(), byes: turn.out }
}

/// Who may sit out of a meeting of these pairs, at which somebody may be alone.
type WaysOut<'a> = dyn Fn(&[Pair], Option<usize>) -> Vec<Vec<usize>> + 'a;

fn everyone_in_turn(people: usize, count: usize) -> Vec<Turn> {
    let of_meeting = |out_of: &WaysOut<'_>| -> Ways {
        let all = (0..turns(people)).map(|meeting| met_in(people, meeting));
        all.map(|(pairs, alone)| out_of(&pairs, alone)).collect()
    };
    let with = |alone: Option<usize>, (one, other): Pair| alone.into_iter().chain([one, other]).collect();
    let ways = of_meeting(&|pairs, alone| match pairs.len() % 2 {
        0 => vec![alone.into_iter().collect()],
        _ => pairs.iter().map(|&pair| with(alone, pair)).collect(),
    });
    // Two who are no pair may sit out, too: then their partners are one.
    let other = || {
        of_meeting(&|pairs, alone| {
            let all: Vec<usize> = pairs.iter().flat_map(|&(one, other)| [one, other]).collect();
            let two = |at: usize| all[at + 1..].iter().map(move |&other| (at, other));
            let two = (0..all.len()).flat_map(two).map(|(at, other)| (all[at], other));
            if pairs.len() % 2 == 0 { Vec::new() } else { two.map(|pair| with(alone, pair)).collect() }
        })
    };
    evenly(people, count, &ways, other)
}

/// Of the pairs of each meeting in turn the one sits out that has done so least often.
fn everyone_as_they_come(people: usize, count: usize) -> Vec<Turn> {
    let mut byes = vec![0_usize; people];
    let turn = |round: usize| {
        let (pairs, alone) = met_in(people, round);
        let rested = |&(one, other): &Pair| (byes[one].max(byes[other]), byes[one] + byes[other]);
        let out = pairs.iter().copied().min_by_key(rested).filter(|_| pairs.len() % 2 == 1);
        let out: Vec<usize> =
            alone.into_iter().chain(out.into_iter().flat_map(|(one, other)| [one, other])).collect();
        out.iter().for_each(|&person| byes[person] += 1);
        Turn { meeting: round, out }
    };
    (0..count).map(turn).collect()
}

/// How often people have met as opponents.
struct Met(Vec<Vec<usize>>);

fn everyone(people: usize, turns: Vec<Turn>) -> Vec<Round> {
    let mut met = Met(vec![vec![0; people]; people]);
    turns.into_iter().map(|turn| met.next(people, turn)).collect()
}

impl Met {
    fn next(&mut self, people: usize, Turn { meeting, out }: Turn) -> Round {
        let sits = |person: &usize| !out.contains(person);
        let (pairs, _) = met_in(people, meeting);
        let left = pairs.iter().filter(|(one, other)| sits(one) != sits(other));
        let left: Vec<usize> = left.map(|&(one, other)| if sits(&one) { one } else { other }).collect();
        let new = left.chunks_exact(2).map(|two| (two[0], two[1]));
        let pairs: Vec<Pair> =
            pairs.iter().copied().filter(|(one, other)| sits(one) && sits(other)).chain(new).collect();
        let tables = self.tables(&pairs).1;
        for &(pair, against) in &tables {
            for (one, other) in against_each_other(pair, against) {
                self.0[one][other] += 1;
                self.0[other][one] += 1;
            }
        }
        let seats = |((one, facing), (left, right))| vec![one, left, facing, right];
        Round { tables: tables.into_iter().map(seats).collect(), byes: out }
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
        let often = |(one, other): (usize, usize)| self.0[one][other];
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
    fn nobody_sits_out_who_could_play_and_nobody_twice_more_than_somebody_else() {
        for movement in [Movement::Pairs, Movement::Everyone] {
            for people in 4..22 {
                for count in [3, people, 24] {
                    let all = rounds(movement, people, 4, count);
                    assert_eq!(all.len(), count);
                    let mut byes = vec![0; people];
                    for round in &all {
                        everybody_sits_once(people, round);
                        assert_eq!(round.byes.len(), people % 4, "{movement:?} {people}");
                        round.byes.iter().for_each(|&person| byes[person] += 1);
                        let (least, most) = (byes.iter().min().unwrap(), byes.iter().max().unwrap());
                        assert!(most - least <= 1, "{movement:?} {people}: {least} to {most}");
                    }
                }
            }
        }
    }

    #[test]
    fn six_people_in_three_rounds_sit_out_once_each() {
        let all = rounds(Movement::Everyone, 6, 4, 3);
        let mut byes: Vec<usize> = all.iter().flat_map(|round| round.byes.clone()).collect();
        byes.sort_unstable();
        assert_eq!(byes, [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn whoever_has_no_partner_sits_out_first_and_then_for_the_others() {
        let all = rounds(Movement::Pairs, 5, 4, 5);
        assert_eq!((&all[0].byes[..], &all[0].tables[0][..]), (&[4][..], &[0, 2, 1, 3][..]));
        for round in &all[1..] {
            let table = &round.tables[0];
            assert!(table.contains(&4), "whoever has no partner plays for whoever sits out");
            let pairs = [(table[0], table[2]), (table[1], table[3])];
            let together = |pair: &&(usize, usize)| pair.0 / 2 == pair.1 / 2 && pair.0.max(pair.1) < 4;
            assert_eq!(pairs.iter().filter(together).count(), 1, "the other pair stays together");
        }
    }

    #[test]
    fn everyone_partners_everyone_once_where_some_sit_out() {
        for people in (4..27).filter(|people| people % 4 != 0) {
            let all = rounds(Movement::Everyone, people, 4, people + people % 2 - 1);
            let (least, most) = partners(&all, people);
            assert!(most <= 1 && (least == 1 || people % 4 > 1), "{people}");
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
