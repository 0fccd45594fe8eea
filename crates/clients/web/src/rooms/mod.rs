//! The rooms around the table: the choice of a game, the players, house rules, rule sheets, settings, the games played,
//! help. What they need to know of rules they ask the rules themselves; games and matches are the worker's.

mod backup;
mod before;
mod challenges;
mod course;
mod families;
mod figures;
mod first_run;
mod help;
mod history;
mod home;
mod house;
pub(crate) mod keymap;
pub(crate) mod names;
mod nowhere;
pub(crate) mod number;
mod open;
pub(crate) mod parts;
mod picture;
mod practice;
pub(crate) mod qr;
mod referee;
mod saved;
mod scenes;
mod score;
mod settings;
mod sheet;
pub(crate) mod tables;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use self::{
    before::Before,
    challenges::Challenges,
    course::{Course, learnt::Learnt},
    figures::FiguresRoom,
    help::{Help, KeyList},
    history::{Game, History},
    house::HouseRules,
    nowhere::Nowhere,
    open::{Lessons, OpenChapter},
    practice::PracticeRoom,
    referee::Referee,
    score::Score,
    settings::SettingsRoom,
    sheet::RuleSheet,
};
pub(crate) use self::{
    before::{levels, opening, with_laws},
    challenges::stored::KEY as CHALLENGES,
    course::learnt,
    figures::KEY as FIGURES,
    home::{Home, usual_of_country, usual_table},
    open::{Asked, Inquiring},
    parts::{Copied, copy},
    saved::Troubles,
    score::KEY as SHEETS,
    sheet::here,
};
use crate::{
    route::Route,
    table::{LessonTable, PuzzleTable},
};

/// The rooms beside the way from the choice of a game to its table: they are fetched when somebody enters the first of
/// them, so that the table is there sooner.
///
/// # Errors
/// They are out of reach: there is no network, and the browser has not saved them yet.
#[wasm_split(rooms, fallible)]
pub(crate) fn fetched(route: Route) -> Result<AnyView, SplitLoaderError> {
    texts::provide::rooms();
    texts::provide::over();
    texts::provide::advice();
    texts::provide::rummy();
    Ok(match route {
        Route::Before(rules) => view! { <Before rules/> }.into_any(),
        Route::Rules(rules) => view! { <HouseRules rules/> }.into_any(),
        Route::Sheet(rules) => view! { <RuleSheet rules/> }.into_any(),
        Route::Settings => view! { <SettingsRoom/> }.into_any(),
        Route::History => view! { <History/> }.into_any(),
        Route::Game(game) => view! { <Game game/> }.into_any(),
        Route::Help => view! { <Help/> }.into_any(),
        Route::Nowhere(path) => view! { <Nowhere path/> }.into_any(),
        // These are at hand, and are not asked for here.
        Route::Home
        | Route::Table
        | Route::Match(_)
        | Route::Play { .. }
        | Route::Referee(_)
        | Route::Score(_)
        | Route::Lessons(_)
        | Route::Learn(_)
        | Route::Puzzles(_)
        | Route::Training(_)
        | Route::Friends(_)
        | Route::Online(_)
        | Route::Club(_) => ().into_any(),
    })
}

/// The referee: the laws and their words are a part of their own.
///
/// # Errors
/// They are out of reach.
#[wasm_split(referee, fallible)]
pub(crate) fn fetched_referee(told: String) -> Result<AnyView, SplitLoaderError> {
    texts::provide::rooms();
    texts::provide::advice();
    texts::provide::rummy();
    texts::provide::laws();
    Ok(view! { <Referee told/> }.into_any())
}

/// The score sheets: another part of its own.
///
/// # Errors
/// They are out of reach.
#[wasm_split(score, fallible)]
pub(crate) fn fetched_score(place: String) -> Result<AnyView, SplitLoaderError> {
    texts::provide::rooms();
    texts::provide::advice();
    texts::provide::rummy();
    texts::provide::sheet();
    Ok(view! { <Score place/> }.into_any())
}

/// The course, the tables of its lessons and of puzzles, challenges, figures and practice.
///
/// # Errors
/// They are out of reach.
#[wasm_split(course, fallible)]
pub(crate) fn fetched_course(route: Route) -> Result<AnyView, SplitLoaderError> {
    texts::provide::rooms();
    texts::provide::advice();
    texts::provide::rummy();
    texts::provide::course();
    texts::provide::challenges();
    texts::provide::figures();
    texts::provide::practice();
    Ok(match route {
        Route::Learn(name) => view! { <LessonTable name/> }.into_any(),
        Route::Puzzles(kind) => view! { <PuzzleTable kind/> }.into_any(),
        Route::Training(path) if path == "figures" => view! { <FiguresRoom/> }.into_any(),
        Route::Training(path) if path.starts_with("practice") || path.starts_with("deal") => {
            view! { <PracticeRoom path/> }.into_any()
        }
        Route::Training(path) => view! { <Challenges path/> }.into_any(),
        _ => view! { <Course/> }.into_any(),
    })
}

/// The lessons about what to object to, as a chapter of the course.
///
/// # Errors
/// They are out of reach.
#[wasm_split(open, fallible)]
fn fetched_chapter(learnt: RwSignal<Learnt>) -> Result<AnyView, SplitLoaderError> {
    texts::provide::laws();
    texts::provide::open_table();
    Ok(view! { <OpenChapter learnt/> }.into_any())
}

/// The lessons: they come with the open table.
///
/// # Errors
/// They are out of reach.
#[wasm_split(open, fallible)]
pub(crate) fn fetched_lessons(name: String) -> Result<AnyView, SplitLoaderError> {
    texts::provide::rooms();
    texts::provide::advice();
    texts::provide::laws();
    texts::provide::open_table();
    Ok(view! { <Lessons name/> }.into_any())
}

/// The keys of the table, to be shown over it.
///
/// # Errors
/// They are out of reach.
#[wasm_split(rooms, fallible)]
pub(crate) fn fetched_keys() -> Result<AnyView, SplitLoaderError> {
    texts::provide::rooms();
    Ok(view! { <div class="room"><KeyList/></div> }.into_any())
}
