//! Five Hundred at an open table on the screen: every card can be chosen at any time and looks like every other, and
//! what is on offer besides is chosen in the panel \[LAW-OPEN-6\].

use std::time::Duration;

use card_match::{EventIn, News, PlayerState, open::OpenRules};
use crossterm::event::{KeyCode, KeyEvent};
use desk::wire::{HandView, Moment, Panel, Tap};
use five_hundred::{Action, Choices, Rules};
use laws::open_table::{Act, Event, View};
use ratatui::{buffer::Buffer, layout::Rect};
use texts::narration::{
    Narrator, TypedCommand, TypedIn, TypedInput,
    five_hundred::PlaysFrom,
    open::{TypedAct, read},
};

use super::{
    screen::{FiveHundredTable, Ui},
    sheets,
};
use crate::{
    games::ScreenGame,
    open::{OpenSide, tap_key},
    tui::{ARROWS, App, Areas, Canvas, Key, Then, Tone, Wait},
};

/// The keys at an open table.
const KEYS: &[Key<OpenRules>] = &[
    Key::new(ARROWS, "keys-arrows", App::arrow_openly).named("keys-name-arrows"),
    Key::new(&[KeyCode::Enter], "keys-open-enter", |app, _| app.confirms_openly()).named("keys-name-enter"),
    Key::new(&[KeyCode::Char(' ')], "keys-open-space", |app, _| app.picks_openly()).named("keys-name-space"),
    Key::new(&[KeyCode::Char('c')], "keys-open-object", |app, _| {
        app.objects("");
        true
    }),
    Key::new(&[KeyCode::Char('w')], "keys-open-wait", |app, _| {
        app.lets_wait();
        true
    }),
    Key::new(&[KeyCode::Char('g')], "keys-open-go", |app, _| {
        app.goes();
        true
    }),
    Key::new(&[KeyCode::Char('m')], "keys-open-more", |app, _| {
        app.lay_more();
        true
    }),
    Key::new(&[KeyCode::Char('p')], "keys-pass", |app, _| {
        app.play(Action::Pass);
        true
    }),
    Key::new(&[KeyCode::Char('k')], "keys-kitty", |app, _| app.turn_kitty()),
    Key::new(&[KeyCode::Char('l')], "keys-open-last", |app, _| app.look()),
    Key::aside(&[KeyCode::Esc], |app, _| app.goes_back()),
];

impl FiveHundredTable for OpenRules {
    fn of_cards(&self) -> &Rules {
        self.rules()
    }

    fn game(app: &App<Self>) -> &five_hundred::View {
        &app.side.game
    }

    fn done_with(action: Action) -> Act {
        Act::Play(action)
    }
}

impl ScreenGame for OpenRules {
    type Ui = Ui;
    type Side = OpenSide;
    const HELP: &'static str = Rules::HELP;
    const GOODBYE: &'static str = "open-goodbye";
    const KEYS: &'static [Key<Self>] = KEYS;

    fn side(&self, view: &View, at: &PlayerState, narrator: &Narrator) -> OpenSide {
        OpenSide::new(self, view, at, narrator)
    }

    fn open(side: &OpenSide) -> Option<&OpenSide> {
        Some(side)
    }

    fn stood(app: &mut App<Self>) {
        app.stood_openly();
    }

    fn heard(app: &mut App<Self>, before: &View, news: &[News<Self>], anew: bool) {
        app.told_openly(before, news, anew);
    }

    fn key_over(app: &mut App<Self>, key: KeyEvent) -> bool {
        app.key_on_sheet(key)
    }

    fn is_covered(app: &App<Self>) -> bool {
        app.is_under_sheet()
    }

    fn draw_over(app: &App<Self>, buffer: &mut Buffer) -> Vec<String> {
        app.draw_sheet(buffer)
    }

    fn others_wait(app: &App<Self>) -> Option<Duration> {
        app.others_wait()
    }

    fn settle(app: &mut App<Self>) {
        app.settle_cards();
        app.put_back();
    }

    fn forget(ui: &mut Ui) {
        Rules::forget(ui);
    }

    fn lies(events: &[EventIn<Self>]) -> bool {
        let is_trick = |event: &EventIn<Self>| {
            matches!(event, table::Event::In(Event::Game(five_hundred::Event::Trick { .. })))
        };
        events.iter().any(is_trick)
    }

    fn refused(app: &mut App<Self>) {
        app.stay_after_refusal();
    }

    fn follow(app: &mut App<Self>, entry: &TypedIn<Self>) {
        match *entry {
            TypedInput::Action(Act::Play(action)) => app.follow_action(action),
            TypedInput::Card(card) => app.point_at_card(card),
            _ => {}
        }
    }

    fn typed(app: &mut App<Self>, text: &str) -> bool {
        app.types_suit(text) || app.typed_openly(text)
    }

    fn command(app: &mut App<Self>, command: TypedCommand) -> bool {
        use TypedCommand::{Claim, Hint, Review, Skip, Undo, Why};
        match command {
            Claim => app.objects(""),
            Hint | Undo | Why | Review | Skip => app.say(app.texts.get("open-no-undo"), Tone::Refused),
            _ => return false,
        }
        true
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
        app.asked_openly().unwrap_or_else(|| app.asked_by_game())
    }

    fn keys(app: &App<Self>) -> Vec<(&'static str, &'static str)> {
        app.open_keys()
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
}

impl<G: FiveHundredTable> App<G> {
    /// Whether a card is chosen for something else than to be played.
    pub(super) fn taps(&self) -> bool {
        self.open().is_some_and(|open| open.tap != Tap::Play)
    }

    /// Whether the player chooses among what is offered in the panel.
    pub(super) fn chooses_offers(&self) -> bool {
        !self.taps() && self.open().is_some_and(|open| !open.offers().is_empty())
    }
}

impl App<OpenRules> {
    fn arrow_openly(&mut self, code: KeyCode) -> bool {
        if !self.chooses_offers() || !matches!(code, KeyCode::Up | KeyCode::Down) {
            return self.arrow(code);
        }
        let last = self.side.offers().len().saturating_sub(1);
        self.side.cursor = match code {
            KeyCode::Up => self.side.cursor.saturating_sub(1),
            _ => (self.side.cursor + 1).min(last),
        };
        true
    }

    /// Enter: what the player is asked to do; while others are to act, they go on.
    fn confirms_openly(&mut self) -> bool {
        if self.wait != Wait::Human {
            return false;
        }
        if self.taps() {
            return self.taps_card();
        }
        if let Some(offer) = self.side.offers().into_iter().nth(self.side.cursor) {
            match offer.then {
                Then::Line(action) => self.act_as_written(&action),
                Then::Begin(line) => self.typed = Some(line),
                Then::More(_) => {}
            }
            return true;
        }
        match self.side.scene.moment {
            Moment::Mine => self.confirm(),
            Moment::Deal | Moment::Over => self.ready(),
            Moment::Claim | Moment::Theirs | Moment::Pass => self.decline(),
        }
        true
    }

    /// Space: a card for the discard; or what the cursor is on, whoever’s turn it is.
    fn picks_openly(&mut self) -> bool {
        if self.wait != Wait::Human {
            return false;
        }
        if self.taps() {
            return self.taps_card();
        }
        if self.discards().is_some() {
            self.turn_card();
        } else if !self.chooses_offers() {
            self.confirm();
        }
        true
    }

    /// Does with the card under the cursor what is done with cards now.
    fn taps_card(&mut self) -> bool {
        let card = self.card_under_cursor();
        let held = |hand: &HandView| hand.cards.iter().find(|held| Some(held.card.face()) == card).cloned();
        let hand = self.side.scene.hand_view.as_ref();
        let action =
            hand.and_then(held).and_then(|held| held.offers.first().map(|offer| offer.action.clone()));
        action.into_iter().for_each(|action| self.act_as_written(&action));
        true
    }

    /// Esc: cards are played again; a joker goes back. There may be more to put away.
    fn goes_back(&mut self) -> bool {
        self.ui.demanding = None;
        let taps = self.taps();
        if taps {
            self.taps_for(Tap::Play);
        }
        taps
    }

    /// Does a line that only an open table understands; false if it is another.
    pub(super) fn typed_openly(&mut self, text: &str) -> bool {
        match read(text, &self.texts, &self.narrator.names) {
            Some(TypedAct::Act(act)) => self.attempt(act),
            Some(TypedAct::Claim(said)) => self.objects(&said),
            Some(TypedAct::Go) => self.goes(),
            None => return false,
        }
        true
    }

    /// The question, and whether the player is asked; nothing where that of the game says no more than it may.
    pub(super) fn asked_openly(&self) -> Option<(String, bool)> {
        let open = Some(&self.side).filter(|_| self.wait != Wait::Look)?;
        if self.taps() {
            let does = self.texts.get(tap_key(open.tap));
            return Some((format!("{} {does}.", self.texts.get("open-enter-card")), true));
        }
        let plays = open.scene.moment == Moment::Mine && open.offers().is_empty();
        match self.game().choices {
            // Which cards the rules allow is not told.
            Choices::Play { .. } if plays && self.ui.demanding.is_none() => Some((self.plays_a_card(), true)),
            _ if plays => None,
            _ => Some((open.scene.ask.text.clone(), open.scene.ask.mine)),
        }
    }

    fn plays_a_card(&self) -> String {
        match self.place() {
            PlaysFrom::For(seat) => {
                self.texts.format("prompt-play-for", &[("name", self.narrator.name(seat).into())])
            }
            PlaysFrom::Row => self.texts.get("prompt-play-row"),
            PlaysFrom::Hand => self.texts.get("prompt-play"),
        }
    }

    /// The keys that answer the question of the moment.
    pub(super) fn open_keys(&self) -> Vec<(&'static str, &'static str)> {
        let (enter, space) = (self.theme.sign("⏎", "Enter"), self.theme.sign("␣", "Space"));
        let across = self.theme.sign("←→", "arrows");
        let open = &self.side;
        if self.wait == Wait::Look {
            return vec![(enter, "key-take")];
        }
        let moment = open.scene.moment;
        let mine = moment == Moment::Mine;
        let mut keys = Vec::new();
        if self.taps() {
            keys.extend([(across, "key-choose"), (enter, "key-do"), ("Esc", "key-back")]);
        } else if self.chooses_offers() {
            keys.extend([(self.theme.sign("↑↓", "arrows"), "key-choose"), (enter, "key-do")]);
        } else if self.board().is_some() && mine {
            keys.extend([(self.theme.sign("←↑↓→", "arrows"), "key-choose"), (enter, "key-do")]);
            keys.extend(self.ui.demanding.is_some().then_some(("Esc", "key-back")));
            keys.extend(self.may_pass().then_some(("p", "key-pass")));
        } else if self.discards().is_some() && mine {
            keys.extend([(across, "key-choose"), (space, "key-take-card"), (enter, "key-discard")]);
        } else if matches!(open.scene.panel, Panel::Result { .. }) && moment != Moment::Claim {
            keys.push((enter, if moment == Moment::Over { "key-next-game" } else { "key-next-hand" }));
        } else {
            keys.extend(self.chooses_cards().then_some((across, "key-choose")));
            let goes = moment == Moment::Claim || self.beside.is_none();
            keys.extend(match mine {
                true => Some((enter, "key-play")),
                false => goes.then_some((enter, "key-go-on")),
            });
            keys.extend((self.chooses_cards() && !mine).then_some((space, "key-play")));
        }
        let goes_on = matches!(moment, Moment::Claim | Moment::Theirs);
        keys.push(("c", "key-object"));
        keys.extend(goes_on.then_some(("w", "key-wait")));
        keys.push(("m", "key-else"));
        keys
    }
}
