use players::{Level, Lineup, seed_of};
use table::{Recall, Seed, Viewer, shuffle};

use super::*;
use crate::LinkError;

const TEXT: &str = r#"
    rules = "australian-4"
    dealer = 3
    hands = [
        "JH JD QH 9H 8H AS KS 6S 7C 5D",
        "KH 7H 10S 8S 9C 10C QC KD 9D 6D",
        "6H 4H JS 5S AC 8C 5C QD 10D 7D",
        "AH 10H 5H QS 9S 7S KC JC 6C AD",
        "X 4D 8D",
    ]
    after = "0 7H, 1 pass"
"#;

/// Everything that is wrong with a text, line by line.
fn wrong(text: &str) -> String {
    let opened = Position::read(text).and_then(|position| position.open());
    opened.map(|_| ()).unwrap_err().to_string()
}

/// A deal, and everything that Club bots do with it.
fn played(rules: &Rules, number: u64) -> Position {
    let dealer = Seat((number % rules.seats() as u64) as u8);
    let mut pack = rules.pack_in_order();
    shuffle(seed_of(number, 50), &mut pack);
    let deal = rules.deal_pack(&pack, dealer);
    let mut state = rules.begin();
    rules.deal(&mut state, dealer, &deal);
    let mut players: Lineup<Rules> = (0..6).map(|seed| Level::Club.player(seed)).collect();
    let mut after = Vec::new();
    while let Some(seat) = rules.turn(&state) {
        let view = rules.view(&state, Viewer::Seat(seat), Recall::Perfect);
        if view.outcome.is_some() {
            break;
        }
        let action = players[seat.index()].decide(rules, &view).action;
        rules.play_unchecked(&mut state, seat, action);
        after.push(format!("{seat} {action}"));
    }
    Position { after: after.join(", "), ..Position::new(rules, dealer, &deal) }
}

#[test]
fn positions_of_every_table_are_written_linked_and_read_back() {
    for (number, preset) in (0..).zip(five_hundred::PRESETS) {
        let rules = Rules::preset(preset.name).unwrap();
        let position = played(&rules, number);
        assert!(position.after.len() > 10, "{}", preset.name);
        let opened = position.open().unwrap();
        assert_eq!(Position::read(&position.to_text()).unwrap(), position, "{}", preset.name);
        assert_eq!(Position::new(&rules, opened.dealer, &opened.deal).hands, position.hands);
        let link = position.link().unwrap();
        assert_eq!(Position::from_link(&format!("https://example.org/{link}")), Ok(position.clone()));
        let bare = Position { after: String::new(), ..position };
        let short = bare.link().unwrap();
        assert!(short.len() < 140 && link.len() < 450, "{} {}", short.len(), link.len());
        assert_eq!(Position::from_link(&short), Ok(bare));
        assert!(link.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"#/.-_+=".contains(&sign)));
    }
}

#[test]
fn links_that_are_cut_changed_or_of_other_kinds_are_refused() {
    let link = Position::read(TEXT).unwrap().link().unwrap();
    for end in 0..link.len() {
        let error = if end < "#/deal/".len() { LinkError::Foreign } else { LinkError::Damaged };
        assert_eq!(Position::from_link(&link[..end]), Err(error), "{end}");
    }
    assert_eq!(Position::from_link(&link.replace("/1.", "/2.")), Err(LinkError::Newer));
    assert_eq!(Position::from_link(&link.replace("deal", "same")), Err(LinkError::Foreign));
    assert_eq!(Position::from_link(&link.replace("australian-4", "quebec-4")), Err(LinkError::Damaged));
    let wrong = Position { dealer: Some(4), ..Position::read(TEXT).unwrap() };
    assert_eq!(wrong.link(), Err(LinkError::Unplayable));
    // More cards, fewer, another's number, a dealer who isn't there, a step that isn't lawful.
    let whole = || (0..43).collect::<Vec<u8>>();
    for (dealer, cards, after) in [
        (0, vec![0; 44], ""),
        (0, vec![], ""),
        (0, vec![43; 43], ""),
        (0, vec![7; 43], ""),
        (7, whole(), ""),
        (0, whole(), "7H,6H"),
        (0, whole(), "hop"),
    ] {
        assert_eq!(
            Position::from_link(&link::made("australian-4", dealer, cards, after)),
            Err(LinkError::Unplayable)
        );
    }
    assert!(Position::from_link(&link::made("australian-4", 0, whole(), "pass,7H")).is_ok());
    assert_eq!(Position::from_link(&link::made("rummy-500", 0, vec![], "")), Err(LinkError::Unplayable));
}

#[test]
fn everything_that_is_wrong_is_told_at_once() {
    let text = TEXT
        .replace("JD QH", "JD QZ")
        .replace("KH 7H", "KH JH 3H")
        .replace("X 4D", "X")
        .replace("dealer = 3", "dealer = 4")
        .replace("1 pass", "1 hop");
    let told = wrong(&text);
    let (told, expected) = told.split_once(": expected ").unwrap();
    assert!(expected.starts_with("pass, a bid"), "{expected}");
    assert_eq!(
        told,
        "the hand of seat 0: \"QZ\" is not a card\n\
         the hand of seat 1: 3H is not in the pack of these rules\n\
         the hand of seat 1: 11 cards, not 10\n\
         the kitty: 2 cards, not 3\n\
         JH is there too often: the hand of seat 0, the hand of seat 1\n\
         missing: 4D 7H QH\n\
         dealer: there is no seat 4, the last one is 3\n\
         after, step 2: \"1 hop\" is not an action"
    );
    let fields = wrong("hand = 3\ndealer = \"me\"\nhands = [1]\nafter = 3");
    let kinds = ["after", "dealer", "hands"].map(|field| format!("{field}: this is of another kind"));
    let [after, dealer, hands] = kinds;
    let told = [after.as_str(), &dealer, "hand: there is no such field", &hands, "rules is missing"];
    assert_eq!(fields, told.join("\n"));
    assert_eq!(wrong("rules = \"a\"\nhands = [\n  4H"), "line 3, column 5: this can't be read");
    let strange = TEXT.replace("australian-4", "australian-4+kitti=3+misere=maybe").replace("JD", "JX");
    let strange = wrong(&strange);
    assert!(strange.contains("kitti") && strange.contains("maybe"), "{strange}");
    assert!(strange.ends_with("list 1: \"JX\" is not a card"), "{strange}");
    assert!(wrong(&TEXT.replace("australian-4", "rummy-500")).contains("no game of Five Hundred"));
    assert!(wrong(&TEXT.replace("\"X 4D 8D\",", "")).starts_with("hands: 4 lists of cards, not 5"));
    let more = wrong(&TEXT.replace("\"X 4D 8D\",", "\"X 4D 8D\", \"QX\","));
    assert_eq!(more, "hands: 6 lists of cards, not 5\nlist 6: \"QX\" is not a card");
}

#[test]
fn steps_are_judged_by_the_rules_as_far_as_there_is_a_deal() {
    let after = |steps: &str| wrong(&TEXT.replace("0 7H, 1 pass", steps));
    let refused = after("0 7H, 1 6H, 2 hop, 3 jump");
    let lines: Vec<&str> = refused.lines().collect();
    assert!(lines[0].starts_with("after, step 2 (1 6H)") && lines[0].contains("FH-AUC"), "{refused}");
    assert!(lines.len() == 3 && lines[2].starts_with("after, step 4: \"3 jump\""), "{refused}");
    // Two steps that are none are told once each.
    assert_eq!(after("0 hop, 1 jump").lines().count(), 2);
}

#[test]
fn a_puzzle_is_a_position() {
    let (_, puzzle) = &crate::puzzle::shipped()[0];
    let position = Position::read(&puzzle.to_line().unwrap()).unwrap();
    assert_eq!((&position.hands, &position.after), (&puzzle.hands, &puzzle.after));
    assert!(position.open().is_ok());
}

#[test]
fn a_kitty_without_cards_may_be_left_out() {
    let rules = Rules::preset("bijou-6").unwrap();
    assert_eq!(rules.kitty_size(), 0);
    let mut position = played(&rules, 3);
    assert_eq!(position.hands.pop().as_deref(), Some(""));
    assert!(position.open().is_ok());
}

#[test]
fn a_pack_deals_any_position_again() {
    for preset in five_hundred::PRESETS {
        let rules = Rules::preset(preset.name).unwrap();
        for seed in 0..4 {
            let mut pack = rules.pack_in_order();
            shuffle(Seed([seed; 32]), &mut pack);
            let dealer = Seat(seed % rules.seats() as u8);
            let deal = rules.deal_pack(&pack, dealer);
            let opened = Position::new(&rules, dealer, &deal).open().unwrap();
            // Of equal cards of two packs it does not matter which is where.
            let dealt = rules.deal_pack(&opened.pack(), dealer);
            assert_eq!(format!("{dealt:?}"), format!("{deal:?}"), "{}", preset.name);
        }
    }
}
