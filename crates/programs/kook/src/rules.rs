//! `kook rules`: the games by kind and country, and the rules of one as a sheet, as TOML, as JSON or as a code.

use std::{fmt::Write, io, path::Path, process::ExitCode};

use five_hundred::{Family, PRESETS};
use kookaburra::{
    AnyRules, Fault, GameKind, RulesError, TomlComments, build_rules, rules_code, rules_to_json,
    rules_to_toml, with_rules,
};
use serde_json::{Value, json};
use table::{Place, Problem, Spec, Variants, quoted};
use texts::{Lang, Spoken, Texts, letters};

use crate::{Failure, cli, find, page, print, replay::path_name};

pub(crate) fn rules(options: &cli::Rules, texts: Texts) -> Result<ExitCode, Failure> {
    if options.find {
        return find::find(texts, &mut io::stdin().lock(), &mut io::stdout().lock());
    }
    let Some(name) = options.rules() else {
        print(&if options.json { format!("{:#}", list_json()) } else { list(texts) })?;
        return Ok(ExitCode::SUCCESS);
    };
    let rules = build_rules(name, &options.changes)?;
    if let Some(other) = &options.against {
        print(&against(&rules, &build_rules::<&str>(other, &[])?, texts)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    print(&with_rules!(rules, rules => one(rules, options, texts)))?;
    Ok(ExitCode::SUCCESS)
}

/// The rules in which two games differ, each with what it is in either.
fn against(one: &AnyRules, other: &AnyRules, texts: Texts) -> Result<String, Failure> {
    let cells = texts.against(one, other).ok_or_else(|| Failure::Sentence(texts.get("against-other")))?;
    if cells.rows.is_empty() {
        return Ok(texts.get("against-none"));
    }
    let row = |row: &Vec<String>| {
        let sides = cells
            .head
            .iter()
            .zip(row)
            .skip(1)
            .map(|(game, value)| page::fill(&format!("{game}: {value}"), "  "));
        std::iter::once(row[0].clone()).chain(sides).collect::<Vec<_>>().join("\n")
    };
    Ok(cells.rows.iter().map(row).collect::<Vec<_>>().join("\n"))
}

/// The rules of one game in the form that is wanted.
fn one<G: Spoken>(rules: &G, options: &cli::Rules, texts: Texts) -> String {
    let spec = rules.spec();
    let texts = Texts::for_rules(texts.lang(), rules);
    if options.json {
        format!("{:#}", Value::from(rules_to_json(spec)))
    } else if options.toml {
        rules_to_toml(spec, &comments(spec, texts))
    } else if options.code {
        rules_code(spec)
    } else if options.usual {
        usual(rules, texts)
    } else {
        let code = texts.format("rules-code", &[("code", rules_code(spec).into())]);
        format!("{}\n{}", texts.rule_sheet(rules).in_columns(page::room()), page::fill(&code, ""))
    }
}

/// Every rule that decides something here, with what it is at this table and what is usual where.
fn usual<G: Spoken>(rules: &G, texts: Texts) -> String {
    let mut lines = Vec::new();
    for (axis, said) in texts.usual::<G>().into_iter().filter(|(axis, _)| rules.has_effect(axis.name)) {
        let value = G::Preset::get(&rules.spec().axes, axis.name).unwrap_or_default();
        let args =
            [("label", texts.axis(axis.name).into()), ("choice", texts.axis_value(axis.name, &value).into())];
        lines.push(page::fill(&texts.format("house-answer", &args), ""));
        lines.push(page::fill(&said, "  "));
    }
    lines.join("\n")
}

/// Every game with what it is: Five Hundred by country, then Rummy 500.
pub(crate) fn list(texts: Texts) -> String {
    let mut list = String::new();
    for family in Family::ALL {
        let presets = PRESETS.iter().filter(|preset| preset.family == family);
        list += &group(&texts.family(family), presets, texts);
    }
    list += &group(&texts.get("family-rummy"), rummy_500::PRESETS.iter(), texts);
    list + &page::fill(&texts.get("rules-list-end"), "")
}

/// Games under a heading, a line or two for each.
fn group<'p, V: Variants>(heading: &str, presets: impl Iterator<Item = &'p V>, texts: Texts) -> String {
    let all = PRESETS.iter().map(Variants::name).chain(rummy_500::PRESETS.iter().map(Variants::name));
    let width = all.map(str::len).max().unwrap_or_default();
    let mut group = format!("{heading}\n");
    for preset in presets {
        let (_, about) = texts.preset(preset);
        let text = format!("{:width$}  {about}", preset.name());
        let _ = writeln!(group, "  {}", page::fill_from(&text, &" ".repeat(width + 4), 2));
    }
    group + "\n"
}

fn list_json() -> Value {
    let five_hundred = PRESETS.iter().map(|preset| preset_json(preset, GameKind::FiveHundred));
    let rummy = rummy_500::PRESETS.iter().map(|preset| preset_json(preset, GameKind::RummyFiveHundred));
    five_hundred.chain(rummy).collect()
}

fn preset_json<V: Variants>(preset: &'static V, game: GameKind) -> Value {
    let mut axes = rules_to_json(&Spec::from(preset));
    axes.remove("preset");
    json!({ "preset": preset.name(), "game": game.name(), "axes": axes })
}

fn comments<V: Variants>(spec: &Spec<V>, texts: Texts) -> TomlComments {
    let (name, _) = texts.preset(spec.preset);
    TomlComments {
        title: texts.format("toml-title", &[("name", name.into())]),
        changed: texts.get("toml-changed"),
        unchanged: texts.get("toml-unchanged"),
    }
}

/// The mistakes in the rules somebody asked for, a line for each.
pub(crate) fn complaint(error: &RulesError, texts: Texts) -> String {
    let asked = match error {
        RulesError::Unknown { text } => Some(text),
        RulesError::Faults { path: None, faults } => match &faults[..] {
            [Fault { problem: Problem::UnknownPreset { name, .. }, .. }] => Some(name),
            _ => None,
        },
        _ => None,
    };
    if let Some(games) = asked.and_then(|text| search(text, texts)) {
        return games;
    }
    match error {
        RulesError::Unknown { text } => texts.format("rules-unknown", &[("text", text.into())]),
        RulesError::Faults { path, faults } => {
            let lines: Vec<String> =
                faults.iter().map(|fault| fault_line(path.as_deref(), fault, texts)).collect();
            lines.join("\nkook: ")
        }
        RulesError::Unreadable { path, error } => {
            at(&path_name(path), &terminal::system_error(texts, error), texts)
        }
        RulesError::Malformed { path, malformed } => {
            let file = path.as_deref().map(path_name).unwrap_or_default();
            let (line, column) = match malformed.place {
                Place::Text { line, column } => (line, column),
                _ => (0, 0),
            };
            let why = match malformed.message.as_str() {
                message if message.contains("duplicate") => "twice",
                message if message.contains("at most") => "long",
                _ => "other",
            };
            let place = texts.format("fault-place", &[("line", line.into()), ("column", column.into())]);
            let sentence = at(&place, &texts.format("fault-not-read", &[("why", why.into())]), texts);
            if file.is_empty() { sentence } else { at(&file, &sentence, texts) }
        }
    }
}

/// That there is no game of this name.
pub(crate) fn no_game(name: &str, texts: Texts) -> Failure {
    let known = PRESETS.iter().map(Variants::name).chain(rummy_500::PRESETS.iter().map(Variants::name));
    let mut text = texts.format("rules-unknown", &[("text", quoted(name).into())]);
    if let Some(meant) = kookaburra::nearest(name, known) {
        text.push(' ');
        text += &texts.format("fault-suggestion", &[("name", meant.into())]);
    }
    Failure::Sentence(text)
}

/// A sentence behind the place that it is about.
pub(crate) fn at(place: &str, sentence: &str, texts: Texts) -> String {
    texts.format("print-count", &[("name", place.into()), ("number", sentence.into())])
}

/// The games whose code or name holds all words of a text, in whatever language it is typed; `None` if there are none.
fn search(text: &str, texts: Texts) -> Option<String> {
    let words = words(text);
    let five_hundred =
        PRESETS.iter().filter(|preset| is_called(*preset, &words)).map(|preset| row(preset, texts));
    let rummy = rummy_500::PRESETS.iter().filter(|preset| is_called(*preset, &words));
    let rows: Vec<Vec<String>> = five_hundred.chain(rummy.map(|preset| row(preset, texts))).collect();
    if words.is_empty() || rows.is_empty() {
        return None;
    }
    let head = texts.format("rules-matching", &[("text", text.into())]);
    Some(format!("{head}\n{}", page::columns(&rows, &[page::Align::Left], "  ").trim_end()))
}

/// A game by its code and its name.
fn row(preset: &impl Variants, texts: Texts) -> Vec<String> {
    vec![preset.name().to_owned(), texts.preset(preset).0]
}

/// Whether each of these words begins one of the code or of a name of a game.
fn is_called(preset: &impl Variants, wanted: &[String]) -> bool {
    let names = Lang::ALL.map(|lang| Texts::new(lang).preset(preset).0);
    let held: Vec<String> = names.iter().map(String::as_str).chain([preset.name()]).flat_map(words).collect();
    wanted.iter().all(|word| held.iter().any(|held| held.starts_with(word.as_str())))
}

/// The words of a text as they are searched: small letters without accents.
fn words(text: &str) -> Vec<String> {
    let plain: String = text.chars().map(letters::plain).collect();
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn fault_line(path: Option<&Path>, fault: &Fault, texts: Texts) -> String {
    let mut line = texts.problem(&fault.problem);
    if let Some(number) = fault.line {
        line = at(&texts.format("fault-line", &[("line", number.into())]), &line, texts);
    }
    if let Some(path) = path {
        line = at(&path_name(path), &line, texts);
    }
    if let Some(name) = fault.suggestion {
        line.push(' ');
        line += &texts.format("fault-suggestion", &[("name", name.into())]);
    }
    if !fault.known.is_empty() {
        let names = fault.known.iter().map(|&name| name.to_owned()).collect();
        line.push('\n');
        line += &page::fill(&texts.format("fault-axes", &[("names", texts.list(names).into())]), "  ");
    }
    line
}
