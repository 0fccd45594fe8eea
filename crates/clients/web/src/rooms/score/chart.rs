//! The totals over the hands, as lines with their names at their ends.

use leptos::prelude::*;
use sheet::GameScore;
use texts::Texts;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 160.0;
/// Room for the names at the ends of the lines.
const NAMES: f64 = 84.0;
/// The lines by their dashes, since nothing is said by colour alone.
const DASHES: [&str; 8] = ["", "6 3", "2 3", "8 3 2 3", "1 4", "10 4", "4 2 1 2", "3 6"];

/// The height of a name, and the letters that there is room for.
const LETTER: f64 = 12.0;
const LONGEST: usize = 14;

/// Where names stand so that none lies upon another: as near as can be to where they belong.
fn spread(at: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..at.len()).collect();
    order.sort_by(|&one, &other| at[one].total_cmp(&at[other]));
    let mut places = at.to_vec();
    let mut least = LETTER / 2.0;
    for &name in &order {
        places[name] = places[name].max(least);
        least = places[name] + LETTER;
    }
    let mut most = HEIGHT - 2.0;
    for &name in order.iter().rev() {
        places[name] = places[name].min(most);
        most = places[name] - LETTER;
    }
    places
}

/// A name with as many letters as there is room for.
fn short(name: &str) -> String {
    match name.char_indices().nth(LONGEST) {
        Some(_) => name.chars().take(LONGEST - 1).chain(['…']).collect(),
        None => name.to_owned(),
    }
}

/// The chart of a game, if it has two hands.
pub(super) fn chart(game: &GameScore, start: &[i32], target: i32, texts: Texts) -> Option<AnyView> {
    let rows: Vec<&Vec<i32>> = game.rows.iter().filter(|row| !row.struck).map(|row| &row.totals).collect();
    if rows.len() < 2 {
        return None;
    }
    let all = || rows.iter().flat_map(|totals| totals.iter().copied()).chain(start.iter().copied());
    let (low, high) = (all().min()?.min(0), all().max()?.max(target));
    let x = |hand: usize| hand as f64 / rows.len() as f64 * (WIDTH - NAMES);
    let y = |points: i32| {
        HEIGHT - f64::from(points - low) / f64::from((high - low).max(1)) * (HEIGHT - 12.0) - 6.0
    };
    let level = |points: i32, class: &'static str| {
        view! { <line class=class x1="0" x2=(WIDTH - NAMES).to_string() y1=y(points).to_string() y2=y(points).to_string()/> }
    };
    let last = |at: usize| rows.last().and_then(|totals| totals.get(at)).copied().unwrap_or_default();
    let ends: Vec<f64> = (0..game.columns.len()).map(|at| y(last(at)) + 4.0).collect();
    let places = spread(&ends);
    let line = |(at, column): (usize, &sheet::Column)| {
        let first = start.get(at).copied().unwrap_or_default();
        let totals = std::iter::once(first)
            .chain(rows.iter().map(|totals| totals.get(at).copied().unwrap_or_default()));
        let points: Vec<String> =
            totals.enumerate().map(|(hand, total)| format!("{:.1},{:.1}", x(hand), y(total))).collect();
        let name = column.names.join("+");
        let (name, whole, place) = (short(&name), name, format!("{:.1}", places[at]));
        view! {
            <polyline points=points.join(" ") stroke-dasharray=DASHES[at % DASHES.len()]/>
            <text x=(WIDTH - NAMES + 4.0).to_string() y=place>{name}<title>{whole}</title></text>
        }
    };
    let title = texts.get("pad-chart");
    Some(
        view! {
            <figure class="score-chart">
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=title.clone()>
                    {level(0, "zero")}
                    {level(target, "target")}
                    {game.columns.iter().enumerate().map(line).collect_view()}
                </svg>
                <figcaption>{title}". "{texts.format("pad-target", &[("count", target.unsigned_abs().into())])}</figcaption>
            </figure>
        }
        .into_any(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_names_at_nearly_one_total_stand_apart_and_on_the_chart() {
        for ends in [[50.0, 51.0, 52.0, 53.0, 54.0, 55.0, 56.0, 57.0], [158.0; 8], [4.0; 8]] {
            let mut places = spread(&ends);
            places.sort_by(f64::total_cmp);
            assert!(places.windows(2).all(|two| two[1] - two[0] >= LETTER - 1e-9), "{places:?}");
            assert!(places[0] >= 0.0 && places[7] <= HEIGHT, "{places:?}");
        }
        assert_eq!(spread(&[20.0, 100.0]), [20.0, 100.0], "who has room stays where they belong");
        assert_eq!(short("Gaétan+Réjeanne-Marie"), "Gaétan+Réjean…");
    }
}
