//! Where everybody stands: in an evening, and in a season.

use leptos::prelude::*;
use online_wire::club::Standing;
use texts::Lang;

use super::membership::{Membership, Told};
use crate::words::{Say, use_words};

/// Hundredths of a point as they are written: with their sign, to a tenth, halves away from 0.
pub fn points(lang: Lang, hundredths: i64) -> String {
    let tenths = (hundredths.abs() + 5) / 10;
    let sign = match hundredths {
        _ if tenths == 0 => "",
        ..0 => "−",
        _ => "+",
    };
    let mark = if lang == Lang::Fr { "," } else { "." };
    match tenths % 10 {
        0 => format!("{sign}{}", tenths / 10),
        rest => format!("{sign}{}{mark}{rest}", tenths / 10),
    }
}

/// A table of standings, the best first; whoever has as much shares the place.
pub fn table(say: Say, told: &Told, standings: &[Standing], heading: &'static str) -> AnyView {
    let row = |standing: &Standing| {
        let place = 1 + standings.iter().filter(|other| other.hundredths > standing.hundredths).count();
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
            (!season.is_empty()).then(|| table(say, told, season, "club-season"))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_to_a_tenth_with_their_sign() {
        let all = [0, 4, 5, -5, 100, -1_250, 13_000, 966, 999];
        let written = all.map(|hundredths| points(Lang::En, hundredths));
        assert_eq!(written, ["0", "0", "+0.1", "−0.1", "+1", "−12.5", "+130", "+9.7", "+10"]);
        assert_eq!(points(Lang::Fr, -1_250), "−12,5");
    }
}
