//! Rule sheets: every table finds its own rules in them, in both languages.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use five_hundred::{AXES, PRESETS, Preset, Rules, RulesSpec};
use texts::{Lang, Sheet, Texts};

fn sheet(rules: &Rules, lang: Lang) -> Sheet {
    Texts::new(lang).rule_sheet(rules)
}

/// The rules of a preset with some axes changed.
fn with(preset: &str, changes: &[(&str, &str)]) -> Rules {
    let mut spec = RulesSpec::named(preset).unwrap();
    for (axis, value) in changes {
        spec.set(axis, value).unwrap();
    }
    Rules::new(spec).unwrap()
}

/// One of each kind of game: every layout, every kind of side, with and without jokers, kitty and misère.
const KINDS: [&str; 10] = [
    "australian-4",
    "australian-5",
    "australian-2",
    "australian-6",
    "american-3",
    "american-2-dead",
    "american-6",
    "quebec-4-club",
    "bijou-2",
    "bijou-5",
];

/// The rules of a preset with one axis changed, in every way in which the axes still fit together.
fn one_axis_changed(preset: &'static str) -> impl Iterator<Item = (&'static str, &'static str, Rules)> {
    let preset = Preset::named(preset).unwrap();
    AXES.iter().flat_map(move |axis| {
        axis.values.iter().filter_map(move |&value| {
            let mut spec = RulesSpec::from(preset);
            spec.set(axis.name, value).unwrap();
            let changed = preset.axes().get(axis.name) != Some(value);
            let rules = changed.then(|| Rules::new(spec).ok()).flatten()?;
            Some((axis.name, value, rules))
        })
    })
}

/// Names of axes and values that no player would say.
fn identifiers() -> Vec<&'static str> {
    let names = AXES.iter().flat_map(|axis| axis.values.iter().copied().chain([axis.name]));
    names.filter(|name| name.contains('_')).collect()
}

fn assert_clean(text: &str, context: &str) {
    assert!(!text.contains(['⟨', '{', '}', '$']), "{context}: {text}");
    let words = text.split(|c: char| c.is_whitespace() || ".,;:()\u{a0}".contains(c));
    let leak = words.into_iter().filter(|word| word.contains('_')).find(|word| identifiers().contains(word));
    assert_eq!(leak, None, "{context}");
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{context}: too wide");
}

#[test]
fn the_sheets_of_well_known_games() {
    for lang in Lang::ALL {
        for preset in ["australian-4", "american-3", "quebec-4-club", "australian-5", "australian-2"] {
            let rules = Rules::preset(preset).unwrap();
            insta::assert_snapshot!(format!("{preset}-{lang}"), sheet(&rules, lang).to_string());
        }
    }
}

#[test]
fn every_preset_has_a_sheet_without_identifiers() {
    // PRE-AU, PRE-US, PRE-QC, PRE-BIJOU
    for lang in Lang::ALL {
        for preset in PRESETS {
            let sheet = sheet(&Rules::preset(preset.name).unwrap(), lang);
            assert_clean(&sheet.to_string(), preset.name);
            assert!(sheet.sections.len() >= 7, "{}", preset.name);
            for text in sheet.sections.iter().flat_map(|section| &section.paragraphs) {
                assert!(
                    text.ends_with('.') && !text.contains("  ") && !text.contains(" ."),
                    "{}: {text}",
                    preset.name
                );
                assert!(text.starts_with(char::is_uppercase), "{}: {text}", preset.name);
            }
        }
    }
}

#[test]
fn every_changed_axis_is_named_on_the_sheet_and_told_if_it_has_an_effect() {
    for (lang, preset) in Lang::ALL.into_iter().flat_map(|lang| KINDS.map(|preset| (lang, preset))) {
        let plain = sheet(&Rules::preset(preset).unwrap(), lang);
        for (axis, value, rules) in one_axis_changed(preset) {
            let context = format!("{lang}: {preset}: {axis}: {value}");
            let changed = sheet(&rules, lang);
            let words = Texts::for_rules(lang, &rules);
            assert!(changed.difference.contains(&words.axis(axis)), "{context}: {}", changed.difference);
            assert!(
                changed.difference.contains(&words.axis_value(axis, value)),
                "{context}: {}",
                changed.difference
            );
            assert!(!changed.difference.contains('\n'), "{context}");
            assert_ne!(changed.title, plain.title, "{context}");
            assert_clean(&changed.to_string(), &context);
            let idle = ["no effect", "sans effet"].iter().any(|words| changed.difference.contains(words));
            assert_eq!(changed.sections == plain.sections, idle, "{context}: {}", changed.difference);
        }
    }
}

#[test]
fn every_value_of_every_axis_has_a_sentence() {
    for lang in Lang::ALL {
        for axis in AXES {
            for value in axis.values {
                assert!(
                    Texts::new(lang).has(&format!("rule-{}-{value}", axis.name)),
                    "{lang}: {}: {value}",
                    axis.name
                );
            }
        }
    }
}

#[test]
fn americans_read_american_words() {
    for preset in PRESETS.iter().filter(|preset| preset.name.starts_with("american")) {
        let text = sheet(&Rules::preset(preset.name).unwrap(), Lang::En).to_string();
        for word in ["colour", "neighbour", "kitty", "contractor", "no trumps", " pack "] {
            assert!(!text.contains(word), "{}: {word}", preset.name);
        }
    }
}

#[test]
fn the_table_of_bids_is_the_rules_own() {
    // FH-BID-1, FH-SCO-1
    let rules = with(
        "australian-4",
        &[("misere_rank", "by_value"), ("blind_misere", "on"), ("super_open_misere", "on")],
    );
    let sheet = sheet(&rules, Lang::En);
    let table = sheet.sections.iter().find_map(|section| section.table.as_ref()).unwrap();
    let rows: Vec<(&str, i32)> = table.rows.iter().map(|row| (row.name.as_str(), row.values[0])).collect();
    assert_eq!(
        rows,
        [
            ("Six", 40),
            ("Seven", 140),
            ("Eight", 240),
            ("Misère", 250),
            ("Nine", 340),
            ("Super open misère", 430),
            ("Ten", 440),
            ("Open misère", 500),
            ("Blind misère", 500),
        ]
    );
    let misere = table.rows.iter().find(|row| row.name == "Misère").unwrap();
    assert_eq!(misere.place.as_deref(), Some("above eight spades, below eight clubs"));
    let club = Rules::preset("quebec-4-club").unwrap();
    let sheet = Texts::new(Lang::En).rule_sheet(&club);
    let table = sheet.sections.iter().find_map(|section| section.table.as_ref()).unwrap();
    let nullo = table.rows.iter().find(|row| row.name == "Nullo").unwrap();
    assert_eq!((nullo.values[0], nullo.place.as_deref()), (500, Some("equal to ten hearts")));
}

#[test]
fn rules_without_effect_are_left_out() {
    let text = |rules: &Rules| sheet(rules, Lang::En).to_string();
    let four = text(&Rules::preset("australian-4").unwrap());
    assert!(!four.contains("Choosing partners") && !four.contains("called"));
    let no_joker = text(&Rules::preset("american-4-no-joker").unwrap());
    assert!(!no_joker.contains("The joker\n"));
    let no_kitty = text(&Rules::preset("bijou-6").unwrap());
    assert!(no_kitty.contains("there is no widow") && !no_kitty.contains("takes up the widow"));
    let idle = sheet(&with("australian-4", &[("partner_choice", "by_level")]), Lang::En);
    assert!(idle.difference.contains("no effect at this table"));
}

#[test]
fn house_rules_are_told_in_one_line() {
    let rules = with("australian-4", &[("misere", "any_time"), ("slam", "none")]);
    assert_eq!(
        sheet(&rules, Lang::En).difference,
        "House rules: Misère (at any time); All ten tricks (no bonus)."
    );
    assert_eq!(
        sheet(&rules, Lang::Fr).difference,
        "Règles maison\u{a0}: Misère (en tout temps); Les dix levées (sans prime)."
    );
    assert_eq!(sheet(&rules, Lang::En).title, "Australian Five Hundred for four, with house rules");
}
