//! What is believed of the cards that a contractor has laid away.

use kookaburra_players::{
    Player,
    five_hundred::{Expert, Skill, imagine},
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
    let worlds = imagine(&table.rules, &view, 400, 1);
    let laid = |state| table.rules.inside(state).discards().intersects(cards("AH"));
    let often = worlds.iter().filter(|state| laid(state)).count();
    assert!(worlds.len() == 400 && often < 8, "{often}");
}
