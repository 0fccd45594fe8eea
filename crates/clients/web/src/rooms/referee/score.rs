//! The score of a hand that is over: its points, or the tricks that they depend on.

use five_hundred::TRICKS;
use laws::Tally;
use leptos::{ev::SubmitEvent, prelude::*};
use table::SeatSet;
use texts::referee::{Branch, one_tells_all, tricks_of};

use super::Room;
use crate::{
    browser,
    rooms::number::{Typed, number},
    route::Route,
};

impl Room {
    /// The points, if they are known.
    pub(super) fn points(&self, tally: &Tally) -> Option<AnyView> {
        let Tally::Points(points) = tally else { return None };
        let said = texts::referee::points(points, &self.rules, &self.chairs, self.texts);
        let said = said.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
        Some(view! { <div class="score-of-hand">{said}</div> }.into_any())
    }

    /// What is asked for the points: the tricks of these groups.
    pub(super) fn tricks(&self, branches: &[Branch]) -> Option<AnyView> {
        let groups = branches.iter().find_map(|branch| match &branch.tally {
            Tally::Tricks(groups) => Some(groups),
            _ => None,
        })?;
        let wrong = self.case.tricks().is_some();
        let wrong = wrong.then(|| view! { <p class="problems">{self.get("ruling-tricks-wrong")}</p> });
        let asked = match &groups[..] {
            [own, _] if one_tells_all(groups, &self.rules) => self.trick_keys(*own),
            _ => self.trick_fields(groups),
        };
        let how = self.get("ruling-tricks");
        Some(view! { <section class="score-of-hand"><h2>{how}</h2>{wrong}{asked}</section> }.into_any())
    }

    /// A key for each number of tricks of one party; the other has the rest.
    fn trick_keys(&self, party: SeatSet) -> AnyView {
        let title = tricks_of(party, &self.chairs, self.texts);
        let key = |tricks: u8| {
            let to = self.to(&self.case.with_tricks(Some(vec![tricks, TRICKS - tricks])));
            view! { <li><a class="button" href=to>{tricks}</a></li> }
        };
        view! {
            <h3>{title.clone()}</h3>
            <ul class="trick-keys" aria-label=title>{(0..=TRICKS).map(key).collect_view()}</ul>
        }
        .into_any()
    }

    /// A field for the tricks of each party.
    fn trick_fields(&self, groups: &[SeatSet]) -> AnyView {
        let first = self.case.tricks().map(|tricks| tricks.iter().copied().map(Some).collect::<Vec<_>>());
        let told = RwSignal::new(
            first.filter(|told| told.len() == groups.len()).unwrap_or(vec![None; groups.len()]),
        );
        let typed = Typed::default();
        let field = |(at, party): (usize, &SeatSet)| {
            let id = format!("referee-tricks-{at}");
            let value = told.with_untracked(|told| told.get(at).copied().flatten().map(i32::from));
            let read = move |number: Option<i32>| {
                let tricks =
                    number.and_then(|number| u8::try_from(number).ok()).filter(|&tricks| tricks <= TRICKS);
                told.update(|told| told[at] = tricks);
            };
            number(
                typed,
                tricks_of(*party, &self.chairs, self.texts),
                id,
                value,
                self.get("who-no-tricks"),
                read,
            )
        };
        let (case, code) = (self.case.clone(), self.code.clone());
        let lacking = RwSignal::new(false);
        let why = self.get("who-no-tricks");
        let trouble =
            move || lacking.get().then(|| view! { <p class="problems" role="alert">{why.clone()}</p> });
        let submit = move |event: SubmitEvent| {
            event.prevent_default();
            let Some(tricks) = told.get_untracked().into_iter().collect::<Option<Vec<u8>>>() else {
                return lacking.set(true);
            };
            let case = case.with_tricks(Some(tricks));
            browser::go(&Route::Referee(format!("{code}/{case}")).to_string(), false);
        };
        view! {
            <form on:submit=submit>
                {groups.iter().enumerate().map(field).collect_view()}
                {trouble}
                <button class="primary">{self.get("who-go")}</button>
            </form>
        }
        .into_any()
    }
}
