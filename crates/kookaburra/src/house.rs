//! House rules as texts: a preset's name, a short code, a TOML or a JSON file \[NOT-REC-1\].
//!
//! All of them say the same thing: a preset, and the axes that this table plays differently. Everything that is wrong
//! with such a text is found before anything is reported.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use five_hundred::{AXES, PRESETS, Preset, Problem, Problems, Rules, RulesSpec};
use table::{Malformed, read_object};
use toml::de::{DeTable, DeValue};

/// Why a text does not say what a table plays.
#[derive(Debug, thiserror::Error)]
pub enum RulesError {
    /// It names nothing that is known.
    #[error("\"{text}\" is no preset, no code of house rules and no file")]
    Unknown {
        /// The text.
        text: String,
    },
    /// The file can't be read.
    #[error("{}: {error}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file is no TOML or no JSON.
    #[error("{}{malformed}", of_file(.path.as_deref()))]
    Malformed {
        /// The file, if there is one.
        path: Option<PathBuf>,
        /// Where, and why.
        malformed: Malformed,
    },
    /// Its rules can't be played.
    #[error("{}", list(.path.as_deref(), .faults))]
    Faults {
        /// The file, if there is one.
        path: Option<PathBuf>,
        /// Everything that is wrong.
        faults: Vec<Fault>,
    },
}

/// One thing that is wrong with the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// The line of the file, from 1, where that is known.
    pub line: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

impl Fault {
    /// The known name that comes nearest to an unknown one.
    #[must_use]
    pub fn suggestion(&self) -> Option<&'static str> {
        match &self.problem {
            Problem::UnknownPreset { name } => nearest(name, PRESETS.iter().map(|preset| preset.name)),
            Problem::UnknownAxis { axis } => nearest(axis, AXES.iter().map(|axis| axis.name)),
            Problem::UnknownValue { axis, value } => nearest(value, axis.values.iter().copied()),
            _ => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        write!(f, "{}", self.problem)
    }
}

fn of_file(path: Option<&Path>) -> String {
    path.map(|path| format!("{}: ", path.display())).unwrap_or_default()
}

fn list(path: Option<&Path>, faults: &[Fault]) -> String {
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    format!("{}{}", of_file(path), faults.join("; "))
}

/// The candidate most like `text`, if it is like it at all.
fn nearest(text: &str, candidates: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let likeness = |candidate| (strsim::jaro_winkler(text, candidate), candidate);
    let best = candidates.map(likeness).max_by(|one, other| one.0.total_cmp(&other.0))?;
    (best.0 > 0.8).then_some(best.1)
}

/// What a text says a table plays, not yet checked as a whole.
struct Draft {
    spec: RulesSpec,
    faults: Vec<Fault>,
    path: Option<PathBuf>,
}

impl Draft {
    /// Starts from a preset, or from the first of all if there is none of that name.
    fn new(preset: Result<&'static Preset, Problem>, line: Option<usize>) -> Self {
        let mut faults = Vec::new();
        let preset = preset.unwrap_or_else(|problem| {
            faults.push(Fault { line, problem });
            &PRESETS[0]
        });
        Self { spec: preset.into(), faults, path: None }
    }

    fn set(&mut self, axis: &str, value: &str, line: Option<usize>) {
        self.faults.extend(self.spec.set(axis, value).err().map(|problem| Fault { line, problem }));
    }

    /// Sets `axis=value`; without a value the axis says which ones it has.
    fn set_words(&mut self, words: &str) {
        let (axis, value) = words.split_once('=').unwrap_or((words, ""));
        self.set(axis.trim(), value.trim(), None);
    }

    fn finish(self) -> Result<RulesSpec, RulesError> {
        if self.faults.is_empty() {
            Ok(self.spec)
        } else {
            Err(RulesError::Faults { path: self.path, faults: self.faults })
        }
    }
}

fn preset_named(name: &str) -> Result<&'static Preset, Problem> {
    Preset::named(name).ok_or_else(|| Problem::UnknownPreset { name: name.to_owned() })
}

/// The short code of house rules: the preset, and each change after a `+`, as in
/// `australian-4+misere=any_time+sans_kitty=same`. It stands wherever the name of a preset can.
#[must_use]
pub fn rules_code(spec: &RulesSpec) -> String {
    let changes = spec.changes().map(|(axis, value)| format!("+{}={value}", axis.name));
    std::iter::once(spec.preset.name.to_owned()).chain(changes).collect()
}

/// Reads the name of a preset or a short code. A space stands for a `+`, as it does in web addresses.
///
/// # Errors
/// Everything that is wrong with it.
pub fn rules_from_code(code: &str) -> Result<RulesSpec, RulesError> {
    read_code(code).finish()
}

fn read_code(code: &str) -> Draft {
    let code = code.trim().to_ascii_lowercase();
    let mut parts = code.split(['+', ' ']).filter(|part| !part.is_empty());
    let mut draft = Draft::new(parts.next().ok_or(Problem::NoPreset).and_then(preset_named), None);
    parts.for_each(|part| draft.set_words(part));
    draft
}

/// Reads house rules from JSON: the `rules` object of a record.
///
/// # Errors
/// It is no JSON object, or everything that is wrong with its rules.
pub fn rules_from_json(text: &str) -> Result<RulesSpec, RulesError> {
    read_json(text)?.finish()
}

fn read_json(text: &str) -> Result<Draft, RulesError> {
    let map = read_object(text).map_err(|malformed| RulesError::Malformed { path: None, malformed })?;
    let mut draft = Draft::new(Ok(&PRESETS[0]), None);
    match RulesSpec::from_json(&map) {
        Ok(spec) => draft.spec = spec,
        Err(Problems(problems)) => {
            draft.faults = problems.into_iter().map(|problem| Fault { line: None, problem }).collect();
        }
    }
    Ok(draft)
}

/// Reads house rules from TOML: `preset = "australian-4"`, then a line for each axis that is played differently.
///
/// # Errors
/// It is no TOML, or everything that is wrong with its rules, with the lines.
pub fn rules_from_toml(text: &str) -> Result<RulesSpec, RulesError> {
    read_toml(text)?.finish()
}

fn read_toml(text: &str) -> Result<Draft, RulesError> {
    let table = DeTable::parse(text).map_err(|error| RulesError::Malformed {
        path: None,
        malformed: Malformed {
            place: place(text, error.span().map_or(0, |span| span.start)),
            message: error.message().to_owned(),
        },
    })?;
    let line = |at: usize| text.get(..at).map(|before| before.matches('\n').count() + 1);
    let mut entries: Vec<_> = table.get_ref().iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    let preset = entries.iter().find(|(key, _)| key.get_ref() == "preset");
    let mut draft = match preset {
        Some((key, value)) => Draft::new(preset_named(&plain(value.get_ref())), line(key.span().start)),
        None => Draft::new(Err(Problem::NoPreset), None),
    };
    for (key, value) in entries.iter().filter(|(key, _)| key.get_ref() != "preset") {
        draft.set(key.get_ref(), &plain(value.get_ref()), line(key.span().start));
    }
    Ok(draft)
}

/// A value as axes write it; what no axis has stays recognisable.
fn plain(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(truth) => truth.to_string(),
        DeValue::Datetime(date) => date.to_string(),
        DeValue::Array(_) => "[…]".to_owned(),
        DeValue::Table(_) => "{…}".to_owned(),
    }
}

fn place(text: &str, at: usize) -> table::Place {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    table::Place::Text { line, column }
}

/// What the comments of a TOML file say, in the language of its reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TomlComments {
    /// What the file is.
    pub title: String,
    /// That what follows differs from the preset.
    pub changed: String,
    /// That what follows is as in the preset, and how to change it.
    pub unchanged: String,
}

/// Writes house rules as TOML to be edited: the changes, then every other axis as a comment, each with its values.
#[must_use]
pub fn rules_to_toml(spec: &RulesSpec, comments: &TomlComments) -> String {
    let mut toml = format!("# {}\n\npreset = \"{}\"\n", comments.title, spec.preset.name);
    let line = |lead: &str, axis: &five_hundred::Axis, value: &str| {
        let setting = format!("{lead}{} = \"{value}\"", axis.name);
        format!("{setting:44} # {}\n", axis.values.join(", "))
    };
    let changed: Vec<&str> = spec.changes().map(|(axis, _)| axis.name).collect();
    if !changed.is_empty() {
        toml += &format!("\n# {}\n", comments.changed);
        toml.extend(spec.changes().map(|(axis, value)| line("", axis, &value)));
    }
    toml += &format!("\n# {}\n", comments.unchanged);
    let unchanged = spec.axes.iter().filter(|(axis, _)| !changed.contains(&axis.name));
    toml.extend(unchanged.map(|(axis, value)| line("# ", axis, value)));
    toml
}

/// What a player says a table plays: the name of a preset, a short code, or the path of a TOML or JSON file.
///
/// # Errors
/// It is none of them, or everything that is wrong with it.
pub fn load_rules(text: &str) -> Result<RulesSpec, RulesError> {
    load(text)?.finish()
}

/// Loads rules and changes axes, each `axis=value`, and checks that they can be played.
///
/// # Errors
/// Everything that is wrong, in the text and in the changes.
pub fn build_rules<S: AsRef<str>>(text: &str, changes: &[S]) -> Result<Rules, RulesError> {
    let mut draft = load(text)?;
    for change in changes {
        draft.set_words(&change.as_ref().to_ascii_lowercase());
    }
    let path = draft.path.clone();
    let spec = draft.finish()?;
    Rules::new(spec).map_err(|Problems(problems)| RulesError::Faults {
        path,
        faults: problems.into_iter().map(|problem| Fault { line: None, problem }).collect(),
    })
}

fn load(text: &str) -> Result<Draft, RulesError> {
    let path = Path::new(text);
    let looks_like_file = text.contains(['/', '\\']) || path.extension().is_some();
    let known = |text: &str| Preset::named(&text.trim().to_ascii_lowercase()).is_some();
    let starts_with_preset = || text.split(['+', ' ']).next().is_some_and(known);
    if known(text) || !looks_like_file && (text.contains('=') || starts_with_preset()) {
        return Ok(read_code(text));
    }
    if !looks_like_file && !path.is_file() {
        let unknown = Fault { line: None, problem: Problem::UnknownPreset { name: text.to_owned() } };
        return Err(match unknown.suggestion() {
            Some(_) => RulesError::Faults { path: None, faults: vec![unknown] },
            None => RulesError::Unknown { text: text.to_owned() },
        });
    }
    let content =
        fs::read_to_string(path).map_err(|error| RulesError::Unreadable { path: path.to_owned(), error })?;
    let read = if content.trim_start().starts_with('{') { read_json(&content) } else { read_toml(&content) };
    match read {
        Ok(draft) => Ok(Draft { path: Some(path.to_owned()), ..draft }),
        Err(RulesError::Malformed { malformed, .. }) => {
            Err(RulesError::Malformed { path: Some(path.to_owned()), malformed })
        }
        Err(other) => Err(other),
    }
}
