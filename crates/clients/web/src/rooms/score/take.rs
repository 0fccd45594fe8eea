//! A sheet from elsewhere, by a link, a picture or a file: what it changes is shown before it is taken. The longer
//! history wins; where both differ, somebody says which is right.

use leptos::prelude::*;
use sheet::{Meeting, Part, Scores, Sheet, meet, unpacked};
use texts::Texts;
use texts::scorekeeper::rows_from;

use super::{book::Book, to};
use crate::{browser, rooms::parts::Sure, words::use_words};

/// What the keys of parts begin with; the sign of their sheet and their number follow.
const KEY: &str = "kookaburra-part-";

/// A part that came by a link: with all the others it is a sheet.
pub(super) fn take(text: &str) -> AnyView {
    let say = use_words();
    let Ok(part) = text.parse::<Part>() else { return wrong(say.texts().get("pad-link-wrong")) };
    // Without it one part is all there is.
    let _ = browser::keep(&key(&part.sign, part.number), &part.to_string());
    let saved = |number| browser::saved(&key(&part.sign, number))?.parse::<Part>().ok();
    let others = (1..=part.count).filter_map(saved);
    let mut parts = vec![part.clone()];
    parts.extend(others.filter(|other| other.sign == part.sign && other.number != part.number));
    match unpacked(&parts) {
        Ok(Some(sheet)) => {
            parts.iter().for_each(|part| browser::forget(&key(&part.sign, part.number)));
            let title = say.get("pad-from-elsewhere");
            view! { <h1>{title}</h1>{meeting(&sheet, say.texts())} }.into_any()
        }
        Ok(None) => {
            let args = [("here", (parts.len() as u32).into()), ("count", (part.count as u32).into())];
            view! { <p role="status">{say.texts().format("pad-parts-missing", &args)}</p> }.into_any()
        }
        Err(fault) => wrong(texts::scorekeeper::fault(&fault, say.texts())),
    }
}

fn key(sign: &str, number: usize) -> String {
    format!("{KEY}{sign}-{number}")
}

fn wrong(why: String) -> AnyView {
    view! { <p class="problems" role="alert">{why}</p> }.into_any()
}

/// What a sheet changes here, and the ways to take it.
pub(super) fn meeting(theirs: &Sheet, texts: Texts) -> AnyView {
    let scores = match sheet::score(theirs) {
        Ok(scores) => scores,
        Err(fault) => return wrong(texts::scorekeeper::fault(&fault, texts)),
    };
    let met = Book::all().into_iter().map(|book| (meet(book.sheet(), theirs), book));
    let met =
        met.filter(|(meeting, _)| *meeting != Meeting::Stranger).min_by_key(|(meeting, _)| match meeting {
            Meeting::Same | Meeting::Longer(..) | Meeting::Shorter => 0,
            _ => 1,
        });
    match met {
        None => stranger(theirs, texts),
        Some((Meeting::Longer(game, entry), ours)) => longer(&ours, theirs, &scores, (game, entry), texts),
        Some((Meeting::Fork(game, entry), ours)) => fork(&ours, theirs, &scores, (game, entry), texts),
        Some((meeting, ours)) => {
            let key = if meeting == Meeting::Same { "pad-same" } else { "pad-shorter" };
            view! {
                <p>{texts.get(key)}</p>
                <p><a class="button primary" href=to(&ours, "")>{texts.get("pad-board")}</a></p>
            }
            .into_any()
        }
    }
}

/// A button that takes a sheet: in the place of one that is here, or beside it.
fn taking(name: String, theirs: &Sheet, place: Option<u32>) -> AnyView {
    let theirs = theirs.clone();
    let act = move |_| {
        let pages = sheet::Book::open(theirs.clone());
        let book = pages.map(|pages| Book::new(pages).in_place_of(place)).filter(Book::keep);
        if let Some(book) = book {
            browser::go(&to(&book, ""), false);
        }
    };
    view! { <button type="button" class="primary" on:click=act>{name}</button> }.into_any()
}

/// A button that takes a sheet in the place of one that differs: what is only there is lost, so it is asked.
fn replacing(theirs: &Sheet, place: u32) -> AnyView {
    let theirs = theirs.clone();
    let act = move || {
        let pages = sheet::Book::open(theirs.clone());
        let book = pages.map(|pages| Book::new(pages).in_place_of(Some(place))).filter(Book::keep);
        if let Some(book) = book {
            browser::go(&to(&book, ""), false);
        }
    };
    view! { <Sure label="pad-take-theirs" question="pad-take-theirs-sure" act/> }.into_any()
}

fn lines(lines: Vec<String>) -> AnyView {
    view! { <ul class="effect">{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul> }
        .into_any()
}

fn stranger(theirs: &Sheet, texts: Texts) -> AnyView {
    let hands: usize = theirs.games.iter().map(|game| game.hands.len()).sum();
    let args = [
        ("games", (theirs.games.len() as u32).into()),
        ("hands", (hands as u32).into()),
        ("names", theirs.people.join(", ").into()),
    ];
    view! {
        <p>{texts.format("pad-import-shows", &args)}</p>
        <p>{taking(texts.get("pad-import-add"), theirs, None)}</p>
    }
    .into_any()
}

fn longer(ours: &Book, theirs: &Sheet, scores: &Scores, from: (usize, usize), texts: Texts) -> AnyView {
    let more = rows_from(theirs, scores, from, texts);
    view! {
        <p>{texts.get("pad-longer")}</p>
        {lines(more)}
        <p>{taking(texts.get("pad-take-it"), theirs, Some(ours.id))}</p>
    }
    .into_any()
}

fn fork(ours: &Book, theirs: &Sheet, scores: &Scores, from: (usize, usize), texts: Texts) -> AnyView {
    let own = ours.scores().map(|scores| rows_from(ours.sheet(), &scores, from, texts)).unwrap_or_default();
    let other = rows_from(theirs, scores, from, texts);
    let place = [("game", (from.0 as u32 + 1).into()), ("hand", (from.1 as u32 + 1).into())];
    view! {
        <p>{texts.format("pad-fork", &place)}</p>
        <div class="both">
            <section><h2>{texts.get("pad-ours")}</h2>{lines(own)}</section>
            <section><h2>{texts.get("pad-theirs")}</h2>{lines(other)}</section>
        </div>
        <p class="score-bar">
            <a class="button" href=to(ours, "")>{texts.get("pad-keep-ours")}</a>
            {replacing(theirs, ours.id)}
            {taking(texts.get("pad-keep-both"), theirs, None)}
        </p>
    }
    .into_any()
}
