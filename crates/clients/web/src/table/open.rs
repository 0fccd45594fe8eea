//! What an open table has besides: objecting, waiting, careless acts, the score sheet that its dealer writes. All of it
//! is a part that is fetched with the first such table.

use desk::wire::{Entry, Moment, OpenRequest, TableRequest, Tap};
use faces::Icon;
use leptos::{ev::SubmitEvent, prelude::*};
use table::Seat;
use texts::referee::Inquiry;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{
    bar::Tool,
    card::in_colours,
    context::{Over, use_table},
    over::Sheet,
    panel::Offers,
};
use crate::{
    derived::Derived,
    play::Aside,
    rooms::{
        Asked, Inquiring,
        number::{Typed, number},
    },
    words::{Say, use_words},
};

/// The words of an open table.
fn learn_words() {
    texts::provide::advice();
    texts::provide::laws();
    texts::provide::open_table();
}

/// The tools of an open table.
#[wasm_split(open, fallible)]
pub(super) fn tools() -> Result<AnyView, SplitLoaderError> {
    learn_words();
    Ok(view! { <Tools/> }.into_any())
}

/// What stands beside an open table.
#[wasm_split(open, fallible)]
pub(super) fn beside() -> Result<AnyView, SplitLoaderError> {
    learn_words();
    Ok(view! { <Beside/> }.into_any())
}

/// What lies over an open table.
#[wasm_split(open, fallible)]
pub(super) fn opened(over: Over) -> Result<AnyView, SplitLoaderError> {
    learn_words();
    let at = use_table();
    let close = move || at.over.set(None);
    Ok(if over == Over::Object {
        view! { <Sheet title="open-object" close=close><Objecting/></Sheet> }.into_any()
    } else {
        view! { <Sheet title="open-more" close=close><Otherwise/></Sheet> }.into_any()
    })
}

/// Objecting is always there, whatever has been done; so is waiting, and going on.
#[component]
fn Tools() -> impl IntoView {
    let at = use_table();
    let waits = at.part(|scene| scene.open.as_ref().is_some_and(|open| open.waits));
    let waits = Derived::new(move || waits.get() == Some(true));
    let moment = at.part(|scene| scene.moment);
    let wait = move || at.play.send(OpenRequest::Wait(!waits.get_untracked()));
    view! {
        <Tool icon=Icon::Claim key="open-object" live=|| true act=move || at.over.set(Some(Over::Object))/>
        <Show
            when=move || waits.get()
            fallback=move || view! { <Tool icon=Icon::History key="open-wait" live=|| true act=wait/> }
        >
            <Tool icon=Icon::Next key="open-step" live=move || moment.get() == Some(Moment::Theirs) act=move || at.play.send(TableRequest::Next)/>
            <Tool icon=Icon::Last key="open-go-on" live=|| true act=wait/>
        </Show>
        <Tool icon=Icon::Info key="open-more" live=|| true act=move || at.over.set(Some(Over::Otherwise))/>
    }
}

/// What rulings have laid on the table, what was objected last, and the sheet that the player writes.
#[component]
fn Beside() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let open = at.part(|scene| scene.open.clone());
    let part = move || open.get().flatten();
    let laws = move || {
        let laws = part()?.laws.into_iter().map(|line| view! { <li>{in_colours(&line)}</li> });
        Some(laws.collect_view())
    };
    let last = move || {
        let claim = part()?.claims.pop()?.into_iter().take(2).collect::<Vec<_>>().join(" ");
        let object = move |_| at.over.set(Some(Over::Object));
        Some(view! { <button class="quiet last-claim" on:click=object>{in_colours(&claim)}</button> })
    };
    let tap = move || {
        let tap = part()?.tap;
        let words = say.texts().get(tap_key(tap));
        let play = move |_| at.play.send(OpenRequest::Tap(Tap::Play));
        (tap != Tap::Play).then(|| {
            view! {
                <p class="tap">{say.get("open-tap")}" "{words}"."
                    <button class="quiet" on:click=play>{say.get("open-back")}</button>
                </p>
            }
        })
    };
    let played = Derived::new(move || part().map(|open| open.played).unwrap_or_default());
    let tricks = move || {
        let played = played.get();
        (!played.is_empty()).then(|| {
            let lines = played.into_iter().map(|line| view! { <li>{in_colours(&line)}</li> });
            view! {
                <details>
                    <summary>{say.get("open-tricks")}</summary>
                    <ul>{lines.collect_view()}</ul>
                </details>
            }
        })
    };
    let entries = Derived::new(move || part().map(|open| open.entries).unwrap_or_default());
    view! {
        <div class="open-table">
            <ul class="laws" aria-label=say.get("open-laws")>{laws}</ul>
            {last}
            {tap}
            {tricks}
            {move || entries.get().into_iter().map(|entry| entry_view(say, entry)).collect_view()}
        </div>
    }
}

/// The points of those who score together, as the player writes them.
fn entry_view(say: Say, entry: Entry) -> AnyView {
    let at = use_table();
    let Entry { seat, name, written } = entry;
    let id = format!("points-{seat}");
    let (typed, told) = (Typed::default(), RwSignal::new(written));
    let write = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(points) = told.get_untracked() {
            at.play.act(format!("enter {seat} {points}"));
        }
    };
    let texts = say.texts();
    let (label, why) =
        (texts.format("open-points-of", &[("name", name.into())]), texts.get("open-no-number"));
    view! {
        <form class="entry" on:submit=write>
            {number(typed, label, id, written, why, move |points| told.set(points))}
            <button>{say.get("open-enter")}</button>
        </form>
    }
    .into_any()
}

/// What the player objects to, asked step by step, and what was ruled.
#[component]
fn Objecting() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let open = at.part(|scene| scene.open.clone());
    let claims = Derived::new(move || open.get().flatten().map(|open| open.claims).unwrap_or_default());
    let before = claims.with(Vec::len);
    let earlier = before > 0;
    let sent = RwSignal::new(false);
    let asked = at.play.scene.with_untracked(|scene| {
        let scene = scene.as_ref();
        let mut players: Vec<(Seat, String)> = scene.map_or_else(Vec::new, |scene| {
            scene.players.iter().map(|player| (player.seat, player.name.clone())).collect()
        });
        players.sort_by_key(|(seat, _)| *seat);
        let tricks = scene.and_then(|scene| scene.open.as_ref()).map_or(0, |open| open.tricks);
        Asked { names: players.into_iter().map(|(_, name)| name).collect(), tricks }
    });
    let object = move |claim: String| {
        sent.set(true);
        at.play.act(format!("claim {claim}"));
    };
    let answer = move || {
        let claims = claims.get();
        let refused = at.play.aside.with(|aside| match aside {
            Some(Aside::Refused(why)) => Some(why.clone()),
            _ => None,
        });
        let ruling = claims.get(before).cloned().or(refused.map(|why| vec![why]))?;
        Some(ruling.into_iter().map(|line| view! { <p>{in_colours(&line)}</p> }).collect_view())
    };
    let asking = move || {
        (!sent.get()).then(|| {
            let object = Callback::new(object);
            view! { <Inquiring begin=Inquiry::begin asked=asked.clone() object=object/> }
        })
    };
    let told = move || {
        let claims = claims.get();
        let before = claims.into_iter().take(before).rev();
        let rows = before.map(|lines| view! { <li>{in_colours(&lines.join(" "))}</li> });
        view! { <ol class="claims">{rows.collect_view()}</ol> }
    };
    view! {
        <div class="objecting">
            {asking}
            <div class="ruled" aria-live="polite">{answer}</div>
            <Show when=move || !sent.get()><p class="hint">{say.get("open-noted")}</p></Show>
            <Show when=move || earlier><h3>{say.get("open-claims")}</h3></Show>
            {told}
        </div>
    }
}

/// What else can be done with a card, and what can be looked at.
#[component]
fn Otherwise() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let open = at.play.scene.with_untracked(|scene| scene.as_ref().and_then(|scene| scene.open.clone()));
    let (taps, acts) = open.map(|open| (open.taps, open.acts)).unwrap_or_default();
    let button = move |tap: Tap| {
        let choose = move |_| {
            at.over.set(None);
            at.play.send(OpenRequest::Tap(tap));
        };
        view! { <button data-tap=tap_key(tap) on:click=choose>{say.get(tap_key(tap))}</button> }
    };
    view! {
        <p class="hint">{say.get("open-mode")}</p>
        <h3>{say.get("open-tap")}"…"</h3>
        <div class="menu taps">{taps.into_iter().map(button).collect_view()}</div>
        <h3>{say.get("open-acts")}</h3>
        <div class="acts" on:click=move |_| at.over.set(None)><Offers offers=acts/></div>
    }
}

const fn tap_key(tap: Tap) -> &'static str {
    match tap {
        Tap::Play => "open-tap-play",
        Tap::Drop => "open-tap-drop",
        Tap::Announce => "open-tap-announce",
        Tap::Show => "open-tap-show",
        Tap::Discard => "open-tap-discard",
    }
}
