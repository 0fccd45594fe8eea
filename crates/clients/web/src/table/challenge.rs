//! The table of a challenge: the hands one after the other, and what stands beside them.

use desk::wire::{ChallengeCard, ChallengeWish, LessonRequest, LessonWish};
use learning::challenge::HandScore;
use leptos::prelude::*;

use super::{
    context::{provide_table, use_table},
    lesson::wanted,
    lesson_table,
};
use crate::{derived::Derived, message::Request, play::Match, words::use_words};

/// How far a challenge has come.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Progress {
    /// What came of the hands that are over.
    pub(crate) scores: Vec<HandScore>,
    /// What was done in the hand on the table.
    pub(crate) done: Vec<String>,
}

/// Ends a challenge.
#[derive(Clone, Copy)]
struct Ends(Callback<()>);

/// The request with which the worker lays the table of a challenge.
pub(crate) fn wanted_challenge(wish: ChallengeWish) -> Request {
    wanted(&LessonWish::Challenge(wish))
}

/// How a challenge stands at its table.
pub(crate) fn challenge_card(play: Match) -> Derived<Option<ChallengeCard>> {
    let lesson =
        Derived::new(move || play.scene.with(|scene| scene.as_ref().and_then(|scene| scene.lesson.clone())));
    Derived::new(move || lesson.get()?.card()?.challenge)
}

/// The table of a challenge.
#[component]
pub(crate) fn ChallengeTable(
    wish: ChallengeWish,
    /// Gets how far it has come, each time it has come further.
    note: Callback<Progress>,
    /// The player has seen the end of the last hand.
    over: Callback<()>,
) -> impl IntoView {
    let at = provide_table(Match::lesson(wanted_challenge(wish)));
    provide_context(Ends(over));
    let card = challenge_card(at.play);
    let progress =
        Derived::new(move || card.get().map(|ChallengeCard { scores, done, .. }| Progress { scores, done }));
    Effect::new(move |_| {
        if let Some(progress) = progress.get() {
            note.run(progress);
        }
    });
    lesson_table(at)
}

/// The way on after the last hand. Expert plays each hand that is over.
pub(super) fn ways(of: &ChallengeCard) -> Option<AnyView> {
    let at = use_table();
    let say = use_words();
    let Ends(over) = expect_context();
    let played = of.scores.len();
    if of.thinks {
        Effect::new(move |_| {
            if !at.play.busy.get() {
                at.play.send(LessonRequest::Expert);
            }
        });
    }
    (played == of.hands).then(|| {
        view! {
            <div class="ways">
                <button type="button" class="primary" data-challenge="result" on:click=move |_| over.run(())>{say.get("challenge-see")}</button>
            </div>
        }
        .into_any()
    })
}
