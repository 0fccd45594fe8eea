//! Single moments of the games, as scenes show them.

use crate::wire::{BidCell, Opening};
use ::five_hundred::{Phase, View};
use card_match::testing::{Script, rummy};
use cards::Rank;
use table::Seat;

use super::*;
use crate::Desk;

/// The scene of seat 0 when it is so, at a table where seat `bidder` bids.
fn scene(preset: &str, bidder: u8, bid: &str, is: impl Fn(&View) -> bool) -> Scene {
    let script = Script::new(preset, bidder, bid).deal();
    let mut local = sit(script.until(|view| view.to_act.contains(Seat(0)) && is(view)).device(0));
    table(&mut local, TableRequest::Look).scene
}

fn grid(scene: &Scene) -> Vec<Vec<BidCell>> {
    let Panel::Bids(bids) = &scene.panel else { panic!("{scene:?}") };
    let row = |row: &BidRow| match row {
        BidRow::Level { bids, nil, .. } => bids.iter().flatten().chain(nil).cloned().collect(),
        BidRow::Single(cell) => vec![cell.clone()],
    };
    bids.rows.iter().map(row).collect()
}

#[test]
fn the_grid_is_the_score_table_with_misere_in_its_place() {
    // FH-BID-5, FH-SCO-1, FH-AUC-3
    let script = Script::new("australian-4", 1, "7H").deal();
    let scene = sit(script.until(|view| view.to_act.contains(Seat(2))).device(2)).scene();
    let rows = grid(&scene);
    let firsts: Vec<(&str, i32)> =
        rows.iter().map(|row| (row[0].offer.action.as_str(), row[0].value)).collect();
    assert_eq!(firsts, [("6S", 40), ("7S", 140), ("8S", 240), ("9S", 340), ("10S", 440)]);
    // Each stands behind the bids that it outranks, and says so where its place alone does not.
    let last = |row: usize| rows[row].last().map(|cell| (cell.offer.action.as_str(), cell.above.as_deref()));
    assert_eq!(last(1), Some(("misere", None)));
    assert_eq!(last(4), Some(("open-misere", Some("10♦"))));
    assert_eq!(rows[4].last().unwrap().above_words.as_deref(), Some("ten diamonds"));
    let cells = || rows.iter().flatten();
    let seven = cells().find(|cell| cell.high).unwrap();
    assert_eq!(
        (seven.offer.action.as_str(), seven.by.as_deref(), seven.offer.legal),
        ("7H", Some("Mae"), false)
    );
    for cell in cells() {
        let above = cell.value > 200;
        assert_eq!((cell.offer.legal, cell.open), (above, above), "{cell:?}");
    }
}

#[test]
fn tricks_are_counted_for_the_sides() {
    let taken = |view: &View| view.tricks_played == 3;
    let of_sides = scene("australian-4", 1, "7H", taken);
    let contract = of_sides.contract.unwrap();
    assert_eq!((contract.side.as_str(), contract.others.as_str()), ("Mae+Ivy", "You+Ned"));
    assert_eq!((contract.taken + contract.against, contract.needed, contract.defeat), (3, Some(7), 4));
    assert!(contract.notes.is_empty(), "{:?}", contract.notes);
    assert!(of_sides.players.iter().all(|player| player.tricks.is_none()));
    // Without fixed partners, and where nobody may win one, those of each player matter.
    for (preset, bid) in [("australian-3", "7H"), ("american-5", "7H"), ("australian-4", "misere")] {
        let scene = scene(preset, 1, bid, |view| view.tricks_played == 2 && view.outcome.is_none());
        assert!(scene.players.iter().all(|player| player.tricks.is_some()), "{preset} {bid}");
    }
}

#[test]
fn who_has_not_looked_sees_the_backs_of_his_cards() {
    // FH-BID-4
    let scene = scene("australian-4-blind", 1, "10NT", |view| view.calls.is_empty());
    let hand = scene.hand_view.as_ref().unwrap();
    assert_eq!((hand.cards.len(), hand.backs), (0, 10));
    assert!(legal(offers(&scene)).iter().any(|offer| offer.action == "look"));
}

#[test]
fn the_contractor_sees_what_came_from_the_kitty() {
    // FH-KIT-1
    let scene = scene("australian-4", 0, "7H", |view| view.phase == Some(Phase::Discard));
    let hand = scene.hand_view.as_ref().unwrap();
    assert_eq!((hand.cards.len(), hand.choose), (13, Slot::Some(3)));
    assert_eq!(hand.cards.iter().filter(|held| held.mark.is_some()).count(), 3);
    assert!(matches!(scene.panel, Panel::Discard { count: 3, .. }));
    let contract = scene.contract.unwrap();
    assert_eq!((contract.who.as_str(), contract.value, contract.needed), ("You", 200, Some(7)));
}

#[test]
fn in_a_super_open_misere_the_player_has_the_cards_of_the_contractor_before_them() {
    // FH-PLAY-6
    let scene = scene("australian-5-open", 4, "super-open-misere", |view| view.phase == Some(Phase::Play));
    let hand = scene.hand_view.as_ref().unwrap();
    assert_eq!((hand.of.as_deref(), hand.choose), (Some("Bert"), Slot::One));
    assert!(hand.cards.iter().any(|held| held.legal));
    assert_eq!(scene.players[0].open.len(), 10, "their own cards lie beside them");
    assert!(scene.guidance.contains("Bert"), "{}", scene.guidance);
}

#[test]
fn after_two_cards_it_is_the_turn_of_the_rows() {
    // FH-PLAY-7
    let scene = scene("australian-2", 0, "7H", |view| {
        view.trick.as_ref().is_some_and(|trick| trick.plays.len() == 2)
    });
    assert!(choosable(&scene).is_empty());
    let up = |player: usize| -> Vec<bool> {
        let row = scene.players[player].row.as_ref().unwrap();
        row.piles.iter().filter_map(|pile| pile.up.as_ref()).map(|held| held.legal).collect()
    };
    assert!(up(0).contains(&true) && !up(1).contains(&true));
}

#[test]
fn partners_are_called_by_a_card_or_by_name() {
    // FH-PART-1
    let scene = scene("american-5", 0, "8H", |view| view.phase == Some(Phase::Partners));
    let Panel::Offers(offers) = &scene.panel else { panic!("{scene:?}") };
    assert!(offers.iter().all(|offer| offer.legal && !offer.label.is_empty()));
    let called = offers.iter().filter(|offer| offer.action.starts_with("call "));
    assert!(called.clone().count() > 20 && called.clone().all(|offer| offer.cards.len() == 1));
    // Those one calls come first.
    let ranks: Vec<_> = called.clone().map(|offer| offer.cards[0].card.rank()).collect();
    assert!(ranks[0] == Some(Rank::Ace) && ranks.is_sorted_by(|one, next| one >= next), "{ranks:?}");
    assert!(offers.iter().any(|offer| offer.action == "alone"));
}

#[test]
fn a_call_is_offered_and_can_be_let_go() {
    // RM-CALL-1
    let mut local = sit(rummy::claim_window(1));
    let scene = table(&mut local, TableRequest::Look).scene;
    assert_eq!(scene.moment, Moment::Claim);
    let Panel::Next { offers, .. } = &scene.panel else { panic!("{scene:?}") };
    assert!(offers[0].action.starts_with("rummy ") && offers[0].legal);
    let decline = table(&mut local, TableRequest::Next);
    assert_ne!(decline.scene.moment, Moment::Claim);
    let mut local = sit(rummy::claim_window(1));
    let called = table(&mut local, TableRequest::Act(offers[0].action.clone()));
    assert!(matches!(
        called.told[0].animation,
        crate::wire::Animation::Took { seat: Seat(1), called: true, .. }
    ));
    assert_eq!(called.scene.moment, Moment::Mine);
    // A player who is to draw themselves may call as well, and is not told whether another will.
    let mine = sit(rummy::claim_window(0)).scene();
    assert_eq!((mine.moment, mine.players[0].turn), (Moment::Mine, true));
    let offered: Vec<String> = legal(super::offers(&mine)).into_iter().map(|offer| offer.action).collect();
    assert!(offered.contains(&"stock".to_owned()) && offered.contains(&"rummy 1".to_owned()), "{offered:?}");
}

#[test]
fn what_partners_have_agreed_stands_below_the_grid_for_everybody() {
    let agreed = |conventions: Option<&str>| {
        let opening = Opening {
            rules: "australian-4".into(),
            conventions: conventions.map(str::to_owned),
            ..Opening::default()
        };
        let mut desk = Desk::open::<Rules>(&opening, Seed([3; 32]), Lang::En).unwrap();
        let update = plain(&mut desk, TableRequest::Next).unwrap();
        let Panel::Bids(bids) = update.scene.panel else { panic!("{conventions:?}") };
        bids.agreed
    };
    assert_eq!(agreed(None), [""; 0]);
    let told = agreed(Some("joker"));
    assert!(told[0].contains("shows the joker") && told[1].contains("means what it says"), "{told:?}");
}

#[test]
fn before_the_first_deal_nothing_is_told_of_a_seat_but_who_sits_there() {
    fn check(scene: &Scene) {
        assert!(!scene.players.is_empty());
        for player in &scene.players {
            assert!(!player.dealer && player.words == player.name, "{}", player.words);
        }
    }
    for lang in Lang::ALL {
        presets().for_each(|code| check(&five_hundred(code, &setup(7, lang)).scene()));
        rummy_presets().for_each(|code| check(&rummy(code, &setup(7, lang)).scene()));
    }
}
