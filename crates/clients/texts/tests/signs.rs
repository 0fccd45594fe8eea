//! Numbers below zero as they are read and heard: never with a hyphen, which a voice drops.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use five_hundred::{Family, PRESETS, Rules, axis::Failure};
use texts::{Lang, Spoken, Texts, gain, written};

/// The hyphens of a text that stand for a minus: before a digit, and not within a word.
fn hyphens(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let minus = |&at: &usize| {
        let within = at > 0 && letters[at - 1].is_alphanumeric();
        letters[at] == '-' && !within && letters.get(at + 1).is_some_and(char::is_ascii_digit)
    };
    let found = (0..letters.len()).filter(minus);
    found.map(|at| letters[at.saturating_sub(12)..(at + 5).min(letters.len())].iter().collect()).collect()
}

/// Every sheet there is, with its rules.
fn sheets(lang: Lang) -> Vec<(&'static str, String)> {
    let texts = Texts::new(lang);
    let five_hundred = PRESETS.iter().map(|preset| {
        let sheet = texts.rule_sheet(&Rules::preset(preset.name).unwrap());
        (preset.name, sheet.in_columns(usize::MAX))
    });
    let rummy = rummy_500::PRESETS.iter().map(|preset| {
        let sheet = texts.rule_sheet(&rummy_500::Rules::preset(preset.name).unwrap());
        (preset.name, sheet.in_columns(usize::MAX))
    });
    five_hundred.chain(rummy).collect()
}

#[test]
fn no_sheet_has_a_hyphen_for_a_minus() {
    for lang in Lang::ALL {
        for (name, sheet) in sheets(lang) {
            assert_eq!(hyphens(&sheet), [""; 0], "{lang} {name}");
        }
    }
    let said = |lang| sheets(lang).into_iter().find(|(name, _)| *name == "australian-4").unwrap().1;
    assert!(said(Lang::En).contains("A side at −500 or below loses"), "{}", said(Lang::En));
    // A French voice reads the sign in English, or not at all.
    assert!(said(Lang::Fr).contains("à moins\u{a0}500 ou plus bas perd"), "{}", said(Lang::Fr));
    assert!(!said(Lang::Fr).contains('−'), "{}", said(Lang::Fr));
}

#[test]
fn a_number_below_zero_is_written_alike_in_every_message() {
    for (lang, number, said) in [(Lang::En, -9, "−9"), (Lang::Fr, -9, "moins\u{a0}9"), (Lang::Fr, 9, "9")] {
        let texts = Texts::new(lang);
        assert_eq!(texts.said(number), said);
        for key in ["weighed-points", "plain-scores", "score-target"] {
            let place = ["points", "scores", "target"].map(|name| (name, number.into()));
            let text = texts.format(key, &place);
            assert!(text.contains(said) && hyphens(&text).is_empty(), "{key}: {text}");
        }
    }
    assert_eq!([written(-40), written(0), written(7)], ["−40", "0", "7"]);
    assert_eq!([gain(-40), gain(0), gain(7)], ["−40", "0", "+7"]);
    assert_eq!(hyphens("at -500 (-9) 2026-11-27 australian-4").len(), 2);
}

#[test]
fn a_score_below_zero_is_spoken_of_only_where_there_can_be_one() {
    // FH-SCO-5, FH-SCO-12, FH-END-3
    for (lang, below, circle) in [(Lang::En, "below", "circle"), (Lang::Fr, "sous zéro", "cercle")] {
        for (name, sheet) in sheets(lang) {
            let Ok(rules) = Rules::preset(name) else { continue };
            let falls = rules.axes().failure == Failure::LoseValue;
            let family = rules.spec().preset.family;
            let zero = if lang == Lang::En { "below zero" } else { below };
            assert_eq!(sheet.contains(zero), falls, "{lang} {name}: {sheet}");
            assert_eq!(sheet.contains(circle), falls && family != Family::Australian, "{lang} {name}");
            assert_eq!(rules.has_effect("lose"), falls && rules.hand_limit().is_none(), "{name}");
        }
        // Where a house rule takes points off, the sheet says what comes of it.
        let mut spec = five_hundred::RulesSpec::preset("quebec-4").unwrap();
        spec.set("failure", "lose_value").unwrap();
        let sheet = Texts::new(lang).rule_sheet(&Rules::new(spec).unwrap()).to_string();
        assert!(sheet.contains(circle), "{sheet}");
    }
}

#[test]
fn a_sheet_fits_a_narrow_terminal() {
    for lang in Lang::ALL {
        for preset in ["australian-4", "quebec-4-club"] {
            let sheet = Texts::new(lang).rule_sheet(&Rules::preset(preset).unwrap());
            let page = sheet.in_columns(40);
            // Tables keep their columns.
            let wide = page.lines().filter(|line| !line.starts_with("  ") && line.chars().count() > 40);
            assert_eq!(wide.collect::<Vec<_>>(), [""; 0]);
        }
    }
    assert_eq!(texts::wrapped("  one two three", 9), "  one two\n  three");
}
