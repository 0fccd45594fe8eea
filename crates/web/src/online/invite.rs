//! The way to a table, for others: a link to copy or share, and the same as a picture.

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

/// A text as a picture to scan: a path of dark points for each row, since one for all is more than some browsers draw right; and how
/// many points it is wide with its white edge.
fn picture(text: &str) -> Option<(Vec<String>, usize)> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let row = |(y, row): (usize, &[Color])| {
        let dark = row.iter().enumerate().filter(|(_, color)| **color == Color::Dark);
        dark.map(|(x, _)| format!("M{} {}h1v1h-1z", x + QUIET, y + QUIET)).collect()
    };
    Some((code.to_colors().chunks(width).enumerate().map(row).collect(), width + 2 * QUIET))
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
    let drawn = picture(&link).map(|(rows, width)| {
        view! {
            <svg class="qr" role="img" viewBox=format!("0 0 {width} {width}") shape-rendering="crispEdges">
                <title>{say.get("online-qr")}</title>
                <rect width=width height=width fill="#ffffff"></rect>
                {rows.into_iter().map(|row| view! { <path d=row fill="#000000"></path> }).collect_view()}
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
        let (rows, width) = picture("https://500.example/#/t/k3v9xq").unwrap();
        let modules = width - 2 * QUIET;
        assert!((21..=177).contains(&modules) && (modules - 17).is_multiple_of(4));
        // The corners of the marks are dark, and the edge is white.
        for (x, y) in [(0, 0), (modules - 1, 0), (0, modules - 1)] {
            assert!(rows[y].contains(&format!("M{} {}h", x + QUIET, y + QUIET)));
        }
        assert!(rows.iter().all(|row| !row.contains("M0 ") && !row.contains("M3 ")));
    }
}
