//! A sheet while people play: what is written, taken back, gone on with, ruled.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use five_hundred::Bid;
use kookaburra::{AnyRules, build_code};
use laws::{INCIDENT_FORMAT, Incident, rule};
use serde_json::{Value, json};
use sheet::{Ask, Book, Draft, Entry, Hand, Out, Points, Sheet, Told, Why};
use table::{Seat, SeatSet, name::NameFault};

fn rules(code: &str) -> AnyRules {
    build_code(code).unwrap()
}

fn people(names: &str) -> Vec<String> {
    names.split(' ').map(str::to_owned).collect()
}

fn book(code: &str, names: &str) -> Book {
    Book::begin(&rules(code), &people(names), Seat(0), None).unwrap()
}

fn bid(text: &str) -> Bid {
    text.parse().unwrap()
}

fn made(seat: u8, text: &str) -> Entry {
    Entry::Hand(Hand { made: Some(true), ..Hand::new(bid(text), Seat(seat)) })
}

fn totals(book: &Book) -> Vec<i32> {
    book.scores().unwrap().games.pop().unwrap().totals
}

#[test]
fn the_first_people_sit_at_the_chairs_and_the_others_wait() {
    let book = book("american-3", "Mae Bo Ned Ivy");
    assert_eq!(book.game().players, people("Mae Bo Ned"));
    assert_eq!(book.scores().unwrap().games[0].bench, ["Ivy"]);
    let rules_of = |code: &str| serde_json::to_value(&self::book(code, "A B C D").sheet().rules).unwrap();
    assert_eq!(
        rules_of("quebec-4+slam=at_least_250"),
        json!({ "preset": "quebec-4", "slam": "at_least_250" }),
        "no more than needed"
    );
    let begin = |names: &str| Book::begin(&rules("quebec-4"), &people(names), Seat(0), None).unwrap_err().why;
    assert!(matches!(begin("Mae Bo"), Why::Players { found: 2, seats: 4 }));
    let taken = |name: &str| Why::Name(NameFault::Taken { name: name.to_owned(), other: "Mae".to_owned() });
    assert_eq!(begin("Mae Bo Mae Ivy"), taken("Mae"));
    assert_eq!(begin("Mae Bo mae Ivy"), taken("mae"));
    assert_eq!(begin("Mae Bo Maé Ivy"), taken("Maé"));
}

#[test]
fn whoever_is_written_in_small_letters_in_the_next_game_is_the_same_person() {
    let mut book = book("quebec-4", "Zoé Bo Ned Ivy");
    let begin = |names: &str| Book::begin(&rules("quebec-4"), &people(names), Seat(0), None).unwrap();
    book.go_on(begin("zoe\u{301} ned bo Cy")).unwrap();
    assert_eq!(book.sheet().people, people("Zoé Bo Ned Ivy Cy"));
    assert_eq!(book.game().players, people("Zoé Ned Bo Cy"));
    let before = book.clone();
    let why = book.go_on(begin("Zoe Bo Ned Ivy")).unwrap_err().why;
    assert_eq!(why, Why::Name(NameFault::Taken { name: "Zoe".to_owned(), other: "Zoé".to_owned() }));
    assert_eq!(book, before);
}

#[test]
fn every_step_is_undone_over_the_beginning_of_games() {
    let mut book = book("quebec-4", "A B C D");
    book.finish(made(0, "10NT")).unwrap();
    let mut steps = vec![book.clone()];
    book.play_again().unwrap();
    steps.push(book.clone());
    book.finish(made(1, "7H")).unwrap();
    book.draft_mut().seat = Some(Seat(2));
    steps.push(book.clone());
    let other = Book::begin(&rules("american-3"), &people("A c E F"), Seat(1), None).unwrap();
    book.go_on(other).unwrap();
    assert_eq!(book.sheet().people, people("A B C D E F"));
    book.draft_mut().bid = Some(bid("8S"));
    steps.push(book.clone());
    // What is seen: all but what was undone.
    let seen = |book: &Book| {
        let mut sheet = book.sheet().clone();
        sheet.undone.clear();
        sheet.games.iter_mut().for_each(|game| game.undone.clear());
        sheet
    };
    // The hand that is begun is no step: it is there again when its game is.
    let with_draft = seen(&steps[2]);
    let ways: Vec<_> = steps.iter().map(seen).collect();
    assert!(book.can_undo() && book.undo());
    assert_eq!(seen(&book), with_draft);
    assert_eq!(book.sheet().people, people("A B C D"), "who came with a game leaves with it");
    assert!(book.undo() && book.undo(), "the hand, and the game that began with it");
    assert_eq!(seen(&book), ways[0]);
    assert!(book.undo() && !book.can_undo() && !book.undo());
    let kept = Book::open(Sheet::read(&book.sheet().to_json().unwrap()).unwrap()).unwrap();
    assert_eq!(kept, book, "what was undone is kept with the sheet");
    let mut redone = 0;
    while book.can_redo() {
        assert!(book.redo());
        redone += 1;
    }
    assert!(redone == 4 && !book.redo());
    assert_eq!(seen(&book), ways[3]);
    // Something else that is done leaves nothing to redo.
    assert!(book.undo() && book.can_redo());
    book.write(made(0, "6S")).unwrap();
    assert!(!book.can_redo());
}

#[test]
fn a_hand_that_says_what_the_one_before_said_is_noticed() {
    let mut book = book("quebec-4", "A B C D");
    assert!(!book.is_repeated(&made(0, "7H")));
    book.finish(made(0, "7H")).unwrap();
    book.write(Entry::Points(Points { points: vec![-10, 0], note: None })).unwrap();
    assert!(book.is_repeated(&made(0, "7H")));
    assert!(!book.is_repeated(&made(1, "7H")) && !book.is_repeated(&made(0, "8H")));
    let passed = Entry::Passed(sheet::AllPassed::default());
    book.finish(passed.clone()).unwrap();
    assert!(!book.is_repeated(&passed), "all pass often enough");
    let mut rummy = self::book("rummy-500", "A B C D");
    let hand = Entry::Melds(sheet::Melds { points: Some(vec![240, 5, 0, -12]), ..Default::default() });
    rummy.finish(hand.clone()).unwrap();
    assert!(rummy.is_repeated(&hand));
    rummy.play_again().unwrap();
    assert!(!rummy.is_repeated(&hand), "it belongs to another game");
}

#[test]
fn a_row_keeps_its_number_whatever_is_put_right() {
    let mut book = book("quebec-4", "A B C D");
    for hand in ["7H", "6S"] {
        book.finish(made(0, hand)).unwrap();
    }
    let correct = |to: Option<Entry>| {
        Entry::Correct(sheet::Correction { entry: 0, to: to.map(Box::new), agreed: true })
    };
    book.write(correct(Some(made(0, "8H")))).unwrap();
    book.write(correct(Some(made(1, "9H")))).unwrap();
    assert_eq!(book.next_hand(), 3);
    book.finish(made(2, "7C")).unwrap();
    let rows = book.scores().unwrap().games.pop().unwrap().rows;
    let numbers: Vec<(usize, bool)> = rows.iter().map(|row| (row.number, row.struck)).collect();
    assert_eq!(numbers, [(1, true), (1, true), (1, false), (2, false), (3, false)]);
    for row in rows.iter().filter(|row| !row.struck) {
        let entry = row.corrects.unwrap_or(row.entry);
        assert_eq!(book.game().entry_of(row.number), Some(entry));
        assert_eq!(book.game().row_of(entry), row.number);
    }
    assert_eq!((book.game().entry_of(0), book.game().entry_of(4)), (None, None));
}

#[test]
fn a_hand_that_cannot_be_changes_nothing_and_a_finished_one_leaves_no_draft() {
    let mut book = book("quebec-4", "A B C D");
    book.draft_mut().seat = Some(Seat(1));
    book.finish(made(0, "7H")).unwrap();
    assert!(book.draft().is_blank());
    book.undo();
    book.draft_mut().seat = Some(Seat(1));
    let before = book.clone();
    assert!(book.finish(made(5, "7H")).is_err());
    assert_eq!(book, before, "not even what was undone is lost");
    assert!(book.redo() && !book.redo());
    // Points belong to the hand before: the one that is being written goes on.
    book.write(Entry::Points(Points { points: vec![-10, 0], note: None })).unwrap();
    assert_eq!((totals(&book), book.draft().seat), (vec![190, 0], Some(Seat(1))));
    assert_eq!(book.next_hand(), 3);
}

#[test]
fn the_next_game_has_the_same_people_and_the_dealer_of_the_rules() {
    // FH-END-7
    let mut book = book("quebec-4", "A B C D");
    for _ in 0..2 {
        book.finish(made(1, "10NT")).unwrap();
    }
    assert_eq!(totals(&book), [0, 1040]);
    let told = book.scores().unwrap().games.pop().unwrap().dealer;
    book.play_again().unwrap();
    assert_eq!(book.game().players, people("A B C D"));
    assert_eq!(Some(book.game().dealer), told.or(Some(Seat(2))));
    // Rummy with others goes on on the same sheet.
    let other = Book::begin(&rules("rummy-500"), &people("D Eve A B"), Seat(1), None).unwrap();
    book.go_on(other).unwrap();
    assert_eq!((book.sheet().games.len(), &book.sheet().people), (3, &people("A B C D Eve")));
    assert!(matches!(book.rules().unwrap(), AnyRules::Rummy500(_)));
    book.play_again().unwrap();
    assert_eq!(book.game().dealer, Seat(2), "the one to the left of who dealt");
}

#[test]
fn a_contract_from_now_on_is_in_the_rules() {
    // Check 14
    let mut book = book("quebec-4", "A B C D");
    assert!(book.clone().finish(made(0, "misere")).is_err());
    let changes = json!({ "misere": "any_time" }).as_object().unwrap().clone();
    book.change_rules(changes).unwrap();
    book.finish(made(0, "misere")).unwrap();
    assert_eq!(totals(&book), [250, 0]);
    let before = book.clone();
    assert!(book.change_rules(json!({ "misere": "off" }).as_object().unwrap().clone()).is_err());
    assert_eq!(book, before, "what is written has to be scored by them");
}

#[test]
fn what_stands_in_a_place_is_what_put_it_right() {
    let mut book = book("quebec-4", "A B C D");
    book.finish(made(0, "7H")).unwrap();
    let correct = |entry, to: Option<Entry>| {
        Entry::Correct(sheet::Correction { entry, to: to.map(Box::new), agreed: true })
    };
    book.write(correct(0, Some(made(0, "8H")))).unwrap();
    assert_eq!(book.game().stands(0), Some(Some(&made(0, "8H"))));
    assert_eq!(book.game().stands(1), None, "a correction has no place of its own");
    book.write(correct(0, None)).unwrap();
    assert_eq!((book.game().stands(0), book.game().stands(9)), (Some(None), None));
    assert_eq!(totals(&book), [0, 0]);
}

/// A ruling on something that happened.
fn ruling(incident: &Value, contract: &Value) -> laws::Judgement {
    let text = json!({
        "format": INCIDENT_FORMAT, "rules": { "preset": "quebec-4" }, "dealer": 0, "contract": contract,
        "incidents": [incident],
    });
    rule(&Incident::read(&text.to_string()).unwrap()).unwrap()
}

#[test]
fn a_ruling_stands_beside_the_hand_and_a_void_deal_is_written_at_once() {
    // LAW-EFF-9
    let mut book = book("quebec-4", "A B C D");
    (book.draft_mut().seat, book.draft_mut().bid) = (Some(Seat(1)), Some(bid("8S")));
    let uncut = ruling(&json!({ "kind": "cut", "fault": "no_cut", "stage": "dealing" }), &Value::Null);
    assert_ne!(uncut.deal, laws::DealRuling::Stands);
    let mut void = book.clone();
    void.take_ruling(&uncut, "nobody cut".to_owned(), Seat(0)).unwrap();
    assert!(
        void.draft().is_blank() && matches!(&void.game().hands[0], Entry::Void(void) if void.note.is_some())
    );
    // What the contractor's side lost is failed whatever the tricks, once the hand is finished.
    let lost = laws::Judgement { deal: laws::DealRuling::Stands, ..uncut };
    let lost = laws::Judgement { rulings: vec![outcome(laws::Effect::ContractLost, SeatSet::EMPTY)], ..lost };
    book.take_ruling(&lost, "revoke".to_owned(), Seat(0)).unwrap();
    assert_eq!((book.draft().made, book.draft().note.as_deref()), (Some(false), Some("revoke")));
    // Seats are counted from whoever is named.
    let unscored = outcome(laws::Effect::NoScore, SeatSet::of(Seat(1)) | SeatSet::of(Seat(3)));
    book.take_ruling(&laws::Judgement { rulings: vec![unscored], ..lost }, String::new(), Seat(1)).unwrap();
    assert_eq!(book.draft().unscored, [Seat(2), Seat(0)]);
}

/// A ruling of one outcome.
fn outcome(effect: laws::Effect, seats: SeatSet) -> laws::Ruling {
    let mut ruling = ruling(&json!({ "kind": "cut", "fault": "no_cut", "stage": "dealing" }), &Value::Null)
        .rulings
        .remove(0);
    let mut outcome = ruling.outcomes.remove(0);
    (outcome.outcome, outcome.seats, outcome.option) = (effect, seats, false);
    ruling.outcomes = vec![outcome];
    ruling
}

#[test]
fn facts_are_told_again_one_by_one() {
    let rules = rules("australian-5");
    let mut draft = Draft::default();
    let told = [
        (Ask::Who, Told::Seat(Seat(0))),
        (Ask::Contract, Told::Bid(bid("8S"))),
        (Ask::Partners(1), Told::Partners(vec![Seat(2)])),
    ];
    for (ask, answer) in told.clone() {
        assert_eq!(draft.asks(&rules)[0], ask);
        assert!(draft.tell(ask, answer));
    }
    assert_eq!(draft.facts(&rules), told);
    assert!(!draft.tell(Ask::Partners(1), Told::Partners(vec![Seat(0)])), "nobody is their own partner");
    assert!(!draft.tell(Ask::Partners(1), Told::Partners(vec![Seat(1), Seat(2)])));
    let own = Ask::Tricks(SeatSet::of(Seat(0)) | SeatSet::of(Seat(2)));
    assert_eq!(draft.asks(&rules)[0], own);
    assert!(!draft.tell(own, Told::Number(11)) && !draft.tell(own, Told::Made(true)));
    assert!(draft.tell(own, Told::Number(8)));
    assert_eq!(draft.told(own), Some(Told::Number(8)));
    // Without a fact it is asked again, and the others stay.
    assert_eq!(draft.without(own).asks(&rules)[0], own);
    let contract = draft.without(Ask::Contract);
    assert_eq!((contract.asks(&rules), contract.own_tricks), (vec![Ask::Contract], Some(8)));
    // A hand of Rummy: numbers and cards, each in the place of the other.
    let rummy = build_code("rummy-500+players=2").unwrap();
    let mut draft = Draft::default();
    let cards = Told::Cards(sheet::Cards::Ranks("K K K".to_owned()), sheet::Cards::Ranks(String::new()));
    assert!(
        draft.tell(Ask::Points(Seat(0)), Told::Number(30)) && draft.tell(Ask::Points(Seat(0)), cards.clone())
    );
    assert!(draft.tell(Ask::Points(Seat(1)), Told::Number(-5)));
    assert_eq!(
        draft.facts(&rummy),
        [(Ask::Points(Seat(0)), cards), (Ask::Points(Seat(1)), Told::Number(-5))]
    );
    assert!(draft.tell(Ask::Out, Told::Out(Out::Nobody)) && draft.without(Ask::Out).out.is_none());
    assert!(draft.without(Ask::Points(Seat(0))).cards.is_empty());
}

#[test]
fn the_hand_that_is_being_written_lies_in_the_sheet() {
    // Check 10
    let mut book = book("quebec-4", "A B C D");
    assert!(!book.sheet().to_json().unwrap().contains("draft"), "an empty one needs no words");
    book.draft_mut().seat = Some(Seat(1));
    book.draft_mut().bid = Some(bid("8S"));
    let read = sheet::Sheet::read(&book.sheet().to_json().unwrap()).unwrap();
    assert_eq!(Book::open(read), Some(book));
}

#[test]
fn those_who_may_have_been_first_are_asked_only_where_it_decides() {
    // FH-END-4
    let mut book = book("american-3+win=by_score", "A B C");
    assert_eq!(book.race().unwrap(), []);
    book.write(Entry::Points(Points { points: vec![0, 490, 490], note: None })).unwrap();
    let hand = Hand { tricks: Some(vec![Some(2), Some(4), Some(4)]), ..Hand::new(bid("8S"), Seat(0)) };
    book.finish(Entry::Hand(hand)).unwrap();
    assert_eq!(book.race().unwrap(), [SeatSet::of(Seat(1)), SeatSet::of(Seat(2))]);
    assert!(book.tell_first(&[Seat(2)]));
    assert_eq!(book.race().unwrap(), []);
    assert_eq!(book.scores().unwrap().games[0].winners, [Seat(2)]);
}
