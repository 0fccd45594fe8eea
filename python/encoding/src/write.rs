//! A view as arrays.

use cards::{Card, CardSet};
use five_hundred::{
    Action, Choices, ContractView, HandResult, Nomination, OutcomeView, Phase, SeatView, TrickView, View,
};
use table::{Seat, SeatSet, Viewer};

use crate::{layout::Field, space::Space};

/// The phases in the order of their numbers.
pub(crate) const PHASES: [Phase; 7] =
    [Phase::Deal, Phase::Auction, Phase::Give, Phase::Discard, Phase::Nominate, Phase::Partners, Phase::Play];

/// The results in the order of their numbers.
pub(crate) const RESULTS: [HandResult; 5] = [
    HandResult::Made,
    HandResult::Failed,
    HandResult::PassedOut,
    HandResult::PlayedWithoutBid,
    HandResult::Stopped,
];

/// The number of something in a list, from 1; 0 if there is nothing.
pub(crate) fn from_one<T: PartialEq>(list: &[T], item: Option<T>) -> i32 {
    item.and_then(|item| list.iter().position(|other| *other == item)).map_or(0, |place| place as i32 + 1)
}

/// Where a view is written to.
struct Writer<'a> {
    space: &'a Space,
    viewer: Seat,
    planes: &'a mut [u8],
    numbers: &'a mut [i32],
    /// The number of the next card that is played.
    play: u8,
}

impl Space {
    /// The kinds of planes, in their order.
    #[must_use]
    pub fn planes(&self) -> &[Field] {
        &self.planes.fields
    }

    /// The kinds of numbers, in their order.
    #[must_use]
    pub fn numbers(&self) -> &[Field] {
        &self.numbers.fields
    }

    /// Writes the view of a seat: [`Space::plane_count`] planes of as many bytes as the pack has cards, one plane after
    /// the other, and [`Space::number_count`] numbers. `chosen` are the cards of the viewer’s discard or gift that have
    /// been named. Of a view that isn’t a seat’s, seat 0 counts as the viewer.
    ///
    /// Everything is written that the view holds, and nothing else is looked at: two states that give a seat the same
    /// view give it the same bytes.
    ///
    /// # Panics
    /// If an array is shorter than that, or the view is of other rules.
    pub fn write(&self, view: &View, chosen: CardSet, planes: &mut [u8], numbers: &mut [i32]) {
        planes.fill(0);
        numbers.fill(0);
        let viewer = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Referee => Seat(0),
        };
        let mut writer = Writer { space: self, viewer, planes, numbers, play: 0 };
        writer.table(view);
        for (seat, shown) in Seat::all(view.seats.len()).zip(&view.seats) {
            writer.seat(seat, shown);
        }
        writer.calls(view);
        if let Some(contract) = &view.contract {
            writer.contract(contract);
        }
        writer.apart(view);
        let tricks = view.tricks.iter().chain(&view.trick);
        for (place, trick) in tricks.enumerate() {
            writer.trick(place, trick);
        }
        if let Some(outcome) = &view.outcome {
            writer.outcome(outcome);
        }
        writer.cards(self.planes.chosen, chosen);
        writer.choices(&view.choices);
    }
}

impl Writer<'_> {
    fn place_of(&self, seat: Seat) -> usize {
        // A remainder would take longer than all the rest.
        let (seat, viewer) = (seat.index(), self.viewer.index());
        if seat >= viewer { seat - viewer } else { seat + self.space.sizes.seats - viewer }
    }

    fn number(&mut self, at: usize, number: impl Into<i32>) {
        self.numbers[at] = number.into();
    }

    fn seats(&mut self, at: usize, seats: SeatSet) {
        for seat in seats.iter() {
            let place = at + self.place_of(seat);
            self.number(place, 1);
        }
    }

    fn by_seat(&mut self, at: usize, numbers: impl Iterator<Item = i32>) {
        for (seat, number) in Seat::all(self.space.sizes.seats).zip(numbers) {
            let place = at + self.place_of(seat);
            self.number(place, number);
        }
    }

    fn cell(&mut self, plane: usize, piece: Card) -> &mut u8 {
        &mut self.planes[plane * self.space.sizes.columns + self.space.column(piece)]
    }

    fn cards(&mut self, plane: usize, cards: CardSet) {
        for card in cards {
            *self.cell(plane, card) = 1;
        }
    }

    fn table(&mut self, view: &View) {
        let at = &self.space.numbers;
        self.number(at.viewer, i32::from(self.viewer.0));
        self.number(at.hand_number, view.hand_number as i32);
        self.number(at.dealer, self.place_of(view.dealer) as i32);
        self.number(at.phase, from_one(&PHASES, view.phase));
        self.seats(at.to_act, view.to_act);
        self.by_seat(at.scores, view.scores.iter().copied());
        self.number(at.kitty_size, view.kitty_size);
        self.number(at.tricks_played, view.tricks_played);
        let shown = view.tricks.len() + usize::from(view.trick.is_some());
        self.number(at.tricks_shown, shown as i32);
        self.number(at.trick_open, view.trick.is_some());
        self.seats(at.winners, view.winners);
        self.seats(at.losers, view.losers);
        let games = view.games.iter().flatten();
        self.by_seat(at.games, games.map(|&games| i32::from(games) + 1));
        self.number(at.hands_left, view.hands_left.map_or(0, |hands| hands as i32 + 1));
    }
    fn seat(&mut self, seat: Seat, shown: &SeatView) {
        let place = self.place_of(seat);
        let (planes, at) = (&self.space.planes, &self.space.numbers);
        self.number(at.cards + place, shown.cards);
        self.number(at.tricks + place, shown.tricks);
        self.number(at.plays + place, shown.plays);
        self.number(at.passed + place, shown.passed);
        self.number(at.hand_shown + place, shown.hand.is_some());
        self.cards(planes.hand + place, shown.hand.unwrap_or_default());
        let Some(row) = &shown.row else { return };
        for (pile, (up, &down)) in row.up.iter().zip(&row.down).enumerate() {
            if let Some(card) = *up {
                let piece = self.free_piece(planes.row + place, card);
                *self.cell(planes.row + place, piece) = pile as u8 + 1;
            }
            self.number(at.row_down + 5 * place + pile, down);
        }
    }

    /// The piece of a face whose cell in a plane is still empty; the first copy if there is none.
    fn free_piece(&mut self, plane: usize, card: Card) -> Card {
        if !self.space.has_copies {
            return card;
        }
        let mut copies = (0..).map_while(|n| card.face().copy(n)).take_while(|&piece| self.space.has(piece));
        let (space, planes) = (self.space, &*self.planes);
        let free = |&piece: &Card| planes[plane * space.sizes.columns + space.column(piece)] == 0;
        copies.find(free).unwrap_or(card.face())
    }

    fn calls(&mut self, view: &View) {
        let at = &self.space.numbers;
        for (place, call) in view.calls.iter().enumerate() {
            let seat = self.place_of(call.seat) as i32 + 1;
            self.number(at.call_seats + place, seat);
            self.number(at.calls + place, self.call(call.call));
        }
    }

    /// A call as a move, from 1; 0 for what is no call of these rules.
    fn call(&self, call: Action) -> i32 {
        self.space.call(call).map_or(0, |index| index as i32 + 1)
    }

    fn contract(&mut self, contract: &ContractView) {
        let at = &self.space.numbers;
        self.number(at.contract, self.call(Action::Bid(contract.bid)));
        let seat = self.place_of(contract.seat) as i32 + 1;
        self.number(at.contractor, seat);
        self.seats(at.partners, contract.partners);
        self.number(at.partners_known, contract.partners_known);
        let nominated = contract.nominated.map_or(0, |named| match named {
            Nomination::Suit(suit) => suit as i32 + 1,
            Nomination::None => 5,
        });
        self.number(at.nominated, nominated);
        self.number(at.value, contract.value);
        self.number(at.needed, contract.needed);
        self.cards(self.space.planes.called, contract.called.into_iter().collect());
    }

    /// What lies apart from the hands.
    fn apart(&mut self, view: &View) {
        let planes = &self.space.planes;
        let apart = [
            (planes.kitty, view.kitty),
            (planes.discards, view.discards),
            (planes.given, view.given),
            (planes.dead, view.dead),
        ];
        for (place, (plane, cards)) in apart.into_iter().enumerate() {
            self.number(self.space.numbers.shown + place, cards.is_some());
            self.cards(plane, cards.unwrap_or_default());
        }
    }

    fn trick(&mut self, place: usize, trick: &TrickView) {
        let (planes, at) = (&self.space.planes, &self.space.numbers);
        self.number(at.trick_cards + place, trick.plays.len() as i32);
        self.number(at.trick_led + place, trick.led.map_or(0, |suit| suit as i32 + 1));
        self.number(at.trick_bare + place, trick.bare);
        self.number(at.trick_best + place, trick.best);
        for play in &trick.plays {
            let seat = self.place_of(play.seat);
            let piece = self.free_piece(planes.played + seat, play.card);
            self.play += 1;
            *self.cell(planes.played + seat, piece) = self.play;
            if play.from_row {
                *self.cell(planes.from_row + seat, piece) = 1;
            }
        }
    }

    fn outcome(&mut self, outcome: &OutcomeView) {
        let at = &self.space.numbers;
        self.number(at.result, from_one(&RESULTS, Some(outcome.result)));
        self.by_seat(at.points, outcome.points.iter().copied());
    }

    fn choices(&mut self, choices: &Choices) {
        let (planes, at) = (&self.space.planes, &self.space.numbers);
        let mut may = [false; 3];
        let kind = match *choices {
            Choices::None => 0,
            Choices::Auction { bids, pass, look } => {
                may[..2].copy_from_slice(&[pass, look]);
                for bid in bids.iter() {
                    self.number(at.choice_bids + self.space.bid_place(bid), 1);
                }
                1
            }
            Choices::Give { from, count } | Choices::Discard { from, count } => {
                self.cards(planes.choices, from);
                self.number(at.choice_count, count);
                if matches!(choices, Choices::Give { .. }) { 2 } else { 3 }
            }
            Choices::Nominate => 4,
            Choices::Partners { cards, seats, pairs } => {
                self.cards(planes.choices, cards);
                self.seats(at.choice_seats, seats);
                may[2] = pairs;
                5
            }
            Choices::Play { cards, jokers, suits } => {
                self.cards(planes.choices, cards);
                self.cards(planes.leads, jokers);
                for suit in suits.iter() {
                    self.number(at.choice_suits + suit as usize, 1);
                }
                6
            }
        };
        self.number(at.choice, kind);
        for (place, may) in may.into_iter().enumerate() {
            self.number(at.choice_may + place, may);
        }
    }
}
