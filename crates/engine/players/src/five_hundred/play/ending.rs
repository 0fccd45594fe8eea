//! Looking a misère through to its end: in a few worlds that fit what is known, every card is tried against the best
//! play of both sides, as far as a small budget reaches. What it can't settle is left to the rules of thumb.

use std::cmp::Reverse;

use cards::{Card, CardSet, Suit, short};

use crate::chance::Chance;
use crate::five_hundred::{
    position::{Other, Position},
    ranking::{Ranking, Ranks, above, highest},
    sides::Role,
};

/// Worlds looked at, and positions in each of them for each card.
const WORLDS: u32 = 6;
const BUDGET: u32 = 500;
/// With more cards in hand the budget would settle nothing.
const MOST_CARDS: u32 = 7;
/// Cards whose results are this close are left to the rules of thumb.
const CLOSE: f32 = 0.04;

/// The cards that do best in the worlds tried: all of them where nothing was settled.
pub(crate) fn best(position: &Position<'_>, chance: &mut Chance) -> CardSet {
    let faces = position.legal.faces();
    let rows = position.zone.row || position.others.iter().any(|other| other.zone.row);
    if rows || position.hand.len() > MOST_CARDS || faces.len() < 2 {
        return faces;
    }
    let dodging = position.role == Role::Contractor;
    let mut sums = vec![0.0; faces.len() as usize];
    for _ in 0..WORLDS {
        let Some(world) = World::draw(position, chance) else { return faces };
        for (sum, card) in sums.iter_mut().zip(faces) {
            let mut search = Search { world: world.clone(), budget: BUDGET };
            let caught =
                search.caught_after(position, card).map_or(0.5, |caught| f32::from(u8::from(caught)));
            *sum += if dodging { 1.0 - caught } else { caught };
        }
    }
    let most = sums.iter().copied().fold(0.0, f32::max);
    let near = |sum: f32| sum >= most - CLOSE * WORLDS as f32;
    faces.into_iter().zip(&sums).filter(|&(_, &sum)| near(sum)).map(|(card, _)| card).collect()
}

/// All hands, as one viewer can imagine them.
#[derive(Clone)]
struct World {
    /// By place in the order of play: ranks by suit, and suitless jokers.
    hands: Vec<([Ranks; 4], Ranks)>,
    bidders: Vec<bool>,
    /// Whether the contractor plays their cards themselves.
    dodges: bool,
    must_play_joker: bool,
    /// Whether jokers are the lowest cards \[FH-JOK-9\].
    low_jokers: bool,
}

impl World {
    /// Deals the unseen cards to the hidden hands; the contractor gets some to choose from, as they discarded high
    /// ones.
    fn draw(position: &Position<'_>, chance: &mut Chance) -> Option<Self> {
        let contractor = position.contractor()?;
        let mut left = position.unseen;
        let mut hidden: Vec<&Other> =
            position.others.iter().filter(|other| other.visible.is_none()).collect();
        short::sort_by_key(&mut hidden, |other| (other.zone.seat != contractor, Reverse(other.void.len())));
        let mut dealt = Vec::new();
        for other in hidden {
            let count = u32::from(position.view.seats[other.zone.seat.index()].cards);
            let fits = allowed(position, other, left);
            let from = if fits.len() < count { left } else { fits };
            let hand = if other.zone.seat == contractor {
                lowest_of(&position.ranking, chance.draw(from, count + KITTY), count)
            } else {
                chance.draw(from, count)
            };
            left -= hand;
            dealt.push((other.zone.seat, hand));
        }
        let seats = position.view.seats.len();
        let first = position.trick.first().map_or(position.zone.seat, |play| play.seat);
        let order = (0..seats).map(|step| first.after(step, seats));
        let order: Vec<_> = order.filter(|seat| position.view.seats[seat.index()].plays).collect();
        let hand_of = |seat: &table::Seat| {
            let known = position.others.iter().find(|other| other.zone.seat == *seat).and_then(|o| o.visible);
            let dealt = dealt.iter().find(|(s, _)| s == seat).map(|&(_, hand)| hand);
            let hand = if *seat == position.zone.seat { position.hand } else { known.or(dealt)? };
            Some(ranks(&position.ranking, hand))
        };
        Some(Self {
            hands: order.iter().map(hand_of).collect::<Option<_>>()?,
            bidders: order.iter().map(|&seat| position.bidders().contains(seat)).collect(),
            dodges: !position.is_contract(five_hundred::MisereKind::SuperOpen),
            must_play_joker: position.must_play_joker(),
            low_jokers: position.ranking.low,
        })
    }
}

/// The contractor has chosen among about this many cards more than they hold.
const KITTY: u32 = 2;

fn allowed(position: &Position<'_>, other: &Other, left: CardSet) -> CardSet {
    other.void.iter().fold(left, |set, suit| set - position.ranking.of(set, suit))
}

fn lowest_of(ranking: &Ranking<'_>, mut cards: CardSet, count: u32) -> CardSet {
    while cards.len() > count {
        let highest = cards.into_iter().max_by_key(|&card| ranking.power(card));
        let Some(card) = highest else { break };
        cards.remove(card);
    }
    cards
}

fn ranks(ranking: &Ranking<'_>, hand: CardSet) -> ([Ranks; 4], Ranks) {
    (Suit::ALL.map(|suit| ranking.ranks_of(hand, suit)), ranking.ranks(hand & ranking.free))
}

/// The trick on the table.
#[derive(Clone, Copy)]
struct Trick {
    /// The leader, and how many have played.
    leader: usize,
    played: usize,
    led: Option<usize>,
    winner: usize,
    /// The best card's power; a suitless joker stands above all, or below all of the suit led.
    best: u32,
    /// Whether jokers are the lowest cards \[FH-JOK-9\].
    low: bool,
}

/// Above every rank.
const JOKER: u32 = 64;

struct Search {
    world: World,
    budget: u32,
}

/// A card: its suit, or none for a suitless joker, and its power.
type Move = (Option<usize>, u32);

impl Search {
    /// Whether the contractor can be made to take a trick once `card` has been played; nothing if the budget ran out.
    fn caught_after(&mut self, position: &Position<'_>, card: Card) -> Option<bool> {
        let low = self.world.low_jokers;
        let led = position.led.map(|suit| suit as usize);
        let mut trick = Trick { leader: 0, played: 0, led, winner: 0, best: 0, low };
        for play in position.trick {
            let suit = position.ranking.suit_of(play.card).map(|suit| suit as usize);
            trick.add((suit, position.ranking.power(play.card)));
        }
        let suit = position.ranking.suit_of(card).map(|suit| suit as usize);
        self.play(trick, (suit, position.ranking.power(card)))
    }

    fn play(&mut self, mut trick: Trick, card: Move) -> Option<bool> {
        self.budget = self.budget.checked_sub(1)?;
        let zones = self.world.hands.len();
        let zone = (trick.leader + trick.played) % zones;
        self.take(zone, card);
        trick.add(card);
        let mut caught = None;
        if trick.played < zones {
            caught = Some(self.search(trick));
        } else if self.world.bidders[trick.winner(zones)] {
            caught = Some(Some(true));
        }
        let result = caught.unwrap_or_else(|| {
            let leader = trick.winner(zones);
            self.search(Trick { leader, played: 0, led: None, winner: 0, best: 0, low: trick.low })
        });
        self.take(zone, card);
        result
    }

    /// Takes a card out of a hand, or puts it back.
    fn take(&mut self, zone: usize, (suit, power): Move) {
        let (suits, jokers) = &mut self.world.hands[zone];
        match suit {
            Some(suit) => suits[suit] ^= 1 << power,
            None => *jokers ^= 1 << power,
        }
    }

    fn search(&mut self, trick: Trick) -> Option<bool> {
        let zone = (trick.leader + trick.played) % self.world.hands.len();
        let dodger = self.world.bidders[zone] && self.world.dodges;
        let (moves, count) = self.moves(zone, &trick);
        if count == 0 {
            return Some(false);
        }
        let mut unsettled = false;
        for &card in &moves[..count] {
            match self.play(trick, card) {
                Some(caught) if caught != dodger => return Some(caught),
                Some(_) => {}
                None => unsettled = true,
            }
        }
        if unsettled { None } else { Some(dodger) }
    }

    /// Legal cards, of neighbours that no other hand separates only one.
    fn moves(&self, zone: usize, trick: &Trick) -> ([Move; 40], usize) {
        let (suits, jokers) = self.world.hands[zone];
        let mut moves = [(None, 0); 40];
        let mut count = 0;
        let mut add = |card: Move| {
            if count < moves.len() {
                moves[count] = card;
                count += 1;
            }
        };
        let follows = trick.led.filter(|&suit| suits[suit] != 0);
        let forced = follows.is_none() && trick.led.is_some() && self.world.must_play_joker && jokers != 0;
        if !forced {
            for (suit, &ranks) in suits.iter().enumerate() {
                if follows.is_none_or(|led| led == suit) {
                    self.different(zone, suit, ranks, |power| add((Some(suit), power)));
                }
            }
        }
        let only_jokers = suits.iter().all(|&ranks| ranks == 0);
        if follows.is_none() && jokers != 0 && (trick.played > 0 || only_jokers) {
            add((None, highest(jokers)));
        }
        (moves, count)
    }

    fn different(&self, zone: usize, suit: usize, mut ranks: Ranks, mut add: impl FnMut(u32)) {
        let others = self.world.hands.iter().enumerate().filter(|&(at, _)| at != zone);
        let others: Ranks = others.fold(0, |all, (_, hand)| all | hand.0[suit]);
        while ranks != 0 {
            let power = ranks.trailing_zeros();
            add(power);
            ranks &= !(1 << power);
            // Up to the next card of somebody else all are the same.
            let next = above(others, power);
            let limit = if next == 0 { 32 } else { next.trailing_zeros() };
            ranks &= if limit >= 32 { 0 } else { !((1 << limit) - 1) };
        }
    }
}

impl Trick {
    fn add(&mut self, (suit, power): Move) {
        if self.played == 0 || self.low {
            self.led = self.led.or(suit);
        }
        let strength = match suit {
            None if self.low => power + 1,
            None => JOKER + power,
            Some(_) if suit == self.led => power + 3,
            Some(_) => 0,
        };
        if self.played == 0 || strength > self.best {
            self.best = strength;
            self.winner = self.played;
        }
        self.played += 1;
    }

    fn winner(&self, zones: usize) -> usize {
        (self.leader + self.winner) % zones
    }
}
