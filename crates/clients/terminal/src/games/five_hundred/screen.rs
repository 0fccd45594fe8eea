//! The screen of Five Hundred: what the cursors are on, which cards are chosen, what the keys do.

use cards::{Card, CardSet};
use crossterm::event::KeyCode;
use five_hundred::{Action, Choices, Rules};
use ratatui::layout::Rect;

use card_match::{Device, EventIn, Turn};
use texts::narration::{
    TypedIn, TypedInput,
    five_hundred::{Act, Arrangement, Arrow, Board, Event, Kind, Picks, PlaysFrom, plays_from, prompt},
};

use super::{hand, keys, open, panel, sheets, table_area};
use crate::{
    games::ScreenGame,
    tui::{ARROWS, App, Areas, Canvas, Key, Overlay, Tone, Wait},
};

/// A table of Five Hundred on the screen.
pub(super) type Screen = App<Rules>;

/// The widest row of cells that a narrow screen holds.
const BOARD_WIDTH: usize = 27;

/// What the player looks at.
#[derive(Clone, Default, Debug)]
pub(crate) struct Ui {
    arrangement: Option<Arrangement>,
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
        Key::new(ARROWS, "keys-arrows", Screen::arrow).named("keys-name-arrows"),
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

    const OPEN_KEYS: &'static [Key<Self>] = open::KEYS;

    fn settle(app: &mut Screen) {
        app.ui.demanding = None;
        let fresh = !app.ui.arrangement.as_ref().is_some_and(|arrangement| arrangement.fits(&app.view));
        if fresh {
            let cards = app.view.seats[app.nearest().index()].hand.unwrap_or_default();
            app.ui.arrangement = Some(Arrangement::new(&app.rules, &app.view, cards));
            app.ui.chosen = CardSet::EMPTY;
        }
        if app.at.turn == Turn::Mine {
            app.ui.sans_kitty = false;
            app.place_cursors();
        }
        app.ui.card_cursor = app.ui.card_cursor.min(app.cards().len().saturating_sub(1));
    }

    fn forget(ui: &mut Ui) {
        ui.demanding = None;
        ui.chosen = CardSet::EMPTY;
    }

    fn lies(events: &[EventIn<Self>]) -> bool {
        events.iter().any(|event| matches!(event, table::Event::In(Event::Trick { .. })))
    }

    fn refused(app: &mut Screen) {
        let stays = app.card_under_cursor().is_some_and(|card| app.playable().find_one(card).is_some());
        if app.chooses_cards() && !stays {
            app.place_cursors();
        }
    }

    fn point_at(app: &mut Screen, action: Action) {
        match action {
            Action::Play(card) | Action::Lead(card, _) | Action::Give(card) => app.point_at_card(card),
            Action::Discard(cards) => {
                let held = app.playable();
                app.ui.chosen = held.find(cards).unwrap_or_default();
            }
            Action::Bid(bid) => {
                app.ui.sans_kitty = bid.is_sans_kitty();
                app.point_at_cell(action);
            }
            _ => app.point_at_cell(action),
        }
    }

    fn follow(app: &mut Screen, entry: &TypedIn<Self>) {
        match *entry {
            TypedInput::Action(
                action @ (Action::Bid(_) | Action::Play(_) | Action::Call(_) | Action::Give(_)),
            ) => Self::point_at(app, action),
            TypedInput::Card(card) => app.point_at_card(card),
            _ => {}
        }
    }

    /// Asked which suit a joker demands, a suit is the answer; then comes what only an open table has.
    fn typed(app: &mut Screen, text: &str) -> bool {
        let (Some(joker), Ok(suit)) = (app.ui.demanding, text.parse()) else {
            return app.open.is_some() && app.typed_openly(text);
        };
        app.attempt(Action::Lead(joker.face(), suit));
        true
    }

    fn choose(app: &mut Screen, entry: TypedIn<Self>) {
        if let TypedInput::Card(card) = entry {
            app.point_at_card(card);
            app.turn_card();
        }
    }

    fn draw(app: &Screen, canvas: &mut Canvas<'_>, areas: &Areas) {
        table_area::draw(app, canvas, areas.table_area);
        panel::draw(app, canvas, areas.panel);
        hand::draw(app, canvas, areas.hand);
    }

    fn prompt(app: &Screen) -> (String, bool) {
        if let Some(asked) = app.asked_openly() {
            return asked;
        }
        let picks = Picks {
            lies: app.wait == Wait::Look,
            chosen: app.ui.chosen.len(),
            demands: app.board().is_some_and(|board| board.kind == Kind::Demand),
        };
        prompt(&app.situation(), &app.narrator, picks)
    }

    fn keys(app: &Screen) -> Vec<(&'static str, &'static str)> {
        if app.open.is_some() { app.open_keys() } else { keys::keys(app) }
    }

    fn more_keys(app: &Screen) -> Vec<(&'static str, &'static str)> {
        if app.view.tricks_played > 0 { vec![("l", "key-last")] } else { Vec::new() }
    }

    fn score(app: &Screen, canvas: &mut Canvas<'_>, table: Rect) {
        sheets::score(app, canvas, table);
    }

    fn own_sheet(app: &Screen, canvas: &mut Canvas<'_>, table: Rect) {
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

impl Screen {
    fn place_cursors(&mut self) {
        if let Some(board) = self.board() {
            self.ui.board_cursor = board.start();
        }
        let cards = self.cards();
        let legal = self.playable();
        let wanted = cards.iter().position(|card| legal.find_one(*card).is_some());
        self.ui.card_cursor = wanted.unwrap_or(0).min(cards.len().saturating_sub(1));
    }

    fn point_at_cell(&mut self, action: Action) {
        if let Some(place) = self.board().and_then(|board| board.find(|cell| cell.act == Act::Do(action))) {
            self.ui.board_cursor = place;
        }
    }

    pub(super) fn point_at_card(&mut self, card: Card) {
        if let Some(place) = self.cards().iter().position(|held| held.face() == card.face()) {
            self.ui.card_cursor = place;
        }
    }

    /// The board the player chooses from, or sees during the auction.
    pub(super) fn board(&self) -> Option<Board> {
        let auction = self.view.phase == Some(five_hundred::Phase::Auction);
        match self.view.choices {
            _ if self.taps() => None,
            _ if auction => Some(Board::bids(&self.rules, &self.view, &self.narrator, self.ui.sans_kitty)),
            Choices::Nominate => {
                let suits = cards::Suit::ALL.into_iter().rev().map(Some).chain([None]);
                let choices = suits.map(|suit| (suit, Action::Nominate(suit)));
                Some(Board::suits(Kind::Nominate, &self.narrator, choices))
            }
            Choices::Partners { .. } => Some(Board::partners(&self.view, &self.narrator, BOARD_WIDTH)),
            Choices::Play { suits, .. } => {
                let joker = self.ui.demanding?;
                let choices = suits.iter().map(|suit| (Some(suit), Action::Lead(joker, suit)));
                Some(Board::suits(Kind::Demand, &self.narrator, choices))
            }
            _ => None,
        }
    }

    /// Where the human's next card comes from.
    pub(super) fn place(&self) -> PlaysFrom {
        plays_from(&self.view, self.nearest())
    }

    /// The cards the cursor moves over: the hand in its order, the row pile by pile, or the hand the player plays for
    /// another.
    pub(super) fn cards(&self) -> Vec<Card> {
        let me = &self.view.seats[self.nearest().index()];
        match self.place() {
            PlaysFrom::Hand => self.sorted(me.hand.unwrap_or_default()),
            PlaysFrom::Row => me.row.iter().flat_map(|row| row.up.iter().flatten().copied()).collect(),
            PlaysFrom::For(seat) => self.sorted(self.view.seats[seat.index()].hand.unwrap_or_default()),
        }
    }

    /// Cards in the order of the hand.
    pub(super) fn sorted(&self, cards: CardSet) -> Vec<Card> {
        match &self.ui.arrangement {
            Some(arrangement) => arrangement.sort(&self.rules, cards, self.narrator.sorting),
            None => cards.to_canonical(),
        }
    }

    /// The cards that may be played, given or discarded now.
    pub(super) fn playable(&self) -> CardSet {
        match self.view.choices {
            Choices::Play { cards, jokers, .. } => cards | jokers,
            Choices::Give(cards) => cards,
            Choices::Discard { from, .. } => from,
            _ => CardSet::EMPTY,
        }
    }

    /// The card under the cursor.
    pub(super) fn card_under_cursor(&self) -> Option<Card> {
        self.cards().get(self.ui.card_cursor).copied()
    }

    /// Whether the human is to act on cards rather than on a board.
    pub(super) fn chooses_cards(&self) -> bool {
        self.wait == Wait::Human && !self.playable().is_empty() && self.board().is_none()
    }
    pub(super) fn may_pass(&self) -> bool {
        matches!(self.view.choices, Choices::Auction { pass: true, .. })
    }

    pub(super) fn may_look(&self) -> bool {
        matches!(self.view.choices, Choices::Auction { look: true, .. })
    }

    pub(super) fn has_kitty_switch(&self) -> bool {
        self.board().is_some_and(|board| board.find(|cell| cell.act == Act::TurnKitty && cell.live).is_some())
    }

    /// How many cards are to be discarded, if that is what is asked.
    pub(super) fn discards(&self) -> Option<u32> {
        match self.view.choices {
            Choices::Discard { count, .. } => Some(u32::from(count)),
            _ => None,
        }
    }

    /// The grid of the bids that leave the kitty, or the other one.
    pub(super) fn turn_kitty(&mut self) -> bool {
        let turns = self.has_kitty_switch();
        self.ui.sans_kitty ^= turns;
        turns
    }

    /// The cards that may be bid blind are looked at; otherwise the last tricks are.
    pub(super) fn look(&mut self) -> bool {
        if self.overlay.is_none() && self.may_look() {
            self.attempt(Action::Look);
            return true;
        }
        self.lay(Overlay::Own)
    }

    /// The joker goes back into the hand. There may be more to put away.
    fn demands_nothing(&mut self) -> bool {
        self.ui.demanding = None;
        false
    }

    fn confirms(&mut self) -> bool {
        let asked = self.wait == Wait::Human;
        if asked {
            self.confirm();
        }
        asked
    }

    fn picks(&mut self) -> bool {
        if self.wait == Wait::Human && self.discards().is_some() {
            self.turn_card();
            return true;
        }
        self.confirms()
    }

    pub(super) fn arrow(&mut self, code: KeyCode) -> bool {
        let arrow = match code {
            KeyCode::Left => Arrow::Left,
            KeyCode::Right => Arrow::Right,
            KeyCode::Up => Arrow::Up,
            KeyCode::Down => Arrow::Down,
            _ => return false,
        };
        if self.wait == Wait::Human {
            self.go(arrow);
        }
        true
    }

    fn go(&mut self, arrow: Arrow) {
        if let Some(board) = self.board() {
            self.ui.board_cursor = board.step(self.ui.board_cursor, arrow);
            return;
        }
        let cards = self.cards();
        let legal = self.playable();
        let live = |&place: &usize| legal.contains(cards[place]) || legal.find_one(cards[place]).is_some();
        let found = match arrow {
            Arrow::Left | Arrow::Down => (0..self.ui.card_cursor.min(cards.len())).rev().find(live),
            Arrow::Right | Arrow::Up => (self.ui.card_cursor + 1..cards.len()).find(live),
        };
        self.ui.card_cursor = found.unwrap_or(self.ui.card_cursor);
    }

    /// Enter: does what the cursor is on.
    pub(super) fn confirm(&mut self) {
        self.note = None;
        if let Some(board) = self.board() {
            let act = board.cell(self.ui.board_cursor).filter(|cell| cell.live).map(|cell| cell.act);
            match act {
                Some(Act::Do(action)) => self.attempt(action),
                Some(Act::TurnKitty) => drop(self.turn_kitty()),
                None => {}
            }
            return;
        }
        if let Some(count) = self.discards() {
            // Where the laws are open, more may be put away.
            if self.ui.chosen.len() >= count {
                self.attempt(Action::Discard(self.ui.chosen));
            } else {
                self.turn_card();
            }
            return;
        }
        let Some(card) = self.card_under_cursor() else { return };
        match self.view.choices {
            Choices::Give(_) => self.attempt(Action::Give(card.face())),
            Choices::Play { jokers, suits, .. } if jokers.contains(card) => match suits.iter().next() {
                Some(suit) if suits.len() == 1 => self.attempt(Action::Lead(card.face(), suit)),
                _ => {
                    self.ui.demanding = Some(card);
                    self.ui.board_cursor = (0, 0);
                }
            },
            Choices::Play { .. } => self.attempt(Action::Play(card.face())),
            _ => {}
        }
    }

    /// Chooses the card under the cursor for the discard, or lets it go.
    pub(super) fn turn_card(&mut self) {
        let (Some(card), Some(count)) = (self.card_under_cursor(), self.discards()) else { return };
        self.note = None;
        if self.ui.chosen.contains(card) {
            self.ui.chosen.remove(card);
        } else if self.ui.chosen.len() < count || self.open.is_some() {
            self.ui.chosen.insert(card);
        } else {
            let text = self.texts.format("note-enough-chosen", &[("count", count.into())]);
            self.say(text, Tone::Refused);
        }
    }
}
