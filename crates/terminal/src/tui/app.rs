//! The table on the screen as a state machine: keys and time go in, a picture comes out. It owns the session and
//! decides only what the player looks at; it reads neither clock nor terminal.

use std::time::Duration;

use cards::{Card, CardSet};
use five_hundred::{Action, Choices, View};
use texts::Texts;

use super::{
    board::{Act, Board, Kind},
    theme::Theme,
};
use crate::{
    Speed,
    arrange::Arrangement,
    narrate::Narrator,
    session::{Draw, Event, Place, Session, Store, Turn, place_of_play},
};

/// What lies over the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Overlay {
    /// The keys and words.
    Help,
    /// The score sheet.
    Score,
    /// The rules of the table.
    Rules,
    /// The tricks that may be looked at again.
    Tricks,
    /// What the hand came to.
    HandOver,
    /// Who has won.
    GameOver,
    /// How the draw went.
    Draw(Draw),
    /// The player cuts: what he has typed of the number of cards, and whether the last one could not be.
    Cut { typed: String, refused: bool },
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wait {
    /// The human.
    Human,
    /// A bot that thinks.
    Bot,
    /// A finished trick that is looked at.
    Trick,
}

/// What the line under the hand says besides the question.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Note {
    pub(super) text: String,
    pub(super) tone: Tone,
}

/// How it is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tone {
    /// A piece of news.
    News,
    /// Advice.
    Hint,
    /// Something that can't be done.
    Refused,
}

/// The table on the screen.
pub(crate) struct App {
    pub(super) session: Session,
    store: Store,
    pub(super) texts: Texts,
    pub(super) narrator: Narrator,
    pub(super) theme: Theme,
    pub(super) speed: Speed,
    /// Whether who sits out lets the game be played to its end at once.
    pub(super) skipping: bool,
    /// What is on the screen.
    pub(super) view: View,
    pub(super) wait: Wait,
    waited: Duration,
    arrangement: Option<Arrangement>,
    /// The place in the hand or row the cursor is on.
    pub(super) card_cursor: usize,
    pub(super) board_cursor: (usize, usize),
    /// The cards chosen to be discarded.
    pub(super) chosen: CardSet,
    /// The joker that waits for the suit it demands.
    pub(super) demanding: Option<Card>,
    pub(super) sans_kitty: bool,
    pub(super) typed: Option<String>,
    pub(super) note: Option<Note>,
    pub(super) log: Vec<String>,
    pub(super) overlay: Option<Overlay>,
    pub(super) scroll: u16,
    pub(super) leaving: bool,
    /// Whether the player has been told that his game can't be saved.
    unsaved: bool,
}

impl App {
    /// Opens the table.
    pub(crate) fn new(session: Session, store: Store, texts: Texts, theme: Theme, speed: Speed) -> Self {
        let mut narrator = Narrator::new(&session, texts, theme.ascii);
        narrator.indices = theme.indices;
        let view = session.view();
        let mut app = Self {
            session,
            store,
            texts,
            narrator,
            theme,
            speed,
            skipping: false,
            view,
            wait: Wait::Human,
            waited: Duration::ZERO,
            arrangement: None,
            card_cursor: 0,
            board_cursor: (0, 0),
            chosen: CardSet::EMPTY,
            demanding: None,
            sans_kitty: false,
            typed: None,
            note: None,
            log: Vec::new(),
            overlay: None,
            scroll: 0,
            leaving: false,
            unsaved: false,
        };
        app.retell();
        app.settle();
        app
    }

    /// Writes the log of this hand anew.
    fn retell(&mut self) {
        let mut log = Vec::new();
        self.session.retell(|events, view| {
            log.extend(events.iter().filter_map(|event| self.narrator.log(event, view)));
        });
        self.log = log;
    }

    /// Begins the first game, after a draw if there was one.
    pub(crate) fn begin(&mut self, draw: Option<Draw>) {
        if self.session.has_begun() {
            return;
        }
        match draw {
            Some(draw) => self.overlay = Some(Overlay::Draw(draw)),
            None => self.deal(),
        }
    }

    /// Says something under the hand.
    pub(crate) fn say(&mut self, text: String, tone: Tone) {
        self.note = Some(Note { text, tone });
    }

    /// Whether the player leaves.
    pub(crate) const fn is_leaving(&self) -> bool {
        self.leaving
    }

    /// Whether the game is in the player's folder.
    pub(crate) const fn is_saved(&self) -> bool {
        !self.unsaved
    }

    /// How long nothing will happen by itself; `None`: until a key is pressed.
    pub(crate) fn patience(&self) -> Option<Duration> {
        if self.overlay.is_some() {
            return None;
        }
        self.limit().map(|limit| limit.saturating_sub(self.waited))
    }

    fn limit(&self) -> Option<Duration> {
        match self.wait {
            Wait::Human => None,
            Wait::Bot | Wait::Trick if self.skipping => Some(Duration::ZERO),
            Wait::Bot => Some(self.speed.thought()),
            Wait::Trick => self.speed.trick(),
        }
    }

    /// Lets time pass. What is read over the table stops the players.
    pub(crate) fn pass_time(&mut self, time: Duration) {
        if self.overlay.is_some() {
            return;
        }
        self.waited += time;
        // At the highest speed several things happen at once.
        while self.overlay.is_none() && self.limit().is_some_and(|limit| self.waited >= limit) {
            self.go_on();
            if self.speed != Speed::Instant {
                break;
            }
        }
    }

    /// Ends whatever is waited for, if it is not the human.
    pub(super) fn go_on(&mut self) {
        self.waited = Duration::ZERO;
        match self.wait {
            Wait::Human => {}
            Wait::Bot => {
                let events = self.session.bot_acts();
                self.absorb(&events);
            }
            Wait::Trick => {
                self.wait = Wait::Human;
                self.settle();
            }
        }
    }

    /// Takes in what happened.
    fn absorb(&mut self, events: &[Event]) {
        self.view = self.session.view();
        self.log.extend(events.iter().filter_map(|event| self.narrator.log(event, &self.view)));
        self.save();
        self.demanding = None;
        if events.iter().any(|event| matches!(event, Event::Trick { .. })) {
            self.wait = Wait::Trick;
            self.waited = Duration::ZERO;
        } else {
            self.settle();
        }
    }

    /// Finds out what is waited for now, and puts the cursors where they are useful.
    pub(super) fn settle(&mut self) {
        self.view = self.session.view();
        self.waited = Duration::ZERO;
        let fresh = !self.arrangement.as_ref().is_some_and(|arrangement| arrangement.fits(&self.view));
        if fresh {
            let cards = self.view.seats[self.session.nearest().index()].hand.unwrap_or_default();
            self.arrangement = Some(Arrangement::new(self.session.rules(), &self.view, cards));
            self.chosen = CardSet::EMPTY;
        }
        self.wait = match self.session.turn() {
            Turn::Other(_) => Wait::Bot,
            Turn::Mine => Wait::Human,
            Turn::Deal if self.skipping => return self.deal(),
            Turn::Deal if self.session.has_begun() => {
                self.show(Overlay::HandOver);
                Wait::Human
            }
            Turn::Deal => Wait::Human,
            Turn::Over => {
                self.skipping = false;
                self.show(Overlay::GameOver);
                Wait::Human
            }
        };
        if self.session.turn() == Turn::Mine {
            self.sans_kitty = false;
            self.place_cursors();
        }
    }

    fn place_cursors(&mut self) {
        if let Some(board) = self.board() {
            self.board_cursor = board.start();
        }
        let cards = self.cards();
        let legal = self.playable();
        let wanted = cards.iter().position(|card| legal.find_one(*card).is_some());
        self.card_cursor = wanted.unwrap_or(0).min(cards.len().saturating_sub(1));
    }

    /// Deals the next hand, as soon as the player has cut if it is he who cuts.
    fn deal(&mut self) {
        if self.session.i_cut() {
            self.show(Overlay::Cut { typed: String::new(), refused: false });
        } else {
            self.deal_cut(None);
        }
    }

    /// Deals a pack of which the player has lifted so many cards.
    pub(super) fn deal_cut(&mut self, cut: Option<usize>) {
        match self.session.deal(cut) {
            Ok(events) => {
                self.note = None;
                self.log.clear();
                self.absorb(&events);
            }
            Err(problem) => self.say(problem, Tone::Refused),
        }
    }

    /// Lays something over the table.
    pub(super) fn show(&mut self, overlay: Overlay) {
        self.scroll = 0;
        self.overlay = Some(overlay);
    }

    /// Takes it away again, and does what it waited for.
    pub(super) fn close_overlay(&mut self) {
        match self.overlay.take() {
            Some(Overlay::HandOver | Overlay::Draw(_)) => self.deal(),
            Some(Overlay::GameOver) => match self.session.next_game() {
                Ok(draw) => {
                    self.narrator.learn_names(&self.session);
                    self.view = self.session.view();
                    self.log.clear();
                    self.begin(draw);
                }
                Err(problem) => self.say(problem, Tone::Refused),
            },
            // What waits under a sheet that was only looked at comes back.
            Some(_) if !self.session.has_begun() => self.deal(),
            Some(_) => match self.session.turn() {
                Turn::Deal | Turn::Over if self.wait != Wait::Trick => self.settle(),
                _ => {}
            },
            None => {}
        }
    }

    /// Does something in the game, or says why not.
    pub(super) fn attempt(&mut self, action: Action) {
        if self.session.me().is_none() {
            return self.say(self.texts.get("note-watching"), Tone::Refused);
        }
        match self.session.act(action) {
            Ok(events) => {
                self.note = None;
                self.typed = None;
                self.chosen = CardSet::EMPTY;
                self.absorb(&events);
            }
            Err(refusal) => {
                let why = self.texts.refusal_for(&refusal, self.session.nearest(), &self.narrator.names);
                self.say(why, Tone::Refused);
                let stays =
                    self.card_under_cursor().is_some_and(|card| self.playable().find_one(card).is_some());
                if self.chooses_cards() && !stays {
                    self.place_cursors();
                }
            }
        }
    }

    /// Who sits out lets the game be played to its end, or stops that again.
    pub(super) fn skip(&mut self) {
        if self.session.me().is_some() {
            return self.say(self.texts.get("note-not-watching"), Tone::Refused);
        }
        self.skipping = !self.skipping && self.session.turn() != Turn::Over;
        if self.skipping && self.overlay == Some(Overlay::HandOver) {
            self.overlay = None;
            self.deal();
        }
    }

    /// Back to the human's last decision.
    pub(super) fn undo(&mut self) {
        if self.session.undo() {
            self.overlay = None;
            self.demanding = None;
            self.retell();
            self.chosen = CardSet::EMPTY;
            self.settle();
            self.save();
            self.say(self.texts.get("note-undone"), Tone::News);
        } else {
            self.say(self.texts.get("note-nothing-to-undo"), Tone::Refused);
        }
    }

    /// What a good player would do, and why; the cursor goes there.
    pub(super) fn hint(&mut self) {
        let Some(decision) = self.session.hint() else {
            let key = if self.session.me().is_some() { "note-not-your-turn" } else { "note-watching" };
            return self.say(self.texts.get(key), Tone::Refused);
        };
        let advice = self.narrator.advice(&decision);
        self.point_at(decision.action);
        self.say(advice, Tone::Hint);
    }

    /// Puts the cursor on what an action is about.
    pub(super) fn point_at(&mut self, action: Action) {
        match action {
            Action::Play(card) | Action::Lead(card, _) | Action::Give(card) => self.point_at_card(card),
            Action::Discard(cards) => {
                let held = self.playable();
                self.chosen = held.find(cards).unwrap_or_default();
            }
            Action::Bid(bid) => {
                self.sans_kitty = bid.is_sans_kitty();
                self.point_at_cell(action);
            }
            _ => self.point_at_cell(action),
        }
    }

    fn point_at_cell(&mut self, action: Action) {
        if let Some(place) = self.board().and_then(|board| board.find(|cell| cell.act == Act::Do(action))) {
            self.board_cursor = place;
        }
    }

    pub(super) fn point_at_card(&mut self, card: Card) {
        if let Some(place) = self.cards().iter().position(|held| held.face() == card.face()) {
            self.card_cursor = place;
        }
    }

    /// Writes the game into the player's folder; a problem is told once.
    fn save(&mut self) {
        match self.store.write(&self.session.save()) {
            Ok(()) => self.unsaved = false,
            Err(error) => {
                if !self.unsaved {
                    let text = self.texts.format("note-unsaved", &[("error", error.to_string().into())]);
                    self.log.push(text.clone());
                    self.say(text, Tone::Refused);
                }
                self.unsaved = true;
            }
        }
    }

    /// The board the player chooses from, or sees during the auction.
    pub(super) fn board(&self) -> Option<Board> {
        let auction = self.view.phase == Some(five_hundred::Phase::Auction);
        match self.view.choices {
            _ if auction => {
                Some(Board::bids(self.session.rules(), &self.view, &self.narrator, self.sans_kitty))
            }
            Choices::Nominate => {
                let suits = cards::Suit::ALL.into_iter().rev().map(Some).chain([None]);
                let choices = suits.map(|suit| (suit, Action::Nominate(suit)));
                Some(Board::suits(Kind::Nominate, &self.narrator, choices))
            }
            Choices::Partners { .. } => Some(Board::partners(&self.view, &self.narrator)),
            Choices::Play { suits, .. } => {
                let joker = self.demanding?;
                let choices = suits.iter().map(|suit| (Some(suit), Action::Lead(joker, suit)));
                Some(Board::suits(Kind::Demand, &self.narrator, choices))
            }
            _ => None,
        }
    }

    /// Where the human's next card comes from.
    pub(super) fn place(&self) -> Place {
        place_of_play(&self.view, self.session.nearest())
    }

    /// The cards the cursor moves over: the hand in its order, the row pile by pile, or the hand he plays for another.
    pub(super) fn cards(&self) -> Vec<Card> {
        let me = &self.view.seats[self.session.nearest().index()];
        match self.place() {
            Place::Hand => self.sorted(me.hand.unwrap_or_default()),
            Place::Row => me.row.iter().flat_map(|row| row.up.iter().flatten().copied()).collect(),
            Place::For(seat) => self.sorted(self.view.seats[seat.index()].hand.unwrap_or_default()),
        }
    }

    /// Cards in the order of the hand.
    pub(super) fn sorted(&self, cards: CardSet) -> Vec<Card> {
        match &self.arrangement {
            Some(arrangement) => arrangement.sort(self.session.rules(), cards),
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
        self.cards().get(self.card_cursor).copied()
    }

    /// Whether the human is to act on cards rather than on a board.
    pub(super) fn chooses_cards(&self) -> bool {
        self.wait == Wait::Human && !self.playable().is_empty() && self.board().is_none()
    }
}
