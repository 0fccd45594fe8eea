//! The question to somebody who comes for the first time: what are they here for? It is no dialog: a game can be begun
//! without an answer, and that answers it.

use kookaburra::COUNTRIES;
use leptos::prelude::*;
use players::Level;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{saved::Matches, score};
use crate::{
    browser,
    route::Route,
    settings::{Pace, Settings, Trick, use_settings},
    words::use_words,
};

/// The names of the [`COUNTRIES`].
const NAMES: [&str; 3] = ["first-australia", "first-quebec", "first-states"];

/// Whether the question is to be asked: nothing of the player is here yet.
pub(super) fn is_first(settings: RwSignal<Settings>, matches: Matches) -> Signal<bool> {
    let has_sheets = browser::saved_keys().iter().any(|key| key.starts_with(score::KEY));
    Signal::derive(move || {
        !has_sheets
            && !matches.some()
            && settings.with(|settings| !settings.met && settings.recent.is_empty())
    })
}

/// An answer: the key of its words, what it sets, and where it leads.
struct Answer {
    words: &'static str,
    set: fn(&mut Settings),
    to: fn(&Settings) -> Route,
}

const ANSWERS: [Answer; 4] = [
    Answer {
        words: "first-new",
        set: |settings| {
            settings.levels = vec![Level::Beginner.name().to_owned()];
            (settings.guidance, settings.pace, settings.trick) = (true, Pace::Slow, Trick::Tapped);
        },
        to: |_| Route::Learn("win".to_owned()),
    },
    Answer {
        words: "first-known",
        set: |settings| {
            settings.levels = vec![Level::Club.name().to_owned()];
            settings.guidance = false;
        },
        to: |settings| Route::Play { rules: super::usual_table(settings), seed: None },
    },
    Answer {
        words: "first-rummy",
        set: |settings| {
            settings.levels = vec![Level::Casual.name().to_owned()];
            (settings.guidance, settings.tips_left) = (true, Some(3));
        },
        to: |_| Route::Play { rules: "rummy-500+players=2".to_owned(), seed: None },
    },
    Answer { words: "first-score", set: |_| {}, to: |_| Route::Score(String::new()) },
];

/// The question. It comes with the list of all games, which is below it, so that the table need not wait for it.
#[wasm_split(families, fallible)]
pub(super) fn first_question() -> Result<AnyView, SplitLoaderError> {
    texts::provide::over();
    Ok(view! { <FirstRun/> }.into_any())
}

/// The question, and its answers.
#[component]
fn FirstRun() -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let answer = |Answer { words, set, to }: Answer| {
        let choose = move |_| {
            let route = settings.with_untracked(to).to_string();
            settings.update(|settings| {
                set(settings);
                settings.met = true;
            });
            browser::go(&route, false);
        };
        view! { <button type="button" data-first=words on:click=choose>{say.get(words)}</button> }
    };
    let country = |(code, words): (&'static str, &'static str)| {
        let is_chosen = move || settings.with(|settings| super::usual_table(settings) == code);
        let choose = move |_| settings.update(|settings| settings.last_table = Some(code.to_owned()));
        view! {
            <button type="button" class="quiet" aria-pressed=move || is_chosen().to_string() on:click=choose>
                {say.get(words)}
            </button>
        }
    };
    view! {
        <h2 id="first-run">{say.get("first-title")}</h2>
        <div class="answers">{ANSWERS.map(answer).collect_view()}</div>
        <div class="countries" role="group" aria-label=say.get("first-countries")>
            {COUNTRIES.into_iter().map(|[usual, ..]| usual).zip(NAMES).map(country).collect_view()}
            <a href=Route::Settings.to_string()>{say.get("first-backup")}</a>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_answer_sets_its_row() {
        let after = |number: usize| {
            let mut settings = Settings::default();
            (ANSWERS[number].set)(&mut settings);
            settings
        };
        let new = after(0);
        assert_eq!(
            (new.levels.as_slice(), new.guidance, new.tips_left),
            (&["beginner".to_owned()][..], true, None)
        );
        assert_eq!((new.pace, new.trick), (Pace::Slow, Trick::Tapped));
        let known = after(1);
        assert_eq!((known.levels.as_slice(), known.guidance), (&["club".to_owned()][..], false));
        let mut rummy = after(2);
        assert_eq!((rummy.levels.as_slice(), rummy.guidance), (&["casual".to_owned()][..], true));
        for left in [Some(2), Some(1), None] {
            assert!(rummy.guidance);
            rummy.hand_over();
            assert_eq!(rummy.tips_left, left);
        }
        assert!(!rummy.guidance, "three hands are enough");
        rummy.guidance = true;
        rummy.hand_over();
        assert!(rummy.guidance, "who wants tips for longer keeps them");
        assert_eq!(after(3), Settings::default());
    }
}
