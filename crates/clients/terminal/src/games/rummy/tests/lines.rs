//! Rummy 500 line by line.

use super::*;

/// What a table says when these lines are typed.
pub(super) fn said(device: Device<Rules>, lang: Lang, lines: &str) -> String {
    let (_folder, store) = testing::store();
    let texts = Texts::for_rules(lang, device.game.rules());
    let mut out = Vec::new();
    Plain::new(device, store, texts, false, &mut out).play(None, &[], lines.as_bytes()).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert!(!text.contains('⟨') && !text.contains('\u{1b}'), "{text}");
    text
}

#[test]
fn in_lines_a_claim_is_asked_for() {
    // RM-CALL-1
    let asked = "You can call Rummy!: rummy 1 (nine of diamonds).";
    let text = said(claim_window(1), Lang::En, "rummy 1\nlay 9d\nquit\n");
    assert!(text.contains(asked) && text.contains("You call Rummy! for the nine of diamonds"), "{text}");
    assert!(text.contains("Meld or lay off the nine of diamonds before you discard."), "{text}");
    assert!(text.contains("Meld 1: the six to the nine of diamonds (Ned "), "{text}");
    let text = said(claim_window(1), Lang::En, "\nquit\n");
    assert_eq!(text.matches(asked).count(), 1, "let go, it is not asked again: {text}");
    let text = said(claim_window(1), Lang::Fr, "hum\n\nquitter\n");
    assert!(
        text.contains("Vous pouvez crier «\u{a0}Rummy!\u{a0}»\u{a0}: rummy 1 (neuf de carreau)"),
        "{text}"
    );
    // The player who draws next is asked first, and then draws.
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
