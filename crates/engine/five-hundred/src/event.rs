//! What a viewer learns from an action, built by naming what is told \[FH-VIEW\].

use cards::{Card, CardSet, Suit};
use serde::{Deserialize, Serialize};
use table::{Recall, Seat, SeatSet, Viewer};

use crate::{
    action::Action,
    rules::Rules,
    show::Visibility,
    state::{State, Zone},
    view::one_or_more,
};

/// Something that a viewer notices in a game of Five Hundred.
///
/// ```
/// use five_hundred::{Action, Event, Rules, table::{self, Seat, Seed, Table, Viewer}};
///
/// let mut table = Table::open(Rules::preset("australian-4")?);
/// table.deal(Seat(0), Seed([1; 32]).into())?;
/// for (seat, call) in [(1, "7H"), (2, "pass"), (3, "pass"), (0, "pass")] {
///     table.act(Seat(seat), call.parse()?)?;
/// }
/// let events = [Event::Called { seat: Seat(0), call: Action::Pass }, Event::Contract { seat: Seat(1) }];
/// assert_eq!(table.events(Viewer::Spectator), events.map(table::Event::In));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Event {
    /// A player called.
    Called { seat: Seat, call: Action },
    /// The auction ended with a contract.
    Contract { seat: Seat },
    /// A player gave cards to their partner; they are known to the two of them. One card is told as it was before there
    /// could be several.
    Gave {
        seat: Seat,
        #[serde(default = "one", skip_serializing_if = "is_one")]
        count: u32,
        #[serde(rename = "card", default, with = "one_or_more")]
        cards: Option<CardSet>,
    },
    /// The contractor discarded; only the contractor knows which cards.
    Discarded { seat: Seat, count: u32, cards: Option<CardSet> },
    /// The contractor said something of the joker or the partners.
    Said { seat: Seat, what: Action },
    /// A card was played, perhaps by somebody else for its owner.
    Played { seat: Seat, by: Seat, from_row: bool, card: Card, demands: Option<Suit> },
    /// It became known who plays with the contractor.
    PartnersKnown { seat: Seat, partners: SeatSet },
    /// The contractor's hand was laid open.
    LaidOpen { seat: Seat },
    /// A trick was taken: its number from 1, its winner.
    Trick { number: u8, winner: Seat, from_row: bool },
}

const fn one() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_one(count: &u32) -> bool {
    *count == 1
}

impl Rules {
    /// What an action brought about, as far as a viewer learns it.
    pub(crate) fn events_of(
        &self,
        (before, after): (&State, &State),
        actor: Seat,
        action: Action,
        viewer: Viewer,
    ) -> Vec<Event> {
        if actor.index() >= self.seats() {
            return Vec::new();
        }
        let [past, now] = [before, after].map(|state| Visibility::new(self, state, viewer, Recall::Table));
        let mut events = vec![self.done(&now, actor, action)];
        match (&before.hand.contract, &after.hand.contract) {
            (None, Some(contract)) => events.push(Event::Contract { seat: contract.seat }),
            // Playing alone has been told by saying so.
            (Some(_), Some(contract)) if !matches!(action, Action::Alone | Action::Partners(_)) => {
                let known = |seen: &Visibility<'_>| {
                    seen.contract().filter(|shown| shown.partners_known).map(|shown| shown.partners)
                };
                if let Some(partners) = known(&now).filter(|partners| known(&past) != Some(*partners)) {
                    events.push(Event::PartnersKnown { seat: contract.seat, partners });
                }
            }
            _ => {}
        }
        let play = &after.hand.play;
        if play.finished > before.hand.play.finished {
            let winner = play.winners[usize::from(play.finished) - 1];
            events.push(Event::Trick {
                number: play.finished,
                winner: self.owner(winner),
                from_row: self.is_row(winner),
            });
        }
        if let (Some(contract), None) = (&after.hand.contract, after.hand.result)
            && viewer != Viewer::Seat(contract.seat)
            && now.seat(contract.seat).hand.is_some()
            && past.seat(contract.seat).hand.is_none()
        {
            events.push(Event::LaidOpen { seat: contract.seat });
        }
        events
    }

    /// The action itself, as much of it as the viewer may know.
    fn done(&self, now: &Visibility<'_>, seat: Seat, action: Action) -> Event {
        match action {
            Action::Pass | Action::Look | Action::Bid(_) => Event::Called { seat, call: action },
            Action::Give(cards) => Event::Gave { seat, count: cards.len(), cards: now.given() },
            Action::Discard(cards) => {
                let known = now.remembers(seat);
                Event::Discarded { seat, count: cards.len(), cards: known.then_some(cards.normalised()) }
            }
            Action::Nominate(_) | Action::Call(_) | Action::Alone | Action::Partners(_) => {
                Event::Said { seat, what: action }
            }
            Action::Play(card) => self.played(now, seat, card, None),
            Action::Lead(card, suit) => self.played(now, seat, card, Some(suit)),
        }
    }

    /// A card on the table; whose it is, the trick says.
    fn played(&self, now: &Visibility<'_>, by: Seat, card: Card, demands: Option<Suit>) -> Event {
        let zone = now.last_played().map_or(Zone(by.0), |(_, zone)| zone);
        Event::Played { seat: self.owner(zone), by, from_row: self.is_row(zone), card: card.face(), demands }
    }

    /// Whether a zone is a row, and not a hand.
    pub(crate) fn is_row(&self, zone: Zone) -> bool {
        self.has_rows() && zone.0 > 1
    }
}
