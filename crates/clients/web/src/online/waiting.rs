//! The people at a table, and what the host decides about it.

use leptos::prelude::*;
use online_client::participant::{News, Room, pace};
use online_wire::{Opening, ParticipantId, Participants, Place, TableCommand};
use players::Level;
use table::{Seat, SeatSet};

use super::{
    arrive::{code_of, title},
    invite::Invite,
    report::Report,
    say::Say as TalkHere,
    seat::Online,
    when,
};
use crate::{
    rooms::{levels, tables},
    words::{Say, use_words},
};

/// Before the first deal: everybody, the way for others, and the start.
#[component]
pub fn Waiting(online: Online) -> impl IntoView {
    let say = use_words();
    let started =
        move || online.room.with(|room| room.as_ref().is_some_and(|room| room.participants.started));
    let may = move |command: TableCommand| {
        online.room.with(|room| room.as_ref().is_some_and(|room| room.may(&command)))
    };
    let starts = move || {
        online.room.with(|room| {
            let room = room.as_ref()?;
            if room.participants.started {
                // Cards are played already; whoever watches sees them later, or not.
                return None;
            }
            let host = room.participants.host.map(|host| room.name(host).to_owned())?;
            Some(if room.is_host() {
                say.texts().get("online-bots-hold")
            } else {
                say.with("online-host-starts", &[("name", host.into())])
            })
        })
    };
    let saved = move || online.room.with(|room| Some(how_saved(say, &room.as_ref()?.opening)));
    view! {
        <div class="room before-room">
            <h1>{move || say.texts().get(if started() { "online-under-way" } else { "online-waiting" })}</h1>
            <p class="quiet">{saved}</p>
            <p>{starts}</p>
            <Show when=move || may(TableCommand::Start {})>
                <button class="primary big" on:click=move |_| online.command(TableCommand::Start {})>{say.get("online-start")}</button>
            </Show>
            <Show when=move || may(TableCommand::DrawSeats {})>
                <button on:click=move |_| online.command(TableCommand::DrawSeats {})>{say.get("online-draw")}</button>
            </Show>
            <Invite online/>
            <TalkHere online/>
            <People online/>
        </div>
    }
}

/// The game of a table, and the time for a move there.
pub fn how_saved(say: Say, opening: &Opening) -> String {
    let pace = pace(say.texts(), opening.options.pace);
    title(opening, say).into_iter().chain([pace]).collect::<Vec<_>>().join(" · ")
}

/// Everybody at the table, with what can be done about them.
#[component]
pub fn People(online: Online) -> impl IntoView {
    let say = use_words();
    let about = RwSignal::new(None);
    let places = move || {
        let room = online.room.get()?;
        let sides = sides(&room.opening, &room.participants);
        let places = room.participants.places.iter().enumerate();
        let places = places.map(|(number, place)| {
            let with = partners(&sides, &room.participants, number, say);
            one_place((online, say, about), &room, number, place, with)
        });
        Some(places.collect_view())
    };
    let watchers = move || {
        let room = online.room.get()?;
        let watchers = room.watchers().filter(|&participant| !room.name(participant).is_empty());
        let watchers = watchers.map(|participant| {
            let name = say.with("online-watchers", &[("names", room.name(participant).to_owned().into())]);
            let ways =
                (participant != room.you).then(|| about_somebody((online, say, about), &room, participant));
            view! { <li><b>{name}</b>" "<span class="ways">{ways}</span></li> }
        });
        let watchers: Vec<_> = watchers.collect();
        (!watchers.is_empty()).then(|| view! { <ul class="places">{watchers}</ul> })
    };
    let locked = move || online.room.with(|room| room.as_ref().is_some_and(|room| room.participants.locked));
    let shared = move || {
        let room = online.room.get()?;
        let (people, seats) = (room.participants.places.len(), seats(&room)?);
        let args = [("people", people.into()), ("out", (people - seats).into())];
        Some(view! { <p class="quiet">{say.with("online-shared", &args)}</p> })
    };
    let out = move || {
        let room = online.room.get()?;
        let places = room.participants.places.iter().enumerate().filter(|(number, _)| room.sits_out(*number));
        let names: Vec<String> = places.map(|(_, place)| place.name.clone()).collect();
        let args = [
            ("count", names.len().into()),
            ("names", (!names.is_empty()).then(|| say.texts().list(names))?.into()),
        ];
        (!room.over).then(|| view! { <p>{say.with("online-sits-out", &args)}</p> })
    };
    view! {
        <section class="people" aria-label=say.get("online-people")>
            <ol class="places">{places}</ol>
            <Report online about/>
            {shared}
            {out}
            {watchers}
            {move || locked().then(|| view! { <p class="quiet">{say.get("online-locked")}</p> })}
            <Decisions online/>
        </section>
    }
}

/// How many seats the game has, if more people share it \[FH-END-8\].
fn seats(room: &Room) -> Option<usize> {
    let code = code_of(&room.opening)?;
    let seats = tables::read(&code).ok()?.seats();
    (room.participants.places.len() > seats).then_some(seats)
}

/// The sides of the places; none where they change from hand to hand, or more people share the seats.
pub fn sides(opening: &Opening, participants: &Participants) -> Vec<SeatSet> {
    let rules = code_of(opening).and_then(|code| tables::read(&code).ok());
    let sides = rules.filter(|rules| rules.seats() == participants.places.len()).map(|rules| rules.sides());
    sides.into_iter().flatten().filter(|side| side.len() > 1).collect()
}

/// The partners of a place, by name.
pub fn partners(sides: &[SeatSet], participants: &Participants, place: usize, say: Say) -> Option<String> {
    let seat = Seat(u8::try_from(place).ok()?);
    let partners = sides.iter().find(|side| side.contains(seat))?.iter().filter(|partner| *partner != seat);
    let names = partners.filter_map(|partner| Some(participants.places.get(partner.index())?.name.clone()));
    Some(say.with("online-with", &[("names", say.texts().list(names.collect::<Vec<_>>()).into())]))
}

/// A button that wants something.
pub fn button(online: Online, label: String, command: TableCommand) -> AnyView {
    view! { <button type="button" on:click=move |_| online.command(command.clone())>{label}</button> }
        .into_any()
}

fn one_place(
    (online, say, about): (Online, Say, RwSignal<Option<ParticipantId>>),
    room: &Room,
    number: usize,
    place: &Place,
    with: Option<String>,
) -> AnyView {
    let texts = say.texts();
    let news = News { texts, room };
    let mine = room.my_place() == Some(number);
    let mut notes: Vec<String> = news.status(place).into_iter().collect();
    notes.extend(news.days_off(place, |until| when::day(texts, until.0 as f64)));
    notes.extend(mine.then(|| texts.get("online-you")));
    let host = place.participant.is_some() && place.participant == room.participants.host;
    notes.extend(host.then(|| texts.get("online-host")));
    notes.extend(with);
    let name =
        say.with("online-seat-of", &[("number", (number + 1).into()), ("name", place.name.as_str().into())]);
    let mut buttons = Vec::new();
    let sit = TableCommand::Sit { place: Some(number) };
    if room.may(&sit) {
        let words = say.with("online-sit-at", &[("number", (number + 1).into())]);
        buttons.push(button(online, words, sit));
    }
    let swap = TableCommand::Swap { place: number };
    if room.may(&swap) {
        let words = say.with("online-swap-with", &[("name", place.name.as_str().into())]);
        buttons.push(button(online, words, swap));
    }
    if let Some(participant) = place.participant.filter(|&participant| participant != room.you) {
        buttons.extend(about_somebody((online, say, about), room, participant));
        buttons.extend(newcomers(online, say, room, number));
    }
    let sets = room.may(&TableCommand::Level { place: number, level: place.level });
    let level = sets.then(|| level(online, say, number, place.level));
    let notes = (!notes.is_empty()).then(|| view! { <span class="quiet">{notes.join(" · ")}</span>" " });
    view! { <li><b>{name}</b>" "{notes}<span class="ways">{buttons}{level}</span></li> }.into_any()
}

/// What can be done about somebody else, wherever they sit or watch.
fn about_somebody(
    (online, say, about): (Online, Say, RwSignal<Option<ParticipantId>>),
    room: &Room,
    participant: ParticipantId,
) -> Vec<AnyView> {
    let texts = say.texts();
    let report = move |_| about.set(Some(participant));
    let report = view! { <button type="button" on:click=report>{texts.get("online-report")}</button> };
    let mut buttons = vec![mute(online, say, room, participant), report.into_any()];
    let ways = [
        ("online-make-host", TableCommand::Host { participant }),
        ("online-remove", TableCommand::Remove { participant }),
    ];
    let ways = ways.into_iter().filter(|(_, command)| room.may(command));
    buttons.extend(ways.map(|(key, command)| button(online, texts.get(key), command)));
    buttons
}

fn mute(online: Online, say: Say, room: &Room, participant: ParticipantId) -> AnyView {
    let muted = room.muted.contains(&participant);
    let turn = move |_| online.mute(participant);
    let key = if muted { "online-unmute" } else { "online-mute" };
    view! { <button type="button" aria-pressed=muted.to_string() on:click=turn>{say.get(key)}</button> }
        .into_any()
}

/// Another device of somebody who is not there may get their seat back from the host.
fn newcomers(online: Online, say: Say, room: &Room, number: usize) -> Vec<AnyView> {
    let owner = room.participants.places.get(number).map_or("", |place| place.name.as_str());
    let seat = say.with("online-seat-of", &[("number", (number + 1).into()), ("name", owner.into())]);
    let give = |command: &TableCommand| {
        let participant = match *command {
            TableCommand::Give { place, participant } if place == number => participant,
            _ => return None,
        };
        let args = [("seat", seat.as_str().into()), ("name", room.name(participant).into())];
        Some(button(online, say.with("online-give", &args), command.clone()))
    };
    room.offered(online.now()).filter_map(give).collect()
}

fn level(online: Online, say: Say, place: usize, now: Level) -> AnyView {
    let label = say.with("online-bots-of", &[("number", (place + 1).into())]);
    let choose = move |event| {
        if let Ok(level) = event_target_value(&event).parse() {
            online.command(TableCommand::Level { place, level });
        }
    };
    let chosen = Memo::new(move |_| Some(now));
    view! { <select aria-label=label on:change=choose>{levels(say, chosen)}</select> }.into_any()
}

/// What concerns the whole table, and oneself.
#[component]
fn Decisions(online: Online) -> impl IntoView {
    let say = use_words();
    let inside = move || {
        let room = online.room.get().filter(|room| !room.participants.ended)?;
        let texts = say.texts();
        let stands = if room.my_place().is_some_and(|place| room.sits_out(place)) {
            "online-just-watch"
        } else {
            "online-stand"
        };
        let ways = [
            ("online-lock", TableCommand::Lock { locked: true }),
            ("online-unlock", TableCommand::Lock { locked: false }),
            ("online-pause", TableCommand::Pause { paused: true }),
            ("online-go-on", TableCommand::Pause { paused: false }),
            ("online-end", TableCommand::End {}),
            ("online-more-time", TableCommand::MoreTime {}),
            (stands, TableCommand::Stand {}),
            ("online-sit", TableCommand::Sit { place: None }),
        ];
        let ways = ways.into_iter().filter(|(_, command)| room.may(command));
        let mut buttons: Vec<_> =
            ways.map(|(key, command)| button(online, texts.get(key), command)).collect();
        buttons.extend(days_off(online, say, room.holidays()));
        buttons.push(button(online, texts.get("online-leave"), TableCommand::Leave {}));
        Some(buttons)
    };
    view! { <div class="ways">{inside}</div> }
}

/// Days off, at a table where people take hours for a move.
fn days_off(online: Online, say: Say, holidays: Vec<u32>) -> Option<AnyView> {
    match *holidays {
        [] => return None,
        [0] => {
            return Some(button(
                online,
                say.texts().get("online-days-off-end"),
                TableCommand::DaysOff { days: 0 },
            ));
        }
        _ => {}
    }
    let choose = move |event| {
        if let Ok(days) = event_target_value(&event).parse() {
            online.command(TableCommand::DaysOff { days });
        }
    };
    let some = holidays.into_iter().map(|days| {
        let label = say.with("online-days-off-some", &[("days", (days as usize).into())]);
        view! { <option value=days>{label}</option> }
    });
    let choice = view! {
        <select aria-label=say.get("online-days-off") on:change=choose>
            <option value="">{say.get("online-days-off")}</option>
            {some.collect::<Vec<_>>()}
        </select>
    };
    Some(choice.into_any())
}
