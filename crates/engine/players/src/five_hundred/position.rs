//! The play as one player sees it: whose card is to be played, which players are still to play to the trick, what is
//! out and where it may be. Every thought about a card starts from this one value.

use cards::{BySuit, Card, CardSet, Suit, SuitSet};
use five_hundred::{Choices, MisereKind, PlayView, Rules, View};
use table::{Seat, SeatSet};

use super::{
    evaluate::{Field, Holder},
    memory::{self, Memory},
    ranking::Ranking,
    sides::{Role, friends},
};
use crate::maths;

/// A hand or a row, which plays its own card to a trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Zone {
    pub(crate) seat: Seat,
    pub(crate) row: bool,
}

/// A zone other than the one that is to play, and what may be in it.
pub(crate) struct Other {
    pub(crate) zone: Zone,
    pub(crate) friend: bool,
    /// Its cards, where they lie open.
    pub(crate) visible: Option<CardSet>,
    pub(crate) void: SuitSet,
    /// By suit: the chance that it has a given unseen card of it.
    share: BySuit<f32>,
    /// The chance that it has a given suitless joker.
    joker_share: f32,
}

/// One decision in the play.
pub(crate) struct Position<'a> {
    rules: &'a Rules,
    pub(crate) view: &'a View,
    pub(crate) me: Seat,
    pub(crate) role: Role,
    pub(crate) ranking: Ranking<'a>,
    /// The zone of the card to be played: the player's own, or the contractor's in a super open misère.
    pub(crate) zone: Zone,
    /// The cards of that zone.
    pub(crate) hand: CardSet,
    pub(crate) legal: CardSet,
    /// Jokers that may be led for one of `demands`.
    pub(crate) jokers: CardSet,
    pub(crate) demands: SuitSet,
    pub(crate) trick: &'a [PlayView],
    pub(crate) led: Option<Suit>,
    pub(crate) best: Option<PlayView>,
    /// The zones that play to this trick after this card.
    pub(crate) later: Vec<Zone>,
    pub(crate) others: Vec<Other>,
    /// Cards that others may still play.
    pub(crate) out: CardSet,
    pub(crate) unseen: CardSet,
    friends: SeatSet,
}

impl<'a> Position<'a> {
    /// `None` when it is not a card that is asked for.
    pub(crate) fn new(rules: &'a Rules, view: &'a View, me: Seat) -> Option<Self> {
        let Choices::Play { cards, jokers, suits } = view.choices else { return None };
        let led = view.trick.as_ref().and_then(|trick| trick.led);
        let ranking = memory::ranking(rules, view, me).led(led);
        let memory = Memory::new(rules, view, &ranking);
        let rows = view.seats.iter().any(|seat| seat.row.is_some());
        let order = trick_order(rules, view, rows)?;
        let trick = view.trick.as_ref().map_or(&[][..], |trick| &trick.plays);
        let zone = *order.get(trick.len())?;
        let (role, friends) = friends(rules, view, me);
        let mut position = Self {
            rules,
            view,
            me,
            role,
            ranking,
            zone,
            hand: cards_in(view, zone)?,
            legal: cards,
            jokers,
            demands: suits,
            trick,
            led,
            best: view.trick.as_ref().and_then(|t| t.plays.get(usize::from(t.best)).copied()),
            later: order[trick.len() + 1..].to_vec(),
            others: Vec::new(),
            out: memory.unseen,
            unseen: memory.unseen,
            friends,
        };
        position.meet_others(&order, &memory);
        Some(position)
    }

    fn meet_others(&mut self, order: &[Zone], memory: &Memory) {
        let zones = order.iter().copied().filter(|&zone| zone != self.zone);
        let mut size = 0.0;
        for zone in zones {
            let visible = cards_in(self.view, zone);
            if zone.seat != self.me {
                self.out |= visible.unwrap_or_default();
            }
            let void = if zone.row { SuitSet::EMPTY } else { memory.voids[zone.seat] };
            size += if visible.is_none() { f32::from(self.view.seats[zone.seat.index()].cards) } else { 0.0 };
            let friend = self.is_friend(zone.seat);
            let (share, joker_share) = (BySuit::default(), 0.0);
            self.others.push(Other { zone, friend, visible, void, share, joker_share });
        }
        let unseen = self.unseen.len() as f32;
        let idle = (unseen - size).max(0.0);
        for at in 0..self.others.len() {
            let other = &self.others[at];
            if other.visible.is_some() {
                continue;
            }
            let cards = self.cards_of(other.zone);
            let share = BySuit::from_fn(|suit| self.share(cards, suit, idle, other));
            let other = &mut self.others[at];
            other.share = share;
            other.joker_share = if unseen > 0.0 { (cards / unseen).min(1.0) } else { 0.0 };
        }
    }

    fn cards_of(&self, zone: Zone) -> f32 {
        f32::from(self.view.seats[zone.seat.index()].cards)
    }

    /// The chance that a hidden hand of `cards` has a given unseen card of `suit`: its part of all places where the
    /// card can be. A contractor has more than their part of the trumps.
    fn share(&self, cards: f32, suit: Suit, idle: f32, other: &Other) -> f32 {
        if other.void.contains(suit) {
            return 0.0;
        }
        let hidden = self.others.iter().filter(|other| other.visible.is_none() && !other.void.contains(suit));
        let places = idle + hidden.map(|other| self.cards_of(other.zone)).sum::<f32>();
        let share = if places > 0.0 { (cards / places).min(1.0) } else { 0.0 };
        let contractor = self.view.contract.as_ref().map(|contract| contract.seat);
        if self.ranking.trump() == Some(suit) && contractor == Some(other.zone.seat) {
            (share * CONTRACTOR_TRUMPS).min(0.9)
        } else {
            share
        }
    }

    pub(crate) fn is_friend(&self, seat: Seat) -> bool {
        seat == self.me || self.friends.contains(seat)
    }

    pub(crate) fn contractor(&self) -> Option<Seat> {
        self.view.contract.as_ref().map(|contract| contract.seat)
    }

    /// The contractor and those known to play with them.
    pub(crate) fn bidders(&self) -> SeatSet {
        self.view.contract.as_ref().map_or(SeatSet::EMPTY, five_hundred::ContractView::side)
    }

    pub(crate) fn other(&self, zone: Zone) -> Option<&Other> {
        self.others.iter().find(|other| other.zone == zone)
    }

    pub(crate) fn is_misere(&self) -> bool {
        self.view.contract.as_ref().is_some_and(|contract| contract.bid.is_misere())
    }

    pub(crate) fn is_contract(&self, kind: MisereKind) -> bool {
        self.view.contract.as_ref().is_some_and(|contract| contract.bid.is(kind))
    }

    /// Whether who can't follow must play a joker that they have.
    pub(crate) fn must_play_joker(&self) -> bool {
        self.view.contract.as_ref().is_some_and(|contract| self.rules.must_play_joker(contract.bid))
    }

    pub(crate) fn leads(&self) -> bool {
        self.trick.is_empty()
    }

    pub(crate) fn is_last(&self) -> bool {
        self.later.is_empty()
    }

    pub(crate) fn friend_is_winning(&self) -> bool {
        self.best.is_some_and(|best| self.is_friend(best.seat))
    }

    pub(crate) fn of(&self, suit: Suit) -> CardSet {
        self.ranking.of(self.hand, suit)
    }

    pub(crate) fn out_of(&self, suit: Suit) -> u32 {
        self.ranking.of(self.out, suit).len()
    }

    pub(crate) fn trumps(&self) -> CardSet {
        self.ranking.trump().map_or(CardSet::EMPTY, |trump| self.of(trump))
    }

    pub(crate) fn trumps_out(&self) -> CardSet {
        self.ranking.trump().map_or(CardSet::EMPTY, |trump| self.ranking.of(self.out, trump))
    }

    /// Whether a zone may hold a card of `suit`.
    pub(crate) fn may_hold(&self, other: &Other, suit: Suit) -> bool {
        match other.visible {
            Some(cards) => !self.ranking.of(cards, suit).is_empty(),
            None => !other.void.contains(suit) && !self.ranking.of(self.unseen, suit).is_empty(),
        }
    }

    /// Whether an opponent may still have a trump.
    pub(crate) fn enemies_may_ruff(&self) -> bool {
        let Some(trump) = self.ranking.trump() else { return false };
        self.others.iter().any(|other| !other.friend && self.may_hold(other, trump))
    }

    /// Whether no card that is out beats it in its suit.
    pub(crate) fn is_master(&self, card: Card) -> bool {
        if self.ranking.free.contains(card) {
            return self.ranking.beaters(self.out, card).is_empty();
        }
        let Some(suit) = self.ranking.suit_of(card) else { return false };
        let power = self.ranking.power(card);
        self.ranking.of(self.out, suit).into_iter().all(|other| self.ranking.power(other) < power)
    }

    /// The other hands as the evaluation wants them.
    pub(crate) fn field(&self) -> Field {
        let hidden = self.others.iter().map(|other| {
            let share = match other.visible {
                Some(cards) => cards.len() as f32 / (self.out.len() as f32).max(1.0),
                None => other.joker_share,
            };
            Holder::new(share, !other.friend, other.void)
        });
        let ruffs = match (self.ranking.trump(), self.role) {
            (None, _) => 0.0,
            (Some(_), Role::Contractor | Role::Helper) if !self.enemies_may_ruff() => 0.0,
            (Some(_), Role::Contractor) => 0.45,
            (Some(_), Role::Helper) => 0.55,
            (Some(_), _) => 0.8,
        };
        Field { holders: hidden.collect(), ruffs }
    }
}

/// How much likelier than by its size the contractor's hand holds a trump.
const CONTRACTOR_TRUMPS: f32 = 1.5;

/// The cards of a zone, if the viewer sees them.
fn cards_in(view: &View, zone: Zone) -> Option<CardSet> {
    let seat = view.seats.get(zone.seat.index())?;
    if zone.row { seat.row.as_ref().map(|row| row.up.into_iter().flatten().collect()) } else { seat.hand }
}

/// The zones of the trick on the table or about to begin, in the order in which they play \[FH-PLAY-1\] \[FH-PLAY-7\].
fn trick_order(rules: &Rules, view: &View, rows: bool) -> Option<Vec<Zone>> {
    let first = match view.trick.as_ref().and_then(|trick| trick.plays.first()) {
        Some(play) => Zone { seat: play.seat, row: play.from_row },
        None => leader(rules, view)?,
    };
    if !rows {
        let seats = view.seats.len();
        let order = (0..seats).map(|step| first.seat.after(step, seats));
        let playing = order.filter(|seat| view.seats[seat.index()].plays);
        return Some(playing.map(|seat| Zone { seat, row: false }).collect());
    }
    let other = first.seat.after(1, 2);
    Some(vec![
        first,
        Zone { seat: other, row: first.row },
        Zone { seat: first.seat, row: !first.row },
        Zone { seat: other, row: !first.row },
    ])
}

fn leader(rules: &Rules, view: &View) -> Option<Zone> {
    if let Some(trick) = view.tricks.last() {
        let best = trick.plays.get(usize::from(trick.best))?;
        return Some(Zone { seat: best.seat, row: best.from_row });
    }
    let eldest = view.dealer.after(1, rules.seats());
    let contract = view.contract.as_ref().map(|contract| (contract.bid, contract.seat));
    Some(Zone { seat: rules.first_leader(eldest, contract), row: false })
}

/// The chances of a trick.
impl Position<'_> {
    /// The chance that `other`, yet to play, can beat `best` when `led` is to be followed.
    pub(crate) fn can_beat(&self, other: &Other, best: Card, led: Option<Suit>) -> f32 {
        let ranking = &self.ranking.led(led);
        if let Some(cards) = other.visible {
            let following = led.map_or(CardSet::EMPTY, |suit| ranking.of(cards, suit));
            let playable = if following.is_empty() { cards } else { following };
            return if ranking.beaters(playable, best).is_empty() { 0.0 } else { 1.0 };
        }
        let holds = |share: f32, count: u32| 1.0 - maths::powi(1.0 - share, count);
        let beaters = ranking.beaters(self.unseen, best);
        let Some(led) = led else { return holds(other.joker_share, beaters.len()) };
        let in_suit = ranking.of(beaters, led).len();
        let high = holds(other.share[led], in_suit);
        if ranking.trump() == Some(led) {
            return high;
        }
        let void = 1.0 - holds(other.share[led], ranking.of(self.unseen, led).len());
        let trumps =
            ranking.trump().map_or(0.0, |trump| holds(other.share[trump], ranking.of(beaters, trump).len()));
        let jokers = holds(other.joker_share, (beaters & ranking.free).len());
        (high + void * trumps.max(jokers)).min(1.0)
    }

    /// The chance that a hidden hand has a given unseen card of `suit`.
    pub(crate) fn hidden_share(&self, other: &Other, suit: Suit) -> f32 {
        other.share[suit]
    }

    /// The chance that this side wins the trick if `card` is played (leading a joker, for `demand`).
    pub(crate) fn side_wins(&self, card: Card, demand: Option<Suit>) -> f32 {
        let led =
            self.led.or(demand).or_else(|| if self.leads() { self.ranking.suit_of(card) } else { None });
        let mine = self.best.is_none_or(|best| self.ranking.beats(card, best.card));
        let best = if mine { card } else { self.best.map_or(card, |best| best.card) };
        let mut ours: f32 = if mine || self.friend_is_winning() { 1.0 } else { 0.0 };
        // A card that beats `best` for the other side is at least as hard to beat as `best` itself.
        let mut harder = 1.0;
        for other in self.later.iter().filter_map(|&zone| self.other(zone)) {
            let beat = self.can_beat(other, best, led);
            if other.friend {
                ours += (1.0 - ours) * beat * harder * 0.85;
            } else if ours > 0.0 {
                ours *= 1.0 - beat * 0.95;
                harder = 0.55;
            }
        }
        ours
    }
}
