//! The state of a game of tricks, what may be done and why, for somebody new to it.

use crate::wire::Moment;
use ::five_hundred::{Action, Choices, ContractView, Phase, Rules, Strain, TrickView, axis::Misere};
use cards::{Card, Suit};
use table::Seat;
use texts::Arg;
use texts::narration::five_hundred::{PlaysFrom, plays_from};

use crate::game::Look;

pub(super) fn guidance(look: &Look<'_, Rules>) -> String {
    let parts = match look.moment {
        Moment::Over => vec![look.text("guide-game-over")],
        Moment::Deal => vec![look.text("guide-hand-over")],
        _ => {
            let watching = look.me.is_none().then(|| look.text("guide-watch"));
            watching.into_iter().chain(in_hand(look)).collect()
        }
    };
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn in_hand(look: &Look<'_, Rules>) -> Vec<String> {
    match look.view.phase {
        Some(Phase::Auction) => auction(look),
        Some(Phase::Play) => play(look),
        Some(phase) => vec![exchange(look, phase)],
        None => Vec::new(),
    }
}

fn name(look: &Look<'_, Rules>, seat: Option<Seat>) -> Arg {
    seat.map_or("", |seat| look.narrator.name(seat)).into()
}

fn auction(look: &Look<'_, Rules>) -> Vec<String> {
    let texts = &look.narrator.texts;
    let Choices::Auction { bids, look: blind, .. } = look.view.choices else {
        return vec![texts.format("guide-auction-wait", &[("name", name(look, look.acting.first()))])];
    };
    if blind {
        return vec![look.text("guide-look")];
    }
    let side = look.rules.side(look.nearest);
    let mut parts = vec![look.text(if side.len() > 1 { "guide-auction" } else { "guide-auction-alone" })];
    let high = look.view.calls.iter().rev().find_map(|call| match call.call {
        Action::Bid(bid) => Some((call.seat, bid)),
        _ => None,
    });
    parts.push(match high {
        _ if bids.is_empty() => look.text("guide-auction-none"),
        Some((seat, bid)) => {
            let partner = look.me != Some(seat) && side.contains(seat);
            let key = if partner { "guide-auction-partner" } else { "guide-auction-over" };
            look.narrator.about(key, seat, &[("bid", texts.bid(bid).into())])
        }
        None => look.text("guide-auction-first"),
    });
    let misere = bids.iter().any(::five_hundred::Bid::is_misere);
    if misere {
        parts.push(look.text("guide-auction-misere"));
    } else if look.rules.axes().misere == Misere::AfterSeven && high.is_none() {
        parts.push(look.text("guide-auction-misere-later"));
    }
    parts
}

/// Between the auction and the first lead.
fn exchange(look: &Look<'_, Rules>, phase: Phase) -> String {
    let texts = &look.narrator.texts;
    let contract = look.view.contract.as_ref();
    let misere = contract.is_some_and(|contract| contract.bid.is_misere());
    match look.view.choices {
        Choices::Give { count: 1, .. } => look.text("guide-give"),
        Choices::Give { count, .. } => texts.format("guide-give-several", &[("count", count.into())]),
        Choices::Discard { count: 0, .. } => look.text("guide-discard-none"),
        Choices::Discard { count, .. } => {
            let trumps = contract.is_some_and(|contract| contract.trump.is_some());
            let key = match (misere, trumps) {
                (true, _) => "guide-discard-misere",
                (_, false) => "guide-discard-no-trumps",
                _ => "guide-discard",
            };
            texts.format(key, &[("count", count.into())])
        }
        Choices::Nominate if has_low_jokers(look) => look.text("guide-nominate-low"),
        Choices::Nominate => look.text("guide-nominate"),
        Choices::Partners { .. } => look.text("guide-partners"),
        _ => {
            let key = match phase {
                Phase::Discard => "guide-discard-wait",
                Phase::Give => "guide-give-wait",
                Phase::Nominate => "guide-nominate-wait",
                _ => "guide-partners-wait",
            };
            texts.format(key, &[("name", name(look, look.acting.first()))])
        }
    }
}

fn play(look: &Look<'_, Rules>) -> Vec<String> {
    let texts = &look.narrator.texts;
    let sits_out = look.me.is_some_and(|me| !look.view.seats[me.index()].plays);
    let goal = look
        .view
        .contract
        .as_ref()
        .map_or_else(|| look.text("guide-no-contract"), |contract| goal(look, contract));
    let now = match look.view.choices {
        Choices::Play { .. } if look.is_mine() => legal(look),
        _ if sits_out => look.text("guide-sits-out"),
        _ => texts.format("guide-leads", &[("name", name(look, look.acting.first()))]),
    };
    vec![goal, so_far(look).filter(|_| !look.is_mine() && !sits_out).unwrap_or(now)]
}

/// The player who wins the trick on the table.
fn so_far(look: &Look<'_, Rules>) -> Option<String> {
    let best = look.view.trick.as_ref()?.winner()?;
    let card = look.narrator.texts.card(best.card);
    Some(look.narrator.about("guide-trick", best.seat, &[("card", card.into())]))
}

/// What the viewer's side wants.
fn goal(look: &Look<'_, Rules>, contract: &ContractView) -> String {
    let party = contract.side();
    let taken: u8 = party.iter().map(|seat| look.view.seats[seat.index()].tricks).sum();
    let ours = look.me.is_some_and(|me| party.contains(me));
    let secret = !contract.partners_known && !look.rules.has_fixed_sides();
    let left = 10_u8.saturating_sub(look.view.tricks_played);
    let short = contract.needed.saturating_sub(taken);
    let side = if ours {
        "ours"
    } else if look.me.is_none() {
        "watched"
    } else {
        "theirs"
    };
    let key = match (contract.needed, contract.seat) {
        (0, _) if taken > 0 => "guide-misere-lost",
        (0, seat) if look.me == Some(seat) => "guide-misere-mine",
        (0, _) => "guide-misere-theirs",
        _ if short == 0 => "guide-made",
        _ if short > left => "guide-beaten",
        _ => "guide-needed",
    };
    let args = [
        ("side", side.into()),
        ("needed", contract.needed.into()),
        ("taken", taken.into()),
        ("short", short.into()),
        ("beat", (left + 1).saturating_sub(short).into()),
    ];
    let goal = look.narrator.about(key, contract.seat, &args);
    if secret && contract.called.is_some() {
        format!("{goal} {}", look.text("guide-secret-partner"))
    } else {
        goal
    }
}

/// Which cards may be played, and why.
fn legal(look: &Look<'_, Rules>) -> String {
    let texts = &look.narrator.texts;
    let Choices::Play { cards, jokers, .. } = look.view.choices else { return String::new() };
    let strain = look.view.contract.as_ref().map_or(Strain::NoTrumps, |contract| contract.bid.strain());
    let led = look.view.trick.as_ref().filter(|trick| !trick.plays.is_empty());
    let place = match plays_from(look.view, look.nearest) {
        PlaysFrom::Hand => String::new(),
        PlaysFrom::Row => look.text("guide-from-row"),
        PlaysFrom::For(owner) => texts.format("guide-play-for", &[("name", name(look, Some(owner)))]),
    };
    let rule = match led.map(|trick| trick.led) {
        None if !jokers.is_empty() => look.text("guide-lead-joker"),
        None => look.text("guide-lead"),
        Some(None) => look.text("guide-bare-joker"),
        Some(Some(suit)) => {
            let follows =
                (cards | jokers).into_iter().any(|card| look.rules.suit_of(strain, card) == Some(suit));
            let only_joker = cards.len() == 1 && cards.into_iter().all(Card::is_joker);
            let key = if follows {
                "guide-follow"
            } else if only_joker && strain.trump().is_none() {
                "guide-only-joker"
            } else {
                "guide-void"
            };
            let trumps = trumps_in_trick(look, strain, suit);
            let rule = texts.format(key, &[("suit", texts.suit(suit).into()), ("trumps", trumps.into())]);
            if follows && strain.trump() == Some(suit) {
                let shade = if suit.is_red() { "red" } else { "black" };
                format!("{rule} {}", texts.format("guide-bowers", &[("shade", shade.into())]))
            } else {
                rule
            }
        }
    };
    [place, rule].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Whether jokers are the lowest cards of the contract.
fn has_low_jokers(look: &Look<'_, Rules>) -> bool {
    look.view.contract.as_ref().is_some_and(|contract| look.rules.has_low_jokers(contract.bid))
}

/// What trumps have to do with the trick on the table, to which `suit` was led: there are none, they were led, one has
/// been played, or one could still be.
fn trumps_in_trick(look: &Look<'_, Rules>, strain: Strain, suit: Suit) -> &'static str {
    let best = look.view.trick.as_ref().and_then(TrickView::winner);
    let winning = best.and_then(|play| look.rules.suit_of(strain, play.card));
    match strain.trump() {
        None if has_low_jokers(look) && best.is_none_or(|play| play.card != Card::Y) => "low",
        None => "none",
        Some(trump) if trump == suit => "led",
        Some(trump) if winning == Some(trump) => "played",
        Some(_) => "open",
    }
}
