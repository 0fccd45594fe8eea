//! Tables of Rummy 500 in a known state.

use std::ops::ControlFlow;

use cards::Card;
use players::Level;
use rummy_500::{Action, Choices, Rules, RulesSpec};
use table::{DealSource, Game, Person, Recall, Seat, Table, Viewer};

use super::{ann_at, people, seed, setup};
use crate::{Device, Match, Member};

/// Rules as a code names them, such as `rummy-500+players=2`.
pub fn rules(code: &str) -> Rules {
    let mut parts = code.split('+');
    let mut spec = RulesSpec::preset(parts.next().unwrap()).unwrap();
    for part in parts {
        let (axis, value) = part.split_once('=').unwrap();
        spec.set(axis, value).unwrap();
    }
    Rules::new(spec).unwrap()
}

/// A new match of these rules with a known seed; its first hand is not yet dealt.
pub fn new_device(code: &str, byte: u8) -> Device<Rules> {
    let rules = rules(code);
    let setup = setup(rules.seats(), byte);
    Device::new(Match::new(rules, &setup).unwrap().0)
}

/// A hand with these cards, dealt by seat `dealer`: the hands by seat, the pile's first card, the stock from the top.
/// Cards that are not named are dealt from the bottom of the stock.
pub fn dealt(
    code: &str,
    dealer: u8,
    hands: &[&str],
    discard: &str,
    top: &str,
    actions: &[&str],
) -> Device<Rules> {
    let rules = rules(code);
    let seats = rules.seats();
    let read =
        |text: &str| -> Vec<Card> { text.split_whitespace().map(|card| card.parse().unwrap()).collect() };
    let mut left: Vec<Card> = rules.pack_in_order().iter().map(|card| card.face()).collect();
    let mut take = |card: Card| {
        let place = left.iter().position(|&other| other == card.face()).unwrap();
        left.remove(place);
    };
    let mut held: Vec<Vec<Card>> = hands.iter().map(|hand| read(hand)).collect();
    let (first, top) = (read(discard), read(top));
    held.iter().flatten().chain(&first).chain(&top).for_each(|&card| take(card));
    held.resize(seats, Vec::new());
    for hand in &mut held {
        while hand.len() < rules.hand_size() {
            hand.push(left.pop().unwrap());
        }
    }
    let text = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let stock: Vec<Card> = top.iter().chain(&left).copied().collect();
    let deal = serde_json::json!({
        "hands": held.iter().map(|hand| text(hand)).collect::<Vec<_>>(),
        "stock": text(&stock),
        "discard": first[0].to_string(),
    });
    let mut table = Table::open(rules);
    table.deal(Seat(dealer), DealSource::Explicit(deal.as_object().unwrap().clone())).unwrap();
    for line in actions {
        let (seat, action) = line.split_once(' ').unwrap();
        table.act(Seat(seat.parse().unwrap()), action.parse().unwrap()).unwrap();
    }
    ann_at(&table.to_record(Some(people(seats))), 0)
}

/// A hand among players who follow a script and not their wits, so that a cleverer bot never changes a picture: they
/// take as many cards as they can, lay the first meld and the first lay-off there is, and throw the first card. It goes
/// on until seat 0 is to act and it is so, or to its end.
pub fn scripted(code: &str, byte: u8, is: impl Fn(&rummy_500::View) -> bool) -> Device<Rules> {
    let rules = rules(code);
    let seats = rules.seats();
    let mut table = Table::open(rules);
    table.deal(Seat(seats as u8 - 1), seed(byte).into()).unwrap();
    while let Some(seat) = table.turn() {
        let view = table.view(Viewer::Seat(seat), Recall::Table);
        if seat == Seat(0) && is(&view) {
            break;
        }
        let action = match &view.choices {
            // A card alone goes round for ever; of more, one must go to the table.
            Choices::Draw(draws) if draws.takes > 1 => Action::Take(draws.takes.ilog2() as u8 + 1),
            Choices::Draw(draws) if draws.stock => Action::Stock,
            Choices::Draw(_) => Action::End,
            Choices::Turn(turn) => {
                let first = turn.each_meld(ControlFlow::Break).break_value().map(Action::Meld);
                let lay = || turn.lays().next().map(|(card, number)| Action::Lay(card, number));
                first.or_else(lay).unwrap_or_else(|| Action::Discard(turn.discards().first().unwrap()))
            }
            Choices::None => unreachable!("it is his turn"),
        };
        table.act(seat, action).unwrap();
    }
    ann_at(&table.to_record(Some(people(seats))), 0)
}

/// Two players: seat 1 has melded, the pile is KD 9D QD JC, and seat 0 is to draw with nines, a joker and a run to be.
pub fn middle_of_a_hand() -> Device<Rules> {
    let hands = ["4H 6H X 9S 9C QD 2S 10D JD KH 3C 4C 2D", "5S 6S 7S 8D JC KC 3H 9D 10C QC AC 3D 6D"];
    let actions =
        ["1 stock", "1 meld 5S 6S 7S", "1 discard 9D", "0 stock", "0 discard QD", "1 stock", "1 discard JC"];
    dealt("rummy-500+players=2", 0, &hands, "KD", "2H 8C 5D 7C", &actions)
}

/// The same after the draw: seat 0 holds 4H 6H X 9S 9C 2S 10D JD KH 3C 4C 2D 8C and what the stock brought.
pub fn in_turn() -> Device<Rules> {
    let mut device = middle_of_a_hand();
    device.act(Action::Stock).unwrap();
    device
}

/// Three players; the run 6D 7D 8D lies, and seat 2 has thrown the nine: everybody else may call.
pub fn claim_window(me: u8) -> Device<Rules> {
    let hands = ["JC QS 2S 3S 4C 5H KH", "2C 6C 7C 8S 8H JH KS", "6D 7D 8D 9D AS QH 3C"];
    let actions =
        ["0 stock", "0 discard JC", "1 stock", "1 discard 2C", "2 stock", "2 meld 6D 7D 8D", "2 discard 9D"];
    ann_at(&dealt("rummy-500+players=3", 2, &hands, "KD", "2H 5D 10C 4S", &actions).game.record(), me)
}

/// The same at a device that all share who sit there, but for the bot at seat 2, if it is not Cy who sits there and has
/// the device; Ann sits at seat 0 and Bo at seat 1. The person at seat `holder` has it.
pub fn shared_claim_window(holder: u8) -> Device<Rules> {
    let record = claim_window(0).game.record();
    let mut members = ["Ann", "Bo", "Cy"].map(Member::human).to_vec();
    if holder != 2 {
        members[2] = Member::bot("Mae", Level::Club);
    }
    let mut device = Device::new(Match::of_record(&record, members, &[0, 1, 2]).unwrap());
    device.put_before(Person(holder.into()));
    device
}

/// Everybody draws and throws, until the pile has this number of cards; then seat 0 is to draw.
pub fn long_pile(players: usize, cards: usize, target: u32) -> Device<Rules> {
    let code = format!("rummy-500-no-calls+players={players}+target={target}");
    let hand = if players == 2 { "9S 9C 2H 3S 4C 5D 6H 7S 8C 10D JH QS KC" } else { "9S 9C 2H 3S 4C 5D 6H" };
    let dealer = players as u8 - 1;
    let mut table =
        Table::<Rules>::from_record(&dealt(&code, dealer, &[hand], "9D", "", &[]).game.record()).unwrap();
    loop {
        let seat = table.turn().unwrap();
        let view = table.view(Viewer::Seat(seat), Recall::Table);
        if seat == Seat(0) && view.pile.len() >= cards {
            break;
        }
        table.act(seat, Action::Stock).unwrap();
        let after = table.view(Viewer::Seat(seat), Recall::Table);
        let hand = |view: &rummy_500::View| view.seats[seat.index()].hand.unwrap();
        let drawn = (hand(&after) - hand(&view)).first().unwrap();
        table.act(seat, Action::Discard(drawn.face())).unwrap();
    }
    ann_at(&table.to_record(Some(people(players))), 0)
}
