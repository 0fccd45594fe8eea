//! *Keep the score*: the sheets of people who play with real cards. Each screen has an address, so that going back
//! loses nothing; what is written is saved in the browser at every tap.

mod begin;
mod board;
mod book;
mod cards_pad;
mod chart;
mod contract;
mod evening;
mod hand;
mod hand_over;
mod noted;
mod picture;
mod result;
mod rows;
mod take;

use kookaburra::AnyRules;
use leptos::prelude::*;
use texts::Texts;
use texts::scorekeeper::Keeper;

pub(crate) use self::book::KEY;
use self::book::{Book, SheetEditor};
pub(super) use self::book::{being_played, note_both, people_at_chairs, write_ruling};
use super::{parts::name_page, tables};
use crate::{route::Route, words::use_words};

/// The sheets: all of them, or a place in one.
#[component]
pub(crate) fn Score(place: String) -> impl IntoView {
    let say = use_words();
    name_page(say.get("web-score"));
    let (first, rest) = match place.split_once('/') {
        Some((first, rest)) => (first.to_owned(), rest.to_owned()),
        None => (place, String::new()),
    };
    let (screen, rest) = rest.split_once('/').unwrap_or((&rest, ""));
    let shown = match first.parse().map(Book::read) {
        Ok(Some(book)) => open(SheetEditor::new(book), screen, rest),
        Ok(None) => view! { <p class="problems">{say.get("pad-gone")}</p>{begin::begin()} }.into_any(),
        Err(_) if first == "season" => evening::season_of_all(),
        Err(_) if first == "take" => take::take(screen),
        Err(_) => begin::begin(),
    };
    view! { <article class="room score-room">{shown}</article> }
}

/// A screen of a sheet.
fn open(editor: SheetEditor, screen: &str, rest: &str) -> AnyView {
    let say = use_words();
    let shown = match screen {
        "hand" => hand::hand(editor),
        "points" => hand::points(editor),
        "next" => begin::next(editor),
        "fix" => hand::fix(editor, rest.parse().unwrap_or(usize::MAX)),
        "sheet" => rows::rows(editor),
        "evening" => evening::evening(editor),
        _ => board::board(editor),
    };
    let unsaved = move || {
        editor.unsaved.get().then(|| view! { <p class="problems" role="alert">{say.get("pad-not-kept")}</p> })
    };
    view! { {unsaved}{shown} }.into_any()
}

/// The address of a place in a sheet.
fn to(book: &Book, screen: &str) -> String {
    let place = if screen.is_empty() { book.id.to_string() } else { format!("{}/{screen}", book.id) };
    Route::Score(place).to_string()
}

/// The texts in the words of those who play this game.
fn words(rules: &AnyRules) -> Texts {
    tables::words(use_words().lang(), rules)
}

/// Whoever says what stands on a sheet, in the game that is played.
fn keeper<'a>(book: &'a Book, texts: Texts) -> Keeper<'a> {
    Keeper { texts, names: &book.game().players }
}

/// Those who score together: with a plus for the eye, in words for the ear.
fn heading(keeper: &Keeper<'_>, column: &sheet::Column) -> AnyView {
    let (seen, heard) = (keeper.column(column), keeper.side(column));
    if column.names.len() < 2 {
        return seen.into_any();
    }
    view! { <span aria-hidden="true">{seen}</span><span class="heard-only">{heard}</span> }.into_any()
}

/// A bid as it stands in a row, with the colour of its suit.
fn coloured(text: String) -> AnyView {
    let is_red = text.contains(['♥', '♦']);
    view! { <span class:red-suit=is_red>{text}</span> }.into_any()
}

/// A screen that shows what is wrong where a sheet can't be scored.
fn with_scores(
    editor: SheetEditor,
    show: impl Fn(&Book, &AnyRules, sheet::Scores) -> AnyView + Send + 'static,
) -> AnyView {
    let say = use_words();
    let shown = move || {
        let book = editor.book();
        match book.rules().and_then(|rules| Ok((book.scores()?, rules))) {
            Ok((scores, rules)) => show(&book, &rules, scores),
            Err(fault) => {
                view! { <p class="problems">{texts::scorekeeper::fault(&fault, say.texts())}</p> }.into_any()
            }
        }
    };
    shown.into_any()
}

/// The ways between the screens of a sheet.
fn bar(book: &Book, texts: Texts, here: &str) -> AnyView {
    let way = |screen: &'static str, key: &str| {
        let current = (screen == here).then_some("page");
        view! { <a class="button" href=to(book, screen) aria-current=current>{texts.get(key)}</a> }
    };
    view! {
        <nav class="score-bar" aria-label=texts.get("web-score")>
            {way("", "pad-board")}
            {way("hand", "pad-hand")}
            {way("sheet", "pad-sheet")}
            {way("evening", "pad-evening")}
        </nav>
    }
    .into_any()
}
