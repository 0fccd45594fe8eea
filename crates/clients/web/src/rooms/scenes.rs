//! What happened, as a small picture of cards: one for each thing that people say.

use laws::questions::Topic;
use leptos::prelude::*;

/// How a card lies in a scene.
#[derive(Clone, Copy)]
enum Lies {
    /// Face up.
    Face,
    /// Face down.
    Back,
    /// Face up, and what it is all about.
    Wrong,
}
use Lies::{Back, Face, Wrong};

/// A card: its middle, its turn in degrees, how it lies.
type Placed = (i8, i8, i16, Lies);

const HEIGHT: i8 = 40;

const fn cards(topic: Topic) -> &'static [Placed] {
    match topic {
        Topic::Lead => &[(28, 20, 0, Wrong), (60, 20, 90, Back), (70, 20, 90, Back)],
        Topic::Play => &[(20, 22, -8, Face), (34, 18, 6, Face), (62, 20, 90, Wrong)],
        Topic::Revoke => &[(22, 20, -8, Face), (36, 20, 0, Face), (50, 20, 4, Face), (66, 20, 10, Wrong)],
        Topic::Exposed => &[(22, 18, -12, Back), (32, 16, 0, Back), (42, 18, 12, Back), (64, 26, 70, Wrong)],
        Topic::Call => &[(20, 24, -12, Back), (30, 22, 0, Back), (40, 24, 12, Back)],
        Topic::Deal => &[(26, 20, 0, Back), (29, 20, 0, Back), (32, 20, 0, Back), (58, 20, 0, Wrong)],
        Topic::Kitty => &[(30, 20, -6, Back), (46, 20, 0, Back), (64, 18, 14, Wrong)],
        Topic::Count => {
            &[(18, 20, 0, Face), (30, 20, 0, Face), (42, 20, 0, Face), (54, 20, 0, Face), (74, 20, 8, Wrong)]
        }
        Topic::Look => &[(26, 20, 90, Back), (29, 17, 90, Back), (58, 20, -10, Wrong), (66, 22, 8, Face)],
        Topic::Draw => &[(18, 20, -20, Back), (30, 18, -8, Back), (46, 18, 4, Wrong), (60, 18, 12, Wrong)],
        Topic::Cut => &[(26, 20, 0, Back), (29, 17, 0, Back), (62, 20, 0, Back), (65, 17, 12, Wrong)],
        Topic::Open => {
            &[(20, 20, 0, Face), (32, 20, 0, Face), (44, 20, 0, Face), (56, 20, 0, Face), (68, 20, 0, Face)]
        }
        Topic::Score | Topic::Other => &[],
    }
}

/// What is written in a scene.
const fn sign(topic: Topic) -> Option<(&'static str, i8)> {
    match topic {
        Topic::Call => Some(("7♥", 68)),
        Topic::Score => Some(("120?", 44)),
        Topic::Other => Some(("…", 44)),
        _ => None,
    }
}

/// The picture of a topic; its name stands beside it.
pub(super) fn scene(topic: Topic) -> AnyView {
    let card = |&(x, y, turn, lies): &Placed| {
        let class = match lies {
            Face => "face",
            Back => "back",
            Wrong => "wrong",
        };
        let place = format!("translate({x} {y}) rotate({turn})");
        view! { <rect class=class x="-8" y="-12" width="16" height="24" rx="2.5" transform=place/> }
    };
    let sign = sign(topic)
        .map(|(sign, x)| view! { <text x=x.to_string() y="27" text-anchor="middle">{sign}</text> });
    view! {
        <svg class="scene" viewBox=format!("0 0 88 {HEIGHT}") aria-hidden="true" focusable="false">
            {cards(topic).iter().map(card).collect_view()}
            {sign}
        </svg>
    }
    .into_any()
}
