//! What the rooms are furnished with: titles, switches, choices, things to copy and files.

use gloo_timers::future::TimeoutFuture;
use leptos::{ev, prelude::*};
use texts::figures::Cells;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

use super::{house::with_players, tables};
use crate::{announce::use_announcer, browser, words::use_words};

/// Names the page after its room, for the tab and for players who read by ear.
pub(crate) fn name_page(title: impl Fn() -> String + 'static) {
    Effect::new(move |_| {
        if let Some(document) = browser::document() {
            document.set_title(&format!("{} · Kookaburra", title()));
        }
    });
}

/// A field in which one looks for something.
#[component]
pub(crate) fn Search(
    /// Its id on the page.
    id: &'static str,
    /// The key of what it says.
    label: &'static str,
    /// Gets what is looked for, at every letter.
    #[prop(into)]
    find: Callback<String>,
) -> impl IntoView {
    view! {
        <div class="field search">
            <label for=id>{use_words().get(label)}</label>
            <input
                type="search"
                id=id
                autocomplete="off"
                on:input=move |event| find.run(event_target_value(&event))
            />
        </div>
    }
}

/// A switch with a few words of explanation.
#[component]
pub(crate) fn Switch(
    /// Its id on the page.
    id: &'static str,
    /// The key of what it says.
    label: &'static str,
    /// The key of the explanation.
    hint: &'static str,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Turns it on or off.
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    let say = use_words();
    let hint_id = format!("{id}-hint");
    view! {
        <div class="field switch">
            <input
                type="checkbox"
                role="switch"
                id=id
                aria-describedby=hint_id.clone()
                prop:checked=on
                on:change=move |event| set(event_target_checked(&event))
            />
            <div>
                <label for=id>{say.get(label)}</label>
                <p class="hint" id=hint_id>{say.get(hint)}</p>
            </div>
        </div>
    }
}

/// One of a few written values.
#[component]
pub(crate) fn Choice(
    /// Its id on the page.
    id: &'static str,
    /// The key of the question.
    label: &'static str,
    /// The values; their names have the key of the question with the value behind it.
    options: Vec<&'static str>,
    /// The value now.
    #[prop(into)]
    value: Signal<String>,
    /// Chooses another.
    set: impl Fn(&str) + Clone + 'static,
) -> impl IntoView {
    let say = use_words();
    let option = move |text: &'static str| {
        let set = set.clone();
        let name = move || say.texts().get(&format!("{label}-{text}"));
        view! {
            <label class="chip">
                <input
                    type="radio"
                    name=id
                    value=text
                    prop:checked=move || value.get() == text
                    on:change=move |_| set(text)
                />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field choice" id=id>
            <legend>{say.get(label)}</legend>
            <div class="chips">{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// A text in a box, and a button that copies it.
#[component]
pub(crate) fn Copied(
    /// Its id on the page.
    id: &'static str,
    /// The key of what it is.
    label: &'static str,
    /// The text.
    #[prop(into)]
    text: Signal<String>,
) -> impl IntoView {
    let say = use_words();
    let announcer = use_announcer();
    let input = NodeRef::<leptos::html::Input>::new();
    let done = RwSignal::new(false);
    let copy = move |_: ev::MouseEvent| {
        if let Some(input) = input.get_untracked() {
            input.select();
        }
        let text = text.get_untracked();
        spawn_local(async move {
            if copy(&text).await {
                done.set(true);
                announcer.tell(say.texts().get("web-copied"));
            }
        });
    };
    Effect::new(move |_| {
        text.track();
        done.set(false);
    });
    view! {
        <div class="field copied">
            <label for=id>{say.get(label)}</label>
            <div class="with-button">
                <input id=id type="text" readonly node_ref=input prop:value=text on:focus=|event| select_all(&event)/>
                <button type="button" on:click=copy>
                    {move || say.texts().get(if done.get() { "web-copied" } else { "web-copy" })}
                </button>
            </div>
        </div>
    }
}

fn select_all(event: &ev::FocusEvent) {
    if let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) {
        input.select();
    }
}

/// Copies a text, where the browser lets a page do so.
pub(crate) async fn copy(text: &str) -> bool {
    let Some(window) = browser::window() else { return false };
    let navigator = window.navigator();
    // Outside a secure context there is no clipboard.
    let there = js_sys::Reflect::get(&navigator, &JsValue::from_str("clipboard"));
    if !there.is_ok_and(|clipboard| clipboard.is_object()) {
        return copy_selection() == Some(true);
    }
    JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok()
}

/// Copies what is selected, as browsers did before they had a clipboard for pages.
fn copy_selection() -> Option<bool> {
    let document = browser::document()?;
    let copy = js_sys::Reflect::get(&document, &"execCommand".into()).ok()?;
    let copied = copy.dyn_into::<js_sys::Function>().ok()?.call1(&document, &"copy".into());
    copied.ok()?.as_bool()
}

/// Puts the room on paper, where the browser has a printer.
pub(crate) fn print_page() {
    if let Some(window) = browser::window() {
        // Some browsers have no printer.
        let _ = window.print();
    }
}

/// How long a browser may take to save a file, in milliseconds; some begin after the click is over.
const SAVING: u32 = 60_000;

/// Lets the browser save a text as a file.
pub(crate) fn save_file(name: &str, kind: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let bag = BlobPropertyBag::new();
    bag.set_type(kind);
    if let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &bag) {
        save_blob(name, &blob);
    }
}

/// Saves what the browser holds in a file.
pub(crate) fn save_blob(name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    let anchor = browser::document().and_then(|document| document.create_element("a").ok());
    if let Some(anchor) = anchor.and_then(|anchor| anchor.dyn_into::<HtmlAnchorElement>().ok()) {
        anchor.set_href(&address);
        anchor.set_download(name);
        anchor.click();
    }
    spawn_local(async move {
        TimeoutFuture::new(SAVING).await;
        // It is not needed any more.
        let _ = Url::revoke_object_url(&address);
    });
}

/// The file that somebody has chosen; the same one can be chosen again.
pub(crate) fn chosen_file(event: &ev::Event) -> Option<File> {
    let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    let file = input.files().and_then(|files| files.get(0));
    input.set_value("");
    file
}

/// A button that takes in a text file.
#[component]
pub(crate) fn OpenFile(
    /// Its id on the page.
    id: &'static str,
    /// The key of what it says.
    label: &'static str,
    /// What files it takes.
    accept: &'static str,
    /// Gets the text.
    take: impl Fn(String) + Clone + 'static,
) -> impl IntoView {
    let say = use_words();
    let read = move |event: ev::Event| {
        let (Some(file), take) = (chosen_file(&event), take.clone()) else { return };
        spawn_local(async move {
            if let Ok(text) = JsFuture::from(file.text()).await {
                take(text.as_string().unwrap_or_default());
            }
        });
    };
    view! {
        <div class="field file">
            <label for=id>{say.get(label)}</label>
            <input type="file" id=id accept=accept on:change=read/>
        </div>
    }
}

/// A button that asks once more before it does what can't be undone.
#[component]
pub(crate) fn Sure(
    /// The key of what it says.
    label: &'static str,
    /// The key of what it asks.
    question: &'static str,
    /// Does it.
    act: impl Fn() + Clone + Send + 'static,
) -> impl IntoView {
    let say = use_words();
    let asked = RwSignal::new(false);
    move || {
        if !asked.get() {
            return view! { <button type="button" on:click=move |_| asked.set(true)>{say.get(label)}</button> }
                .into_any();
        }
        let act = act.clone();
        let texts = say.texts();
        view! {
            <Question
                words=texts.get(question)
                label=texts.get(label)
                act=move || { asked.set(false); act(); }
                keep=move || asked.set(false)
            />
        }
        .into_any()
    }
}

/// The question before something that can't be undone. Focus goes to the answer that changes nothing.
#[component]
pub(crate) fn Question(
    /// The question.
    words: String,
    /// What the button says that does it.
    label: String,
    /// Does it.
    act: impl Fn() + Send + 'static,
    /// Leaves it.
    keep: impl Fn() + Send + 'static,
) -> impl IntoView {
    let say = use_words();
    let saved = NodeRef::<leptos::html::Button>::new();
    saved.on_load(|saved| {
        // It may be gone.
        let _ = saved.focus();
    });
    view! {
        <div class="sure" role="group">
            <p role="alert">{words}</p>
            <button type="button" class="danger" on:click=move |_| act()>{label}</button>
            <button type="button" node_ref=saved on:click=move |_| keep()>{say.get("web-keep")}</button>
        </div>
    }
}

/// How many play, where any number can play the same game.
#[component]
#[allow(clippy::needless_pass_by_value, reason = "a component owns what it is given")]
pub(crate) fn PlayersChoice(
    /// Its id on the page.
    id: &'static str,
    /// The code of the rules.
    code: String,
    /// Gets the code of the rules for another number.
    go: impl Fn(String) + Clone + 'static,
) -> impl IntoView {
    let say = use_words();
    let seats = tables::read(&code).map_or(0, |rules| rules.seats());
    let options = (2..=MOST_PLAYERS).filter_map(|players| Some((players, with_players(&code, players)?)));
    let options: Vec<(usize, String)> = options.collect();
    let option = move |(players, code): (usize, String)| {
        let name = move || say.texts().axis_value("players", &players.to_string());
        view! { <option value=code selected=players == seats>{name}</option> }
    };
    (options.len() > 1).then(|| {
        view! {
            <div class="field">
                <label for=id>{say.get("axis-players")}</label>
                <select id=id on:change=move |event| go(event_target_value(&event))>
                    {options.into_iter().map(option).collect_view()}
                </select>
            </div>
        }
    })
}

/// No game is for more.
const MOST_PLAYERS: usize = 8;

/// The choice of a game, by country; house rules stand before the games that have names.
#[component]
pub(crate) fn GameChoice(
    /// Its id on the page.
    id: &'static str,
    /// The key of what it says.
    label: &'static str,
    /// The code of the game that is chosen.
    code: String,
    /// Gets the code of another.
    go: impl Fn(String) + Clone + 'static,
) -> impl IntoView {
    let say = use_words();
    let options = move || {
        let lang = say.lang();
        let option = |code_of: &str, name: String| {
            let is_chosen = code_of == code;
            view! { <option value=code_of.to_owned() selected=is_chosen>{name}</option> }.into_any()
        };
        let countries = tables::by_country(lang, &code);
        let named = countries.iter().flat_map(|country| &country.games).any(|game| game.code == code);
        let own = tables::read(&code).ok().filter(|_| !named);
        let own = own.map(|rules| option(&code, tables::title(lang, &rules).0));
        let group = |country: &tables::Country| {
            let games = country.games.iter().map(|game| option(game.code, game.name.clone())).collect_view();
            view! { <optgroup label=country.heading.clone()>{games}</optgroup> }
        };
        view! { {own}{countries.iter().map(group).collect_view()} }
    };
    view! {
        <div class="field">
            <label for=id>{say.get(label)}</label>
            <select id=id on:change=move |event| go(event_target_value(&event))>{options}</select>
        </div>
    }
}

/// A table whose first cells name the rows.
pub(crate) fn table_of(Cells { head, rows }: Cells) -> AnyView {
    let head = head.into_iter().map(|cell| view! { <th scope="col">{cell}</th> }).collect_view();
    let row = |row: Vec<String>| {
        let mut cells = row.into_iter();
        let name = cells.next();
        let cells = cells.map(|cell| view! { <td>{cell}</td> }).collect_view();
        view! { <tr><th scope="row">{name}</th>{cells}</tr> }
    };
    view! {
        <div class="wide">
            <table class="score-table"><thead><tr>{head}</tr></thead><tbody>{rows.into_iter().map(row).collect_view()}</tbody></table>
        </div>
    }
    .into_any()
}
