//! `kook rules`: the games by country, and the rules of one as a sheet, as TOML, as JSON or as a code.

use std::{fmt::Write, path::Path, process::ExitCode};

use five_hundred::{Family, PRESETS, RulesSpec};
use kookaburra::{Fault, RulesError, TomlComments, build_rules, rules_code, rules_to_toml};
use serde_json::{Map, Value, json};
use texts::Texts;

use crate::{Failure, cli, page, print};

pub(crate) fn rules(options: &cli::Rules, texts: Texts) -> Result<ExitCode, Failure> {
    let Some(name) = &options.rules else {
        print(&if options.json { format!("{:#}", list_json()) } else { list(texts) })?;
        return Ok(ExitCode::SUCCESS);
    };
    let rules = build_rules(name, &options.changes)?;
    let spec = rules.spec();
    let texts = Texts::for_rules(texts.lang(), &rules);
    print(&if options.json {
        format!("{:#}", Value::from(spec_json(spec)))
    } else if options.toml {
        rules_to_toml(spec, &comments(spec, texts))
    } else if options.code {
        rules_code(spec)
    } else {
        let code = texts.format("rules-code", &[("code", rules_code(spec).into())]);
        format!("{}\n{}", texts.rule_sheet(&rules), page::fill(&code, ""))
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Every game with what it is, by country.
fn list(texts: Texts) -> String {
    let mut list = String::new();
    let width = PRESETS.iter().map(|preset| preset.name.len()).max().unwrap_or_default();
    for family in Family::ALL {
        let _ = writeln!(list, "{}", texts.family(family));
        for preset in PRESETS.iter().filter(|preset| preset.family == family) {
            let (_, about) = texts.preset(preset);
            let text = format!("{:width$}  {about}", preset.name);
            let _ = writeln!(list, "  {}", page::fill_from(&text, &" ".repeat(width + 4), 2));
        }
        list.push('\n');
    }
    list + &page::fill(&texts.get("rules-list-end"), "")
}

fn list_json() -> Value {
    let presets = PRESETS.iter().map(|preset| {
        let mut axes = spec_json(&RulesSpec::from(preset));
        axes.remove("preset");
        json!({ "preset": preset.name, "axes": axes })
    });
    presets.collect()
}

/// The preset and every axis: itself a `rules` object of a record.
fn spec_json(spec: &RulesSpec) -> Map<String, Value> {
    let preset = std::iter::once(("preset".to_owned(), Value::from(spec.preset.name)));
    preset.chain(spec.iter().map(|(axis, value)| (axis.name.to_owned(), value.into()))).collect()
}

fn comments(spec: &RulesSpec, texts: Texts) -> TomlComments {
    let (name, _) = texts.preset(spec.preset);
    TomlComments {
        title: texts.format("toml-title", &[("name", name.into())]),
        changed: texts.get("toml-changed"),
        unchanged: texts.get("toml-unchanged"),
    }
}

/// What is wrong with the rules somebody asked for, a line for each thing.
pub(crate) fn complaint(error: &RulesError, texts: Texts) -> String {
    match error {
        RulesError::Unknown { text } => texts.format("rules-unknown", &[("text", text.into())]),
        RulesError::Faults { path, faults } => {
            let lines: Vec<String> =
                faults.iter().map(|fault| fault_line(path.as_deref(), fault, texts)).collect();
            lines.join("\nkook: ")
        }
        RulesError::Unreadable { .. } | RulesError::Malformed { .. } => error.to_string(),
    }
}

fn fault_line(path: Option<&Path>, fault: &Fault, texts: Texts) -> String {
    let mut line = path.map(|path| format!("{}: ", path.display())).unwrap_or_default();
    if let Some(number) = fault.line {
        line += &texts.format("fault-line", &[("line", number.into())]);
        line += ": ";
    }
    line += &texts.problem(&fault.problem);
    if let Some(name) = fault.suggestion {
        line.push(' ');
        line += &texts.format("fault-suggestion", &[("name", name.into())]);
    }
    line
}
