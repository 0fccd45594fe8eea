//! The players of Rummy 500.

use crate::wire::PlayerPanel;
use ::rummy_500::Rules;
use cards::Card;
use table::Seat;

use super::hand;
use crate::game::Look;

pub(super) fn player_panel(look: &Look<'_, Rules>, seat: Seat) -> PlayerPanel {
    let state = &look.view.seats[seat.index()];
    let role = state.floats.then(|| look.text("felt-floats"));
    let turn = look.acting.contains(seat);
    PlayerPanel {
        words: words(look, seat, turn),
        seat,
        name: look.narrator.name(seat).to_owned(),
        me: look.narrator.me == Some(seat),
        dealer: look.view.dealer == seat,
        turn,
        call: None,
        role,
        tricks: None,
        cards: state.cards,
        open: open(look, seat),
        row: None,
        laid: Some(state.laid),
        level: None,
        status: None,
    }
}

/// The cards that everybody knows of, or all of them where they lie open.
fn open(look: &Look<'_, Rules>, seat: Seat) -> Vec<Card> {
    if hand::seat_of_hand(look) == Some(seat) {
        return Vec::new();
    }
    let state = &look.view.seats[seat.index()];
    hand::sorted(look, state.hand.unwrap_or(state.known))
}

/// All of it in a sentence.
fn words(look: &Look<'_, Rules>, seat: Seat, turn: bool) -> String {
    let state = &look.view.seats[seat.index()];
    let texts = &look.narrator.texts;
    let mut parts = vec![
        texts.format("felt-cards", &[("count", state.cards.into())]),
        texts.format("desk-laid", &[("points", state.laid.into())]),
    ];
    parts.extend(state.floats.then(|| look.text("felt-floats")));
    parts.extend((look.view.dealer == seat).then(|| look.text("desk-dealer")));
    parts.extend(turn.then(|| look.turn(seat)));
    let line = look.about(seat, &parts.join(", "));
    let known = look.narrator.to_hear().known(look.view, seat).filter(|_| look.me != Some(seat));
    known.map_or_else(|| line.clone(), |known| format!("{line} {known}."))
}
