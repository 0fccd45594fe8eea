//! What a file, a form or a command line says about rules: a preset and the axes changed \[NOT-REC-1\].
//!
//! A game brings its axes and presets ([`Variants`]); reading, writing and comparing them is the same for all games.

use std::{
    borrow::Cow,
    fmt::{self, Debug},
};

use serde_json::{Map, Value};

use crate::quoted;

/// An axis, which is one choice of the rules, and the values that it may take, as players write them.
///
/// ```
/// use five_hundred::AXES;
///
/// let misere = AXES.iter().find(|axis| axis.name == "misere").ok_or("no such axis")?;
/// assert_eq!(misere.to_string(), "off, after_seven, any_time");
/// let target = AXES.iter().find(|axis| axis.name == "target").ok_or("no such axis")?;
/// assert_eq!(target.range, Some((100, 10_000)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Axis {
    /// Its name, such as `misere_rank`.
    pub name: &'static str,
    /// Its values, such as `above_sevens`; none where any whole number of a range will do.
    pub values: &'static [&'static str],
    /// The least and the greatest number, where values are numbers.
    pub range: Option<(u32, u32)>,
}

impl fmt::Display for Axis {
    /// What the axis may be set to.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.range {
            Some((least, most)) => write!(f, "{least} to {most}"),
            None => f.write_str(&self.values.join(", ")),
        }
    }
}

/// The presets of a game, each a complete set of axis values under a name. Every game implements it for its own type.
///
/// ```
/// use five_hundred::Preset;
/// use kookaburra_table::Variants;
///
/// fn names<V: Variants>() -> Vec<&'static str> {
///     V::all().iter().map(V::name).collect()
/// }
///
/// assert!(names::<Preset>().contains(&"australian-4"));
/// assert_eq!(Preset::get(&Preset::all()[0].axes(), "players").as_deref(), Some("4"));
/// ```
pub trait Variants: Copy + PartialEq + Debug + 'static {
    /// One value for each axis.
    type Axes: Copy + PartialEq + Debug;

    /// Every axis, in the order of the specification.
    const AXES: &'static [Axis];

    /// Whether the whole numbers of a range may be written as strings, too, and are \[FH-AMB-18\] \[RM-AXIS-12\].
    const NUMBERS_AS_TEXT: bool = false;

    /// Every preset, in the order of the specification.
    fn all() -> &'static [Self]
    where
        Self: Sized;

    /// The preset's name.
    fn name(&self) -> &'static str;

    /// Its value for every axis.
    fn axes(&self) -> Self::Axes;

    /// The value of the axis of this name; `None` if there is no such axis.
    fn get(axes: &Self::Axes, axis: &str) -> Option<Cow<'static, str>>;

    /// Sets an axis; false if there is no such axis or value.
    #[must_use]
    fn set(axes: &mut Self::Axes, axis: &str, value: &str) -> bool;
}

/// A preset and the axes that a table changes. A game makes checked rules from it.
///
/// ```
/// use five_hundred::Preset;
/// use kookaburra_table::Spec;
///
/// let mut spec = Spec::<Preset>::preset("australian-4")?;
/// spec.set("misere", "any_time")?;
/// let changes: Vec<_> = spec.changes().map(|(axis, value)| format!("{}={value}", axis.name)).collect();
/// assert_eq!(changes, ["misere=any_time"]);
/// assert_eq!(Spec::from_json(&spec.to_json())?, spec);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spec<V: Variants> {
    /// The preset it starts from.
    pub preset: &'static V,
    /// A value for every axis.
    pub axes: V::Axes,
}

impl<V: Variants> From<&'static V> for Spec<V> {
    fn from(preset: &'static V) -> Self {
        Self { preset, axes: preset.axes() }
    }
}

impl<V: Variants> Spec<V> {
    /// Starts from the preset of this name.
    ///
    /// # Errors
    /// There is none: the error lists those there are.
    pub fn preset(name: &str) -> Result<Self, Problem> {
        let preset = V::all().iter().find(|preset| preset.name() == name);
        preset.map(Self::from).ok_or_else(|| Problem::no_preset::<V>(name))
    }

    /// Changes one axis.
    ///
    /// # Errors
    /// There is no such axis, or it has no such value.
    pub fn set(&mut self, axis: &str, value: &str) -> Result<(), Problem> {
        let Some(known) = V::AXES.iter().find(|known| known.name == axis) else {
            return Err(Problem::UnknownAxis { axis: quoted(axis) });
        };
        if V::set(&mut self.axes, axis, value) {
            Ok(())
        } else {
            Err(Problem::UnknownValue { axis: known, value: quoted(value) })
        }
    }

    /// Axis and value, for every axis in the order of the specification.
    pub fn iter(&self) -> impl Iterator<Item = (&'static Axis, Cow<'static, str>)> + '_ {
        V::AXES.iter().map(|axis| (axis, V::get(&self.axes, axis.name).unwrap_or_default()))
    }

    /// The axes in which it differs from its preset.
    pub fn changes(&self) -> impl Iterator<Item = (&'static Axis, Cow<'static, str>)> + '_ {
        let preset = self.preset.axes();
        self.iter().filter(move |(axis, value)| V::get(&preset, axis.name).as_ref() != Some(value))
    }

    /// The `rules` object of a record: the preset and the changes.
    #[must_use]
    pub fn to_json(&self) -> Map<String, Value> {
        let mut map = Map::new();
        map.insert("preset".to_owned(), self.preset.name().into());
        for (axis, value) in self.changes() {
            let ranged = axis.range.filter(|_| !V::NUMBERS_AS_TEXT);
            let number = ranged.and_then(|_| value.parse::<u32>().ok());
            map.insert(axis.name.to_owned(), number.map_or_else(|| value.into(), Value::from));
        }
        map
    }

    /// Reads the `rules` object of a record. Named values that are numbers may be written as numbers or as strings
    /// \[FH-AMB-18\], whole numbers of a range as strings only where the game says so \[RM-AXIS-12\].
    ///
    /// # Errors
    /// Everything that is wrong with it, in the order of the object.
    pub fn from_json(map: &Map<String, Value>) -> Result<Self, Problems> {
        let mut problems = Vec::new();
        let named = match map.get("preset") {
            None => Err(Problem::NoPreset),
            Some(Value::String(name)) => Self::preset(name),
            Some(other) => Err(Problem::no_preset::<V>(&other.to_string())),
        };
        // Without a preset the axes are still read, to report all that is wrong.
        let mut spec = named.unwrap_or_else(|problem| {
            problems.push(problem);
            Self::from(&V::all()[0])
        });
        for (axis, value) in map.iter().filter(|(axis, _)| *axis != "preset") {
            let known = V::AXES.iter().find(|known| known.name == axis);
            let ranged = known.is_some_and(|known| known.range.is_some());
            if let Some(known) = known.filter(|_| value.is_number() && !ranged && !V::NUMBERS_AS_TEXT) {
                // Such a value is a text, also where it looks like a number.
                problems.push(Problem::UnknownValue { axis: known, value: value.to_string() });
                continue;
            }
            let text = match value {
                Value::String(text) if !ranged || V::NUMBERS_AS_TEXT => text.clone(),
                other => other.to_string(),
            };
            problems.extend(spec.set(axis, &text).err());
        }
        if problems.is_empty() { Ok(spec) } else { Err(Problems(problems)) }
    }
}

/// Something that is wrong with rules.
///
/// ```
/// use five_hundred::Preset;
/// use kookaburra_table::{Problem, Spec};
///
/// let mut spec = Spec::<Preset>::preset("australian-4")?;
/// let problem = spec.set("misere", "never").err();
/// assert!(matches!(problem, Some(Problem::UnknownValue { axis, .. }) if axis.name == "misere"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Problem {
    /// The rules name no preset.
    #[error("the rules name no preset")]
    NoPreset,
    /// There is no such preset.
    #[error("there is no preset \"{name}\"{}", there_is(.known))]
    UnknownPreset {
        /// The name that was written.
        name: String,
        /// The names of those there are, where none comes near.
        known: Vec<&'static str>,
    },
    /// There is no such axis.
    #[error("there is no axis \"{axis}\"")]
    UnknownAxis {
        /// The axis that was written.
        axis: String,
    },
    /// An axis is told twice, and it is not known which is meant.
    #[error("axis {axis} is there twice")]
    Twice {
        /// The axis, as it may be quoted.
        axis: String,
    },
    /// The axis has no such value.
    #[error("axis {}: there is no value \"{value}\" (it has {axis})", .axis.name)]
    UnknownValue {
        /// The axis.
        axis: &'static Axis,
        /// The value that was written.
        value: String,
    },
    /// Two axes don't fit together.
    #[error("{axis}: {value} does not go with {with}: {with_value} ({rule})")]
    Conflict {
        /// The axis to blame.
        axis: &'static str,
        /// Its value.
        value: &'static str,
        /// The other axis.
        with: &'static str,
        /// Its value.
        with_value: &'static str,
        /// The rule that decides.
        rule: &'static str,
    },
    /// The pack has too few cards.
    #[error("pack: {pack} has {cards} cards; {players} players need at least {needed} ({rule})")]
    PackTooSmall {
        /// The pack.
        pack: &'static str,
        /// Its cards.
        cards: u32,
        /// The players.
        players: usize,
        /// The cards dealt, without a kitty.
        needed: u32,
        /// The rule that decides.
        rule: &'static str,
    },
    /// Each player's own kitty must have as many cards as the other's.
    #[error("own_kitty: on needs a kitty that can be halved; this one has {kitty} (FH-AMB-18)")]
    UnevenKitties {
        /// The cards left over from the deal.
        kitty: u32,
    },
}

fn there_is(known: &[&str]) -> String {
    if known.is_empty() { String::new() } else { format!(" (there is {})", known.join(", ")) }
}

impl Problem {
    /// A game has no preset of this name.
    #[must_use]
    pub fn no_preset<V: Variants>(name: &str) -> Self {
        Self::UnknownPreset { name: quoted(name), known: V::all().iter().map(V::name).collect() }
    }
}

/// Everything that is wrong with rules; the list is never empty.
///
/// ```
/// use five_hundred::{Rules, RulesSpec};
///
/// let mut spec = RulesSpec::preset("australian-4")?;
/// spec.set("players", "3")?;
/// spec.set("pack", "24")?;
/// let problems = Rules::new(spec).err().ok_or("rules that can be played")?;
/// assert_eq!(problems.0.len(), 2);
/// assert!(problems.to_string().starts_with("sides: partners does not go with players: 3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Problems(pub Vec<Problem>);

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.0.iter().enumerate() {
            write!(f, "{}{problem}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}
