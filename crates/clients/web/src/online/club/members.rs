//! Those who belong to a club, and the link by which others come.

use leptos::prelude::*;
use online_client::participant::club::Told;
use online_wire::{
    ParticipantId,
    club::{ClubCommand, Member},
};
use qrcode::EcLevel;

use super::{Asked, membership::Membership};
use crate::{
    rooms::{Copied, here, parts::Sure, qr::picture},
    route::Route,
    words::{Say, use_words},
};

/// The members and the club’s link.
#[component]
pub fn Members(member: Membership) -> impl IntoView {
    let say = use_words();
    // Whoever was removed may still have the link.
    let gone = RwSignal::new(None::<String>);
    let all = member.part(|told| (told.club.members.clone(), told.is_director(), told.you));
    let rows = move || {
        let (members, directs, you) = all.get()?;
        let here = members.into_iter().zip(0..).filter(|(other, _)| !other.left);
        Some(
            here.map(|(other, number)| one((say, member, gone), &other, ParticipantId(number), directs, you))
                .collect_view(),
        )
    };
    let ticket = member.part(|told| told.club.ticket.clone());
    let link = move || {
        let ticket = ticket.get()?;
        Some(here(&Route::Club(format!("{}/{ticket}", member.code())).to_string()))
    };
    let link = Memo::new(move |_| link().unwrap_or_default());
    let directs = member.is(Told::is_director);
    let renew = move || {
        gone.set(None);
        member.command(ClubCommand::Renew {});
    };
    let told_of_link = move || {
        let name = gone.get()?;
        let words = say.with("club-removed-link", &[("name", name.into())]);
        Some(view! {
            <div class="note" role="status">
                <p>{words}</p>
                <button type="button" on:click=move |_| renew()>{say.get("club-renew")}</button>
            </div>
        })
    };
    view! {
        <section aria-labelledby="club-members">
            <h2 id="club-members">{say.get("club-members")}</h2>
            <ul class="places">{rows}</ul>
            {told_of_link}
            <details class="invite">
                <summary>{say.get("online-invite")}</summary>
                <Copied id="club-link" label="club-link" text=link/>
                {move || picture(&link.get(), EcLevel::M, move || say.texts().get("online-qr"))}
                <Show when=move || directs.get()>
                    <Sure label="club-renew" question="club-renew-sure" act=renew/>
                    <p class="hint">{say.get("club-renew-hint")}</p>
                </Show>
            </details>
            <p class="quiet">{say.get("club-privacy")}</p>
            <Sure label="club-leave" question="club-leave-sure" act=move || member.leave()/>
        </section>
    }
}

fn one(
    (say, member, gone): (Say, Membership, RwSignal<Option<String>>),
    other: &Member,
    number: ParticipantId,
    directs: bool,
    you: ParticipantId,
) -> AnyView {
    let is_director = other.director;
    let notes = [(number == you).then_some("online-you"), is_director.then_some("club-is-director")];
    let notes = notes.into_iter().flatten();
    let notes = notes.map(|key| view! { <span class="quiet">{say.get(key)}</span>" " }).collect_view();
    let name = other.name.clone();
    let args = move |key: &'static str| {
        let name = name.clone();
        move || say.with(key, &[("name", name.as_str().into())])
    };
    let appointing = if is_director { "club-no-director-of" } else { "club-make-director-of" };
    let (make, remove) = (args(appointing), args("club-remove-of"));
    let appoint = move |_| member.command(ClubCommand::Direct { member: number, director: !is_director });
    let named = other.name.clone();
    let send_away = move || {
        let name = named.clone();
        member.command_then(ClubCommand::Remove { member: number }, move || {
            gone.try_set(Some(name));
        });
    };
    let question = say.with("club-remove-sure", &[("name", other.name.as_str().into())]);
    let key = if is_director { "club-no-director" } else { "club-make-director" };
    let ways = directs.then(|| {
        let remove = (number != you).then(|| {
            view! { <Asked label="club-remove" name=remove() question=question.clone() act=send_away.clone()/> }
        });
        view! {
            <span class="ways">
                <button type="button" aria-label=make on:click=appoint>{say.get(key)}</button>
                {remove}
            </span>
        }
    });
    view! { <li><b>{other.name.clone()}</b>" "{notes}{ways}</li> }.into_any()
}
