//! An evening's review in words.

use std::collections::BTreeSet;

use learning::figures::{Evening, Habit, Practice, Proof, What};

use super::{
    parts::category,
    written::{mean, number},
};
use crate::Texts;

/// A habit in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What it is about.
    pub heading: String,
    /// What it costs.
    pub sentence: String,
    /// The decisions in which it showed, the dearest first.
    pub proof: Vec<Proof>,
    /// Where it can be practised.
    pub practice: Practice,
}

/// What an evening shows: sentences about it, and its habits.
#[must_use]
pub fn evening(texts: Texts, evening: &Evening) -> (Vec<String>, Vec<Told>) {
    if evening.games == 0 {
        return (vec![texts.get("figures-evening-none")], Vec::new());
    }
    let Some(level) = evening.level else { return (vec![texts.get("figures-evening-unknown")], Vec::new()) };
    let args = [
        ("hands", evening.hands.into()),
        ("games", evening.games.into()),
        ("level", level.name().into()),
        ("count", evening.looked_at.into()),
    ];
    let mut sentences = vec![texts.format("figures-evening-about", &args)];
    if evening.habits.is_empty() {
        sentences.push(texts.get("figures-evening-nothing"));
        if evening.games < 3 {
            sentences.push(texts.get("figures-evening-few"));
        }
    }
    (sentences, evening.habits.iter().map(|habit| told(texts, habit)).collect())
}

fn told(texts: Texts, habit: &Habit) -> Told {
    let heading = match habit.what {
        What::Category(what) => category(texts, what),
        What::Theme(theme) => texts.get(&format!("puzzle-theme-{theme}")),
    };
    let hands: BTreeSet<(&str, usize)> = habit.proof.iter().map(|proof| (&*proof.game, proof.hand)).collect();
    let games: BTreeSet<&str> = hands.iter().map(|(game, _)| *game).collect();
    let args = [
        ("points", mean(texts, &habit.lost).into()),
        ("usual", mean(texts, &habit.usual).into()),
        ("hands", hands.len().into()),
        ("games", games.len().into()),
    ];
    Told {
        heading,
        sentence: texts.format("figures-habit", &args),
        proof: habit.proof.clone(),
        practice: habit.practice(),
    }
}

/// A decision in which a habit showed: its hand, when or where it was played, and what it cost.
#[must_use]
pub fn proof(texts: Texts, proof: &Proof, when: &str) -> String {
    let points = number(texts, -proof.points, 0);
    let args = [("hand", (proof.hand + 1).into()), ("when", when.into()), ("points", points.into())];
    texts.format("figures-proof", &args)
}
