//! The questions one by one.

use learning::figures::{Category, Costs, Figures, Foreseen, Mean, Row, RowName, Trend, Window};

use super::{
    Cells, Chart, Part, Point, Series, Style,
    written::{mean, number, share},
};
use crate::Texts;

/// The most rows of the table of two lines.
const ROWS: usize = 10;

/// Everything that figures answer, question by question; nothing where there is nothing to say.
#[must_use]
pub fn report(texts: Texts, figures: &Figures) -> Vec<Part> {
    if figures.hands == 0 {
        return Vec::new();
    }
    let rows = [
        ("strains", "figures-strains", &figures.strains, "figures-bid-head"),
        ("levels", "figures-levels", &figures.levels, "figures-bid-head"),
        ("partners", "figures-partners", &figures.partners, "figures-partner-head"),
        ("roles", "figures-roles", &figures.roles, "figures-role-head"),
    ];
    let rows = rows.into_iter().filter(|(_, _, rows, _)| !rows.is_empty());
    let parts = [Some(better(texts, figures)), Some(costs(texts, figures)), foreseen(texts, figures)];
    let more = [luck(texts, figures)];
    let rows = rows.map(|(name, heading, rows, head)| Some(table(texts, (name, heading), rows, head)));
    parts.into_iter().chain(more).chain(rows).chain([rummy(texts, figures)]).flatten().collect()
}

fn better(texts: Texts, figures: &Figures) -> Part {
    let lost = ("points", mean(texts, &figures.lost).into());
    let trend = figures.trend.map(|trend| {
        let trend = match trend {
            Trend::Better => "better",
            Trend::Worse => "worse",
            Trend::NoDifference => "same",
        };
        texts.format("figures-trend", &[("trend", trend.into())])
    });
    let later = figures.course.is_empty().then(|| texts.get("figures-later"));
    let first = [texts.format("figures-lost", &[lost]), texts.get("figures-lost-note")];
    // Those windows that have no hands in common.
    let apart: Vec<&Window> =
        figures.course.iter().filter(|window| window.to % window.lost.count.max(1) == 0).collect();
    let row = |window: &&Window| {
        let range = [("from", (window.to + 1 - window.lost.count).into()), ("to", window.to.into())];
        vec![texts.format("figures-hands-range", &range), mean(texts, &window.lost)]
    };
    let head = vec![texts.get("figures-hands-to"), texts.get("figures-lost-head")];
    let table = Cells { head, rows: apart.iter().map(row).collect() };
    Part {
        name: "better",
        heading: texts.get("figures-better"),
        sentences: first.into_iter().chain(later).chain(trend).collect(),
        table: (!apart.is_empty()).then_some(table),
        chart: course(texts, &figures.course),
    }
}

fn course(texts: Texts, course: &[Window]) -> Option<Chart> {
    let [first, .., last] = course else { return None };
    let ends = [("first", mean(texts, &first.lost).into()), ("last", mean(texts, &last.lost).into())];
    let points = course.iter().map(|window| point(window.to as f64, &window.lost)).collect();
    Some(Chart {
        title: texts.get("figures-better"),
        description: texts.format("figures-better-about", &ends),
        series: vec![Series { name: texts.get("figures-lost-head"), style: Style::Line, points }],
        shares: false,
    })
}

fn point(at: f64, mean: &Mean) -> Point {
    Point { at, value: mean.mean, interval: mean.interval().map(|interval| (interval.low, interval.high)) }
}

/// A kind of decision.
pub(super) fn category(texts: Texts, category: Category) -> String {
    texts.format("figures-category", &[("category", category.to_string().into())])
}

fn costs(texts: Texts, figures: &Figures) -> Part {
    let costs = &figures.costs;
    let intervals = || costs.iter().map(|cost| cost.lost.interval());
    let ahead = match intervals().collect::<Option<Vec<_>>>().as_deref() {
        Some([first, second, ..]) => !first.overlaps(second),
        _ => false,
    };
    let said = match costs.first().filter(|_| ahead) {
        Some(first) => {
            texts.format("figures-costs-most", &[("what", category(texts, first.category).into())])
        }
        None => texts.get("figures-costs-even"),
    };
    let row =
        |cost: &Costs| vec![category(texts, cost.category), mean(texts, &cost.lost), cost.hands.to_string()];
    let head = ["figures-kind", "figures-lost-head", "figures-in-hands"].map(|key| texts.get(key));
    let list =
        costs.iter().map(|cost| format!("{} {}", category(texts, cost.category), mean(texts, &cost.lost)));
    let list = ("what", texts.list(list.collect()).into());
    let points = costs.iter().zip(1..).map(|(cost, at)| point(f64::from(at), &cost.lost)).collect();
    Part {
        name: "costs",
        heading: texts.get("figures-costs"),
        sentences: vec![said],
        table: Some(Cells { head: head.to_vec(), rows: costs.iter().map(row).collect() }),
        chart: Some(Chart {
            title: texts.get("figures-costs"),
            description: texts.format("figures-costs-about", &[list]),
            series: vec![Series { name: texts.get("figures-lost-head"), style: Style::Bars, points }],
            shares: false,
        }),
    }
}

fn foreseen(texts: Texts, figures: &Figures) -> Option<Part> {
    let steps = figures.foreseen.iter().enumerate().filter(|(_, step)| step.made.whole > 0);
    let steps: Vec<(usize, &Foreseen)> = steps.collect();
    if steps.is_empty() {
        return None;
    }
    let row = |&(step, one): &(usize, &Foreseen)| {
        let args = [("from", (step * 20).into()), ("to", (step * 20 + 20).into())];
        vec![texts.format("figures-chance", &args), share(texts, &one.made)]
    };
    let dot = |(_, one): &(usize, &Foreseen)| {
        let chance = number(texts, one.chance.mean * 100.0, 0);
        texts.format(
            "figures-foreseen-dot",
            &[("made", share(texts, &one.made).into()), ("chance", chance.into())],
        )
    };
    let place = |(_, one): &(usize, &Foreseen)| Point {
        at: one.chance.mean,
        value: one.made.part as f64 / one.made.whole as f64,
        interval: one.made.interval().map(|interval| (interval.low, interval.high)),
    };
    let what = ("what", texts.list(steps.iter().map(dot).collect()).into());
    let points = steps.iter().map(place).collect();
    Some(Part {
        name: "foreseen",
        heading: texts.get("figures-foreseen"),
        sentences: vec![texts.get("figures-foreseen-about")],
        table: Some(Cells {
            head: ["figures-chance-head", "figures-made-head"].map(|key| texts.get(key)).to_vec(),
            rows: steps.iter().map(row).collect(),
        }),
        chart: Some(Chart {
            title: texts.get("figures-foreseen"),
            description: texts.format("figures-foreseen-chart", &[what]),
            series: vec![Series { name: texts.get("figures-made-head"), style: Style::Dots, points }],
            shares: true,
        }),
    })
}

fn luck(texts: Texts, figures: &Figures) -> Option<Part> {
    let last = figures.luck.last()?;
    let whole = |points: f64| number(texts, points, 0);
    let args = [
        ("hands", last.hands.into()),
        ("won", whole(last.won).into()),
        ("expected", whole(last.expected).into()),
    ];
    let about = texts.format("figures-luck-about", &args);
    let beyond =
        figures.beyond.interval().map(|interval| match interval.low <= 0.0 && interval.high >= 0.0 {
            true => texts.get("figures-luck-same"),
            false => texts.format("figures-luck-beyond", &[("points", mean(texts, &figures.beyond).into())]),
        });
    let every = figures.luck.len().div_ceil(ROWS).max(1);
    let rows = figures.luck.iter().rev().step_by(every).collect::<Vec<_>>().into_iter().rev();
    let rows = rows.map(|at| vec![at.hands.to_string(), whole(at.won), whole(at.expected)]);
    let head = ["figures-hands-to", "figures-won-head", "figures-expected-head"].map(|key| texts.get(key));
    let line = |name: &str, style, of: fn(&learning::figures::Luck) -> f64| Series {
        name: texts.get(name),
        style,
        points: figures
            .luck
            .iter()
            .map(|at| Point { at: at.hands as f64, value: of(at), interval: None })
            .collect(),
    };
    let series = vec![
        line("figures-won-head", Style::Line, |at| at.won),
        line("figures-expected-head", Style::Dashed, |at| at.expected),
    ];
    Some(Part {
        name: "luck",
        heading: texts.get("figures-luck"),
        table: Some(Cells { head: head.to_vec(), rows: rows.collect() }),
        chart: Some(Chart {
            title: texts.get("figures-luck"),
            description: about.clone(),
            series,
            shares: false,
        }),
        sentences: std::iter::once(about).chain(beyond).collect(),
    })
}

/// Rows of hands that have something in common.
fn table(texts: Texts, (name, heading): (&'static str, &str), rows: &[Row], head: &str) -> Part {
    let made = rows.iter().any(|row| row.made.is_some());
    let count = if made { "figures-played-head" } else { "figures-hands-to" };
    let made_head = made.then_some("figures-made-head");
    let head = [Some(head), Some(count), made_head, Some("figures-points-head")];
    let row = |row: &Row| {
        let of_made = row.made.as_ref().map(|made| share(texts, made));
        let cells = [Some(named(texts, &row.name)), Some(row.hands.to_string()), of_made];
        cells.into_iter().flatten().chain([mean(texts, &row.points)]).collect()
    };
    Part {
        name,
        heading: texts.get(heading),
        sentences: vec![texts.get("figures-rows-note")],
        table: Some(Cells {
            head: head.into_iter().flatten().map(|key| texts.get(key)).collect(),
            rows: rows.iter().map(row).collect(),
        }),
        chart: None,
    }
}

fn named(texts: Texts, name: &RowName) -> String {
    let word = match name {
        RowName::Strain(strain) => texts.format("suit", &[("suit", strain.text().into())]),
        RowName::Tricks(tricks) => texts.format("figures-tricks", &[("tricks", (*tricks).into())]),
        RowName::Misere => texts.get("misere-word"),
        RowName::Partner(names) => return texts.list(names.clone()),
        RowName::Role(role) => {
            let role = serde_json::to_value(role).unwrap_or_default();
            texts.format("figures-role", &[("role", role.as_str().unwrap_or_default().into())])
        }
    };
    Texts::capitalised(&word)
}

fn rummy(texts: Texts, figures: &Figures) -> Option<Part> {
    let of = figures.rummy.as_ref()?;
    let points = |key: &str, of: &Mean| texts.format(key, &[("points", mean(texts, of).into())]);
    let missed = match of.missed.whole {
        0 => texts.get("figures-rummy-no-calls"),
        _ => texts.format("figures-rummy-missed", &[("share", share(texts, &of.missed).into())]),
    };
    Some(Part {
        name: "rummy",
        heading: texts.get("figures-rummy"),
        sentences: vec![
            points("figures-rummy-laid", &of.laid),
            points("figures-rummy-held", &of.held),
            missed,
        ],
        ..Part::default()
    })
}
