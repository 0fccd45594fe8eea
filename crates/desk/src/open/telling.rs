//! Acts at an open table, in words and for the eye.

use ::five_hundred::Rules;
use card_match::open::Happened;
use desk_wire::{Animation, LogLine};
use narration::{InWords, Narrator, TypedCommand, open::Teller};
use open_table::{Heard, View};
use table::Event;

use crate::game::{Look, OnDesk};

/// What was done; the view is the one after it.
pub(super) fn heard(
    news: &Happened,
    view: &View,
    look: Option<&Look<'_, Rules>>,
    narrator: &Narrator,
) -> Vec<LogLine> {
    let (Heard::Game(events), Some(look)) = (&news.heard, look) else {
        return in_lines(narrator.heard(news.seat, &news.heard, view));
    };
    let line = |event: &narration::five_hundred::Event| {
        let first =
            LogLine { words: narrator.happening(event, look.view), animation: Rules::animation(look, event) };
        let after = in_lines(look.rules.after(&Event::In(event.clone()), look.view, narrator));
        std::iter::once(first).chain(after).collect::<Vec<_>>()
    };
    events.iter().flat_map(line).filter(|line| !line.words.is_empty()).collect()
}

/// What has come of it: verdicts, and the points of a hand that is over.
pub(super) fn outcome(
    teller: &mut Teller,
    news: &Happened,
    view: &View,
    rules: &Rules,
    narrator: &Narrator,
) -> Vec<LogLine> {
    in_lines(teller.outcome(news, view, rules, narrator).lines)
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
