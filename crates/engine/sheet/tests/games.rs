//! Games that the engine played at random, written on a sheet, come to the same totals and the same end.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use five_hundred::{HandResult, card_points};
use kookaburra::AnyRules;
use serde_json::{Map, Value, json};
use sheet::{Ask, Draft, Sheet, Status, score};
use table::{Game, Recall, Seat, SeatSet, Seed, Variants, Viewer, shuffle};

/// A small generator: the same games for ever.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(n)) as u32
    }

    /// The last of them, which is a pass, nine times in ten: auctions that climb at random end a game in one hand.
    fn calm(&mut self, n: u32) -> u32 {
        if self.below(10) > 0 { n - 1 } else { self.below(n) }
    }
}

fn seed(dice: &mut Dice) -> Seed {
    let hex: String = (0..64).map(|_| char::from_digit(dice.below(16), 16).unwrap()).collect();
    hex.parse().unwrap()
}

fn shuffled<G: Game>(rules: &G, dice: &mut Dice) -> Vec<cards::Card> {
    let mut pack = rules.pack_in_order();
    shuffle(seed(dice), &mut pack);
    pack
}

fn sums<T: Copy + std::iter::Sum<T>>(columns: &[SeatSet], of: impl Fn(Seat) -> T) -> Vec<T> {
    columns.iter().map(|column| column.iter().map(&of).sum()).collect()
}

fn names(seats: usize) -> Vec<String> {
    (0..seats).map(|seat| format!("P{seat}")).collect()
}

fn sheet_of(rules: &Map<String, Value>, seats: usize, dealer: u8, hands: &[Value]) -> sheet::GameScore {
    let sheet = json!({
        "format": "kookaburra-sheet/1", "rules": rules, "people": names(seats),
        "games": [{ "players": names(seats), "dealer": dealer, "hands": hands }],
    });
    score(&Sheet::read(&sheet.to_string()).unwrap())
        .unwrap_or_else(|fault| panic!("{fault}: {sheet}"))
        .games
        .remove(0)
}

/// What the sheet says of the hand that has just ended.
fn hand(rules: &five_hundred::Rules, state: &five_hundred::State, columns: &[SeatSet]) -> Value {
    let view = rules.view(state, Viewer::Referee, Recall::Perfect);
    let tricks = sums(columns, |seat| view.seats[seat.index()].tricks);
    let result = view.outcome.unwrap().result;
    let Some(contract) = view.contract else {
        let played = result == HandResult::PlayedWithoutBid;
        return if played {
            json!({ "kind": "passed", "tricks": tricks })
        } else {
            json!({ "kind": "passed" })
        };
    };
    let partners: Vec<Seat> = contract.partners.iter().collect();
    let mut hand = json!({ "kind": "hand", "bid": contract.bid, "seat": contract.seat, "partners": partners,
        "tricks": tricks, "stopped": result == HandResult::Stopped });
    if rules.axes().card_points == five_hundred::axis::CardPoints::On && !contract.bid.is_misere() {
        let worth = |seat: Seat| {
            let won = view.tricks.iter().filter(|trick| trick.winner().is_some_and(|play| play.seat == seat));
            won.flat_map(|trick| &trick.plays).map(|play| card_points(play.card)).sum::<i32>()
        };
        hand["card_points"] = json!(sums(columns, worth));
    }
    hand
}

/// The same told in answers to what is asked.
fn told(rules: &AnyRules, hand: &Value) -> Value {
    let number = |all: &Value, party: SeatSet| -> u64 {
        let of = |(number, column): (&Value, &SeatSet)| {
            if column.intersects(party) { number.as_u64().unwrap() } else { 0 }
        };
        all.as_array().unwrap().iter().zip(&rules.sides()).map(of).sum()
    };
    let mut draft =
        Draft { passed: hand["kind"] == "passed", stopped: hand["stopped"] == true, ..Draft::default() };
    let mut questions = 0;
    while let Some(&ask) = draft.asks(rules).first() {
        match ask {
            Ask::Who => draft.seat = serde_json::from_value(hand["seat"].clone()).unwrap(),
            Ask::Contract => draft.bid = serde_json::from_value(hand["bid"].clone()).unwrap(),
            Ask::Partners(_) => draft.partners = serde_json::from_value(hand["partners"].clone()).unwrap(),
            Ask::Made => draft.made = Some(made(rules, &draft, hand)),
            Ask::Tricks(party) => draft.put_tricks(party, number(&hand["tricks"], party) as u8),
            Ask::CardPoints(party) => {
                draft.put_card_points(party, number(&hand["card_points"], party) as i32);
            }
            Ask::Points(_) | Ask::Out => panic!("{ask:?}"),
        }
        questions += 1;
        assert!(questions <= 12, "{draft:?}");
    }
    let entry = draft.entry(rules).unwrap();
    let again = Draft::of(&entry, rules).unwrap();
    assert_eq!(again.entry(rules), Some(entry.clone()), "{draft:?} {again:?}");
    serde_json::to_value(entry).unwrap()
}

fn made(rules: &AnyRules, draft: &Draft, hand: &Value) -> bool {
    let seat = draft.seat.unwrap();
    let side = SeatSet::of(seat) | draft.partners.iter().flatten().copied().collect();
    let own = |(_, column): &(usize, SeatSet)| column.intersects(side);
    let tricks = |(at, _): (usize, SeatSet)| hand["tricks"][at].as_u64().unwrap() as u8;
    let tricks: u8 = rules.sides().into_iter().enumerate().filter(own).map(tricks).sum();
    let bid = draft.bid.unwrap();
    if bid.is_misere() { tricks == 0 } else { tricks >= bid.needed() }
}

fn five_hundred_game(rules: &five_hundred::Rules, dice: &mut Dice) -> usize {
    let any = AnyRules::FiveHundred(Box::new(rules.clone()));
    let columns = any.sides();
    let (mut state, mut hands) = (rules.begin(), Vec::new());
    let mut dealer = Seat(dice.below(rules.seats() as u32) as u8);
    let started = dealer;
    let json_rules = kookaburra::rules_to_json(rules.spec());
    while hands.len() < 60 && rules.standing(&state).games.is_none() {
        rules.deal(&mut state, dealer, &rules.deal_pack(&shuffled(rules, dice), dealer));
        while let Some((seat, choices)) = rules.next_choices(&state) {
            rules.play_unchecked(&mut state, seat, choices.pick(|n| dice.calm(n)));
        }
        hands.push(hand(rules, &state, &columns));
        dealer = dealer.after(1, rules.seats());
        let standing = rules.standing(&state);
        let mut game = sheet_of(&json_rules, rules.seats(), started.0, &hands);
        if game.status == Status::WhoWasFirst {
            let among: SeatSet = game.race.iter().copied().collect();
            let won: Vec<Seat> = standing.winners.iter().collect();
            let lost: Vec<Seat> = (among & standing.losers).iter().collect();
            hands.last_mut().unwrap()["first"] = json!(if won.is_empty() { lost } else { won });
            game = sheet_of(&json_rules, rules.seats(), started.0, &hands);
        }
        let first = hands.last().unwrap()["first"].clone();
        let mut answers = told(&any, hands.last().unwrap());
        if !first.is_null() {
            answers["first"] = first;
        }
        hands.push(answers);
        hands.swap_remove(hands.len() - 2);
        let answered = sheet_of(&json_rules, rules.seats(), started.0, &hands);
        assert_eq!(
            (answered.totals, answered.winners),
            (game.totals.clone(), game.winners.clone()),
            "{:?}",
            hands.last()
        );
        let by_seat: Vec<i32> = Seat::all(rules.seats())
            .map(|seat| game.totals[columns.iter().position(|column| column.contains(seat)).unwrap()])
            .collect();
        assert_eq!(by_seat, standing.scores, "{:?}", hands.last());
        assert_eq!(game.winners.iter().copied().collect::<SeatSet>(), standing.winners);
        assert_eq!(game.losers.iter().copied().collect::<SeatSet>(), standing.losers);
        assert_eq!(game.status == Status::Over, standing.games.is_some());
        if game.status == Status::Playing {
            assert_eq!(game.dealer, Some(dealer));
        }
    }
    hands.len()
}

#[test]
fn games_of_every_preset_of_five_hundred_come_to_the_totals_of_the_engine() {
    let mut dice = Dice(7);
    for preset in five_hundred::PRESETS {
        let rules = five_hundred::Rules::preset(preset.name).unwrap();
        assert!((0..12).map(|_| five_hundred_game(&rules, &mut dice)).sum::<usize>() > 12, "{}", preset.name);
    }
}

#[test]
fn so_do_games_with_house_rules() {
    let mut dice = Dice(11);
    for (preset, axes) in [
        ("australian-4", json!({ "misere_defender_tricks": "10", "defender_limit": "freeze_480" })),
        ("american-4", json!({ "all_pass": "no_trump_tricks", "slam": "as_ten" })),
        ("american-3", json!({ "nullo": "american", "card_points": "on" })),
        ("quebec-4-club", json!({ "partie_failure": "target", "sans_kitty": "double" })),
        ("american-5", json!({ "card_points": "on", "nullo": "american", "partner_share": "half" })),
        ("american-6", json!({ "win": "by_contract", "failure": "opponents_score" })),
    ] {
        let mut map = json!({ "preset": preset });
        map.as_object_mut().unwrap().extend(axes.as_object().unwrap().clone());
        let spec = table::Spec::from_json(map.as_object().unwrap()).unwrap();
        let rules = five_hundred::Rules::new(spec).unwrap();
        assert!((0..12).map(|_| five_hundred_game(&rules, &mut dice)).sum::<usize>() > 12, "{preset}");
    }
}

#[test]
fn games_of_every_preset_of_rummy_come_to_the_totals_of_the_engine() {
    let mut dice = Dice(5);
    for preset in rummy_500::PRESETS {
        let rules = rummy_500::Rules::preset(preset.name()).unwrap();
        let (mut state, mut dealer, mut hands) = (rules.begin(), Seat(0), Vec::new());
        for _ in 0..6 {
            if rules.standing(&state).games.is_some() {
                break;
            }
            rules.deal(&mut state, dealer, &rules.deal_pack(&shuffled(&rules, &mut dice), dealer));
            while let Some((seat, choices)) = rules.next_choices(&state) {
                rules.play_unchecked(&mut state, seat, choices.pick(|n| dice.below(n)));
            }
            let view = rules.view(&state, Viewer::Referee, Recall::Perfect);
            let outcome = view.outcome.unwrap();
            // Partners write down what each of them came to.
            let own = |seat: &rummy_500::SeatView| seat.laid - rules.value_of(seat.hand.unwrap());
            let own = || view.seats.iter().map(own).collect();
            let points = if rules.sides().len() < rules.seats() { own() } else { outcome.points };
            hands.push(json!({ "kind": "melds", "points": points, "out": outcome.out }));
            dealer = dealer.after(1, rules.seats());
        }
        let standing = rules.standing(&state);
        let map = kookaburra::rules_to_json(rules.spec());
        let game = sheet_of(&map, rules.seats(), 0, &hands);
        let sides = rules.sides();
        let totals: Vec<i32> =
            sides.iter().map(|side| standing.scores[side.first().unwrap().index()]).collect();
        assert_eq!(game.totals, totals, "{}", preset.name());
        assert_eq!(game.winners.iter().copied().collect::<SeatSet>(), standing.winners);
    }
}
