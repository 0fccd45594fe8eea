//! The players of a game of tricks.

use crate::wire::{PlayerPanel, RowPile, RowView};
use ::five_hundred::{Choices, Phase, Rules};
use cards::Card;
use table::Seat;
use texts::narration::{
    Narrator,
    five_hundred::{Arrangement, PlaysFrom, plays_from},
};

use super::hand;
use crate::game::Look;

pub(super) fn player_panel(look: &Look<'_, Rules>, seat: Seat) -> PlayerPanel {
    let state = &look.view.seats[seat.index()];
    let me = look.narrator.me == Some(seat);
    let hand = state.hand.filter(|_| hand::seat_of_hand(look) != Some(seat));
    let open = hand.map(|hand| {
        Arrangement::new(look.rules, look.view, hand).sort(look.rules, hand, look.narrator.sorting)
    });
    let (role, call) = (role(look, seat), call(look, seat, look.narrator));
    let name = look.narrator.name(seat).to_owned();
    let turn = look.acting.contains(seat);
    PlayerPanel {
        words: words(look, seat, role.as_deref(), turn),
        seat,
        name,
        me,
        dealer: look.view.dealer == seat,
        turn,
        call,
        role,
        tricks: counts_for_itself(look).then_some(state.tricks),
        cards: state.cards,
        open: open.into_iter().flatten().map(Card::face).collect(),
        row: row(look, seat),
        laid: None,
        level: None,
        status: None,
    }
}

/// Whether the tricks of each player matter, and not only those of the two sides.
fn counts_for_itself(look: &Look<'_, Rules>) -> bool {
    let played = look.view.phase == Some(Phase::Play) || look.view.outcome.is_some();
    let of_sides = look.view.contract.as_ref().is_some_and(|contract| {
        look.rules.has_fixed_sides() && contract.needed > 0 && !contract.partners.is_empty()
    });
    played && !of_sides
}

/// The last thing somebody said in an auction whose exchange is not over.
fn call(look: &Look<'_, Rules>, seat: Seat, narrator: &Narrator) -> Option<String> {
    if look.view.phase == Some(Phase::Play) || look.view.outcome.is_some() {
        return None;
    }
    let last = look.view.calls.iter().rev().find(|call| call.seat == seat);
    match last {
        Some(call) => Some(narrator.call(call.call)),
        None => look.view.silent().contains(seat).then(|| look.text("short-silent")),
    }
}

fn role(look: &Look<'_, Rules>, seat: Seat) -> Option<String> {
    let contract = look.view.contract.as_ref()?;
    let key = if contract.seat == seat {
        "contractor"
    } else if !look.view.seats[seat.index()].plays {
        "felt-sits-out"
    } else if contract.partners.contains(seat) {
        "felt-partner"
    } else {
        return None;
    };
    Some(look.text(key))
}

/// All of it in a sentence.
fn words(look: &Look<'_, Rules>, seat: Seat, role: Option<&str>, turn: bool) -> String {
    let state = &look.view.seats[seat.index()];
    let texts = &look.narrator.texts;
    let call = call(look, seat, &look.narrator.to_hear());
    let mut parts: Vec<String> = role.map(str::to_owned).into_iter().chain(call).collect();
    if look.view.dealer == seat {
        parts.push(look.text("desk-dealer"));
    }
    if look.view.tricks_played > 0 {
        parts.push(texts.format("felt-tricks", &[("count", state.tricks.into())]));
    }
    parts.push(texts.format("felt-cards", &[("count", state.cards.into())]));
    if turn {
        parts.push(look.turn(seat));
    }
    look.about(seat, &parts.join(", "))
}

/// The five piles of a player, in the games that have rows \[FH-PLAY-7\].
fn row(look: &Look<'_, Rules>, seat: Seat) -> Option<RowView> {
    let row = look.view.seats[seat.index()].row.as_ref()?;
    let mine = look.is_mine() && look.me == Some(seat);
    let plays = mine
        && matches!(look.view.choices, Choices::Play { .. })
        && plays_from(look.view, seat) == PlaysFrom::Row;
    let piles = row.up.iter().zip(row.down).map(|(up, down)| RowPile {
        up: up.map(|card| if plays { hand::playable(look, card) } else { look.idle(card) }),
        down,
    });
    Some(RowView { piles: piles.collect() })
}
