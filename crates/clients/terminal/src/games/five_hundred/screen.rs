//! The screen of Five Hundred with the laws enforced: what its keys do, and what is drawn.

use cards::{Card, CardSet};
use crossterm::event::KeyCode;
use five_hundred::{Action, Choices, Rules, View};
use ratatui::layout::Rect;

use card_match::{Device, EventIn, PlayerState};
use texts::narration::{
    Narrator, TypedIn, TypedInput,
    five_hundred::{Arrangement, Event},
};

use super::{keys, sheets};
use crate::{
    games::ScreenGame,
    tui::{ARROWS, App, Areas, Canvas, Key},
};

/// A game that is drawn as Five Hundred: with the laws enforced, or open.
pub(crate) trait FiveHundredTable: ScreenGame<Ui = Ui> {
    /// The rules of the cards and the calls.
    fn of_cards(&self) -> &Rules;

    /// Cards, calls and tricks as the player sees them, with what they can choose.
    fn game(app: &App<Self>) -> &View;

    /// Something that is done in the game of cards.
    fn done_with(action: Action) -> Self::Action;
}

impl FiveHundredTable for Rules {
    fn of_cards(&self) -> &Rules {
        self
    }

    fn game(app: &App<Self>) -> &View {
        &app.view
    }

    fn done_with(action: Action) -> Action {
        action
    }
}

/// What the player looks at.
#[derive(Clone, Default, Debug)]
pub(crate) struct Ui {
    pub(super) arrangement: Option<Arrangement>,
    /// The place in the hand or row the cursor is on.
    pub(crate) card_cursor: usize,
    pub(crate) board_cursor: (usize, usize),
    /// The cards chosen to be discarded.
    pub(crate) chosen: CardSet,
    /// The joker that waits for the suit it demands.
    pub(crate) demanding: Option<Card>,
    pub(crate) sans_kitty: bool,
}

impl ScreenGame for Rules {
    type Ui = Ui;

    const HELP: &'static str = "help-screen";

    const KEYS: &'static [Key<Self>] = &[
        Key::new(ARROWS, "keys-arrows", App::arrow).named("keys-name-arrows"),
        Key::new(&[KeyCode::Enter], "keys-enter", |app, _| app.confirms()).named("keys-name-enter"),
        Key::new(&[KeyCode::Char(' ')], "keys-space", |app, _| app.picks()).named("keys-name-space"),
        Key::new(&[KeyCode::Char('p')], "keys-pass", |app, _| {
            app.attempt(Action::Pass);
            true
        }),
        Key::new(&[KeyCode::Char('k')], "keys-kitty", |app, _| app.turn_kitty()),
        Key::new(&[KeyCode::Char('c')], "keys-claim", |app, _| {
            app.claim_rest();
            true
        }),
        Key::new(&[KeyCode::Char('l')], "keys-last", |app, _| app.look()).between(),
        Key::new(&[KeyCode::Char('v')], "keys-review", |app, _| {
            app.look_again();
            true
        })
        .between(),
        Key::aside(&[KeyCode::Esc], |app, _| app.demands_nothing()),
    ];

    type Side = ();

    fn side(&self, _: &View, _: &PlayerState, _: &Narrator) {}

    fn settle(app: &mut App<Self>) {
        app.settle_cards();
    }

    fn forget(ui: &mut Ui) {
        ui.demanding = None;
        ui.chosen = CardSet::EMPTY;
    }

    fn lies(events: &[EventIn<Self>]) -> bool {
        events.iter().any(|event| matches!(event, table::Event::In(Event::Trick { .. })))
    }

    fn refused(app: &mut App<Self>) {
        app.stay_after_refusal();
    }

    fn point_at(app: &mut App<Self>, action: Action) {
        app.point_at_action(action);
    }

    fn follow(app: &mut App<Self>, entry: &TypedIn<Self>) {
        match *entry {
            TypedInput::Action(action) => app.follow_action(action),
            TypedInput::Card(card) => app.point_at_card(card),
            _ => {}
        }
    }

    fn typed(app: &mut App<Self>, text: &str) -> bool {
        app.types_suit(text)
    }

    fn choose(app: &mut App<Self>, entry: TypedIn<Self>) {
        if let TypedInput::Card(card) = entry {
            app.point_at_card(card);
            app.turn_card();
        }
    }

    fn draw(app: &App<Self>, canvas: &mut Canvas<'_>, areas: &Areas) {
        app.draw_game(canvas, areas);
    }

    fn prompt(app: &App<Self>) -> (String, bool) {
        app.asked_by_game()
    }

    fn keys(app: &App<Self>) -> Vec<(&'static str, &'static str)> {
        keys::keys(app)
    }

    fn more_keys(app: &App<Self>) -> Vec<(&'static str, &'static str)> {
        app.key_of_tricks()
    }

    fn score(app: &App<Self>, canvas: &mut Canvas<'_>, table: Rect) {
        sheets::score(app, canvas, table);
    }

    fn own_sheet(app: &App<Self>, canvas: &mut Canvas<'_>, table: Rect) {
        sheets::tricks(app, canvas, table);
    }

    /// The last card of a trick is to be played, not every card may be, and the player has the contract.
    fn is_worth_seeing(device: &Device<Self>) -> bool {
        let view = device.my().view();
        let Choices::Play { cards, .. } = view.choices else { return false };
        let hand = view.seats[device.my().nearest().index()].hand.unwrap_or_default();
        let players = view.seats.iter().filter(|seat| seat.plays).count();
        let in_trick = view.trick.as_ref().map_or(0, |trick| trick.plays.len());
        let mine = view.contract.as_ref().is_some_and(|contract| {
            device.my().is_me(contract.seat) && contract.bid.strain().trump().is_some()
        });
        let scored = view.scores[device.my().nearest().index()] > 0;
        in_trick + 1 == players
            && mine
            && scored
            && (1..=4).contains(&view.tricks_played)
            && (2..hand.len().saturating_sub(1)).contains(&cards.len())
    }
}
