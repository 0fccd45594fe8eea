//! Runs that grow: new ones, and those on the table that are built on \[RM-MELD-4\] \[RM-LAY-3\].

use cards::Suit;

use super::{Front, MOST_THREADS, Move, Search};
use crate::{
    axis::Ace,
    meld::{HIGH_ACE, KING, card_at, rank_at},
    meld_card::MeldCard,
};

/// A run that has a card at the place before: what it may do, and for a run on the table which of its suit it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) struct Thread {
    pub(super) kind: Kind,
    /// Its place among the runs of the suit on the table.
    pub(super) run: u8,
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) enum Kind {
    /// There is none.
    #[default]
    None,
    /// A new run of this number of cards, too few, and one of them natural.
    Short(u8),
    /// A new run of this number of jokers and nothing else.
    Jokers(u8),
    /// A new run that may stop.
    Meld,
    /// Cards to be laid below a run on the table; they must reach it. Whether the low ace is one of them.
    Below(bool),
    /// A run on the table below which the low ace was laid.
    Through,
    /// A run on the table that may grow upwards. Whether it has a low ace.
    Above(bool),
}

/// What a run does at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ThreadMove {
    /// The run before; `None` if it starts here.
    pub(super) from: Thread,
    /// The run with its new card.
    pub(super) to: Thread,
    /// Whether the card is a joker.
    pub(super) joker: bool,
}

impl Thread {
    pub(super) const NONE: Self = Self { kind: Kind::None, run: 0 };

    /// Whether it is complete as it is.
    pub(super) fn may_stop(self) -> bool {
        matches!(self.kind, Kind::None | Kind::Meld | Kind::Above(_))
    }

    pub(super) fn is_new(self) -> bool {
        matches!(self.kind, Kind::Short(_) | Kind::Jokers(_) | Kind::Meld)
    }

    /// It with one more card; `None` if it can't have it.
    fn with(self, joker: bool, shortest: u8) -> Option<Self> {
        let begun = |cards: u8| if cards >= shortest { Kind::Meld } else { Kind::Short(cards) };
        let kind = match (self.kind, joker) {
            (Kind::Meld, _) => Kind::Meld,
            (Kind::Short(cards), _) | (Kind::Jokers(cards), false) => begun(cards + 1),
            (Kind::Jokers(jokers), true) => Kind::Jokers(jokers + 1),
            (Kind::None | Kind::Through, _) => return None,
            (same, _) => same,
        };
        Some(Self { kind, ..self })
    }
}

/// The step of a suit at a place, half done.
struct Weaving<'s, 'e> {
    search: &'s Search<'s>,
    place: u8,
    suit: Suit,
    /// The runs before, those on the table that begin to matter here included.
    threads: Vec<Thread>,
    moves: Vec<Move>,
    each: &'e mut dyn FnMut(Front, i32, &[Move]),
}

impl Search<'_> {
    pub(super) fn each_run_move(
        &self,
        front: &Front,
        place: u8,
        suit: Suit,
        each: &mut dyn FnMut(Front, i32, &[Move]),
    ) {
        let mut front = *front;
        let mut threads: Vec<Thread> =
            front.threads[suit as usize].into_iter().filter(|&thread| thread != Thread::NONE).collect();
        for (run, table) in (0..).zip(&self.runs[suit]).filter(|(_, table)| table.high + 1 == place) {
            match threads.iter_mut().find(|thread| **thread == Thread { kind: Kind::Through, run }) {
                Some(thread) => thread.kind = Kind::Above(true),
                None => threads.push(Thread { kind: Kind::Above(table.low == 0), run }),
            }
        }
        front.threads[suit as usize] = [Thread::NONE; MOST_THREADS];
        let held = self.counts[suit][usize::from(place)];
        front.spare[suit as usize] =
            if place == HIGH_ACE { held - front.low_aces[suit as usize] } else { held };
        Weaving { search: self, place, suit, threads, moves: Vec::new(), each }.grow(front, 0, 0);
    }
}

impl Weaving<'_, '_> {
    /// Lets each of the runs before grow or stop, then starts new ones.
    fn grow(&mut self, front: Front, points: i32, at: usize) {
        let Some(&thread) = self.threads.get(at) else { return self.start(front, points, Thread::NONE) };
        if thread.kind == Kind::Through {
            if let Some(front) = self.put(front, thread) {
                self.grow(front, points, at + 1);
            }
            return;
        }
        if thread.may_stop() {
            self.grow(front, points, at + 1);
        }
        if self.place == HIGH_ACE && thread.kind == Kind::Above(true) {
            return;
        }
        for joker in [false, true] {
            if let Some(to) = thread.with(joker, self.search.rules.shapes.shortest_run) {
                let done = self.lay(front, ThreadMove { from: thread, to, joker });
                if let Some((front, more)) = done {
                    self.grow(front, points + more, at + 1);
                    self.moves.pop();
                }
            }
        }
    }

    /// Starts new runs, and runs that are to reach one on the table; in ascending order, so that none comes twice.
    fn start(&mut self, front: Front, points: i32, after: Thread) {
        self.finish(front, points);
        for to in self.starts() {
            if to < after || to == after && matches!(to.kind, Kind::Below(_)) {
                continue;
            }
            let wild = matches!(to.kind, Kind::Jokers(_));
            for joker in [false, true].into_iter().filter(|&joker| !to.is_new() || joker == wild) {
                if let Some((front, more)) = self.lay(front, ThreadMove { from: Thread::NONE, to, joker }) {
                    self.start(front, points + more, to);
                    self.moves.pop();
                }
            }
        }
    }

    /// What can start here with any hope of an end.
    fn starts(&self) -> Vec<Thread> {
        let new = |kind| Thread { kind, run: 0 };
        let mut starts = Vec::new();
        if self.place + 2 <= HIGH_ACE {
            starts.extend([new(Kind::Short(1)), new(Kind::Jokers(1))]);
        }
        for (run, table) in (0..).zip(&self.search.runs[self.suit]) {
            let low_ace = self.place == 0;
            let both = matches!(self.search.rules.shapes.ace, Ace::Both | Ace::Corner);
            let begun = |thread: &Thread| thread.run == run && matches!(thread.kind, Kind::Below(_));
            if self.place < table.low
                && !(low_ace && table.high >= KING && both)
                && !self.threads.iter().any(begun)
            {
                starts.push(Thread { kind: Kind::Below(low_ace), run });
            }
        }
        starts
    }

    /// The next places that a run must fill after this one.
    fn needed(&self, thread: Thread) -> std::ops::RangeInclusive<u8> {
        let next = self.place + 1;
        match thread.kind {
            Kind::Short(length) => next..=self.place + self.search.rules.shapes.shortest_run - length,
            // A joker at the low end is as good at the high end, unless the run goes up to the high ace.
            Kind::Jokers(_) => next..=HIGH_ACE,
            Kind::Below(_) => next..=self.search.runs[self.suit][usize::from(thread.run)].low - 1,
            #[allow(clippy::reversed_empty_ranges, reason = "nothing is needed")]
            _ => 1..=0,
        }
    }

    /// Whether what a run needs can still be had.
    fn has_hope(&self, front: &Front, thread: Thread) -> bool {
        let counts = &self.search.counts[self.suit];
        let needed = self.needed(thread);
        *needed.end() <= HIGH_ACE
            && needed.filter(|&place| counts[usize::from(place)] == 0).count() <= usize::from(front.jokers)
    }

    /// Adds a run to those that go on.
    fn put(&self, mut front: Front, thread: Thread) -> Option<Front> {
        let threads = &mut front.threads[self.suit as usize];
        *threads.iter_mut().find(|place| **place == Thread::NONE)? = thread;
        Some(front)
    }

    /// Lays a card: the front with it, and what the card is worth.
    fn lay(&mut self, mut front: Front, step: ThreadMove) -> Option<(Front, i32)> {
        if !self.search.rules.shapes.has_place(self.place) {
            return None;
        }
        let suit = self.suit as usize;
        let card = card_at(self.suit, self.place);
        let laid = if step.joker { MeldCard::JokerAs(card) } else { MeldCard::Natural(card) };
        if step.joker {
            front.jokers = front.jokers.checked_sub(1)?;
        } else {
            front.spare[suit] = front.spare[suit].checked_sub(1)?;
            front.low_aces[suit] += u8::from(self.place == 0);
        }
        if !self.has_hope(&front, step.to) {
            return None;
        }
        front.paid |= self.search.pays(laid.card(), step.to.is_new(), self.is_beside(step.to));
        let arrives = matches!(step.to.kind, Kind::Below(_))
            && self.search.runs[self.suit][usize::from(step.to.run)].low == self.place + 1;
        front = match step.to.kind {
            Kind::Below(true) if arrives => self.put(front, Thread { kind: Kind::Through, ..step.to })?,
            _ if arrives => front,
            _ => self.put(front, step.to)?,
        };
        self.moves.push(Move::Thread(self.suit, self.place, step));
        Some((front, self.search.rules.value_laid(rank_at(self.place), step.joker, self.place == 0)))
    }

    /// Whether a run is new here, or is on the table and has its end at the place beside this one.
    fn is_beside(&self, thread: Thread) -> bool {
        let Some(table) = self.search.runs[self.suit].get(usize::from(thread.run)) else { return true };
        match thread.kind {
            Kind::Below(_) => table.low == self.place + 1,
            Kind::Above(_) => table.high + 1 == self.place,
            _ => true,
        }
    }

    fn finish(&mut self, mut front: Front, points: i32) {
        if self.place == 0 {
            // An ace not laid low is looked at again at the high end.
            front.spare[self.suit as usize] = 0;
        }
        front.threads[self.suit as usize].sort_unstable_by(|one, other| other.cmp(one));
        (self.each)(front, points, &self.moves);
    }
}
