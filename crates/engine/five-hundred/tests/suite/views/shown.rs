//! The things shown, to whom, and how long \[FH-VIEW-1\] to \[FH-VIEW-4\].

use table::{Game, Recall, Seat, Viewer};

use crate::common::{Hand, cards};

fn started(changes: &[(&str, &str)]) -> Hand {
    let mut hand = Hand::new("australian-4", changes, 3, "0: X JS JC AS KS QS AC | kitty: 4H 4D 5C");
    hand.play("0 6S; 1 pass; 2 pass; 3 pass");
    hand
}

#[test]
fn a_player_sees_his_hand_and_what_lies_open() {
    // FH-VIEW-1
    let mut hand = started(&[]);
    hand.play("0 discard 4H 4D 5C; 0 X");
    for seat in 0..4_u8 {
        let view = hand.view(seat);
        for other in 0..4_u8 {
            let shown = view.seats[usize::from(other)].hand;
            assert_eq!(shown.is_some(), other == seat);
            assert_eq!(view.seats[usize::from(other)].cards, if other == 0 { 9 } else { 10 });
        }
        assert_eq!(view.trick.as_ref().unwrap().plays[0].card.to_string(), "X");
        assert_eq!(view.calls.len(), 4);
        assert_eq!(view.scores, [0; 4]);
        assert_eq!(view.choices.is_empty(), seat != 1);
    }
    let spectator = hand.spectator();
    assert!(spectator.seats.iter().all(|seat| seat.hand.is_none()) && spectator.choices.is_empty());
    hand.finish_trick();
    let view = hand.view(2);
    assert_eq!(view.seats.iter().map(|seat| seat.tricks).collect::<Vec<_>>(), [1, 0, 0, 0]);
    assert_eq!((view.tricks.len(), view.trick), (1, None));
}

#[test]
fn rows_lie_open_and_what_is_under_them_does_not() {
    // FH-VIEW-1, FH-VIEW-2
    let hand = Hand::new("australian-2", &[], 1, "up 0: AC KC QC JC 10C | down 0: X 9C 8C 7C 6C");
    for view in [hand.view(0), hand.view(1), hand.spectator()] {
        let row = view.seats[0].row.as_ref().unwrap();
        let up: Vec<String> = row.up.iter().flatten().map(ToString::to_string).collect();
        assert_eq!(up.join(" "), "AC KC QC JC 10C");
        assert_eq!(row.down, [true; 5]);
        assert!(!serde_json::to_string(&row).unwrap().contains('X'));
    }
}

#[test]
fn the_contractor_sees_kitty_and_discards_until_he_has_led() {
    // FH-VIEW-2, FH-KIT-1
    let mut hand = started(&[]);
    let kitty = Some(cards("4H 4D 5C"));
    assert_eq!((hand.view(0).kitty, hand.view(0).discards), (kitty, None));
    hand.play("0 discard AC 4D 5C");
    assert_eq!((hand.view(0).kitty, hand.view(0).discards), (kitty, Some(cards("AC 4D 5C"))));
    for other in [hand.memory(1), hand.memory(2), hand.memory(3), hand.spectator()] {
        assert_eq!((other.kitty, other.discards), (None, None));
    }
    hand.play("0 AS");
    assert_eq!((hand.view(0).kitty, hand.view(0).discards), (None, None));
    assert_eq!((hand.memory(0).kitty, hand.memory(0).discards), (kitty, Some(cards("AC 4D 5C"))));
    assert_eq!(hand.memory(2).discards, None);
    let onlooker = hand.rules.view(&hand.state, Viewer::Spectator, Recall::Perfect);
    assert_eq!((onlooker.kitty, onlooker.discards), (None, None));
}

#[test]
fn a_dead_hand_and_an_untouched_kitty_are_seen_by_nobody() {
    // FH-VIEW-2, FH-VIEW-4, FH-SIDE-2
    let mut hand = Hand::new("american-2-dead", &[("sans_kitty", "same")], 1, "dead: AS | kitty: X KS QS");
    hand.play("0 6H sans-kitty; 1 pass");
    for view in [hand.memory(0), hand.memory(1), hand.spectator()] {
        assert_eq!((view.dead, view.kitty), (None, None));
    }
    hand.finish(|_| true);
    for view in [hand.view(0), hand.view(1), hand.spectator()] {
        assert!(view.dead.unwrap().contains("AS".parse().unwrap()));
        assert_eq!(view.kitty, Some(cards("X KS QS")));
    }
}

#[test]
fn the_last_trick_may_be_looked_at_or_all_of_them() {
    // FH-VIEW-3
    for (review, shown) in [("last", 1), ("all", 3)] {
        let mut hand = started(&[("trick_review", review)]);
        hand.play("0 discard 4H 4D 5C; 0 X").finish_trick().play("0 JS").finish_trick();
        hand.play("0 JC").finish_trick();
        for view in [hand.view(0), hand.view(3), hand.spectator()] {
            assert_eq!((view.tricks_played, view.tricks.len()), (3, shown), "{review}");
            assert_eq!(view.tricks.last().unwrap().plays[0].card.to_string(), "JC");
        }
        assert_eq!(hand.memory(1).tricks.len(), 3);
    }
}

#[test]
fn after_the_hand_everything_is_shown() {
    // FH-VIEW-4
    let mut hand = started(&[]);
    hand.play("0 discard AC 4D 5C").finish(|_| true);
    for view in [hand.view(0), hand.view(1), hand.spectator()] {
        assert_eq!((view.kitty, view.discards), (Some(cards("4H 4D 5C")), Some(cards("AC 4D 5C"))));
        assert_eq!(view.tricks.len(), 10);
        assert!(view.outcome.is_some());
    }
    let mut thrown = Hand::new("australian-4", &[], 3, "2: AS");
    thrown.play("0 pass; 1 pass; 2 pass; 3 pass");
    assert!(thrown.view(0).seats[2].hand.unwrap().contains("AS".parse().unwrap()));
}

#[test]
fn before_the_first_deal_there_is_nothing_to_see() {
    // FH-VIEW-5
    let rules = crate::common::rules("australian-2", &[]);
    let state = rules.start(&[0, 0]).unwrap();
    let view = rules.view(&state, Viewer::Seat(Seat(0)), Recall::Perfect);
    assert!(view.seats.iter().all(|seat| seat.hand.is_none() && seat.row.is_none()));
    assert_eq!((view.kitty, view.contract, view.calls.len()), (None, None, 0));
}
