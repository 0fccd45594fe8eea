//! Two rulings that people disagree about, both noted: the sheet carries both totals until somebody bids in the next
//! hand.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use kookaburra::build_code;
use laws::{INCIDENT_FORMAT, Incident, Judgement, rule};
use serde_json::{Value, json};
use sheet::{Ask, Book, Draft, Entry, Hand, Outcome, Sheet, can_both_be_noted, score};
use table::Seat;

fn book(code: &str, names: &str) -> Book {
    let people: Vec<String> = names.split(' ').map(str::to_owned).collect();
    Book::begin(&build_code(code).unwrap(), &people, Seat(0), None).unwrap()
}

/// What is ruled of something that happened in a hand that seat 0 plays.
fn ruling(preset: &str, bid: &str, incident: &Value) -> Judgement {
    let partners = if preset == "american-3" { json!([]) } else { json!([2]) };
    let text = json!({
        "format": INCIDENT_FORMAT, "rules": { "preset": preset }, "dealer": 0,
        "contract": { "bid": bid, "seat": 0, "partners": partners }, "stage": "over",
        "incidents": [incident],
    });
    rule(&Incident::read(&text.to_string()).unwrap()).unwrap()
}

fn revoke(seat: u8, proved: bool) -> Value {
    json!({ "kind": "revoke", "seat": seat, "card": "9C", "led": "D", "held": ["4D"], "taken_back": false,
        "corrected": false, "next_played": [0, 1, 2], "proved": proved })
}

/// A sheet on which seat 0 plays 7H, and where it is disputed who revoked.
fn disputed() -> Book {
    let mut book = book("australian-4", "Mae Bo Ned Ivy");
    (book.draft_mut().seat, book.draft_mut().bid) = (Some(Seat(0)), Some("7H".parse().unwrap()));
    let [own, other] = [0, 1].map(|seat| ruling("australian-4", "7H", &revoke(seat, true)));
    assert!(can_both_be_noted(&own, &other));
    book.note_both([(&own, "it was Mae".to_owned()), (&other, "it was Bo".to_owned())], Seat(0));
    book
}

fn finish(book: &mut Book, tricks: u8) {
    let rules = book.rules().unwrap();
    let mut draft = book.draft().clone();
    draft.own_tricks = Some(tricks);
    book.finish(draft.entry(&rules).unwrap()).unwrap();
}

#[test]
fn both_totals_stand_beside_the_hand_as_it_was_played() {
    // LAW-REV-6, LAW-REV-7
    let mut book = disputed();
    // The sheet keeps them while the hand is played, and in a file.
    let read = Sheet::read(&book.sheet().to_json().unwrap()).unwrap();
    assert_eq!(Book::open(read).unwrap(), book);
    finish(&mut book, 8);
    let game = book.scores().unwrap().games.pop().unwrap();
    assert_eq!((game.totals, game.unsettled), (vec![200, 20], Some(0)));
    let noted: Vec<_> = game.rows[0]
        .noted
        .iter()
        .map(|noted| (noted.note.as_str(), noted.outcome, noted.totals.clone()))
        .collect();
    assert_eq!(
        noted,
        [("it was Mae", Outcome::Failed, vec![-200, 20]), ("it was Bo", Outcome::Made, vec![200, 0])]
    );
    // A sheet of an earlier version has nothing of it.
    assert!(!json!(score(&disputed().sheet().clone()).unwrap()).to_string().contains("noted"));
}

#[test]
fn one_of_them_is_taken_in_time_or_the_hand_counts_as_it_was_played() {
    let settled = |ruling: Option<usize>| {
        let mut book = disputed();
        finish(&mut book, 8);
        assert!(book.settle(ruling).unwrap());
        let game = book.scores().unwrap().games.pop().unwrap();
        assert_eq!((game.unsettled, game.rows.len(), game.rows[0].struck), (None, 2, true));
        assert!(!book.settle(ruling).unwrap(), "nothing waits any more");
        assert!(book.undo() && book.scores().unwrap().games[0].unsettled == Some(0));
        game.totals
    };
    assert_eq!(settled(Some(0)), [-200, 20]);
    assert_eq!(settled(Some(1)), [200, 0]);
    assert_eq!(settled(None), [200, 20]);
    // Somebody bids in the next hand: it is too late.
    let mut book = disputed();
    finish(&mut book, 8);
    book.draft_mut().bid = Some("8S".parse().unwrap());
    assert!(!book.settle(Some(0)).unwrap());
    *book.draft_mut() = Draft::default();
    book.finish(Entry::Hand(Hand {
        tricks: Some(vec![Some(3), None]),
        ..Hand::new("6S".parse().unwrap(), Seat(1))
    }))
    .unwrap();
    assert!(!book.settle(Some(0)).unwrap());
    assert_eq!(book.scores().unwrap().games[0].totals, [230, 60]);
}

#[test]
fn a_ruling_that_makes_the_deal_void_can_be_one_of_them() {
    // LAW-HAND-4
    let mut book = disputed();
    let count = |cause: &str| json!({ "kind": "count", "wrong": [0, 1], "kitty_wrong": false, "cause": cause, "played": [0, 1, 2, 3], "stage": "play" });
    let void = ruling("australian-4", "7H", &count("discard"));
    assert!(void.deal.is_void());
    let stands = ruling("australian-4", "7H", &revoke(1, false));
    assert!(can_both_be_noted(&void, &stands));
    book.note_both([(&void, "void".to_owned()), (&stands, "it stands".to_owned())], Seat(0));
    finish(&mut book, 6);
    let row = &book.scores().unwrap().games[0].rows[0];
    assert_eq!((row.totals.clone(), row.noted[0].totals.clone()), (vec![-200, 40], vec![0, 0]));
    assert!(book.settle(Some(0)).unwrap());
    let game = &book.scores().unwrap().games[0];
    assert_eq!(
        (game.totals.clone(), game.dealer),
        (vec![0, 0], Some(Seat(0))),
        "the same dealer deals again"
    );
}

#[test]
fn what_decides_at_once_cannot_wait() {
    // LAW-TURN-2, LAW-TURN-3
    let lead =
        |turn: u8| json!({ "kind": "lead", "seat": 1, "turn": turn, "card": "AD", "trick_complete": false });
    let [at_once, other] = [0, 3].map(|turn| ruling("quebec-4", "7H", &lead(turn)));
    assert!(!can_both_be_noted(&at_once, &other));
    // Nor is there a choice between two that come to the same.
    let same = ruling("quebec-4", "7H", &revoke(1, false));
    assert!(!can_both_be_noted(&same, &ruling("quebec-4", "7H", &revoke(0, false))));
}

#[test]
fn tricks_are_asked_for_where_one_of_the_rulings_needs_them() {
    let rules = build_code("american-nullo").unwrap();
    let mut draft = Draft {
        seat: Some(Seat(0)),
        bid: Some("nullo".parse().unwrap()),
        made: Some(true),
        ..Draft::default()
    };
    assert_eq!(draft.asks(&rules), []);
    let both = ["one", "other"].map(|note| sheet::Noted { note: note.to_owned(), ..sheet::Noted::default() });
    draft.noted = Some(Box::new(both));
    assert!(matches!(draft.asks(&rules)[..], [Ask::Tricks(_)]), "{:?}", draft.asks(&rules));
    assert_eq!(
        Draft::of(
            &Entry::Hand(Hand { noted: draft.noted.clone(), ..Hand::new("7H".parse().unwrap(), Seat(0)) }),
            &rules
        )
        .unwrap()
        .noted,
        draft.noted
    );
}
