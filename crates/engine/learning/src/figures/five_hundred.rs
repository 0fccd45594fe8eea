//! What a hand of Five Hundred tells of its player.

use five_hundred::{Action, Choices, Rules, View};
use players::{Judged, Loss};
use serde_json::Value;
use table::{Seat, SeatSet, Table, Viewer};

use super::{
    category::Category,
    hand::{Figured, HandFigures, Played},
    outlook,
};
use crate::puzzle::{Role, Theme, theme};

impl Figured for Rules {
    fn lost_by(&self, judged: &Judged<Self>, loss: &Loss<Action>) -> (Category, Option<Theme>) {
        let (better, done) = (loss.better.action, judged.action);
        match &judged.view.choices {
            Choices::Auction { .. } => (bid(self, better, done), Some(Theme::of_call(better, done))),
            Choices::Play { .. } => (card(&judged.view), Some(theme(self, &judged.view, better, done))),
            _ => (Category::Exchange, None),
        }
    }

    fn of_hand(table: &Table<Self>, me: Seat, deals: usize, figures: &mut HandFigures) {
        let Some(hand) = table.finished_hands().last() else { return };
        figures.played = played(hand, table.game().side(me), me);
        figures.expected = outlook::expected(table, me, deals).map(|points| (points * 10.0).round() / 10.0);
    }

    fn of_step(_: &Table<Self>, me: Seat, judged: &Judged<Self>, figures: &mut HandFigures) {
        let Some(played) = figures.played.as_mut().filter(|played| played.role == Role::Contractor) else {
            return;
        };
        if let (true, Action::Bid(bid)) = (judged.seat == me, judged.action)
            && bid.to_string() == played.bid
        {
            let weighed = judged.weighed.iter().find(|weighed| weighed.action == judged.action);
            let percent = |chance: f64| (chance * 100.0).round() / 100.0;
            played.foreseen = weighed.and_then(|weighed| weighed.chance).map(percent);
        }
    }
}

/// The contract of a finished hand, as it stands in a result \[NOT-RES-5\], for one of its players and
/// their side: who sits out of a misère is a partner, too.
fn played(hand: &Value, side: SeatSet, me: Seat) -> Option<Played> {
    let contract = &hand["contract"];
    let is_me = |seat: &Value| seat.as_u64() == Some(me.index() as u64);
    let role = match contract["partners"].as_array() {
        _ if is_me(&contract["seat"]) => Role::Contractor,
        Some(partners) if partners.iter().any(is_me) => Role::Partner,
        _ if contract["seat"].as_u64().is_some_and(|seat| side.contains(Seat(seat as u8))) => Role::Partner,
        _ => Role::Defender,
    };
    Some(Played {
        bid: contract["bid"].as_str()?.to_owned(),
        role,
        made: hand["result"] == "made",
        foreseen: None,
    })
}

/// Whether a call was too high or too low.
fn bid(rules: &Rules, better: Action, done: Action) -> Category {
    match (better, done) {
        (Action::Bid(better), Action::Bid(done)) if rules.bids.outranks(done, better) => Category::BidHigh,
        (Action::Bid(_), _) => Category::BidLow,
        _ => Category::BidHigh,
    }
}

/// The kind of decision that a card is.
fn card(view: &View) -> Category {
    let Some(contract) = &view.contract else { return Category::Defence };
    let leads = view.trick.as_ref().is_none_or(|trick| trick.plays.is_empty());
    let ours = matches!(view.viewer, Viewer::Seat(me) if contract.side().contains(me));
    match (contract.bid.is_misere(), leads, ours) {
        (true, ..) => Category::Misere,
        (_, true, _) => Category::Lead,
        (_, _, true) => Category::Contractor,
        _ => Category::Defence,
    }
}
