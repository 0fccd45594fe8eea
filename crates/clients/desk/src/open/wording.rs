//! Acts at an open table, in words and for the eye.

use crate::wire::{Animation, LogLine};
use ::five_hundred::Rules;
use laws::open_table::{Event, View};
use texts::narration::{InWords, Narrator, TypedCommand, open::Teller};

use crate::game::{Look, OnDesk};

/// What was done, and what has come of it: verdicts, and the points of a hand that is over. The view is the one after
/// it.
pub(super) fn told(
    teller: &mut Teller,
    done: &[&Event],
    view: &View,
    look: Option<&Look<'_, Rules>>,
    (rules, narrator): (&Rules, &Narrator),
) -> Vec<LogLine> {
    if done.is_empty() {
        return Vec::new();
    }
    let lines = |event: &&Event| {
        let (Event::Game(event), Some(look)) = (event, look) else {
            return in_lines(narrator.heard(event, view));
        };
        let first =
            LogLine { words: narrator.happening(event, look.view), animation: Rules::animation(look, event) };
        let event = table::Event::In(event.clone());
        let after = in_lines(look.rules.after(&event, look.view, narrator));
        std::iter::once(first).chain(after).filter(|line| !line.words.is_empty()).collect()
    };
    let outcome = teller.outcome(done, view, rules, narrator);
    done.iter().flat_map(lines).chain(in_lines(outcome.lines)).collect()
}

fn in_lines(sentences: impl IntoIterator<Item = String>) -> Vec<LogLine> {
    sentences.into_iter().map(|words| LogLine { words, animation: Animation::Other }).collect()
}

/// What a command tells that asks for words alone.
pub(super) fn recited(command: TypedCommand, rules: &Rules, view: &View, narrator: &Narrator) -> Vec<String> {
    let of_game = |tell: &dyn Fn(&::five_hundred::View) -> Vec<String>| {
        view.game.as_ref().map(tell).unwrap_or_default()
    };
    match command {
        TypedCommand::Help => narrator.texts.get("help-open").lines().map(str::to_owned).collect(),
        TypedCommand::Hand => of_game(&|game| rules.hand(game, narrator)),
        TypedCommand::Table => {
            let laws = narrator.laws_on_table(view);
            of_game(&|game| rules.table(game, narrator).into_iter().chain(laws.clone()).collect())
        }
        TypedCommand::Last | TypedCommand::Known => of_game(&|game| narrator.tricks(game)),
        _ => Vec::new(),
    }
}
