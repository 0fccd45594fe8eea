//! The cards that may be played, each run of touching cards once, and the order in which they are tried.

use super::{
    board::{Board, NONE, Trick},
    search::OnTable,
};

/// A card to try.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move {
    /// The highest of its run.
    pub(crate) card: u64,
    /// The cards that are equal to it.
    pub(crate) run: u64,
    /// The suit a joker demands.
    pub(crate) demand: u8,
    /// What to try first: the higher.
    pub(crate) score: i16,
}

const NO_MOVE: Move = Move { card: 0, run: 0, demand: NONE, score: 0 };
/// Ten cards, two of them jokers with four demands each, or as many as a hand with a kitty.
const MOST: usize = 24;

/// The cards to try.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moves {
    list: [Move; MOST],
    len: usize,
    next: usize,
}

impl Moves {
    const fn new() -> Self {
        Self { list: [NO_MOVE; MOST], len: 0, next: 0 }
    }

    /// How many.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// All of them as they are.
    pub(crate) fn ordered(&self) -> impl Iterator<Item = Move> {
        self.list[..self.len].iter().copied()
    }

    /// All of them, to be given scores.
    pub(crate) fn all(&mut self) -> &mut [Move] {
        &mut self.list[..self.len]
    }

    /// The next best.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<Move> {
        let rest = &mut self.list[self.next..self.len];
        let mut best = 0;
        for (index, other) in rest.iter().enumerate() {
            if other.score > rest[best].score {
                best = index;
            }
        }
        let chosen = *rest.get(best)?;
        rest.swap(0, best);
        self.next += 1;
        Some(chosen)
    }

    #[inline]
    fn push(&mut self, run: u64, demand: u8) {
        if self.len < MOST {
            let card = 1 << (63 - run.leading_zeros());
            self.list[self.len] = Move { card, run, demand, score: 0 };
            self.len += 1;
        }
    }

    /// Adds the cards of one suit, each run once.
    #[inline]
    fn push_suit(&mut self, mut cards: u64, others: u64) {
        while cards != 0 {
            let low = cards & cards.wrapping_neg();
            let above = others & !(low | (low - 1));
            let end = above & above.wrapping_neg();
            let run = cards & end.wrapping_sub(1);
            self.push(run, NONE);
            cards ^= run;
        }
    }

    /// Adds cards of any suits.
    #[inline]
    fn push_cards<const N: usize>(&mut self, board: &Board, trick: &Trick<N>, cards: u64) {
        let mut equal = cards & !trick.upper;
        if board.twins != 0 {
            // A card whose equal somebody else holds is like no other.
            equal &= !board.twins_of(trick.all & !cards, trick.all);
        }
        let others = trick.all & !equal;
        for suit in board.suits {
            let mine = equal & suit;
            if mine != 0 {
                self.push_suit(mine, others & suit);
            }
        }
        let mut single = cards & !equal & !board.jokers;
        while single != 0 {
            let card = single & single.wrapping_neg();
            self.push(card, NONE);
            single ^= card;
        }
        let jokers = cards & board.jokers;
        if jokers != 0 {
            self.push_jokers(board, trick, jokers, NONE);
        }
    }

    /// Adds jokers without a suit: two in one place are equal.
    fn push_jokers<const N: usize>(&mut self, board: &Board, trick: &Trick<N>, jokers: u64, demand: u8) {
        if jokers == board.jokers & trick.all && jokers & trick.upper == 0 {
            self.push(jokers, demand);
            return;
        }
        let mut jokers = jokers;
        while jokers != 0 {
            let joker = jokers & jokers.wrapping_neg();
            self.push(joker, demand);
            jokers ^= joker;
        }
    }

    /// What the leader of a trick may play.
    pub(crate) fn leads<const N: usize>(board: &Board, trick: &Trick<N>) -> Self {
        let mut moves = Self::new();
        let held = trick.hands[usize::from(trick.leader)] & !trick.covered;
        let jokers = held & board.jokers;
        moves.push_cards(board, trick, held & !jokers);
        if jokers != 0 {
            let suits = board.demandable(trick.led);
            for suit in (0..4).filter(|suit| suits >> suit & 1 == 1) {
                moves.push_jokers(board, trick, jokers, suit);
            }
            if suits == 0 && held == jokers {
                moves.push_jokers(board, trick, jokers, NONE);
            }
        }
        moves
    }

    /// What a follower may play.
    #[inline]
    pub(crate) fn follow<const N: usize>(board: &Board, trick: &Trick<N>, zone: usize, led: u8) -> Self {
        let mut moves = Self::new();
        let held = trick.hands[zone] & !trick.covered;
        let mut cards = held;
        if led < NONE {
            let following = held & board.suits[usize::from(led)];
            if following != 0 {
                if trick.upper | board.twins == 0 {
                    let suit = trick.all & board.suits[usize::from(led)];
                    moves.push_suit(following, suit & !following);
                    return moves;
                }
                cards = following;
            } else if board.must_joker && held & board.jokers != 0 {
                cards = held & board.jokers;
            }
        }
        moves.push_cards(board, trick, cards);
        moves
    }

    /// Every card was tried: where the lowest run of a suit lies partly among the cards that mattered, all of it does.
    pub(crate) fn whole_runs(&self, board: &Board, ranks: u64) -> u64 {
        let mut whole = ranks;
        for chosen in &self.list[..self.len] {
            if chosen.run == chosen.card {
                continue;
            }
            let suit = board.suit_of[chosen.card.trailing_zeros() as usize];
            if suit == NONE {
                continue;
            }
            let mattered = ranks & board.suits[usize::from(suit)];
            let lowest = mattered & mattered.wrapping_neg();
            let low = chosen.run & chosen.run.wrapping_neg();
            if lowest > low && lowest <= chosen.card {
                whole |= low;
            }
        }
        whole
    }
}

/// Gives leads their order.
pub(crate) fn leads<const N: usize>(board: &Board, trick: &Trick<N>, moves: &mut Moves, first: u64) {
    let _ = (board, trick);
    for chosen in moves.all() {
        chosen.score = if chosen.run & first != 0 { 1000 } else { 0 };
    }
}

/// Gives followers' cards their order.
pub(crate) fn follows<const N: usize>(
    board: &Board,
    trick: &Trick<N>,
    table: &OnTable<N>,
    place: usize,
    zone: usize,
    moves: &mut Moves,
) {
    let _ = (trick, place);
    let ours = board.hunts(zone) == board.hunts(usize::from(table.best_zone));
    for chosen in moves.all() {
        let wins = board.beats(chosen.card, table.best, table.winners);
        let low = -(chosen.card.trailing_zeros() as i16);
        chosen.score = if wins != ours { 100 + low } else { low };
    }
}
