//! The sheets there are, and a new one.

use cards::Card;
use leptos::{ev::SubmitEvent, prelude::*};
use sheet::Draw;
use table::Seat;

use super::{
    book::{Book, SheetEditor},
    evening::Import,
    to,
};
use crate::{
    browser,
    rooms::{
        home::usual_table,
        parts::{GameChoice, PlayersChoice},
        tables,
    },
    route::Route,
    settings::use_settings,
    words::use_words,
};

/// The most people on a sheet.
const PEOPLE: usize = 8;

/// The first screen.
pub(super) fn begin() -> AnyView {
    let say = use_words();
    let books = Book::all();
    let last = books.first().cloned();
    let list = (!books.is_empty()).then(|| {
        let book = |book: &Book| {
            let (id, sheet) = (to(book, ""), book.sheet().clone());
            let name = move || texts::scorekeeper::heading(&sheet, say.texts());
            view! { <li><a class="button" href=id>{name}</a></li> }
        };
        let season = Route::Score("season".to_owned()).to_string();
        view! {
            <section>
                <h2>{say.get("pad-open-sheets")}</h2>
                <ul class="answers">{books.iter().map(book).collect_view()}</ul>
                <p><a href=season>{say.get("pad-season")}</a></p>
            </section>
        }
    });
    view! {
        <h1>{say.get("web-score")}</h1>
        <p>{say.get("pad-about")}</p>
        {list}
        <NewGame last onto=None/>
        <Import/>
        <LinkField/>
        <p class="hint">{say.get("pad-keeps")}</p>
    }
    .into_any()
}

/// Another game of an evening: with other rules, other partners, or both.
pub(super) fn next(editor: SheetEditor) -> AnyView {
    let say = use_words();
    view! {
        <h1>{say.get("pad-new-partners")}</h1>
        <NewGame last=Some(editor.now()) onto=Some(editor)/>
    }
    .into_any()
}

/// A link to a sheet, for a page that no camera opens: that of an installed app.
#[component]
fn LinkField() -> impl IntoView {
    let say = use_words();
    let read = move |event| {
        let text = event_target_value(&event);
        if let Some((_, part)) = text.trim().split_once("#/score/take/") {
            browser::go(&Route::Score(format!("take/{part}")).to_string(), false);
        }
    };
    view! {
        <div class="field">
            <label for="score-paste">{say.get("pad-paste")}</label>
            <input id="score-paste" autocomplete="off" inputmode="url" on:input=read/>
        </div>
    }
}

/// The code of the rules of a sheet's last game.
fn code(book: &Book) -> Option<String> {
    Some(book.rules().ok()?.code())
}

/// The people of a sheet, those of its last game by their chairs.
fn known(book: &Book) -> Vec<String> {
    let players = &book.game().players;
    let bench = book.sheet().people.iter().filter(|name| !players.contains(name));
    players.iter().chain(bench).cloned().collect()
}

/// The number of seats of these rules.
fn seats(code: &str) -> usize {
    tables::read(code).map_or(4, |rules| rules.seats())
}

/// The form of a new game: the rules, the people, the dealer. It begins a sheet, or goes on with one.
#[component]
fn NewGame(last: Option<Book>, onto: Option<SheetEditor>) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let game = last.as_ref().and_then(code).unwrap_or_else(|| settings.with_untracked(usual_table));
    let chosen = RwSignal::new(game.clone());
    let known: Vec<String> = last.map(|book| known(&book)).unwrap_or_default();
    let names = RwSignal::new(known);
    let dealer = RwSignal::new(0_usize);
    let drawn = RwSignal::new(Vec::<(String, Card)>::new());
    let trouble = RwSignal::new(String::new());
    let name_of = move |at: usize| names.with(|names| names.get(at).cloned().unwrap_or_default());
    let put = move |at: usize, name: String| {
        names.update(|names| {
            if names.len() <= at {
                names.resize(at + 1, String::new());
            }
            names[at] = name;
        });
    };
    let shown_name = move |at: usize| {
        let name = name_of(at);
        let chair = || say.with("pad-chair", &[("count", (at as u32 + 1).into())]);
        if name.trim().is_empty() { chair() } else { name }
    };
    let chairs = move || {
        // A draw gives the players other chairs.
        drawn.track();
        let seats = chosen.with(|code| seats(code));
        let chair = |at: usize| {
            let id = format!("score-name-{at}");
            let label = move || say.with("pad-chair", &[("count", (at as u32 + 1).into())]);
            let value = names.with_untracked(|names| names.get(at).cloned().unwrap_or_default());
            view! {
                <li data-chair=at.to_string()>
                    <label class="heard-only" for=id.clone()>{label}</label>
                    <input
                        id=id
                        autocomplete="off"
                        maxlength="32"
                        placeholder=label
                        prop:value=value
                        on:input=move |event| put(at, event_target_value(&event))
                    />
                </li>
            }
        };
        view! { <ul class="chairs" data-seats=seats.to_string()>{(0..seats).map(chair).collect_view()}</ul> }
    };
    let bench = move || {
        let seats = chosen.with(|code| seats(code));
        let room = PEOPLE - seats.min(PEOPLE);
        let value =
            names.with_untracked(|names| names.iter().skip(seats).cloned().collect::<Vec<_>>().join(", "));
        (room > 0).then(|| {
            let read = move |event| {
                let text = event_target_value(&event);
                names.update(|names| {
                    names.resize(seats, String::new());
                    names.extend(text.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()));
                });
            };
            view! {
                <div class="field">
                    <label for="score-bench">{say.get("pad-bench")}</label>
                    <input id="score-bench" autocomplete="off" aria-describedby="score-bench-hint" prop:value=value on:input=read/>
                    <p class="hint" id="score-bench-hint">{say.get("pad-bench-hint")}</p>
                </div>
            }
        })
    };
    let dealers = move || {
        let seats = chosen.with(|code| seats(code));
        let one = |at: usize| {
            view! {
                <label class="chip">
                    <input
                        type="radio"
                        name="score-dealer"
                        prop:checked=move || dealer.get() == at
                        on:change=move |_| { dealer.set(at); drawn.set(Vec::new()); }
                    />
                    <span>{move || shown_name(at)}</span>
                </label>
            }
        };
        (0..seats).map(one).collect_view()
    };
    let draw = move |_| {
        let seats = chosen.with_untracked(|code| seats(code));
        let drawn_now = tables::read(&chosen.get_untracked()).ok().zip(browser::seed());
        if let Some(Draw { cards, players, dealer: first }) =
            drawn_now.and_then(|(rules, seed)| sheet::draw(&rules, seed))
        {
            // Whoever has no name yet gets one that goes with them to their chair.
            let player = |at: usize| say.with("before-player", &[("number", (at + 1).into())]);
            let people: Vec<String> =
                (0..seats).map(|at| written_name(names, at).unwrap_or_else(|| player(at))).collect();
            names.update(|names| {
                names.resize(names.len().max(seats), String::new());
                for (name, player) in names.iter_mut().zip(players) {
                    name.clone_from(&people[player]);
                }
            });
            dealer.set(first);
            drawn.set(people.into_iter().zip(cards).collect());
        }
    };
    let told = move || {
        let cards = drawn.get();
        let texts = say.texts();
        let one = |(name, card): &(String, Card)| {
            let args = [("name", name.clone().into()), ("card", texts.the_card(*card).into())];
            view! { <li>{texts.format("pad-drawn", &args)}</li> }
        };
        let first = say.with("pad-draw-dealer", &[("name", shown_name(dealer.get()).into())]);
        let list = cards.iter().map(one).collect_view();
        (!cards.is_empty()).then(|| view! { <ul class="drawn">{list}</ul><p><b>{first}</b></p> })
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let seats = chosen.with_untracked(|code| seats(code));
        let mut people: Vec<String> = (0..seats).map(shown_name_untracked(names, say)).collect();
        people.extend(names.with_untracked(|names| names.iter().skip(seats).cloned().collect::<Vec<_>>()));
        // Only codes that can be read are offered.
        let Ok(rules) = tables::read(&chosen.get_untracked()) else { return };
        let dealer = Seat(dealer.get_untracked() as u8);
        let today = browser::day(browser::now());
        let begun = sheet::Book::begin(&rules, &people, dealer, Some(today));
        let book = match onto {
            Some(editor) => editor
                .write(|book| begun.and_then(|begun| book.go_on(begun)))
                .map(|done| done.map(|()| editor.now())),
            None => Some(begun.map(Book::new)),
        };
        match book {
            Some(Ok(book)) if book.keep() => browser::go(&to(&book, ""), false),
            Some(Ok(_)) => trouble.set(say.texts().get("pad-not-kept")),
            Some(Err(fault)) => trouble.set(texts::scorekeeper::fault(&fault, say.texts())),
            None => {}
        }
    };
    view! {
        <form class="new-sheet" on:submit=submit>
            {onto.is_none().then(|| view! { <h2>{say.get("pad-new")}</h2> })}
            <GameChoice id="score-game" label="pad-game" code=game go=move |code| { chosen.set(code); dealer.set(0); drawn.set(Vec::new()); }/>
            {move || view! {
                <PlayersChoice
                    id="score-players"
                    code=chosen.get()
                    go=move |code| { chosen.set(code); dealer.set(0); drawn.set(Vec::new()); }
                />
            }}
            <fieldset class="field">
                <legend>{say.get("pad-people")}</legend>
                <p class="hint">{say.get("pad-people-hint")}</p>
                {chairs}
                {bench}
            </fieldset>
            <fieldset class="field choice" id="score-dealers">
                <legend>{say.get("pad-dealer")}</legend>
                <div class="chips">{dealers}</div>
                <p><button type="button" on:click=draw>{say.get("pad-draw")}</button></p>
                <div role="status">{told}</div>
            </fieldset>
            {move || Some(trouble.get()).filter(|why| !why.is_empty()).map(|why| view! { <p class="problems" role="alert">{why}</p> })}
            <button class="primary big">{say.get("pad-begin")}</button>
        </form>
    }
}

fn shown_name_untracked(names: RwSignal<Vec<String>>, say: crate::words::Say) -> impl Fn(usize) -> String {
    move |at| {
        let chair = || say.with("pad-chair", &[("count", (at as u32 + 1).into())]);
        written_name(names, at).unwrap_or_else(chair)
    }
}

/// The name of whoever sits on a chair, if somebody has written it.
fn written_name(names: RwSignal<Vec<String>>, at: usize) -> Option<String> {
    let name = names.with_untracked(|names| names.get(at).map(|name| name.trim().to_owned()));
    name.filter(|name| !name.is_empty())
}
