//! The days of a month, each with a sign for how far its deal was played: no chain, nothing that is lost.

use std::collections::BTreeMap;

use kookaburra::{AnyRules, build_code};
use learning::challenge::{DAY_HANDS, Date, PlayedHands, daily};
use leptos::prelude::*;
use texts::challenge::{about, said};

use super::{
    day,
    stored::{all_left, played_hands, today},
};
use crate::words::{Say, use_words};

/// The deal of today, and the days of its month; other months a tap away.
#[component]
pub(super) fn Calendar(
    /// The code of the game.
    game: String,
) -> impl IntoView {
    let say = use_words();
    let today = today();
    let shown = RwSignal::new(today.first_of_month());
    let played =
        build_code(&game).ok().map(|rules| Played { rules, results: played_hands(), left: all_left() })?;
    let deal = StoredValue::new(daily(played.rules.clone(), today));
    let words = move || deal.with_value(|deal| about(say.texts(), deal, Some(today))).join(" ");
    let state = played.state(today);
    let label = match state {
        State::Begun => "challenge-go-on",
        State::Done { .. } => "challenge-see",
        State::New => "challenge-play",
    };
    let to = day(&game, today);
    let earlier = move |_| shown.update(|shown| *shown = shown.month_before().unwrap_or(*shown));
    let later = move |_| shown.update(|shown| *shown = shown.month_after().unwrap_or(*shown));
    let is_now = move || shown.get() == today.first_of_month();
    let rows = move || {
        let month = shown.get();
        let first = usize::from(month.weekday());
        let days: Vec<Date> = month.days_of_month().collect();
        let cells = std::iter::repeat_n(None, first).chain(days.into_iter().map(Some)).collect::<Vec<_>>();
        let cell = |date: &Option<Date>| match date {
            Some(date) => cell(say, &game, *date, (*date <= today).then(|| played.state(*date)), today),
            None => view! { <td></td> }.into_any(),
        };
        let week = |week: &[Option<Date>]| view! { <tr>{week.iter().map(cell).collect_view()}</tr> };
        cells.chunks(7).map(week).collect_view()
    };
    let heads = move || {
        let names = say.texts().get("challenge-weekdays");
        names.split(", ").map(|name| view! { <th scope="col">{name.to_owned()}</th> }).collect_view()
    };
    let title = move || {
        let month = shown.get();
        let month_args = [("month", month.month().into()), ("year", month.year().to_string().into())];
        say.with("challenge-month", &month_args)
    };
    Some(view! {
        <section class="today">
            <p>{words}</p>
            <a class="button big primary" href=to>{say.get(label)}</a>
        </section>
        <section class="calendar" aria-labelledby="challenge-month">
            <div class="ways">
                <button type="button" class="quiet" on:click=earlier>{say.get("challenge-month-before")}</button>
                <h2 id="challenge-month" aria-live="polite">{title}</h2>
                <button type="button" class="quiet" disabled=is_now on:click=later>{say.get("challenge-month-after")}</button>
            </div>
            <table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>
            <p class="hint">{say.get("challenge-dots")}</p>
        </section>
    })
}

/// What was played of the days of a game.
struct Played {
    rules: AnyRules,
    results: PlayedHands,
    left: BTreeMap<String, Vec<String>>,
}

/// How far the deal of a day was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    New,
    Begun,
    /// All of it; perhaps on a later day.
    Done {
        late: bool,
    },
}

impl Played {
    fn state(&self, date: Date) -> State {
        let challenge = daily(self.rules.clone(), date);
        let hands: Vec<_> = self.results.hands(&challenge).collect();
        match hands.len() {
            0 if !self.left.contains_key(&challenge.id()) => State::New,
            count if count < usize::from(DAY_HANDS) => State::Begun,
            _ => State::Done { late: hands.iter().any(|hand| hand.is_late()) },
        }
    }
}

impl State {
    /// Its sign, and the key of its words.
    const fn sign(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::New => None,
            Self::Begun => Some(("◐", "challenge-is-begun")),
            Self::Done { late: false } => Some(("●", "challenge-is-done")),
            Self::Done { late: true } => Some(("○", "challenge-is-late")),
        }
    }
}

/// A day; one that hasn't come has no state.
fn cell(say: Say, game: &str, date: Date, state: Option<State>, today: Date) -> AnyView {
    let number = date.day();
    let Some(state) = state else { return view! { <td class="later">{number}</td> }.into_any() };
    let sign = state.sign();
    let label = move || {
        let texts = say.texts();
        let name = said(texts, date);
        match sign {
            Some((_, words)) => format!("{name}, {}", texts.get(words)),
            None => name,
        }
    };
    let current = (date == today).then_some("date");
    let sign = sign.map(|(sign, _)| view! { <span class="sign">{sign}</span> });
    view! {
        <td>
            <a href=day(game, date) aria-current=current>
                <span aria-hidden="true">{number}{sign}</span>
                <span class="heard-only">{label}</span>
            </a>
        </td>
    }
    .into_any()
}
