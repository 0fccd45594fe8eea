//! Rummy 500 in words, and what is typed at its table.

mod compose;
mod input;
mod narrate;
mod prompt;
mod review;
mod sort;
mod ways;
mod words;

use crate::{Person, Texts};
use rummy_500::{Action, Rules, View};

pub use compose::{melds_of, why_none};
pub use prompt::{Picks, prompt};
pub use rummy_500::Event;
pub use sort::sorted;
pub use ways::{Spots, all_melds, claims, count_of, discard_of, lays_of, melds_of_picked};

use crate::narration::{Narrated, Narrator, TypedCommand, TypedIn};

impl Narrated for Rules {
    const KEYWORDS: &'static [&'static str] = &["discard", "stock", "rummy", "take", "meld", "lay", "end"];

    const COMMANDS: &'static [TypedCommand] = &[
        TypedCommand::Help,
        TypedCommand::Hint,
        TypedCommand::Undo,
        TypedCommand::Hand,
        TypedCommand::Table,
        TypedCommand::Known,
        TypedCommand::Score,
        TypedCommand::Rules,
        TypedCommand::Why,
        TypedCommand::Review,
        TypedCommand::Quit,
    ];

    fn names_key(&self) -> &'static str {
        "names-rummy"
    }

    fn hand_number(view: &View) -> u32 {
        view.hand_number
    }

    fn winning_score(&self) -> i32 {
        self.target()
    }

    fn told(narrator: &Narrator, event: &Event, _: &View) -> String {
        narrator.told_of_rummy(event)
    }

    fn log_line(narrator: &Narrator, event: &Event, _: &View) -> Option<String> {
        Some(narrator.rummy_in_short(event))
    }

    fn hand_over(narrator: &Narrator, view: &View) -> String {
        narrator.rummy_outcome(view)
    }

    fn short_form(words: &str, view: &View, _: &Texts, _: &[String]) -> Option<TypedIn<Self>> {
        input::short_form(words, view)
    }

    fn as_typed(narrator: &Narrator, action: Action) -> String {
        narrator.typed_in_rummy(action)
    }

    fn named(narrator: &Narrator, view: &View, action: Action) -> Option<String> {
        let cards = match action {
            Action::Take(count) | Action::Rummy(count) if count > 1 => {
                let left = view.pile.len().saturating_sub(usize::from(count));
                view.pile.get(left..).unwrap_or_default()
            }
            Action::Meld(_) => &[],
            _ => return None,
        };
        Some(narrator.texts.action_with(Person::You, action, cards))
    }

    fn in_brief(narrator: &Narrator, view: &View, action: Action) -> String {
        match action {
            Action::Meld(_) | Action::Lay(..) | Action::Discard(_) => narrator.way(view, action),
            _ => Texts::capitalised(&narrator.texts.action_of(Person::You, action, &narrator.names)),
        }
    }

    fn expected(view: &View) -> &'static str {
        input::expected(view)
    }

    fn example(view: &View) -> String {
        input::example(view)
    }
}
