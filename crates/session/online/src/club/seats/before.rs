//! Seating as evenings were seated whose logs don’t have their seats: they are read as they were played.

use online_wire::{
    ParticipantId,
    club::{Evening, Fill, Movement},
};

use super::{Seating, Slots, count};
use crate::club::{Shape, movement::rounds_before};

/// Seats everybody who has checked in, with the partner they named: the slots, and for each round their tables.
pub(crate) fn seated_before(
    plan: &Evening,
    there: &[(ParticipantId, Option<ParticipantId>)],
    shape: Shape,
) -> Seating {
    let seats = shape.seats;
    let mut slots: Slots = match plan.movement {
        Movement::Everyone => there.iter().map(|&(member, _)| Some(member)).collect(),
        // Neighbours in this list face each other at a table of four.
        _ if shape.partners => paired(there),
        _ => there.iter().map(|&(member, _)| Some(member)).collect(),
    };
    let fills = plan.fill == Fill::Bots || plan.movement == Movement::Nobody || slots.len() < seats;
    let of = if fills { seats } else { 1 };
    slots.resize(slots.len().next_multiple_of(of), None);
    let count = count(plan) as usize;
    let people = slots.len();
    let mut all = rounds_before(plan.movement, people, seats, count);
    if plan.movement == Movement::Nobody && shape.partners {
        all.iter_mut().flat_map(|round| &mut round.tables).for_each(|table| table.swap(1, 2));
    }
    Seating { people: slots, rounds: all }
}

/// Pairs one after the other: those who named each other, then those of whom one named the other, then whoever is left
/// as they came; who is left over has a bot.
fn paired(there: &[(ParticipantId, Option<ParticipantId>)]) -> Slots {
    let command =
        |member: ParticipantId| there.iter().find(|(other, _)| *other == member).and_then(|it| it.1);
    let is_there = |member: ParticipantId| there.iter().any(|(other, _)| *other == member);
    let mut left: Vec<ParticipantId> = there.iter().map(|&(member, _)| member).collect();
    let mut slots = Slots::new();
    for both in [true, false] {
        for member in left.clone() {
            let Some(partner) = command(member).filter(|&other| other != member && is_there(other)) else {
                continue;
            };
            let free = left.contains(&member) && left.contains(&partner);
            if free && (!both || command(partner) == Some(member)) {
                left.retain(|&other| other != member && other != partner);
                slots.extend([Some(member), Some(partner)]);
            }
        }
    }
    slots.extend(left.into_iter().map(Some));
    slots.resize(slots.len().next_multiple_of(2), None);
    slots
}
