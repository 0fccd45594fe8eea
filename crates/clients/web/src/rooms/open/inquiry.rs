//! What went wrong, and then whatever is lacking, one question after the other. The list is always the same
//! \[LAW-OPEN-6\].

use leptos::{ev::SubmitEvent, prelude::*};
use texts::referee::{Inquiry, Lacks};

use crate::{
    rooms::number::{Typed, number},
    words::use_words,
};

/// The people and tricks that can be asked about.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// The names by seat.
    pub(crate) names: Vec<String>,
    /// How many tricks have begun.
    pub(crate) tricks: u8,
}

/// Asks until there is a whole claim, and gives it as it is written.
#[component]
pub(crate) fn Inquiring(
    /// The first question.
    begin: fn() -> Inquiry,
    asked: Asked,
    /// Hears that somebody answers anew.
    #[prop(optional, into)]
    changed: Option<Callback<()>>,
    /// Gets the claim.
    object: Callback<String>,
) -> impl IntoView {
    let say = use_words();
    let now = RwSignal::new(begin());
    let seats = asked.names.len();
    let answer = move |number: i32| {
        let Some(charge) = now.with_untracked(|now| now.answer(number, seats)) else { return };
        changed.into_iter().for_each(|changed| changed.run(()));
        match Inquiry::of(charge, seats) {
            Ok(claim) => {
                // The next words are another claim.
                now.set(begin());
                object.run(claim.to_string());
            }
            Err(next) => now.set(next.unwrap_or_else(begin)),
        }
    };
    let question = move || now.with(|now| now.question(say.texts()));
    let ways = move || match now.get() {
        Inquiry::Fact(_, Lacks::Points) => points(answer),
        Inquiry::Fact(_, Lacks::Trick) => {
            ways((1..=asked.tricks.max(1)).map(|trick| trick.to_string()), answer)
        }
        other => ways(other.choices(&asked.names, say.texts()).into_iter(), answer),
    };
    let again = move || {
        let first = now.with(|now| *now == begin());
        (!first).then(|| view! { <button type="button" class="quiet" on:click=move |_| now.set(begin())>{say.get("open-back")}</button> })
    };
    view! {
        <div class="inquiry">
            <h3>{question}</h3>
            {ways}
            {again}
        </div>
    }
}

/// Answers to choose from; each is answered with its number, from 1.
fn ways(
    choices: impl Iterator<Item = String>,
    answer: impl Fn(i32) + Copy + Send + Sync + 'static,
) -> AnyView {
    let way = |(choice, number): (String, i32)| {
        view! { <li><button type="button" data-answer=number.to_string() on:click=move |_| answer(number)>{choice}</button></li> }
    };
    view! { <ul class="answers">{choices.zip(1..).map(way).collect_view()}</ul> }.into_any()
}

/// A number to be written.
fn points(answer: impl Fn(i32) + Copy + Send + Sync + 'static) -> AnyView {
    let say = use_words();
    let (typed, told) = (Typed::default(), RwSignal::new(None));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(points) = told.get_untracked() {
            answer(points);
        }
    };
    let texts = say.texts();
    let (label, why) = (texts.get("open-right-points"), texts.get("open-no-number"));
    view! {
        <form on:submit=submit>
            {number(typed, label, "claim-points".to_owned(), None, why, move |points| told.set(points))}
            <button class="primary">{say.get("open-object")}</button>
        </form>
    }
    .into_any()
}
