//! What came of a challenge, side by side, and what is sent to others.

use desk::wire::{ChallengeWish, LessonRequest};
use leptos::prelude::*;
use texts::challenge::{Results, refused, results, to_paste};

use super::{days, entrance::Opened};
use crate::{
    derived::Derived,
    play::Match,
    rooms::{
        here,
        parts::{Copied, name_page},
    },
    settings::use_settings,
    table::{challenge_card, wanted_challenge},
    words::use_words,
};

/// The results. Expert plays the hands meanwhile.
#[component]
pub(super) fn ChallengeResult(
    opened: Opened,
    wish: ChallengeWish,
    /// Whether the browser keeps nothing.
    unsaved: bool,
    /// Plays once more.
    play: Callback<()>,
) -> impl IntoView {
    let say = use_words();
    let settings = use_settings();
    name_page(say.get("challenge-title"));
    let hands = opened.challenge.with_value(|challenge| usize::from(challenge.hands));
    // The table itself isn't shown: Expert plays there.
    let aside = Match::lesson(wanted_challenge(wish));
    let card = challenge_card(aside);
    let expert = Derived::new(move || card.get().map(|card| card.expert).unwrap_or_default());
    let par = Derived::new(move || card.get().map(|card| card.par).unwrap_or_default());
    let thinks = Derived::new(move || card.get().is_none_or(|card| card.thinks));
    let heard = aside.scene;
    Effect::new(move |_| {
        let goes_on = heard.with(Option::is_some) && thinks.get();
        if goes_on && !aside.busy.get() {
            aside.send(LessonRequest::Expert);
        }
    });
    let is_known = Derived::new(move || expert.with(Vec::len) == hands);
    let thinking = move || {
        let key = if is_known.get() { "challenge-par-thinking" } else { "challenge-thinking" };
        thinks.get().then(|| say.texts().get(key))
    };
    let late = opened.is_late();
    let lines = move || {
        let (texts, mine) = (say.texts(), opened.scores.get());
        opened.challenge.with_value(|challenge| {
            let (expert, par) = (expert.get(), par.get());
            let came =
                Results { challenge, date: opened.dates.0, mine: &mine, expert: &expert, par: &par, late };
            results(texts, &came).into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
        })
    };
    let name = move || settings.with(|settings| settings.name.trim().to_owned());
    let paste = move || {
        let (texts, mine) = (say.texts(), opened.scores.get());
        opened.challenge.with_value(|challenge| {
            let link = challenge.answered(&name(), mine.clone()).link();
            let (expert, par) = (expert.get(), par.get());
            let came =
                Results { challenge, date: opened.dates.0, mine: &mine, expert: &expert, par: &par, late };
            link.map_or_else(|error| refused(texts, error), |link| to_paste(texts, &came, &here(&link)))
        })
    };
    view! {
        <article class="room challenges-room" data-known=move || is_known.get().to_string()>
            <h1>{say.get("challenge-title")}</h1>
            {unsaved.then(|| view! { <p role="alert">{say.get("web-not-kept")}</p> })}
            <div class="came">{lines}</div>
            <p role="status">{thinking}</p>
            <Show when=move || is_known.get()>
                <Copied id="challenge-paste" label="challenge-paste-title" text=Signal::derive(paste)/>
            </Show>
            <div class="ways">
                <a class="button" href=days("")>{say.get("challenge-days")}</a>
                <button type="button" class="quiet" on:click=move |_| play.run(())>{say.get("challenge-for-fun")}</button>
            </div>
        </article>
    }
}
