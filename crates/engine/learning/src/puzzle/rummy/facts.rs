//! The facts of a decision of Rummy 500, of which themes are made: what can be seen by whoever is to act.

use cards::{Card, CardSet};
use players::rummy::Trial;
use rummy_500::{Action, MeldCard, Rules, State, View, kernel::Openings};
use table::Seat;

use crate::{Situation, puzzle::Puzzle};

/// From this many cards down somebody is close to going out.
const FEW: u8 = 3;

/// A decision, looked at by its player.
pub(crate) struct Facts<'a> {
    rules: &'a Rules,
    pub(crate) view: &'a View,
    me: Seat,
    /// A hand that looks like this.
    state: &'a State,
    pub(crate) hand: CardSet,
    openings: Openings,
}

impl<'a> Facts<'a> {
    pub(crate) fn new(rules: &'a Rules, view: &'a View, me: Seat, state: &'a State) -> Self {
        let melds: Vec<_> = view.melds.iter().map(|shown| shown.meld).collect();
        let hand = view.seats.get(me.index()).and_then(|seat| seat.hand).unwrap_or_default();
        Self { rules, view, me, state, hand, openings: Openings::of(&melds, rules.shapes()) }
    }

    /// Whether an action is the first step of going out in this turn.
    pub(crate) fn goes_out(&self, action: Action) -> bool {
        let trial = Trial::new(self.rules, self.state, self.me, action);
        let mut cards = self.hand.len();
        for action in trial.turn() {
            match action {
                Action::Take(count) | Action::Rummy(count) => cards += u32::from(*count),
                Action::Meld(meld) => cards = cards.saturating_sub(meld.len()),
                Action::Lay(..) | Action::Discard(_) => cards = cards.saturating_sub(1),
                // The card that it brings can't be seen.
                Action::Stock => return false,
                Action::End | Action::NoMeld(_) => {}
            }
        }
        cards == 0
    }

    /// Whether one of the others holds few cards.
    pub(crate) fn somebody_is_near_the_end(&self) -> bool {
        let seats = Seat::all(self.view.seats.len()).zip(&self.view.seats);
        seats.filter(|&(seat, _)| seat != self.me).any(|(_, shown)| shown.cards <= FEW)
    }

    /// Whether a card can be laid off on the table.
    pub(crate) fn fits_the_table(&self, card: Card) -> bool {
        self.openings.fits(card)
    }

    /// Whether the others have laid most of a meld.
    pub(crate) fn is_of_others(&self, number: u8) -> bool {
        let meld = usize::from(number).checked_sub(1).and_then(|at| self.view.melds.get(at));
        meld.is_some_and(|meld| 2 * meld.by.iter().filter(|&&by| by != self.me).count() > meld.by.len())
    }

    /// Whether a card goes with another of the hand: of one rank, or near it in a suit.
    pub(crate) fn goes_with_the_hand(&self, card: Card) -> bool {
        self.hand.into_iter().any(|other| other.face() != card.face() && go_together(card, other))
    }

    /// Whether a card goes with one that others are known to hold, or that lies in the pile.
    pub(crate) fn helps_others(&self, card: Card) -> bool {
        let seats = Seat::all(self.view.seats.len()).zip(&self.view.seats);
        let known = seats.filter(|&(seat, _)| seat != self.me).flat_map(|(_, shown)| shown.known);
        known.chain(self.view.pile.iter().copied()).any(|other| go_together(card, other))
    }

    /// What a card is worth.
    pub(crate) fn value(&self, card: Card) -> i32 {
        self.rules.value(card)
    }
}

/// Whether two cards can be in one meld of three.
fn go_together(one: Card, other: Card) -> bool {
    let (Some((suit, rank)), Some((other_suit, other_rank))) =
        (one.suit().zip(one.rank()), other.suit().zip(other.rank()))
    else {
        return false;
    };
    if suit != other_suit {
        return rank == other_rank;
    }
    // An ace is at both ends of a suit.
    let places = [rank, other_rank].map(rummy_500::kernel::places);
    places[0] != places[1]
        && (1..=2).any(|apart| places[0] << apart & places[1] | places[1] << apart & places[0] != 0)
}

/// What a puzzle looks like with names of suits left away: two that are alike are asked as one.
pub(crate) fn shape(puzzle: &Puzzle, situation: &Situation<Rules>) -> String {
    let Some(view) = situation.view() else { return format!("{puzzle:?}") };
    let hand = view.seats.get(view.turn.index()).and_then(|seat| seat.hand).unwrap_or_default();
    let ranks = |cards: &mut dyn Iterator<Item = Card>| {
        let mut ranks: Vec<String> = cards.map(|card| format!("{:?}", card.rank())).collect();
        ranks.sort_unstable();
        ranks.join(" ")
    };
    let melds: Vec<String> =
        view.melds.iter().map(|shown| ranks(&mut shown.meld.cards().map(MeldCard::card))).collect();
    format!(
        "{:?} {} | {} | {}",
        puzzle.ask,
        ranks(&mut hand.into_iter()),
        melds.join(", "),
        ranks(&mut view.pile.iter().copied())
    )
}
