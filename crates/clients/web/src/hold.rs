//! The tab that plays a match is the one that holds its lock. A tab that closes, or whose worker breaks down, lets go
//! by itself; another one may take the lock away, and the tab that held it is told at once.
//!
//! Without locks (outside a secure context) everybody may play; then only the store sees that two do.

use std::{cell::Cell, rc::Rc};

use futures_channel::oneshot;
use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortSignal;

/// How long another tab may take to let go, in milliseconds: one that is being closed or loaded anew does it as soon as
/// the device has time for it.
const PATIENCE: u32 = 1_500;

const NAME: &str = "kookaburra-match-";

/// The right to play a match; it ends with this value.
pub(crate) struct Hold {
    release: Option<Function>,
    lost: Rc<Cell<bool>>,
}

impl Hold {
    /// Whether another tab has taken the match over.
    pub(crate) fn is_lost(&self) -> bool {
        self.lost.get()
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        if let Some(release) = &self.release {
            // It resolves a promise.
            let _ = release.call0(&JsValue::NULL);
        }
    }
}

fn locks() -> Option<JsValue> {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into()).ok()?;
    Reflect::get(&navigator, &"locks".into()).ok().filter(JsValue::is_object)
}

fn method(locks: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(locks, &name.into()).ok()?.dyn_into().ok()
}

/// Takes a match, from another tab that has it if that is wanted. `lost` is called when somebody else takes it over.
///
/// None if another tab plays it.
pub(crate) async fn take(id: u32, from_others: bool, lost: impl Fn() + 'static) -> Option<Hold> {
    let Some((locks, request)) =
        locks().and_then(|locks| method(&locks, "request").map(|request| (locks, request)))
    else {
        return Some(Hold { release: None, lost: Rc::default() });
    };
    let options = Object::new();
    let (option, value) = if from_others {
        ("steal", JsValue::TRUE)
    } else {
        ("signal", AbortSignal::timeout_with_u32(PATIENCE).into())
    };
    // A plain object takes it.
    let _ = Reflect::set(&options, &option.into(), &value);
    let (sender, answer) = oneshot::channel();
    let granted = Rc::new(Cell::new(Some(sender)));
    let refused = granted.clone();
    // The lock is held until the promise is saved.
    let held = Closure::once_into_js(move |_lock: JsValue| {
        let mut release = None;
        let promise = Promise::new(&mut |resolve, _| release = Some(resolve));
        if let Some(granted) = granted.take() {
            // Nobody waits any more.
            let _ = granted.send(release);
        }
        promise
    });
    let asked = request.call3(&locks, &format!("{NAME}{id}").into(), &options, &held).ok()?;
    let is_lost = Rc::new(Cell::new(false));
    let losing = is_lost.clone();
    spawn_local(async move {
        if JsFuture::from(asked.unchecked_into::<Promise>()).await.is_err() {
            match refused.take() {
                // It was never had.
                Some(refused) => drop(refused),
                None => {
                    losing.set(true);
                    lost();
                }
            }
        }
    });
    let release = answer.await.ok()?;
    Some(Hold { release, lost: is_lost })
}

/// The matches that somebody plays in this browser, this tab included.
pub(crate) async fn played() -> Vec<u32> {
    asked().await.unwrap_or_default()
}

/// Waits until a match that was let go is free: the browser may take a moment.
pub(crate) async fn released(id: u32) {
    for _ in 0..5 {
        if !played().await.contains(&id) {
            return;
        }
        TimeoutFuture::new(20).await;
    }
}

async fn asked() -> Option<Vec<u32>> {
    let locks = locks()?;
    let query: Promise = method(&locks, "query")?.call0(&locks).ok()?.dyn_into().ok()?;
    let held = Reflect::get(&JsFuture::from(query).await.ok()?, &"held".into()).ok()?;
    let locks = Array::from(&held).to_vec();
    let name = |lock: JsValue| Reflect::get(&lock, &"name".into()).ok()?.as_string();
    Some(
        locks.into_iter().filter_map(name).filter_map(|name| name.strip_prefix(NAME)?.parse().ok()).collect(),
    )
}
