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

/// The chart of a game, if it has two hands.
pub(super) fn chart(game: &GameScore, target: i32, texts: Texts) -> Option<AnyView> {
    let rows: Vec<&Vec<i32>> = game.rows.iter().filter(|row| !row.struck).map(|row| &row.totals).collect();
    if rows.len() < 2 {
        return None;
    }
    let all = || rows.iter().flat_map(|totals| totals.iter().copied());
    let (low, high) = (all().min()?.min(0), all().max()?.max(target));
    let x = |hand: usize| hand as f64 / rows.len() as f64 * (WIDTH - NAMES);
    let y = |points: i32| {
        HEIGHT - f64::from(points - low) / f64::from((high - low).max(1)) * (HEIGHT - 12.0) - 6.0
    };
    let level = |points: i32, class: &'static str| {
        view! { <line class=class x1="0" x2=(WIDTH - NAMES).to_string() y1=y(points).to_string() y2=y(points).to_string()/> }
    };
    let line = |(at, column): (usize, &sheet::Column)| {
        let totals =
            std::iter::once(0).chain(rows.iter().map(|totals| totals.get(at).copied().unwrap_or_default()));
        let points: Vec<String> =
            totals.enumerate().map(|(hand, total)| format!("{:.1},{:.1}", x(hand), y(total))).collect();
        let last = rows.last().and_then(|totals| totals.get(at)).copied().unwrap_or_default();
        let (name, place) = (column.names.join("+"), format!("{:.1}", y(last) + 4.0));
        view! {
            <polyline points=points.join(" ") stroke-dasharray=DASHES[at % DASHES.len()]/>
            <text x=(WIDTH - NAMES + 4.0).to_string() y=place>{name}</text>
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
