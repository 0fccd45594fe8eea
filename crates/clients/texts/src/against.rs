//! The rules of two tables side by side.

use kookaburra::AnyRules;
use table::Variants;

use crate::{Spoken, Texts, figures::Cells};

impl Texts {
    /// The rules in which two tables of a game differ, in the order of the rule sheet, each with what it is at either;
    /// no rows where they play alike. `None` of two games.
    ///
    /// ```
    /// use kookaburra::build_code;
    /// use texts::{Lang, Texts};
    ///
    /// let [ours, theirs] = ["australian-4", "australian-4+misere=any_time"].map(|code| build_code(code).unwrap());
    /// let cells = Texts::new(Lang::En).against(&ours, &theirs).unwrap();
    /// assert_eq!(cells.rows, [["Misère", "after a bid of seven", "at any time"]]);
    /// ```
    #[must_use]
    pub fn against(&self, one: &AnyRules, other: &AnyRules) -> Option<Cells> {
        match (one, other) {
            (AnyRules::FiveHundred(one), AnyRules::FiveHundred(other)) => {
                Some(self.differences(&**one, &**other))
            }
            (AnyRules::Rummy500(one), AnyRules::Rummy500(other)) => Some(self.differences(one, other)),
            _ => None,
        }
    }

    fn differences<G: Spoken>(&self, one: &G, other: &G) -> Cells {
        let axes = self.form::<G>().into_iter().flat_map(|group| group.axes);
        let row = |axis: &'static table::Axis| {
            let value = |rules: &G| G::Preset::get(&rules.spec().axes, axis.name).unwrap_or_default();
            let (here, there) = (value(one), value(other));
            let matters = [one, other]
                .into_iter()
                .any(|rules| rules.has_effect(axis.name) && rules.tells_apart(axis.name, &here, &there));
            let words = |value: &str| self.axis_value(axis.name, value);
            (here != there && matters).then(|| vec![self.axis(axis.name), words(&here), words(&there)])
        };
        Cells {
            head: vec![self.get("against-rule"), self.title(one), self.title(other)],
            rows: axes.filter_map(row).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use kookaburra::build_code;

    use super::*;
    use crate::Lang;

    #[test]
    fn presets_differ_in_what_their_axes_say_and_nothing_else() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for one in five_hundred::PRESETS {
                for other in five_hundred::PRESETS {
                    let [here, there] = [one, other].map(|preset| build_code(preset.name).unwrap());
                    let cells = texts.against(&here, &there).unwrap();
                    let back = texts.against(&there, &here).unwrap();
                    let alike = one.name == other.name;
                    assert_eq!(cells.rows.is_empty(), alike, "{} {}: {:?}", one.name, other.name, cells.rows);
                    assert_eq!(cells.rows.len(), back.rows.len());
                    assert!(cells.rows.iter().flatten().all(|cell| !cell.contains('⟨')), "{cells:?}");
                }
            }
            let [rummy, five] = ["rummy-500", "quebec-4"].map(|code| build_code(code).unwrap());
            assert_eq!(texts.against(&rummy, &five), None);
        }
    }
}
