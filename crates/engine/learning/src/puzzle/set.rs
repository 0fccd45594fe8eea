//! A set of puzzles: none like another, and of many kinds.

use std::collections::{BTreeMap, BTreeSet};

use cards::{Card, CardSet, Suit};
use five_hundred::View;
use table::{Seat, Viewer};

use super::{AnySituation, Puzzle, Puzzling, Theme, facts::Facts};
use crate::Situation;

/// The most of a set that one theme may be, of 100.
const THEME: usize = 15;

/// The puzzles of a set that stay: each shape once, and of each theme no more than its share, the first ones. What
/// stays keeps its order.
#[must_use]
pub fn thinned(puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    let kept = kept(&puzzles);
    puzzles.into_iter().enumerate().filter(|(at, _)| kept.contains(at)).map(|(_, puzzle)| puzzle).collect()
}

/// The places of those that stay.
pub(crate) fn kept(puzzles: &[Puzzle]) -> BTreeSet<usize> {
    let mut shapes = BTreeSet::new();
    let mut themes: BTreeMap<Theme, Vec<usize>> = BTreeMap::new();
    for (at, puzzle) in puzzles.iter().enumerate() {
        if shapes.insert(shape(puzzle)) {
            themes.entry(puzzle.theme).or_default().push(at);
        }
    }
    let most = most_of_a_theme(&themes.values().map(Vec::len).collect::<Vec<usize>>());
    themes.values().flat_map(|places| places.iter().take(most)).copied().collect()
}

/// The greatest number of puzzles of one theme that is no more than its share of what stays then; one at least.
fn most_of_a_theme(counts: &[usize]) -> usize {
    let all = |most: usize| counts.iter().map(|&count| count.min(most)).sum::<usize>();
    let largest = counts.iter().copied().max().unwrap_or(0);
    (1..=largest).rev().find(|&most| 100 * most <= THEME * all(most)).unwrap_or(1)
}

/// What a puzzle looks like with everything left away that makes no difference.
fn shape(puzzle: &Puzzle) -> String {
    match puzzle.open() {
        Ok(AnySituation::FiveHundred(situation)) => Puzzling::shape(puzzle, &situation),
        Ok(AnySituation::Rummy500(situation)) => Puzzling::shape(puzzle, &situation),
        Err(_) => format!("{puzzle:?}"),
    }
}

/// What a puzzle of Five Hundred looks like with names of suits, and ranks that make no difference, left away.
pub(super) fn shape_of_tricks(puzzle: &Puzzle, situation: &Situation) -> String {
    let Some(view) = situation.view() else { return format!("{puzzle:?}") };
    let Some(facts) = Facts::new(&situation.rules, &view) else {
        // Before there is a contract a hand is what it is.
        return format!("{:?} {:?} {}", puzzle.ask, view.calls, own_hand(&view));
    };
    let name = |card: Card| format!("{}{}", u8::from(facts.is_trump(card)), facts.above(card));
    let mut suits: Vec<String> = Suit::ALL
        .iter()
        .map(|&suit| {
            let mut cards: Vec<String> = facts.of(facts.hand, suit).into_iter().map(name).collect();
            cards.sort_unstable();
            let follows = u8::from(facts.led == Some(suit));
            format!("{follows}:{}/{}", cards.join(" "), facts.of(facts.unseen, suit).len())
        })
        .collect();
    suits.sort_unstable();
    let trick: Vec<String> =
        view.trick.iter().flat_map(|trick| &trick.plays).map(|play| name(play.card)).collect();
    let needed = view.contract.as_ref().map_or(0, |contract| contract.needed);
    let ours = |seat: Seat| facts.is_friend(seat) || seat == facts.me;
    let seats = Seat::all(view.seats.len()).zip(&view.seats);
    let won: u8 = seats.filter(|&(seat, _)| ours(seat)).map(|(_, shown)| shown.tricks).sum();
    format!(
        "{:?} {:?} {:?} {} {needed} {won} {:?} {} {}",
        puzzle.kind,
        puzzle.ask,
        facts.role,
        facts.misere,
        facts.strain.trump().is_some(),
        trick.join(" "),
        suits.join(" | ")
    )
}

/// The hand of whoever looks.
fn own_hand(view: &View) -> CardSet {
    let Viewer::Seat(seat) = view.viewer else { return CardSet::EMPTY };
    view.seats.get(seat.index()).and_then(|seat| seat.hand).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_has_its_share_of_what_stays() {
        // Eight themes with plenty: an eighth each.
        assert_eq!(most_of_a_theme(&[20; 8]), 20);
        // One that is everywhere is cut to the share of what is left: 9 of 60.
        assert_eq!(most_of_a_theme(&[60, 9, 9, 9, 8, 8, 8]), 9);
        // Too few themes: one of each.
        assert_eq!(most_of_a_theme(&[5, 5]), 1);
    }
}
