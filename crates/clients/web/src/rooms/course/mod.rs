//! The course: its chapters with their lessons, and what is done of them.

pub(crate) mod learnt;

use five_hundred::Family;
use learning::course::{Chapter, Country, chapters};
use leptos::prelude::*;

use self::learnt::Learnt;
use super::{parts::name_page, tables, usual_of_country};
use crate::{
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// The list of all lessons.
#[component]
pub(crate) fn Course() -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    name_page(say.get("teach-course"));
    let learnt = RwSignal::new(Learnt::read());
    let here = settings.with_untracked(country);
    let (first, elsewhere): (Vec<&Chapter>, Vec<&Chapter>) =
        chapters().iter().partition(|chapter| chapter.country.is_none_or(|country| country == here));
    let due = first.iter().chain(&elsewhere).flat_map(|chapter| &chapter.lessons);
    let due = due.filter(|lesson| learnt.with_untracked(|learnt| learnt.is_due(&lesson.name))).count();
    let due = (due > 0).then(|| view! { <p>{say.with("teach-due-count", &[("count", due.into())])}</p> });
    let all = move |chapters: Vec<&'static Chapter>| {
        chapters.into_iter().map(|chapter| section(say, chapter, learnt)).collect_view()
    };
    let laws = Suspend::new(async move {
        match super::fetched_chapter(learnt).await {
            Ok(chapter) => chapter,
            Err(_) => view! { <p>{say.get("web-not-fetched")}</p> }.into_any(),
        }
    });
    view! {
        <article class="room lessons-room">
            <h1>{say.get("teach-course")}</h1>
            <p>{say.get("teach-about")}</p>
            <p><a class="button" href=Route::Training("practice".to_owned()).to_string()>{say.get("teach-practice")}</a></p>
            {due}
            {all(first)}
            {laws}
            {all(elsewhere)}
        </article>
    }
}

/// The country whose games the player knows.
fn country(settings: &Settings) -> Country {
    match tables::family(usual_of_country(settings)) {
        Some(Family::American) => Country::UnitedStates,
        Some(Family::Quebec | Family::Bijou) => Country::Quebec,
        Some(Family::Australian) | None => Country::Australia,
    }
}

fn section(say: Say, chapter: &'static Chapter, learnt: RwSignal<Learnt>) -> AnyView {
    let title = move || say.texts().get(&format!("chapter-{}", chapter.name));
    let row = |name: &'static str, title: String| {
        let title = move || say.texts().get(&title);
        lesson_row(say, name, &Route::Learn(name.to_owned()), title, learnt)
    };
    let rows = chapter.lessons.iter().map(|lesson| row(&lesson.name, lesson.title()));
    view! {
        <section>
            <h2>{title}</h2>
            <ul class="answers">{rows.collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// A lesson of the list, with a tick if it is done.
pub(super) fn lesson_row(
    say: Say,
    name: &str,
    to: &Route,
    title: impl Fn() -> String + Send + Sync + 'static,
    learnt: RwSignal<Learnt>,
) -> AnyView {
    let (due, done) = learnt.with_untracked(|learnt| (learnt.is_due(name), learnt.is_done(name)));
    let state = match () {
        () if due => Some(("↻", "teach-is-due")),
        () if done => Some(("✓", "teach-is-done")),
        () => None,
    };
    let state = state.map(|(sign, words)| {
        view! { <span class="done"><span aria-hidden="true">{sign}</span><span class="heard-only">{say.get(words)}</span></span> }
    });
    view! { <li><a class="button" href=to.to_string()><span>{title}</span>{state}</a></li> }.into_any()
}
