//! At a table: the waiting room, then the cards, with a strip over them for everything beside.

use std::time::Duration;

use desk::wire::Scene;
use leptos::prelude::*;
use online_client::participant::{News, Room, Standing};
use online_wire::{TableCommand, VoteOn};
use wasm_bindgen_futures::spawn_local;

use super::{
    api,
    arrive::code_of,
    club::{AtEvening, club_of},
    connection::{Line, line_words},
    forgets::MayForget,
    invite::Invite,
    notify::{Notified, TableUpdate, Way},
    over::{GameOver, SaveGame},
    proof::Proofs,
    say::Say,
    seat::Online,
    waiting::{People, Waiting, button},
    when,
};
use crate::{
    app::Seated,
    browser,
    derived::Derived,
    rooms::parts::Question,
    route::Route,
    table::RemoteTable,
    words::{Say as Words, use_words},
};

/// At a table, from the first word to the last.
#[component]
pub fn AtTable(
    code: String,
    /// The place at which one sits down.
    sits: Option<Option<usize>>,
    /// Looks at the table again, from outside.
    again: Callback<()>,
) -> impl IntoView {
    let club = club_of(&code);
    let evening = club.map(|club| (club, code.clone()));
    let online = Online::new(code, sits);
    let seated = expect_context::<Seated>();
    let begun = Derived::new(move || {
        let started = online.room.with(|room| room.as_ref().is_some_and(|room| room.participants.started));
        started && online.play.scene.with(Option::is_some)
    });
    Effect::new(move |_| seated.0.set(begun.get()));
    on_cleanup(move || {
        seated.0.try_set(false);
    });
    reload_between_hands(online);
    browser::keep_awake(|_| {});
    let welcomed = Derived::new(move || online.room.with(Option::is_some));
    move || match online.over.get() {
        Some(why) => view! { <Ended online why again/> }.into_any(),
        None => view! {
            <Strip online begun evening=evening.clone()/>
            <Show when=move || !begun.get() && welcomed.get()><Waiting online/></Show>
            <RemoteTable play=online.play/>
        }
        .into_any(),
    }
}

/// The table can’t be had any more: why, what of it can be saved, and another one like it.
#[component]
fn Ended(
    online: Online,
    /// The key of the words.
    why: &'static str,
    /// Looks at the table again, from outside.
    again: Callback<()>,
) -> impl IntoView {
    let say = use_words();
    let another = online.room.with_untracked(|room| {
        let code = code_of(&room.as_ref()?.opening)?;
        Some(Route::Friends(code).to_string())
    });
    let was_there = another.is_some();
    view! {
        <div class="room before-room no-table">
            <p role="status">{say.get(why)}</p>
            <div class="ways">
                {was_there.then(|| view! { <SaveGame code=online.code()/> })}
                {another.map(|another| view! { <a class="button" href=another>{say.get("online-open-another")}</a> })}
                {(!was_there).then(|| view! {
                    <button type="button" on:click=move |_| again.run(())>{say.get("online-again")}</button>
                })}
                <a class="button" href=Route::Home.to_string()>{say.get("baize-home")}</a>
            </div>
        </div>
    }
}

/// The question before something that can’t be taken back.
#[component]
fn Doubt(online: Online) -> impl IntoView {
    move || {
        let (command, sure) = online.doubt.get()?;
        Some(view! {
            <Question
                words=sure.question
                label=sure.does
                act=move || online.surely(command.clone())
                keep=move || online.doubt.set(None)
            />
        })
    }
}

/// Another version of the page is loaded when it disturbs nobody: between hands, or where this one is told nothing any
/// more.
fn reload_between_hands(online: Online) {
    Effect::new(move |_| {
        let playing = online.play.scene.with(|scene| {
            let moment = scene.as_ref().map(|scene| scene.moment);
            !matches!(moment, None | Some(desk::wire::Moment::Deal | desk::wire::Moment::Over))
        });
        let due = match online.line.get() {
            Line::Reload => !playing,
            Line::Outdated => true,
            _ => false,
        };
        if due && !was_reloaded() {
            browser::keep(RELOADED, &browser::now().to_string());
            if let Some(window) = browser::window() {
                // The page is loaded anew.
                let _ = window.location().reload();
            }
        }
    });
}

/// When the page was loaded anew for another version.
const RELOADED: &str = "kookaburra-reloaded";
/// How soon that is not tried again, in milliseconds.
const SOON: f64 = 120_000.0;

/// Whether the page has just been loaded anew, in vain.
fn was_reloaded() -> bool {
    let when = browser::saved(RELOADED).and_then(|when| when.parse::<f64>().ok());
    when.is_some_and(|when| browser::now() - when < SOON)
}

/// What goes on beside the cards.
#[component]
fn Strip(
    online: Online,
    begun: Derived<bool>,
    /// The codes of the club and of the table, if an evening of it is played here.
    evening: Option<(String, String)>,
) -> impl IntoView {
    let say = use_words();
    let tick = RwSignal::new(0_u32);
    if let Ok(clock) =
        set_interval_with_handle(move || tick.update(|tick| *tick += 1), Duration::from_secs(1))
    {
        on_cleanup(move || clock.clear());
    }
    let waits = move || {
        tick.track();
        let now = online.now();
        online.room.with(|room| {
            News { texts: say.texts(), room: room.as_ref()? }
                .waiting(now, |until| when::moment(say.texts(), until.0 as f64))
        })
    };
    let said = move || online.room.with(|room| News { texts: say.texts(), room: room.as_ref()? }.said());
    let notices = move || {
        let mut words: Vec<String> =
            line_words(online.line.get()).map(|key| say.texts().get(key)).into_iter().collect();
        words.extend(online.notices.get().into_iter().map(|notice| notice.words));
        words.extend(
            online
                .room
                .with(|room| Some(News { texts: say.texts(), room: room.as_ref()? }.standing()))
                .unwrap_or_default(),
        );
        words.into_iter().map(|words| view! { <p>{words}</p> }).collect_view()
    };
    // The deals of an evening are the club’s: it has their proof, and lets people in.
    let own = evening.is_none();
    let evening = evening.map(|(club, table)| view! { <AtEvening club table/> });
    let way = RwSignal::new(Way::here());
    // On a narrow screen what is long opens with a tap.
    let opened = RwSignal::new(false);
    let drop = NodeRef::<leptos::html::Details>::new();
    let seats = move || {
        if let Some(drop) = drop.get_untracked() {
            drop.set_open(true);
        }
    };
    view! {
        <aside class="strip" class:over-table=move || begun.get() aria-label=say.get("online-more")>
            <div class="notices" class:open=move || opened.get() on:click=move |_| opened.update(|open| *open = !*open)>
                {notices}
                {move || said().map(|words| view! { <p class="said">{words}</p> })}
                {move || waits().map(|words| view! { <p class="clock">{words}</p> })}
            </div>
            {evening}
            <div class="questions">
                <Doubt online/>
                <Vote online/>
                <HandBack online/>
                <MayForget online/>
                <Answers online tick/>
                <NextTable online/>
                <Show when=move || begun.get()>
                    <GameOver online seats/>
                    <Notified online way/>
                </Show>
            </div>
            <Show when=move || begun.get()>
                <Say online/>
                <details class="drop" node_ref=drop>
                    <summary>{say.get("online-more")}</summary>
                    <div class="room">
                        <People online/>
                        <TableUpdate online way/>
                        <Show when=move || own><Proofs online/><Invite online/></Show>
                        <a href=Route::Home.to_string()>{say.get("baize-home")}</a>
                    </div>
                </details>
            </Show>
        </aside>
    }
}

/// The question to everybody, and the keys to answer it.
#[component]
fn Vote(online: Online) -> impl IntoView {
    let say = use_words();
    move || {
        let room = online.room.get()?;
        let words = News { texts: say.texts(), room: &room }.vote()?;
        let (yes, no) = match room.participants.vote.as_ref()?.on {
            VoteOn::Undo => ("online-yes", "online-no"),
            VoteOn::Swap(_) => ("online-swap-yes", "online-swap-no"),
            VoteOn::Rest { .. } => ("online-accept", "online-play-on"),
        };
        let answer = move |yes| move |_| online.command(TableCommand::Answer { yes });
        let buttons = room.is_asked().then(|| {
            view! {
                <button on:click=answer(true)>{say.get(yes)}</button>
                <button on:click=answer(false)>{say.get(no)}</button>
            }
        });
        Some(
            view! { <div class="vote" role="group" aria-label=words.clone()><p>{words.clone()}</p>{buttons}</div> },
        )
    }
}

/// Whoever was host before is back: the role may be handed back to them, or kept.
#[component]
fn HandBack(online: Online) -> impl IntoView {
    let say = use_words();
    let saved = RwSignal::new(None);
    let back = Derived::new(move || {
        online.room.with(|room| {
            let room = room.as_ref()?;
            Some((room.returned_host()?, News { texts: say.texts(), room }.returned_host()?))
        })
    });
    // Whoever goes away once more may come back once more.
    Effect::new(move |_| {
        if back.with(Option::is_none) {
            saved.set(None);
        }
    });
    move || {
        let yours = online.room.with(|room| {
            let room = room.as_ref()?;
            Some((room.you, News { texts: say.texts(), room }.stand_in()?))
        });
        if let Some((you, words)) = yours {
            return Some(
                view! {
                    <div class="vote" role="group" aria-label=words.clone()>
                        <p>{words.clone()}</p>
                        <button on:click=move |_| online.command(TableCommand::Host { participant: you })>{say.get("online-host-again")}</button>
                    </div>
                }
                .into_any(),
            );
        }
        let (participant, words) = back.get().filter(|(participant, _)| saved.get() != Some(*participant))?;
        let hand_back = move |_| online.command(TableCommand::Host { participant });
        Some(
            view! {
                <div class="vote" role="group" aria-label=words.clone()>
                    <p>{words.clone()}</p>
                    <button on:click=hand_back>{say.get("online-hand-back")}</button>
                    <button on:click=move |_| saved.set(Some(participant))>{say.get("online-stay-host")}</button>
                </div>
            }
            .into_any(),
        )
    }
}

/// What one can do about what goes on.
#[component]
fn Answers(online: Online, tick: RwSignal<u32>) -> impl IntoView {
    let say = use_words();
    let slow = Derived::new(move || {
        tick.track();
        online.room.with(|room| about_slow(online, room.as_ref()?))
    });
    let ways = move |(name, ways): (String, Vec<(&'static str, TableCommand)>)| {
        let way = |(key, command)| button(online, say.with(key, &[("name", name.as_str().into())]), command);
        ways.into_iter().map(way).collect_view().into_any()
    };
    move || {
        let line = online.line.get();
        if line == Line::Elsewhere {
            let take_over = move |_| online.take_over();
            return Some(
                view! { <button on:click=take_over>{say.get("online-use-this")}</button> }.into_any(),
            );
        }
        let room = online.room.get()?;
        if room.participants.ended {
            let another = Route::Friends(code_of(&room.opening)?).to_string();
            return Some(
                view! { <a class="button" href=another>{say.get("online-open-another")}</a> }.into_any(),
            );
        }
        if room.participants.started && room.bot_plays_for_me() {
            let back = move |_| online.command(TableCommand::Return {});
            return Some(
                view! { <button class="primary" on:click=back>{say.get("online-im-back")}</button> }
                    .into_any(),
            );
        }
        waits(online, say, &room).or_else(|| slow.get().map(ways))
    }
}

/// The way to the next table that waits for one, where people take hours for a move and nothing is to be done here.
#[component]
fn NextTable(online: Online) -> impl IntoView {
    let say = use_words();
    let here = online.code();
    let free = Derived::new(move || {
        online.room.with(|room| {
            let room = room.as_ref()?;
            room.waits_for_others().then_some(room.position)
        })
    });
    let next = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        let is_free = free.get().is_some();
        let here = here.clone();
        spawn_local(async move {
            let waiting = if is_free { api::turns(say.lang()).await.unwrap_or_default() } else { Vec::new() };
            // The page may have left in the meantime.
            next.try_set(waiting.into_iter().find(|code| *code != here));
        });
    });
    move || {
        let address = Route::Online(next.get()?).to_string();
        Some(view! { <a class="button primary" href=address>{say.get("online-next-table")}</a> })
    }
}

/// More time for somebody who is not there.
fn waits(online: Online, say: Words, room: &Room) -> Option<AnyView> {
    let place = room.participants.places.get(room.participants.clock?.place?)?;
    let waits = room.standing(place) == Standing::Away && room.may(&TableCommand::Wait {});
    let label = || say.with("online-wait", &[("name", place.name.as_str().into())]);
    waits.then(|| button(online, label(), TableCommand::Wait {}))
}

/// What one may do about somebody who has been thinking for long: their name, and the words and the command of each
/// way.
fn about_slow(online: Online, room: &Room) -> Option<(String, Vec<(&'static str, TableCommand)>)> {
    let turn = |scene: &Option<Scene>| Some(scene.as_ref()?.players.iter().find(|player| player.turn)?.seat);
    let place = *room.seated.get(online.play.scene.with(turn)?.index())?;
    let now = online.now();
    let ways =
        [("online-nudge", TableCommand::Nudge {}), ("online-let-bot", TableCommand::Replace { place })];
    let ways: Vec<_> = ways.into_iter().filter(|(_, command)| room.may_at(command, now)).collect();
    (!ways.is_empty()).then_some((room.participants.places.get(place)?.name.clone(), ways))
}
