//! Clubs: coming to one by its link, its evenings and standings, and what its directors decide.

mod at_table;
mod begin;
mod director;
mod evening;
mod keeping;
mod members;
mod membership;
mod plan;
mod results;
mod standings;

use leptos::prelude::*;
use online_client::participant::club::{ClubMemory, Told};
use online_wire::http::ClubLook;
use wasm_bindgen_futures::spawn_local;

pub use self::{at_table::AtEvening, begin::Clubs, keeping::club_of};
use self::{
    director::Directing,
    evening::NextEvening,
    members::Members,
    membership::Membership,
    results::{Evenings, Results},
    standings::Season,
};
use super::{
    api::{self, NoAnswer},
    arrive::not_there,
    connection::{Line, line_words},
    friends::YourName,
    keeping::Remembered as _,
};
use crate::{
    browser,
    rooms::parts::{Question, name_page},
    route::Route,
    words::use_words,
};

/// The kind of a file for spreadsheets.
const CSV: &str = "text/csv;charset=utf-8";

/// What stands in the address between the code of a club and the number of an evening.
const EVENING: &str = "evening";

/// What an address leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Door {
    /// The club.
    Hall,
    /// The club, for whoever has the end of its link.
    Ticket(String),
    /// What came of an evening.
    Evening(u32),
}

/// The code of a club in an address, and what it leads to there.
fn parts_of(address: &str) -> (&str, Door) {
    let Some((code, rest)) = address.split_once('/') else { return (address, Door::Hall) };
    let evening = rest.strip_prefix(EVENING).and_then(|rest| rest.strip_prefix('/')?.parse().ok());
    let door = match evening {
        Some(number) => Door::Evening(number),
        None if rest.is_empty() => Door::Hall,
        None => Door::Ticket(rest.to_owned()),
    };
    (code, door)
}

/// The address of an evening.
fn evening_at(code: &str, number: u32) -> String {
    Route::Club(format!("{code}/{EVENING}/{number}")).to_string()
}

/// The club of an address.
#[allow(clippy::needless_pass_by_value, reason = "a component owns what it is given")]
#[component]
pub fn AtClub(address: String) -> impl IntoView {
    let say = use_words();
    name_page(say.get("club-clubs"));
    let (code, door) = parts_of(&address);
    let code = code.to_owned();
    let belongs = RwSignal::new(ClubMemory::of(&code).is_some());
    let found = RwSignal::new(None::<Result<ClubLook, NoAnswer>>);
    let asked = code.clone();
    let look = move || {
        let code = asked.clone();
        found.set(None);
        spawn_local(async move {
            let answer = match api::known().await {
                Ok(()) => api::look_at_club(&code).await,
                Err(why) => Err(why),
            };
            if matches!(&answer, Ok(look) if look.member) {
                belongs.try_set(true);
            }
            // The page may have left in the meantime.
            found.try_set(Some(answer));
        });
    };
    look();
    move || {
        let (code, door) = (code.clone(), door.clone());
        match found.get() {
            None => not_there(None, say, "club-none", look.clone()),
            Some(Err(why)) => {
                if why == NoAnswer::NoSuchTable {
                    ClubMemory::forget(&code);
                }
                not_there(Some(why), say, "club-none", look.clone())
            }
            Some(Ok(_)) if belongs.get() => view! { <Inside code door/> }.into_any(),
            Some(Ok(look)) => {
                view! { <Outside look has_link=matches!(door, Door::Ticket(_)) belongs/> }.into_any()
            }
        }
    }
}

/// The club from outside: whoever has its link may belong to it.
#[component]
fn Outside(look: ClubLook, has_link: bool, belongs: RwSignal<bool>) -> impl IntoView {
    let say = use_words();
    let title = look.title.clone();
    let heading = move || match has_link {
        true => say.with("club-invited", &[("title", title.as_str().into())]),
        false => title.clone(),
    };
    let count = move || say.with("club-count", &[("count", i64::from(look.members).into())]);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        belongs.set(true);
    };
    let form = has_link.then(|| {
        view! {
            <form on:submit=join>
                <YourName/>
                <p class="quiet">{say.get("club-privacy")}</p>
                <div class="go"><button type="submit" class="primary big">{say.get("club-join")}</button></div>
            </form>
        }
    });
    let no_form = (!has_link).then(|| view! { <p class="note" role="status">{say.get("club-ask-link")}</p> });
    view! {
        <div class="room before-room">
            <h1>{heading}</h1>
            <p class="quiet">{count}</p>
            {form}
            {no_form}
        </div>
    }
}

/// The club from inside.
#[component]
fn Inside(code: String, door: Door) -> impl IntoView {
    let say = use_words();
    let (ticket, evening) = match door {
        Door::Hall => (None, None),
        Door::Ticket(ticket) => {
            // Whoever copies the address from now on gives nothing away.
            browser::rename(&Route::Club(code.clone()).to_string());
            (Some(ticket), None)
        }
        Door::Evening(number) => (None, Some(number)),
    };
    let member = Membership::new(code.clone(), ticket);
    let title = member.part(|told| told.club.title.clone());
    name_page(move || title.get().unwrap_or_else(|| say.texts().get("club-clubs")));
    let nth = member.part(move |told| evening.map(|number| told.nth(number)));
    let welcomed = member.is(|_| true);
    let inside = Memo::new(move |_| welcomed.get() && member.line.get() != Line::Ended);
    let hall = move || match evening {
        None => view! { <Hall member/> }.into_any(),
        Some(number) => {
            let back = Route::Club(code.clone()).to_string();
            view! { <p><a href=back>{move || title.get()}</a></p> <Results member number/> }.into_any()
        }
    };
    view! {
        <div class="room club-room">
            <h1>{move || match evening {
                None => title.get().unwrap_or_default(),
                Some(number) => {
                    let nth = nth.get().flatten().unwrap_or(number);
                    say.with("club-evening-number", &[("number", i64::from(nth).into())])
                }
            }}</h1>
            <Notices member/>
            {move || inside.get().then(&hall)}
        </div>
    }
}

/// How the wire is, and why something can’t be.
#[component]
fn Notices(member: Membership) -> impl IntoView {
    let say = use_words();
    let line = move || line_words(member.line.get()).map(|key| say.texts().get(key));
    let take_over = move || {
        (member.line.get() == Line::Elsewhere).then(|| {
            let click = move |_| member.take_over();
            view! { <button type="button" on:click=click>{say.get("online-use-this")}</button> }
        })
    };
    view! {
        {move || line().map(|words| view! { <p class="note">{words}</p> })}
        {take_over}
        {move || member.refused.get().map(|words| view! { <p class="note">{words}</p> })}
    }
}

/// A button that asks first, in place, about the person or the table it is for.
#[component]
fn Asked(
    /// The key of what it says.
    label: &'static str,
    /// What it is called for those who read by ear.
    name: String,
    /// The question.
    question: String,
    /// Does it.
    act: impl Fn() + Clone + Send + Sync + 'static,
) -> impl IntoView {
    let say = use_words();
    let asked = RwSignal::new(false);
    move || {
        if !asked.get() {
            let ask = move |_| asked.set(true);
            return view! { <button type="button" aria-label=name.clone() on:click=ask>{say.get(label)}</button> }
                .into_any();
        }
        let act = act.clone();
        let done = move || {
            asked.set(false);
            act();
        };
        view! {
            <Question words=question.clone() label=say.texts().get(label) act=done keep=move || asked.set(false)/>
        }
        .into_any()
    }
}

#[component]
fn Hall(member: Membership) -> impl IntoView {
    let director = member.is(Told::is_director);
    let running = member.part(|told| told.started().map(|evening| evening.number));
    view! {
        <NextEvening member/>
        <Show when=move || director.get()><Directing member/></Show>
        {move || running.get().flatten().map(|number| view! { <Results member number/> })}
        <Season member/>
        <Evenings member/>
        <Members member/>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_leads_to_the_club_to_an_evening_or_into_the_club() {
        assert_eq!(parts_of("k3v9xq"), ("k3v9xq", Door::Hall));
        assert_eq!(parts_of("k3v9xq/"), ("k3v9xq", Door::Hall));
        assert_eq!(parts_of("k3v9xq/00ff"), ("k3v9xq", Door::Ticket("00ff".to_owned())));
        let Route::Club(address) = Route::of(&evening_at("k3v9xq", 3)) else { panic!("not a club") };
        assert_eq!(parts_of(&address), ("k3v9xq", Door::Evening(3)));
    }
}
