//! What a hand is worth in the auction: expected tricks of the side in each strain, and the chance of a misère.
//!
//! The kitty is met by drawing some, discarding as the player would, and taking the average. Partners bring their part
//! of the tricks that the hand doesn't take, or what their bids say they have.
//!
//! The constants were set by hand and are fitted by no command.
//! `cargo run --release -p kookaburra-players --example measure -- all 2000` shows what becomes of the contracts they
//! lead to: how often each is made, and with how many tricks.

use cards::{CardSet, Suit, SuitSet};
use five_hundred::{
    Action, Bid, BidKind, MisereKind, Rules, Strain, View,
    axis::{JokerNomination, Nullo, Sides},
};
use table::{Seat, SeatSet};

use super::{
    discard,
    evaluate::{Field, Holder, normal},
    ranking::Ranking,
    sides::expected_partners,
};
use crate::chance::Chance;

/// How far the tricks won stray from those expected, with trumps and without.
const SPREAD: f32 = 1.55;
const SPREAD_NO_TRUMPS: f32 = 2.0;
/// From this many counted tricks on, a hand without trumps is nearly its own master.
const SOLID: f32 = 7.5;
/// Kitties drawn for each thought.
const KITTIES: u32 = 6;
const KITTIES_MISERE: u32 = 10;
/// What bids of opponents take from one's expectation.
const OPPOSITION: f32 = 0.12;

/// The hand of a player in the auction.
pub(crate) struct Strength<'a> {
    rules: &'a Rules,
    view: &'a View,
    me: Seat,
    hand: CardSet,
    row: CardSet,
    unseen: CardSet,
}

impl<'a> Strength<'a> {
    pub(crate) fn new(rules: &'a Rules, view: &'a View, me: Seat) -> Option<Self> {
        let seat = view.seats.get(me.index())?;
        let hand = seat.hand?;
        let up = |seat: &five_hundred::SeatView| -> CardSet {
            seat.row.iter().flat_map(|row| row.up).flatten().collect()
        };
        let mut seen = hand;
        for seat in &view.seats {
            seen |= up(seat);
        }
        let unseen = rules.pack() - rules.pack().find(seen).unwrap_or(seen);
        Some(Self { rules, view, me, hand, row: up(seat), unseen })
    }

    fn field(&self, misere: bool) -> Field {
        let mut field = discard::field(self.rules, self.me, self.unseen.len(), misere);
        if !self.row.is_empty() {
            field.holders.push(Holder::new(0.3, true, SuitSet::EMPTY));
        }
        field
    }

    /// How many trumps the player has; without trumps more than enough.
    pub(crate) fn trumps(&self, strain: Strain) -> u32 {
        let ranking = Ranking::new(self.rules, strain);
        ranking.trump().map_or(u32::MAX, |trump| ranking.of(self.hand | self.row, trump).len())
    }

    /// Cards that others may have.
    fn out(&self) -> CardSet {
        let others = self.view.seats.iter().enumerate().filter(|&(at, _)| at != self.me.index());
        let rows = others.flat_map(|(_, seat)| &seat.row).flat_map(|row| row.up).flatten();
        self.unseen | rows.collect()
    }

    /// Tricks that the hand wins by itself as contractor, the kitty taken up or not.
    pub(crate) fn own(&self, strain: Strain, kitty: bool, chance: &mut Chance) -> f32 {
        let counted = self.counted(strain, kitty, chance);
        if strain.trump().is_none() && self.row.is_empty() && counted > SOLID {
            // That many winners run before anybody else is on lead.
            return 4.85 + 1.6 * (counted - SOLID);
        }
        let (base, slope) = match (strain.trump(), self.row.is_empty()) {
            (Some(_), true) => (0.0, 1.0),
            (None, true) => (-1.6, 0.86),
            (Some(_), false) => (2.5, 0.65),
            (None, false) => (2.6, 0.47),
        };
        base + slope * counted
    }

    /// The tricks as the suits give them, one by one. Measured against play, that is right with trumps, too much
    /// without, and too steep where a row plays along.
    fn counted(&self, strain: Strain, kitty: bool, chance: &mut Chance) -> f32 {
        let ranking = Ranking::new(self.rules, strain);
        let field = self.field(false);
        let row = field.tricks(&ranking, self.row, self.out()) * ROW;
        let size = if kitty { self.rules.kitty_size() } else { 0 };
        if size == 0 {
            return row + field.tricks(&ranking, self.hand, self.out());
        }
        let mut sum = 0.0;
        for _ in 0..KITTIES {
            let drawn = chance.draw(self.unseen, size);
            let out = self.out() - drawn;
            let from = self.hand | drawn;
            let kept = from - discard::losers(&ranking, &field, from, out, size);
            sum += field.tricks(&ranking, kept, out);
        }
        row + sum / KITTIES as f32
    }

    /// Tricks of the whole side when the hand wins `own`.
    pub(crate) fn side(&self, own: f32) -> f32 {
        let rules = self.rules;
        let opposition = self.opponents_bids() as f32 * OPPOSITION;
        own + partners_bring(rules, own) - opposition
    }

    fn opponents_bids(&self) -> usize {
        let friends = self.rules.side(self.me);
        Seat::all(self.rules.seats())
            .filter(|&seat| !friends.contains(seat) && bid_strain(self.view, seat).is_some())
            .count()
    }

    /// Tricks that the hand brings a partner who bid `strain`, beyond what they had to expect.
    pub(crate) fn support(&self, strain: Strain, chance: &mut Chance) -> f32 {
        let ranking = Ranking::new(self.rules, strain);
        let field = Field { ruffs: 0.5, ..self.field(false) };
        let pack = self.rules.pack();
        let usual: f32 = (0..USUAL_HANDS)
            .map(|_| {
                let hand = chance.draw(pack, self.hand.len());
                helps(&field, &ranking, hand, pack - hand)
            })
            .sum();
        SUPPORT * (helps(&field, &ranking, self.hand, self.out()) - usual / USUAL_HANDS as f32)
    }

    /// Tricks against a contract in `strain`.
    pub(crate) fn defence(&self, strain: Strain) -> f32 {
        let ranking = Ranking::new(self.rules, strain);
        let field = Field { ruffs: 0.7, ..self.field(false) };
        field.tricks(&ranking, self.hand, self.out()) + field.tricks(&ranking, self.row, self.out()) * ROW
    }

    /// The chance to win no trick in a contract of the misère family, of those played alike the closed one.
    pub(crate) fn misere(&self, bid: Bid, chance: &mut Chance) -> f32 {
        let rules = self.rules;
        let ranking = Ranking::of_bid(rules, bid);
        let quebec = bid.is(MisereKind::Nullo) && rules.axes().nullo == Nullo::Quebec;
        let super_open = bid.is(MisereKind::SuperOpen);
        // A given card can go again: it is as good as one danger less.
        let size = match (bid.is_sans_kitty(), quebec) {
            (true, _) => 0,
            (_, true) => 1,
            _ => rules.kitty_size(),
        };
        let field = self.field(true);
        let rows =
            if self.row.is_empty() { 1.0 } else { field.safety(&ranking, self.row, self.out()) * ROW_MISERE };
        // The hand without its worst cards is as good as it can get: mostly that settles it.
        let at_best = self.hand - discard::dangers(&ranking, &field, self.hand, self.out(), size);
        let at_best = field.safety(&ranking, at_best, self.out()) * rows;
        if at_best < HOPELESS {
            return at_best;
        }
        let rounds = if size == 0 { 1 } else { KITTIES_MISERE };
        let mut sum = 0.0;
        for _ in 0..rounds {
            let drawn =
                if quebec { low_card(&ranking, self.unseen, chance) } else { chance.draw(self.unseen, size) };
            let from = self.hand | drawn;
            let out = self.out() - drawn;
            let safe = |ranking: &Ranking<'_>| {
                let kept = from - discard::dangers(ranking, &field, from, out, size);
                if super_open { helpless(ranking, kept, out) } else { field.safety(ranking, kept, out) }
            };
            let jokers = from & ranking.free;
            let mut best = safe(&ranking);
            if !jokers.is_empty() && rules.axes().joker_nomination == JokerNomination::On {
                let named = Suit::ALL.map(|suit| safe(&ranking.nominated(jokers, suit)));
                best = named.into_iter().fold(best, f32::max);
            }
            sum += best;
        }
        (sum / rounds as f32 * rows).min(0.97)
    }
}

/// A misère with less than this chance is nobody's.
const HOPELESS: f32 = 0.4;

/// The bid that is played like this one as far as one's own cards go, and what lies open takes from its chance.
pub(crate) fn played_like(rules: &Rules, bid: Bid) -> (Bid, f32) {
    let closed = Bid::misere(MisereKind::Closed);
    let closed = if bid.is_sans_kitty() { closed.sans_kitty() } else { closed };
    match bid.kind() {
        BidKind::Misere(MisereKind::Open) => (closed, OPEN),
        BidKind::Misere(MisereKind::Blind | MisereKind::DoubleNullo) => (closed, 1.0),
        BidKind::Misere(MisereKind::Nullo) if rules.axes().nullo != Nullo::Quebec => (closed, 1.0),
        _ => (bid, 1.0),
    }
}

/// Hands drawn to know what a partner may expect.
const USUAL_HANDS: u32 = 8;
/// Tricks that a partner brings fall together with the contractor's.
const SUPPORT: f32 = 0.57;

/// What a hand seems to bring a contractor: winners, and ruffs in short suits.
fn helps(field: &Field, ranking: &Ranking<'_>, hand: CardSet, out: CardSet) -> f32 {
    let mut sum = field.tricks(ranking, hand, out);
    let Some(trump) = ranking.trump() else { return sum };
    let trumps = ranking.of(hand, trump).len();
    for suit in Suit::ALL.into_iter().filter(|&suit| suit != trump && trumps > 0) {
        sum += match ranking.of(hand, suit).len() {
            0 => 0.6,
            1 if trumps > 1 => 0.35,
            _ => 0.0,
        };
    }
    sum
}

/// How much of its tricks a row brings beside the hand, whose winners fall on the same tricks.
const ROW: f32 = 0.75;
/// The piles still hold five unknown cards.
const ROW_MISERE: f32 = 0.05;
/// Defenders who see the cards find what hurts.
const OPEN: f32 = 0.7;

/// A low card, such as a partner would give.
fn low_card(ranking: &Ranking<'_>, from: CardSet, chance: &mut Chance) -> CardSet {
    let drawn = chance.draw(from, 6);
    ranking.lowest(drawn).map_or(CardSet::EMPTY, CardSet::of)
}

/// The chance to win `needed` tricks, when `tricks` are expected.
pub(crate) fn reaches(strain: Strain, tricks: f32, needed: u8) -> f32 {
    let spread = if strain.trump().is_some() { SPREAD } else { SPREAD_NO_TRUMPS };
    // The surer the tricks, the fewer are left to chance.
    let spread = spread * ((10.5 - tricks) / 4.5).clamp(0.15, 1.0).sqrt();
    normal((tricks - f32::from(needed) + 0.5) / spread)
}

/// The chance of a hand whose cards are chosen by an opponent: every card must be beaten.
fn helpless(ranking: &Ranking<'_>, hand: CardSet, out: CardSet) -> f32 {
    hand.into_iter()
        .map(|card| {
            let suit = ranking.suit_of(card);
            let lower = suit.map_or(9, |suit| {
                ranking
                    .of(out, suit)
                    .into_iter()
                    .filter(|&other| ranking.power(other) < ranking.power(card))
                    .count()
            });
            1.0 - 0.25 * (lower as f32).min(4.0)
        })
        .product()
}

/// What partners bring beside a hand that wins `own` tricks.
pub(crate) fn partners_bring(rules: &Rules, own: f32) -> f32 {
    let others = (10.0 - own).max(0.0);
    let partners = expected_partners(rules) as f32;
    if rules.axes().sides == Sides::Chosen {
        // A called card is a trick; the rest of that hand is like any other.
        return 0.75 + (others - 0.75).max(0.0) * 0.22;
    }
    others * partners / (rules.seats() - 1) as f32
}

/// The tricks a bidder must think they win alone.
pub(crate) fn implied(rules: &Rules, bid: Bid) -> f32 {
    let side = f32::from(bid.needed()) + 0.5;
    // Solve own + partners_bring(own) = side: the right side is linear in own.
    let (at_0, at_10) = (partners_bring(rules, 0.0), 10.0 + partners_bring(rules, 10.0));
    (10.0 * (side - at_0) / (at_10 - at_0)).clamp(0.0, 10.0)
}

/// The strain of the last bid of a seat, if it was for tricks.
pub(crate) fn bid_strain(view: &View, seat: Seat) -> Option<Strain> {
    view.calls.iter().rev().filter(|call| call.seat == seat).find_map(|call| match call.call {
        Action::Bid(bid) if !bid.is_misere() => Some(bid.strain()),
        _ => None,
    })
}

/// The highest bid so far that may be played, and whose it is: a message is no contract \[FH-AUC-9\].
pub(crate) fn high_bid(rules: &Rules, view: &View) -> Option<(Bid, Seat)> {
    view.calls.iter().rev().find_map(|call| match call.call {
        Action::Bid(bid) if !rules.bids.is_inkle(bid) => Some((bid, call.seat)),
        _ => None,
    })
}

/// The bids for tricks in `strain` by some of `seats`, in their order.
fn bids_in(view: &View, seats: SeatSet, strain: Strain) -> impl DoubleEndedIterator<Item = (Bid, Seat)> + '_ {
    view.calls.iter().filter(move |call| seats.contains(call.seat)).filter_map(move |call| match call.call {
        Action::Bid(bid) if matches!(bid.kind(), BidKind::Tricks(_, s) if s == strain) => {
            Some((bid, call.seat))
        }
        _ => None,
    })
}

/// The first bid of `seats` in `strain`: whose suit it is.
pub(crate) fn first_bid_in(view: &View, seats: SeatSet, strain: Strain) -> Option<(Bid, Seat)> {
    bids_in(view, seats, strain).next()
}

/// The last bid of `seats` in `strain`.
pub(crate) fn last_bid_in(view: &View, seats: SeatSet, strain: Strain) -> Option<(Bid, Seat)> {
    bids_in(view, seats, strain).next_back()
}
