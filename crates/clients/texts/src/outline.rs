//! The outline of a rule sheet: its sections as lists of sentences, each with its condition, and how they are said.
//!
//! Each game has its outline as data; an axis has its place there and one sentence for each value.

use table::Variants;

use crate::{
    Section, Spoken, Table,
    bundle::capitalised,
    texts::{Arg, Texts},
};

/// What sentences may ask about, by name.
pub(crate) type Args = Vec<(&'static str, Arg)>;

/// A sentence of a sheet; `F` is what its condition asks about.
pub(crate) enum Item<F: 'static> {
    /// The sentence of the axis' value, if it has an effect.
    Axis(&'static str),
    /// A sentence of its own.
    Text(&'static str, fn(&F) -> bool),
}

/// A section: the key of its heading, its paragraphs, and whether a table follows them.
pub(crate) struct Plan<F: 'static> {
    pub(crate) heading: &'static str,
    pub(crate) paragraphs: &'static [&'static [Item<F>]],
    pub(crate) table: bool,
}

impl<F> Plan<F> {
    /// A section without a table.
    pub(crate) const fn new(heading: &'static str, paragraphs: &'static [&'static [Item<F>]]) -> Self {
        Self { heading, paragraphs, table: false }
    }

    /// The axes that it speaks of.
    pub(crate) fn axes(&self) -> impl Iterator<Item = &'static str> + use<F> {
        let items = self.paragraphs.iter().copied().flatten();
        items.filter_map(|item| match item {
            Item::Axis(axis) => Some(*axis),
            Item::Text(..) => None,
        })
    }
}

/// The sheet of a table before it is said: the outline of its game, and what fills it.
pub(crate) struct Outline<'a, G, F: 'static> {
    pub(crate) rules: &'a G,
    pub(crate) texts: Texts,
    pub(crate) plans: &'static [Plan<F>],
    pub(crate) facts: F,
    pub(crate) args: Args,
    /// Values that only say that something is not played: left out, unless the table has changed them.
    pub(crate) is_silent: fn(&str, &str) -> bool,
}

impl<G: Spoken, F> Outline<'_, G, F> {
    /// The sections that have something to say, with the table where the outline has one.
    pub(crate) fn sections(&self, table: impl Fn() -> Table) -> Vec<Section> {
        let section = |plan: &Plan<F>| Section {
            heading: capitalised(&self.texts.format(plan.heading, &self.args)),
            paragraphs: plan.paragraphs.iter().filter_map(|items| self.paragraph(items)).collect(),
            table: plan.table.then(&table),
        };
        self.plans.iter().map(section).filter(|section| !section.paragraphs.is_empty()).collect()
    }

    fn paragraph(&self, items: &[Item<F>]) -> Option<String> {
        let sentences: Vec<String> = items.iter().filter_map(|item| self.sentence(item)).collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    fn sentence(&self, item: &Item<F>) -> Option<String> {
        match *item {
            Item::Text(key, says) => says(&self.facts).then(|| self.texts.format(key, &self.args)),
            Item::Axis(axis) => {
                let spec = self.rules.spec();
                let value = G::Preset::get(&spec.axes, axis)?;
                let changed = G::Preset::get(&spec.preset.axes(), axis).as_ref() != Some(&value);
                let says = self.rules.has_effect(axis) && (changed || !(self.is_silent)(axis, &value));
                says.then(|| self.of_axis(axis)).flatten()
            }
        }
    }

    /// The sentence of the value that an axis has, also of one that only says that something is not played.
    pub(crate) fn of_axis(&self, axis: &str) -> Option<String> {
        let value = G::Preset::get(&self.rules.spec().axes, axis)?;
        Some(self.texts.format(&sentence_key::<G>(axis, &value), &self.args))
    }
}

/// The key of the sentence of an axis: one for each value, or one for all numbers of a range.
fn sentence_key<G: Spoken>(axis: &str, value: &str) -> String {
    let ranged = G::Preset::AXES.iter().any(|known| known.name == axis && known.range.is_some());
    if ranged { format!("rule-{axis}") } else { format!("rule-{axis}-{value}") }
}
