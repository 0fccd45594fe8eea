//! What a rummy player knows from their view: the cards nobody has shown, what others have taken, how long the hand may
//! still last, and how likely each card is to come to the player.

use cards::{Card, CardSet};
use rummy_500::{
    Meld, Rules, View,
    axis::{DiscardDraw, GoingOut, RummyCall},
    kernel::Openings,
};
use table::Seat;

use super::layout::{FACES, JOKER, card_of, face_of};
use crate::maths;

/// Another player: an opponent, or the player's partner.
#[derive(Clone, Debug)]
pub(crate) struct Opponent {
    pub(crate) seat: Seat,
    /// How many cards they hold.
    pub(crate) cards: f32,
    /// How many of them nobody has seen.
    pub(crate) hidden: f32,
    /// Of each face, how many they are known to hold.
    pub(crate) known: [u8; FACES],
    /// Whether they are on the player's side.
    pub(crate) is_partner: bool,
}

/// The knowledge of one player at one moment.
pub(crate) struct Known<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) view: &'a View,
    pub(crate) me: Seat,
    pub(crate) hand: CardSet,
    pub(crate) melds: Vec<Meld>,
    pub(crate) openings: Openings,
    pub(crate) opponents: Vec<Opponent>,
    /// Of each face, how many copies the viewer has not seen.
    pub(crate) unseen: [u8; FACES],
    pub(crate) unseen_count: f32,
    /// The value of each face in a hand.
    pub(crate) value: [f32; FACES],
    /// The chance that the hand lasts until the viewer's next turn.
    pub(crate) alive: f32,
    /// How many turns the viewer can still expect.
    pub(crate) turns: f32,
    /// The chance that each face comes to the viewer in time.
    pub(crate) comes: [f32; FACES],
    /// How much an opponent's gain is the viewer's loss.
    pub(crate) rivalry: f32,
    /// The mean value of a card that nobody has seen.
    pub(crate) mean: f32,
}

impl<'a> Known<'a> {
    /// What the seat knows; `None` if the view is not that of a seat with cards to look at.
    pub(crate) fn new(rules: &'a Rules, view: &'a View, me: Seat) -> Option<Self> {
        let hand = view.seats.get(me.index())?.hand?;
        let melds: Vec<Meld> = view.melds.iter().map(|shown| shown.meld).collect();
        let opponents = opponents(rules, view, me);
        let unseen = unseen(rules, view, hand, &opponents);
        let value = std::array::from_fn(|face| rules.value(card_of(face)) as f32);
        let unseen_count = unseen.iter().map(|&n| f32::from(n)).sum::<f32>().max(1.0);
        let worth: f32 = (0..FACES).map(|face| f32::from(unseen[face]) * value[face]).sum();
        let mut known = Self {
            rules,
            view,
            me,
            hand,
            openings: Openings::of(&melds, rules.shapes()),
            melds,
            rivalry: 1.0 / (rules.number_of_sides() as f32 - 1.0).sqrt(),
            opponents,
            unseen,
            unseen_count,
            value,
            alive: 1.0,
            turns: 1.0,
            comes: [0.0; FACES],
            mean: worth / unseen_count,
        };
        (known.alive, known.turns) = known.horizon();
        known.comes = known.coming();
        Some(known)
    }

    pub(crate) fn going_out(&self) -> GoingOut {
        self.rules.axes().going_out
    }

    pub(crate) fn top_is_free(&self) -> bool {
        self.rules.axes().discard_draw == DiscardDraw::TopFree
    }

    pub(crate) fn calls_full_pile(&self) -> bool {
        self.rules.axes().rummy_call == RummyCall::FullPile
    }

    /// The chance that one opponent ends the hand in their next turn.
    fn ends(&self, opponent: &Opponent) -> f32 {
        match opponent.cards as u32 {
            0 => 0.8,
            1 => 0.42,
            2 => 0.28,
            3 => 0.2,
            4 => 0.16,
            5 => 0.11,
            6 => 0.08,
            7 => 0.05,
            8..=10 => 0.03,
            _ => 0.01,
        }
    }

    /// The chance that the hand lasts another round, and the number of turns to expect.
    fn horizon(&self) -> (f32, f32) {
        let mut alive: f32 = self.opponents.iter().map(|opponent| 1.0 - self.ends(opponent)).product();
        let stock = f32::from(self.view.stock);
        if stock < self.opponents.len() as f32 {
            alive *= 0.5;
        }
        let fewest = self.opponents.iter().map(|opponent| opponent.cards).fold(20.0, f32::min);
        let by_cards = 0.8 + 0.55 * fewest;
        let by_stock = 0.5 + stock / self.rules.seats() as f32;
        (alive, by_cards.min(by_stock).clamp(0.4, 7.0))
    }

    /// The chance that a card of each face comes within reach in time.
    fn coming(&self) -> [f32; FACES] {
        let stock = |hidden: u8, rate: f32| {
            1.0 - maths::powf(1.0 - (f32::from(hidden) * rate / self.unseen_count).min(0.9), self.turns)
        };
        // One draw of one's own in each round, and the discards of the others; two packs hold two cards of a face.
        let rate = 1.0 + 0.45 * (self.opponents.len() as f32).min(3.0);
        let natural: [f32; 3] = std::array::from_fn(|hidden| stock(hidden as u8, rate));
        let joker = stock(self.unseen[JOKER], 1.0);
        let mut pile = [0.0; FACES];
        // The last is the top: of equal cards the one on top counts.
        for (depth, &card) in self.view.pile.iter().rev().enumerate().rev() {
            pile[face_of(card)] = (0.55 - 0.02 * depth as f32).max(0.25) * self.alive;
        }
        std::array::from_fn(|face| {
            let stock = if face == JOKER { joker } else { natural[usize::from(self.unseen[face])] };
            let held = self.opponents.iter().any(|opponent| opponent.known[face] > 0);
            let held = if held { 0.06 * self.turns.min(4.0) } else { 0.0 };
            1.0 - (1.0 - stock) * (1.0 - pile[face]) * (1.0 - held)
        })
    }

    /// The chance that an opponent holds a card of this face.
    pub(crate) fn holds(&self, opponent: &Opponent, face: usize) -> f32 {
        if opponent.known[face] > 0 {
            return 1.0;
        }
        (f32::from(self.unseen[face]) * opponent.hidden / self.unseen_count).min(1.0)
    }

    /// What the others would lose if the hand ended now, as far as it helps: what a partner loses is one's own loss.
    pub(crate) fn caught_with(&self) -> f32 {
        let lost = |other: &Opponent| if other.is_partner { -1.0 } else { 1.0 } * self.in_hand(other);
        let all: f32 = self.opponents.iter().map(lost).sum();
        all / (self.rules.number_of_sides() - 1).max(1) as f32
    }

    /// The likely value of an opponent's cards.
    pub(crate) fn in_hand(&self, opponent: &Opponent) -> f32 {
        let known: f32 = (0..FACES).map(|face| f32::from(opponent.known[face]) * self.value[face]).sum();
        known + opponent.hidden * self.mean
    }
}

fn count(cards: impl IntoIterator<Item = Card>) -> [u8; FACES] {
    let mut counts = [0; FACES];
    for card in cards {
        counts[face_of(card)] += 1;
    }
    counts
}

fn opponents(rules: &Rules, view: &View, me: Seat) -> Vec<Opponent> {
    let mut opponents = Vec::with_capacity(rules.seats());
    for step in 1..rules.seats() {
        let seat = me.after(step, rules.seats());
        let Some(shown) = view.seats.get(seat.index()) else { continue };
        let cards = f32::from(shown.cards);
        let known = count(shown.known);
        let hidden = (cards - shown.known.len() as f32).max(0.0);
        opponents.push(Opponent { seat, cards, hidden, known, is_partner: rules.side(me).contains(seat) });
    }
    opponents
}

/// The pack less all that is seen or known.
fn unseen(rules: &Rules, view: &View, hand: CardSet, opponents: &[Opponent]) -> [u8; FACES] {
    let mut unseen = count(rules.pack());
    let mut seen = |face: usize, n: u8| unseen[face] = unseen[face].saturating_sub(n);
    let laid = view.melds.iter().flat_map(|shown| shown.meld.cards().map(rummy_500::MeldCard::card));
    let stock = view.stock_cards.iter().flatten().copied();
    for card in hand.into_iter().chain(view.pile.iter().copied()).chain(laid).chain(stock) {
        seen(face_of(card), 1);
    }
    for opponent in opponents {
        opponent.known.iter().enumerate().for_each(|(face, &n)| seen(face, n));
    }
    unseen
}
