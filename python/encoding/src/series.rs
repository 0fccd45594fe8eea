//! Hands of bots, as data.

use std::sync::Arc;

use players::{Lineup, seed_of};
use rayon::prelude::*;
use table::{Seat, shuffle};

use crate::{hand::Hand, hands::Opponents, space::Space};

/// A hand that was played: enough to play it again.
///
/// ```
/// use std::sync::Arc;
/// use encoding::{Opponents, Space, play_series};
/// use five_hundred::Rules;
///
/// let space = Arc::new(Space::new(Rules::preset("australian-4")?));
/// let hands = play_series(&space, &[Opponents::Random; 4], 7, 0..3);
/// assert_eq!((hands.len(), hands[2].deal), (3, 2));
/// assert!(hands.iter().all(|hand| hand.moves.len() <= space.longest_hand()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its number in the series: with the series it is the seed of the cards, see [`seed_of`].
    pub deal: u64,
    /// The dealer.
    pub dealer: Seat,
    /// The pack from its top, as columns.
    pub pack: Vec<usize>,
    /// The moves.
    pub moves: Vec<usize>,
    /// The hand when it was over.
    pub end: Hand,
}

/// Plays deals of a series, each with nobody ahead, on all cores. The deal passes to the left from one to the next. The
/// same arguments give the same hands.
///
/// # Panics
/// If there isn't a player for each seat.
#[must_use]
pub fn play_series(
    space: &Arc<Space>,
    seats: &[Opponents],
    series: u64,
    deals: std::ops::Range<u64>,
) -> Vec<Played> {
    assert_eq!(seats.len(), space.rules().seats(), "a player for each seat");
    deals.into_par_iter().map(|deal| play_deal(space, seats, series, deal)).collect()
}

fn play_deal(space: &Arc<Space>, seats: &[Opponents], series: u64, deal: u64) -> Played {
    let seed = seed_of(series, deal);
    let mut pack = space.columns().to_vec();
    shuffle(seed, &mut pack);
    let dealer = Seat((deal % seats.len() as u64) as u8);
    let mut end = Hand::new(space.clone());
    end.deal(dealer, &pack);
    let seed = |seat: usize| series.rotate_left(32) ^ deal.wrapping_mul(8).wrapping_add(seat as u64);
    let mut players: Lineup<_> = seats.iter().enumerate().map(|(seat, who)| who.player(seed(seat))).collect();
    let mut moves = Vec::new();
    while let Some(seat) = end.turn() {
        let action = players[seat.index()].decide(space.rules(), &end.view(seat)).action;
        moves.extend(space.moves_of(action));
        end.act(action);
    }
    Played { deal, dealer, pack: pack.into_iter().map(|card| space.column(card)).collect(), moves, end }
}
