//! Which puzzle comes next.

use super::{Answer, Ratings, Record};
use crate::puzzle::{Kind, Name, Puzzle, Theme};

/// What somebody wants to be asked.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// The rules, as a code; any if there are none.
    pub rules: Option<String>,
    /// The theme; every one if there is none.
    pub theme: Option<Theme>,
    /// Those with all cards open, and not those from a seat.
    pub open: bool,
    /// Puzzles that were passed over at this sitting, and don't come again.
    pub passed: Vec<Name>,
}

impl Wish {
    /// Whether a puzzle is one of those wanted.
    #[must_use]
    pub fn is_for(&self, puzzle: &Puzzle) -> bool {
        (puzzle.kind == Kind::Open) == self.open
            && self.rules.as_ref().is_none_or(|rules| *rules == puzzle.rules)
            && self.theme.is_none_or(|theme| theme == puzzle.theme)
    }
}

/// Among so many of the nearest puzzles one is taken that is about something else than the last one.
const NEAREST: usize = 5;

/// The next puzzle: of those not seen yet one whose rating is near that of the player. When all were seen it is one
/// that was answered longest ago, those first that were missed.
#[must_use]
pub fn next<'a>(
    puzzles: &'a [(Name, Puzzle)],
    record: &Record,
    wish: &Wish,
) -> Option<(&'a Name, &'a Puzzle)> {
    let wanted = || {
        let wanted =
            puzzles.iter().filter(|(name, puzzle)| wish.is_for(puzzle) && !wish.passed.contains(name));
        wanted.map(|(name, puzzle)| (name, puzzle))
    };
    let ratings = Ratings::of(&record.answers);
    let rating = |code: &str| ratings.of_rules(code).unwrap_or_default().rating;
    let far = |puzzle: &Puzzle| (f64::from(puzzle.difficulty) - rating(&puzzle.rules)).abs();
    let new = wanted().filter(|(name, _)| !record.has_seen(name));
    let mut new: Vec<_> = new.map(|(name, puzzle)| (far(puzzle), name, puzzle)).collect();
    new.sort_by(|(near, one, _), (far, other, _)| near.total_cmp(far).then(one.cmp(other)));
    new.truncate(NEAREST);
    let last =
        |(name, _): &&(&Name, &Puzzle)| record.answers.last().is_some_and(|last| last.puzzle == **name);
    let theme = record.answers.last().and_then(|last| theme_of(puzzles, last));
    let other = new.iter().find(|(.., puzzle)| Some(puzzle.theme) != theme).or(new.first());
    other.map(|(_, name, puzzle)| (*name, *puzzle)).or_else(|| {
        let before = |name: &Name| record.answers.iter().rposition(|answer| answer.puzzle == *name);
        let order = |(name, _): &(&Name, &Puzzle)| {
            let at = before(name);
            (at.is_some_and(|at| record.answers[at].solved), at)
        };
        let mut seen: Vec<_> = wanted().collect();
        seen.sort_by_key(order);
        // The last one doesn't come twice on end, if there is another.
        seen.iter().find(|one| !last(one)).or(seen.first()).copied()
    })
}

fn theme_of(puzzles: &[(Name, Puzzle)], answer: &Answer) -> Option<Theme> {
    puzzles.iter().find(|(name, _)| *name == answer.puzzle).map(|(_, puzzle)| puzzle.theme)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{puzzle::shipped, solved::How};

    fn answered(name: &Name, puzzle: &Puzzle, solved: bool) -> Answer {
        Answer::new(name, puzzle, 1_764_000_000, None, solved, How::Mixed)
    }

    #[test]
    fn every_puzzle_comes_once_near_the_rating_and_then_those_that_were_missed() {
        let wish = Wish { rules: Some("quebec-4".into()), ..Wish::default() };
        let all = shipped().iter().filter(|(_, puzzle)| wish.is_for(puzzle)).count();
        let mut record = Record::default();
        let mut missed = Vec::new();
        for number in 0..all {
            let (name, puzzle) = next(shipped(), &record, &wish).unwrap();
            assert!(!record.has_seen(name) && puzzle.rules == "quebec-4", "{name}");
            let last = record.answers.last().and_then(|last| theme_of(shipped(), last));
            assert!(number > all / 2 || last != Some(puzzle.theme), "two of {:?}", puzzle.theme);
            if number == 0 {
                let far = |puzzle: &Puzzle| puzzle.difficulty.abs_diff(1_500);
                let of_set = shipped().iter().filter(|(_, puzzle)| wish.is_for(puzzle));
                assert_eq!(Some(far(puzzle)), of_set.map(|(_, puzzle)| far(puzzle)).min());
            }
            let solved = number % 4 != 0;
            missed.extend((!solved).then(|| name.clone()));
            record.answers.push(answered(name, puzzle, solved));
        }
        let mut again = Vec::new();
        for _ in 0..missed.len() {
            let (name, puzzle) = next(shipped(), &record, &wish).unwrap();
            again.push(name.clone());
            record.answers.push(answered(name, puzzle, true));
        }
        assert_eq!(again, missed);
    }

    #[test]
    fn puzzles_with_all_cards_open_come_by_themselves() {
        for open in [false, true] {
            let mut wish = Wish { open, ..Wish::default() };
            let kind = if open { Kind::Open } else { Kind::Seat };
            for _ in 0..20 {
                let (name, puzzle) = next(shipped(), &Record::default(), &wish).unwrap();
                assert_eq!(puzzle.kind, kind);
                wish.passed.push(name.clone());
            }
        }
    }

    #[test]
    fn what_is_wished_for_is_asked_and_what_was_passed_over_is_not() {
        let record = Record::default();
        let mut wish = Wish { theme: Some(Theme::LastTrump), ..Wish::default() };
        let of_theme = shipped().iter().filter(|(_, puzzle)| wish.is_for(puzzle)).count();
        for _ in 0..of_theme {
            let (name, puzzle) = next(shipped(), &record, &wish).unwrap();
            assert_eq!(puzzle.theme, Theme::LastTrump);
            assert!(!wish.passed.contains(name));
            wish.passed.push(name.clone());
        }
        assert!(of_theme > 3 && next(shipped(), &record, &wish).is_none());
    }
}
