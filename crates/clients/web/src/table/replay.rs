//! A finished hand with all cards seen: step by step, with what a strong player says of each.

use desk::wire::{Alternative, Finding, ReplayAt, ReviewFrom, Scene, Share};
use faces::Icon;
use leptos::{prelude::*, task::spawn_local};
use texts::Arg;

use super::{
    OnTableArea, Shape, Sprite,
    card::{Line, in_colours},
    context::{provide_table, use_table},
    hand::Hand,
};
use crate::{
    browser::{self, document},
    derived::Derived,
    play::{Match, Tried},
    rooms::{Copied, here},
    route::Route,
    settings::use_settings,
    words::use_words,
};

/// The game that is looked through.
#[derive(Clone, Copy)]
struct HandReplay {
    /// Whether it is of another game than the match in progress.
    apart: bool,
    /// The match that it is of.
    asks: Match,
    /// The table it is shown on.
    table: Match,
    /// The hand at its step.
    now: RwSignal<Option<desk::wire::ReplayStep>>,
    /// The findings on it.
    found: RwSignal<Vec<Finding>>,
    /// How much of it has been looked at, while that goes on.
    progress: RwSignal<Option<(usize, usize)>>,
    /// Why there is nothing to see.
    refused: RwSignal<Option<String>>,
}

impl HandReplay {
    async fn ask<R: desk::wire::Request>(self, request: R) -> Result<R::Reply, String> {
        self.asks.ask_desk(request).await
    }

    /// Shows a step.
    async fn show(self, hand: usize, step: usize) -> bool {
        match self.ask(ReplayAt { hand, step }).await {
            Ok(replay) => {
                // The page may have left in the meantime.
                self.table.scene.try_set(Some(replay.scene.clone()));
                self.now.try_set(Some(*replay)).is_none()
            }
            Err(why) => {
                self.refused.try_set(Some(why));
                false
            }
        }
    }

    fn go(self, step: usize) {
        if let Some(hand) = self.now.with_untracked(|now| now.as_ref().map(|now| now.hand)) {
            spawn_local(async move {
                self.show(hand, step).await;
            });
        }
    }

    /// Shows the beginning of a hand: of the last one if none is named.
    fn begin(self, hand: Option<usize>) {
        spawn_local(async move {
            if !self.show(hand.unwrap_or(0), 0).await || hand.is_some() {
                return;
            }
            let hands = self.now.try_with_untracked(|now| now.as_ref().map(|now| now.hands)).flatten();
            if let Some(last) = hands.and_then(|hands| hands.checked_sub(1)).filter(|&last| last > 0) {
                self.show(last, 0).await;
            }
        });
    }

    /// Has the hand looked at by a strong player, part by part.
    fn review(self) {
        let Some(hand) = self.now.with_untracked(|now| now.as_ref().map(|now| now.hand)) else { return };
        self.found.set(Vec::new());
        self.progress.set(Some((0, 1)));
        spawn_local(async move {
            let mut from = 0;
            while let Ok(part) = self.ask(ReviewFrom { hand, from, everybody: true }).await {
                let going_on = part.done > from && part.done < part.of;
                from = part.done;
                let gone = self.found.try_update(|found| found.extend(part.findings)).is_none();
                self.progress.try_set(going_on.then_some((part.done, part.of)));
                if gone || !going_on {
                    return;
                }
            }
            self.progress.try_set(None);
        });
    }
}

/// A finished hand of the match, or of a finished game.
#[component]
pub fn Replay(
    /// The finished game; none for the match in progress.
    #[prop(optional_no_strip)]
    game: Option<u32>,
    /// Which hand, from 0; none for the last.
    #[prop(optional_no_strip)]
    hand: Option<usize>,
    /// A match that is played elsewhere; `None` for the match in progress, or a finished game.
    #[prop(optional_no_strip)]
    of: Option<Match>,
) -> impl IntoView {
    let apart = game.is_some() || of.is_some();
    let table = of.unwrap_or_else(|| Match::new(game));
    let asks = if apart { table } else { use_table().play };
    let at = provide_table(table);
    let hand_replay = HandReplay {
        apart,
        asks,
        table,
        now: RwSignal::new(None),
        found: RwSignal::new(Vec::new()),
        progress: RwSignal::new(None),
        refused: RwSignal::new(None),
    };
    hand_replay.begin(hand);
    // At the table of the match the pictures are there already.
    let sprite = apart.then(|| view! { <Sprite/> });
    let shape = at.part(Shape::of);
    view! {
        {sprite}
        {move || hand_replay.refused.get().map(|why| view! { <p class="refused">{why}</p> })}
        <Show when=move || hand_replay.now.with(Option::is_some)>
            <div
                class="replay"
                data-game=move || shape.get().map(Shape::game)
                data-seats=move || shape.get().map(Shape::seats)
                data-rows=move || shape.get().and_then(Shape::rows)
            >
                <Steps hand_replay/>
                <div class="felt"><OnTableArea/></div>
                <div class="near"><Hand/></div>
                <div class="words">
                    <SaidOfStep hand_replay/>
                    <Findings hand_replay/>
                    <TryAgain hand_replay/>
                    <SameDeal hand_replay/>
                </div>
            </div>
        </Show>
    }
}

/// A table at one moment, at which nothing can be done.
#[component]
pub(crate) fn Position(scene: Scene) -> impl IntoView {
    let at = provide_table(Match::new(None));
    at.play.scene.set(Some(scene));
    let shape = at.part(Shape::of);
    view! {
        <Sprite/>
        <div
            class="replay position"
            data-game=move || shape.get().map(Shape::game)
            data-seats=move || shape.get().map(Shape::seats)
            data-rows=move || shape.get().and_then(Shape::rows)
        >
            <div class="felt"><OnTableArea/></div>
            <div class="near"><Hand/></div>
        </div>
    }
}

/// Forward and back, and what happened at this step.
#[component]
fn Steps(hand_replay: HandReplay) -> impl IntoView {
    let say = use_words();
    let at = Derived::new(move || {
        hand_replay.now.with(|now| now.as_ref().map_or((0, 0), |now| (now.step, now.steps)))
    });
    let mark = move |forward: bool| {
        hand_replay.now.with_untracked(|now| {
            let now = now.as_ref()?;
            let mut marks = now.marks.iter().copied();
            Some(if forward {
                marks.find(|&mark| mark > now.step).unwrap_or(now.steps)
            } else {
                marks.rfind(|&mark| mark < now.step).unwrap_or(0)
            })
        })
    };
    let to_mark = move |forward: bool| {
        if let Some(step) = mark(forward) {
            hand_replay.go(step);
        }
    };
    let back = move |_| hand_replay.go(at.get_untracked().0.saturating_sub(1));
    let on = move |_| {
        let (step, steps) = at.get_untracked();
        hand_replay.go((step + 1).min(steps));
    };
    let slid = move |event| {
        if let Ok(step) = event_target_value(&event).parse() {
            hand_replay.go(step);
        }
    };
    let count = move || {
        let (step, steps) = at.get();
        let number = |n: usize| Arg::Number(i64::try_from(n).unwrap_or(i64::MAX));
        say.with("baize-step", &[("step", number(step)), ("steps", number(steps))])
    };
    view! {
        // Above whatever grows and shrinks with the steps, so that it stays where the finger is.
        <div class="steps">
            <div class="buttons">
                <button class="icon-button" aria-label=say.get("baize-mark-before") on:click=move |_| to_mark(false)><Line icon=Icon::First/></button>
                <button class="icon-button" aria-label=say.get("baize-step-before") on:click=back><Line icon=Icon::Back/></button>
                <input
                    type="range"
                    min="0"
                    max=move || at.get().1
                    prop:value=move || at.get().0.to_string()
                    aria-label=say.get("baize-step-at")
                    aria-valuetext=count
                    on:input=slid
                />
                <button class="icon-button" aria-label=say.get("baize-step-after") on:click=on><Line icon=Icon::Next/></button>
                <button class="icon-button" aria-label=say.get("baize-mark-after") on:click=move |_| to_mark(true)><Line icon=Icon::Last/></button>
            </div>
        </div>
    }
}

/// What happened at this step, and what a strong player says of it.
#[component]
fn SaidOfStep(hand_replay: HandReplay) -> impl IntoView {
    let told = move || {
        let told = hand_replay.now.with(|now| now.as_ref().map(|now| now.told.clone())).unwrap_or_default();
        told.into_iter().map(|told| view! { <p>{in_colours(&told.words)}</p> }).collect_view()
    };
    let said = move || {
        let step = hand_replay.now.with(|now| now.as_ref().map_or(0, |now| now.step)).checked_sub(1)?;
        let finding =
            hand_replay.found.with(|found| found.iter().find(|finding| finding.step == step).cloned())?;
        Some(one_finding(finding))
    };
    view! { <div class="said" aria-live="polite">{told}{said}</div> }
}

/// Brings the table and what is said of it into sight.
fn show_table() {
    let Some(document) = document() else { return };
    for (selector, top) in [(".replay .words", true), (".replay", false)] {
        if let Ok(Some(found)) = document.query_selector(selector) {
            if top {
                found.set_scroll_top(0);
            } else {
                found.scroll_into_view();
            }
        }
    }
}

/// The findings in the whole hand.
#[component]
fn Findings(hand_replay: HandReplay) -> impl IntoView {
    let say = use_words();
    let begun = RwSignal::new(false);
    let begin = move |_| {
        begun.set(true);
        hand_replay.review();
    };
    let going_on = move || {
        let (done, of) = hand_replay.progress.get()?;
        let label = say.get("baize-review-goes-on");
        Some(view! { <progress max=of value=done aria-label=label></progress> })
    };
    let list = move || {
        let found = hand_replay.found.get();
        if begun.get() && hand_replay.progress.get().is_none() && found.iter().all(|finding| finding.good) {
            return view! { <p>{say.get("baize-review-clean")}</p> }.into_any();
        }
        let poor = found.into_iter().filter(|finding| !finding.good).map(|finding| {
            let step = finding.step;
            view! {
                <li>
                    <button class="quiet" on:click=move |_| { hand_replay.go(step + 1); show_table(); }>
                        {in_colours(&finding.words)}
                    </button>
                </li>
            }
        });
        view! { <ol>{poor.collect_view()}</ol> }.into_any()
    };
    let unreviewed = move || hand_replay.now.with(|now| now.as_ref().and_then(|now| now.unreviewed.clone()));
    let told = move || unreviewed().map(|why| view! { <p>{why}</p> });
    view! {
        <div class="findings">
            {told}
            <Show when=move || !begun.get() && unreviewed().is_none()>
                <button on:click=begin><Line icon=Icon::Review/>{say.get("baize-review-begin")}</button>
            </Show>
            {going_on}
            {list}
        </div>
    }
}

/// The way on from this step in another match, which has the same cards.
#[component]
fn TryAgain(hand_replay: HandReplay) -> impl IntoView {
    let (say, tried) = (use_words(), expect_context::<Tried>());
    let begin = move |_| {
        let Some((hand, step, result)) = hand_replay
            .now
            .with_untracked(|now| now.as_ref().map(|now| (now.hand, now.step, now.result.clone())))
        else {
            return;
        };
        spawn_local(async move {
            if let Ok(code) = hand_replay.ask(Share { hand, step }).await {
                let rules = code.split('~').next().unwrap_or_default().to_owned();
                let route = Route::Play { rules, seed: Some(code) }.to_string();
                tried.0.set(Some(result));
                browser::go(&route, false);
            }
        });
    };
    let seen = move || hand_replay.now.with(|now| now.as_ref().is_some_and(|now| !now.result.is_empty()));
    view! {
        <Show when=seen>
            <button data-again="here" on:click=begin><Line icon=Icon::Undo/>{say.get("baize-try-again")}</button>
        </Show>
    }
}

/// The way to the same deal, for somebody else.
#[component]
fn SameDeal(hand_replay: HandReplay) -> impl IntoView {
    let say = use_words();
    let rules = use_settings().with_untracked(|settings| settings.last_table.clone());
    let link = RwSignal::new(None::<String>);
    let make = move |_| {
        let Some(hand) = hand_replay.now.with_untracked(|now| now.as_ref().map(|now| now.hand)) else {
            return;
        };
        let rules = rules.clone().unwrap_or_default();
        spawn_local(async move {
            if let Ok(code) = hand_replay.ask(Share { hand, step: 0 }).await {
                // The code brings its own rules; those of the address are for people who read it.
                let route = Route::Play { rules, seed: Some(code) };
                link.try_set(Some(here(&route.to_string())));
            }
        });
    };
    let text = Signal::derive(move || link.get().unwrap_or_default());
    // In another game the rules stand elsewhere.
    (!hand_replay.apart).then(|| {
        view! {
            <div class="same-deal">
                <Show
                    when=move || link.with(Option::is_some)
                    fallback=move || {
                        view! { <button on:click=make.clone()><Line icon=Icon::Share/>{say.get("baize-share")}</button> }
                    }
                >
                    <Copied id="same-deal" label="baize-share" text/>
                </Show>
            </div>
        }
    })
}

fn one_finding(finding: Finding) -> impl IntoView {
    let weighed = finding.weighed.into_iter().map(|Alternative { words, expected, .. }| {
        view! { <li><span>{in_colours(&words)}</span> <span class="expected">{expected}</span></li> }
    });
    let thought = finding.thought.map(|words| view! { <p class="thought">{in_colours(&words)}</p> });
    let seen = finding.seen.map(|words| view! { <p>{in_colours(&words)}</p> });
    view! {
        <div class="finding" class:good=finding.good>
            <p>{in_colours(&finding.words)}</p>
            {thought}
            {seen}
            <ol class="weighed">{weighed.collect_view()}</ol>
        </div>
    }
}
