//! What a newcomer is told about a card to play: only what is true of the trick on the table.

use card_match::testing::dealt;

use super::*;

/// The guidance for seat 0 after seat 1 has won the bidding and the cards of a trick so far.
fn told(preset: &str, bid: &str, mine: [&str; 2], plays: [&str; 3]) -> String {
    // Seat 0 gets two cards from seat 2, which gets others for them.
    let swapped = ["8H 7H", "KS QS", "6S 5S", "5H 4H"];
    let others: Vec<&str> = swapped.into_iter().filter(|cards| !mine.contains(cards)).collect();
    let hands = [
        format!("{} {} 7C 6C 5C 8D 7D 6D", mine[0], mine[1]),
        "AH KH QH 10H 9H X AS AC AD KD".to_owned(),
        format!("6H JS 10S 9S 8S 7S {} {}", others[0], others[1]),
        "JD KC QC JC 10C 9C 8C QD 10D 9D".to_owned(),
    ];
    let bid = format!("1 {bid}");
    let mut acts = vec![bid.as_str(), "2 pass", "3 pass", "0 pass", "1 discard JH 5D 4D"];
    acts.extend(bid.ends_with("NT").then_some("1 nominate none"));
    acts.extend(plays);
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    sit(dealt(preset, 0, &hands, "JH 5D 4D", &acts)).scene().guidance
}

#[test]
fn a_player_who_can_follow_hears_of_trumps_only_what_can_still_happen() {
    // FH-PLAY-2
    let mine = ["6S 5S", "5H 4H"];
    let trumped = told("australian-4", "7H", mine, ["1 AC", "2 6H", "3 8C"]);
    assert!(trumped.contains("The trick has been trumped"), "{trumped}");
    let open = told("australian-4", "7H", mine, ["1 AS", "2 7S", "3 8C"]);
    assert!(open.contains("Spades were led") && open.contains("unless someone trumps"), "{open}");
    let led = told("australian-4", "7H", mine, ["1 AH", "2 6H", "3 JD"]);
    assert!(led.contains("The highest trump wins") && !led.contains("unless"), "{led}");
    assert!(led.contains("left bower (the other red jack)"), "{led}");
    let none = told("australian-4", "7NT", mine, ["1 AS", "2 7S", "3 8C"]);
    assert!(none.contains("Spades were led") && !none.contains("trump"), "{none}");
}

#[test]
fn a_player_who_cannot_follow_hears_which_card_could_still_win() {
    // FH-PLAY-2
    let no_spades = ["8H 7H", "5H 4H"];
    let open = told("australian-4", "7H", no_spades, ["1 AS", "2 7S", "3 8C"]);
    assert!(open.contains("can’t follow spades") && open.contains("Only a trump can win"), "{open}");
    let trumped = told("australian-4", "7H", no_spades, ["1 AS", "2 7S", "3 JD"]);
    assert!(trumped.contains("Only a higher trump can win"), "{trumped}");
    let no_hearts = ["KS QS", "6S 5S"];
    let led = told("australian-4", "7H", no_hearts, ["1 AH", "2 6H", "3 JD"]);
    assert!(led.contains("can’t win"), "{led}");
    let none = told("australian-4", "7NT", no_spades, ["1 AS", "2 7S", "3 8C"]);
    assert!(none.contains("Only the joker can win") && !none.contains("trump"), "{none}");
}

#[test]
fn guidance_is_given_only_where_it_is_wanted() {
    let mut local = five_hundred("australian-4", &setup(1, Lang::En));
    assert!(!local.scene().guidance.is_empty());
    table(&mut local, TableRequest::Next);
    assert!(!local.scene().guidance.is_empty());
    local.prefer(Preferences::default());
    let scene = local.scene();
    assert_eq!(scene.guidance, "");
}
