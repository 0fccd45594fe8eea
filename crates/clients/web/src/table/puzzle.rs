//! What a puzzle has beside its table: what an answer counted for, and the ways on.

use desk::wire::{LessonRequest, LessonTask, LessonWish, PuzzleCard, PuzzleWish};
use learning::{
    puzzle::Name,
    solved::{Answer, How, Ratings, Record, Row, TOLD_FROM},
};
use leptos::prelude::*;

use super::{
    card::in_colours,
    context::{At, use_table},
    lesson::{card, wanted},
};
use crate::{
    browser,
    derived::Derived,
    message::Request,
    rooms,
    route::Route,
    settings::use_settings,
    words::{Say, use_words},
};

/// The key under which the browser keeps the answers, each a line of JSON.
pub(crate) const KEY: &str = "kookaburra-answers";
/// The kind of puzzles that are solved in a row.
const ROW: &str = "row";
/// The kind of puzzles with all cards open.
const OPEN: &str = "open";

/// The kind, and the rules, of puzzles of Rummy 500.
const RUMMY: &str = "rummy-500";

/// Somebody who solves one puzzle after the other. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub(super) struct Solving {
    kind: StoredValue<String>,
    row: RwSignal<Row>,
    /// Puzzles that were passed over.
    passed: StoredValue<Vec<String>>,
    /// Whether the puzzle of the moment was seen before.
    seen: RwSignal<bool>,
}

impl Solving {
    pub(super) fn new(kind: String) -> Self {
        Self {
            kind: StoredValue::new(kind),
            row: RwSignal::new(Row::default()),
            passed: StoredValue::default(),
            seen: RwSignal::new(false),
        }
    }

    fn how(self) -> How {
        self.kind.with_value(|kind| match kind.as_str() {
            "" | RUMMY => How::Mixed,
            ROW => How::Row,
            OPEN => How::Open,
            _ => How::Theme,
        })
    }

    fn is_of_rummy(self) -> bool {
        self.kind.with_value(|kind| kind == RUMMY)
    }

    /// The next puzzle.
    pub(super) fn begin(self) -> Request {
        let theme = self.kind.get_value();
        let theme = (self.how() == How::Theme).then_some(theme);
        // Of a theme there may be few: they are of every country.
        let of_country = || use_settings().with_untracked(rooms::usual_of_country);
        let rules = if self.is_of_rummy() { RUMMY } else { of_country() };
        wanted(&LessonWish::Puzzle(PuzzleWish {
            answers: answers(),
            rules: theme.is_none().then(|| rules.to_owned()),
            theme,
            open: self.how() == How::Open,
            passed: self.passed.get_value(),
        }))
    }

    /// Saves each first answer, once it is decided whether it solves the puzzle.
    pub(super) fn note_answers(self, at: At) {
        let card = card(at);
        let puzzle = Derived::new(move || card.get()?.puzzle);
        let decided = Derived::new(move || {
            let puzzle = puzzle.get()?;
            Some((puzzle.name.clone(), puzzle.solved?, puzzle.faulty))
        });
        Effect::new(move |before: Option<Option<(String, bool, bool)>>| {
            let now = decided.get();
            let Some((name, solved, faulty)) = now.clone() else { return now };
            let is_new = before.flatten().is_none_or(|(other, ..)| other != name);
            if let Some(card) = puzzle.get_untracked().filter(|_| is_new || faulty) {
                if is_new {
                    self.seen.set(Record::read(&answers()).has_seen(&Name(name)));
                    self.row.update(|row| row.answered(solved));
                }
                add(&self.answer(&card, solved));
            }
            now
        });
    }

    fn answer(self, card: &PuzzleCard, solved: bool) -> Answer {
        Answer {
            puzzle: Name(card.name.clone()),
            rules: card.rules.clone(),
            difficulty: card.difficulty,
            at: (browser::now() / 1_000.0) as i64,
            answer: card.first.clone(),
            solved,
            how: self.how(),
            hinted: card.hinted,
            faulty: card.faulty,
        }
    }

    /// What an answer counted for, in a sentence.
    fn counted(self, say: Say, card: &PuzzleCard) -> String {
        if self.how() == How::Row {
            let row = self.row.get();
            let key = if row.over { "puzzle-row-over" } else { "puzzle-row" };
            return say.with(key, &[("count", row.solved.into())]);
        }
        if self.seen.get() {
            return say.get("puzzle-seen")();
        }
        if matches!(self.how(), How::Theme | How::Open) {
            return String::new();
        }
        let rated = Ratings::of(&Record::read(&answers()).answers).of_rules(&card.rules).unwrap_or_default();
        match rated.told() {
            Some((rating, around)) => {
                say.with("puzzle-rating", &[("rating", rating.into()), ("around", around.into())])
            }
            None => {
                let left = TOLD_FROM.saturating_sub(rated.answers);
                say.with("puzzle-rating-soon", &[("count", left.into())])
            }
        }
    }
}

/// The answers so far.
fn answers() -> String {
    browser::saved(KEY).unwrap_or_default()
}

/// Saves an answer. A browser may keep nothing.
fn add(answer: &Answer) {
    if let Ok(line) = answer.to_line() {
        let _ = browser::keep(KEY, &format!("{}{line}\n", answers()));
    }
}

/// The way from puzzles of the one game to those of the other.
fn other_game(solving: Solving, say: Say) -> Option<AnyView> {
    let (kind, key) =
        if solving.is_of_rummy() { ("", "puzzle-five-hundred") } else { (RUMMY, "family-rummy") };
    let to = Route::Puzzles(kind.to_owned()).to_string();
    let way = || view! { <a data-lesson="other-game" href=to>{say.get(key)}</a> }.into_any();
    (solving.how() == How::Mixed).then(way)
}

/// What can be done about a puzzle.
pub(super) fn ways(card: &PuzzleCard, task: &LessonTask) -> Option<AnyView> {
    let at = use_table();
    let say = use_words();
    let solving = expect_context::<Solving>();
    let ask = move |request: LessonRequest| move |_| at.play.send(request);
    let button = move |name: &'static str, key: &'static str, request: LessonRequest| {
        view! { <button type="button" class="quiet" data-lesson=name on:click=ask(request)>{say.get(key)}</button> }
    };
    let next = move |key: &'static str, primary: bool| {
        let on = move |_| at.play.ask(solving.begin());
        view! { <button type="button" class:primary=primary data-lesson="next" on:click=on>{say.get(key)}</button> }
    };
    Some(match task {
        LessonTask::Find => {
            let (passed, undecided) = (card.name.clone(), card.solved.is_none());
            let may_skip = move || undecided && (solving.how() != How::Row || !solving.row.get().skipped);
            let skip = move |_| {
                solving.row.update(|row| _ = row.skip());
                solving.passed.update_value(|all| all.push(passed.clone()));
                at.play.ask(solving.begin());
            };
            let past = card.past.iter().map(|line| view! { <li>{in_colours(line)}</li> }).collect_view();
            view! {
                <details class="past">
                    <summary>{say.get("puzzle-so-far")}</summary>
                    <ul>{past}</ul>
                </details>
                <div class="ways">
                    {button("hint", "puzzle-button-hint", LessonRequest::Hint)}
                    {button("show", "teach-button-show", LessonRequest::Show)}
                    <Show when=may_skip>
                        <button type="button" class="quiet" data-lesson="skip" on:click=skip.clone()>{say.get("puzzle-button-other")}</button>
                    </Show>
                    {other_game(solving, say)}
                </div>
            }
            .into_any()
        }
        LessonTask::Done { .. } => {
            let counted = solving.counted(say, card);
            let explained =
                card.explained.iter().map(|line| view! { <p>{in_colours(line)}</p> }).collect_view();
            let over = solving.how() == How::Row && solving.row.get().over;
            let more = (matches!(solving.how(), How::Mixed | How::Row) && !over).then(|| {
                let to = Route::Puzzles(card.theme.clone()).to_string();
                view! { <a href=to>{say.get("puzzle-button-more")}</a> }
            });
            let onward = if over {
                let again = move |_| {
                    solving.row.set(Row::default());
                    at.play.ask(solving.begin());
                };
                view! { <button type="button" class="primary" data-lesson="again" on:click=again>{say.get("puzzle-button-again")}</button> }.into_any()
            } else {
                next("puzzle-button-next", true).into_any()
            };
            let appeal =
                (!card.faulty).then(|| button("wrong", "puzzle-button-wrong", LessonRequest::Appeal));
            let of_country = solving.how() == How::Mixed && !solving.is_of_rummy();
            let row = of_country.then(|| {
                let to = Route::Puzzles(ROW.to_owned()).to_string();
                view! { <a href=to>{say.get("puzzle-button-row")}</a> }
            });
            let open = of_country.then(|| {
                let to = Route::Puzzles(OPEN.to_owned()).to_string();
                view! { <a href=to>{say.get("puzzle-open")}</a> }
            });
            view! {
                <div class="explained">{explained}</div>
                <p class="counted">{counted}</p>
                <div class="ways">{onward}{more}{row}{open}{other_game(solving, say)}{appeal}</div>
            }
            .into_any()
        }
        LessonTask::Watch | LessonTask::Read | LessonTask::Play => return None,
    })
}
