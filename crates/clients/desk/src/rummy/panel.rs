//! What can be done besides picking cards, and the question of the moment.

use crate::wire::{Moment, Offer, Panel};
use ::rummy_500::{Action, Choices, Phase, Rules};
use texts::narration::rummy::{all_melds, claims};

use super::offer;
use crate::game::Look;

/// How many melds are offered without being asked for.
const FEW: usize = 6;

pub(super) fn panel(look: &Look<'_, Rules>) -> Panel {
    match (look.moment, &look.view.choices) {
        (Moment::Claim, _) => Panel::Next { label: look.label("key-let-go"), offers: calls(look) },
        (Moment::Mine, Choices::Draw(draws)) => {
            let end = draws.end.then(|| offer(look, Action::End));
            offers(end.into_iter().chain(calls(look)).collect())
        }
        (Moment::Mine, Choices::Turn(turn)) => {
            let lays = turn.lays().take(FEW).map(|(card, number)| Action::Lay(card, number));
            let actions = all_melds(look.view, FEW).into_iter().chain(lays);
            offers(actions.map(|action| offer(look, action)).collect())
        }
        _ => Panel::None,
    }
}

fn offers(offers: Vec<Offer>) -> Panel {
    if offers.is_empty() { Panel::None } else { Panel::Offers(offers) }
}

fn calls(look: &Look<'_, Rules>) -> Vec<Offer> {
    let pile = look.view.pile.len();
    let calls = claims(look.view).into_iter().map(|(place, _)| Action::Rummy((pile - place) as u8));
    calls.map(|call| offer(look, call)).collect()
}

pub(super) fn ask(look: &Look<'_, Rules>) -> String {
    let view = look.view;
    let card = |key: &str, card| {
        look.narrator.texts.format(key, &[("card", look.narrator.texts.the_card(card).into())])
    };
    match (look.moment, &view.choices) {
        (Moment::Claim, _) => look.text("desk-ask-claim"),
        (Moment::Mine, Choices::Draw(draws)) if draws.end && view.out_pending => {
            look.text("prompt-let-stand")
        }
        (Moment::Mine, Choices::Draw(draws)) if draws.end => look.text("prompt-end"),
        (Moment::Mine, Choices::Draw(draws)) if draws.takes == 0 => look.text("prompt-stock"),
        (Moment::Mine, Choices::Draw(_)) => look.text("desk-ask-draw"),
        (Moment::Mine, Choices::Turn(_)) => match (view.called, view.owed, view.barred) {
            (Some(called), _, _) => card("prompt-called", called),
            (_, Some(owed), _) if owed.new_meld => card("prompt-owed-new", owed.card),
            (_, Some(owed), _) => card("prompt-owed", owed.card),
            (_, _, Some(barred)) => card("prompt-barred", barred),
            _ => look.text("prompt-turn"),
        },
        _ => {
            let key =
                if view.phase == Some(Phase::Meld) { "prompt-other-melds" } else { "prompt-other-draws" };
            look.narrator.about(key, view.turn, &[])
        }
    }
}
