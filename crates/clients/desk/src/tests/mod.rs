//! What the tests of the desk share: a client that knows no rule, and does only what scenes offer.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::needless_pass_by_value, reason = "an request is made where it is given")]

mod challenges;
mod clicks;
mod elsewhere;
mod frozen;
mod games;
mod guidance;
mod hands;
mod lessons;
mod requests;
mod scenes;
mod sealed;
mod shared;

use crate::wire::{
    BidRow, DeskReply, DeskRequest, HeldCard, Moment, Offer, Panel, Pick, Preferences, Refused, Request,
    Scene, Slot, TableArea, TableRequest, Update,
};
use ::five_hundred::Rules;
use ::rummy_500::Rules as Rummy;
use card_match::{Device, Level, Match};
use cards::Card;
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Serialize, de::DeserializeOwned};
use table::Seed;
use texts::narration::Setup;
use texts::{Lang, Texts};

use crate::{
    Answer, Desk,
    game::OnDesk,
    local::{LocalTable, Seated},
};

/// The presets of Five Hundred.
fn presets() -> impl Iterator<Item = &'static str> {
    ::five_hundred::PRESETS.iter().map(|preset| preset.name)
}

/// The presets of Rummy 500.
fn rummy_presets() -> impl Iterator<Item = &'static str> {
    ::rummy_500::PRESETS.iter().map(|preset| preset.name)
}

fn setup(byte: u8, lang: Lang) -> Setup {
    Setup { seed: Some(Seed([byte; 32])), levels: vec![Level::Beginner], ..Setup::new(lang) }
}

fn opened<G: OnDesk>(code: &str, setup: &Setup) -> LocalTable<G> {
    let rules = crate::desk::rules(code, &Texts::new(setup.lang)).unwrap();
    let asked = setup.of(&rules).unwrap();
    let (game, draw) = Match::new(rules, &asked).unwrap();
    guided(LocalTable::new(Device::new(game), draw, setup.lang))
}

fn five_hundred(code: &str, setup: &Setup) -> LocalTable<Rules> {
    opened(code, setup)
}

fn rummy(code: &str, setup: &Setup) -> LocalTable<Rummy> {
    opened(code, setup)
}

fn sit<G: OnDesk>(device: Device<G>) -> LocalTable<G> {
    guided(LocalTable::new(device, None, Lang::En))
}

/// With every word that there may be.
fn guided<G: OnDesk>(mut local: LocalTable<G>) -> LocalTable<G> {
    local.prefer(guidance_wanted());
    local
}

fn guidance_wanted() -> Preferences {
    Preferences { guidance: true, ..Preferences::default() }
}

/// Numbers by chance, the same ones each time.
struct Dice(ChaCha8Rng);

impl Dice {
    fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below another one.
    fn below(&mut self, n: usize) -> usize {
        self.0.next_u32() as usize % n.max(1)
    }

    fn one_of<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).cloned()
    }
}

/// What a client sends or gets comes through unchanged, as bytes and as JSON; gives both.
fn travels<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) -> (Vec<u8>, String) {
    let (bytes, json) = (postcard::to_allocvec(value).unwrap(), serde_json::to_string(value).unwrap());
    assert_eq!(postcard::from_bytes::<T>(&bytes).unwrap(), *value);
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), *value);
    (bytes, json)
}

/// What comes of any request.
fn answered(
    local: &mut LocalTable<impl OnDesk>,
    request: impl Into<DeskRequest>,
) -> Result<DeskReply, Refused> {
    local.answer_aside(request.into()).map(|answer| match answer {
        Answer::Reply(reply) => reply,
        Answer::PassOn(request) => panic!("nobody answers {request:?}"),
    })
}

/// What comes of a request.
fn ask<R: Request>(local: &mut LocalTable<impl OnDesk>, request: R) -> Result<R::Reply, Refused> {
    answered(local, request).map(|reply| R::reply(reply).unwrap_or_else(|other| panic!("{other:?}")))
}

/// The table that a request leads to.
fn table(local: &mut LocalTable<impl OnDesk>, request: TableRequest) -> Update {
    *ask(local, request).unwrap()
}

/// What comes of a request to a desk, in plain play.
fn plain<R: Request>(desk: &mut Desk, request: R) -> Result<R::Reply, Refused> {
    desk.answer(request.into()).map(|answer| match answer {
        Answer::Reply(reply) => R::reply(reply).unwrap_or_else(|other| panic!("{other:?}")),
        Answer::PassOn(request) => panic!("{request:?} is not plain play"),
    })
}

/// Every action that stands in a scene, legal or not.
fn offers(scene: &Scene) -> Vec<Offer> {
    let rows = |rows: &[BidRow]| -> Vec<Offer> {
        let cells = rows.iter().flat_map(|row| match row {
            BidRow::Level { bids, nil, .. } => bids.iter().flatten().chain(nil).collect(),
            BidRow::Single(cell) => vec![cell],
        });
        cells.map(|cell| cell.offer.clone()).collect()
    };
    let mut offers = Vec::new();
    match &scene.panel {
        Panel::Bids(bids) => {
            offers.extend(rows(&bids.rows));
            offers.extend(bids.sans_kitty.iter().flat_map(|grid| rows(&grid.rows)));
            offers.extend(bids.calls.clone());
        }
        Panel::Offers(offered) | Panel::Next { offers: offered, .. } => offers.extend(offered.clone()),
        Panel::None
        | Panel::Cut(_)
        | Panel::Discard { .. }
        | Panel::Settled { .. }
        | Panel::Pass { .. }
        | Panel::Result { .. } => {}
    }
    let of_cards =
        |cards: &[HeldCard]| -> Vec<Offer> { cards.iter().flat_map(|card| card.offers.clone()).collect() };
    offers.extend(scene.hand_view.iter().flat_map(|hand| of_cards(&hand.cards)));
    for row in scene.players.iter().filter_map(|player| player.row.as_ref()) {
        let up: Vec<HeldCard> = row.piles.iter().filter_map(|pile| pile.up.clone()).collect();
        offers.extend(of_cards(&up));
    }
    if let TableArea::Melds(laid) = &scene.table_area {
        offers.extend(laid.draw.clone());
        offers
            .extend(laid.pile.cards.iter().flat_map(|card| [card.take.clone(), card.call.clone()]).flatten());
    }
    offers
}

fn legal(offers: Vec<Offer>) -> Vec<Offer> {
    offers.into_iter().filter(|offer| offer.legal).collect()
}

/// The word of what is done with chosen cards.
fn put_away(scene: &Scene) -> String {
    match &scene.panel {
        Panel::Discard { word, .. } => word.clone(),
        other => panic!("cards are chosen for {other:?}"),
    }
}

/// The cards of the hand that can be chosen.
fn choosable(scene: &Scene) -> Vec<Card> {
    let cards = scene.hand_view.iter().flat_map(|hand| &hand.cards);
    cards.filter(|card| card.legal).map(|card| card.card).collect()
}

/// What a client that knows no rule does next.
fn click(local: &mut LocalTable<impl OnDesk>, scene: &Scene, dice: &mut Dice) -> TableRequest {
    if !matches!(scene.moment, Moment::Mine | Moment::Claim) {
        return TableRequest::Next;
    }
    let mut offers = legal(offers(scene));
    if let Panel::Bids(bids) = &scene.panel
        && let Some(pass) = bids.calls.iter().find(|call| call.legal && call.action == "pass")
        && dice.below(8) > 0
    {
        // A player who always bids never wins, and their game never ends.
        return TableRequest::Act(pass.action.clone());
    }
    match scene.hand_view.as_ref().map_or(Slot::None, |hand| hand.choose) {
        Slot::Some(count) => {
            let mut cards = choosable(scene);
            let mut words = vec![put_away(scene)];
            for _ in 0..count {
                words.push(cards.remove(dice.below(cards.len())).to_string());
            }
            return TableRequest::Act(words.join(" "));
        }
        Slot::Any => {
            // Cards one by one, until there is one that can go somewhere.
            let cards = choosable(scene);
            let from = dice.below(cards.len());
            for card in cards[from..].iter().chain(&cards[..from]) {
                offers.extend(legal(ask(local, Pick(vec![*card])).unwrap().offers));
                if !offers.is_empty() {
                    break;
                }
            }
        }
        Slot::None | Slot::One => {}
    }
    match dice.one_of(&offers) {
        // A player who is only asked whether they claim mostly lets it go.
        Some(_) if scene.moment == Moment::Claim && dice.below(3) > 0 => TableRequest::Next,
        Some(offer) => TableRequest::Act(offer.action),
        None if scene.moment == Moment::Claim => TableRequest::Next,
        None => panic!("nothing is offered: {scene:?}"),
    }
}
