//! The few things asked of the browser itself. Where it refuses (a private window, an old browser) the page goes on
//! without.

use futures_channel::oneshot;
use js_sys::Promise;
use leptos::prelude::{on_cleanup, window_event_listener_untyped};
use table::Seed;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Document, HtmlElement, RequestInit, Storage, UrlSearchParams, Window};

use crate::scroll;

/// Whether the page comes from this very computer: what it serves others can’t reach by the same address.
pub fn is_this_computer() -> bool {
    let name = window().and_then(|window| window.location().hostname().ok()).unwrap_or_default();
    name == "localhost" || name.starts_with("127.") || name == "[::1]"
}

/// The window; none in a worker.
pub fn window() -> Option<Window> {
    web_sys::window()
}

/// What stands under a name in the page, or in the worker where it is asked there.
fn global(name: &str) -> Option<JsValue> {
    js_sys::Reflect::get(&js_sys::global(), &name.into()).ok()
}

/// Where the page comes from, such as `https://example.org`; a worker knows it, too.
pub fn address() -> Option<String> {
    js_sys::Reflect::get(&global("location")?, &"origin".into()).ok()?.as_string()
}

/// Fetches something from where the page comes from; a worker may do it, too.
pub fn fetch(path: &str, init: &RequestInit) -> Option<Promise> {
    let fetch = global("fetch")?.dyn_into::<js_sys::Function>().ok()?;
    fetch.call2(&js_sys::global(), &path.into(), init).ok()?.dyn_into().ok()
}

/// The document.
pub fn document() -> Option<Document> {
    window()?.document()
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
}

/// A text of the small store.
pub fn saved(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a text in the small store, if the browser lets it: false where it is full or forbidden.
pub fn keep(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Forgets a text of the small store.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _forbidden = storage.remove_item(key);
    }
}

/// The keys of the small store.
pub fn saved_keys() -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    (0..storage.length().unwrap_or_default()).filter_map(|at| storage.key(at).ok()?).collect()
}

/// The visitor's locale, such as `fr-CA`.
pub fn locale() -> String {
    window().and_then(|window| window.navigator().language()).unwrap_or_default()
}

/// The locale in which days and hours are written in a language: the visitor's own, if it is one of this language that
/// says where.
pub fn locale_of(lang: texts::Lang) -> String {
    written_as(lang, &locale())
}

fn written_as(lang: texts::Lang, locale: &str) -> String {
    let home = match lang {
        texts::Lang::En => "en-AU",
        texts::Lang::Fr => "fr-CA",
    };
    let is_own = locale.get(..3).is_some_and(|begin| begin.eq_ignore_ascii_case(&home[..3]));
    if is_own { locale.to_owned() } else { home.to_owned() }
}

/// What the browser calls itself.
pub fn agent() -> String {
    window().and_then(|window| window.navigator().user_agent().ok()).unwrap_or_default()
}

/// Whether a browser of this name runs on an iPhone or iPad.
pub fn is_apple(agent: &str) -> bool {
    ["(iPhone;", "(iPad;", "(iPod"].iter().any(|device| agent.contains(device))
}

/// Whether the page was opened from the home screen of an iPhone or iPad.
pub fn is_installed() -> bool {
    let Some(window) = window() else { return false };
    js_sys::Reflect::get(&window.navigator(), &"standalone".into()).is_ok_and(|is| is.is_truthy())
}

/// Asks the browser once not to throw away what it holds for this page: something worth keeping is there now.
pub fn keep_for_good() {
    const ASKED: &str = "kookaburra-persist";
    if saved(ASKED).is_some() || !keep(ASKED, "asked") {
        return;
    }
    let ask = || {
        let storage = js_sys::Reflect::get(&window()?.navigator(), &"storage".into()).ok()?;
        let persist =
            js_sys::Reflect::get(&storage, &"persist".into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
        persist.call0(&storage).ok()?.dyn_into::<Promise>().ok()
    };
    if let Some(asked) = ask() {
        spawn_local(async move {
            // The browser decides.
            let _ = JsFuture::from(asked).await;
        });
    }
}

/// Sets an attribute of the root element.
pub fn root_attribute(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // It is always valid.
        let _ = root.set_attribute(name, value);
    }
}

/// Sees to it that everything beyond a first table is dressed: the styles of the rooms, and of what lies over the
/// table. Tells whether they are there.
pub fn dressed() -> impl Future<Output = bool> + Send {
    let (tell, told) = oneshot::channel();
    spawn_local(async move {
        // Nobody waits any more.
        let _ = tell.send(dress().await.is_some());
    });
    async { told.await.unwrap_or_default() }
}

async fn dress() -> Option<()> {
    const LATER: &str = "later-style";
    let document = document()?;
    if document.get_element_by_id(LATER).is_some_and(|link| link.has_attribute("data-there")) {
        return Some(());
    }
    let named = document.query_selector("meta[name=later-style]").ok()??.get_attribute("content")?;
    let link = match document.get_element_by_id(LATER) {
        Some(link) => link,
        None => {
            let link = document.create_element("link").ok()?;
            for (name, value) in [("id", LATER), ("rel", "stylesheet"), ("href", &named)] {
                link.set_attribute(name, value).ok()?;
            }
            document.head()?.append_child(&link).ok()?;
            link
        }
    };
    let fetched = Promise::new(&mut |there, failed| {
        for (event, then) in [("load", there), ("error", failed)] {
            // Every element takes it.
            let _ = link.add_event_listener_with_callback(event, &then);
        }
    });
    if JsFuture::from(fetched).await.is_ok() {
        return link.set_attribute("data-there", "").ok();
    }
    // It is asked for again next time.
    link.remove();
    None
}

/// Puts the focus on the element of an id.
pub fn focus(id: &str) {
    let element = document().and_then(|document| document.get_element_by_id(id));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // It may be hidden.
        let _ = element.focus();
    }
}

/// Puts the focus on the element of an id, and leaves the page where it is.
pub fn focus_in_place(id: &str) {
    let element = document().and_then(|document| document.get_element_by_id(id));
    let focus = element.as_ref().and_then(|element| js_sys::Reflect::get(element, &"focus".into()).ok());
    if let (Some(element), Some(focus)) =
        (element, focus.and_then(|it| it.dyn_into::<js_sys::Function>().ok()))
    {
        let options = js_sys::Object::new();
        // A plain object takes it.
        let _ = js_sys::Reflect::set(&options, &"preventScroll".into(), &true.into());
        // It may be hidden.
        let _ = focus.call1(&element, &options);
    }
}

/// The part of the address after `#`.
pub fn hash() -> String {
    window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// What the address says after `?` under this name.
pub fn query(name: &str) -> Option<String> {
    let search = window()?.location().search().ok()?;
    UrlSearchParams::new_with_str(&search).ok()?.get(name)
}

/// Goes to an address of the page; `replace` leaves no step back to the present one.
pub fn go(hash: &str, replace: bool) {
    let Some(window) = window() else { return };
    let location = window.location();
    if replace && self::hash() != hash {
        scroll::replaces();
    }
    // It is always valid.
    let _ = if replace { location.replace(hash) } else { location.set_hash(hash) };
}

/// Gives what is shown already another address, without a step back to the one before.
pub fn rename(hash: &str) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        let state = history.state().unwrap_or(JsValue::NULL);
        // It is always valid.
        let _ = history.replace_state_with_url(&state, "", Some(hash));
    }
}

/// Prints what is shown.
pub fn print() {
    if let Some(window) = window() {
        // The browser may forbid it.
        let _ = window.print();
    }
}

/// Milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// The day of a moment where its player is, such as `2026-11-23`.
pub fn day(millis: f64) -> String {
    let date = js_sys::Date::new(&millis.into());
    format!("{}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// A moment where its player is, as a field for a day and a time has it: `2026-11-25T20:00`.
pub fn local_time(millis: f64) -> String {
    let date = js_sys::Date::new(&millis.into());
    format!("{}T{:02}:{:02}", day(millis), date.get_hours(), date.get_minutes())
}

/// How many minutes the clock of its player is behind UTC at a moment.
pub fn offset(millis: f64) -> f64 {
    js_sys::Date::new(&millis.into()).get_timezone_offset()
}

/// The moment that such a field means; none if it means nothing.
pub fn moment(local_time: &str) -> Option<f64> {
    let millis = js_sys::Date::new(&local_time.into()).get_time();
    Some(millis).filter(|millis| millis.is_finite())
}

/// A seed by the browser's chance; none where it has none.
pub fn seed() -> Option<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(Seed(bytes))
}

/// Keeps the screen lit while this page is seen, again after every return; tells whether the browser agrees.
pub fn keep_awake(tell: impl Fn(bool) + Clone + 'static) {
    let ask = move || {
        let tell = tell.clone();
        spawn_local(async move { tell(lit().await.is_some()) });
    };
    ask();
    let seen = window_event_listener_untyped("visibilitychange", move |_| {
        if document().is_some_and(|document| !document.hidden()) {
            ask();
        }
    });
    on_cleanup(move || seen.remove());
}

async fn lit() -> Option<JsValue> {
    let navigator = window()?.navigator();
    let lock = js_sys::Reflect::get(&navigator, &"wakeLock".into()).ok()?;
    let request = js_sys::Reflect::get(&lock, &"request".into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
    let asked = request.call1(&lock, &"screen".into()).ok()?.dyn_into::<js_sys::Promise>().ok()?;
    JsFuture::from(asked).await.ok()
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::written_as;

    #[test]
    fn days_are_written_as_where_the_visitor_is() {
        for (lang, locale, written) in [
            (Lang::En, "en-GB", "en-GB"),
            (Lang::En, "en-AU", "en-AU"),
            (Lang::En, "en", "en-AU"),
            (Lang::En, "fr-CA", "en-AU"),
            (Lang::Fr, "fr-CA", "fr-CA"),
            (Lang::Fr, "fr-FR", "fr-FR"),
            (Lang::Fr, "en-GB", "fr-CA"),
            (Lang::Fr, "", "fr-CA"),
            (Lang::En, "é", "en-AU"),
        ] {
            assert_eq!(written_as(lang, locale), written, "{lang} {locale}");
        }
    }
}
