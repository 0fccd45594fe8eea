//! The games that can be played here, and what a game adds to the table: its players, what it says, what may be typed.
//! Everything else (seeds, saves, undo, hints) is the same for all of them.

use std::fmt::Debug;

use cards::Card;
use kookaburra::{AnyRules, GameKind};
use players::{Playable, five_hundred::Conventions};
use serde_json::Value;
use table::{Seat, SeatSet, Seed, Table};
use texts::{Spoken, Texts};

use crate::{
    Draw, Event, HandResult, Narrator, Places, Save, ScoreHead, Session, Setup, SetupError, TypedCommand,
    TypedInput, review::Step,
};

/// What happened at a table of a game.
pub type EventIn<G> = Event<<G as TableGame>::Event>;

/// What was typed at a table of a game.
pub type TypedIn<G> = TypedInput<<G as table::Game>::Action>;

/// A match of any game.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one of it, and only until its table opens")]
pub enum AnySession {
    /// Of the Five Hundred family.
    FiveHundred(Session<::five_hundred::Rules>),
    /// Of Rummy 500.
    Rummy(Session<::rummy_500::Rules>),
}

impl AnySession {
    /// Opens a table; see [`Session::new`].
    ///
    /// # Errors
    /// The match can't begin as it is asked for.
    pub fn new(rules: &AnyRules, setup: &Setup) -> Result<(Self, Option<Draw>), SetupError> {
        match rules {
            AnyRules::FiveHundred(rules) => Session::new((**rules).clone(), setup)
                .map(|(session, draw)| (Self::FiveHundred(session), draw)),
            AnyRules::Rummy500(rules) => {
                Session::new(rules.clone(), setup).map(|(session, draw)| (Self::Rummy(session), draw))
            }
        }
    }

    /// Goes on with a saved match.
    ///
    /// # Errors
    /// The save holds no match that can have been, in a sentence.
    pub fn resume(save: Save) -> Result<Self, String> {
        let game = GameKind::of(&save.record).map_err(|malformed| malformed.message)?;
        match game {
            GameKind::FiveHundred => Session::resume(save).map(Self::FiveHundred),
            GameKind::RummyFiveHundred => Session::resume(save).map(Self::Rummy),
        }
    }
}

/// What it is that a player expects of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Points of the match.
    Points,
    /// Tricks of the contractor and his partners; of nobody's where there is no contract.
    Tricks(SeatSet),
    /// Nothing but whether the contract is made.
    Success,
}

/// A game that has a table here.
pub trait TableGame: Playable + Spoken {
    /// Something that happens in this game alone.
    type Event: Clone + PartialEq + Debug;

    /// The keywords of the notation that a language may have words of its own for.
    const KEYWORDS: &'static [&'static str];

    /// The commands that mean something in this game.
    const COMMANDS: &'static [TypedCommand];

    /// The key of the names that the other players have.
    fn names_key(&self) -> &'static str;

    /// How many people can share the game at most \[FH-END-8\].
    fn most_people(&self) -> usize {
        self.seats()
    }

    /// Who sits where in the first game. People are numbered as they came; the first sits at `me`.
    fn first_places(&self, _seed: Seed, me: Seat, _people: usize) -> Places {
        let everybody: Vec<usize> = (0..self.seats()).collect();
        Places::undrawn(&everybody, me)
    }

    /// Who gives way to those who wait, after a game.
    fn relief(&self, _seed: Seed, _played: &[usize], _people: usize) -> Option<Draw> {
        None
    }

    /// Who deals first in the next game; `None` if that is left to chance.
    fn dealer_of_next_game(&self, last_dealer: Seat, winners: SeatSet) -> Option<Seat>;

    /// The score that wins a game.
    fn winning_score(&self) -> i32;

    /// What calls say by agreement; `None` if partners can't agree on that here.
    fn agree(&self, conventions: Conventions) -> Option<Self::Conventions>;

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

    /// Who scores together, in the order of the score sheet.
    fn columns(&self) -> Vec<SeatSet> {
        Seat::all(self.seats()).map(SeatSet::of).collect()
    }

    /// The action of a player who has no other while cards are played; never a call or a discard.
    fn forced(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// Whether an action is a claim, and not what the game goes on with.
    fn is_claim(_action: Self::Action) -> bool {
        false
    }

    /// Whether a player may claim the rest of the hand, as far as his view says.
    fn may_claim_rest(_view: &Self::View) -> bool {
        false
    }

    /// Whether no card that is still to be played can change the points of the hand, as far as a view says.
    fn is_settled(&self, _view: &Self::View) -> bool {
        false
    }

    /// How a hand goes on if a player claims the rest of it; `None` if from what that player knows it is not certain. What
    /// is hidden has no part in that decision, only in what comes of it.
    fn claimed_rest(_table: &Table<Self>, _me: Seat, _seed: u64) -> Option<Vec<(Seat, Self::Action)>> {
        None
    }

    /// What an action brought about, as far as `before` and `after`, two views of the human, tell.
    fn happened(
        before: &Self::View,
        after: &Self::View,
        actor: Seat,
        action: Self::Action,
    ) -> Vec<Self::Event>;

    /// An event as a sentence. The view is the one after it.
    fn told(narrator: &Narrator, event: &Self::Event, view: &Self::View) -> String;

    /// An event as a short line for the log; none if it can be seen on the table.
    fn log_line(narrator: &Narrator, event: &Self::Event, view: &Self::View) -> Option<String>;

    /// What a finished hand came to, in a sentence.
    fn hand_over(narrator: &Narrator, view: &Self::View) -> String;

    /// What a typed text means in this situation before anything else: a card alone, a name, a number.
    fn short_form(words: &str, view: &Self::View, texts: &Texts, names: &[String]) -> Option<TypedIn<Self>>;

    /// What an action means in this situation, where the same words may mean two things.
    fn in_context(action: Self::Action, _view: &Self::View) -> Self::Action {
        action
    }

    /// What a player types for an action.
    fn as_typed(_narrator: &Narrator, action: Self::Action) -> String {
        action.to_string()
    }

    /// An action of several cards with all of them, as one is told to do it; none where a reason names its one card.
    fn named(narrator: &Narrator, view: &Self::View, action: Self::Action) -> Option<String>;

    /// An action in short, as it stands in a list.
    fn in_brief(narrator: &Narrator, view: &Self::View, action: Self::Action) -> String;

    /// What a player expects of an action in this situation: the unit of [`players::Weighed::value`].
    fn unit(_view: &Self::View) -> Unit {
        Unit::Points
    }

    /// Whether the choice is one between contracts.
    fn is_call(_view: &Self::View) -> bool {
        false
    }

    /// Whether it is worth telling how likely the contract is made after an action.
    fn tells_chance(_action: Self::Action) -> bool {
        true
    }

    /// The key of what can be typed in this situation.
    fn expected(view: &Self::View) -> &'static str;
}

/// A game that can be told and asked in words alone, for those who read lines or listen to them.
pub trait InWords: TableGame {
    /// What is asked of the viewer; `claim` says that it is whether they claim.
    fn question(&self, view: &Self::View, narrator: &Narrator, claim: bool) -> String;

    /// The viewer's own cards.
    fn hand(&self, view: &Self::View, narrator: &Narrator) -> Vec<String>;

    /// Everything that lies on the table.
    fn table(&self, view: &Self::View, narrator: &Narrator) -> Vec<String>;

    /// What the game shows on demand: the last tricks, the known cards.
    fn reminders(&self, view: &Self::View, narrator: &Narrator) -> Vec<String>;

    /// What stands on the score sheet of a finished hand before its points \[NOT-RES-5\].
    fn score_head(hand: &Value, narrator: &Narrator) -> ScoreHead;

    /// What each column of the score sheet got in the hand just over, and has now.
    fn results(&self, view: &Self::View, narrator: &Narrator) -> Vec<HandResult>;

    /// The cards that players still hold when the hand is over, a line for each.
    fn cards_left(&self, view: &Self::View, narrator: &Narrator) -> Vec<String>;

    /// What is told after an event besides its sentence; the view is the one after it.
    fn after(&self, _event: &EventIn<Self>, _view: &Self::View, _narrator: &Narrator) -> Vec<String> {
        Vec::new()
    }

    /// Everything that lies on a table whose cards are all open, in short lines; the hands first.
    fn open_table(&self, narrator: &Narrator, referee: &Self::View) -> Vec<String>;

    /// What was done, in short: who, and what.
    fn done_in_short(narrator: &Narrator, step: &Step<Self>) -> String {
        format!("{} {}", narrator.name(step.seat), Self::in_brief(narrator, &step.before, step.action))
    }

    /// When something was done, such as "trick 3", from what its player saw before.
    fn moment(narrator: &Narrator, before: &Self::View) -> String;

    /// The action that a card by itself means.
    fn action_of_card(view: &Self::View, card: Card) -> Self::Action;
}
