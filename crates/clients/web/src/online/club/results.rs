//! What came of an evening’s deals, as far as they are open: every table, and each deal to be looked through.

use std::{collections::BTreeSet, pin::Pin, rc::Rc};

use leptos::prelude::*;
use online_client::participant::club::{Told, every_table, names, played, points, results_csv, sides};
use online_wire::{
    Outcome,
    club::{DealResults, Results as Known, TableResult},
};
use table::{Seat, SeatSet};
use wasm_bindgen_futures::spawn_local;

use super::{CSV, evening_at, membership::Membership, standings::table as standings};
use crate::{
    browser::print,
    link::{Reply, use_link},
    online::{
        api,
        far::{Deal, FarRequest},
        proof::{Checking, Proof},
        when,
    },
    play::Match,
    rooms::parts::save_file,
    table::Replay,
    words::{Say, use_words},
};

/// The deals of an evening that are open.
#[component]
pub fn Results(member: Membership, number: u32) -> impl IntoView {
    let say = use_words();
    let found = RwSignal::new(None::<Known>);
    let now = member.part(move |told| {
        let evening = told.club.evening.as_ref().filter(|evening| evening.number == number);
        evening.map(|evening| (evening.open, evening.awaited))
    });
    let grown = member.part(move |told| told.club.evening.as_ref().map(|evening| evening.open));
    Effect::new(move |_| {
        // This runs again when another deal is open.
        let _ = grown.get();
        spawn_local(async move {
            if let Ok(told) = api::results(&member.code(), number).await {
                // The page may have left in the meantime.
                found.try_set(Some(told));
            }
        });
    });
    let awaited = move || {
        let (open, awaited) = now.get().flatten()?;
        let heading = say.with("club-deal-number", &[("number", i64::from(open + 1).into())]);
        let words = || say.with("club-opens", &[("count", i64::from(awaited).into())]);
        (awaited > 0).then(|| view! { <h3>{heading}</h3> <p>{words()}</p> })
    };
    let shown = move || {
        let found = found.get()?;
        if found.deals.is_empty() {
            return Some(view! { <p>{say.get("club-no-results")}</p> }.into_any());
        }
        let told = member.told.get_untracked()?;
        let name = format!("kookaburra-evening-{}-standings.csv", told.nth(number));
        let list = standings(say, &told, &found.standings, "club-standings", name);
        Some(view! { <h3 id="club-standings">{say.get("club-standings")}</h3> {list} }.into_any())
    };
    let open =
        move || found.with(|found| found.as_ref().map(|found| found.deals.clone())).unwrap_or_default();
    // Opening another deal moves nothing that somebody is looking at.
    let deal = move |deal: DealResults| {
        let known = found.get_untracked().zip(member.told.get_untracked());
        known.map(|(found, told)| one_deal(say, &told, &found, &deal))
    };
    let save = move |_| {
        let Some((found, told)) = found.get_untracked().zip(member.told.get_untracked()) else { return };
        let (texts, nth) = (say.texts(), told.nth(number));
        save_file(&format!("kookaburra-evening-{nth}.csv"), CSV, &results_csv(texts, &told, &found));
    };
    let some =
        Memo::new(move |_| found.with(|found| found.as_ref().is_some_and(|found| !found.deals.is_empty())));
    view! {
        <section class="results" aria-labelledby="club-results">
            <h2 id="club-results">{say.get("club-results")}</h2>
            {shown}
            <For each=open key=|deal| deal.number children=deal/>
            {awaited}
            <Show when=move || some.get()>
                <div class="ways">
                    <button type="button" on:click=save>{say.get("club-save")}</button>
                    <button type="button" on:click=move |_| print()>{say.get("club-print")}</button>
                </div>
                <Proofs member found/>
            </Show>
        </section>
    }
}

/// The evenings that were played.
#[component]
pub fn Evenings(member: Membership) -> impl IntoView {
    let say = use_words();
    let past = member.part(|told| told.club.past.clone());
    let rows = move || {
        let past = past.get().unwrap_or_default();
        let row = |evening: &online_wire::club::PastEvening| {
            let (number, at) = (evening.number, evening.at.0 as f64);
            let nth = if evening.nth > 0 { evening.nth } else { number };
            let words = move || {
                let args = [("number", i64::from(nth).into()), ("time", when::day(say.texts(), at).into())];
                say.with("club-evening-of", &args)
            };
            view! { <li><a href=evening_at(&member.code(), number)>{words}</a></li> }
        };
        past.iter().rev().map(row).collect_view()
    };
    let some = member.is(|told| !told.club.past.is_empty());
    view! {
        <Show when=move || some.get()>
            <section aria-labelledby="club-past">
                <h2 id="club-past">{say.get("club-past")}</h2>
                <ul class="places">{rows}</ul>
            </section>
        </Show>
    }
}

/// A deal at every table.
fn one_deal(say: Say, told: &Told, all: &Known, deal: &DealResults) -> AnyView {
    let id = format!("club-deal-{}", deal.number);
    let heading = say.with("club-deal-number", &[("number", i64::from(deal.number + 1).into())]);
    let hand_replay = RwSignal::new(None::<(String, Option<Seat>)>);
    let sides = sides(&all.plan.opening);
    let rows = deal.tables.iter().zip(1_i64..);
    let rows = rows
        .map(|(table, number)| one_table(say, told, all, (&sides, table, number), hand_replay))
        .collect_view();
    let number = deal.number;
    let looked = move || {
        let (code, me) = hand_replay.get()?;
        Some(view! { <HandReplay code number me/> })
    };
    view! {
        <h3 id=id.clone()>{heading}</h3>
        <ol class="tables-of-deal" aria-labelledby=id>{rows}</ol>
        {looked}
    }
    .into_any()
}

/// A table: first how each side did against the others, one’s own at the head; then what was played, and by whom.
fn one_table(
    say: Say,
    told: &Told,
    all: &Known,
    (sides, table, number): (&[SeatSet], &TableResult, i64),
    hand_replay: RwSignal<Option<(String, Option<Seat>)>>,
) -> AnyView {
    let texts = say.texts();
    let names = names(texts, told, table);
    let me = Seat::all(table.seats.len()).find(|seat| table.seats[seat.index()] == Some(told.you));
    let (contract, tricks, points_of) = match &table.outcome {
        Outcome::Average => (texts.get("club-average"), None, None),
        Outcome::Played { hand, points } => {
            let (contract, tricks) = played(texts, &all.plan.opening.game, hand, names.clone());
            (contract, tricks, Some(points))
        }
    };
    let label = say.with("club-replay-of", &[("table", number.into())]);
    let code = table.code.clone();
    let replay = points_of.is_some().then(|| {
        let look = move |_| hand_replay.set(Some((code.clone(), me)));
        view! { <button type="button" aria-label=label on:click=look>{say.get("club-replay")}</button> }
    });
    let minus = |points: i32| points.to_string().replace('-', "−");
    let mine = |side: &SeatSet| me.is_some_and(|me| side.contains(me));
    let mut sides: Vec<SeatSet> = sides.to_vec();
    sides.sort_by_key(|side| !mine(side));
    let side = |side: &SeatSet| {
        let first = side.first().map_or(0, Seat::index);
        let people: Vec<&str> =
            side.iter().filter_map(|seat| Some(names.get(seat.index())?.as_str())).collect();
        let got = points_of.and_then(|points| points.get(first)).map(|&got| minus(got));
        let against = points_of.and(table.hundredths.get(first)).map(|&more| points(say.lang(), more));
        let against = against.map(|against| {
            view! { <b class="against"><span class="heard-only">{say.get("club-against")}" "</span>{against}</b>" " }
        });
        let got = got.map(|got| {
            view! { " "<span class="quiet"><span class="heard-only">{say.get("club-points")}" "</span>{got}</span> }
        });
        view! { <span class="side" class:mine=mine(side)>{against}{people.join(" + ")}{got}</span> }
    };
    let sides = sides.iter().map(side).collect_view();
    let tricks = tricks.map(|tricks| {
        let words = say.with("club-tricks-won", &[("tricks", (tricks as usize).into())]);
        view! { ", "{words} }
    });
    let head = say.with("club-table-number", &[("table", number.into())]);
    view! {
        <li>
            <p class="sides">{sides}</p>
            <p class="quiet played">{head}": "{contract}{tricks}" "{replay}</p>
        </li>
    }
    .into_any()
}

/// A deal as it was played at a table, with all cards seen.
#[component]
fn HandReplay(
    /// The code of the table.
    code: String,
    /// The number of the deal.
    number: u32,
    /// One’s own seat, if one sat there.
    me: Option<Seat>,
) -> impl IntoView {
    let link = use_link();
    let answerer = Rc::new(move |request| -> Pin<Box<dyn Future<Output = Reply>>> {
        let deal = Deal { code: code.clone(), number, me };
        Box::pin(async move { link.ask(FarRequest::Deal { deal, request }.packed()).await })
    });
    let play = Match::remote(answerer);
    view! { <div class="film"><Replay of=Some(play) hand=Some(0)/></div> }
}

/// The deals of an evening. Where a table can’t be reached there is no proof: half of one would look like a whole.
#[component]
fn Proofs(member: Membership, found: RwSignal<Option<Known>>) -> impl IntoView {
    let looked = move || -> Checking {
        Box::pin(async move {
            let (Some(found), Some(told)) = (found.get_untracked(), member.told.get_untracked()) else {
                return Ok(Vec::new());
            };
            let tables = found.deals.iter().flat_map(|deal| &deal.tables);
            let codes: BTreeSet<&String> = tables.map(|table| &table.code).collect();
            let mut games = Vec::new();
            for code in codes {
                games.push(api::records(code).await?);
            }
            Ok(every_table(&games, &told, &member.memory()))
        })
    };
    let name = move |participant| {
        member
            .told
            .with(|told| told.as_ref().map_or_else(String::new, |told| told.name(participant).to_owned()))
    };
    view! { <Proof looked name/> }
}
