//! The edges of the table: where one is and how it stands above, the contract on the table area, and what can be asked
//! for below.

use desk::wire::{ClaimRest, ContractPanel, DeskRequest, Game, Hint, Score, TableRequest, Total, Typed};
use faces::Icon;
use leptos::prelude::*;
use texts::Arg;

use super::{
    card::{Line, SuitSign, in_colours},
    context::{Over, later, use_table},
    panel::plain,
};
use crate::{route::Route, settings::use_settings, words::use_words};

/// Title, hand, and the running scores, which open the score sheet.
#[component]
pub(crate) fn Bar() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let title = at.part(|scene| (scene.title.clone(), scene.hand.clone()));
    let totals = at.part(|scene| scene.totals.clone());
    let target = at.part(|scene| scene.target);
    let goal = move || {
        target
            .get()
            .filter(|&target| target > 0)
            .map(|target| say.with("baize-to", &[("target", Arg::from(target))]))
    };
    let waiting = at.part(|scene| scene.waiting.clone());
    let heading = move || {
        title.get().map(|(title, hand)| {
            view! {
                <span class="which-hand">{hand}</span>" "
                <span class="goal">{goal}</span>" "
                <span class="title">{title}</span>
            }
        })
    };
    let columns = move || totals.with(|totals| totals.as_ref().map_or(0, Vec::len).to_string());
    let scores = move || totals.get().unwrap_or_default().iter().map(total).collect_view();
    view! {
        <header class="bar">
            <a class="icon-button" href=Route::Home.to_string() aria-label=say.get("baize-home")>
                <Line icon=Icon::Home/>
            </a>
            <h1>{heading}</h1>
            <button class="totals" data-columns=columns on:click=move |_| at.play.send(Score)>
                {scores}
                <span class="heard-only">{say.get("baize-score")}</span>
            </button>
            {move || waiting.get().flatten().map(|words| view! { <p class="waiting">{words}</p> })}
        </header>
    }
}

fn total(total: &Total) -> impl IntoView + use<> {
    let games = (total.games > 0).then(|| view! { <span class="games">{total.games}</span> });
    view! {
        <span class="total" class:mine=total.mine>
            <span class="who">{breakable(&total.name)}</span>
            {games}
            <span class="score" class:below=total.score < 0><span>{plain(total.score)}</span></span>
        </span>
    }
}

/// Names joined by signs, which may go on in another line after each of them.
fn breakable(names: &str) -> String {
    names.replace('+', "+\u{200b}")
}

/// The contract, as it stays visible during the play.
#[component]
pub(crate) fn Contract() -> impl IntoView {
    let at = use_table();
    let panel = at.part(|scene| scene.contract.clone());
    move || panel.get().flatten().map(contract)
}

fn contract(contract: ContractPanel) -> impl IntoView {
    let say = use_words();
    let trump = contract.trump.map(|suit| view! { <SuitSign suit/> });
    let of = |taken: u8, needed: u8| {
        let over = if taken > needed { "yes" } else { "no" };
        let args = [("taken", Arg::from(taken)), ("needed", Arg::from(needed)), ("over", Arg::from(over))];
        say.with("baize-taken-of", &args)
    };
    let side = |who: String, stand| {
        view! { <span class="tally"><span class="who">{breakable(&who)}</span>" "<span class="stand">{stand}</span></span> }
    };
    let sides = match contract.needed {
        Some(needed) => vec![
            side(contract.side, of(contract.taken, needed)),
            side(contract.others, of(contract.against, contract.defeat)),
        ],
        None => vec![side(contract.side, say.with("baize-taken", &[("taken", Arg::from(contract.taken))]))],
    };
    let notes =
        contract.notes.into_iter().map(|note| view! { <span class="note">{in_colours(&note)}</span> });
    // The bid in short already has its suit, where there is one.
    let trump = trump.filter(|_| !contract.short.contains(['♠', '♣', '♦', '♥']));
    view! {
        <div class="contract-panel">
            <p class="heard-only">{contract.words}</p>
            <span class="bid-of" aria-hidden="true">
                <span class="short">{in_colours(&contract.short)}{trump}</span>
                <span class="by">{contract.who}</span>
            </span>
            {sides}
            {notes.collect_view()}
        </div>
    }
}

/// Hint, undo and their like.
#[component]
pub(crate) fn Tools() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let settings = use_settings();
    let can = at.part(|scene| scene.can);
    let tricks = at.part(|scene| scene.game == Game::FiveHundred);
    let last = at.part(
        |scene| matches!(&scene.table_area, desk::wire::TableArea::Tricks(tricks) if tricks.last.is_some()),
    );
    let is_open = at.is_open();
    let may = move |what: fn(desk::wire::Can) -> bool| move || can.get().is_some_and(what);
    let send = move |request: DeskRequest| move || at.play.send(request.clone());
    let hint = Signal::derive(move || at.play.offered.get() != (true, true));
    let watches = Signal::derive(move || !at.play.offered.get().1);
    view! {
        <div class="tools" role="group" aria-label=say.get("baize-tools")>
            <Show when=move || !is_open.get()>
                <Tool icon=Icon::Hint key="baize-hint" hidden=hint live=may(|can| can.hint) act=send(Hint.into())/>
                <Tool icon=Icon::Undo key="baize-undo" hidden=watches live=may(|can| can.undo) act=send(TableRequest::Undo.into())/>
                <Show when=move || tricks.get() == Some(true)>
                    <Tool icon=Icon::Claim key="baize-claim" hidden=watches live=may(|can| can.claim_rest) act=send(ClaimRest.into())/>
                </Show>
            </Show>
            {later(move || is_open.get(), super::open::tools)}
            <Show when=move || tricks.get() == Some(true)>
                <Tool
                    icon=Icon::Cards
                    key="baize-last-trick"
                    live=move || last.get() == Some(true)
                    act=move || at.over.set(Some(Over::LastTrick))
                />
            </Show>
            <Tool icon=Icon::Menu key="baize-more" live=|| true act=move || at.over.set(Some(Over::Menu))/>
        </div>
        <Show when=move || settings.with(|settings| settings.command_box)><Commands/></Show>
    }
}

/// A button with an icon, and its word under it where there is room.
#[component]
pub(super) fn Tool(
    icon: Icon,
    key: &'static str,
    live: impl Fn() -> bool + Copy + Send + Sync + 'static,
    act: impl Fn() + Send + Sync + 'static,
    /// Whether there is nothing of it at this table.
    #[prop(optional)]
    hidden: Signal<bool>,
) -> impl IntoView {
    let say = use_words();
    view! {
        <button
            class="tool"
            hidden=move || hidden.get()
            aria-disabled=move || (!live()).then_some("true")
            on:click=move |_| if live() { act() }
        >
            <Line icon/>
            <span>{say.get(key)}</span>
        </button>
    }
}

/// A box for what is typed: actions, cards, commands.
#[component]
pub(crate) fn Commands() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let text = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        if !typed.trim().is_empty() {
            at.play.send(Typed(typed));
            text.set(String::new());
        }
    };
    view! {
        <form class="commands" on:submit=send>
            <label for="command">{say.get("baize-command")}</label>
            <input
                id="command"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="send"
                placeholder=say.get("baize-command-hint")
                prop:value=text
                on:input=move |event| text.set(event_target_value(&event))
            />
            <button type="submit">{say.get("baize-command-send")}</button>
        </form>
    }
}
