//! A sheet for another phone: a link, and the same in pictures that its camera reads.

use leptos::prelude::*;
use qrcode::{Color, EcLevel, QrCode};
use sheet::packed;
use texts::Texts;

use super::book::Book;
use crate::{
    rooms::{parts::Copied, sheet::here},
    route::Route,
};

/// The most letters of a picture: more of them, and cameras begin to fail.
const LETTERS: usize = 500;
/// More letters than any link has.
const WHOLE: usize = 100_000;
/// The light edge that cameras need, in modules.
const EDGE: usize = 4;

/// The address that takes a part of a sheet.
fn address(part: &sheet::Part) -> String {
    here(&Route::Score(format!("take/{part}")).to_string())
}

/// The way to hand a sheet over. The pictures are made when somebody opens it.
pub(super) fn hand_over(book: &Book, texts: Texts) -> AnyView {
    let sheet = book.sheet().clone();
    let opened = RwSignal::new(false);
    let shown = move || opened.get().then(|| links(&sheet, texts));
    let toggle = move |_| opened.update(|opened| *opened = !*opened);
    view! {
        <section class="hand-over">
            <button type="button" aria-expanded=move || opened.get().to_string() on:click=toggle>
                {texts.get("pad-hand-over")}
            </button>
            {shown}
        </section>
    }
    .into_any()
}

fn links(sheet: &sheet::Sheet, texts: Texts) -> AnyView {
    let link: String = packed(sheet, WHOLE).iter().map(address).collect();
    let room = LETTERS - address_alone().len();
    let parts = packed(sheet, room);
    let picture = |part: &sheet::Part| {
        let count = [("number", (part.number as u32).into()), ("count", (part.count as u32).into())];
        let caption = texts.format("pad-part", &count);
        view! { <figure>{code(&address(part), &caption)}<figcaption>{caption.clone()}</figcaption></figure> }
    };
    view! {
        <p class="hint">{texts.get("pad-hand-over-about")}</p>
        <div class="codes">{parts.iter().map(picture).collect_view()}</div>
        <Copied id="score-link" label="pad-link" text=Signal::derive(move || link.clone())/>
    }
    .into_any()
}

/// The part that all addresses share.
fn address_alone() -> String {
    here(&Route::Score("take/".to_owned()).to_string())
}

/// A QR code.
fn code(text: &str, name: &str) -> Option<AnyView> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let width = code.width();
    let colors = code.to_colors();
    // A path for each row: one for all is more than some browsers draw right.
    let row = |(y, row): (usize, &[Color])| {
        let dark = row.iter().enumerate().filter(|(_, color)| **color == Color::Dark);
        let path: String = dark.map(|(x, _)| format!("M{} {}h1v1h-1z", x + EDGE, y + EDGE)).collect();
        view! { <path d=path fill="#000"/> }
    };
    let rows = colors.chunks(width).enumerate().map(row).collect_view();
    let size = width + 2 * EDGE;
    Some(
        view! {
            <svg viewBox=format!("0 0 {size} {size}") role="img" aria-label=name.to_owned() shape-rendering="crispEdges">
                <rect width=size.to_string() height=size.to_string() fill="#fff"/>
                {rows}
            </svg>
        }
        .into_any(),
    )
}
