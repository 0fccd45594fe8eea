//! The end of a game: the bird laughs, how the scores went, the hands with the one that turned the game, other players.

use std::fmt::Write;

use desk::wire::{Score, ScoreView};
use faces::Icon;
use leptos::{prelude::*, task::spawn_local};
use players::Level;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{card::Line, context::use_table, install::OfferInstall, over::Paper};
use crate::{
    backup::{BackupReply, BackupRequest, Outgrown},
    link::use_link,
    message::Response,
    route::Route,
    settings::use_settings,
    words::use_words,
};

/// The sheet shown when a game is over; it is fetched then.
#[wasm_split(over, fallible)]
pub(super) fn the_end() -> Result<AnyView, SplitLoaderError> {
    texts::provide::over();
    Ok(view! { <End/> }.into_any())
}

#[component]
fn End() -> impl IntoView {
    let (at, say) = (use_table(), use_words());
    let sheet = RwSignal::new(None::<ScoreView>);
    spawn_local(async move {
        if let Ok(found) = at.play.ask_desk(Score).await {
            // The page may have left in the meantime.
            sheet.try_set(Some(found));
        }
    });
    let target = at.play.scene.with_untracked(|scene| scene.as_ref().map_or(0, |scene| scene.target));
    let rules = use_settings().with_untracked(|settings| settings.last_table.clone());
    let others = rules.map(|rules| {
        view! {
            <a class="button" href=Route::Before(rules).to_string()>
                <Line icon=Icon::Settings/>{say.get("baize-others")}
            </a>
        }
    });
    let course = move || {
        let sheet = sheet.get()?;
        let names =
            sheet.columns.iter().map(|column| view! { <li class:won=column.won>{column.name.clone()}</li> });
        let names = names.collect_view();
        let (lines, words) = (drawing(&sheet, target), sheet.story.join(" "));
        Some(view! {
            <figure class="course">
                <figcaption>{say.get("baize-course")}</figcaption>
                <div role="img" aria-label=words inner_html=lines></div>
                <ul aria-hidden="true">{names}</ul>
            </figure>
            <Paper sheet/>
        })
    };
    let won = move || {
        let mine = |sheet: &ScoreView| sheet.columns.iter().any(|column| column.mine && column.won);
        sheet.with(|sheet| sheet.as_ref().is_some_and(mine)).then(festive)
    };
    view! {
        <div class="end">
            {won}
            <svg class="laughs" viewBox="0 0 64 64" aria-hidden="true"><use href="#bird"></use></svg>
            <OfferInstall/>
            <NextLevel/>
            {course}
            {others}
        </div>
    }
}

/// Whether they try the next level, for somebody who is surely ahead of the bots; nobody is asked twice of a level.
#[component]
fn NextLevel() -> impl IntoView {
    let (say, settings, link) = (use_words(), use_settings(), use_link());
    let found = RwSignal::new(None::<Outgrown>);
    // What answers is heavy: it is not called for where there is nothing to ask.
    let asks = settings.with_untracked(|settings| {
        let level = settings.levels.first().and_then(|level| level.parse().ok()).unwrap_or(Level::Club);
        level != Level::Expert && !settings.outgrown.iter().any(|told| told == level.name())
    });
    spawn_local(async move {
        if !asks {
            return;
        }
        let request = BackupRequest::Outgrown { lang: say.lang().code().to_owned() }.packed();
        let Ok(Response::Backup(bytes)) = link.ask(request).await else { return };
        let Ok(BackupReply::Outgrown(Some(told))) = postcard::from_bytes(&bytes) else { return };
        let is_new = settings.try_update(|settings| {
            let is_new = !settings.outgrown.contains(&told.level);
            settings.outgrown.extend(is_new.then(|| told.level.clone()));
            is_new
        });
        if is_new == Some(true) {
            found.try_set(Some(told));
        }
    });
    move || {
        let Outgrown { next, words: [sentence, question], .. } = found.get()?;
        let try_it = move |_| settings.update(|settings| settings.levels = vec![next.clone()]);
        let rules = settings.with_untracked(|settings| settings.last_table.clone()).unwrap_or_default();
        let to = Route::Play { rules, seed: None }.to_string();
        Some(view! {
            <p class="outgrown" role="status">{sentence}</p>
            <a class="button" data-outgrown="try" href=to on:click=try_it>{question}</a>
        })
    }
}

/// Signs of the suits that fall over the end of a game for who has won it.
fn festive() -> impl IntoView {
    let signs = ["♠", "♥", "♦", "♣"].into_iter().cycle().take(24);
    let signs = signs.map(|sign| view! { <span class:red=matches!(sign, "♥" | "♦")>{sign}</span> });
    view! { <div class="festive" aria-hidden="true">{signs.collect_view()}</div> }
}

/// The field of the drawing, in its own units.
const WIDE: i32 = 320;
const HIGH: i32 = 120;

/// The totals of each column as a line over the hands, with nothing and the target, and the hand that turned the game.
fn drawing(sheet: &ScoreView, target: i32) -> String {
    let totals = |column: usize| {
        let after = sheet.lines.iter().filter_map(move |line| line.cells.get(column).map(|cell| cell.1));
        std::iter::once(0).chain(after)
    };
    let all = || (0..sheet.columns.len()).flat_map(totals);
    let (low, high) = (all().min().unwrap_or(0), all().max().unwrap_or(0).max(target));
    let across = |hand: usize| i32::try_from(hand * WIDE as usize / sheet.lines.len().max(1)).unwrap_or(WIDE);
    let down = |total: i32| HIGH - (total - low) * HIGH / (high - low).max(1);
    let mut svg = format!(r#"<svg viewBox="-4 -4 {} {}">"#, WIDE + 8, HIGH + 8);
    if let Some(hand) = sheet.turned.and_then(|hand| usize::try_from(hand).ok()) {
        let (from, to) = (across(hand - 1), across(hand));
        let _ = write!(
            svg,
            r#"<rect class="turned" x="{from}" y="-4" width="{}" height="{}"/>"#,
            to - from,
            HIGH + 8
        );
    }
    for (class, total) in [("nothing", 0), ("target", target)] {
        let y = down(total);
        let _ = write!(svg, r#"<path class="{class}" d="M0 {y}H{WIDE}"/>"#);
    }
    for column in 0..sheet.columns.len() {
        let points =
            totals(column).enumerate().map(|(hand, total)| format!("{},{}", across(hand), down(total)));
        let points = points.collect::<Vec<_>>().join(" ");
        let _ = write!(svg, r#"<polyline class="line" points="{points}"/>"#);
    }
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use desk::wire::{Column, ScoreLine};

    use super::*;

    #[test]
    fn scores_are_lines_from_nothing_to_the_end() {
        let column = |name: &str| Column { name: name.to_owned(), mine: false, won: false };
        let line = |hand, totals: [i32; 2]| ScoreLine {
            hand,
            what: String::new(),
            made: None,
            cells: totals.map(|total| (0, total)).to_vec(),
        };
        let sheet = ScoreView {
            columns: vec![column("We"), column("They")],
            lines: vec![line(1, [100, -100]), line(2, [500, 0])],
            notes: Vec::new(),
            turned: Some(2),
            story: Vec::new(),
        };
        let drawn = drawing(&sheet, 500);
        // 600 points are 120 units: nothing lies 20 above the foot.
        assert!(drawn.contains(r#"points="0,100 160,80 320,0""#), "{drawn}");
        assert!(drawn.contains(r#"points="0,100 160,120 320,100""#), "{drawn}");
        assert!(drawn.contains(r#"class="turned" x="160""#), "{drawn}");
        let nothing = ScoreView { columns: Vec::new(), lines: Vec::new(), turned: None, ..sheet };
        assert!(drawing(&nothing, 0).starts_with("<svg"));
    }
}
