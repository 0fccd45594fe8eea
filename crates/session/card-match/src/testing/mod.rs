//! What tests share: tables in a known state, made by players who follow a script and not by bots, so that a cleverer
//! bot never changes a picture.
#![allow(clippy::unwrap_used, clippy::missing_panics_doc, reason = "a test may panic")]

pub mod rummy;

use cards::CardSet;
use five_hundred::{Action, Bid, Choices, Rules};
use kookaburra::{AnyRules, build_code};
use players::Level;
use table::{DealSource, Recall, Record, Seat, Seed, Table, Viewer};

use crate::{Device, Draw, Match, MatchGame, MatchSetup, Member, Turn};

/// A seed made of one byte.
pub fn seed(byte: u8) -> Seed {
    Seed([byte; 32])
}

/// What a match of this number of people with a known seed begins with: one human, and bots with the names the tests
/// use.
pub fn setup(people: usize, byte: u8) -> MatchSetup {
    let bots = names_of(people).into_iter().map(|name| Member::bot(name, Level::Club));
    let people = std::iter::once(Member::human("You")).chain(bots).collect();
    MatchSetup { seed: Some(seed(byte)), ..MatchSetup::new(people) }
}

/// The names the tests use.
pub fn names() -> Vec<String> {
    ["Mae", "Ned", "Ivy", "Bert", "Dot", "Clem", "Vi"].map(str::to_owned).to_vec()
}

/// Of those, as many as there are others among this number of people.
pub fn names_of(people: usize) -> Vec<String> {
    names().into_iter().take(people - 1).collect()
}

/// A new match, its first hand not yet dealt.
pub fn table(preset: &str, byte: u8) -> Match<Rules> {
    let rules = Rules::preset(preset).unwrap();
    let setup = setup(rules.seats(), byte);
    Match::new(rules, &setup).unwrap().0
}

/// The device of its human.
pub fn device(preset: &str, byte: u8) -> Device<Rules> {
    Device::new(table(preset, byte))
}

/// Five people who share a game for three, and how they drew; `byte` seeds it so that the human plays or sits out.
pub fn company(byte: u8) -> (Device<Rules>, Draw) {
    let (game, draw) = Match::new(Rules::preset("australian-3").unwrap(), &setup(5, byte)).unwrap();
    (Device::new(game), draw.unwrap())
}

/// A group of five whose human sits out the first game.
pub fn watching() -> (Device<Rules>, Draw) {
    (0..=u8::MAX).map(company).find(|(device, _)| device.my().me().is_none()).unwrap()
}

/// A new match in which the human cuts before the first deal.
pub fn cutting(preset: &str) -> Device<Rules> {
    let begun = |byte| {
        let rules = Rules::preset(preset).unwrap();
        let setup = MatchSetup { cut: true, ..setup(rules.seats(), byte) };
        Device::new(Match::new(rules, &setup).unwrap().0)
    };
    (0..=u8::MAX).map(begun).find(|device| device.my().i_cut()).unwrap()
}

/// Lets the match play on, the human doing what a bot would, until it is so.
pub fn play_until<G: MatchGame>(device: &mut Device<G>, is: impl Fn(&Device<G>) -> bool) {
    while !is(device) {
        match device.my().turn() {
            Turn::Deal => drop(device.deal(None).unwrap()),
            Turn::Other(_) => drop(device.bot_acts()),
            Turn::Mine => {
                let action = club_would(device);
                drop(device.act(action).unwrap());
            }
            Turn::Over => drop(device.next_game()),
        }
    }
}

/// What a bot would do in the human's place: a hint takes longer, and is another when experts learn something.
pub fn club_would<G: MatchGame>(device: &Device<G>) -> G::Action {
    let me = device.my().me().unwrap();
    let (game, table) = (&device.game, device.game.table());
    let view = table.view(Viewer::Seat(me), Recall::Perfect);
    let mut bot = game.player(Level::Club, game.bot_seed(me));
    let claim = if table.turn() == Some(me) { None } else { bot.call(game.rules(), &view) };
    claim.unwrap_or_else(|| bot.decide(game.rules(), &view)).action
}

/// The device of Ann at a seat, in a match of which this much has been played; the others are the bots of the record.
pub fn ann_at<G: MatchGame>(record: &Record, me: u8) -> Device<G> {
    let names = record.players.clone().unwrap();
    let seats = names.len();
    // The human is the first of the people, whatever their seat.
    let seated: Vec<usize> = (0..seats).map(|seat| (seat + seats - usize::from(me)) % seats).collect();
    let mut people = names;
    people.rotate_left(usize::from(me));
    let mut members: Vec<Member> = people.into_iter().map(|name| Member::bot(name, Level::Club)).collect();
    members[0] = Member::human(members[0].name.clone());
    Device::new(Match::of_record(record, members, &seated).unwrap())
}

/// Everybody at a table of this size, Ann first.
pub fn people(seats: usize) -> Vec<String> {
    let mut people = vec!["Ann".to_owned()];
    people.extend(names_of(seats));
    people
}

/// A hand of Five Hundred with these cards, dealt by seat `dealer`, after some actions; the human sits at seat 0.
pub fn dealt(rules: &str, dealer: u8, hands: &[&str], kitty: &str, actions: &[&str]) -> Device<Rules> {
    let AnyRules::FiveHundred(rules) = build_code(rules).unwrap() else { panic!("{rules} is another game") };
    let text = |cards: &str| cards.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let hands: Vec<Vec<String>> = hands.iter().map(|hand| text(hand)).collect();
    let deal = serde_json::json!({ "hands": hands, "kitty": text(kitty) });
    let mut table = Table::open((*rules).clone());
    table.deal(Seat(dealer), DealSource::Explicit(deal.as_object().unwrap().clone())).unwrap();
    for line in actions {
        let (seat, words) = line.split_once(' ').unwrap();
        let action = table.read_action(words).unwrap();
        table.act(Seat(seat.parse().unwrap()), action).unwrap();
    }
    ann_at(&table.to_record(Some(people(hands.len()))), 0)
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
        Self { table: Table::open(rules), bidder: Seat(bidder), bid: bid.parse().unwrap() }
    }

    /// Deals a hand, its number being its seed.
    pub fn deal(mut self) -> Self {
        let number = self.table.hands().len() as u8;
        let dealer = self.table.next_dealer().unwrap_or(Seat(3 % self.table.game().seats() as u8));
        self.table.deal(dealer, seed(40 + number).into()).unwrap();
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

    /// The device of the human, Ann, who sits at a seat.
    pub fn device(&self, me: u8) -> Device<Rules> {
        // Seat 0 is Ann's name in the record, wherever the human sits.
        ann_at(&self.table.to_record(Some(people(self.table.game().seats()))), me)
    }
}
