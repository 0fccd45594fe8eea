//! Both languages say the same things: every file has the same keys with the same variables.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, Variant},
    parser,
};
use texts::{Lang, Texts};

/// Every message may use these (see `Texts`); a language may need them where the other does not.
const AMBIENT: [&str; 3] = ["country", "nil", "jokers"];
/// The functions of the bundles.
const FUNCTIONS: [&str; 6] = ["LE", "DU", "AU", "DE", "QUE", "CAP"];

/// What a message uses.
#[derive(Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    functions: BTreeSet<String>,
}

fn folder(lang: &str) -> String {
    format!("{}/locales/{lang}", env!("CARGO_MANIFEST_DIR"))
}

fn source(lang: &str, file: &str) -> String {
    let path = format!("{}/{file}.ftl", folder(lang));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The files of a language, without their ending.
fn files(lang: &str) -> BTreeSet<String> {
    let paths = std::fs::read_dir(folder(lang)).unwrap().map(|entry| entry.unwrap().path());
    let ftl = paths.filter(|path| path.extension().is_some_and(|end| end == "ftl"));
    ftl.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect()
}

fn messages(lang: &str, file: &str) -> BTreeMap<String, Uses> {
    let text = source(lang, file);
    let resource: Resource<&str> =
        parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{lang}/{file}.ftl: {errors:?}"));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut uses = Uses::default();
        let pattern =
            message.value.as_ref().unwrap_or_else(|| panic!("{lang}: {} has no text", message.id.name));
        of_pattern(pattern, &mut uses);
        let doubled = found.insert(message.id.name.to_owned(), uses).is_some();
        assert!(!doubled, "{lang}/{file}.ftl: {} is there twice", message.id.name);
    }
    found
}

fn of_pattern(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, uses);
        }
    }
}

fn of_expression(expression: &Expression<&str>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, uses),
        Expression::Select { selector, variants } => {
            of_inline(selector, uses);
            variants.iter().for_each(|Variant { value, .. }| of_pattern(value, uses));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, uses: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => {
            uses.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            uses.messages.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
            uses.functions.insert(id.name.to_owned());
            positional.iter().for_each(|argument| of_inline(argument, uses));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, uses),
        _ => {}
    }
}

/// The variables of a message and of all the messages it refers to.
fn variables(key: &str, all: &BTreeMap<String, Uses>) -> BTreeSet<String> {
    let Some(uses) = all.get(key) else { return BTreeSet::new() };
    let mut found = uses.variables.clone();
    for message in &uses.messages {
        found.extend(variables(message, all));
    }
    found.retain(|name| !AMBIENT.contains(&name.as_str()));
    found
}

fn language(lang: &str) -> BTreeMap<String, Uses> {
    let mut all = BTreeMap::new();
    for file in files(lang) {
        for (key, uses) in messages(lang, &file) {
            assert!(!all.contains_key(&key), "{lang}: {key} is in two files");
            all.insert(key, uses);
        }
    }
    all
}

#[test]
fn both_languages_have_the_same_keys_in_the_same_files() {
    assert_eq!(files("en"), files("fr"));
    for file in files("en") {
        let [en, fr] = ["en", "fr"].map(|lang| messages(lang, &file).into_keys().collect::<BTreeSet<_>>());
        let only_en: Vec<_> = en.difference(&fr).collect();
        let only_fr: Vec<_> = fr.difference(&en).collect();
        assert!(
            only_en.is_empty() && only_fr.is_empty(),
            "{file}.ftl: en only {only_en:?}, fr only {only_fr:?}"
        );
    }
}

#[test]
fn both_languages_use_the_same_variables() {
    let (en, fr) = (language("en"), language("fr"));
    for key in en.keys() {
        assert_eq!(variables(key, &en), variables(key, &fr), "{key}");
    }
}

#[test]
fn messages_refer_only_to_what_there_is() {
    for lang in ["en", "fr"] {
        let all = language(lang);
        for (key, uses) in &all {
            let missing: Vec<_> =
                uses.messages.iter().filter(|message| !all.contains_key(*message)).collect();
            assert!(missing.is_empty(), "{lang}: {key} refers to {missing:?}");
            let unknown = uses.functions.iter().find(|function| !FUNCTIONS.contains(&function.as_str()));
            assert_eq!(unknown, None, "{lang}: {key}");
        }
    }
}

/// So that a part of the texts is whole without the others.
#[test]
fn messages_refer_to_their_own_file_or_to_the_words_of_all() {
    for lang in ["en", "fr"] {
        let words = messages(lang, "terms");
        for file in files(lang) {
            let own = messages(lang, &file);
            for (key, uses) in &own {
                let mut used = uses.messages.iter();
                let stray = used.find(|message| !own.contains_key(*message) && !words.contains_key(*message));
                assert_eq!(stray, None, "{lang}/{file}.ftl: {key}");
            }
        }
    }
}

#[test]
fn every_message_of_every_file_is_found() {
    for lang in Lang::ALL {
        let missing: Vec<_> =
            language(lang.code()).into_keys().filter(|key| !Texts::new(lang).has(key)).collect();
        assert!(missing.is_empty(), "{lang}: not among the files of the bundle: {missing:?}");
    }
}

/// Anything told of the reader is told to them: they are not named, as somebody else would be.
#[test]
fn the_reader_is_spoken_to() {
    let told = |key: &str| {
        ["told-", "known-cards", "draw-dealer", "print-went"].iter().any(|begin| key.starts_with(begin))
    };
    for lang in Lang::ALL {
        let mut spoken = 0;
        for (key, uses) in language(lang.code()).into_iter().filter(|(key, _)| told(key)) {
            if !uses.variables.contains("name") {
                continue;
            }
            let args = uses.variables.iter().map(|name| match name.as_str() {
                "name" => ("name", "Zoe".into()),
                "you" => ("you", "yes".into()),
                "mine" => ("mine", "no".into()),
                "count" | "number" | "value" | "tricks" => (name.as_str(), 2.into()),
                _ => (name.as_str(), "…".into()),
            });
            let text = Texts::new(lang).format(&key, &args.collect::<Vec<_>>());
            assert!(!text.contains("Zoe"), "{lang}: {key}: {text}");
            spoken += 1;
        }
        assert!(spoken > 15, "{lang}: {spoken}");
    }
}
