//! The cards that may be played, each run of touching cards once, and the order in which they are tried.

use super::{
    bits::highest,
    board::{Board, NONE, Trick},
    search::OnTable,
    weight,
};

/// A run of touching cards to try by its highest: score, demanded suit, lowest and highest bit in one word, so that the
/// greatest word is the best, and of equal scores the lower card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move(u32);

/// A bias added to scores to keep them positive.
const BIAS: i32 = 1 << 15;

impl Move {
    #[inline]
    const fn new(run: u64, demand: u8) -> Self {
        Self((demand as u32) << 12 | (63 - run.trailing_zeros()) << 6 | run.leading_zeros())
    }

    /// A card of `hand` with those that touch it: no card of `others` lies between.
    #[inline]
    const fn touching(hand: u64, others: u64, card: u64) -> Self {
        let below = u64::MAX >> (others & (card - 1)).leading_zeros();
        let above = others & !(card | (card - 1));
        let end = above & above.wrapping_neg();
        Self::new(hand & end.wrapping_sub(1) & !below, NONE)
    }

    /// A card, or none, with those of its hand that touch it, if that can be told without listing the others.
    #[inline]
    pub(crate) fn unlisted<const N: usize, const PLAIN: bool>(
        board: &Board<PLAIN>,
        trick: &Trick<N>,
        hand: u64,
        card: u64,
    ) -> Option<Self> {
        let plain = trick.upper(board) | board.twins() == 0;
        (plain && card & !board.jokers() != 0)
            .then(|| Self::touching(hand, (trick.all & !hand) | board.gaps, card))
    }

    /// The highest card of the run.
    #[inline]
    pub(crate) const fn card(self) -> u64 {
        1 << (63 - (self.0 & 63))
    }

    /// The lowest.
    #[inline]
    pub(crate) const fn lowest(self) -> u64 {
        1 << (63 - (self.0 >> 6 & 63))
    }

    /// Every place from the lowest to the highest.
    #[inline]
    pub(crate) const fn span(self) -> u64 {
        self.card() | (self.card() - self.lowest())
    }

    /// The suit a joker demands.
    #[inline]
    pub(crate) const fn demand(self) -> u8 {
        (self.0 >> 12 & 7) as u8
    }

    #[inline]
    const fn set_score(&mut self, score: i16) {
        self.0 = self.0 & 0xFFFF | ((score as i32 + BIAS) as u32) << 16;
    }
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
    pub(crate) fn last_list(&mut self, mark: usize) -> &mut [Move] {
        &mut self.list[mark..]
    }

    /// Puts the best of the moves from `next` on to that place and gives it.
    #[inline]
    pub(crate) fn choose(&mut self, next: usize) -> Option<Move> {
        let (first, rest) = self.list.get_mut(next..)?.split_first_mut()?;
        let mut best = first.0;
        for other in rest {
            // Without a branch: which is better can't be foreseen.
            (best, other.0) = (best.max(other.0), best.min(other.0));
        }
        first.0 = best;
        Some(Move(best))
    }

    #[inline]
    fn push(&mut self, run: u64, demand: u8) {
        self.list.push(Move::new(run, demand));
    }

    /// Adds cards, each run once. Runs end at a card of `others`: there is something between any two suits.
    #[inline]
    fn push_runs(&mut self, mut cards: u64, others: u64) {
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
    fn push_cards<const N: usize, const PLAIN: bool>(
        &mut self,
        board: &Board<PLAIN>,
        trick: &Trick<N>,
        cards: u64,
    ) {
        let mut equal = cards & !trick.upper(board);
        if board.twins() != 0 {
            // A card whose equal somebody else holds is like no other.
            equal &= !board.twins_of(trick.all & !cards, trick.all);
        }
        self.push_runs(equal & !board.jokers(), (trick.all & !equal) | board.gaps);
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
    fn push_jokers<const N: usize, const PLAIN: bool>(
        &mut self,
        board: &Board<PLAIN>,
        trick: &Trick<N>,
        jokers: u64,
        demand: u8,
    ) {
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
    pub(crate) fn leads<const N: usize, const PLAIN: bool>(
        &mut self,
        board: &Board<PLAIN>,
        trick: &Trick<N>,
    ) {
        let moves = self;
        let held = trick.hands[trick.leader()] & !trick.covered(board);
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
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn follow<const N: usize, const PLAIN: bool>(
        &mut self,
        board: &Board<PLAIN>,
        trick: &Trick<N>,
        zone: usize,
        led: u8,
    ) {
        let held = trick.hands[zone] & !trick.covered(board);
        let mut cards = held;
        if board.is_suit(led) {
            let following = held & board.suit(led);
            if following != 0 {
                if board.may_keep_back(trick, held, led) {
                    cards = following | held & board.jokers();
                } else if trick.upper(board) | board.twins() == 0 {
                    let suit = trick.all & board.suit(led);
                    self.push_runs(following, suit & !following);
                    return;
                } else {
                    cards = following;
                }
            } else if board.must_joker() && held & board.jokers() != 0 {
                cards = held & board.jokers();
            }
        }
        self.push_cards(board, trick, cards);
    }
}

/// The cards that mattered, after all of `hand` were tried, each run by its highest card only: where the lowest run of
/// a suit lies partly among them, all of it does. (A higher run has a lower card beside it that was tried too, and
/// stands for any card below those that mattered.) `all` are the cards still to be played.
#[cfg_attr(target_arch = "x86_64", inline)]
#[cfg_attr(target_arch = "wasm32", inline(never))]
pub(crate) fn whole_runs(all: u64, hand: u64, ranks: u64, suits: &[u64]) -> u64 {
    let others = all & !hand;
    suits.iter().fold(ranks, |whole, suit| {
        let mattered = ranks & suit;
        let lowest = mattered & mattered.wrapping_neg();
        let held = hand & suit;
        let low = held & held.wrapping_neg();
        let between = others & (lowest | lowest.wrapping_sub(1)) & !low.wrapping_sub(1);
        whole | if (low < lowest) & (between == 0) { low } else { 0 }
    })
}

/// The best cards of those who play later in the trick: of the other side, and of this one; 0 where nobody does.
#[cfg_attr(target_arch = "x86_64", inline(always))]
fn yet_to_come<const N: usize, const PLAIN: bool>(
    board: &Board<PLAIN>,
    trick: &Trick<N>,
    table: &OnTable<N>,
    place: usize,
    side: bool,
) -> (u64, u64) {
    let (mut threat, mut help) = (0, 0);
    for later in place + 1..N {
        let other = board.zone::<N>(trick.leader, later);
        let card = best_card(board, trick, table, other);
        if board.maximizes(other) == side {
            help = help.max(card);
        } else {
            threat = threat.max(card);
        }
    }
    (threat, help)
}

/// For a hand that can follow: the lowest card of the run that is worth trying before the others.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(crate) fn likely<const N: usize, const PLAIN: bool>(
    board: &Board<PLAIN>,
    trick: &Trick<N>,
    table: &OnTable<N>,
    place: usize,
    zone: usize,
    following: u64,
) -> u64 {
    let side = board.maximizes(zone);
    let (threat, help) = yet_to_come(board, trick, table, place, side);
    let ours = board.maximizes(table.winner()) == side;
    // A partner who plays later wins, or the trick is a partner's already.
    let helped = (help > threat) & (ours | (help > table.best)) | ours & (table.best > threat);
    // Every card that can win is above all that can't.
    let beating = following & !(table.best | (table.best - 1));
    let sure = beating & !threat.wrapping_sub(1);
    let sure = if threat == 0 { beating } else { sure };
    // The best card on the table is beaten without this card, which would not win.
    let spared = (help > table.best) | ours & (board.trumps != 0);
    let from = if helped || beating == 0 || sure == 0 && spared {
        following
    } else if sure != 0 {
        sure
    } else {
        beating
    };
    from & from.wrapping_neg()
}

/// For the last hand to play where it can't follow: the lowest trump that takes the trick from the others; 0 if there
/// is none.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(crate) fn ruff<const N: usize, const PLAIN: bool>(
    board: &Board<PLAIN>,
    trick: &Trick<N>,
    table: &OnTable<N>,
    zone: usize,
) -> u64 {
    if board.maximizes(table.winner()) == board.maximizes(zone) {
        return 0;
    }
    let ruffs = trick.hands[zone] & board.trumps & !(table.best | (table.best - 1));
    ruffs & ruffs.wrapping_neg()
}

/// Gives the cards of the last hand to play their order.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(crate) fn ends<const N: usize, const PLAIN: bool>(
    board: &Board<PLAIN>,
    trick: &Trick<N>,
    table: &OnTable<N>,
    zone: usize,
    moves: &mut [Move],
) {
    let ours = board.maximizes(table.winner()) == board.maximizes(zone);
    for chosen in moves {
        let card = chosen.card();
        let suit = board.suit_of(card);
        let wins = board.beats(card, table.best, table.winners);
        let score = if suit == table.led {
            let (score, per_low) = weight::LAST[usize::from(wins) | usize::from(ours) << 1];
            score + per_low * low(board, trick, card)
        } else if wins {
            let score = if ours { weight::RUFF_OURS } else { weight::RUFF };
            score + weight::WIN_LOW * low(board, trick, card)
        } else {
            discard(board, trick, zone, card)
        };
        chosen.set_score(score);
    }
}

/// The cards of a card's suit that are still to be played.
#[inline]
fn suit_with<const N: usize, const PLAIN: bool>(board: &Board<PLAIN>, trick: &Trick<N>, card: u64) -> u64 {
    let suit = board.suit_of(card);
    let cards = if !board.is_suit(suit) { board.jokers() } else { board.suit(suit) };
    cards & trick.all
}

/// How many cards of its suit are above a card.
#[inline]
fn low<const N: usize, const PLAIN: bool>(board: &Board<PLAIN>, trick: &Trick<N>, card: u64) -> i16 {
    (suit_with(board, trick, card) & !(card | (card - 1))).count_ones() as i16
}

/// The score of a card that can't win.
#[inline]
fn discard<const N: usize, const PLAIN: bool>(
    board: &Board<PLAIN>,
    trick: &Trick<N>,
    zone: usize,
    card: u64,
) -> i16 {
    let suit = board.suit_of(card);
    let length = if !board.is_suit(suit) { 1 } else { trick.length(zone, usize::from(suit)) as i16 };
    weight::DISCARD
        + weight::DISCARD_LENGTH * length
        + weight::DISCARD_TOP * i16::from(card == highest(suit_with(board, trick, card)))
        + weight::DISCARD_TRUMP * i16::from(card & board.trumps != 0)
        + weight::DISCARD_LAST * i16::from((length == 1) & (trick.hands[zone] & board.trumps != 0))
}

/// Gives leads their order.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(crate) fn leads<const N: usize, const PLAIN: bool>(
    board: &Board<PLAIN>,
    trick: &Trick<N>,
    moves: &mut [Move],
    first: u64,
) {
    let leader = trick.leader();
    let side = board.maximizes(leader);
    let hand = trick.hands[leader];
    let stoppers = board.trumps | board.jokers();
    let no_trumps = usize::from(board.trumps == 0);
    let mut at = 0;
    while at < moves.len() {
        let suit = board.suit_of(moves[at].card());
        if !board.is_suit(suit) {
            moves[at].set_score(weight::JOKER_LEAD);
            at += 1;
            continue;
        }
        let cards = trick.all & board.suit(suit);
        let mine = hand & cards;
        let top = highest(cards);
        let second = highest(cards ^ top);
        let trump = suit == board.trump;
        let mut score = weight::TRUMP_LEAD * i16::from(trump);
        let mut seen = false;
        let mut ally_top = false;
        for place in 1..N {
            let zone = board.zone::<N>(trick.leader, place);
            let other = trick.hands[zone];
            let length = trick.length(zone, usize::from(suit)) as i16;
            let ruffs = i16::from((length == 0) & !trump & (other & stoppers != 0));
            let has_second = i16::from(other & second != 0);
            if board.maximizes(zone) == side {
                score += weight::ALLY_LENGTH * length + weight::ALLY_RUFFS * ruffs;
                score += weight::SECOND_ALLY * has_second;
                ally_top |= other & top != 0;
            } else {
                score += weight::THEIR_LENGTH * length + weight::THEIR_TRUMPS * length * i16::from(trump);
                if seen {
                    score += weight::LAST_RUFFS * ruffs;
                } else {
                    score += weight::NEXT_RUFFS * ruffs;
                    score += weight::TOP_NEXT * i16::from(other & top != 0);
                    score += weight::SECOND_NEXT * has_second;
                }
                seen = true;
            }
        }
        let length = trick.length(leader, usize::from(suit)) as i16;
        let may_ruff = (hand & board.trumps != 0) & !trump;
        score += weight::TOP_HERE[no_trumps] * i16::from(mine & top != 0);
        score += weight::SECOND_HERE * i16::from(mine & second != 0);
        score += weight::SINGLETON * i16::from(may_ruff & (length == 1));
        score += weight::DOUBLETON * i16::from(may_ruff & (length == 2));
        score += weight::LENGTH * length;
        while at < moves.len() && moves[at].card() & cards != 0 {
            let chosen = &mut moves[at];
            let card = chosen.card();
            let is_top = i16::from(card == top);
            let mut own = score + weight::RUN_LEAD * i16::from(chosen.lowest() != card);
            own += weight::TOP_CARD * is_top;
            own += weight::LOW_TO_TOP[no_trumps] * i16::from((card != top) & ally_top);
            own += weight::FOUND * i16::from(chosen.span() & first != 0);
            chosen.set_score(own);
            at += 1;
        }
    }
}

/// The highest card with which a zone can win a trick.
#[inline]
fn best_card<const N: usize, const PLAIN: bool>(
    board: &Board<PLAIN>,
    trick: &Trick<N>,
    table: &OnTable<N>,
    zone: usize,
) -> u64 {
    let hand = trick.hands[zone];
    if board.is_suit(table.led) {
        let following = hand & board.suit(table.led);
        if following != 0 {
            return highest(following);
        }
    }
    highest(hand & (board.trumps | board.jokers()))
}

/// Gives followers' cards their order.
#[cfg_attr(target_arch = "x86_64", inline(always))]
pub(crate) fn follows<const N: usize, const PLAIN: bool>(
    board: &Board<PLAIN>,
    trick: &Trick<N>,
    table: &OnTable<N>,
    place: usize,
    zone: usize,
    moves: &mut [Move],
    first: u64,
) {
    let side = board.maximizes(zone);
    let (threat, help) = yet_to_come(board, trick, table, place, side);
    let ours = board.maximizes(table.winner()) == side;
    let follows = board.is_suit(table.led) && trick.hands[zone] & board.suit(table.led) != 0;
    for chosen in moves {
        let card = chosen.card();
        let wins = board.beats(card, table.best, table.winners);
        let best = if wins { card } else { table.best };
        let mine = wins | ours;
        let sure = mine & (best > threat);
        let helped = (help > threat) & (mine | (help > best));
        let score = if follows {
            let prospect = usize::from(wins) | usize::from(sure) << 1 | usize::from(helped) << 2;
            let (score, per_low) = weight::FOLLOW[prospect];
            score + per_low * low(board, trick, card)
        } else if wins {
            let without = (help > threat) & (help > table.best);
            let (score, per_low) = if ours && table.best > threat || without {
                (weight::RUFF_OURS, weight::WIN_LOW)
            } else if sure {
                (weight::RUFF, weight::WIN_LOW)
            } else {
                (weight::RUFF_THREATENED, weight::THREATENED_LOW)
            };
            score + per_low * low(board, trick, card)
        } else {
            discard(board, trick, zone, card)
        };
        chosen.set_score(score + weight::FOUND * i16::from(chosen.span() & first != 0));
    }
}
