//! A card on the table: a picture from the sprite that the page carries once.

use cards::{Card, Rank, Suit};
use desk::wire::{Game, Shown};
use faces::{BACK_ID, Icon, Jokers, Style, card_id};
use leptos::prelude::*;

use crate::{derived::Derived, settings::use_settings};

/// The sprite: every picture the table may need, drawn anew when the player chooses other cards.
#[component]
pub(crate) fn Pictures(
    /// Which game's cards.
    game: Derived<Option<Game>>,
    /// Whether the jokers are *fous*.
    fools: Derived<bool>,
) -> impl IntoView {
    let settings = use_settings();
    let style = Derived::new(move || {
        settings.with(|settings| Style {
            four_colours: settings.four_colours,
            indices: settings.indices,
            jokers: if fools.get() { Jokers::Fool } else { Jokers::Kookaburra },
        })
    });
    let sprite = move || faces::sprite(pack(game.get()), style.get());
    view! { <div class="pictures" aria-hidden="true" inner_html=sprite></div> }
}

/// Every card that may come to this table.
fn pack(game: Option<Game>) -> cards::CardSet {
    let high = |rank| matches!(rank, Rank::Eleven | Rank::Twelve | Rank::Thirteen);
    let suited = Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank)));
    let needed = suited.filter(|card| game != Some(Game::Rummy) || !card.rank().is_some_and(high));
    needed.chain([Card::X, Card::Y]).collect()
}

fn picture(id: &str) -> impl IntoView + use<> {
    view! {
        <svg class="card" viewBox="0 0 100 140" aria-hidden="true"><use href=format!("#{id}")></use></svg>
    }
}

/// The front of a card. What it is called is said by whatever it lies in.
#[component]
pub(crate) fn Front(card: Card) -> impl IntoView {
    picture(&card_id(card))
}

/// The back of a card.
#[component]
pub(crate) fn Back() -> impl IntoView {
    picture(BACK_ID)
}

/// A card of a meld or on a button: its front, and for a joker what it stands for.
#[component]
pub(crate) fn Standing(shown: Shown) -> impl IntoView {
    let sign = shown.stands_for.map(|card| view! { <span class="stands">{sign(card)}</span> });
    view! { <span class="standing"><Front card=shown.card/>{sign}</span> }
}

/// A card in two characters: `9♥`.
#[must_use]
pub(crate) fn sign(card: Card) -> AnyView {
    match (card.rank(), card.suit()) {
        (Some(rank), Some(suit)) => view! { {rank.name()} <SuitSign suit/> }.into_any(),
        _ => "★".into_any(),
    }
}

/// The sign of a suit, in its colour.
#[component]
pub(crate) fn SuitSign(suit: Suit) -> impl IntoView {
    let class = match suit {
        Suit::Spades => "suit spades",
        Suit::Clubs => "suit clubs",
        Suit::Diamonds => "suit diamonds",
        Suit::Hearts => "suit hearts",
    };
    // The variation sign keeps systems from drawing it as a coloured picture.
    view! { <span class=class>{suit.symbol()}"\u{fe0e}"</span> }
}

/// A short text in which the signs of suits get their colours.
#[must_use]
pub(crate) fn in_colours(text: &str) -> AnyView {
    let parts = text.split_inclusive(['♠', '♣', '♦', '♥']).map(|part| {
        let sign = part.chars().next_back().filter(|last| "♠♣♦♥".contains(*last));
        match sign.and_then(Suit::from_char) {
            Some(suit) => {
                let before = part.trim_end_matches(['♠', '♣', '♦', '♥']).to_owned();
                view! { {before} <SuitSign suit/> }.into_any()
            }
            None => part.to_owned().into_any(),
        }
    });
    parts.collect_view().into_any()
}

/// A line icon; the button around it has its name.
#[component]
pub(crate) fn Line(icon: Icon) -> impl IntoView {
    view! { <svg class="icon" aria-hidden="true"><use href=format!("#{}", icon.id())></use></svg> }
}
