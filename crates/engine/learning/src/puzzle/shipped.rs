//! The puzzles that come with the program.

use std::{collections::BTreeSet, sync::LazyLock};

use super::{Name, Puzzle};

/// The sets of each country, from a seat and with all cards open, and that of Rummy 500.
const SETS: [&str; 7] = [
    include_str!("../../puzzles/australian-4.jsonl"),
    include_str!("../../puzzles/quebec-4.jsonl"),
    include_str!("../../puzzles/american-4.jsonl"),
    include_str!("../../puzzles/open-australian-4.jsonl"),
    include_str!("../../puzzles/open-quebec-4.jsonl"),
    include_str!("../../puzzles/open-american-4.jsonl"),
    include_str!("../../puzzles/rummy-500.jsonl"),
];
const RETIRED: &str = include_str!("../../puzzles/retired.txt");

/// Every puzzle of every set but those that were retired, with its name. What can't be read is left out: the tests find
/// it.
pub fn shipped() -> &'static [(Name, Puzzle)] {
    static SHIPPED: LazyLock<Vec<(Name, Puzzle)>> = LazyLock::new(|| {
        let lines = SETS.iter().flat_map(|set| set.lines());
        let puzzles = lines.filter_map(|line| serde_json::from_str(line).ok());
        let named = puzzles.map(|puzzle: Puzzle| (puzzle.name(), puzzle));
        named.filter(|(name, _)| !retired().contains(name)).collect()
    });
    &SHIPPED
}

/// The names of puzzles that turned out to be wrong: they are asked no more, and count for nobody's rating.
pub fn retired() -> &'static BTreeSet<Name> {
    static NAMES: LazyLock<BTreeSet<Name>> = LazyLock::new(|| retired_of(RETIRED));
    &NAMES
}

/// The names in such a list: the first word of each line; the rest says why, and lines that begin with # are notes.
fn retired_of(list: &str) -> BTreeSet<Name> {
    let names = list.lines().filter_map(|line| line.split_whitespace().next());
    names.filter(|name| !name.starts_with('#')).map(|name| Name(name.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_every_set_is_asked_unless_it_is_retired() {
        let lines: usize = SETS.iter().map(|set| set.lines().count()).sum();
        let gone = retired();
        assert_eq!(shipped().len() + gone.len(), lines);
        let names: BTreeSet<&Name> = shipped().iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), shipped().len(), "two puzzles have one name");
        assert!(names.is_disjoint(&gone.iter().collect()));
    }

    #[test]
    fn a_list_of_retired_puzzles_has_names_and_reasons() {
        let list = "# name, and why\n\n0123456789ab two cards are as good\nba9876543210\n";
        let names: Vec<String> = retired_of(list).iter().map(ToString::to_string).collect();
        assert_eq!(names, ["0123456789ab", "ba9876543210"]);
    }
}
