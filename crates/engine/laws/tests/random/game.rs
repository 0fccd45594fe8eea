//! Games of random rules, deals with and without faults, and acts, lawful and not.

use cards::CardSet;
use five_hundred::{Action, Deal, PRESETS, Rules};
use laws::open_table::{Act, Claim, Demand, Kind, Reason, Room, Sight};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde_json::{Map, Value, json};
use table::{DealSource, Game as _, Seat, Viewer};

pub(crate) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub(crate) fn below(&mut self, most: usize) -> usize {
        (self.0.next_u64() % most.max(1) as u64) as usize
    }

    pub(crate) fn of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        let place = self.below(list.len());
        list.get(place).copied()
    }

    pub(crate) fn seat(&mut self, seats: usize) -> Seat {
        Seat(self.below(seats) as u8)
    }
}

pub(crate) fn games() -> u64 {
    std::env::var("OPEN_TABLE_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(60)
}

/// Axes that change what the laws have to rule on, where a table can have them.
const AXES: [(&str, &[&str]); 16] = [
    ("win", &["by_contract", "by_score"]),
    ("score_sheet", &["software", "dealer"]),
    ("revoke_award", &["made", "as_played"]),
    ("kitty_choice", &["contractor", "innocent"]),
    ("allied_defenders", &["separate", "as_partners"]),
    ("stop_when_decided", &["off", "on"]),
    ("secret_alone", &["off", "on"]),
    ("callable", &["not_joker", "any"]),
    ("joker_nomination", &["off", "on"]),
    ("joker_in_misere", &["may", "must"]),
    ("all_pass", &["redeal", "no_trump_tricks"]),
    ("blind_misere", &["off", "on"]),
    ("joker_follow", &["void_only", "first_round"]),
    ("kitty_view", &["hidden", "shown"]),
    ("misere_joker", &["high", "low"]),
    ("set_penalty", &["none", "silent", "silent_by_four"]),
];

fn rules(number: u64, dice: &mut Dice) -> Rules {
    let preset = PRESETS[(number as usize) % PRESETS.len()].name;
    let mut axes = Map::new();
    axes.insert("preset".to_owned(), preset.into());
    axes.insert("laws".to_owned(), "open".into());
    for (axis, values) in AXES {
        let before = axes.clone();
        axes.insert(axis.to_owned(), dice.of(values).unwrap().into());
        if dice.below(2) > 0 && axis.starts_with(['a', 'b', 'j', 'c']) || Rules::read_rules(&axes).is_err() {
            axes = before;
        }
    }
    Rules::read_rules(&axes).unwrap()
}

/// The scores that a game begins with: nothing, or nearly enough.
fn scores(rules: &Rules, dice: &mut Dice) -> Option<Vec<i32>> {
    if dice.below(3) > 0 {
        return None;
    }
    let of_sides: Vec<i32> = (0..6).map(|_| rules.target() - 10 * (1 + dice.below(20)) as i32).collect();
    let of = |seat: Seat| of_sides[rules.side(seat).first().map_or(0, Seat::index)];
    Some(Seat::all(rules.seats()).map(of).collect())
}

/// The dealer, the cards, what was wrong with them, and what was done.
#[derive(Clone)]
pub(crate) struct PlayedHand {
    pub(crate) dealer: Seat,
    pub(crate) source: DealSource,
    pub(crate) faults: Vec<Value>,
    pub(crate) acts: Vec<(Seat, Act)>,
}

/// A game as a record.
pub(crate) struct Played {
    pub(crate) rules: Rules,
    pub(crate) scores: Option<Vec<i32>>,
    pub(crate) hands: Vec<PlayedHand>,
}

impl Played {
    pub(crate) fn to_record(&self) -> String {
        let line = |(seat, act): &(Seat, Act)| Value::from(format!("{seat} {act}"));
        let hands: Vec<Value> = self
            .hands
            .iter()
            .map(|hand| {
                let actions: Vec<Value> = hand.acts.iter().map(line).collect();
                json!({"dealer": hand.dealer, "deal": hand.source, "faults": hand.faults, "actions": actions})
            })
            .collect();
        let mut record = json!({
            "format": "kookaburra-record/1", "game": "five-hundred", "rules": self.rules.rules_json(), "hands": hands,
        });
        if let Some(scores) = &self.scores {
            record["scores"] = json!(scores);
        }
        record.to_string()
    }
}

/// The places of a deal that may hold a wrong card or a wrong number of cards: the hands, then the kitty.
pub(crate) fn places(deal: &mut Deal, seats: usize) -> Vec<&mut CardSet> {
    deal.hands[..seats].iter_mut().chain(deal.kitties[..1].iter_mut()).collect()
}

/// Puts another copy of a card in the place of one, so that the pack is imperfect; what the record says of it.
pub(crate) fn exchange(
    place: &mut CardSet,
    pack: CardSet,
    away: cards::Card,
    extra: cards::Card,
) -> Option<Value> {
    let copy = (0..4).filter_map(|n| extra.copy(n)).find(|copy| !pack.contains(*copy))?;
    let mut there = (0..4).filter_map(|n| away.copy(n)).filter(|copy| pack.contains(*copy));
    // Which of two equal cards is missing nobody can say.
    if away.face() == extra.face() || there.nth(1).is_some() {
        return None;
    }
    place.remove(away);
    place.insert(copy);
    Some(json!({"kind": "imperfect_pack", "missing": [away.face()], "extra": [extra.face()]}))
}

/// Lets a deal go wrong, or not.
fn spoil(rules: &Rules, deal: &mut Deal, dice: &mut Dice) -> Vec<Value> {
    let mut faults = Vec::new();
    let seats = rules.seats();
    let own_kitty = rules.axes().own_kitty == five_hundred::axis::OwnKitty::On;
    let all = seats + usize::from(rules.kitty_size() > 0 && !own_kitty);
    if dice.below(4) == 0 {
        let (one, two) = (dice.below(all), dice.below(all));
        if one != two {
            let mut places = places(deal, seats);
            let card = places[one].nth(dice.below(places[one].len() as usize) as u32).unwrap();
            places[one].remove(card);
            places[two].insert(card);
            for place in [one, two] {
                let count = places[place].len();
                faults.push(if place == seats {
                    json!({"kind": "count", "kitty": count})
                } else {
                    json!({"kind": "count", "seat": place, "cards": count})
                });
            }
        }
    }
    if dice.below(4) == 0 {
        let pack = rules.pack();
        let extra = pack.nth(dice.below(pack.len() as usize) as u32).unwrap();
        let one = dice.below(all);
        let mut places = places(deal, seats);
        let away = places[one].nth(dice.below(places[one].len() as usize) as u32).unwrap();
        faults.extend(exchange(places[one], pack, away, extra));
    }
    faults
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
    let seen = room.view(Viewer::Referee);
    // What was done last is claimed, and a revoke corrected, more often than by chance.
    if let Some(laws) = seen.laws.filter(|_| dice.below(3) == 0) {
        let open = |revoke: &&Value| revoke["state"] == "open";
        let revoke = laws.revokes.as_array().into_iter().flatten().find(open);
        if let Some(seat) = revoke.and_then(|revoke| revoke["seat"].as_u64()) {
            return Some((Seat(seat as u8), Act::Correct));
        }
        let claim = laws.did.and_then(|did| match did.what {
            Kind::Shown => Some(Claim::Exposed(did.seat)),
            Kind::Look => Some(Claim::Look(did.seat)),
            Kind::Card | Kind::Call if !did.to_act.contains(did.seat) => Some(Claim::Retract),
            _ => None,
        });
        if let Some(claim) = claim {
            return Some((seat, Act::Claim(claim)));
        }
    }
    let view = seen.game?;
    let hand = view.seats[seat.index()].hand.unwrap_or_default().to_canonical();
    let card = dice.of(&hand);
    let trick = 1 + dice.below(10) as u8;
    let reasons = [Reason::Count, Reason::Faced, Reason::Turned, Reason::Pack, Reason::NoCut];
    // A deal that is void at once tells little.
    let reason = if dice.below(6) == 0 { dice.of(&reasons)? } else { Reason::NoCut };
    let act = match dice.below(20) {
        0..=4 => Act::Play(Action::Play(card?)),
        5 => Act::Drop(card?),
        6 => Act::Announce(card?),
        7 => Act::Show(card?),
        8 => Act::Peek(dice.of(&[Sight::Kitty, Sight::Discards, Sight::Trick(trick), Sight::Dead])?),
        9 | 10 => Act::Claim(Claim::Retract),
        11 => Act::Claim(Claim::Exposed(other)),
        12 => Act::Claim(Claim::Look(other)),
        13 => Act::Claim(Claim::Revoke(other, trick)),
        14..=16 => Act::Correct,
        17 => Act::Claim(dice.of(&[Claim::Hand, Claim::Misdeal(reason), Claim::Score(other, 40)])?),
        18 => Act::Play(dice.of(&["6S", "7H", "8NT", "pass", "look"])?.parse().unwrap()),
        _ => dice.of(&[
            Act::Waive,
            Act::Agree,
            Act::Demand(Demand::NewDeal),
            Act::Demand(Demand::SixNoTrump),
            Act::Peek(Sight::Row(Seat(0), 1)),
            Act::TakeBack(card?),
            Act::Play(Action::Discard([card?].into_iter().collect())),
        ])?,
    };
    Some((seat, act))
}

/// Plays a game, and shows it after every act.
pub(crate) fn play(number: u64, mut look: impl FnMut(&Room, &str)) -> (Played, Room) {
    let mut dice = Dice::new(number);
    let rules = rules(number, &mut dice);
    let scores = scores(&rules, &mut dice);
    let mut room = Room::new(rules.clone(), scores.clone()).unwrap();
    let mut played = Played { rules: rules.clone(), scores, hands: Vec::new() };
    // Some are careful, some are not.
    let care = [4, 4, 3, 2][dice.below(4)];
    for _ in 0..3 {
        let seed = (0..32).map(|_| format!("{:02x}", dice.below(256))).collect::<String>();
        let dealer = room.next_dealer().unwrap_or(Seat(0));
        let source = DealSource::from(seed.parse::<table::Seed>().unwrap());
        let mut deal = table::read_deal(&rules, dealer, &source).unwrap();
        let faults = spoil(&rules, &mut deal, &mut dice);
        let source = if faults.is_empty() { source } else { DealSource::Explicit(rules.deal_json(&deal)) };
        if let Err(why) = room.deal(dealer, &source, Some(&faults)) {
            assert!(!why.starts_with("faults") && !why.contains("hands"), "game {number}: {why}");
            break;
        }
        let mut acts = Vec::new();
        look(&room, &format!("game {number}: dealt"));
        for _ in 0..400 {
            if room.to_act().is_empty() {
                break;
            }
            assert!(!room.legal_lines().is_empty(), "game {number}: nothing is legal in {:?}", room.phase());
            let errs = dice.below(care) == 0;
            let next = if errs { unlawful(&room, &mut dice) } else { lawful(&room, &mut dice) };
            let Some((seat, act)) = next else { continue };
            let before = room.clone();
            match room.act(seat, act) {
                Ok(()) => {
                    acts.push((seat, act));
                    look(&room, &format!("game {number}, act {}: {seat} {act}", acts.len() - 1));
                }
                Err(_) if number.is_multiple_of(8) => {
                    assert_eq!(before.result(), room.result(), "game {number}: {seat} {act}");
                }
                Err(_) => {}
            }
        }
        played.hands.push(PlayedHand { dealer, source, faults, acts });
    }
    (played, room)
}
