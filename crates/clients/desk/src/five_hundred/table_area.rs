//! The middle of the table: the trick, the one before it, the kitty, what was put away.

use crate::wire::{Play, Trick, Tricks};
use ::five_hundred::{Phase, Rules, TrickView, axis::KittyView};
use cards::{Card, CardSet};

use crate::game::Look;

pub(super) fn tricks(look: &Look<'_, Rules>) -> Tricks {
    let view = look.view;
    let over = view.outcome.is_some();
    let number = view.tricks_played + u8::from(!over);
    let trick = view.trick.as_ref().map(|trick| of(trick, number));
    let face_up = look.rules.axes().kitty_view == KittyView::Shown
        && matches!(view.phase, Some(Phase::Give | Phase::Discard));
    let shown = (view.contract.is_none() || face_up) && !over;
    Tricks {
        trick: trick.unwrap_or_else(|| Trick { number, ..Trick::default() }),
        last: view.tricks.last().map(|trick| of(trick, view.tricks_played)),
        kitty: face_down(look),
        kitty_name: look.text("kitty"),
        shown: view.kitty.filter(|_| shown).map(faces).unwrap_or_default(),
        aside: aside(look),
    }
}

fn of(trick: &TrickView, number: u8) -> Trick {
    let plays = trick.plays.iter();
    Trick {
        number,
        plays: plays.map(|play| Play { seat: play.seat, from_row: play.from_row, card: play.card }).collect(),
        best: usize::from(trick.best),
        led: trick.led,
    }
}

fn faces(cards: CardSet) -> Vec<Card> {
    cards.to_canonical().into_iter().map(Card::face).collect()
}

/// How many cards of the kitty nobody has taken up yet.
fn face_down(look: &Look<'_, Rules>) -> u8 {
    let view = look.view;
    if view.outcome.is_some() || view.phase == Some(Phase::Deal) || view.phase.is_none() {
        return 0;
    }
    let taken = view.contract.as_ref().is_some_and(|contract| !contract.bid.is_sans_kitty());
    let shown = view.contract.is_none() && view.kitty.is_some();
    let each = if taken || shown { 0 } else { view.kitty_size };
    if look.rules.axes().own_kitty == ::five_hundred::axis::OwnKitty::On {
        // Everybody has one; the contractor may take theirs.
        let kitties = look.rules.seats() as u8 - u8::from(taken);
        return if shown { 0 } else { view.kitty_size * kitties };
    }
    each
}

/// The cards taken up, given, put away and left, for viewers who know them.
fn aside(look: &Look<'_, Rules>) -> Vec<(String, Vec<Card>)> {
    let view = look.view;
    let known = view.contract.is_some() || view.outcome.is_some();
    let parts = [
        ("desk-aside-kitty", view.kitty.filter(|_| known)),
        ("desk-aside-given", view.given),
        ("desk-aside-discards", view.discards),
        ("desk-aside-dead", view.dead),
    ];
    let known = parts.into_iter().filter_map(|(key, cards)| Some((look.text(key), faces(cards?))));
    known.filter(|(_, cards)| !cards.is_empty()).collect()
}
