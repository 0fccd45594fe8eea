//! Seating an evening: its players, and their partners.

mod before;

use online_wire::{
    ParticipantId,
    club::{Evening, Fill, Movement},
};
use serde::{Deserialize, Serialize};

use crate::club::{
    Shape,
    movement::{Round, rounds},
};

pub(crate) use before::seated_before;

/// The people of an evening, by the numbers that rounds have: a member, or a bot.
pub(crate) type Slots = Vec<Option<ParticipantId>>;

/// The players of an evening, and their places in each round. It stands in the log, so that it is what it was whatever
/// seats later evenings.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seating {
    /// The people, by the numbers that rounds have: a member, or a bot.
    pub people: Vec<Option<ParticipantId>>,
    /// Their seats in each round.
    pub rounds: Vec<Round>,
}

/// How many rounds an evening has.
pub(crate) const fn count(plan: &Evening) -> u32 {
    plan.deals.div_ceil(plan.per_round)
}

/// Seats everybody who has checked in, with the partner they named. Where some sit out, no bot plays that isn’t needed
/// for one table.
pub(crate) fn seated(
    plan: &Evening,
    there: &[(ParticipantId, Option<ParticipantId>)],
    shape: Shape,
) -> Seating {
    let mut people = match plan.movement {
        // Neighbours in this list face each other at a table of four.
        Movement::Nobody | Movement::Pairs if shape.partners => paired(there),
        _ => there.iter().map(|&(member, _)| Some(member)).collect(),
    };
    let sit_out = plan.fill == Fill::Bye && plan.movement != Movement::Nobody;
    if !sit_out || people.len() < shape.seats {
        people.resize(people.len().next_multiple_of(shape.seats), None);
    }
    let mut rounds = rounds(plan.movement, people.len(), shape.seats, count(plan) as usize);
    if plan.movement == Movement::Nobody && shape.partners {
        rounds.iter_mut().flat_map(|round| &mut round.tables).for_each(|table| table.swap(1, 2));
    }
    Seating { people, rounds }
}

/// Those who are partners because they want it: they named each other, or one named somebody who would play with
/// anybody.
pub(crate) fn wanted_pairs(
    there: &[(ParticipantId, Option<ParticipantId>)],
) -> Vec<(ParticipantId, ParticipantId)> {
    let command = |member: ParticipantId| there.iter().find(|(other, _)| *other == member).map(|it| it.1);
    let mut pairs: Vec<(ParticipantId, ParticipantId)> = Vec::new();
    for agreed in [true, false] {
        for &(member, partner) in there {
            let Some(partner) = partner.filter(|&partner| partner != member) else { continue };
            let wants = command(partner).is_some_and(|command| command == agreed.then_some(member));
            let taken = |one: ParticipantId| pairs.iter().any(|&(other, with)| other == one || with == one);
            if wants && !taken(member) && !taken(partner) {
                pairs.push((member, partner));
            }
        }
    }
    pairs
}

/// Pairs one after the other: those who want it, then whoever is left as they came. Whoever is left over is the last.
fn paired(there: &[(ParticipantId, Option<ParticipantId>)]) -> Slots {
    let wanted = wanted_pairs(there);
    let mut slots: Slots = wanted.iter().flat_map(|&(one, other)| [Some(one), Some(other)]).collect();
    let left = there.iter().map(|&(member, _)| Some(member)).filter(|member| !slots.contains(member));
    let left: Vec<Option<ParticipantId>> = left.collect();
    slots.extend(left);
    slots
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn v(number: u32) -> ParticipantId {
        ParticipantId(number)
    }

    #[test]
    fn partners_are_those_who_want_it_and_nobody_takes_whoever_named_another() {
        let there =
            [(v(0), Some(v(2))), (v(1), Some(v(4))), (v(2), None), (v(3), Some(v(9))), (v(4), Some(v(1)))];
        assert_eq!(wanted_pairs(&there), [(v(1), v(4)), (v(0), v(2))]);
        assert_eq!(paired(&there), [1, 4, 0, 2, 3].map(|it| Some(v(it))));
        // Two named the same: the first of them has their command.
        let there = [(v(0), Some(v(2))), (v(1), Some(v(2))), (v(2), None)];
        assert_eq!(wanted_pairs(&there), [(v(0), v(2))]);
        // Dee wants Eve, and Eve wants Gus, who would play with anybody.
        let there = [(v(0), Some(v(1))), (v(1), Some(v(2))), (v(2), None)];
        assert_eq!(wanted_pairs(&there), [(v(1), v(2))]);
        assert_eq!(wanted_pairs(&[(v(0), Some(v(0)))]), []);
    }
}
