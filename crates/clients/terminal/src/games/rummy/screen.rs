//! The screen of Rummy 500: what the cursors are on, which cards are picked, what the keys do.

use card_match::Device;
use cards::{Card, CardSet};
use crossterm::event::KeyCode;
use ratatui::layout::Rect;
use rummy_500::{Action, Choices, Rules, Turn};
use texts::narration::{
    TypedIn, TypedInput,
    rummy::{
        Picks, Spots, all_melds, claims, count_of, discard_of, lays_of, melds_of_picked, prompt, sorted,
        why_none,
    },
};

use super::{
    hand, keys,
    menu::{self, Menu},
    pile, sheets, table_area,
};
use crate::{
    games::ScreenGame,
    tui::{ARROWS, App, Areas, Canvas, Key, Overlay, Tone, Wait},
};

/// A table of Rummy 500 on the screen.
pub(super) type Screen = App<Rules>;

/// More melds than this are not listed to choose from.
const LONGEST_MENU: usize = 200;

/// What the player looks at.
#[derive(Clone, Default, Debug)]
pub(crate) struct Ui {
    /// The place in the hand the cursor is on.
    pub(super) cursor: usize,
    /// The place among the ways to draw or to call.
    pub(super) spot: usize,
    /// The cards picked for a meld.
    pub(super) picked: CardSet,
    /// The cards that came into the hand in this turn.
    pub(super) fresh: CardSet,
    /// The hand as it was seen last, and its number.
    held: Option<(u32, CardSet)>,
    /// What can be chosen, if a choice is open.
    pub(super) menu: Option<Menu>,
    /// What a hint advised.
    advised: Option<Action>,
    /// The claims that were let go last: the number of the hand, and their deepest cards with their places in the pile.
    decline: (u32, Vec<(usize, Card)>),
}

impl ScreenGame for Rules {
    type Side = ();
    type Ui = Ui;

    const HELP: &'static str = "help-screen-rummy";

    const KEYS: &'static [Key<Self>] = &[
        Key::new(ARROWS, "keys-rummy-arrows", Screen::key_of_turn).named("keys-name-arrows"),
        Key::new(&[KeyCode::Enter], "keys-rummy-enter", Screen::key_of_turn).named("keys-name-enter"),
        Key::new(&[KeyCode::Char(' ')], "keys-rummy-space", Screen::key_of_turn).named("keys-name-pick"),
        Key::new(&[KeyCode::Char('d')], "keys-rummy-draw", Screen::key_of_turn),
        Key::new(&[KeyCode::Char('m')], "keys-rummy-meld", Screen::key_of_turn),
        Key::new(&[KeyCode::Char('l')], "keys-rummy-lay", Screen::key_of_turn),
        Key::new(&[KeyCode::Char('!')], "keys-rummy-call", Screen::key_of_turn),
        Key::new(&[KeyCode::Char('o')], "keys-rummy-order", |app, _| app.turn_order()),
        Key::new(&[KeyCode::Char('v')], "keys-rummy-view", |app, _| app.view_or_review()).between(),
        Key::aside(&[KeyCode::Esc], Screen::key_of_turn),
    ];

    fn side(&self, _: &Self::View, _: &card_match::PlayerState, _: &texts::narration::Narrator) {}

    fn settle(app: &mut Screen) {
        let hand = app.own_hand();
        let mine = matches!(app.view.choices, Choices::Turn(_));
        app.ui.fresh = match app.ui.held {
            Some((number, before)) if mine && number == app.view.hand_number => {
                (app.ui.fresh | (hand - before)) & hand
            }
            _ => CardSet::EMPTY,
        };
        let came = app.ui.held.map_or(CardSet::EMPTY, |(_, before)| hand - before);
        app.ui.held = Some((app.view.hand_number, hand));
        app.ui.picked &= hand;
        app.ui.menu = None;
        app.ui.spot = 0;
        app.ui.cursor = app.ui.cursor.min((hand.len() as usize).saturating_sub(1));
        // A card that has just come is looked at first, and one that must be melded before all.
        let bound = app.view.owed.map(|owed| owed.card).or(app.view.called);
        if let Some(card) = bound.or_else(|| came.first().filter(|_| came.len() == 1)).filter(|_| mine) {
            app.point_at_card(card);
        }
    }

    fn forget(ui: &mut Ui) {
        ui.picked = CardSet::EMPTY;
        ui.menu = None;
        ui.advised = None;
    }

    fn decline(app: &mut Screen) {
        app.ui.decline = (app.view.hand_number, claims(&app.view));
    }

    fn was_declined(app: &Screen) -> bool {
        let (hand, known) = &app.ui.decline;
        *hand == app.view.hand_number && claims(&app.view).iter().all(|claim| known.contains(claim))
    }

    fn refused(app: &mut Screen) {
        app.ui.menu = None;
    }

    fn point_at(app: &mut Screen, action: Action) {
        app.ui.advised = Some(action);
        app.ui.menu = None;
        app.ui.picked = CardSet::EMPTY;
        match action {
            Action::Stock | Action::End | Action::Take(_) | Action::Rummy(_) => {
                app.ui.spot = app.spots().place_of(action).unwrap_or(app.ui.spot);
            }
            Action::Meld(meld) => {
                let mut left = app.own_hand();
                for card in meld.cards() {
                    if let Some(piece) = left.find_one(card.card()) {
                        left.remove(piece);
                        app.ui.picked.insert(piece);
                    }
                }
            }
            Action::Lay(card, _) => app.point_at_card(card.card()),
            Action::Discard(card) => app.point_at_card(card),
            Action::NoMeld(_) => {}
        }
    }

    fn follow(app: &mut Screen, entry: &TypedIn<Self>) {
        match entry {
            TypedInput::Action(action @ (Action::Take(_) | Action::Rummy(_) | Action::Discard(_))) => {
                Self::point_at(app, *action);
            }
            TypedInput::Card(card) => app.point_at_card(*card),
            _ => {}
        }
    }

    fn choose(app: &mut Screen, entry: TypedIn<Self>) {
        match entry {
            TypedInput::Card(card) => app.point_at_card(card),
            TypedInput::OneOf(actions) => app.offer(actions),
            _ => {}
        }
    }

    fn key_in_choice(app: &mut Screen, code: KeyCode) -> bool {
        app.key_in_menu(code)
    }

    fn draw(app: &Screen, canvas: &mut Canvas<'_>, areas: &Areas) {
        let (pile_area, high) = (pile::HEIGHT, areas.table_area.height.saturating_sub(pile::HEIGHT));
        let table_area = Rect { height: high, ..areas.table_area };
        let panel = Rect { height: high, ..areas.panel };
        table_area::melds(app, canvas, table_area);
        table_area::players(app, canvas, panel);
        let wide = areas.table_area.width + areas.panel.width;
        pile::draw(
            app,
            canvas,
            Rect { y: table_area.bottom(), width: wide, height: pile_area, ..table_area },
        );
        hand::draw(app, canvas, areas.hand);
        if let Some(menu) = app.ui.menu.as_ref().filter(|_| app.overlay.is_none()) {
            menu::draw(app, menu, canvas, Rect { width: wide, height: high + pile_area, ..table_area });
        }
    }

    fn prompt(app: &Screen) -> (String, bool) {
        let picks = Picks { claim: app.wait == Wait::Claim, spot: app.ui.spot, cards: app.ui.picked };
        prompt(&app.situation(), &app.narrator, picks)
    }

    /// Where many sit at the table the log has no room of its own.
    fn whisper(app: &Screen) -> Vec<String> {
        if app.rules.seats() > 4 { app.log.clone() } else { Vec::new() }
    }

    fn keys(app: &Screen) -> Vec<(&'static str, &'static str)> {
        keys::keys(app)
    }

    fn more_keys(_: &Screen) -> Vec<(&'static str, &'static str)> {
        vec![("v", "key-view")]
    }

    fn score(app: &Screen, canvas: &mut Canvas<'_>, table: Rect) {
        sheets::score(app, canvas, table);
    }

    fn own_sheet(app: &Screen, canvas: &mut Canvas<'_>, table: Rect) {
        sheets::who_laid_what(app, canvas, table);
    }

    /// Some melds lie, and the player can meld or lay off.
    fn is_worth_seeing(device: &Device<Self>) -> bool {
        let view = device.my().view();
        let Choices::Turn(turn) = &view.choices else { return false };
        view.melds.len() >= 3 && view.pile.len() >= 5 && turn.count_melds(1) > 0
    }
}

impl Screen {
    /// The human's cards.
    pub(super) fn own_hand(&self) -> CardSet {
        let me = self.me().and_then(|me| self.view.seats.get(me.index()));
        me.and_then(|seat| seat.hand).unwrap_or_default()
    }

    /// The human's cards from left to right.
    pub(super) fn sorted_hand(&self) -> Vec<Card> {
        sorted(self.narrator.sorting.by, self.own_hand())
    }

    pub(super) fn card_under_cursor(&self) -> Option<Card> {
        self.sorted_hand().get(self.ui.cursor).copied()
    }

    fn place_of(&self, card: Card) -> Option<usize> {
        let hand = self.sorted_hand();
        let same = || hand.iter().position(|held| held.face() == card.face());
        hand.iter().position(|&held| held == card).or_else(same)
    }

    fn point_at_card(&mut self, card: Card) {
        self.ui.cursor = self.place_of(card).unwrap_or(self.ui.cursor);
    }

    /// Whether it is the human who draws, if they do anything now.
    pub(super) fn draws_himself(&self) -> bool {
        self.is_me(self.view.turn)
    }

    /// The ways to draw, or the calls.
    pub(super) fn spots(&self) -> Spots {
        Spots::of(&self.view)
    }

    pub(super) fn spot(&self) -> Option<Action> {
        self.spots().get(self.ui.spot)
    }

    /// The call for as many cards as the cursor is on, if there is one.
    pub(super) fn call_here(&self) -> Option<Action> {
        let call = Action::Rummy(count_of(self.spot()?));
        self.view.choices.contains(call).then_some(call)
    }

    fn key_in_menu(&mut self, code: KeyCode) -> bool {
        let Some(menu) = &mut self.ui.menu else { return false };
        match code {
            KeyCode::Up | KeyCode::Left => menu.step(false),
            KeyCode::Down | KeyCode::Right => menu.step(true),
            KeyCode::Enter | KeyCode::Char(' ') => {
                if let Some(action) = menu.chosen() {
                    self.attempt(action);
                }
            }
            KeyCode::Esc => self.ui.menu = None,
            _ => return false,
        }
        true
    }

    /// A key that answers the question of the moment.
    fn key_of_turn(&mut self, code: KeyCode) -> bool {
        match self.view.choices {
            Choices::Draw(_) => self.key_drawing(code),
            Choices::Turn(_) => self.key_in_turn(code),
            Choices::None if ARROWS.contains(&code) => {
                if matches!(code, KeyCode::Left | KeyCode::Right) {
                    self.step(code == KeyCode::Right);
                }
                true
            }
            Choices::None => false,
        }
    }

    /// The cards by suit or by rank.
    fn turn_order(&mut self) -> bool {
        let under = self.card_under_cursor();
        self.narrator.sorting.by = self.narrator.sorting.by.other();
        self.ui.cursor = under.and_then(|card| self.place_of(card)).unwrap_or(0);
        true
    }

    /// The melds and their owners; at the end of a hand, the hand once more.
    fn view_or_review(&mut self) -> bool {
        if self.overlay.is_none() {
            return self.lay(Overlay::Own);
        }
        self.look_again();
        true
    }

    /// Keys while a card is to be drawn, or could be called for.
    fn key_drawing(&mut self, code: KeyCode) -> bool {
        let last = self.spots().0.len().saturating_sub(1);
        match code {
            KeyCode::Left | KeyCode::Down => self.ui.spot = self.ui.spot.saturating_sub(1),
            KeyCode::Right | KeyCode::Up => self.ui.spot = (self.ui.spot + 1).min(last),
            KeyCode::Char('!') => self.call(),
            KeyCode::Char('d') if self.view.choices.contains(Action::Stock) => self.attempt(Action::Stock),
            KeyCode::Enter | KeyCode::Char(' ') if self.draws_himself() => {
                if let Some(action) = self.spot() {
                    self.attempt(action);
                }
            }
            _ => return false,
        }
        true
    }

    /// Calls for the cards under the cursor, or for the only ones there are.
    fn call(&mut self) {
        let Choices::Draw(draws) = &self.view.choices else { return };
        let calls: Vec<Action> =
            (1..=u8::MAX >> 1).filter(|n| draws.calls >> (n - 1) & 1 == 1).map(Action::Rummy).collect();
        match (self.call_here(), calls.as_slice()) {
            (Some(call), _) | (None, &[call]) => self.attempt(call),
            (None, []) => self.say(self.texts.get("note-nothing-to-call"), Tone::Refused),
            (None, several) => self.offer(several.iter().rev().copied().collect()),
        }
    }

    /// Keys between the draw and the discard.
    fn key_in_turn(&mut self, code: KeyCode) -> bool {
        match code {
            KeyCode::Left => self.step(false),
            KeyCode::Right => self.step(true),
            KeyCode::Up => self.pick(true),
            KeyCode::Down => self.pick(false),
            KeyCode::Char(' ') => {
                let picked = self.card_under_cursor().is_some_and(|card| self.ui.picked.contains(card));
                self.pick(!picked);
            }
            KeyCode::Char('m') => self.meld(),
            KeyCode::Char('l') => self.lay_off(),
            KeyCode::Char('d') => self.discard(),
            KeyCode::Enter => self.confirm(),
            KeyCode::Esc => {
                self.ui.picked = CardSet::EMPTY;
                return false;
            }
            _ => return false,
        }
        true
    }

    fn step(&mut self, right: bool) {
        let last = (self.own_hand().len() as usize).saturating_sub(1);
        let next = if right { self.ui.cursor + 1 } else { self.ui.cursor.saturating_sub(1) };
        self.ui.cursor = next.min(last);
    }

    fn pick(&mut self, up: bool) {
        let Some(card) = self.card_under_cursor() else { return };
        self.note = None;
        self.ui.advised = None;
        if up {
            self.ui.picked.insert(card);
        } else {
            self.ui.picked.remove(card);
        }
    }

    fn turn(&self) -> Option<&Turn> {
        match &self.view.choices {
            Choices::Turn(turn) => Some(turn),
            _ => None,
        }
    }

    /// Enter: melds the picked cards, or shows what the card under the cursor can do.
    fn confirm(&mut self) {
        self.note = None;
        match self.ui.picked.len() {
            0 | 1 => {
                if let Some(card) = self.ui.picked.first() {
                    self.point_at_card(card);
                    self.ui.picked = CardSet::EMPTY;
                }
                let mut ways = self.lays_here();
                ways.extend(self.discard_here());
                if ways.is_empty() {
                    // The attempt itself says why not.
                    self.discard();
                } else {
                    self.offer(ways);
                }
            }
            _ => self.meld(),
        }
    }

    /// Lays the picked cards, or lists all melds of the hand if none are picked.
    fn meld(&mut self) {
        self.note = None;
        let cards = self.ui.picked.to_canonical();
        let melds = if cards.is_empty() {
            all_melds(&self.view, LONGEST_MENU)
        } else {
            melds_of_picked(&self.view, self.ui.picked)
        };
        match melds.as_slice() {
            [] if cards.is_empty() => self.say(self.texts.get("note-no-meld"), Tone::Refused),
            [] => self.attempt(Action::NoMeld(why_none(&cards))),
            [meld] if !cards.is_empty() => self.attempt(*meld),
            _ => self.offer(melds),
        }
    }

    fn lays_here(&self) -> Vec<Action> {
        self.card_under_cursor().map_or_else(Vec::new, |card| lays_of(&self.view, card))
    }

    fn discard_here(&self) -> Option<Action> {
        discard_of(&self.view, self.card_under_cursor()?)
    }

    /// Lays the card under the cursor off, where it can go to one place only.
    fn lay_off(&mut self) {
        self.note = None;
        let lays = self.lays_here();
        match lays.as_slice() {
            [] => self.say(self.texts.get("note-no-lay"), Tone::Refused),
            [lay] => self.attempt(*lay),
            _ => self.offer(lays),
        }
    }

    fn discard(&mut self) {
        self.note = None;
        if let Some(card) = self.card_under_cursor() {
            self.attempt(Action::Discard(card.face()));
        }
    }

    /// Lets the player choose.
    fn offer(&mut self, actions: Vec<Action>) {
        self.ui.menu = Some(Menu::new(actions, self.ui.advised));
    }

    /// Whether something is to be decided about the hand now.
    pub(super) fn is_in_turn(&self) -> bool {
        self.wait == Wait::Human && self.turn().is_some()
    }
}
