//! A hand of Rummy 500: points of each player, by a number or by tapping the cards they laid and held.

use kookaburra::AnyRules;
use leptos::prelude::*;
use sheet::{Ask, Cards, Draft, Out};
use table::Seat;
use texts::scorekeeper::Keeper;

use super::{book::Book, hand::HandForm, keeper, words};
use crate::rooms::number::number;

/// The ranks of the pad, as a sheet writes them; `1` is an ace at the low end of a run.
const RANKS: [&str; 15] = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "X"];

/// Each player in turn.
pub(super) fn players(hand_form: &HandForm, book: &Book, rules: &AnyRules, draft: &Draft) -> AnyView {
    let texts = words(rules);
    let keeper = keeper(book, texts);
    let seats = book.game().players.len();
    let player = |seat: Seat| {
        let told = draft.points.iter().find(|(other, _)| *other == seat).map(|&(_, points)| points);
        let own = hand_form.clone();
        let tell = move |points: Option<i32>| {
            own.tell(|draft| match points {
                Some(points) => draft.put_points(seat, points),
                None => *draft = draft.without(Ask::Points(seat)),
            });
        };
        let (question, id) = (keeper.question(Ask::Points(seat)), format!("score-points-{seat}"));
        let number = number(hand_form.typed(), question, id, told, texts.get("pad-no-number"), tell);
        view! {
            <section class="fact">
                <h3>{keeper.name(seat)}</h3>
                {number}
                {pad(hand_form, keeper, draft, seat)}
            </section>
        }
    };
    view! {
        {Seat::all(seats).map(player).collect_view()}
        {draft_out(hand_form, rules, keeper, draft)}
    }
    .into_any()
}

/// The ranks that a player laid and held.
fn pad(hand_form: &HandForm, keeper: Keeper<'_>, draft: &Draft, seat: Seat) -> AnyView {
    let there = draft.cards.iter().find(|(other, ..)| *other == seat).cloned();
    let opened = there.is_some();
    let (_, laid, held) = there.unwrap_or((seat, empty(), empty()));
    let keys = |title: &str, on_table: bool| {
        let title = keeper.texts.get(title);
        let (laid, held) = (laid.clone(), held.clone());
        let text = ranks(if on_table { &laid } else { &held });
        let put = {
            let hand_form = hand_form.clone();
            move |text: String| {
                let cards = Cards::Ranks(text);
                let (laid, held) = if on_table { (cards, held.clone()) } else { (laid.clone(), cards) };
                hand_form.tell(|draft| draft.put_cards(seat, laid, held));
            }
        };
        let key = |rank: &'static str| {
            let (put, text) = (put.clone(), text.clone());
            let name = if rank == "1" { keeper.texts.get("pad-low-ace") } else { rank.to_owned() };
            view! { <button type="button" on:click=move |_| put(format!("{text} {rank}").trim().to_owned())>{name}</button> }
        };
        let shown = text.clone();
        let (put_less, less) =
            (put.clone(), text.rsplit_once(' ').map_or(String::new(), |(less, _)| less.to_owned()));
        let ranks = RANKS.into_iter().filter(|&rank| on_table || rank != "1");
        view! {
            <div class="pad-side">
                <p><b>{title.clone()}</b>" "{shown}</p>
                <div class="keys ranks" role="group" aria-label=title>
                    {ranks.map(key).collect_view()}
                    <button type="button" on:click=move |_| put_less(less.clone())>{keeper.texts.get("pad-delete-rank")}</button>
                </div>
            </div>
        }
    };
    view! {
        <details class="card-pad" open=opened>
            <summary>{keeper.texts.get("pad-cards")}</summary>
            {keys("pad-laid", true)}
            {keys("pad-held", false)}
        </details>
    }
    .into_any()
}

fn empty() -> Cards {
    Cards::Ranks(String::new())
}

fn ranks(cards: &Cards) -> String {
    match cards {
        Cards::Ranks(ranks) => ranks.clone(),
        Cards::Worth(points) => points.to_string(),
    }
}

/// The player who went out, where that decides.
fn draft_out(hand_form: &HandForm, rules: &AnyRules, keeper: Keeper<'_>, draft: &Draft) -> AnyView {
    if !(Draft { out: None, ..draft.clone() }).asks(rules).contains(&Ask::Out) {
        return ().into_any();
    }
    let one = |name: String, out: Out| {
        let hand_form = hand_form.clone();
        let pressed = (draft.out == Some(out)).to_string();
        let tell = move |_| hand_form.tell(|draft| draft.out = Some(out));
        view! { <button type="button" aria-pressed=pressed on:click=tell>{name}</button> }
    };
    let AnyRules::Rummy500(table) = rules else { return ().into_any() };
    let players = Seat::all(table.seats()).map(|seat| one(keeper.name(seat), Out::Seat(seat)));
    view! {
        <section class="fact">
            <h3>{keeper.question(Ask::Out)}</h3>
            <div class="keys">{players.collect_view()}{one(keeper.texts.get("pad-nobody"), Out::Nobody)}</div>
        </section>
    }
    .into_any()
}
