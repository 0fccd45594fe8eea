//! Notifications at this browser while the page is closed: its maker’s server brings them, the service worker asks what
//! there is to say.

use js_sys::{Function, Object, Promise, Reflect};
use online_wire::http::{Listening, QuietHours};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::hours::Wanted;
use crate::{
    browser,
    online::api::{self, NoAnswer},
    words::Say,
};

/// Where it is saved that this browser is notified.
const KEY: &str = "kookaburra-knocks";

fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|found| !found.is_null() && !found.is_undefined())
}

/// Calls a function of something, with a value if it takes one.
fn call(of: &JsValue, name: &str, with: Option<&JsValue>) -> Option<JsValue> {
    let function = get(of, name)?.dyn_into::<Function>().ok()?;
    with.map_or_else(|| function.call0(of), |with| function.call1(of, with)).ok()
}

/// What comes of one that lets one wait; nothing where the browser has none, or says no.
async fn wait(of: &JsValue, name: &str, with: Option<&JsValue>) -> Option<JsValue> {
    let promise = call(of, name, with)?.dyn_into::<Promise>().ok()?;
    let found = JsFuture::from(promise).await.ok()?;
    Some(found).filter(|found| !found.is_null() && !found.is_undefined())
}

/// An object of these values.
fn object(values: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in values {
        // A plain object takes it.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// The service worker’s registration, once it works.
async fn registration() -> Option<JsValue> {
    let container = get(&browser::window()?.navigator().into(), "serviceWorker")?;
    let ready = get(&container, "ready")?.dyn_into::<Promise>().ok()?;
    JsFuture::from(ready).await.ok()
}

/// The way by which this browser is notified, if there is one.
async fn subscription(registration: &JsValue) -> Option<JsValue> {
    wait(&get(registration, "pushManager")?, "getSubscription", None).await
}

async fn subscribe(registration: &JsValue, key: &str) -> Option<JsValue> {
    let wanted = object(&[("userVisibleOnly", true.into()), ("applicationServerKey", key.into())]);
    let manager = get(registration, "pushManager")?;
    if let Some(new) = wait(&manager, "subscribe", Some(&wanted)).await {
        return Some(new);
    }
    // The one that is there is by another server’s key.
    wait(&subscription(registration).await?, "unsubscribe", None).await?;
    wait(&manager, "subscribe", Some(&wanted)).await
}

fn endpoint(subscription: &JsValue) -> Option<String> {
    get(subscription, "endpoint")?.as_string()
}

/// Has this browser notified, but for quiet hours; whether that can be.
pub async fn listen(wanted: Wanted, say: Say) -> bool {
    let listens = async {
        let key = api::push_notifications().await?;
        let registration = registration().await.ok_or(NoAnswer::OutOfReach)?;
        let subscription = subscribe(&registration, &key).await.ok_or(NoAnswer::OutOfReach)?;
        let quiet = QuietHours { from: wanted.from, to: wanted.to, offset: ahead(), zone: zone() };
        let endpoint = endpoint(&subscription).ok_or(NoAnswer::OutOfReach)?;
        api::listen(&Listening { endpoint, quiet: Some(quiet), before: None }).await?;
        tell(&registration, say);
        Ok::<(), NoAnswer>(())
    };
    let listens = listens.await.is_ok();
    if listens {
        // If it is not saved, the player is asked again.
        let _ = browser::keep(KEY, "yes");
    }
    listens
}

/// How many minutes the clock here is ahead of UTC.
fn ahead() -> i16 {
    let behind = call(&js_sys::Date::new_0(), "getTimezoneOffset", None);
    behind.and_then(|behind| behind.as_f64()).map_or(0, |behind| -behind as i16)
}

/// The name of the time zone here, where the browser tells it.
fn zone() -> Option<String> {
    let format = js_sys::Intl::DateTimeFormat::new(&js_sys::Array::new(), &Object::new());
    get(&format.resolved_options().into(), "timeZone")?.as_string()
}

/// Takes away what was said of a turn: whoever is told looks at it now, or it is over.
pub async fn put_away() {
    let Some(registration) = registration().await else { return };
    let turn = object(&[("tag", "turn".into())]);
    let told = wait(&registration, "getNotifications", Some(&turn)).await;
    if let Some(told) = told {
        for one in js_sys::Array::from(&told).iter() {
            let _closed = call(&one, "close", None);
        }
    }
}

/// Whether this browser is notified, as far as it knows.
pub fn listens() -> bool {
    browser::saved(KEY).is_some()
}

/// Tells the service worker the language, and what it says if it can’t ask.
fn tell(registration: &JsValue, say: Say) {
    let words = say.texts().get("online-notify-your-turn");
    let words = object(&[("lang", say.lang().code().into()), ("words", words.into())]);
    if let Some(worker) = get(registration, "active") {
        // A worker takes it.
        let _ = call(&worker, "postMessage", Some(&words));
    }
}

/// Has this browser notified no more.
pub async fn stop() {
    browser::forget(KEY);
    let Some(registration) = registration().await else { return };
    let Some(subscription) = subscription(&registration).await else { return };
    if let Some(endpoint) = endpoint(&subscription) {
        // A server that can’t be reached is told by the browser’s maker that nobody is there.
        // The server may be out of reach.
        let _ = api::no_more(endpoint).await;
    }
    wait(&subscription, "unsubscribe", None).await;
}
