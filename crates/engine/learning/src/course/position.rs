//! The position of a lesson: its rules, its deal, and what has happened.

use serde_json::{Map, Value};
use table::{Game, Seat};

use super::Lesson;

/// A lesson whose position can't be: what is wrong with it, for whoever writes lessons.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the lesson {lesson}: {what}")]
pub struct LessonError {
    /// The lesson.
    pub lesson: String,
    /// What is wrong.
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
    let dealer = Seat(lesson.dealer.unwrap_or(seats as u8 - 1));
    let deal = rules.read_deal(&deal(lesson)).map_err(|error| fault(&error))?;
    rules.deal(&mut state, dealer, &deal);
    do_lines(lesson, rules, &mut state, &lesson.after, heard)?;
    Ok(state)
}

/// The explicit deal of a record \[NOT-REC-4\].
fn deal(lesson: &Lesson) -> Map<String, Value> {
    let cards = |text: &String| Value::from(text.split_whitespace().collect::<Vec<_>>());
    let mut deal = Map::new();
    deal.insert("hands".to_owned(), lesson.hands.iter().map(cards).collect());
    for (key, packet) in [("kitty", &lesson.kitty), ("stock", &lesson.stock)] {
        if let Some(text) = packet {
            deal.insert(key.to_owned(), cards(text));
        }
    }
    if let Some(card) = &lesson.discard {
        deal.insert("discard".to_owned(), card.as_str().into());
    }
    deal
}

/// Does what lines of a record say, separated by commas; `heard` gets the state before each, and who did what.
pub(super) fn do_lines<G: Game>(
    lesson: &Lesson,
    rules: &G,
    state: &mut G::State,
    lines: &str,
    mut heard: impl FnMut((&G::State, &G::State), Seat, G::Action),
) -> Result<(), LessonError> {
    for line in lines.split(',').map(str::trim).filter(|line| !line.is_empty()) {
        let (seat, action) = rules.read_line(line).map_err(|error| LessonError::new(lesson, &error))?;
        let action = rules.meant(state, action);
        let refused = |error| LessonError::new(lesson, &format!("{line}: {error}"));
        rules.check(state, seat, action).map_err(refused)?;
        let before = state.clone();
        rules.play_unchecked(state, seat, action);
        heard((&before, state), seat, action);
    }
    Ok(())
}
