//! Hands kept as data files: how they are read, written and found.

use std::{fs, path::PathBuf};

use five_hundred::{Action, Deal, Rules, State};
use serde_json::Value;
use table::{Game, Seat};

use super::Recorded;

/// The file of a preset in a folder of the tests.
pub(crate) fn path(folder: &str, preset: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", folder, &format!("{preset}.txt")].iter().collect()
}

/// Whether the files are to be written anew: `UPDATE_DATA=1 cargo test -p five-hundred`.
pub(crate) fn is_update() -> bool {
    std::env::var_os("UPDATE_DATA").is_some()
}

/// Compares a text with its file, or writes the file.
pub(crate) fn expect(folder: &str, preset: &str, text: &str) {
    let path = path(folder, preset);
    if is_update() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let file = fs::read_to_string(&path).unwrap_or_default();
    if file != text {
        let line = file.lines().zip(text.lines()).position(|(one, other)| one != other);
        let line = line.unwrap_or_else(|| file.lines().count().min(text.lines().count()));
        panic!(
            "{}, line {}:\n  file: {}\n  now:  {}\n(UPDATE_DATA=1 writes it anew; read what changed)",
            path.display(),
            line + 1,
            file.lines().nth(line).unwrap_or("the end"),
            text.lines().nth(line).unwrap_or("the end"),
        );
    }
}

/// The beginning of a hand and what was done in it, as a file tells it.
pub(crate) struct Told {
    pub(crate) scores: Vec<i32>,
    pub(crate) dealer: Seat,
    pub(crate) deal: Deal,
    pub(crate) actions: Vec<String>,
}

impl Told {
    pub(crate) fn of(hand: &Recorded, n: usize) -> Self {
        let actions = hand.lines()[..n].to_vec();
        Self { scores: hand.scores.clone(), dealer: hand.dealer, deal: hand.deal, actions }
    }

    /// The lines that tell where the hand begins.
    pub(crate) fn opening(&self, rules: &Rules) -> String {
        let scores = self.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let deal = Value::Object(rules.deal_json(&self.deal));
        format!("scores {scores}\ndealer {}\ndeal {deal}\n", self.dealer)
    }

    /// Reads the opening from the lines of a file.
    pub(crate) fn read(rules: &Rules, text: &str, actions: Vec<String>) -> Self {
        let after = |word: &str| text.lines().find_map(|line| line.strip_prefix(word)).unwrap().trim();
        let deal: Value = serde_json::from_str(after("deal ")).unwrap();
        Self {
            scores: after("scores ").split(' ').map(|score| score.parse().unwrap()).collect(),
            dealer: Seat(after("dealer ").parse().unwrap()),
            deal: rules.read_deal(deal.as_object().unwrap()).unwrap(),
            actions,
        }
    }

    pub(crate) fn begin(&self, rules: &Rules) -> State {
        let mut state = rules.start(&self.scores).unwrap();
        rules.deal(&mut state, self.dealer, &self.deal);
        state
    }
}

/// Does what a line says; it must be legal.
pub(crate) fn perform(rules: &Rules, state: &mut State, line: &str) -> (Seat, Action) {
    let (seat, _) = rules.read_line(line).unwrap();
    let action = rules.read_action(state, line.split_once(' ').unwrap().1).unwrap();
    rules.check(state, seat, action).unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    rules.play_unchecked(state, seat, action);
    (seat, action)
}
