//! What a game adds to what is told and typed at a table: its events, its words, its commands.

use crate::{Person, Spoken, Texts};
use cards::Card;
use players::five_hundred::Conventions;
use serde_json::Value;

use card_match::{EventIn, MatchGame, review::Step};

use crate::narration::{ColumnResult, Narrator, ScoreHead, TypedCommand, TypedInput};

/// The text typed at a table of a game, understood.
pub type TypedIn<G> = TypedInput<<G as table::Game>::Action>;

/// A game that can be narrated: what happens at its table is told in words, and what is typed there is understood.
pub trait Narrated: MatchGame + Spoken {
    /// The keywords of the notation that a language may have words of its own for.
    const KEYWORDS: &'static [&'static str];

    /// The commands that mean something in this game.
    const COMMANDS: &'static [TypedCommand];

    /// The key of the names that the other players have.
    fn names_key(&self) -> &'static str {
        "names-australian"
    }

    /// The number of the hand, from 0.
    fn hand_number(view: &Self::View) -> u32;

    /// The score that wins a game.
    fn winning_score(&self) -> i32;

    /// After how many hands the game is over, where no score ends it: then the score that wins is 0.
    fn number_of_hands(&self) -> Option<u32> {
        None
    }

    /// What something that has just happened says by agreement, in sentences; the view is the one after it.
    fn meaning(
        &self,
        _conventions: Conventions,
        _narrator: &Narrator,
        _event: &Self::Event,
        _view: &Self::View,
    ) -> Option<String> {
        None
    }

    /// An event as a sentence. The view is the one after it.
    fn told(narrator: &Narrator, event: &Self::Event, view: &Self::View) -> String;

    /// An event as a short line for the log; none if it can be seen on the table.
    fn log_line(narrator: &Narrator, event: &Self::Event, view: &Self::View) -> Option<String> {
        Some(Self::told(narrator, event, view))
    }

    /// What else there is to say of a hand that was dealt, in a sentence.
    fn dealt(_narrator: &Narrator, _view: &Self::View) -> Option<String> {
        None
    }

    /// What a finished hand came to, in a sentence.
    fn hand_over(narrator: &Narrator, view: &Self::View) -> String;

    /// What a typed text means in this situation before anything else: a card alone, a name, a number.
    fn short_form(
        _words: &str,
        _view: &Self::View,
        _texts: &Texts,
        _names: &[String],
    ) -> Option<TypedIn<Self>> {
        None
    }

    /// What a player types for an action.
    fn as_typed(_narrator: &Narrator, action: Self::Action) -> String {
        action.to_string()
    }

    /// An action of several cards with all of them, as one is told to do it; none where a reason names its one card.
    fn named(_narrator: &Narrator, _view: &Self::View, _action: Self::Action) -> Option<String> {
        None
    }

    /// An action in short, as it stands in a list.
    fn in_brief(narrator: &Narrator, _view: &Self::View, action: Self::Action) -> String {
        Texts::capitalised(&narrator.texts.action_of(Person::You, action, &narrator.names))
    }

    /// Whether the choice is one between contracts.
    fn is_call(_view: &Self::View) -> bool {
        false
    }

    /// Whether it is worth telling how likely the contract is made after an action.
    fn tells_chance(_action: Self::Action) -> bool {
        true
    }

    /// What is said where nothing that is still to be played can change the points of the hand.
    fn settled(&self, _narrator: &Narrator, _view: &Self::View) -> String {
        String::new()
    }

    /// The key of what can be typed in this situation.
    fn expected(view: &Self::View) -> &'static str;

    /// What the player may type in this situation for example, of the cards that they have; nothing where no card is
    /// asked for.
    fn example(_view: &Self::View) -> String {
        String::new()
    }
}

/// What has come of something that happened, as far as its events don't say it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// In sentences.
    pub lines: Vec<String>,
    /// Whether the points of the hand are among them.
    pub scored: bool,
}

/// A game that can be told and asked in words alone, for those who read lines or listen to them.
pub trait InWords: Narrated {
    /// The question to the viewer; `claim` says that it is whether they claim.
    fn question(&self, view: &Self::View, narrator: &Narrator, claim: bool) -> String;

    /// The viewer's own cards.
    fn hand(&self, view: &Self::View, narrator: &Narrator) -> Vec<String>;

    /// Everything that lies on the table.
    fn table(&self, view: &Self::View, narrator: &Narrator) -> Vec<String>;

    /// What lies between the players, where not all of the table is wanted.
    fn middle(&self, view: &Self::View, narrator: &Narrator) -> Vec<String> {
        self.table(view, narrator)
    }

    /// What the game shows on demand: the last tricks, the known cards.
    fn reminders(&self, _view: &Self::View, _narrator: &Narrator) -> Vec<String> {
        Vec::new()
    }

    /// The text on the score sheet of a finished hand before its points \[NOT-RES-5\].
    fn score_head(hand: &Value, narrator: &Narrator) -> ScoreHead;

    /// What each column of the score sheet got in the hand just over, and has now.
    fn results(&self, view: &Self::View, narrator: &Narrator) -> Vec<ColumnResult>;

    /// The cards that players still hold when the hand is over, a line for each.
    fn cards_left(&self, _view: &Self::View, _narrator: &Narrator) -> Vec<String> {
        Vec::new()
    }

    /// The lines that follow the sentence of an event; the view is the one after it.
    fn after(&self, _event: &EventIn<Self>, _view: &Self::View, _narrator: &Narrator) -> Vec<String> {
        Vec::new()
    }

    /// What has come of something that happened, as far as its events don't say it, from the views before and after it.
    fn came_of(
        &self,
        _before: &Self::View,
        _events: &[EventIn<Self>],
        _after: &Self::View,
        _narrator: &Narrator,
    ) -> Outcome {
        Outcome::default()
    }

    /// Everything that lies on a table whose cards are all open, in short lines; the hands first.
    fn open_table(&self, narrator: &Narrator, referee: &Self::View) -> Vec<String> {
        self.table(referee, narrator)
    }

    /// The step, in short: who acted, and how.
    fn done_in_short(narrator: &Narrator, step: &Step<Self>) -> String {
        format!("{} {}", narrator.name(step.seat), Self::in_brief(narrator, &step.before, step.action))
    }

    /// When something was done, such as "trick 3", from what its player saw before.
    fn moment(narrator: &Narrator, before: &Self::View) -> String;

    /// The action that a card by itself means.
    fn action_of_card(view: &Self::View, card: Card) -> Self::Action;
}
