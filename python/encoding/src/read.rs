//! A view read back from arrays.

use cards::{CardSet, Suit, SuitSet};
use five_hundred::{
    Action, BidSet, CallView, Choices, ContractView, Nomination, OutcomeView, Phase, PlayView, RowView,
    SeatView, TrickView, View,
};
use table::{Seat, SeatSet, Viewer};

use crate::{
    layout::Field,
    moves::Move,
    space::Space,
    write::{PHASES, RESULTS},
};

/// Arrays that no view is written as.
///
/// ```
/// use encoding::Space;
/// use five_hundred::Rules;
///
/// let space = Space::new(Rules::preset("australian-4")?);
/// let (planes, mut numbers) = (vec![0; space.plane_count() * 43], vec![0; space.number_count()]);
/// numbers[0] = 7;
/// let error = space.read(&planes, &numbers).err().ok_or("a view")?;
/// assert_eq!(error.to_string(), "numbers[0], which is \"viewer\": 7 can't be");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAView {
    /// An array has the wrong length.
    #[error("{array} has {found} elements, but should have {expected}")]
    Length {
        /// `planes` or `numbers`.
        array: &'static str,
        /// Its length.
        found: usize,
        /// What it should be.
        expected: usize,
    },
    /// A number means nothing in its place.
    #[error("numbers[{at}], which is \"{field}\": {number} can't be")]
    Number {
        /// Its place.
        at: usize,
        /// What it is a part of.
        field: &'static str,
        /// The number.
        number: i32,
    },
    /// The parts don't fit: the view that they make would be written otherwise.
    #[error("{array}[{at}], which is \"{field}\", doesn't fit the rest")]
    Misfit {
        /// `planes` or `numbers`.
        array: &'static str,
        /// The first place that would be written otherwise.
        at: usize,
        /// What it is a part of.
        field: &'static str,
    },
}

/// The field of a place.
fn field_of(fields: &[Field], at: usize) -> &'static str {
    fields
        .iter()
        .find(|field| (field.start..field.start + field.len).contains(&at))
        .map_or("", |field| field.name)
}

struct Reader<'a> {
    space: &'a Space,
    viewer: Seat,
    planes: &'a [u8],
    numbers: &'a [i32],
}

type Read<T> = Result<T, NotAView>;

impl Space {
    /// Reads a view that [`Space::write`] wrote.
    ///
    /// # Errors
    /// No view is written so, and where that can be seen first.
    pub fn read(&self, planes: &[u8], numbers: &[i32]) -> Read<View> {
        let length = |array, found, expected| {
            if found == expected { Ok(()) } else { Err(NotAView::Length { array, found, expected }) }
        };
        length("planes", planes.len(), self.plane_count() * self.sizes.columns)?;
        length("numbers", numbers.len(), self.number_count())?;
        let mut reader = Reader { space: self, viewer: Seat(0), planes, numbers };
        reader.viewer = Seat(reader.below(self.numbers.viewer, self.sizes.seats)? as u8);
        let view = reader.view()?;
        self.compare(&view, planes, numbers)?;
        Ok(view)
    }

    fn compare(&self, view: &View, planes: &[u8], numbers: &[i32]) -> Read<()> {
        let mut again = (vec![0; planes.len()], vec![0; numbers.len()]);
        let at = self.planes.chosen * self.sizes.columns;
        let chosen = self.cards_of(&planes[at..at + self.sizes.columns]);
        self.write(view, chosen, &mut again.0, &mut again.1);
        if let Some(at) = again.1.iter().zip(numbers).position(|(one, other)| one != other) {
            return Err(NotAView::Misfit { array: "numbers", at, field: field_of(self.numbers(), at) });
        }
        if let Some(at) = again.0.iter().zip(planes).position(|(one, other)| one != other) {
            let field = field_of(self.planes(), at / self.sizes.columns);
            return Err(NotAView::Misfit { array: "planes", at, field });
        }
        Ok(())
    }

    fn cards_of(&self, cells: &[u8]) -> CardSet {
        self.columns().iter().zip(cells).filter(|(_, cell)| **cell > 0).map(|(card, _)| *card).collect()
    }
}

impl Reader<'_> {
    fn wrong(&self, at: usize) -> NotAView {
        NotAView::Number { at, field: field_of(self.space.numbers(), at), number: self.numbers[at] }
    }

    fn number<T: TryFrom<i32>>(&self, at: usize) -> Read<T> {
        T::try_from(self.numbers[at]).map_err(|_| self.wrong(at))
    }

    fn below(&self, at: usize, end: usize) -> Read<usize> {
        self.number(at).and_then(|number: usize| if number < end { Ok(number) } else { Err(self.wrong(at)) })
    }

    fn flag(&self, at: usize) -> Read<bool> {
        self.below(at, 2).map(|flag| flag == 1)
    }

    /// What a number from 1 stands for; 0 for nothing.
    fn one_of<T: Copy>(&self, list: &[T], at: usize) -> Read<Option<T>> {
        let number = self.below(at, list.len() + 1)?;
        Ok(number.checked_sub(1).map(|place| list[place]))
    }

    fn seat_at(&self, place: usize) -> Seat {
        self.viewer.after(place, self.space.sizes.seats)
    }

    fn seats(&self, at: usize) -> Read<SeatSet> {
        let mut seats = SeatSet::EMPTY;
        for place in 0..self.space.sizes.seats {
            if self.flag(at + place)? {
                seats.insert(self.seat_at(place));
            }
        }
        Ok(seats)
    }

    /// Something of every seat, from seat 0 of the table.
    fn by_seat<T>(&self, read: impl Fn(usize) -> Read<T>) -> Read<Vec<T>> {
        let seats = self.space.sizes.seats;
        Seat::all(seats).map(|seat| read((seat.index() + seats - self.viewer.index()) % seats)).collect()
    }

    fn plane(&self, plane: usize) -> &[u8] {
        &self.planes[plane * self.space.sizes.columns..][..self.space.sizes.columns]
    }

    fn cards(&self, plane: usize) -> CardSet {
        self.space.cards_of(self.plane(plane))
    }

    fn view(&self) -> Read<View> {
        let at = &self.space.numbers;
        let (mut tricks, trick) = (self.tricks()?, self.flag(at.trick_open)?);
        let games = self.by_seat(|place| self.number::<u8>(at.games + place))?;
        let hands_left: u32 = self.number(at.hands_left)?;
        let mut apart = [None; 4];
        let planes = &self.space.planes;
        for (place, plane) in
            [planes.kitty, planes.discards, planes.given, planes.dead].into_iter().enumerate()
        {
            apart[place] = self.flag(at.shown + place)?.then(|| self.cards(plane));
        }
        let [kitty, discards, given, dead] = apart;
        Ok(View {
            viewer: Viewer::Seat(self.viewer),
            hand_number: self.number(at.hand_number)?,
            dealer: self.seat_at(self.below(at.dealer, self.space.sizes.seats)?),
            phase: self.one_of(&PHASES, at.phase)?,
            to_act: self.seats(at.to_act)?,
            scores: self.by_seat(|place| self.number(at.scores + place))?,
            seats: self.by_seat(|place| self.seat(place))?,
            calls: self.calls()?,
            contract: self.contract()?,
            kitty_size: self.number(at.kitty_size)?,
            kitty,
            discards,
            given,
            dead,
            trick: if trick { tricks.pop() } else { None },
            tricks,
            tricks_played: self.number(at.tricks_played)?,
            outcome: self.outcome()?,
            winners: self.seats(at.winners)?,
            losers: self.seats(at.losers)?,
            games: games
                .iter()
                .any(|&games| games > 0)
                .then(|| games.into_iter().map(|games| games.saturating_sub(1)).collect()),
            hands_left: hands_left.checked_sub(1),
            choices: self.choices()?,
        })
    }

    fn seat(&self, place: usize) -> Read<SeatView> {
        let (planes, at) = (&self.space.planes, &self.space.numbers);
        let is_dealt = self.one_of(&PHASES, at.phase)? != Some(Phase::Deal) || self.numbers[at.result] > 0;
        let row = (self.space.sizes.rows > 0 && is_dealt).then(|| self.row(place));
        Ok(SeatView {
            cards: self.number(at.cards + place)?,
            hand: self.flag(at.hand_shown + place)?.then(|| self.cards(planes.hand + place)),
            row: row.transpose()?,
            tricks: self.number(at.tricks + place)?,
            plays: self.flag(at.plays + place)?,
            passed: self.flag(at.passed + place)?,
        })
    }

    fn row(&self, place: usize) -> Read<RowView> {
        let mut row = RowView { up: [None; 5], down: [false; 5] };
        for (&card, &pile) in self.space.columns().iter().zip(self.plane(self.space.planes.row + place)) {
            // A pile that there isn’t shows in the comparison.
            if let Some(up) = usize::from(pile).checked_sub(1).and_then(|pile| row.up.get_mut(pile)) {
                *up = Some(card.face());
            }
        }
        for (pile, down) in row.down.iter_mut().enumerate() {
            *down = self.flag(self.space.numbers.row_down + 5 * place + pile)?;
        }
        Ok(row)
    }

    /// The move of a number from 1, which must be a call.
    fn call(&self, at: usize) -> Read<Option<Action>> {
        match self.one_of(self.space.moves(), at)? {
            None => Ok(None),
            Some(Move::Whole(call @ (Action::Pass | Action::Look | Action::Bid(_)))) => Ok(Some(call)),
            Some(_) => Err(self.wrong(at)),
        }
    }

    fn calls(&self) -> Read<Vec<CallView>> {
        let at = &self.space.numbers;
        let mut calls = Vec::new();
        for place in 0..self.space.sizes.calls {
            let Some(call) = self.call(at.calls + place)? else { break };
            let seat = self.below(at.call_seats + place, self.space.sizes.seats + 1)?;
            let seat = seat.checked_sub(1).ok_or_else(|| self.wrong(at.call_seats + place))?;
            calls.push(CallView { seat: self.seat_at(seat), call });
        }
        Ok(calls)
    }

    fn contract(&self) -> Read<Option<ContractView>> {
        let at = &self.space.numbers;
        let bid = match self.call(at.contract)? {
            None => return Ok(None),
            Some(Action::Bid(bid)) => bid,
            Some(_) => return Err(self.wrong(at.contract)),
        };
        let contractor = self.below(at.contractor, self.space.sizes.seats + 1)?;
        let contractor = contractor.checked_sub(1).ok_or_else(|| self.wrong(at.contractor))?;
        let nominated = match self.below(at.nominated, 6)? {
            0 => None,
            5 => Some(Nomination::None),
            suit => Some(Nomination::Suit(Suit::ALL[suit - 1])),
        };
        Ok(Some(ContractView {
            bid,
            seat: self.seat_at(contractor),
            trump: bid.strain().trump(),
            partners: self.seats(at.partners)?,
            partners_known: self.flag(at.partners_known)?,
            called: self.cards(self.space.planes.called).first(),
            nominated,
            value: self.number(at.value)?,
            needed: self.number(at.needed)?,
        }))
    }

    /// All cards that were played and may be known, in order, each with its player.
    fn plays(&self) -> Vec<PlayView> {
        let planes = &self.space.planes;
        let mut plays = Vec::new();
        for place in 0..self.space.sizes.seats {
            let seat = self.seat_at(place);
            for (&card, &number) in self.space.columns().iter().zip(self.plane(planes.played + place)) {
                if number > 0 {
                    let in_row = self.space.sizes.rows > 0
                        && self.plane(planes.from_row + place)[self.space.column(card)] > 0;
                    plays.push((number, PlayView { seat, from_row: in_row, card: card.face() }));
                }
            }
        }
        plays.sort_by_key(|(number, _)| *number);
        plays.into_iter().map(|(_, play)| play).collect()
    }

    fn tricks(&self) -> Read<Vec<TrickView>> {
        let at = &self.space.numbers;
        let mut plays = self.plays().into_iter();
        let shown = self.below(at.tricks_shown, self.space.sizes.tricks + 1)?;
        let trick = |place| {
            let led = self.below(at.trick_led + place, 5)?;
            Ok(TrickView {
                plays: plays.by_ref().take(self.number(at.trick_cards + place)?).collect(),
                led: led.checked_sub(1).map(|suit| Suit::ALL[suit]),
                bare: self.flag(at.trick_bare + place)?,
                best: self.number(at.trick_best + place)?,
            })
        };
        (0..shown).map(trick).collect()
    }

    fn outcome(&self) -> Read<Option<OutcomeView>> {
        let at = &self.space.numbers;
        let Some(result) = self.one_of(&RESULTS, at.result)? else { return Ok(None) };
        Ok(Some(OutcomeView { result, points: self.by_seat(|place| self.number(at.points + place))? }))
    }

    fn choices(&self) -> Read<Choices> {
        let (planes, at) = (&self.space.planes, &self.space.numbers);
        let from = self.cards(planes.choices);
        let count = self.number(at.choice_count)?;
        let may = |place| self.flag(at.choice_may + place);
        Ok(match self.below(at.choice, 7)? {
            0 => Choices::None,
            1 => Choices::Auction { bids: self.bids()?, pass: may(0)?, look: may(1)? },
            2 => Choices::Give { from, count },
            3 => Choices::Discard { from, count },
            4 => Choices::Nominate,
            5 => Choices::Partners { cards: from, seats: self.seats(at.choice_seats)?, pairs: may(2)? },
            _ => {
                let mut suits = SuitSet::EMPTY;
                for suit in Suit::ALL {
                    if self.flag(at.choice_suits + suit as usize)? {
                        suits.insert(suit);
                    }
                }
                Choices::Play { cards: from, jokers: self.cards(planes.leads), suits }
            }
        })
    }

    fn bids(&self) -> Read<BidSet> {
        let mut bids = BidSet::EMPTY;
        let moves = self.space.moves().iter();
        let all =
            moves.filter_map(|done| if let Move::Whole(Action::Bid(bid)) = done { Some(*bid) } else { None });
        for (place, bid) in all.enumerate() {
            if self.flag(self.space.numbers.choice_bids + place)? {
                bids.insert(bid);
            }
        }
        Ok(bids)
    }
}
