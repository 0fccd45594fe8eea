//! Which 500 somebody knows who has played none here: asked and compared on their device, told nobody.

use kookaburra::AnyRules;
use leptos::prelude::*;

use super::compare::{KnownFrom, differences};
use crate::{
    browser,
    rooms::tables::{self, Country},
    words::{Say, use_words},
};

/// So many differences are read at once; more of them are folded.
const FEW: usize = 3;

/// How the rules of a table differ from others that one knows.
pub fn compared(say: Say, here: AnyRules, before: AnyRules, from: KnownFrom) -> AnyView {
    let shown = move || {
        let Some(lines) = differences(say.texts(), &here, &before, from) else {
            return (from == KnownFrom::Told)
                .then(|| view! { <p>{say.get("online-known-other")}</p> }.into_any());
        };
        let title = tables::title(say.lang(), &before).0;
        let args = [("count", lines.len().into()), ("title", title.into())];
        let heading = say.with(from.heading(), &args);
        if lines.is_empty() {
            return Some(view! { <p>{heading}</p> }.into_any());
        }
        let few = lines.len() <= FEW;
        let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        Some(
            view! {
                <details open=few>
                    <summary>{heading}</summary>
                    <ul class="differences">{lines}</ul>
                </details>
            }
            .into_any(),
        )
    };
    view! { <div class="compared">{shown}</div> }.into_any()
}

/// What somebody says they know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    /// The game of this code.
    Game(&'static str),
    /// None so far.
    None,
}

/// The game of a family that is most like a table: as many sit there, if there is one.
fn likest(family: &Country, here: &AnyRules) -> Option<&'static str> {
    let seats = |code: &str| tables::read(code).ok().map(|rules| rules.seats());
    let mut codes = family.games.iter().map(|game| game.code);
    codes.clone().find(|code| seats(code) == Some(here.seats())).or_else(|| codes.next())
}

/// The question, and what differs from the answer.
#[component]
pub fn Known(
    /// The rules of the table.
    here: AnyRules,
) -> impl IntoView {
    let say = use_words();
    let answer = RwSignal::new(None::<Answer>);
    let rules = here.clone();
    let options = move || {
        let families = tables::by_country(say.lang(), tables::usual(&browser::locale())[0]);
        let games = families.into_iter().filter_map(|family| {
            Some((likest(&family, &rules).map(Answer::Game)?, family.key, family.heading))
        });
        let none = (Answer::None, "none", say.texts().get("online-known-none"));
        games.chain([none]).map(|(game, key, name)| option(answer, game, key, name)).collect_view()
    };
    let said = move || {
        Some(match answer.get()? {
            Answer::Game(code) => compared(say, here.clone(), tables::read(code).ok()?, KnownFrom::Told),
            Answer::None => view! { <p>{say.get("online-known-welcome")}</p> }.into_any(),
        })
    };
    view! {
        <fieldset class="field choice" id="online-known">
            <legend>{say.get("online-known")}</legend>
            <div class="chips">{options}</div>
            <p class="hint">{say.get("online-known-hint")}</p>
        </fieldset>
        <div aria-live="polite">{said}</div>
    }
}

fn option(answer: RwSignal<Option<Answer>>, game: Answer, key: &'static str, name: String) -> AnyView {
    view! {
        <label class="chip">
            <input
                type="radio"
                name="online-known"
                value=key
                prop:checked=move || answer.get() == Some(game)
                on:change=move |_| answer.set(Some(game))
            />
            <span>{name}</span>
        </label>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    #[test]
    fn the_game_that_is_compared_seats_as_many_where_there_is_one() {
        let families = tables::by_country(Lang::En, "australian-4");
        let likest = |key: &str, here: &str| {
            let family = families.iter().find(|family| family.key == key).unwrap();
            likest(family, &tables::read(here).unwrap()).unwrap()
        };
        assert_eq!(likest("american", "australian-3"), "american-3");
        assert_eq!(likest("australian", "australian-4+misere=any_time"), "australian-4");
        assert_eq!(likest("quebec", "american-4"), "quebec-4");
        assert!(likest("rummy", "australian-4").starts_with("rummy-500"));
    }
}
