//! What lies over the table until it is put away: the score sheet, the last trick, what was told, the menu.

use std::cell::RefCell;

use desk::wire::{DeskRequest, Record, Score, ScoreView};
use faces::Icon;
use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::HtmlElement;

use super::{
    card::{Front, Line, in_colours},
    context::{At, Over, later, later_dressed, use_table},
    keys::{rest, rests},
    log::Log,
    replay::Replay,
    trick::card_words,
};
use crate::{
    browser::document,
    derived::Derived,
    play::Aside,
    rooms::{self, Copied},
    route::Route,
    settings::use_settings,
    words::{signs_in_words, use_words},
};

/// The sheet that is open. It is fetched when something is opened first.
#[component]
pub(crate) fn Overlays() -> impl IntoView {
    let at = use_table();
    let opened = Derived::new(move || {
        at.over.with(Option::is_some)
            || at.play.aside.with(|aside| matches!(aside, Some(Aside::Score(_) | Aside::Record(_))))
    });
    later_dressed(move || opened.get(), opened_ones)
}

#[wasm_split(over, fallible)]
fn opened_ones() -> Result<AnyView, SplitLoaderError> {
    texts::provide::over();
    Ok(view! { <Opened/> }.into_any())
}

#[component]
fn Opened() -> impl IntoView {
    let at = use_table();
    let sheet = Derived::new(move || {
        at.play.aside.with(|aside| match aside {
            Some(Aside::Score(sheet)) => Some(sheet.clone()),
            _ => None,
        })
    });
    let copied = Derived::new(move || {
        at.play.aside.with(|aside| match aside {
            Some(Aside::Record(text)) => Some(text.clone()),
            _ => None,
        })
    });
    let put_away = move || at.play.put_away();
    let close = move || at.over.set(None);
    let score = move || {
        let sheet = sheet.get()?;
        Some(view! { <Sheet title="baize-score" close=put_away><Paper sheet/></Sheet> })
    };
    let copy = move || {
        let text = copied.get()?;
        Some(
            view! { <Sheet title="baize-record" close=put_away><Copied id="record" label="baize-record" text/></Sheet> },
        )
    };
    let open = move || {
        Some(match at.over.get()? {
            Over::LastTrick => {
                view! { <Sheet title="baize-last-trick" close=close><LastTrick/></Sheet> }.into_any()
            }
            Over::Log => view! { <Sheet title="baize-log" close=close wide=true><Log/></Sheet> }.into_any(),
            Over::Menu => view! { <Sheet title="baize-more" close=close><Menu/></Sheet> }.into_any(),
            Over::Keys => view! { <Sheet title="web-help" close=close><Keys/></Sheet> }.into_any(),
            over @ (Over::Object | Over::Otherwise) => {
                later(|| true, move || super::open::opened(over)).into_any()
            }
            Over::Replay => {
                view! { <Sheet title="baize-review" close=close wide=true><Replay/></Sheet> }.into_any()
            }
        })
    };
    view! { {score}{copy}{open} }
}

/// A dialog: over everything, with a name, and gone with Escape, its cross, or a tap beside it.
#[component]
pub(crate) fn Sheet(
    /// The key of its name.
    title: &'static str,
    close: impl Fn() + Copy + Send + Sync + 'static,
    /// Whether it takes the whole width.
    #[prop(optional)]
    wide: bool,
    children: Children,
) -> impl IntoView {
    let say = use_words();
    let dialog = NodeRef::<html::Dialog>::new();
    let at = use_table();
    remember();
    on_cleanup(move || {
        // What lies over it, and what comes instead of it, has yet to be drawn.
        request_animation_frame(move || go_back(at));
    });
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            // An old browser shows it in place.
            let _ = dialog.show_modal();
        }
    });
    let beside = move |event: web_sys::MouseEvent| {
        // The dialog itself is only hit outside of what it contains.
        if event.target() == event.current_target() {
            close();
        }
    };
    view! {
        <dialog class="over" class:wide=wide node_ref=dialog aria-label=say.get(title) on:close=move |_| close() on:click=beside>
            <div class="over-inside">
                <header>
                    <h2>{say.get(title)}</h2>
                    <button class="icon-button" aria-label=say.get("baize-close") on:click=move |_| close()>
                        <Line icon=Icon::Close/>
                    </button>
                </header>
                {children()}
            </div>
        </dialog>
    }
}

thread_local! {
    /// Where the focus was before the first of the sheets that lie over the table or follow each other.
    static CAME_FROM: RefCell<Option<HtmlElement>> = const { RefCell::new(None) };
}

/// Remembers where the focus is, unless it is nowhere.
fn remember() {
    let active = document().and_then(|document| document.active_element());
    let control = active.filter(|active| active.matches("body, dialog, dialog *") == Ok(false));
    if let Some(control) = control.and_then(|active| active.dyn_into().ok()) {
        CAME_FROM.set(Some(control));
    }
}

/// Puts the focus back where it was, or on the question.
fn go_back(at: At) {
    let active = document().and_then(|document| document.active_element());
    let is = |selector: &str| active.as_ref().is_some_and(|active| active.matches(selector) == Ok(true));
    if is("dialog, dialog *") {
        // Another sheet has followed.
        return;
    }
    let before = CAME_FROM.take().filter(|element| element.is_connected());
    match before {
        // The browser has put it somewhere by itself.
        _ if active.as_ref().is_some_and(|active| !rests(active)) => {}
        Some(before) if !rests(&before) => {
            // It may be hidden.
            let _ = before.focus();
        }
        _ => rest(at),
    }
}

/// The score sheet as it is written on paper.
#[component]
pub(crate) fn Paper(sheet: ScoreView) -> impl IntoView {
    let say = use_words();
    let heads = sheet.columns.iter().map(|column| {
        view! { <th scope="col" class:mine=column.mine><super::panel::SideName name=column.name.clone()/></th> }
    });
    let heads = heads.collect_view();
    let lines = sheet.lines.into_iter().map(|line| {
        let (class, sign) = match line.made {
            Some(true) => ("made", " ✓"),
            Some(false) => ("failed", " ✗"),
            None => ("", ""),
        };
        let became = if class.is_empty() { String::new() } else { say.texts().format("result", &[("result", class.into())]) };
        let heard = [signs_in_words(say.texts(), &line.what), became].join(", ");
        let turned = sheet.turned == Some(line.hand);
        let turned_tag = turned.then(|| view! { <span class="turned">{say.get("baize-turned")}</span> });
        let cells = line.cells.into_iter().map(|(points, total)| {
            view! {
                <td>
                    <span class="points">{super::panel::signed(points)}</span>
                    <span class="heard-only">", "{say.get("baize-points-in-all")}" "</span>
                    <span class="running" class:below=total < 0><span>{super::panel::plain(total)}</span></span>
                </td>
            }
        });
        view! { <tr class=class class:turned=turned><th scope="row"><span class="hand-number">{line.hand}</span>" "<span class="heard-only">{heard.trim_end_matches(", ").to_owned()}</span><span aria-hidden="true">{in_colours(&line.what)}{sign}</span>{turned_tag}</th>{cells.collect_view()}</tr> }
    });
    let notes = sheet.notes.into_iter().map(|note| view! { <p>{note}</p> });
    view! {
        <div class="paper">
            <table>
                <thead><tr><th scope="col">{say.get("baize-hand")}</th>{heads}</tr></thead>
                <tbody>{lines.collect_view()}</tbody>
            </table>
            {notes.collect_view()}
        </div>
    }
}

#[component]
fn LastTrick() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let last = at.part(|scene| {
        let desk::wire::TableArea::Tricks(tricks) = &scene.table_area else { return None };
        let trick = tricks.last.clone()?;
        let named = trick.plays.into_iter().enumerate().map(|(n, play)| {
            let name = scene
                .players
                .iter()
                .find(|player| player.seat == play.seat)
                .map(|player| player.name.clone());
            (play.card, name.unwrap_or_default(), n == trick.best)
        });
        Some(named.collect::<Vec<_>>())
    });
    move || {
        let plays = last.get().flatten()?.into_iter().map(|(card, name, best)| {
            let wins = best.then(|| view! { <span class="wins">{say.get("baize-won")}</span> });
            view! {
                <li class:best=best>
                    <span class="slot"><Front card/></span>
                    <span class="label">{name}</span>
                    <span class="heard-only">{card_words(card)}</span>
                    {wins}
                </li>
            }
        });
        Some(view! { <ol class="last-trick">{plays.collect_view()}</ol> })
    }
}

/// The keys of the table; the list is kept with the help.
#[component]
fn Keys() -> impl IntoView {
    let say = use_words();
    view! {
        {later(|| true, rooms::fetched_keys)}
        <p><a href=Route::Help.to_string()>{say.get("baize-all-help")}</a></p>
    }
}

/// The things not needed at every moment.
#[component]
fn Menu() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let settings = use_settings();
    let rules = settings.with_untracked(|settings| settings.last_table.clone());
    let sheet = rules.map(|rules| {
        view! { <a class="button" href=Route::Sheet(rules).to_string()><Line icon=Icon::Rules/>{say.get("baize-rules")}</a> }
    });
    let ask = move |request: DeskRequest| {
        move |_| {
            at.over.set(None);
            at.play.send(request.clone());
        }
    };
    let guidance = move || settings.with(|settings| settings.guidance).to_string();
    let commands = move || settings.with(|settings| settings.command_box).to_string();
    view! {
        <div class="menu">
            {sheet}
            <button on:click=ask(Score.into())><Line icon=Icon::Sheet/>{say.get("baize-score")}</button>
            <button on:click=move |_| at.over.set(Some(Over::Log))><Line icon=Icon::History/>{say.get("baize-log")}</button>
            <button
                aria-pressed=guidance
                on:click=move |_| settings.update(|settings| settings.guidance = !settings.guidance)
            >
                <Line icon=Icon::Info/>{say.get("baize-guidance")}
            </button>
            <button
                aria-pressed=commands
                on:click=move |_| settings.update(|settings| settings.command_box = !settings.command_box)
            >
                <Line icon=Icon::Keyboard/>{say.get("baize-command-box")}
            </button>
            <button on:click=ask(Record.into())><Line icon=Icon::Copy/>{say.get("baize-record")}</button>
            <a class="button" href=Route::Settings.to_string()><Line icon=Icon::Settings/>{say.get("baize-settings")}</a>
            <a class="button" href=Route::Home.to_string()><Line icon=Icon::Home/>{say.get("baize-leave")}</a>
        </div>
    }
}
