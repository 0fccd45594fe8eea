//! One sheet on two phones: in a link and back, and what is told when they meet.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use serde_json::{Value, json};
use sheet::{Meeting, Part, Sheet, meet, packed, unpacked};

fn sheet(hands: &Value) -> Sheet {
    let game = |hands: &Value| json!({ "players": ["Mae", "Bo", "Ned", "Ivy"], "dealer": 0, "hands": hands });
    let sheet = json!({
        "format": "kookaburra-sheet/1", "date": "2026-11-23", "rules": { "preset": "quebec-4" },
        "people": ["Mae", "Bo", "Ned", "Ivy"], "games": [game(hands)],
    });
    Sheet::read(&sheet.to_string()).unwrap()
}

fn hand(seat: u8, bid: &str) -> Value {
    json!({ "kind": "hand", "bid": bid, "seat": seat, "made": true })
}

/// An evening of so many hands, all different.
fn long(hands: u8) -> Sheet {
    let bids = ["6S", "7H", "8D", "9C", "10NT"];
    let hand = |at: u8| {
        let mut hand = hand(at % 4, bids[usize::from(at) % 5]);
        hand["note"] = format!("hand {at} of a long evening").into();
        hand
    };
    sheet(&(0..hands).map(hand).collect())
}

#[test]
fn a_sheet_goes_through_links_that_a_camera_can_read() {
    let whole = long(60);
    let parts = packed(&whole, 400);
    assert!(parts.len() > 1, "{}", parts.len());
    assert!(parts.iter().all(|part| part.to_string().len() <= 400));
    let mut read: Vec<Part> = parts.iter().map(|part| part.to_string().parse().unwrap()).collect();
    read.reverse();
    assert_eq!(unpacked(&read).unwrap(), Some(whole));
    assert_eq!(unpacked(&read[1..]), Ok(None), "one is missing");
    // A usual game is one picture.
    assert_eq!(packed(&sheet(&json!([hand(0, "7H"), hand(1, "8S"), hand(2, "6NT")])), 430).len(), 1);
    // Parts of two sheets don't go together.
    let other = packed(&long(61), 400);
    let mixed: Vec<Part> = read[1..].iter().chain(&other[other.len() - 1..]).cloned().collect();
    assert_eq!(unpacked(&mixed), Ok(None));
}

#[test]
fn a_link_that_a_hand_has_changed_is_refused() {
    for text in ["", "1.1", "0.1.a.b", "2.1.a.b", "1.999.a.b", "x.1.a.b"] {
        assert!(text.parse::<Part>().is_err(), "{text}");
    }
    let text = packed(&sheet(&json!([])), 5_000)[0].to_string();
    let (head, tail) = text.rsplit_once('.').unwrap();
    for changed in [format!("{head}.{}", &tail[1..]), format!("{head}.!!"), format!("1.1.00000000.{tail}")] {
        assert!(unpacked(&[changed.parse().unwrap()]).is_err(), "{changed}");
    }
    // What was undone stays on the phone, the hand that is being written goes along.
    let mut sheet = sheet(&json!([hand(0, "7H")]));
    sheet.games[0].undo();
    sheet.games[0].draft.seat = Some(table::Seat(2));
    let read = unpacked(&packed(&sheet, 5_000)).unwrap().unwrap();
    assert_eq!((read.games[0].undone.len(), read.games[0].draft.seat), (0, Some(table::Seat(2))));
}

#[test]
fn the_longer_history_wins_and_a_fork_names_the_first_hand_that_differs() {
    // Check 20
    let of = |bids: &[&str]| sheet(&bids.iter().map(|bid| hand(0, bid)).collect());
    let (two, three) = (of(&["7H", "8S"]), of(&["7H", "8S", "6NT"]));
    assert_eq!(meet(&two, &two), Meeting::Same);
    assert_eq!(meet(&two, &three), Meeting::Longer(0, 2));
    assert_eq!(meet(&three, &two), Meeting::Shorter);
    assert_eq!(meet(&three, &of(&["7H", "8H", "6NT"])), Meeting::Fork(0, 1));
    // A correction is an entry more.
    let mut corrected = two.clone();
    corrected.games[0].hands.push(sheet::Entry::Correct(sheet::Correction {
        entry: 1,
        to: None,
        agreed: false,
    }));
    assert_eq!(meet(&two, &corrected), Meeting::Longer(0, 2));
    // Another game goes on where this one ends; two different ones are a fork.
    let with_next = |sheet: &Sheet, dealer: u8| {
        let mut sheet = sheet.clone();
        let next = sheet::Game::new(sheet.games[0].players.clone(), table::Seat(dealer));
        sheet.games.push(next);
        sheet
    };
    assert_eq!(meet(&two, &with_next(&two, 1)), Meeting::Longer(1, 0));
    assert_eq!(meet(&two, &with_next(&three, 1)), Meeting::Longer(0, 2));
    assert_eq!(meet(&with_next(&two, 1), &with_next(&two, 2)), Meeting::Fork(1, 0));
    assert_eq!(meet(&with_next(&two, 1), &three), Meeting::Fork(1, 0), "each went on in its own way");
    // A hand that is being written goes along, if there is none here.
    let mut begun = two.clone();
    begun.games[0].draft.seat = Some(table::Seat(1));
    assert_eq!((meet(&two, &begun), meet(&begun, &two)), (Meeting::Longer(0, 2), Meeting::Same));
    let mut otherwise = begun.clone();
    otherwise.games[0].draft.seat = Some(table::Seat(2));
    assert_eq!(meet(&begun, &otherwise), Meeting::Fork(0, 2));
    // Another evening is another sheet.
    let mut tomorrow = two.clone();
    tomorrow.date = Some("2026-11-24".to_owned());
    assert_eq!(meet(&two, &tomorrow), Meeting::Stranger);
}
