//! What the texts ask of a game, so that code that speaks of one need not know which it is.
//!
//! [`Spoken`] is the game; its actions are a [`SpokenAction`], its refusals an [`Objection`], a typed text that is no
//! action is [`Misread`]. The methods of [`Texts`] below take any of them.

use std::{fmt::Display, str::FromStr};

use table::{Game, Problems, Seat, Spec, Variants};

use crate::{
    Person, Section, Sheet,
    texts::{Texts, Words},
};

/// A game that can be spoken of.
pub trait Spoken: Game<Action: SpokenAction + FromStr<Err: Misread>, Refusal: Objection> {
    /// Its named games.
    type Preset: Variants;

    /// The checked rules of a preset and its changes.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn build(spec: Spec<Self::Preset>) -> Result<Self, Problems>;

    /// The source that the rules were made from.
    fn spec(&self) -> &Spec<Self::Preset>;

    /// Which words its players use.
    fn words(&self) -> Words;

    /// Whether the game would be the same with another value of the axis.
    fn has_effect(&self, axis: &str) -> bool;

    /// Whether two values of an axis that has an effect give different games.
    fn tells_apart(&self, axis: &str, one: &str, other: &str) -> bool;

    /// The parts of its rule sheet, in its words.
    fn sections(&self, texts: Texts) -> Vec<Section>;

    /// The headings of its rule sheet, each with the axes that are spoken of under it.
    fn outline() -> Vec<(&'static str, Vec<&'static str>)>;

    /// The sentence of the sheet for the value of an axis.
    fn sentence(&self, texts: Texts, axis: &str) -> Option<String>;
}

/// An action in words.
pub trait SpokenAction: Copy {
    /// What a person does: "passes", "take three cards", with the names of the players by seat.
    fn phrase(self, texts: &Texts, person: Person, names: &[String]) -> String;

    /// What the others see of it: cards that go face down are only counted.
    fn phrase_seen(self, texts: &Texts, person: Person, names: &[String]) -> String {
        self.phrase(texts, person, names)
    }
}

/// Why an action is refused, in words.
pub trait Objection {
    /// A short sentence for the player who wanted to act, if it is known which seat that was.
    fn sentence(&self, texts: &Texts, acting: Option<Seat>, names: &[String]) -> String;
}

/// A typed text that is no action.
pub trait Misread {
    /// The typed text.
    fn typed(&self) -> &str;

    /// The key of what would have been an action.
    fn expected(&self) -> &'static str;
}

/// How a hand ended.
pub trait Outcome {
    /// Its name in a result \[NOT-RES-4\].
    fn text(self) -> &'static str;
}

impl Texts {
    /// What somebody does: "passes", "bids seven hearts", "plays the ace of spades".
    #[must_use]
    pub fn action(&self, action: impl SpokenAction) -> String {
        self.action_of(Person::They, action, &[])
    }

    /// What a person does, with the names of the players by seat for actions that name them.
    #[must_use]
    pub fn action_of(&self, person: Person, action: impl SpokenAction, names: &[String]) -> String {
        action.phrase(self, person, names)
    }

    /// What the others see of an action: cards that go face down are only counted.
    #[must_use]
    pub fn action_seen(&self, person: Person, action: impl SpokenAction, names: &[String]) -> String {
        action.phrase_seen(self, person, names)
    }

    /// A sentence: "Ann bids seven hearts."
    #[must_use]
    pub fn they_do(&self, name: &str, action: impl SpokenAction, names: &[String]) -> String {
        let action = self.action_seen(Person::They, action, names);
        self.format("sentence-they", &[("name", name.into()), ("action", action.into())])
    }

    /// A sentence: "You bid seven hearts."
    #[must_use]
    pub fn you_do(&self, action: impl SpokenAction, names: &[String]) -> String {
        self.format("sentence-you", &[("action", self.action_of(Person::You, action, names).into())])
    }

    /// Why an action is refused: "You hold hearts: follow suit."
    #[must_use]
    pub fn refusal(&self, refusal: &impl Objection) -> String {
        refusal.sentence(self, None, &[])
    }

    /// The same for the player who acts at a table of these players, perhaps with another player's cards \[FH-PLAY-6\].
    #[must_use]
    pub fn refusal_for(&self, refusal: &impl Objection, acting: Seat, names: &[String]) -> String {
        refusal.sentence(self, Some(acting), names)
    }

    /// Why a typed text is no action, and what would have been one.
    #[must_use]
    pub fn not_an_action(&self, not: &impl Misread) -> String {
        let expected = self.format("expected", &[("expected", not.expected().into())]);
        self.format("not-an-action", &[("text", not.typed().into()), ("expected", expected.into())])
    }

    /// A phase of the hand: "the bidding".
    #[must_use]
    pub fn phase(&self, phase: impl Display) -> String {
        self.format("phase", &[("phase", phase.to_string().into())])
    }

    /// How a hand ended: "made".
    #[must_use]
    pub fn result(&self, result: impl Outcome) -> String {
        self.format("result", &[("result", result.text().into())])
    }

    /// The name of a preset, and what it is in two short sentences; none where they have yet to be fetched.
    #[must_use]
    pub fn preset(&self, preset: &impl Variants) -> (String, String) {
        let key = format!("preset-{}", preset.name());
        let about = format!("{key}-about");
        (self.get(&key), if self.has(&about) { self.get(&about) } else { String::new() })
    }

    /// The name of an axis on a form for house rules. Axes of two games under one name ask the same question.
    #[must_use]
    pub fn axis(&self, axis: &str) -> String {
        self.get(&format!("axis-{axis}"))
    }

    /// The name of a value of an axis on a form for house rules; a number needs no other name.
    #[must_use]
    pub fn axis_value(&self, axis: &str, value: &str) -> String {
        let key = format!("axis-{axis}-{value}");
        if !self.has(&key) && value.parse::<u32>().is_ok() { value.to_owned() } else { self.get(&key) }
    }

    /// The name of the game of a table: the name of its preset, and whether there are house rules.
    #[must_use]
    pub fn title(&self, rules: &impl Spoken) -> String {
        let texts = Self::for_rules(self.lang(), rules);
        let (name, _) = texts.preset(rules.spec().preset);
        let changed = rules.spec().changes().next().is_some();
        if changed { texts.format("sheet-title-house-rules", &[("name", name.into())]) } else { name }
    }

    /// The rules of a table in the words of its country, made from its axes alone.
    #[must_use]
    pub fn rule_sheet(&self, rules: &impl Spoken) -> Sheet {
        let texts = Self::for_rules(self.lang(), rules);
        Sheet {
            title: texts.title(rules),
            difference: texts.difference(rules),
            sections: rules.sections(texts),
        }
    }

    /// How the rules differ from their preset, in one line.
    #[must_use]
    pub fn difference<G: Spoken>(&self, rules: &G) -> String {
        let preset = rules.spec().preset.axes();
        let changes: Vec<String> = (rules.spec().changes())
            .map(|(axis, value)| {
                let before = G::Preset::get(&preset, axis.name).unwrap_or_default();
                let effect = rules.has_effect(axis.name) && rules.tells_apart(axis.name, &before, &value);
                let key = if effect { "sheet-change" } else { "sheet-change-idle" };
                let label = self.axis(axis.name).into();
                self.format(key, &[("label", label), ("choice", self.axis_value(axis.name, &value).into())])
            })
            .collect();
        if changes.is_empty() {
            self.get("sheet-as-named")
        } else {
            self.format("sheet-house-rules", &[("changes", changes.join("; ").into())])
        }
    }
}
