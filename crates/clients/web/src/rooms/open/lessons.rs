//! Lessons: a position at an open table, and what would you object to? The table itself judges the answer.

use cards::Card;
use laws::open_table::{Act, Answered, Lesson, Phase, lessons::lessons};
use leptos::prelude::*;
use texts::narration::Narrator;
use texts::referee::Inquiry;
use texts::{Lang, Texts};

use super::{Asked, Inquiring};
use crate::{
    browser,
    rooms::{
        course::{
            learnt::{self, Learnt},
            lesson_row,
        },
        nowhere::Nowhere,
        parts::name_page,
        tables,
    },
    route::Route,
    table::{Front, Position},
    words::use_words,
};

/// A lesson by its name.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns what it is given")]
pub(crate) fn Lessons(name: String) -> impl IntoView {
    let say = use_words();
    name_page(say.get("learn-lessons"));
    let all = lessons();
    let place = all.iter().position(|lesson| lesson.name == name);
    match place {
        Some(place) => {
            let next = all.get(place + 1).map(|lesson| lesson.name.clone());
            view! { <OneLesson lesson=all[place].clone() place count=all.len() next/> }.into_any()
        }
        None => view! { <Nowhere path=format!("lessons/{name}")/> }.into_any(),
    }
}

/// All of them as a chapter of the course.
#[component]
pub(crate) fn OpenChapter(learnt: RwSignal<Learnt>) -> impl IntoView {
    let say = use_words();
    let row = |lesson: Lesson| {
        let to = Route::Lessons(lesson.name.clone());
        let key = format!("lesson-{}", lesson.name);
        lesson_row(say, &lesson.name, &to, move || say.texts().get(&key), learnt)
    };
    view! {
        <section>
            <h2>{say.get("chapter-laws")}</h2>
            <p>{say.get("learn-about")}</p>
            <ul class="answers">{lessons().into_iter().map(row).collect_view()}</ul>
        </section>
    }
}

/// What has come of the answers so far.
#[derive(Clone, PartialEq)]
struct Told {
    lines: Vec<String>,
    /// Whether the lesson is over.
    done: bool,
}

/// A position, what was done last, and the question.
#[component]
fn OneLesson(lesson: Lesson, place: usize, count: usize, next: Option<String>) -> impl IntoView {
    let say = use_words();
    let told = RwSignal::new(None::<Told>);
    // The words follow the language.
    let shown = move || {
        let mut narrator = Narrator::of_learner(lesson.rules(), lesson.seat, say.lang(), false);
        narrator.names = names(say.texts(), narrator.names.len());
        let position = desk::lesson_scene(&lesson, &narrator).map(|scene| view! { <Position scene/> });
        let text = |key: String| say.texts().get(&key);
        let args = [
            ("number", (place + 1).into()),
            ("count", count.into()),
            ("title", text(format!("lesson-{}", lesson.name)).into()),
        ];
        let done = narrator.done_last(&lesson);
        let last = (!done.is_empty()).then(|| {
            let lines = done.into_iter().map(|line| view! { <li>{line}</li> });
            view! {
                <h2>{say.texts().get("learn-last")}</h2>
                <ul class="last-acts">{lines.collect_view()}</ul>
            }
        });
        view! {
            <h1>{say.with("learn-title", &args)}</h1>
            <p>{text(format!("lesson-{}-text", lesson.name))}</p>
            {position}
            {tricks(&lesson, &narrator)}
            {has_two_jokers(&lesson).then(|| view! { <p class="hint">{text("learn-jokers".to_owned())}</p> })}
            {last}
            <Answering lesson=lesson.clone() narrator told/>
        }
    };
    let onward = move || {
        let to = next.clone().map_or(Route::Lessons(String::new()), Route::Lessons).to_string();
        told.with(|told| told.as_ref().is_some_and(|told| told.done)).then(|| {
            view! { <a class="button primary" href=to>{say.texts().get("learn-next")}</a> }
        })
    };
    view! {
        <article class="room lesson-room">
            {shown}
            <nav class="ways" aria-label=say.get("learn-lessons")>
                {onward}
                <a href=Route::Lessons(String::new()).to_string()>{say.get("learn-lessons")}</a>
            </nav>
        </article>
    }
}

/// The people of a lesson come from where its reader comes from.
fn names(texts: Texts, seats: usize) -> Vec<String> {
    let key = match tables::usual(&browser::locale())[0] {
        _ if texts.lang() == Lang::Fr => "names-quebec",
        "american-4" => "names-american",
        _ => "names-australian",
    };
    texts.get(key).split_whitespace().take(seats).map(str::to_owned).collect()
}

/// Whether a joker is seen in the tricks of a position with two of them.
fn has_two_jokers(lesson: &Lesson) -> bool {
    let view = lesson.view();
    let tricks = view.game.as_ref().filter(|_| view.phase == Some(Phase::Settle)).map(|game| &game.tricks);
    let mut cards = tricks.into_iter().flatten().flat_map(|trick| &trick.plays).map(|play| play.card);
    lesson.rules().pack().contains(Card::Y) && cards.any(|card| [Card::X, Card::Y].contains(&card))
}

/// All tricks with their numbers and cards, once they lie open.
fn tricks(lesson: &Lesson, narrator: &Narrator) -> Option<AnyView> {
    let view = lesson.view();
    let game = view.game.as_ref().filter(|_| {
        view.phase == Some(Phase::Settle) && !view.game.as_ref().is_some_and(|game| game.tricks.is_empty())
    })?;
    let lines = narrator.tricks(game);
    let tricks = game.tricks.iter().zip(lines).map(|(trick, line)| {
        let cards = trick.plays.iter().enumerate().map(|(place, play)| {
            let name = narrator.names.get(play.seat.index()).cloned();
            view! {
                <li class:best=place == usize::from(trick.best)>
                    <span class="slot"><Front card=play.card/></span>
                    <span class="label">{name}</span>
                </li>
            }
        });
        view! {
            <li>
                <p class="heard-only">{line.clone()}</p>
                <ol class="last-trick" aria-hidden="true">{cards.collect_view()}</ol>
            </li>
        }
    });
    Some(view! { <ol class="tricks">{tricks.collect_view()}</ol> }.into_any())
}

/// The question, and what comes of the answer.
#[component]
fn Answering(lesson: Lesson, narrator: Narrator, told: RwSignal<Option<Told>>) -> impl IntoView {
    let say = use_words();
    let seats = lesson.rules().seats();
    let game = lesson.view().game;
    let tricks = game.map_or(0, |game| {
        let begun = game.trick.is_some_and(|trick| !trick.plays.is_empty());
        game.tricks_played + u8::from(begun)
    });
    let asked = Asked { names: narrator.names.clone(), tricks };
    let (judge, teller) = (lesson.clone(), narrator.clone());
    let answer = move |claim: Option<String>| {
        let claim = claim.and_then(|claim| match Act::read_line(&format!("0 claim {claim}"), seats) {
            Ok((_, Act::Claim(claim))) => Some(claim),
            _ => None,
        });
        let answered = judge.answer(claim);
        let done = matches!(answered, Answered::Upheld(_) | Answered::NothingWrong);
        if done {
            learnt::note(&judge.name, false);
        }
        told.set(Some(Told { lines: teller.answered(&answered, &judge), done }));
    };
    let (object, nothing) = (answer.clone(), answer);
    let show = move |_| {
        told.set(Some(Told { lines: narrator.right_answer(&lesson), done: true }));
    };
    let lines = move || {
        let told = told.get()?;
        Some(told.lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view())
    };
    view! {
        // Above what grows and goes, so that it is in sight where the answer was tapped.
        <div class="ruled" aria-live="polite">{lines}</div>
        <div hidden=move || told.with(|told| told.as_ref().is_some_and(|told| told.done))>
            <Inquiring begin=Inquiry::begin asked changed=Callback::new(move |()| told.set(None)) object=Callback::new(move |claim| object(Some(claim)))/>
            <div class="ways">
                <button type="button" data-answer="nothing" on:click=move |_| nothing(None)>{say.get("open-nothing")}</button>
                <button type="button" class="quiet" data-answer="show" on:click=show>{say.get("learn-show")}</button>
            </div>
        </div>
    }
}
