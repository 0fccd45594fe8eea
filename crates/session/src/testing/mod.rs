//! What tests share: tables in a known state, made by players who follow a script and not by bots, so that a cleverer bot
//! never changes a picture.
#![allow(clippy::unwrap_used, clippy::missing_panics_doc, reason = "a test may panic")]

pub mod rummy;

use cards::CardSet;
use five_hundred::{Action, Bid, Choices, Rules};
use kookaburra::{AnyRules, build_code};
use narration::{Draw, Turn};
use table::{DealSource, Recall, Seat, Seed, Table, Viewer};
use texts::Lang;

use crate::{Company, Save, Session, Setup, TableGame};

/// A seed made of one byte.
pub fn seed(byte: u8) -> Seed {
    Seed([byte; 32])
}

/// A setup for a game with a known seed and the names the tests use.
pub fn setup(preset: &str, lang: Lang, byte: u8) -> Setup {
    let seats = Rules::preset(preset).map_or(4, |rules| rules.seats());
    Setup { seed: Some(seed(byte)), names: names_of(seats), ..Setup::new(lang) }
}

/// The names the tests use.
pub fn names() -> Vec<String> {
    ["Mae", "Ned", "Ivy", "Bert", "Dot", "Clem", "Vi"].map(str::to_owned).to_vec()
}

/// Of those, as many as the others are among so many people.
pub fn names_of(people: usize) -> Vec<String> {
    names().into_iter().take(people - 1).collect()
}

/// A new session, its first hand not yet dealt.
pub fn session(preset: &str, byte: u8) -> Session<Rules> {
    Session::new(Rules::preset(preset).unwrap(), &setup(preset, Lang::En, byte)).unwrap().0
}

/// Five people who share a game for three, and how they drew; `byte` seeds it so that the human plays or sits out.
pub fn company(byte: u8, lang: Lang) -> (Session<Rules>, Draw) {
    let setup = Setup { company: Some(5), names: names_of(5), ..setup("australian-3", lang, byte) };
    let (session, draw) = Session::new(Rules::preset("australian-3").unwrap(), &setup).unwrap();
    (session, draw.unwrap())
}

/// A company of five whose human sits out the first game.
pub fn watching(lang: Lang) -> (Session<Rules>, Draw) {
    (0..=u8::MAX).map(|byte| company(byte, lang)).find(|(session, _)| session.me().is_none()).unwrap()
}

/// A new session in which the human cuts before the first deal.
pub fn cutting(preset: &str, lang: Lang) -> Session<Rules> {
    let begun = |byte| {
        let setup = Setup { cut: true, ..setup(preset, lang, byte) };
        Session::new(Rules::preset(preset).unwrap(), &setup).unwrap().0
    };
    (0..=u8::MAX).map(begun).find(Session::i_cut).unwrap()
}

/// Lets the session play on, the human doing what a hint says, until it is so.
pub fn play_until<G: TableGame>(session: &mut Session<G>, is: impl Fn(&Session<G>) -> bool) {
    while !is(session) {
        match session.turn() {
            Turn::Deal => drop(session.deal(None).unwrap()),
            Turn::Other(_) => drop(session.bot_acts()),
            Turn::Mine => drop(session.act(session.hint().unwrap().action).unwrap()),
            Turn::Over => drop(session.next_game().unwrap()),
        }
    }
}

/// A hand of Five Hundred with these cards, dealt by seat `dealer`, after some actions; the human sits at seat 0.
pub fn dealt(rules: &str, dealer: u8, hands: &[&str], kitty: &str, actions: &[&str]) -> Session<Rules> {
    let AnyRules::FiveHundred(rules) = build_code(rules).unwrap() else { panic!("{rules} is another game") };
    let text = |cards: &str| cards.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let hands: Vec<Vec<String>> = hands.iter().map(|hand| text(hand)).collect();
    let deal = serde_json::json!({ "hands": hands, "kitty": text(kitty) });
    let mut people = vec!["Ann".to_owned()];
    people.extend(names_of(hands.len()));
    let mut table = Table::new((*rules).clone(), Some(people.clone()), None).unwrap();
    table.deal(Seat(dealer), DealSource::Explicit(deal.as_object().unwrap().clone())).unwrap();
    for line in actions {
        let (seat, words) = line.split_once(' ').unwrap();
        let action = table.read_action(words).unwrap();
        table.act(Seat(seat.parse().unwrap()), action).unwrap();
    }
    let company = Company::new(people, (0..hands.len()).collect());
    Session::resume(Save::new(company, seed(1).to_string(), 0, table.record().clone())).unwrap()
}

/// Players who follow a script: one of them bids, once, and everything else is the first thing that is legal.
pub struct Script {
    table: Table<Rules>,
    bidder: Seat,
    bid: Bid,
}

impl Script {
    /// A table at which seat `bidder` will bid and nobody else.
    pub fn new(preset: &str, bidder: u8, bid: &str) -> Self {
        let rules = Rules::preset(preset).unwrap();
        let mut people = vec!["Ann".to_owned()];
        people.extend(names().into_iter().take(rules.seats() - 1));
        let table = Table::new(rules, Some(people), None).unwrap();
        Self { table, bidder: Seat(bidder), bid: bid.parse().unwrap() }
    }

    /// Deals a hand, its number being its seed.
    pub fn deal(mut self) -> Self {
        let number = self.table.record().hands.len() as u8;
        let dealer = self.table.next_dealer().unwrap_or(Seat(3 % self.table.game().seats() as u8));
        self.table.deal(dealer, DealSource::Seed(seed(40 + number))).unwrap();
        self
    }

    /// Plays until it is so, or the hand is over.
    pub fn until(mut self, is: impl Fn(&five_hundred::View) -> bool) -> Self {
        while let Some(seat) = self.table.to_act().first() {
            let view = self.table.view(Viewer::Seat(seat), Recall::Table);
            if is(&view) {
                break;
            }
            let action = self.action(seat, view.choices);
            self.table.act(seat, action).unwrap();
        }
        self
    }

    /// Plays the hand to its end.
    pub fn out(self) -> Self {
        self.until(|_| false)
    }

    fn action(&self, seat: Seat, choices: Choices) -> Action {
        match choices {
            Choices::Auction { bids, .. } if seat == self.bidder && bids.contains(self.bid) => {
                Action::Bid(self.bid)
            }
            Choices::Auction { look: true, .. } => Action::Look,
            Choices::Auction { .. } => Action::Pass,
            Choices::Discard { from, count } => {
                Action::Discard(from.to_canonical().into_iter().take(usize::from(count)).collect::<CardSet>())
            }
            other => *other.list().first().unwrap(),
        }
    }

    /// The session of who sits at a seat.
    pub fn session(&self, me: u8) -> Session<Rules> {
        let record = self.table.record().clone();
        let seats = self.table.game().seats();
        // The human is the first of the people, whatever his seat.
        let mut people = record.players.clone().unwrap();
        people.rotate_left(usize::from(me));
        let seated = (0..seats).map(|seat| (seat + seats - usize::from(me)) % seats).collect();
        let company = Company::new(people, seated);
        Session::resume(Save::new(company, seed(1).to_string(), 0, record)).unwrap()
    }
}
