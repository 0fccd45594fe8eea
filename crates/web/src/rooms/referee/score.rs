//! The score of a hand that is over: its points, or the tricks that they depend on.

use laws::Tally;
use leptos::{ev::SubmitEvent, prelude::*};
use referee::{Branch, TRICKS, one_tells_all, tricks_of};
use table::SeatSet;

use super::Room;
use crate::{browser, route::Route};

impl Room {
    /// The points, if they are known.
    pub(super) fn points(&self, tally: &Tally) -> Option<AnyView> {
        let Tally::Points(points) = tally else { return None };
        let said = referee::points(points, &self.rules, &self.chairs, self.texts);
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
        let told = RwSignal::new(self.case.tricks().map_or_else(|| vec![0; groups.len()], <[u8]>::to_vec));
        let field = |(at, party): (usize, &SeatSet)| {
            let id = format!("referee-tricks-{at}");
            let value = told.with_untracked(|told| told.get(at).map(u8::to_string));
            let read = move |event| {
                let tricks = event_target_value(&event).trim().parse().unwrap_or_default();
                told.update(|told| {
                    if let Some(of) = told.get_mut(at) {
                        *of = tricks;
                    }
                });
            };
            view! {
                <div class="field">
                    <label for=id.clone()>{tricks_of(*party, &self.chairs, self.texts)}</label>
                    <input type="number" min="0" max=TRICKS.to_string() step="1" required id=id prop:value=value on:input=read/>
                </div>
            }
        };
        let (case, code, groups_told) = (self.case.clone(), self.code.clone(), groups.len());
        let submit = move |event: SubmitEvent| {
            event.prevent_default();
            let mut tricks = told.get_untracked();
            tricks.resize(groups_told, 0);
            let case = case.with_tricks(Some(tricks));
            browser::go(&Route::Referee(format!("{code}/{case}")).to_string(), false);
        };
        view! {
            <form on:submit=submit>
                {groups.iter().enumerate().map(field).collect_view()}
                <button class="primary">{self.get("who-go")}</button>
            </form>
        }
        .into_any()
    }
}
