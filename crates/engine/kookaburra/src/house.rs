//! House rules as texts: a preset's name, a short code, a TOML or a JSON file \[NOT-REC-1\].
//!
//! All of them say the same thing: a preset, and the axes that this table plays differently. Everything that is wrong
//! with such a text is found before anything is reported.

use std::{
    fmt, fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

use cards::short;
use serde_json::{Map, Value};
use table::{Axis, Malformed, Place, Problem, Problems, Spec, Variants, quoted, read_object};
use toml::de::{DeTable, DeValue};

use crate::{AnyRules, GameKind};

/// House rules take no more, in bytes: a file with every axis and its comments has a tenth of it.
pub const LONGEST_RULES: usize = 64 * 1024;

/// No name is nearly as long, in bytes: what is longer is like none.
const LONGEST_NAME: usize = 256;

/// Why a text does not say what a table plays.
#[derive(Debug, thiserror::Error)]
pub enum RulesError {
    /// It names nothing that is known.
    #[error("\"{text}\" is not a game, a rule code or a file")]
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
    /// The mistake.
    pub problem: Problem,
    /// The known name that comes nearest to an unknown one.
    pub suggestion: Option<&'static str>,
    /// Of an axis that is like none that is known, all there are, those most like it first.
    pub known: Vec<&'static str>,
}

impl Fault {
    fn new<V: Variants>(mut problem: Problem, line: Option<usize>) -> Self {
        let suggestion = match &problem {
            Problem::UnknownPreset { name, .. } => nearest(name, V::all().iter().map(V::name)),
            Problem::UnknownAxis { axis } => nearest(axis, V::AXES.iter().map(|axis| axis.name)),
            Problem::UnknownValue { axis, value } => nearest(value, axis.values.iter().copied()),
            _ => None,
        };
        // What comes near is enough; else it is said what there is.
        if let (Problem::UnknownPreset { known, .. }, Some(_)) = (&mut problem, suggestion) {
            known.clear();
        }
        let known = match &problem {
            Problem::UnknownAxis { axis } if suggestion.is_none() => {
                by_likeness(axis, V::AXES.iter().map(|axis| axis.name))
            }
            _ => Vec::new(),
        };
        Self { line, problem, suggestion, known }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        write!(f, "{}", self.problem)?;
        match self.suggestion {
            Some(name) => write!(f, "; did you mean \"{name}\"?"),
            None => Ok(()),
        }
    }
}

fn of_file(path: Option<&Path>) -> String {
    path.map(|path| format!("{}: ", path.display())).unwrap_or_default()
}

fn list(path: Option<&Path>, faults: &[Fault]) -> String {
    let faults: Vec<String> = faults.iter().map(|fault| format!("{}{fault}", of_file(path))).collect();
    faults.join("\n")
}

/// The candidates, those most like `text` first.
fn by_likeness(text: &str, candidates: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut liked: Vec<_> = candidates.map(|name| (strsim::jaro_winkler(text, name), name)).collect();
    short::sort_by_key(&mut liked, |&(likeness, _)| -likeness);
    liked.into_iter().map(|(_, name)| name).collect()
}

/// The candidate most like `text`, if it is like it at all.
#[must_use]
pub fn nearest(text: &str, candidates: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    if text.len() > LONGEST_NAME {
        return None;
    }
    let likeness = |candidate| (strsim::jaro_winkler(text, candidate), candidate);
    let best = candidates.map(likeness).max_by(|one, other| one.0.total_cmp(&other.0))?;
    (best.0 > 0.8).then_some(best.1)
}

/// The presets of all games.
fn presets() -> impl Iterator<Item = (GameKind, &'static str)> {
    let five_hundred = five_hundred::PRESETS.iter().map(|preset| (GameKind::FiveHundred, preset.name));
    five_hundred.chain(rummy_500::PRESETS.iter().map(|preset| (GameKind::RummyFiveHundred, preset.name)))
}

impl GameKind {
    /// The game of a preset or a short code, by the name of its preset alone; nothing else of the text is read.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let preset = code_parts(code).next()?;
        presets().find(|(_, known)| known.eq_ignore_ascii_case(preset)).map(|(game, _)| game)
    }
}

/// The game of a preset, or of the one whose name comes nearest.
fn game_of(preset: &str) -> Option<GameKind> {
    let name = nearest(preset, presets().map(|(_, name)| name))?;
    presets().find(|(_, known)| *known == name).map(|(game, _)| game)
}

/// What a text says a table plays, not yet checked as a whole.
struct Draft<V: Variants> {
    spec: Spec<V>,
    faults: Vec<Fault>,
    path: Option<PathBuf>,
}

impl<V: Variants> Draft<V> {
    /// Starts from a preset. Without one the axes are still read, to report all that is wrong.
    fn new(preset: Option<&str>, line: Option<usize>) -> Self {
        let named = preset.map_or(Err(Problem::NoPreset), Spec::preset);
        let mut faults = Vec::new();
        let spec = named.unwrap_or_else(|problem| {
            faults.push(Fault::new::<V>(problem, line));
            Spec::from(&V::all()[0])
        });
        Self { spec, faults, path: None }
    }

    fn set(&mut self, axis: &str, value: &str, line: Option<usize>) {
        self.faults.extend(self.spec.set(axis, value).err().map(|problem| Fault::new::<V>(problem, line)));
    }

    /// Sets `axis=value`; without a value the axis says which ones it has.
    fn set_words(&mut self, words: &str) {
        let (axis, value) = words.split_once('=').unwrap_or((words, ""));
        self.set(axis.trim(), value.trim(), None);
    }

    /// The rules, checked as a whole.
    fn build<R>(self, rules: impl Fn(Spec<V>) -> Result<R, Problems>) -> Result<R, RulesError> {
        let path = self.path.clone();
        rules(self.finish()?).map_err(|Problems(problems)| RulesError::Faults {
            path,
            faults: problems.into_iter().map(|problem| Fault::new::<V>(problem, None)).collect(),
        })
    }

    fn finish(self) -> Result<Spec<V>, RulesError> {
        if self.faults.is_empty() {
            Ok(self.spec)
        } else {
            Err(RulesError::Faults { path: self.path, faults: self.faults })
        }
    }
}

/// The short code of house rules: the preset, and each change after a `+`, as in
/// `australian-4+misere=any_time+sans_kitty=same`. It stands wherever the name of a preset can.
#[must_use]
pub fn rules_code<V: Variants>(spec: &Spec<V>) -> String {
    let changes = spec.changes().map(|(axis, value)| format!("+{}={value}", axis.name));
    std::iter::once(spec.preset.name().to_owned()).chain(changes).collect()
}

/// Reads the name of a preset or a short code. A space stands for a `+`, as it does in web addresses.
///
/// # Errors
/// Everything that is wrong with it.
pub fn rules_from_code<V: Variants>(code: &str) -> Result<Spec<V>, RulesError> {
    check_length(code)?;
    read_code(code).finish()
}

fn check_length(text: &str) -> Result<(), RulesError> {
    if text.len() <= LONGEST_RULES {
        return Ok(());
    }
    let end = (0..=LONGEST_RULES).rev().find(|&at| text.is_char_boundary(at)).unwrap_or_default();
    let place = place(text, end);
    let message = format!("house rules have at most {LONGEST_RULES} bytes");
    Err(RulesError::Malformed { path: None, malformed: Malformed { place, message } })
}

/// The preset and the changes of a code, in which a blank stands for a `+`.
fn code_parts(code: &str) -> impl Iterator<Item = &str> {
    code.trim().split(['+', ' '])
}

fn read_code<V: Variants>(code: &str) -> Draft<V> {
    let code = code.to_ascii_lowercase();
    let mut parts = code_parts(&code);
    let mut draft = Draft::new(parts.next(), None);
    let mut told: Vec<&str> = Vec::new();
    for part in parts {
        let axis = part.split('=').next().unwrap_or_default().trim();
        if told.contains(&axis) {
            let twice = Fault::new::<V>(Problem::Twice { axis: quoted(axis) }, None);
            if !draft.faults.contains(&twice) {
                draft.faults.push(twice);
            }
        } else {
            draft.set_words(part);
        }
        told.push(axis);
    }
    draft
}

/// Reads house rules from JSON: the `rules` object of a record.
///
/// # Errors
/// It is no JSON object, or everything that is wrong with its rules.
pub fn rules_from_json<V: Variants>(text: &str) -> Result<Spec<V>, RulesError> {
    read_json(text)?.finish()
}

fn read_json<V: Variants>(text: &str) -> Result<Draft<V>, RulesError> {
    check_length(text)?;
    let map = read_object(text).map_err(|malformed| RulesError::Malformed { path: None, malformed })?;
    Ok(match Spec::from_json(&map) {
        Ok(spec) => Draft { spec, faults: Vec::new(), path: None },
        Err(Problems(problems)) => {
            let faults = problems.into_iter().map(|problem| Fault::new::<V>(problem, None)).collect();
            Draft { spec: Spec::from(&V::all()[0]), faults, path: None }
        }
    })
}

/// Reads house rules from TOML: `preset = "australian-4"`, then a line for each axis that is played differently.
///
/// # Errors
/// It is no TOML, or everything that is wrong with its rules, with the lines.
pub fn rules_from_toml<V: Variants>(text: &str) -> Result<Spec<V>, RulesError> {
    read_toml(text)?.finish()
}

fn read_toml<V: Variants>(text: &str) -> Result<Draft<V>, RulesError> {
    check_length(text)?;
    let table = DeTable::parse(text).map_err(|error| RulesError::Malformed {
        path: None,
        malformed: Malformed {
            place: place(text, error.span().map_or(0, |span| span.start)),
            message: error.message().to_owned(),
        },
    })?;
    let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    let line = |at: usize| Some(ends.partition_point(|&end| end < at) + 1);
    let mut entries: Vec<_> = table.get_ref().iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    let preset = entries.iter().find(|(key, _)| key.get_ref() == "preset");
    let mut draft = match preset {
        Some((key, value)) => Draft::new(Some(&plain(value.get_ref())), line(key.span().start)),
        None => Draft::new(None, None),
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

fn place(text: &str, at: usize) -> Place {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    Place::Text { line, column }
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
/// Numbers are written as numbers.
#[must_use]
pub fn rules_to_toml<V: Variants>(spec: &Spec<V>, comments: &TomlComments) -> String {
    let mut toml = format!("# {}\n\npreset = \"{}\"\n", comments.title, spec.preset.name());
    let line = |lead: &str, axis: &Axis, value: &str| {
        let value = if is_number(value) { value.to_owned() } else { format!("\"{value}\"") };
        let setting = format!("{lead}{} = {value}", axis.name);
        let values = match axis.range {
            Some((least, most)) => format!("{least} … {most}"),
            None => axis.values.join(", "),
        };
        format!("{setting:44} # {values}\n")
    };
    let changed: Vec<&str> = spec.changes().map(|(axis, _)| axis.name).collect();
    if !changed.is_empty() {
        toml += &format!("\n# {}\n", comments.changed);
        toml.extend(spec.changes().map(|(axis, value)| line("", axis, &value)));
    }
    toml += &format!("\n# {}\n", comments.unchanged);
    let unchanged = spec.iter().filter(|(axis, _)| !changed.contains(&axis.name));
    toml.extend(unchanged.map(|(axis, value)| line("# ", axis, &value)));
    toml
}

/// Writes the preset and every axis as JSON: itself a `rules` object of a record.
#[must_use]
pub fn rules_to_json<V: Variants>(spec: &Spec<V>) -> Map<String, Value> {
    let json = |axis: &Axis, value: &str| match value.parse::<u32>() {
        Ok(number) if axis.range.is_some() => Value::from(number),
        _ => Value::from(value),
    };
    let preset = std::iter::once(("preset".to_owned(), Value::from(spec.preset.name())));
    preset.chain(spec.iter().map(|(axis, value)| (axis.name.to_owned(), json(axis, &value)))).collect()
}

/// Whether a value is written the same as a number.
fn is_number(value: &str) -> bool {
    value.parse::<u32>().is_ok_and(|number| number.to_string() == value)
}

/// What a player says a table plays: the name of a preset, a short code, or the path of a TOML or JSON file.
///
/// # Errors
/// It is none of them, or everything that is wrong with it.
pub fn load_rules<V: Variants>(text: &str) -> Result<Spec<V>, RulesError> {
    Source::find(text)?.draft()?.finish()
}

/// Loads rules of any game and changes axes, each `axis=value`, and checks that they can be played.
///
/// # Errors
/// Everything that is wrong, in the text and in the changes.
pub fn build_rules<S: AsRef<str>>(text: &str, changes: &[S]) -> Result<AnyRules, RulesError> {
    Source::find(text)?.build(changes)
}

/// The checked rules of any game from the name of a preset or a short code; no file is read.
///
/// # Errors
/// It is none of them, or everything that is wrong with it.
pub fn build_code(code: &str) -> Result<AnyRules, RulesError> {
    // Nothing else is needed for it: whoever reads codes alone has no reader of files with it.
    match game_of_code(code)? {
        GameKind::FiveHundred => five_hundred_of(read_code(code)),
        GameKind::RummyFiveHundred => rummy_of(read_code(code)),
    }
}

/// The game of a short code, or of the name of a preset.
fn game_of_code(text: &str) -> Result<GameKind, RulesError> {
    check_length(text)?;
    if !text.contains('=') && GameKind::of_code(text).is_none() {
        return Err(unknown(text));
    }
    let preset = code_parts(text).next().unwrap_or_default().to_ascii_lowercase();
    Ok(game_of(&preset).unwrap_or(GameKind::FiveHundred))
}

fn five_hundred_of(draft: Draft<five_hundred::Preset>) -> Result<AnyRules, RulesError> {
    draft.build(|spec| five_hundred::Rules::new(spec).map(Box::new)).map(AnyRules::FiveHundred)
}

fn rummy_of(draft: Draft<rummy_500::Preset>) -> Result<AnyRules, RulesError> {
    draft.build(rummy_500::Rules::new).map(AnyRules::Rummy500)
}

/// A text that names no preset, and the preset whose name comes nearest.
fn unknown(text: &str) -> RulesError {
    match nearest(text, presets().map(|(_, name)| name)) {
        None => RulesError::Unknown { text: quoted(text) },
        suggestion => {
            let problem = Problem::UnknownPreset { name: quoted(text), known: Vec::new() };
            RulesError::Faults {
                path: None,
                faults: vec![Fault { line: None, problem, suggestion, known: Vec::new() }],
            }
        }
    }
}

/// A file; of one that is too long no more than shows that it is.
fn read_start(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(LONGEST_RULES as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > LONGEST_RULES {
        // Where it was cut a character may have been parted.
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// A text that says what a table plays, before it is known which game that is.
struct Source {
    form: Form,
    text: String,
    path: Option<PathBuf>,
}

enum Form {
    Code,
    Toml,
    Json,
}

impl Source {
    fn find(text: &str) -> Result<Self, RulesError> {
        let path = Path::new(text);
        let like_a_file = text.contains(['/', '\\']) || path.extension().is_some();
        let is_code = || text.contains('=') || GameKind::of_code(text).is_some() || !path.is_file();
        if !like_a_file && is_code() {
            return Self::of_code(text);
        }
        let path = path.to_owned();
        match read_start(&path) {
            Ok(text) => {
                let form = if text.trim_start().starts_with('{') { Form::Json } else { Form::Toml };
                Ok(Self { form, text, path: Some(path) })
            }
            Err(error) => Err(RulesError::Unreadable { path, error }),
        }
    }

    /// A short code, or the name of a preset.
    fn of_code(text: &str) -> Result<Self, RulesError> {
        game_of_code(text)?;
        Ok(Self { form: Form::Code, text: text.to_owned(), path: None })
    }

    /// The game of its preset. Of a text that names none the reader of any game tells what is wrong.
    fn game(&self) -> GameKind {
        let preset = match self.form {
            Form::Code => code_parts(&self.text).next().map(str::to_ascii_lowercase),
            Form::Toml => check_length(&self.text)
                .ok()
                .and_then(|()| DeTable::parse(&self.text).ok())
                .and_then(|table| table.get_ref().get("preset").map(|value| plain(value.get_ref()))),
            Form::Json => check_length(&self.text)
                .ok()
                .and_then(|()| read_object(&self.text).ok())
                .and_then(|map| map.get("preset").and_then(Value::as_str).map(str::to_owned)),
        };
        preset.and_then(|name| game_of(&name)).unwrap_or(GameKind::FiveHundred)
    }

    fn draft<V: Variants>(&self) -> Result<Draft<V>, RulesError> {
        let read = match self.form {
            Form::Code => Ok(read_code(&self.text)),
            Form::Toml => read_toml(&self.text),
            Form::Json => read_json(&self.text),
        };
        match read {
            Ok(draft) => Ok(Draft { path: self.path.clone(), ..draft }),
            Err(RulesError::Malformed { malformed, .. }) => {
                Err(RulesError::Malformed { path: self.path.clone(), malformed })
            }
            Err(other) => Err(other),
        }
    }

    /// The checked rules, with these changes.
    fn build<S: AsRef<str>>(&self, changes: &[S]) -> Result<AnyRules, RulesError> {
        match self.game() {
            GameKind::FiveHundred => five_hundred_of(self.changed(changes)?),
            GameKind::RummyFiveHundred => rummy_of(self.changed(changes)?),
        }
    }

    /// What it says, and then these changes.
    fn changed<V: Variants, S: AsRef<str>>(&self, changes: &[S]) -> Result<Draft<V>, RulesError> {
        let mut draft = self.draft()?;
        for change in changes {
            draft.set_words(&change.as_ref().to_ascii_lowercase());
        }
        Ok(draft)
    }
}
