//! Information set Monte Carlo tree search: one tree of what a seat may come to know, grown in a new world each time.
//!
//! Source: Cowling, Powley and Whitehouse, *Information Set Monte Carlo Tree Search* (2012), the variant with a single
//! observer. What a seat can't see is made up by [`Hand::worlds`], never looked at.

use std::collections::HashMap;

use players::five_hundred::Belief;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use table::Seat;

use crate::hand::Hand;

/// How to search.
///
/// ```
/// use std::sync::Arc;
/// use encoding::{Hand, Search, Space};
/// use five_hundred::{Rules, table::{Game, Seat}};
///
/// let rules = Rules::preset("australian-4")?;
/// let pack = rules.pack_in_order();
/// let mut hand = Hand::new(Arc::new(Space::new(rules)));
/// hand.deal(Seat(0), &pack);
/// let visits = Search { iterations: 50, ..Search::default() }.visits(&hand, 7);
/// assert_eq!(visits.iter().sum::<u32>(), 50);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// How many worlds are tried.
    pub iterations: u32,
    /// How much what was seldom tried is preferred: the constant of UCB1, for values from 0 to 1.
    pub exploration: f64,
    /// The belief about cards that can't be seen.
    pub belief: Belief,
}

impl Default for Search {
    fn default() -> Self {
        Self { iterations: 1_000, exploration: 0.7, belief: Belief { calls: false, discards: false } }
    }
}

/// A move from a node: where it leads, and what came of it.
#[derive(Default)]
struct Branch {
    node: usize,
    visits: u32,
    /// How often the move was legal when the node was met.
    available: u32,
    value: f64,
}

#[derive(Default)]
struct Node {
    branches: HashMap<usize, Branch>,
}

/// Points that are as good as a won hand, or as bad as a lost one.
const SPAN: f64 = 250.0;

impl Search {
    /// How often each move was tried for the seat in turn, by its number: the more often, the better. All 0 if nobody
    /// is in turn.
    #[must_use]
    pub fn visits(&self, hand: &Hand, seed: u64) -> Vec<u32> {
        self.visits_while(hand, seed, || true)
    }

    /// The same, as long as `go_on` says so: it is asked now and then.
    #[must_use]
    pub fn visits_while(&self, hand: &Hand, seed: u64, go_on: impl Fn() -> bool) -> Vec<u32> {
        let mut visits = vec![0; hand.space().moves().len()];
        let Some(seat) = hand.turn() else { return visits };
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut tree = vec![Node::default()];
        for iteration in 0..self.iterations {
            if iteration % 256 == 0 && !go_on() {
                break;
            }
            let world = hand.worlds(seat, self.belief, 1, dice.next_u64()).pop();
            // A view that nothing can be made up for is searched as it is by nobody: the hand itself is not looked at.
            let Some(world) = world else { break };
            self.try_world(world, &mut tree, &mut dice);
        }
        for (&number, branch) in &tree[0].branches {
            visits[number] = branch.visits;
        }
        visits
    }

    fn try_world(&self, mut world: Hand, tree: &mut Vec<Node>, dice: &mut ChaCha8Rng) {
        let mut path = Vec::new();
        let mut at = 0;
        let mut mask = vec![0; world.space().moves().len()];
        while let Some(seat) = world.turn() {
            let legal = legal_moves(&world, seat, &mut mask);
            let (number, is_new) = self.choose(&mut tree[at], &legal, dice);
            path.push((at, number, seat));
            if is_new {
                tree.push(Node::default());
                let node = tree.len() - 1;
                tree[at].branches.entry(number).or_default().node = node;
            }
            at = tree[at].branches[&number].node;
            world.play(number).ok();
            if is_new {
                break;
            }
        }
        while let Some(seat) = world.turn() {
            let legal = legal_moves(&world, seat, &mut mask);
            world.play(legal[dice.next_u32() as usize % legal.len()]).ok();
        }
        let points = world.points();
        for (node, number, seat) in path {
            let branch = tree[node].branches.entry(number).or_default();
            branch.visits += 1;
            branch.value += worth(&points, seat);
        }
    }

    /// A move that hasn't been tried here, any of them; otherwise the one with the highest bound.
    fn choose(&self, node: &mut Node, legal: &[usize], dice: &mut ChaCha8Rng) -> (usize, bool) {
        for number in legal {
            if let Some(branch) = node.branches.get_mut(number) {
                branch.available += 1;
            }
        }
        let new: Vec<usize> =
            legal.iter().copied().filter(|number| !node.branches.contains_key(number)).collect();
        if !new.is_empty() {
            let number = new[dice.next_u32() as usize % new.len()];
            node.branches.insert(number, Branch { available: 1, ..Branch::default() });
            return (number, true);
        }
        let bound = |number: &usize| {
            let branch = &node.branches[number];
            let visits = f64::from(branch.visits.max(1));
            branch.value / visits + self.exploration * (f64::from(branch.available).ln() / visits).sqrt()
        };
        let best = legal.iter().copied().max_by(|one, other| bound(one).total_cmp(&bound(other)));
        (best.unwrap_or_default(), false)
    }
}

/// What the points of a hand are worth to a seat, from 0 to 1: those above the average of the table.
fn worth(points: &[i32], seat: Seat) -> f64 {
    let average = f64::from(points.iter().sum::<i32>()) / points.len() as f64;
    let ahead = f64::from(points[seat.index()]) - average;
    (ahead / (2.0 * SPAN) + 0.5).clamp(0.0, 1.0)
}

fn legal_moves(hand: &Hand, seat: Seat, mask: &mut [u8]) -> Vec<usize> {
    hand.mask(seat, mask);
    (0..mask.len()).filter(|&number| mask[number] == 1).collect()
}
