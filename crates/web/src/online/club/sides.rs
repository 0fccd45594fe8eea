//! The sides that score together at the tables of an evening.

use online_wire::Opening;
use rummy_500::Rules as Rummy;
use table::{Game, Seat, SeatSet};

fn of<G: Game>(rules: &serde_json::Map<String, serde_json::Value>) -> Option<Vec<SeatSet>> {
    G::read_rules(rules).ok().map(|rules| rules.sides())
}

/// The seats of each side; nothing if the rules are none.
pub fn sides(opening: &Opening) -> Vec<SeatSet> {
    let sides = if opening.game == Rummy::NAME {
        of::<Rummy>(&opening.rules)
    } else {
        of::<five_hundred::Rules>(&opening.rules)
    };
    sides.unwrap_or_default()
}

/// Whether four people sit there, and those who face each other are partners.
pub fn are_pairs(opening: &Opening) -> bool {
    let pair = |one, other| [Seat(one), Seat(other)].into_iter().collect::<SeatSet>();
    sides(opening) == [pair(0, 2), pair(1, 3)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::{club::testing::told, friends::opening};
    use crate::rooms::tables;

    #[test]
    fn four_people_are_two_pairs_where_partners_face_each_other() {
        let of = |code: &str| opening(&tables::read(code).unwrap(), online_wire::Options::default());
        assert!(are_pairs(&told().club.evening.unwrap().plan.opening) && are_pairs(&of("quebec-4")));
        for other in ["australian-3", "australian-5", "american-6", "rummy-500"] {
            assert!(!are_pairs(&of(other)), "{other}");
        }
        assert_eq!(sides(&of("australian-3")).len(), 3);
        let mut nothing = of("australian-4");
        nothing.rules.insert("preset".to_owned(), "nowhere".into());
        assert!(sides(&nothing).is_empty() && !are_pairs(&nothing));
    }
}
