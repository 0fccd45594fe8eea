//! The page: the frame around all rooms, and which room is shown.

use leptos::{ev, prelude::*};
use texts::Lang;

use crate::{
    announce::{LiveRegion, provide_announcer, use_announcer},
    browser,
    derived::Derived,
    link::{provide_link, use_link},
    message::Request,
    online,
    play::Tried,
    rooms,
    route::Route,
    scroll,
    settings::{Settings, provide_settings, use_settings},
    table::Table,
    words::{provide_words, use_words},
};

/// The page.
#[component]
pub fn App() -> impl IntoView {
    provide_settings();
    let speaks = provide_words();
    provide_announcer();
    provide_link();
    view! { <Show when=move || speaks.get()><Frame/></Show> }
}

/// The way into the room, the head, the room, and what is told.
#[component]
fn Frame() -> impl IntoView {
    let (say, settings, link) = (use_words(), use_settings(), use_link());
    let speech = Derived::new(move || (say.lang(), settings.with(Settings::preferences)));
    Effect::new(move |_| {
        let (lang, preferences) = speech.get();
        link.tell(Request::Speak { lang: lang.code().to_owned(), preferences });
    });
    let route = provide_route();
    let seated = provide_seated();
    provide_context(Tried(RwSignal::new(None)));
    let at_table = move || match route.get() {
        Route::Table | Route::Match(_) | Route::Play { .. } | Route::Learn(_) | Route::Puzzles(_) => true,
        Route::Online(_) | Route::Training(_) => seated.0.get(),
        _ => false,
    };
    view! {
        <a class="skip" href="#" on:click=move |event| { event.prevent_default(); browser::focus("room"); }>
            {say.get("web-skip")}
        </a>
        <Show when=move || !at_table()><Head route/></Show>
        <main id="room" tabindex="-1" class:at-table=at_table>
            {move || room(route.get())}
        </main>
        <rooms::Troubles/>
        <LiveRegion announcer=use_announcer()/>
    }
}

/// Whether a table for people in other places, or of a challenge, is shown, and not the way to it.
#[derive(Clone, Copy)]
pub struct Seated(pub RwSignal<bool>);

fn provide_seated() -> Seated {
    let seated = Seated(RwSignal::new(false));
    provide_context(seated);
    seated
}

/// Follows the address, and puts the room into the context of the page.
fn provide_route() -> Derived<Route> {
    let hash = RwSignal::new(browser::hash());
    scroll::begin();
    let followed = window_event_listener(ev::hashchange, move |_| {
        hash.set(browser::hash());
        scroll::follow();
        // A player who reads by ear, or by keyboard, begins at the beginning of the new room.
        browser::focus_in_place("room");
    });
    on_cleanup(move || followed.remove());
    let route = Derived::new(move || hash.with(|hash| Route::of(hash)));
    provide_context(route);
    route
}

fn room(route: Route) -> AnyView {
    match route {
        Route::Home => view! { <rooms::Home/> }.into_any(),
        Route::Table => view! { <Table begin=Request::Resume { table: None, take_over: false }/> }.into_any(),
        Route::Match(id) => {
            view! { <Table begin=Request::Resume { table: Some(id), take_over: false }/> }.into_any()
        }
        Route::Play { rules, seed } => {
            view! { <Table begin=Request::Open(Box::new(rooms::opening(rules, seed)))/> }.into_any()
        }
        later => Suspend::new(async move {
            if !browser::dressed().await {
                return view! { <OutOfReach/> }.into_any();
            }
            let fetched = match later {
                Route::Referee(told) => rooms::fetched_referee(told).await,
                Route::Score(place) => rooms::fetched_score(place).await,
                Route::Lessons(name) if !name.is_empty() => rooms::fetched_lessons(name).await,
                course @ (Route::Lessons(_) | Route::Learn(_) | Route::Puzzles(_) | Route::Training(_)) => {
                    rooms::fetched_course(course).await
                }
                friends @ (Route::Friends(_) | Route::Online(_) | Route::Club(_)) => {
                    online::fetched(friends).await
                }
                later => rooms::fetched(later).await,
            };
            fetched.unwrap_or_else(|_| view! { <OutOfReach/> }.into_any())
        })
        .into_any(),
    }
}

/// The rooms could not be fetched.
#[component]
fn OutOfReach() -> impl IntoView {
    let say = use_words();
    view! {
        <div class="no-table">
            <p>{say.get("web-not-fetched")}</p>
            <a class="button primary" href=Route::Home.to_string()>{say.get("baize-home")}</a>
        </div>
    }
}

/// Name, ways to the rooms, language.
#[component]
fn Head(route: Derived<Route>) -> impl IntoView {
    let say = use_words();
    let way = move |to: Route, key: &'static str| {
        let here = to.clone();
        let current = move || (route.get() == here).then_some("page");
        view! { <a href=to.to_string() aria-current=current>{say.get(key)}</a> }
    };
    view! {
        <header class="head">
            <a class="name" href=Route::Home.to_string()>
                <span class="logo" aria-hidden="true" inner_html=faces::logo()></span>
                "Kookaburra"
            </a>
            <nav aria-label=say.get("web-rooms")>
                {way(Route::Rules(String::new()), "web-house-rules")}
                {way(Route::History, "web-history")}
                {way(Route::Settings, "web-settings")}
                {way(Route::Help, "web-help")}
            </nav>
            <Languages/>
        </header>
    }
}

/// The other language, in its own words.
#[component]
fn Languages() -> impl IntoView {
    let settings = use_settings();
    let say = use_words();
    let other = move || if say.lang() == Lang::En { Lang::Fr } else { Lang::En };
    let name = move || other().name();
    let (announcer, chosen) = (use_announcer(), StoredValue::new(false));
    Effect::new(move |_| {
        // Once its texts are there.
        let texts = say.texts();
        if chosen.get_value() {
            announcer.tell(texts.get("web-speaks"));
        }
    });
    view! {
        <button
            class="language"
            lang=move || other().code()
            on:click=move |_| {
                chosen.set_value(true);
                settings.update(|settings| settings.lang = Some(other().code().to_owned()));
            }
        >
            {name}
        </button>
    }
}
