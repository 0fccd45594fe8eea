//! From a position of the game to the bits of the search, and back to cards.

use cards::{Card, CardSet, Suit, SuitSet};
use five_hundred::{Action, Position, axis::JokerLead};

use crate::engine::{Board, Demand, Facts, NONE, OnTable, Trick};

/// A position ready to be searched.
#[derive(Clone, Debug)]
pub(crate) struct Compiled {
    pub(crate) facts: Facts,
    /// The card of each bit.
    cards: [Card; 64],
    hands: [u64; 6],
    leader: u8,
    led: u8,
    /// Tricks still to be played.
    pub(crate) left: u8,
    /// The cards on the table and their zones.
    trick: Vec<(u64, usize)>,
    demanded: u8,
    /// Tricks won by the counted zones before.
    pub(crate) won: u8,
    pub(crate) zones: usize,
}

const fn bits(suits: SuitSet) -> u8 {
    let mut bits = 0;
    let mut index = 0;
    while index < 4 {
        bits |= (suits.contains(Suit::ALL[index]) as u8) << index;
        index += 1;
    }
    bits
}

impl Compiled {
    pub(crate) fn new(position: &Position) -> Self {
        let order = zone_order(position);
        let zone_of = |zone: u8| order.iter().position(|&other| other == zone).unwrap_or(0);
        let mut hands = [CardSet::EMPTY; 6];
        for (hand, &zone) in hands.iter_mut().zip(&order) {
            *hand = position.held[usize::from(zone)];
        }
        let mut trick = Vec::new();
        for &(card, zone) in position.trick.iter().flatten() {
            hands[zone_of(zone)].insert(card);
            trick.push((card, zone_of(zone)));
        }
        let party = |of: u8| position.party.contains(position.owner(of));
        let mask = |wanted: &dyn Fn(u8) -> bool| {
            order.iter().enumerate().fold(0, |mask, (index, &zone)| mask | u8::from(wanted(zone)) << index)
        };
        let counted = mask(&party);
        let everybody = mask(&|_| true);
        let maximizers = if position.misere { everybody & !counted } else { counted };
        let mut facts = Facts {
            rows: position.rows,
            suits: [0; 4],
            gaps: 0,
            trump: position.trump.map_or(NONE, |trump| trump as u8),
            trumps: 0,
            jokers: 0,
            suit_of: [NONE; 64],
            twins: 0,
            maximizers,
            counted,
            misere: position.misere,
            must_joker: position.must_play_joker,
            low_jokers: position.low_jokers,
            first_rounds: position.first_rounds,
            demand: match position.joker_lead {
                JokerLead::Unled => Demand::Unled,
                JokerLead::ContractorLed => Demand::ContractorLed,
                JokerLead::Any => Demand::Any,
                JokerLead::LastTrickOnly => Demand::Nothing,
                JokerLead::NotVoid => Demand::NotVoid,
            },
            contractor: mask(&|zone| position.owner(zone) == position.contractor),
            pairs: pairs(order.len(), maximizers),
            piles: [(0, 0); 10],
            upper: 0,
        };
        let (cards, bit_of) = lay_out(position, &hands, &mut facts);
        let to_bits = |set: CardSet| set.into_iter().fold(0, |bits, card| bits | bit_of(card));
        for (pile, covered) in facts.piles.iter_mut().zip(position.covered) {
            if let Some((upper, under)) = covered {
                *pile = (bit_of(upper), bit_of(under));
                facts.upper |= bit_of(upper);
            }
        }
        let lead_counts = match position.joker_lead {
            JokerLead::ContractorLed => position.contractor_led,
            JokerLead::NotVoid => {
                let holder = order.iter().zip(&hands).find(|(_, hand)| hand.intersects(position.free_jokers));
                holder.map_or(SuitSet::EMPTY, |(&zone, _)| position.shown_voids[usize::from(zone)])
            }
            JokerLead::Unled | JokerLead::Any | JokerLead::LastTrickOnly => position.led_suits,
        };
        let demand_counts =
            if matches!(facts.demand, Demand::Any | Demand::Nothing) { 0 } else { bits(lead_counts) };
        let trick: Vec<_> = trick.into_iter().map(|(card, zone)| (bit_of(card), zone)).collect();
        let leader = trick.first().map_or_else(|| zone_of(position.turn), |&(_, zone)| zone);
        Self {
            hands: hands.map(to_bits),
            cards,
            leader: leader as u8,
            led: led_before(position, &facts) | demand_counts,
            left: position.tricks_left(),
            trick,
            demanded: position.led.map_or(NONE, |suit| suit as u8),
            won: position.won,
            zones: order.len(),
            facts,
        }
    }

    /// The position at the beginning of the trick.
    pub(crate) fn trick<const N: usize>(&self) -> Trick<N> {
        let hands = std::array::from_fn(|zone| self.hands[zone]);
        Trick::new(&self.facts, hands, self.leader, self.led, self.left)
    }

    /// The trick in progress, if there is one, and how many cards it has.
    pub(crate) fn on_table<const N: usize, const PLAIN: bool>(
        &self,
        board: &Board<PLAIN>,
    ) -> Option<(OnTable<N>, usize)> {
        let (&(first, zone), rest) = self.trick.split_first()?;
        let mut table = OnTable::begin(board, zone, first, self.demanded);
        for (place, &(card, zone)) in rest.iter().enumerate() {
            table = table.with(board, place + 1, zone, card);
        }
        Some((table, self.trick.len()))
    }

    /// The action of a bit.
    pub(crate) fn action(&self, bit: u64, demand: u8) -> Action {
        let card = self.cards[bit.trailing_zeros() as usize & 63].face();
        match Suit::ALL.get(usize::from(demand)) {
            Some(&suit) => Action::Lead(card, suit),
            None => Action::Play(card),
        }
    }
}

/// Where the first trick of a suit is something else, the suits that were led before the trick on the table.
fn led_before(position: &Position, facts: &Facts) -> u8 {
    let now = position.led.filter(|_| position.is_first_round).map_or(0, |suit| 1 << suit as u8);
    if facts.first_rounds { (bits(position.led_suits) & !now) << 4 } else { 0 }
}

/// The zones that play, in the order of turns.
fn zone_order(position: &Position) -> Vec<u8> {
    if position.rows {
        return vec![0, 1, 2, 3];
    }
    let mut order = Vec::with_capacity(6);
    let mut zone = position.turn;
    while !order.contains(&zone) {
        order.push(zone);
        match position.next[usize::from(zone)] {
            Some(next) => zone = next,
            None => break,
        }
    }
    order
}

/// Zones of one side, each with the next of its partners; a zone that has none, by itself.
fn pairs(zones: usize, maximizers: u8) -> Vec<[usize; 2]> {
    let mates = |zone: usize| {
        (0..zones).filter(move |&mate| mate != zone && maximizers >> mate & 1 == maximizers >> zone & 1)
    };
    let pair = |zone: usize| match mates(zone).find(|&mate| mate > zone) {
        Some(mate) => Some([zone, mate]),
        None => mates(zone).next().is_none().then_some([zone; 2]),
    };
    (0..zones).filter_map(pair).collect()
}

/// Gives each card its bit: side suits, trumps, jokers without a suit, or first the jokers where they are low; in each
/// the lower cards first.
fn lay_out(
    position: &Position,
    hands: &[CardSet; 6],
    facts: &mut Facts,
) -> ([Card; 64], impl Fn(Card) -> u64 + use<>) {
    let all = hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
    let mut cards = [Card::X; 64];
    let mut place_of = [0_u8; 128];
    let mut next = 0;
    let trump = position.trump;
    let suits = Suit::ALL.into_iter().filter(|&suit| Some(suit) != trump).chain(trump);
    let groups = suits.map(|suit| (suit as u8, position.suits[suit] & all));
    let jokers = (NONE, position.free_jokers & all);
    let (below, above) = if position.low_jokers { (Some(jokers), None) } else { (None, Some(jokers)) };
    for (suit, group) in below.into_iter().chain(groups).chain(above) {
        if suit != NONE {
            facts.gaps |= 1 << next.min(63);
            next = (next + 1).min(64);
        }
        let first = next;
        for card in group {
            // Sixty cards are played at most; with more, a position would lose its highest.
            if next < 64 {
                cards[next] = card;
                next += 1;
            }
        }
        let power = |card: &Card| position.power[card.index()];
        cards[first..next].sort_unstable_by_key(power);
        for place in first..next {
            let bit = 1_u64 << place;
            place_of[cards[place].index()] = place as u8;
            facts.suit_of[place] = suit;
            match facts.suits.get_mut(usize::from(suit)) {
                Some(mask) => *mask |= bit,
                None => facts.jokers |= bit,
            }
            if place > first && power(&cards[place]) == power(&cards[place - 1]) {
                facts.twins |= bit;
            }
        }
    }
    facts.trumps = facts.suits.get(usize::from(facts.trump)).copied().unwrap_or(0);
    (cards, move |card: Card| 1 << place_of[card.index()])
}
