//! The table in the browser. One program is both the page and its worker: the page draws scenes and sends requests; the
//! worker holds the match or the connection, the bots and the browser's store. The page never gets more than the player
//! may see.
#![forbid(unsafe_code)]
#![allow(unreachable_pub, reason = "nobody uses this library but its own program")]

mod announce;
mod app;
mod backup;
mod browser;
mod derived;
mod games;
mod hold;
mod json;
mod link;
mod message;
mod online;
mod play;
mod rooms;
mod route;
mod scroll;
mod settings;
mod store;
mod table;
mod words;
mod worker;

use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

/// Starts whichever of the two the browser has loaded this as.
pub fn start() {
    console_error_panic_hook::set_once();
    // The language that can always be spoken; others are fetched.
    texts::provide::english();
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => worker::start(scope),
        Err(_) => leptos::mount::mount_to_body(app::App),
    }
}
