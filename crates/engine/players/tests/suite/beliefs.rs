//! What is believed of the cards that a contractor has laid away.

use cards::Suit;
use five_hundred::{Strain, Zone};
use kookaburra_players::{
    Player,
    five_hundred::{Belief, Expert, Skill, imagine},
};
use table::{Game, Recall, Seat, Viewer};

use super::seat::{Table, cards};

/// A contractor with nine hearts has won eight tricks and holds two cards; the partner leads a spade to seat 3, who has
/// the best trump and a club that has become good if no trump is out.
fn last_two_tricks() -> Table {
    let hands = [
        "X JH AH AC 10C 9C 5C AD KD 6S",
        "8H 9H AS 9D 10D QD 4D KS QS 10S",
        "6H 7H 10H QH KH KC 5D 6D 5S 7S",
        "JD 4H 5H 6C 7C 8C JC QC 7D 8D",
        "JS 8S 9S",
    ];
    let table = Table::new("australian-4", &hands);
    let calls = "0 9H, 1 pass, 2 pass, 3 pass, 0 discard 6S 8S 9S";
    let tricks = [
        "0 X, 1 8H, 2 6H, 3 4H",
        "0 JH, 1 9H, 2 7H, 3 5H",
        "0 AC, 1 4D, 2 KC, 3 7C",
        "0 10C, 1 10S, 2 10H, 3 8C",
        "2 5D, 3 7D, 0 AD, 1 9D",
        "0 9C, 1 QS, 2 QH, 3 JC",
        "2 6D, 3 8D, 0 KD, 1 10D",
        "0 5C, 1 KS, 2 KH, 3 QC",
        "2 5S",
    ];
    table.after(&format!("{calls}, {}", tricks.join(", ")))
}

#[test]
fn the_best_trump_is_kept_for_the_last_trick() {
    let table = last_two_tricks();
    let view = table.rules.view(&table.state, Viewer::Seat(Seat(3)), Recall::Perfect);
    for seed in 0..8 {
        let mut expert = Expert::new(seed, Skill::FULL);
        let decision = expert.decide(&table.rules, &view);
        assert_eq!(decision.action.to_string(), "6C", "{seed}: {:?}", expert.weighed());
    }
}

#[test]
fn nobody_is_thought_to_lay_away_the_ace_of_trumps() {
    let table = last_two_tricks();
    let view = table.rules.view(&table.state, Viewer::Seat(Seat(3)), Recall::Perfect);
    let often = |belief| {
        let worlds = imagine(&table.rules, &view, belief, 400, 1);
        assert_eq!(worlds.len(), 400);
        let laid = |state| table.rules.inside(state).discards().intersects(cards("AH"));
        worlds.iter().filter(|state| laid(state)).count()
    };
    let (sensible, any) = (often(Belief::default()), often(Belief { discards: false, ..Belief::default() }));
    assert!(sensible < 8 && any > 40, "{sensible}, {any} where any cards may go");
}

#[test]
fn who_bids_a_suit_is_thought_to_hold_it() {
    let table = Table::new("australian-4", &["", "", "", "KS QS 4D 5D 6D 5C 6C 7C 8C 9C"]);
    let table = table.after("0 8H, 1 pass, 2 pass");
    let view = table.rules.view(&table.state, Viewer::Seat(Seat(3)), Recall::Perfect);
    let hearts = |calls| {
        let worlds = imagine(&table.rules, &view, Belief { calls, ..Belief::default() }, 200, 1);
        assert!((190..=210).contains(&worlds.len()), "{}", worlds.len());
        let strain = table.rules.cards_of(Strain::Hearts, Suit::Hearts);
        let held = |state| (table.rules.inside(state).held(Zone::hand(Seat(0))) & strain).len();
        f64::from(worlds.iter().map(held).sum::<u32>()) / worlds.len() as f64
    };
    let (believed, not) = (hearts(true), hearts(false));
    assert!(believed > not + 1.0, "{believed:.1} hearts, {not:.1} where the bid tells nothing");
}
