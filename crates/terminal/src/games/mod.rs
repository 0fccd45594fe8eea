//! The games that can be played here, and what a game adds to the table: its players, what it says, what it draws and
//! which keys it has. Everything else (seeds, saves, undo, hints, pace, sheets) is the same for all of them.

pub(crate) mod five_hundred;
pub(crate) mod rummy;

use std::fmt::Debug;

use cards::Card;
use crossterm::event::KeyCode;
use kookaburra::GameKind;
use players::Playable;
use table::{Seat, SeatSet, Seed};
use texts::{Spoken, Texts};

use crate::{
    input::{Command, Entry},
    narrate::Narrator,
    session::{Draw, Event, Places, Save, Session},
    tui::{App, Areas, Canvas},
};

/// What happened at a table of a game.
pub(crate) type EventIn<G> = Event<<G as TableGame>::Event>;

/// What was typed at a table of a game.
pub(crate) type EntryIn<G> = Entry<<G as table::Game>::Action>;

/// A match of any game.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one of it, and only until its table opens")]
pub(crate) enum AnySession {
    FiveHundred(Session<::five_hundred::Rules>),
    Rummy(Session<::rummy_500::Rules>),
}

impl AnySession {
    /// Goes on with a saved match.
    pub(crate) fn resume(save: Save) -> Result<Self, String> {
        let game = GameKind::of(&save.record).map_err(|malformed| malformed.message)?;
        match game {
            GameKind::FiveHundred => Session::resume(save).map(Self::FiveHundred),
            GameKind::RummyFiveHundred => Session::resume(save).map(Self::Rummy),
        }
    }
}

/// A game that has a table here.
pub(crate) trait TableGame: Playable + Spoken {
    /// Something that happens in this game alone.
    type Event: Clone + PartialEq + Debug;

    /// The keywords of the notation that a language may have words of its own for.
    const KEYWORDS: &'static [&'static str];

    /// The commands that mean something in this game.
    const COMMANDS: &'static [Command];

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

    /// Who scores together, in the order of the score sheet.
    fn columns(&self) -> Vec<SeatSet> {
        Seat::all(self.seats()).map(SeatSet::of).collect()
    }

    /// Whether an action is a claim, and not what the game goes on with.
    fn is_claim(_action: Self::Action) -> bool {
        false
    }

    /// What an action brought about, as far as `before` and `after`, two views of the human, tell.
    fn happened(
        before: &Self::View,
        after: &Self::View,
        actor: Seat,
        action: Self::Action,
    ) -> Vec<Self::Event>;

    /// An event as a sentence. The view is the one after it.
    fn sentence(narrator: &Narrator, event: &Self::Event, view: &Self::View) -> String;

    /// An event as a short line for the log; none if it can be seen on the table.
    fn log_line(narrator: &Narrator, event: &Self::Event, view: &Self::View) -> Option<String>;

    /// What a finished hand came to, in a sentence.
    fn hand_over(narrator: &Narrator, view: &Self::View) -> String;

    /// What a typed text means in this situation before anything else: a card alone, a name, a number.
    fn short_form(words: &str, view: &Self::View, texts: &Texts, names: &[String]) -> Option<EntryIn<Self>>;

    /// What an action means in this situation, where the same words may mean two things.
    fn in_context(action: Self::Action, _view: &Self::View) -> Self::Action {
        action
    }

    /// What a player types for an action.
    fn as_typed(_narrator: &Narrator, action: Self::Action) -> String {
        action.to_string()
    }

    /// The key of what can be typed in this situation.
    fn expected(view: &Self::View) -> &'static str;
}

/// A game that can be played line by line.
pub(crate) trait PlainGame: TableGame {
    /// What can be typed, in a sentence for the beginning, and the help of the line mode.
    const HOW: (&'static str, &'static str);

    /// What is asked of the human; `claim` says that it is whether he claims.
    fn question(session: &Session<Self>, narrator: &Narrator, claim: bool) -> String;

    /// The human's own cards.
    fn hand(session: &Session<Self>, narrator: &Narrator) -> Vec<String>;

    /// Everything that lies on the table.
    fn table(session: &Session<Self>, narrator: &Narrator) -> Vec<String>;

    /// What the game shows on demand: the last tricks, the known cards.
    fn own_sheet(session: &Session<Self>, narrator: &Narrator) -> Vec<String>;

    /// A finished hand on the score sheet, in words.
    fn sheet_line(hand: &serde_json::Value, narrator: &Narrator) -> String;

    /// What is told after an event besides its sentence.
    fn after(_event: &EventIn<Self>, _session: &Session<Self>, _narrator: &Narrator) -> Vec<String> {
        Vec::new()
    }

    /// The action that a card by itself means.
    fn action_of_card(view: &Self::View, card: Card) -> Self::Action;
}

/// A game that can be played on the screen.
pub(crate) trait ScreenGame: TableGame {
    /// Where the cursors are, and what has been picked.
    type Ui: Default + Debug;

    /// The help of the screen.
    const HELP: &'static str;

    /// The key that lays the game's own sheet over the table.
    const OWN_KEY: char;

    /// Takes in a new view: puts the cursors where they are useful.
    fn settle(app: &mut App<Self>);

    /// Forgets what was picked: something was done, or taken back.
    fn forget(ui: &mut Self::Ui);

    /// Whether what happened lies on the table for a while to be seen.
    fn lies(_events: &[EventIn<Self>]) -> bool {
        false
    }

    /// The human has let the claims of the moment go.
    fn let_go(_app: &mut App<Self>) {}

    /// Whether there is nothing to claim but what the human has let go before: then nobody waits for him again.
    fn was_let_go(_app: &App<Self>) -> bool {
        false
    }

    /// What remains useful after a refusal.
    fn refused(_app: &mut App<Self>) {}

    /// Puts the cursor on what an action is about.
    fn point_at(app: &mut App<Self>, action: Self::Action);

    /// Puts the cursor on what is being typed.
    fn follow(app: &mut App<Self>, entry: &EntryIn<Self>);

    /// A typed text that the game understands before anything else on this screen; true if it did.
    fn typed(_app: &mut App<Self>, _text: &str) -> bool {
        false
    }

    /// What choosing between several actions, or naming a card alone, does.
    fn choose(app: &mut App<Self>, entry: EntryIn<Self>);

    /// A key at the table; true if it means something.
    fn key(app: &mut App<Self>, code: KeyCode) -> bool;

    /// Draws the table between header and question.
    fn draw(app: &App<Self>, canvas: &mut Canvas<'_>, areas: &Areas);

    /// What is asked, and whether it is asked of the human.
    fn prompt(app: &App<Self>) -> (String, bool);

    /// What happened last, line by line, to be repeated under the question where there is nothing else to say.
    fn whisper(_app: &App<Self>) -> Vec<String> {
        Vec::new()
    }

    /// The keys that work now, the most useful first.
    fn keys(app: &App<Self>) -> Vec<(&'static str, &'static str)>;

    /// The keys that are always useful in this game.
    fn more_keys(app: &App<Self>) -> Vec<(&'static str, &'static str)>;

    /// The score sheet.
    fn score(app: &App<Self>, canvas: &mut Canvas<'_>, table: ratatui::layout::Rect);

    /// The game's own sheet.
    fn own_sheet(app: &App<Self>, canvas: &mut Canvas<'_>, table: ratatui::layout::Rect);

    /// What each column of the score sheet got in the hand just over, and has now.
    fn results(app: &App<Self>) -> Vec<(String, String, String)>;

    /// The cards that players still hold when the hand is over, a line for each.
    fn cards_left(app: &App<Self>) -> Vec<String>;

    /// Whether a position makes a good picture.
    fn is_worth_seeing(session: &Session<Self>) -> bool;
}
