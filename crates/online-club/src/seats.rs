//! Seating an evening: its players, and their partners.

use online_wire::{
    Visitor,
    club::{Evening, Fill, Movement},
};

use crate::{
    Shape,
    movement::{Round, rounds},
};

/// The people of an evening, by the numbers that rounds have: a member, or a bot.
pub(crate) type Slots = Vec<Option<Visitor>>;

/// How many rounds an evening has.
pub(crate) const fn count(plan: &Evening) -> u32 {
    plan.deals.div_ceil(plan.per_round)
}

/// Seats everybody who has checked in, with the partner they named: the slots, and for each round their tables.
pub(crate) fn arranged(
    plan: &Evening,
    there: &[(Visitor, Option<Visitor>)],
    shape: Shape,
) -> (Slots, Vec<Round>) {
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
    let mut all = rounds(plan.movement, people, seats, count);
    if plan.movement == Movement::Nobody && shape.partners {
        all.iter_mut().flat_map(|round| &mut round.tables).for_each(|table| table.swap(1, 2));
    }
    (slots, all)
}

/// Pairs one after the other: those who named each other, then those of whom one named the other, then whoever is left as they came; who
/// is left over has a bot.
fn paired(there: &[(Visitor, Option<Visitor>)]) -> Slots {
    let wish = |member: Visitor| there.iter().find(|(other, _)| *other == member).and_then(|it| it.1);
    let is_there = |member: Visitor| there.iter().any(|(other, _)| *other == member);
    let mut left: Vec<Visitor> = there.iter().map(|&(member, _)| member).collect();
    let mut slots = Slots::new();
    for both in [true, false] {
        for member in left.clone() {
            let Some(partner) = wish(member).filter(|&other| other != member && is_there(other)) else {
                continue;
            };
            let free = left.contains(&member) && left.contains(&partner);
            if free && (!both || wish(partner) == Some(member)) {
                left.retain(|&other| other != member && other != partner);
                slots.extend([Some(member), Some(partner)]);
            }
        }
    }
    slots.extend(left.into_iter().map(Some));
    slots.resize(slots.len().next_multiple_of(2), None);
    slots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_named_each_other_are_a_pair_and_whoever_is_left_over_has_a_bot() {
        let v = Visitor;
        let there =
            [(v(0), Some(v(2))), (v(1), Some(v(4))), (v(2), None), (v(3), Some(v(9))), (v(4), Some(v(1)))];
        let pairs = [Some(v(1)), Some(v(4)), Some(v(0)), Some(v(2)), Some(v(3)), None];
        assert_eq!(paired(&there), pairs);
        // Two named the same: the first of them has their wish.
        let there = [(v(0), Some(v(2))), (v(1), Some(v(2))), (v(2), None)];
        assert_eq!(paired(&there), [Some(v(0)), Some(v(2)), Some(v(1)), None]);
        let alone = [(v(0), Some(v(0)))];
        assert_eq!(paired(&alone), [Some(v(0)), None]);
    }
}
