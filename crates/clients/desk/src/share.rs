//! The code with which somebody can play the same deal, or the same hand from one of its steps on: the rules, who dealt
//! and who looked, the cards, what was done.

use std::fmt::Display;

use kookaburra::rules_code;
use learning::position::Opened;
use table::{DealSource, Game, Hand, Seat, Seed, shuffle};
use texts::Spoken;

/// A deal to be played again.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shared {
    /// The short code of the rules.
    pub rules: String,
    /// The dealer.
    pub dealer: Seat,
    /// Where the player sits.
    pub seat: Seat,
    /// The cards.
    pub cards: Cards,
    /// What was done before the hand goes on, each with its seat, in notation \[NOT-ACT\].
    pub done: Vec<(Seat, String)>,
}

/// Where the cards come from.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Cards {
    /// A shuffle.
    Seed(Seed),
    /// The places of the cards in the whole pack, as it was after the cut.
    Order(Vec<u8>),
}

/// The code of a hand that goes on after a number of its actions; `None` if its cards were given one by one, or it has
/// fewer actions.
pub(crate) fn code<G: Spoken>(rules: &G, hand: &Hand<G>, seat: Seat, step: usize) -> Option<String> {
    Some(deal_code(rules, &hand.source, hand.dealer, seat)? + &done_code(hand.actions.get(..step)?))
}

/// What was done, as it stands at the end of a code.
fn done_code<A: Display>(done: &[(Seat, A)]) -> String {
    let lines = done.iter().map(|(seat, action)| format!("{seat} {action}").replace(' ', "_"));
    if done.is_empty() { String::new() } else { format!("~{}", lines.collect::<Vec<_>>().join(".")) }
}

/// The code of a position that somebody wrote down, for the player who is to act in it: a hand that goes on from there.
/// `None` once it is over.
#[must_use]
pub fn position_code(position: &Opened) -> Option<String> {
    let rules = &position.situation.rules;
    let me = rules.to_act(&position.situation.state).first()?;
    let source = DealSource::Pack { pack: position.pack(), cut: None, reshuffle: None };
    Some(deal_code(rules, &source, position.dealer, me)? + &done_code(&position.steps))
}

/// The code of a deal for somebody at a seat; `None` if its cards were given one by one.
#[must_use]
pub fn deal_code<G: Spoken>(rules: &G, source: &DealSource, dealer: Seat, seat: Seat) -> Option<String> {
    let cards = match source {
        DealSource::Seed { seed, cut: None } => format!("s{seed}"),
        DealSource::Seed { seed, cut: Some(cut) } => {
            let mut pack = rules.pack_in_order();
            shuffle(*seed, &mut pack);
            in_order(rules, &pack, *cut)?
        }
        DealSource::Pack { pack, cut, .. } => in_order(rules, pack, cut.unwrap_or_default())?,
        DealSource::Explicit(_) => return None,
    };
    Some(format!("{}~{dealer}{seat}~{cards}", rules_code(rules.spec())))
}

/// The code of a pack that was cut.
fn in_order<G: Game>(rules: &G, pack: &[cards::Card], cut: usize) -> Option<String> {
    let mut order = places(rules, pack)?;
    order.rotate_left(cut);
    let digits: Vec<String> = order.iter().map(|place| format!("{place:02x}")).collect();
    Some(format!("p{}", digits.concat()))
}

/// The place of each card in the pack in order.
fn places<G: Game>(rules: &G, pack: &[cards::Card]) -> Option<Vec<u8>> {
    let mut left: Vec<Option<cards::Card>> = rules.pack_in_order().into_iter().map(Some).collect();
    let place = |card: &cards::Card| {
        let place = left.iter().position(|piece| piece.is_some_and(|piece| piece.face() == card.face()))?;
        left[place] = None;
        u8::try_from(place).ok()
    };
    pack.iter().map(place).collect()
}

impl Shared {
    /// Reads a code; `None` if it is none.
    pub(crate) fn read(code: &str) -> Option<Self> {
        let mut parts = code.trim().split('~');
        let (rules, seats, cards) = (parts.next()?, parts.next()?, parts.next()?);
        let mut seats = seats.chars().map(|digit| digit.to_digit(10).map(|digit| Seat(digit as u8)));
        let (dealer, seat) = (seats.next()??, seats.next()??);
        let done = parts.next().map_or(Some(Vec::new()), read_actions)?;
        if parts.next().is_some() || seats.next().is_some() {
            return None;
        }
        let digits = cards.get(1..)?;
        let cards = match cards.get(..1)? {
            "s" => Cards::Seed(digits.parse().ok()?),
            "p" => Cards::Order(read_places(digits)?),
            _ => return None,
        };
        Some(Self { rules: rules.to_owned(), dealer, seat, cards, done })
    }

    /// The deal, for a table of these rules; `None` if their pack has other cards.
    pub(crate) fn source<G: Game>(&self, rules: &G) -> Option<DealSource> {
        match &self.cards {
            Cards::Seed(seed) => Some((*seed).into()),
            Cards::Order(order) => {
                let cards = rules.pack_in_order();
                let card = |&place: &u8| cards.get(usize::from(place)).map(|card| card.face());
                let pack = order.iter().map(card).collect::<Option<Vec<_>>>()?;
                Some(DealSource::Pack { pack, cut: None, reshuffle: None })
            }
        }
    }
}

/// Reads what was done: `0_7H.1_pass`.
fn read_actions(text: &str) -> Option<Vec<(Seat, String)>> {
    let line = |line: &str| {
        let (seat, action) = line.split_once('_')?;
        Some((Seat(seat.parse().ok()?), action.replace('_', " ")))
    };
    text.split('.').map(line).collect()
}

fn read_places(digits: &str) -> Option<Vec<u8>> {
    let places = digits.as_bytes().chunks(2).map(|pair| {
        let pair = std::str::from_utf8(pair).ok().filter(|pair| pair.len() == 2)?;
        u8::from_str_radix(pair, 16).ok()
    });
    places.collect()
}
