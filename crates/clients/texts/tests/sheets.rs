//! Rule sheets: every table finds its own rules in them, in both languages.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use five_hundred::{PRESETS, Preset, Rules, RulesSpec};
use table::{Axis, Problems, Spec, Variants};
use texts::{Lang, Sheet, Spoken, Texts};

fn sheet(rules: &impl Spoken, lang: Lang) -> Sheet {
    Texts::new(lang).rule_sheet(rules)
}

/// The rules of a preset with some axes changed.
fn with(preset: &str, changes: &[(&str, &str)]) -> Rules {
    let mut spec = RulesSpec::preset(preset).unwrap();
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

/// The values of an axis; of a range some.
fn values(axis: &Axis) -> Vec<String> {
    match axis.range {
        Some((least, most)) => {
            (least..=most).step_by(((most - least) / 8).max(1) as usize).map(|n| n.to_string()).collect()
        }
        None => axis.values.iter().map(|&value| value.to_owned()).collect(),
    }
}

/// The rules of a preset with one axis changed, in every way in which the axes still fit together.
fn one_axis_changed<V: Variants, G>(
    preset: &'static V,
    build: fn(Spec<V>) -> Result<G, Problems>,
) -> Vec<(&'static str, String, G)> {
    let mut changed = Vec::new();
    for axis in V::AXES {
        for value in values(axis) {
            let mut spec = Spec::from(preset);
            spec.set(axis.name, &value).unwrap();
            if spec.changes().next().is_some()
                && let Ok(rules) = build(spec)
            {
                changed.push((axis.name, value, rules));
            }
        }
    }
    changed
}

/// Names of axes and values that no player would say.
fn identifiers() -> Vec<&'static str> {
    let axes = five_hundred::AXES.iter().chain(rummy_500::AXES);
    let names = axes.flat_map(|axis| axis.values.iter().copied().chain([axis.name]));
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
        let rummy = rummy_500::Rules::preset("rummy-500").unwrap();
        insta::assert_snapshot!(format!("rummy-500-{lang}"), sheet(&rummy, lang).to_string());
    }
}

fn is_a_sheet(sheet: &Sheet, preset: &str) {
    assert_clean(&sheet.to_string(), preset);
    assert!(sheet.sections.len() >= 7, "{preset}");
    for text in sheet.sections.iter().flat_map(|section| &section.paragraphs) {
        assert!(text.ends_with('.') && !text.contains("  ") && !text.contains(" ."), "{preset}: {text}");
        assert!(text.starts_with(char::is_uppercase), "{preset}: {text}");
    }
}

#[test]
fn every_preset_has_a_sheet_without_identifiers() {
    // PRE-AU, PRE-US, PRE-QC, PRE-BIJOU, RM-PRE
    for lang in Lang::ALL {
        for preset in PRESETS {
            is_a_sheet(&sheet(&Rules::preset(preset.name).unwrap(), lang), preset.name);
        }
        for preset in rummy_500::PRESETS {
            is_a_sheet(&sheet(&rummy_500::Rules::preset(preset.name).unwrap(), lang), preset.name);
        }
    }
}

fn changes_are_told<V: Variants, G: Spoken<Preset = V>>(
    lang: Lang,
    preset: &'static V,
    build: fn(Spec<V>) -> Result<G, Problems>,
) {
    let plain = sheet(&build(preset.into()).unwrap(), lang);
    for (axis, value, rules) in one_axis_changed(preset, build) {
        let context = format!("{lang}: {}: {axis}: {value}", preset.name());
        let changed = sheet(&rules, lang);
        let words = Texts::for_rules(lang, &rules);
        assert!(changed.difference.contains(&words.axis(axis)), "{context}: {}", changed.difference);
        assert!(
            changed.difference.contains(&words.axis_value(axis, &value)),
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

#[test]
fn every_changed_axis_is_named_on_the_sheet_and_told_if_it_has_an_effect() {
    // RM-AXIS
    for lang in Lang::ALL {
        for preset in KINDS {
            changes_are_told(lang, Preset::named(preset).unwrap(), Rules::new);
        }
        for preset in rummy_500::PRESETS {
            changes_are_told(lang, preset, rummy_500::Rules::new);
        }
    }
}

#[test]
fn every_value_of_every_axis_has_a_sentence() {
    for lang in Lang::ALL {
        for axis in five_hundred::AXES.iter().chain(rummy_500::AXES) {
            let keys = match axis.range {
                Some(_) => vec![format!("rule-{}", axis.name)],
                None => axis.values.iter().map(|value| format!("rule-{}-{value}", axis.name)).collect(),
            };
            assert!(!keys.is_empty(), "{}", axis.name);
            for key in keys {
                assert!(Texts::new(lang).has(&key), "{lang}: {key}");
            }
        }
    }
}

#[test]
fn what_cards_are_worth_is_the_rules_own() {
    // RM-VAL-1, RM-VAL-2, RM-VAL-3, RM-VAL-4, RM-PACK-3
    let table = |preset: &str, lang| {
        let sheet = sheet(&rummy_500::Rules::preset(preset).unwrap(), lang);
        let table = sheet.sections.into_iter().find_map(|section| section.table).unwrap();
        let columns = table.head.into_iter().skip(1).zip(table.rows[0].values.clone());
        columns.map(|(head, value)| format!("{head} {value}")).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(
        table("rummy-500", Lang::En),
        "2 2, 3 3, 4 4, 5 5, 6 6, 7 7, 8 8, 9 9, 10–king 10, Ace 15, Low ace 1, Joker 15"
    );
    assert_eq!(table("rummy-500-five-ten-fifteen", Lang::Fr), "2–9 5, 10–roi 10, As 15, As en bas 5, Fou 15");
    assert!(!table("rummy-500-no-jokers", Lang::En).contains("Joker"));
}

#[test]
fn a_rummy_table_reads_its_own_rules_only() {
    let text = |changes: &[&str]| {
        let mut spec = rummy_500::RulesSpec::preset("rummy-500").unwrap();
        for change in changes {
            let (axis, value) = change.split_once('=').unwrap();
            spec.set(axis, value).unwrap();
        }
        sheet(&rummy_500::Rules::new(spec).unwrap(), Lang::En)
            .to_string()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    };
    // RM-PACK-2, RM-PACK-3, RM-DEAL-2
    assert!(text(&[]).contains("54 cards") && text(&[]).contains("seven cards"));
    let two = text(&["players=2", "jokers=off"]);
    assert!(two.contains("52 cards") && two.contains("13 cards") && !two.contains("A joker"), "{two}");
    assert!(
        text(&["players=5"]).contains("108 cards")
            && text(&["players=8", "jokers=off"]).contains("104 cards")
    );
    // RM-DRAW-3, RM-DRAW-7
    assert!(text(&[]).contains("top discard alone is free"));
    assert!(text(&["deepest_card=new_meld"]).contains("laying it off is not enough"));
    // RM-CALL-10, RM-UNPL-4, RM-UNPL-5
    assert!(text(&["rummy_call=off"]).contains("Nobody calls Rummy! in this game."));
    let last = ["going_out=unplayable_discard", "unplayable_enforcement=rummy_call"];
    assert!(text(&[&last[..], &["rummy_call=off"]].concat()).contains("except for a last discard"));
    assert!(
        text(&last).contains("takes it and plays a turn") && !text(&last[1..]).contains("may still discard")
    );
    // RM-WIN-1, RM-WIN-4
    let must = text(&["win=must_go_out", "reached=at_least", "target=300"]);
    assert!(must.contains("A total of 300 is enough. You win by going out"), "{must}");
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
    assert!(idle.difference.contains("no effect in this game"));
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
    assert_eq!(Texts::new(Lang::En).title(&rules), "Australian Five Hundred for four, with house rules");
    assert_eq!(sheet(&rules, Lang::Fr).title, Texts::new(Lang::Fr).title(&rules));
}

#[test]
fn a_sheet_of_rummy_says_nothing_that_another_rule_excludes() {
    // RM-MELD-14, RM-VAL-1: jokers in sets of their own stand for no card, and an ace that is high is at no low end.
    let persian = rummy_500::Rules::preset("persian-rummy").unwrap();
    let usual = rummy_500::Rules::preset("rummy-500").unwrap();
    for (lang, stands_for, low_end) in [
        (Lang::En, "whatever it stands for", "low end"),
        (Lang::Fr, "quelle que soit la carte", "bas d’une séquence"),
    ] {
        let text = |rules| format!("{:?}", sheet(rules, lang).sections);
        assert!(text(&usual).contains(stands_for) && text(&usual).contains(low_end));
        assert!(!text(&persian).contains(stands_for) && !text(&persian).contains(low_end));
    }
}
