//! A second reading of the specification: slow, in lists and texts, written from the rules and not from the engine.
//! Random games are compared with it step by step, and the counts of `perft` are confirmed by it.

mod calls;
mod compare;
mod ending;
mod exchange;
mod tricks;

use std::collections::HashMap;

use cards::Card;
use five_hundred::{Deal, Rules};

/// A contract as it stands.
#[derive(Clone)]
struct Contract {
    bid: String,
    seat: usize,
    partners: Vec<usize>,
    called: Option<Card>,
    /// Jokers that were given a suit, with its letter.
    nominated: Option<(Vec<Card>, char)>,
    has_nominated: bool,
    has_chosen: bool,
    has_discarded: bool,
    has_given: bool,
    own: Vec<Card>,
}

/// A card on the table: whose it is, whether it comes from the row.
#[derive(Clone, Copy, PartialEq)]
struct Played {
    seat: usize,
    from_row: bool,
    card: Card,
}

#[derive(Clone)]
struct Trick {
    plays: Vec<Played>,
    /// The suit demanded.
    led: Option<char>,
    /// The suit of the first card that had one, after a low joker led bare \[FH-JOK-9\].
    given: Option<char>,
    /// What won it, when it is over.
    winner: Option<Played>,
}

/// A game as this reading keeps it.
#[derive(Clone)]
pub(crate) struct Reading {
    axes: HashMap<&'static str, String>,
    seats: usize,
    pack: Vec<Card>,
    scores: Vec<i32>,
    ever_below: Vec<bool>,
    dealer: usize,
    hands: Vec<Vec<Card>>,
    up: Vec<[Option<Card>; 5]>,
    down: Vec<[Option<Card>; 5]>,
    kitties: Vec<Vec<Card>>,
    /// The player who makes no call in this hand \[FH-AUC-11\].
    silent: Option<usize>,
    start: Vec<i32>,
    calls: Vec<(usize, String)>,
    contract: Option<Contract>,
    tricks: Vec<Trick>,
    pub(crate) result: Option<&'static str>,
    pub(crate) points: Vec<i32>,
    over: bool,
    winners: Vec<usize>,
    losers: Vec<usize>,
    games: Vec<u8>,
    /// Hands that were not thrown in.
    played: usize,
}

impl Reading {
    pub(crate) fn new(rules: &Rules, scores: &[i32]) -> Self {
        let axes: HashMap<_, _> =
            rules.axes().iter().map(|(axis, value)| (axis.name, value.into_owned())).collect();
        let seats = rules.seats();
        let mut reading = Self {
            axes,
            seats,
            pack: rules.pack().into_iter().map(Card::face).collect(),
            scores: scores.to_vec(),
            ever_below: vec![false; seats],
            dealer: 0,
            hands: Vec::new(),
            up: Vec::new(),
            down: Vec::new(),
            kitties: Vec::new(),
            silent: None,
            start: scores.to_vec(),
            calls: Vec::new(),
            contract: None,
            tricks: Vec::new(),
            result: None,
            points: Vec::new(),
            over: false,
            winners: Vec::new(),
            losers: Vec::new(),
            games: Vec::new(),
            played: 0,
        };
        reading.note_low_scores();
        reading
    }

    pub(crate) fn deal(&mut self, dealer: usize, deal: &Deal) {
        let faces = |set: cards::CardSet| -> Vec<Card> { set.into_iter().map(Card::face).collect() };
        self.silent = self.silenced();
        self.dealer = dealer;
        self.hands = deal.hands[..self.seats].iter().map(|&hand| faces(hand)).collect();
        self.up = deal.rows.iter().map(|row| row.up.map(|card| card.map(Card::face))).collect();
        self.down = deal.rows.iter().map(|row| row.down.map(|card| card.map(Card::face))).collect();
        self.kitties = deal.kitties.iter().map(|&kitty| faces(kitty)).collect();
        self.start = self.scores.clone();
        self.calls.clear();
        self.tricks.clear();
        self.contract = None;
        self.result = None;
        self.points.clear();
    }

    fn axis(&self, name: &str) -> &str {
        &self.axes[name]
    }

    fn is_on(&self, name: &str) -> bool {
        self.axis(name) == "on"
    }

    fn has_rows(&self) -> bool {
        self.axis("layout") == "rows"
    }

    /// The number of hands of a game, if it has one \[FH-END-10\].
    fn hand_limit(&self) -> Option<usize> {
        Some(self.axis("hand_limit").parse().unwrap()).filter(|&limit| limit > 0)
    }

    fn target(&self) -> i32 {
        self.axis("target").parse().unwrap()
    }

    /// The fixed side of a seat \[NOT-SEAT-2\].
    fn side(&self, seat: usize) -> Vec<usize> {
        let sides: &[&[usize]] = match self.axis("sides") {
            "partners" => &[&[0, 2], &[1, 3]],
            "trios" => &[&[0, 2, 4], &[1, 3, 5]],
            "three_pairs" => &[&[0, 3], &[1, 4], &[2, 5]],
            _ => return vec![seat],
        };
        sides.iter().find(|side| side.contains(&seat)).unwrap().to_vec()
    }

    pub(crate) fn phase(&self) -> &'static str {
        if self.over {
            return "over";
        }
        if self.result.is_some() {
            return "deal";
        }
        if !self.auction().ended {
            return "auction";
        }
        let Some(contract) = &self.contract else { return "play" };
        if self.givers().is_some() && !contract.has_given {
            "give"
        } else if !contract.has_discarded {
            "discard"
        } else if !contract.has_nominated {
            "nominate"
        } else if !contract.has_chosen {
            "partners"
        } else {
            "play"
        }
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        match self.phase() {
            "over" | "deal" => None,
            "auction" => Some(self.auction().turn),
            "give" => self.givers().map(|(giver, _)| giver),
            "discard" => Some(self.discarder()),
            "play" => Some(self.acting()),
            _ => Some(self.contract.as_ref()?.seat),
        }
    }

    /// Every legal action, sorted; `None` for a family of discards that is too long to list.
    pub(crate) fn legal(&self) -> Option<Vec<String>> {
        let mut list = match self.phase() {
            "auction" => self.legal_calls(),
            "play" => self.legal_cards(),
            "over" | "deal" => Vec::new(),
            _ => self.legal_exchange()?,
        };
        list.sort();
        list.dedup();
        Some(list)
    }

    pub(crate) fn act(&mut self, seat: usize, action: &str) {
        match self.phase() {
            "auction" => self.call(seat, action),
            "play" => self.play(action),
            _ => self.exchange(seat, action),
        }
    }
}

/// Reads a card of the notation.
fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Takes one of these cards away.
fn take(cards: &mut Vec<Card>, card: Card) {
    let place = cards.iter().position(|&other| other == card).unwrap();
    cards.remove(place);
}

/// A bid without its modifier.
fn base(bid: &str) -> &str {
    bid.strip_suffix(" sans-kitty").unwrap_or(bid)
}

fn is_misere(bid: &str) -> bool {
    base(bid).ends_with("misere") || base(bid).ends_with("nullo")
}

/// The trump suit's letter.
fn trump(bid: &str) -> Option<char> {
    let strain = base(bid).trim_start_matches("partie ").trim_start_matches(|c: char| c.is_ascii_digit());
    if is_misere(bid) || strain == "NT" { None } else { strain.chars().next() }
}

/// Tricks to be won \[FH-SCO-2\] \[FH-BID-7\].
fn needed(bid: &str) -> usize {
    match base(bid) {
        misere if is_misere(misere) => 0,
        partie if partie.starts_with("partie") => 10,
        tricks => tricks.trim_end_matches(|c: char| c.is_ascii_alphabetic()).parse().unwrap(),
    }
}
