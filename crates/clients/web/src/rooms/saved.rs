//! Keeping, and whether it works: the matches that wait to be gone on with, and the sentence that is shown when the
//! browser keeps nothing more.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::{
    announce::use_announcer,
    link::{Link, use_link},
    message::{News, Request, Response, Waiting},
    rooms::parts::{Sure, save_file},
    route::Route,
    words::use_words,
};

/// The matches that wait, followed. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub(crate) struct Matches {
    waiting: RwSignal<Vec<Waiting>>,
    link: Link,
}

impl Matches {
    /// Asks for them; again when the language changes, or another tab keeps something.
    pub(crate) fn new() -> Self {
        let (say, link) = (use_words(), use_link());
        let this = Self { waiting: RwSignal::new(Vec::new()), link };
        Effect::new(move |_| {
            // What lies on the table is told in the language of the page.
            let _followed = (say.lang(), link.news.get());
            // Once the worker has been told of the language.
            request_animation_frame(move || this.fetch());
        });
        this
    }

    fn fetch(self) {
        spawn_local(async move {
            if let Ok(Response::Saved(waiting)) = self.link.ask(Request::Saved).await {
                // The room may have been left in the meantime.
                self.waiting.try_set(waiting);
            }
        });
    }

    /// Whether there are some.
    pub(crate) fn some(self) -> bool {
        self.waiting.with(|waiting| !waiting.is_empty())
    }
}

/// The list of the matches that wait; nothing of it is fetched as long as there are none.
#[component]
pub(crate) fn WaitingMatches(matches: Matches) -> impl IntoView {
    let some = Memo::new(move |_| matches.some());
    move || some.get().then(|| Suspend::new(async move { listed(matches).await.ok() }))
}

#[wasm_split(elsewhere, fallible)]
fn listed(matches: Matches) -> Result<AnyView, SplitLoaderError> {
    texts::provide::rooms();
    Ok(view! { <List matches/> }.into_any())
}

#[component]
fn List(matches: Matches) -> impl IntoView {
    let rows = move || matches.waiting.get();
    view! {
        <ul class="kept">
            <For each=rows key=Clone::clone let:waiting>
                {one(matches, waiting)}
            </For>
        </ul>
    }
}

/// A match of the list.
fn one(matches: Matches, waiting: Waiting) -> AnyView {
    let say = use_words();
    let Waiting { id, words, elsewhere } = waiting;
    let ask = move |request: Request| {
        spawn_local(async move {
            if let Ok(Response::File { name, text }) = matches.link.ask(request).await {
                save_file(&name, "application/json", &text);
            }
            matches.fetch();
        });
    };
    let to = Route::Match(id).to_string();
    match words {
        Some(words) => view! {
            <li>
                <p id=format!("kept-{id}")>{words}</p>
                {elsewhere.then(|| view! { <p class="quiet">{say.get("kept-elsewhere")}</p> })}
                <div class="ways">
                    <a class="button primary big" aria-describedby=format!("kept-{id}") href=to>{say.get("home-resume")}</a>
                    {(!elsewhere).then(|| view! {
                        <Sure label="kept-put-by" question="kept-put-by-question" act=move || ask(Request::PutBy(id))/>
                    })}
                </div>
            </li>
        }
        .into_any(),
        None => view! {
            <li>
                <p>{say.get("kept-unreadable")}</p>
                <div class="ways">
                    <button type="button" on:click=move |_| ask(Request::Save(id))>{say.get("kept-save")}</button>
                    <Sure label="kept-delete" question="kept-delete-question" act=move || ask(Request::PutBy(id))/>
                </div>
            </li>
        }
        .into_any(),
    }
}

/// Says, once and until it is put away or keeping works again, that nothing is saved, and what can be done.
#[component]
pub(crate) fn Troubles() -> impl IntoView {
    let (say, link, announcer) = (use_words(), use_link(), use_announcer());
    let trouble = RwSignal::new(None);
    Effect::new(move |_| match link.news.get() {
        Some(News::NotSaved { full }) => {
            let key = if full { "web-store-full" } else { "web-store-failed" };
            trouble.set(Some(key));
        }
        Some(News::SavedAgain) => {
            trouble.set(None);
            announcer.tell(say.texts().get("web-store-again"));
        }
        _ => {}
    });
    let again = move |_| link.tell(Request::Keep);
    move || {
        trouble.get().map(|key| {
            view! {
                <div class="troubles" role="alert">
                    <p>{say.get(key)}</p>
                    <button type="button" on:click=again>{say.get("web-try-again")}</button>
                    <button type="button" on:click=move |_| trouble.set(None)>{say.get("baize-close")}</button>
                </div>
            }
        })
    }
}
