//! The ruling: what comes of it, what to do now, who may choose, why; and what would be ruled otherwise.

use laws::{Judgement, Tally, questions::Topic};
use leptos::prelude::*;
use sheet::can_both_be_noted;
use texts::Texts;
use texts::referee::{Branch, OtherTime, Said};

use super::Room;
use crate::{
    browser,
    rooms::{
        parts::Copied,
        score::{being_played, note_both, write_ruling},
        sheet::here,
    },
};

impl Room {
    /// The ruling, or both of them where people disagree.
    pub(super) fn rulings(&self, branches: &[Branch]) -> AnyView {
        let rulings = match branches {
            [one, other] if one.judgement == other.judgement && one.tally == other.tally => {
                let same = self.get("who-no-difference");
                view! { <p class="note">{same}</p>{self.branch(one)} }.into_any()
            }
            [_, _] => {
                let column = |branch: &Branch| {
                    let answer = branch.answer.map(|answer| self.answer(answer)).unwrap_or_default();
                    let head = self.texts.format("who-if", &[("answer", answer.into())]);
                    view! { <section><h2>{head}</h2>{self.branch(branch)}</section> }
                };
                let two = self.get("who-two");
                view! {
                    <p class="note">{two}</p>
                    <div class="both">{branches.iter().map(column).collect_view()}</div>
                    {self.both_on_sheet(branches)}
                }
                .into_any()
            }
            _ => branches.iter().map(|branch| self.branch(branch)).collect_view().into_any(),
        };
        let times = if branches.len() == 1 { self.case.other_times(&self.rules) } else { Ok(Vec::new()) };
        let link = here(&self.to(&self.case));
        view! {
            <div class="rulings" aria-live="polite">{rulings}</div>
            {self.tricks(branches)}
            {self.times(&times.unwrap_or_default())}
            <nav class="ways" aria-label=self.get("home-ways")>
                <a class="button" href=self.to(&self.case.and_more())>{self.get("who-more")}</a>
                <a class="button" href=crate::route::Route::Referee(self.code.clone()).to_string()>{self.get("who-new")}</a>
            </nav>
            <Copied id="referee-link" label="who-link" text=Signal::derive(move || link.clone())/>
        }
        .into_any()
    }

    /// One ruling, or that the laws say nothing.
    fn branch(&self, branch: &Branch) -> AnyView {
        match &branch.judgement {
            Some(judgement) => self.judgement(judgement, &branch.tally),
            None => {
                let key = if self.case.topic() == Some(Topic::Open) { "ruling-open" } else { "ruling-none" };
                view! { <p class="verdict">{self.get(key)}</p> }.into_any()
            }
        }
    }

    fn judgement(&self, judgement: &Judgement, tally: &Tally) -> AnyView {
        let ruling = |ruling| {
            let Said { ruling, now, who, otherwise, why } =
                texts::referee::said(ruling, &self.rules, &self.chairs, self.texts);
            let steps = now.into_iter().map(|step| view! { <li>{step}</li> }).collect_view();
            let more =
                [who, otherwise].into_iter().flatten().map(|text| view! { <p>{text}</p> }).collect_view();
            view! {
                <section class="ruling">
                    <p class="verdict">{ruling}</p>
                    <h3>{self.get("ruling-now")}</h3>
                    <ol>{steps}</ol>
                    {more}
                    <p class="why">{why}</p>
                </section>
            }
        };
        let around = texts::referee::around(judgement, &self.rules, &self.chairs, self.texts);
        view! {
            {judgement.rulings.iter().map(ruling).collect_view()}
            {around.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
            {self.points(tally)}
            {self.on_sheet(judgement)}
        }
        .into_any()
    }

    /// The way onto the score sheet of the hand that is played, if there is one.
    fn on_sheet(&self, judgement: &Judgement) -> Option<AnyView> {
        let book = being_played(&self.rules, self.case.bid())?;
        let judgement = judgement.clone();
        let words = texts::referee::in_a_line(&judgement, &self.rules, &self.chairs, self.texts);
        let write = move |_| browser::go(&write_ruling(book.clone(), &judgement, words.clone()), false);
        Some(
            view! { <p><button type="button" on:click=write>{self.get("who-on-sheet")}</button></p> }
                .into_any(),
        )
    }

    /// Both rulings onto the score sheet, where they can wait until the hand is over.
    fn both_on_sheet(&self, branches: &[Branch]) -> Option<AnyView> {
        let [one, other] = branches else { return None };
        let judged = [one, other].map(|branch| Some((branch.answer?, branch.judgement.clone()?)));
        let [Some(one), Some(other)] = judged else { return None };
        let book =
            being_played(&self.rules, self.case.bid()).filter(|_| can_both_be_noted(&one.1, &other.1))?;
        let facts = self.case.facts(&self.rules).unwrap_or_default();
        let disputed = facts.into_iter().find(|fact| fact.answers.len() > 1);
        let question =
            disputed.map(|fact| texts::referee::question(&fact.question, self.texts)).unwrap_or_default();
        let [first, second] = [&one, &other].map(|(answer, judgement)| {
            let ruling = texts::referee::in_a_line(judgement, &self.rules, &self.chairs, self.texts);
            let args = [
                ("question", question.clone().into()),
                ("answer", self.answer(*answer).into()),
                ("ruling", ruling.into()),
            ];
            self.texts.format("who-noted", &args)
        });
        let write = move |_| {
            let both = [(&one.1, first.clone()), (&other.1, second.clone())];
            browser::go(&note_both(book.clone(), both), false);
        };
        Some(
            view! { <p><button type="button" on:click=write>{self.get("who-note-both")}</button></p> }
                .into_any(),
        )
    }

    /// What would be ruled if it had been said earlier or later.
    fn times(&self, times: &[OtherTime]) -> AnyView {
        let time = |time: &OtherTime| {
            let said = |ruling| texts::referee::said(ruling, &self.rules, &self.chairs, self.texts).ruling;
            let rulings: Vec<String> = time.judgement.rulings.iter().map(said).collect();
            let args = [
                ("question", texts::referee::question(&time.question, self.texts).into()),
                ("answers", self.answers(&time.answers).into()),
                ("ruling", rulings.join(" ").into()),
            ];
            view! { <li>{Texts::capitalised(&self.texts.format("who-time", &args))}</li> }
        };
        if times.is_empty() {
            return ().into_any();
        }
        view! {
            <details class="times">
                <summary>{self.get("who-times")}</summary>
                <ul>{times.iter().map(time).collect_view()}</ul>
            </details>
        }
        .into_any()
    }
}
