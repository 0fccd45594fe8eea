//! What a lesson has beside its table: what is told and asked, and what can be done about it.

use desk::wire::{LessonCard, LessonRequest, LessonTask, LessonWish};
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{
    card::in_colours,
    context::{At, use_table},
};
use crate::{derived::Derived, message::Request, rooms::learnt, route::Route, words::use_words};

/// What stands beside the table of a lesson.
#[wasm_split(course, fallible)]
pub(super) fn beside() -> Result<AnyView, SplitLoaderError> {
    texts::provide::course();
    Ok(view! { <Beside/> }.into_any())
}

/// The card of the moment.
pub(super) fn card(at: At) -> Derived<Option<LessonCard>> {
    let lesson = at.part(|scene| scene.lesson.clone());
    Derived::new(move || lesson.get().flatten()?.card())
}

/// The request with which the worker begins a lesson, a puzzle or a challenge.
pub(super) fn wanted(wish: &LessonWish) -> Request {
    Request::Learn(serde_json::to_string(wish).unwrap_or_default())
}

/// Notes that the lesson is done, once it is.
pub(super) fn note_when_done(at: At, name: String) {
    let card = card(at);
    let done = Derived::new(move || match card.get()?.task {
        LessonTask::Done { missed, .. } => Some(missed),
        _ => None,
    });
    Effect::new(move |_| {
        if let Some(missed) = done.get() {
            learnt::note(&name, missed);
        }
    });
}

/// What came of the last answer, what is told or asked, and the buttons.
#[component]
fn Beside() -> impl IntoView {
    let at = use_table();
    let card = card(at);
    move || {
        let LessonCard { title, came, text, task, puzzle, challenge } = card.get()?;
        let came = came.into_iter().map(|line| view! { <p>{in_colours(&line)}</p> });
        let text = (!text.is_empty()).then(|| view! { <p class="told">{in_colours(&text)}</p> });
        Some(view! {
            <section class="lesson" aria-label=title>
                <div class="came">{came.collect_view()}</div>
                {text}
                {match (puzzle, challenge) {
                    (Some(puzzle), _) => super::puzzle::ways(&puzzle, &task),
                    (_, Some(challenge)) => super::challenge::ways(&challenge),
                    (None, None) => ways(task),
                }}
            </section>
        })
    }
}

/// What can be done about it.
fn ways(task: LessonTask) -> Option<AnyView> {
    let at = use_table();
    let say = use_words();
    match task {
        LessonTask::Find => {
            let ask = move |request: LessonRequest| move |_| at.play.send(request);
            Some(
                view! {
                    <div class="ways">
                        <button type="button" class="quiet" data-lesson="why" on:click=ask(LessonRequest::Why)>{say.get("teach-button-why")}</button>
                        <button type="button" class="quiet" data-lesson="show" on:click=ask(LessonRequest::Show)>{say.get("teach-button-show")}</button>
                    </div>
                }
                .into_any(),
            )
        }
        LessonTask::Done { next, .. } => {
            let next = next.map(|next| {
                let title = say.texts().get(&format!("course-{next}"));
                let label = say.with("teach-then", &[("title", title.into())]);
                view! { <a class="button primary" href=Route::Learn(next).to_string()>{label}</a> }
            });
            Some(
                view! {
                    <div class="ways">
                        {next}
                        <a class="button" href=Route::Lessons(String::new()).to_string()>{say.get("teach-all")}</a>
                    </div>
                }
                .into_any(),
            )
        }
        LessonTask::Watch | LessonTask::Read | LessonTask::Play => None,
    }
}
