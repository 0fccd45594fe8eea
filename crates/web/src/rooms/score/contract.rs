//! The contracts of these rules as keys: levels down, strains across, the others below; and those that the rules lack.

use five_hundred::{Bid, BidKind, Rules, Strain};
use kookaburra::{AnyRules, rules_to_json};
use leptos::prelude::*;
use scorekeeper::Keeper;
use serde_json::{Map, Value};
use sheet::{Draft, allowing};
use texts::Texts;

use super::{book::Pen, hand::Slate};

/// The keys of all contracts.
pub(super) fn contracts(slate: &Slate, rules: &Rules, keeper: Keeper<'_>, draft: &Draft) -> AnyView {
    let texts = keeper.texts;
    let has = |bid: &Bid| rules.bids.has(*bid);
    let key = |bid: Bid| {
        let change = slate.clone();
        let words = Texts::capitalised(&texts.bid(bid));
        let chosen = draft.bid == Some(bid);
        let tell = move |_| {
            change.tell(|draft| (draft.bid, draft.passed, draft.rules) = (Some(bid), false, Map::new()));
        };
        view! {
            <button type="button" aria-pressed=chosen.to_string() on:click=tell>
                <span aria-hidden="true">{keeper.bid(bid)}</span>
                <span class="heard-only">{words}</span>
            </button>
        }
    };
    let level = |tricks: u8| {
        let bids = Strain::ALL.map(|strain| Bid::tricks(tricks, strain));
        let row = bids.into_iter().map(|bid| has(&bid).then(|| key(bid)));
        bids.iter().any(has).then(|| view! { <div class="level" role="group">{row.collect_view()}</div> })
    };
    let special = |bid: &Bid| !matches!(bid.kind(), BidKind::Tricks(..)) || bid.is_sans_kitty();
    let (without, others): (Vec<Bid>, Vec<Bid>) =
        Bid::all().filter(has).filter(special).partition(|bid| bid.is_sans_kitty());
    let sans_kitty = (!without.is_empty()).then(|| {
        view! {
            <details class="without">
                <summary>{texts.get("pad-without-kitty")}</summary>
                <div class="keys">{without.into_iter().map(key).collect_view()}</div>
            </details>
        }
    });
    view! {
        <div class="contracts">
            {(6..=10).map(level).collect_view()}
            <div class="keys">{others.into_iter().map(key).collect_view()}</div>
            {sans_kitty}
        </div>
    }
    .into_any()
}

/// Contracts that these rules lack: for this hand alone, or from now on.
pub(super) fn others(pen: Pen, slate: &Slate, rules: &Rules, texts: Texts) -> AnyView {
    let lacking: Vec<(Bid, Map<String, Value>)> = Bid::all()
        .filter(|bid| !bid.is_sans_kitty())
        .map(|bid| (bid, allowing(rules, bid)))
        .filter(|(_, changes)| !changes.is_empty())
        .collect();
    let keys = lacking.into_iter().map(|(bid, changes)| {
        let (once, change) = (slate.clone(), changes.clone());
        let for_good = slate.clone();
        let name = Texts::capitalised(&texts.bid(bid));
        let once = move |_| {
            let changes = change.clone();
            once.tell(|draft| (draft.bid, draft.passed, draft.rules) = (Some(bid), false, changes));
        };
        let for_good = move |_| {
            let changes = changes.clone();
            let _kept = pen.write(|book| {
                if let Ok(AnyRules::FiveHundred(rules)) = book.rules() {
                    let mut map = rules_to_json(rules.spec());
                    map.extend(changes);
                    book.game_mut().rules = Some(map);
                }
            });
            for_good.tell(|draft| (draft.bid, draft.passed, draft.rules) = (Some(bid), false, Map::new()));
        };
        view! {
            <li>
                <button type="button" on:click=once>{name}</button>
                <button type="button" on:click=for_good>{texts.get("pad-from-now-on")}</button>
            </li>
        }
    });
    let keys = keys.collect_view();
    (!keys.is_empty())
        .then(|| {
            view! {
                <details class="others">
                    <summary>{texts.get("pad-other-contract")}</summary>
                    <p class="hint">{texts.get("pad-other-contract-hint")}</p>
                    <ul>{keys}</ul>
                </details>
            }
        })
        .into_any()
}
