//! Between the auction and the first lead: the kitty, a gift, discards, the joker's suit, partners \[FH-KIT\]
//! \[FH-NOM\] \[FH-PART\]. A step that the contract or the rules don't have is skipped.

use cards::{Card, CardSet, Rank};
use table::{Seat, SeatSet};

use crate::{
    action::Action,
    axis::{Callable, JokerNomination, Nullo, OwnKitty, PartnerChoice, PartnerReveal, SecretAlone, Sides},
    bid::{Bid, MisereKind, Strain},
    choices::Choices,
    rules::Rules,
    state::{Contract, Hand, Nomination, Phase},
};

/// A gift between partners: who gives, and who gets the cards and discards as many \[FH-KIT-3\] \[FH-KIT-7\].
///
/// ```
/// use five_hundred::{Bid, MisereKind, Rules, RulesSpec, table::Seat};
///
/// let mut spec = RulesSpec::preset("american-4")?;
/// spec.set("double_nullo", "any_time")?;
/// let rules = Rules::new(spec).map_err(|problems| problems.to_string())?;
/// let gift = rules.gift(Bid::misere(MisereKind::DoubleNullo), Seat(3)).ok_or("no gift")?;
/// assert_eq!((gift.from, gift.to), (Seat(3), Seat(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gift {
    /// The giver.
    pub from: Seat,
    /// The receiver, who discards.
    pub to: Seat,
}

impl Rules {
    /// The contract stands; the exchange begins.
    pub(crate) fn begin_contract(&self, hand: &mut Hand) {
        let Some((bid, seat)) = hand.auction.high else { return };
        let plays_alone = bid.is_played_alone() || !self.has_fixed_sides();
        let partners = if plays_alone { SeatSet::EMPTY } else { self.side(seat) - SeatSet::of(seat) };
        let chooses = self.chooses_partners(bid.is_misere());
        let contract = Contract { bid, seat, partners, nominated: None, called: None, disclosed: !chooses };
        hand.contract = Some(contract);
        if self.takes_kitty(bid) {
            let own = self.axes().own_kitty == OwnKitty::On && seat == Seat(1);
            hand.taken = if own { hand.kitty_1 } else { hand.kitty };
            hand.held[seat.index()] |= hand.taken;
        }
        if self.has_gift(bid) {
            hand.phase = Phase::Give;
        } else if hand.taken.is_empty() {
            self.after_discard(hand, &contract);
        } else {
            hand.phase = Phase::Discard;
        }
    }

    /// Whether cards are given: by a partner to the contractor \[FH-KIT-3\], or by the contractor to their partner
    /// \[FH-KIT-7\].
    #[must_use]
    pub fn has_gift(&self, bid: Bid) -> bool {
        self.is_quebec_nullo(bid) || bid.is(MisereKind::DoubleNullo) && self.takes_kitty(bid)
    }

    fn is_quebec_nullo(&self, bid: Bid) -> bool {
        bid.is(MisereKind::Nullo) && self.axes().nullo == Nullo::Quebec
    }

    /// Whether the contractor takes up a kitty \[FH-KIT-1\].
    #[must_use]
    pub fn takes_kitty(&self, bid: Bid) -> bool {
        !bid.is_sans_kitty() && !self.is_quebec_nullo(bid) && self.kitty_size() > 0
    }

    /// How many cards are exchanged after a bid: taken up, given, discarded, as far as that is done.
    #[must_use]
    pub fn exchange_size(&self, bid: Bid) -> u32 {
        match (self.is_quebec_nullo(bid), self.takes_kitty(bid)) {
            (true, _) => 1,
            (false, true) => self.kitty_size(),
            (false, false) => 0,
        }
    }

    /// The giver and the receiver of the cards, where a bid has a gift.
    #[must_use]
    pub fn gift(&self, bid: Bid, contractor: Seat) -> Option<Gift> {
        let partner = (self.side(contractor) - SeatSet::of(contractor)).first()?;
        self.has_gift(bid).then_some(if self.is_quebec_nullo(bid) {
            Gift { from: partner, to: contractor }
        } else {
            Gift { from: contractor, to: partner }
        })
    }

    /// The seat that discards: the contractor's, or that of the partner who was given cards.
    #[must_use]
    pub fn discarder(&self, bid: Bid, contractor: Seat) -> Seat {
        self.gift(bid, contractor).map_or(contractor, |gift| gift.to)
    }

    /// Whether a contractor with a joker names its suit \[FH-NOM-1\].
    pub(crate) fn names_joker(&self, bid: Bid) -> bool {
        self.axes().joker_nomination == JokerNomination::On && bid.strain() == Strain::NoTrumps
    }

    pub(crate) fn chooses_partners(&self, misere: bool) -> bool {
        self.axes().sides == Sides::Chosen && !misere
    }

    /// How many partners the contractor may choose \[FH-PART-1\].
    #[must_use]
    pub fn most_partners(&self, bid: Bid) -> usize {
        match self.axes().partner_choice {
            _ if !self.chooses_partners(bid.is_misere()) => 0,
            PartnerChoice::ByLevel | PartnerChoice::ByLevelOrCall if bid.needed() >= 8 => 2,
            _ => 1,
        }
    }

    /// The seat that acts in the exchange.
    pub(crate) fn exchanging_seat(&self, hand: &Hand) -> Option<Seat> {
        let contract = hand.contract?;
        match hand.phase {
            Phase::Give => self.gift(contract.bid, contract.seat).map(|gift| gift.from),
            Phase::Discard => Some(self.discarder(contract.bid, contract.seat)),
            _ => Some(contract.seat),
        }
    }

    /// How many cards are given or discarded in this hand \[FH-KIT-1\] \[FH-KIT-3\] \[FH-KIT-7\].
    pub(crate) fn exchange_count(&self, hand: &Hand) -> u8 {
        let one = hand.contract.is_some_and(|contract| self.is_quebec_nullo(contract.bid));
        if one { 1 } else { hand.taken.len() as u8 }
    }

    /// What the acting seat may do in the exchange.
    pub(crate) fn exchange_choices(&self, hand: &Hand, seat: Seat) -> Choices {
        let held = hand.held[seat.index()];
        match hand.phase {
            Phase::Give => Choices::Give { from: held, count: self.exchange_count(hand) },
            Phase::Discard => Choices::Discard { from: held, count: self.exchange_count(hand) },
            Phase::Nominate => Choices::Nominate,
            Phase::Partners => self.partner_choices(hand),
            _ => Choices::None,
        }
    }

    /// Performs an action of the exchange.
    pub(crate) fn exchange(&self, hand: &mut Hand, seat: Seat, action: Action) {
        let Some(mut contract) = hand.contract else { return };
        let held = &mut hand.held[seat.index()];
        match action {
            Action::Give(cards) => {
                hand.given = held.find(cards).unwrap_or(cards);
                *held -= hand.given;
                let to = self.discarder(contract.bid, contract.seat);
                hand.held[to.index()] |= hand.given;
                hand.phase = Phase::Discard;
                return;
            }
            Action::Discard(cards) => {
                hand.discards = held.find(cards).unwrap_or(cards);
                *held -= hand.discards;
                self.after_discard(hand, &contract);
                return;
            }
            Action::Nominate(suit) => {
                contract.nominated = Some(suit.map_or(Nomination::None, Nomination::Suit));
            }
            Action::Call(card) => self.call_partner(&mut contract, hand, card),
            Action::Partners(seats) => {
                contract.partners = seats;
                contract.disclosed = true;
            }
            _ => contract.disclosed = true,
        }
        hand.contract = Some(contract);
        if hand.phase == Phase::Nominate {
            self.after_nomination(hand, &contract);
        } else {
            self.begin_play(hand);
        }
    }

    fn after_discard(&self, hand: &mut Hand, contract: &Contract) {
        if self.may_nominate(hand, contract) {
            hand.phase = Phase::Nominate;
        } else {
            self.after_nomination(hand, contract);
        }
    }

    /// Goes on after the discards were put right \[LAW-ACT-8\]: before the first lead, who has a joker now may name its
    /// suit, and who has none left has nothing to name.
    pub(crate) fn after_mending(&self, hand: &mut Hand, contract: &Contract) {
        let has_begun = hand.phase == Phase::Play && hand.play.played > 0;
        if has_begun || contract.nominated.is_none() && self.may_nominate(hand, contract) {
            if !has_begun {
                hand.phase = Phase::Nominate;
            }
        } else {
            self.after_nomination(hand, contract);
        }
    }

    fn after_nomination(&self, hand: &mut Hand, contract: &Contract) {
        let has_chosen = contract.disclosed || contract.called.is_some();
        if self.chooses_partners(contract.bid.is_misere()) && !has_chosen {
            hand.phase = Phase::Partners;
        } else {
            self.begin_play(hand);
        }
    }

    /// \[FH-NOM-1\]
    pub(crate) fn may_nominate(&self, hand: &Hand, contract: &Contract) -> bool {
        self.names_joker(contract.bid) && self.held_by(hand, contract.seat).intersects(CardSet::JOKERS)
    }

    fn call_partner(&self, contract: &mut Contract, hand: &Hand, card: Card) {
        // In a wrong pack several may hold it: until one of them is known to, the first from the contractor's left
        // counts \[LAW-AMB-74\].
        let mut others = (1..=self.seats).map(|steps| contract.seat.after(steps, self.seats));
        let holder = others.find(|seat| hand.held[seat.index()].find_one(card).is_some());
        contract.called = Some(card.face());
        contract.partners = holder.map(SeatSet::of).unwrap_or_default() - SeatSet::of(contract.seat);
        contract.disclosed =
            self.axes().partner_reveal == PartnerReveal::AtOnce && !contract.partners.is_empty();
    }

    fn partner_choices(&self, hand: &Hand) -> Choices {
        let Some(contract) = hand.contract else { return Choices::None };
        let (calls, asks) = match self.axes().partner_choice {
            PartnerChoice::CallCard => (true, false),
            PartnerChoice::NamePlayer | PartnerChoice::ByLevel => (false, true),
            PartnerChoice::ByLevelOrCall => (true, true),
        };
        let mut cards = self.callable(contract.bid.strain());
        if self.axes().secret_alone == SecretAlone::Off {
            cards -= (hand.held[contract.seat.index()] | hand.discards).faces();
        }
        Choices::Partners {
            cards: if calls { cards } else { CardSet::EMPTY },
            seats: if asks { SeatSet::all(self.seats) - SeatSet::of(contract.seat) } else { SeatSet::EMPTY },
            pairs: self.most_partners(contract.bid) == 2,
        }
    }

    /// The cards that may be called in a strain, whoever holds them \[FH-PART-2\] \[FH-AMB-26\].
    pub(crate) fn callable(&self, strain: Strain) -> CardSet {
        let jokers = CardSet::JOKERS;
        let barred = match (self.axes().callable, strain.trump()) {
            (Callable::Any, _) => CardSet::EMPTY,
            (Callable::NotJoker, _) | (_, None) => jokers,
            (Callable::NotJokerOrBower, Some(trump)) => {
                let jack = |suit| CardSet::of(Card::new(suit, Rank::Jack));
                jokers | jack(trump) | jack(trump.same_colour())
            }
            (Callable::NoTrumps, Some(trump)) => self.cards_of(strain, trump) | jokers,
        };
        self.single - barred
    }
}
