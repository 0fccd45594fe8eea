//! What a viewer knows of the cards they can't see: the places they can lie in, how many each holds, and what it can't
//! hold. Everything comes from the viewer's view and the rules; the order of the places is that of the seats.

use cards::{Card, CardSet, SuitSet};
use five_hundred::{
    ContractView, Gift, Nomination, Phase, Rules, TrickView, View,
    axis::{JokerNomination, Layout, OwnKitty, PartnerReveal, SecretAlone},
};
use table::{Seat, Viewer};

use crate::five_hundred::{
    memory::{self, Memory},
    ranking::Ranking,
};

/// Cards of the hand that is out of play \[FH-SIDE-2\].
const DEAD_HAND: u32 = 10;

/// Where a hidden card can lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    Hand(Seat),
    /// Face down in a pile of a row.
    Down(Seat, usize),
    /// A kitty that nobody took up, by its number in a deal.
    Kitty(usize),
    Discards,
    Dead,
}

/// A place with hidden cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) at: Where,
    pub(crate) size: u32,
    /// The hidden cards that it may hold.
    pub(crate) fits: CardSet,
}

/// One viewer's knowledge of one hand.
pub(crate) struct Known<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) view: &'a View,
    pub(crate) me: Seat,
    pub(crate) ranking: Ranking<'a>,
    /// The physical cards whose place isn't known.
    pub(crate) hidden: CardSet,
    pub(crate) places: Vec<Place>,
}

impl<'a> Known<'a> {
    /// `None` between hands, and for viewers who are not players.
    pub(crate) fn new(rules: &'a Rules, view: &'a View) -> Option<Self> {
        let Viewer::Seat(me) = view.viewer else { return None };
        if matches!(view.phase, None | Some(Phase::Deal)) || view.outcome.is_some() {
            return None;
        }
        let ranking = memory::ranking(rules, view, me);
        let memory = Memory::new(rules, view, &ranking);
        let mut known = Self { rules, view, me, ranking, hidden: memory.unseen, places: Vec::new() };
        known.hide_given();
        known.find_places();
        known.narrow(&memory);
        let size: u32 = known.places.iter().map(|place| place.size).sum();
        (size == known.hidden.len()).then_some(known)
    }

    pub(crate) fn contract(&self) -> Option<&'a ContractView> {
        self.view.contract.as_ref()
    }

    fn is_past(&self, phase: Phase) -> bool {
        self.view.phase.is_some_and(|now| now as u8 > phase as u8)
    }

    /// The gift that was made, if there was one.
    pub(crate) fn gift(&self) -> Option<Gift> {
        let contract = self.contract()?;
        self.rules.gift(contract.bid, contract.seat).filter(|_| self.is_past(Phase::Give))
    }

    /// The seat that discards.
    pub(crate) fn discarder(&self) -> Option<Seat> {
        self.contract().map(|contract| self.rules.discarder(contract.bid, contract.seat))
    }

    /// Whether the contractor took up a kitty.
    pub(crate) fn was_taken(&self) -> bool {
        self.contract().is_some_and(|contract| self.rules.takes_kitty(contract.bid))
    }

    /// How many cards were discarded.
    pub(crate) fn laid_away(&self) -> u32 {
        let contract = self.contract().filter(|_| self.is_past(Phase::Discard));
        contract.map_or(0, |contract| self.rules.exchange_size(contract.bid))
    }

    /// The number of the kitty that a contractor takes up.
    pub(crate) fn kitty_of(&self, contractor: Seat) -> usize {
        if self.rules.axes().own_kitty == OwnKitty::On { contractor.index() } else { 0 }
    }

    /// All tricks, the one on the table last.
    pub(crate) fn tricks(&self) -> impl Iterator<Item = &'a TrickView> + use<'a> {
        let view = self.view;
        view.tricks.iter().chain(&view.trick)
    }

    /// The cards a seat has played from its hand, in order.
    pub(crate) fn played_from_hand(&self, seat: Seat) -> impl Iterator<Item = Card> + use<'a> {
        let plays = self.tricks().flat_map(|trick| &trick.plays);
        plays.filter(move |play| play.seat == seat && !play.from_row).map(|play| play.card)
    }

    /// The cards that the viewer gave and that have not been played since.
    fn gone(&self) -> CardSet {
        let (Some(given), Some(gift)) = (self.view.given, self.gift()) else { return CardSet::EMPTY };
        if gift.from != self.me {
            return CardSet::EMPTY;
        }
        let mut gone = given;
        self.played_from_hand(gift.to).for_each(|card| gone.remove(card));
        gone
    }

    /// The giver of cards knows which, but not whether they were kept.
    fn hide_given(&mut self) {
        self.hidden |= (self.rules.pack() - self.hidden).find(self.gone()).unwrap_or_default();
    }

    fn find_places(&mut self) {
        let view = self.view;
        let mut places = Vec::new();
        for (seat, shown) in Seat::all(view.seats.len()).zip(&view.seats) {
            if shown.hand.is_none() {
                places.push((Where::Hand(seat), u32::from(shown.cards)));
            }
            let down = shown.row.as_ref().map(|row| row.down).unwrap_or_default();
            let covered = (0..down.len()).filter(|&pile| down[pile]);
            places.extend(covered.map(|pile| (Where::Down(seat, pile), 1)));
        }
        let taken = view.contract.as_ref().filter(|_| self.was_taken()).map(|c| self.kitty_of(c.seat));
        let kitties = if self.rules.axes().own_kitty == OwnKitty::On { 2 } else { 1 };
        // A kitty that is shown to all is seen by the viewer too.
        let shown = view.kitty.is_some() && taken.is_none();
        let untouched = (0..kitties).filter(|&kitty| !shown && Some(kitty) != taken);
        places.extend(untouched.map(|kitty| (Where::Kitty(kitty), self.rules.kitty_size())));
        if view.discards.is_none() {
            places.push((Where::Discards, self.laid_away()));
        }
        if self.rules.axes().layout == Layout::DeadHand && view.dead.is_none() {
            places.push((Where::Dead, DEAD_HAND));
        }
        let places = places.into_iter().filter(|&(_, size)| size > 0);
        self.places = places.map(|(at, size)| Place { at, size, fits: self.hidden }).collect();
    }

    /// Takes away what each place can't hold.
    fn narrow(&mut self, memory: &Memory) {
        for seat in Seat::all(self.view.seats.len()) {
            let void = self.of_suits(memory.voids[seat]);
            self.forbid(|at| at == Where::Hand(seat), void);
        }
        self.heed_jokers();
        self.heed_nomination();
        self.heed_called_card();
        self.heed_kitty();
        if let (Some(gift), Some(gone)) = (self.gift(), self.hidden.find(self.gone())) {
            self.forbid(|at| at != Where::Hand(gift.to) && at != Where::Discards, gone);
        }
    }

    /// The cards of a kitty that was taken up, where the viewer knows them, are with the contractor, with a partner who
    /// was given cards, or among the discards \[FH-VIEW-6\].
    fn heed_kitty(&mut self) {
        let (Some(kitty), Some(contract)) = (self.view.kitty, self.contract()) else { return };
        let gift = self.gift().map(|gift| gift.to);
        let may_have = |seat: Seat| seat == contract.seat || gift == Some(seat);
        let mut left = kitty;
        for seat in Seat::all(self.view.seats.len()).filter(|&seat| may_have(seat)) {
            self.played_from_hand(seat).for_each(|card| left.remove(card));
            left -= self.view.seats[seat.index()].hand.unwrap_or_default();
        }
        left -= self.view.discards.unwrap_or_default();
        if let Some(left) = self.hidden.find(left) {
            self.forbid(
                |at| at != Where::Discards && !matches!(at, Where::Hand(seat) if may_have(seat)),
                left,
            );
        }
    }

    fn of_suits(&self, suits: SuitSet) -> CardSet {
        suits.iter().fold(CardSet::EMPTY, |set, suit| set | self.ranking.of(self.hidden, suit))
    }

    fn forbid(&mut self, places: impl Fn(Where) -> bool, cards: CardSet) {
        for place in self.places.iter_mut().filter(|place| places(place.at)) {
            place.fits -= cards;
        }
    }

    /// A player who leads a joker bare has nothing else \[FH-JOK-6\]; one who must play it in a misère and doesn't has
    /// none \[FH-JOK-4\].
    fn heed_jokers(&mut self) {
        let free = self.ranking.free;
        let must = self.contract().is_some_and(|contract| self.rules.must_play_joker(contract.bid));
        for trick in self.tricks() {
            for (place, play) in trick.plays.iter().enumerate().filter(|(_, play)| !play.from_row) {
                let is_joker = free.contains(play.card);
                let at_hand = |at| at == Where::Hand(play.seat);
                match trick.led {
                    None if place == 0 && is_joker => self.forbid(at_hand, self.hidden - free),
                    Some(_) if place == 0 && trick.bare => self.forbid(at_hand, self.hidden - free),
                    Some(led)
                        if place > 0 && must && !is_joker && self.ranking.suit_of(play.card) != Some(led) =>
                    {
                        self.forbid(at_hand, free);
                    }
                    _ => {}
                }
            }
        }
    }

    /// A contractor who could have named their joker's suit and didn't had none; one who did had it \[FH-NOM-1\]. Of
    /// two jokers it isn't known which: a world in which they have neither is refused when it is played through.
    fn heed_nomination(&mut self) {
        let Some(contract) = self.contract() else { return };
        let asked = self.rules.axes().joker_nomination == JokerNomination::On
            && contract.bid.strain().trump().is_none()
            && self.is_past(Phase::Discard);
        if !asked {
            return;
        }
        let jokers = self.hidden & CardSet::JOKERS;
        let holder = Where::Hand(contract.seat);
        let naming = self.view.phase == Some(Phase::Nominate);
        match contract.nominated {
            None if !naming => self.forbid(|at| at == holder, jokers),
            Some(Nomination::Suit(_) | Nomination::None) | None if jokers.len() == 1 => {
                let only = (self.rules.pack() & CardSet::JOKERS).len() == 1;
                if only {
                    self.forbid(|at| at != holder, jokers);
                }
            }
            _ => {}
        }
    }

    /// The called card lies with another player, unless playing alone in secret is allowed \[FH-PART-3\] \[FH-PART-4\].
    fn heed_called_card(&mut self) {
        let Some(contract) = self.contract() else { return };
        let Some(piece) = contract.called.and_then(|card| self.hidden.find_one(card)) else { return };
        let card = CardSet::of(piece);
        let axes = self.rules.axes();
        if axes.secret_alone == SecretAlone::Off {
            let contractor = Where::Hand(contract.seat);
            self.forbid(|at| at == contractor || at == Where::Discards, card);
        }
        if axes.partner_reveal == PartnerReveal::AtOnce {
            let holder = contract.partners.first().map(Where::Hand);
            match holder {
                Some(holder) => self.forbid(|at| at != holder, card),
                None => self.forbid(|at| matches!(at, Where::Hand(_)), card),
            }
        }
    }
}
