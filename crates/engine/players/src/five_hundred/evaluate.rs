//! What a hand is worth: expected tricks suit by suit, and the safety of a misère.
//!
//! Both play a suit out in thought against the cards that are out, with the expected number of followers each round.
//! They serve the auction, the discard and every card of the play alike, so that one idea of value runs through all.

use cards::{CardSet, Suit, SuitSet};

use super::ranking::{Ranking, Ranks, above, below, highest, without_lowest};
use crate::maths;

const MOST: usize = 40;

/// Another hand, of which only the size is known.
#[derive(Clone, Debug)]
pub(crate) struct Holder {
    pub(crate) enemy: bool,
    pub(crate) void: SuitSet,
    /// By number of cards: the chance that it holds none of them.
    absent: [f32; MOST],
}

impl Holder {
    /// A hand that has each unseen card with chance `share`.
    pub(crate) fn new(share: f32, enemy: bool, void: SuitSet) -> Self {
        let mut absent = [1.0; MOST];
        for n in 1..MOST {
            absent[n] = absent[n - 1] * (1.0 - share);
        }
        Self { enemy, void, absent }
    }

    /// The chance that it holds none of `count` cards of `suit`.
    fn lacks(&self, suit: Suit, count: u32) -> f32 {
        if self.void.contains(suit) { 1.0 } else { self.absent[(count as usize).min(MOST - 1)] }
    }
}

/// The holders of the cards that are out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
    pub(crate) holders: Vec<Holder>,
    /// How likely it is that somebody who could ruff has a trump left to do it.
    pub(crate) ruffs: f32,
}

/// What each trick given up in a suit takes from the worth of its later winners: without trumps the opponents run
/// theirs meanwhile.
const TEMPO: f32 = 0.72;
/// A suitless joker wins when it falls, but may have to wait for it.
const FREE_JOKER: f32 = 0.85;

impl Field {
    fn followers(&self, suit: Suit, out: u32) -> f32 {
        self.holders.iter().map(|holder| 1.0 - holder.lacks(suit, out)).sum()
    }

    fn unruffed(&self, suit: Suit, out: u32) -> f32 {
        let enemies = self.holders.iter().filter(|holder| holder.enemy);
        enemies.map(|holder| 1.0 - holder.lacks(suit, out) * self.ruffs).product()
    }

    /// Tricks that `mine` will win in its suit.
    fn suit_tricks(&self, suit: Suit, mut mine: Ranks, mut out: Ranks, kind: SuitKind) -> f32 {
        let (mut won, mut debt, mut worth) = (0.0, 0.0, 1.0);
        while mine != 0 {
            let count = out.count_ones();
            let top = highest(mine);
            let survives = if kind == SuitKind::Side { self.unruffed(suit, count) } else { 1.0 };
            debt += self.followers(suit, count);
            if above(out, top) == 0 {
                won += worth * survives;
                mine &= !(1 << top);
            } else {
                mine = without_lowest(mine);
                out &= !(1 << highest(out));
                debt -= 1.0;
                if kind == SuitKind::NoTrumps {
                    worth *= TEMPO;
                }
            }
            while debt >= 0.5 && out != 0 {
                out = without_lowest(out);
                debt -= 1.0;
            }
        }
        won
    }

    /// Tricks that long and high cards of one suit win without trumps beyond those that are masters already.
    pub(crate) fn to_set_up(&self, ranking: &Ranking<'_>, suit: Suit, hand: CardSet, out: CardSet) -> f32 {
        let (mine, out) = (ranking.ranks_of(hand, suit), ranking.ranks_of(out, suit));
        let masters = if out == 0 { mine } else { above(mine, highest(out)) };
        self.suit_tricks(suit, mine, out, SuitKind::NoTrumps) - masters.count_ones() as f32
    }

    /// The chance that a suit is won by no trick, when defenders who see it go for it.
    pub(crate) fn holds_out(&self, ranking: &Ranking<'_>, suit: Suit, hand: CardSet, out: CardSet) -> f32 {
        let mine = ranking.ranks_of(hand, suit);
        if mine == 0 { 1.0 } else { self.suit_safety(suit, mine, ranking.ranks_of(out, suit)) }
    }

    /// Tricks that a hand will win by itself, `out` being the cards of others.
    pub(crate) fn tricks(&self, ranking: &Ranking<'_>, hand: CardSet, out: CardSet) -> f32 {
        self.tricks_by(ranking, hand, |suit, mine| self.tricks_in(ranking, suit, mine, out))
    }

    /// The same, told what the cards of each suit bring.
    pub(crate) fn tricks_by(
        &self,
        ranking: &Ranking<'_>,
        hand: CardSet,
        mut in_suit: impl FnMut(Suit, CardSet) -> f32,
    ) -> f32 {
        let free = (hand & ranking.free).len() as f32 * FREE_JOKER;
        ranking.by_suit(hand).fold(free, |sum, (suit, mine)| sum + in_suit(suit, mine))
    }

    /// Tricks that `mine`, cards of one suit, will win by themselves.
    pub(crate) fn tricks_in(&self, ranking: &Ranking<'_>, suit: Suit, mine: CardSet, out: CardSet) -> f32 {
        let kind = match ranking.trump() {
            None => SuitKind::NoTrumps,
            Some(trump) if trump == suit => SuitKind::Trumps,
            Some(_) => SuitKind::Side,
        };
        self.suit_tricks(suit, ranking.ranks(mine), ranking.ranks_of(out, suit), kind)
    }

    /// The chance that a hand wins no trick against these holders.
    pub(crate) fn safety(&self, ranking: &Ranking<'_>, hand: CardSet, out: CardSet) -> f32 {
        self.safety_by(ranking, hand, |suit, mine| self.holds_out(ranking, suit, mine, out))
    }

    /// The same, told how safe the cards of each suit are.
    pub(crate) fn safety_by(
        &self,
        ranking: &Ranking<'_>,
        hand: CardSet,
        mut in_suit: impl FnMut(Suit, CardSet) -> f32,
    ) -> f32 {
        // Low jokers win nothing, whatever they are played to.
        let free = if hand.intersects(ranking.free) && !ranking.low { 0.03 } else { 1.0 };
        ranking.by_suit(hand).fold(free, |safe, (suit, mine)| safe * in_suit(suit, mine))
    }

    /// The defenders lead the suit from below, round after round; each time the hand ducks with its highest card that
    /// stays under, or is exposed with its lowest.
    fn suit_safety(&self, suit: Suit, mut mine: Ranks, mut out: Ranks) -> f32 {
        let (mut safe, mut debt, mut attack) = (1.0, 0.0, ATTACK);
        while mine != 0 {
            let count = out.count_ones();
            if count == 0 {
                // Nobody can lead it any more; the hand itself may have to.
                safe *= 1.0 - 0.35 * attack;
                break;
            }
            let lowest = mine.trailing_zeros();
            let lead = out.trailing_zeros();
            if lowest < lead {
                mine &= !(1 << highest(below(mine, lead)));
            } else {
                safe *= 1.0 - attack * self.caught(suit, lowest, out);
                mine = without_lowest(mine);
            }
            debt += self.followers(suit, count);
            while debt >= 0.5 && out != 0 {
                out = without_lowest(out);
                debt -= 1.0;
            }
            attack *= FADING;
        }
        safe
    }

    /// The chance that a lead below `power` is won by it: nobody else has to go above.
    fn caught(&self, suit: Suit, power: u32, out: Ranks) -> f32 {
        let lower = below(out, power).count_ones();
        let higher = out.count_ones() - lower;
        let someone_leads: f32 = 1.0 - self.holders.iter().map(|h| h.lacks(suit, lower)).product::<f32>();
        let mut below_all = 1.0;
        for holder in self.holders.iter().skip(1) {
            let forced_above =
                holder.lacks(suit, lower.saturating_sub(1)) * (1.0 - holder.lacks(suit, higher));
            below_all *= 1.0 - forced_above;
        }
        someone_leads * below_all
    }
}

/// How often the defenders find the suit that hurts, and how fast that fades as cards are thrown.
const ATTACK: f32 = 0.75;
const FADING: f32 = 0.85;

#[derive(Clone, Copy, PartialEq, Eq)]
enum SuitKind {
    Trumps,
    Side,
    NoTrumps,
}

/// The distribution function of the normal law, by its logistic likeness.
pub(crate) fn normal(z: f32) -> f32 {
    1.0 / (1.0 + maths::expf(-1.702 * z))
}
