//! The middle of the table in a game of tricks: the trick, the kitty, what was put away, and the draw before the
//! first deal.

use cards::Card;
use desk::wire::{Play, Scene, TableArea, Trick, Tricks};
use leptos::prelude::*;
use table::Seat;

use super::{
    card::{Back, Front},
    context::use_table,
    players::direction,
};
use crate::{play::FinishedTrick, words::use_words};

/// How the seats lie around the table as it is shown.
#[derive(Clone, PartialEq)]
pub(crate) struct Around(Vec<Seat>);

impl Around {
    pub(crate) fn of(scene: &Scene) -> Self {
        Self(scene.players.iter().map(|player| player.seat).collect())
    }

    /// The direction of a seat from the middle.
    fn direction(&self, seat: Seat) -> (f32, f32) {
        let steps = self.0.iter().position(|&other| other == seat).unwrap_or(0);
        direction(steps, self.0.len())
    }

    /// Where a card of the trick lies, in widths of a card from the middle.
    fn lies(&self, play: &Play, rows: bool) -> (f32, f32) {
        let (x, y) = self.direction(play.seat);
        let (side, depth) = match (rows, self.0.len() > 4) {
            // Two cards of each player: from the hand on their right, from the row on their left.
            (true, _) => return (if play.from_row { -0.58 } else { 0.58 } * y.signum(), y * 0.6),
            (false, true) => (1.15, 0.85),
            (false, false) => (0.8, 0.62),
        };
        (x * side, y * depth)
    }
}

/// What lies in the middle.
#[component]
pub(crate) fn Middle() -> impl IntoView {
    let at = use_table();
    let say = use_words();
    let table_area = at.part(|scene| match &scene.table_area {
        TableArea::Tricks(tricks) => Some((tricks.clone(), Around::of(scene), has_rows(scene))),
        _ => None,
    });
    let draw = at.part(|scene| match &scene.table_area {
        TableArea::Draw { spread, decided } => Some((spread.clone(), decided.clone())),
        _ => None,
    });
    let finished = at.play.finished;
    let gone = gone(finished);
    let around = at.part(|scene| (Around::of(scene), has_rows(scene)));
    let now = move || {
        if let (Some(finished), Some((around, rows))) = (finished.get(), around.get()) {
            return Some(trick(&finished.trick, &around, rows, "trick lying").into_any());
        }
        let (tricks, around, rows) = table_area.get().flatten()?;
        Some(view! { {trick(&tricks.trick, &around, rows, "trick")}{beside(&tricks)} }.into_any())
    };
    let gathered = move || {
        let (finished, (around, rows)) = (gone.get()?, around.get()?);
        let (x, y) = around.direction(finished.winner);
        let style = format!("--to-x:{x};--to-y:{y}");
        Some(
            view! { <div class="gathered" aria-hidden="true" style=style>{trick(&finished.trick, &around, rows, "trick")}</div> },
        )
    };
    let drawn = move || {
        let (spread, decided) = draw.get().flatten()?;
        Some(self::drawn(spread, decided))
    };
    view! {
        <div class="middle" role="group" aria-label=say.get("baize-middle")>
            {now}
            {gathered}
            {drawn}
        </div>
    }
}

fn has_rows(scene: &Scene) -> bool {
    scene.players.iter().any(|player| player.row.is_some())
}

/// A trick that has been taken goes to its winner, and is gone.
fn gone(finished: RwSignal<Option<FinishedTrick>>) -> ReadSignal<Option<FinishedTrick>> {
    let (gone, set_gone) = signal(None);
    Effect::new(move |before: Option<Option<FinishedTrick>>| {
        let now = finished.get();
        if let (Some(Some(before)), None) = (before, &now) {
            set_gone.set(Some(before));
        }
        now
    });
    gone
}

fn trick(trick: &Trick, around: &Around, rows: bool, class: &'static str) -> impl IntoView + use<> {
    let say = use_words();
    let best = trick.best;
    let count = trick.plays.len();
    let plays = trick.plays.iter().enumerate().map(|(order, play)| {
        let (x, y) = around.lies(play, rows);
        let (from_x, from_y) = around.direction(play.seat);
        let wins = order == best && count > 1;
        // What lies above or to the left of a card lies under it: no index is covered.
        let over = ((x + y) * 10.) as i32 + 20;
        let style = format!("--x:{x};--y:{y};--from-x:{from_x};--from-y:{from_y};z-index:{over}");
        let note = wins.then(|| view! { <span class="wins">{say.get("baize-wins")}</span> });
        view! {
            <li class="play" class:best=wins class:last=order + 1 == count style=style>
                <Front card=play.card/>
                {note}
                <span class="heard-only">{card_words(play.card)}</span>
            </li>
        }
    });
    view! { <ol class=class>{plays.collect_view()}</ol> }
}

/// The name of a card, for players who can't see it.
pub(crate) fn card_words(card: Card) -> impl Fn() -> String + Clone {
    let say = use_words();
    move || say.texts().card(card)
}

/// The kitty, and what is known to have been put away.
fn beside(tricks: &Tricks) -> impl IntoView + use<> {
    let kitty = (tricks.kitty > 0).then(|| {
        let backs = (0..tricks.kitty.min(6)).map(|_| view! { <span class="slot"><Back/></span> });
        view! {
            <div class="kitty">
                <span class="slots">{backs.collect_view()}</span>
                <span class="label">{tricks.kitty_name.clone()}" "{tricks.kitty}</span>
            </div>
        }
    });
    let shown = (!tricks.shown.is_empty()).then(|| {
        view! { <div class="kitty open">{few(tricks.shown.clone(), tricks.kitty_name.clone())}</div> }
    });
    view! { {kitty}{shown} }
}

/// A few cards side by side, with a word.
pub(crate) fn few(cards: Vec<Card>, label: String) -> impl IntoView {
    let cards = cards.into_iter().map(|card| {
        view! { <span class="slot"><Front card/><span class="heard-only">{card_words(card)}</span></span> }
    });
    view! { <span class="slots">{cards.collect_view()}</span><span class="label">{label}</span> }
}

/// The cards drawn for seats and the first deal.
fn drawn(spread: Vec<(String, Vec<Card>)>, decided: Vec<String>) -> impl IntoView {
    let people = spread.into_iter().map(|(name, cards)| view! { <li>{few(cards, name)}</li> });
    let decided = decided.into_iter().map(|words| view! { <p>{words}</p> });
    view! {
        <div class="draw">
            <ul>{people.collect_view()}</ul>
            {decided.collect_view()}
        </div>
    }
}
