//! The form for house rules: which questions there are, grouped as the rule sheet is, and what an answer means at a
//! table. Made from the outline of the sheet, so that the form asks for every axis and never has a list of its own.

use table::{Axis, Variants};

use crate::{Spoken, Texts, bundle::capitalised, outline::Plan};

/// Questions that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// What they are about, as on the rule sheet.
    pub heading: String,
    /// Their axes.
    pub axes: Vec<&'static Axis>,
}

impl Texts {
    /// The groups of a game's form: every axis once, in the order in which the rule sheet speaks of it.
    #[must_use]
    pub fn form<G: Spoken>(&self) -> Vec<Group> {
        let known = |name: &&str| G::Preset::AXES.iter().find(|axis| axis.name == *name);
        (G::outline().into_iter())
            .map(|(heading, names)| Group {
                heading: capitalised(&self.get(heading)),
                axes: names.iter().filter_map(known).collect(),
            })
            .filter(|group| !group.axes.is_empty())
            .collect()
    }

    /// What the value of an axis means at this table, as the rule sheet says it; nothing where the axis has no effect.
    #[must_use]
    pub fn explain<G: Spoken>(&self, rules: &G, axis: &str) -> Option<String> {
        rules.has_effect(axis).then(|| rules.sentence(Self::for_rules(self.lang(), rules), axis)).flatten()
    }
}

/// The headings of an outline, each with the axes that are spoken of under it.
pub(crate) fn headings<F>(plans: &'static [Plan<F>]) -> Vec<(&'static str, Vec<&'static str>)> {
    plans.iter().map(|plan| (plan.heading, plan.axes().collect())).collect()
}
