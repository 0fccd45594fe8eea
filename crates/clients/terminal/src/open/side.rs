//! An open table on the screen, besides cursors and cards: what is asked and on offer there, what lies over it, and how
//! the others go on.

use std::time::Duration;

use card_match::{News, PlayerState, Turn, open::OpenRules};
use cards::{Card, CardSet, SuitSet};
use desk::OpenProjection;
use desk::wire::{Moment, Panel, Scene, Slot, Tap};
use five_hundred::{Choices, Phase};
use laws::open_table::View;
use table::{Event, Game, Recall, Seat, Viewer};
use texts::narration::{
    Narrator,
    five_hundred::{PlaysFrom, plays_from},
};

use super::{claiming::Claiming, sheet::Sheet};
use crate::{
    authority::Command,
    games::ScreenGame,
    tui::{App, Offer, Then, Tone},
};

/// The words for what a card does that is chosen.
pub(crate) const fn tap_key(tap: Tap) -> &'static str {
    match tap {
        Tap::Play => "open-tap-play",
        Tap::Drop => "open-tap-drop",
        Tap::Announce => "open-tap-announce",
        Tap::Show => "open-tap-show",
        Tap::Discard => "open-tap-discard",
    }
}

/// An open table on the screen.
pub(crate) struct OpenSide {
    /// The table in words: what is asked, what is on offer, what rulings have laid down.
    pub(crate) scene: Scene,
    /// Cards, calls and tricks, with all that can be chosen, lawful or not.
    pub(crate) game: five_hundred::View,
    /// The use of a card that is chosen.
    pub(crate) tap: Tap,
    /// Where the cursor is among what is offered.
    pub(crate) cursor: usize,
    /// Whether the others wait until the player lets them go on.
    waits: bool,
    /// Whether all are to go on until it is the player's turn.
    going: bool,
    pub(super) sheet: Option<Sheet>,
    pub(super) claiming: Claiming,
    /// The rulings that are still to be read.
    pub(super) rulings: Vec<Vec<String>>,
    /// Where the cursors were before the table changed, and whether it was the player's turn.
    cursors: Option<(Option<Card>, (usize, usize), bool)>,
    was_mine: bool,
}

impl OpenSide {
    pub(crate) fn new(rules: &OpenRules, view: &View, at: &PlayerState, narrator: &Narrator) -> Self {
        let cards = rules.rules();
        let begin = || Game::view(cards, &cards.begin(), Viewer::Spectator, Recall::Table);
        let game = view.as_in_turn().unwrap_or_else(begin);
        let mut side = Self {
            scene: OpenProjection::new((rules.rules(), view, &game), at, narrator).scene(),
            game,
            tap: Tap::Play,
            cursor: 0,
            waits: false,
            going: false,
            sheet: None,
            claiming: Claiming::new(narrator.texts, narrator.names.clone()),
            rulings: Vec::new(),
            cursors: None,
            was_mine: false,
        };
        side.stand(rules, view, at, narrator);
        side
    }

    /// Shows the table as it stands now.
    fn stand(&mut self, rules: &OpenRules, view: &View, at: &PlayerState, narrator: &Narrator) {
        // Before the next game is dealt, the last one is still there.
        let game = view.as_in_turn().unwrap_or_else(|| self.game.clone());
        let before = self.offers();
        let table = OpenProjection::new((rules.rules(), view, &game), at, narrator);
        self.scene = OpenProjection { tap: self.tap, waits: self.waits, ..table }.scene();
        self.game = with_all_cards(game, &self.scene, at.me());
        if self.offers() != before {
            self.cursor = 0;
        }
    }

    /// The choices of the player when they are asked: answers to a demand, a discard to be taken back, what is written
    /// on the score sheet.
    pub(crate) fn offers(&self) -> Vec<Offer> {
        match &self.scene.panel {
            Panel::Offers(offers) => {
                offers.iter().map(|offer| Offer::line(offer.label.clone(), offer.action.clone())).collect()
            }
            Panel::Result { next, .. } if self.scene.moment == Moment::Mine => {
                self.entries().into_iter().chain([Offer::line(next.clone(), "agree")]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The points that the player writes.
    fn entries(&self) -> Vec<Offer> {
        let entries = self.scene.open.iter().flat_map(|open| &open.entries);
        let entry = |entry: &desk::wire::Entry| {
            let written = entry.written.map_or_else(|| "…".to_owned(), |points| points.to_string());
            let label = format!("{}: {}", entry.name, written.replace('-', "−"));
            Offer { label, then: Then::Begin(format!("enter {} ", entry.seat)) }
        };
        entries.map(entry).collect()
    }
}

/// The game as somebody sees it, with every card on offer from where they play, lawful or not, wherever the desk offers
/// one.
fn with_all_cards(mut view: five_hundred::View, scene: &Scene, me: Option<Seat>) -> five_hundred::View {
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

impl App<OpenRules> {
    /// The view is another: whatever others have said, the next key means what it meant.
    pub(crate) fn stood_openly(&mut self) {
        let mine = self.at.turn == Turn::Mine;
        let was_mine = std::mem::replace(&mut self.side.was_mine, mine);
        self.side.cursors = Some((self.card_under_cursor(), self.ui.board_cursor, was_mine));
        self.side.tap = Tap::Play;
        self.side.going &= matches!(self.at.turn, Turn::Other(_));
        self.side.stand(&self.rules, &self.view, &self.at, &self.narrator);
    }

    /// Puts the cursors back.
    pub(crate) fn put_back(&mut self) {
        let Some((card, cell, was_mine)) = self.side.cursors.take() else { return };
        card.into_iter().for_each(|card| self.point_at_card(card));
        if was_mine && self.at.turn == Turn::Mine {
            self.ui.board_cursor = cell;
        }
    }

    /// What happened has led to rulings, which are to be read, and to points.
    pub(crate) fn told_openly(&mut self, before: &View, news: &[News<OpenRules>], anew: bool) {
        let claims = |view: &View| view.laws.as_ref().map(|laws| laws.claims.clone()).unwrap_or_default();
        let mut told = claims(before);
        for News { events, view, .. } in news {
            let now = claims(view);
            if events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
                self.side.rulings.clear();
            } else if !anew {
                let ruled =
                    now.iter().enumerate().filter(|(number, claim)| told.get(*number) != Some(*claim));
                let words = ruled.map(|(_, claim)| self.narrator.claim(claim, self.rules.rules()));
                let words: Vec<Vec<String>> = words.collect();
                self.side.rulings.extend(words);
            }
            told = now;
        }
        if anew || news.iter().any(|news| OpenRules::lies(&news.events)) {
            // With the next trick the cursors begin anew.
            self.side.cursors = None;
        }
        if self.view.phase != before.phase {
            self.ask(Command::Record);
        }
    }

    /// From now on a card that is chosen does this.
    pub(crate) fn taps_for(&mut self, tap: Tap) {
        self.side.tap = tap;
        self.side.stand(&self.rules, &self.view, &self.at, &self.narrator);
        self.settle();
    }

    /// All go on until it is the player's turn.
    pub(crate) fn goes(&mut self) {
        self.side.going = true;
        self.decline();
    }

    /// The others wait until the player lets them go on, or no more.
    pub(crate) fn lets_wait(&mut self) {
        self.side.going = false;
        if !self.terms.waits {
            self.ask(Command::Wait);
            return;
        }
        self.side.waits = !self.side.waits;
        let key = if self.side.waits { "open-waiting" } else { "open-waiting-no" };
        self.say(self.texts.get(key), Tone::News);
    }

    /// Does something as it is written in a record, lawful or not.
    pub(crate) fn act_as_written(&mut self, action: &str) {
        match self.rules.read_text(action) {
            Ok(act) => self.attempt(act),
            Err(not) => self.say(self.texts.not_an_action(&not), Tone::Refused),
        }
    }

    /// Whether an objection, a ruling or a choice lies over the table.
    pub(crate) fn is_under_sheet(&self) -> bool {
        self.side.sheet.is_some() || !self.side.rulings.is_empty()
    }

    /// How long the next player is still waited for, where they wait for this one; nothing while something is read or
    /// typed.
    pub(crate) fn others_wait(&self) -> Option<Duration> {
        let busy = self.is_under_sheet() || self.overlay.is_some() || self.typed.is_some();
        if !self.terms.waits || busy || !matches!(self.at.turn, Turn::Other(_)) {
            return None;
        }
        match (self.side.going, self.side.waits) {
            (true, _) => Some(self.pace.speed.thought()),
            (false, true) => None,
            (false, false) => self.pace.claim.or_else(|| self.pace.speed.claim()),
        }
    }
}
