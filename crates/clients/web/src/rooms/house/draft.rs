//! House rules while they are made: a preset and the changes, what is wrong with them, what would be wrong with another
//! answer, and how they can be put right.

use kookaburra::{
    AnyRules, RulesError, TomlComments, rules_code, rules_from_code, rules_from_json, rules_from_toml,
    rules_to_json, rules_to_toml,
};
use table::{Axis, Problem, Problems, Spec, Variants};
use texts::{Lang, Spoken, Texts};

use super::mend::mended;
use crate::rooms::tables;

/// House rules of any game, whether they can be played or not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Draft {
    /// Of Five Hundred.
    FiveHundred(Spec<five_hundred::Preset>),
    /// Of Rummy 500.
    Rummy(Spec<rummy_500::Preset>),
}

/// The form as it stands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Form {
    /// The questions, grouped as the rule sheet is.
    pub(crate) groups: Vec<Group>,
    /// Everything that is wrong, in sentences.
    pub(crate) problems: Vec<String>,
}

/// Questions that belong together.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Group {
    /// What they are about.
    pub(crate) heading: String,
    /// The questions.
    pub(crate) questions: Vec<Question>,
}

/// A question: one axis.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Question {
    /// The axis.
    pub(crate) axis: &'static Axis,
    /// The question.
    pub(crate) label: String,
    /// The answer.
    pub(crate) value: String,
    /// What the preset answers, if that is something else, and its name.
    pub(crate) usual: Option<(String, String)>,
    /// The answers there are; none where any number of a range will do.
    pub(crate) choices: Vec<Choice>,
    /// What the answer means at this table.
    pub(crate) means: Option<String>,
    /// Whether the game would be the same with any other answer.
    pub(crate) idle: bool,
    /// The problem with the answer.
    pub(crate) wrong: Vec<String>,
}

/// A possible answer.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Choice {
    /// Its value.
    pub(crate) value: &'static str,
    /// Its name.
    pub(crate) label: String,
    /// Why it does not go with the other answers.
    pub(crate) why_not: Option<String>,
}

/// A change of one axis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    /// The axis.
    pub(crate) axis: &'static str,
    /// Its new value.
    pub(crate) value: String,
    /// Both in words.
    pub(crate) words: String,
}

/// Does the same for the rules of either game.
macro_rules! either {
    ($draft:expr, $spec:ident: $game:ident => $does:expr) => {
        match $draft {
            Draft::FiveHundred($spec) => {
                type $game = five_hundred::Rules;
                $does
            }
            Draft::Rummy($spec) => {
                type $game = rummy_500::Rules;
                $does
            }
        }
    };
}

impl Draft {
    /// Reads a code, or the name of a preset.
    pub(crate) fn of(code: &str) -> Result<Self, RulesError> {
        let five_hundred = match rules_from_code(code) {
            Ok(spec) => return Ok(Self::FiveHundred(spec)),
            Err(error) => error,
        };
        rules_from_code(code).map(Self::Rummy).map_err(|rummy| more_to_the_point(five_hundred, rummy))
    }

    /// Reads whatever a player pastes: a code, a TOML or a JSON text.
    pub(crate) fn read(text: &str) -> Result<Self, RulesError> {
        let text = text.trim();
        // A link that carries rules ends with their code.
        let text = if text.contains("://") { text.rsplit('/').next().unwrap_or(text) } else { text };
        if text.starts_with('{') {
            let five_hundred = match rules_from_json(text) {
                Ok(spec) => return Ok(Self::FiveHundred(spec)),
                Err(error) => error,
            };
            return rules_from_json(text)
                .map(Self::Rummy)
                .map_err(|rummy| more_to_the_point(five_hundred, rummy));
        }
        if !text.contains('\n') && !text.contains('"') {
            return Self::of(text);
        }
        let five_hundred = match rules_from_toml(text) {
            Ok(spec) => return Ok(Self::FiveHundred(spec)),
            Err(error) => error,
        };
        rules_from_toml(text).map(Self::Rummy).map_err(|rummy| more_to_the_point(five_hundred, rummy))
    }

    /// The code.
    pub(crate) fn code(&self) -> String {
        either!(self, spec: Rules => rules_code::<<Rules as Spoken>::Preset>(spec))
    }

    /// The name of the preset it starts from.
    pub(crate) fn preset(&self) -> &'static str {
        either!(self, spec: _Rules => Variants::name(spec.preset))
    }

    /// How many axes differ from the preset.
    pub(crate) fn changes(&self) -> usize {
        either!(self, spec: _Rules => spec.changes().count())
    }

    /// The same with another value of an axis; unchanged if there is no such value.
    pub(crate) fn with(mut self, axis: &str, value: &str) -> Self {
        let before = self;
        let set = either!(&mut self, spec: _Rules => spec.set(axis, value));
        if set.is_ok() { self } else { before }
    }

    /// The preset alone.
    pub(crate) fn unchanged(self) -> Self {
        match self {
            Self::FiveHundred(spec) => Self::FiveHundred(Spec::from(spec.preset)),
            Self::Rummy(spec) => Self::Rummy(Spec::from(spec.preset)),
        }
    }

    /// The rules, if they can be played.
    pub(crate) fn build(&self) -> Result<AnyRules, Vec<Problem>> {
        match self {
            Self::FiveHundred(spec) => five_hundred::Rules::new(*spec)
                .map(|rules| AnyRules::FiveHundred(Box::new(rules)))
                .map_err(|Problems(problems)| problems),
            Self::Rummy(spec) => {
                rummy_500::Rules::new(*spec).map(AnyRules::Rummy500).map_err(|Problems(problems)| problems)
            }
        }
    }

    /// The texts in the words of those who play the preset.
    pub(crate) fn texts(&self, lang: Lang) -> Texts {
        tables::read(self.preset()).map_or_else(|_| Texts::new(lang), |rules| tables::words(lang, &rules))
    }

    /// The form as it stands.
    pub(crate) fn form(&self, lang: Lang) -> Form {
        let texts = self.texts(lang);
        either!(self, spec: Rules => form::<Rules>(texts, spec))
    }

    /// The values that are usual in each country, axis by axis, in sentences.
    pub(crate) fn usual(&self, lang: Lang) -> Vec<(&'static Axis, String)> {
        let texts = self.texts(lang);
        either!(self, _spec: Rules => texts.usual::<Rules>())
    }

    /// The least that must be changed so that they can be played, besides the axis that was answered last.
    pub(crate) fn mended(&self, lang: Lang, keep: &str) -> Option<Vec<Change>> {
        let texts = self.texts(lang);
        let changes = either!(self, spec: Rules => mended::<Rules>(*spec, keep))?;
        let words = |axis: &str, value: &str| {
            let args = [("label", texts.axis(axis).into()), ("choice", texts.axis_value(axis, value).into())];
            texts.format("house-answer", &args)
        };
        let change = |(axis, value): (&'static str, String)| {
            let words = words(axis, &value);
            Change { axis, value, words }
        };
        Some(changes.into_iter().map(change).collect())
    }

    /// As a TOML file to be edited.
    pub(crate) fn toml(&self, lang: Lang) -> String {
        let texts = self.texts(lang);
        let name = either!(self, spec: _Rules => texts.preset(spec.preset).0);
        let comments = TomlComments {
            title: texts.format("toml-title", &[("name", name.into())]),
            changed: texts.get("toml-changed"),
            unchanged: texts.get("toml-unchanged"),
        };
        either!(self, spec: Rules => rules_to_toml::<<Rules as Spoken>::Preset>(spec, &comments))
    }

    /// As JSON, every axis named.
    pub(crate) fn json(&self) -> String {
        let map = either!(self, spec: Rules => rules_to_json::<<Rules as Spoken>::Preset>(spec));
        serde_json::to_string_pretty(&map).unwrap_or_default()
    }
}

/// Of what the two games say of a text, that of the game whose preset it names; else that of Five Hundred.
fn more_to_the_point(five_hundred: RulesError, rummy: RulesError) -> RulesError {
    let knows_preset = |error: &RulesError| match error {
        RulesError::Faults { faults, .. } => !faults
            .iter()
            .any(|fault| matches!(fault.problem, Problem::UnknownPreset { .. } | Problem::NoPreset)),
        _ => false,
    };
    if knows_preset(&rummy) { rummy } else { five_hundred }
}

pub(super) fn problems<G: Spoken>(spec: Spec<G::Preset>) -> Vec<Problem> {
    G::build(spec).err().map_or_else(Vec::new, |Problems(problems)| problems)
}

/// The axes that a problem is about.
pub(super) fn axes_of(problem: &Problem) -> Vec<&str> {
    match problem {
        Problem::Conflict { axis, with, .. } => vec![axis, with],
        Problem::PackTooSmall { .. } => vec!["pack", "players", "layout", "packs", "jokers", "hand_size"],
        Problem::UnevenKitties { .. } => vec!["own_kitty", "pack"],
        Problem::UnknownValue { axis, .. } => vec![axis.name],
        Problem::NoPreset
        | Problem::UnknownPreset { .. }
        | Problem::UnknownAxis { .. }
        | Problem::Twice { .. } => Vec::new(),
    }
}

fn form<G: Spoken>(texts: Texts, spec: &Spec<G::Preset>) -> Form {
    let rules = G::build(*spec);
    let texts = rules.as_ref().map_or(texts, |rules| Texts::for_rules(texts.lang(), rules));
    let wrong = problems::<G>(*spec);
    let question = |axis: &'static Axis| {
        let value = G::Preset::get(&spec.axes, axis.name).unwrap_or_default().into_owned();
        let usual = G::Preset::get(&spec.preset.axes(), axis.name).unwrap_or_default().into_owned();
        let choice = |&other: &&'static str| Choice {
            value: other,
            label: texts.axis_value(axis.name, other),
            why_not: if other == value { None } else { why_not::<G>(texts, *spec, axis.name, other, &wrong) },
        };
        let usual_name = texts.axis_value(axis.name, &usual);
        Question {
            axis,
            label: texts.axis(axis.name),
            choices: axis.values.iter().map(choice).collect(),
            means: rules.as_ref().ok().and_then(|rules| texts.explain(rules, axis.name)),
            idle: rules.as_ref().is_ok_and(|rules| !rules.has_effect(axis.name)),
            wrong: (wrong.iter().filter(|problem| axes_of(problem).contains(&axis.name)))
                .map(|problem| sentence(texts, problem))
                .collect(),
            usual: (usual != value).then_some((usual, usual_name)),
            value,
        }
    };
    let groups = (texts.form::<G>().into_iter())
        .map(|group| Group {
            heading: group.heading,
            questions: group.axes.into_iter().map(question).collect(),
        })
        .collect();
    Form { groups, problems: wrong.iter().map(|problem| sentence(texts, problem)).collect() }
}

/// Why another answer would not go with the rest; nothing if it brings no trouble that is not there already.
fn why_not<G: Spoken>(
    texts: Texts,
    mut spec: Spec<G::Preset>,
    axis: &str,
    value: &str,
    wrong: &[Problem],
) -> Option<String> {
    spec.set(axis, value).ok()?;
    let about = |problem: &Problem| axes_of(problem).contains(&axis);
    let new = problems::<G>(spec).into_iter().find(|problem| about(problem) && !wrong.contains(problem))?;
    Some(beside(texts, &new, axis))
}

/// A problem as it is told on the form, where everything goes by its name.
fn sentence(texts: Texts, problem: &Problem) -> String {
    let Problem::Conflict { axis, value, with, with_value, .. } = problem else {
        return texts.problem(problem);
    };
    let args = [
        ("label", texts.axis(axis).into()),
        ("choice", texts.axis_value(axis, value).into()),
        ("with-label", texts.axis(with).into()),
        ("with-choice", texts.axis_value(with, with_value).into()),
    ];
    texts.format("house-conflict", &args)
}

/// A problem as it is told beside a choice of one of its axes: only the other one is named.
fn beside(texts: Texts, problem: &Problem, here: &str) -> String {
    let (axis, value) = match problem {
        Problem::Conflict { axis, with, with_value, .. } if *axis == here => (with, with_value),
        Problem::Conflict { axis, value, .. } => (axis, value),
        _ => return texts.problem(problem),
    };
    let args = [("label", texts.axis(axis).into()), ("choice", texts.axis_value(axis, value).into())];
    texts.format("house-not-with", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(code: &str) -> Draft {
        Draft::of(code).unwrap()
    }

    fn question(draft: &Draft, axis: &str) -> Question {
        let form = draft.form(Lang::En);
        let questions = form.groups.into_iter().flat_map(|group| group.questions);
        questions.into_iter().find(|question| question.axis.name == axis).unwrap()
    }

    #[test]
    fn a_draft_is_read_from_a_code_a_link_toml_or_json() {
        let code = "american-3+card_points=on";
        let ours = draft(code);
        assert_eq!(ours.code(), code);
        assert_eq!(Draft::read(&format!("https://cards.example/500/#/rules/{code}")).unwrap(), ours);
        assert_eq!(Draft::read(&ours.toml(Lang::Fr)).unwrap(), ours);
        assert_eq!(Draft::read(&ours.json()).unwrap(), ours);
        let rummy = draft("rummy-500+players=6+target=300");
        assert_eq!(Draft::read(&rummy.toml(Lang::En)).unwrap(), rummy);
        assert_eq!(Draft::read(&rummy.json()).unwrap(), rummy);
    }

    #[test]
    fn what_is_wrong_with_a_text_is_told_of_the_game_that_it_names() {
        let faults = |text: &str| Texts::new(Lang::En).rules_faults(&Draft::read(text).unwrap_err());
        assert!(
            faults("rummy-500+players=12")[0].contains("Players"),
            "{:?}",
            faults("rummy-500+players=12")
        );
        assert!(faults("preset = \"rummy-500\"\njokers = \"many\"\n")[0].contains("line 2"));
        assert!(!faults("poker").is_empty());
        assert!(!faults("{").is_empty());
        assert!(!faults("").is_empty());
    }

    #[test]
    fn changes_are_shown_with_what_is_usual_and_can_be_put_back() {
        let ours = draft("australian-4").with("misere", "any_time");
        let misere = question(&ours, "misere");
        assert_eq!(misere.usual, Some(("after_seven".to_owned(), "after a bid of seven".to_owned())));
        assert_eq!(misere.means.as_deref().map(|text| text.contains("at any time")), Some(true));
        let back = ours.with("misere", "after_seven");
        assert_eq!((back.changes(), question(&back, "misere").usual), (0, None));
        assert_eq!(ours.unchanged(), draft("australian-4"));
        assert_eq!(ours.with("misere", "whenever"), ours);
    }

    #[test]
    fn an_answer_that_does_not_fit_says_why_before_it_is_chosen() {
        // FH-SIDE-1
        let sides = question(&draft("australian-4"), "sides");
        let why =
            |value: &str| sides.choices.iter().find(|choice| choice.value == value).unwrap().why_not.clone();
        assert_eq!(why("trios").as_deref(), Some("not with Players: four"));
        assert_eq!((why("solo"), why("partners")), (None, None));
    }

    #[test]
    fn what_does_not_fit_together_is_marked_on_both_questions() {
        let three = draft("australian-4").with("players", "3");
        assert!(three.build().is_err());
        assert_eq!(three.form(Lang::En).problems.len(), 1);
        assert_eq!(question(&three, "sides").wrong, question(&three, "players").wrong);
        let sentence = "Sides (two partnerships) clashes with Players (three).";
        assert_eq!(question(&three, "sides").wrong, [sentence]);
        assert!(question(&three, "misere").wrong.is_empty());
    }

    #[test]
    fn an_axis_without_effect_is_known() {
        let ours = draft("american-4");
        assert!(question(&ours, "misere_rank").idle && question(&ours, "misere_rank").means.is_none());
        assert!(!question(&ours, "misere").idle);
    }

    #[test]
    fn a_number_has_a_range_instead_of_choices() {
        let target = question(&draft("rummy-500"), "target");
        assert!(target.choices.is_empty() && target.axis.range.is_some());
        assert_eq!(target.value, "500");
    }

    #[test]
    fn every_preset_makes_a_form_without_problems() {
        for preset in kookaburra::playouts::presets() {
            for lang in Lang::ALL {
                let form = draft(preset).form(lang);
                assert!(form.problems.is_empty(), "{preset}");
                let questions: Vec<&Question> =
                    form.groups.iter().flat_map(|group| &group.questions).collect();
                assert!(
                    questions.iter().all(|question| question.idle == question.means.is_none()),
                    "{preset}"
                );
                assert!(questions.iter().all(|question| !question.label.contains('⟨')), "{preset}");
            }
        }
    }
}
