//! Several people at one device: it shows nobody's hand until the next of them has it, and they hear what they missed.

use std::collections::{BTreeMap, BTreeSet};

use crate::wire::{Animation, ClaimRest, Hint, LogLine, Opening, Retell, Score, Typed};
use card_match::testing::rummy::shared_claim_window;
use cards::CardSet;
use serde_json::Value;
use table::{Person, Seat};

use super::*;
use crate::game_of_save;

/// Ann, Bo and Cy at one device; a bot sits on Ann's right.
fn three(code: &str, byte: u8, lang: Lang) -> LocalTable<Rules> {
    let humans = ["Bo", "Cy"].map(str::to_owned).to_vec();
    five_hundred(code, &Setup { you: Some("Ann".to_owned()), humans, ..setup(byte, lang) })
}

/// The cards that only one of the people knows of: their hand, what they put away.
fn secrets(local: &LocalTable<Rules>) -> BTreeSet<Card> {
    let game = &local.device().game;
    let open = game.at(Person(99)).view();
    let mut cards = BTreeSet::new();
    for person in 0..4 {
        let view = game.at(Person(person)).view();
        let hands = view.seats.iter().zip(&open.seats);
        let hands = hands.filter(|(_, open)| open.hand.is_none()).filter_map(|(seat, _)| seat.hand);
        cards.extend(hands.chain(view.discards).flat_map(CardSet::to_canonical).map(Card::face));
    }
    for play in open.tricks.iter().chain(&open.trick).flat_map(|trick| &trick.plays) {
        cards.remove(&play.card.face());
    }
    cards
}

/// Every text in a value that is a card in notation; calls read like cards, but everybody has heard them.
fn cards_in(value: &Value) -> BTreeSet<Card> {
    match value {
        Value::String(text) => text.parse().into_iter().collect(),
        Value::Array(values) => values.iter().flat_map(cards_in).collect(),
        Value::Object(map) => {
            let cards = map.iter().filter(|(key, _)| !matches!(key.as_str(), "call" | "short"));
            cards.flat_map(|(_, value)| cards_in(value)).collect()
        }
        _ => BTreeSet::new(),
    }
}

/// Nothing that the desk says or shows now is a secret.
fn keeps_secrets(local: &mut LocalTable<Rules>, update: &Update, texts: &Texts) {
    let secrets = secrets(local);
    assert!(!secrets.is_empty());
    let scene = &update.scene;
    assert!(
        scene.hand_view.is_none() && scene.players.iter().all(|player| !player.me) && !scene.can.hint,
        "{scene:?}"
    );
    assert!(scene.totals.iter().all(|total| !total.mine));
    let shown = cards_in(&serde_json::to_value(update).unwrap());
    assert!(shown.is_disjoint(&secrets), "{:?}", shown.intersection(&secrets));
    let typed = |text: &str| DeskRequest::from(Typed(text.to_owned()));
    let any = *secrets.first().unwrap();
    let mut said = vec![serde_json::to_string(update).unwrap()];
    for request in [
        TableRequest::Look.into(),
        Retell.into(),
        Score.into(),
        typed("table"),
        typed("last"),
        typed("score"),
    ] {
        let answer = answered(local, request.clone()).unwrap();
        assert!(cards_in(&serde_json::to_value(&answer).unwrap()).is_disjoint(&secrets), "{request:?}");
        said.push(serde_json::to_string(&answer).unwrap());
    }
    // Of the joker anybody may speak.
    for card in secrets.iter().filter(|card| !card.is_joker()) {
        let name = texts.card(*card);
        assert!(said.iter().all(|said| !said.contains(&name)), "{name}: {said:?}");
    }
    for request in [
        TableRequest::Act("pass".to_owned()).into(),
        TableRequest::Act(any.to_string()).into(),
        Hint.into(),
        ClaimRest.into(),
        Pick(vec![any]).into(),
        TableRequest::Cut(20).into(),
        typed("hand"),
        typed("hint"),
        typed("skip"),
        typed("claim"),
        typed(&any.to_string()),
    ] {
        let before = local.save();
        let Refused(why) = answered(local, request.clone()).unwrap_err();
        assert!(why.contains("phone") && local.save() == before, "{request:?}: {why}");
    }
}

/// The hand holds the hand of the person before the device, and nothing else of theirs or of others is before them.
fn shows_own_hand(local: &LocalTable<Rules>, scene: &Scene) {
    let my = local.device().my();
    let me = my.me().unwrap();
    let own: BTreeSet<Card> = my.view().seats[me.index()].hand.unwrap().to_canonical().into_iter().collect();
    let hand = scene.hand_view.as_ref().unwrap();
    let shown: BTreeSet<Card> = hand.cards.iter().map(|held| held.card).collect();
    assert_eq!((shown, &hand.of), (own.into_iter().map(Card::face).collect(), &None));
    assert!(
        scene.players[0].me && scene.players[0].seat == me && scene.players[0].name == "You",
        "{scene:?}"
    );
}

/// The events that were told, except who has won, which is told to each in another way.
fn whats(told: &[LogLine]) -> Vec<Animation> {
    told.iter().map(|told| told.animation.clone()).collect()
}

/// Does what a hint says, if the person before the device is to act; else lets the match go on.
fn go_on(local: &mut LocalTable<Rules>) -> Update {
    match local.device().my().hint() {
        Some(hint) => table(local, TableRequest::Act(hint.action.to_string())),
        None => table(local, TableRequest::Next),
    }
}

/// Plays a hand; gives how often one of the three put cards away.
fn plays_a_hand(code: &str, byte: u8) -> usize {
    let texts = Texts::new(Lang::En);
    let mut local = three(code, byte, Lang::En);
    let names = ["Ann", "Bo", "Cy"];
    let mut heard: BTreeMap<Person, Vec<Animation>> = BTreeMap::new();
    let (mut passes, mut put_away) = (BTreeMap::<Person, usize>::new(), 0);
    while local.device().game.finished_hands().is_empty() {
        let next = local.device().pass_to();
        let update = go_on(&mut local);
        let person = local.device().person();
        assert!(next.is_none_or(|next| next == person));
        heard.entry(person).or_default().extend(whats(&update.told));
        put_away += update
            .told
            .iter()
            .filter(|told| matches!(told.animation, Animation::PutAway { seat, .. } if seat != Seat(3)))
            .count();
        if next.is_some() {
            let all = ask(&mut local, Retell).unwrap();
            assert_eq!(heard[&person], whats(&all), "{person:?} hears what happened while others had it");
            shows_own_hand(&local, &update.scene);
        }
        let Some(to) = local.device().pass_to() else {
            assert_ne!(update.scene.moment, Moment::Pass);
            continue;
        };
        let name = names[to.0 as usize];
        let words = format!("Pass the phone to {name}.");
        assert_eq!(update.scene.panel, Panel::Pass { words, label: format!("I’m {name}") });
        assert_eq!((update.scene.moment, update.scene.players[0].name.as_str()), (Moment::Pass, name));
        travels(&update.scene);
        keeps_secrets(&mut local, &update, &texts);
        *passes.entry(to).or_default() += 1;
    }
    assert!(passes.len() == 3 && passes.values().all(|&passes| passes > 8), "{passes:?}");
    put_away
}

#[test]
fn a_hand_among_three_at_one_device_is_seen_by_none_but_its_player() {
    // FH-VIEW-1
    let put_away = [("american-4", 3), ("american-4", 4), ("australian-4", 5), ("australian-4", 6)];
    let put_away: usize = put_away.map(|(code, byte)| plays_a_hand(code, byte)).into_iter().sum();
    assert!(put_away > 0, "nobody of the three was ever the contractor");
}

/// The device, when it is to be passed to Bo after Ann has called.
fn after_ann() -> LocalTable<Rules> {
    for byte in 0..=u8::MAX {
        let mut local = three("australian-4", byte, Lang::En);
        table(&mut local, TableRequest::Next);
        while local.device().my().turn() != card_match::Turn::Mine {
            table(&mut local, TableRequest::Next);
        }
        if local.device().person() == Person(0) {
            table(&mut local, TableRequest::Act("pass".to_owned()));
            return local;
        }
    }
    panic!("Ann is never the first to call");
}

#[test]
fn what_is_taken_back_is_passed_back() {
    let texts = Texts::new(Lang::En);
    // Bo may have the device in hand already, or has said so.
    for said in [false, true] {
        let mut local = after_ann();
        assert_eq!(local.device().pass_to(), Some(Person(1)));
        if said {
            let update = table(&mut local, TableRequest::Next);
            shows_own_hand(&local, &update.scene);
        }
        let update = table(&mut local, TableRequest::Undo);
        assert_eq!(local.device().pass_to(), Some(Person(0)));
        keeps_secrets(&mut local, &update, &texts);
        let update = table(&mut local, TableRequest::Next);
        assert_eq!((local.device().person(), update.scene.moment), (Person(0), Moment::Mine));
        shows_own_hand(&local, &update.scene);
    }
}

#[test]
fn those_who_have_the_device_may_claim_before_they_pass_it_on() {
    // RM-CALL-2
    let mut local = sit(shared_claim_window(1));
    let update = table(&mut local, TableRequest::Look);
    assert_eq!((update.scene.moment, local.device().person()), (Moment::Claim, Person(1)));
    let Panel::Next { offers, .. } = &update.scene.panel else { panic!("{:?}", update.scene) };
    let call = TableRequest::Act(offers[0].action.clone());
    let called = table(&mut sit(shared_claim_window(1)), call.clone());
    assert_eq!((called.scene.moment, called.scene.players[0].seat), (Moment::Mine, Seat(1)));
    // The next player does not see that something was let go, and may claim in their turn.
    let passed = table(&mut local, TableRequest::Next);
    let (words, label) = ("Pass the phone to Ann.".to_owned(), "I’m Ann".to_owned());
    assert_eq!((&passed.scene.panel, passed.told.len()), (&Panel::Pass { words, label }, 0));
    let straight = table(&mut sit(shared_claim_window(2)), TableRequest::Look);
    let shown = |scene: &Scene| serde_json::to_string(scene).unwrap().replace("Mae", "Cy");
    let strip = |mut scene: Scene| {
        scene.players.iter_mut().for_each(|player| player.level = None);
        shown(&scene)
    };
    assert_eq!(strip(passed.scene), strip(straight.scene));
    let update = table(&mut local, TableRequest::Next);
    assert_eq!((update.scene.moment, update.scene.players[0].seat), (Moment::Mine, Seat(0)));
    assert!(ask(&mut local, call).is_ok());
}

#[test]
fn a_kept_match_of_several_shows_no_hand_when_it_goes_on() {
    let mut local = after_ann();
    table(&mut local, TableRequest::Next);
    let save = local.save().unwrap();
    assert!(game_of_save(&save, Lang::En).is_ok());
    let mut desk = Desk::resume::<Rules>(&save, Lang::Fr).unwrap();
    let update = plain(&mut desk, TableRequest::Look).unwrap();
    let (words, label) = ("Passez le téléphone à Bo.".to_owned(), "C’est moi, Bo".to_owned());
    assert_eq!((update.scene.panel, update.scene.hand_view), (Panel::Pass { words, label }, None));
    assert_eq!(desk.seat(), Some(Seat(0)), "it is Ann’s match, whoever has the device");
}

#[test]
fn the_others_at_the_device_are_named_and_a_bot_sits_where_nobody_is() {
    let open = |you: &str, humans: &[&str]| {
        let humans = humans.iter().map(|&name| name.to_owned()).collect();
        let opening = Opening { rules: "australian-4".into(), you: you.into(), humans, ..Opening::default() };
        Desk::open::<Rules>(&opening, Seed([5; 32]), Lang::En)
    };
    let names = |you: &str, humans: &[&str]| -> Vec<String> {
        let update = plain(&mut open(you, humans).unwrap(), TableRequest::Look).unwrap();
        update
            .scene
            .players
            .into_iter()
            .map(|player| player.level.map_or(player.name, |_| "bot".to_owned()))
            .collect()
    };
    assert_eq!(names("Ann", &["", " Bo "]), ["You", "bot", "Bo", "bot"]);
    // "You" is nobody's name where several are meant.
    let saved = open("", &["Bo"]).unwrap().save().unwrap();
    assert!(saved.contains("\"Player 1\"") && !saved.contains("\"You\""), "{saved}");
    // Names that would be taken for each other keep nobody from playing.
    assert_eq!(names("Ann", &["ann", "Bo", "bo"]), ["You", "ann 2", "Bo", "bo 2"]);
    assert!(!open("Ann", &["A", "B", "C", "D"]).unwrap_err().is_empty());
}
