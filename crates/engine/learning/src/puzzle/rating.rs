//! How difficult a puzzle is: players of fixed rating solve it or don't, and it gets the rating that is likeliest then.

use players::{Level, Playable, Player, five_hundred, rummy};

/// What bots play with; any seed would do.
const SEED: u64 = 1;

/// The ratings of the levels; that of Strong lies among those of the searches.
const LEVELS: [(Level, u16); 4] =
    [(Level::Beginner, 900), (Level::Casual, 1_000), (Level::Club, 1_150), (Level::Expert, 2_000)];
/// Those of Strong by the deals it imagines, for calls and discards as well.
const SEARCHES: [(usize, u16); 7] =
    [(1, 1_250), (2, 1_350), (4, 1_450), (8, 1_550), (16, 1_650), (32, 1_750), (64, 1_850)];
/// The least that a puzzle gets, which every one of these players solves; the most, and the steps between.
pub(crate) const LEAST: u16 = 600;
const MOST: u16 = 2_300;
const STEP: usize = 10;

/// What a level answers.
pub(crate) fn answer<G: Playable>(level: Level, rules: &G, view: &G::View) -> G::Action {
    level.player::<G>(SEED).decide(rules, view).action
}

/// A game whose searching players look at as many deals as they are told.
pub(crate) trait Searched: Playable {
    /// A player who imagines so many deals.
    fn search(worlds: usize) -> impl Player<Self>;
}

impl Searched for ::five_hundred::Rules {
    fn search(worlds: usize) -> impl Player<Self> {
        use five_hundred::{Expert, Skill};
        let skill = Skill { worlds, worlds_for_calls: worlds, worlds_for_exchange: worlds, ..Skill::QUICK };
        Expert::new(SEED, skill)
    }
}

impl Searched for rummy_500::Rules {
    fn search(worlds: usize) -> impl Player<Self> {
        use rummy::{Expert, Skill};
        Expert::new(SEED, Skill { worlds, turns: Skill::FULL.turns, ..Skill::QUICK })
    }
}

/// The rating of a puzzle, by which answers solve it.
pub(crate) fn difficulty<G: Searched>(rules: &G, view: &G::View, solves: impl Fn(G::Action) -> bool) -> u16 {
    let levels = LEVELS.map(|(level, rating)| (rating, solves(answer(level, rules, view))));
    let searches =
        SEARCHES.map(|(worlds, rating)| (rating, solves(G::search(worlds).decide(rules, view).action)));
    likeliest(&[&levels[..], &searches[..]].concat())
}

/// The rating at which these results are likeliest.
fn likeliest(results: &[(u16, bool)]) -> u16 {
    let likelihood = |puzzle: u16| -> f64 {
        let chance = |&(player, solved): &(u16, bool)| {
            let solves = 1.0 / (1.0 + 10_f64.powf((f64::from(puzzle) - f64::from(player)) / 400.0));
            if solved { solves } else { 1.0 - solves }
        };
        results.iter().map(chance).product()
    };
    let ratings = (LEAST..=MOST).step_by(STEP);
    ratings.max_by(|&one, &other| likelihood(one).total_cmp(&likelihood(other))).unwrap_or(LEAST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fewer_solve_is_rated_higher() {
        let rating =
            |best: u16| likeliest(&[900, 1_150, 1_450, 2_000].map(|player| (player, player >= best)));
        assert_eq!((rating(0), rating(3_000)), (LEAST, MOST));
        assert!(rating(1_000) < rating(1_300) && rating(1_300) < rating(1_800), "{}", rating(1_300));
        assert!((900..1_150).contains(&rating(1_000)));
    }
}
