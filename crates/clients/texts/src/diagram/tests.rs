use learning::{Situation, position::Position};
use table::{Game, Recall, Viewer};

use super::*;
use crate::Lang;

const HANDS: [&str; 5] = [
    "JH JD QH 9H 8H AS KS 6S 7C 5D",
    "KH 7H 10S 8S 9C 10C QC KD 9D 6D",
    "6H 4H JS 5S AC 8C 5C QD 10D 7D",
    "AH 10H 5H QS 9S 7S KC JC 6C AD",
    "X 4D 8D",
];

fn drawn(rules: &str, look: Look, after: &str, viewer: Viewer) -> Diagram {
    let hands = HANDS.map(str::to_owned).to_vec();
    let position = Position { rules: rules.to_owned(), hands, dealer: None, after: after.to_owned() };
    let opened = position.open().unwrap();
    let Situation { rules, state } = &opened.situation;
    let view = rules.view(state, viewer, Recall::Perfect);
    let deal = (viewer == Viewer::Referee).then_some(&opened.deal);
    Diagram::new(Texts::new(Lang::En), look, (rules, &view), deal, &[])
}

fn all(preset: &str) -> (Rules, Deal) {
    let rules = Rules::preset(preset).unwrap();
    let deal = rules.deal_pack(&rules.pack_in_order(), Seat(0));
    (rules, deal)
}

#[test]
fn four_hands_lie_around_a_table() {
    let text = drawn("australian-4", Look::default(), "0 7H, 1 pass", Viewer::Referee).text();
    let expected = "\
Australian Five Hundred for four: Seat 4 deals

           Seat 3
           ♥ 6 4
           ♦ Q 10 7
           ♣ A 8 5
           ♠ J 5
Seat 2     Kitty       Seat 4
♥ K 7      X 8♦ 4♦     ♥ A 10 5
♦ K 9 6                ♦ A
♣ Q 10 9               ♣ K J 6
♠ 10 8                 ♠ Q 9 7
           Seat 1
           ♥ Q J 9 8
           ♦ J 5
           ♣ 7
           ♠ A K 6

Bidding: Seat 1 seven hearts, Seat 2 pass
Next: Seat 3
";
    assert_eq!(text, expected, "{text}");
}

#[test]
fn trumps_come_first_with_their_bowers() {
    let after = "0 7H, 1 pass, 2 pass, 3 pass, 0 discard 4D 8D 5D, 0 X";
    let ascii = Look { ascii: true, ..Look::default() };
    let text = drawn("australian-4", ascii, after, Viewer::Referee).text();
    assert!(text.contains("H J JD Q 9 8") && text.contains("Contract: seven hearts, Seat 1"), "{text}");
    assert!(
        text.contains("On the table: Seat 1 X") && text.contains("Next: Seat 2") && text.is_ascii(),
        "{text}"
    );
    assert!(text.contains("Discards") && !text.contains("Kitty"), "{text}");
    let french = Look { indices: Indices::Ardv, ..Look::default() };
    let text = drawn("australian-4", french, after, Viewer::Referee).text();
    assert!(text.contains("♥ V V♦ D 9 8") && text.contains("♦ R 9 6"), "{text}");
}

#[test]
fn nobody_is_shown_more_than_they_see() {
    let look = Look::default();
    let mine = drawn("australian-4", look, "0 7H", Viewer::Seat(Seat(1)));
    let text = mine.text() + &mine.svg();
    assert!(text.contains("♥ K 7") && text.contains("10 cards"), "{text}");
    for hidden in ["Q 9 8", "ace of", "jack of", "joker"] {
        assert!(!text.contains(hidden), "{hidden}: {text}");
    }
    // The one who doesn't see the kitty is not told of it.
    assert!(!mine.text().contains("Kitty"));
}

#[test]
fn every_table_has_a_diagram_of_text_and_one_that_is_sound_svg() {
    for preset in five_hundred::PRESETS {
        let (rules, deal) = all(preset.name);
        let mut state = rules.begin();
        rules.deal(&mut state, Seat(0), &deal);
        let view = rules.view(&state, Viewer::Referee, Recall::Perfect);
        for lang in Lang::ALL {
            let names = ["Ann & <Bo>".to_owned()];
            let diagram =
                Diagram::new(Texts::new(lang), Look::default(), (&rules, &view), Some(&deal), &names);
            let (text, svg) = (diagram.text(), diagram.svg());
            assert!(!text.contains('⟨') && !svg.contains('⟨'), "{text}");
            assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
            let parsed = roxmltree::Document::parse(&svg).unwrap();
            let root = parsed.root_element();
            let child = |name: &str| {
                let child =
                    root.children().find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", name)));
                child.and_then(|node| node.text()).unwrap().to_owned()
            };
            assert!(child("title").contains("Ann & <Bo>"), "{}", child("title"));
            // Every card is there, in signs and in words.
            assert!(
                child("desc").len() > 300 && !svg.contains("http://www.w3.org/1999") && !svg.contains("url(")
            );
            let letters = text.chars().filter(|sign| "♠♣♦♥".contains(*sign)).count();
            assert!(letters >= 4 * rules.seats(), "{text}");
            for node in
                parsed.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")))
            {
                let words: String = node
                    .descendants()
                    .filter(roxmltree::Node::is_text)
                    .filter_map(|node| node.text())
                    .collect();
                let at = |name: &str| node.attribute(name).unwrap().parse::<usize>().unwrap();
                let size = |name: &str| root.attribute(name).unwrap().parse::<usize>().unwrap();
                assert!(
                    at("x") + words.chars().count() * 9 <= size("width") && at("y") < size("height"),
                    "{words}"
                );
            }
        }
    }
}
