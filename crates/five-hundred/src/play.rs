//! The trick kernel: who plays, what may be played, what a card does \[FH-PLAY\] \[FH-JOK\].

use cards::{Card, CardSet, Suit, SuitSet};
use table::{Seat, SeatSet};

use crate::{
    action::Action,
    axis::{JokerInMisere, JokerLead, Layout, RowFlip},
    bid::{Bid, MisereKind, Strain},
    choices::Choices,
    pack::card_points,
    rules::{JOKER_POWER, Rules, TRUMP_POWER},
    state::{Hand, Nomination, Phase, Play, Row, TRICKS, Zone},
};

/// Above every card that is neither a trump nor of the suit led, below every trump.
const LED: u8 = 64;

impl Rules {
    pub(crate) fn has_rows(&self) -> bool {
        self.axes().layout == Layout::Rows
    }

    /// Whose cards a zone's are; zones beyond the table's are nobody's.
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
        let bid = hand.contract.map(|contract| contract.bid);
        let strain = bid.map_or(Strain::NoTrumps, Bid::strain);
        let leader = hand.contract.map_or_else(|| Self::eldest(hand), |contract| contract.seat);
        let mut play =
            Play { suits: self.suits[strain as usize], strain, contractor: leader, ..Play::NOT_YET };
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
        play.must_play_joker =
            bid.is_some_and(Bid::is_misere) && self.axes().joker_in_misere == JokerInMisere::Must;
        self.seat_zones(&mut play, self.out_of_play(hand));
        if bid.is_some_and(|bid| bid.is(MisereKind::SuperOpen)) {
            let left = leader.after(1, self.seats);
            play.actors = play.owners.map(|owner| if owner == leader { left } else { owner });
        }
        play.leader = Zone(leader.0);
        play.turn = play.leader;
        hand.play = play;
        hand.phase = Phase::Play;
    }

    fn eldest(hand: &Hand) -> Seat {
        hand.auction.calls().first().map_or(Seat(0), |&(seat, _)| seat)
    }

    /// The seats that take no part: the partners of who plays a misère \[FH-BID-5\].
    pub(crate) fn out_of_play(&self, hand: &Hand) -> SeatSet {
        match hand.contract {
            Some(contract) if contract.bid.is_misere() => {
                self.side(contract.seat) - SeatSet::of(contract.seat)
            }
            _ => SeatSet::EMPTY,
        }
    }

    fn seat_zones(&self, play: &mut Play, out: SeatSet) {
        play.rows = self.has_rows();
        play.owners = std::array::from_fn(|zone| self.owner(Zone(zone as u8)));
        play.actors = play.owners;
        play.zones = if play.rows { 4 } else { (self.seats - out.len()) as u8 };
        for seat in Seat::all(self.seats).filter(|&seat| !out.contains(seat)) {
            let mut next = seat.after(1, self.seats);
            while out.contains(next) {
                next = next.after(1, self.seats);
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
        if play.lying == 0 {
            let jokers = held & play.free_jokers;
            return if jokers.is_empty() { none } else { self.leads_with_joker(play, held, jokers) };
        }
        // A bare joker demands nothing [FH-JOK-6].
        let Some(led) = play.led else { return none };
        let following = held & play.suits[led];
        let cards = if !following.is_empty() {
            following
        } else if !play.must_play_joker || (held & play.free_jokers).is_empty() {
            held
        } else {
            held & play.free_jokers
        };
        Choices::Play { cards, jokers: CardSet::EMPTY, suits: SuitSet::EMPTY }
    }

    /// \[FH-JOK-5\] \[FH-JOK-6\]
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
        }
    }

    /// How a card fares in the trick: the higher number wins, of equal ones the first \[FH-PLAY-4\] \[FH-RANK-5\].
    #[inline]
    fn strength(&self, play: &Play, card: Card) -> u8 {
        let power = self.order[play.strain as usize][card.index()];
        if power >= TRUMP_POWER && (power < JOKER_POWER || !play.named_jokers.contains(card)) {
            return power;
        }
        let follows = play.led.is_some_and(|led| play.suits[led].contains(card));
        let within_suit = power % TRUMP_POWER;
        if follows { LED + within_suit } else { within_suit }
    }

    /// The suit a card leads when no suit is named with it.
    #[inline]
    fn suit_led(play: &Play, card: Card) -> Option<Suit> {
        Suit::ALL.into_iter().find(|&suit| play.suits[suit].contains(card))
    }

    /// Plays a card of the zone whose turn it is; true if that ended a trick. A card that the zone lacks does nothing.
    #[inline]
    pub(crate) fn play_card(&self, hand: &mut Hand, action: Action) -> bool {
        let (card, demand) = match action {
            Action::Play(card) => (card, None),
            Action::Lead(card, suit) => (card, Some(suit)),
            _ => return false,
        };
        let zone = hand.play.turn;
        let Some(card) = self.take_card(hand, zone, card) else { return false };
        if let Some(contract) = &mut hand.contract
            && contract.called == Some(card)
        {
            contract.disclosed = true;
        }
        let play = &mut hand.play;
        if play.lying == 0 {
            play.led = demand.or_else(|| Self::suit_led(play, card));
            if let Some(suit) = play.led {
                play.led_suits.insert(suit);
                if play.owners[usize::from(zone.0)] == play.contractor {
                    play.contractor_led.insert(suit);
                }
            }
            play.best_power = 0;
        }
        let strength = self.strength(play, card);
        if play.lying == 0 || strength > play.best_power {
            play.best_power = strength;
            play.best = zone;
        }
        play.cards[usize::from(play.finished * play.zones + play.lying)] = (card, zone);
        play.lying += 1;
        if play.lying == play.zones {
            self.end_trick(hand);
            return true;
        }
        play.turn =
            if self.has_rows() { Zone(play.leader.0 ^ play.lying) } else { play.next[usize::from(zone.0)] };
        false
    }

    /// Takes the piece of card out of the zone.
    #[inline]
    fn take_card(&self, hand: &mut Hand, zone: Zone, card: Card) -> Option<Card> {
        if hand.play.rows && zone.0 >= 2 {
            return self.take_from_row(hand, zone, card);
        }
        let held = &mut hand.held[usize::from(zone.0)];
        let card = held.find_one(card)?;
        held.remove(card);
        Some(card)
    }

    /// Of equal cards in a row, the one in the lowest pile is played \[FH-AMB-25\].
    fn take_from_row(&self, hand: &mut Hand, zone: Zone, card: Card) -> Option<Card> {
        let row = &mut hand.rows[usize::from(zone.0 & 1)];
        let pile = row.up.iter().position(|up| up.is_some_and(|up| up.face() == card.face()))?;
        let card = row.up[pile].take()?;
        hand.held[usize::from(zone.0)].remove(card);
        if self.axes().row_flip == RowFlip::AtOnce {
            flip(row, pile, &mut hand.held[usize::from(zone.0)]);
        }
        Some(card)
    }

    fn end_trick(&self, hand: &mut Hand) {
        let play = &mut hand.play;
        let trick = usize::from(play.finished);
        play.winners[trick] = play.best;
        play.demands[trick] = play.led;
        let winner = play.owners[usize::from(play.best.0)];
        hand.tricks[winner] += 1;
        if self.counts_card_points() {
            let first = trick * usize::from(play.zones);
            let taken = &play.cards[first..first + usize::from(play.zones)];
            hand.card_points[winner] += taken.iter().map(|&(card, _)| card_points(card)).sum::<i32>();
        }
        play.finished += 1;
        play.lying = 0;
        play.leader = play.best;
        play.turn = play.best;
        if play.rows {
            for seat in 0..2 {
                for pile in 0..5 {
                    flip(&mut hand.rows[seat], pile, &mut hand.held[seat + 2]);
                }
            }
        }
    }
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
    /// Whether all tricks are played.
    pub(crate) const fn is_over(&self) -> bool {
        self.finished as usize == TRICKS
    }
}
