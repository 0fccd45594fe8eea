//! What contractors discard: mostly what the rule-based player would, else any cards, each as readily as cards of its
//! kind were seen to go. Both were measured on the discards of the players themselves (`habit/tests.rs`).

use cards::{Card, CardSet, Rank};

use crate::{
    chance::Chance,
    five_hundred::{
        discard,
        evaluate::Field,
        ranking::{Ranking, below},
    },
};

/// The discard of one contractor, as somebody imagines their cards.
pub(super) struct Habit<'a> {
    ranking: &'a Ranking<'a>,
    pub(super) misere: bool,
    /// All cards that they chose from.
    full: CardSet,
    count: u32,
}

impl<'a> Habit<'a> {
    pub(super) const fn new(ranking: &'a Ranking<'a>, misere: bool, full: CardSet, count: u32) -> Self {
        Self { ranking, misere, full, count }
    }

    /// What the rule-based player discards.
    pub(super) fn usual(&self, field: &Field, out: CardSet) -> CardSet {
        if self.misere {
            discard::dangers(self.ranking, field, self.full, out, self.count)
        } else {
            discard::losers(self.ranking, field, self.full, out, self.count)
        }
    }

    /// A discard with all of `must` and nothing but `may`, and how likely one is that fits so; `None` if there is none.
    pub(super) fn draw(
        &self,
        usual: CardSet,
        must: CardSet,
        may: CardSet,
        chance: &mut Chance,
    ) -> Option<(CardSet, f64)> {
        let more = self.count.checked_sub(must.len())? as usize;
        let free: Vec<(Card, f64)> = (may - must).into_iter().map(|card| (card, self.odds(card))).collect();
        let sums = Sums::new(&free, more);
        let must_go: f64 = must.into_iter().map(|card| self.odds(card)).product();
        let all: Vec<(Card, f64)> = self.full.into_iter().map(|card| (card, self.odds(card))).collect();
        let unusual =
            (1.0 - self.usually()) * must_go * sums.all() / Sums::new(&all, self.count as usize).all();
        let fits = (must - usual).is_empty() && (usual - may).is_empty() && usual.len() == self.count;
        let as_usual = if fits { self.usually() } else { 0.0 };
        let likely = as_usual + unusual;
        if likely <= 0.0 {
            return None;
        }
        let goes = if chance.unit() * likely < as_usual { usual } else { must | sums.draw(&free, chance) };
        Some((goes, likely))
    }

    /// How often the discard is that of the rule-based player.
    fn usually(&self) -> f64 {
        USUALLY[self.table()]
    }

    /// How readily a card goes, compared with others.
    fn odds(&self, card: Card) -> f64 {
        ODDS[self.table()][self.kind(card)]
    }

    /// Contracts in a suit, without trumps, and of no trick.
    fn table(&self) -> usize {
        match (self.misere, self.ranking.trump()) {
            (true, _) => 2,
            (false, None) => 1,
            (false, Some(_)) => 0,
        }
    }

    /// The kind of a card among those that it was chosen from.
    fn kind(&self, card: Card) -> usize {
        if self.misere { self.kind_in_misere(card) } else { self.kind_in_tricks(card) }
    }

    /// Jokers and bowers, the ace, the king and queen, the others of trumps; of another suit the ace, the king and
    /// queen by whether others go with them, the others by how many the suit has.
    fn kind_in_tricks(&self, card: Card) -> usize {
        let rank = card.rank();
        if self.ranking.free.contains(card) {
            return 0;
        }
        if self.ranking.is_trump(card) {
            return match rank {
                None | Some(Rank::Jack) => 0,
                Some(Rank::Ace) => 1,
                Some(Rank::King | Rank::Queen) => 2,
                Some(_) => 3,
            };
        }
        let suit = self.ranking.suit_of(card);
        let length = suit.map_or(0, |suit| self.ranking.of(self.full, suit).len());
        match rank {
            Some(Rank::Ace) => 4,
            Some(Rank::King) if length > 1 => 5,
            Some(Rank::King) => 6,
            Some(Rank::Queen) if length > 2 => 7,
            _ => 7 + length.clamp(1, 4) as usize,
        }
    }

    /// By how many lower cards of its suit are with others, and whether the contractor has a lower one.
    fn kind_in_misere(&self, card: Card) -> usize {
        let Some(suit) = self.ranking.suit_of(card) else { return 0 };
        let lower =
            |set: CardSet| below(self.ranking.ranks_of(set, suit), self.ranking.power(card)).count_ones();
        let outside = match lower(self.ranking.pack() - self.full) {
            few @ 0..=2 => few,
            3..=4 => 3,
            5..=6 => 4,
            _ => 5,
        };
        let covered = lower(self.full) > 0;
        1 + 2 * outside as usize + usize::from(covered)
    }
}

/// The kinds of cards.
const KINDS: usize = 13;

/// How often contractors discard what the rule-based player would, by the table of odds: `club` and `strong` always
/// where there is a suit or no trumps, `expert` in 84% of 732 suit contracts and in 88% of 99 misères; others are left
/// some room.
const USUALLY: [f64; 3] = [0.8, 0.8, 0.85];

/// How readily cards of each kind go otherwise, as the discards of `expert` had it; of contracts without trumps too few
/// were seen, so that they have the numbers of suits. What was never seen is given a little.
const ODDS: [[f64; KINDS]; 3] = [TRICKS, TRICKS, NO_TRICKS];
const TRICKS: [f64; KINDS] =
    [0.001, 0.001, 0.002, 0.005, 0.005, 0.21, 0.80, 0.28, 1.0, 0.50, 0.85, 0.16, 0.16];
const NO_TRICKS: [f64; KINDS] =
    [0.005, 0.001, 0.001, 0.001, 0.001, 0.002, 0.001, 0.04, 0.005, 1.0, 0.015, 0.66, 0.69];

/// Sums of products: for every tail of a list of cards, and every number of them up to some, the odds of all choices
/// together.
struct Sums {
    most: usize,
    table: Vec<f64>,
}

impl Sums {
    fn new(cards: &[(Card, f64)], most: usize) -> Self {
        let wide = most + 1;
        let mut table = vec![0.0; (cards.len() + 1) * wide];
        table[cards.len() * wide] = 1.0;
        for (at, (_, odds)) in cards.iter().enumerate().rev() {
            for chosen in 0..wide {
                let with = if chosen > 0 { odds * table[(at + 1) * wide + chosen - 1] } else { 0.0 };
                table[at * wide + chosen] = table[(at + 1) * wide + chosen] + with;
            }
        }
        Self { most, table }
    }

    /// The odds of all choices of the most cards.
    fn all(&self) -> f64 {
        self.table[self.most]
    }

    /// One of these choices, by its odds.
    fn draw(&self, cards: &[(Card, f64)], chance: &mut Chance) -> CardSet {
        let (wide, mut left) = (self.most + 1, self.most);
        let mut drawn = CardSet::EMPTY;
        for (at, &(card, odds)) in cards.iter().enumerate() {
            if left == 0 {
                break;
            }
            let with = odds * self.table[(at + 1) * wide + left - 1];
            if chance.unit() * self.table[at * wide + left] < with {
                drawn.insert(card);
                left -= 1;
            }
        }
        drawn
    }
}

#[cfg(test)]
mod tests;
