//! How bots err: as people do, in what they see and hold, and as often as the person at the table wants.

use cards::Card;
use five_hundred::{Action, Choices};
use open_table::{Act, Sight};
use players::Level;
use table::{Seat, Viewer};

use super::OpenMatch;

/// Numbers from one word of chance.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        let number = self.0 % most.max(1);
        self.0 /= most.max(1);
        number
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        let place = self.below(list.len() as u64) as usize;
        list.get(place).copied()
    }
}

impl OpenMatch {
    fn dice(&self) -> Dice {
        Dice(self.start.seed.error(self.game, self.record.hands.len(), self.acts()))
    }

    /// An error of a bot, if it is time for one: whatever anybody does is followed by one as often as was asked for.
    pub(super) fn error(&self) -> Option<(Seat, Act)> {
        let mut dice = self.dice();
        if dice.below(100) >= u64::from(self.start.errors) {
            return None;
        }
        let turn = self.room.to_act().first()?;
        let (next, next_level) = self.bots_from(turn).find(|&(seat, _)| seat != turn)?;
        let (seat, act) = match self.room.phase()? {
            "auction" if dice.below(3) > 0 => (next, self.too_early(next, next_level)?),
            "auction" => (next, Self::careless(&self.hand_of(next), Sight::Widow, &mut dice)?),
            "discard" => (turn, self.short_discard(turn)?),
            "play" => match dice.below(5) {
                0 | 1 => (turn, self.revoke(turn, &mut dice)?),
                2 | 3 => (next, self.too_early(next, next_level)?),
                _ => (next, Self::careless(&self.hand_of(next), Sight::Trick(1), &mut dice)?),
            },
            _ => return None,
        };
        (self.bot(seat).is_some() && self.accepts(seat, act)).then_some((seat, act))
    }

    /// The cards that a bot holds.
    fn hand_of(&self, seat: Seat) -> Vec<Card> {
        let view = self.room.view(Viewer::Seat(seat)).game;
        let hand = view.and_then(|view| view.seats.get(seat.index()).and_then(|seat| seat.hand));
        hand.unwrap_or_default().to_canonical()
    }

    /// What a bot would do if it were its turn.
    fn too_early(&self, seat: Seat, level: Level) -> Option<Act> {
        let choices = self.room.if_in_turn(seat);
        self.decide(seat, level, Some(choices))
    }

    /// Another suit, though the one led is there.
    fn revoke(&self, seat: Seat, dice: &mut Dice) -> Option<Act> {
        let view = self.room.view(Viewer::Seat(seat)).game?;
        let Choices::Play { cards: lawful, .. } = view.choices else { return None };
        let hand = view.seats.get(seat.index())?.hand?;
        let wrong = (hand - lawful).to_canonical();
        let plain: Vec<Card> = wrong.into_iter().filter(|card| !card.is_joker()).collect();
        dice.of(&plain).map(|card| Act::Play(Action::Play(card)))
    }

    /// A discard with one card too few.
    fn short_discard(&self, seat: Seat) -> Option<Act> {
        let (_, level) = self.bot(seat)?;
        let Act::Play(Action::Discard(cards)) = self.decide(seat, level, None)? else { return None };
        let mut cards = cards;
        cards.remove(cards.nth(0)?);
        (!cards.is_empty()).then_some(Act::Play(Action::Discard(cards)))
    }

    /// A card that falls, is named or is seen, or a look where one may not.
    fn careless(hand: &[Card], sight: Sight, dice: &mut Dice) -> Option<Act> {
        let kind = dice.below(4);
        let card = dice.of(hand)?;
        Some(match kind {
            0 => Act::Drop(card),
            1 => Act::Announce(card),
            2 => Act::Show(card),
            _ => Act::Peek(sight),
        })
    }

    /// By how much a score is written wrong.
    pub(super) fn slip_of_the_pen(&self) -> i32 {
        let mut dice = self.dice();
        if dice.below(100) < u64::from(self.start.errors) {
            [-20, -10, 10, 20][dice.below(4) as usize]
        } else {
            0
        }
    }
}
