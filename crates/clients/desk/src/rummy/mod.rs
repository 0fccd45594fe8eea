//! Rummy 500 as scenes: a builder for each part of the table.

mod guidance;
mod hand;
mod panel;
mod pick;
mod players;
mod table_area;

use crate::wire::{
    Animation, ContractPanel, Game, HandView, Offer, Panel, Picked, PlayerPanel, Shown, TableArea,
};
use ::rummy_500::{Action, Meld, MeldCard, Rules, View};
use card_match::Situation;
use cards::{Card, CardSet};
use table::Seat;
use texts::narration::rummy::Event;
use texts::{Person, Texts};

use crate::game::{Look, OnDesk, shown};

impl OnDesk for Rules {
    const GAME: Game = Game::Rummy;
    const HELP: &'static str = "help-plain-rummy";

    fn scores(view: &View) -> &[i32] {
        &view.scores
    }

    fn outcome(view: &View) -> Option<&[i32]> {
        view.outcome.as_ref().map(|outcome| outcome.points.as_slice())
    }

    fn awaited(view: &View) -> Option<Seat> {
        Some(view.turn)
    }

    /// There are no contracts.
    fn contract_panel(_: &Look<'_, Self>) -> Option<ContractPanel> {
        None
    }

    fn player_panel(look: &Look<'_, Self>, seat: Seat) -> PlayerPanel {
        players::player_panel(look, seat)
    }

    fn table_area(look: &Look<'_, Self>) -> TableArea {
        TableArea::Melds(table_area::laid(look))
    }

    fn hand_view(look: &Look<'_, Self>) -> Option<HandView> {
        hand::hand_view(look)
    }

    fn panel(look: &Look<'_, Self>) -> Panel {
        panel::panel(look)
    }

    fn ask(_: &Situation<'_, Self>, look: &Look<'_, Self>) -> String {
        panel::ask(look)
    }

    fn guidance(look: &Look<'_, Self>) -> String {
        guidance::guidance(look)
    }

    fn animation(look: &Look<'_, Self>, event: &Event) -> Animation {
        match event {
            Event::Did { seat, action: Action::Stock, cards } => {
                Animation::Drew { seat: *seat, card: cards.first().map(|card| card.face()) }
            }
            Event::Did { seat, action, .. } => animation(look.view, *seat, *action),
            Event::Floats { .. } | Event::LastCard { .. } | Event::Renewed { .. } => Animation::Other,
        }
    }

    /// Drawn cards stay fresh until the turn ends.
    fn gained(event: &Event, me: Seat) -> Option<CardSet> {
        match event {
            Event::Did { seat, action, cards } if *seat == me => match action {
                Action::Stock | Action::Take(_) | Action::Rummy(_) => {
                    Some(cards.iter().map(|card| card.face()).collect())
                }
                Action::Discard(_) => Some(CardSet::EMPTY),
                _ => None,
            },
            _ => None,
        }
    }

    fn pick(look: &Look<'_, Self>, cards: &[Card]) -> Picked {
        pick::pick(look, cards)
    }

    fn label(look: &Look<'_, Self>, action: Action) -> String {
        match action {
            Action::Meld(_) | Action::Lay(..) | Action::Discard(_) => look.narrator.way(look.view, action),
            _ => {
                let texts = &look.narrator.texts;
                Texts::capitalised(&texts.action_of(Person::Do, action, &look.narrator.names))
            }
        }
    }

    fn cards_of(look: &Look<'_, Self>, action: Action) -> Vec<Card> {
        match action {
            Action::Discard(card) => vec![card.face()],
            Action::Lay(card, _) => vec![card.card().face()],
            Action::Meld(meld) => meld.cards().map(|card| card.card().face()).collect(),
            Action::Take(count) | Action::Rummy(count) => {
                let from = look.view.pile.len().saturating_sub(usize::from(count));
                look.view.pile.get(from..).unwrap_or_default().to_vec()
            }
            Action::Stock | Action::End | Action::NoMeld(_) => Vec::new(),
        }
    }

    fn begins(before: &View, after: &View) -> bool {
        before.turn != after.turn
    }
}

/// The view is the one after the action.
fn animation(view: &View, seat: Seat, action: Action) -> Animation {
    match action {
        Action::Stock => Animation::Drew { seat, card: None },
        Action::Take(count) => Animation::Took { seat, count, called: false },
        Action::Rummy(count) => Animation::Took { seat, count, called: true },
        Action::Meld(meld) => Animation::Laid {
            seat,
            meld: view.melds.len() as u8,
            cards: meld.cards().map(|card| card.card().face()).collect(),
        },
        Action::Lay(card, meld) => Animation::Laid { seat, meld, cards: vec![card.card().face()] },
        Action::Discard(card) => Animation::Threw { seat, card: card.face() },
        Action::End | Action::NoMeld(_) => Animation::Other,
    }
}

/// An action of the game as it stands in a list, with the cards as they would lie.
fn offer(look: &Look<'_, Rules>, action: Action) -> Offer {
    let cards = match action {
        Action::Meld(meld) => as_laid(meld),
        Action::Lay(card, _) => vec![as_shown(card)],
        Action::Discard(card) => shown([card.face()]),
        _ => Vec::new(),
    };
    Offer { cards, ..look.offer(action, look.view.choices.contains(action), Rules::label(look, action)) }
}

fn as_laid(meld: Meld) -> Vec<Shown> {
    meld.cards().map(as_shown).collect()
}

fn as_shown(card: MeldCard) -> Shown {
    let stands_for = match card {
        MeldCard::JokerAs(named) => Some(named.face()),
        MeldCard::Natural(_) | MeldCard::Joker => None,
    };
    Shown { card: card.card().face(), stands_for }
}
