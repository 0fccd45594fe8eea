//! How bots err: as people do, in what they see and hold, and as often as the person at the table wants.

use cards::Card;
use five_hundred::{Action, Choices};
use laws::open_table::{Act, Phase, Room, Sight};
use players::Playable;
use table::{Game, Recall, Seat, Table, Viewer};

use super::{
    OpenRules,
    bot::{STRONGEST, settled},
};
use crate::Bots;

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

/// An error of a bot, if it is time for one: whatever anybody does is followed by one as often as was asked for.
pub(super) fn error(table: &Table<OpenRules>, bots: &Bots<OpenRules>) -> Option<(Seat, Act)> {
    let mut dice = Dice(bots.error_chance(table));
    if dice.below(100) >= u64::from(bots.errors()) {
        return None;
    }
    let erring = Erring { table, room: table.state(), bots };
    let (seat, act) = erring.error(&mut dice)?;
    (bots.level(seat).is_some() && table.check(seat, act).is_ok()).then_some((seat, act))
}

/// A table at which bots err.
struct Erring<'a> {
    table: &'a Table<OpenRules>,
    room: &'a Room,
    bots: &'a Bots<OpenRules>,
}

impl Erring<'_> {
    fn error(&self, dice: &mut Dice) -> Option<(Seat, Act)> {
        let turn = self.room.to_act().first()?;
        let next = || {
            let seats = self.table.game().seats();
            (1..seats).map(|steps| turn.after(steps, seats)).find(|&seat| self.bots.level(seat).is_some())
        };
        Some(match self.room.phase()? {
            Phase::Auction => match (next()?, dice.below(3)) {
                (next, 0) => (next, self.careless(next, Sight::Kitty, dice)?),
                (next, _) => (next, self.too_early(next)?),
            },
            Phase::Discard => (turn, self.short_discard(turn)?),
            Phase::Play => match dice.below(5) {
                0 | 1 => (turn, self.revoke(turn, dice)?),
                2 | 3 => (next()?, self.too_early(next()?)?),
                _ => (next()?, self.careless(next()?, Sight::Trick(1), dice)?),
            },
            Phase::Settle => self.slip_of_the_pen(dice)?,
            _ => return None,
        })
    }

    fn view(&self, seat: Seat) -> laws::open_table::View {
        self.room.view(Viewer::Seat(seat))
    }

    /// What a bot thinks best, in its turn or with other choices.
    fn decide(&self, seat: Seat, choices: Option<Choices>) -> Option<Action> {
        let mut game = self.table.view(Viewer::Seat(seat), Recall::Perfect).game?;
        game.choices = choices.unwrap_or(game.choices);
        let level = self.bots.level(seat)?.min(STRONGEST);
        let mut player = five_hundred::Rules::player(level, 1, self.bots.chance(self.table, seat));
        player.hear_conventions(self.bots.agreed());
        let rules = self.table.game().rules();
        (!game.choices.is_empty()).then(|| player.decide(rules, &game).action)
    }

    /// What a bot would do if it were its turn.
    fn too_early(&self, seat: Seat) -> Option<Act> {
        self.decide(seat, Some(self.room.if_in_turn(seat))).map(Act::Play)
    }

    /// Another suit, though the one led is there.
    fn revoke(&self, seat: Seat, dice: &mut Dice) -> Option<Act> {
        let view = self.view(seat).game?;
        let Choices::Play { cards: lawful, .. } = view.choices else { return None };
        let hand = view.seats.get(seat.index())?.hand?;
        let wrong = (hand - lawful).to_canonical();
        let plain: Vec<Card> = wrong.into_iter().filter(|card| !card.is_joker()).collect();
        dice.of(&plain).map(|card| Act::Play(Action::Play(card)))
    }

    /// A discard with one card too few.
    fn short_discard(&self, seat: Seat) -> Option<Act> {
        let Action::Discard(mut cards) = self.decide(seat, None)? else { return None };
        cards.remove(cards.nth(0)?);
        (!cards.is_empty()).then_some(Act::Play(Action::Discard(cards)))
    }

    /// A card that falls, is named or is seen, or a look where one may not.
    fn careless(&self, seat: Seat, sight: Sight, dice: &mut Dice) -> Option<Act> {
        let kind = dice.below(4);
        let view = self.view(seat).game?;
        let hand = view.seats.get(seat.index())?.hand.unwrap_or_default().to_canonical();
        let card = dice.of(&hand)?;
        Some(match kind {
            0 => Act::Drop(card),
            1 => Act::Announce(card),
            2 => Act::Show(card),
            _ => Act::Peek(sight),
        })
    }

    /// An entry of a bot that is next to write, off from the right one.
    fn slip_of_the_pen(&self, dice: &mut Dice) -> Option<(Seat, Act)> {
        let seat = self.bots.asked(self.table)?;
        let Act::Enter(unit, points) = settled(&self.view(seat))? else { return None };
        let slip = [-20, -10, 10, 20][dice.below(4) as usize];
        Some((seat, Act::Enter(unit, points.saturating_add(slip))))
    }
}
