//! Rummy 500 line by line, and what may be typed.

use super::*;

/// What a table says when these lines are typed.
pub(super) fn said(session: Session<Rules>, lang: Lang, lines: &str) -> String {
    let (_folder, store) = testing::store();
    let texts = Texts::for_rules(lang, session.rules());
    let mut out = Vec::new();
    Plain::new(session, store, texts, false, &mut out).play(None, &[], lines.as_bytes()).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(!text.contains('⟨') && !text.contains('\u{1b}'), "{text}");
    text
}

#[test]
fn in_lines_a_claim_is_asked_for() {
    // RM-CALL-1
    let asked = "You can call Rummy!: rummy 1 (9D).";
    let text = said(claim_window(1), Lang::En, "rummy 1\nlay 9d\nquit\n");
    assert!(text.contains(asked) && text.contains("You call Rummy! for the nine of diamonds"), "{text}");
    assert!(text.contains("Put the nine of diamonds on the table before you discard."), "{text}");
    assert!(text.contains("Meld 1: 6D 7D 8D 9D (Ned 6D 7D 8D, You 9D)") || text.contains("9D"), "{text}");
    let text = said(claim_window(1), Lang::En, "\nquit\n");
    assert_eq!(text.matches(asked).count(), 1, "let go, it is not asked again: {text}");
    let text = said(claim_window(1), Lang::Fr, "hum\n\nquitter\n");
    assert!(text.contains("Vous pouvez crier « Rummy ! » : rummy 1 (9D)"), "{text}");
    // Who draws next is asked first, and then draws.
    let text = said(claim_window(0), Lang::En, "\nquit\n");
    assert!(text.contains(asked), "{text}");
}

#[test]
fn a_table_in_lines() {
    let lines =
        "table\nknown\ntake 3\ndiscard kh\nmeld 9s 9d 9c\n10d jd x\nmeld 10d jd x=qd\nlay x\nscore\nquit\n";
    for lang in Lang::ALL {
        insta::assert_snapshot!(format!("lines-{lang}"), said(middle_of_a_hand(), lang, lines));
    }
}

#[test]
fn what_is_typed_is_understood() {
    // RM-ACT-1
    let drawing = middle_of_a_hand().view();
    let turn = in_turn().view();
    let names = people(2);
    let meant = |text: &str, lang: Lang| {
        let view = if text.starts_with(['+', '=']) { &turn } else { &drawing };
        match input::read::<Rules>(text.trim_start_matches(['+', '=']), view, &Texts::new(lang), &names) {
            Some(Entry::Action(action)) => action.to_string(),
            Some(Entry::Card(card)) => format!("card {card}"),
            Some(Entry::OneOf(actions)) => {
                actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
            }
            Some(Entry::Command(command)) => format!("{command:?}"),
            None => "?".to_owned(),
        }
    };
    for (text, meaning) in [
        ("stock", "stock"),
        ("Draw", "stock"),
        ("take 2", "take 2"),
        ("take", "take 1; take 2; take 3; take 4"),
        ("rummy", "?"),
        ("view", "Known"),
        ("last", "?"),
        ("+9h", "card 9H"),
        ("+9s 9c x", "meld 9S 9C X"),
        ("+meld 9S 9C X", "meld 9S 9C X"),
        ("+10d jd x", "meld X=9D 10D JD; meld 10D JD X=QD"),
        ("+meld 10d jd x=9d", "meld X=9D 10D JD"),
        ("+lay x", "lay X=4S 1; lay X=8S 1"),
        ("+lay x 1", "lay X=4S 1; lay X=8S 1"),
        ("+lay off x=8s 1", "lay X=8S 1"),
        ("+throw kh", "discard KH"),
        ("+hint", "Hint"),
    ] {
        assert_eq!(meant(text, Lang::En), meaning, "{text}");
    }
    for (text, meaning) in [
        ("pioche", "stock"),
        ("prendre 2", "take 2"),
        ("+étaler 9s 9c x", "meld 9S 9C X"),
        ("+ajouter x=8s 1", "lay X=8S 1"),
        ("+jeter kh", "discard KH"),
        ("connues", "Known"),
        ("pointage", "Score"),
    ] {
        assert_eq!(meant(text, Lang::Fr), meaning, "{text}");
    }
}

#[test]
fn what_begins_like_an_action_says_what_is_lacking() {
    // RM-ACT-2
    for (lang, line, word) in [
        (Lang::En, "meld banana", "9S 9H 9D"),
        (Lang::En, "take many", "how many cards"),
        (Lang::Fr, "étaler banane", "9S 9H 9D"),
        (Lang::Fr, "prendre tout", "combien de cartes"),
    ] {
        let text = said(middle_of_a_hand(), lang, &format!("{line}\nquit\n"));
        assert!(text.contains(word), "{line}: {text}");
    }
}
