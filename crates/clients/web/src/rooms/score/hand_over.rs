//! A sheet for another phone: a link, and the same in pictures that its camera reads.

use leptos::prelude::*;
use qrcode::EcLevel;
use sheet::packed;
use texts::Texts;

use super::book::Book;
use crate::{
    rooms::{parts::Copied, qr::picture, sheet::here},
    route::Route,
};

/// The most letters of a picture: more of them, and cameras begin to fail.
const LETTERS: usize = 500;
/// More letters than any link has.
const WHOLE: usize = 100_000;

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
    let figure = |part: &sheet::Part| {
        let count = [("number", (part.number as u32).into()), ("count", (part.count as u32).into())];
        let caption = texts.format("pad-part", &count);
        let name = caption.clone();
        let code = picture(&address(part), EcLevel::L, move || name.clone());
        view! { <figure>{code}<figcaption>{caption}</figcaption></figure> }
    };
    view! {
        <p class="hint">{texts.get("pad-hand-over-about")}</p>
        <div class="codes">{parts.iter().map(figure).collect_view()}</div>
        <Copied id="score-link" label="pad-link" text=Signal::derive(move || link.clone())/>
    }
    .into_any()
}

/// The part that all addresses share.
fn address_alone() -> String {
    here(&Route::Score("take/".to_owned()).to_string())
}
