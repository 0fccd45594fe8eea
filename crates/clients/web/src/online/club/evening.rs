//! The next evening, or the one that is played, as its members see it.

use std::time::Duration;

use leptos::prelude::*;
use online_client::participant::club::{
    Told, are_pairs, asks, here, missing, partner, plan_words, standing, time_of,
};
use online_wire::{
    ParticipantId,
    club::{ClubCommand, EveningView, Movement},
};

use super::membership::Membership;
use crate::{
    online::{arrive::title, when},
    route::Route,
    words::{Say, use_words},
};

/// How long before an evening those are named who said they would come and are not there, in milliseconds.
const SOON: u64 = 5 * 60_000;

/// Something that changes every second.
pub fn seconds() -> RwSignal<u32> {
    let tick = RwSignal::new(0_u32);
    if let Ok(clock) =
        set_interval_with_handle(move || tick.update(|tick| *tick += 1), Duration::from_secs(1))
    {
        on_cleanup(move || clock.clear());
    }
    tick
}

/// The next evening, or the one that is played.
#[component]
pub fn NextEvening(member: Membership) -> impl IntoView {
    let say = use_words();
    let planned = member.is(|told| told.club.evening.is_some());
    let started = member.is(|told| told.started().is_some());
    let heading =
        move || say.texts().get(if started.get() { "club-this-evening" } else { "club-next-evening" });
    view! {
        <section class="evening" aria-labelledby="club-evening">
            <h2 id="club-evening">{heading}</h2>
            <Show when=move || planned.get() fallback=move || view! { <p>{say.get("club-no-evening")}</p> }>
                <p>{move || member.told.with(|told| plan_of(say, told.as_ref()?.club.evening.as_ref()?))}</p>
                <Show when=move || started.get() fallback=move || view! { <Before member/> }>
                    <Playing member/>
                </Show>
            </Show>
        </section>
    }
}

/// The plan of an evening, in a sentence.
fn plan_of(say: Say, evening: &EveningView) -> Option<String> {
    let time = when::moment(say.texts(), evening.plan.at.0 as f64);
    Some(plan_words(say.texts(), title(&evening.plan.opening, say)?, time, evening))
}

/// A line with the names of some members; none if there are none.
fn names(
    member: Membership,
    say: Say,
    key: &'static str,
    of: impl Fn(&Told) -> Vec<ParticipantId> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let words = move || {
        member.told.with(|told| {
            let told = told.as_ref()?;
            let members = of(told);
            let args = [("count", members.len().into()), ("names", told.names(say.texts(), &members).into())];
            (!members.is_empty()).then(|| say.with(key, &args))
        })
    };
    move || words().map(|words| view! { <p>{words}</p> })
}

/// Before it begins: who comes, and the check-in.
#[component]
fn Before(member: Membership) -> impl IntoView {
    let say = use_words();
    let tick = seconds();
    let evening = |of: fn(&EveningView) -> Vec<ParticipantId>| {
        move |told: &Told| told.club.evening.as_ref().map(of).unwrap_or_default()
    };
    let soon = Signal::derive(move || {
        tick.track();
        let now = member.now().0;
        member.told.with(|told| {
            let at = told.as_ref().and_then(|told| Some(told.club.evening.as_ref()?.plan.at.0));
            at.is_some_and(|at| now.saturating_add(SOON) >= at)
        })
    });
    let comes = member.is(|told| told.club.evening.as_ref().is_some_and(|it| it.coming.contains(&told.you)));
    let here_now = move || {
        member.told.with(|told| {
            let told = told.as_ref()?;
            let all = here(told, told.club.evening.as_ref()?);
            let args = [("count", all.len().into()), ("names", say.texts().list(all.clone()).into())];
            (!all.is_empty()).then(|| view! { <p>{say.with("club-there", &args)}</p> })
        })
    };
    let there = member.is(|told| told.club.evening.as_ref().is_some_and(|it| it.there.contains(&told.you)));
    let come = move |coming: bool| move |_| member.command(ClubCommand::Come { coming });
    view! {
        {names(member, say, "club-coming", evening(|evening| evening.coming.clone()))}
        {here_now}
        {move || soon.get().then(|| names(member, say, "club-missing", evening(missing)))}
        <CheckIn member/>
        // Whoever is there has come.
        <Show when=move || !there.get()>
            <div class="ways">
                <Show
                    when=move || comes.get()
                    fallback=move || view! { <button type="button" on:click=come(true)>{say.get("club-come")}</button> }
                >
                    <button type="button" on:click=come(false)>{say.get("club-not-come")}</button>
                </Show>
            </div>
        </Show>
    }
}

/// Whether one can check in, whatever the clock says.
fn is_open(told: &Told) -> bool {
    told.club.evening.as_ref().is_some_and(|evening| evening.started || evening.check_in_open)
}

/// The check-in: from its time on, with a partner or with whoever there is.
#[component]
fn CheckIn(member: Membership) -> impl IntoView {
    let say = use_words();
    let tick = seconds();
    let from = member.part(|told| told.club.evening.as_ref().map(|evening| evening.check_in_from));
    let opened = member.is(is_open);
    let open = Memo::new(move |_| {
        tick.track();
        opened.get() || from.get().flatten().is_some_and(|from| from <= member.now())
    });
    let there = member.is(|told| told.club.evening.as_ref().is_some_and(|it| it.there.contains(&told.you)));
    let opens = move || {
        let from = from.get().flatten()?;
        Some(say.with("club-check-in-from", &[("time", when::moment(say.texts(), from.0 as f64).into())]))
    };
    let leave = move |_| member.command(ClubCommand::CheckOut {});
    view! {
        <Show when=move || open.get()><Preferences member/></Show>
        <Show when=move || open.get() fallback=move || view! { <p class="quiet">{opens}</p> }>
            <Show when=move || there.get() fallback=move || view! { <Entrance member/> }>
                <p>{say.get("club-checked-in")}</p>
                <Partner member/>
                <button type="button" on:click=leave>{say.get("club-check-out")}</button>
            </Show>
        </Show>
    }
}

#[component]
fn Entrance(member: Membership) -> impl IntoView {
    let say = use_words();
    let partner = RwSignal::new(None::<ParticipantId>);
    // Where everybody partners everybody, and in games without partners, nobody names one.
    let paired = member.is(|told| {
        let evening = told.club.evening.as_ref().filter(|evening| !evening.started);
        evening.is_some_and(|it| it.plan.movement != Movement::Everyone && are_pairs(&it.plan.opening))
    });
    let others = move || {
        member.told.with(|told| {
            let told = told.as_ref()?;
            let all = told.club.members.iter().zip(0..).filter(|(other, _)| !other.left);
            let all = all.map(|(other, number)| (other.name.clone(), ParticipantId(number)));
            Some(all.filter(|&(_, number)| number != told.you).collect::<Vec<_>>())
        })
    };
    let option = move |(name, number): (String, ParticipantId)| {
        let chosen = move || partner.get() == Some(number);
        view! { <option value=number.0.to_string() prop:selected=chosen>{name}</option> }
    };
    let choose = move |event| partner.set(event_target_value(&event).parse().ok().map(ParticipantId));
    let check_in = move |_| member.command(ClubCommand::CheckIn { partner: partner.get_untracked() });
    view! {
        <Show when=move || paired.get()>
            <div class="field">
                <label for="club-partner">{say.get("club-partner")}</label>
                <select id="club-partner" on:change=choose>
                    <option value="">{say.get("club-partner-any")}</option>
                    {move || others().unwrap_or_default().into_iter().map(option).collect_view()}
                </select>
            </div>
        </Show>
        <button type="button" class="primary big check-in" on:click=check_in>{say.get("club-check-in")}</button>
    }
}

/// Those who want to play with one: they are partners with a tap.
#[component]
fn Preferences(member: Membership) -> impl IntoView {
    let say = use_words();
    let who = member.part(|told| {
        let evening = told.club.evening.as_ref();
        let asked: Vec<ParticipantId> =
            evening.map(|evening| asks(evening, told.you).collect()).unwrap_or_default();
        asked.into_iter().map(|who| (who, told.name(who).to_owned())).collect::<Vec<_>>()
    });
    move || {
        let one = |(who, name): (ParticipantId, String)| {
            let words = say.with("club-wants-you", &[("name", name.as_str().into())]);
            let label = say.with("club-wants-you-yes", &[("name", name.as_str().into())]);
            let yes = move |_| member.command(ClubCommand::CheckIn { partner: Some(who) });
            view! { <p>{words}" "<button type="button" class="primary" on:click=yes>{label}</button></p> }
        };
        who.get().map(|all| all.into_iter().map(one).collect_view())
    }
}

/// The partner whom one will have, or has asked.
#[component]
fn Partner(member: Membership) -> impl IntoView {
    let say = use_words();
    let words = move || {
        member.told.with(|told| {
            let told = told.as_ref()?;
            let evening = told.club.evening.as_ref().filter(|evening| !evening.started)?;
            let asked = evening.partners.iter().find(|(who, _)| *who == told.you).map(|&(_, whom)| whom);
            let (key, whom) = match partner(evening, told.you) {
                Some(found) => ("club-paired", found),
                None => ("club-asked-partner", asked?),
            };
            Some(say.with(key, &[("name", told.name(whom).into())]))
        })
    };
    view! { <p>{words}</p> }
}

/// While it is played: where one sits, and how long.
#[component]
fn Playing(member: Membership) -> impl IntoView {
    let say = use_words();
    let there = member.is(|told| told.started().is_some_and(|evening| evening.there.contains(&told.you)));
    let code = member.part(|told| told.round().and_then(|round| Some((round.code.clone()?, round.table?))));
    let to_table = move || {
        let (code, table) = code.get().flatten()?;
        let words = move || say.with("club-to-table", &[("table", i64::from(table + 1).into())]);
        Some(view! { <a class="button primary big" href=Route::Online(code).to_string()>{words}</a> })
    };
    view! {
        <Standing member/>
        <div class="ways">
            {to_table}
            <Ask member/>
        </div>
        <Show when=move || !there.get()><Entrance member/></Show>
    }
}

/// Where one sits and how long, what comes next, what the director has said.
#[component]
pub fn Standing(
    member: Membership,
    /// Whether one is at one’s table, where there is little room and one’s place is known.
    #[prop(optional)]
    seated: bool,
) -> impl IntoView {
    let say = use_words();
    let tick = seconds();
    let lines = Memo::new(move |_| {
        member.told.with(|told| Some(standing(say.texts(), told.as_ref()?, seated))).unwrap_or_default()
    });
    let time = move || {
        tick.track();
        member.told.with(|told| time_of(say.texts(), told.as_ref()?.started()?, member.now()))
    };
    view! {
        {move || lines.get().into_iter().map(|words| view! { <p>{words}</p> }).collect_view()}
        {move || time().map(|words| view! { <p class="clock">{words}</p> })}
    }
}

/// The way to call a director to one’s table.
#[component]
pub fn Ask(member: Membership) -> impl IntoView {
    let say = use_words();
    let seated = member.is(|told| told.round().is_some_and(|round| round.table.is_some()));
    let asked = member.is(|told| told.round().is_some_and(|round| round.asked));
    let ask = move |_| member.command(ClubCommand::Ask {});
    view! {
        <Show when=move || seated.get()>
            <Show
                when=move || asked.get()
                fallback=move || view! { <button type="button" on:click=ask>{say.get("club-ask")}</button> }
            >
                <p role="status">{say.get("club-asked")}</p>
            </Show>
        </Show>
    }
}
