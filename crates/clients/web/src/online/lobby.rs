//! Ways to a table that somebody else has opened: a code that was said, the tables one knows, those that are open to
//! anyone.

use leptos::prelude::*;
use online_client::participant::pace;
use online_wire::{
    Opening, Pace, Participants,
    http::{Listed, Look},
};
use wasm_bindgen_futures::spawn_local;

use super::{
    api::{self, NoAnswer},
    arrive::{code_of, title},
    keeping::{Memory, Remembered as _},
    notify::has_looked,
    when,
};
use crate::{
    announce::use_announcer,
    browser,
    rooms::{parts::Sure, tables},
    route::Route,
    words::{Say, use_words},
};

/// The most tables of one’s own that are looked at.
const OWN: usize = 12;

/// A code that somebody was told.
#[component]
pub fn CodeTold() -> impl IntoView {
    let (say, announcer) = (use_words(), use_announcer());
    let (typed, why) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let come = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let digits = typed.get_untracked();
        spawn_local(async move {
            let found = async {
                api::known().await?;
                api::table_of_code(&digits).await
            };
            let key = match found.await {
                Ok(code) => return browser::go(&Route::Online(code).to_string(), false),
                Err(NoAnswer::NoSuchTable) => "online-code-ended",
                Err(NoAnswer::TooMany) => "online-code-too-many",
                Err(NoAnswer::Busy) => "online-no-busy",
                Err(NoAnswer::OutOfReach) => "online-out-of-reach",
            };
            let words = say.texts().get(key);
            announcer.tell(words.clone());
            why.try_set(Some(words));
        });
    };
    view! {
        <form class="told-code" on:submit=come>
            <div class="field">
                <label for="online-code">{say.get("online-code")}</label>
                <div class="with-button">
                    <input
                        id="online-code"
                        inputmode="numeric"
                        autocomplete="off"
                        maxlength="16"
                        required
                        placeholder="482 915"
                        on:input=move |event| typed.set(event_target_value(&event))
                    />
                    <button type="submit">{say.get("online-come")}</button>
                </div>
            </div>
            {move || why.get().map(|why| view! { <p class="note">{why}</p> })}
        </form>
    }
}

/// A table where one has been, and how it stands.
#[derive(Clone, PartialEq, Debug)]
struct Mine {
    code: String,
    opening: Opening,
    state: State,
    /// The names at its places.
    names: Vec<String>,
}

/// How a table stands for somebody who has been there.
#[derive(Clone, Copy, PartialEq, Debug)]
enum State {
    /// They are waited for, until a moment.
    MyTurn(online_wire::Moment),
    /// Somebody else is waited for, until a moment: their place.
    TheirTurn(usize, online_wire::Moment),
    /// So many people are there.
    GoesOn(usize),
    /// It has not begun.
    Waits,
}

/// How a table stands for one of those who came.
fn state(participants: &Participants, me: Option<usize>, slow: bool) -> State {
    let place = me.and_then(|me| participants.participants.get(me)?.place);
    match participants.clock {
        Some(clock) if place.is_some() && clock.place == place => State::MyTurn(clock.until),
        Some(clock) if slow && clock.place.is_some() => {
            State::TheirTurn(clock.place.unwrap_or_default(), clock.until)
        }
        _ if participants.started => State::GoesOn(
            participants
                .participants
                .iter()
                .filter(|participant| participant.here && !participant.left)
                .count(),
        ),
        _ => State::Waits,
    }
}

/// First where one is waited for, by the time that is left.
fn in_order(tables: &mut [Mine]) {
    tables.sort_by_key(|table| match table.state {
        State::MyTurn(until) => (0, until.0),
        State::TheirTurn(_, until) => (1, until.0),
        State::GoesOn(_) => (1, u64::MAX),
        State::Waits => (2, 0),
    });
}

fn words(table: &Mine, say: Say) -> String {
    match table.state {
        State::MyTurn(until) => {
            say.with("online-mine-turn", &[("time", when::moment(say.texts(), until.0 as f64).into())])
        }
        State::TheirTurn(place, until) => {
            let name = table.names.get(place).map_or("", String::as_str);
            let time = when::moment(say.texts(), until.0 as f64);
            say.with("online-mine-until", &[("name", name.into()), ("time", time.into())])
        }
        State::GoesOn(people) => say.with("online-mine-goes-on", &[("people", people.into())]),
        State::Waits => say.texts().get("online-mine-waits"),
    }
}

/// The tables where one has been, those first where one is waited for.
#[component]
pub fn MyTables() -> impl IntoView {
    let say = use_words();
    let found = RwSignal::new(Vec::<Mine>::new());
    has_looked();
    spawn_local(async move {
        let mut tables = Vec::new();
        for (code, memory) in Memory::all().into_iter().take(OWN) {
            match api::look(&code).await {
                // The club leads to the tables of its evenings.
                Ok(Look { participants, .. }) if participants.duplicate.is_some() => {}
                Ok(Look { opening, participants }) => {
                    let slow = matches!(opening.options.pace, Pace::Correspondence { .. });
                    let state = state(&participants, memory.number(), slow);
                    let names = participants.places.into_iter().map(|place| place.name).collect();
                    tables.push(Mine { code, opening, state, names });
                }
                Err(NoAnswer::NoSuchTable) => Memory::forget(&code),
                Err(_) => {}
            }
        }
        in_order(&mut tables);
        // The page may have left in the meantime.
        found.try_set(tables);
    });
    let row = move |table: Mine| {
        let (code, opening, saved) = (table.code.clone(), table.opening.clone(), table.code.clone());
        let name = move || title(&opening, say);
        let forget = move || {
            Memory::forget(&saved);
            found.update(|tables| tables.retain(|other| other.code != saved));
        };
        view! {
            <li>
                <a href=Route::Online(code).to_string()>{name}</a>
                " "
                <span class="quiet">{move || words(&table, say)}</span>
                " "
                <Sure label="online-mine-forget" question="online-mine-forget-sure" act=forget/>
            </li>
        }
    };
    view! {
        <Show when=move || found.with(|found| !found.is_empty())>
            <section class="my-tables" aria-label=say.get("online-mine")>
                <h2>{say.get("online-mine")}</h2>
                <ul class="places">{move || found.get().into_iter().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// The tables that are open to anyone; with one tap to any of them that has these rules.
#[component]
pub fn OpenTables(
    /// The code of the rules that one wants.
    rules: Signal<String>,
) -> impl IntoView {
    let (say, announcer) = (use_words(), use_announcer());
    let found = RwSignal::new(None::<Vec<Listed>>);
    let nothing = RwSignal::new(false);
    let look = move || async move {
        let tables = api::lobby().await.unwrap_or_default();
        found.try_set(Some(tables.clone()));
        tables
    };
    spawn_local(async move {
        look().await;
    });
    let any = move |_: leptos::ev::MouseEvent| {
        spawn_local(async move {
            let wanted = rules.get_untracked();
            match any_of(&look().await, &wanted) {
                Some(code) => browser::go(&Route::Online(code).to_string(), false),
                None => {
                    announcer.tell(say.texts().get("online-lobby-none"));
                    nothing.try_set(true);
                }
            }
        });
    };
    let rows = move || {
        let tables = found.get()?;
        if tables.is_empty() {
            return Some(view! { <p role="status">{say.get("online-lobby-none")}</p> }.into_any());
        }
        let rows = tables.into_iter().map(|table| listed(table, say)).collect_view();
        Some(view! { <ul class="places">{rows}</ul> }.into_any())
    };
    let none = move || {
        let shown =
            nothing.get() && found.with(|found| found.as_ref().is_some_and(|found| !found.is_empty()));
        shown.then(|| view! { <p class="note">{say.get("online-lobby-none-of-these")}</p> })
    };
    view! {
        <section class="lobby" aria-label=say.get("online-lobby")>
            <h2>{say.get("online-lobby")}</h2>
            <button type="button" on:click=any>{say.get("online-lobby-any")}</button>
            {none}
            {rows}
        </section>
    }
}

/// The table of these rules where a seat is free: one that has not begun comes first.
fn any_of(tables: &[Listed], rules: &str) -> Option<String> {
    let wanted = tables::read(rules).ok()?.code();
    let fit = tables.iter().filter(|table| code_of(&table.opening).as_deref() == Some(&wanted));
    fit.min_by_key(|table| table.started).map(|table| table.code.clone())
}

fn listed(table: Listed, say: Say) -> AnyView {
    let Listed { code, opening, people, free, started } = table;
    let options = opening.options.clone();
    let time = options.pace;
    let rules = move || title(&opening, say);
    let state = move || {
        let args = [("people", people.into()), ("free", free.into())];
        say.with("online-lobby-row", &args)
    };
    let begun = move || started.then(|| view! { <span class="quiet">{say.get("online-lobby-begun")}</span> });
    let hints =
        move || options.hints.then(|| view! { <span class="quiet">{say.get("online-lobby-hints")}</span> });
    view! {
        <li>
            <a href=Route::Online(code).to_string()>{rules}</a>
            " "
            <span class="quiet">{state}</span>
            " "
            <span class="quiet">{move || pace(say.texts(), time)}</span>
            " "
            {begun}
            " "
            {hints}
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use online_wire::{Clock, Moment, Options};
    use table::Game;

    use super::*;
    use online_client::participant::testing::room;

    #[test]
    fn where_one_is_waited_for_comes_first() {
        let mut participants = room().participants;
        let state = |participants: &Participants, me| state(participants, me, false);
        assert_eq!(state(&participants, Some(0)), State::Waits);
        participants.started = true;
        participants.participants[1].here = false;
        assert_eq!(state(&participants, Some(0)), State::GoesOn(1));
        participants.clock = Some(Clock { place: Some(2), until: Moment(9), reserve: 0 });
        assert_eq!(state(&participants, Some(0)), State::GoesOn(1), "another is waited for");
        assert_eq!(state(&participants, Some(1)), State::MyTurn(Moment(9)));
        assert_eq!(
            (state(&participants, None), state(&participants, Some(7))),
            (State::GoesOn(1), State::GoesOn(1))
        );
        participants.clock = Some(Clock { place: Some(2), until: Moment(9), reserve: 0 });
        assert_eq!(
            super::state(&participants, Some(0), true),
            State::TheirTurn(2, Moment(9)),
            "a day for a move"
        );
        let table = |state| Mine { code: String::new(), opening: room().opening, state, names: Vec::new() };
        let turn = |until| State::MyTurn(Moment(until));
        let mut tables = [State::Waits, turn(9), State::GoesOn(2), turn(3)].map(table);
        in_order(&mut tables);
        let states = tables.map(|table| table.state);
        assert_eq!(states, [turn(3), turn(9), State::GoesOn(2), State::Waits]);
    }

    #[test]
    fn any_table_has_the_same_rules_and_one_that_has_not_begun_is_better() {
        let listed = |code: &str, rules: &str, started| {
            let kookaburra::AnyRules::FiveHundred(rules) = tables::read(rules).unwrap() else { panic!() };
            let opening = Opening {
                game: five_hundred::Rules::NAME.to_owned(),
                rules: rules.rules_json(),
                options: Options::default(),
            };
            Listed { code: code.to_owned(), opening, people: 1, free: 3, started }
        };
        let tables = [
            listed("begun", "australian-4", true),
            listed("other", "quebec-4", false),
            listed("house", "australian-4+misere=any_time", false),
            listed("fresh", "australian-4", false),
        ];
        let any = |rules| any_of(&tables, rules);
        assert_eq!(any("australian-4").as_deref(), Some("fresh"));
        assert_eq!(any_of(&tables[..3], "australian-4").as_deref(), Some("begun"));
        assert_eq!(any("quebec-4").as_deref(), Some("other"));
        assert_eq!((any("american-4"), any("rummy-500"), any("no such rules")), (None, None, None));
    }
}
