//! Opening a table: the rules, the time for a move, the bots, and who may look on.

use std::ops::RangeInclusive;

use card_match::MatchGame;
use five_hundred::axis::Laws;
use kookaburra::{AnyRules, with_rules};
use leptos::prelude::*;
use online_wire::{Chat, Opening, Options, Pace, Watching};
use players::Level;
use wasm_bindgen_futures::spawn_local;

use super::{
    api::{self, NoAnswer, Tables},
    club::Clubs,
    lobby::{CodeTold, MyTables, OpenTables},
};
use crate::{
    announce::use_announcer,
    browser,
    rooms::{
        levels,
        names::NameField,
        parts::{Choice, GameChoice, Switch, name_page},
        tables, usual_table, with_laws,
    },
    route::Route,
    settings::use_settings,
    words::use_words,
};

/// The pace that a choice means.
fn pace(chosen: &str) -> Pace {
    match chosen {
        "short" => Pace::Clock { seconds: 30, reserve: 120 },
        "day" => Pace::Correspondence { hours: 24 },
        _ => Pace::None,
    }
}

/// What a choice lets those see who watch.
fn who_watches(chosen: &str) -> Watching {
    match chosen {
        "no" => Watching::No,
        "delayed" => Watching::Delayed,
        _ => Watching::Yes,
    }
}

/// How a choice lets people talk.
fn how_they_talk(chosen: &str) -> Chat {
    match chosen {
        "between_hands" => Chat::BetweenHands,
        "always" => Chat::Always,
        _ => Chat::Phrases,
    }
}

/// How long a call and a finished trick stand at an open table, as a choice means it; `None`: until everybody has
/// answered.
fn stand(chosen: &str) -> Option<u32> {
    match chosen {
        "all" => None,
        seconds => seconds.parse().ok().or(Options::default().stand),
    }
}

/// How long bots take at an open table, in milliseconds: whoever wants to object must have seen what was done.
const OPEN_BOT: u64 = 2_500;

/// The other laws that these rules can have, and whether theirs are open.
fn other_laws(code: &str) -> Option<(String, bool)> {
    match tables::read(code).ok()? {
        AnyRules::FiveHundred(rules) => {
            let open = desk::is_open(&rules);
            let other = if open { Laws::Enforced } else { Laws::Open };
            Some((with_laws(*rules.spec(), other), open))
        }
        AnyRules::Rummy500(_) => None,
    }
}

/// The choice of a table for people in other places.
#[component]
pub fn Friends(rules: String) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    name_page(say.get("online-title"));
    let rules = if tables::read(&rules).is_ok() { rules } else { settings.with_untracked(usual_table) };
    let there = RwSignal::new(None::<Tables>);
    let look = move || {
        there.set(None);
        spawn_local(async move {
            let found = api::tables().await;
            // The page may have left in the meantime.
            there.try_set(Some(found));
        });
    };
    look();
    let note = move |key| view! { <p class="note" role="status">{say.get(key)}</p> };
    let form = move || match there.get()? {
        Tables::Here => {
            let chosen = RwSignal::new(rules.clone());
            Some(
                view! {
                    <CodeTold/>
                    <MyTables/>
                    <h2>{say.get("online-open-own")}</h2>
                    <Form chosen/>
                    <OpenTables rules=Signal::derive(move || chosen.get())/>
                    <Clubs/>
                }
                .into_any(),
            )
        }
        Tables::Nowhere => Some(note("online-not-here").into_any()),
        Tables::UnderAPath => Some(note("online-under-a-path").into_any()),
        Tables::OutOfReach => Some(
            view! {
                {note("online-offline")}
                <button type="button" on:click=move |_| look()>{say.get("online-again")}</button>
            }
            .into_any(),
        ),
    };
    view! {
        <div class="room before-room">
            <h1>{say.get("online-title")}</h1>
            <p>{say.get("online-about")}</p>
            {form}
        </div>
    }
}

/// A choice, and below it what it means.
#[component]
fn Explained(
    /// Its id on the page.
    id: &'static str,
    /// The key of the question.
    label: &'static str,
    /// The key of what it means.
    hint: &'static str,
    /// The values.
    options: Vec<&'static str>,
    /// The value now.
    chosen: RwSignal<String>,
) -> impl IntoView {
    let say = use_words();
    let set = move |text: &str| chosen.set(text.to_owned());
    view! {
        <Choice id label options value=Signal::derive(move || chosen.get()) set/>
        <p class="hint">{say.get(hint)}</p>
    }
}

#[component]
fn Form(
    /// The code of the rules.
    chosen: RwSignal<String>,
) -> impl IntoView {
    let (say, announcer) = (use_words(), use_announcer());
    let code = chosen.get_untracked();
    let (people, hints, listed) = (RwSignal::new(None::<usize>), RwSignal::new(false), RwSignal::new(false));
    let (time, watching) = (RwSignal::new("none".to_owned()), RwSignal::new("yes".to_owned()));
    let chat = RwSignal::new("phrases".to_owned());
    let level = RwSignal::new(Level::Expert);
    let stands = RwSignal::new("5".to_owned());
    let (busy, refused) = (RwSignal::new(false), RwSignal::new(None::<String>));
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Ok(rules) = tables::read(&chosen.get_untracked()) else { return };
        if busy.get_untracked() {
            return;
        }
        let is_open = other_laws(&chosen.get_untracked()).is_some_and(|(_, open)| open);
        let usual = Options::default();
        let options = Options {
            stand: stand(&stands.get_untracked()),
            bot_ms: if is_open { OPEN_BOT } else { usual.bot_ms },
            pace: pace(&time.get_untracked()),
            level: level.get_untracked(),
            watching: who_watches(&watching.get_untracked()),
            chat: how_they_talk(&chat.get_untracked()),
            hints: hints.get_untracked(),
            listed: listed.get_untracked(),
            people: people
                .get_untracked()
                .filter(|&people| shared(&rules).is_some_and(|range| range.contains(&people))),
            ..usual
        };
        let wanted = Opening::of(&rules, options);
        busy.set(true);
        spawn_local(async move {
            let opened = async {
                api::known().await?;
                api::open(&wanted).await
            };
            match opened.await {
                Ok(code) => browser::go(&Route::Online(code).to_string(), false),
                Err(why) => {
                    let key = if why == NoAnswer::Busy { "online-no-busy" } else { "online-out-of-reach" };
                    let why = say.texts().get(key);
                    announcer.tell(why.clone());
                    refused.try_set(Some(why));
                }
            }
            busy.try_set(false);
        });
    };
    let bots = Memo::new(move |_| Some(level.get()));
    view! {
        <form class="opens" on:submit=open>
            <YourName/>
            <GameChoice id="friends-rules" label="home-games" code go=move |code| chosen.set(code)/>
            <OpenLaws chosen stands/>
            <Explained id="friends-pace" label="online-pace" hint="online-pace-hint" options=vec!["none", "short", "day"] chosen=time/>
            <People chosen people/>
            <div class="field">
                <label for="friends-level">{say.get("online-level")}</label>
                <select
                    id="friends-level"
                    on:change=move |event| if let Ok(one) = event_target_value(&event).parse() { level.set(one) }
                >
                    {levels(say, bots)}
                </select>
            </div>
            <Explained id="friends-watching" label="online-watching" hint="online-watching-hint" options=vec!["yes", "delayed", "no"] chosen=watching/>
            <Explained id="friends-chat" label="online-chat" hint="online-chat-hint" options=vec!["phrases", "between_hands", "always"] chosen=chat/>
            <Switch
                id="friends-hints"
                label="online-hints"
                hint="online-hints-hint"
                on=Signal::derive(move || hints.get())
                set=move |on| hints.set(on)
            />
            <Switch
                id="friends-listed"
                label="online-listed"
                hint="online-listed-hint"
                on=Signal::derive(move || listed.get())
                set=move |on| listed.set(on)
            />
            <p class="quiet">{say.get("online-privacy")}</p>
            {move || refused.get().map(|why| view! { <p class="note" role="status">{why}</p> })}
            <div class="go">
                <button type="submit" class="primary big" disabled=move || busy.get()>{say.get("online-open")}</button>
                <a href=move || Route::Sheet(chosen.get()).to_string()>{say.get("home-sheet")}</a>
            </div>
        </form>
    }
}

/// Whether mistakes can happen, and how long one can object. The laws belong to the rules.
#[component]
fn OpenLaws(chosen: RwSignal<String>, stands: RwSignal<String>) -> impl IntoView {
    let laws = Memo::new(move |_| chosen.with(|code| other_laws(code)));
    let is_open = Memo::new(move |_| laws.with(|laws| laws.as_ref().is_some_and(|(_, open)| *open)));
    let switch = move |_| {
        if let Some((other, _)) = laws.get_untracked() {
            chosen.set(other);
        }
    };
    view! {
        <Show when=move || laws.with(Option::is_some)>
            <Switch
                id="friends-open"
                label="before-open"
                hint="before-open-hint"
                on=Signal::derive(move || is_open.get())
                set=switch
            />
        </Show>
        <Show when=move || is_open.get()>
            <Choice
                id="friends-stand"
                label="online-lies"
                options=vec!["5", "10", "30", "all"]
                value=Signal::derive(move || stands.get())
                set=move |text: &str| stands.set(text.to_owned())
            />
        </Show>
    }
}

/// How many people may share a game of these rules, if more can than there are seats \[FH-END-8\].
fn shared(rules: &AnyRules) -> Option<RangeInclusive<usize>> {
    let range = with_rules!(rules, rules => rules.seats()..=rules.most_people());
    Some(range).filter(|range| range.end() > range.start())
}

/// How many people come: as many as there are seats, or more, who then share the game.
#[component]
fn People(chosen: RwSignal<String>, people: RwSignal<Option<usize>>) -> impl IntoView {
    let say = use_words();
    let range = Memo::new(move |_| chosen.with(|code| shared(&tables::read(code).ok()?)));
    let choose = move |event| people.set(event_target_value(&event).parse().ok());
    let option = move |number: usize, seats: usize| {
        let name = move || {
            say.with("before-people-number", &[("number", number.into()), ("out", (number - seats).into())])
        };
        let is_chosen = move || people.get().unwrap_or(seats) == number;
        view! { <option value=number.to_string() prop:selected=is_chosen>{name}</option> }
    };
    move || {
        let range = range.get()?;
        let seats = *range.start();
        Some(view! {
            <div class="field">
                <label for="friends-people">{say.get("before-people")}</label>
                <select id="friends-people" on:change=choose aria-describedby="friends-people-hint">
                    {range.map(|number| option(number, seats)).collect_view()}
                </select>
                <p class="hint" id="friends-people-hint">{say.get("before-people-hint")}</p>
            </div>
        })
    }
}

/// The name by which others know one.
#[component]
pub fn YourName(
    /// Its id on the page.
    #[prop(default = "online-name")]
    id: &'static str,
) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    view! {
        <NameField
            id=id
            label=Signal::derive(say.get("online-name"))
            autocomplete="nickname"
            required=true
            value=Signal::derive(move || settings.with(|settings| settings.name.clone()))
            set=move |name| settings.update(|settings| settings.name = name)
        />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_people_may_come_as_can_share_the_game() {
        // FH-END-8, FH-AMB-33
        let people = |code: &str| shared(&tables::read(code).unwrap());
        assert_eq!((people("australian-4"), people("australian-3")), (Some(4..=8), Some(3..=6)));
        assert_eq!(people("rummy-500"), None);
    }

    #[test]
    fn a_table_is_opened_with_the_rules_and_the_pace_that_were_chosen() {
        for code in ["australian-4", "quebec-4+misere=any_time", "rummy-500"] {
            let options = Options { pace: pace("short"), ..Options::default() };
            let opening = Opening::of(&tables::read(code).unwrap(), options);
            assert_eq!(opening.options.pace.limits(), Some((30_000, 120_000)));
            let read = super::super::arrive::code_of(&opening);
            assert_eq!(read.as_deref(), Some(code));
        }
        let open = other_laws("quebec-4").unwrap();
        assert_eq!(open, ("quebec-4+laws=open".to_owned(), false));
        assert_eq!(other_laws(&open.0), Some(("quebec-4".to_owned(), true)));
        assert_eq!(other_laws("rummy-500"), None);
        assert!(Opening::of(&tables::read(&open.0).unwrap(), Options::default()).is_open_table());
        assert_eq!([stand("10"), stand("all"), stand("?")], [Some(10), None, Some(5)]);
        assert_eq!([pace("none"), pace("?")], [Pace::None, Pace::None]);
        assert_eq!(pace("day").limits(), Some((86_400_000, 0)));
    }
}
