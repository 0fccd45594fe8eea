//! Typed words at a table of Rummy 500, where a few cards or a word mean a whole action: cards alone are a meld, a
//! joker's meaning is found where it can be only one, and a number that is left out is asked for.

use cards::{Card, CardSet};
use rummy_500::{Action, Choices, Meld, MeldCard, NotAMeld, Turn, View};

use super::compose::melds_of;
use crate::narration::TypedInput;

/// What the words mean in this situation, if they are not a whole action by themselves.
pub(super) fn short_form(words: &str, view: &View) -> Option<TypedInput<Action>> {
    let (head, rest) = words.split_once(' ').unwrap_or((words, ""));
    match &view.choices {
        Choices::None => None,
        choices @ Choices::Draw(_) if rest.is_empty() => one_of(draws(choices, head)),
        Choices::Draw(_) => None,
        Choices::Turn(turn) => match head {
            "meld" => one_of(melds(turn, &cards(rest)?, true)),
            "lay" => one_of(lays(turn, rest)?),
            _ => match cards(words)?.as_slice() {
                [card] => Some(TypedInput::Card(*card)),
                several => one_of(melds(turn, several, false)),
            },
        },
    }
}

/// All takes or all calls, where their number was left out.
fn draws(choices: &Choices, word: &str) -> Vec<Action> {
    let wanted = |action: &Action| match action {
        Action::Take(_) => word == "take",
        Action::Rummy(_) => word == "rummy",
        _ => false,
    };
    choices.list().0.into_iter().filter(wanted).collect()
}

/// Cards by themselves, jokers without a meaning; `None` if a word is none.
fn cards(words: &str) -> Option<Vec<Card>> {
    let cards = words.split(' ').map(|word| word.parse::<Card>().ok());
    cards.collect::<Option<Vec<Card>>>().filter(|cards| !cards.is_empty())
}

/// The legal melds of some cards. Written as a meld, cards that are a whole meld by the notation mean just that.
fn melds(turn: &Turn, cards: &[Card], written: bool) -> Vec<Action> {
    let plain: Vec<MeldCard> = cards
        .iter()
        .map(|card| if card.is_joker() { MeldCard::Joker } else { MeldCard::Natural(card.face()) })
        .collect();
    match Meld::read_with(&plain, turn.shapes()) {
        Ok(meld) if written => vec![Action::Meld(meld)],
        // Whatever it is, it is no meld, and the judge says why.
        Err(why) if why != NotAMeld::PlainJokerInRun => vec![Action::NoMeld(why)],
        _ => {
            let all: Vec<Action> = melds_of(cards, turn.shapes()).into_iter().map(Action::Meld).collect();
            let choices = Choices::Turn(*turn);
            let legal: Vec<Action> = all.iter().copied().filter(|&meld| choices.contains(meld)).collect();
            if !legal.is_empty() {
                legal
            } else if let Some(&meld) = all.first() {
                vec![meld]
            } else {
                vec![Action::NoMeld(super::compose::why_none(cards))]
            }
        }
    }
}

/// The lay-offs of `9h`, `x`, or `x 2`; `None` if a whole action was written.
fn lays(turn: &Turn, rest: &str) -> Option<Vec<Action>> {
    let (card, number) = rest.split_once(' ').unwrap_or((rest, ""));
    let card: Card = card.parse().ok()?;
    let number: Option<u8> = if number.is_empty() { None } else { Some(number.parse().ok()?) };
    if number.is_some() && !card.is_joker() {
        return None;
    }
    let lays = turn
        .lays()
        .filter(|(written, of)| written.card() == card.face() && number.is_none_or(|number| number == *of));
    Some(lays.map(|(written, number)| Action::Lay(written, number)).collect())
}

/// One action, or several to choose from; `None` if there is nothing.
fn one_of(actions: Vec<Action>) -> Option<TypedInput<Action>> {
    match actions.as_slice() {
        [] => None,
        [action] => Some(TypedInput::Action(*action)),
        _ => Some(TypedInput::OneOf(actions)),
    }
}

/// A card that may be discarded now, as it is typed.
pub(super) fn example(view: &View) -> String {
    let Choices::Turn(turn) = &view.choices else { return String::new() };
    let plain = turn.discards() - CardSet::JOKERS;
    plain.to_canonical().last().map(ToString::to_string).unwrap_or_default()
}

/// The key of the sentence that says what may be typed now.
pub(super) const fn expected(view: &View) -> &'static str {
    match view.choices {
        Choices::None => "expected-nothing",
        Choices::Draw(draws) if draws.stock || draws.end || draws.takes != 0 => "expected-draw",
        Choices::Draw(_) => "expected-claim",
        Choices::Turn(_) => "expected-turn",
    }
}
