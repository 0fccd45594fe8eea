//! A match of Rummy 500: claims, seeds, saves and undo.

use rummy_500::{Action, Event, Rules};
use table::{Person, Seat};

use crate::{
    AnyMatch, Device, Level, Match, MatchSetup, Member, SetupError, Turn,
    testing::{ann_at, play_until, rummy::*, setup},
};

#[test]
fn a_claim_goes_before_a_draw() {
    // RM-CALL-4, RM-CALL-12
    let mut device = claim_window(0);
    assert_eq!(device.my().claimable(), Some(Seat(0)));
    device.game.make_claim(Seat(1), Action::Rummy(1));
    // Seat 1 wants the nine too: a draw is too late.
    assert_eq!(device.my().turn(), Turn::Other(Seat(1)));
    let events = device.act(Action::Stock).unwrap().remove(0).events;
    let table::Event::In(Event::Did { seat, action, cards }) = &events[0] else { panic!("{events:?}") };
    assert_eq!((*seat, *action, cards.len()), (Seat(1), Action::Rummy(1), 1));
    assert_eq!(device.my().view().seats[0].cards, 7, "nothing was drawn");
    // Their own claim goes before the bot's.
    let mut device = claim_window(0);
    device.act(Action::Rummy(1)).unwrap();
    assert_eq!(device.my().turn(), Turn::Mine);
    assert_eq!(device.my().view().owed.unwrap().card.to_string(), "9D");
}

#[test]
fn those_who_have_the_device_may_claim_before_they_pass_it_on() {
    // RM-CALL-2
    let window = shared_claim_window(1);
    assert_eq!((window.pass_to(), window.my().person()), (None, Person(1)));
    assert_eq!((window.may_claim(), window.my().claimable()), (true, Some(Seat(0))));
    let mut device = window.clone();
    device.act(Action::Rummy(1)).unwrap();
    assert_eq!((device.pass_to(), device.my().turn()), (None, Turn::Mine));
    // Ann is the next player, and may still claim when she has it; what Bo let go is told to nobody.
    let mut device = window.clone();
    let log = device.game.to_text();
    device.decline();
    assert_eq!((device.pass_to(), device.my().me(), device.may_claim()), (Some(Person(0)), None, false));
    assert!(device.pass() && device.my().is_me(Seat(0)) && device.my().turn() == Turn::Mine);
    assert_eq!((device.game.to_text(), device.news().len()), (log, 0));
    device.act(Action::Rummy(1)).unwrap();
    // A bot that claims too comes after both, and can't be told from one that doesn't.
    for claims in [true, false] {
        let mut device = window.clone();
        if claims {
            device.game.make_claim(Seat(2), Action::Rummy(1));
        }
        assert!(device.pass_to().is_none() && device.may_claim());
        device.decline();
        assert_eq!(device.pass_to(), Some(Person(0)));
        device.pass();
        assert!(device.pass_to().is_none() && device.may_claim());
    }
}

#[test]
fn nobody_else_is_asked_whether_they_claim() {
    // Cy has thrown the nine, and passes on at once; Bo, who could claim, waits.
    let device = shared_claim_window(2);
    assert_eq!((device.pass_to(), device.may_claim()), (Some(Person(0)), false));
    // Ann holds it when her own turn comes.
    let device = shared_claim_window(0);
    assert_eq!((device.pass_to(), device.my().turn()), (None, Turn::Mine));
}

#[test]
fn a_dealt_hand_is_seen_by_nobody_until_they_have_the_device() {
    let (mut bots, mut byte) = (0, 0);
    while bots < 3 {
        let rules = rules("rummy-500");
        let mut setup = setup(rules.seats(), byte);
        setup.people[2] = Member::human("Bo");
        let mut device = Device::new(Match::new(rules, &setup).unwrap().0);
        device.deal(None).unwrap();
        while device.game.due_bot().is_some() {
            assert!(device.my().me().is_none() && device.pass_to().is_none());
            device.bot_acts();
            bots += 1;
        }
        assert!(device.my().me().is_none() && device.pass());
        assert_eq!(device.my().turn(), Turn::Mine);
        byte += 1;
    }
}

#[test]
fn the_same_seed_gives_the_same_game_and_a_save_goes_on() {
    let mut one = new_device("rummy-500", 9);
    let mut two = new_device("rummy-500", 9);
    for device in [&mut one, &mut two] {
        play_until(device, |device| device.game.finished_hands().len() == 1);
    }
    assert_eq!(one.game.record(), two.game.record());
    play_until(&mut one, |device| device.my().turn() == Turn::Mine && device.my().view().melds.len() > 2);
    let again = AnyMatch::read(one.game.to_text().as_bytes()).unwrap();
    let AnyMatch::Rummy(again) = again else { panic!("another game") };
    let mut again = Device::new(again);
    assert_eq!(again.my().view(), one.my().view());
    for device in [&mut one, &mut again] {
        play_until(device, |device| device.game.finished_hands().len() == 2);
    }
    assert_eq!(again.game.record(), one.game.record());
}

#[test]
fn undo_goes_back_to_the_last_decision_and_all_goes_the_same_way_again() {
    let mut device = new_device("rummy-500+players=3", 4);
    play_until(&mut device, |device| {
        device.my().turn() == Turn::Mine && device.my().view().history.len() > 12
    });
    let before = device.game.record();
    let decision = device.my().hint().unwrap().action;
    device.act(decision).unwrap();
    play_until(&mut device, |device| device.my().turn() != Turn::Mine);
    play_until(&mut device, |device| device.my().turn() == Turn::Mine);
    let after = device.game.record();
    while device.game.record() != before {
        assert!(device.undo());
    }
    assert_eq!(device.game.record(), before);
    device.act(decision).unwrap();
    play_until(&mut device, |device| device.my().turn() != Turn::Mine);
    play_until(&mut device, |device| device.my().turn() == Turn::Mine);
    assert_eq!(device.game.record(), after);
}

#[test]
fn packs_are_not_cut_and_the_game_is_not_shared() {
    let rules = rules("rummy-500");
    let begin = |setup: &MatchSetup| Match::new(rules.clone(), setup).unwrap_err();
    assert_eq!(begin(&MatchSetup { cut: true, ..setup(4, 1) }), SetupError::NoCut);
    assert_eq!(begin(&setup(5, 1)), SetupError::Company { people: 5, seats: 4, most: 4 });
    let (seat, last) = (Seat(4), Seat(3));
    assert_eq!(begin(&MatchSetup { seat: Some(seat), ..setup(4, 1) }), SetupError::NoSuchSeat { seat, last });
}

#[test]
fn of_the_bots_that_want_a_card_the_first_after_the_player_in_turn_claims_it() {
    // RM-CALL-4
    let hands =
        ["JC QS 2S 3S 4C 5H KH", "2C 6C 7C 8S 8H JH KS", "3D 4D 5C 6H 10H 10S QC", "6D 7D 8D 9D AS QH 3C"];
    let actions = [
        "0 stock",
        "0 discard JC",
        "1 stock",
        "1 discard 2C",
        "2 stock",
        "2 discard QC",
        "3 stock",
        "3 meld 6D 7D 8D",
        "3 discard 9D",
    ];
    let table = dealt("rummy-500+players=4", 3, &hands, "KD", "2H 5D 10C 4S", &actions);
    // Seats 1 and 2 want the nine; a human is waited for.
    for (me, first) in [(0, 1), (1, 2)] {
        let mut device: Device<Rules> = ann_at(&table.game.record(), me);
        assert_eq!(device.my().turn(), Turn::Other(Seat(first)));
        device.bot_acts();
        assert_eq!(device.game.table().actions().last(), Some(&(Seat(first), Action::Rummy(1))));
    }
}

#[test]
fn at_a_shared_device_a_card_from_the_stock_is_not_seen_for_nothing() {
    let people = || ["Ann", "Bo"].map(Member::human).to_vec();
    let hands = ["JC QS 2S 3S 4C 5H KH 9S 8C 7D 6H TH 4D".replace("TH", "10H"), String::new()];
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let record = dealt("rummy-500+players=2", 1, &hands, "KD", "3C 3D", &["0 take 1"]).game.record();
    let shared =
        |members: Vec<Member>| Device::<Rules>::new(Match::of_record(&record, members, &[0, 1]).unwrap());
    // A card of the pile lay open.
    let mut device = shared(people());
    device.put_before(Person(0));
    assert!(device.undo() && !device.is_undo_barred());
    device.pass();
    device.put_before(Person(0));
    device.act(Action::Stock).unwrap();
    let log = device.game.to_text();
    assert!(!device.may_undo() && !device.player_state().may.undo && !device.undo());
    assert_eq!((device.why_no_undo(), device.game.to_text()), ("note-undo-seen", log));
    // What was done afterwards can be taken back, up to there.
    let card = device.my().view().seats[0].hand.unwrap().first().unwrap();
    device.act(Action::Discard(card)).unwrap();
    assert!(device.undo());
    device.pass();
    device.put_before(Person(0));
    assert!(!device.undo());
    // With bots alone nobody is wronged.
    let mut alone = shared(vec![Member::human("Ann"), Member::bot("Mae", Level::Club)]);
    assert!(alone.undo());
    alone.act(Action::Stock).unwrap();
    assert!(alone.undo());
}
