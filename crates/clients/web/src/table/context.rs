//! What the parts of a table share: the match, the cards that are chosen, the question which of several is meant, and
//! what lies over the table.

use cards::Card;
use desk::wire::{HeldCard, Offer, Pick, Scene, Slot, TypedReply};
use futures_util::future::join;
use leptos::prelude::*;
use texts::Arg;
use wasm_split_helpers::SplitLoaderError;
use web_sys::Element;

use crate::{
    browser,
    derived::Derived,
    play::{Aside, Match},
    settings::{Settings, use_settings},
    words::{Say, use_words},
};

/// What lies over the table until it is put away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Over {
    /// The trick before.
    LastTrick,
    /// The news told in this hand.
    Log,
    /// Whatever else can be done.
    Menu,
    /// A finished hand, card by card.
    Replay,
    /// The keys of the table.
    Keys,
    /// Objecting, at an open table.
    Object,
    /// What else can be done at an open table.
    Otherwise,
}

/// A question: which of these?
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Which {
    /// The card it is about, in words.
    pub about: String,
    /// What may be meant.
    pub offers: Vec<Offer>,
}

/// What the parts of a table share. `Copy`: take it into any closure.
#[derive(Clone, Copy)]
pub(crate) struct At {
    /// The match.
    pub play: Match,
    /// The chosen physical cards.
    pub chosen: RwSignal<Vec<Card>>,
    /// The physical card that another tap plays, where a card takes two.
    pub lifted: RwSignal<Option<Card>>,
    /// A question that is open.
    pub which: RwSignal<Option<Which>>,
    /// What lies over the table.
    pub over: RwSignal<Option<Over>>,
    /// Whether the player has used keys, and no pointer, since.
    pub by_keys: StoredValue<bool>,
    /// How many scenes have been shown.
    pub shown: StoredValue<u32>,
    /// The control on which the focus was put without having been asked for, and since when nobody has pressed it.
    pub offered: StoredValue<Option<(Element, f64)>, LocalStorage>,
    say: Say,
    settings: RwSignal<Settings>,
}

/// Puts the table into the context.
pub(crate) fn provide_table(play: Match) -> At {
    let at = At {
        play,
        chosen: RwSignal::new(Vec::new()),
        lifted: RwSignal::new(None),
        which: RwSignal::new(None),
        over: RwSignal::new(None),
        by_keys: StoredValue::new(false),
        shown: StoredValue::new(0),
        offered: StoredValue::new_local(None),
        say: use_words(),
        settings: use_settings(),
    };
    provide_context(at);
    at.watch();
    at
}

/// The table of the context.
///
/// # Panics
/// Outside a table.
#[must_use]
pub(crate) fn use_table() -> At {
    expect_context()
}

/// A view that lies over the table, or comes with the end of a game: it is fetched with its styles.
pub(crate) fn later_dressed<F>(
    wanted: impl Fn() -> bool + Send + 'static,
    fetch: impl Fn() -> F + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    F: Future<Output = Result<AnyView, SplitLoaderError>> + Send + 'static,
{
    later(wanted, move || async move {
        let view = async { fetch().await.map_err(drop) };
        let (_plain_where_there_are_none, view) = join(browser::dressed(), view).await;
        view
    })
}

/// A view that is fetched when it is wanted first. A player who can't have it is told why.
pub(crate) fn later<F, E>(
    wanted: impl Fn() -> bool + Send + 'static,
    fetch: impl Fn() -> F + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    F: Future<Output = Result<AnyView, E>> + Send + 'static,
{
    let (at, say) = (use_table(), use_words());
    move || {
        wanted().then(|| {
            Suspend::new(async move {
                let fetched = fetch().await;
                if fetched.is_err() {
                    at.over.set(None);
                    at.play.refuse(say.texts().get("web-not-fetched"));
                }
                fetched.ok()
            })
        })
    }
}

impl At {
    /// A part of the scene, which changes only when that part does.
    pub(crate) fn part<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Scene) -> T + Send + Sync + 'static,
    ) -> Derived<Option<T>> {
        Derived::new(move || self.play.scene.with(|scene| scene.as_ref().map(&part)))
    }

    /// Whether it is an open table.
    pub(crate) fn is_open(self) -> Derived<bool> {
        Derived::new(move || {
            self.play.scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.open.is_some()))
        })
    }

    /// The same at this moment.
    pub(crate) fn is_open_now(self) -> bool {
        self.play.scene.with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.open.is_some()))
    }

    /// Does what a offer says; one that may not be done is tried too, since the refusal says why.
    pub(crate) fn act(self, offer: &Offer) {
        self.which.set(None);
        self.play.act(offer.action.clone());
    }

    /// A card was tapped.
    pub(crate) fn tap(self, card: Card, held: &HeldCard, choose: Slot) {
        if choose == Slot::One && self.lifts(card, held) {
            self.which.set(None);
            self.lifted.set(Some(card));
            let again = self.say.texts().get("baize-tap-again");
            self.play.tell(format!("{}, {again}", held.name));
        } else {
            self.take(card, held, choose);
        }
    }

    /// Whether a tap only lifts this card. What can't be played says so at once, and where several things may be meant
    /// a question follows anyway.
    fn lifts(self, card: Card, held: &HeldCard) -> bool {
        let twice = self.settings.with_untracked(|settings| settings.tap_twice);
        twice && held.legal && held.offers.len() < 2 && self.lifted.get_untracked() != Some(card)
    }

    /// Does what a card is there for: plays it, or chooses it among others.
    pub(crate) fn take(self, card: Card, held: &HeldCard, choose: Slot) {
        self.lifted.set(None);
        match (choose, held.offers.as_slice()) {
            (Slot::None, _) => self.play.hurry(),
            (Slot::One, []) => self.play.act(card.face().to_string()),
            (Slot::One, [only]) => self.act(only),
            (Slot::One, several) => {
                self.which.set(Some(Which { about: held.name.clone(), offers: several.to_vec() }));
            }
            (Slot::Some(_) | Slot::Any, _) => self.toggle(card, choose),
        }
    }

    /// Chooses a physical card, or lets it go. Once enough are chosen, no more are.
    pub(crate) fn toggle(self, card: Card, choose: Slot) {
        let chosen = self.chosen.get_untracked();
        let held = chosen.iter().position(|&other| other == card);
        if let Slot::Some(count) = choose
            && held.is_none()
            && chosen.len() >= usize::from(count)
        {
            let full = self.say.with("baize-enough-chosen", &[("count", Arg::from(count))]);
            return self.play.refuse(full);
        }
        self.chosen.update(|chosen| match held {
            Some(at) => {
                chosen.remove(at);
            }
            None => chosen.push(card),
        });
        match choose {
            Slot::Any => self.pick(),
            Slot::Some(count) => {
                // There is room again.
                if self.play.aside.with_untracked(|aside| matches!(aside, Some(Aside::Refused(_)))) {
                    self.play.put_away();
                }
                self.play.tell(self.counted(count));
            }
            Slot::None | Slot::One => {}
        }
    }

    /// How many cards are chosen, of how many.
    pub(crate) fn counted(self, count: u8) -> String {
        let chosen = i64::try_from(self.chosen.with(Vec::len)).unwrap_or(i64::MAX);
        self.say.with("baize-chosen", &[("chosen", Arg::Number(chosen)), ("count", Arg::from(count))])
    }

    /// Asks what the chosen cards can do.
    pub(crate) fn pick(self) {
        let chosen: Vec<Card> = self.chosen.get_untracked().into_iter().map(Card::face).collect();
        if chosen.is_empty() {
            self.play.picked.set(None);
        } else {
            self.play.send(Pick(chosen));
        }
    }

    /// Lets all chosen cards go.
    pub(crate) fn decline(self) {
        self.chosen.set(Vec::new());
        self.lifted.set(None);
        self.play.picked.set(None);
    }

    /// Puts the chosen cards away, or gives them.
    pub(crate) fn put_away(self, word: &str) {
        let chosen = self.chosen.get_untracked();
        let cards: Vec<String> = chosen.into_iter().map(|card| card.face().to_string()).collect();
        self.play.act(format!("{word} {}", cards.join(" ")));
    }

    /// Keeps the state of the page in step with the scene.
    fn watch(self) {
        // Other cards, or another way of choosing: what was chosen is void.
        let hand = self.part(|scene| scene.hand_view.as_ref().map(|hand| (hand.choose, pieces(&hand.cards))));
        Effect::new(move |before: Option<()>| {
            let _ = hand.get();
            if before.is_some() {
                self.chosen.set(Vec::new());
                self.lifted.set(None);
                self.which.set(None);
            }
        });
        // A typed command may ask back.
        Effect::new(move |_| {
            let asked = self.play.aside.with(|aside| match aside {
                Some(Aside::Typed(meant)) => Some(meant.clone()),
                _ => None,
            });
            match asked {
                Some(TypedReply::Which(offers)) => {
                    self.which.set(Some(Which { about: String::new(), offers }));
                    self.play.put_away();
                }
                Some(TypedReply::Review) => {
                    self.over.set(Some(Over::Replay));
                    self.play.put_away();
                }
                Some(TypedReply::Chosen(card)) => {
                    self.play.put_away();
                    self.choose_typed(card);
                }
                _ => {}
            }
        });
    }

    /// A card was typed where several are to be chosen.
    fn choose_typed(self, card: Card) {
        let hand =
            self.play.scene.with_untracked(|scene| scene.as_ref().and_then(|scene| scene.hand_view.clone()));
        let Some(hand) = hand else { return };
        let chosen = self.chosen.get_untracked();
        let pieces = pieces(&hand.cards);
        let equal = || pieces.iter().copied().filter(|piece| piece.face() == card.face());
        let free = equal().find(|piece| !chosen.contains(piece));
        if let Some(piece) = free.or_else(|| equal().next()) {
            self.toggle(piece, hand.choose);
        }
    }
}

/// The cards of a hand as physical cards: the second of two equal cards is another one.
#[must_use]
pub(crate) fn pieces(cards: &[HeldCard]) -> Vec<Card> {
    let mut pieces: Vec<Card> = Vec::with_capacity(cards.len());
    for held in cards {
        let equal = pieces.iter().filter(|piece| piece.face() == held.card.face()).count();
        let piece = u8::try_from(equal).ok().and_then(|n| held.card.copy(n));
        pieces.push(piece.unwrap_or(held.card));
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_cards_of_a_hand_are_different_pieces() {
        let held = |text: &str| HeldCard {
            card: text.parse().unwrap(),
            name: String::new(),
            legal: true,
            offers: Vec::new(),
            mark: None,
        };
        let pieces = pieces(&[held("AS"), held("AS"), held("X"), held("X"), held("X")]);
        let mut different = pieces.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), 5);
        assert_eq!(pieces[1].face(), pieces[0]);
    }
}
