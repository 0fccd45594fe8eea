//! The middle of the table: stock, pile and melds.

use crate::wire::{Laid, Meld, MeldCard, Offer, Pile, PileCard};
use ::rummy_500::{Action, MeldView, Rules};
use cards::Card;

use super::{as_shown, offer};
use crate::game::Look;

pub(super) fn laid(look: &Look<'_, Rules>) -> Laid {
    let view = look.view;
    Laid {
        stock: view.stock,
        draw: legal(look, Action::Stock),
        pile: Pile {
            cards: view.pile.iter().enumerate().map(|(place, &card)| in_pile(look, place, card)).collect(),
        },
        melds: view.melds.iter().zip(1..).map(|(meld, number)| of(look, meld, number)).collect(),
    }
}

/// An action on offer, if it is legal.
fn legal(look: &Look<'_, Rules>, action: Action) -> Option<Offer> {
    look.view.choices.contains(action).then(|| offer(look, action))
}

fn in_pile(look: &Look<'_, Rules>, place: usize, card: Card) -> PileCard {
    let count = (look.view.pile.len() - place) as u8;
    PileCard {
        card: card.face(),
        take: legal(look, Action::Take(count)),
        call: legal(look, Action::Rummy(count)),
    }
}

fn of(look: &Look<'_, Rules>, meld: &MeldView, number: u8) -> Meld {
    let cards = meld.cards().map(|(card, by)| {
        let shown = as_shown(card);
        MeldCard { card: shown.card, stands_for: shown.stands_for, by }
    });
    let texts = &look.narrator.texts;
    let args = [("number", number.into()), ("meld", texts.meld(meld.meld).into())];
    Meld { number, cards: cards.collect(), words: texts.format("desk-meld", &args) }
}
