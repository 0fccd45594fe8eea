use kookaburra::AnyRules;
use learning::{position::Position, practice::Wish};
use texts::Lang;

use super::*;
use crate::authority::{Authority as _, Command};

const POSITION: &str = r#"
    rules = "australian-4"
    hands = [
        "JH JD QH 9H 8H AS KS 6S 7C 5D",
        "KH 7H 10S 8S 9C 10C QC KD 9D 6D",
        "6H 4H JS 5S AC 8C 5C QD 10D 7D",
        "AH 10H 5H QS 9S 7S KC JC 6C AD",
        "X 4D 8D",
    ]
    after = "0 7H, 1 pass, 2 pass, 3 pass, 0 discard 4D 5D 8D"
"#;

fn told(what: ToPractise, lang: Lang, lines: &str) -> String {
    let play = PlayOptions::new(AnyRules::FiveHundred(Box::new(what.rules().clone())), lang);
    let mut out = Vec::new();
    sit_down(what, &play, &["Hello.".to_owned()], false, lines.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn hands_of_a_kind_are_played_with_undo_and_hints_and_nothing_is_saved() {
    let rules = Rules::preset("australian-4").unwrap();
    let practice = || Box::new(Practice::new(rules.clone(), &[Wish::SevenTrumps]).unwrap());
    let hands = || ToPractise::Hands { practice: practice(), seed: Seed([4; 32]) };
    let said = told(hands(), Lang::En, "pass\nundo\nhint\n10h\n");
    for part in ["Hello.", "Hand 1. ", "That was practice: nothing of it is saved."] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!said.contains("no undo") && !said.contains("Game saved"), "{said}");
    let french = told(hands(), Lang::Fr, "\n");
    assert!(french.contains("C’était un exercice") && !french.contains('⟨'), "{french}");
}

#[test]
fn the_next_hand_is_one_of_the_kind_and_a_position_begins_again() {
    let rules = Rules::preset("australian-4").unwrap();
    let practice = Practice::new(rules.clone(), &[Wish::NoJoker]).unwrap();
    let opened = Position::read(POSITION).unwrap().open().unwrap();
    for what in [
        ToPractise::Hands { practice: Box::new(practice), seed: Seed([5; 32]) },
        ToPractise::Position(Box::new(opened)),
    ] {
        let again = matches!(what, ToPractise::Position(_));
        let play = PlayOptions::new(AnyRules::FiveHundred(Box::new(rules.clone())), Lang::En);
        let texts = Texts::for_rules(Lang::En, &rules);
        let (mut table, first) = PracticeTable::open(what, &play, texts).unwrap();
        let begun = first.view.clone();
        let mut update = first;
        for _ in 0..200 {
            if !table_is_over(&table) {
                let command = match update.at.turn {
                    card_match::Turn::Mine => Command::Act(update.view.choices.pick(|_| 0)),
                    _ => Command::GoOn,
                };
                update = latest(table.ask(command, update.position)).unwrap_or(update);
            }
        }
        assert!(table_is_over(&table));
        update = latest(table.ask(Command::Ready(None), update.position)).unwrap();
        assert!(!table_is_over(&table));
        let hand = |view: &five_hundred::View| view.seats[0].hand.unwrap();
        assert_eq!(hand(&update.view) == hand(&begun), again);
        assert_eq!(update.view.scores, [0; 4]);
        assert!(again || !hand(&update.view).contains(cards::Card::X));
    }
}

fn table_is_over(table: &PracticeTable) -> bool {
    !table.device().game.finished_hands().is_empty()
}

fn latest(told: Vec<crate::authority::Told<Rules>>) -> Option<crate::authority::Update<Rules>> {
    told.into_iter().rev().find_map(|told| match told {
        crate::authority::Told::Update(update) => Some(*update),
        _ => None,
    })
}
