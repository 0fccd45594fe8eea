//! Five Hundred in words, and what is typed at its table.

mod arrange;
mod board;
mod input;
mod narrate;
mod place;
mod prompt;
mod review;
mod score;
mod tally;
pub(crate) mod words;

use crate::{Person, Texts};
use ::five_hundred::{Action, Family, HandResult, Phase, Rules, View};
use players::five_hundred::Conventions;

pub use ::five_hundred::Event;
pub use arrange::Arrangement;
pub use board::{Act, Arrow, Board, BoardRow, Cell, Kind, high_bid};
pub use input::read_bid;
pub use place::{PlaysFrom, plays_from, row_is_due};
pub use prompt::{Picks, prompt};
pub use tally::{Tally, tally};

use crate::narration::{Narrated, Narrator, TypedCommand, TypedIn};

impl Narrated for Rules {
    const KEYWORDS: &'static [&'static str] = &input::KEYWORDS;

    const COMMANDS: &'static [TypedCommand] = &[
        TypedCommand::Help,
        TypedCommand::Hint,
        TypedCommand::Undo,
        TypedCommand::Hand,
        TypedCommand::Table,
        TypedCommand::Last,
        TypedCommand::Score,
        TypedCommand::Rules,
        TypedCommand::Why,
        TypedCommand::Claim,
        TypedCommand::Review,
        TypedCommand::Skip,
        TypedCommand::Quit,
    ];

    fn names_key(&self) -> &'static str {
        match self.family() {
            Family::Australian => "names-australian",
            Family::American => "names-american",
            Family::Quebec => "names-quebec",
            Family::Bijou => "names-bijou",
        }
    }

    fn meaning(
        &self,
        conventions: Conventions,
        narrator: &Narrator,
        event: &Event,
        view: &View,
    ) -> Option<String> {
        let Event::Called { seat, call } = *event else { return None };
        let at = view.calls.iter().rposition(|told| told.seat == seat && told.call == call)?;
        let meanings = conventions.meaning(self, &view.calls[..at], seat, call);
        let said = meanings.into_iter().map(|meaning| narrator.with_facts(meaning.key(), meaning.args()));
        let said: Vec<String> = said.collect();
        (!said.is_empty()).then(|| said.join(" "))
    }

    fn hand_number(view: &View) -> u32 {
        view.hand_number
    }

    fn winning_score(&self) -> i32 {
        if self.hand_limit().is_some() { 0 } else { self.target() }
    }

    fn number_of_hands(&self) -> Option<u32> {
        self.hand_limit()
    }

    fn dealt(narrator: &Narrator, view: &View) -> Option<String> {
        narrator.silent(view)
    }

    fn told(narrator: &Narrator, event: &Event, view: &View) -> String {
        narrator.happening(event, view)
    }

    fn log_line(narrator: &Narrator, event: &Event, view: &View) -> Option<String> {
        narrator.in_short(event, view)
    }

    fn hand_over(narrator: &Narrator, view: &View) -> String {
        view.outcome.as_ref().map(|outcome| narrator.outcome(outcome.result, view)).unwrap_or_default()
    }

    fn short_form(words: &str, view: &View, texts: &Texts, names: &[String]) -> Option<TypedIn<Self>> {
        input::short_form(words, view, texts, names)
    }

    /// A card and a bid can be written alike.
    fn named(narrator: &Narrator, _: &View, action: Action) -> Option<String> {
        let cards = matches!(action, Action::Discard(cards) if !cards.is_empty());
        cards.then(|| narrator.texts.action_of(Person::You, action, &narrator.names))
    }

    fn in_brief(narrator: &Narrator, _: &View, action: Action) -> String {
        narrator.brief(action)
    }

    fn is_call(view: &View) -> bool {
        view.phase == Some(Phase::Auction)
    }

    /// A player who passes has no contract of their own.
    fn tells_chance(action: Action) -> bool {
        !matches!(action, Action::Pass | Action::Look)
    }

    fn settled(&self, narrator: &Narrator, view: &View) -> String {
        let misere = view.contract.as_ref().is_some_and(|contract| contract.bid.is_misere());
        let what = match self.settled_result(view) {
            Some(HandResult::Made) => "made",
            _ if misere => "misere",
            _ => "lost",
        };
        narrator.texts.format("note-settled", &[("what", what.into())])
    }

    fn expected(view: &View) -> &'static str {
        input::expected(view)
    }

    fn example(view: &View) -> String {
        input::example(view)
    }
}
