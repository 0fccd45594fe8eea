//! What picked cards can do: the melds they make, jokers' meanings included, where one of them can be laid off, and
//! that it can be discarded.

use crate::wire::Picked;
use ::rummy_500::{Action, Choices, Rules};
use cards::{Card, CardSet};
use texts::narration::rummy::{discard_of, lays_of, melds_of_picked};

use super::offer;
use crate::game::Look;

pub(super) fn pick(look: &Look<'_, Rules>, cards: &[Card]) -> Picked {
    let nothing = |key: &str| Picked { words: look.text(key), offers: Vec::new() };
    if !look.is_mine() || !matches!(look.view.choices, Choices::Turn(_)) {
        return nothing("desk-nothing-to-pick");
    }
    let Some(picked) = held(look, cards) else { return nothing("desk-not-held") };
    let actions: Vec<Action> = match cards {
        [] => return nothing("prompt-turn"),
        [card] => lays_of(look.view, *card).into_iter().chain(discard_of(look.view, *card)).collect(),
        _ => melds_of_picked(look.view, picked),
    };
    let words = match actions.as_slice() {
        [] if cards.len() == 1 => look.text("desk-card-stays"),
        [] => look.text("prompt-no-meld"),
        _ => look.text("menu-title"),
    };
    Picked { words, offers: actions.into_iter().map(|action| offer(look, action)).collect() }
}

/// The picked cards as a set; `None` if the player does not hold them.
fn held(look: &Look<'_, Rules>, cards: &[Card]) -> Option<CardSet> {
    let hand = look.view.seats[look.me?.index()].hand?;
    let mut picked = CardSet::EMPTY;
    for card in cards {
        let piece = if picked.contains(card.face()) { card.second_copy()? } else { card.face() };
        if picked.contains(piece) {
            return None;
        }
        picked.insert(piece);
    }
    hand.find(picked).map(|_| picked)
}
