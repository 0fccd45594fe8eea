//! Whether the counted zones can be made to win a number of tricks: depth-first, card by card, each answer with the
//! cards whose rank it rested on.
//!
//! An answer names the lowest card of each suit whose rank mattered. It then holds for every position of the same shape
//! in which the cards from there up have the same holders: cards below are interchangeable. Touching cards of a zone
//! are equal and tried once.

use std::hint::select_unpredictable;

use super::{
    bits::{highest, nth_highest},
    board::{Board, NONE, Trick},
    cpu_variants::{FastBits, compiled_twice},
    killers::KillerTable,
    order::{self, Move, Moves},
    quick_tricks,
    transposition_table::{Bounds, Known, Store},
};

/// An answer: whether the tricks are reached, and cards whose rank it rests on (only the lowest of each suit counts).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Verdict {
    pub(crate) reached: bool,
    pub(crate) ranks: u64,
}

/// The cards of the trick in progress.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OnTable<const N: usize> {
    /// In the order of play.
    pub(crate) cards: [u64; N],
    /// The card that wins so far, and its zone.
    pub(crate) best: u64,
    pub(crate) best_zone: u8,
    /// The suit to be followed.
    pub(crate) led: u8,
    /// The cards that can win the trick at all.
    pub(crate) winners: u64,
}

impl<const N: usize> OnTable<N> {
    /// The zone that wins so far.
    #[inline]
    pub(crate) const fn winner(&self) -> usize {
        self.best_zone as usize % N
    }

    /// The trick after its first card. A joker may demand a suit.
    pub(crate) fn begin<const PLAIN: bool>(board: &Board<PLAIN>, zone: usize, card: u64, demand: u8) -> Self {
        let mut cards = [0; N];
        cards[0] = card;
        let suit = board.suit_of(card);
        let led = if !board.is_suit(suit) { demand } else { suit };
        Self { cards, best: card, best_zone: zone as u8, led, winners: board.winners(led) }
    }

    /// The trick after one more card.
    #[inline]
    pub(crate) fn with<const PLAIN: bool>(
        &self,
        board: &Board<PLAIN>,
        place: usize,
        zone: usize,
        card: u64,
    ) -> Self {
        let mut next = *self;
        next.cards[place] = card;
        if board.low_jokers() && !board.is_suit(self.led) {
            next.led = board.suit_of(card);
            next.winners = board.winners(next.led);
        }
        let takes = board.beats(card, self.best, next.winners);
        next.best = select_unpredictable(takes, card, self.best);
        next.best_zone = select_unpredictable(takes, zone as u8, self.best_zone);
        next
    }
}

/// What a search works with.
#[derive(Debug)]
pub(crate) struct SearchMemory {
    store: Store,
    killers: KillerTable,
    #[cfg_attr(
        not(target_arch = "x86_64"),
        expect(dead_code, reason = "elsewhere there is one code for all")
    )]
    pub(crate) bits: FastBits,
}

impl SearchMemory {
    /// A table of at most this number of bytes, and what the processor has.
    pub(crate) fn new(bytes: usize) -> Self {
        Self { store: Store::new(bytes), killers: KillerTable::new(), bits: FastBits::here() }
    }

    /// Forgets what was found.
    pub(crate) fn clear(&mut self) {
        self.store.clear();
        self.killers.clear();
    }

    /// The same before a search that will find about as much.
    pub(crate) fn clear_for_as_much(&mut self) {
        self.store.clear_for_as_much();
        self.killers.clear();
    }
}

/// A search of one hand.
pub(crate) struct Search<'s, const N: usize, const PLAIN: bool> {
    pub(crate) board: &'s Board<PLAIN>,
    pub(crate) means: &'s mut SearchMemory,
    pub(crate) moves: Moves,
    /// Cards played so far, and how many may be.
    pub(crate) nodes: u64,
    pub(crate) limit: u64,
    /// Asked now and then whether to go on.
    pub(crate) go_on: &'s mut dyn FnMut(u64) -> bool,
    /// The search was broken off: what it answers means nothing.
    pub(crate) stopped: bool,
}

/// Cards that need not be tried: where the answer for a card rested on no card of its suit from it down, it is the
/// same for every card below those that mattered.
#[derive(Clone, Copy, Default)]
pub(crate) struct Alike(u64);

impl Alike {
    #[inline]
    pub(crate) const fn covers(self, card: u64) -> bool {
        self.0 & card != 0
    }

    #[inline]
    pub(crate) fn note<const PLAIN: bool>(
        &mut self,
        board: &Board<PLAIN>,
        upper: u64,
        card: u64,
        ranks: u64,
    ) {
        let suit = board.suit_of(card);
        if !board.is_suit(suit) || board.twins() != 0 || upper & card != 0 {
            return;
        }
        let suit = board.suit(suit);
        let mattered = ranks & suit;
        let below = (mattered & mattered.wrapping_neg()).wrapping_sub(1);
        if card & below != 0 {
            self.0 |= suit & below & !upper;
        }
    }
}

const NOTHING: Verdict = Verdict { reached: false, ranks: 0 };

impl<'s, const N: usize, const PLAIN: bool> Search<'s, N, PLAIN> {
    /// A search with a table, at most this number of cards, and somebody to ask whether to go on.
    pub(crate) fn new(
        board: &'s Board<PLAIN>,
        means: &'s mut SearchMemory,
        limit: u64,
        go_on: &'s mut dyn FnMut(u64) -> bool,
    ) -> Self {
        Self { board, means, moves: Moves::new(), nodes: 0, limit, go_on, stopped: false }
    }
}

impl<const N: usize, const PLAIN: bool> Search<'_, N, PLAIN> {
    /// Whether the counted zones win `need` of the tricks left, `need` being from 1 to all of them. Labels and lengths
    /// of the position are those of the trick before, until they are needed: `played` has its cards.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn lead(&mut self, trick: &mut Trick<N>, played: &[(u64, usize); N], need: i32) -> Verdict {
        // The suit that a low joker demands matters in the last trick, too.
        if trick.left == 1 && !(self.board.low_jokers() && self.leads_joker(trick)) {
            return self.last(trick);
        }
        trick.count_out(self.board, played);
        let key = trick.key(self.board);
        let known = self.means.store.find(key, &trick.labels, need);
        if let Known::Answer(reached, depths) = known {
            return Verdict { reached, ranks: self.lowest(trick, depths) };
        }
        if let Some(verdict) = quick_tricks::decided(self.board, trick, need) {
            return verdict;
        }
        let hand = trick.hands[trick.leader()];
        let occasion = KillerTable::occasion(hand, &[], need);
        let (verdict, best) = self.try_leads(trick, self.means.killers.card(occasion) & hand, need);
        if !self.stopped {
            if let Some(best) = best {
                self.means.killers.note(occasion, best.card());
            }
            let depths = self.depths(trick, verdict.ranks);
            let bounds = if verdict.reached {
                Bounds { low: need as u8, high: trick.left }
            } else {
                Bounds { low: 0, high: (need - 1) as u8 }
            };
            self.means.store.add(key, &trick.labels, known, depths, bounds);
        }
        verdict
    }

    /// Tries one lead after the other, `first` before the others; gives the answer, and the lead that did what its
    /// side wants.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn try_leads(&mut self, trick: &Trick<N>, first: u64, need: i32) -> (Verdict, Option<Move>) {
        let board = self.board;
        let zone = trick.leader();
        let maximizes = board.maximizes(zone);
        let mut ranks = 0;
        let mut alike = Alike::default();
        // Others are looked for only when what was good before is not: it most often is.
        if let Some(chosen) = Move::unlisted(board, trick, trick.hands[zone], first) {
            let table = OnTable::begin(board, zone, chosen.card(), chosen.demand());
            let verdict = self.after(trick, &table, 1, need);
            if self.stopped || verdict.reached == maximizes {
                return (verdict, Some(chosen));
            }
            ranks = verdict.ranks;
            alike.note(board, trick.upper(board), chosen.card(), verdict.ranks);
            alike.0 |= chosen.card();
        }
        let mark = self.moves.mark();
        self.moves.leads(board, trick);
        order::leads(board, trick, self.moves.last_list(mark), first);
        let mut next = mark;
        while let Some(chosen) = self.moves.choose(next) {
            next += 1;
            if alike.covers(chosen.card()) {
                continue;
            }
            let table = OnTable::begin(board, zone, chosen.card(), chosen.demand());
            let verdict = self.after(trick, &table, 1, need);
            if self.stopped || verdict.reached == maximizes {
                self.moves.drop_from(mark);
                return (verdict, Some(chosen));
            }
            ranks |= verdict.ranks;
            alike.note(board, trick.upper(board), chosen.card(), verdict.ranks);
        }
        let ranks = order::whole_runs(trick.all, trick.hands[zone], ranks, &board.suits);
        self.moves.drop_from(mark);
        (Verdict { reached: !maximizes, ranks }, None)
    }

    /// The position after `place` cards of a trick.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    pub(crate) fn after(&mut self, trick: &Trick<N>, table: &OnTable<N>, place: usize, need: i32) -> Verdict {
        self.nodes += 1;
        if self.nodes & 1023 == 0 && (self.nodes >= self.limit || !(self.go_on)(self.nodes)) {
            self.stopped = true;
            return NOTHING;
        }
        if place == N { self.finish(trick, table, need) } else { self.follow(trick, table, place, need) }
    }

    compiled_twice! {
        fn finish = finish_here(trick: &Trick<N>, table: &OnTable<N>, need: i32) -> Verdict;
        fn follow = follow_here(trick: &Trick<N>, table: &OnTable<N>, place: usize, need: i32) -> Verdict;
    }

    /// Tries what the next of the trick may play.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn follow_here(&mut self, trick: &Trick<N>, table: &OnTable<N>, place: usize, need: i32) -> Verdict {
        let board = self.board;
        let zone = board.zone::<N>(trick.leader, place);
        if board.is_suit(table.led) && trick.upper(board) | board.twins() == 0 {
            let following = trick.hands[zone] & !trick.covered(board) & board.suit(table.led);
            if following != 0 && !board.may_keep_back(trick, trick.hands[zone], table.led) {
                return self.follow_suit(trick, table, place, following, need);
            }
        }
        let hand = board.playable(trick, trick.hands[zone], table.led);
        let maximizes = board.maximizes(zone);
        let occasion = (place + 1 < N).then(|| KillerTable::occasion(hand, &table.cards[..place], need));
        let first = occasion.map_or_else(
            || order::ruff(board, trick, table, zone),
            |occasion| self.means.killers.card(occasion) & hand,
        );
        let mut ranks = 0;
        let mut alike = Alike::default();
        // Others are looked for only when what was good before is not.
        if let Some(chosen) = Move::unlisted(board, trick, hand, first) {
            let verdict = self.after(trick, &table.with(board, place, zone, chosen.card()), place + 1, need);
            if self.stopped || verdict.reached == maximizes {
                return verdict;
            }
            ranks = verdict.ranks;
            alike.note(board, trick.upper(board), chosen.card(), verdict.ranks);
            alike.0 |= chosen.card();
        }
        let mark = self.moves.mark();
        self.moves.follow(board, trick, zone, table.led);
        let moves = self.moves.last_list(mark);
        if place + 1 == N {
            order::ends(board, trick, table, zone, moves);
        } else if moves.len() > 1 {
            order::follows(board, trick, table, place, zone, moves, first);
        }
        let mut next = mark;
        while let Some(chosen) = self.moves.choose(next) {
            next += 1;
            if alike.covers(chosen.card()) {
                continue;
            }
            let verdict = self.after(trick, &table.with(board, place, zone, chosen.card()), place + 1, need);
            if self.stopped || verdict.reached == maximizes {
                self.moves.drop_from(mark);
                if let Some(occasion) = occasion {
                    self.means.killers.note(occasion, chosen.card());
                }
                return verdict;
            }
            ranks |= verdict.ranks;
            alike.note(board, trick.upper(board), chosen.card(), verdict.ranks);
        }
        let ranks = order::whole_runs(trick.all, hand, ranks, &board.suits);
        self.moves.drop_from(mark);
        Verdict { reached: !maximizes, ranks }
    }

    /// The same for a hand that has cards of the suit: run by run, the likely one first, then from the lowest.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn follow_suit(
        &mut self,
        trick: &Trick<N>,
        table: &OnTable<N>,
        place: usize,
        following: u64,
        need: i32,
    ) -> Verdict {
        let board = self.board;
        let zone = board.zone::<N>(trick.leader, place);
        let others = trick.all & board.suit(table.led) & !following;
        let run_from = |low: u64| {
            let above = others & !(low | (low - 1));
            let end = above & above.wrapping_neg();
            following & end.wrapping_sub(1) & !(low - 1)
        };
        let lowest = following & following.wrapping_neg();
        let lowest_run = run_from(lowest);
        let mut run = following;
        let mut occasion = None;
        if lowest_run != following {
            let mut first = 0;
            // The last hand to play sees which card is best.
            if place + 1 < N {
                let here = KillerTable::occasion(trick.hands[zone], &table.cards[..place], need);
                first = self.means.killers.card(here) & following;
                occasion = Some(here);
            }
            if first == 0 {
                first = order::likely(board, trick, table, place, zone, following);
            }
            run = run_from(first);
        }
        let mut rest = following;
        let mut ranks = 0;
        let mut alike = Alike::default();
        loop {
            let card = highest(run);
            rest &= !run;
            if !alike.covers(card) {
                let verdict = self.after(trick, &table.with(board, place, zone, card), place + 1, need);
                if self.stopped || verdict.reached == board.maximizes(zone) {
                    if let Some(occasion) = occasion {
                        self.means.killers.note(occasion, run & run.wrapping_neg());
                    }
                    return verdict;
                }
                ranks |= verdict.ranks;
                if rest == 0 {
                    break;
                }
                alike.note(board, trick.upper(board), card, verdict.ranks);
            }
            if rest == 0 {
                break;
            }
            run = run_from(rest & rest.wrapping_neg());
        }
        let ranks = order::whole_runs(trick.all, following, ranks, &[board.suit(table.led)]);
        Verdict { reached: !board.maximizes(zone), ranks }
    }

    /// The trick is complete.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn finish_here(&mut self, trick: &Trick<N>, table: &OnTable<N>, need: i32) -> Verdict {
        let board = self.board;
        let winner = table.winner();
        let need = need - board.counts(winner);
        let left = trick.left - 1;
        let here = self.contested(table);
        if need <= 0 || need > i32::from(left) {
            return Verdict { reached: need <= 0, ranks: here };
        }
        let mut next = *trick;
        let mut played = [(0, 0); N];
        for (place, &card) in table.cards.iter().enumerate() {
            let zone = board.zone::<N>(trick.leader, place);
            played[place] = (card, zone);
            next.hands[zone] ^= card;
            next.all ^= card;
        }
        next.led = board.note_led(trick, table.cards[0], table.led);
        next.leader = table.best_zone;
        next.left = left;
        let verdict = self.lead(&mut next, &played, need);
        Verdict { reached: verdict.reached, ranks: verdict.ranks | here }
    }

    /// The winning card, if it had to beat another of its suit.
    fn contested(&self, table: &OnTable<N>) -> u64 {
        let suit = self.board.suit_of(table.best);
        if !self.board.is_suit(suit) {
            return 0;
        }
        let played = table.cards.iter().fold(0, |all, card| all | card);
        if played & self.board.suit(suit) == table.best { 0 } else { table.best }
    }

    /// Whether the leader of the last trick has a joker without a suit.
    fn leads_joker(&self, trick: &Trick<N>) -> bool {
        trick.hands[trick.leader()] & self.board.jokers() != 0
    }

    /// Everybody has one card.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn last(&self, trick: &Trick<N>) -> Verdict {
        let board = self.board;
        let card = trick.hands[trick.leader()];
        // What a joker demands now changes nothing: it wins, or a higher joker does.
        let mut table = OnTable::begin(board, trick.leader(), card, NONE);
        for place in 1..N {
            let zone = board.zone::<N>(trick.leader, place);
            table = table.with(board, place, zone, trick.hands[zone]);
        }
        Verdict { reached: board.counts(table.winner()) == 1, ranks: self.contested(&table) }
    }

    /// How many cards of each suit mattered, from the highest.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn depths(&self, trick: &Trick<N>, ranks: u64) -> [u8; 4] {
        std::array::from_fn(|suit| {
            let suit = self.board.suits[suit];
            let mattered = ranks & suit;
            // Of nothing the lowest is nothing, and no card lies above.
            let lowest = mattered & mattered.wrapping_neg();
            (trick.all & suit & !lowest.wrapping_sub(1)).count_ones() as u8
        })
    }

    /// The lowest card of each suit that mattered.
    #[cfg_attr(target_arch = "x86_64", inline(always))]
    fn lowest(&self, trick: &Trick<N>, depths: [u8; 4]) -> u64 {
        let mut ranks = 0;
        for (suit, depth) in depths.into_iter().enumerate() {
            ranks |= nth_highest(trick.all & self.board.suits[suit], u32::from(depth));
        }
        ranks
    }
}
