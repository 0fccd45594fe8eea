//! The question of the moment in a line, for a table that the player sees.

use cards::{Card, CardSet};
use rummy_500::{Action, Choices, Phase, Rules, View};

use super::{Spots, count_of, melds_of_picked};
use card_match::{Situation, Turn};

use crate::narration::Narrator;

/// What the player has their fingers on.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Picks {
    /// They may claim, and the others wait for them.
    pub claim: bool,
    /// The place among [`Spots`].
    pub spot: usize,
    /// The cards picked for a meld.
    pub cards: CardSet,
}

/// The question, and whether it is to the player.
pub fn prompt(situation: &Situation<'_, Rules>, narrator: &Narrator, picks: Picks) -> (String, bool) {
    let view = situation.view;
    match (situation.turn, &view.choices) {
        (Turn::Deal | Turn::Over, _) => (String::new(), false),
        (_, Choices::Draw(_)) if picks.claim && !narrator.is_me(view.turn) => {
            (claim(view, narrator, picks), true)
        }
        (_, Choices::Draw(_)) => (draw(view, narrator, picks), true),
        (_, Choices::Turn(_)) => (turn(view, narrator, picks), true),
        (_, Choices::None) => {
            let key = match view.phase {
                Some(Phase::Meld) => "prompt-other-melds",
                _ => "prompt-other-draws",
            };
            (narrator.about(key, view.turn, &[]), false)
        }
    }
}

/// The cards of the pile that an action brings.
fn brought(view: &View, action: Action) -> &[Card] {
    let from = view.pile.len().saturating_sub(usize::from(count_of(action)));
    view.pile.get(from..).unwrap_or_default()
}

/// Beside how to call there is no room for more.
const MOST_CALLED: usize = 4;

fn claim(view: &View, narrator: &Narrator, picks: Picks) -> String {
    let spots = Spots::of(view);
    let spot = spots.get(picks.spot);
    let here = spot.map(|spot| Action::Rummy(count_of(spot))).filter(|&call| view.choices.contains(call));
    let cards = here.or(spot).map(|call| narrator.cards_up_to(MOST_CALLED, brought(view, call)));
    let others = if spots.0.len() > 1 { "yes" } else { "no" };
    let cards = ("cards", cards.unwrap_or_default().into());
    narrator.texts.format("prompt-claim", &[cards, ("others", others.into())])
}

/// What the spot under the cursor would bring.
fn draw(view: &View, narrator: &Narrator, picks: Picks) -> String {
    let texts = &narrator.texts;
    let spots = Spots::of(view);
    let Some(spot) = spots.get(picks.spot) else { return String::new() };
    let cards = ("cards", narrator.some_cards(brought(view, spot)).into());
    let text = match spot {
        Action::Stock if spots.0.len() > 1 => texts.get("prompt-stock-or-pile"),
        Action::Stock => texts.get("prompt-stock"),
        Action::End if view.out_pending => texts.get("prompt-let-stand"),
        Action::End => texts.get("prompt-end"),
        Action::Rummy(count) => texts.format("prompt-call-here", &[("count", count.into()), cards]),
        Action::Take(count) => texts.format("prompt-take", &[("count", count.into()), cards]),
        _ => String::new(),
    };
    let callable = matches!(&view.choices, Choices::Draw(draws) if draws.calls != 0);
    if callable && !matches!(spot, Action::Rummy(_)) {
        format!("{text} {}", texts.get("prompt-or-call"))
    } else {
        text
    }
}

/// What the picked cards make, or what is owed, or that a discard ends the turn.
fn turn(view: &View, narrator: &Narrator, picks: Picks) -> String {
    let texts = &narrator.texts;
    if picks.cards.len() >= 2 {
        let melds = melds_of_picked(view, picks.cards);
        return match melds.as_slice() {
            [] => texts.get("prompt-no-meld"),
            [Action::Meld(meld)] => {
                let legal = if view.choices.contains(Action::Meld(*meld)) { "yes" } else { "no" };
                let args = [("meld", narrator.meld(*meld).into()), ("legal", legal.into())];
                texts.format("prompt-meld", &args)
            }
            several => texts.format("prompt-melds", &[("count", several.len().into())]),
        };
    }
    if let Some(card) = view.called {
        return texts.format("prompt-called", &[("card", narrator.card(card).into())]);
    }
    if let Some(owed) = view.owed {
        let key = if owed.new_meld { "prompt-owed-new" } else { "prompt-owed" };
        return texts.format(key, &[("card", narrator.card(owed.card).into())]);
    }
    match view.barred {
        Some(card) => texts.format("prompt-barred", &[("card", narrator.card(card).into())]),
        None => texts.get("prompt-turn"),
    }
}
