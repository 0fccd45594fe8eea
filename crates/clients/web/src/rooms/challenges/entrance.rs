//! A challenge from the first word to the result.

use learning::challenge::{Challenge, Date, HandScore, PlayedHand};
use leptos::prelude::*;
use texts::challenge::{about, again};

use super::{
    result::ChallengeResult,
    stored::{add, left, note_left, played_hands, today},
};
use crate::{
    app::Seated,
    rooms::parts::name_page,
    settings::use_settings,
    table::{ChallengeTable, Progress},
    words::use_words,
};

/// How far somebody is in a challenge.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Before,
    Playing,
    Over,
}

/// A challenge that is opened. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub(super) struct Opened {
    pub(super) challenge: StoredValue<Challenge>,
    /// The date whose deal it is, and the one on which it is opened.
    pub(super) dates: (Option<Date>, Date),
    /// What came of the first try, as far as it has come.
    pub(super) scores: RwSignal<Vec<HandScore>>,
    /// Why nothing is saved, if so.
    unsaved: RwSignal<bool>,
}

impl Opened {
    pub(super) fn is_played(self) -> bool {
        let hands = self.challenge.with_value(|challenge| usize::from(challenge.hands));
        self.scores.with(|scores| scores.len() >= hands)
    }

    /// Whether the first try was, or is, on a later date than that of the deal.
    pub(super) fn is_late(self) -> bool {
        let hands = played_hands();
        let first = |challenge: &Challenge| hands.hands(challenge).any(PlayedHand::is_late);
        self.challenge.with_value(first)
    }

    /// Saves how far the first try has come.
    fn note(self, progress: &Progress) {
        let before = self.scores.with_untracked(Vec::len);
        for (hand, score) in progress.scores.iter().enumerate().skip(before) {
            let played =
                self.challenge.with_value(|challenge| PlayedHand::new(challenge, hand, *score, self.dates));
            if !add(&played) {
                self.unsaved.set(true);
            }
        }
        self.challenge.with_value(|challenge| note_left(challenge, progress.done.clone()));
        self.scores.set(progress.scores.clone());
    }
}

/// A challenge: what it is, its table, what came of it.
#[component]
pub(super) fn Entrance(challenge: Challenge, date: Option<Date>) -> impl IntoView {
    let say = use_words();
    let seated = expect_context::<Seated>();
    on_cleanup(move || {
        seated.0.try_set(false);
    });
    let first = played_hands().first(&challenge);
    let opened = Opened {
        dates: (date, today()),
        scores: RwSignal::new(first),
        unsaved: RwSignal::new(false),
        challenge: StoredValue::new(challenge),
    };
    let stage = RwSignal::new(if opened.is_played() { Stage::Over } else { Stage::Before });
    // Whether it is played once more, for fun.
    let again = StoredValue::new(false);
    Effect::new(move |_| seated.0.set(stage.get() == Stage::Playing));
    let play = Callback::new(move |()| {
        again.set_value(opened.is_played());
        stage.set(Stage::Playing);
    });
    name_page(say.get("challenge-days"));
    move || match stage.get() {
        Stage::Before => view! { <Before opened play/> }.into_any(),
        Stage::Playing => {
            let for_fun = again.get_value();
            let note = Callback::new(move |progress: Progress| {
                if !for_fun {
                    opened.note(&progress);
                }
            });
            let wish = wish(opened);
            let over = Callback::new(move |()| stage.set(Stage::Over));
            view! { <ChallengeTable wish note over/> }.into_any()
        }
        Stage::Over => {
            view! { <ChallengeResult opened wish=wish(opened) unsaved=opened.unsaved.get_untracked() play/> }
                .into_any()
        }
    }
}

/// The table that the worker is to lay.
fn wish(opened: Opened) -> desk::wire::ChallengeWish {
    let settings = use_settings();
    opened.challenge.with_value(|challenge| desk::wire::ChallengeWish {
        link: challenge.link().unwrap_or_default(),
        you: settings.with_untracked(|settings| settings.name.trim().to_owned()),
        names: settings.with_untracked(|settings| settings.names.clone()),
        scores: opened.scores.get_untracked(),
        done: left(challenge),
    })
}

/// What it is, and the way to its table.
#[component]
fn Before(opened: Opened, play: Callback<()>) -> impl IntoView {
    let say = use_words();
    let lines = move || {
        let texts = say.texts();
        let Opened { challenge, dates: (date, _), scores, .. } = opened;
        let mut lines = challenge.with_value(|challenge| about(texts, challenge, date));
        lines.push(texts.get("challenge-how"));
        let (hand, hands) =
            (scores.with(Vec::len), challenge.with_value(|challenge| usize::from(challenge.hands)));
        let begun = hand > 0 || challenge.with_value(|challenge| !left(challenge).is_empty());
        if hand >= hands {
            lines.push(scores.with(|scores| again(texts, scores)));
        } else if begun {
            let args = [("hand", (hand + 1).into()), ("hands", hands.into())];
            lines.push(texts.format("challenge-goes-on", &args));
        }
        lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()
    };
    view! {
        <article class="room challenges-room">
            <h1>{say.get("challenge-days")}</h1>
            {lines}
            <button type="button" class="big primary" data-challenge="play" on:click=move |_| play.run(())>{say.get("challenge-play")}</button>
        </article>
    }
}
