//! What the directors of a club see and decide.

use leptos::prelude::*;
use online_client::participant::club::{Told, notice_key};
use online_wire::{
    ParticipantId,
    club::{ClubCommand, Notice, TableRow},
};

use super::{Asked, membership::Membership, plan::Plan};
use crate::{
    rooms::parts::Sure,
    words::{Say, use_words},
};

/// What a director decides: about the next evening, or the one that is played.
#[component]
pub fn Directing(member: Membership) -> impl IntoView {
    let say = use_words();
    let started = member.is(|told| told.started().is_some());
    view! {
        <section class="directing" aria-labelledby="club-directing">
            <h2 id="club-directing">{say.get("club-directing")}</h2>
            <Show when=move || started.get() fallback=move || view! { <Planning member/> }>
                <Running member/>
            </Show>
        </section>
    }
}

/// A button that wants something.
fn button(member: Membership, say: Say, label: &'static str, command: ClubCommand) -> AnyView {
    view! { <button type="button" on:click=move |_| member.command(command.clone())>{say.get(label)}</button> }
        .into_any()
}

/// Before an evening begins.
#[component]
fn Planning(member: Membership) -> impl IntoView {
    let say = use_words();
    let planned = member.part(|told| told.club.evening.as_ref().map(|evening| evening.check_in_open));
    let ways = move || {
        let open = planned.get().flatten()?;
        let start = view! {
            <button type="button" class="primary" on:click=move |_| member.command(ClubCommand::Start {})>
                {say.get("club-begin")}
            </button>
        };
        let check_in =
            (!open).then(|| button(member, say, "club-open-check-in", ClubCommand::OpenCheckIn {}));
        let cancel = move || member.command(ClubCommand::End {});
        Some(view! {
            <div class="ways">{start}{check_in}</div>
            <Sure label="club-cancel" question="club-cancel-sure" act=cancel/>
        })
    };
    let season = move || member.command(ClubCommand::Season {});
    view! {
        {ways}
        <details class="planning">
            <summary>{say.get("club-plan-evening")}</summary>
            <Plan member/>
        </details>
        <Sure label="club-new-season" question="club-new-season-sure" act=season/>
    }
}

/// While an evening is played: a row for each table, and what can be done.
#[component]
pub fn Running(member: Membership) -> impl IntoView {
    let say = use_words();
    let paused = member.is(|told| told.started().is_some_and(|evening| evening.paused));
    let pause = move |_| member.command(ClubCommand::Pause { paused: !paused.get_untracked() });
    let end = move || member.command(ClubCommand::End {});
    let waiting = move || {
        member.told.with(|told| {
            let told = told.as_ref()?;
            let waiting = &told.started()?.waiting;
            let names = told.names(say.texts(), waiting);
            (!waiting.is_empty()).then(|| say.with("club-waiting", &[("names", names.into())]))
        })
    };
    view! {
        <Tables member/>
        <p>{waiting}</p>
        <div class="ways">
            <button type="button" aria-pressed=move || paused.get().to_string() on:click=pause>
                {move || say.texts().get(if paused.get() { "online-go-on" } else { "online-pause" })}
            </button>
            {button(member, say, "club-more", ClubCommand::MoreTime {})}
        </div>
        <Announce member/>
        <Substitute member/>
        <Sure label="club-end" question="club-end-sure" act=end/>
    }
}

/// The tables of the round.
#[component]
fn Tables(member: Membership) -> impl IntoView {
    let say = use_words();
    let first = member.part(|told| {
        let (round, plan) = (told.round()?, &told.started()?.plan);
        let first = round.number * plan.per_round;
        Some((first, plan.per_round.min(plan.deals.saturating_sub(first))))
    });
    let rows = move || {
        let (first, deals) = first.get().flatten()?;
        let rows = member.rows.get();
        member.told.with(|told| {
            let told = told.as_ref()?;
            Some(
                rows.iter()
                    .zip(0..)
                    .map(|(row, number)| one(member, say, told, row, number, (first, deals)))
                    .collect_view(),
            )
        })
    };
    view! {
        <div class="wide" role="region" tabindex="0" aria-labelledby="club-tables">
            <table class="hands directed">
                <caption id="club-tables">{say.get("club-tables")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{say.get("club-table")}</th>
                        <th scope="col">{say.get("club-deal")}</th>
                        <th scope="col">{say.get("club-waits-for")}</th>
                        <th scope="col">{say.get("club-asks")}</th>
                        <th scope="col">{say.get("club-decide")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// A table: its deal, who is waited for, whether it has asked. `deals` are the first deal of the round, and how many it
/// has.
fn one(
    member: Membership,
    say: Say,
    told: &Told,
    row: &TableRow,
    number: u32,
    (first, deals): (u32, u32),
) -> AnyView {
    let table = ("table", i64::from(number + 1).into());
    let people: Vec<ParticipantId> = row.seats.iter().copied().flatten().collect();
    let plays = row.done < deals;
    let deal = if plays {
        say.with("club-deal-number", &[("number", i64::from(first + row.done + 1).into())])
    } else {
        say.texts().get("club-done")
    };
    let waits = row.waits_for.map(|waits| told.name(waits).to_owned());
    let average = plays.then(|| {
        let label = say.with("club-average-at", std::slice::from_ref(&table));
        let give = move || member.command(ClubCommand::Average { table: number });
        let question = say.texts().get("club-average-sure");
        view! { <Asked label="club-average" name=label question act=give/> }
    });
    let seen = row.asked.then(|| {
        let label = say.with("club-answered-at", std::slice::from_ref(&table));
        let answered = move |_| member.command(ClubCommand::Answered { table: number });
        view! { <button type="button" aria-label=label on:click=answered>{say.get("club-answered")}</button> }
    });
    view! {
        <tr class:asks=row.asked>
            <th scope="row">{number + 1}" "<span class="quiet">{told.names(say.texts(), &people)}</span></th>
            <td>{deal}</td>
            <td>{waits}</td>
            <td>{row.asked.then(|| say.texts().get("club-asks-yes"))}</td>
            <td><span class="ways">{average}{seen}</span></td>
        </tr>
    }
    .into_any()
}

/// A few words to everybody, each in their own language.
#[component]
fn Announce(member: Membership) -> impl IntoView {
    let say = use_words();
    let notices = Notice::ALL.map(|notice| {
        let tell = move |_| member.command(ClubCommand::Announce(notice));
        view! { <button type="button" on:click=tell>{say.get(notice_key(notice))}</button> }
    });
    view! {
        <fieldset class="field announce">
            <legend>{say.get("club-announce")}</legend>
            <div class="ways">{notices.collect_view()}</div>
        </fieldset>
    }
}

/// Somebody else for somebody who goes: a bot at once, and whoever comes in from the next round on.
#[component]
fn Substitute(member: Membership) -> impl IntoView {
    let say = use_words();
    let (whom, by) = (RwSignal::new(None::<ParticipantId>), RwSignal::new(None::<ParticipantId>));
    let people = member.part(|told| {
        // Whoever waits for a seat may take another’s place.
        let evening = told.started();
        let plays = |member: &ParticipantId| {
            evening.is_some_and(|evening| evening.there.contains(member) && !evening.waiting.contains(member))
        };
        let all = told.club.members.iter().zip(0..).filter(|(other, _)| !other.left);
        let all = all.map(|(other, number)| (ParticipantId(number), other.name.clone()));
        let (play, rest): (Vec<_>, Vec<_>) = all.partition(|(number, _)| plays(number));
        (play, rest)
    });
    let options = |all: Vec<(ParticipantId, String)>, chosen: RwSignal<Option<ParticipantId>>| {
        let option = move |(number, name): (ParticipantId, String)| {
            let is_chosen = move || chosen.get() == Some(number);
            view! { <option value=number.0.to_string() prop:selected=is_chosen>{name}</option> }
        };
        all.into_iter().map(option).collect_view()
    };
    let choose = |chosen: RwSignal<Option<ParticipantId>>| {
        move |event| chosen.set(event_target_value(&event).parse().ok().map(ParticipantId))
    };
    let substitute = move || {
        if let Some(member_gone) = whom.get_untracked() {
            member.command(ClubCommand::Substitute { member: member_gone, by: by.get_untracked() });
        }
    };
    view! {
        <fieldset class="field substitute">
            <legend>{say.get("club-substitute")}</legend>
            <label for="club-whom">{say.get("club-whom")}</label>
            <select id="club-whom" on:change=choose(whom)>
                <option value="">{say.get("club-nobody")}</option>
                {move || people.get().map(|(play, _)| options(play, whom))}
            </select>
            <label for="club-by">{say.get("club-by")}</label>
            <select id="club-by" on:change=choose(by)>
                <option value="">{say.get("club-by-bot")}</option>
                {move || people.get().map(|(_, rest)| options(rest, by))}
            </select>
            <p class="hint">{say.get("club-substitute-hint")}</p>
            <Sure label="club-substitute-do" question="club-substitute-sure" act=substitute/>
        </fieldset>
    }
}
