//! The facts of a decision, of which themes are made: what can be seen by whoever is to act, and nothing else.

use cards::{Card, CardSet, Suit};
use five_hundred::{Rules, Strain, View};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Viewer};

/// The part that a player has in a contract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The contractor.
    Contractor,
    /// A partner of the contractor.
    Partner,
    /// An opponent of the contract.
    Defender,
}

/// A decision in the play, looked at by its player.
pub(crate) struct Facts<'a> {
    rules: &'a Rules,
    pub(crate) view: &'a View,
    pub(crate) me: Seat,
    pub(crate) strain: Strain,
    pub(crate) misere: bool,
    pub(crate) role: Role,
    pub(crate) hand: CardSet,
    /// Cards that the player hasn't seen.
    pub(crate) unseen: CardSet,
    /// The suit that is to be followed.
    pub(crate) led: Option<Suit>,
    /// The card that wins the trick so far, and whose it is.
    pub(crate) best: Option<(Seat, Card)>,
    friends: SeatSet,
}

impl<'a> Facts<'a> {
    /// `None` where there is no contract, or the viewer has no cards.
    pub(crate) fn new(rules: &'a Rules, view: &'a View) -> Option<Self> {
        let Viewer::Seat(me) = view.viewer else { return None };
        let contract = view.contract.as_ref()?;
        let hand = view.seats.get(me.index())?.hand?;
        let party = contract.side();
        let role = match (contract.seat == me, party.contains(me)) {
            (true, _) => Role::Contractor,
            (_, true) => Role::Partner,
            _ => Role::Defender,
        };
        let friends = if role == Role::Defender { SeatSet::all(rules.seats()) - party } else { party };
        let mut unseen = rules.pack() - hand - view.discards.unwrap_or_default();
        for shown in view.seats.iter().filter_map(|seat| seat.hand) {
            unseen -= shown;
        }
        let trick = view.trick.as_ref();
        let tricks = view.tricks.iter().chain(trick);
        tricks.flat_map(|trick| &trick.plays).for_each(|play| unseen -= CardSet::of(play.card));
        Some(Self {
            rules,
            view,
            me,
            strain: contract.bid.strain(),
            misere: contract.bid.is_misere(),
            role,
            hand,
            unseen,
            led: trick.and_then(|trick| trick.led),
            best: trick.and_then(five_hundred::TrickView::winner).map(|play| (play.seat, play.card)),
            friends: friends - SeatSet::of(me),
        })
    }

    /// Whether a trick begins.
    pub(crate) fn leads(&self) -> bool {
        self.best.is_none()
    }

    /// Whether a partner wins the trick so far.
    pub(crate) fn partner_wins(&self) -> bool {
        self.best.is_some_and(|(seat, _)| self.is_friend(seat))
    }

    /// Whether a seat plays with this one.
    pub(crate) fn is_friend(&self, seat: Seat) -> bool {
        self.friends.contains(seat)
    }

    pub(crate) fn suit_of(&self, card: Card) -> Option<Suit> {
        self.rules.suit_of(self.strain, card)
    }

    pub(crate) fn is_trump(&self, card: Card) -> bool {
        self.strain.trump().is_some() && self.suit_of(card) == self.strain.trump()
    }

    /// Cards of a suit among these.
    pub(crate) fn of(&self, cards: CardSet, suit: Suit) -> CardSet {
        cards & self.rules.cards_of(self.strain, suit)
    }

    /// The trumps in the player's hand.
    pub(crate) fn trumps(&self) -> u32 {
        self.strain.trump().map_or(0, |trump| self.of(self.hand, trump).len())
    }

    /// The strength of a card among those of its suit.
    pub(crate) fn power(&self, card: Card) -> u8 {
        self.rules.power(self.strain, card)
    }

    /// Whether a card would win the trick so far; a joker without a suit always does.
    pub(crate) fn beats(&self, card: Card) -> bool {
        let Some((_, best)) = self.best else { return true };
        match (self.suit_of(card), self.suit_of(best)) {
            (None, _) => true,
            (_, None) => false,
            (mine, theirs) if mine == theirs => self.power(card) > self.power(best),
            _ => self.is_trump(card),
        }
    }

    /// How many unseen cards of its suit are higher.
    pub(crate) fn above(&self, card: Card) -> u32 {
        let Some(suit) = self.suit_of(card) else { return 0 };
        let higher = |other: &Card| self.power(*other) > self.power(card);
        self.of(self.unseen, suit).into_iter().filter(higher).count() as u32
    }

    /// Whether nothing unseen of its suit is higher.
    pub(crate) fn is_master(&self, card: Card) -> bool {
        self.above(card) == 0
    }
}
