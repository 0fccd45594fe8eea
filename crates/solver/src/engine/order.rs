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

/// The cards to try at every place of the line that is being searched, one list after the other.
#[derive(Debug)]
pub(crate) struct Moves {
    list: Vec<Move>,
}

impl Moves {
    /// No list.
    pub(crate) fn new() -> Self {
        Self { list: Vec::with_capacity(512) }
    }

    /// Where the next list begins.
    #[inline]
    pub(crate) const fn mark(&self) -> usize {
        self.list.len()
    }

    /// Drops the lists from a mark on.
    #[inline]
    pub(crate) fn drop_from(&mut self, mark: usize) {
        self.list.truncate(mark);
    }

    /// The last list, from its mark.
    #[inline]
    pub(crate) fn from_mark(&mut self, mark: usize) -> &mut [Move] {
        &mut self.list[mark..]
    }

    /// Puts the best of the moves from `next` on to that place and gives it.
    #[inline]
    pub(crate) fn choose(&mut self, next: usize) -> Option<Move> {
        let rest = self.list.get_mut(next..)?;
        let mut best = 0;
        for (index, other) in rest.iter().enumerate() {
            if other.score > rest[best].score {
                best = index;
            }
        }
        let chosen = *rest.get(best)?;
        rest.swap(0, best);
        Some(chosen)
    }

    #[inline]
    fn push(&mut self, run: u64, demand: u8) {
        let card = 1 << (63 - run.leading_zeros());
        self.list.push(Move { card, run, demand, score: 0 });
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
    fn push_cards<const N: usize, const PLAIN: bool>(&mut self, board: &Board<PLAIN>, trick: &Trick<N>, cards: u64) {
        let mut equal = cards & !trick.upper(board);
        if board.twins() != 0 {
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
        let mut single = cards & !equal & !board.jokers();
        while single != 0 {
            let card = single & single.wrapping_neg();
            self.push(card, NONE);
            single ^= card;
        }
        let jokers = cards & board.jokers();
        if jokers != 0 {
            self.push_jokers(board, trick, jokers, NONE);
        }
    }

    /// Adds jokers without a suit: two in one place are equal.
    fn push_jokers<const N: usize, const PLAIN: bool>(&mut self, board: &Board<PLAIN>, trick: &Trick<N>, jokers: u64, demand: u8) {
        if jokers == board.jokers() & trick.all && jokers & trick.upper(board) == 0 {
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

    /// Adds what the leader of a trick may play.
    pub(crate) fn leads<const N: usize, const PLAIN: bool>(&mut self, board: &Board<PLAIN>, trick: &Trick<N>) {
        let moves = self;
        let held = trick.hands[usize::from(trick.leader)] & !trick.covered(board);
        let jokers = held & board.jokers();
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
    }

    /// Adds what a follower may play.
    #[inline]
    pub(crate) fn follow<const N: usize, const PLAIN: bool>(&mut self, board: &Board<PLAIN>, trick: &Trick<N>, zone: usize, led: u8) {
        let held = trick.hands[zone] & !trick.covered(board);
        let mut cards = held;
        if led < NONE {
            let following = held & board.suits[usize::from(led)];
            if following != 0 {
                if trick.upper(board) | board.twins() == 0 {
                    let suit = trick.all & board.suits[usize::from(led)];
                    self.push_suit(following, suit & !following);
                    return;
                }
                cards = following;
            } else if board.must_joker() && held & board.jokers() != 0 {
                cards = held & board.jokers();
            }
        }
        self.push_cards(board, trick, cards);
    }

    /// Every card was tried: where the lowest run of a suit lies partly among the cards that mattered, all of it does.
    /// (A higher run has a lower card beside it that was tried too, and stands for any card below those that mattered.)
    pub(crate) fn whole_runs<const PLAIN: bool>(&self, mark: usize, board: &Board<PLAIN>, hand: u64, ranks: u64) -> u64 {
        let mut whole = ranks;
        for chosen in &self.list[mark..] {
            if chosen.run != chosen.card {
                whole |= whole_run(board, hand, chosen.card, chosen.run, ranks);
            }
        }
        whole
    }
}

/// The cards that mattered, after a run of `hand` was tried by its highest card only.
#[inline]
pub(crate) fn whole_run<const PLAIN: bool>(board: &Board<PLAIN>, hand: u64, card: u64, run: u64, ranks: u64) -> u64 {
    let suit = board.suit_of[card.trailing_zeros() as usize];
    if suit == NONE {
        return ranks;
    }
    let suit = board.suits[usize::from(suit)];
    let mattered = ranks & suit;
    let lowest = mattered & mattered.wrapping_neg();
    let low = run & run.wrapping_neg();
    if lowest > low && lowest <= card && hand & suit & (low - 1) == 0 { ranks | low } else { ranks }
}

/// The cards a follower may play, if all of them touch.
#[inline]
pub(crate) fn only_run<const N: usize, const PLAIN: bool>(board: &Board<PLAIN>, trick: &Trick<N>, zone: usize, led: u8) -> Option<u64> {
    if led >= NONE || trick.upper(board) | board.twins() != 0 {
        return None;
    }
    let suit = board.suits[usize::from(led)];
    let following = trick.hands[zone] & !trick.covered(board) & suit;
    if following == 0 {
        return None;
    }
    let lowest = following & following.wrapping_neg();
    let between = trick.all & suit & !following & !(lowest - 1) & (u64::MAX >> following.leading_zeros());
    if between == 0 { Some(following) } else { None }
}

/// Gives the cards of who plays last their order.
#[inline]
pub(crate) fn ends<const N: usize, const PLAIN: bool>(
    board: &Board<PLAIN>,
    trick: &Trick<N>,
    table: &OnTable<N>,
    zone: usize,
    moves: &mut [Move],
) {
    let ours = board.hunts(usize::from(table.best_zone)) == board.hunts(zone);
    let hand = trick.hands[zone];
    for chosen in moves {
        let card = chosen.card;
        let suit = board.suit_of[card.trailing_zeros() as usize];
        let cards = if suit == NONE { board.jokers() } else { board.suits[usize::from(suit)] } & trick.all;
        let low = (cards & !(card | (card - 1))).count_ones() as i16;
        let wins = board.beats(card, table.best, table.winners);
        chosen.score = if suit == table.led {
            match (wins, ours) {
                (true, _) => w(24) + w(33) * low,
                (false, true) => w(25) + w(34) * low,
                (false, false) => w(28) + w(35) * low,
            }
        } else if wins {
            if ours { w(31) + w(33) * low } else { w(29) + w(33) * low }
        } else {
            discard(board, hand, cards, chosen, low)
        };
    }
}

/// The score of a card that can't win.
#[inline]
fn discard<const PLAIN: bool>(board: &Board<PLAIN>, hand: u64, cards: u64, chosen: &Move, low: i16) -> i16 {
    let length = (hand & cards).count_ones() as i16;
    let top = highest(cards);
    let mut score = w(32) + w(37) * low + w(38) * length;
    if chosen.run & top != 0 {
        score += w(39);
    }
    if chosen.card & board.trumps != 0 {
        score += w(40);
    }
    if length == 1 && hand & board.trumps != 0 {
        score += w(45);
    }
    if length == 2 && hand & highest(cards ^ top) != 0 {
        score += w(46);
    }
    score
}

/// What the features of a card weigh.
#[cfg(tune)]
pub(crate) static WEIGHTS: [std::sync::atomic::AtomicI16; 48] = [const { std::sync::atomic::AtomicI16::new(0) }; 48];
#[cfg(tune)]
#[inline]
fn w(index: usize) -> i16 {
    WEIGHTS[index].load(std::sync::atomic::Ordering::Relaxed)
}
pub(crate) const DEFAULT_WEIGHTS: [i16; 48] = [
    -15, 0, 16, 20, 1, 6, 22, -78, -49, 11, 4, 0, 3, 7, 7, 1, 3, 29, 0, 0, 0, 1, 0, 0,
    80, 61, 37, 38, 0, 111, 48, -29, 24, 2, 9, 3, 3, 0, 3, -15, -18, 0, 0, 0, 0, 11, 0, 0,
];
#[cfg(not(tune))]
#[inline]
const fn w(index: usize) -> i16 {
    DEFAULT_WEIGHTS[index]
}

#[inline]
const fn highest(cards: u64) -> u64 {
    if cards == 0 { 0 } else { 1 << (63 - cards.leading_zeros()) }
}

/// Gives leads their order.
pub(crate) fn leads<const N: usize, const PLAIN: bool>(board: &Board<PLAIN>, trick: &Trick<N>, moves: &mut [Move], first: u64, need: i32) {
    let leader = usize::from(trick.leader);
    let side = board.hunts(leader);
    let hand = trick.hands[leader];
    let stoppers = board.trumps | board.jokers();
    let all_needed = if side { need == i32::from(trick.left) } else { need == 1 };
    let mut at = 0;
    while at < moves.len() {
        let suit = board.suit_of[moves[at].card.trailing_zeros() as usize];
        if suit == NONE {
            moves[at].score = w(17);
            at += 1;
            continue;
        }
        let cards = trick.all & board.suits[usize::from(suit)];
        let mine = hand & cards;
        let top = highest(cards);
        let second = highest(cards ^ top);
        let mut score = 0;
        if suit == board.trump {
            score += w(0);
        }
        let trump = suit == board.trump;
        let mut seen = false;
        let mut ally_top = false;
        for place in 1..N {
            let zone = board.zone::<N>(trick.leader, place);
            let other = trick.hands[zone];
            let length = (other & cards).count_ones() as i16;
            let ruffs = length == 0 && !trump && other & stoppers != 0;
            if board.hunts(zone) == side {
                score += w(12) * length;
                if ruffs {
                    score += w(6);
                }
                if other & top != 0 {
                    ally_top = true;
                }
                if other & second != 0 {
                    score += w(14);
                }
            } else {
                score += w(11) * length;
                if ruffs {
                    score += if seen { w(8) } else { w(7) };
                }
                if other & top != 0 {
                    score += if seen { w(4) } else { w(5) };
                }
                if other & second != 0 {
                    score += if seen { w(19) } else { w(18) };
                }
                if trump {
                    score += w(20) * length;
                }
                seen = true;
            }
        }
        if mine & top != 0 {
            score += w(1);
        }
        if mine & second != 0 {
            score += w(13);
        }
        let length = mine.count_ones() as i16;
        if length == 1 && hand & board.trumps != 0 && !trump {
            score += w(9);
        }
        if length == 2 && hand & board.trumps != 0 && !trump {
            score += w(22);
        }
        score += w(10) * length;
        while at < moves.len() && moves[at].card & cards != 0 {
            let chosen = &mut moves[at];
            let card = chosen.card;
            let place = (cards & !(card | (card - 1))).count_ones() as i16;
            let mut own = score + w(15) * place;
            if chosen.run & mine.wrapping_neg() != 0 {
                own += w(23);
            }
            if card == top {
                own += w(2);
                if all_needed {
                    own += w(21);
                }
            } else if ally_top {
                own += w(3);
            }
            if chosen.run != card {
                own += w(16);
            }
            if chosen.run & first != 0 {
                own += 5000;
            }
            chosen.score = own;
            at += 1;
        }
    }
}

/// The highest card with which a zone can win a trick.
#[inline]
fn best_card<const N: usize, const PLAIN: bool>(board: &Board<PLAIN>, trick: &Trick<N>, table: &OnTable<N>, zone: usize) -> u64 {
    let hand = trick.hands[zone];
    if table.led < NONE {
        let following = hand & board.suits[usize::from(table.led)];
        if following != 0 {
            return highest(following);
        }
    }
    highest(hand & (board.trumps | board.jokers()))
}

/// Gives followers' cards their order.
pub(crate) fn follows<const N: usize, const PLAIN: bool>(
    board: &Board<PLAIN>,
    trick: &Trick<N>,
    table: &OnTable<N>,
    place: usize,
    zone: usize,
    moves: &mut [Move],
) {
    let side = board.hunts(zone);
    let (mut threat, mut help) = (0, 0);
    for later in place + 1..N {
        let other = board.zone::<N>(trick.leader, later);
        let card = best_card(board, trick, table, other);
        if board.hunts(other) == side {
            help = help.max(card);
        } else {
            threat = threat.max(card);
        }
    }
    let ours = board.hunts(usize::from(table.best_zone)) == side;
    let follows = table.led < NONE && trick.hands[zone] & board.suits[usize::from(table.led)] != 0;
    let hand = trick.hands[zone];
    for chosen in moves {
        let card = chosen.card;
        let suit = board.suit_of[card.trailing_zeros() as usize];
        let cards = if suit == NONE { board.jokers() } else { board.suits[usize::from(suit)] } & trick.all;
        let low = (cards & !(card | (card - 1))).count_ones() as i16;
        let wins = board.beats(card, table.best, table.winners);
        let best = if wins { card } else { table.best };
        let mine = wins || ours;
        let sure = mine && best > threat;
        let helped = help > threat && (mine || help > best);
        chosen.score = if follows {
            if sure {
                let early = if place == 1 { w(41) } else { 0 };
                if wins { w(24) + w(33) * low + early } else { w(25) + w(34) * low }
            } else if helped {
                let early = if place == 1 { w(42) } else { 0 };
                w(26) + w(34) * low + early
            } else if mine && wins {
                w(27) + w(36) * low
            } else {
                w(28) + w(35) * low
            }
        } else if wins {
            if ours && table.best > threat {
                w(31) + w(33) * low
            } else if sure {
                w(29) + w(33) * low
            } else {
                w(30) + w(36) * low
            }
        } else {
            discard(board, hand, cards, chosen, low)
        };
    }
}
