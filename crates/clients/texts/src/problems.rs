//! The problems of rules and of names, in a sentence.

use kookaburra::RulesError;
use table::{
    Axis, Problem, Problems,
    name::{self, NameFault},
};

use crate::Texts;

impl Texts {
    /// Something wrong with rules, in a sentence.
    #[must_use]
    pub fn problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::NoPreset => self.get("problem-no-preset"),
            Problem::UnknownPreset { name, .. } => {
                self.format("problem-unknown-preset", &[("name", name.into())])
            }
            Problem::Twice { axis } => self.format("problem-twice", &[("axis", axis.into())]),
            Problem::UnknownAxis { axis } => self.format("problem-unknown-axis", &[("axis", axis.into())]),
            Problem::UnknownValue { axis, value } => self.unknown_value(axis, value),
            Problem::Conflict { axis, value, with, with_value, .. } => self.format(
                "problem-conflict",
                &[
                    ("label", self.axis(axis).into()),
                    ("choice", self.axis_value(axis, value).into()),
                    ("axis", (*axis).into()),
                    ("value", (*value).into()),
                    ("with-label", self.axis(with).into()),
                    ("with-choice", self.axis_value(with, with_value).into()),
                    ("with", (*with).into()),
                    ("with-value", (*with_value).into()),
                ],
            ),
            Problem::PackTooSmall { cards, players, needed, .. } => self.format(
                "problem-pack-too-small",
                &[("cards", (*cards).into()), ("players", (*players).into()), ("needed", (*needed).into())],
            ),
            Problem::UnevenKitties { kitty } => {
                self.format("problem-uneven-kitties", &[("cards", (*kitty).into())])
            }
        }
    }

    /// Everything that is wrong with rules, sentence after sentence.
    #[must_use]
    pub fn problems(&self, problems: &Problems) -> String {
        let problems: Vec<String> = problems.0.iter().map(|problem| self.problem(problem)).collect();
        problems.join(" ")
    }

    /// Why rules can't be had, a sentence for each thing that is wrong; it needs the texts of the rooms.
    #[must_use]
    pub fn rules_faults(&self, error: &RulesError) -> Vec<String> {
        match error {
            RulesError::Faults { faults, .. } => (faults.iter())
                .map(|fault| {
                    let line = fault.line.map(|line| self.format("fault-line", &[("line", line.into())]));
                    let guess = fault
                        .suggestion
                        .map(|name| self.format("fault-suggestion", &[("name", name.into())]));
                    let problem = self.problem(&fault.problem);
                    let said = match line {
                        Some(line) => self
                            .format("house-at-line", &[("line", line.into()), ("problem", problem.into())]),
                        None => problem,
                    };
                    std::iter::once(said).chain(guess).collect::<Vec<_>>().join(" ")
                })
                .collect(),
            RulesError::Malformed { malformed, .. } => {
                vec![self.format("house-malformed", &[("why", self.unread(&malformed.to_string()).into())])]
            }
            RulesError::Unknown { text } => vec![self.format("house-unknown", &[("text", text.into())])],
            RulesError::Unreadable { .. } => vec![self.get("house-unreadable")],
        }
    }

    /// Why somebody can't be called so, in a sentence.
    #[must_use]
    pub fn name_fault(&self, fault: &NameFault) -> String {
        let named = |key: &str, name: &String| self.format(key, &[("name", name.into())]);
        match fault {
            NameFault::Number(name) => named("name-number", name),
            NameFault::Hidden(name) => named("name-hidden", name),
            NameFault::TooLong(name) => {
                self.format("name-too-long", &[("name", name.into()), ("longest", name::LONGEST.into())])
            }
            NameFault::Separator { name, sign } => {
                self.format("name-separator", &[("name", name.into()), ("sign", sign.to_string().into())])
            }
            NameFault::Taken { name, other } => {
                self.format("name-taken", &[("name", name.into()), ("other", other.into())])
            }
            _ => self.get("name-blank"),
        }
    }

    fn unknown_value(&self, axis: &Axis, value: &str) -> String {
        let values = match axis.range {
            Some((least, most)) => {
                self.format("number-from-to", &[("least", least.into()), ("most", most.into())])
            }
            None => self.list_or(axis.values.iter().map(|&value| value.to_owned()).collect()),
        };
        let args = [
            ("label", self.axis(axis.name).into()),
            ("value", value.into()),
            ("values", values.into()),
            ("axis", axis.name.into()),
        ];
        self.format("problem-unknown-value", &args)
    }
}
