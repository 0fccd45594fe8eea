//! The contracts of these rules as keys: levels down, strains across, the others below; and those that the rules lack.

use five_hundred::{Bid, BidKind, Rules, Strain};
use leptos::prelude::*;
use serde_json::{Map, Value};
use sheet::{Draft, allowing};
use texts::Texts;
use texts::scorekeeper::Keeper;

use super::{book::SheetEditor, coloured, hand::HandForm};

/// The key of a contract.
fn key(hand_form: &HandForm, keeper: Keeper<'_>, draft: &Draft, bid: Bid) -> AnyView {
    let change = hand_form.clone();
    let words = Texts::capitalised(&keeper.texts.bid(bid));
    let chosen = draft.bid == Some(bid);
    let tell = move |_| {
        change.tell(|draft| (draft.bid, draft.passed, draft.rules) = (Some(bid), false, Map::new()));
    };
    view! {
        <button type="button" aria-pressed=chosen.to_string() on:click=tell>
            <span aria-hidden="true">{coloured(keeper.bid(bid))}</span>
            <span class="heard-only">{words}</span>
        </button>
    }
    .into_any()
}

/// The keys of all contracts with the kitty.
pub(super) fn contracts(hand_form: &HandForm, rules: &Rules, keeper: Keeper<'_>, draft: &Draft) -> AnyView {
    let has = |bid: &Bid| rules.bids.binds(*bid);
    let key = |bid: Bid| key(hand_form, keeper, draft, bid);
    let level = |tricks: u8| {
        let bids = Strain::ALL.map(|strain| Bid::tricks(tricks, strain));
        let row = bids.into_iter().map(|bid| has(&bid).then(|| key(bid)));
        bids.iter().any(has).then(|| view! { <div class="level" role="group">{row.collect_view()}</div> })
    };
    let others = Bid::all().filter(has).filter(|bid| !bid.is_sans_kitty());
    let others = others.filter(|bid| !matches!(bid.kind(), BidKind::Tricks(..)));
    view! {
        <div class="contracts">
            {(6..=10).map(level).collect_view()}
            <div class="keys">{others.map(key).collect_view()}</div>
        </div>
    }
    .into_any()
}

/// The keys of those without the kitty, where the rules have them.
pub(super) fn without_kitty(
    hand_form: &HandForm,
    rules: &Rules,
    keeper: Keeper<'_>,
    draft: &Draft,
) -> AnyView {
    let bids: Vec<Bid> = Bid::all().filter(|bid| rules.bids.binds(*bid) && bid.is_sans_kitty()).collect();
    let opened = draft.bid.is_some_and(Bid::is_sans_kitty);
    (!bids.is_empty())
        .then(|| {
            view! {
                <details class="fact without" open=opened>
                    <summary>{keeper.texts.get("pad-without-kitty")}</summary>
                    <div class="keys">
                        {bids.into_iter().map(|bid| key(hand_form, keeper, draft, bid)).collect_view()}
                    </div>
                </details>
            }
        })
        .into_any()
}

/// Contracts that these rules lack: for this hand alone, or from now on.
pub(super) fn others(editor: SheetEditor, hand_form: &HandForm, rules: &Rules, texts: Texts) -> AnyView {
    let lacking: Vec<(Bid, Map<String, Value>)> = Bid::all()
        .filter(|bid| !bid.is_sans_kitty())
        .map(|bid| (bid, allowing(rules, bid)))
        .filter(|(_, changes)| !changes.is_empty())
        .collect();
    let keys = lacking.into_iter().map(|(bid, changes)| {
        let (once, change) = (hand_form.clone(), changes.clone());
        let for_good = hand_form.clone();
        let name = Texts::capitalised(&texts.bid(bid));
        let once = move |_| {
            let changes = change.clone();
            once.tell(|draft| (draft.bid, draft.passed, draft.rules) = (Some(bid), false, changes));
        };
        let for_good = move |_| {
            let changes = changes.clone();
            let _kept = editor.write(|book| book.change_rules(changes));
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
