//! What can be done with what one points at: the ways to draw and to call, the melds of picked cards, the places where
//! a card can go. Legality is the view's; here it is only sorted by what the player has a finger on.

use std::ops::ControlFlow;

use cards::{Card, CardSet};
use rummy_500::{Action, Choices, Turn, View, kernel::Shapes};

use super::melds_of;

/// The ways to draw, from the stock to the top of the pile; for a player who can only claim, the calls.
#[derive(Clone, PartialEq, Debug)]
pub struct Spots(pub Vec<Action>);

impl Spots {
    /// Those that a view allows.
    pub fn of(view: &View) -> Self {
        let Choices::Draw(draws) = &view.choices else { return Self(Vec::new()) };
        let first = [draws.stock.then_some(Action::Stock), draws.end.then_some(Action::End)];
        let mut spots: Vec<Action> = first.into_iter().flatten().collect();
        for count in (1..=view.pile.len().min(usize::from(u8::MAX)) as u8).rev() {
            let all = [Action::Take(count), Action::Rummy(count)];
            spots.extend(all.into_iter().find(|&action| view.choices.contains(action)));
        }
        Self(spots)
    }

    /// One of them.
    pub fn get(&self, place: usize) -> Option<Action> {
        self.0.get(place).copied()
    }

    /// The one that reaches as deep as an action.
    pub fn place_of(&self, action: Action) -> Option<usize> {
        self.0.iter().position(|&spot| count_of(spot) == count_of(action))
    }
}

/// How many cards of the pile an action takes; none for a draw from the stock or the end.
pub const fn count_of(action: Action) -> u8 {
    match action {
        Action::Take(count) | Action::Rummy(count) => count,
        _ => 0,
    }
}

/// The cards from which may be called, with their places in the pile, the top one first.
pub fn claims(view: &View) -> Vec<(usize, Card)> {
    let cards = view.pile.len();
    let counts = 1..=cards.min(usize::from(u8::MAX));
    let callable = counts.filter(|&count| view.choices.contains(Action::Rummy(count as u8)));
    callable.map(|count| (cards - count, view.pile[cards - count])).collect()
}

fn turn(view: &View) -> Option<&Turn> {
    match &view.choices {
        Choices::Turn(turn) => Some(turn),
        _ => None,
    }
}

/// The melds of picked cards: those that may be laid now, or if none may, those that they would make.
pub fn melds_of_picked(view: &View, picked: CardSet) -> Vec<Action> {
    let shapes = turn(view).map_or(Shapes::PLAIN, Turn::shapes);
    let all: Vec<Action> = melds_of(&picked.to_canonical(), shapes).into_iter().map(Action::Meld).collect();
    let legal: Vec<Action> = all.iter().copied().filter(|&meld| view.choices.contains(meld)).collect();
    if legal.is_empty() { all } else { legal }
}

/// The melds of the hand, at most this number.
pub fn all_melds(view: &View, most: usize) -> Vec<Action> {
    let mut melds = Vec::new();
    if let Some(turn) = turn(view) {
        let _ = turn.each_meld(|meld| {
            melds.push(Action::Meld(meld));
            if melds.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    melds
}

/// Where a card can be laid off.
pub fn lays_of(view: &View, card: Card) -> Vec<Action> {
    let Some(turn) = turn(view) else { return Vec::new() };
    let lays = turn.lays().filter(|(written, _)| written.card() == card.face());
    lays.map(|(written, number)| Action::Lay(written, number)).collect()
}

/// The discard of a card, if it is legal.
pub fn discard_of(view: &View, card: Card) -> Option<Action> {
    let card = card.face();
    turn(view)?.discards().contains(card).then_some(Action::Discard(card))
}
