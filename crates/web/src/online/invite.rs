//! The way to a table, for others: a link to copy or share, and the same as a picture.

use std::fmt::Write;

use leptos::prelude::*;
use qrcode::{Color, EcLevel, QrCode};
use wasm_bindgen::{JsCast, JsValue};

use crate::{
    browser,
    rooms::{Copied, here},
    route::Route,
    words::use_words,
};

/// How much white belongs around the picture, in its points.
const QUIET: usize = 4;

/// A text as a picture to scan: the path of its dark points, and how many points it is wide with its white edge.
fn picture(text: &str) -> Option<(String, usize)> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (at, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let _a_string_takes_it = write!(path, "M{} {}h1v1h-1z", at % width + QUIET, at / width + QUIET);
        }
    }
    Some((path, width + 2 * QUIET))
}

/// The browser’s own way to share, where it has one.
fn sharing() -> Option<(web_sys::Navigator, js_sys::Function)> {
    let navigator = browser::window()?.navigator();
    let share = js_sys::Reflect::get(&navigator, &JsValue::from_str("share")).ok()?;
    Some((navigator, share.dyn_into().ok()?))
}

fn share(link: &str) {
    if let Some((navigator, share)) = sharing() {
        let what = js_sys::Object::new();
        let _a_plain_object_takes_it = js_sys::Reflect::set(&what, &"url".into(), &link.into());
        let _may_be_put_away = share.call1(&navigator, &what);
    }
}

/// The way to a table.
#[component]
pub fn Invite(code: String) -> impl IntoView {
    let say = use_words();
    let link = here(&Route::Online(code).to_string());
    let drawn = picture(&link).map(|(path, width)| {
        view! {
            <svg class="qr" role="img" viewBox=format!("0 0 {width} {width}") shape-rendering="crispEdges">
                <title>{say.get("online-qr")}</title>
                <rect width=width height=width fill="#ffffff"></rect>
                <path d=path fill="#000000"></path>
            </svg>
        }
    });
    let shared = link.clone();
    let share_it = sharing().is_some().then(|| {
        view! { <button type="button" on:click=move |_| share(&shared)>{say.get("online-share")}</button> }
    });
    view! {
        <section class="invite" aria-label=say.get("online-invite")>
            <Copied id="online-link" label="online-link" text=link/>
            {share_it}
            {drawn}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_a_square_with_its_three_marks() {
        let (path, width) = picture("https://500.example/#/t/k3v9xq").unwrap();
        let modules = width - 2 * QUIET;
        assert!((21..=177).contains(&modules) && (modules - 17).is_multiple_of(4));
        // The corners of the marks are dark, and the edge is white.
        for (x, y) in [(0, 0), (modules - 1, 0), (0, modules - 1)] {
            assert!(path.contains(&format!("M{} {}h", x + QUIET, y + QUIET)));
        }
        assert!(!path.contains("M0 ") && !path.contains("M3 "));
    }
}
