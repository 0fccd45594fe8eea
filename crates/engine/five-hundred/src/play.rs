//! The trick kernel: who plays, what may be played, what a card does \[FH-PLAY\] \[FH-JOK\].

use std::hint::select_unpredictable;

use cards::{Card, CardSet, Suit, SuitSet};
use table::{Seat, SeatSet};

use crate::{
    axis::{FirstLead, JokerFollow, JokerInMisere, JokerLead, Layout, MisereJoker, RowFlip},
    bid::{Bid, MisereKind, Strain},
    choices::Choices,
    pack::card_points,
    rules::{Rules, TRUMP_POWER},
    state::{CardOrder, Hand, JokerUse, Nomination, Order, Phase, Play, Row, TRICKS, Zone},
};

/// Above every card that is neither a trump nor of the suit led, below every trump.
const LED: u8 = 64;

impl Rules {
    pub(crate) fn has_rows(&self) -> bool {
        self.axes().layout == Layout::Rows
    }

    /// The owner of a zone's cards; zones beyond the table's are nobody's.
    pub(crate) fn owner(&self, zone: Zone) -> Seat {
        if self.has_rows() { Seat(zone.0 & 1) } else { Seat(zone.0) }
    }

    /// What a seat holds: its hand and the face-up cards of its row \[FH-NOM-2\].
    pub(crate) fn held_by(&self, hand: &Hand, seat: Seat) -> CardSet {
        let row = if self.has_rows() { hand.held[seat.index() + 2] } else { CardSet::EMPTY };
        hand.held[seat.index()] | row
    }

    /// The first lead is to be made.
    pub(crate) fn begin_play(&self, hand: &mut Hand) {
        let contractor = hand.contract.map_or(hand.auction.eldest, |contract| contract.seat);
        let bid = hand.contract.map(|contract| contract.bid);
        let strain = bid.map_or(Strain::NoTrumps, Bid::strain);
        let is_low = bid.is_some_and(|bid| self.has_low_jokers(bid));
        let card_order = if is_low { CardOrder::LowJokers } else { strain.into() };
        let mut play = Play { suits: self.suits[strain as usize], card_order, contractor, ..Play::NOT_YET };
        if strain == Strain::NoTrumps {
            play.free_jokers = CardSet::JOKERS & self.pack;
            if let Some(contract) = hand.contract
                && let Some(Nomination::Suit(suit)) = contract.nominated
            {
                let named = self.held_by(hand, contract.seat) & play.free_jokers;
                play.suits[suit] |= named;
                play.free_jokers -= named;
                play.named_jokers = named;
            }
        }
        play.joker_use = self.joker_use(bid);
        self.seat_zones(&mut play, self.out_of_play(hand));
        if bid.is_some_and(|bid| bid.is(MisereKind::SuperOpen)) {
            let left = self.left_of(contractor);
            play.actors = play.owners.map(|owner| if owner == contractor { left } else { owner });
        }
        play.leader = Zone(self.leader_of(hand).0);
        play.turn = play.leader;
        hand.play = play;
        hand.play.order = self.order(hand);
        hand.phase = Phase::Play;
    }

    /// Whether jokers rank below every other card in this contract, and are the lowest of a suit that was named for
    /// them \[FH-JOK-9\].
    #[must_use]
    pub fn has_low_jokers(&self, bid: Bid) -> bool {
        bid.is_misere() && self.axes().misere_joker == MisereJoker::Low
    }

    /// Whether a player who can't follow in this contract must play a joker without a suit \[FH-JOK-4\] \[FH-JOK-9\].
    #[must_use]
    pub fn must_play_joker(&self, bid: Bid) -> bool {
        let must = self.axes().joker_in_misere == JokerInMisere::Must;
        must && bid.is_misere() && !self.has_low_jokers(bid)
    }

    /// Whether in this contract, or in a hand without a bid, a joker without a suit may be played to the first trick of
    /// a suit by who could follow \[FH-JOK-11\].
    #[must_use]
    pub fn has_first_rounds(&self, bid: Option<Bid>) -> bool {
        let without_trumps = bid.is_none_or(|bid| bid.strain() == Strain::NoTrumps && !bid.is_misere());
        without_trumps && self.axes().joker_follow == JokerFollow::FirstRound
    }

    fn joker_use(&self, bid: Option<Bid>) -> JokerUse {
        if bid.is_some_and(|bid| self.must_play_joker(bid)) {
            JokerUse::MustIfVoid
        } else if self.has_first_rounds(bid) {
            JokerUse::FirstRound
        } else {
            JokerUse::IfVoid
        }
    }

    /// The seat that leads to the first trick, with a contractor or without one: the contractor or the eldest hand;
    /// where the rules say so, the first player from the eldest hand on who takes part \[FH-PLAY-1\] \[FH-PLAY-9\]
    /// \[FH-AUC-6\].
    #[must_use]
    pub fn first_leader(&self, eldest: Seat, contract: Option<(Bid, Seat)>) -> Seat {
        match contract {
            None => eldest,
            Some((_, seat)) if self.axes().first_lead == FirstLead::Contractor => seat,
            Some((bid, seat)) => {
                let out = self.lying_out(bid, seat);
                let mut seats = (0..self.seats).map(|steps| eldest.after(steps, self.seats));
                seats.find(|&seat| !out.contains(seat)).unwrap_or(eldest)
            }
        }
    }

    fn leader_of(&self, hand: &Hand) -> Seat {
        self.first_leader(hand.auction.eldest, hand.contract.map(|contract| (contract.bid, contract.seat)))
    }

    /// Whether the first lead has been made, by the player whose it was.
    pub(crate) fn is_led(&self, hand: &Hand) -> bool {
        self.has_begun(hand, self.leader_of(hand))
    }

    /// How the turn goes in a trick that nobody has played to yet.
    fn order(&self, hand: &Hand) -> Order {
        let first = self.cards_in(hand, hand.play.leader);
        let mut zones = self.zones_from(&hand.play, hand.play.leader);
        if zones.any(|zone| self.cards_in(hand, zone) != first) {
            Order::Irregular
        } else {
            self.lawful_order()
        }
    }

    /// How the turn goes in a hand that was dealt and played by the rules.
    pub(crate) fn lawful_order(&self) -> Order {
        if self.has_rows() { Order::Rows } else { Order::Seats }
    }

    /// How many cards a zone has still to play, face-down ones too.
    pub(crate) fn cards_in(&self, hand: &Hand, zone: Zone) -> u32 {
        let is_row = self.has_rows() && zone.0 >= 2;
        let down = if is_row { hand.rows[usize::from(zone.0 & 1)].down.iter().flatten().count() } else { 0 };
        hand.held[usize::from(zone.0)].len() + down as u32
    }

    /// The zones that play, clockwise from one of them.
    pub(crate) fn zones_from(&self, play: &Play, first: Zone) -> impl Iterator<Item = Zone> {
        let (rows, leader, next) = (self.has_rows(), play.leader.0, play.next);
        let after = move |zone: &Zone| {
            Some(if rows { Zone(leader ^ ((leader ^ zone.0) + 1) & 3) } else { next[usize::from(zone.0)] })
        };
        std::iter::successors(Some(first), after).take(usize::from(play.zones))
    }

    /// The seats that take no part in the hand \[FH-BID-5\].
    pub(crate) fn out_of_play(&self, hand: &Hand) -> SeatSet {
        hand.contract.map_or(SeatSet::EMPTY, |contract| self.lying_out(contract.bid, contract.seat))
    }

    /// The partners of a contractor who lay down their cards because the bid is a misère \[FH-BID-5\].
    #[must_use]
    pub fn lying_out(&self, bid: Bid, contractor: Seat) -> SeatSet {
        if bid.is_played_alone() { self.side(contractor) - SeatSet::of(contractor) } else { SeatSet::EMPTY }
    }

    /// Whether a seat has played to the first trick.
    pub(crate) fn has_begun(&self, hand: &Hand, seat: Seat) -> bool {
        let play = &hand.play;
        play.finished > 0 || play.played().iter().any(|&(_, zone)| self.owner(zone) == seat)
    }

    fn seat_zones(&self, play: &mut Play, out: SeatSet) {
        play.owners = std::array::from_fn(|zone| self.owner(Zone(zone as u8)));
        play.actors = play.owners;
        play.zones = if self.has_rows() { 4 } else { (self.seats - out.len()) as u8 };
        for seat in Seat::all(self.seats).filter(|&seat| !out.contains(seat)) {
            let mut next = self.left_of(seat);
            while out.contains(next) {
                next = self.left_of(next);
            }
            play.next[seat.index()] = Zone(next.0);
        }
    }

    /// The cards that may be played now.
    #[inline]
    pub(crate) fn cards_to_play(&self, hand: &Hand) -> Choices {
        let play = &hand.play;
        let held = hand.held[usize::from(play.turn.0)];
        let none = Choices::Play { cards: held, jokers: CardSet::EMPTY, suits: SuitSet::EMPTY };
        if play.in_trick == 0 {
            let jokers = held & play.free_jokers;
            return if jokers.is_empty() { none } else { self.leads_with_joker(play, held, jokers) };
        }
        let following = held & play.following;
        let cards = if play.joker_use == JokerUse::IfVoid {
            following.or_if_empty(held)
        } else {
            Self::with_jokers(play, held, following)
        };
        Choices::Play { cards, jokers: CardSet::EMPTY, suits: SuitSet::EMPTY }
    }

    /// What a follower may play where jokers have rules of their own \[FH-JOK-4\] \[FH-JOK-11\].
    #[cold]
    fn with_jokers(play: &Play, held: CardSet, following: CardSet) -> CardSet {
        let jokers = held & play.free_jokers;
        match play.joker_use {
            JokerUse::MustIfVoid if play.led.is_some() => following.or_if_empty(jokers).or_if_empty(held),
            JokerUse::FirstRound if !following.is_empty() => following | jokers,
            _ => following.or_if_empty(held),
        }
    }

    /// \[FH-JOK-5\] \[FH-JOK-6\]
    #[inline]
    fn leads_with_joker(&self, play: &Play, held: CardSet, jokers: CardSet) -> Choices {
        let others = held - jokers;
        let suits = self.demandable(play);
        if !suits.is_empty() {
            return Choices::Play { cards: others, jokers, suits };
        }
        let cards = if others.is_empty() { jokers } else { others };
        Choices::Play { cards, jokers: CardSet::EMPTY, suits }
    }

    /// The suits that a joker led now may demand.
    pub(crate) fn demandable(&self, play: &Play) -> SuitSet {
        match self.axes().joker_lead {
            JokerLead::Unled => play.led_suits.complement(),
            JokerLead::ContractorLed => play.contractor_led,
            JokerLead::Any => SuitSet::ALL,
            JokerLead::LastTrickOnly => SuitSet::EMPTY,
            JokerLead::NotVoid => Self::shown_voids(play, play.turn).complement(),
        }
    }

    /// The suits that a hand or a row has failed to follow \[FH-JOK-10\]: who leads follows nothing.
    #[cold]
    #[inline(never)]
    pub(crate) fn shown_voids(play: &Play, zone: Zone) -> SuitSet {
        let tricks = play.demands[..usize::from(play.finished)].iter().enumerate();
        let mut voids = play.voids_told;
        for (trick, suit) in tricks.filter_map(|(trick, demand)| Some((trick, (*demand)?))) {
            let first = trick * usize::from(play.zones);
            let cards = &play.cards[first + play.unbound(trick)..first + usize::from(play.zones)];
            // A joker that could be played by choice shows nothing.
            let is_first = play.has_first_rounds() && !play.demands[..trick].contains(&Some(suit));
            let chosen = if is_first { play.free_jokers } else { CardSet::EMPTY };
            let follows = |card: Card| (play.suits[suit] | chosen).contains(card);
            if cards.iter().any(|&(card, from)| from == zone && !follows(card)) {
                voids.insert(suit);
            }
        }
        voids
    }

    /// How a card fares in the trick: the higher number wins, of equal ones the first \[FH-PLAY-4\] \[FH-RANK-5\].
    #[inline]
    fn strength(&self, play: &Play, card: Card) -> u8 {
        let power = self.order[play.card_order as usize][card.index()];
        let tops = u8::from(play.named_jokers.contains(card)) * TRUMP_POWER;
        let led = u8::from(play.following.contains(card)) * LED;
        (power - tops) + led
    }

    /// The suit a card leads when no suit is named with it.
    #[inline]
    fn suit_led(play: &Play, card: Card) -> Option<Suit> {
        // Nearly always the suit on its face; a bower's or a joker's is looked for.
        let printed = Suit::ALL[card.index() / 16 % 4];
        if play.suits[printed].contains(card) {
            return Some(printed);
        }
        Suit::ALL.into_iter().find(|&suit| play.suits[suit].contains(card))
    }

    /// Plays a card that a zone holds, in turn or not; true if that ended a trick.
    #[inline]
    pub(crate) fn play_card(&self, hand: &mut Hand, zone: Zone, card: Card, demand: Option<Suit>) -> bool {
        let card =
            if self.has_rows() { self.take_from_both(hand, zone, card) } else { take(hand, zone, card) };
        if let Some(contract) = &mut hand.contract
            && contract.called == Some(card.face())
        {
            contract.is_called(self.owner(zone));
        }
        self.lay(hand, zone, card, demand)
    }

    /// Lays a card on the table that has left its zone; true if that ended a trick.
    #[inline]
    pub(crate) fn lay(&self, hand: &mut Hand, zone: Zone, card: Card, demand: Option<Suit>) -> bool {
        let play = &mut hand.play;
        if play.in_trick == 0 {
            play.led = demand.or_else(|| Self::suit_led(play, card));
            if let Some(suit) = play.led {
                play.following = play.suits[suit];
                if play.has_first_rounds() {
                    play.note_round(suit);
                }
                play.led_suits.insert(suit);
                let by_contractor = play.owners[usize::from(zone.0)] == play.contractor;
                let others = play.contractor_led;
                play.contractor_led.insert(suit);
                play.contractor_led = select_unpredictable(by_contractor, play.contractor_led, others);
            }
        } else if play.has_low_jokers() {
            play.give_suit(card);
        }
        // Between two tricks the best power is 0: any card beats it.
        let strength = self.strength(play, card);
        let wins = strength > play.best_power;
        play.best_power = strength.max(play.best_power);
        play.best = select_unpredictable(wins, zone, play.best);
        play.cards[usize::from(play.played)] = (card, zone);
        play.played += 1;
        play.in_trick += 1;
        if play.in_trick == play.zones {
            self.end_trick(hand);
            return true;
        }
        match play.order {
            Order::Seats => play.turn = play.next[usize::from(zone.0)],
            Order::Rows => play.turn = Zone(play.leader.0 ^ play.in_trick),
            Order::Irregular => return self.pass_turn(hand),
        }
        false
    }

    /// Makes ready for a card that is not played in turn: it leads if it is the first of the trick, and the others play
    /// clockwise from its player.
    pub(crate) fn break_order(hand: &mut Hand, zone: Zone) {
        let play = &mut hand.play;
        play.order = Order::Irregular;
        if play.in_trick == 0 {
            play.leader = zone;
        }
    }

    /// Passes the turn, after a card of an irregular trick, to the first zone from its leader on that has a card and
    /// has not played; true if there is none, so that the trick has ended.
    #[cold]
    fn pass_turn(&self, hand: &mut Hand) -> bool {
        let next = self.next_with_card(hand, hand.play.leader);
        let play = &mut hand.play;
        if let Some(turn) = next {
            play.turn = turn;
            return false;
        }
        // Every trick takes as many places, so that each is found by its number.
        while play.in_trick < play.zones {
            play.cards[usize::from(play.played)] = (Card::X, Zone::NOBODY);
            play.played += 1;
            play.in_trick += 1;
        }
        self.end_trick(hand);
        true
    }

    /// The first zone from this one on that has a card, and none in the trick.
    fn next_with_card(&self, hand: &Hand, first: Zone) -> Option<Zone> {
        let may_play = |zone: &Zone| !hand.held[usize::from(zone.0)].is_empty() && !hand.play.lies(*zone);
        self.zones_from(&hand.play, first).find(may_play)
    }

    /// Takes a physical card out of a hand or a row. Of equal cards in a row, the one in the lowest pile is played
    /// \[FH-AMB-25\].
    fn take_from_both(&self, hand: &mut Hand, zone: Zone, card: Card) -> Card {
        if zone.0 < 2 {
            return take(hand, zone, card);
        }
        let row = &mut hand.rows[usize::from(zone.0 & 1)];
        let pile = row.up.iter().position(|up| up.is_some_and(|up| up.face() == card.face()));
        let card = pile.and_then(|pile| row.up[pile].take()).unwrap_or(card);
        hand.held[usize::from(zone.0)].remove(card);
        if self.axes().row_flip == RowFlip::AtOnce
            && let Some(pile) = pile
        {
            flip(row, pile, &mut hand.held[usize::from(zone.0)]);
        }
        card
    }

    fn end_trick(&self, hand: &mut Hand) {
        let play = &mut hand.play;
        let trick = usize::from(play.finished);
        play.winners[trick] = play.best;
        play.demands[trick] = play.led;
        let winner = play.owners[usize::from(play.best.0)];
        hand.tricks[winner] += 1;
        if self.counts_card_points() {
            let taken = &play.cards[usize::from(play.played - play.zones)..usize::from(play.played)];
            hand.card_points[winner] += taken.iter().map(|&(card, _)| card_points(card)).sum::<i32>();
        }
        play.finished += 1;
        play.in_trick = 0;
        play.led = None;
        play.following = CardSet::EMPTY;
        play.best_power = 0;
        play.leader = play.best;
        play.turn = play.best;
        if self.has_rows() {
            for seat in 0..2 {
                for pile in 0..5 {
                    flip(&mut hand.rows[seat], pile, &mut hand.held[seat + 2]);
                }
            }
        }
        if hand.play.order == Order::Irregular {
            self.restore_order(hand);
        }
    }

    /// After an irregular trick: the winner leads, or the next player with a card.
    #[cold]
    fn restore_order(&self, hand: &mut Hand) {
        hand.play.order = self.order(hand);
        if let Some(leader) = self.next_with_card(hand, hand.play.leader) {
            hand.play.leader = leader;
            hand.play.turn = leader;
        }
    }
}

/// Takes a physical card out of a hand that has it.
#[inline]
fn take(hand: &mut Hand, zone: Zone, card: Card) -> Card {
    let held = &mut hand.held[usize::from(zone.0)];
    let card = held.find_one(card).unwrap_or(card);
    held.remove(card);
    card
}

/// Turns up the card under a pile whose face-up card is gone \[FH-PLAY-8\].
fn flip(row: &mut Row, pile: usize, held: &mut CardSet) {
    if row.up[pile].is_none()
        && let Some(card) = row.down[pile].take()
    {
        row.up[pile] = Some(card);
        held.insert(card);
    }
}

impl Play {
    /// After a low joker that was led bare, the first card that has a suit is to be followed; nobody has led it
    /// \[FH-JOK-9\].
    #[cold]
    fn give_suit(&mut self, card: Card) {
        if let (None, Some(suit)) = (self.led, Rules::suit_led(self, card)) {
            self.led = Some(suit);
            self.following = self.suits[suit];
            self.bare |= 1 << self.finished;
        }
    }

    /// Notes whether a suit is led for the first time in this hand \[FH-JOK-11\].
    #[cold]
    fn note_round(&mut self, suit: Suit) {
        let is_first = !self.led_suits.contains(suit);
        self.joker_use = if is_first { JokerUse::FirstRound } else { JokerUse::LaterRound };
    }

    /// The seat that plays the next card.
    #[inline]
    pub(crate) const fn actor(&self) -> Seat {
        self.actors[self.turn.0 as usize]
    }

    /// Whether all tricks are played.
    pub(crate) const fn is_over(&self) -> bool {
        self.finished as usize == TRICKS
    }
}
