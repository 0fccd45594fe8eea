//! The table: draws the scenes of a match of either game, and sends what the player does as requests. No rule is known
//! here; what may be done stands in the scene.

mod bar;
mod bids;
mod card;
mod challenge;
mod context;
mod drag;
mod elsewhere;
mod end;
mod hand;
mod install;
mod keys;
mod lesson;
mod log;
mod melds;
mod open;
mod over;
mod panel;
mod players;
mod puzzle;
mod replay;
mod sound;
mod trick;

use desk::wire::{Game, LessonWish, Moment, Panel as Offered, Scene, TypedReply};
use leptos::prelude::*;

pub(crate) use self::puzzle::KEY as ANSWERS;
pub use self::replay::Replay;
use self::{
    bar::{Bar, Contract, Tools},
    card::Pictures,
    context::{At, provide_table, use_table},
    elsewhere::Elsewhere,
    hand::Hand,
    keys::{guard_clicks, watch_keys},
    melds::Melds,
    over::Overlays,
    panel::Side,
    players::{Pods, RowOf},
    sound::provide_sound,
    trick::Middle,
};
pub(crate) use self::{
    card::Front,
    challenge::{ChallengeTable, Progress, challenge_card, wanted_challenge},
    replay::Position,
};
use crate::{
    browser,
    derived::Derived,
    message::Request,
    play::{Aside, Match, Tried, Whose},
    rooms::parts::name_page,
    route::Route,
    settings::use_settings,
    words::use_words,
};

/// The table of the match in progress.
#[component]
pub fn Table(
    /// How it begins: with a match that is resumed, or one that is opened.
    begin: Request,
) -> impl IntoView {
    if !matches!(&begin, Request::Open(opening) if opening.deal.is_some()) {
        expect_context::<Tried>().0.set(None);
    }
    let play = Match::new(None);
    let at = provide_table(play);
    watch_keys();
    provide_sound();
    follow_typed(at);
    play.sit_down(begin);
    let begun = Derived::new(move || {
        play.scene.with(Option::is_some) && !play.whose.with(|whose| matches!(whose, Whose::Elsewhere(_)))
    });
    view! {
        <Sprite/>
        <Elsewhere/>
        <Show when=move || begun.get() fallback=Before>
            <Playing/>
        </Show>
    }
}

/// The table of a match that is played elsewhere; whoever has brought the match keeps it up to date.
#[component]
pub(crate) fn RemoteTable(play: Match) -> impl IntoView {
    let at = provide_table(play);
    watch_keys();
    provide_sound();
    follow_typed(at);
    let begun = Derived::new(move || play.scene.with(Option::is_some));
    view! {
        <Sprite/>
        <Show when=move || begun.get()><Playing/></Show>
    }
}

/// The table of a lesson.
#[component]
pub(crate) fn LessonTable(name: String) -> impl IntoView {
    let at = provide_table(Match::lesson(lesson::wanted(&LessonWish::Lesson(name.clone()))));
    lesson::note_when_done(at, name);
    lesson_table(at)
}

/// The table at which puzzles are solved.
#[component]
pub(crate) fn PuzzleTable(
    /// The name of a theme, `row`, `open` or `rummy-500`; every kind of one's country if it is empty.
    kind: String,
) -> impl IntoView {
    let solving = puzzle::Solving::new(kind);
    let at = provide_table(Match::lesson(solving.begin()));
    solving.note_answers(at);
    provide_context(solving);
    lesson_table(at)
}

fn lesson_table(at: At) -> impl IntoView {
    watch_keys();
    provide_sound();
    follow_typed(at);
    let begun = Derived::new(move || at.play.scene.with(Option::is_some));
    view! {
        <Sprite/>
        <Show when=move || begun.get() fallback=Before><Playing/></Show>
    }
}

/// The pictures of this table's pack.
#[component]
pub(crate) fn Sprite() -> impl IntoView {
    let at = use_table();
    let game = at.part(|scene| scene.game);
    let fools = at.part(|scene| scene.fools);
    let fools = Derived::new(move || fools.get().unwrap_or_default());
    view! { <Pictures game fools/> }
}

/// A typed command may lead away from the table.
fn follow_typed(at: At) {
    let settings = use_settings();
    Effect::new(move |_| {
        let leads = at.play.aside.with(|aside| match aside {
            Some(Aside::Typed(TypedReply::Leave)) => Some(Route::Home),
            Some(Aside::Typed(TypedReply::Rules)) => {
                settings.with_untracked(|settings| settings.last_table.clone()).map(Route::Sheet)
            }
            _ => None,
        });
        if let Some(route) = leads {
            browser::go(&route.to_string(), false);
        }
    });
}

/// Before the first scene: a moment, or why there is none.
#[component]
fn Before() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    move || {
        at.play.aside.with(|aside| match aside {
            Some(Aside::Refused(why)) => Some(view! {
                <div class="no-table">
                    <p>{why.clone()}</p>
                    <a class="button primary" href=Route::Home.to_string()>{say.get("baize-home")}</a>
                </div>
            }),
            _ => None,
        })
    }
}

/// The table with everything on it.
#[component]
fn Playing() -> impl IntoView {
    let at = use_table();
    let shape = at.part(Shape::of);
    let moment = at.part(|scene| moment(scene.moment));
    let panel = at.part(|scene| panel(&scene.panel));
    // A tap on the table takes the trick, or lets the others go on.
    let tapped = move |_| at.play.hurry();
    let title = at.part(|scene| scene.title.clone());
    name_page(move || title.get().unwrap_or_default());
    view! {
        <div
            class="table"
            data-game=move || shape.get().map(Shape::game)
            data-seats=move || shape.get().map(Shape::seats)
            data-rows=move || shape.get().and_then(Shape::rows)
            data-moment=move || moment.get()
            data-panel=move || panel.get()
            on:click:capture=guard_clicks(at)
        >
            <Bar/>
            <div class="felt" on:click=tapped><OnTableArea/></div>
            <Side/>
            <div class="near"><Hand/></div>
            <Tools/>
        </div>
        <Overlays/>
    }
}

/// What lies on the table area and around it.
#[component]
pub(crate) fn OnTableArea() -> impl IntoView {
    view! {
        <Pods/>
        <Contract/>
        <RowOf steps=1/>
        <Middle/>
        <Melds/>
        <RowOf steps=0/>
    }
}

/// What the styles ask of a table.
#[derive(Clone, Copy, PartialEq)]
struct Shape {
    game: Game,
    seats: usize,
    rows: bool,
}

impl Shape {
    fn of(scene: &Scene) -> Self {
        let rows = scene.players.iter().any(|player| player.row.is_some());
        Self { game: scene.game, seats: scene.players.len(), rows }
    }

    const fn game(self) -> &'static str {
        match self.game {
            Game::FiveHundred => "tricks",
            Game::Rummy => "rummy",
        }
    }

    fn seats(self) -> String {
        self.seats.to_string()
    }

    fn rows(self) -> Option<&'static str> {
        self.rows.then_some("yes")
    }
}

/// The kind of the moment, for styles and tests.
const fn moment(moment: Moment) -> &'static str {
    match moment {
        Moment::Mine => "mine",
        Moment::Theirs => "theirs",
        Moment::Claim => "claim",
        Moment::Deal => "deal",
        Moment::Over => "over",
        Moment::Pass => "pass",
    }
}

/// What the panel holds, for the styles.
const fn panel(panel: &Offered) -> &'static str {
    match panel {
        Offered::None => "none",
        Offered::Next { .. } => "next",
        Offered::Cut(_) => "cut",
        Offered::Bids(_) => "bids",
        Offered::Discard { .. } => "discard",
        Offered::Offers(_) => "offers",
        Offered::Settled { .. } => "settled",
        Offered::Pass { .. } => "pass",
        Offered::Result { .. } => "result",
    }
}
