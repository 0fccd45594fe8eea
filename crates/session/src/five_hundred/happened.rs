//! What happened, in the order in which a table would notice it. Found by comparing what the human saw before and
//! after an action, so that nothing can be told that they may not know.

use cards::{Card, Suit};
use five_hundred::{Action, View};
use table::{Seat, Viewer};

use narration::five_hundred::Event;

/// What an action brought about, as far as `before` and `after`, two views of the human, tell.
pub(super) fn happened(before: &View, after: &View, actor: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    events.push(done(after, actor, action));
    let known =
        |view: &View| view.contract.as_ref().filter(|contract| contract.partners_known).map(|c| c.partners);
    if before.contract.is_none()
        && let Some(contract) = &after.contract
    {
        events.push(Event::Contract { seat: contract.seat });
    } else if let (None, Some(partners)) = (known(before), known(after)) {
        let seat = after.contract.as_ref().map_or(actor, |contract| contract.seat);
        // A contractor who says that they play alone has just told so themselves.
        if !matches!(action, Action::Alone | Action::Partners(_)) {
            events.push(Event::PartnersKnown { seat, partners });
        }
    }
    if after.tricks_played > before.tricks_played
        && let Some(trick) = after.tricks.last()
        && let Some(best) = trick.plays.get(usize::from(trick.best))
    {
        events.push(Event::Trick { number: after.tricks_played, winner: best.seat, from_row: best.from_row });
    }
    if let (Some(contract), None) = (&after.contract, &after.outcome) {
        let open = |view: &View| view.seats[contract.seat.index()].hand.is_some();
        let mine = after.viewer == Viewer::Seat(contract.seat);
        if !mine && open(after) && !open(before) {
            events.push(Event::LaidOpen { seat: contract.seat });
        }
    }
    events
}

/// The action itself, as much of it as the human may know.
fn done(after: &View, actor: Seat, action: Action) -> Event {
    let mine = after.viewer == Viewer::Seat(actor);
    match action {
        Action::Pass | Action::Look | Action::Bid(_) => Event::Called { seat: actor, call: action },
        Action::Give(card) => {
            let known = mine || after.given.is_some();
            Event::Gave { seat: actor, card: known.then_some(card) }
        }
        Action::Discard(cards) => {
            Event::Discarded { seat: actor, count: cards.len(), cards: mine.then_some(cards) }
        }
        Action::Nominate(_) | Action::Call(_) | Action::Alone | Action::Partners(_) => {
            Event::Said { seat: actor, what: action }
        }
        Action::Play(card) => played(after, actor, card, None),
        Action::Lead(card, suit) => played(after, actor, card, Some(suit)),
    }
}

/// A card on the table; whose it is, the trick says.
fn played(after: &View, by: Seat, card: Card, demands: Option<Suit>) -> Event {
    let trick = after.trick.as_ref().filter(|trick| !trick.plays.is_empty()).or(after.tricks.last());
    let play = trick.and_then(|trick| trick.plays.last());
    let (seat, from_row) = play.map_or((by, false), |play| (play.seat, play.from_row));
    Event::Played { seat, by, from_row, card: card.face(), demands }
}
