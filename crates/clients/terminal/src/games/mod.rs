//! What a game adds to the terminal: its cursors, its keys, what it draws. What it says and understands it has from
//! `narration`.

pub(crate) mod five_hundred;
#[cfg(test)]
mod high_card;
pub(crate) mod rummy;

use std::{
    fmt::Debug,
    io::{self, Write},
    time::Duration,
};

use card_match::{Device, EventIn, News, PlayerState, review::Reviewed};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::buffer::Buffer;
use texts::Texts;
use texts::narration::{InWords, Narrator, TypedCommand, TypedIn};

use crate::{
    authority::Authority,
    open::OpenSide,
    plain::{Plain, Stay},
    tui::{App, Areas, Canvas, Key},
};

/// A game that can be played line by line.
pub(crate) trait PlainGame: InWords + Reviewed + 'static {
    /// What can be typed, in a sentence for the beginning, and the help of the line mode.
    const HOW: (&'static str, &'static str);

    /// The farewell to a player whose game is saved.
    const GOODBYE: &'static str = "plain-goodbye";

    /// What the player wants and has not said all of.
    type Asking: Default;

    /// What a player reads who begins.
    fn how(_device: &Device<Self>, texts: Texts) -> Vec<String> {
        vec![texts.get(Self::HOW.0)]
    }

    /// The question about what is still to be said, in lines.
    fn asks(_asking: &Self::Asking) -> Vec<String> {
        Vec::new()
    }

    /// Does what a line says that this game understands before any other; nothing if it is none of its own.
    fn typed<W: Write, A: Authority<Self>>(
        _table: &mut Plain<Self, W, A>,
        _line: &str,
    ) -> io::Result<Option<Stay>> {
        Ok(None)
    }
}

/// A game that can be played on the screen.
pub(crate) trait ScreenGame: InWords + Reviewed + 'static {
    /// Where the cursors are, and what has been picked.
    type Ui: Default + Debug;

    /// The help of the screen.
    const HELP: &'static str;

    /// The game's own keys, besides those that every game has.
    const KEYS: &'static [Key<Self>];

    /// The farewell to a player whose game is saved.
    const GOODBYE: &'static str = "screen-goodbye";

    /// What there is on the screen besides cards and cursors.
    type Side;

    /// That, as the table stands first.
    fn side(&self, view: &Self::View, at: &PlayerState, narrator: &Narrator) -> Self::Side;

    /// It at an open table.
    fn open(_side: &Self::Side) -> Option<&OpenSide> {
        None
    }

    /// The match stands otherwise now.
    fn stood(_app: &mut App<Self>) {}

    /// Something was told of it; `anew` says that it is the whole story of the hand.
    fn heard(_app: &mut App<Self>, _before: &Self::View, _news: &[News<Self>], _anew: bool) {}

    /// A key while something of the game's own lies over the table; false if nothing does, or it is no key of it.
    fn key_over(_app: &mut App<Self>, _key: KeyEvent) -> bool {
        false
    }

    /// Whether something of the game's own lies over the table.
    fn is_covered(_app: &App<Self>) -> bool {
        false
    }

    /// Draws that; gives the texts that had to be cut.
    fn draw_over(_app: &App<Self>, _buffer: &mut Buffer) -> Vec<String> {
        Vec::new()
    }

    /// How long others wait for a player who may do something at any time; nothing if they don't go on by themselves.
    fn others_wait(_app: &App<Self>) -> Option<Duration> {
        None
    }

    /// Does a command that means something of its own here; false if it doesn't.
    fn command(_app: &mut App<Self>, _command: TypedCommand) -> bool {
        false
    }

    /// Takes in a new view: puts the cursors where they are useful.
    fn settle(_app: &mut App<Self>) {}

    /// Forgets what was picked: something was done, or taken back.
    fn forget(_ui: &mut Self::Ui) {}

    /// Whether what happened lies on the table for a while to be seen.
    fn lies(_events: &[EventIn<Self>]) -> bool {
        false
    }

    /// The human has let the claims of the moment go.
    fn decline(_app: &mut App<Self>) {}

    /// Whether there is nothing to claim but what the human has let go before: then nobody waits for them again.
    fn was_declined(_app: &App<Self>) -> bool {
        false
    }

    /// What remains useful after a refusal.
    fn refused(_app: &mut App<Self>) {}

    /// Puts the cursor on what an action is about.
    fn point_at(_app: &mut App<Self>, _action: Self::Action) {}

    /// Puts the cursor on what is being typed.
    fn follow(_app: &mut App<Self>, _entry: &TypedIn<Self>) {}

    /// A typed text that the game understands before anything else on this screen; true if it did.
    fn typed(_app: &mut App<Self>, _text: &str) -> bool {
        false
    }

    /// What choosing between several actions, or naming a card alone, does.
    fn choose(_app: &mut App<Self>, _entry: TypedIn<Self>) {}

    /// A key while the player chooses among several actions; false if they don't, or it means nothing there.
    fn key_in_choice(_app: &mut App<Self>, _code: KeyCode) -> bool {
        false
    }

    /// Draws the table between header and question.
    fn draw(app: &App<Self>, canvas: &mut Canvas<'_>, areas: &Areas);

    /// The question, and whether it is asked of the human.
    fn prompt(app: &App<Self>) -> (String, bool);

    /// What happened last, line by line, to be repeated under the question where there is nothing else to say.
    fn whisper(_app: &App<Self>) -> Vec<String> {
        Vec::new()
    }

    /// The keys that work now, the most useful first.
    fn keys(app: &App<Self>) -> Vec<(&'static str, &'static str)>;

    /// The keys that are always useful in this game.
    fn more_keys(_app: &App<Self>) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// The score sheet.
    fn score(app: &App<Self>, canvas: &mut Canvas<'_>, table: ratatui::layout::Rect);

    /// The game's own sheet.
    fn own_sheet(app: &App<Self>, canvas: &mut Canvas<'_>, table: ratatui::layout::Rect) {
        Self::score(app, canvas, table);
    }

    /// Whether a position makes a good picture.
    fn is_worth_seeing(_device: &Device<Self>) -> bool {
        true
    }
}
