//! House rules are the same whether they are written as a code, as TOML or as JSON.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;

use five_hundred::Preset;
use kookaburra::{
    AnyRules, GameKind, LONGEST_RULES, RulesError, TomlComments, build_code, build_rules, load_rules,
    rules_code, rules_from_code, rules_from_json, rules_from_toml, rules_to_json, rules_to_toml,
};
use proptest::prelude::*;
use rummy_500::Preset as RummyPreset;
use table::{Axis, Spec, Variants};

fn comments() -> TomlComments {
    TomlComments {
        title: "House rules".to_owned(),
        changed: "Changed:".to_owned(),
        unchanged: "As it is:".to_owned(),
    }
}

fn faults(error: &RulesError) -> Vec<String> {
    error.to_string().lines().map(ToOwned::to_owned).collect()
}

/// A value of an axis, chosen by an index.
fn value(axis: &Axis, index: prop::sample::Index) -> String {
    match axis.range {
        Some((least, most)) => (least + index.index((most - least + 1) as usize) as u32).to_string(),
        None => axis.values[index.index(axis.values.len())].to_owned(),
    }
}

/// Any preset with any axes changed, whether they can be played or not.
fn specs<V: Variants>() -> impl Strategy<Value = Spec<V>> {
    let change = (0..V::AXES.len(), any::<prop::sample::Index>());
    (0..V::all().len(), prop::collection::vec(change, 0..8)).prop_map(|(preset, changes)| {
        let mut spec = Spec::from(&V::all()[preset]);
        for (axis, index) in changes {
            let axis = &V::AXES[axis];
            spec.set(axis.name, &value(axis, index)).unwrap();
        }
        spec
    })
}

fn every_form_says_the_same<V: Variants>(spec: &Spec<V>) -> Result<(), TestCaseError> {
    let code = rules_code(spec);
    prop_assert_eq!(&rules_from_code::<V>(&code).unwrap(), spec);
    prop_assert_eq!(&rules_from_code::<V>(&code.to_uppercase().replace('+', " ")).unwrap(), spec);
    prop_assert_eq!(&load_rules::<V>(&code).unwrap(), spec);
    let toml = rules_to_toml(spec, &comments());
    prop_assert_eq!(&rules_from_toml::<V>(&toml).unwrap(), spec);
    for map in [spec.to_json(), rules_to_json(spec)] {
        let json = serde_json::Value::Object(map).to_string();
        prop_assert_eq!(&rules_from_json::<V>(&json).unwrap(), spec);
    }
    prop_assert!(code.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_+=".contains(&byte)));
    Ok(())
}

proptest! {
    #[test]
    fn every_form_of_five_hundred_says_the_same(spec in specs::<Preset>()) {
        // NOT-REC-1, FH-AMB-18
        every_form_says_the_same(&spec)?;
    }

    #[test]
    fn every_form_of_rummy_500_says_the_same(spec in specs::<RummyPreset>()) {
        // NOT-REC-1, RM-AXIS-12
        every_form_says_the_same(&spec)?;
        // RM-AXIS-39: some have too few cards, however they are written.
        let found = build_rules::<&str>(&rules_code(&spec), &[]).ok();
        prop_assert_eq!(found, rummy_500::Rules::new(spec).ok().map(AnyRules::Rummy500));
    }

    #[test]
    fn no_text_is_too_much(text in ".{0,80}") {
        let _ = rules_from_code::<Preset>(&text);
        let _ = rules_from_toml::<Preset>(&text);
        let _ = rules_from_json::<Preset>(&text);
        let _ = rules_from_toml::<RummyPreset>(&text);
        let _ = build_rules(&text, &[&text]);
    }
}

fn shows_every_axis<V: Variants>() {
    for preset in V::all() {
        let toml = rules_to_toml(&Spec::from(preset), &comments());
        for axis in V::AXES {
            let lines = toml
                .lines()
                .filter(|line| line.trim_start_matches("# ").starts_with(&format!("{} = ", axis.name)));
            assert_eq!(lines.count(), 1, "{}", axis.name);
        }
    }
}

#[test]
fn a_toml_file_shows_every_axis_with_its_values() {
    let spec = rules_from_code::<Preset>("australian-4+misere=any_time").unwrap();
    let toml = rules_to_toml(&spec, &comments());
    assert!(
        toml.starts_with("# House rules\n\npreset = \"australian-4\"\n\n# Changed:\nmisere = \"any_time\""),
        "{toml}"
    );
    assert!(toml.contains("# sans_kitty = \"off\""));
    assert!(
        toml.lines()
            .any(|line| line.starts_with("misere = ") && line.ends_with("# off, after_seven, any_time"))
    );
    shows_every_axis::<Preset>();
    shows_every_axis::<RummyPreset>();
}

#[test]
fn a_toml_file_writes_numbers_as_numbers_and_reads_both() {
    // FH-AMB-18, RM-AXIS-12
    let toml = rules_to_toml(&rules_from_code::<Preset>("american-3+target=1000").unwrap(), &comments());
    assert!(toml.contains("\ntarget = 1000 "), "{toml}");
    assert!(toml.contains("\n# players = 3 ") && toml.contains("\n# failure = \"lose_value\" "), "{toml}");
    let toml = rules_to_toml(&rules_from_code::<Preset>("australian-6-two-packs").unwrap(), &comments());
    assert!(toml.contains("\n# pack = \"63-doubled\" "), "{toml}");
    let spec = rules_from_code::<RummyPreset>("rummy-500-floating+players=2+target=300").unwrap();
    let toml = rules_to_toml(&spec, &comments());
    for line in ["players = 2", "target = 300"] {
        let line = toml.lines().find(|found| found.starts_with(line)).unwrap();
        assert!(line.ends_with("# 2 … 8") || line.ends_with("# 1 … 100000"), "{line}");
    }
    let quoted = toml.replace("= 2 ", "= \"2\" ").replace("= 300 ", "= \"300\" ");
    assert_ne!(quoted, toml);
    assert_eq!(rules_from_toml::<RummyPreset>(&quoted).unwrap(), spec);
    assert_eq!(rules_to_json(&spec)["target"], 300);
}

#[test]
fn everything_wrong_with_a_file_is_told_with_its_line() {
    // NOT-REC-1
    let toml =
        "# Ours\npreset = \"australian-44\"\n\nmiser = \"off\" # a slip\nsans_kitty = true\ntarget = 70\n";
    assert_eq!(
        faults(&rules_from_toml::<Preset>(toml).unwrap_err()),
        [
            "line 2: there is no preset \"australian-44\"; did you mean \"australian-4\"?",
            "line 4: there is no axis \"miser\"; did you mean \"misere\"?",
            "line 5: axis sans_kitty: there is no value \"true\" (it has off, same, double, nullo_500)",
            "line 6: axis target: there is no value \"70\" (it has 100 to 10000)",
        ]
    );
    // FH-AMB-18: numbers may be numbers.
    let spec = rules_from_toml::<Preset>("preset = 'american-3'\ntarget = 1000").unwrap();
    assert_eq!(rules_code(&spec), "american-3+target=1000");
    assert_eq!(
        faults(&rules_from_toml::<Preset>("misere = \"off\"").unwrap_err()),
        ["the rules name no preset"]
    );
    let error = rules_from_toml::<Preset>("preset = \"australian-4\"\nmisere = off\n").unwrap_err();
    assert!(error.to_string().starts_with("line 2, column "), "{error}");
    let error = rules_from_json::<Preset>("{\"preset\": \"australian-4\",\n\"preset\": 1}").unwrap_err();
    assert!(
        error.to_string().starts_with("line 2, column ") && error.to_string().contains("duplicate key"),
        "{error}"
    );
    let error = rules_from_json::<Preset>("{\"preset\": 4, \"misere\": \"of\"}").unwrap_err();
    assert_eq!(faults(&error).len(), 2);
}

#[test]
fn changes_are_checked_together() {
    // NOT-REC-1, FH-SIDE-1, FH-PART-4
    let AnyRules::FiveHundred(rules) =
        build_rules("australian-4", &["misere=any_time", "target = 1000"]).unwrap()
    else {
        panic!("not Five Hundred");
    };
    assert_eq!(rules_code(rules.spec()), "australian-4+misere=any_time+target=1000");
    let error = build_rules("australian-4+foo=1", &["misere", "misere=never", "players=7"]).unwrap_err();
    assert_eq!(faults(&error).len(), 4, "{error}");
    assert!(error.to_string().contains("(it has off, after_seven, any_time)"));
    let error = build_rules("australian-4", &["sides=trios", "layout=rows"]).unwrap_err();
    assert!(faults(&error).len() >= 2, "{error}");
}

#[test]
fn the_game_of_a_code_is_that_of_its_preset() {
    for (code, game) in [
        ("quebec-4", Some(GameKind::FiveHundred)),
        (" Quebec-4 chicago=on", Some(GameKind::FiveHundred)),
        ("rummy-500", Some(GameKind::RummyFiveHundred)),
        ("RUMMY-500-floating+no=such_axis", Some(GameKind::RummyFiveHundred)),
        ("rummy-50", None),
        ("misere=off", None),
        ("", None),
    ] {
        assert_eq!(GameKind::of_code(code), game, "{code}");
    }
}

#[test]
fn a_code_is_read_alone_as_it_is_among_files() {
    for code in [
        "australian-4",
        "Rummy-500+players=3",
        "quebec-4 target=400",
        "australan-4+misere=off",
        "rummy-500+target=0",
        "rummy500",
        "no such game",
    ] {
        let (alone, among) = (build_code(code), build_rules::<&str>(code, &[]));
        assert_eq!(alone.as_ref().ok(), among.as_ref().ok(), "{code}");
        assert_eq!(alone.err().map(|e| e.to_string()), among.err().map(|e| e.to_string()), "{code}");
    }
    assert!(matches!(build_code("/etc/hostname"), Err(RulesError::Unknown { .. })));
}

#[test]
fn rules_are_short_enough_to_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let keys: String = (0..30_000).map(|key| format!("unknown_{key} = 1\n")).collect();
    let toml = format!("preset = \"quebec-4\"\n{keys}");
    let json = format!("{{\"preset\": \"quebec-4\", \"pack\": \"{}\"}}", "é".repeat(LONGEST_RULES / 2));
    let code = format!("quebec-4{}", "+chicago=on".repeat(LONGEST_RULES / 10));
    let limit = "house rules have at most 65536 bytes";
    for text in [&toml, &json] {
        let path = folder.path().join("rules");
        fs::write(&path, text).unwrap();
        for error in [
            load_rules::<Preset>(path.to_str().unwrap()).unwrap_err().to_string(),
            build_rules::<&str>(path.to_str().unwrap(), &[]).unwrap_err().to_string(),
        ] {
            assert!(error.contains(limit) && error.contains("line ") && error.len() < 300, "{error}");
        }
    }
    for error in [
        rules_from_toml::<Preset>(&toml).unwrap_err(),
        rules_from_json::<Preset>(&json).unwrap_err(),
        rules_from_code::<Preset>(&code).unwrap_err(),
        build_code(&code).unwrap_err(),
        build_rules::<&str>(&code, &[]).unwrap_err(),
    ] {
        assert!(error.to_string().contains(limit), "{error}");
    }
    // However often it is there, it is told once.
    for times in [2, 1_000] {
        let told = faults(&rules_from_code::<Preset>(&code[..8 + 11 * times]).unwrap_err());
        assert_eq!(told, ["axis chicago is there twice"]);
    }
}

#[test]
fn a_long_name_is_like_no_other() {
    // Everything that is wrong is told, each with its line; what is longer than any name is compared with none.
    let toml: String = (0..3_000).map(|key| format!("misere{key} = 1\n")).collect();
    let told = faults(&rules_from_toml::<Preset>(&format!("preset = \"quebec-4\"\n{toml}")).unwrap_err());
    assert_eq!(told.len(), 3_000);
    assert!(told[2_999].starts_with("line 3001: ") && told[2_999].contains("misere2999"), "{}", told[2_999]);
    let long = format!("australian-4{}", "4".repeat(60_000));
    let error = build_rules::<&str>(&long, &[]).unwrap_err().to_string();
    assert!(!error.contains("did you mean"), "{}", &error[error.len() - 200..]);
}

#[test]
fn rules_are_found_by_name_code_or_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_string_lossy().into_owned()
    };
    let toml = file("ours.toml", "# The pub\npreset = \"quebec-4\"\nchicago = \"on\"\n");
    let json = file("ours", "{\"preset\": \"quebec-4\", \"chicago\": \"on\"}");
    for text in ["quebec-4+chicago=on", "Quebec-4 chicago=on", &toml, &json] {
        assert_eq!(rules_code(&load_rules::<Preset>(text).unwrap()), "quebec-4+chicago=on", "{text}");
    }
    let broken = file("broken.toml", "preset = \"quebec-4\"\nchicago = \"maybe\"\nx =");
    let wrong = file("wrong.toml", "preset = \"quebec-4\"\nchicago = \"maybe\"\npartie = 1\n");
    for (text, error) in [
        ("quebec4", "did you mean \"quebec-4\"?"),
        ("poker", "\"poker\" is not a game, a rule code or a file"),
        ("", "is not a game"),
        ("poker+misere=off", "there is no preset \"poker\""),
        ("no/such/file.toml", "no/such/file.toml: "),
        (folder.path().to_str().unwrap(), &folder.path().display().to_string()),
        (&broken, "broken.toml: line 3, column "),
        (&wrong, "wrong.toml: line 3: axis partie"),
    ] {
        let found = load_rules::<Preset>(text).unwrap_err().to_string();
        assert!(found.contains(error), "{text}: {found}");
    }
    // The game follows from the preset.
    let rummy = file("rummy.toml", "preset = \"rummy-500-floating\"\nplayers = 3\njokers = \"off\"\n");
    let rummy_json =
        file("rummy", "{\"preset\": \"rummy-500-floating\", \"players\": 3, \"jokers\": \"off\"}");
    for text in ["rummy-500-floating+players=3+jokers=off", &rummy, &rummy_json] {
        let AnyRules::Rummy500(rules) = build_rules::<&str>(text, &[]).unwrap() else { panic!("{text}") };
        assert_eq!(rules_code(rules.spec()), "rummy-500-floating+players=3+jokers=off", "{text}");
    }
    let slip = file("slip.toml", "preset = \"rummy-500-flaoting\"\njoker = \"off\"\nplayers = 9\n");
    for (text, errors) in [
        ("rummy500", &["did you mean \"rummy-500\"?"][..]),
        ("rummy-500+target=0", &["there is no value \"0\" (it has 1 to 100000)"]),
        (
            &slip,
            &[
                "did you mean \"rummy-500-floating\"?",
                "line 2: there is no axis \"joker\"; did you mean \"jokers\"?",
                "(it has 2 to 8)",
            ],
        ),
    ] {
        let found = build_rules::<&str>(text, &[]).unwrap_err().to_string();
        assert!(errors.iter().all(|error| found.contains(error)), "{text}: {found}");
    }
    // Changes of a file that can't be played name the file.
    let error = build_rules(&toml, &["players=5"]).unwrap_err().to_string();
    assert!(error.contains("ours.toml: sides: partners"), "{error}");
}
