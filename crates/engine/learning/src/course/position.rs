//! The position of a lesson: its rules, its deal, and what has happened.

use table::{Game, Seat};

use super::Lesson;
use crate::lines;

/// A lesson whose position can't be: what is wrong with it, for whoever writes lessons.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the lesson {lesson}: {what}")]
pub struct LessonError {
    /// The lesson.
    pub lesson: String,
    /// The fault.
    pub what: String,
}

impl LessonError {
    pub(super) fn new(lesson: &Lesson, what: &impl ToString) -> Self {
        Self { lesson: lesson.name.clone(), what: what.to_string() }
    }
}

/// The state in which a lesson begins; nothing is dealt if it has no cards. `heard` gets what happens on the way.
pub(super) fn of<G: Game>(
    lesson: &Lesson,
    rules: &G,
    heard: impl FnMut((&G::State, &G::State), Seat, G::Action),
) -> Result<G::State, LessonError> {
    let fault = |what: &dyn ToString| LessonError::new(lesson, &what.to_string());
    let seats = rules.seats();
    let scores = if lesson.scores.is_empty() { vec![0; seats] } else { lesson.scores.clone() };
    let mut state = rules.start(&scores).map_err(|error| fault(&error))?;
    if lesson.hands.is_empty() {
        return Ok(state);
    }
    let packets = [("kitty", &lesson.kitty), ("stock", &lesson.stock)];
    let packets = packets.into_iter().filter_map(|(key, cards)| Some((key, cards.as_deref()?)));
    let mut deal = lines::deal(lesson.hands.iter().map(String::as_str), packets);
    if let Some(card) = &lesson.discard {
        deal.insert("discard".to_owned(), card.as_str().into());
    }
    let dealer = Seat(lesson.dealer.unwrap_or(seats as u8 - 1));
    let deal = rules.read_deal(&deal).map_err(|error| fault(&error))?;
    rules.deal(&mut state, dealer, &deal);
    do_lines(lesson, rules, &mut state, &lesson.after, heard)?;
    Ok(state)
}

/// Does what lines of a record say; see [`lines::play`].
pub(super) fn do_lines<G: Game>(
    lesson: &Lesson,
    rules: &G,
    state: &mut G::State,
    text: &str,
    heard: impl FnMut((&G::State, &G::State), Seat, G::Action),
) -> Result<(), LessonError> {
    lines::play(rules, state, text, heard).map_err(|bad| LessonError::new(lesson, &bad.to_string()))
}
