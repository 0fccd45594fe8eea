//! What the cursors of Five Hundred are on, which cards are chosen, and what is done with them: the same where the laws
//! are enforced and where they are open.

use card_match::Turn;
use cards::{Card, CardSet};
use crossterm::event::KeyCode;
use five_hundred::{Action, Choices, Rules, View};
use texts::narration::five_hundred::{
    Act, Arrangement, Arrow, Board, Kind, Picks, PlaysFrom, plays_from, prompt,
};

use super::{hand, panel, screen::FiveHundredTable, table_area};
use crate::tui::{App, Areas, Canvas, Overlay, Tone, Wait};

/// The widest row of cells that a narrow screen holds.
const BOARD_WIDTH: usize = 27;

impl<G: FiveHundredTable> App<G> {
    /// Cards, calls and tricks as the player sees them.
    pub(super) fn game(&self) -> &View {
        G::game(self)
    }

    /// The rules of the cards and the calls.
    pub(super) fn game_rules(&self) -> &Rules {
        self.rules.of_cards()
    }

    /// Does something of the game of cards.
    pub(super) fn play(&mut self, action: Action) {
        self.attempt(G::done_with(action));
    }

    /// Takes in a new view: the hand in its order, the cursors where they are useful.
    pub(super) fn settle_cards(&mut self) {
        self.ui.demanding = None;
        let fresh = !self.ui.arrangement.as_ref().is_some_and(|arrangement| arrangement.fits(self.game()));
        if fresh {
            let cards = self.game().seats[self.nearest().index()].hand.unwrap_or_default();
            self.ui.arrangement = Some(Arrangement::new(self.game_rules(), self.game(), cards));
            self.ui.chosen = CardSet::EMPTY;
        }
        if self.at.turn == Turn::Mine {
            self.ui.sans_kitty = false;
            self.place_cursors();
        }
        self.ui.card_cursor = self.ui.card_cursor.min(self.cards().len().saturating_sub(1));
    }

    /// What remains useful after a refusal.
    pub(super) fn stay_after_refusal(&mut self) {
        let stays = self.card_under_cursor().is_some_and(|card| self.playable().find_one(card).is_some());
        if self.chooses_cards() && !stays {
            self.place_cursors();
        }
    }

    /// Puts the cursor on what an action is about.
    pub(super) fn point_at_action(&mut self, action: Action) {
        match action {
            Action::Play(card) | Action::Lead(card, _) => self.point_at_card(card),
            Action::Give(cards) if cards.len() == 1 => {
                cards.into_iter().for_each(|card| self.point_at_card(card));
            }
            Action::Give(cards) | Action::Discard(cards) => {
                let held = self.playable();
                self.ui.chosen = held.find(cards).unwrap_or_default();
            }
            Action::Bid(bid) => {
                self.ui.sans_kitty = bid.is_sans_kitty();
                self.point_at_cell(action);
            }
            _ => self.point_at_cell(action),
        }
    }

    /// Puts the cursor on an action that is being typed.
    pub(super) fn follow_action(&mut self, action: Action) {
        if matches!(action, Action::Bid(_) | Action::Play(_) | Action::Call(_) | Action::Give(_)) {
            self.point_at_action(action);
        }
    }

    /// Asked which suit a joker demands, a suit is the answer; false if that is not asked, or answered.
    pub(super) fn types_suit(&mut self, text: &str) -> bool {
        let (Some(joker), Ok(suit)) = (self.ui.demanding, text.parse()) else { return false };
        self.play(Action::Lead(joker.face(), suit));
        true
    }

    /// Draws the table between header and question.
    pub(super) fn draw_game(&self, canvas: &mut Canvas<'_>, areas: &Areas) {
        table_area::draw(self, canvas, areas.table_area);
        panel::draw(self, canvas, areas.panel);
        hand::draw(self, canvas, areas.hand);
    }

    /// The question of the game, and whether it is asked of the player.
    pub(super) fn asked_by_game(&self) -> (String, bool) {
        let picks = Picks {
            lies: self.wait == Wait::Look,
            chosen: self.ui.chosen.len(),
            demands: self.board().is_some_and(|board| board.kind == Kind::Demand),
        };
        prompt(&self.at.situation(self.game_rules(), self.game()), &self.narrator, picks)
    }

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

    pub(crate) fn point_at_card(&mut self, card: Card) {
        if let Some(place) = self.cards().iter().position(|held| held.face() == card.face()) {
            self.ui.card_cursor = place;
        }
    }

    /// The board the player chooses from, or sees during the auction.
    pub(super) fn board(&self) -> Option<Board> {
        let auction = self.game().phase == Some(five_hundred::Phase::Auction);
        match self.game().choices {
            _ if self.taps() => None,
            _ if auction => {
                Some(Board::bids(self.game_rules(), self.game(), &self.narrator, self.ui.sans_kitty))
            }
            Choices::Nominate => {
                let suits = cards::Suit::ALL.into_iter().rev().map(Some).chain([None]);
                let choices = suits.map(|suit| (suit, Action::Nominate(suit)));
                Some(Board::suits(Kind::Nominate, &self.narrator, choices))
            }
            Choices::Partners { .. } => Some(Board::partners(self.game(), &self.narrator, BOARD_WIDTH)),
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
        plays_from(self.game(), self.nearest())
    }

    /// The cards the cursor moves over: the hand in its order, the row pile by pile, or the hand the player plays for
    /// another.
    pub(super) fn cards(&self) -> Vec<Card> {
        let me = &self.game().seats[self.nearest().index()];
        match self.place() {
            PlaysFrom::Hand => self.sorted(me.hand.unwrap_or_default()),
            PlaysFrom::Row => me.row.iter().flat_map(|row| row.up.iter().flatten().copied()).collect(),
            PlaysFrom::For(seat) => self.sorted(self.game().seats[seat.index()].hand.unwrap_or_default()),
        }
    }

    /// Cards in the order of the hand.
    pub(super) fn sorted(&self, cards: CardSet) -> Vec<Card> {
        match &self.ui.arrangement {
            Some(arrangement) => arrangement.sort(self.game_rules(), cards, self.narrator.sorting),
            None => cards.to_canonical(),
        }
    }

    /// The cards that may be played, given or discarded now.
    pub(super) fn playable(&self) -> CardSet {
        match self.game().choices {
            Choices::Play { cards, jokers, .. } => cards | jokers,
            Choices::Give { from, .. } | Choices::Discard { from, .. } => from,
            _ => CardSet::EMPTY,
        }
    }

    /// The card under the cursor.
    pub(crate) fn card_under_cursor(&self) -> Option<Card> {
        self.cards().get(self.ui.card_cursor).copied()
    }

    /// Whether the human is to act on cards rather than on a board.
    pub(super) fn chooses_cards(&self) -> bool {
        self.wait == Wait::Human && !self.playable().is_empty() && self.board().is_none()
    }

    pub(super) fn may_pass(&self) -> bool {
        matches!(self.game().choices, Choices::Auction { pass: true, .. })
    }

    pub(super) fn may_look(&self) -> bool {
        matches!(self.game().choices, Choices::Auction { look: true, .. })
    }

    pub(super) fn has_kitty_switch(&self) -> bool {
        self.board().is_some_and(|board| board.find(|cell| cell.act == Act::TurnKitty && cell.live).is_some())
    }

    /// How many cards are to be discarded, if that is what is asked.
    pub(super) fn discards(&self) -> Option<u32> {
        match self.game().choices {
            Choices::Give { count: 1, .. } => None,
            Choices::Give { count, .. } | Choices::Discard { count, .. } => Some(u32::from(count)),
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
            self.play(Action::Look);
            return true;
        }
        self.lay(Overlay::Own)
    }

    /// The joker goes back into the hand. There may be more to put away.
    pub(super) fn demands_nothing(&mut self) -> bool {
        self.ui.demanding = None;
        false
    }

    /// The key of the tricks, once there are some.
    pub(super) fn key_of_tricks(&self) -> Vec<(&'static str, &'static str)> {
        if self.game().tricks_played > 0 { vec![("l", "key-last")] } else { Vec::new() }
    }

    pub(super) fn confirms(&mut self) -> bool {
        let asked = self.wait == Wait::Human;
        if asked {
            self.confirm();
        }
        asked
    }

    pub(super) fn picks(&mut self) -> bool {
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
                Some(Act::Do(action)) => self.play(action),
                Some(Act::TurnKitty) => drop(self.turn_kitty()),
                None => {}
            }
            return;
        }
        if let Some(count) = self.discards() {
            // Where the laws are open, more may be put away.
            if self.ui.chosen.len() >= count {
                let gives = matches!(self.game().choices, Choices::Give { .. });
                let chosen = self.ui.chosen;
                self.play(if gives { Action::Give(chosen) } else { Action::Discard(chosen) });
            } else {
                self.turn_card();
            }
            return;
        }
        let Some(card) = self.card_under_cursor() else { return };
        match self.game().choices {
            Choices::Give { .. } => self.play(Action::Give(CardSet::of(card.face()))),
            Choices::Play { jokers, suits, .. } if jokers.contains(card) => match suits.iter().next() {
                Some(suit) if suits.len() == 1 => self.play(Action::Lead(card.face(), suit)),
                _ => {
                    self.ui.demanding = Some(card);
                    self.ui.board_cursor = (0, 0);
                }
            },
            Choices::Play { .. } => self.play(Action::Play(card.face())),
            _ => {}
        }
    }

    /// Chooses the card under the cursor for the discard, or lets it go.
    pub(super) fn turn_card(&mut self) {
        let (Some(card), Some(count)) = (self.card_under_cursor(), self.discards()) else { return };
        self.note = None;
        if self.ui.chosen.contains(card) {
            self.ui.chosen.remove(card);
        } else if self.ui.chosen.len() < count || G::acts_stand() {
            self.ui.chosen.insert(card);
        } else {
            let text = self.texts.format("note-enough-chosen", &[("count", count.into())]);
            self.say(text, Tone::Refused);
        }
    }
}
