//! Playing a card: leading and following for tricks, and both sides of a misère.

mod against_misere;
mod ending;
mod follow;
mod lead;
mod misere;

use cards::{Card, Suit};
use five_hundred::{Action, Rules, View};
use table::Seat;

use crate::chance::Chance;
use crate::five_hundred::{Decision, position::Position, reason::Reason, sides::Role};

/// A card to play, a joker with the suit it demands, and the thought behind it.
pub(crate) struct Choice {
    card: Card,
    demand: Option<Suit>,
    reason: Reason,
}

impl Choice {
    fn card(card: Card, reason: Reason) -> Self {
        Self { card, demand: None, reason }
    }
}

/// Whether a chance is none: what is only likely is never told as a fact.
fn is_certain(chance: f32) -> bool {
    chance > 0.999
}

/// The chance of a misère after each card of its contractor, against players who don't see their hand; nothing in
/// another place, or when it is lost.
pub(crate) fn misere_prospects(rules: &Rules, view: &View, me: Seat) -> Vec<(Card, f32)> {
    let position = Position::new(rules, view, me)
        .filter(|position| position.is_misere() && position.role == Role::Contractor)
        .filter(|position| !misere::is_lost(position));
    position.map(|position| misere::prospects(&position)).unwrap_or_default()
}

/// The card to play.
pub(crate) fn decide(rules: &Rules, view: &View, me: Seat, chance: &mut Chance) -> Option<Decision> {
    let mut position = Position::new(rules, view, me)?;
    let single = position.jokers.is_empty() && position.legal.faces().len() == 1;
    let choice = if single {
        Choice::card(position.legal.first()?, Reason::OnlyChoice)
    } else if position.is_misere() {
        if !misere::is_lost(&position) && position.jokers.is_empty() {
            position.legal = ending::best(&position, chance);
        }
        match position.role {
            Role::Contractor | Role::Helper => misere::choose(&position),
            _ if position.contractor() == Some(position.zone.seat) => {
                misere::choose_for_contractor(&position)
            }
            _ => against_misere::choose(&position),
        }?
    } else if position.leads() {
        lead::choose(&position)?
    } else {
        follow::choose(&position)?
    };
    let action = match choice.demand {
        Some(suit) => Action::Lead(choice.card.face(), suit),
        None => Action::Play(choice.card.face()),
    };
    Some(Decision { action, reason: choice.reason })
}
