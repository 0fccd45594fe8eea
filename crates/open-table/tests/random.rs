//! Random games at an open table: they replay exactly, and nobody is given a hint.
//!
//! `OPEN_TABLE_GAMES` sets how many are played; a few by default.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use five_hundred::{Action, PRESETS, Rules};
use open_table::{Act, Claim, Demand, Reason, Room, Sight};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde_json::{Map, Value, json};
use table::{DealSource, Game as _, Seat, Viewer};

struct Dice(Xoshiro256PlusPlus);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        (self.0.next_u64() % most.max(1) as u64) as usize
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        let place = self.below(list.len());
        list.get(place).copied()
    }

    fn seat(&mut self, seats: usize) -> Seat {
        Seat(self.below(seats) as u8)
    }
}

fn games() -> u64 {
    std::env::var("OPEN_TABLE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(60)
}

fn rules(number: u64, dice: &mut Dice) -> Rules {
    let preset = PRESETS[(number as usize) % PRESETS.len()].name;
    let mut axes = Map::new();
    axes.insert("preset".to_owned(), preset.into());
    axes.insert("laws".to_owned(), "open".into());
    for (axis, values) in [
        ("score_sheet", ["software", "dealer"]),
        ("revoke_award", ["made", "as_played"]),
        ("kitty_choice", ["contractor", "innocent"]),
        ("allied_defenders", ["separate", "as_partners"]),
    ] {
        axes.insert(axis.to_owned(), dice.of(&values).unwrap().into());
    }
    Rules::read_rules(&axes).unwrap()
}

/// The dealer, the cards and what was done.
type PlayedHand = (Seat, DealSource, Vec<(Seat, Act)>);

/// A game as a record.
struct Played {
    rules: Rules,
    hands: Vec<PlayedHand>,
}

/// Lines as acts; what is too long to list is a discard of the first cards.
fn lawful(room: &Room, dice: &mut Dice) -> Option<(Seat, Act)> {
    let lines = room.legal_lines();
    let line = &lines[dice.below(lines.len())];
    let seats = room.rules().seats();
    if let Some((seat, "enter …")) = Seat::split_line(line) {
        let points = [0, 100, 200][dice.below(3)];
        return Some((seat, Act::Enter(dice.seat(seats), points)));
    }
    if let Some((seat, "discard …")) = Seat::split_line(line) {
        let view = room.view(Viewer::Seat(seat)).game?;
        let cards = view.seats[seat.index()].hand?.to_canonical();
        let count = usize::from(view.kitty_size.min(cards.len() as u8 - 1));
        let wrong = [0, 0, 0, 0, 0, 1][dice.below(6)];
        let from = dice.below(cards.len());
        let chosen = cards.iter().cycle().skip(from).take(count - wrong.min(count - 1)).copied();
        return Some((seat, Act::Play(Action::Discard(chosen.collect()))));
    }
    Some(Act::read_line(line, seats).unwrap())
}

/// Something that may be against the rules, or a claim that may be false.
fn unlawful(room: &Room, dice: &mut Dice) -> Option<(Seat, Act)> {
    let seats = room.rules().seats();
    let (seat, other) = (dice.seat(seats), dice.seat(seats));
    let view = room.view(Viewer::Referee).game?;
    let hand = view.seats[seat.index()].hand.unwrap_or_default().to_canonical();
    let card = dice.of(&hand);
    let trick = 1 + dice.below(10) as u8;
    let reasons = [Reason::Count, Reason::Faced, Reason::Turned, Reason::Pack, Reason::NoCut];
    let reason = dice.of(&reasons)?;
    let act = match dice.below(16) {
        0..=3 => Act::Play(Action::Play(card?)),
        4 => Act::Drop(card?),
        5 => Act::Announce(card?),
        6 => Act::Show(card?),
        7 => Act::Peek(dice.of(&[Sight::Widow, Sight::Discards, Sight::Trick(trick), Sight::Dead])?),
        8 => Act::Claim(Claim::Retract),
        9 => Act::Claim(Claim::Exposed(other)),
        10 => Act::Claim(Claim::Look(other)),
        11 => Act::Claim(Claim::Revoke(other, trick)),
        12 => Act::Correct,
        13 => Act::Claim(dice.of(&[Claim::Hand, Claim::Misdeal(reason), Claim::Score(other, 40)])?),
        14 => Act::Play(dice.of(&["6S", "7H", "8NT", "pass", "look"])?.parse().unwrap()),
        _ => dice.of(&[
            Act::Waive,
            Act::Agree,
            Act::Demand(Demand::NewDeal),
            Act::Peek(Sight::Row(Seat(0), 1)),
        ])?,
    };
    Some((seat, act))
}

fn play(number: u64) -> (Played, Room) {
    let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(number));
    let rules = rules(number, &mut dice);
    let mut room = Room::new(rules.clone(), None).unwrap();
    let mut played = Played { rules, hands: Vec::new() };
    for _ in 0..3 {
        let seed = (0..32).map(|_| format!("{:02x}", dice.below(256))).collect::<String>();
        let source = DealSource::from(seed.parse::<table::Seed>().unwrap());
        let dealer = room.next_dealer().unwrap_or(Seat(0));
        if room.deal(dealer, &source, None).is_err() {
            break;
        }
        let mut acts = Vec::new();
        for _ in 0..400 {
            if room.to_act().is_empty() {
                break;
            }
            assert!(!room.legal_lines().is_empty(), "game {number}: nothing is legal in {:?}", room.phase());
            let next = if dice.below(4) == 0 { unlawful(&room, &mut dice) } else { lawful(&room, &mut dice) };
            let Some((seat, act)) = next else { continue };
            let before = format!("{:?}", room.result());
            match room.act(seat, act) {
                Ok(()) => acts.push((seat, act)),
                Err(_) => assert_eq!(before, format!("{:?}", room.result()), "game {number}: {seat} {act}"),
            }
        }
        played.hands.push((dealer, source, acts));
    }
    (played, room)
}

impl Played {
    fn to_record(&self) -> String {
        let line = |(seat, act): &(Seat, Act)| Value::from(format!("{seat} {act}"));
        let hands: Vec<Value> = self
            .hands
            .iter()
            .map(|(dealer, source, acts)| {
                let actions: Vec<Value> = acts.iter().map(line).collect();
                json!({"dealer": dealer, "deal": source, "actions": actions})
            })
            .collect();
        json!({
            "format": "kookaburra-record/1", "game": "five-hundred", "rules": self.rules.rules_json(), "hands": hands,
        })
        .to_string()
    }
}

#[test]
fn random_games_replay_exactly() {
    // LAW-STATE-5, LAW-OPEN-8, LAW-ACT-24
    for number in 0..games() {
        let (played, room) = play(number);
        let record = table::Record::read(&played.to_record()).unwrap();
        let first = open_table::replay(&record);
        assert_eq!(first, open_table::replay(&record));
        assert_eq!(first, table::ReplayResult::Game(room.result()), "game {number}: {}", played.to_record());
    }
}

/// What a seat sees and is told, and what comes of every claim that it could make now.
fn told(room: &Room, seat: Seat) -> Vec<Value> {
    let seats = room.rules().seats();
    let mut claims = vec![Claim::Retract, Claim::Hand, Claim::Misdeal(Reason::Count)];
    for other in Seat::all(seats) {
        claims.extend([
            Claim::Exposed(other),
            Claim::Look(other),
            Claim::Revoke(other, 1),
            Claim::Revoke(other, 2),
        ]);
    }
    let mut told = vec![serde_json::to_value(room.view(Viewer::Seat(seat))).unwrap()];
    for claim in claims {
        let mut then = room.clone();
        let done = then.act(seat, Act::Claim(claim));
        let view = serde_json::to_value(then.view(Viewer::Seat(seat))).unwrap();
        told.push(json!([
            done.err().map(|refusal| refusal.to_string()),
            view["laws"]["claims"],
            view["to_act"]
        ]));
    }
    told
}

#[test]
fn hidden_cards_give_no_hint() {
    // LAW-SEE-9, LAW-OPEN-6, LAW-SEE-1, LAW-SEE-3, LAW-SEE-4, LAW-SEE-5, LAW-SEE-6, LAW-REV-13
    let mut compared = 0;
    for number in 0..games() {
        let (played, _) = play(number);
        let mut dice = Dice(Xoshiro256PlusPlus::seed_from_u64(!number));
        let seats = played.rules.seats();
        let viewer = dice.seat(seats);
        let Some((dealer, source, acts)) = played.hands.first() else { continue };
        let deal = table::read_deal(&played.rules, *dealer, source).unwrap();
        // Two cards of two others change places.
        let others: Vec<Seat> = Seat::all(seats).filter(|&seat| seat != viewer).collect();
        let (one, two) = (others[0], others[dice.below(others.len())]);
        let (a, b) = (
            deal.hands[one.index()].nth(dice.below(10) as u32),
            deal.hands[two.index()].nth(dice.below(10) as u32),
        );
        let (Some(a), Some(b)) = (a, b) else { continue };
        if one == two || a.face() == b.face() {
            continue;
        }
        let mut other = deal;
        other.hands[one.index()] =
            (deal.hands[one.index()] - [a].into_iter().collect()) | [b].into_iter().collect();
        other.hands[two.index()] =
            (deal.hands[two.index()] - [b].into_iter().collect()) | [a].into_iter().collect();
        let mut rooms = [deal, other].map(|deal| {
            let mut room = Room::new(played.rules.clone(), None).unwrap();
            room.deal(*dealer, &DealSource::Explicit(played.rules.deal_json(&deal)), None).unwrap();
            room
        });
        for &(seat, act) in acts {
            let text = act.to_string();
            let named = text
                .split([' ', ':'])
                .any(|word| word == a.face().to_string() || word == b.face().to_string());
            let peeks = matches!(act, Act::Peek(_)) && seat == viewer;
            let is_bid = matches!(act, Act::Play(Action::Bid(_))) && rooms[0].phase() == Some("auction");
            if named && !is_bid || peeks {
                break;
            }
            let [first, second] = &mut rooms;
            let done = [first.act(seat, act), second.act(seat, act)];
            if done[0] != done[1] {
                // Another player's own cards may bind them to something else.
                assert_ne!(seat, viewer, "game {number}: {seat} {act}: {done:?}");
                break;
            }
            if rooms[0].phase() == Some("settle") || rooms[1].phase() == Some("settle") {
                break;
            }
            // Whoever names a suit for the joker has one, as at any table [FH-NOM-1].
            let names_suit = rooms.each_ref().map(|room| room.phase() == Some("nominate"));
            if names_suit[0] != names_suit[1] {
                break;
            }
            let lays_open = rooms[0]
                .view(Viewer::Seat(viewer))
                .game
                .is_some_and(|view| [one, two].iter().any(|seat| view.seats[seat.index()].hand.is_some()));
            if lays_open {
                break;
            }
            assert_eq!(
                told(&rooms[0], viewer),
                told(&rooms[1], viewer),
                "game {number}, seat {viewer}, after {seat} {act}"
            );
            compared += 1;
        }
    }
    assert!(compared > 200, "{compared}");
}
