//! Reading a view of a table at which what is done need not be lawful.

use cards::{Card, CardSet, SuitSet};
use serde_json::Value;
use table::{SeatSet, ViewError, Viewer};

use crate::{
    action::Action,
    bid::BidSet,
    choices::Choices,
    read_view::Written,
    rules::Rules,
    state::Phase,
    view::{SeatView, View},
};

impl Rules {
    /// Reads a view of a table at which what is done need not be lawful \[LAW-OPEN\]: it has the form of a view and
    /// speaks of seats and cards that there are. Whether some game comes to it, nobody can say. `laid_away` is how many
    /// cards the contractor has discarded already, of whom more are asked for.
    ///
    /// # Errors
    /// The first place that no such view has, and what is wrong there.
    pub fn read_any_view(&self, view: &Value, laid_away: u32) -> Result<View, ViewError> {
        let written: Written = ViewError::read(view)?;
        self.check_numbers(&written)?;
        self.check_named(&written)?;
        let hand = hand_of(written.viewer, &written.seats);
        let from = hand.normalised();
        let offers = |family: &str| written.choices.iter().any(|line| line == family);
        let choices = if offers("discard …") {
            let count = u32::from(written.kitty_size).saturating_sub(laid_away).min(hand.len());
            Choices::Discard { from, count: count as u8 }
        } else if offers("give …") {
            Choices::Give { from, count: written.kitty_size }
        } else {
            choices_of(&written.choices, written.phase, hand)?
        };
        let Written {
            viewer,
            hand_number,
            dealer,
            phase,
            to_act,
            scores,
            seats,
            calls,
            contract,
            kitty_size,
            kitty,
            discards,
            given,
            dead,
            tricks,
            tricks_played,
            trick,
            outcome,
            winners,
            losers,
            games,
            hands_left,
            choices: _,
        } = written;
        Ok(View {
            viewer,
            hand_number,
            dealer,
            phase,
            to_act,
            scores,
            seats,
            calls,
            contract,
            kitty_size,
            kitty,
            discards,
            given,
            dead,
            tricks,
            tricks_played,
            trick,
            outcome,
            winners,
            losers,
            games,
            hands_left,
            choices,
        })
    }

    /// Refuses seats and cards that the table doesn't have.
    fn check_named(&self, view: &Written) -> Result<(), ViewError> {
        let in_set = |place: &str, set: SeatSet| {
            set.beyond(self.seats).map_or(Ok(()), |seat| ViewError::seat(place, seat, self.seats))
        };
        in_set("to_act", view.to_act)?;
        view.calls.iter().try_for_each(|call| ViewError::seat("calls", call.seat, self.seats))?;
        if let Some(contract) = &view.contract {
            ViewError::seat("contract.seat", contract.seat, self.seats)?;
            in_set("contract.partners", contract.partners)?;
        }
        let hands = view.seats.iter().filter_map(|seat| seat.hand);
        let on_table = [view.kitty, view.discards, view.dead].into_iter().flatten();
        for cards in hands.chain(on_table) {
            self.check_cards("cards", cards)?;
        }
        for trick in view.tricks.iter().chain(&view.trick) {
            for play in &trick.plays {
                ViewError::seat("trick.plays.seat", play.seat, self.seats)?;
                self.check_cards("trick.plays.card", CardSet::of(play.card))?;
            }
            if !trick.plays.is_empty() && usize::from(trick.best) >= trick.plays.len() {
                return Err(ViewError::unlawful("trick.best", trick.best));
            }
        }
        Ok(())
    }

    fn check_cards(&self, place: &str, cards: CardSet) -> Result<(), ViewError> {
        match (cards.normalised() - self.pack).first() {
            Some(card) => Err(ViewError::unlawful(place, card)),
            None => Ok(()),
        }
    }
}

impl View {
    /// What lines say that the viewer may do, as this view would have it in its choices.
    ///
    /// # Errors
    /// The first line that is no action, or of another kind than those before it.
    pub fn choices_of_lines(&self, lines: &[String]) -> Result<Choices, ViewError> {
        choices_of(lines, self.phase, hand_of(self.viewer, &self.seats))
    }
}

/// The cards that a viewer holds.
fn hand_of(viewer: Viewer, seats: &[SeatView]) -> CardSet {
    match viewer {
        Viewer::Seat(seat) => seats.get(seat.index()).and_then(|seat| seat.hand).unwrap_or_default(),
        Viewer::Spectator | Viewer::Referee => CardSet::EMPTY,
    }
}

/// What lines say that may be done by somebody with this hand.
fn choices_of(lines: &[String], phase: Option<Phase>, hand: CardSet) -> Result<Choices, ViewError> {
    let read = |line: &String| {
        let action: Action = line.parse().map_err(|_| ViewError::unlawful("choices", line))?;
        Ok(if phase == Some(Phase::Auction) { action } else { action.in_play() })
    };
    let actions: Vec<Action> = lines.iter().map(read).collect::<Result<_, _>>()?;
    let mut choices = Choices::None;
    for &action in &actions {
        if !add(&mut choices, action, hand) {
            return Err(ViewError::unlawful("choices", action));
        }
    }
    // What was read may not offer more than was written.
    let all = actions.len() as u64;
    if choices.len() == all { Ok(choices) } else { Err(ViewError::unlawful("choices", all)) }
}

/// A card that may be played or given: of equal ones in the hand, all.
fn pieces(hand: CardSet, card: Card) -> CardSet {
    let equal = hand.normalised().into_iter().filter(|piece| piece.face() == card.face());
    equal.chain([card.face()]).collect()
}

/// Adds an action to choices of its kind; false if they are of another.
fn add(choices: &mut Choices, action: Action, hand: CardSet) -> bool {
    let none = Choices::None;
    match (&mut *choices, action) {
        (Choices::None, Action::Pass | Action::Look | Action::Bid(_)) => {
            *choices = Choices::Auction { bids: BidSet::EMPTY, pass: false, look: false };
        }
        (Choices::None, Action::Give(cards)) => {
            *choices = Choices::Give { from: hand.normalised(), count: cards.len() as u8 };
        }
        (Choices::None, Action::Discard(cards)) => {
            *choices = Choices::Discard { from: hand.normalised(), count: cards.len() as u8 };
        }
        (Choices::None, Action::Nominate(_)) => *choices = Choices::Nominate,
        (Choices::None, Action::Alone | Action::Call(_) | Action::Partners(_)) => {
            *choices = Choices::Partners { cards: CardSet::EMPTY, seats: SeatSet::EMPTY, pairs: false };
        }
        (Choices::None, Action::Play(_) | Action::Lead(..)) => {
            *choices = Choices::Play { cards: CardSet::EMPTY, jokers: CardSet::EMPTY, suits: SuitSet::EMPTY };
        }
        _ => {}
    }
    debug_assert!(*choices != none || action == Action::Pass);
    match (choices, action) {
        (Choices::Auction { pass, .. }, Action::Pass) => *pass = true,
        (Choices::Auction { look, .. }, Action::Look) => *look = true,
        (Choices::Auction { bids, .. }, Action::Bid(bid)) => bids.insert(bid),
        (Choices::Give { count, .. }, Action::Give(cards))
        | (Choices::Discard { count, .. }, Action::Discard(cards)) => {
            return cards.len() == u32::from(*count);
        }
        (Choices::Nominate, Action::Nominate(_)) | (Choices::Partners { .. }, Action::Alone) => {}
        (Choices::Partners { cards, .. }, Action::Call(card)) => cards.insert(card),
        (Choices::Partners { seats, pairs, .. }, Action::Partners(asked)) => {
            *seats |= asked;
            *pairs |= asked.len() > 1;
        }
        (Choices::Play { cards, .. }, Action::Play(card)) => *cards |= pieces(hand, card),
        (Choices::Play { jokers, suits, .. }, Action::Lead(card, suit)) => {
            jokers.insert(card);
            suits.insert(suit);
        }
        _ => return false,
    }
    true
}
