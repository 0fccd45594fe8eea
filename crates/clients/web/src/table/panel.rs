//! The things to do besides playing a card, the question, and the answers: between table area and hand on a narrow
//! screen, beside the table area on a wide one.

use cards::Card;
use desk::wire::{Advice, ClaimRest, Cut, Moment, Offer, Panel, Picked, Points, Slot, TableRequest};
use leptos::prelude::*;

use super::{
    bids::BidGrid,
    card::{Standing, SuitSign, in_colours},
    context::{Over, later, later_dressed, use_table},
    end::the_end,
    keys::focus_hand,
};
use crate::{
    browser,
    derived::Derived,
    play::{Aside, Tried},
    words::{names_in_words, use_words},
};

/// How many sentences stand beside the table area where there is room.
const TALK: usize = 24;

/// Question, panel, and answers beside the table.
#[component]
pub(crate) fn Side() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let ask = at.part(|scene| scene.ask.clone());
    let panel = at.part(|scene| scene.panel.clone());
    let guidance = at.part(|scene| scene.guidance.clone());
    let is_open = at.is_open();
    let is_lesson = at.part(|scene| scene.lesson.is_some());
    let is_lesson = Derived::new(move || is_lesson.get() == Some(true));
    let asked = move || {
        // A lesson asks in its own words.
        let ask = ask.get().filter(|_| !is_lesson.get())?;
        Some(view! { <p class="ask" class:mine=ask.mine>{in_colours(&ask.text)}</p> })
    };
    // On a small phone a tip is a line that opens with a tap; the next one is a line again.
    let opened = RwSignal::new(false);
    let guide = move || {
        let words = guidance.get().filter(|words| !words.is_empty())?;
        opened.set(false);
        Some(view! {
            <button
                class="guidance"
                aria-expanded=move || opened.get().to_string()
                on:click=move |_| opened.update(|opened| *opened = !*opened)
            >
                <span>{words}</span>
            </button>
        })
    };
    // The live region says the same to players who can't see it.
    let talk = move || {
        at.play.log.with(|log| {
            let last = log.len().saturating_sub(TALK);
            log[last..].iter().map(|told| view! { <li>{in_colours(&told.words)}</li> }).collect_view()
        })
    };
    view! {
        <div class="side">
            <ul class="talk" aria-hidden="true">{talk}</ul>
            {asked}
            {guide}
            {later(move || is_open.get(), super::open::beside)}
            {later(move || is_lesson.get(), super::lesson::beside)}
            <Beside/>
            <WhichOne/>
            <PickedCards/>
            <div class="panel" role="group" tabindex="-1" aria-label=say.get("baize-panel")>
                {move || panel.get().map(panel_view)}
            </div>
        </div>
    }
}

fn panel_view(panel: Panel) -> AnyView {
    match panel {
        Panel::None => ().into_any(),
        Panel::Next { label, offers } => view! { <Onward label/> <Offers offers/> }.into_any(),
        Panel::Cut(cut) => view! { <CutPack cut/> }.into_any(),
        Panel::Bids(bids) => view! { <BidGrid bids/> }.into_any(),
        Panel::Discard { word, count, label } => view! { <Discard word count label/> }.into_any(),
        Panel::Offers(offers) => view! { <Offers offers/> }.into_any(),
        Panel::Settled { words, label } => view! { <Settled words label/> }.into_any(),
        Panel::Pass { words, label } => view! { <Pass words label/> }.into_any(),
        Panel::Result { words, points, next, cut } => view! { <Outcome words points next cut/> }.into_any(),
    }
}

/// The way on.
#[component]
fn Onward(label: String) -> impl IntoView {
    let at = use_table();
    view! { <button class="primary onward" on:click=move |_| at.play.send(TableRequest::Next)>{label}</button> }
}

/// The device goes to another player, who says that they have it.
#[component]
fn Pass(words: String, label: String) -> impl IntoView {
    view! {
        <p class="ask mine">{words}</p>
        <Onward label/>
    }
}

/// The offer to end a hand that no card can change any more.
#[component]
fn Settled(words: String, label: String) -> impl IntoView {
    let at = use_table();
    view! {
        <p class="ask">{words}</p>
        <button class="onward settled" on:click=move |_| at.play.send(ClaimRest)>{label}</button>
    }
}

/// A few actions.
#[component]
pub(crate) fn Offers(offers: Vec<Offer>) -> impl IntoView {
    let buttons = offers.into_iter().map(|offer| view! { <DeedButton offer/> });
    view! { <div class="offers">{buttons.collect_view()}</div> }
}

/// An action, with the cards it is about.
#[component]
fn DeedButton(offer: Offer) -> impl IntoView {
    let at = use_table();
    let cards = offer.cards.iter().copied().map(|shown| view! { <Standing shown/> }).collect_view();
    let suit = offer.suit.map(|suit| view! { <SuitSign suit/> });
    let (label, legal) = (in_colours(&offer.label), offer.legal);
    view! {
        <button
            class="offer"
            class:dim=!legal
            aria-disabled=(!legal).then_some("true")
            data-action=offer.action.clone()
            on:click=move |_| at.act(&offer)
        >
            <span class="offer-cards" aria-hidden="true">{cards}</span>
            <span>{suit}" "{label}</span>
        </button>
    }
}

/// Cards to be put away or given: how many are chosen, and the button that is live when they are enough.
#[component]
fn Discard(word: String, count: u8, label: String) -> impl IntoView {
    let at = use_table();
    let chosen = Derived::new(move || at.chosen.with(Vec::len));
    let enough = move || chosen.get() == usize::from(count);
    view! {
        <div class="discard">
            <p aria-live="off">{move || at.counted(count)}</p>
            <button
                class="primary"
                aria-disabled=move || (!enough()).then_some("true")
                on:click=move |_| if enough() { at.put_away(&word) } else { focus_hand() }
            >
                {label}
            </button>
        </div>
    }
}

/// The player cuts.
#[component]
fn CutPack(cut: Cut) -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let lifted = RwSignal::new(cut.half);
    let label = cut.label;
    view! {
        <div class="cut">
            <label>
                {say.get("baize-cut-at")}
                <input
                    type="range"
                    min=cut.least
                    max=cut.most
                    prop:value=move || lifted.get().to_string()
                    on:input=move |event| if let Ok(count) = event_target_value(&event).parse() { lifted.set(count) }
                />
                <output>{lifted}</output>
            </label>
            <button class="primary" on:click=move |_| at.play.send(TableRequest::Cut(lifted.get_untracked()))>{label}</button>
        </div>
    }
}

/// What a hand or a game came to.
#[component]
fn Outcome(words: Vec<String>, points: Vec<Points>, next: String, cut: Option<Cut>) -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let can = at.part(|scene| scene.can);
    let over = at
        .play
        .scene
        .with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.moment == Moment::Over));
    let mut words = words;
    if over {
        // The winner comes first.
        words.reverse();
    }
    let words = words.into_iter().map(|words| view! { <p>{in_colours(&words)}</p> });
    let rows = points.into_iter().map(|points| {
        view! {
            <tr class:mine=points.mine>
                <th scope="row"><SideName name=points.name/></th>
                <td>{signed(points.points)}</td>
                <td class:below=points.total < 0><span>{plain(points.total)}</span></td>
            </tr>
        }
    });
    // It is of the first hand of the match.
    let before = expect_context::<Tried>().0.try_update(Option::take).flatten();
    let before = before.map(|words| {
        let words = say.with("baize-before", &[("words", words.into())]);
        view! { <p class="before">{in_colours(&words)}</p> }
    });
    let onward = match cut {
        Some(cut) => view! { <CutPack cut/> }.into_any(),
        // Whoever watches lets others go on.
        None if next.is_empty() => ().into_any(),
        None => view! { <Onward label=next/> }.into_any(),
    };
    let review = move || {
        can.get().is_some_and(|can| can.review).then(|| {
            view! { <button on:click=move |_| at.over.set(Some(Over::Replay))>{say.get("baize-review")}</button> }
        })
    };
    view! {
        <div class="outcome" class:game=over>
            {words.collect_view()}
            {before}
            <table>
                <thead class="heard-only">
                    <tr>
                        <td></td>
                        <th scope="col">{say.get("baize-points-of-hand")}</th>
                        <th scope="col">{say.get("baize-points-in-all")}</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            // A finished hand is worth keeping; what a browser asks then would be said in the middle of the result.
            <div class="buttons" on:click=move |_| browser::keep_for_good()>{onward}{review}</div>
            {over.then(|| later_dressed(|| true, the_end))}
        </div>
    }
}

/// A number with a real minus.
pub(crate) fn plain(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// The name of a side: as short as can be for who looks, in words for who listens.
#[component]
pub(crate) fn SideName(name: String) -> impl IntoView {
    let say = use_words();
    let words = name.contains('+').then(|| names_in_words(say.texts(), &name));
    view! {
        <span aria-hidden=words.is_some().then_some("true")>{name}</span>
        {words.map(|words| view! { <span class="heard-only">{words}</span> })}
    }
}

/// A number with its sign, and a real minus.
pub(crate) fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// The answer to a request: a refusal, a hint, a text.
#[component]
fn Beside() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let inside = move || match at.play.aside.get()? {
        Aside::Refused(why) if why.is_empty() => None,
        Aside::Refused(why) => Some(("beside refused", view! { <p>{in_colours(&why)}</p> }.into_any())),
        Aside::Advice(advice) => Some(("beside advice", self::advice(advice))),
        Aside::Text(lines) => {
            let lines = lines.into_iter().map(|line| view! { <p>{in_colours(&line)}</p> });
            Some(("beside text", lines.collect_view().into_any()))
        }
        Aside::Score(_) | Aside::Record(_) | Aside::Typed(_) => None,
    };
    move || {
        let (class, inside) = inside()?;
        Some(view! {
            <div class=class>
                {inside}
                <button class="quiet" on:click=move |_| at.play.put_away()>{say.get("baize-put-away")}</button>
            </div>
        })
    }
}

fn advice(advice: Advice) -> AnyView {
    let at = use_table();
    let say = use_words();
    let Advice { words, label, action, alternatives, .. } = advice;
    let others = (alternatives.len() > 1).then(|| {
        let rows = alternatives.into_iter().map(|other| {
            view! { <li><span>{in_colours(&other.words)}</span> <span class="expected">{other.expected}</span></li> }
        });
        view! {
            <details>
                <summary>{say.get("baize-weighed")}</summary>
                <ol>{rows.collect_view()}</ol>
            </details>
        }
    });
    view! {
        <p>{in_colours(&words)}</p>
        {others}
        <button on:click=move |_| at.play.act(action.clone())>{in_colours(&label)}</button>
    }
    .into_any()
}

/// One card, several meanings.
#[component]
fn WhichOne() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    move || {
        let which = at.which.get()?;
        Some(view! {
            <div class="which" role="group" tabindex="-1" aria-label=say.get("baize-which")>
                <p>{say.get("baize-which")}" "{which.about}</p>
                <Offers offers=which.offers/>
                <button class="quiet" on:click=move |_| at.which.set(None)>{say.get("baize-none")}</button>
            </div>
        })
    }
}

/// What the picked cards make, shown before it is laid.
#[component]
fn PickedCards() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let any = at.part(|scene| scene.hand_view.as_ref().is_some_and(|hand| hand.choose == Slot::Any));
    move || {
        if any.get() != Some(true) {
            return None;
        }
        let Picked { words, offers } = at.play.picked.get()?;
        let chosen: Vec<Card> = at.chosen.get();
        (!chosen.is_empty()).then(|| {
            view! {
                <div class="picked">
                    <p>{in_colours(&words)}</p>
                    <Offers offers/>
                    <button class="quiet" on:click=move |_| at.decline()>{say.get("baize-let-go")}</button>
                </div>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_a_sign() {
        assert_eq!([signed(40), signed(0), signed(-250)], ["+40", "0", "−250"]);
        assert_eq!([plain(40), plain(-250)], ["40", "−250"]);
    }
}
