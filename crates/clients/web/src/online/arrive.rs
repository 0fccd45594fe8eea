//! Coming to a table by its link: looking at it seats nobody; a name and a tap do.

use kookaburra::rules_code;
use leptos::prelude::*;
use online_wire::{Chat, Opening, Participants, Place, http::Look};
use rummy_500::Rules as Rummy;
use table::Game;
use wasm_bindgen_futures::spawn_local;

use super::{
    api::{self, NoAnswer},
    club::club_of,
    compare::KnownFrom,
    friends::YourName,
    invite::parts_of,
    keeping::{Memory, Remembered as _},
    known::{Known, compared},
    over::SaveGame,
    playing::AtTable,
    waiting::{how_saved, partners, sides},
};
use crate::{
    browser,
    rooms::{parts::name_page, tables},
    route::Route,
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// The code of a table’s rules.
pub fn code_of(opening: &Opening) -> Option<String> {
    if opening.game == Rummy::NAME {
        Rummy::read_rules(&opening.rules).ok().map(|rules| rules_code(rules.spec()))
    } else {
        five_hundred::Rules::read_rules(&opening.rules).ok().map(|rules| rules_code(rules.spec()))
    }
}

/// The name of a table’s rules.
pub fn title(opening: &Opening, say: Say) -> Option<String> {
    let rules = tables::read(&code_of(opening)?).ok()?;
    Some(tables::title(say.lang(), &rules).0)
}

/// How one comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entrance {
    /// One looks from outside.
    Outside,
    /// One sits down, perhaps at a place of one’s choice.
    Sits(Option<usize>),
    /// One watches, or is there again.
    Comes,
}

/// The table of a code.
#[allow(clippy::needless_pass_by_value, reason = "a component owns what it is given")]
#[component]
pub fn AtCode(
    /// The code, or a personal link after it.
    address: String,
) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    name_page(say.get("online-title"));
    let code = match parts_of(&address) {
        (code, Some(personal)) => {
            // Whoever copies the address from now on gives away the table alone.
            let known = Memory::of(code).unwrap_or_default();
            Memory { personal: Some(personal.to_owned()), ..known }.keep(code);
            browser::rename(&Route::Online(code.to_owned()).to_string());
            code.to_owned()
        }
        (code, None) => code.to_owned(),
    };
    // Whoever plays an evening has a seat there already.
    let known = Memory::of(&code).is_some() || club_of(&code).is_some();
    let entrance = RwSignal::new(if known { Entrance::Comes } else { Entrance::Outside });
    let found = RwSignal::new(None::<Result<Look, NoAnswer>>);
    let asked = code.clone();
    let look = move || {
        let code = asked.clone();
        found.set(None);
        spawn_local(async move {
            let answer = match api::known().await {
                Ok(()) => api::look(&code).await,
                Err(why) => Err(why),
            };
            if let Ok(there) = &answer {
                let opened_here = there.participants.participants.is_empty();
                if opened_here && settings.with_untracked(|settings| !settings.name.trim().is_empty()) {
                    // Whoever has just opened it has said everything already.
                    entrance.try_set(Entrance::Sits(None));
                }
            }
            found.try_set(Some(answer));
        });
    };
    look();
    let look_again = look.clone();
    let again = Callback::new(move |()| {
        entrance.set(Entrance::Outside);
        look_again();
    });
    Effect::new(move |_| {
        if entrance.get() != Entrance::Outside {
            found.with(|found| {
                if let Some(Ok(there)) = found {
                    sit_down_with(settings, &there.opening);
                }
            });
        }
    });
    move || {
        let code = code.clone();
        match found.get() {
            None => not_there(None, say, "online-no-table", look.clone()),
            Some(Err(why)) => {
                if why == NoAnswer::NoSuchTable {
                    Memory::forget(&code);
                }
                not_there(Some(why), say, "online-no-table", look.clone())
            }
            Some(Ok(there)) => match entrance.get() {
                Entrance::Outside => view! { <Arrive code there entrance again/> }.into_any(),
                Entrance::Sits(place) => view! { <AtTable code sits=Some(place) again/> }.into_any(),
                Entrance::Comes => view! { <AtTable code sits=None again/> }.into_any(),
            },
        }
    }
}

/// Lets the rules of the table be found where those of the last table are looked for.
fn sit_down_with(settings: RwSignal<Settings>, opening: &Opening) {
    if let Some(code) = code_of(opening)
        && settings.with_untracked(|settings| settings.last_table.as_deref() != Some(&code))
    {
        settings.update(|settings| settings.sit_down(&code));
    }
}

/// The screen until an answer is there, or in its place; `none` is the key of the words for a table or club that does
/// not exist.
pub fn not_there(why: Option<NoAnswer>, say: Say, none: &'static str, look: impl Fn() + 'static) -> AnyView {
    match why {
        None => view! { <p class="no-table" role="status">{say.get("online-connecting")}</p> }.into_any(),
        Some(NoAnswer::NoSuchTable) => view! { <Nothing key=none/> }.into_any(),
        Some(_) => view! {
            <Nothing key="online-out-of-reach"/>
            <p class="no-table"><button on:click=move |_| look()>{say.get("online-again")}</button></p>
        }
        .into_any(),
    }
}

/// What was looked for is not there.
#[component]
pub fn Nothing(key: &'static str) -> impl IntoView {
    let say = use_words();
    view! {
        <div class="no-table">
            <p role="status">{say.get(key)}</p>
            <a class="button primary" href=Route::Friends(String::new()).to_string()>{say.get("online-open-own")}</a>
        </div>
    }
}

/// The table from outside.
#[component]
fn Arrive(
    code: String,
    there: Look,
    entrance: RwSignal<Entrance>,
    /// Looks at the table again.
    again: Callback<()>,
) -> impl IntoView {
    let (say, settings) = (use_words(), use_settings());
    let Look { opening, participants } = there;
    let open = Openness::of(&participants);
    let sheet = code_of(&opening).map(|code| {
        view! { <a href=Route::Sheet(code).to_string()>{say.get("online-rules")}</a> }
    });
    let rules = code_of(&opening).and_then(|code| tables::read(&code).ok());
    let before = settings.with_untracked(|settings| settings.last_table.clone());
    let before = before.and_then(|code| tables::read(&code).ok());
    let asked = rules.clone().filter(|_| before.is_none()).map(|here| view! { <Known here/> });
    let before = rules.zip(before).map(|(here, before)| compared(say, here, before, KnownFrom::Played));
    let promise = opening.options.hints;
    let writes = opening.options.chat != Chat::Phrases;
    let another = code_of(&opening).map(|code| Route::Friends(code).to_string());
    let of = opening.clone();
    let title = move || how_saved(say, &of);
    let named = move || settings.with(|settings| !settings.name.trim().is_empty());
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if named() {
            entrance.set(Entrance::Sits(None));
        }
    };
    let shut = match open {
        Openness::Free => None,
        Openness::Full => Some("online-no-full"),
        Openness::Locked => Some("online-no-locked"),
        Openness::Closed => Some("online-ended"),
    };
    let shut = shut.map(|key| view! { <p class="note" role="status">{say.get(key)}</p> });
    let watch = move || {
        view! { <button type="button" class:primary={open == Openness::Full} on:click=move |_| entrance.set(Entrance::Comes)>{say.get("online-watch")}</button> }
    };
    let ways = match open {
        Openness::Free => view! {
            <YourName/>
            <div class="go">
                <button type="submit" class="primary big">{say.get("online-sit")}</button>
                {watch()}
            </div>
        }
        .into_any(),
        Openness::Full => view! {
            <YourName/>
            <div class="go">
                {watch()}
                <button type="button" on:click=move |_| again.run(())>{say.get("online-again")}</button>
            </div>
        }
        .into_any(),
        Openness::Locked => view! {
            <div class="go">
                <button type="button" class="primary" on:click=move |_| again.run(())>{say.get("online-again")}</button>
            </div>
        }
        .into_any(),
        Openness::Closed => view! {
            <div class="go">
                <SaveGame code/>
                {another.map(|another| view! { <a class="button primary" href=another>{say.get("online-open-another")}</a> })}
            </div>
        }
        .into_any(),
    };
    let places = (open == Openness::Free || open == Openness::Full).then(|| {
        view! {
            <h2>{say.get("online-places")}</h2>
            <Free opening participants choose=move |place| if named() { entrance.set(Entrance::Sits(Some(place))) }/>
        }
    });
    view! {
        <form class="room before-room" on:submit=sit>
            <h1>{say.get("online-arrive")}</h1>
            <p class="quiet">{title}" "{sheet}</p>
            {shut}
            {ways}
            {before}
            {asked}
            <p class="quiet">{say.get(if promise { "online-hints-on" } else { "online-hints-off" })}</p>
            <p class="quiet">{say.get("online-privacy")}</p>
            {writes.then(|| view! { <p class="quiet">{say.get("online-chat-privacy")}</p> })}
            {places}
        </form>
    }
}

/// Whether somebody who comes may sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Openness {
    /// There is a free seat.
    Free,
    /// There is none: they may watch.
    Full,
    /// Nobody else may come in.
    Locked,
    /// Nothing is played there any more.
    Closed,
}

impl Openness {
    fn of(participants: &Participants) -> Self {
        let taken = |place: &Place| {
            let owner = place
                .participant
                .and_then(|participant| participants.participants.get(participant.0 as usize));
            place.next.is_some() || owner.is_some_and(|owner| !owner.left)
        };
        if participants.ended {
            Self::Closed
        } else if participants.locked {
            Self::Locked
        } else if participants.places.iter().all(taken) {
            Self::Full
        } else {
            Self::Free
        }
    }
}

/// The places, with a button at each that is free.
#[component]
fn Free(
    opening: Opening,
    participants: Participants,
    choose: impl Fn(usize) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let say = use_words();
    let sides = sides(&opening, &participants);
    let places = participants.places.iter().enumerate().map(|(number, place)| {
        let participant = place.participant.or(place.next);
        let participant =
            participant.and_then(|participant| participants.participants.get(participant.0 as usize));
        let participant = participant.filter(|participant| !participant.left);
        let name = participant.map_or_else(|| place.name.clone(), |participant| participant.name.clone());
        let (taken, level) = (participant.is_some(), place.level.name());
        let words = move || {
            let name = name.clone();
            if taken {
                return name;
            }
            let level = say.with("desk-level", &[("level", level.into())]);
            say.with("online-free", &[("name", name.into()), ("level", level.into())])
        };
        let label = move || say.with("online-sit-at", &[("number", (number + 1).into())]);
        let button = (!taken && !participants.locked)
            .then(|| view! { <button type="button" on:click=move |_| choose(number)>{label}</button> });
        let with = partners(&sides, &participants, number, say);
        let with = with.map(|with| view! { <span class="quiet">{with}</span>" " });
        view! { <li><span>{words}</span>" "{with}{button}</li> }
    });
    view! { <ol class="places">{places.collect_view()}</ol> }
}

#[cfg(test)]
mod tests {
    use online_client::participant::testing::room;
    use online_wire::ParticipantId;

    use super::*;

    #[test]
    fn a_table_says_before_one_comes_whether_one_may_sit_down() {
        let mut participants = room().participants;
        assert_eq!(Openness::of(&participants), Openness::Free);
        for place in [1, 3] {
            participants.places[place].participant = Some(ParticipantId(1));
        }
        assert_eq!(Openness::of(&participants), Openness::Full);
        participants.participants[1].left = true;
        assert_eq!(Openness::of(&participants), Openness::Free, "a bot holds the seat of whoever left");
        participants.locked = true;
        assert_eq!(Openness::of(&participants), Openness::Locked);
        participants.ended = true;
        assert_eq!(Openness::of(&participants), Openness::Closed);
    }
}
