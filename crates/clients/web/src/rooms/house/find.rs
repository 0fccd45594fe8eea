//! *Find my rules*: a few questions that lead to the game that comes nearest, with what has to be changed in it.

use kookaburra::{Question, Search};
use leptos::prelude::*;

use super::{House, draft::Draft};
use crate::words::use_words;

/// The questions, folded away until they are wanted; what they lead to can be taken into the form.
#[component]
pub(super) fn Find(house: House) -> impl IntoView {
    let say = use_words();
    let search = RwSignal::new(Search::default());
    let found = Memo::new(move |_| {
        search.with(|search| {
            let any = Question::ALL.into_iter().any(|question| search.answered(question).is_some());
            any.then(|| search.nearest())
        })
    });
    let take = move |code: &str| {
        if let Ok(draft) = Draft::of(code) {
            house.replace(draft);
        }
    };
    let told = move |nearest: Option<kookaburra::Nearest>| {
        let said = say.texts().found(nearest.as_ref());
        view! {
            {said.into_iter().map(|said| view! { <p>{said}</p> }).collect_view()}
            {nearest.map(|found| {
                let code = found.rules.code();
                view! { <button type="button" class="primary" on:click=move |_| take(&code)>{say.get("find-take")}</button> }
            })}
        }
    };
    view! {
        <details class="group finder">
            <summary><h2>{say.get("find-title")}</h2></summary>
            <p class="quiet">{say.get("find-about")}</p>
            {Question::ALL.into_iter().map(|question| view! { <Asked search question/> }).collect_view()}
            <div class="found" aria-live="polite" hidden=move || found.with(Option::is_none)>
                {move || found.get().map(told)}
            </div>
        </details>
    }
}

/// One question, with the answers that as many players can give.
#[component]
fn Asked(search: RwSignal<Search>, question: Question) -> impl IntoView {
    let say = use_words();
    let id = format!("find-{}", question.name());
    let answers = Memo::new(move |_| search.with(|search| search.answers_to(question)));
    let given = Memo::new(move |_| search.with(|search| search.answered(question).map(str::to_owned)));
    let option = move |answer: String| {
        let (value, selected) = (answer.clone(), answer.clone());
        let is_given = move || given.with(|given| given.as_deref() == Some(selected.as_str()));
        view! { <option value=value prop:selected=is_given>{move || say.texts().answer(question, &answer)}</option> }
    };
    let choose = move |event| {
        let chosen = event_target_value(&event);
        search.update(|search| {
            search.answer(question, Some(chosen.as_str()).filter(|chosen| !chosen.is_empty()));
        });
    };
    view! {
        <div class="field" hidden=move || answers.with(|answers| answers.len() < 2)>
            <label for=id.clone()>{move || say.texts().question(question)}</label>
            <select id=id on:change=choose>
                <option value="" prop:selected=move || given.with(Option::is_none)>{say.get("find-any")}</option>
                {move || answers.get().into_iter().map(option).collect_view()}
            </select>
        </div>
    }
}
