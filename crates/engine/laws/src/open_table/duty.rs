//! What rulings bind a player to play \[LAW-EXP-12\].

use cards::{Card, CardSet, SuitSet};
use five_hundred::{Action, Choices, Zone};

use crate::open_table::{
    hand::Hand,
    memory::{DemandKind, Standing},
};

/// The cards that a ruling leaves a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Duty {
    /// The law that binds.
    pub(crate) law: &'static str,
    pub(crate) choices: Choices,
}

/// The cards and the jokers of a choice of cards.
fn parts(choices: Choices) -> (CardSet, CardSet, SuitSet) {
    match choices {
        Choices::Play { cards, jokers, suits } => (cards, jokers, suits),
        _ => (CardSet::EMPTY, CardSet::EMPTY, SuitSet::EMPTY),
    }
}

impl Hand {
    /// What binds a zone if it plays now; nothing if it may play what the rules let it.
    pub(crate) fn duty(&self, zone: Zone) -> Option<Duty> {
        if let Some(bound) = self.memory.bound.iter().find(|bound| bound.zone == zone) {
            let card = self.inside().held(zone).find_one(bound.card)?;
            let choices =
                Choices::Play { cards: CardSet::of(card), jokers: CardSet::EMPTY, suits: SuitSet::EMPTY };
            return Some(Duty { law: "LAW-REV-12", choices });
        }
        if let Some(choices) = self.exposed_due(zone) {
            return Some(Duty { law: "LAW-EXP-11", choices });
        }
        let demand = self.binding_demand(zone)?;
        let law = if demand.kind == DemandKind::Play { "LAW-LOOK-5" } else { "LAW-TURN-4" };
        self.obeying(zone, demand).map(|choices| Duty { law, choices })
    }

    /// What a player in turn may do: what the rules let them, within their duty.
    pub(crate) fn cards_for(&self, zone: Zone) -> Choices {
        self.duty(zone).map_or_else(|| self.inside().lawful(zone), |duty| duty.choices)
    }

    /// The exposed cards that may lawfully be played \[LAW-EXP-11\].
    fn exposed_due(&self, zone: Zone) -> Option<Choices> {
        let inside = self.inside();
        if inside.is_row(zone) {
            return None;
        }
        let owner = inside.owner(zone);
        let held = inside.held(zone);
        let exposed: CardSet = self
            .memory
            .exposed
            .iter()
            .filter(|exposure| exposure.seat == owner)
            .filter_map(|exposure| held.find_one(exposure.card))
            .collect();
        let (cards, jokers, suits) = parts(inside.lawful(zone));
        let (cards, jokers) = (cards & exposed, jokers & exposed);
        (!(cards | jokers).is_empty()).then_some(Choices::Play { cards, jokers, suits })
    }

    /// The demand that binds the next card of a zone, obeyed or not: the earliest \[LAW-PREC-9\].
    pub(crate) fn binding_demand(&self, zone: Zone) -> Option<Standing> {
        let inside = self.inside();
        let owner = inside.owner(zone);
        let leads = inside.trick().is_empty();
        let demanded = inside.demanded(inside.finished());
        let free = leads || demanded.is_none_or(|suit| (inside.held(zone) & inside.suit(suit)).is_empty());
        let binds = |demand: &&Standing| {
            demand.seat == owner
                && match demand.kind {
                    DemandKind::Play => free,
                    DemandKind::Lead | DemandKind::Avoid => leads,
                }
        };
        self.memory.demands.iter().find(binds).copied()
    }

    /// The cards that obey a demand, if there are any. A joker without a suit counts for no suit \[LAW-TURN-4\].
    fn obeying(&self, zone: Zone, demand: Standing) -> Option<Choices> {
        let inside = self.inside();
        let (cards, jokers, suits) = parts(inside.lawful(zone));
        let suited = cards - inside.free_jokers();
        let of_suit = suited & inside.suit(demand.suit);
        let obeying = if demand.kind == DemandKind::Avoid { suited - of_suit } else { of_suit };
        if !obeying.is_empty() {
            return Some(Choices::Play { cards: obeying, jokers: CardSet::EMPTY, suits: SuitSet::EMPTY });
        }
        let only_jokers = demand.kind == DemandKind::Avoid && !jokers.is_empty();
        only_jokers.then_some(Choices::Play { cards: CardSet::EMPTY, jokers, suits })
    }
}

/// The card of an action, if it plays one.
pub(crate) const fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::Lead(card, _) => Some(card),
        _ => None,
    }
}
