//! Where everybody stands: in an evening, and in a season.

use leptos::prelude::*;
use online_client::participant::club::{Told, place_of, points, standings_csv};
use online_wire::club::Standing;

use super::{CSV, membership::Membership};
use crate::{
    browser::print,
    rooms::parts::save_file,
    words::{Say, use_words},
};

/// A table of standings, the best first; whoever has as much shares the place. `file` is what it is called when it is
/// saved.
pub fn table(say: Say, told: &Told, standings: &[Standing], heading: &'static str, file: String) -> AnyView {
    let row = |standing: &Standing| {
        let place = place_of(standing, standings);
        view! {
            <tr class:mine=standing.member == told.you>
                <td class="points">{place}</td>
                <th scope="row">{told.name(standing.member).to_owned()}</th>
                <td class="points">{standing.deals}</td>
                <td class="points">{points(say.lang(), standing.hundredths)}</td>
            </tr>
        }
    };
    let rows = standings.iter().map(row).collect_view();
    let (known, all) = (told.clone(), standings.to_vec());
    let save = move |_| save_file(&file, CSV, &standings_csv(say.texts(), &known, &all));
    view! {
        <div class="wide" role="region" tabindex="0" aria-labelledby=heading>
            <table class="hands">
                <thead>
                    <tr>
                        <th scope="col" class="points">{say.get("club-place")}</th>
                        <th scope="col">{say.get("club-player")}</th>
                        <th scope="col" class="points">{say.get("club-deals")}</th>
                        <th scope="col" class="points">{say.get("club-above")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
        <div class="ways">
            <button type="button" on:click=save>{say.get("club-save")}</button>
            <button type="button" on:click=move |_| print()>{say.get("club-print")}</button>
        </div>
    }
    .into_any()
}

/// The standings of the season.
#[component]
pub fn Season(member: Membership) -> impl IntoView {
    let say = use_words();
    let shown = member.part(|told| (told.club.season.clone(), told.club.evenings, told.club.members.clone()));
    let evenings =
        move || Some(say.with("club-evenings-count", &[("count", i64::from(shown.get()?.1).into())]));
    let list = move || {
        shown.with(Option::is_some).then_some(())?;
        member.told.with_untracked(|told| {
            let told = told.as_ref()?;
            let season = &told.club.season;
            (!season.is_empty())
                .then(|| table(say, told, season, "club-season", "kookaburra-season.csv".to_owned()))
        })
    };
    view! {
        <section aria-labelledby="club-season">
            <h2 id="club-season">{say.get("club-season")}</h2>
            <p class="quiet">{evenings}</p>
            {list}
        </section>
    }
}
