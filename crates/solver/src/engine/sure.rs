//! Tricks that a side wins whatever the others do, counted without playing them: *quick* tricks of the side on lead,
//! cashed one after the other, and *later* tricks of the side that is not.

use super::{
    board::{Board, NONE, Trick},
    search::Verdict,
};

/// Tricks, and cards whose rank they rest on.
#[derive(Clone, Copy, Debug, Default)]
struct Sure {
    tricks: i32,
    ranks: u64,
}

/// Whether sure tricks decide the question.
#[inline]
pub(crate) fn decided<const N: usize, const PLAIN: bool>(board: &Board<PLAIN>, trick: &Trick<N>, need: i32) -> Option<Verdict> {
    if board.misere || board.rows() {
        return None;
    }
    let leader = usize::from(trick.leader);
    let side = board.hunts(leader);
    let left = i32::from(trick.left);
    let goal = if side { need } else { left - need + 1 };
    let quick = Quick::new(board, trick).count(goal);
    if quick.tricks >= goal {
        return Some(Verdict { reached: side, ranks: quick.ranks });
    }
    let against = left - goal + 1;
    let later = later(board, trick, !side);
    if later.tricks >= against {
        return Some(Verdict { reached: !side, ranks: later.ranks });
    }
    None
}

/// The highest cards of `cards` down to, and without, the highest of `others`.
#[inline]
const fn top_run(cards: u64, others: u64) -> u64 {
    if others == 0 { cards } else { cards & !(u64::MAX >> others.leading_zeros()) }
}

/// The `n`-th highest card, from 1; the lowest if there are fewer.
#[inline]
fn nth_highest(mut cards: u64, n: i32) -> u64 {
    let mut card = 0;
    for _ in 0..n {
        if cards == 0 {
            break;
        }
        card = 1 << (63 - cards.leading_zeros());
        cards ^= card;
    }
    card
}

/// The count of quick tricks.
struct Quick<'b, const N: usize, const PLAIN: bool> {
    board: &'b Board<PLAIN>,
    trick: &'b Trick<N>,
    leader: usize,
    /// All cards of the leader's side, and of the others.
    ours: u64,
    theirs: u64,
    /// The opponents who may ruff.
    danger: [u64; N],
}

impl<'b, const N: usize, const PLAIN: bool> Quick<'b, N, PLAIN> {
    fn new(board: &'b Board<PLAIN>, trick: &'b Trick<N>) -> Self {
        let leader = usize::from(trick.leader);
        let side = board.hunts(leader);
        let stoppers = board.trumps | board.jokers();
        let (mut ours, mut theirs) = (0, 0);
        let mut danger = [0; N];
        for zone in 0..N {
            let hand = trick.hands[zone];
            if board.hunts(zone) == side {
                ours |= hand;
            } else {
                theirs |= hand;
                if hand & stoppers != 0 {
                    danger[zone] = hand;
                }
            }
        }
        Self { board, trick, leader, ours, theirs, danger }
    }

    /// How often a suit can be led before an opponent may ruff.
    #[inline]
    fn safe_rounds(&self, suit: u64) -> i32 {
        let mut rounds = i32::MAX;
        for hand in self.danger {
            if hand != 0 {
                rounds = rounds.min((hand & suit).count_ones() as i32);
            }
        }
        rounds
    }

    /// How many cards of a suit the longest of the other zones has.
    #[inline]
    fn longest_other(&self, suit: u64, than: usize) -> i32 {
        let mut longest = 0;
        for (zone, hand) in self.trick.hands.iter().enumerate() {
            if zone != than {
                longest = longest.max((hand & suit).count_ones() as i32);
            }
        }
        longest
    }

    fn count(mut self, goal: i32) -> Sure {
        let board = self.board;
        let hand = self.trick.hands[self.leader];
        let mut sure = Sure::default();
        if board.jokers() != 0 {
            let joker = self.trick.all & board.jokers();
            sure.tricks += i32::from(joker != 0 && top_run(joker & self.ours, joker & self.theirs) != 0);
        }
        let trumps_first = usize::from(board.trump);
        let order = [trumps_first, 0, 1, 2, 3];
        // By suit: what the leader cashes before he leads to a partner.
        let mut cashed = [0; 4];
        let mut forced = if board.trumps == 0 { i32::MAX } else { self.forced_ruff(0) };
        for (turn, &suit) in order.iter().enumerate() {
            if suit >= usize::from(NONE) || turn > 0 && suit == trumps_first {
                continue;
            }
            let cards = self.trick.all & board.suits[suit];
            let mine = hand & cards;
            let run = top_run(mine, cards & !mine);
            if run == 0 {
                continue;
            }
            let safe = if suit == trumps_first { i32::MAX } else { self.safe_rounds(cards) };
            let tops = run.count_ones() as i32;
            let longest = self.longest_other(cards, self.leader);
            let tricks = if tops >= longest { mine.count_ones() as i32 } else { tops }.min(safe);
            if tricks == 0 {
                continue;
            }
            if suit == trumps_first {
                self.draw(cards, tricks);
                forced = self.forced_ruff(tricks);
            } else if tricks >= forced {
                // A partner who has nothing but trumps left ruffs, and takes the lead.
                sure.tricks += forced;
                sure.ranks |= nth_highest(run, forced.min(longest));
                return sure;
            } else {
                forced -= tricks;
            }
            cashed[suit] = tricks;
            sure.tricks += tricks;
            sure.ranks |= nth_highest(run, tricks.min(longest));
            if sure.tricks >= goal {
                return sure;
            }
        }
        self.cross(sure, &cashed)
    }

    /// In which round of side suits, after so many of trumps, a partner may have only trumps to play.
    fn forced_ruff(&self, rounds: i32) -> i32 {
        let mut forced = i32::MAX;
        for (zone, hand) in self.trick.hands.iter().enumerate() {
            if zone != self.leader && hand & self.ours != 0 {
                let trumps = (hand & self.board.trumps).count_ones() as i32;
                if trumps > rounds {
                    forced = forced.min(hand.count_ones() as i32 - trumps + 1);
                }
            }
        }
        forced
    }

    /// Opponents who have no trump left after so many rounds can't ruff.
    fn draw(&mut self, trumps: u64, rounds: i32) {
        for hand in &mut self.danger {
            if (*hand & trumps).count_ones() as i32 <= rounds {
                *hand = 0;
            }
        }
    }

    /// Adds what a partner cashes once he has been led to.
    fn cross(&self, sure: Sure, cashed: &[i32; 4]) -> Sure {
        let mut best = sure;
        for zone in 0..N {
            if zone == self.leader || self.trick.hands[zone] & self.ours == 0 {
                continue;
            }
            let more = self.partner(zone, cashed);
            if sure.tricks + more.tricks > best.tricks {
                best = Sure { tricks: sure.tricks + more.tricks, ranks: sure.ranks | more.ranks };
            }
        }
        best
    }

    /// What a partner cashes after the leader has cashed and led to him.
    fn partner(&self, zone: usize, cashed: &[i32; 4]) -> Sure {
        let board = self.board;
        let lead = self.trick.hands[self.leader];
        let hand = self.trick.hands[zone];
        let mut sure = Sure::default();
        let mut entry = false;
        let mut ruff = false;
        let mut back = Sure::default();
        let (mut side_rounds, mut trump_rounds) = (0, 0);
        for suit in 0..4 {
            let cards = self.trick.all & board.suits[suit];
            let mine = hand & cards;
            let before = cashed[suit];
            let is_trump = suit == usize::from(board.trump);
            let led = (lead & cards).count_ones() as i32 - before;
            if mine == 0 {
                ruff |= led > 0 && !is_trump && board.trumps != 0 && self.safe_rounds(cards) > before;
                continue;
            }
            // Everything above the partner's run must have been cashed.
            let gone = top_run(lead & cards, cards & !lead);
            let run = top_run(mine, cards & !gone & !mine);
            if run == 0 || gone.count_ones() as i32 > before {
                continue;
            }
            let kept = mine.count_ones() as i32 - before;
            let tops = (run.count_ones() as i32).min(kept);
            let safe = if is_trump { i32::MAX } else { self.safe_rounds(cards).saturating_sub(before) };
            if tops <= 0 || safe <= 0 {
                continue;
            }
            let longest = self.longest_other(cards, zone) - before;
            let tricks = if tops >= longest { kept } else { tops }.min(safe);
            entry |= led > 0;
            // Then the lead may go back for what the leader has next in rank.
            if tricks == tops && kept > tops && led > tops {
                let beyond = top_run(lead & cards & !gone, cards & !gone & !run & !lead);
                let more = (beyond.count_ones() as i32).min(led - tops).min(safe - tops);
                if more > back.tricks {
                    back = Sure { tricks: more, ranks: nth_highest(beyond, more) };
                }
            }
            if is_trump { trump_rounds = tricks } else { side_rounds += tricks }
            sure.tricks += tricks;
            sure.ranks |= nth_highest(run, tricks.min(longest.max(1)));
        }
        if board.trumps != 0 {
            let drawn = cashed.get(usize::from(board.trump)).copied().unwrap_or(0);
            let trumps = |hand: u64| (hand & board.trumps).count_ones() as i32;
            // A ruff: whoever could overruff has to follow.
            if ruff && !entry && trumps(hand) > drawn + trump_rounds {
                entry = true;
                side_rounds += 1;
                sure.tricks += 1;
            }
            // The leader, with nothing but trumps left, would have to ruff his partner's winners.
            let cashed_sides: i32 = cashed.iter().sum::<i32>() - drawn;
            if trumps(lead) > drawn + trump_rounds {
                let sides = lead.count_ones() as i32 - trumps(lead) - cashed_sides;
                let lost = side_rounds - sides.max(0) - 1;
                if lost >= 0 {
                    sure.tricks -= lost;
                    back = Sure::default();
                }
            }
        }
        sure.tricks += back.tricks;
        sure.ranks |= back.ranks;
        if entry { sure } else { Sure::default() }
    }
}

/// What the side that is not on lead wins in any case.
fn later<const N: usize, const PLAIN: bool>(board: &Board<PLAIN>, trick: &Trick<N>, side: bool) -> Sure {
    let mut sure = Sure::default();
    let group = trick.all & if board.trumps == 0 { board.jokers() } else { board.trumps };
    if group == 0 {
        return sure;
    }
    let (mut first, mut second) = (0, 0);
    let mut ours = 0;
    for zone in 0..N {
        if board.hunts(zone) == side {
            ours |= trick.hands[zone] & group;
        }
    }
    let run = top_run(ours, group & !ours);
    if run == 0 {
        return sure;
    }
    for zone in 0..N {
        let tops = (trick.hands[zone] & run).count_ones() as i32;
        if tops > first {
            second = first;
            first = tops;
        } else {
            second = second.max(tops);
        }
    }
    let _ = second;
    sure.tricks = first;
    if board.trumps != 0 {
        // All cards above the lowest counted one are of this side too.
        for zone in 0..N {
            let tops = trick.hands[zone] & run;
            if tops.count_ones() as i32 == first {
                sure.ranks = tops & tops.wrapping_neg();
                break;
            }
        }
    }
    sure
}

/// A first guess at the counted zones' tricks.
pub(crate) fn guess<const N: usize, const PLAIN: bool>(board: &Board<PLAIN>, trick: &Trick<N>) -> u8 {
    let _ = board;
    trick.left / 2
}
