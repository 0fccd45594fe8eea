//! Five Hundred at an open table on the screen: every card can be chosen at any time and looks like every other, and
//! what is on offer besides is chosen in the panel \[LAW-OPEN-6\].

use card_match::Turn;
use cards::{Card, CardSet, SuitSet};
use crossterm::event::KeyCode;
use desk::wire::{HandView, Moment, Panel, Scene, Slot, Tap};
use five_hundred::{Action, Choices, Phase, View};
use table::Seat;
use texts::narration::{
    five_hundred::{PlaysFrom, plays_from},
    open::{TypedAct, read},
};

use super::screen::Screen;
use crate::tui::{ARROWS, Key, OpenWant, Then, Wait, tap_key};

/// The keys at an open table.
pub(super) const KEYS: &[Key<five_hundred::Rules>] = &[
    Key::new(ARROWS, "keys-arrows", Screen::arrow_openly).named("keys-name-arrows"),
    Key::new(&[KeyCode::Enter], "keys-open-enter", |app, _| app.confirms_openly()).named("keys-name-enter"),
    Key::new(&[KeyCode::Char(' ')], "keys-open-space", |app, _| app.picks_openly()).named("keys-name-space"),
    Key::new(&[KeyCode::Char('c')], "keys-open-object", |app, _| app.want(OpenWant::Claim(String::new()))),
    Key::new(&[KeyCode::Char('w')], "keys-open-wait", |app, _| app.want(OpenWant::Wait)),
    Key::new(&[KeyCode::Char('g')], "keys-open-go", |app, _| app.want(OpenWant::Go)),
    Key::new(&[KeyCode::Char('m')], "keys-open-more", |app, _| app.want(OpenWant::More)),
    Key::new(&[KeyCode::Char('p')], "keys-pass", |app, _| {
        app.attempt(Action::Pass);
        true
    }),
    Key::new(&[KeyCode::Char('k')], "keys-kitty", |app, _| app.turn_kitty()),
    Key::new(&[KeyCode::Char('l')], "keys-open-last", |app, _| app.look()),
    Key::aside(&[KeyCode::Esc], |app, _| app.goes_back()),
];

/// The game as somebody sees it, with every card on offer from where they play, lawful or not, wherever the desk offers
/// one.
pub(crate) fn with_all_cards(mut view: View, scene: &Scene, me: Option<Seat>) -> View {
    let (Some(me), Some(shown)) = (me, &scene.hand_view) else { return view };
    let seat = |seat: Seat| view.seats[seat.index()].clone();
    let cards = match plays_from(&view, me) {
        PlaysFrom::Hand => seat(me).hand.unwrap_or_default(),
        PlaysFrom::Row => seat(me).row.iter().flat_map(|row| row.up.iter().flatten().copied()).collect(),
        PlaysFrom::For(owner) => seat(owner).hand.unwrap_or_default(),
    };
    let tap = scene.open.as_ref().map_or(Tap::Play, |open| open.tap);
    view.choices = match view.choices {
        _ if tap != Tap::Play => all(seat(me).hand.unwrap_or_default()),
        Choices::Play { jokers, suits, .. } => Choices::Play { cards, jokers, suits },
        Choices::None if view.phase == Some(Phase::Play) && shown.choose == Slot::One => all(cards),
        other => other,
    };
    view
}

fn all(cards: CardSet) -> Choices {
    Choices::Play { cards, jokers: CardSet::EMPTY, suits: SuitSet::EMPTY }
}

impl Screen {
    /// Whether a card is chosen for something else than to be played.
    pub(super) fn taps(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.tap() != Tap::Play)
    }

    /// Whether the player chooses among what is offered in the panel.
    pub(super) fn chooses_offers(&self) -> bool {
        !self.taps() && self.open.as_ref().is_some_and(|open| !open.offers().is_empty())
    }

    /// The cursors, and whether it is the player's turn.
    pub(crate) fn cursors(&self) -> (Option<Card>, (usize, usize), bool) {
        (self.card_under_cursor(), self.ui.board_cursor, self.at.turn == Turn::Mine)
    }

    /// Puts the cursors back: whatever others have said, the next key means what it meant.
    pub(crate) fn put_back(&mut self, (card, cell, mine): (Option<Card>, (usize, usize), bool)) {
        card.into_iter().for_each(|card| self.point_at_card(card));
        if mine && self.at.turn == Turn::Mine {
            self.ui.board_cursor = cell;
        }
    }

    fn arrow_openly(&mut self, code: KeyCode) -> bool {
        if !self.chooses_offers() || !matches!(code, KeyCode::Up | KeyCode::Down) {
            return self.arrow(code);
        }
        if let Some(open) = &mut self.open {
            let last = open.offers().len().saturating_sub(1);
            open.cursor = match code {
                KeyCode::Up => open.cursor.saturating_sub(1),
                _ => (open.cursor + 1).min(last),
            };
        }
        true
    }

    /// Enter: what the player is asked to do; while others are to act, they go on.
    fn confirms_openly(&mut self) -> bool {
        if self.wait != Wait::Human {
            return false;
        }
        let Some(open) = &self.open else { return false };
        if self.taps() {
            return self.taps_card();
        }
        if let Some(offer) = open.offers().into_iter().nth(open.cursor) {
            match offer.then {
                Then::Line(action) => self.act_as_written(action),
                Then::Begin(line) => self.typed = Some(line),
                Then::More(_) => {}
            }
            return true;
        }
        match open.scene.moment {
            Moment::Mine => self.confirm(),
            Moment::Deal | Moment::Over => self.ready(),
            Moment::Claim | Moment::Theirs | Moment::Pass => drop(self.want(OpenWant::GoOn)),
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
        let hand = self.open.as_ref().and_then(|open| open.scene.hand_view.as_ref());
        let action =
            hand.and_then(held).and_then(|held| held.offers.first().map(|offer| offer.action.clone()));
        action.into_iter().for_each(|action| self.act_as_written(action));
        true
    }

    /// Esc: cards are played again; a joker goes back. There may be more to put away.
    fn goes_back(&mut self) -> bool {
        self.ui.demanding = None;
        self.taps() && self.want(OpenWant::Tap(Tap::Play))
    }

    /// Does a line that only an open table understands; false if it is another.
    pub(super) fn typed_openly(&mut self, text: &str) -> bool {
        match read(text, &self.texts, &self.narrator.names) {
            Some(TypedAct::Act(act)) => self.act_as_written(act.to_string()),
            Some(TypedAct::Claim(said)) => drop(self.want(OpenWant::Claim(said))),
            Some(TypedAct::Go) => drop(self.want(OpenWant::Go)),
            None => return false,
        }
        true
    }

    /// The question, and whether the player is asked; nothing where that of the game says no more than it may.
    pub(super) fn asked_openly(&self) -> Option<(String, bool)> {
        let open = self.open.as_ref().filter(|_| self.wait != Wait::Look)?;
        if self.taps() {
            let does = self.texts.get(tap_key(open.tap()));
            return Some((format!("{} {does}.", self.texts.get("open-enter-card")), true));
        }
        let plays = open.scene.moment == Moment::Mine && open.offers().is_empty();
        match self.view.choices {
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
        let Some(open) = &self.open else { return Vec::new() };
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
