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
    use crate::participant::club::testing::told;

    #[test]
    fn four_people_are_two_pairs_where_partners_face_each_other() {
        let of = |game: &str, preset: &str| Opening {
            game: game.to_owned(),
            rules: serde_json::Map::from_iter([("preset".to_owned(), preset.into())]),
            options: online_wire::Options::default(),
        };
        let five_hundred = |preset| of(five_hundred::Rules::NAME, preset);
        assert!(
            are_pairs(&told().club.evening.unwrap().plan.opening) && are_pairs(&five_hundred("quebec-4"))
        );
        for other in ["australian-3", "australian-5", "american-6"] {
            assert!(!are_pairs(&five_hundred(other)), "{other}");
        }
        assert!(!are_pairs(&of(Rummy::NAME, "rummy-500")));
        assert_eq!(sides(&five_hundred("australian-3")).len(), 3);
        let nothing = five_hundred("nowhere");
        assert!(sides(&nothing).is_empty() && !are_pairs(&nothing));
    }
}
